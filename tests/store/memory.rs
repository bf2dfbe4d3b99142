//! The store in memory does as the one on disk, and can be slow and broken on request.

use tableside::store::{Memory, Reply, Request, Store, StoreError};

use crate::help::{folder, open};
use crate::sample::{requests, shuffled};

#[test]
fn memory_and_disk_answer_alike() {
    let folder = folder();
    let mut disk = open(folder.path());
    let mut memory = Memory::default();
    for request in requests().into_iter().chain(shuffled(7, 300)) {
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
