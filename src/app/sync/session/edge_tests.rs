//! What a session does at the edges: lines that it cannot read, a log that it never catches up with, a store that has
//! less than before, and how many requests all of that takes.

use chrono::TimeDelta;
use serde_json::json;

use super::tests::{Table, opener, value};
use super::*;
use crate::store::{Memory, Store};
use crate::table::counter::setup;
use crate::table::play::begin;

/// A store that counts what it is asked, and answers some of it with a fault of its own.
struct Watched<'a> {
    store: &'a mut Memory,
    asked: Vec<&'static str>,
    /// What reading answers, if not what there is.
    reading: Option<StoreError>,
    answers: Vec<Answer>,
}

impl<'a> Watched<'a> {
    fn over(store: &'a mut Memory) -> Self {
        Self { store, asked: Vec::new(), reading: None, answers: Vec::new() }
    }

    /// Lets the session and the store talk until both are done, and fails where they never are.
    fn settle(&mut self, session: &mut Session, now: DateTime<Utc>) {
        for _ in 0..200 {
            session.pump(self, now);
            for answer in self.answers() {
                session.take(&answer);
            }
            session.pump(self, now);
            if session.is_idle() {
                return;
            }
        }
        panic!("the session and the store never come to rest: {} requests", self.asked.len());
    }
}

impl Store for Watched<'_> {
    fn ask(&mut self, request: Request) -> Ticket {
        self.asked.push(match &request {
            Request::Create { .. } => "create",
            Request::Append { lines, .. } if lines.is_empty() => "summary",
            Request::Append { .. } => "append",
            Request::Read { .. } => "read",
            _ => "other",
        });
        let fault = self.reading.clone().filter(|_| matches!(request, Request::Read { .. }));
        let ticket = self.store.ask(request);
        self.answers.extend(self.store.answers().into_iter().map(|answer| match &fault {
            Some(fault) => Answer { result: Err(fault.clone()), ..answer },
            None => answer,
        }));
        ticket
    }

    fn answers(&mut self) -> Vec<Answer> {
        std::mem::take(&mut self.answers)
    }
}

