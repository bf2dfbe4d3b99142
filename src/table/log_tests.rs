//! The log's promises, on a game of one number that must never fall below zero.

use chrono::{TimeZone as _, Utc};
use proptest::prelude::*;

use super::*;
use crate::table::counter::{Add, Counter, setup};

fn at(second: i64) -> DateTime<Utc> {
    Utc.timestamp_opt(1_800_000_000 + second, 0).unwrap()
}

fn fresh() -> Log<Counter> {
    let first = Entry { number: 1, at: at(0), by: "a".into(), what: What::<Add>::Start(setup()) };
    Log::open(&[first.line().unwrap()]).unwrap()
}

fn take(log: &mut Log<Counter>, entry: &Entry<Add>) {
    log.accept(&[entry.line().unwrap()]).unwrap();
}

/// Enters a number, ten seconds after the entry before, so that nothing joins.
fn add(log: &mut Log<Counter>, n: i64) -> u64 {
    let entry = log.prepare(Add(n), at(log.last() as i64 * 10), "a").unwrap();
    take(log, &entry);
    entry.number
}

fn undo(log: &mut Log<Counter>, plan: UndoPlan) {
    let entry = log.entry(What::Undo(plan.entries), at(log.last() as i64 * 10), "a");
    take(log, &entry);
}

fn redo(log: &mut Log<Counter>, entries: Vec<u64>) {
    let entry = log.entry(What::Redo(entries), at(log.last() as i64 * 10), "a");
    take(log, &entry);
}

fn reopened(log: &Log<Counter>) -> Log<Counter> {
    let lines: Vec<Line> = log.entries().iter().map(|entry| entry.line().unwrap()).collect();
    Log::open(&lines).unwrap()
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut log = fresh();
    add(&mut log, 2);
    assert_eq!(log.prepare(Add(-3), at(100), "a"), Err(Refusal::new("too-low")));
    assert_eq!((log.last(), *log.state()), (2, 2));
}

#[test]
fn undo_and_redo_are_entries_and_survive_a_restart() {
    let mut log = fresh();
    add(&mut log, 5);
    add(&mut log, 7);
    let plan = log.undo_step().unwrap();
    undo(&mut log, plan);
    assert_eq!((log.last(), *log.state()), (4, 5));
    let mut log = reopened(&log);
    assert_eq!(*log.state(), 5);
    let again = log.redo_step().unwrap();
    redo(&mut log, again);
    assert_eq!(*reopened(&log).state(), 12);
    assert_eq!(log.redo_step(), None);
}

#[test]
fn undoing_several_steps_and_redoing_them_goes_in_order() {
    let mut log = fresh();
    for n in [1, 10, 100] {
        add(&mut log, n);
    }
    for expected in [11, 1, 0] {
        let plan = log.undo_step().unwrap();
        undo(&mut log, plan);
        assert_eq!(*log.state(), expected);
    }
    assert_eq!(log.undo_step(), None);
    for expected in [1, 11, 111] {
        let again = log.redo_step().unwrap();
        redo(&mut log, again);
        assert_eq!(*log.state(), expected);
    }
}

#[test]
fn a_new_action_ends_what_could_be_redone() {
    let mut log = fresh();
    add(&mut log, 1);
    let plan = log.undo_step().unwrap();
    undo(&mut log, plan);
    add(&mut log, 2);
    assert_eq!(log.redo_step(), None);
}

#[test]
fn undoing_in_the_middle_says_first_what_no_longer_fits() {
    let mut log = fresh();
    let five = add(&mut log, 5);
    add(&mut log, 1);
    let minus = add(&mut log, -4);
    add(&mut log, 2);
    let plan = log.undo_plan(five).unwrap();
    assert_eq!(plan.entries, [five, minus]);
    assert_eq!(plan.unfit, [(minus, Refusal::new("too-low"))]);
    assert_eq!(*log.state(), 4, "a plan changes nothing");
    undo(&mut log, plan);
    assert_eq!(*log.state(), 3);
    assert!(log.redo_plan(minus).is_err(), "−4 does not fit on 1");
    let back = log.redo_plan(five).unwrap();
    redo(&mut log, back);
    assert_eq!(*log.state(), 8);
}

#[test]
fn going_back_undoes_all_that_came_after() {
    let mut log = fresh();
    let first = add(&mut log, 1);
    add(&mut log, 2);
    add(&mut log, 3);
    let plan = log.back_plan(first).unwrap();
    undo(&mut log, plan);
    assert_eq!(*log.state(), 1);
    assert_eq!(log.back_plan(first), None);
}

