//! The longest frame of the window while 50,000 own cards are read, come in from a table and go out to one.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use criterion::Criterion;
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, vec2};
use tableside::app::clock::Clock;
use tableside::app::files::Disk;
use tableside::app::screen::Place;
use tableside::app::{App, Parts};
use tableside::games;
use tableside::library::csv::{self, Known, Table, Writing};
use tableside::library::own::Own;
use tableside::locale::Language;
use tableside::store::{Memory, Request};

use super::card;

const CARDS: usize = 50_000;

/// A window and how long its frames take.
struct Window {
    app: App,
    ctx: Context,
}

/// What the frames of something took.
struct Took {
    frames: Vec<Duration>,
}

impl Took {
    fn say(mut self, what: &str) {
        let ms = |duration: Duration| duration.as_secs_f64() * 1000.0;
        let (count, all) = (self.frames.len(), self.frames.iter().sum());
        self.frames.sort_unstable();
        let [.., third, second, worst] = self.frames.as_slice() else { return };
        let middle = self.frames[count / 2];
        println!(
            "library/frames/{what}: worst {:.1} ms, then {:.1} and {:.1}, median {:.1} of {count} frames in {:.0} ms",
            ms(*worst),
            ms(*second),
            ms(*third),
            ms(middle),
            ms(all),
        );
    }
}

impl Window {
    fn open(store: Memory) -> Self {
        let app = App::new(Parts {
            store: Box::new(store),
            games: games::ALL,
            clock: Clock::of_the_system(),
            language: Some(Language::Cs),
            system: Language::Cs,
            folder: None,
            files: Box::new(Disk::of(PathBuf::new())),
        });
        let mut window = Self { app, ctx: Context::default() };
        for _ in 0..10 {
            window.frame(Vec::new());
        }
        window
    }

    /// A frame with these events; how long it took.
    fn frame(&mut self, events: Vec<Event>) -> Duration {
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 800.0)));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        let begun = Instant::now();
        // As the window's system does it.
        self.app.work(&self.ctx);
        let mut output = self.ctx.run_ui(input, |ui| self.app.show(ui));
        output.textures_delta.clear();
        let triangles = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let took = begun.elapsed();
        drop(triangles);
        took
    }

    /// All frames until nothing is left to do, the first of them with what is begun in it.
    fn until_done(&mut self, begin: impl FnOnce(&mut App)) -> Took {
        let begun = Instant::now();
        begin(&mut self.app);
        let first = begun.elapsed();
        let mut frames = vec![first + self.frame(Vec::new())];
        while self.app.model().shelf_of_own.has_work() {
            frames.push(self.frame(Vec::new()));
        }
        frames.extend((0..3).map(|_| self.frame(Vec::new())));
        Took { frames }
    }
}

/// Cards as the store has them.
fn kept() -> Memory {
    let mut own = Own::default();
    let mut adding = own.add((0..CARDS).map(card).collect()).unwrap();
    adding.work(&mut || true);
    let mut store = Memory::default();
    store.perform(Request::KeepAll { values: own.values(&mut adding).unwrap() }).unwrap();
    store
}

/// The frames, counted once: they say what a person would feel, not what a computer could do at best.
pub fn frames(_: &mut Criterion) {
    // The games' own texts are read once, before.
    Window::open(Memory::default()).until_done(|app| app.visit(Place::Library));

    let mut window = Window::open(kept());
    window.until_done(|app| app.visit(Place::Library)).say("reading at the start");
    let typed = "zlodej karomi harvest".chars().map(|letter| window.frame(vec![Event::Text(letter.to_string())]));
    Took { frames: typed.collect() }.say("a key with 50,000 cards");

    let mut window = Window::open(kept());
    window.app.visit(Place::Library);
    window.frame(Vec::new());
    window.frame(vec![Event::Text("karomi".to_owned())]);
    window.until_done(|_| {}).say("reading while something is looked for");

    let folder = tempfile::tempdir().unwrap();
    let (table, out) = (folder.path().join("in.csv"), folder.path().join("out.csv"));
    let cards: Vec<_> = (0..CARDS).map(card).collect();
    let mut written = Writing::of_cards();
    cards.iter().for_each(|card| written.card(card));
    std::fs::write(&table, written.finish()).unwrap();
    let mut window = Window::open(Memory::default());
    window.until_done(|app| app.visit(Place::Library));
    window.until_done(|app| app.read_table(&table)).say("a table comes in");
    assert_eq!(window.app.model().shelf_of_own.own.len(), CARDS);
    window.until_done(|app| app.write_table(&out)).say("a table goes out");
    let known = Known { game: &|_| true, entry: &|_| true };
    assert_eq!(csv::read(std::fs::read(&out).unwrap(), known).unwrap(), Table::Cards(cards));

    window.app.read_table(&table);
    while window.app.model().shelf_of_own.own.len() == CARDS && window.app.model().shelf_of_own.job.is_some() {
        let reading = matches!(&window.app.model().shelf_of_own.job, Some(job) if job.is_reading());
        if !reading {
            break;
        }
        window.frame(Vec::new());
    }
    let escape = |pressed| Event::Key {
        key: Key::Escape,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let stopped = [vec![escape(true)], vec![escape(false)], Vec::new(), Vec::new()].map(|events| window.frame(events));
    assert!(window.app.model().shelf_of_own.job.is_none());
    Took { frames: stopped.to_vec() }.say("a table is given up");
}
