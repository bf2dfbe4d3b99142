//! The log's promises, on a game of one number that must never fall below zero.

use chrono::{TimeZone as _, Utc};
use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::table::counter::{Add, Counter, setup};

fn at(second: i64) -> DateTime<Utc> {
    Utc.timestamp_opt(1_800_000_000 + second, 0).unwrap()
}

fn fresh() -> Log {
    let (_, first) = crate::table::play::begin(&setup(), at(0), "a").unwrap();
    Log::open::<Counter>(&[first]).unwrap()
}

fn state(log: &Log) -> i64 {
    *log.fold().state().downcast_ref().unwrap()
}

/// Enters a number at a time, by a hand; gives the line's number and whether it joined the one before.
fn tap(log: &mut Log, n: i64, at: DateTime<Utc>, by: &str) -> (u64, bool) {
    let line = log.prepare(&json!(n), at, by).unwrap();
    let joined = matches!(Entry::read(&line).unwrap().0.what, What::Join(_));
    log.accept(std::slice::from_ref(&line)).unwrap();
    (line.number, joined)
}

/// Enters a number, ten seconds after the entry before, so that nothing joins.
fn add(log: &mut Log, n: i64) -> u64 {
    let soon = at(log.last() as i64 * 10);
    tap(log, n, soon, "a").0
}

fn undo(log: &mut Log, plan: UndoPlan) {
    let line = log.prepare_fates(What::Undo(plan.entries), at(log.last() as i64 * 10), "a").unwrap();
    log.accept(&[line]).unwrap();
}

fn redo(log: &mut Log, entries: Vec<u64>) {
    let line = log.prepare_fates(What::Redo(entries), at(log.last() as i64 * 10), "a").unwrap();
    log.accept(&[line]).unwrap();
}

fn reopened(log: &Log) -> Log {
    Log::open::<Counter>(&log.lines().unwrap()).unwrap()
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut log = fresh();
    add(&mut log, 2);
    assert_eq!(log.prepare(&json!(-3), at(100), "a"), Err(Refusal::new("too-low")));
    assert_eq!((log.last(), state(&log)), (2, 2));
}

#[test]
fn undo_and_redo_are_entries_and_survive_a_restart() {
    let mut log = fresh();
    add(&mut log, 5);
    add(&mut log, 7);
    let plan = log.undo_step().unwrap();
    undo(&mut log, plan);
    assert_eq!((log.last(), state(&log)), (4, 5));
    let mut log = reopened(&log);
    assert_eq!(state(&log), 5);
    let again = log.redo_step().unwrap();
    redo(&mut log, again);
    assert_eq!(state(&reopened(&log)), 12);
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
        assert_eq!(state(&log), expected);
    }
    assert_eq!(log.undo_step(), None);
    for expected in [1, 11, 111] {
        let again = log.redo_step().unwrap();
        redo(&mut log, again);
        assert_eq!(state(&log), expected);
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
    assert_eq!(state(&log), 4, "a plan changes nothing");
    undo(&mut log, plan);
    assert_eq!(state(&log), 3);
    assert!(log.redo_plan(minus).is_err(), "−4 does not fit on 1");
    let back = log.redo_plan(five).unwrap();
    redo(&mut log, back);
    assert_eq!(state(&log), 8);
}

#[test]
fn going_back_undoes_all_that_came_after() {
    let mut log = fresh();
    let first = add(&mut log, 1);
    add(&mut log, 2);
    add(&mut log, 3);
    let plan = log.back_plan(first).unwrap();
    undo(&mut log, plan);
    assert_eq!(state(&log), 1);
    assert_eq!(log.back_plan(first), None);
}

#[test]
fn quick_taps_join_and_fall_together() {
    let mut log = fresh();
    add(&mut log, 10);
    for (second, n) in [(100, 1), (101, 1), (103, 1)] {
        tap(&mut log, n, at(second), "a");
    }
    let sentences: Vec<String> =
        log.history().iter().map(|row| crate::locale::Language::En.say(&row.sentence)).collect();
    assert_eq!(sentences, ["0+10", "10+3"]);
    let plan = log.undo_step().unwrap();
    assert_eq!(plan.entries, [3, 4, 5]);
    undo(&mut log, plan);
    assert_eq!(state(&log), 10);
}

