//! The store in memory does as the one on disk, and can be slow and broken on request.

use tableside::store::{Memory, Reply, Request, Store, StoreError};

use crate::help::{SUMMARY, folder, header, line, lines, open};

/// Requests in an order that meets each success and each refusal.
fn requests() -> Vec<Request> {
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
        Request::Backups,
        Request::Plays { removed: false },
    ]
}

#[test]
fn memory_and_disk_answer_alike() {
    let folder = folder();
    let mut disk = open(folder.path());
    let mut memory = Memory::default();
    for request in requests() {
        assert_eq!(memory.perform(request.clone()), disk.perform(request.clone()), "{request:?}");
    }
}

#[test]
fn a_slow_one_answers_when_it_is_told() {
    let mut store = Memory::slow();
    let first = store.ask(Request::Plays { removed: false });
    let second = store.ask(Request::Value { key: "k".to_owned() });
    assert_ne!(first, second);
    assert_eq!(store.answers(), []);
    store.release();
    let tickets: Vec<_> = store.answers().into_iter().map(|answer| answer.ticket).collect();
    assert_eq!(tickets, [Some(first), Some(second)]);
    assert_eq!(store.answers(), []);
}

#[test]
fn a_failing_one_reads_and_does_not_write_until_it_heals() {
    let mut store = Memory::failing_with(StoreError::Full);
    let keep = || Request::Keep { key: "k".to_owned(), value: "1".to_owned() };
    assert_eq!(store.perform(keep()), Err(StoreError::Full));
    assert_eq!(store.perform(Request::Value { key: "k".to_owned() }), Ok(Reply::Value(None)));
    store.heal();
    assert_eq!(store.perform(keep()), Ok(Reply::Done));
}
