//! How long a play takes to open, to fold, to show and to keep, and how long each calculator takes.
//!
//! Goals on a laptop of ten years: a play of 10,000 entries opens within 50 ms, a list of 10,000 plays within 50 ms,
//! its statistics within 100 ms, and what a filter leaves of them within two frames.
#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)] // criterion's macros make functions without words

use std::hint::black_box;

use chrono::{DateTime, TimeDelta, Utc};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use serde_json::json;
use tableside::games::amun_re::AmunRe;
use tableside::games::amun_re::play::{Action, AmunReRules};
use tableside::games::{self, Example, calc, example_play};
use tableside::locale::Language;
use tableside::stats::{Aliases, Filter, Known, Plays, Remarks};
use tableside::store::exchange::Exported;
use tableside::store::{Header, Line, Opened, PlayId, Sqlite};
use tableside::table::action::AnyAction;
use tableside::table::entry::{Entry, What};
use tableside::table::play::summary;
use tableside::table::rules::Rules;
use tableside::table::summary::Summary;
use tempfile::TempDir;

/// The entries of a play that is longer than any evening.
const ENTRIES: u64 = 10_000;

fn last() -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

/// A play of so many entries: the half-way example, then a table that changes its mind again and again.
fn long_play(entries: u64) -> Exported {
    let Exported { header, mut lines, .. } = example_play(&AmunRe, Example::HalfWay, Language::En, last()).unwrap();
    let mut play = games::open(&header, &lines).unwrap();
    let mut at = last();
    while play.last() < entries {
        at += TimeDelta::seconds(10);
        let turn = play.last();
        let seat = turn % 4;
        let action = match turn % 7 {
            0 => {
                json!({ "do": "set-pieces", "province": "abu", "farmers": turn % 5, "plain": 0, "bricks": 1, "pyramids": 2 })
            }
            1 => {
                json!({ "do": "set-cell", "group": "old", "row": "sets", "seat": seat, "value": 3, "note": "counted" })
            }
            2 => json!({ "do": "set-pharaoh", "seat": seat }),
            _ => json!({ "do": "offer", "seat": seat, "gold": 1 + turn % 9, "steal": false }),
        };
        let line = if turn % 50 == 49 {
            play.prepare_undo(play.undo_step().unwrap().entries, at, "bench").unwrap()
        } else {
            play.prepare(&action, at, "bench").unwrap()
        };
        play.accept(std::slice::from_ref(&line)).unwrap();
        lines.push(line);
    }
    let (summary, finished) = summary(play.as_ref());
    Exported { header, lines, summary: serde_json::to_string(&summary).unwrap(), finished }
}

fn read(line: &Line) -> (Entry<()>, Option<AnyAction<Action>>) {
    let (entry, action) = Entry::read(line).unwrap();
    (entry, action.map(|json| AnyAction::read::<AmunReRules>(&json).unwrap()))
}

fn folder() -> (TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let Opened { store, .. } = Sqlite::open(folder.path()).unwrap();
    (folder, store)
}

fn create(store: &mut Sqlite, play: &Exported) -> PlayId {
    store.create(&play.header, &play.lines, &play.summary, play.finished).unwrap();
    play.header.id
}

fn one_play(criterion: &mut Criterion) {
    let long = long_play(ENTRIES);
    let (_folder, mut store) = folder();
    let id = create(&mut store, &long);
    let mut group = criterion.benchmark_group("a play of 10,000 entries");
    group.throughput(Throughput::Elements(ENTRIES));
    group.bench_function("open from the store", |bench| {
        bench.iter(|| {
            let (listed, lines) = store.read(id, 0).unwrap();
            games::open(&listed.header, &lines).unwrap()
        });
    });
    group.bench_function("read its lines", |bench| bench.iter(|| store.read(id, 0).unwrap()));
    group.bench_function("open from its lines", |bench| bench.iter(|| games::open(&long.header, &long.lines).unwrap()));
    group.bench_function("read its entries", |bench| {
        bench.iter(|| long.lines.iter().map(read).collect::<Vec<_>>());
    });
    let entries: Vec<(Entry<()>, Option<AnyAction<Action>>)> = long.lines.iter().map(read).collect();
    let Some(What::Start(setup)) = entries.first().map(|(entry, _)| &entry.what) else { return };
    group.bench_function("fold", |bench| {
        bench.iter(|| {
            let mut state = AmunReRules::start(setup).unwrap();
            for action in entries.iter().filter_map(|(_, action)| action.as_ref()) {
                if action.check::<AmunReRules>(&state).is_ok() {
                    action.apply::<AmunReRules>(&mut state);
                }
            }
            state
        });
    });
    group.finish();

    let play = games::open(&long.header, &long.lines).unwrap();
    let mut group = criterion.benchmark_group("of 10,000 entries");
    group.bench_function("history", |bench| bench.iter(|| play.history()));
    group.bench_function("plan going back to its beginning", |bench| bench.iter(|| play.back_plan(2)));
    group.bench_function("sheet and guide", |bench| bench.iter(|| (play.sheet(), play.guide())));
    group.finish();
}

