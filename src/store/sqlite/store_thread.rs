//! A thread that owns the database, so that the window never waits for the disk.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::store::{Answer, Notice, Reply, Request, Store, StoreError, Ticket, Tickets};

use super::backup::{self, Moment};
use super::{DatabaseLocation, Opened, Sqlite, connect};

/// How often the thread looks whether another window has written.
const WATCH: Duration = Duration::from_millis(500);

/// Called, from any thread, when an answer waits.
type Wake = Arc<dyn Fn() + Send + Sync>;

/// The window's store on the desktop.
///
/// It opens the database by itself and says [`Reply::Opened`] unasked, or the error that keeps it from opening; each
/// later request tries to open again then. When it is dropped it finishes what it was asked, and closes the database.
pub struct StoreThread {
    /// None when it is being dropped, which is how the thread learns that nothing more will come.
    requests: Option<Sender<(Ticket, Request)>>,
    answers: Receiver<Answer>,
    thread: Option<JoinHandle<()>>,
    tickets: Tickets,
    unheard: Vec<Answer>,
}

impl StoreThread {
    /// A keeper of the plays in this folder; `wake` is called when an answer waits.
    pub fn start(folder: PathBuf, wake: Wake) -> Self {
        let (requests, asked) = channel();
        let (answering, answers) = channel();
        let work = move || Worker { folder, answering, wake, store: None, backup: None, gone: false }.run(&asked);
        // Without a thread the requests find nobody, and `ask` says so.
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(work).ok();
        Self { requests: Some(requests), answers, thread, tickets: Tickets::default(), unheard: Vec::new() }
    }
}

impl Store for StoreThread {
    fn ask(&mut self, request: Request) -> Ticket {
        let ticket = self.tickets.next();
        let sent = self.requests.as_ref().is_some_and(|requests| requests.send((ticket, request)).is_ok());
        if !sent {
            let why = "the store's thread has ended".to_owned();
            self.unheard.push(Answer { ticket: Some(ticket), result: Err(StoreError::Broken { why }) });
        }
        ticket
    }

    fn answers(&mut self) -> Vec<Answer> {
        let mut answers: Vec<Answer> = self.answers.try_iter().collect();
        answers.append(&mut self.unheard);
        answers
    }
}

impl Drop for StoreThread {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // It ends by itself when all is done; how it ended is of no use to anybody now.
            drop(thread.join());
        }
    }
}

/// The thread's side.
struct Worker {
    folder: PathBuf,
    answering: Sender<Answer>,
    wake: Wake,
    store: Option<Sqlite>,
    backup: Option<BackingUp>,
    /// Whether it was said that the database's file is gone. It is said once, and what is asked tries again.
    gone: bool,
}

impl Worker {
    fn run(mut self, asked: &Receiver<(Ticket, Request)>) {
        if let Err(error) = self.opened() {
            self.answer(None, Err(error));
        }
        let mut watched = Instant::now();
        loop {
            match asked.recv_timeout(WATCH.saturating_sub(watched.elapsed())) {
                Ok((ticket, request)) => {
                    let result = self.perform(request);
                    self.answer(Some(ticket), result);
                    self.tell_notices();
                }
                Err(RecvTimeoutError::Timeout) => {
                    watched = Instant::now();
                    self.watch();
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        if let Some(backup) = self.backup.take() {
            backup.cancel();
        }
        if let Some(store) = self.store.take() {
            store.close();
        }
    }

    /// Carries out a request. The backups can be had, and put in its place, also when the database cannot be opened.
    fn perform(&mut self, request: Request) -> Result<Reply, StoreError> {
        let error = match self.opened() {
            Ok(store) => return store.perform(request),
            Err(error) => error,
        };
        match request {
            Request::Backups => Ok(Reply::Backups(Sqlite::backups_in(&self.folder))),
            Request::Recover { backup } => {
                let Opened { store, notices } = Sqlite::recover_in(&self.folder, &backup)?;
                self.store = Some(store);
                Ok(Reply::Opened(notices))
            }
            _ => Err(error),
        }
    }

    /// The open store; opens it if an earlier attempt failed.
    fn opened(&mut self) -> Result<&mut Sqlite, StoreError> {
        let store = if let Some(store) = self.store.take() {
            store
        } else {
            let Opened { store, notices } = Sqlite::open(&self.folder)?;
            self.backup = BackingUp::start(&store);
            self.answer(None, Ok(Reply::Opened(notices)));
            store
        };
        Ok(self.store.insert(store))
    }

    fn watch(&mut self) {
        self.watch_the_file();
        if self.store.as_mut().is_some_and(Sqlite::changed_elsewhere) {
            self.answer(None, Ok(Reply::ChangedElsewhere));
        }
        if let Some(backup) = self.backup.take_if(|backup| backup.thread.is_finished()) {
            match backup.finish() {
                // The copy is not sound, so the database is not: opening it again deals with that.
                Err(StoreError::Damaged) => {
                    if let Some(store) = &mut self.store {
                        store.check_whole();
                    }
                    self.tell_notices();
                }
                Err(why) => self.answer(None, Ok(Reply::Noticed(Notice::NoBackup { why }))),
                Ok(()) => {}
            }
        }
    }

    /// Goes on in a file that has a name, if the open one was moved or replaced; where that cannot be, says so.
    fn watch_the_file(&mut self) {
        let Some(store) = &mut self.store else { return };
        if self.gone && !store.is_in_place() {
            return;
        }
        let stays = store.stay_in_place();
        self.gone = stays.is_err();
        self.tell_notices();
        if let Err(error) = stays {
            self.answer(None, Err(error));
        }
    }

    /// Tells of a database that had to be opened again.
    fn tell_notices(&mut self) {
        let notices = self.store.as_mut().map(Sqlite::notices).unwrap_or_default();
        if !notices.is_empty() {
            self.answer(None, Ok(Reply::Opened(notices)));
        }
    }

    fn answer(&self, ticket: Option<Ticket>, result: Result<Reply, StoreError>) {
        // A keeper that is being dropped no longer listens.
        drop(self.answering.send(Answer { ticket, result }));
        (self.wake)();
    }
}

/// A backup that is made beside the work, through a connection of its own.
struct BackingUp {
    cancel: Arc<AtomicBool>,
    thread: JoinHandle<Result<(), StoreError>>,
}

impl BackingUp {
    /// Starts the backup after opening, if one is due.
    fn start(store: &Sqlite) -> Option<Self> {
        let open = store.open.as_ref().filter(|open| open.reading_only.is_none())?;
        if !backup::due(&open.conn, &store.place, Moment::Opening).unwrap_or(false) {
            return None;
        }
        let cancel = Arc::new(AtomicBool::new(false));
        let (place, cancelled) = (store.place.clone(), Arc::clone(&cancel));
        let make = move || Self::make(&place, &cancelled);
        let thread = std::thread::Builder::new().name("backup".to_owned()).spawn(make).ok()?;
        Some(Self { cancel, thread })
    }

    fn make(place: &DatabaseLocation, cancel: &AtomicBool) -> Result<(), StoreError> {
        backup::make(&connect::to_work(&place.database())?, place, cancel)
    }

    /// Stops it soon, without a trace.
    fn cancel(self) {
        self.cancel.store(true, Ordering::Relaxed);
        // Whatever came of it, the next opening makes a backup if one is due.
        drop(self.finish());
    }

    fn finish(self) -> Result<(), StoreError> {
        let ended = || Err(StoreError::Broken { why: "the backup's thread has ended".to_owned() });
        self.thread.join().unwrap_or_else(|_| ended())
    }
}
