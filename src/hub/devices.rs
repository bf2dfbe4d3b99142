//! Who was given a seat at a shared table: kept beside the play, so that a host that was started again knows them.

use serde::{Deserialize, Serialize};

use super::keys::Hashed;
use crate::store::{Line, json};
use crate::wire::Role;

/// How many devices are remembered at one table. For one beyond it another one is forgotten that is away, has no seat and has
/// entered nothing, the one that came last first: it can join again with the link. Who plays is never forgotten for who comes
/// and goes.
const MOST: usize = 64;

/// How many are remembered of those that are out. An older one is a stranger then: what it joined with opens nothing any more.
const MOST_OUT: usize = 256;

/// A device that has joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Device {
    /// What its lines are stamped with.
    pub(super) by: String,
    /// The name of the person who holds it.
    pub(super) name: String,
    /// What it may do.
    pub(super) role: Role,
    /// The seats that it enters for.
    pub(super) seats: Vec<u8>,
    /// What its token is known by.
    pub(super) token: Hashed,
    /// Whether the host has removed it.
    #[serde(default)]
    pub(super) removed: bool,
    /// Whether its token opens nothing any more, since the host has made a new link; it can join by that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) ended: bool,
}

impl Device {
    /// Whether it is at the table no longer.
    pub(super) const fn is_out(&self) -> bool {
        self.removed || self.ended
    }
}

/// What is kept of a shared table beside its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Devices {
    /// The number of the device that was named last.
    named: u64,
    /// Whether every player may enter for every seat, as families do.
    pub(super) everyone: bool,
    /// Those that have joined, the one that came last at the end.
    pub(super) list: Vec<Device>,
}

/// The number in the name of a device, as lines are stamped with it; none where a window or a person wrote them.
pub(super) fn device_number(by: &str) -> Option<u64> {
    by.strip_prefix('d')?.parse().ok()
}

impl Default for Devices {
    fn default() -> Self {
        Self { named: 0, everyone: true, list: Vec::new() }
    }
}

impl Devices {
    /// What was kept; nobody where nothing was, or it can't be read: each joins again with the link then.
    pub(super) fn read(kept: Option<&str>, lines: &[Line]) -> Self {
        let mut devices: Self = kept.and_then(|kept| json::read(kept).ok()).unwrap_or_default();
        // A play that came here as a copy has lines of devices that another host has named.
        let numbers = lines.iter().filter_map(|line| device_number(&line.by));
        devices.named = numbers.max().unwrap_or(0).max(devices.named);
        devices
    }

    /// The same after another host of the play has kept this: what it has decided counts, and neither host may forget a
    /// device of the other one or name one alike. Where nothing can be read there, nothing is learnt.
    pub(super) fn after(&self, kept: Option<&str>) -> Self {
        let Some(mut theirs) = kept.and_then(|kept| json::read::<Self>(kept).ok()) else { return self.clone() };
        theirs.named = theirs.named.max(self.named);
        for device in &self.list {
            let has_room = device.is_out() || theirs.at_the_table().count() < MOST;
            if has_room && theirs.of_token(device.token).is_none() && theirs.named(&device.by).is_none() {
                theirs.list.push(device.clone());
            }
        }
        theirs
    }

