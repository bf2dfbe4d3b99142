//! Who may speak to the host at all, and how much.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, Uri};

use super::address::is_private;
use crate::wire::{CODES_A_MINUTE, MESSAGES_A_SECOND};

/// How many addresses are remembered for their wrong codes. A private network has fewer.
const MOST_ADDRESSES: usize = 10_000;

/// The rules at the door.
pub(super) struct Guard {
    /// The names by which this host may be called, each with its port: a page of another name can't make a browser talk to
    /// this machine, even where its name was made to point here.
    names: Vec<String>,
    /// Whether devices of other networks may come too.
    public: bool,
    wrong_codes: Mutex<HashMap<IpAddr, (Instant, u32)>>,
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
        Self { names, public, wrong_codes: Mutex::default() }
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
        let tries = self.wrong_codes.lock().unwrap_or_else(PoisonError::into_inner);
        tries.get(&network(peer)).is_some_and(|(since, count)| is_fresh(*since, now) && *count >= CODES_A_MINUTE)
    }

    /// Notes a wrong code.
    pub(super) fn wrong_code(&self, peer: IpAddr, now: Instant) {
        let mut tries = self.wrong_codes.lock().unwrap_or_else(PoisonError::into_inner);
        if tries.len() >= MOST_ADDRESSES {
            tries.retain(|_, (since, _)| is_fresh(*since, now));
        }
        let entry = tries.entry(network(peer)).or_insert((now, 0));
        if !is_fresh(entry.0, now) {
            *entry = (now, 0);
        }
        entry.1 += 1;
    }
}

fn is_fresh(since: Instant, now: Instant) -> bool {
    now.saturating_duration_since(since) < Duration::from_secs(60)
}

/// What counts as one address: of IPv6 each device has as many as it likes in its network.
fn network(peer: IpAddr) -> IpAddr {
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

/// How many messages a socket may still send: so many in a second, and as many at once after a pause.
#[derive(Debug)]
pub(super) struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    /// A full one.
    pub(super) fn full(now: Instant) -> Self {
        Self { left: f64::from(MESSAGES_A_SECOND), at: now }
    }

    /// Takes a message; false where there have been too many.
    pub(super) fn take(&mut self, now: Instant) -> bool {
        let most = f64::from(MESSAGES_A_SECOND);
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left, self.at) = ((self.left + since * most).min(most), now);
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }
}

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
        let mut allowance = Allowance::full(start);
        let taken = (0..30).filter(|_| allowance.take(start)).count();
        assert_eq!(taken, 20);
        let taken = (1..=200).filter(|at| allowance.take(start + Duration::from_millis(at * 25))).count();
        assert!((99..=101).contains(&taken), "{taken} in five seconds");
        let mut steady = Allowance::full(start);
        assert!((0..1000).all(|at| steady.take(start + Duration::from_millis(at * 50))));
    }
}
