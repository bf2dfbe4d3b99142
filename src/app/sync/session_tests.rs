//! A session's promises, over a store in memory that can be slow, full, or written to by another window.

use chrono::TimeDelta;
use serde_json::json;

use super::*;
use crate::store::Memory;
use crate::table::counter::{Counter, setup};
use crate::table::log::{EntryStatus, Log};
use crate::table::play::begin;

/// A store with one play, and what is needed to open windows on it.
pub(super) struct Table {
    pub(super) store: Memory,
    pub(super) id: PlayId,
    pub(super) now: DateTime<Utc>,
}

pub(super) fn opener() -> Opener {
    Box::new(|lines| Ok(Box::new(Log::open::<Counter>(lines)?)))
}

impl Table {
    pub(super) fn on(mut store: Memory) -> Self {
        let now = DateTime::from_timestamp(1_000_000, 0).unwrap();
        let (header, line) = begin(&setup(), now, "w").unwrap();
        let id = header.id;
        let create = Request::Create { header, lines: vec![line], summary: "{}".into(), finished: false };
        store.perform(create).unwrap();
        Self { store, id, now }
    }

    pub(super) fn window(&mut self, by: &str) -> Session {
        let Ok(Reply::Lines { play, lines }) = self.store.perform(Request::Read { play: self.id, after: 0 }) else {
            panic!("the play is in the store")
        };
        let mut session = Session::open(play, &lines, opener(), by).unwrap();
        self.settle(&mut session);
        session
    }

    /// Lets the session and the store talk until both are done, and fails where they never are; until the session waits for
    /// a slow store, where there is one.
    pub(super) fn settle(&mut self, session: &mut Session) {
        for _ in 0..200 {
            session.pump(&mut self.store, self.now);
            for answer in self.store.answers() {
                if answer.ticket.is_none() {
                    session.changed_elsewhere();
                } else {
                    session.take(&answer);
                }
            }
            session.pump(&mut self.store, self.now);
            if session.is_idle() {
                return;
            }
        }
        assert!(self.store.owes(), "the session and the store never come to rest");
    }

    pub(super) fn add(&mut self, session: &mut Session, n: i64) {
        // A minute apart, so that taps do not join.
        self.now += TimeDelta::minutes(1);
        session.user_command(UserCommand::Enter(json!(n)), self.now);
        self.settle(session);
    }

    pub(super) fn lines(&mut self) -> Vec<Line> {
        match self.store.perform(Request::Read { play: self.id, after: 0 }) {
            Ok(Reply::Lines { lines, .. }) => lines,
            other => panic!("{other:?}"),
        }
    }

    pub(super) fn listed(&mut self) -> Listed {
        match self.store.perform(Request::Plays { removed: false }) {
            Ok(Reply::Plays(plays)) => plays[0].clone(),
            other => panic!("{other:?}"),
        }
    }
}

pub(super) fn value(session: &Session) -> i64 {
    session.play().standing().points[0].unwrap()
}

#[test]
fn an_entry_is_shown_only_when_it_is_on_disk() {
    let mut table = Table::on(Memory::slow());
    let mut session = table.window("a");
    table.store.release();
    table.settle(&mut session);
    session.user_command(UserCommand::Enter(json!(5)), table.now);
    table.settle(&mut session);
    assert_eq!(value(&session), 0);
    assert_eq!(session.saving_since(), Some(table.now));
    table.store.release();
    table.settle(&mut session);
    assert_eq!(value(&session), 5);
    assert_eq!(session.saving_since(), None);
    assert_eq!(table.lines().len(), 2);
}

#[test]
fn wishes_wait_for_their_turn_and_are_checked_then() {
    let mut table = Table::on(Memory::slow());
    let mut session = table.window("a");
    session.user_command(UserCommand::Enter(json!(2)), table.now);
    // Refused before the first has come, allowed after it; the third is refused then.
    session.user_command(UserCommand::Enter(json!(-2)), table.now);
    session.user_command(UserCommand::Enter(json!(-2)), table.now);
    for _ in 0..6 {
        table.settle(&mut session);
        table.store.release();
    }
    table.settle(&mut session);
    assert_eq!(value(&session), 0);
    assert_eq!(table.lines().len(), 3);
    assert_eq!(session.news(), [SessionEvent::Refused(Refusal::new("too-low"))]);
}

#[test]
fn the_summary_in_the_store_follows() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 7);
    assert!(table.listed().summary.contains("\"points\":[7]"), "{}", table.listed().summary);
}

