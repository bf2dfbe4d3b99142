//! The whole window in a test: on a store in memory that the test holds too, with a clock that stands still.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::path::PathBuf;
use std::rc::Rc;

use chrono::{DateTime, TimeZone as _, Utc};
use egui::{Theme, Vec2};
use egui_kittest::{Harness, HarnessBuilder};
use serde_json::Value;
use tableside::app::platform::clock::Clock;
use tableside::app::platform::host::Host;
use tableside::app::sharing::host::TableHost;
use tableside::app::state::draft_slot::DraftSlot;
use tableside::app::{App, Parts};
use tableside::games::{self, Example, Game};
use tableside::kit::Look;
use tableside::link::socket::Dialer;
use tableside::locale::Language;
use tableside::store::exchange::Exported;
use tableside::store::{Answer, Header, Memory, PlayId, Reply, Request, Store, Ticket};
use tableside::table::play::{Play, begin, summary};
use tableside::table::seat::Setup;
use tableside::table::written::{Written, WrittenResult};

thread_local! {
    /// Whether the players of what is put into a store get names of sixty letters.
    pub static LONG_NAMES: Cell<bool> = const { Cell::new(false) };

    /// What was played already, by its setup and its actions: most windows open on the same few plays.
    static PLAYED: RefCell<HashMap<String, Rc<Exported>>> = RefCell::default();

    /// The examples that were read already.
    static EXAMPLES: RefCell<HashMap<(&'static str, Example, Language), ExamplePlay>> = RefCell::default();
}

/// The setup and the actions of an example play.
type ExamplePlay = Rc<(Setup, Vec<Value>)>;

/// An example play of a game.
fn example(game: &'static dyn Game, which: Example, language: Language) -> ExamplePlay {
    EXAMPLES.with_borrow_mut(|known| {
        let read = || Rc::new(game.example(which, language));
        Rc::clone(known.entry((game.id(), which, language)).or_insert_with(read))
    })
}

/// What this player is called: so, or by a name of sixty letters that begins so.
pub fn called(name: &str) -> String {
    if !LONG_NAMES.get() {
        return name.to_owned();
    }
    format!("{name} Maximiliana Bernadetta Kunhuta z Vysokého Mýta a Litomyšle").chars().take(60).collect()
}

/// A store that the window and the test share.
#[derive(Clone, Default)]
pub struct Shared(pub Rc<RefCell<Memory>>);

impl Store for Shared {
    fn ask(&mut self, request: Request) -> Ticket {
        self.0.borrow_mut().ask(request)
    }

    fn answers(&mut self) -> Vec<Answer> {
        self.0.borrow_mut().answers()
    }
}

/// A play of these actions a minute apart, the last one now.
fn played(setup: &Setup, actions: &[Value]) -> Exported {
    let start = now() - chrono::TimeDelta::minutes(actions.len() as i64);
    let (header, first) = begin(setup, start, "test").unwrap();
    let mut lines = vec![first];
    let mut play: Box<dyn Play> = games::find(&setup.game).unwrap().open(&lines).unwrap();
    for (minute, action) in actions.iter().enumerate() {
        let at = start + chrono::TimeDelta::minutes(minute as i64 + 1);
        let line = play.prepare(action, at, "test").unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        play.accept(std::slice::from_ref(&line)).unwrap();
        lines.push(line);
    }
    let (summary, finished) = summary(play.as_ref());
    Exported { header, lines, summary: serde_json::to_string(&summary).unwrap(), finished }
}

impl Shared {
    /// Carries out a request at once, whatever ails the store.
    pub fn perform(&self, request: Request) -> Reply {
        self.0.borrow_mut().perform(request).unwrap()
    }

    /// Puts a play into the store: its setup, and these actions a minute apart, the last one now.
    pub fn add(&self, setup: &Setup, actions: &[Value]) -> PlayId {
        let mut setup = setup.clone();
        for player in &mut setup.players {
            player.name = called(&player.name);
        }
        let key = serde_json::to_string(&(&setup, actions)).unwrap();
        let known = PLAYED.with_borrow(|played| played.get(&key).cloned());
        let play = known.unwrap_or_else(|| {
            let play = Rc::new(played(&setup, actions));
            PLAYED.with_borrow_mut(|played| played.insert(key, Rc::clone(&play)));
            play
        });
        let Exported { header, lines, summary, finished } = (*play).clone();
        let header = Header { id: PlayId::fresh(), ..header };
        let id = header.id;
        self.perform(Request::Create { header, lines, summary, finished });
        id
    }

    /// The example plays of Amun-Re: the finished one and the one half-way, in this order.
    pub fn add_examples(&self, language: Language) -> [PlayId; 2] {
        self.add_examples_of("amun-re", language)
    }

    /// The example plays of a game: the finished one and the one half-way, in this order.
    pub fn add_examples_of(&self, game: &str, language: Language) -> [PlayId; 2] {
        let game = games::find(game).unwrap();
        [Example::Finished, Example::HalfWay].map(|which| {
            let play = example(game, which, language);
            self.add(&play.0, &play.1)
        })
    }

    /// The first part of the example evening, so far that `enough` says so.
    pub fn add_until(&self, language: Language, enough: impl Fn(&dyn Play) -> bool) -> PlayId {
        let (setup, actions) = games::ALL[0].example(Example::Finished, language);
        let (_, first) = begin(&setup, now(), "test").unwrap();
        let mut play = games::find(&setup.game).unwrap().open(&[first]).unwrap();
        let mut taken = 0;
        while !enough(play.as_ref()) {
            let line = play.prepare(&actions[taken], now(), "test").unwrap();
            play.accept(&[line]).unwrap();
            taken += 1;
        }
        self.add(&setup, &actions[..taken])
    }

    /// Puts the result of a play of Amun-Re so many days ago into the store: Anna's points, and Ben's.
    pub fn add_result(&self, days: i64, points: [i64; 2]) {
        let results = points.map(|points| WrittenResult::of(vec![points]));
        let written = Written { game: Some("amun-re".to_owned()), results: results.to_vec(), ..Written::default() };
        let (anna, ben) = (called("Anna"), called("Ben"));
        let players = games::written::players([anna.as_str(), ben.as_str()]);
        let started = now() - chrono::TimeDelta::days(days);
        let play = games::written::write_down(None, started, "test", &players, &written).unwrap();
        let Exported { header, lines, summary, finished } = play;
        self.perform(Request::Create { header, lines, summary, finished });
    }

    /// Puts a play that was written down afterwards into the store.
    pub fn add_past(&self) -> PlayId {
        let result = |parts: &[i64]| WrittenResult::of(parts.to_vec());
        let written = Written {
            name: "Orchard".to_owned(),
            location: "Cottage".to_owned(),
            minutes: Some(45),
            results: vec![result(&[3, 6, 2]), result(&[9])],
            ..Written::default()
        };
        let (anna, ben) = (called("Anna"), called("Ben"));
        let players = games::written::players([anna.as_str(), ben.as_str()]);
        let started = now() - chrono::TimeDelta::days(6);
        let play = games::written::write_down(None, started, "test", &players, &written).unwrap();
        let id = play.header.id;
        let Exported { header, lines, summary, finished } = play;
        self.perform(Request::Create { header, lines, summary, finished });
        id
    }

    /// Puts a play with its first line alone into the store, quickly.
    pub fn add_listed(&self, setup: &Setup) {
        self.add_summed(setup, r#"{"players":[],"points":[],"place":{"en":"Old","cs":"Stará"},"winners":[]}"#);
    }

    /// The same, with this summary for the list of plays.
    pub fn add_summed(&self, setup: &Setup, summary: &str) {
        let (header, first) = begin(setup, now(), "test").unwrap();
        let summary = summary.to_owned();
        self.perform(Request::Create { header, lines: vec![first], summary, finished: false });
    }

    /// Keeps a value, as the window does.
    pub fn keep(&self, key: &str, value: &str) {
        self.perform(Request::Keep { key: key.to_owned(), value: value.to_owned() });
    }

    /// Makes the store remember four people and their last table of Amun-Re.
    pub fn add_people(&self) {
        let people = [
            ("Anna", "red", "circle"),
            ("Ben", "blue", "square"),
            ("Žofie", "yellow", "triangle"),
            ("Jan", "black", "star"),
        ];
        let known = people.map(|(name, color, shape)| {
            format!(r#"{{"name":"{name}","color":"{color}","shape":"{shape}","used":"2026-11-13T20:00:00Z"}}"#)
        });
        let last = r#"{"amun-re":{"names":["Anna","Ben","Žofie"]}}"#;
        self.keep("players", &format!(r#"{{"known":[{}],"tables":{last}}}"#, known.join(",")));
    }

    /// How many lines a play has in the store.
    pub fn lines(&self, play: PlayId) -> usize {
        match self.perform(Request::Read { play, after: 0 }) {
            Reply::Lines { lines, .. } => lines.len(),
            other => panic!("{other:?}"),
        }
    }
}

/// The time at which all tests happen.
pub fn now() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 20, 21, 47, 0).unwrap()
}

/// The window on this store.
pub fn window(store: &Shared, size: Vec2, theme: Theme, language: Language) -> Harness<'static, App> {
    window_with_text(store, size, theme, language, 100)
}

/// The window on this store, with text of this size in percent.
pub fn window_with_text(
    store: &Shared,
    size: Vec2,
    theme: Theme,
    language: Language,
    text: u32,
) -> Harness<'static, App> {
    window_by(store, size, theme, language, text, now)
}

/// The window on this store, with text of this size in percent, by another clock.
pub fn window_by(
    store: &Shared,
    size: Vec2,
    theme: Theme,
    language: Language,
    text: u32,
    clock: fn() -> DateTime<Utc>,
) -> Harness<'static, App> {
    build(store, size, theme, language, text, clock, DraftSlot::only(), None, None)
}

