//! The client's answers to single messages, where a host in memory would answer too soon.

use serde_json::json;

use super::*;
use crate::games::{self, Example};
use crate::locale::Language;
use crate::table::play::begin;
use crate::wire::{Behind, HostMessage, Joined, LinesMessage, Took, Welcome};

fn line(number: u64, by: &str) -> Line {
    let body = json!({ "act": { "do": "set-temple", "place": number } }).to_string();
    Line { number, at: chrono::DateTime::UNIX_EPOCH, by: by.to_owned(), body }
}

/// A guest at the table of a host that has one line, and what it has sent so far is heard.
fn live(now: Instant) -> Client {
    let (setup, _) = games::ALL[0].example(Example::Finished, Language::En);
    let (header, first) = begin(&setup, chrono::DateTime::UNIX_EPOCH, "host").unwrap();
    let record = Record::new("ws://a/link".to_owned(), Credential::Key("key".to_owned()), "Dana".to_owned());
    let mut client = Client::new(record, BTreeMap::new(), now);
    assert!(client.tick(now).is_some());
    client.hear(SocketEvent::Open, now);
    let checksum = LogChecksum::of(&header).then(&first);
    let joined = Joined {
        token: "token".to_owned(),
        by: "d1".to_owned(),
        role: Role::Player,
        seats: Vec::new(),
        header,
        last: 1,
    };
    for message in [
        HostMessage::Welcome(Welcome { wire: 1, now: chrono::DateTime::UNIX_EPOCH }),
        HostMessage::Joined(joined),
        HostMessage::Lines(LinesMessage { lines: vec![WireLine::of(&first, None)], to: 1, checksum }),
    ] {
        client.hear(SocketEvent::Text(message.to_json()), now);
    }
    assert_eq!(client.connection(), Connection::Live);
    drop((client.sends(), client.events()));
    client
}

fn appends(client: &mut Client) -> Vec<Append> {
    let read = |text: String| match wire::read_client(&text) {
        Ok(ClientMessage::Append(append)) => append,
        other => panic!("{other:?}"),
    };
    client.sends().into_iter().map(read).collect()
}

#[test]
fn what_came_before_an_entry_may_come_in_several_messages_and_the_entry_goes_behind_all_of_it() {
    let now = Instant::now();
    let mut client = live(now);
    let id = client.append(vec![line(2, "d1")]);
    client.durable(&id, now);
    assert_eq!(appends(&mut client).iter().map(|append| append.after).collect::<Vec<_>>(), [1]);
    let mut behind = |numbers: std::ops::RangeInclusive<u64>, last| {
        let lines = numbers.map(|number| WireLine::of(&line(number, "d2"), Some("theirs"))).collect();
        let message = HostMessage::Behind(Behind { id: id.clone(), last, lines });
        client.hear(SocketEvent::Text(message.to_json()), now);
        appends(&mut client).into_iter().map(|append| (append.id == id, append.after)).collect::<Vec<_>>()
    };
    assert_eq!(behind(2..=3, 6), [], "more of it comes");
    assert_eq!(behind(4..=5, 6), []);
    assert_eq!(behind(6..=6, 6), [(true, 6)]);
    // What it had heard of already is nothing new, and a part of it no reason to send again.
    assert_eq!(behind(2..=5, 6), []);
    assert_eq!(behind(6..=6, 6), [(true, 6)]);
    assert_eq!((client.confirmed_last(), client.waiting()), (6, 1));
    assert_eq!(client.lines_after(6).first().map(|line| line.number), Some(7));
}

#[test]
fn an_entry_that_was_written_in_another_form_takes_the_place_of_what_was_sent_and_the_others_stay() {
    let now = Instant::now();
    let mut client = live(now);
    let id = client.append(vec![line(2, "d1"), line(3, "d1")]);
    client.durable(&id, now);
    let mut rewritten = line(2, "d1");
    rewritten.body = json!({ "act": { "do": "set-temple", "place": 9 } }).to_string();
    let before = client.lines_after(0);
    let header = client.header().cloned().unwrap();
    let sum =
        [&before[0], &rewritten, &before[2]].into_iter().fold(LogChecksum::of(&header), |sum, line| sum.then(line));
    let lines = Some(vec![WireLine::of(&rewritten, Some(&id))]);
    let took = HostMessage::Took(Took { id, numbers: vec![2, 3], checksum: sum, lines });
    client.hear(SocketEvent::Text(took.to_json()), now);
    assert_eq!((client.confirmed_last(), client.waiting(), client.connection()), (3, 0, Connection::Live));
    assert_eq!(client.lines_after(1), [rewritten, before[2].clone()]);
}
