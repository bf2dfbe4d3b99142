//! Who joins, and what the host decides about them.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use tokio::sync::mpsc;

use super::{ClientMessage, Hello, HostMessage, HubEvent, Join, Output, Role, Seated, SocketId, TableActor, Why};
use crate::hub::backend::KeptSeats;
use crate::hub::devices::{Device, Devices};
use crate::hub::keys::{self, Hashed};
use crate::hub::registry::Opening;
use crate::hub::texts::Parting;
use crate::wire::{FarLink, Joined, LogChecksum, SOCKETS_A_TABLE};

/// How often in a row another host of the same play may be faster, until whoever joins has to come again.
const MOST_RACES: u32 = 20;

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
        let players = self.referee.players();
        let here: BTreeSet<String> = self.sockets.values().map(|seated| seated.by.clone()).collect();
        let sits_down = |devices: &mut Devices| match (&known, &opening) {
            (Some(known), _) => {
                if let Some(device) = devices.named_mut(&known.by).filter(|_| !name.is_empty()) {
                    name.clone_into(&mut device.name);
                }
            }
            (None, Opening::New(role)) => {
                let seats = match role {
                    Role::Player => devices.free_seats_of(name, &players),
                    Role::Host | Role::Far => Vec::new(),
                };
                devices.add(name, *role, seats, hashed, |by| here.contains(by));
            }
            (None, Opening::Known(_)) => {}
        };
        if !self.change_devices(sits_down).await {
            return Err(None);
        }
        let device = self.devices.of_token(hashed).cloned().ok_or(Why::Token)?;
        // Another host may have removed it meanwhile.
        if device.removed { Err(Some(Why::Removed)) } else { Ok((device, token)) }
    }

    /// Changes who is known at this table, on the disk first. Where another host of the play has changed that since, what it
    /// has decided is there already when this is done once more. False where nothing is changed.
    async fn change_devices(&mut self, change: impl Fn(&mut Devices)) -> bool {
        for _ in 0..MOST_RACES {
            let mut changed = self.devices.clone();
            change(&mut changed);
            if changed == self.devices {
                return true;
            }
            let text = changed.to_json();
            match self.around.backend.seats(self.around.play, self.kept_devices.clone(), text.clone()).await {
                Ok(KeptSeats::Kept) => {
                    self.kept_devices = Some(text);
                    self.devices = changed;
                    let tokens = self.tokens();
                    self.around.registry.change(self.around.play, |entry| entry.tokens = tokens);
                    return true;
                }
                Ok(KeptSeats::Overtaken(theirs)) => self.learn_devices(theirs),
                Err(error) => {
                    self.failed(error);
                    return false;
                }
            }
        }
        false
    }

    /// Goes on with what is kept of this table's devices by now.
    pub(super) fn learn_devices(&mut self, kept: Option<String>) {
        self.devices = self.devices.after(kept.as_deref());
        self.kept_devices = kept;
    }

    /// The host has decided about its devices: that counts, also while the disk takes nothing.
    async fn decide(&mut self, change: impl Fn(&mut Devices)) {
        if !self.change_devices(&change).await {
            change(&mut self.devices);
        }
        self.tell_who();
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
                let seats: Vec<u8> = seat.seats.into_iter().filter(|&seat| usize::from(seat) < players).collect();
                self.devices.named(&seat.by)?;
                self.decide(|devices| {
                    if let Some(device) = devices.named_mut(&seat.by) {
                        device.seats.clone_from(&seats);
                    }
                })
                .await;
            }
            ClientMessage::Remove(remove) => {
                self.devices.named(&remove.by)?;
                let sockets = self.sockets.iter().filter(|(_, seated)| seated.by == remove.by);
                let sockets: Vec<SocketId> = sockets.map(|(socket, _)| *socket).collect();
                for socket in sockets {
                    self.close(socket, Why::Removed.into());
                }
                self.decide(|devices| {
                    if let Some(device) = devices.named_mut(&remove.by) {
                        (device.removed, device.seats) = (true, Vec::new());
                    }
                })
                .await;
            }
            ClientMessage::Joining(joining) => {
                self.around.registry.change(self.around.play, |entry| entry.joining = joining);
                self.tell(HubEvent::Joining { play: self.around.play, open: joining });
            }
            ClientMessage::Everyone(everyone) => {
                self.decide(|devices| devices.everyone = everyone).await;
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
    pub(in crate::hub) fn tokens(&self) -> BTreeSet<Hashed> {
        self.devices.list.iter().map(|device| device.token).collect()
    }

    /// Whether every player may enter for every seat.
    pub(in crate::hub) const fn everyone(&self) -> bool {
        self.devices.everyone
    }
}
