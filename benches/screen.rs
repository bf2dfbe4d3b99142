//! How long a frame of the busiest screen takes: five players with fifteen provinces, and 2,000 entries behind them; and
//! what 10,000 plays take in the window: their list, the search in it, and their statistics.
//!
//! Goals: 1 ms for the pass over the screen and the triangles that come of it, without the graphics card; with 10,000 plays
//! a letter of the search within a frame (16 ms), the statistics opened within 100 ms, and filtered within two frames (33 ms).
#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)] // criterion's macros make functions without words

use std::path::PathBuf;
use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, vec2};
use serde_json::{Value, json};
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::state::evenings::WantedPlays;
use tableside::app::{App, Parts};
use tableside::games::amun_re::play::State;
use tableside::games::amun_re::province::Province;
use tableside::games::{self, Example, Game, example_play};
use tableside::locale::Language;
use tableside::store::{Header, Memory, PlayId, Request};
use tableside::table::play::{Play, begin, summary};
use tableside::table::rules::Guided as _;
use tableside::table::seat::{Choice, PieceColor, Player, Seat, Setup, Shape};

/// The entries behind the screen.
const ENTRIES: u64 = 2_000;

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

fn setup() -> Setup {
    let looks = PieceColor::ALL.into_iter().zip(Shape::ALL);
    let players = ["Anna", "Bára", "Cyril", "Dana", "Žofie"].into_iter().zip(looks);
    let options = [("follow-auction", false), ("ledger", true)];
    Setup {
        game: games::amun_re::AmunRe.id().to_owned(),
        players: players.map(|(name, (color, shape))| Player { name: name.to_owned(), color, shape }).collect(),
        first: Seat(0),
        options: options.map(|(id, on)| (id.to_owned(), Choice::Switch(on))).into(),
        figures: Value::Null,
    }
}

/// A play that is written down, entry by entry.
struct Evening {
    lines: Vec<tableside::store::Line>,
    play: Box<dyn Play>,
    at: DateTime<Utc>,
}

impl Evening {
    fn state(&self) -> &State {
        self.play.state().downcast_ref().unwrap()
    }

    fn enter(&mut self, action: &Value) {
        self.at += TimeDelta::seconds(5);
        let line = self.play.prepare(action, self.at, "bench").unwrap();
        self.play.accept(std::slice::from_ref(&line)).unwrap();
        self.lines.push(line);
    }

    /// What a table enters in the step that is on, up to its end.
    fn step(&mut self) {
        let rounds = usize::from(self.state().table.cursor.round);
        let provinces = &Province::ALL[rounds * 5..rounds * 5 + 5];
        match self.state().step() {
            "reveal" => {
                for province in provinces {
                    self.enter(&json!({ "do": "reveal", "province": province }));
                }
            }
            "take" => {
                for (seat, province) in provinces.iter().enumerate() {
                    self.enter(&json!({ "do": "take", "seat": seat, "province": province, "gold": 0 }));
                }
            }
            "offer" => {
                for seat in 0..5 {
                    self.enter(&json!({ "do": "offer", "seat": seat, "gold": 1 + seat % 3, "steal": false }));
                }
            }
            _ => {}
        }
        let from = self.state().table.cursor;
        self.enter(&json!({ "do": "next", "from": from }));
    }

    /// Puts the pieces on the board right, again and again.
    fn fill(&mut self) {
        while self.play.last() < ENTRIES {
            let count = self.play.last();
            let province = Province::ALL[(count % 15) as usize];
            self.enter(&json!({ "do": "set-pieces", "province": province, "farmers": count % 4, "plain": count % 2,
                "bricks": count % 3, "pyramids": 1 + count % 4 }));
        }
    }
}

/// A store with one play at the last income of its evening.
fn store() -> (Memory, PlayId) {
    let (header, first) = begin(&setup(), now(), "bench").unwrap();
    let play = games::open(&header, std::slice::from_ref(&first)).unwrap();
    let mut evening = Evening { lines: vec![first], play, at: now() };
    while (evening.state().table.cursor.part, evening.state().table.cursor.round, evening.state().step())
        != (1, 2, "income")
    {
        evening.step();
    }
    evening.fill();
    let (summary, finished) = summary(evening.play.as_ref());
    let (id, summary) = (header.id, serde_json::to_string(&summary).unwrap());
    let mut store = Memory::default();
    store.perform(Request::Create { header, lines: evening.lines, summary, finished }).unwrap();
    (store, id)
}

fn window(store: Memory) -> App {
    let mut app = App::new(Parts {
        store: Box::new(store),
        games: games::ALL,
        clock: Clock::fixed(now),
        language: Some(Language::Cs),
        system: Language::Cs,
        folder: None,
        files: Box::new(tableside::app::platform::files::Disk::of(PathBuf::new())),
    });
    app.work(&Context::default());
    app
}

fn app() -> App {
    let (store, id) = store();
    let mut app = window(store);
    app.visit_play(id);
    app
}

fn frame(ctx: &Context, app: &mut App, size: egui::Vec2) -> usize {
    frame_with(ctx, app, size, Vec::new()).0
}

/// A frame with these events: how many parts its picture has, and the node of which the name begins so, for a screen reader.
fn frame_with(ctx: &Context, app: &mut App, size: egui::Vec2, events: Vec<Event>) -> (usize, Vec<(String, NodeId)>) {
    let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, size));
    let mut output = ctx.run_ui(RawInput { screen_rect, events, ..RawInput::default() }, |ui| app.show(ui));
    // There is no graphics card here that the letters would be put on.
    output.textures_delta.clear();
    let nodes = output.platform_output.accesskit_update.map(|update| update.nodes).unwrap_or_default();
    let names = nodes.into_iter().filter_map(|(id, node)| Some((node.label()?.to_owned(), id))).collect();
    (ctx.tessellate(output.shapes, output.pixels_per_point).len(), names)
}

