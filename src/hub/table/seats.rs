//! Who joins, and what the host decides about them.

use std::sync::atomic::Ordering;

use tokio::sync::mpsc;

use super::{ClientMessage, Hello, HostMessage, HubEvent, Join, Output, Role, Seated, SocketId, TableActor, Why};
use crate::hub::devices::Device;
use crate::hub::keys::{self, Hashed};
use crate::hub::registry::Opening;
use crate::hub::texts::Parting;
use crate::wire::{FarLink, Joined, LogChecksum, SOCKETS_A_TABLE};

/// A device that asks to join.
pub(in crate::hub) struct Asking {
    pub(in crate::hub) socket: SocketId,
    pub(in crate::hub) opening: Opening,
    pub(in crate::hub) hello: Hello,
    pub(in crate::hub) join: Join,
    pub(in crate::hub) output: mpsc::Sender<Output>,
}

impl TableActor {
    /// Seats a device, and sends it what it lacks; or says why not.
    pub(super) async fn join(&mut self, asking: Asking) {
        let Asking { socket, opening, hello, join, output } = asking;
        match self.seat(opening, &hello, &join).await {
            Ok((device, token)) => {
                let joined = Joined {
                    token,
                    by: device.by.clone(),
                    role: device.role,
                    seats: device.seats.clone(),
                    header: self.header.clone(),
                    last: self.last(),
                };
                let last = self.last();
                self.sockets.insert(socket, Seated { by: device.by, role: device.role, output, last });
                self.around.devices.fetch_add(1, Ordering::Relaxed);
                self.say(socket, &HostMessage::Joined(joined));
                let from = self.common(&join);
                self.lines_messages(from).into_iter().for_each(|text| self.send(socket, text));
                self.tell_who();
            }
            // Where it takes nothing more it is gone already.
            Err(Some(why)) => drop(output.try_send(Output::No(why.into()))),
            // It is let go of without a word, and tries again.
            Err(None) => {}
        }
    }

    /// The number up to which a device has the same log: where the checksums differ, nothing.
    fn common(&self, join: &Join) -> u64 {
        let same = |own: LogChecksum| join.checksum.as_ref().is_none_or(|theirs| own.to_string() == *theirs);
        if self.checksum(join.from).is_some_and(same) { join.from } else { 0 }
    }

    /// The device that joins and its token; why it can't, or nothing where the disk does not take it.
    async fn seat(&mut self, opening: Opening, hello: &Hello, join: &Join) -> Result<(Device, String), Option<Why>> {
        if let Some([oldest, newest]) = hello.formats.get(&self.header.game) {
            if self.header.format > *newest {
                return Err(Some(Why::TooOld));
            }
            if self.header.format < *oldest {
                return Err(Some(Why::TooNew));
            }
        }
        let name = join.name.trim();
        let (hashed, token) = match opening {
            Opening::Known(hashed) => (hashed, join.token.clone().unwrap_or_default()),
            Opening::New(_) => {
                let token = keys::fresh().ok_or(None)?;
                (Hashed::of(&token), token)
            }
        };
        let known = match opening {
            Opening::Known(_) => Some(self.devices.of_token(hashed).cloned().ok_or(Why::Token)?),
            Opening::New(_) => None,
        };
        if known.as_ref().is_some_and(|device| device.removed) {
            return Err(Some(Why::Removed));
        }
        if self.sockets.len() >= SOCKETS_A_TABLE {
            // A device that comes back takes the place of its own socket that has not been noticed to be dead yet.
            let own = |by: &str| self.sockets.iter().find(|(_, seated)| seated.by == by).map(|(socket, _)| *socket);
            let dead = known.as_ref().and_then(|device| own(&device.by)).ok_or(Why::Full)?;
            self.drop_socket(dead);
        }
        if known.is_none() {
            self.learn().await;
        }
        let before = self.devices.clone();
        match (known, opening) {
            (Some(known), _) => {
                if let Some(device) = self.devices.named_mut(&known.by).filter(|_| !name.is_empty()) {
                    name.clone_into(&mut device.name);
                }
            }
            (None, Opening::New(role)) => {
                let seats = match role {
                    Role::Player => self.devices.free_seats_of(name, &self.referee.players()),
                    Role::Host | Role::Far => Vec::new(),
                };
                let sockets = &self.sockets;
                let here = |by: &str| sockets.values().any(|seated| seated.by == by);
                self.devices.add(name, role, seats, hashed, here);
            }
            (None, Opening::Known(_)) => return Err(Some(Why::Token)),
        }
        if self.devices != before && !self.keep_devices().await {
            self.devices = before;
            return Err(None);
        }
        let device = self.devices.of_token(hashed).cloned().ok_or(Why::Token)?;
        Ok((device, token))
    }

