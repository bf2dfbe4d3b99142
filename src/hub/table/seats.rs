//! Who joins, and what the host decides about them.

use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::Ordering;

use super::{ClientMessage, Hello, HostMessage, HubEvent, Join, Role, Seated, SocketId, SocketQueue, TableActor, Why};
use crate::hub::backend::KeptSeats;
use crate::hub::devices::{Device, Devices};
use crate::hub::keys::{self, Hashed};
use crate::hub::registry::Opening;
use crate::hub::texts::Parting;
use crate::wire::{FarLink, Joined, LogChecksum, SOCKETS_A_TABLE, looks_like_the_host, person_name};

/// How often in a row another host of the same play may be faster, until whoever joins has to come again.
const MOST_RACES: u32 = 20;

/// How many devices of the host's own there may be at once, beside those of guests: no guest takes the place of the host.
const HOSTS: usize = 4;

/// How many sockets one device may have: the one before may not have been noticed to be dead yet.
const OF_ONE_DEVICE: usize = 2;

/// A device that asks to join.
pub(in crate::hub) struct Asking {
    pub(in crate::hub) socket: SocketId,
    pub(in crate::hub) opening: Opening,
    pub(in crate::hub) hello: Hello,
    pub(in crate::hub) join: Join,
    pub(in crate::hub) output: SocketQueue,
    /// Called when it is at the table.
    pub(in crate::hub) seated: Box<dyn FnOnce() + Send>,
}

/// What became of a change of the devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// It is kept.
    Kept,
    /// Another host was faster each time.
    Overtaken,
    /// The disk did not take it.
    Failed,
}

impl TableActor {
    /// Seats a device, and sends it what it lacks; or says why not.
    pub(super) async fn join(&mut self, asking: Asking) {
        let Asking { socket, opening, hello, join, output, seated } = asking;
        // Another host may have removed it just now.
        self.learn_kept().await;
        match self.seat(opening, &hello, &join).await {
            Ok((device, token)) => {
                seated();
                let last = self.last();
                let joined = Joined {
                    token,
                    by: device.by.clone(),
                    role: device.role,
                    seats: device.seats.clone(),
                    header: self.header.clone(),
                    last,
                };
                let from = self.common(&join);
                let (by, role) = (device.by, device.role);
                let seated = Seated {
                    by,
                    role,
                    output,
                    told: from,
                    joined_at: last,
                    reply: None,
                    owes_who: false,
                    said: VecDeque::new(),
                    credit: 0,
                };
                self.sockets.insert(socket, seated);
                self.around.devices.fetch_add(1, Ordering::Relaxed);
                self.say(socket, &HostMessage::Joined(joined));
                if from == last {
                    let nothing = self.lines_text(Vec::new(), last);
                    self.send(socket, nothing);
                }
                self.go_on(socket);
                self.tell_who();
            }
            // Where it takes nothing more it is gone already.
            Err(Some(why)) => output.no(why),
            // It is let go of without a word, and tries again.
            Err(None) => {}
        }
    }

    /// The number up to which a device has the same log: where the checksums differ, nothing.
    fn common(&self, join: &Join) -> u64 {
        let same = |own: LogChecksum| join.checksum.as_ref().is_none_or(|theirs| own.to_string() == *theirs);
        if self.checksum(join.from).is_some_and(same) { join.from } else { 0 }
    }