#[test]
fn a_tap_is_undone_and_put_back() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 3);
    table.add(&mut session, 4);
    session.user_command(UserCommand::Undo, table.now);
    table.settle(&mut session);
    assert_eq!(value(&session), 3);
    session.user_command(UserCommand::Redo, table.now);
    table.settle(&mut session);
    assert_eq!(value(&session), 7);
    let four = Message::literal("3+4");
    assert_eq!(session.news(), [SessionEvent::TookBack(four.clone()), SessionEvent::PutBack(four)]);
    session.user_command(UserCommand::Redo, table.now);
    table.settle(&mut session);
    assert_eq!(session.news(), [SessionEvent::Refused(Refusal::new("table-nothing-to-redo"))]);
}

#[test]
fn undoing_in_the_middle_takes_what_no_longer_fits_with_it_and_can_be_put_back() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 5);
    table.add(&mut session, -4);
    let plan = session.play().undo_plan(2).unwrap();
    assert_eq!(plan.entries, [2, 3]);
    session.user_command(UserCommand::TakeBack { entries: plan.entries, seen: session.play().last() }, table.now);
    table.settle(&mut session);
    assert_eq!(value(&session), 0);
    session.user_command(UserCommand::PutBack { entry: 2 }, table.now);
    table.settle(&mut session);
    assert_eq!(value(&session), 5);
}

#[test]
fn a_step_is_changed_and_the_change_taken_back() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 5);
    table.add(&mut session, 1);
    let seen = session.play().last();
    let change = UserCommand::Change { entries: vec![2], to: json!(7), seen };
    session.user_command(change.clone(), table.now);
    table.settle(&mut session);
    assert_eq!(value(&session), 8);
    assert_eq!(session.news().len(), 1);
    session.user_command(change, table.now);
    table.settle(&mut session);
    assert_eq!(
        session.news(),
        [SessionEvent::Refused(Refusal::new("app-preview-outdated"))],
        "it was previewed on another log"
    );
    session.user_command(UserCommand::Undo, table.now);
    table.settle(&mut session);
    assert_eq!((value(&session), value(&table.window("b"))), (6, 6));
}

#[test]
fn a_change_that_had_to_wait_goes_behind_what_another_window_wrote() {
    let mut table = Table::on(Memory::default());
    let (mut ours, mut theirs) = (table.window("a"), table.window("b"));
    table.add(&mut ours, 5);
    table.store.fail_with(StoreError::Full);
    table.add(&mut ours, 2);
    let seen = ours.play().last();
    ours.user_command(UserCommand::Change { entries: vec![3], to: json!(4), seen }, table.now);
    table.settle(&mut ours);
    assert_eq!(value(&ours), 9);
    table.store.heal();
    theirs.changed_elsewhere();
    table.settle(&mut theirs);
    table.add(&mut theirs, 100);
    ours.user_command(UserCommand::Save, table.now);
    table.settle(&mut ours);
    assert_eq!(value(&ours), 109);
    theirs.changed_elsewhere();
    table.settle(&mut theirs);
    assert_eq!(value(&theirs), 109, "it still means the same entry");
}

#[test]
fn a_preview_that_is_outdated_changes_nothing() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 5);
    let plan = session.play().back_plan(1).unwrap();
    let seen = session.play().last();
    table.add(&mut session, 1);
    session.user_command(UserCommand::TakeBack { entries: plan.entries, seen }, table.now);
    table.settle(&mut session);
    assert_eq!(value(&session), 6);
    assert_eq!(session.news(), [SessionEvent::Refused(Refusal::new("app-preview-outdated"))]);
}

#[test]
fn two_windows_see_each_other_and_overwrite_nothing() {
    let mut table = Table::on(Memory::default());
    let (mut a, mut b) = (table.window("a"), table.window("b"));
    table.add(&mut a, 5);
    // B has not heard of it: the store refuses its line, B reads and enters again.
    table.add(&mut b, 1);
    assert_eq!(value(&b), 6);
    assert_eq!(b.news(), [SessionEvent::FromElsewhere(1)]);
    table.store.change_elsewhere();
    table.settle(&mut a);
    assert_eq!(value(&a), 6);
    assert_eq!(table.lines().len(), 3);
}

#[test]
fn what_another_window_made_impossible_is_told() {
    let mut table = Table::on(Memory::default());
    let (mut a, mut b) = (table.window("a"), table.window("b"));
    table.add(&mut a, 3);
    table.store.change_elsewhere();
    table.settle(&mut b);
    b.news();
    table.add(&mut a, -3);
    table.add(&mut b, -2);
    assert_eq!(value(&b), 0);
    assert_eq!(b.news(), [SessionEvent::FromElsewhere(1), SessionEvent::NoLongerFits(Refusal::new("too-low"))]);
}