    /// Keeps who is known at this table; false where the disk does not take it.
    async fn keep_devices(&mut self) -> bool {
        let kept = self.around.backend.seats(self.around.play, self.devices.to_json()).await;
        let tokens = self.devices.list.iter().map(|device| device.token).collect();
        self.around.registry.change(self.around.play, |entry| entry.tokens = tokens);
        kept.map_err(|error| self.failed(error)).is_ok()
    }

    /// A device that has joined says something else than lines.
    pub(super) async fn said(&mut self, socket: SocketId, message: ClientMessage) {
        let Some(role) = self.sockets.get(&socket).map(|seated| seated.role) else { return };
        match message {
            message if role == Role::Host => {
                if let Some(answer) = self.as_host(message).await {
                    self.say(socket, &answer);
                }
            }
            // The rest only the host may say.
            _ => {
                self.close(socket, Parting::OnlyTheHost);
                self.tell_who();
            }
        }
    }

    /// Does what the host says, and gives the answer where there is one.
    pub(super) async fn as_host(&mut self, message: ClientMessage) -> Option<HostMessage> {
        match message {
            ClientMessage::Seat(seat) => {
                let players = self.referee.players().len();
                let device = self.devices.named_mut(&seat.by)?;
                device.seats = seat.seats.into_iter().filter(|&seat| usize::from(seat) < players).collect();
                self.keep_devices().await;
                self.tell_who();
            }
            ClientMessage::Remove(remove) => {
                let device = self.devices.named_mut(&remove.by)?;
                (device.removed, device.seats) = (true, Vec::new());
                let sockets = self.sockets.iter().filter(|(_, seated)| seated.by == remove.by);
                let sockets: Vec<SocketId> = sockets.map(|(socket, _)| *socket).collect();
                for socket in sockets {
                    self.close(socket, Why::Removed.into());
                }
                self.keep_devices().await;
                self.tell_who();
            }
            ClientMessage::Joining(joining) => {
                self.around.registry.change(self.around.play, |entry| entry.joining = joining);
                self.tell(HubEvent::Joining { play: self.around.play, open: joining });
            }
            ClientMessage::Everyone(everyone) => {
                self.devices.everyone = everyone;
                self.keep_devices().await;
                self.tell_who();
            }
            ClientMessage::FarLink(_) => {
                // The key is kept nowhere, so that an old link can't be shown again: a new one takes its place.
                let key = keys::fresh()?;
                self.around.registry.change(self.around.play, |entry| entry.far = Hashed::of(&key));
                let url = format!("{}#{key}", self.around.page);
                return Some(HostMessage::FarLink(FarLink { url }));
            }
            ClientMessage::Hello(_) | ClientMessage::Join(_) | ClientMessage::Append(_) | ClientMessage::Beat(_) => {}
        }
        None
    }

    /// What opens the table for its devices.
    pub(in crate::hub) fn tokens(&self) -> std::collections::BTreeSet<Hashed> {
        self.devices.list.iter().map(|device| device.token).collect()
    }

    /// Whether every player may enter for every seat.
    pub(in crate::hub) const fn everyone(&self) -> bool {
        self.devices.everyone
    }
}
