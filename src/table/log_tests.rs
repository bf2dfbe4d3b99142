//! The log's promises, on a game of one number that must never fall below zero.

use chrono::{TimeZone as _, Utc};
use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::locale::{Language, Message};
use crate::table::counter::{Add, Counter, setup};
use crate::table::entry::EntryChange;

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

fn undo(log: &mut Log, entries: Vec<u64>) {
    let line = log.prepare_fates(What::Undo(entries), at(log.last() as i64 * 10), "a").unwrap();
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
    undo(&mut log, plan.entries);
    assert_eq!((log.last(), state(&log)), (4, 5));
    let mut log = reopened(&log);
    assert_eq!(state(&log), 5);
    let again = log.redo_step().unwrap();
    redo(&mut log, again.entries);
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
        undo(&mut log, plan.entries);
        assert_eq!(state(&log), expected);
    }
    assert_eq!(log.undo_step(), None);
    for expected in [1, 11, 111] {
        let again = log.redo_step().unwrap();
        redo(&mut log, again.entries);
        assert_eq!(state(&log), expected);
    }
}

#[test]
fn a_new_action_ends_what_could_be_redone() {
    let mut log = fresh();
    add(&mut log, 1);
    let plan = log.undo_step().unwrap();
    undo(&mut log, plan.entries);
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
    undo(&mut log, plan.entries);
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
    undo(&mut log, plan.entries);
    assert_eq!(state(&log), 1);
    assert_eq!(log.back_plan(first), None);
}

fn words(say: &Message) -> String {
    Language::En.say(say)
}

#[test]
fn quick_taps_are_one_row_and_undo_takes_the_last_of_them() {
    let mut log = fresh();
    add(&mut log, 10);
    for (second, n) in [(100, 1), (101, 1), (103, 1)] {
        tap(&mut log, n, at(second), "a");
    }
    let rows = |log: &Log| log.history().iter().map(|row| words(&row.sentence)).collect::<Vec<_>>();
    assert_eq!(rows(&log), ["0+10", "10+3"]);
    for (expected, said) in [(12, "12+1"), (11, "11+1"), (10, "10+1"), (0, "0+10")] {
        let step = log.undo_step().unwrap();
        assert_eq!(words(&step.sentence), said);
        undo(&mut log, step.entries);
        assert_eq!(state(&log), expected);
    }
    assert_eq!(log.undo_step(), None);
    for (expected, said) in [(10, "0+10"), (11, "10+1"), (12, "11+1"), (13, "12+1")] {
        let step = log.redo_step().unwrap();
        assert_eq!(words(&step.sentence), said);
        redo(&mut log, step.entries);
        assert_eq!(state(&log), expected);
    }
    assert_eq!(rows(&log), ["0+10", "10+3"], "they are one row again");
    let plan = log.undo_plan(4).unwrap();
    assert_eq!(plan.entries, [3, 4, 5], "in the history the row goes whole");
}

/// Undo was grey after sixteen steps: its words were looked for among the last entries, and undos are entries.
#[test]
fn undo_is_offered_as_long_as_one_step_stands_and_says_what_it_takes_back() {
    let mut log = fresh();
    for n in 1..=200 {
        add(&mut log, n);
    }
    for n in (1..=200).rev() {
        let step = log.undo_step().unwrap();
        assert!(words(&step.sentence).ends_with(&format!("+{n}")), "{}", words(&step.sentence));
        assert!(log.recent().last().is_some_and(|row| row.sentence == step.sentence), "the latest is what stands");
        undo(&mut log, step.entries);
    }
    assert_eq!((log.undo_step(), log.recent()), (None, Vec::new()));
    for n in 1..=200 {
        let step = log.redo_step().unwrap();
        assert!(words(&step.sentence).ends_with(&format!("+{n}")), "{}", words(&step.sentence));
        redo(&mut log, step.entries);
    }
    assert_eq!(log.redo_step(), None);
}

#[test]
fn several_entries_are_told_by_the_first_and_their_number() {
    let mut log = fresh();
    for n in [1, 2, 3] {
        add(&mut log, n);
    }
    let plan = log.back_plan(1).unwrap();
    assert_eq!(words(&log.sentence(&plan.entries).unwrap()), "0+1 – and 2 more entries");
    undo(&mut log, plan.entries);
    assert_eq!(words(&log.redo_step().unwrap().sentence), "0+1 – and 2 more entries");
}