/// A line as a later version of the program may write it.
fn unknown(number: u64) -> Line {
    let at = DateTime::from_timestamp(2_000_000, 0).unwrap();
    Line { number, at, by: "later".into(), body: r#"{"vote":{"for":[1]}}"#.into() }
}

fn append(table: &mut Table, lines: Vec<Line>) {
    let request = Request::Append { play: table.id, lines, summary: r#"{"later":1}"#.into(), finished: false };
    table.store.perform(request).unwrap();
}

fn bodies(table: &mut Table) -> Vec<String> {
    table.lines().into_iter().skip(1).map(|line| line.body).collect()
}

#[test]
fn a_tap_and_what_home_shows_of_it_are_one_request() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    let mut store = Watched::over(&mut table.store);
    for n in 1..=3 {
        session.user_command(UserCommand::Enter(json!(n)), table.now + TimeDelta::minutes(n));
        store.settle(&mut session, table.now);
    }
    session.user_command(UserCommand::Undo, table.now);
    store.settle(&mut session, table.now);
    assert_eq!(store.asked, ["append"; 4]);
    let listed = table.listed();
    assert!(listed.summary.contains(r#""points":[3]"#), "{}", listed.summary);
}

#[test]
fn what_is_tapped_while_the_disk_is_slow_goes_together_in_the_next_request() {
    let mut table = Table::on(Memory::slow());
    let mut session = table.window("a");
    table.store.release();
    table.settle(&mut session);
    for n in 1..=5 {
        table.now += TimeDelta::minutes(1);
        session.user_command(UserCommand::Enter(json!(n)), table.now);
        session.pump(&mut table.store, table.now);
    }
    assert_eq!((session.saving(), value(&session)), (5, 0));
    let mut rounds = 0;
    while !session.is_idle() {
        table.store.release();
        table.settle(&mut session);
        rounds += 1;
    }
    assert_eq!((rounds, table.lines().len(), value(&session), session.saving()), (2, 6, 15, 0));
}

#[test]
fn nothing_is_said_to_be_saved_while_the_oldest_tap_waits() {
    let mut table = Table::on(Memory::slow());
    let mut session = table.window("a");
    table.store.release();
    table.settle(&mut session);
    let first = table.now;
    for second in 0..3 {
        table.now = first + TimeDelta::seconds(second);
        session.user_command(UserCommand::Enter(json!(1)), table.now);
        session.pump(&mut table.store, table.now);
    }
    assert_eq!(session.saving_since(), Some(first));
    table.store.release();
    table.settle(&mut session);
    assert_eq!(session.saving_since(), Some(first + TimeDelta::seconds(1)), "the second one still waits");
}

#[test]
fn an_unknown_line_makes_the_play_one_to_read_and_the_window_comes_to_rest() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 5);
    session.news();
    append(&mut table, vec![unknown(3)]);
    let mut store = Watched::over(&mut table.store);
    // Two taps before this window has heard of it, and one afterwards.
    for n in [2, 3] {
        session.user_command(UserCommand::Enter(json!(n)), table.now + TimeDelta::minutes(n));
    }
    store.settle(&mut session, table.now);
    assert_eq!(session.news(), [], "the strip at the table says it");
    session.user_command(UserCommand::Enter(json!(9)), table.now + TimeDelta::minutes(9));
    store.settle(&mut session, table.now);
    assert_eq!(store.asked, ["append", "read", "append"]);
    assert!(session.is_outdated() && session.fault().is_none() && session.unsaved() == 0);
    assert_eq!(session.news(), [SessionEvent::OnlyRead], "said to whoever taps again");
    // What was tapped stands behind what could not be read, for the version that can.
    assert_eq!(bodies(&mut table), [r#"{"act":5}"#, r#"{"vote":{"for":[1]}}"#, r#"{"act":2}"#, r#"{"act":3}"#]);
    assert_eq!(table.listed().summary, r#"{"later":1}"#, "the later version's words stay");
    assert_eq!(value(&session), 10);
    // Whatever the later version goes on to write: nothing is asked any more.
    append(&mut table, vec![unknown(6)]);
    let mut store = Watched::over(&mut table.store);
    session.changed_elsewhere();
    store.settle(&mut session, table.now);
    assert_eq!((store.asked, session.news()), (vec![], vec![]));
}

#[test]
fn what_can_be_read_before_an_unknown_line_is_shown() {
    let mut table = Table::on(Memory::default());
    let (mut ours, mut theirs) = (table.window("a"), table.window("b"));
    table.add(&mut theirs, 4);
    append(&mut table, vec![unknown(3)]);
    ours.changed_elsewhere();
    table.settle(&mut ours);
    assert_eq!((value(&ours), ours.is_outdated(), ours.is_idle()), (4, true, true));
}

#[test]
fn what_could_not_be_written_before_an_unknown_line_came_is_kept_too() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 5);
    table.store.fail_with(StoreError::Full);
    table.add(&mut session, 2);
    session.user_command(UserCommand::Undo, table.now);
    table.settle(&mut session);
    table.store.heal();
    append(&mut table, vec![unknown(3), unknown(4)]);
    table.store.fail_with(StoreError::Full);
    session.changed_elsewhere();
    table.settle(&mut session);
    assert_eq!((session.is_outdated(), session.unsaved(), session.fault()), (true, 2, Some(&StoreError::Full)));
    table.store.heal();
    session.user_command(UserCommand::Save, table.now);
    table.settle(&mut session);
    assert_eq!((session.unsaved(), session.fault()), (0, None));
    let ours = [r#"{"act":2}"#, r#"{"undo":[5]}"#];
    assert_eq!(bodies(&mut table)[3..], ours, "the undo means the entry where it stands now");
}

#[test]
fn a_log_that_cannot_be_read_is_asked_once_a_tap() {
    let mut table = Table::on(Memory::default());
    let (mut ours, mut theirs) = (table.window("a"), table.window("b"));
    table.add(&mut theirs, 7);
    let fault = StoreError::DamagedPlay { play: table.id, number: 2 };
    let mut store = Watched::over(&mut table.store);
    store.reading = Some(fault.clone());
    ours.user_command(UserCommand::Enter(json!(2)), table.now);
    store.settle(&mut ours, table.now);
    assert_eq!(store.asked, ["append", "read"]);
    assert_eq!((ours.fault(), ours.unsaved(), value(&ours)), (Some(&fault), 1, 2));
    ours.user_command(UserCommand::Save, table.now);
    store.settle(&mut ours, table.now);
    assert_eq!(store.asked.len(), 4);
    store.reading = None;
    ours.user_command(UserCommand::Save, table.now);
    store.settle(&mut ours, table.now);
    assert_eq!((ours.fault(), value(&ours)), (None, 9));
    assert_eq!(table.lines().len(), 3);
}

#[test]
fn a_store_that_always_says_behind_is_not_asked_for_ever() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 1);
    let before = table.lines().len();
    // It says that there is more, and has nothing to read.
    table.store.fail_with(StoreError::Behind { last: 2 });
    let mut store = Watched::over(&mut table.store);
    session.user_command(UserCommand::Enter(json!(2)), table.now);
    store.settle(&mut session, table.now);
    let asked = u32::try_from(store.asked.len()).unwrap();
    assert!(asked <= 2 * (MOST_RACES + 1), "{asked} requests");
    assert_eq!((session.fault(), session.unsaved(), value(&session)), (Some(&StoreError::Busy), 1, 3));
    table.store.heal();
    session.user_command(UserCommand::Save, table.now);
    table.settle(&mut session);
    assert_eq!((session.fault(), table.lines().len()), (None, before + 1));
}

#[test]
fn a_line_that_is_there_although_the_store_said_otherwise_is_not_entered_twice() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 1);
    table.store.fail_with(StoreError::Broken { why: "I/O error".into() });
    table.add(&mut session, 2);
    table.store.heal();
    let lines = session.play().lines().unwrap();
    append(&mut table, vec![lines[2].clone()]);
    table.add(&mut session, 4);
    assert_eq!((value(&session), session.fault(), table.lines().len()), (7, None, 4));
    session.user_command(UserCommand::Save, table.now);
    table.settle(&mut session);
    assert_eq!(table.lines().len(), 4);
}

