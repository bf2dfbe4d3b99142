//! Who may speak to the host at all, and how much.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, Uri};

use super::address::is_private;
use crate::store::PlayId;
use crate::wire::{CODES_A_MINUTE, MESSAGES_A_SECOND, SOCKETS_A_TABLE};

/// How many addresses are remembered for what they tried. A private network has fewer.
const MOST_ADDRESSES: usize = 10_000;

/// How many new devices of one address may join a table in a minute: behind one router a whole table has one address, and a
/// device or two of each person may need another try.
const JOINS_A_MINUTE: u32 = 3 * SOCKETS_A_TABLE as u32;

/// The rules at the door.
pub(super) struct Guard {
    /// The names by which this host may be called, each with its port: a page of another name can't make a browser talk to
    /// this machine, even where its name was made to point here.
    names: Vec<String>,
    /// Whether devices of other networks may come too.
    public: bool,
    wrong_codes: Tries<IpAddr>,
    joins: Tries<(IpAddr, PlayId)>,
}

/// How often something was tried within a minute, by whom.
struct Tries<K> {
    most: u32,
    made: Mutex<HashMap<K, (Instant, u32)>>,
}

impl<K: Eq + Hash> Tries<K> {
    fn up_to(most: u32) -> Self {
        Self { most, made: Mutex::default() }
    }

    /// Whether there were so many that none is looked at for now.
    fn are_too_many(&self, by: &K, now: Instant) -> bool {
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.get(by).is_some_and(|(since, count)| is_fresh(*since, now) && *count >= self.most)
    }

    /// Notes one.
    fn note(&self, by: K, now: Instant) {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if made.len() >= MOST_ADDRESSES {
            made.retain(|_, (since, _)| is_fresh(*since, now));
        }
        let entry = made.entry(by).or_insert((now, 0));
        if !is_fresh(entry.0, now) {
            *entry = (now, 0);
        }
        entry.1 += 1;
    }
}

impl Guard {
    /// The guard of a host that listens on this port at these addresses.
    pub(super) fn new(addresses: &[IpAddr], port: u16, public: bool) -> Self {
        let mut names: Vec<String> = addresses.iter().map(|address| authority(*address, port)).collect();
        if addresses.iter().any(IpAddr::is_loopback) {
            names.push(format!("localhost:{port}"));
        }
        if port == 80 {
            let bare: Vec<String> =
                names.iter().filter_map(|name| Some(name.strip_suffix(":80")?.to_owned())).collect();
            names.extend(bare);
        }
        Self { names, public, wrong_codes: Tries::up_to(CODES_A_MINUTE), joins: Tries::up_to(JOINS_A_MINUTE) }
    }

    /// Whether a request may be looked at: it comes from nearby, calls the host by its name, and comes from a page of the
    /// host's own, or from no page.
    pub(super) fn admits(&self, peer: IpAddr, asked: &Uri, headers: &HeaderMap) -> bool {
        let host = only(headers, &HOST).and_then(Result::ok);
        let own = |name: &str| self.names.iter().any(|known| known.eq_ignore_ascii_case(name));
        // Whoever takes this for a proxy names a host there too.
        let named = asked.authority().is_none_or(|authority| own(authority.as_str()));
        let origin = match only(headers, &ORIGIN) {
            None => true,
            Some(Ok(origin)) => origin.strip_prefix("http://").is_some_and(own),
            Some(Err(())) => false,
        };
        (self.public || is_private(peer)) && host.is_some_and(own) && named && origin
    }

    /// Whether somebody at this address has tried so many wrong codes that none is looked at for now.
    pub(super) fn is_guessing(&self, peer: IpAddr, now: Instant) -> bool {
        self.wrong_codes.are_too_many(&network(peer), now)
    }

    /// Notes a wrong code.
    pub(super) fn wrong_code(&self, peer: IpAddr, now: Instant) {
        self.wrong_codes.note(network(peer), now);
    }

    /// Takes a new device of this address at a table; false where there have been so many that it has to wait.
    pub(super) fn may_join(&self, peer: IpAddr, play: PlayId, now: Instant) -> bool {
        let by = (network(peer), play);
        let may = !self.joins.are_too_many(&by, now);
        if may {
            self.joins.note(by, now);
        }
        may
    }
}

