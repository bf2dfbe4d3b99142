//! Plays to store and requests to carry out, the same for every kind of store; a browser's is held to them by
//! `tests/web/store.rs`.

use chrono::{DateTime, TimeDelta, Utc};
use tableside::store::{Change, Header, Line, PlayId, Replacement, Request, ValueChecksum};

/// A time with nanoseconds, so that no store gets away with rounding.
pub fn time(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 123_456_789).unwrap() + TimeDelta::seconds(seconds)
}

pub fn header() -> Header {
    Header { id: PlayId::fresh(), game: "amun-re".to_owned(), format: 1, started: time(0) }
}

pub fn line(number: u64) -> Line {
    let at = time(i64::try_from(number).unwrap());
    let body = format!(r#"{{"sacrifice":{{"seat":{},"gold":{number},"note":"Žofie\n\u0000ř"}}}}"#, number % 5);
    Line { number, at, by: "žofie's phone".to_owned(), body }
}

/// A line that needs the second version of the log's format.
pub fn later(number: u64) -> Line {
    Line { body: r#"{"act":1,"format":2}"#.to_owned(), ..line(number) }
}

pub fn lines(numbers: std::ops::RangeInclusive<u64>) -> Vec<Line> {
    numbers.map(line).collect()
}

pub const SUMMARY: &str = r#"{"players":["Žofie","Jiří"],"round":2}"#;

/// A change of a list of names.
fn changed(before: &[&str], now: &[&str]) -> Request {
    let list = |names: &[&str]| names.iter().map(|name| serde_json::json!({ "name": name })).collect();
    let change = Change { before: list(before), now: list(now), names: vec!["name"] };
    Request::Change { key: "c".to_owned(), change }
}

/// Values in the place of others: a key, what was read under it, and what it is to be.
fn replacing(values: &[(&str, Option<&str>, &str)]) -> Request {
    let value = |(key, read, value): &(&str, Option<&str>, &str)| Replacement {
        key: (*key).to_owned(),
        read: read.map(ValueChecksum::of),
        value: (*value).to_owned(),
    };
    Request::Replace { values: values.iter().map(value).collect() }
}

/// Requests in an order that meets each success and each refusal.
pub fn requests() -> Vec<Request> {
    let (header, other) = (header(), header());
    let (play, gone) = (header.id, other.id);
    let summary = || SUMMARY.to_owned();
    let create = |lines| Request::Create { header: header.clone(), lines, summary: summary(), finished: false };
    let append = |play, lines| Request::Append { play, lines, summary: summary(), finished: true };
    vec![
        Request::Plays { removed: false },
        create(lines(2..=3)),
        create(Vec::new()),
        create(lines(1..=2)),
        create(lines(1..=2)),
        append(play, lines(3..=5)),
        append(play, lines(3..=5)),
        append(play, vec![line(6), line(8)]),
        append(play, Vec::new()),
        append(gone, lines(1..=1)),
        Request::Read { play, after: 0 },
        Request::Read { play, after: 4 },
        Request::Read { play, after: 40 },
        // One that needs a later format: the header says so from then on, and every line is still sound.
        append(play, vec![later(6)]),
        Request::Read { play, after: 0 },
        append(play, vec![line(7)]),
        Request::Read { play, after: 5 },
        Request::Read { play: gone, after: 0 },
        Request::Create { header: other, lines: lines(1..=9), summary: summary(), finished: true },
        Request::Plays { removed: false },
        Request::Purge { play },
        Request::Remove { play },
        Request::Plays { removed: false },
        Request::Plays { removed: true },
        Request::Restore { play },
        Request::Remove { play },
        Request::Purge { play },
        Request::Restore { play },
        Request::Value { key: "k".to_owned() },
        Request::Keep { key: "k".to_owned(), value: "1".to_owned() },
        Request::Keep { key: "k".to_owned(), value: "2".to_owned() },
        Request::Value { key: "k".to_owned() },
        changed(&[], &["Anna"]),
        changed(&[], &["Žofie", "Ben"]),
        changed(&["Anna", "Ben"], &["Anna"]),
        Request::Value { key: "c".to_owned() },
        Request::Keep { key: "c".to_owned(), value: "{}".to_owned() },
        changed(&[], &["Jan"]),
        replacing(&[("a", None, "1"), ("b", None, "2")]),
        replacing(&[("a", None, "3"), ("b", Some("2"), "3")]),
        replacing(&[("a", Some("1"), "3"), ("b", Some("9"), "3"), ("none", Some("1"), "3")]),
        Request::Value { key: "a".to_owned() },
        replacing(&[("a", Some("1"), "4"), ("b", Some("2"), "4"), ("new", None, "4")]),
        Request::Value { key: "b".to_owned() },
        Request::Backups,
        Request::Plays { removed: false },
    ]
}

/// Requests in an order that nobody would think of, the same for the same seed: three plays that grow, are put away, come
/// back and are read, with lines that fit and lines that do not.
pub fn shuffled(seed: u64, count: usize) -> Vec<Request> {
    let headers = [header(), header(), header()];
    let mut state = seed;
    // A linear congruence is as random as this needs.
    let mut draw = move |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut ends = [0; 3];
    let mut request = || {
        let at = usize::try_from(draw(3)).unwrap();
        let (header, play) = (headers[at].clone(), headers[at].id);
        let (summary, finished) = (format!("{{\"n\":{}}}", draw(9)), draw(2) == 0);
        match draw(10) {
            0 => {
                let lines = lines(1..=1 + draw(3));
                ends[at] = ends[at].max(lines.len() as u64);
                Request::Create { header, lines, summary, finished }
            }
            1..=3 => {
                let (from, more) = (ends[at] + draw(2), draw(4));
                let lines = lines(from + 1..=from + more);
                if from == ends[at] {
                    ends[at] += more;
                }
                Request::Append { play, lines, summary, finished }
            }
            4 => Request::Remove { play },
            5 => Request::Restore { play },
            6 => Request::Plays { removed: draw(2) == 0 },
            7 => Request::Keep { key: format!("k{}", draw(2)), value: draw(100).to_string() },
            8 => Request::Value { key: format!("k{}", draw(2)) },
            _ => Request::Read { play, after: draw(12) },
        }
    };
    (0..count).map(|_| request()).collect()
}