/// The window on this store, in English, with this around it.
pub fn window_within(store: &Shared, size: Vec2, host: Box<dyn Host>) -> Harness<'static, App> {
    build(store, size, Theme::Light, Language::En, 100, now, DraftSlot::only(), Some(host), None)
}

/// The window on this store, with text of this size in percent, which joins tables by sockets of this dialer.
pub fn window_with_links(
    store: &Shared,
    size: Vec2,
    theme: Theme,
    language: Language,
    text: u32,
    dial: Dialer,
) -> Harness<'static, App> {
    build(store, size, theme, language, text, now, DraftSlot::only(), None, Some(dial))
}

/// The window on this store, which shares its plays by this host.
pub fn window_that_shares(
    store: &Shared,
    size: Vec2,
    theme: Theme,
    language: Language,
    table_host: Box<dyn TableHost>,
) -> Harness<'static, App> {
    let mut h = build(store, size, theme, language, 100, now, DraftSlot::only(), None, None);
    h.state_mut().hosts_with(table_host);
    h
}

/// The window on this store, in English, beside others that have other slots for their drafts.
pub fn window_in_slot(store: &Shared, size: Vec2, slot: DraftSlot) -> Harness<'static, App> {
    build(store, size, Theme::Light, Language::En, 100, now, slot, None, None)
}

