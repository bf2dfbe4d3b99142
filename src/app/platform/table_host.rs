//! The window's host: a hub on a thread beside it, over the same plays.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use crate::app::platform::files::chooser::Wake;
use crate::app::sharing::host::{Invitation, ShareEvent, TableHost};
use crate::hub::{Hub, HubEvent, HubOptions, OwnDevice, SharedTable, installed_page, private_addresses};
use crate::store::{PlayId, StoreError};
use crate::wire::ClientMessage;

/// A host for the plays of a folder. It runs only while a play is shared.
pub struct HubHost {
    folder: PathBuf,
    page: Option<PathBuf>,
    wake: Wake,
    running: Option<Running>,
}

struct Running {
    hub: Hub,
    play: PlayId,
    events: Receiver<HubEvent>,
}

impl HubHost {
    /// A host for the plays of this folder; `wake` is called when it has something to say.
    pub fn new(folder: PathBuf, wake: Wake) -> Self {
        Self { folder, page: installed_page(), wake, running: None }
    }
}

impl TableHost for HubHost {
    fn addresses(&self) -> Vec<IpAddr> {
        private_addresses()
    }

    fn has_page(&self) -> bool {
        self.page.is_some()
    }

    fn start(&mut self, play: PlayId, address: Option<IpAddr>, by: &str, name: &str) {
        // The one before gives its address and its database back first.
        self.running = None;
        let usual = private_addresses().first().copied();
        let options = HubOptions {
            folder: self.folder.clone(),
            // At the usual address it takes the port of the last time, so that a phone that was here finds it again.
            listen: address.filter(|_| address != usual).map(|address| SocketAddr::new(address, 0)),
            public: false,
            page: self.page.clone(),
            own: Some(OwnDevice { by: by.to_owned(), name: name.to_owned() }),
        };
        let (telling, events) = channel();
        let wake = self.wake.clone();
        let hub = Hub::start(options, move |event| {
            // Nobody listens any more once the sharing has ended.
            drop(telling.send(event));
            wake();
        });
        hub.share(play);
        self.running = Some(Running { hub, play, events });
    }

    fn stop(&mut self) {
        self.running = None;
    }

    fn say(&mut self, message: ClientMessage) {
        if let Some(Running { hub, play, .. }) = &self.running {
            hub.host(*play, message);
        }
    }

    fn changed(&mut self) {
        if let Some(running) = &self.running {
            running.hub.changed();
        }
    }

    fn events(&mut self) -> Vec<ShareEvent> {
        let Some(Running { events, .. }) = &self.running else { return Vec::new() };
        events.try_iter().filter_map(told).collect()
    }
}

/// What the window hears of it.
fn told(event: HubEvent) -> Option<ShareEvent> {
    Some(match event {
        HubEvent::Started(_) => return None,
        HubEvent::Shared(SharedTable { url, code, far, everyone, .. })
        | HubEvent::Renewed(SharedTable { url, code, far, everyone, .. }) => {
            ShareEvent::Shared(Invitation { url, code, far, everyone })
        }
        HubEvent::CannotStart(error) => ShareEvent::Failed(error.message()),
        HubEvent::CannotShare { why, .. } => ShareEvent::Failed(why),
        HubEvent::Ended { play } => ShareEvent::Failed(StoreError::NoPlay { play }.message()),
        HubEvent::Who { who, .. } => ShareEvent::Who(who),
        HubEvent::Joining { open, .. } => ShareEvent::Joining(open),
        HubEvent::Wrote { .. } => ShareEvent::Wrote,
        HubEvent::StoreFailed(error) => ShareEvent::Noticed(error.message()),
        HubEvent::Noticed(notice) => ShareEvent::Noticed(notice.message()),
    })
}
