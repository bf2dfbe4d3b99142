//! Every reader is thrown files that were damaged in many ways at once, beginning with those of `corpus`, and what
//! cargo-fuzz has found, which is in `found`: each is refused with words, or what was read can be written and read again as
//! it is.
//!
//! `TABLESIDE_CASES` sets how many inputs each reader is thrown; 1,000 unless it is set, and `./test --long` sets many. The
//! same number gives the same inputs, and what fails is shown as it was thrown.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod damage;
mod promises;

use std::cell::Cell;
use std::fs;
use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use tableside::games::{self, Example, Game, calc, example_play};
use tableside::locale::Language;
use tableside::store::exchange::{Exported, all_to_json, plays_from_json};

use damage::{Blow, blows, struck};
use promises::Outcome;

fn cases() -> u32 {
    std::env::var("TABLESIDE_CASES").map_or(1_000, |cases| cases.parse().expect("TABLESIDE_CASES takes a number"))
}

/// The files of a folder of the corpus, by name.
fn corpus(folder: &str) -> Vec<Vec<u8>> {
    files(&Path::new("corpus").join(folder))
}

fn files(folder: &Path) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/readers").join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let files: Vec<_> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    assert!(!files.is_empty());
    files
}

/// Throws the files at a reader, each as it is and then damaged; `read` says whether a file was read.
fn throw(reader: &str, files: &[Vec<u8>], read: impl Fn(&[u8]) -> Outcome) {
    for file in files {
        read(file).unwrap_or_else(|fault| panic!("{reader}: {fault} in {}", String::from_utf8_lossy(file)));
    }
    let (taken, thrown) = (Cell::new(0_u32), Cell::new(0_u32));
    let config = ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]));
    let outcome = runner.run(&blows(files.len()), |(file, blows): (usize, Vec<Blow>)| {
        let input = struck(files, file, &blows);
        thrown.set(thrown.get() + 1);
        let was_read = read(&input)
            .map_err(|fault| TestCaseError::fail(format!("{fault} in {:?}", String::from_utf8_lossy(&input))))?;
        taken.set(taken.get() + u32::from(was_read));
        Ok(())
    });
    println!("{reader}: {} inputs, {} of them read", thrown.get(), taken.get());
    assert!(outcome.is_ok(), "{reader}: {}", outcome.unwrap_err());
}

/// Gives a reader each file by which cargo-fuzz has found a new way through the code.
fn replay(reader: &str, read: impl Fn(&[u8]) -> Outcome) {
    for file in files(&Path::new("found").join(reader)) {
        read(&file).unwrap_or_else(|fault| panic!("{reader}: {fault} in {:?}", String::from_utf8_lossy(&file)));
    }
}

#[test]
fn what_was_found() {
    replay("plays", promises::plays);
    replay("plays", promises::play_with_its_seal);
    replay("household", promises::household);
    replay("household", promises::household_with_its_seal);
    replay("template", promises::template);
    replay("tables", promises::table);
    replay("calc", promises::calc);
    replay("bgstats", promises::bgstats);
    replay("wire", promises::wire);
}

/// The beginning of an example of each game.
fn examples() -> Vec<Exported> {
    let last = DateTime::<Utc>::UNIX_EPOCH + TimeDelta::days(20_000);
    let example = |game: &&'static dyn Game| {
        let mut play = example_play(*game, Example::HalfWay, Language::Cs, last).unwrap();
        play.lines.truncate(12);
        play
    };
    games::ALL.iter().map(example).collect()
}

#[test]
fn plays() {
    let mut files = corpus("plays");
    files.extend(examples().iter().map(|play| play.to_json().unwrap().into_bytes()));
    files.push(all_to_json(&examples()).unwrap().into_bytes());
    throw("plays", &files, promises::plays);
    throw("plays with their seals", &files, promises::play_with_its_seal);
}

#[test]
fn households() {
    let files = corpus("household");
    throw("households", &files, promises::household);
    throw("households with their seals", &files, promises::household_with_its_seal);
}

/// What a program with a fault would write: the checksums fit, and an entry does not.
#[test]
fn entries() {
    let examples = examples();
    let bodies: Vec<(usize, usize)> =
        (0..examples.len()).flat_map(|play| (0..examples[play].lines.len()).map(move |line| (play, line))).collect();
    let files: Vec<Vec<u8>> =
        bodies.iter().map(|&(play, line)| examples[play].lines[line].body.clone().into_bytes()).collect();
    let turn = Cell::new(0);
    throw("entries", &files, |input| {
        let Ok(body) = std::str::from_utf8(input) else { return Ok(false) };
        // Each body comes into each play in turn.
        turn.set(turn.get() + 1);
        let (play, line) = bodies[turn.get() % bodies.len()];
        let mut play = examples[play].clone();
        body.clone_into(&mut play.lines[line].body);
        let Ok(text) = play.to_json() else { return Ok(false) };
        let read = plays_from_json(text.as_bytes()).map_err(|error| error.to_string())?;
        read.into_iter().try_for_each(promises::can_be_opened)?;
        Ok(true)
    });
}

#[test]
fn templates() {
    throw("templates", &corpus("templates"), promises::template);
}

#[test]
fn tables() {
    throw("tables", &corpus("tables"), promises::table);
}

#[test]
fn calculators() {
    let mut inputs = corpus("calc");
    inputs.extend(calc::calculators(games::ALL).map(|calculator| calculator.example.as_bytes().to_vec()));
    throw("calculators", &inputs, promises::calc);
}

#[test]
fn bgstats() {
    throw("files of BG Stats", &corpus("bgstats"), promises::bgstats);
}

#[test]
fn messages() {
    throw("messages of a shared table", &corpus("wire"), promises::wire);
}