#[test]
fn a_full_disk_is_said_and_loses_nothing() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 2);
    table.store.fail_with(StoreError::Full);
    table.add(&mut session, 3);
    table.add(&mut session, 4);
    assert_eq!(value(&session), 9);
    assert_eq!((session.unsaved(), session.fault()), (2, Some(&StoreError::Full)));
    assert_eq!(table.lines().len(), 2);
    session.user_command(UserCommand::Save, table.now);
    table.settle(&mut session);
    assert_eq!(session.unsaved(), 2);
    table.store.heal();
    session.user_command(UserCommand::Save, table.now);
    table.settle(&mut session);
    assert_eq!((session.unsaved(), session.fault()), (0, None));
    assert_eq!(table.lines().len(), 4);
    assert_eq!(session.news(), [SessionEvent::SavedAgain]);
    assert!(table.listed().summary.contains("\"points\":[9]"));
}

#[test]
fn the_next_entry_writes_what_waited() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.store.fail_with(StoreError::ReadOnly);
    table.add(&mut session, 3);
    table.store.heal();
    table.add(&mut session, 4);
    assert_eq!(value(&session), 7);
    assert_eq!(table.lines().len(), 3);
    assert_eq!(session.fault(), None);
}

#[test]
fn what_waited_goes_behind_what_another_window_wrote() {
    let mut table = Table::on(Memory::default());
    let (mut a, mut b) = (table.window("a"), table.window("b"));
    table.add(&mut a, 10);
    table.store.change_elsewhere();
    table.settle(&mut b);
    table.store.fail_with(StoreError::Full);
    // In memory alone: 3 and 4, and the 4 is undone again.
    table.add(&mut b, 3);
    table.add(&mut b, 4);
    b.user_command(UserCommand::Undo, table.now);
    table.settle(&mut b);
    assert_eq!(value(&b), 13);
    table.store.heal();
    table.add(&mut a, -10);
    b.user_command(UserCommand::Save, table.now);
    table.settle(&mut b);
    assert_eq!(value(&b), 3);
    assert_eq!(b.unsaved(), 0);
    table.store.change_elsewhere();
    table.settle(&mut a);
    assert_eq!(value(&a), 3);
    let fates: Vec<EntryStatus> = a.play().history().into_iter().map(|row| row.fate).collect();
    assert_eq!(fates, [EntryStatus::Stands, EntryStatus::Stands, EntryStatus::Stands, EntryStatus::Undone]);
}

#[test]
fn a_play_that_vanished_from_the_store_is_written_again() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 3);
    table.store = Memory::default();
    table.add(&mut session, 4);
    assert_eq!(session.fault(), Some(&StoreError::NoPlay { play: table.id }));
    session.user_command(UserCommand::Save, table.now);
    table.settle(&mut session);
    assert_eq!(session.fault(), None);
    assert_eq!(table.lines().len(), 3);
}

#[test]
fn a_play_that_begins_is_on_disk_before_it_is_idle() {
    let mut table = Table::on(Memory::default());
    let (header, line) = begin(&setup(), table.now, "a").unwrap();
    table.id = header.id;
    let mut session = Session::begin(header, line, opener(), "a").unwrap();
    assert!(!session.is_on_disk());
    table.settle(&mut session);
    assert!(session.is_on_disk());
    table.add(&mut session, 2);
    assert_eq!(table.lines().len(), 2);
    assert_eq!(session.news(), []);
}

#[test]
fn a_play_that_begins_on_a_full_disk_goes_on_and_is_written_later() {
    let mut table = Table::on(Memory::default());
    let (header, line) = begin(&setup(), table.now, "a").unwrap();
    table.id = header.id;
    table.store.fail_with(StoreError::Full);
    let mut session = Session::begin(header, line, opener(), "a").unwrap();
    table.settle(&mut session);
    table.add(&mut session, 2);
    assert_eq!((value(&session), session.unsaved()), (2, 2));
    table.store.heal();
    table.add(&mut session, 1);
    assert_eq!(table.lines().len(), 3);
    assert_eq!((session.unsaved(), session.fault()), (0, None));
}

#[test]
fn lines_that_an_older_backup_lacks_are_written_again() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 2);
    let (header, lines) = (session.header().clone(), table.lines());
    table.add(&mut session, 3);
    table.store = Memory::default();
    let older = Request::Create { header, lines, summary: "{}".into(), finished: false };
    table.store.perform(older).unwrap();
    table.add(&mut session, 4);
    assert_eq!(table.lines().len(), 4);
    assert_eq!((value(&session), session.fault()), (9, None));
}