fn screens(criterion: &mut Criterion) {
    let mut app = app();
    for (device, size) in [("desktop", vec2(1280.0, 800.0)), ("phone", PHONE)] {
        let mut group = criterion.benchmark_group(format!("a frame on a {device}"));
        for (name, place) in [("table", Place::Table), ("score sheet", Place::Sheet), ("history", Place::History)] {
            app.visit(place);
            for (reader, with_reader) in [("", false), (", with a screen reader", true)] {
                let ctx = Context::default();
                if with_reader {
                    ctx.enable_accesskit();
                }
                // The first frames measure the texts and open the panels.
                for _ in 0..10 {
                    frame(&ctx, &mut app, size);
                }
                assert_eq!(app.place(), place);
                group.bench_function(format!("{name}{reader}"), |bench| bench.iter(|| frame(&ctx, &mut app, size)));
            }
        }
        group.finish();
    }
}

const PHONE: egui::Vec2 = vec2(390.0, 844.0);

/// Ten thousand plays of a household that plays every game: each example under an id and on a day of its own.
fn evenings() -> Memory {
    let mut store = Memory::default();
    let example = |game: &&'static dyn Game| example_play(*game, Example::Finished, Language::Cs, now()).unwrap();
    let examples: Vec<_> = games::ALL.iter().map(example).collect();
    for (play, hours) in examples.iter().cycle().zip(0..10_000) {
        let started = play.header.started - TimeDelta::hours(hours);
        let header = Header { id: PlayId::fresh(), started, ..play.header.clone() };
        let (lines, summary) = (play.lines[..1].to_vec(), play.summary.clone());
        store.perform(Request::Create { header, lines, summary, finished: true }).unwrap();
    }
    store
}

/// A window on them, with a part of each frame for reading them, as long as that takes.
fn evening_window(ctx: &Context) -> App {
    let mut app = window(evenings());
    while !app.model().has_read_plays() {
        frame(ctx, &mut app, PHONE);
    }
    app
}

fn key(key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

/// How long the second frame takes after the first one, so many times.
fn timed(times: u64, mut before: impl FnMut(), mut doing: impl FnMut()) -> Duration {
    let once = |_| {
        before();
        let begun = Instant::now();
        doing();
        begun.elapsed()
    };
    (0..times).map(once).sum()
}

fn many_evenings(criterion: &mut Criterion) {
    let ctx = Context::default();
    // The slower way.
    ctx.enable_accesskit();
    let mut group = criterion.benchmark_group("10,000 plays on a phone, with a screen reader");
    group.sample_size(20);
    group.bench_function("list opened", |bench| {
        let opened = |store| frame(&ctx, &mut window(store), PHONE);
        bench.iter_batched(evenings, opened, BatchSize::PerIteration);
    });
    let app = std::cell::RefCell::new(evening_window(&ctx));
    let show = |events: Vec<Event>| frame_with(&ctx, &mut app.borrow_mut(), PHONE, events).1;
    let visit = |place: Place| app.borrow_mut().visit(place);
    group.bench_function("list", |bench| bench.iter(|| show(Vec::new())));
    while !ctx.text_edit_focused() {
        show(vec![key(Key::Tab, true), key(Key::Tab, false)]);
    }
    let letter = || show(vec![Event::Text("amun anna".to_owned())]);
    let erase =
        || show("amun anna".chars().flat_map(|_| [key(Key::Backspace, true), key(Key::Backspace, false)]).collect());
    let rows = |names: &[(String, NodeId)], game: &str| names.iter().filter(|(name, _)| name.starts_with(game)).count();
    letter();
    let found = show(Vec::new());
    assert!(rows(&found, "Amun-Re") > 5 && rows(&found, "Města") == 0, "{found:?}");
    group.bench_function("words looked for in the list", |bench| {
        bench.iter_custom(|times| timed(times, || drop(erase()), || drop(letter())));
    });
    erase();
    let wanted = WantedPlays { game: Some("amun-re".to_owned()), year: Some(2026), ..WantedPlays::default() };
    group.bench_function("list filtered", |bench| {
        let app = app.borrow();
        let shelf = app.model().shelf.as_ref().unwrap();
        bench.iter(|| app.model().found(shelf, &wanted));
    });
    group.bench_function("statistics opened", |bench| {
        let leave = || {
            visit(Place::Home);
            show(Vec::new());
        };
        let open = || {
            visit(Place::Statistics);
            show(Vec::new());
        };
        bench.iter_custom(|times| timed(times, leave, open));
    });
    group.bench_function("statistics filtered", |bench| {
        let choose = || {
            visit(Place::Home);
            show(Vec::new());
            visit(Place::Statistics);
            let names = show(Vec::new());
            let (_, target_node) = names.into_iter().find(|(name, _)| name.starts_with("Anna, ")).unwrap();
            let tap = ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node, data: None };
            show(vec![Event::AccessKitActionRequest(tap)]);
        };
        choose();
        let filtered = show(Vec::new());
        assert!(filtered.iter().any(|(name, _)| name.ends_with(": Anna")), "{filtered:?}");
        bench.iter_custom(|times| timed(times, choose, || drop(show(Vec::new()))));
    });
    group.finish();
}

criterion_group!(benches, screens, many_evenings);
criterion_main!(benches);