    /// The text to be kept.
    pub(super) fn to_json(&self) -> String {
        // Texts and numbers are always JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Those that are not out.
    pub(super) fn at_the_table(&self) -> impl Iterator<Item = &Device> {
        self.list.iter().filter(|device| !device.is_out())
    }

    /// Adds a device; `stays` says which ones are at the table, or have entered something, and must stay known. False where
    /// nobody can be forgotten for it.
    pub(super) fn add(
        &mut self,
        name: &str,
        role: Role,
        seats: Vec<u8>,
        token: Hashed,
        stays: impl Fn(&str) -> bool,
    ) -> bool {
        if self.at_the_table().count() >= MOST {
            let spare = |device: &Device| {
                !device.is_out() && device.seats.is_empty() && device.role != Role::Host && !stays(&device.by)
            };
            // Whoever comes again and again under one name, without its token, takes the place of itself.
            let own = self.list.iter().rposition(|device| spare(device) && device.name == name);
            let Some(at) = own.or_else(|| self.list.iter().rposition(spare)) else { return false };
            self.list.remove(at);
        }
        while self.list.iter().filter(|device| device.is_out()).count() > MOST_OUT
            && let Some(oldest) = self.list.iter().position(Device::is_out)
        {
            self.list.remove(oldest);
        }
        self.named += 1;
        let (by, name) = (format!("d{}", self.named), name.to_owned());
        self.list.push(Device { by, name, role, seats, token, removed: false, ended: false });
        true
    }

    /// Ends the tokens of those of which this is true: they keep no seat.
    pub(super) fn end(&mut self, which: impl Fn(&Device) -> bool) {
        for device in self.list.iter_mut().filter(|device| !device.is_out()) {
            if which(device) {
                (device.ended, device.seats) = (true, Vec::new());
            }
        }
    }

    /// The device of a token.
    pub(super) fn of_token(&self, token: Hashed) -> Option<&Device> {
        self.list.iter().find(|device| device.token == token)
    }

    /// The device of this name for lines.
    pub(super) fn named(&self, by: &str) -> Option<&Device> {
        self.list.iter().find(|device| device.by == by)
    }

    /// The same, to be changed.
    pub(super) fn named_mut(&mut self, by: &str) -> Option<&mut Device> {
        self.list.iter_mut().find(|device| device.by == by)
    }

    /// The seats of the players of this name that no other device has: whoever joins as Anna plays for Anna.
    pub(super) fn free_seats_of(&self, name: &str, players: &[String]) -> Vec<u8> {
        let taken = |seat: u8| self.at_the_table().any(|device| device.seats.contains(&seat));
        let same = |player: &str| player.trim().to_lowercase() == name.trim().to_lowercase();
        let seats = (0..).zip(players).filter(|(seat, player)| same(player) && !taken(*seat));
        seats.map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(by: &str) -> Line {
        Line { number: 1, at: chrono::DateTime::UNIX_EPOCH, by: by.to_owned(), body: String::new() }
    }

    #[test]
    fn no_two_devices_have_one_name_also_in_a_copy_from_another_host() {
        let mut devices = Devices::read(None, &[line("window"), line("d7"), line("d2"), line("dx")]);
        devices.add("Anna", Role::Player, vec![0], Hashed::of("1"), |_| true);
        let kept = devices.to_json();
        let mut again = Devices::read(Some(&kept), &[]);
        assert_eq!(again, devices);
        again.add("Ben", Role::Far, vec![], Hashed::of("2"), |_| true);
        let names: Vec<&str> = again.list.iter().map(|device| device.by.as_str()).collect();
        assert_eq!(names, ["d8", "d9"]);
        assert!(again.everyone && !kept.contains("\"token\":\"1\""));
        assert_eq!(Devices::read(Some("[7]"), &[]), Devices::default());
    }

    #[test]
    fn whoever_joins_by_a_players_name_has_the_seat_while_it_is_free() {
        let mut devices = Devices::default();
        let players = ["Anna", "Žofie"].map(str::to_owned);
        assert_eq!(devices.free_seats_of(" žofie ", &players), [1]);
        devices.add("Žofie", Role::Player, vec![1], Hashed::of("1"), |_| true);
        assert!(devices.free_seats_of("Žofie", &players).is_empty());
        devices.named_mut("d1").unwrap().removed = true;
        assert_eq!(devices.free_seats_of("Žofie", &players), [1]);
        assert!(devices.free_seats_of("Cyril", &players).is_empty());
    }

    #[test]
    fn two_hosts_of_one_play_know_each_others_devices_and_name_none_alike() {
        let add = |devices: &mut Devices, token: &str| {
            devices.add(token, Role::Player, vec![], Hashed::of(token), |_| true);
        };
        let mut one = Devices::default();
        add(&mut one, "Anna");
        let mut other = Devices::read(Some(&one.to_json()), &[]);
        add(&mut other, "Ben");
        other.everyone = false;
        one = one.after(Some(&other.to_json()));
        assert_eq!(one, other);
        assert_eq!(one.after(None), one);
        assert_eq!(one.after(Some("[7]")), one);
        add(&mut one, "Cyril");
        let names: Vec<(&str, &str)> = one.list.iter().map(|device| (&*device.by, &*device.name)).collect();
        assert_eq!(names, [("d1", "Anna"), ("d2", "Ben"), ("d3", "Cyril")]);
    }

    #[test]
    fn of_too_many_devices_one_is_forgotten_that_only_came_and_went() {
        let mut devices = Devices::default();
        let join = |devices: &mut Devices, name: &str, seats: Vec<u8>, number: usize| {
            devices.add(name, Role::Player, seats, Hashed::of(&number.to_string()), |by| by == "d1")
        };
        // One is here, one has a seat, one was removed, and one has only looked on before the others came.
        join(&mut devices, "Anna", vec![], 1);
        join(&mut devices, "Ben", vec![1], 2);
        join(&mut devices, "Eve", vec![], 3);
        join(&mut devices, "Cyril", vec![], 4);
        devices.named_mut("d3").unwrap().removed = true;
        for number in 5..500 {
            assert!(join(&mut devices, "Eve", vec![], number));
        }
        assert_eq!(devices.at_the_table().count(), MOST);
        assert!(["d1", "d2", "d3", "d4"].iter().all(|by| devices.named(by).is_some()));
        // Where everyone plays, nobody is forgotten for another one.
        devices.list.iter_mut().for_each(|device| device.seats = vec![0]);
        assert!(!join(&mut devices, "Late", vec![], 500));
        devices.end(|device| device.by != "d1");
        assert_eq!(devices.at_the_table().count(), 1);
        for number in 501..900 {
            assert!(join(&mut devices, "Eve", vec![0], number) || devices.at_the_table().count() == MOST);
            devices.end(|device| device.by != "d1");
        }
        assert!(devices.list.len() <= MOST + MOST_OUT);
    }
}