fn is_fresh(since: Instant, now: Instant) -> bool {
    now.saturating_duration_since(since) < Duration::from_secs(60)
}

/// What counts as one address: of IPv6 each device has as many as it likes in its network.
pub(super) fn network(peer: IpAddr) -> IpAddr {
    match peer {
        IpAddr::V4(_) => peer,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => v4.into(),
            None => IpAddr::V6((u128::from(v6) & !u128::from(u64::MAX)).into()),
        },
    }
}

/// A header that may be there once; none where it is not, and an error where it is there twice or is no text.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<Result<&'a str, ()>> {
    let mut all = headers.get_all(name).iter();
    let first = all.next()?;
    Some(if all.next().is_some() { Err(()) } else { first.to_str().or(Err(())) })
}

/// An address with its port, as a browser writes it.
pub(super) fn authority(address: IpAddr, port: u16) -> String {
    match address {
        IpAddr::V4(v4) => format!("{v4}:{port}"),
        IpAddr::V6(v6) => format!("[{v6}]:{port}"),
    }
}

/// How much somebody may still do: so much in a second, and a certain amount at once after a pause.
#[derive(Debug)]
pub(super) struct Allowance {
    left: f64,
    at: Instant,
    at_once: f64,
    a_second: f64,
}

impl Allowance {
    /// A full one.
    pub(super) fn of(at_once: u32, a_second: u32, now: Instant) -> Self {
        let at_once = f64::from(at_once);
        Self { left: at_once, at: now, at_once, a_second: f64::from(a_second) }
    }

    /// The messages of a socket: so many in a second, and as many at once.
    pub(super) fn of_messages(now: Instant) -> Self {
        Self::of(MESSAGES_A_SECOND, MESSAGES_A_SECOND, now)
    }

    fn refill(&mut self, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        // What was given beyond that stays.
        self.left = (self.left + since * self.a_second).min(self.at_once.max(self.left));
        self.at = now;
    }

    /// Takes so many of it; false where not so many are left.
    pub(super) fn take(&mut self, count: u32, now: Instant) -> bool {
        self.refill(now);
        let some = self.left >= f64::from(count);
        if some {
            self.left -= f64::from(count);
        }
        some
    }

    /// Takes so much of it also where there is less: what is owed then is waited for by whoever comes next.
    pub(super) fn owe(&mut self, count: u64, now: Instant) {
        self.refill(now);
        self.left -= count as f64;
    }

    /// How long it takes until there is something of it; nothing where there is.
    pub(super) fn wait(&mut self, now: Instant) -> Duration {
        self.refill(now);
        if self.left >= 1.0 { Duration::ZERO } else { Duration::from_secs_f64((1.0 - self.left) / self.a_second) }
    }

    /// For so long nothing was taken in by the host's own doing: what came meanwhile comes at once now, and is nobody's fault.
    pub(super) fn forgive(&mut self, time: Duration, now: Instant) {
        self.refill(now);
        self.left += time.min(MOST_FORGIVEN).as_secs_f64() * self.a_second;
    }
}

