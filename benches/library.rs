//! How long a key in the library's field takes, on the bundled entries and on 50,000 own cards, and how long a library
//! takes to be read.
//!
//! Goals: a key within 1 ms on the bundled entries, within 10 ms on 50,000 own cards; the start pays for nothing of it; and
//! no frame longer than 8 ms while 50,000 cards are read at the start, come in from a table or go out to one.
#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)] // criterion's macros make functions without words

#[path = "library/frames.rs"]
mod frames;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use tableside::games;
use tableside::library::{Book, Library, Lookup, Names, Own, OwnCard, Query, Wanted};
use tableside::table::guide::Words;

/// What somebody types, key by key.
const TYPED: [&str; 5] = ["does harvest increase count printed farmers", "zlodej", "sabotuer", "rom 23", "k"];

/// Syllables of which own cards are made: many different words, as in real boxes.
const SYLLABLES: [&str; 24] = [
    "ka", "ro", "mi", "zel", "tra", "vo", "ný", "šek", "bar", "lin", "dom", "pe", "ště", "gar", "um", "ri", "hor",
    "ces", "ta", "nů", "wer", "kol", "sy", "eld",
];

/// A word for each number; about 14,000 different ones.
fn word(number: usize) -> String {
    [number % 24, number / 24 % 24, number / 576 % 24].map(|at| SYLLABLES[at]).concat()
}

fn card(number: usize) -> OwnCard {
    let text = |from: usize, words: usize| (0..words).map(|at| word(from + 7919 * at)).collect::<Vec<_>>().join(" ");
    OwnCard {
        game: "amun-re".to_owned(),
        names: Names { en: text(number, 2), cs: text(number * 3 + 1, 2), de: None },
        numbers: vec![format!("ROM{number:05}")],
        text: Words { en: text(number * 5, 14), cs: text(number * 11, 14) },
        ..OwnCard::default()
    }
}

/// So many own cards, in the index.
fn own(cards: usize) -> Own {
    let mut own = Own::default();
    let mut adding = own.add((0..cards).map(card).collect()).unwrap();
    adding.work(&mut || true);
    own.take_added(adding);
    own.work(&mut || true);
    own
}

/// Every beginning of what is typed, as the keys come.
fn keys(typed: &str) -> Vec<&str> {
    typed.char_indices().map(|(at, letter)| typed.get(..at + letter.len_utf8()).unwrap()).collect()
}

fn searches(c: &mut Criterion) {
    for (name, cards) in [("bundled", 0), ("5000-own", 5_000), ("50000-own", 50_000)] {
        let own = own(cards);
        let lookup = Lookup { library: games::library(), own: &own };
        let find = |typed: &str| lookup.search(&Query::new(black_box(typed)), &Wanted::default(), 30);
        let mut group = c.benchmark_group(format!("library/{name}"));
        group.sample_size(20);
        for typed in TYPED {
            find(typed);
            group.bench_function(format!("whole/{typed}"), |b| b.iter(|| find(typed)));
        }
        let all: Vec<&str> = TYPED.iter().flat_map(|typed| keys(typed)).collect();
        let mut at = 0;
        group.bench_function("a-key", |b| {
            b.iter(|| {
                at += 1;
                find(all[at % all.len()])
            });
        });
        let nothing = Query::new("qqxxzzjj");
        group.bench_function("nearest", |b| b.iter(|| lookup.nearest(&nothing, &Wanted::default(), 5)));
        group.finish();
    }
}

fn reading(c: &mut Criterion) {
    let mut group = c.benchmark_group("library/read");
    group.sample_size(20);
    let book = |game: &&dyn games::Game| Book::read(game.id(), game.books()).unwrap();
    let books = || games::ALL.iter().map(book).collect::<Vec<_>>();
    group.bench_function("books", |b| b.iter(books));
    let query = Query::new("memphis");
    group.bench_function("index", |b| {
        b.iter_batched(
            || Library::of(books()),
            |library| Lookup { library: &library, own: &Own::default() }.search(&query, &Wanted::default(), 1),
            BatchSize::LargeInput,
        );
    });
    group.bench_function("a-thousand-own-cards", |b| {
        b.iter_batched(
            || {
                let mut own = own(10_000);
                let mut adding = own.add((0..1000).map(card).collect()).unwrap();
                adding.work(&mut || true);
                own.take_added(adding);
                own
            },
            |mut own| {
                own.work(&mut || true);
                own
            },
            BatchSize::LargeInput,
        );
    });
    group.finish();
}

criterion_group!(benches, searches, reading, frames::frames);
criterion_main!(benches);
