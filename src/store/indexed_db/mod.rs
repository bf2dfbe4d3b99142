//! Plays in a browser's IndexedDB: safe against a tab that is killed, a full quota and a second tab.
//!
//! - [`schema`] is its form, and how an older one is upgraded; [`database`] opens it and says what went wrong.
//! - [`plays`] carries out the requests, each in one transaction that has reached the disk (durability "strict") before it is
//!   answered; [`change`] is such a transaction, which compares each record with its checksum, and [`kept`] the values.
//! - A browser answers later, never at once: requests wait in line and are carried out one after the other.
//! - Tabs tell each other on a channel that something was written.
//! - A tab gives the database up when a later version is about to change its form, which would wait for ever else. What was
//!   asked until then is done first.

mod change;
mod channel;
mod database;
mod kept;
mod plays;
mod schema;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use indexed_db_futures::database::Database;
use indexed_db_futures::internals::SystemRepr as _;
use js_sys::Promise;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{Answer, Reply, Request, Store, StoreError, Ticket, Tickets};

use channel::Channel;

/// How long a tab that has to give the database up waits for more to be asked, in milliseconds: the window sends what was
/// tapped last as soon as what was tapped before is saved.
const STILL: i32 = 250;

/// How often it waits so at most; somebody who never stops tapping must not keep the later version out.
const WAITS: u32 = 20;

/// How long another tab may take to give the database up before a person is told, in milliseconds.
const PATIENCE: i32 = 2_000;

/// The window's store in a browser. It opens the database by itself and says [`Reply::Opened`] unasked, or the error that
/// keeps it from opening; each later request tries to open again then.
pub struct IndexedDb {
    desk: Rc<Desk>,
    tickets: Tickets,
}

/// What the store and its work in the background share; a browser's program has one thread.
struct Desk {
    waiting: RefCell<VecDeque<(Ticket, Request)>>,
    ready: RefCell<Vec<Answer>>,
    /// Whether somebody is at work already.
    working: Cell<bool>,
    database: RefCell<Option<Database>>,
    channel: Option<Channel>,
    wake: Box<dyn Fn()>,
}

impl IndexedDb {
    /// The plays of this browser and this address; `wake` is called when an answer waits.
    pub fn start(wake: impl Fn() + 'static) -> Self {
        let desk = Rc::new_cyclic(|desk: &std::rc::Weak<Desk>| {
            let desk = desk.clone();
            let heard = move || {
                if let Some(desk) = desk.upgrade() {
                    desk.answer(None, Ok(Reply::ChangedElsewhere));
                }
            };
            Desk {
                waiting: RefCell::default(),
                ready: RefCell::default(),
                working: Cell::new(false),
                database: RefCell::default(),
                channel: Channel::open(heard),
                wake: Box::new(wake),
            }
        });
        desk.work(true);
        Self { desk, tickets: Tickets::default() }
    }
}

impl Store for IndexedDb {
    fn ask(&mut self, request: Request) -> Ticket {
        let ticket = self.tickets.next();
        self.desk.waiting.borrow_mut().push_back((ticket, request));
        self.desk.work(false);
        ticket
    }

    fn answers(&mut self) -> Vec<Answer> {
        self.desk.ready.take()
    }
}

impl Desk {
    /// Has the requests carried out, unless that is happening; `opening` is the first time, when nothing is asked yet.
    fn work(self: &Rc<Self>, opening: bool) {
        if self.working.replace(true) {
            return;
        }
        let desk = Rc::clone(self);
        spawn_local(async move {
            if opening && let Err(error) = desk.database().await {
                desk.answer(None, Err(error));
            }
            while let Some((ticket, request)) = desk.next() {
                let result = desk.perform(request).await;
                desk.answer(Some(ticket), result);
            }
            desk.working.set(false);
        });
    }

    fn next(&self) -> Option<(Ticket, Request)> {
        self.waiting.borrow_mut().pop_front()
    }

