//! The thread that keeps plays: it answers everything once, in order, says what others wrote, and ends cleanly.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tableside::store::{Answer, Notice, PlayId, Reply, Request, Store, StoreError, StoreThread, Ticket};

use crate::help::{SUMMARY, folder, header, line, lines, numbers, open, play};

const SOON: Duration = Duration::from_secs(20);

pub struct Window {
    keeper: StoreThread,
    wakes: Arc<AtomicUsize>,
    heard: Vec<Answer>,
}

impl Window {
    pub fn open(folder: &Path) -> Self {
        let wakes = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&wakes);
        let wake = Arc::new(move || {
            count.fetch_add(1, Ordering::SeqCst);
        });
        Self { keeper: StoreThread::start(folder.to_owned(), wake), wakes, heard: Vec::new() }
    }

    /// Waits for the first answer that this picks, and forgets those before it.
    pub fn hear<T>(&mut self, pick: impl Fn(&Answer) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            self.heard.append(&mut self.keeper.answers());
            if let Some((place, found)) = self.heard.iter().enumerate().find_map(|(n, answer)| Some((n, pick(answer)?)))
            {
                self.heard.drain(..=place);
                return found;
            }
            assert!(start.elapsed() < SOON, "no answer; heard {:?}", self.heard);
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// What is said in this time.
    pub fn hear_for(&mut self, time: Duration) -> Vec<Answer> {
        std::thread::sleep(time);
        self.keeper.answers()
    }

    pub fn hear_opened(&mut self) -> Vec<Notice> {
        self.hear(|answer| match answer {
            Answer { ticket: None, result: Ok(Reply::Opened(notices)) } => Some(notices.clone()),
            _ => None,
        })
    }

    fn hear_answer(&mut self, ticket: Ticket) -> Result<Reply, StoreError> {
        self.hear(|answer| (answer.ticket == Some(ticket)).then(|| answer.result.clone()))
    }

    pub fn do_now(&mut self, request: Request) -> Result<Reply, StoreError> {
        let ticket = self.keeper.ask(request);
        self.hear_answer(ticket)
    }
}

pub fn append(play: PlayId, number: u64) -> Request {
    Request::Append { play, lines: vec![line(number)], summary: "{}".to_owned(), finished: false }
}

#[test]
fn everything_is_answered_once_and_in_order() {
    let folder = folder();
    let mut window = Window::open(folder.path());
    let header = header();
    let play = header.id;
    let create = Request::Create { header, lines: lines(1..=1), summary: SUMMARY.to_owned(), finished: false };
    let mut asked = vec![window.keeper.ask(create)];
    asked.extend((2..=20).map(|number| window.keeper.ask(append(play, number))));
    let read = window.keeper.ask(Request::Read { play, after: 18 });
    let mut answered = Vec::new();
    let lines = window.hear(|answer| match (answer.ticket, &answer.result) {
        (Some(ticket), Ok(Reply::Lines { lines, .. })) if ticket == read => Some(lines.clone()),
        _ => None,
    });
    assert_eq!(lines, self::lines(19..=20));
    answered.append(&mut window.heard);
    assert_eq!(answered, []);
    assert!(window.wakes.load(Ordering::SeqCst) >= asked.len(), "each answer wakes the window");
}

#[test]
fn what_was_asked_is_finished_when_the_window_closes() {
    let folder = folder();
    let play = play(&mut open(folder.path()), 1);
    let mut window = Window::open(folder.path());
    for number in 2..=50 {
        window.keeper.ask(append(play, number));
    }
    drop(window);
    let mut store = open(folder.path());
    assert_eq!(numbers(&mut store, play).len(), 50);
    assert_eq!(store.backups().len(), 1, "a clean end makes a backup");
}

#[test]
fn another_windows_entry_is_noticed_and_ones_own_is_not() {
    let folder = folder();
    let play = play(&mut open(folder.path()), 1);
    let (mut one, mut other) = (Window::open(folder.path()), Window::open(folder.path()));
    assert_eq!((one.hear_opened(), other.hear_opened()), (vec![], vec![]));
    assert_eq!(one.do_now(append(play, 2)), Ok(Reply::Done));
    other.hear(|answer| (answer.result == Ok(Reply::ChangedElsewhere)).then_some(()));
    assert_eq!(other.do_now(append(play, 2)), Err(StoreError::Behind { last: 2 }));
    assert_eq!(other.do_now(append(play, 3)), Ok(Reply::Done));
    one.hear(|answer| (answer.result == Ok(Reply::ChangedElsewhere)).then_some(()));

    // Nothing changes any more, so nobody is woken.
    let wakes = || (one.wakes.load(Ordering::SeqCst), other.wakes.load(Ordering::SeqCst));
    let before = wakes();
    std::thread::sleep(Duration::from_millis(1300));
    assert_eq!(wakes(), before);
}