/// For how long at most somebody may have gone on sending to a host that was busy.
const MOST_FORGIVEN: Duration = Duration::from_secs(60);

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(HeaderName, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in all {
            headers.append(name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn only_who_calls_the_host_by_its_name_and_from_its_own_page_is_heard() {
        let home: IpAddr = "192.168.1.5".parse().unwrap();
        let guard = Guard::new(&[home], 4000, false);
        let phone: IpAddr = "192.168.1.9".parse().unwrap();
        let asked = Uri::from_static("/health");
        let admits = |all: &[(HeaderName, &str)]| guard.admits(phone, &asked, &headers(all));
        let own = (HOST, "192.168.1.5:4000");
        assert!(admits(std::slice::from_ref(&own)) && admits(&[own.clone(), (ORIGIN, "http://192.168.1.5:4000")]));
        for host in ["evil.example:4000", "192.168.1.5", "192.168.1.5:4001", "localhost:4000", "127.0.0.1:4000", ""] {
            assert!(!admits(&[(HOST, host)]), "{host}");
        }
        for origin in
            ["http://evil.example", "https://192.168.1.5:4000", "null", "http://192.168.1.5", "192.168.1.5:4000"]
        {
            assert!(!admits(&[own.clone(), (ORIGIN, origin)]), "{origin}");
        }
        assert!(!admits(&[]) && !admits(&[own.clone(), own.clone()]));
        let twice = [own.clone(), (ORIGIN, "http://192.168.1.5:4000"), (ORIGIN, "http://evil.example")];
        assert!(!admits(&twice));
        let [whole, foreign] = ["http://192.168.1.5:4000/", "http://evil.example/"].map(Uri::from_static);
        assert!(guard.admits(phone, &whole, &headers(std::slice::from_ref(&own))));
        assert!(!guard.admits(phone, &foreign, &headers(std::slice::from_ref(&own))));
        let far: IpAddr = "8.8.8.8".parse().unwrap();
        assert!(!guard.admits(far, &asked, &headers(std::slice::from_ref(&own))));
        assert!(Guard::new(&[home], 4000, true).admits(far, &asked, &headers(&[own])));
        let local = Guard::new(&["127.0.0.1".parse().unwrap()], 80, false);
        for host in ["localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:80"] {
            assert!(local.admits(phone, &asked, &headers(&[(HOST, host)])), "{host}");
        }
    }

    #[test]
    fn after_ten_wrong_codes_an_address_waits_for_a_minute() {
        let guard = Guard::new(&[], 1, false);
        let start = Instant::now();
        let (one, other): (IpAddr, IpAddr) = ("fd00::1".parse().unwrap(), "fd00:0:0:1::1".parse().unwrap());
        for _ in 0..CODES_A_MINUTE {
            assert!(!guard.is_guessing(one, start));
            guard.wrong_code(one, start);
        }
        let neighbor: IpAddr = "fd00::2".parse().unwrap();
        assert!(
            guard.is_guessing(one, start) && guard.is_guessing(neighbor, start) && !guard.is_guessing(other, start)
        );
        let later = start + Duration::from_secs(60);
        assert!(!guard.is_guessing(one, later));
        guard.wrong_code(one, later);
        assert!(!guard.is_guessing(one, later));
    }

    #[test]
    fn twenty_messages_may_come_at_once_and_twenty_in_each_second_after() {
        let start = Instant::now();
        let mut allowance = Allowance::of_messages(start);
        let taken = (0..30).filter(|_| allowance.take(1, start)).count();
        assert_eq!(taken, 20);
        let taken = (1..=200).filter(|at| allowance.take(1, start + Duration::from_millis(at * 25))).count();
        assert!((99..=101).contains(&taken), "{taken} in five seconds");
        let mut steady = Allowance::of_messages(start);
        assert!((0..1000).all(|at| steady.take(1, start + Duration::from_millis(at * 50))));
    }

    #[test]
    fn what_came_while_the_host_was_busy_is_nobodys_fault() {
        let start = Instant::now();
        let mut allowance = Allowance::of_messages(start);
        // Twenty a second for five seconds, and all of them at once at the end.
        let later = start + Duration::from_secs(5);
        allowance.forgive(Duration::from_secs(5), later);
        assert_eq!((0..200).filter(|_| allowance.take(1, later)).count(), 120);
        assert!(!allowance.take(1, later) && allowance.take(1, later + Duration::from_millis(51)));
    }

    #[test]
    fn who_owes_work_waits_until_it_is_paid() {
        let start = Instant::now();
        let mut work = Allowance::of(1000, 200, start);
        assert_eq!(work.wait(start), Duration::ZERO);
        work.owe(1400, start);
        assert_eq!(work.wait(start).as_secs(), 2);
        assert_eq!(work.wait(start + Duration::from_millis(2010)), Duration::ZERO);
    }

    #[test]
    fn new_devices_of_an_address_are_counted_at_each_table() {
        let guard = Guard::new(&[], 1, false);
        let (now, peer): (Instant, IpAddr) = (Instant::now(), "192.168.1.9".parse().unwrap());
        let (one, other) = (PlayId::fresh(), PlayId::fresh());
        assert!((0..JOINS_A_MINUTE).all(|_| guard.may_join(peer, one, now)));
        assert!(!guard.may_join(peer, one, now) && guard.may_join(peer, other, now));
        assert!(guard.may_join("192.168.1.8".parse().unwrap(), one, now));
        assert!(guard.may_join(peer, one, now + Duration::from_secs(60)));
    }
}