    async fn perform(self: &Rc<Self>, request: Request) -> Result<Reply, StoreError> {
        let database = self.database().await?;
        let (writes, begins) = (request.writes(), matches!(request, Request::Create { .. } | Request::Batch { .. }));
        let result = plays::perform(&database, request).await;
        match &result {
            Ok(_) if writes => self.tell_others(),
            // The connection is of no use any more; the next request opens a new one.
            Err(StoreError::Broken { .. }) => self.close(),
            Ok(_) | Err(_) => {}
        }
        if begins && result.is_ok() {
            // Somebody has begun to keep something here: now it is worth asking that it stays.
            database::keep_for_good();
        }
        result
    }

    /// The open database; opens it if that has not been done or has failed.
    async fn database(self: &Rc<Self>) -> Result<Database, StoreError> {
        let open = self.database.borrow().clone();
        if let Some(open) = open {
            return Ok(open);
        }
        let desk = Rc::downgrade(self);
        let blocked = move || {
            let desk = desk.clone();
            spawn_local(async move {
                sleep(PATIENCE).await;
                // It has opened meanwhile, as a rule.
                if let Some(desk) = desk.upgrade().filter(|desk| desk.database.borrow().is_none()) {
                    desk.answer(None, Err(StoreError::OlderTab));
                }
            });
        };
        let opened = database::open(blocked, |database| self.give_way(database)).await?;
        self.database.replace(Some(opened.clone()));
        self.answer(None, Ok(Reply::Opened(Vec::new())));
        Ok(opened)
    }

    /// Closes the database when another page is about to change its form or to delete it, as soon as all that was asked is
    /// done, or when the browser has closed it; then it is opened anew, and the window is told what has become of it. It has
    /// to be called as soon as the database is open: the browser asks each page once, also one that is only looking whose it is.
    fn give_way(self: &Rc<Self>, database: &Database) {
        let (desk, own) = (Rc::downgrade(self), database.clone());
        // The library's own listener needs crates that nobody keeps any more.
        let give_way = Closure::once_into_js(move || {
            own.as_sys().set_onversionchange(None);
            own.as_sys().set_onclose(None);
            spawn_local(async move {
                let Some(desk) = desk.upgrade() else { return own.close() };
                for _ in 0..WAITS {
                    // Nobody taps on a page that is not seen, and its timers may take a minute.
                    if is_hidden() && !desk.working.get() {
                        break;
                    }
                    sleep(STILL).await;
                    if !desk.working.get() {
                        break;
                    }
                }
                let is_in_use = desk.database.borrow().as_ref().is_some_and(|open| open.as_sys() == own.as_sys());
                own.close();
                if is_in_use {
                    drop(desk.database.take());
                    desk.work(true);
                }
            });
        });
        database.as_sys().set_onversionchange(give_way.dyn_ref());
        database.as_sys().set_onclose(give_way.dyn_ref());
    }

    /// Lets go of a connection that failed: it must neither keep a later version waiting, nor close the next one.
    fn close(&self) {
        if let Some(database) = self.database.take() {
            database.as_sys().set_onversionchange(None);
            database.as_sys().set_onclose(None);
            database.close();
        }
    }

    fn tell_others(&self) {
        if let Some(channel) = &self.channel {
            channel.tell();
        }
    }

    fn answer(&self, ticket: Option<Ticket>, result: Result<Reply, StoreError>) {
        self.ready.borrow_mut().push(Answer { ticket, result });
        (self.wake)();
    }
}

/// Whether the page lies behind others.
fn is_hidden() -> bool {
    web_sys::window().and_then(|window| window.document()).is_some_and(|document| document.hidden())
}

/// Waits for so many milliseconds, or not at all where there is no window to wait in.
async fn sleep(milliseconds: i32) {
    let Some(window) = web_sys::window() else { return };
    let later = Promise::new(&mut |done, _| {
        // The promise of a timer that cannot be set is never kept, so it is kept at once.
        if window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds).is_err() {
            drop(done.call0(&wasm_bindgen::JsValue::NULL));
        }
    });
    // It is never refused.
    drop(JsFuture::from(later).await);
}