#[test]
fn a_play_that_is_there_although_the_store_said_otherwise_goes_on() {
    let mut table = Table::on(Memory::default());
    let (header, line) = begin(&setup(), table.now, "a").unwrap();
    table.id = header.id;
    table.store.fail_with(StoreError::Broken { why: "I/O error".into() });
    let mut session = Session::begin(header.clone(), line.clone(), opener(), "a").unwrap();
    table.settle(&mut session);
    table.store.heal();
    let create = Request::Create { header, lines: vec![line], summary: "{}".into(), finished: false };
    table.store.perform(create).unwrap();
    table.add(&mut session, 4);
    assert_eq!((value(&session), session.fault(), table.lines().len()), (4, None, 2));
}

#[test]
fn a_store_with_another_database_gets_what_it_lacks() {
    for kept in [0_usize, 2, 4] {
        let mut table = Table::on(Memory::default());
        let mut session = table.window("a");
        for n in [1, 2, 3] {
            table.add(&mut session, n);
        }
        let (header, mut lines) = (session.header().clone(), table.lines());
        let all = lines.clone();
        lines.truncate(kept);
        table.store = Memory::default();
        if kept > 0 {
            let older = Request::Create { header, lines, summary: "{}".into(), finished: false };
            table.store.perform(older).unwrap();
        }
        session.store_was_replaced();
        table.settle(&mut session);
        assert_eq!((table.lines(), session.unsaved(), session.fault()), (all, 0, None), "{kept} were kept");
    }
}

#[test]
fn a_play_that_another_window_has_deleted_does_not_come_back_by_itself() {
    let mut table = Table::on(Memory::default());
    let mut session = table.window("a");
    table.add(&mut session, 1);
    for request in [Request::Remove { play: table.id }, Request::Purge { play: table.id }] {
        table.store.perform(request).unwrap();
    }
    session.changed_elsewhere();
    table.settle(&mut session);
    assert_eq!(session.news(), [SessionEvent::StoreFailed(StoreError::NoPlay { play: table.id })]);
    let Ok(Reply::Plays(plays)) = table.store.perform(Request::Plays { removed: false }) else { panic!() };
    assert_eq!(plays, []);
}

/// Lets a session talk with a store that works on a thread of its own.
#[cfg(not(target_arch = "wasm32"))]
fn settle(store: &mut crate::store::StoreThread, session: &mut Session, now: DateTime<Utc>) {
    for _ in 0..20_000 {
        session.pump(store, now);
        for answer in store.answers() {
            session.take(&answer);
        }
        session.pump(store, now);
        if session.is_idle() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panic!("the session and the store never come to rest");
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn a_clock_that_jumps_by_decades_loses_no_entry() {
    use crate::store::{Sqlite, StoreThread};
    const STEPS: i64 = 300;
    let folder = tempfile::tempdir().unwrap();
    let mut now = DateTime::<Utc>::UNIX_EPOCH;
    let (header, line) = begin(&setup(), now, "a").unwrap();
    let id = header.id;
    let mut store = StoreThread::start(folder.path().to_owned(), std::sync::Arc::new(|| {}));
    let mut session = Session::begin(header, line, opener(), "a").unwrap();
    let mut random: u64 = 0x7ab1_e51d;
    for step in 0..STEPS {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Between eighty years before 1970 and eighty years after it; every third time a second or so from the last one.
        let seconds = i64::try_from(random >> 33).unwrap();
        now = match step % 3 {
            0 => now + TimeDelta::seconds(seconds % 5 - 2),
            _ => DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds % 5_000_000_000 - 2_500_000_000),
        };
        session.user_command(UserCommand::Enter(json!(1)), now);
        settle(&mut store, &mut session, now);
        if step % 50 == 49 {
            drop(store);
            let (listed, lines) = Sqlite::open(folder.path()).unwrap().store.read(id, 0).unwrap();
            session = Session::open(listed, &lines, opener(), "a").unwrap();
            store = StoreThread::start(folder.path().to_owned(), std::sync::Arc::new(|| {}));
        }
        assert_eq!((value(&session), session.fault()), (step + 1, None));
    }
    drop(store);
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    assert_eq!(store.read(id, 0).unwrap().1.len() as i64, STEPS + 1);
    assert_eq!(store.plays(false).unwrap().len(), 1);
    println!("clocks: {STEPS} jumps, 0 entries lost");
}