/// Puts a number in the place of a step, as a window does after its preview.
fn change(log: &mut Log, entries: &[u64], n: i64) -> ChangePlan {
    let plan = log.change_plan(entries, &json!(n)).unwrap();
    let line = log.prepare_change(entries, &json!(n), at(log.last() as i64 * 10), "a").unwrap();
    log.accept(&[line]).unwrap();
    plan
}

#[test]
fn a_changed_entry_is_replaced_and_the_rest_replayed() {
    let mut log = fresh();
    let five = add(&mut log, 5);
    let minus = add(&mut log, -4);
    add(&mut log, 2);
    let entries = log.changeable(five).unwrap().entries;
    assert_eq!(entries, [five]);
    let plan = change(&mut log, &entries, 9);
    assert_eq!((words(&plan.sentence).as_str(), plan.unfit), ("0+9", Vec::new()));
    assert_eq!(state(&log), 7);
    let plan = change(&mut log, &entries, 1);
    assert_eq!(plan.unfit, [(minus, Refusal::new("too-low"))], "the preview names what no longer fits");
    assert_eq!(state(&log), 3, "and the rest counts");
    let rows: Vec<(String, bool)> = log.history().iter().map(|row| (words(&row.sentence), row.changed)).collect();
    let row = |words: &str, changed| (words.to_owned(), changed);
    let expected = [
        row("0+1", true),
        row("1-4", false),
        row("1+2", false),
        row("0+9 · was: 0+5", false),
        row("0+1 · was: 0+9", false),
    ];
    assert_eq!(rows, expected);
    assert_eq!(state(&reopened(&log)), 3);
}

#[test]
fn a_change_is_undone_and_redone_like_any_entry() {
    let mut log = fresh();
    let five = add(&mut log, 5);
    change(&mut log, &[five], 9);
    let step = log.undo_step().unwrap();
    assert_eq!(words(&step.sentence), "0+9 · was: 0+5");
    undo(&mut log, step.entries);
    assert_eq!(state(&log), 5);
    let step = log.redo_step().unwrap();
    assert_eq!(words(&step.sentence), "0+9 · was: 0+5");
    redo(&mut log, step.entries);
    assert_eq!(state(&log), 9);
    // What it is about is taken back from the history: the change has nothing left to be seen in.
    let plan = log.undo_plan(five).unwrap();
    assert_eq!(plan.entries, [five]);
    undo(&mut log, plan.entries);
    assert_eq!((state(&log), log.undo_step()), (0, None));
    let again = log.redo_step().unwrap();
    redo(&mut log, again.entries);
    assert_eq!(state(&log), 9);
}

#[test]
fn joined_taps_are_changed_as_one_number() {
    let mut log = fresh();
    add(&mut log, 10);
    for second in [100, 101, 103] {
        tap(&mut log, 1, at(second), "a");
    }
    let three = log.changeable(4).unwrap();
    assert_eq!((three.entries.as_slice(), &three.action), ([3, 4, 5].as_slice(), &json!(3)));
    change(&mut log, &three.entries, 7);
    assert_eq!(state(&log), 17);
    let rows: Vec<String> = log.history().iter().map(|row| words(&row.sentence)).collect();
    assert_eq!(rows, ["0+10", "10+7", "10+7 · was: 10+3"]);
    assert_eq!(log.changeable(5).unwrap().action, json!(7));
    let plan = log.undo_plan(3).unwrap();
    assert_eq!(plan.entries, [3, 4, 5], "the taps that it merged fall with it");
    let mut taken = reopened(&log);
    undo(&mut taken, plan.entries);
    assert_eq!(state(&taken), 10);
    let step = log.undo_step().unwrap();
    undo(&mut log, step.entries);
    assert_eq!(state(&log), 13);
}