    /// The device that joins and its token; why it can't, or nothing where another host is faster again and again.
    async fn seat(
        &mut self,
        opening: Opening,
        hello: &Hello,
        join: &Join,
    ) -> Result<(Device, String), Option<Parting>> {
        let no = |why: Why| Err(Some(Parting::from(why)));
        if let Some([oldest, newest]) = hello.formats.get(&self.header.game) {
            // A line that was entered since the play is shared may need a later one.
            let needed = self.log.iter().map(|logged| logged.line.format()).max().unwrap_or(self.header.format);
            if needed > *newest {
                return no(Why::TooOld);
            }
            if self.header.format < *oldest {
                return no(Why::TooNew);
            }
        }
        let name = person_name(&join.name);
        let (hashed, token, known) = match opening {
            Opening::Known(hashed) => {
                let Some(known) = self.devices.of_token(hashed).cloned() else { return no(Why::Token) };
                (hashed, join.token.clone().unwrap_or_default(), Some(known))
            }
            Opening::New { with, .. } => {
                // The host may have made a new link since it was let in.
                if !self.around.registry.still_opens(self.around.play, with) {
                    return no(Why::Key);
                }
                let token = keys::fresh().ok_or(None)?;
                (Hashed::of(&token), token, None)
            }
        };
        if let Some(why) = known.as_ref().and_then(out) {
            return no(why);
        }
        let role = match (&known, opening) {
            (Some(device), _) => device.role,
            (None, Opening::New { role, .. }) => role,
            (None, Opening::Known(_)) => return no(Why::Token),
        };
        if !self.has_place(known.as_ref(), role) {
            return no(Why::Full);
        }
        let players = self.referee.players();
        let stays: BTreeSet<String> =
            self.sockets.values().map(|seated| seated.by.clone()).chain(self.entered.iter().cloned()).collect();
        let sits_down = |devices: &mut Devices| {
            let Some(known) = &known else {
                let name = name.clone().unwrap_or_default();
                let seats = if role == Role::Player { devices.free_seats_of(&name, &players) } else { Vec::new() };
                devices.add(&name, role, seats, hashed, |by| stays.contains(by));
                return;
            };
            // A name that nobody may have leaves the one that it had.
            let name = name.as_ref().filter(|name| known.role == Role::Host || !looks_like_the_host(name));
            if let (Some(device), Some(name)) = (devices.named_mut(&known.by), name) {
                device.name.clone_from(name);
            }
        };
        match self.change_devices(sits_down).await {
            Change::Kept => {}
            // It only could not be called otherwise; what it has is known.
            Change::Failed if known.is_some() => {}
            Change::Failed => return Err(Some(Parting::Disk)),
            Change::Overtaken => return Err(None),
        }
        let Some(device) = self.devices.of_token(hashed).cloned() else {
            // As many as can be are known, and all of them play; or another host has made a new link meanwhile.
            return no(if known.is_some() { Why::Token } else { Why::Full });
        };
        // Another host may have removed it meanwhile.
        match out(&device) {
            Some(why) => no(why),
            None => Ok((device, token)),
        }
    }

    /// Whether there is a place for a device, or somebody gives one up for it: it has one of its own already that may be dead;
    /// or it plays, and somebody only looks on who came last.
    fn has_place(&mut self, known: Option<&Device>, role: Role) -> bool {
        let own: Vec<SocketId> = self
            .sockets
            .iter()
            .filter(|(_, seated)| known.is_some_and(|device| device.by == seated.by))
            .map(|(socket, _)| *socket)
            .collect();
        let is_host = |role: Role| role == Role::Host;
        let most = if is_host(role) { HOSTS } else { SOCKETS_A_TABLE };
        let is_full = self.sockets.values().filter(|seated| is_host(seated.role) == is_host(role)).count() >= most;
        if let Some(first) = own.first()
            && (is_full || own.len() >= OF_ONE_DEVICE)
        {
            self.drop_socket(*first);
            return true;
        }
        if !is_full {
            return true;
        }
        if !known.is_some_and(|device| !device.seats.is_empty() || self.entered.contains(&device.by)) {
            return false;
        }
        let looks_on = |seated: &Seated| {
            let seats = self.devices.named(&seated.by).map_or(0, |device| device.seats.len());
            !is_host(seated.role) && seats == 0 && !self.entered.contains(&seated.by)
        };
        let last = self.sockets.iter().rev().find(|(_, seated)| looks_on(seated)).map(|(socket, _)| *socket);
        if let Some(socket) = last {
            self.close(socket, Why::Full.into());
        }
        last.is_some()
    }

    /// Changes who is known at this table, on the disk first. Where another host of the play has changed that since, what it
    /// has decided is there already when this is done once more.
    async fn change_devices(&mut self, change: impl Fn(&mut Devices)) -> Change {
        for _ in 0..MOST_RACES {
            let mut changed = self.devices.clone();
            change(&mut changed);
            if changed == self.devices {
                return Change::Kept;
            }
            let text = changed.to_json();
            match self.around.backend.seats(self.around.play, self.kept_devices.clone(), text.clone()).await {
                Ok(KeptSeats::Kept) => {
                    self.kept_devices = Some(text);
                    self.devices = changed;
                    self.open_to_tokens();
                    return Change::Kept;
                }
                Ok(KeptSeats::Overtaken(theirs)) => self.learn_devices(theirs),
                Err(error) => {
                    self.failed(error);
                    return Change::Failed;
                }
            }
        }
        Change::Overtaken
    }

