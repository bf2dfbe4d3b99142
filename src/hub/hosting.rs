//! A host as the window and the command line have it: started, told what to do, and what happens at it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;

use thiserror::Error;
use tokio::sync::mpsc;

use super::server;
use crate::locale::Message;
use crate::store::system::in_words;
use crate::store::{Notice, PlayId, StoreError};
use crate::wire::{ClientMessage, Who};

/// What a host is started with.
#[derive(Clone, Debug, Default)]
pub struct HubOptions {
    /// The folder with the plays.
    pub folder: PathBuf,
    /// Where it listens; none for the private address of this machine, and the port of the last time or a free one. With port
    /// 0 any free one.
    pub listen: Option<SocketAddr>,
    /// Whether an address may be one that the internet reaches.
    pub public: bool,
    /// The folder with the page, as `./web` makes it.
    pub page: Option<PathBuf>,
    /// The window's own device.
    pub own: Option<OwnDevice>,
}

/// The device of the window in which the host runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnDevice {
    /// What its lines are stamped with.
    pub by: String,
    /// What it is called among those at the table.
    pub name: String,
}

/// A table that devices can join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedTable {
    /// The play.
    pub play: PlayId,
    /// The link to join with, its key behind the `#`.
    pub url: String,
    /// The address of the websocket.
    pub link: String,
    /// The key to join with.
    pub key: String,
    /// The code to join with, for people to type.
    pub code: String,
    /// The link for a device that only shows the table.
    pub far: String,
    /// The key for the host's own devices: whoever joins with it may do everything.
    pub host: String,
    /// Whether every player may enter for every seat.
    pub everyone: bool,
}

/// What happens at a host.
#[derive(Debug)]
pub enum HubEvent {
    /// It listens at this address.
    Started(SocketAddr),
    /// It could not start, and is gone.
    CannotStart(HubError),
    /// Devices can join this table.
    Shared(SharedTable),
    /// Devices join this table by another link and code from now on: a device was removed, or the host wanted it so.
    Renewed(SharedTable),
    /// A play can't be shared, or no longer.
    CannotShare {
        /// Which play.
        play: PlayId,
        /// Why.
        why: Message,
    },
    /// Who is at a table.
    Who {
        /// Which play.
        play: PlayId,
        /// Everyone who has joined, those that are away too.
        who: Vec<Who>,
    },
    /// Whether somebody new can join has changed.
    Joining {
        /// Which play.
        play: PlayId,
        /// Whether somebody can.
        open: bool,
    },
    /// Lines were written: a window that shows the play reads them.
    Wrote {
        /// Which play.
        play: PlayId,
        /// The number of the last line.
        last: u64,
    },
    /// A play is gone, and so is its table.
    Ended {
        /// Which play.
        play: PlayId,
    },
    /// The disk did not take what a device has sent; the device keeps it, and sends it again.
    StoreFailed(StoreError),
    /// Something that a person must know of the database.
    Noticed(Notice),
}

/// Why a host can't start or go on.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HubError {
    /// The address can't be used.
    #[error("{address}: {why}")]
    Listen {
        /// The address.
        address: String,
        /// The system's words.
        why: String,
    },
    /// The address can be reached from the internet, and nobody asked for that.
    #[error("{address} is public")]
    Public {
        /// The address.
        address: String,
    },
    /// The folder named for the page has none.
    #[error("no page in {path}")]
    NoPage {
        /// The folder.
        path: String,
    },
    /// The plays can't be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server's thread has ended.
    #[error("the server has ended")]
    Ended,
}

impl HubError {
    /// The message for people: what happened, what is safe, what to do.
    pub fn message(&self) -> Message {
        match self {
            Self::Listen { address, why } => {
                Message::new("hub-error-listen").text("address", address).say("why", in_words(why))
            }
            Self::Public { address } => Message::new("hub-error-public").text("address", address),
            Self::NoPage { path } => Message::new("hub-error-no-page").text("path", path),
            Self::Store(error) => error.message(),
            Self::Ended => Message::new("hub-error-ended"),
        }
    }
}

/// Called, from any thread, with what happens.
pub(super) type Tell = Arc<dyn Fn(HubEvent) + Send + Sync>;

/// What a host is told to do.
pub(super) enum Control {
    Share(PlayId),
    Unshare(PlayId),
    Host(PlayId, ClientMessage),
    Changed,
}

/// A running host. When it is dropped it lets go of every device, closes its database, and ends.
pub struct Hub {
    /// None when it is being dropped, which is how the thread learns to end.
    control: Option<mpsc::UnboundedSender<Control>>,
    thread: Option<JoinHandle<()>>,
}

impl Hub {
    /// Starts a host on a thread of its own; nothing waits for it. It says [`HubEvent::Started`] when it listens.
    pub fn start(options: HubOptions, tell: impl Fn(HubEvent) + Send + Sync + 'static) -> Self {
        let (control, told) = mpsc::unbounded_channel();
        let tell: Tell = Arc::new(tell);
        let telling = Arc::clone(&tell);
        let work = move || server::run(options, told, &telling);
        let thread = std::thread::Builder::new().name("hub".to_owned()).spawn(work).ok();
        if thread.is_none() {
            tell(HubEvent::CannotStart(HubError::Ended));
        }
        Self { control: Some(control), thread }
    }

    fn tell(&self, control: Control) {
        // One that could not start has said so.
        if let Some(sender) = &self.control {
            sender.send(control).ok();
        }
    }

    /// Lets devices join a play; [`HubEvent::Shared`] says how. A play that is shared already gets new keys; who has joined
    /// stays.
    pub fn share(&self, play: PlayId) {
        self.tell(Control::Share(play));
    }

    /// Lets go of all devices at a play's table.
    pub fn unshare(&self, play: PlayId) {
        self.tell(Control::Unshare(play));
    }

    /// Does what the host's own device may say: give seats, remove a device, open or close the table, let everyone enter
    /// everything, make a new link.
    pub fn host(&self, play: PlayId, message: ClientMessage) {
        self.tell(Control::Host(play, message));
    }

    /// The window has written, or heard that another one has: everyone is told now, and not a quarter of a second later.
    pub fn changed(&self) {
        self.tell(Control::Changed);
    }
}

impl Drop for Hub {
    fn drop(&mut self) {
        self.control = None;
        if let Some(thread) = self.thread.take() {
            // It ends by itself when all is closed; how it ended is of no use to anybody now.
            drop(thread.join());
        }
    }
}
