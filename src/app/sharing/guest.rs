//! This device as a guest at a table: joining, what the host says, and going on alone.

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::place::Place;
use crate::app::sharing::seat_dialog::SeatDialog;
use crate::app::state::prefs::Settings;
use crate::link::linked::LinkEvent;
use crate::link::socket::Dialer;
use crate::link::{Address, Failure};
use crate::locale::{Language, Message};
use crate::store::PlayId;
use crate::table::seat::Seat;
use crate::wire::{NAME_LIMIT, Role, looks_like_the_host, person_name};

/// What joining a table has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Joining {
    /// Whether tables can be joined on this device at all.
    pub possible: bool,
    /// The link by which the page was opened, with its key; none where somebody types an address.
    pub link: Option<String>,
    /// Where the page comes from; empty on a desktop.
    pub origin: String,
    /// Whether the host is being reached.
    pub connecting: bool,
    /// Why it did not come to it.
    pub failed: Option<Message>,
    /// The play that was joined and of which it is not known yet who sits at this device.
    asks_seat: Option<PlayId>,
}

impl App {
    /// The same window, which can join tables by sockets of this dialer.
    #[must_use]
    pub fn linked_by(mut self, dial: Dialer) -> Self {
        self.client.link().dial_with(dial);
        self.model.join.possible = true;
        self
    }

    /// Tries to reach the host again now, as the banner does.
    pub fn reconnect(&mut self) {
        self.apply(AppAction::Reconnect);
    }

    /// The page was opened by a link to a table.
    pub(in crate::app) fn invited(&mut self, link: String) {
        self.model.join.link = Some(link);
        // What was shown before is not what somebody came for.
        self.decide();
        self.go(Place::Join);
    }

    /// Joins a table, or says what is wrong with what was typed.
    pub(in crate::app) fn join(&mut self, address: &str, code: &str, name: &str) {
        let shorter = || person_name(&name.trim().chars().take(NAME_LIMIT).collect::<String>());
        let name = person_name(name).or_else(shorter).unwrap_or_default();
        let address = Address::read(address);
        let refused = match &address {
            _ if name.is_empty() => Some("link-name-missing"),
            _ if looks_like_the_host(&name) => Some("link-failed-name"),
            Err(_) => Some("link-address-wrong"),
            Ok(_) => None,
        };
        let address = match (refused, address) {
            (None, Ok(address)) if address.credential.is_some() => Ok(address),
            (None, Ok(address)) => address.with_code(code).or(Err("link-code-wrong")),
            (refused, _) => Err(refused.unwrap_or("link-address-wrong")),
        };
        match address {
            Ok(address) => {
                if self.refuses_to_leave() {
                    return;
                }
                if self.model.settings.guest != name {
                    let settings = Settings { guest: name.clone(), ..self.model.settings.clone() };
                    self.apply(AppAction::Settings(settings));
                }
                self.client.link().join(address, &name);
                (self.model.join.connecting, self.model.join.failed) = (true, None);
            }
            Err(key) => self.model.join.failed = Some(Message::new(key)),
        }
    }

    pub(in crate::app) fn stop_joining(&mut self) {
        self.client.link().stop_joining();
        self.model.join.connecting = false;
    }

    /// Leaves the table, and goes on with the copy alone.
    pub(in crate::app) fn go_on_alone(&mut self) {
        self.client.link().go_on_alone();
        self.message(Message::new("link-alone-now"), false, None);
    }

    /// Who writes into this play: what the host calls this device where it is a guest, else this window.
    pub(in crate::app) fn writer(&mut self, play: PlayId) -> String {
        let link = self.client.link();
        let by = link.client().filter(|_| link.play() == Some(play)).map(|client| client.by().to_owned());
        by.filter(|by| !by.is_empty()).unwrap_or_else(|| self.by.clone())
    }

    /// Takes what has happened at the table of many devices; false where nothing has.
    pub(in crate::app) fn hear_table(&mut self) -> bool {
        let events = self.client.link().events();
        let mut moved = self.client.link().status_changed();
        if moved {
            let status = self.client.link().status();
            moved = status != self.model.table;
            self.model.table = status;
        }
        let heard = !events.is_empty();
        for event in events {
            self.take_link_event(event);
        }
        self.ask_who_is_here();
        heard || moved
    }

    fn take_link_event(&mut self, event: LinkEvent) {
        match event {
            LinkEvent::Joined(play) => {
                self.model.join = Joining {
                    link: None,
                    connecting: false,
                    failed: None,
                    asks_seat: Some(play),
                    ..self.model.join.clone()
                };
                self.done(Place::Join);
                self.apply(AppAction::Open(play));
            }
            LinkEvent::Changed(play, after) => {
                if let Some(open) = self.model.open.as_mut().filter(|open| open.session.id() == play) {
                    open.session.rewind(after);
                }
            }
            LinkEvent::Refused(why) => {
                let words = match self.model.texts.language() {
                    Language::En => why.en,
                    Language::Cs => why.cs,
                };
                let message = Message::new("link-refused").say("why", Message::literal(words));
                self.message(message, true, None);
            }
            LinkEvent::Healed => self.message(Message::new("link-healed"), true, None),
            LinkEvent::Over(failure) => {
                if std::mem::take(&mut self.model.join.connecting) {
                    self.model.join.failed = Some(failure.message());
                    self.client.link().stop_joining();
                    if matches!(failure, Failure::Key | Failure::Closed | Failure::Token) {
                        // The key of the link opens nothing: a code that the host shows now may.
                        self.model.join.link = None;
                    }
                } else {
                    self.message(failure.message(), true, None);
                }
            }
            LinkEvent::NotKept(error) => {
                self.message(Message::new("link-not-kept").say("why", error.message()), true, None);
            }
        }
    }

    /// Asks whose device this is, once the play that was joined is shown; a name that sits at the table answers that.
    fn ask_who_is_here(&mut self) {
        let Some(play) = self.model.join.asks_seat else { return };
        let Some(open) = self.model.open.as_ref().filter(|open| open.session.id() == play) else { return };
        let Some(table) = self.model.table.as_ref().filter(|table| table.play == Some(play)) else { return };
        let setup = open.session.play().setup();
        let called = |seat: &Seat| setup.name(*seat).trim().to_lowercase() == table.name.trim().to_lowercase();
        let seat = setup.seats().find(called);
        let (role, known) = (table.role, table.me.is_some());
        self.model.join.asks_seat = None;
        match (role, seat) {
            (Role::Far, _) => self.go(Place::Far),
            (_, Some(seat)) if !known => self.client.link().sit(Some(seat.index())),
            _ if known => {}
            _ => self.apply(AppAction::Show(Box::new(SeatDialog))),
        }
    }
}
