//! This window as the host of a table: sharing is switched on and off, and devices come and go.

use std::net::IpAddr;

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::place::Place;
use crate::kit::QrCode;
use crate::locale::Message;
use crate::store::PlayId;
use crate::wire::{ClientMessage, Who};

/// How devices join a shared table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The link with its key.
    pub url: String,
    /// The code for people to type.
    pub code: String,
    /// The link for a device that only shows the table.
    pub far: String,
    /// Whether every player may enter for every seat.
    pub everyone: bool,
}

/// What the host says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareEvent {
    /// Devices can join.
    Shared(Invitation),
    /// The play cannot be shared, or no longer.
    Failed(Message),
    /// Who is at the table.
    Who(Vec<Who>),
    /// Whether somebody new can join.
    Joining(bool),
    /// Devices have written: the window reads.
    Wrote,
    /// Something that a person must know.
    Noticed(Message),
}

/// What lets other devices join a play of this window. A desktop has one; a page has none.
pub trait TableHost {
    /// The private addresses at which this computer can be reached, the likeliest first.
    fn addresses(&self) -> Vec<IpAddr>;

    /// Whether the page for phones is there.
    fn has_page(&self) -> bool;

    /// Shares a play at an address. Lines of the window are stamped with `by`, and it is called `name`.
    fn start(&mut self, play: PlayId, address: Option<IpAddr>, by: &str, name: &str);

    /// Lets go of all devices.
    fn stop(&mut self);

    /// Says what only the host's own device may say.
    fn say(&mut self, message: ClientMessage);

    /// The window has written.
    fn changed(&mut self);

    /// What was said since the last call.
    fn events(&mut self) -> Vec<ShareEvent>;
}

/// The sharing of this window, as its screens show it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// Whether this device can be a host at all.
    pub possible: bool,
    /// The play that is shared, or about to be.
    pub play: Option<PlayId>,
    /// How to join; none until the host listens.
    pub invitation: Option<Invitation>,
    /// The link as a picture.
    pub picture: Option<QrCode>,
    /// Why it could not be shared.
    pub failed: Option<Message>,
    /// Who is at the table.
    pub who: Vec<Who>,
    /// Whether somebody new can join.
    pub joining: bool,
    /// The addresses to choose from.
    pub addresses: Vec<IpAddr>,
    /// The one that was chosen.
    pub address: Option<IpAddr>,
    /// Whether the page for phones is there.
    pub has_page: bool,
    /// The number of the last line that the host knows of.
    told: u64,
}

impl Sharing {
    /// The address as a person types it.
    pub fn typed_address(&self) -> Option<&str> {
        let url = self.invitation.as_ref()?.url.split('#').next()?;
        Some(url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/'))
    }

    /// The code in two halves, as one reads it aloud.
    pub fn spoken_code(&self) -> Option<String> {
        let code = &self.invitation.as_ref()?.code;
        Some(code.split_at_checked(4).map_or_else(|| code.clone(), |(first, rest)| format!("{first} {rest}")))
    }
}

impl App {
    /// From now on this window can share its plays by this host.
    pub fn hosts_with(&mut self, host: Box<dyn TableHost>) {
        self.model.share.possible = true;
        self.table_host = Some(host);
    }

    /// Shares the open play, at this address where one was chosen.
    pub(in crate::app) fn share_table(&mut self, address: Option<IpAddr>) {
        let Some(open) = &self.model.open else { return };
        let Some(host) = &mut self.table_host else { return };
        let play = open.session.id();
        let addresses = host.addresses();
        let address = address.or_else(|| addresses.first().copied());
        let name = self.model.texts.t("share-this-computer");
        host.start(play, address, &self.by, &name);
        let (told, has_page) = (open.session.play().last(), host.has_page());
        self.model.share = Sharing {
            possible: true,
            play: Some(play),
            joining: true,
            addresses,
            address,
            has_page,
            told,
            ..Sharing::default()
        };
    }

    /// Lets go of all devices.
    pub(in crate::app) fn stop_sharing(&mut self) {
        if let Some(host) = &mut self.table_host {
            host.stop();
        }
        let shared = self.model.share.play.is_some();
        self.model.share = Sharing { possible: self.model.share.possible, ..Sharing::default() };
        if shared {
            if self.place() == Place::Share {
                self.apply(AppAction::Back);
            }
            self.message(Message::new("share-ended"), false, None);
        }
    }

    /// Says what only the host's own device may say.
    pub(in crate::app) fn say_as_host(&mut self, message: ClientMessage) {
        if let (ClientMessage::Everyone(on), Some(invitation)) = (&message, &mut self.model.share.invitation) {
            invitation.everyone = *on;
        }
        if let ClientMessage::Joining(on) = &message {
            self.model.share.joining = *on;
        }
        if let Some(host) = &mut self.table_host {
            host.say(message);
        }
    }

    /// Takes what the host says, and tells it what the window has written; false where nothing has happened. Sharing ends
    /// when its play is left.
    pub(in crate::app) fn hear_host(&mut self) -> bool {
        let Some(play) = self.model.share.play else { return false };
        if self.shown_play() != Some(play) {
            self.stop_sharing();
            return true;
        }
        let Some(host) = &mut self.table_host else { return false };
        if let Some(open) = &self.model.open
            && open.session.play().last() != self.model.share.told
            && open.session.is_idle()
        {
            self.model.share.told = open.session.play().last();
            host.changed();
        }
        let events = host.events();
        let heard = !events.is_empty();
        for event in events {
            self.take_share_event(event);
        }
        heard
    }

    fn take_share_event(&mut self, event: ShareEvent) {
        match event {
            ShareEvent::Shared(invitation) => {
                self.model.share.picture = QrCode::of(&invitation.url);
                let before = self.model.share.invitation.replace(invitation);
                self.model.share.failed = None;
                if before.is_some() {
                    self.message(Message::new("share-renewed"), false, None);
                }
            }
            ShareEvent::Failed(why) => {
                let Sharing { possible, addresses, address, has_page, .. } = std::mem::take(&mut self.model.share);
                self.model.share =
                    Sharing { possible, addresses, address, has_page, failed: Some(why), ..Sharing::default() };
                if let Some(host) = &mut self.table_host {
                    host.stop();
                }
            }
            ShareEvent::Who(who) => self.model.share.who = who,
            ShareEvent::Joining(open) => self.model.share.joining = open,
            ShareEvent::Wrote => {
                if let Some(open) = &mut self.model.open {
                    open.session.changed_elsewhere();
                }
            }
            ShareEvent::Noticed(message) => self.message(message, true, None),
        }
    }
}