#[test]
fn quick_taps_join_and_fall_together() {
    let mut log = fresh();
    add(&mut log, 10);
    for (second, n) in [(100, 1), (101, 1), (103, 1)] {
        let entry = log.prepare(Add(n), at(second), "a").unwrap();
        take(&mut log, &entry);
    }
    let sentences: Vec<String> =
        log.history().iter().map(|row| crate::locale::Language::En.say(&row.sentence)).collect();
    assert_eq!(sentences, ["0+10", "10+3"]);
    let plan = log.undo_step().unwrap();
    assert_eq!(plan.entries, [3, 4, 5]);
    undo(&mut log, plan);
    assert_eq!(*log.state(), 10);
}

#[test]
fn taps_do_not_join_when_late_or_of_another_hand_or_kind() {
    let cases = [(13, "a", 1), (11, "b", 1), (11, "a", -1), (9, "a", 1)];
    for (second, by, n) in cases {
        let mut log = fresh();
        let one = log.prepare(Add(3), at(10), "a").unwrap();
        take(&mut log, &one);
        let two = log.prepare(Add(n), at(second), by).unwrap();
        let joined = matches!(two.what, What::Join(_));
        assert_eq!(joined, (second, by, n) == (13, "a", 1), "{second} {by} {n}");
    }
}

#[test]
fn an_entry_of_another_window_that_does_not_fit_is_kept_but_does_not_count() {
    let mut log = fresh();
    add(&mut log, 2);
    let foreign = Entry { number: 3, at: at(50), by: "b".into(), what: What::Act(Add(-9)) };
    take(&mut log, &foreign);
    assert_eq!(*log.state(), 2);
    assert_eq!(log.fates().last().unwrap().1, &Fate::Unfit(Refusal::new("too-low")));
}

#[test]
fn a_log_with_a_gap_or_without_a_beginning_is_refused() {
    let log = fresh();
    let line = |number| Entry { number, at: at(1), by: "a".into(), what: What::Act(Add(1)) }.line().unwrap();
    let first = log.entries()[0].line().unwrap();
    let gap = Log::<Counter>::open(&[first.clone(), line(3)]);
    assert!(matches!(gap, Err(LogError::Number { expected: 2, found: 3 })));
    assert!(matches!(Log::<Counter>::open(&[line(1)]), Err(LogError::Beginning)));
    assert!(matches!(Log::<Counter>::open(&[]), Err(LogError::Beginning)));
    let twice = Line { number: 2, ..first.clone() };
    assert!(matches!(Log::<Counter>::open(&[first, twice]), Err(LogError::Beginning)));
}

proptest! {
    /// Whatever is entered, undone and redone, the kept state is the state a restart would give, and undo followed by
    /// redo changes nothing.
    #[test]
    fn the_state_is_always_the_fold(steps in prop::collection::vec((0..5_u8, -4..9_i64, 0..40_u64), 1..300)) {
        let mut log = fresh();
        for (kind, n, pick) in steps {
            match kind {
                0..=2 => if log.prepare(Add(n), at(0), "a").is_ok() { add(&mut log, n); },
                3 => if let Some(plan) = log.undo_plan(1 + pick * log.last() / 40) {
                    undo(&mut log, plan);
                },
                _ => if let Some(entries) = log.redo_step() { redo(&mut log, entries); },
            }
        }
        let again = reopened(&log);
        prop_assert_eq!(again.state(), log.state());
        prop_assert!(again.fates().eq(log.fates()));
        let before = *log.state();
        if let Some(plan) = log.undo_step() {
            undo(&mut log, plan);
            let entries = log.redo_step().unwrap();
            redo(&mut log, entries);
            prop_assert_eq!(*log.state(), before);
        }
    }
}

#[test]
fn the_recent_steps_are_the_end_of_the_history() {
    let mut log = fresh();
    for n in 0..100 {
        add(&mut log, n);
    }
    let (all, recent) = (log.history(), log.recent());
    assert!(recent.len() < all.len());
    assert_eq!(recent, all[all.len() - recent.len()..]);
}

#[test]
fn what_was_redone_from_the_history_is_not_redone_by_the_button() {
    let mut log = fresh();
    let (one, two) = (add(&mut log, 1), add(&mut log, 10));
    for number in [two, one] {
        let plan = log.undo_plan(number).unwrap();
        undo(&mut log, plan);
    }
    let again = log.redo_plan(two).unwrap();
    redo(&mut log, again);
    assert_eq!(log.redo_step(), Some(vec![one]));
}

#[test]
fn a_tap_comes_back_with_all_that_it_fell_with() {
    let mut log = fresh();
    add(&mut log, 10);
    for second in [100, 101, 103] {
        let entry = log.prepare(Add(1), at(second), "a").unwrap();
        take(&mut log, &entry);
    }
    let plan = log.undo_step().unwrap();
    undo(&mut log, plan);
    for tap in [3, 4, 5] {
        assert_eq!(log.redo_plan(tap), Ok(vec![3, 4, 5]));
    }
}