fn one_entry(criterion: &mut Criterion) {
    let long = long_play(ENTRIES);
    let (_folder, mut store) = folder();
    let id = create(&mut store, &long);
    let mut play = games::open(&long.header, &long.lines).unwrap();
    let action = json!({ "do": "offer", "seat": 0, "gold": 5, "steal": false });
    let mut group = criterion.benchmark_group("an entry");
    group.bench_function("check, keep on disk, fold", |bench| {
        bench.iter(|| {
            let line = play.prepare(&action, last(), "bench").unwrap();
            store.append(id, std::slice::from_ref(&line), &long.summary, false).unwrap();
            play.accept(&[line]).unwrap();
        });
    });
    let fresh = || games::open(&long.header, &long.lines).unwrap();
    group.bench_function("check and fold", |bench| {
        bench.iter_batched_ref(
            fresh,
            |play| {
                let line = play.prepare(&action, last(), "bench").unwrap();
                play.accept(&[line]).unwrap();
            },
            BatchSize::LargeInput,
        );
    });
    group.bench_function("undo the last", |bench| {
        bench.iter_batched_ref(
            fresh,
            |play| {
                let plan = play.undo_step().unwrap();
                let line = play.prepare_undo(plan.entries, last(), "bench").unwrap();
                play.accept(&[line]).unwrap();
            },
            BatchSize::LargeInput,
        );
    });
    group.finish();
}

fn many_plays(criterion: &mut Criterion) {
    let (_folder, mut store) = folder();
    let play = example_play(&AmunRe, Example::Finished, Language::En, last()).unwrap();
    for _ in 0..10_000 {
        let header = Header { id: PlayId::fresh(), ..play.header.clone() };
        store.create(&header, &play.lines[..1], &play.summary, true).unwrap();
    }
    let mut group = criterion.benchmark_group("a list of 10,000 plays");
    group.sample_size(20);
    group.bench_function("from the store", |bench| bench.iter(|| store.plays(false).unwrap()));
    group.bench_function("with all summaries read", |bench| {
        bench.iter(|| {
            let plays = store.plays(false).unwrap();
            plays.iter().map(|play| serde_json::from_str::<Summary>(&play.summary).unwrap().points.len()).sum::<usize>()
        });
    });
    group.finish();
}

/// Ten thousand plays of a household that plays every game: each example under an id and on a day of its own.
fn statistics(criterion: &mut Criterion) {
    let (_folder, mut store) = folder();
    let examples: Vec<Exported> =
        games::ALL.iter().map(|game| example_play(*game, Example::Finished, Language::En, last()).unwrap()).collect();
    for (at, play) in examples.iter().cycle().take(10_000).enumerate() {
        let started = play.header.started - TimeDelta::hours(i64::try_from(at).unwrap());
        let header = Header { id: PlayId::fresh(), started, ..play.header.clone() };
        store.create(&header, &play.lines[..1], &play.summary, true).unwrap();
    }
    let (aliases, remarks) = (Aliases::default().merged("Ben", "Cyril"), Remarks::default());
    let name = |id: &str| games::find(id).map(|game| game.name());
    let local = |at: DateTime<Utc>| at.with_timezone(&chrono::Local).naive_local();
    let known = Known { name: &name, local: &local, aliases: &aliases, remarks: &remarks };
    let mut group = criterion.benchmark_group("statistics of 10,000 plays");
    group.sample_size(20);
    group.bench_function("open", |bench| {
        bench.iter(|| {
            let plays = Plays::new(&store.plays(false).unwrap(), &known);
            plays.statistics(&Filter::default(), Language::En)
        });
    });
    let listed = store.plays(false).unwrap();
    group.bench_function("read the rows", |bench| bench.iter(|| Plays::new(&listed, &known)));
    let plays = Plays::new(&listed, &known);
    group.bench_function("filter nothing", |bench| {
        bench.iter(|| plays.statistics(&Filter::default(), Language::En));
    });
    let filter = Filter { player: Some("Anna".to_owned()), players: Some(4), ..Filter::default() };
    group.bench_function("filter by player and number", |bench| {
        bench.iter(|| plays.statistics(&filter, Language::En));
    });
    group.finish();
}

fn calculators(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("calc");
    for calculator in calc::calculators(games::ALL) {
        group.bench_function(calculator.name, |bench| {
            bench.iter(|| calculator.answer(black_box(calculator.example.as_bytes())).unwrap());
        });
    }
    group.finish();
}

criterion_group!(benches, one_play, one_entry, many_plays, statistics, calculators);
criterion_main!(benches);