#[test]
fn a_change_that_the_rules_refuse_or_that_is_about_nothing_is_refused() {
    let mut log = fresh();
    let five = add(&mut log, 5);
    let minus = add(&mut log, -4);
    assert_eq!(log.change_plan(&[minus], &json!(-6)), Err(Refusal::new("too-low")));
    for entries in [vec![], vec![1], vec![99], vec![minus, five]] {
        assert_eq!(log.change_plan(&entries, &json!(1)), Err(Refusal::new("table-nothing-to-change")), "{entries:?}");
    }
    assert!(log.change_plan(&[five], &json!("much")).is_err());
    let step = log.undo_step().unwrap();
    undo(&mut log, step.entries);
    assert_eq!(log.change_plan(&[minus], &json!(-1)), Err(Refusal::new("table-nothing-to-change")));
    assert_eq!((log.changeable(minus).is_err(), state(&log)), (true, 5));
}

#[test]
fn a_change_by_another_hand_of_what_is_not_there_changes_nothing() {
    let mut log = fresh();
    let five = add(&mut log, 5);
    let to = |entries| What::Change(EntryChange { entries, to: Add(7) });
    for entries in [vec![], vec![1], vec![0, 99], vec![3]] {
        let line = Entry { number: log.last() + 1, at: at(900), by: "b".into(), what: to(entries) }.line().unwrap();
        log.accept(&[line]).unwrap();
    }
    assert_eq!(state(&log), 5);
    assert_eq!(log.undo_step().unwrap().entries, [five]);
    assert_eq!(state(&reopened(&log)), 5);
}

#[test]
fn the_history_has_a_heading_where_the_place_changes() {
    let mut log = fresh();
    for n in [4, 4, 4, 1] {
        add(&mut log, n);
    }
    let headings: Vec<Option<String>> = log.history().iter().map(|row| row.heading.as_ref().map(words)).collect();
    assert_eq!(headings, [Some("0s".to_owned()), None, None, Some("10s".to_owned())]);
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
    assert_eq!(log.fates().last().unwrap(), &EntryStatus::Unfit(Refusal::new("too-low")));
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
    undo(&mut log, plan.entries);
    assert_eq!((log.last(), state(&log)), (3, 0));
}

/// What a log should come to, told as simply as it can be: the entries in order, each with what was last put in its
/// place, the undone ones left out, and those that the rules refuse.
fn naive(lines: &[Line]) -> (i64, bool) {
    let entries: Vec<(What<()>, Option<i64>)> = lines
        .iter()
        .map(|line| Entry::read(line).map(|(entry, action)| (entry.what, action.and_then(|it| it.as_i64()))).unwrap())
        .collect();
    let mut undone = vec![false; entries.len() + 1];
    for (what, _) in &entries {
        let (numbers, fate) = match what {
            What::Undo(numbers) => (numbers, true),
            What::Redo(numbers) => (numbers, false),
            _ => continue,
        };
        for &number in numbers {
            undone[number as usize] = fate;
        }
    }
    let mut values: Vec<Option<i64>> =
        entries.iter().map(|(what, value)| value.filter(|_| matches!(what, What::Act(()) | What::Join(())))).collect();
    let mut stands = false;
    for (at, (what, value)) in entries.iter().enumerate() {
        let What::Change(change) = what else { continue };
        if !undone[at + 1] {
            for (place, &number) in change.entries.iter().enumerate() {
                values[number as usize - 1] = value.filter(|_| place == 0);
            }
            stands |= !undone[change.entries[0] as usize];
        }
    }
    let mut state = 0;
    for (at, value) in values.into_iter().enumerate() {
        if let Some(value) = value.filter(|value| !undone[at + 1] && state + value >= 0) {
            state += value;
            stands = true;
        }
    }
    (state, stands)
}

#[test]
fn redo_names_the_change_and_not_what_fell_with_it() {
    let mut log = fresh();
    add(&mut log, 1);
    let raised = log.last();
    change(&mut log, &[raised], 5);
    let first_change = log.last();
    add(&mut log, -4);
    change(&mut log, &[raised], 9);
    undo(&mut log, vec![first_change]);
    let undone = log.undo_step().unwrap();
    assert_eq!(undone.entries.len(), 2, "without the change the four cannot be taken away");
    undo(&mut log, undone.entries);
    assert_eq!(log.redo_step().unwrap().sentence, undone.sentence);
}

