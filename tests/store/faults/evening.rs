//! An evening as the window goes through it, without the window: a play is entered in a session, values are kept, something
//! is taken back, written to a file and deleted, the program is closed and started again.
//!
//! Whatever is refused is tried again, as a person does; what has been reported as done, refused or told is said.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

use chrono::{DateTime, Utc};
use serde_json::Value;
use tableside::app::sync::session::{Session, UserCommand};
use tableside::games::{self, Example, Game};
use tableside::locale::{Language, Message, missing_arguments};
use tableside::store::exchange::{self, Exported};
use tableside::store::{
    Answer, Change, Header, Line, Memory, Opened, PlayId, Reply, Request, Sqlite, Store, StoreError, Ticket,
};
use tableside::table::play::{begin, summary};
use tableside::table::seat::Setup;

use crate::help::time;

/// How often something is tried until a person gives up.
const TRIES: usize = 4;

/// How many entries are made before the program is closed, and after it was started again.
const BEFORE: usize = 20;
pub const AFTER: usize = 3;

/// What is kept under keys, in this order.
pub const KEPT: [(&str, &str); 4] =
    [("settings", r#"{"text":110}"#), ("window", "[800,600]"), ("players", "[1]"), ("settings", r#"{"text":120}"#)];

/// How many calls of each kind fail.
pub const ALL: &str = "TABLESIDE_FAULTS";

/// The text of the template that is kept.
pub const TEMPLATE: &str = "name = \"Points\"\n# ž\n";

/// What has happened, word by word: `did …` is what was acknowledged, `refused …` and `noticed …` is what was told.
pub fn say(words: &str) {
    println!("\nsaid {words}");
}

/// Makes sure that there are words for a person, and says by which key. Where only a few calls fail, nobody waits for the
/// words to be parsed: `words.rs` looks at all that there are.
fn tell(what: &str, message: &Message) {
    thread_local! {
        static TOLD: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    }
    let new = std::env::var_os(ALL).is_some() && TOLD.with_borrow_mut(|told| told.insert(format!("{message:?}")));
    for language in Language::ALL.into_iter().filter(|_| new) {
        assert_eq!(missing_arguments(language, message), Vec::<String>::new(), "{}", message.key());
        assert!(language.say(message).trim().len() > 10, "{}", message.key());
    }
    say(&format!("{what} {}", message.key()));
}

/// A store that answers at once: the one of a folder, opened when it is needed.
struct Desk<'a> {
    folder: &'a Path,
    store: Option<Sqlite>,
    /// The store's tickets are its own; a store in memory gives them out.
    tickets: Memory,
    answers: Vec<Answer>,
}

impl Desk<'_> {
    fn perform(&mut self, request: Request) -> Result<Reply, StoreError> {
        if self.store.is_none() {
            let Opened { store, notices } = Sqlite::open(self.folder)?;
            self.store = Some(store);
            for notice in &notices {
                tell("noticed", &notice.message());
            }
        }
        let store = self.store.as_mut().unwrap();
        let done = store.perform(request);
        store.notices().iter().for_each(|notice| tell("noticed", &notice.message()));
        done
    }

    /// Carries out a request, and once more if it is refused; none when it is refused every time.
    fn request(&mut self, request: &Request) -> Option<Reply> {
        for _ in 0..TRIES {
            match self.perform(request.clone()) {
                Ok(reply) => return Some(reply),
                Err(error) => tell("refused", &error.message()),
            }
        }
        None
    }
}

impl Store for Desk<'_> {
    fn ask(&mut self, request: Request) -> Ticket {
        let ticket = self.tickets.ask(Request::Backups);
        self.tickets.answers();
        let result = self.perform(request);
        self.answers.push(Answer { ticket: Some(ticket), result });
        ticket
    }

    fn answers(&mut self) -> Vec<Answer> {
        std::mem::take(&mut self.answers)
    }
}

/// What is entered: the example of a score sheet.
fn example() -> (&'static dyn Game, Setup, Vec<Value>) {
    let game = games::find("score-sheet").unwrap();
    let (setup, actions) = game.example(Example::Finished, Language::En);
    (game, setup, actions)
}

/// The time of an entry, so that each evening has the same.
fn minute(number: usize) -> DateTime<Utc> {
    time(60 * i64::try_from(number).unwrap())
}

/// Enters a wish and says what came of it.
fn enter(session: &mut Session, store: &mut dyn Store, wish: Option<&UserCommand>, number: usize) {
    let at = minute(number);
    if let Some(wish) = wish {
        session.user_command(wish.clone(), at);
    }
    if settle(session, store, at) {
        say(&format!("did entry {}", session.play().last()));
    }
}

/// Lets a session and its store talk until both are done; what could not be written is tried again. Whether all is saved.
fn settle(session: &mut Session, store: &mut dyn Store, at: DateTime<Utc>) -> bool {
    for _ in 0..TRIES {
        for _ in 0..200 {
            session.pump(store, at);
            let answers = store.answers();
            for answer in &answers {
                session.take(answer);
            }
            if answers.is_empty() && session.is_idle() {
                break;
            }
        }
        assert!(session.is_idle(), "the session and the store never come to rest");
        match session.fault() {
            None => return true,
            Some(fault) => tell("refused", &fault.message()),
        }
        session.user_command(UserCommand::Save, at);
    }
    false
}

/// The wishes of the evening: 20 actions, with one that is taken back, put back, and taken back again.
fn wishes(actions: &[Value]) -> Vec<UserCommand> {
    let mut wishes: Vec<UserCommand> = actions.iter().take(BEFORE + AFTER).cloned().map(UserCommand::Enter).collect();
    wishes.splice(8..8, [UserCommand::Undo, UserCommand::Redo, UserCommand::Undo]);
    wishes
}

