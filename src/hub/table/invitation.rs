//! How devices join: the link, the code and the link of the far view, and when they are made again.
//!
//! They are known here alone, and to whoever they were told; what is kept elsewhere is what they are recognized by.

use super::{HubEvent, SharedTable, TableActor};
use crate::hub::keys::{self, Hashed};
use crate::store::PlayId;
use crate::wire::{JoinCode, JoinLinks, PATH};

/// How a table at this address can be joined from now on; none where this machine has no source of random bytes.
pub(in crate::hub) fn fresh(play: PlayId, authority: &str) -> Option<SharedTable> {
    let page = format!("http://{authority}/");
    let [key, far, host] = [keys::fresh()?, keys::fresh()?, keys::fresh()?];
    Some(SharedTable {
        play,
        url: format!("{page}#{key}"),
        link: format!("ws://{authority}{PATH}"),
        key,
        code: keys::fresh_code()?.to_string(),
        far: format!("{page}#{far}"),
        host,
        everyone: true,
    })
}

impl SharedTable {
    /// The key of the link for a device that only shows the table.
    pub(in crate::hub) fn far_key(&self) -> &str {
        self.far.split_once('#').map_or("", |(_, key)| key)
    }

    /// The code, as it is read.
    pub(in crate::hub) fn join_code(&self) -> Option<JoinCode> {
        self.code.parse().ok()
    }

    fn page(&self) -> &str {
        self.url.split_once('#').map_or(&*self.url, |(page, _)| page)
    }
}

impl TableActor {
    /// A new link, code and far link: those of before open nothing any more. Where the key of the host's own devices has come
    /// into wrong hands, it is another one too.
    pub(super) fn renew_invitation(&mut self, also_for_the_host: bool) {
        let authority = self.shared.page().trim_start_matches("http://").trim_end_matches('/').to_owned();
        let Some(fresh) = fresh(self.around.play, &authority) else {
            // Without a source of random bytes nobody new can join rather than somebody who was removed.
            self.close_the_door();
            return;
        };
        let host = if also_for_the_host { fresh.host.clone() } else { self.shared.host.clone() };
        self.invite(SharedTable { host, everyone: self.devices.everyone, ..fresh });
    }

    /// A new far link alone; none where it can't be made.
    fn renew_far(&mut self) -> Option<String> {
        let far = format!("{}#{}", self.shared.page(), keys::fresh()?);
        let everyone = self.devices.everyone;
        self.invite(SharedTable { far: far.clone(), everyone, ..self.shared.clone() });
        Some(far)
    }

    /// Devices join by this from now on.
    fn invite(&mut self, shared: SharedTable) {
        self.around.registry.change(self.around.play, |entry| {
            entry.key = Hashed::of(&shared.key);
            entry.far = Hashed::of(shared.far_key());
            entry.host = Hashed::of(&shared.host);
            entry.code = shared.join_code().unwrap_or(entry.code);
        });
        self.shared = shared.clone();
        self.tell(HubEvent::Renewed(shared));
    }

    fn close_the_door(&self) {
        self.around.registry.change(self.around.play, |entry| entry.joining = false);
        self.tell(HubEvent::Joining { play: self.around.play, open: false });
    }

    /// How devices join now, for the host's own device.
    pub(super) fn invitation(&self) -> JoinLinks {
        let SharedTable { url, code, far, .. } = self.shared.clone();
        JoinLinks { url, code, far }
    }

    /// The far link, or a new one; none where that can't be made.
    pub(super) fn far_link(&mut self, fresh: bool) -> Option<String> {
        if fresh { self.renew_far() } else { Some(self.shared.far.clone()) }
    }
}