proptest! {
    /// Whatever is entered, undone, redone and changed, the kept state is the plain fold of what stands, a restart gives
    /// the same, Undo is offered exactly when something stands, and Undo followed by Redo changes nothing.
    #[test]
    fn the_state_is_always_the_fold(
        steps in prop::collection::vec((0..8_u8, -4..9_i64, 0..40_u64, 0..5_i64), 1..200)
    ) {
        let mut log = fresh();
        let mut second = 0;
        for (kind, n, pick, pause) in steps {
            second += pause;
            let picked = 1 + pick * log.last() / 40;
            match kind {
                0..=2 => if log.prepare(&json!(n), at(second), "a").is_ok() { tap(&mut log, n, at(second), "a"); },
                3 => if let Some(plan) = log.undo_plan(picked) { undo(&mut log, plan.entries); },
                4 => if let Some(step) = log.undo_step() { undo(&mut log, step.entries); },
                5 => if let Some(step) = log.redo_step() { redo(&mut log, step.entries); },
                6 => if let Ok(entries) = log.redo_plan(picked) { redo(&mut log, entries); },
                _ => if let Ok(step) = log.changeable(picked)
                    && let Ok(plan) = log.change_plan(&step.entries, &json!(n))
                {
                    let stood: Vec<u64> = standing(&log);
                    change(&mut log, &step.entries, n);
                    let fell: Vec<u64> = plan.unfit.iter().map(|(number, _)| *number).collect();
                    let stands = standing(&log);
                    for number in stood {
                        let merged = step.entries.contains(&number);
                        prop_assert!(merged || stands.contains(&number) != fell.contains(&number), "{}", number);
                    }
                },
            }
            prop_assert_eq!(naive(&log.lines().unwrap()), (state(&log), log.undo_step().is_some()));
        }
        let again = reopened(&log);
        prop_assert_eq!(state(&again), state(&log));
        prop_assert_eq!(again.fates(), log.fates());
        prop_assert_eq!(again.lines().unwrap(), log.lines().unwrap());
        prop_assert_eq!(again.history(), log.history());
        let before = state(&log);
        if let Some(step) = log.undo_step() {
            undo(&mut log, step.entries);
            let again = log.redo_step().unwrap();
            prop_assert_eq!(again.sentence, step.sentence);
            redo(&mut log, again.entries);
            prop_assert_eq!(state(&log), before);
        }
    }
}

/// The numbers of the actions that count.
fn standing(log: &Log) -> Vec<u64> {
    let numbers = (0..log.entries.len()).filter(|&at| log.stands(at)).map(|at| at as u64 + 1);
    numbers.collect()
}

#[test]
fn the_recent_steps_are_the_end_of_the_history() {
    let mut log = fresh();
    for n in 0..100 {
        add(&mut log, n);
    }
    let (all, recent) = (log.history(), log.recent());
    assert!(recent.len() < all.len());
    let end = &all[all.len() - recent.len()..];
    let told = |rows: &[HistoryRow]| rows.iter().map(|row| row.sentence.clone()).collect::<Vec<_>>();
    assert_eq!(told(&recent), told(end), "the headings of a part are its own");
}

#[test]
fn what_was_redone_from_the_history_is_not_redone_by_the_button() {
    let mut log = fresh();
    let (one, two) = (add(&mut log, 1), add(&mut log, 10));
    for number in [two, one] {
        let plan = log.undo_plan(number).unwrap();
        undo(&mut log, plan.entries);
    }
    let again = log.redo_plan(two).unwrap();
    redo(&mut log, again);
    assert_eq!(log.redo_step().map(|step| step.entries), Some(vec![one]));
}

#[test]
fn a_tap_comes_back_with_all_that_it_fell_with() {
    let mut log = fresh();
    add(&mut log, 10);
    for second in [100, 101, 103] {
        tap(&mut log, 1, at(second), "a");
    }
    let plan = log.undo_plan(3).unwrap();
    undo(&mut log, plan.entries);
    for tap in [3, 4, 5] {
        assert_eq!(log.redo_plan(tap), Ok(vec![3, 4, 5]));
    }
}