#[test]
fn what_keeps_it_from_opening_is_said_and_tried_again() {
    let folder = folder();
    let path = folder.path().join("in the way");
    std::fs::write(&path, "").unwrap();
    let mut window = Window::open(&path);
    let error = window.hear(|answer| match answer {
        Answer { ticket: None, result: Err(error) } => Some(error.clone()),
        _ => None,
    });
    assert!(matches!(error, StoreError::Folder { .. }), "{error}");
    assert_eq!(window.do_now(Request::Plays { removed: false }), Err(error));
    std::fs::remove_file(&path).unwrap();
    let ticket = window.keeper.ask(Request::Plays { removed: false });
    assert_eq!(window.hear_opened(), []);
    assert_eq!(window.hear_answer(ticket), Ok(Reply::Plays(Vec::new())));
}

#[test]
fn a_backup_can_be_put_in_the_place_of_a_database_that_cannot_be_opened() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 30);
    store.close();
    let database = folder.path().join("tableside.sqlite");
    std::fs::remove_file(&database).unwrap();
    std::fs::create_dir(&database).unwrap();
    let mut window = Window::open(folder.path());
    let error = window.do_now(Request::Plays { removed: false }).unwrap_err();
    assert!(matches!(error, StoreError::Broken { .. }), "{error}");
    let Ok(Reply::Backups(backups)) = window.do_now(Request::Backups) else { panic!("the list needs no database") };
    let recovered = window.do_now(Request::Recover { backup: backups[0].clone() });
    assert!(matches!(&recovered, Ok(Reply::Opened(notices)) if notices.len() == 1), "{recovered:?}");
    let Ok(Reply::Lines { lines, .. }) = window.do_now(Request::Read { play, after: 0 }) else { panic!() };
    assert_eq!(lines.len(), 30);
}

#[test]
fn damage_and_recovery_are_said() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 30);
    store.close();
    let mut window = Window::open(folder.path());
    assert_eq!(window.hear_opened(), []);
    let database = folder.path().join("tableside.sqlite");
    let length = std::fs::metadata(&database).unwrap().len();
    std::fs::write(&database, vec![0xee; usize::try_from(length).unwrap()]).unwrap();
    assert_eq!(window.do_now(Request::Read { play, after: 0 }), Err(StoreError::Damaged));
    let notices = window.hear_opened();
    let [Notice::Damaged { backup: Some(backup), .. }] = &notices[..] else { panic!("{notices:?}") };
    let recovered = window.do_now(Request::Recover { backup: backup.clone() });
    assert!(matches!(&recovered, Ok(Reply::Opened(notices)) if notices.len() == 1), "{recovered:?}");
    let Ok(Reply::Lines { lines, .. }) = window.do_now(Request::Read { play, after: 0 }) else { panic!() };
    assert_eq!(lines.len(), 30);
}

#[test]
fn a_day_old_backup_is_followed_by_a_new_one_at_opening() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 3);
    store.close();
    let mut store = open(folder.path());
    let backup = store.backups().remove(0);
    let old = backup.path.with_file_name("tableside-20200101T000000000Z.sqlite");
    std::fs::rename(backup.path, old).unwrap();
    drop(store);
    let mut window = Window::open(folder.path());
    let start = Instant::now();
    loop {
        let Ok(Reply::Backups(backups)) = window.do_now(Request::Backups) else { panic!() };
        if let [newest, _] = &backups[..] {
            let recovered = window.do_now(Request::Recover { backup: newest.clone() });
            // The backup's own connection may just be closing.
            if recovered.is_ok() {
                break;
            }
        }
        assert!(start.elapsed() < SOON);
    }
    let Ok(Reply::Lines { lines, .. }) = window.do_now(Request::Read { play, after: 0 }) else { panic!() };
    assert_eq!(lines.len(), 3);
}
