//! Many plays at once: in one transaction, and what cannot be done of them is passed over.

use std::fs;
use std::path::Path;

use tableside::games::written;
use tableside::store::exchange::Exported;
use tableside::store::{Line, Memory, PlayId, Reply, Request, Sqlite, StoreError};
use tableside::table::written::{Written, WrittenResult};

fn play(points: i64) -> Request {
    let results = vec![WrittenResult::of(vec![points]), WrittenResult::of(vec![3])];
    let written = Written { name: "Orchard".to_owned(), results, ..Written::default() };
    let started = "2026-10-24T22:30:00Z".parse().unwrap();
    let players = written::players(["Anna", "Ben"]);
    let Exported { header, lines, summary, finished } =
        written::write_down(None, started, "a file", &players, &written).unwrap();
    Request::Create { header, lines, summary, finished }
}

fn id(request: &Request) -> PlayId {
    let Request::Create { header, .. } = request else { panic!() };
    header.id
}

/// How many transactions are in the log of a database: each ends with a frame that says how large the database is then.
fn commits(folder: &Path) -> usize {
    let wal = fs::read(folder.join("tableside.sqlite-wal")).unwrap();
    let number = |at: usize| u32::from_be_bytes(wal[at..at + 4].try_into().unwrap());
    let frame = 24 + number(8) as usize;
    let frames = (32..wal.len() - 23).step_by(frame);
    frames.filter(|at| wal[at + 8..at + 16] == wal[16..24] && number(at + 4) > 0).count()
}

#[test]
fn many_plays_are_one_transaction() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    store.keep("a", "1").unwrap();
    let before = commits(folder.path());
    store.keep("a", "2").unwrap();
    assert_eq!(commits(folder.path()), before + 1, "what is counted");
    let plays: Vec<Request> = (0..100).map(play).collect();
    assert!(store.batch(&plays).unwrap().iter().all(Result::is_ok));
    assert_eq!(commits(folder.path()), before + 2);
    assert_eq!(store.plays(false).unwrap().len(), 100);
}

#[test]
fn what_cannot_be_done_is_passed_over_and_the_rest_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut sqlite = Sqlite::open(folder.path()).unwrap().store;
    let mut memory = Memory::default();
    let (known, fresh, nowhere) = (play(1), play(2), PlayId::fresh());
    let Request::Create { lines, summary, .. } = known.clone() else { panic!() };
    let append = |play, number| {
        let line = Line { number, ..lines[0].clone() };
        Request::Append { play, lines: vec![line], summary: summary.clone(), finished: true }
    };
    let requests = vec![
        known.clone(),
        fresh.clone(),
        append(id(&known), 7),
        Request::Remove { play: nowhere },
        Request::Remove { play: id(&fresh) },
    ];
    let expected = vec![
        Err(StoreError::Exists { play: id(&known) }),
        Ok(()),
        Err(StoreError::Behind { last: 1 }),
        Err(StoreError::NoPlay { play: nowhere }),
        Ok(()),
    ];
    sqlite.perform(known.clone()).unwrap();
    memory.perform(known).unwrap();
    assert_eq!(sqlite.perform(Request::Batch { requests: requests.clone() }), Ok(Reply::Batch(expected.clone())));
    assert_eq!(memory.perform(Request::Batch { requests }), Ok(Reply::Batch(expected)));
    assert_eq!((sqlite.plays(false).unwrap().len(), sqlite.plays(true).unwrap().len()), (1, 1));
}
