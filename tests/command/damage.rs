//! A file that is not a sound play of ours is refused with one line, and the plays stay as they are.
//!
//! `TABLESIDE_CASES` sets how many damaged files are thrown at the import; 500 unless it is set.

use std::fs;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;
use tableside::command::{Failure, add};
use tableside::games;
use tableside::store::exchange::{Exported, write};
use tableside::store::{Line, Opened, Sqlite};

use crate::help::Folder;

fn cases() -> u32 {
    std::env::var("TABLESIDE_CASES").map_or(500, |cases| cases.parse().expect("TABLESIDE_CASES takes a number"))
}

/// A play of the folder as it would be exported.
fn exported(folder: &Folder, finished: bool) -> Exported {
    let (listed, lines) = folder.store().read(folder.example(finished).parse().unwrap(), 0).unwrap();
    Exported { header: listed.header, lines, summary: listed.summary, finished }
}

#[test]
fn a_strange_file_changes_nothing() {
    let folder = Folder::with_examples();
    let good = exported(&folder, false);
    let text = good.to_json().unwrap();
    let before = folder.everything();
    let file = folder.file("play.json");
    let refused = |status: i32, word: &str| {
        for (language, word) in [("en", word), ("cs", "Nic se nezměnilo")] {
            let said = folder.call(&["import", &file, "--lang", language]).refused(status);
            assert!(said.contains(word), "{word}: {said}");
        }
        assert_eq!(folder.everything(), before);
    };
    for foreign in ["", "hello", "{}", "[]", r#"{"recipe": "goulash"}"#, "\u{0}\u{1}"] {
        fs::write(&file, foreign).unwrap();
        refused(2, "not a Tableside play");
    }
    fs::write(&file, text.replace("\"version\": 1", "\"version\": 2")).unwrap();
    refused(2, "newer Tableside (version 2");
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    refused(2, "cut off");
    fs::write(&file, text.replacen("\"finished\"", "\"ended\"", 1)).unwrap();
    refused(2, "damaged");

    // What is sealed well, and still no play that can be opened here.
    let sealed = |change: &dyn Fn(&mut Exported), word: &str| {
        let mut play = good.clone();
        change(&mut play);
        write(file.as_ref(), &play).unwrap();
        refused(2, word);
    };
    sealed(&|play| drop(play.lines.remove(7)), "Entry 8 is missing");
    sealed(&|play| play.lines.clear(), "no entries");
    sealed(&|play| play.header.game = "nile".to_owned(), "does not know the game of this play (nile)");
    sealed(&|play| play.header.format = 3, "newer Tableside (format 3");
    let later = r#"{"act":{"do":"sing"},"format":3}"#;
    sealed(&|play| play.lines[3].body = later.to_owned(), "newer Tableside (format 3");
    sealed(&|play| play.lines[3].body = r#"{"act":{"do":"fly"}}"#.to_owned(), "damaged (entry 4 can’t be read");
    sealed(&|play| play.lines[3].body = "\"a\\n\\u001b[2J\"".to_owned(), "damaged (entry 4 can’t be read");
    sealed(
        &|play| play.lines[0] = Line { number: 1, ..play.lines[1].clone() },
        "its beginning is missing or appears twice",
    );
    let body = |play: &mut Exported, from: &str, to: &str| {
        assert!(play.lines[0].body.contains(from));
        play.lines[0].body = play.lines[0].body.replace(from, to);
    };
    sealed(&|play| body(play, "amun-re", "nile"), "it belongs to another game");
    sealed(&|play| body(play, "\"first\":0", "\"first\":7"), "Nobody sits there");
}

#[test]
fn one_changed_letter_is_found_wherever_it_is() {
    let folder = Folder::with_examples();
    let good = exported(&folder, true).to_json().unwrap().into_bytes();
    let file = folder.file("play.json");
    let before = folder.everything();
    for part in 0..24 {
        let mut bytes = good.clone();
        let at = part * bytes.len() / 24 + 5;
        bytes[at] ^= 1 << (part % 5);
        fs::write(&file, bytes).unwrap();
        folder.call(&["import", &file]).refused(2);
        assert_eq!(folder.everything(), before);
    }
}

/// One blow to a file, or to the log in it.
#[derive(Clone, Debug)]
enum Blow {
    Flip(Index, u8),
    Put(Index, u8),
    Cut(Index),
    Drop(Index, u8),
    Twice(Index, u8),
    /// A piece of one entry's text, sealed again: what a program with a fault would write.
    Body(Index, Index, String),
    Swap(Index, Index),
}

fn blow() -> impl Strategy<Value = Blow> {
    let at = any::<Index>;
    let odd =
        proptest::sample::select(vec!["", "9", "-1", "null", "\"", "{", "}", "99999999999", "seat", "\\u0000", "[1]"]);
    prop_oneof![
        (at(), 0..8_u8).prop_map(|(at, bit)| Blow::Flip(at, bit)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Blow::Put(at, byte)),
        at().prop_map(Blow::Cut),
        (at(), any::<u8>()).prop_map(|(at, length)| Blow::Drop(at, length)),
        (at(), any::<u8>()).prop_map(|(at, length)| Blow::Twice(at, length)),
        (at(), at(), odd).prop_map(|(entry, at, odd)| Blow::Body(entry, at, odd.to_owned())),
        (at(), at()).prop_map(|(one, other)| Blow::Swap(one, other)),
    ]
}

/// The good file after a blow.
fn struck(good: &Exported, text: &[u8], blow: &Blow) -> Vec<u8> {
    let mut bytes = text.to_vec();
    let length = bytes.len();
    match blow {
        Blow::Flip(at, bit) => bytes[at.index(length)] ^= 1 << bit,
        Blow::Put(at, byte) => bytes[at.index(length)] = *byte,
        Blow::Cut(at) => bytes.truncate(at.index(length)),
        Blow::Drop(at, more) => {
            let at = at.index(length);
            bytes.drain(at..(at + usize::from(*more) + 1).min(length));
        }
        Blow::Twice(at, more) => {
            let at = at.index(length);
            let piece = bytes[at..(at + usize::from(*more) + 1).min(length)].to_vec();
            bytes.splice(at..at, piece);
        }
        Blow::Body(entry, at, odd) => {
            let mut play = good.clone();
            let body = &mut play.lines[entry.index(good.lines.len())].body;
            let at = at.index(body.len());
            body.replace_range(at..=at, odd);
            bytes = play.to_json().map_or_else(|_| b"{".to_vec(), String::into_bytes);
        }
        Blow::Swap(one, other) => {
            let mut play = good.clone();
            let (one, other) = (one.index(good.lines.len()), other.index(good.lines.len()));
            let body = play.lines[one].body.clone();
            play.lines[one].body = std::mem::replace(&mut play.lines[other].body, body);
            bytes = play.to_json().unwrap().into_bytes();
        }
    }
    bytes
}

/// Whatever is thrown at the import, it is refused and nothing has changed, or there is a play that can be shown.
#[test]
fn no_damaged_file_gets_the_better_of_the_import() {
    let folder = Folder::with_examples();
    let good = exported(&folder, false);
    let text = good.to_json().unwrap().into_bytes();
    let here = tempfile::tempdir().unwrap();
    let Opened { store, .. } = Sqlite::open(here.path()).unwrap();
    let store = std::cell::RefCell::new(store);
    let config = ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() };
    let outcome = TestRunner::new(config).run(&blow(), |blow| {
        let bytes = struck(&good, &text, &blow);
        let mut store = store.borrow_mut();
        let added = Exported::from_json(&bytes).map_err(Failure::from).and_then(|file| add(&mut store, file));
        match added {
            Ok(added) => {
                let (listed, lines) = store.read(added.play, 0).unwrap();
                let play = games::open(&listed.header, &lines).unwrap();
                prop_assert_eq!(play.sheet().totals.len(), 4);
                prop_assert!(!play.history().is_empty());
                store.set_removed(added.play, true).unwrap();
                store.perform(tableside::store::Request::Purge { play: added.play }).unwrap();
            }
            Err(failure) => prop_assert!(!matches!(failure, Failure::Store(_) | Failure::Output(_)), "{failure}"),
        }
        prop_assert!(store.plays(false).unwrap().is_empty());
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
}
