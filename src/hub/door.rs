//! The places at the door: how many connections there may be that are at no table yet, of all and of one address, and who gives
//! way when there is no room.
//!
//! A device that has joined is counted at its table, and no longer here. So a club behind one router is only held to as many
//! connections at once as a whole table needs to load the page, and nobody at a table loses a place to whoever floods the door.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::guard::network;
use crate::wire::SOCKETS_A_TABLE;

/// How many connections of one address may be at no table: behind one router a whole table has one address, and a browser
/// opens six for the page and one for the table.
const OF_ONE_ADDRESS: usize = SOCKETS_A_TABLE * (6 + 1) + 16;

/// How many there may be of all addresses: fewer than the files that a program may have open.
const OF_ALL: usize = 512;

/// For how long nothing must have moved on a connection before it gives way to one that comes.
const IDLE: Duration = Duration::from_secs(1);

/// How many bytes a device may send without a whole request or message among them: what is read of one that is too large, and
/// something over.
const UNFINISHED: usize = 192 << 10;

/// The door of a host.
#[derive(Default)]
pub(super) struct Door {
    waiting: Mutex<Waiting>,
    numbers: AtomicU64,
}

/// The connections that are at no table.
#[derive(Default)]
struct Waiting {
    of: HashMap<IpAddr, HashMap<u64, Waiter>>,
    count: usize,
}

struct Waiter {
    place: Arc<DoorPlace>,
    /// Ends the connection; dropped when it is at a table.
    cut: oneshot::Sender<()>,
}

/// The place of one connection.
#[derive(Debug)]
pub(super) struct DoorPlace {
    number: u64,
    /// Where it comes from.
    pub(super) peer: IpAddr,
    begun: Instant,
    /// When something last moved on it, in milliseconds from its beginning.
    moved: AtomicU64,
    /// How many bytes have come since the last whole request or message.
    unfinished: AtomicUsize,
    is_seated: AtomicBool,
}

impl DoorPlace {
    /// Something has gone out on it.
    pub(super) fn moves(&self) {
        let since = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.moved.store(since, Ordering::Relaxed);
    }

    /// For how long nothing has gone out.
    fn idle(&self) -> Duration {
        self.begun.elapsed().saturating_sub(Duration::from_millis(self.moved.load(Ordering::Relaxed)))
    }

    /// So many bytes have come; false where they are too many for what they were.
    pub(super) fn comes(&self, bytes: usize) -> bool {
        self.unfinished.fetch_add(bytes, Ordering::Relaxed).saturating_add(bytes) <= UNFINISHED
    }

    /// A request or a message is whole; gives how many bytes it took.
    pub(super) fn whole(&self) -> usize {
        self.unfinished.swap(0, Ordering::Relaxed)
    }
}

impl Door {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a connection, and what tells it to end; none where its address has as many as it may, and all of them move.
    pub(super) fn admit(&self, peer: IpAddr) -> Option<(Arc<DoorPlace>, oneshot::Receiver<()>)> {
        let mut waiting = self.waiting();
        let address = network(peer);
        let own = waiting.of.get(&address).map_or(0, HashMap::len);
        if own >= OF_ONE_ADDRESS {
            waiting.make_room(address)?;
        } else if waiting.count >= OF_ALL {
            // Whoever has most of them gives one up.
            let most = waiting.of.iter().max_by_key(|(_, places)| places.len()).map(|(address, _)| *address);
            waiting.make_room(most?)?;
        }
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let place = Arc::new(DoorPlace {
            number,
            peer,
            begun: Instant::now(),
            moved: AtomicU64::new(0),
            unfinished: AtomicUsize::new(0),
            is_seated: AtomicBool::new(false),
        });
        let (cut, ended) = oneshot::channel();
        waiting.of.entry(address).or_default().insert(number, Waiter { place: Arc::clone(&place), cut });
        waiting.count += 1;
        Some((place, ended))
    }

    /// The connection is at a table, which counts it from now on.
    pub(super) fn seat(&self, place: &DoorPlace) {
        if !place.is_seated.swap(true, Ordering::Relaxed) {
            self.waiting().remove(network(place.peer), place.number);
        }
    }

    /// The connection has ended.
    pub(super) fn leave(&self, place: &DoorPlace) {
        self.waiting().remove(network(place.peer), place.number);
    }
}

impl Waiting {
    fn remove(&mut self, address: IpAddr, number: u64) -> Option<Waiter> {
        let places = self.of.get_mut(&address)?;
        let entry = places.remove(&number)?;
        if places.is_empty() {
            self.of.remove(&address);
        }
        self.count = self.count.saturating_sub(1);
        Some(entry)
    }

    /// Ends the connection of an address on which nothing has moved for longest; none where something has moved on each lately.
    fn make_room(&mut self, address: IpAddr) -> Option<()> {
        let places = self.of.get(&address)?;
        let longest = places.iter().map(|(number, entry)| (entry.place.idle(), *number)).max()?;
        let (idle, number) = longest;
        if idle < IDLE {
            return None;
        }
        let entry = self.remove(address, number)?;
        // It may have ended by itself.
        entry.cut.send(()).ok();
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_has_so_many_places_and_gives_up_one_on_which_nothing_moves() {
        let door = Door::default();
        let (one, other): (IpAddr, IpAddr) = ("192.168.1.9".parse().unwrap(), "192.168.1.8".parse().unwrap());
        let mut places: Vec<_> = (0..OF_ONE_ADDRESS).map(|_| door.admit(one).unwrap()).collect();
        assert!(door.admit(one).is_none() && door.admit(other).is_some());
        std::thread::sleep(IDLE + Duration::from_millis(20));
        places.iter().skip(1).for_each(|(place, _)| place.moves());
        assert!(door.admit(one).is_some() && door.admit(one).is_none());
        assert_eq!(places[0].1.try_recv(), Ok(()));
        // Whoever is at a table takes nobody's place, and leaves once.
        door.seat(&places[1].0);
        assert!(door.admit(one).is_some());
        door.leave(&places[1].0);
        assert!(door.admit(one).is_none());
        door.leave(&places[2].0);
        assert!(door.admit(one).is_some());
    }

    #[test]
    fn where_all_places_are_taken_whoever_has_most_gives_one_up() {
        let door = Door::default();
        let address = |last: usize| -> IpAddr { format!("192.168.1.{last}").parse().unwrap() };
        let mut places: Vec<_> = (0..OF_ALL).map(|at| door.admit(address(at / 120)).unwrap()).collect();
        assert!(door.admit(address(9)).is_none());
        std::thread::sleep(IDLE + Duration::from_millis(20));
        assert!(door.admit(address(9)).is_some());
        let cut = places.iter_mut().position(|(_, ended)| ended.try_recv().is_ok()).unwrap();
        assert!(cut < 480, "{cut}");
    }

    #[test]
    fn bytes_without_a_whole_message_are_counted() {
        let door = Door::default();
        let (place, _) = door.admit("10.0.0.1".parse().unwrap()).unwrap();
        assert!(place.comes(UNFINISHED) && !place.comes(1));
        assert_eq!(place.whole(), UNFINISHED + 1);
        assert!(place.comes(1));
    }
}