#[test]
fn taps_do_not_join_when_late_or_of_another_hand_or_kind() {
    let cases = [(13, "a", 1), (11, "b", 1), (11, "a", -1), (9, "a", 1)];
    for (second, by, n) in cases {
        let mut log = fresh();
        tap(&mut log, 3, at(10), "a");
        let (_, joined) = tap(&mut log, n, at(second), by);
        assert_eq!(joined, (second, by, n) == (13, "a", 1), "{second} {by} {n}");
    }
}

#[test]
fn an_entry_of_another_window_that_does_not_fit_is_kept_but_does_not_count() {
    let mut log = fresh();
    add(&mut log, 2);
    let foreign = Entry { number: 3, at: at(50), by: "b".into(), what: What::Act(Add(-9)) };
    log.accept(&[foreign.line().unwrap()]).unwrap();
    assert_eq!(state(&log), 2);
    assert_eq!(log.fates().last().unwrap(), &Fate::Unfit(Refusal::new("too-low")));
}

#[test]
fn a_log_with_a_gap_or_without_a_beginning_is_refused() {
    let log = fresh();
    let line = |number| Entry { number, at: at(1), by: "a".into(), what: What::Act(Add(1)) }.line().unwrap();
    let first = log.lines().unwrap().remove(0);
    let gap = Log::open::<Counter>(&[first.clone(), line(3)]);
    assert!(matches!(gap, Err(LogError::Number { expected: 2, found: 3 })));
    assert!(matches!(Log::open::<Counter>(&[line(1)]), Err(LogError::Beginning)));
    assert!(matches!(Log::open::<Counter>(&[]), Err(LogError::Beginning)));
    let twice = Line { number: 2, ..first.clone() };
    assert!(matches!(Log::open::<Counter>(&[first, twice]), Err(LogError::Beginning)));
}

#[test]
fn a_line_of_another_game_is_no_entry_and_leaves_the_log_as_it_was() {
    let mut log = fresh();
    let line =
        |number, action: Value| Entry { number, at: at(1), by: "b".into(), what: What::Act(action) }.line().unwrap();
    let taken = log.accept(&[line(2, json!(4)), line(3, json!({ "do": "pass" }))]);
    assert!(matches!(taken, Err(LogError::Entry(EntryError::Unreadable { number: 3, .. }))));
    assert_eq!((log.last(), state(&log)), (2, 4), "what came before it is taken");
    let plan = log.undo_step().unwrap();
    undo(&mut log, plan);
    assert_eq!((log.last(), state(&log)), (3, 0));
}

proptest! {
    /// Whatever is entered, undone and redone, the kept state is the state a restart would give, and undo followed by
    /// redo changes nothing.
    #[test]
    fn the_state_is_always_the_fold(steps in prop::collection::vec((0..5_u8, -4..9_i64, 0..40_u64), 1..300)) {
        let mut log = fresh();
        for (kind, n, pick) in steps {
            match kind {
                0..=2 => if log.prepare(&json!(n), at(0), "a").is_ok() { add(&mut log, n); },
                3 => if let Some(plan) = log.undo_plan(1 + pick * log.last() / 40) {
                    undo(&mut log, plan);
                },
                _ => if let Some(entries) = log.redo_step() { redo(&mut log, entries); },
            }
        }
        let again = reopened(&log);
        prop_assert_eq!(state(&again), state(&log));
        prop_assert_eq!(again.fates(), log.fates());
        prop_assert_eq!(again.lines().unwrap(), log.lines().unwrap());
        let before = state(&log);
        if let Some(plan) = log.undo_step() {
            undo(&mut log, plan);
            let entries = log.redo_step().unwrap();
            redo(&mut log, entries);
            prop_assert_eq!(state(&log), before);
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
        tap(&mut log, 1, at(second), "a");
    }
    let plan = log.undo_step().unwrap();
    undo(&mut log, plan);
    for tap in [3, 4, 5] {
        assert_eq!(log.redo_plan(tap), Ok(vec![3, 4, 5]));
    }
}
