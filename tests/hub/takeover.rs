//! A host that never comes back: another device goes on with its copy, and what the others still had waiting goes behind.

use serde_json::Value;
use tableside::store::exchange::Exported;
use tableside::store::{Header, Line, PlayId, Reply, Request, Sqlite};
use tableside::wire::{Append, HostMessage};

use super::guest::Guest;
use super::help::{Host, agree, body, checksum, draft, kept};

/// A host over a folder of its own, into which this log was taken.
fn host_of(header: Header, lines: Vec<Line>) -> Host {
    let folder = tempfile::tempdir().unwrap();
    let Exported { summary, finished, .. } = super::help::example();
    let play: PlayId = header.id;
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    store.perform(Request::Create { header, lines, summary, finished }).unwrap();
    store.close();
    Host::over(folder, play, "127.0.0.1:0".parse().unwrap())
}

fn append(id: &str, bodies: &[Value]) -> Append {
    Append { id: id.to_owned(), after: 0, own: true, lines: bodies.iter().cloned().map(draft).collect() }
}

#[test]
fn what_the_gone_host_had_taken_is_not_entered_again_at_the_one_that_goes_on() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    // The answer never reaches her.
    let (one, three) = (append("a1", &[body(0, 1)]), append("a2", &[body(0, 2), body(0, 3), body(0, 4)]));
    for taken in [&one, &three] {
        anna.send(taken.clone()).unwrap();
        assert!(matches!(anna.answer(&taken.id), Ok(HostMessage::Took(_))));
    }
    let (header, lines) = kept(&host.folder, host.play);
    drop(host);
    let host = host_of(header, lines.clone());
    let mut anna = host.device("Anna");
    let before = anna.last();
    for taken in [&three, &one] {
        anna.send(taken.clone()).unwrap();
        let HostMessage::Took(took) = anna.answer(&taken.id).unwrap() else { panic!() };
        let first = lines.iter().position(|line| line.at == taken.lines[0].at).unwrap() as u64 + 1;
        assert_eq!(took.numbers, (first..first + taken.lines.len() as u64).collect::<Vec<_>>());
    }
    // What only looks like it is another entry.
    anna.enter("a3", true, &[body(0, 1)]);
    let mut half = three.clone();
    half.lines.push(draft(body(0, 9)));
    half.id = "a4".to_owned();
    anna.send(half).unwrap();
    assert!(matches!(anna.answer("a4"), Ok(HostMessage::Took(took)) if took.numbers[0] == before + 2));
    let (header, lines) = kept(&host.folder, host.play);
    assert_eq!(lines.len() as u64, before + 5);
    agree(&header, &lines, &[&anna], &[]);
}

#[test]
fn promise_6_a_desktop_becomes_the_host_and_what_the_others_had_waiting_is_merged_behind() {
    let host = Host::start();
    let (mut desk, mut zoe) = (Guest::joined(&host), Guest::joined(&host));
    let play = host.play;
    zoe.enter(play, 1);
    zoe.until(|zoe| zoe.waiting() == 0);
    let last = zoe.last();
    desk.until(|desk| desk.last() == last);
    let before = host.kept();
    drop(host);
    for guest in [&mut desk, &mut zoe] {
        guest.until(|guest| guest.store.status().unwrap().connection != tableside::link::Connection::Live);
    }
    desk.enter(play, 2);
    zoe.enter(play, 3);
    zoe.enter(play, 4);
    assert_eq!((desk.waiting(), zoe.waiting()), (1, 2));
    desk.store.go_on_alone();
    let Reply::Lines { play: listed, lines } = desk.ask(Request::Read { play, after: 0 }) else { panic!() };
    assert_eq!(lines.len(), before.len() + 1, "its own waiting line is part of its log");
    let host = host_of(listed.header, lines);
    zoe.again(&host);
    zoe.until(|zoe| zoe.waiting() == 0 && zoe.last() == before.len() as u64 + 3);
    let (header, lines) = kept(&host.folder, host.play);
    let bodies: Vec<Value> =
        lines[before.len()..].iter().map(|line| serde_json::from_str(&line.body).unwrap()).collect();
    assert_eq!(bodies, [2, 3, 4].map(|number| body(1, number)));
    assert_eq!(checksum(&header, &lines[..before.len()]), checksum(&header, &before), "what was confirmed stands");
    agree(&header, &lines, &[&host.device("Anna")], &[]);
}