    fn open_to_tokens(&self) {
        let tokens = self.tokens();
        self.around.registry.change(self.around.play, |entry| entry.tokens = tokens);
    }

    /// Reads what is kept of this table's devices. Where it can't be read, what is known here counts.
    pub(super) async fn learn_kept(&mut self) {
        if let Ok(kept) = self.around.backend.kept_seats(self.around.play).await {
            self.learn_devices(kept);
        }
    }

    /// Goes on with what is kept of this table's devices by now: whom another host has removed is out here too, and what that
    /// device has joined with opens this table no longer either.
    pub(super) fn learn_devices(&mut self, kept: Option<String>) {
        if kept == self.kept_devices {
            return;
        }
        let before = self.devices.clone();
        self.devices = before.after(kept.as_deref());
        self.kept_devices = kept;
        if self.devices == before {
            return;
        }
        self.open_to_tokens();
        let newly = |device: &&Device| device.removed && before.named(&device.by).is_none_or(|known| !known.removed);
        let removed: Vec<Role> = self.devices.list.iter().filter(newly).map(|device| device.role).collect();
        if !removed.is_empty() {
            self.renew_invitation(removed.contains(&Role::Host));
        }
        self.close_those_out(None);
        self.tell_who();
    }

    /// Closes the sockets of those that are out, but this one.
    fn close_those_out(&mut self, but: Option<SocketId>) {
        let why = |seated: &Seated| match self.devices.named(&seated.by) {
            Some(device) => out(device),
            None => Some(Why::Token),
        };
        let gone: Vec<(SocketId, Why)> =
            self.sockets.iter().filter_map(|(socket, seated)| Some((*socket, why(seated)?))).collect();
        for (socket, why) in gone.into_iter().filter(|(socket, _)| Some(*socket) != but) {
            self.close(socket, why.into());
        }
    }

    /// The host has decided about its devices: that counts, also while the disk takes nothing.
    async fn decide(&mut self, change: impl Fn(&mut Devices)) {
        if self.change_devices(&change).await != Change::Kept {
            change(&mut self.devices);
        }
        self.tell_who();
    }

    /// A device that has joined says something else than lines.
    pub(super) async fn said(&mut self, socket: SocketId, message: ClientMessage) {
        let Some(role) = self.sockets.get(&socket).map(|seated| seated.role) else { return };
        match message {
            message if role == Role::Host => {
                if let Some(answer) = self.as_host(message, Some(socket)).await {
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

    /// Does what the host says, from a socket or in the window, and gives the answer where there is one.
    pub(super) async fn as_host(&mut self, message: ClientMessage, from: Option<SocketId>) -> Option<HostMessage> {
        if matches!(message, ClientMessage::Seat(_) | ClientMessage::Remove(_)) {
            // It may be about a device that has just joined at another host.
            self.learn_kept().await;
        }
        match message {
            ClientMessage::Seat(seat) => {
                let players = self.referee.players().len();
                let seats: Vec<u8> = seat.seats.into_iter().filter(|&seat| usize::from(seat) < players).collect();
                self.devices.named(&seat.by).filter(|device| !device.is_out())?;
                self.decide(|devices| {
                    if let Some(device) = devices.named_mut(&seat.by) {
                        device.seats.clone_from(&seats);
                    }
                })
                .await;
            }
            ClientMessage::Remove(remove) => {
                let role = self.devices.named(&remove.by)?.role;
                // What it has joined with must not let it in again, nor whoever it has told that.
                self.renew_invitation(role == Role::Host);
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
                self.shared.everyone = everyone;
                self.decide(|devices| devices.everyone = everyone).await;
            }
            ClientMessage::FarLink(fresh) => {
                let url = self.far_link(fresh)?;
                if fresh {
                    self.decide(|devices| devices.end(|device| device.role == Role::Far)).await;
                    self.close_those_out(None);
                }
                return Some(HostMessage::FarLink(FarLink { url }));
            }
            ClientMessage::NewLink(_) => {
                let own = from.and_then(|socket| Some(self.sockets.get(&socket)?.by.clone()));
                self.renew_invitation(false);
                self.decide(|devices| devices.end(|device| Some(&device.by) != own.as_ref())).await;
                self.close_those_out(from);
                return Some(HostMessage::Invitation(self.invitation()));
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

/// Why a device is at the table no longer; none where it is.
const fn out(device: &Device) -> Option<Why> {
    if device.removed {
        Some(Why::Removed)
    } else if device.ended {
        Some(Why::Token)
    } else {
        None
    }
}