/// The lines that an undisturbed evening leaves.
pub fn undisturbed() -> Vec<Line> {
    let mut store = Memory::default();
    let (game, setup, actions) = example();
    let (header, first) = begin(&setup, minute(0), "test").unwrap();
    let opener = Box::new(|lines: &[Line]| game.open(lines));
    let mut session = Session::begin(header, first, opener, "test").unwrap();
    settle(&mut session, &mut store, minute(0));
    for (number, wish) in wishes(&actions).into_iter().enumerate() {
        session.user_command(wish, minute(number + 1));
        settle(&mut session, &mut store, minute(number + 1));
    }
    session.play().lines().unwrap()
}

/// Goes through the evening.
pub fn spend(folder: &Path) {
    let mut desk = Desk { folder, store: None, tickets: Memory::default(), answers: Vec::new() };
    desk.request(&Request::Plays { removed: false });
    let (game, setup, actions) = example();
    let (header, first) = begin(&setup, minute(0), "test").unwrap();
    let id = header.id;
    say(&format!("began {id}"));
    let mut session = Session::begin(header, first, Box::new(|lines| game.open(lines)), "test").unwrap();
    enter(&mut session, &mut desk, None, 0);
    let wishes = wishes(&actions);
    let (before, after) = wishes.split_at(wishes.len() - AFTER);
    for (number, wish) in before.iter().enumerate() {
        enter(&mut session, &mut desk, Some(wish), number + 1);
        if let Some((key, value)) = KEPT.get(number) {
            keep(&mut desk, key, value);
        }
    }
    let template = Request::KeepTemplate { name: "points".to_owned(), text: TEMPLATE.to_owned() };
    if desk.request(&template).is_some() {
        say("did template");
    }
    let (summed, finished) = summary(session.play());
    let summary = serde_json::to_string(&summed).unwrap();
    let lines = session.play().lines().unwrap();
    export(folder, &Exported { header: session.header().clone(), lines: lines.clone(), summary, finished });
    delete(&mut desk, &lines[..1], session.header());
    // The program is closed with a backup, and started again.
    drop(session);
    if let Some(store) = desk.store.take() {
        store.close();
    }
    go_on(&mut desk, id, game, after, before.len());
    if let Some(store) = desk.store.take() {
        store.close();
    }
    say("did all");
}

/// What tells these lines from others.
pub fn sum(lines: &[Line]) -> u64 {
    let mut sum = DefaultHasher::new();
    format!("{lines:?}").hash(&mut sum);
    sum.finish()
}

/// Starts the program on the play of an undisturbed evening, and looks at all of it.
pub fn start(folder: &Path) {
    let mut desk = Desk { folder, store: None, tickets: Memory::default(), answers: Vec::new() };
    let Some(Reply::Plays(plays)) = desk.request(&Request::Plays { removed: false }) else { return };
    let play = plays.first().map_or_else(PlayId::fresh, |play| play.header.id);
    say(&format!("began {play}"));
    let Some(Reply::Lines { lines, .. }) = desk.request(&Request::Read { play, after: 0 }) else { return };
    say(&format!("did entry {}", lines.len()));
    say(&format!("read {} {}", lines.len(), sum(&lines)));
    desk.request(&Request::Backups);
    say("did all");
}

fn keep(desk: &mut Desk<'_>, key: &str, value: &str) {
    let (key, value) = (key.to_owned(), value.to_owned());
    let request = match key.as_str() {
        "window" => Request::KeepLoosely { key, value },
        "players" => {
            let change = Change { before: Value::Null, now: serde_json::from_str(&value).unwrap() };
            Request::Change { key, change }
        }
        _ => Request::Keep { key, value },
    };
    if desk.request(&request).is_some() {
        say("did keep");
    }
}

/// Writes the play over a file that is there.
fn export(folder: &Path, play: &Exported) {
    for _ in 0..TRIES {
        match exchange::write(&folder.join("play.json"), play) {
            Ok(()) => return say("did export"),
            Err(error) => tell("refused", &error.message()),
        }
    }
}

/// Begins another play, moves it to the trash and deletes it for good.
fn delete(desk: &mut Desk<'_>, lines: &[Line], like: &Header) {
    let play = PlayId::fresh();
    let header = Header { id: play, ..like.clone() };
    let create = Request::Create { header, lines: lines.to_vec(), summary: "{}".to_owned(), finished: false };
    let begun = desk.request(&create).is_some() && desk.request(&Request::Remove { play }).is_some();
    if begun && desk.request(&Request::Purge { play }).is_some() {
        say(&format!("did purge {play}"));
    }
}

/// After the start: looks at what there is, and enters a little more.
fn go_on(desk: &mut Desk<'_>, id: PlayId, game: &'static dyn Game, wishes: &[UserCommand], before: usize) {
    desk.request(&Request::Plays { removed: false });
    desk.request(&Request::Backups);
    desk.request(&Request::Value { key: "settings".to_owned() });
    let Some(Reply::Lines { play, lines }) = desk.request(&Request::Read { play: id, after: 0 }) else { return };
    say(&format!("read {} {}", lines.len(), sum(&lines)));
    let mut session = Session::open(play, &lines, Box::new(|lines| game.open(lines)), "test").unwrap();
    for (number, wish) in wishes.iter().enumerate() {
        enter(&mut session, desk, Some(wish), before + number + 1);
    }
}
