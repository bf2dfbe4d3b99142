//! Whatever happens to a store can be said in both languages, with nothing left blank.

use std::path::PathBuf;

use tableside::locale::{Language, Message, missing_arguments};
use tableside::store::exchange::ExchangeError;
use tableside::store::json_limits::TooMuch;
use tableside::store::{Backup, BackupState, Notice, PlayId, StoreError};

use crate::help::time;

fn errors() -> Vec<StoreError> {
    let (play, text) = (PlayId::fresh(), || "words".to_owned());
    vec![
        StoreError::Full,
        StoreError::ReadOnly,
        StoreError::Folder { path: text(), why: text() },
        StoreError::Gone { path: text() },
        StoreError::Busy,
        StoreError::OtherWindow,
        StoreError::OlderTab,
        StoreError::Damaged,
        StoreError::DamagedPlay { play, number: 3 },
        StoreError::DamagedValue { key: text() },
        StoreError::Foreign { path: text() },
        StoreError::Newer { found: 3, known: 1 },
        StoreError::Behind { last: 3 },
        StoreError::NoPlay { play },
        StoreError::Exists { play },
        StoreError::BadBackup,
        StoreError::Broken { why: text() },
    ]
}

fn notices() -> Vec<Notice> {
    let path = || PathBuf::from("folder/file");
    let backup = || Backup { path: path(), made: time(0), bytes: 1, state: BackupState::Sound };
    vec![
        Notice::Damaged { moved_to: path(), backup: Some(backup()) },
        Notice::Damaged { moved_to: path(), backup: None },
        Notice::Rescued { path: path(), replaced: false, whole: true },
        Notice::Rescued { path: path(), replaced: true, whole: true },
        Notice::Rescued { path: path(), replaced: false, whole: false },
        Notice::Replaced,
        Notice::Missing { backup: backup() },
        Notice::Recovered { made: time(0), moved_to: Some(path()) },
        Notice::Recovered { made: time(0), moved_to: None },
        Notice::Migrated { copy: path() },
        Notice::ReadingOnly { why: StoreError::Full },
        Notice::NoBackup { why: StoreError::Full },
    ]
}

fn exchange_errors() -> Vec<ExchangeError> {
    vec![
        ExchangeError::Unreadable { path: "file".to_owned(), why: "words".to_owned() },
        ExchangeError::TooLarge { limit: 1 << 30 },
        ExchangeError::TooMuch(TooMuch::Depth(1)),
        ExchangeError::TooMuch(TooMuch::Values(1)),
        ExchangeError::TooMuch(TooMuch::Letters(1)),
        ExchangeError::TooMuch(TooMuch::Items(1)),
        ExchangeError::Foreign,
        ExchangeError::Newer { version: 2, known: 1 },
        ExchangeError::Truncated,
        ExchangeError::Damaged { line: 0, column: 0 },
        ExchangeError::Damaged { line: 3, column: 1 },
        ExchangeError::Empty,
        ExchangeError::Gap { expected: 2, found: 3 },
        ExchangeError::Body { number: 2 },
        ExchangeError::Protected { path: "file".to_owned() },
        ExchangeError::Disk(StoreError::Full),
    ]
}

#[test]
fn everything_can_be_said() {
    let mut all: Vec<Message> = errors().iter().map(StoreError::message).collect();
    all.extend(notices().iter().map(Notice::message));
    all.extend(exchange_errors().iter().map(ExchangeError::message));
    for message in all {
        for language in Language::ALL {
            assert_eq!(missing_arguments(language, &message), Vec::<String>::new(), "{}", message.key());
        }
    }
}

#[test]
fn entries_are_counted_in_the_right_plural() {
    let czech = |last| Language::Cs.say(&StoreError::Behind { last }.message());
    for (last, words) in [(1, "1 zápis:"), (3, "3 zápisy:"), (5, "5 zápisů:")] {
        assert!(czech(last).contains(words), "{}", czech(last));
    }
}