#[allow(clippy::too_many_arguments)] // what a window can be given, each by a function above
fn build(
    store: &Shared,
    size: Vec2,
    theme: Theme,
    language: Language,
    text: u32,
    clock: fn() -> DateTime<Utc>,
    slot: DraftSlot,
    host: Option<Box<dyn Host>>,
    dial: Option<Dialer>,
) -> Harness<'static, App> {
    let shade = if theme == Theme::Dark { "dark" } else { "light" };
    store.keep("settings", &format!(r#"{{"theme":"{shade}","text":{text}}}"#));
    let parts = Parts {
        store: Box::new(store.clone()),
        games: games::ALL,
        clock: Clock::fixed(clock),
        language: Some(language),
        system: Language::En,
        folder: Some(PathBuf::from("/home/anna/.local/share/tableside")),
        files: Box::new(tableside::app::platform::files::Disk::of(std::env::temp_dir())),
    };
    let look = Look { language, ..Look::default() };
    HarnessBuilder::default()
        .with_size(size)
        .with_theme(theme)
        .with_pixels_per_point(if super::takes_pictures() { 2.0 } else { 1.0 })
        .with_render_cursor(false)
        .with_max_steps(12)
        .renderer(soft::Soft::default())
        .with_context_setup(move |ctx| look.apply(ctx))
        .build_eframe(|_| {
            let app = App::in_slot(parts, slot);
            let app = match host {
                Some(host) => app.within(host),
                None => app,
            };
            match dial {
                Some(dial) => app.linked_by(dial),
                None => app,
            }
        })
}
