//! The longest frame of the window while 50,000 own cards are read, come in from a table and go out to one.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use criterion::Criterion;
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, vec2};
use tableside::app::library::job::Job;
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::platform::files::Disk;
use tableside::app::{App, Parts};
use tableside::games;
use tableside::library::csv::{self, CsvTable, KnownEntries, Writing};
use tableside::library::own::{Own, OwnCard};
use tableside::locale::Language;
use tableside::store::{Memory, Request};

use super::card;

const CARDS: usize = 50_000;

/// A window and how long its frames take.
struct Window {
    app: App,
    ctx: Context,
}

/// How long something took, and how long the processor worked on it: on a busy machine that is less.
#[derive(Clone, Copy)]
struct Time {
    whole: Duration,
    work: Duration,
}

/// How long the processor has worked for this thread so far; nothing where the system does not say.
fn worked() -> Duration {
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(said.split(' ').next().and_then(|first| first.parse().ok()).unwrap_or_default())
}

fn timed(doing: impl FnOnce()) -> Time {
    let (begun, worked_before) = (Instant::now(), worked());
    doing();
    Time { whole: begun.elapsed(), work: worked() - worked_before }
}

/// What the frames of something took.
struct Took {
    frames: Vec<Time>,
}

impl Took {
    fn say(self, what: &str) {
        for (name, of) in [("frame", (|time| time.whole) as fn(&Time) -> Duration), ("work in one", |time| time.work)] {
            let mut all: Vec<Duration> = self.frames.iter().map(of).collect();
            let ms = |duration: Duration| duration.as_secs_f64() * 1000.0;
            let sum: Duration = all.iter().sum();
            all.sort_unstable();
            let [.., third, second, worst] = all.as_slice() else { return };
            println!(
                "library/{what}: worst {name} {:.1} ms, then {:.1} and {:.1}, median {:.1} of {}, in {:.0} ms",
                ms(*worst),
                ms(*second),
                ms(*third),
                ms(all[all.len() / 2]),
                all.len(),
                ms(sum),
            );
        }
    }
}

impl Window {
    /// A window on this store; its letters were drawn before, in a window on the same screen.
    fn open(store: Memory, ctx: &Context) -> Self {
        let app = App::new(Parts {
            store: Box::new(store),
            games: games::ALL,
            clock: Clock::of_the_system(),
            language: Some(Language::Cs),
            system: Language::Cs,
            folder: None,
            files: Box::new(Disk::of(PathBuf::new())),
        });
        let mut window = Self { app, ctx: ctx.clone() };
        for _ in 0..10 {
            window.frame(Vec::new());
        }
        window
    }

    /// A frame with these events, and how long it took.
    fn frame(&mut self, events: Vec<Event>) -> Time {
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 800.0)));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        timed(|| {
            // As the window's system does it.
            self.app.work(&self.ctx);
            let mut output = self.ctx.run_ui(input, |ui| self.app.show(ui));
            output.textures_delta.clear();
            drop(self.ctx.tessellate(output.shapes, output.pixels_per_point));
        })
    }

    /// All frames until nothing is left to do, the first of them with what is begun in it.
    fn until_done(&mut self, begin: impl FnOnce(&mut App)) -> Took {
        let begun = timed(|| begin(&mut self.app));
        let first = self.frame(Vec::new());
        let mut frames = vec![Time { whole: begun.whole + first.whole, work: begun.work + first.work }];
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
    store.perform(Request::Replace { values: own.values(&mut adding).unwrap() }).unwrap();
    store
}

/// A table of so many cards.
fn table(folder: &tempfile::TempDir, cards: &[OwnCard]) -> PathBuf {
    let mut written = Writing::of_cards();
    for card in cards {
        written.card(card);
    }
    let file = folder.path().join(format!("{}.csv", cards.len()));
    std::fs::write(&file, written.finish()).unwrap();
    file
}

/// The frames, counted once: they say what a person would feel, not what a computer could do at best.
pub fn frames(_: &mut Criterion) {
    let (folder, ctx) = (tempfile::tempdir().unwrap(), Context::default());
    let cards: Vec<OwnCard> = (0..CARDS).map(card).collect();
    let (long, short, out) = (table(&folder, &cards), table(&folder, &cards[..5_000]), folder.path().join("out.csv"));

    // The games' own texts are read once, and the letters of all that is shown are drawn once, before.
    let mut window = Window::open(Memory::default(), &ctx);
    window.until_done(|app| app.visit(Place::Library));
    window.until_done(|app| app.read_table(&short));
    window.until_done(|app| app.write_table(&out));
    window.frame(vec![Event::Text("karomi".to_owned())]);

    let mut window = Window::open(kept(), &ctx);
    window.until_done(|app| app.visit(Place::Library)).say("50,000 cards are read at the start");
    let typed = "zlodej karomi harvest".chars().map(|letter| window.frame(vec![Event::Text(letter.to_string())]));
    Took { frames: typed.collect() }.say("a key with 50,000 cards");

    let mut window = Window::open(kept(), &ctx);
    window.app.visit(Place::Library);
    window.frame(Vec::new());
    window.frame(vec![Event::Text("karomi".to_owned())]);
    window.until_done(|_| {}).say("they are read while something is looked for");

    let mut window = Window::open(Memory::default(), &ctx);
    window.until_done(|app| app.visit(Place::Library));
    window.until_done(|app| app.read_table(&long)).say("they come in from a table");
    assert_eq!(window.app.model().shelf_of_own.own.len(), CARDS);
    // Over the file of before it would ask first.
    std::fs::remove_file(&out).unwrap();
    window.until_done(|app| app.write_table(&out)).say("they go out to a table");
    let known = KnownEntries { game: &|game| Some(game.to_owned()), entry: &|_| true };
    assert_eq!(csv::read(std::fs::read(&out).unwrap(), known).unwrap(), CsvTable::Cards(cards));

    window.app.read_table(&long);
    while window.app.model().shelf_of_own.job.as_ref().is_some_and(Job::is_reading) {
        window.frame(Vec::new());
    }
    let escape = |pressed| Event::Key {
        key: Key::Escape,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let mut stopped: Vec<Time> = [true, false].map(|pressed| window.frame(vec![escape(pressed)])).into();
    assert!(window.app.model().shelf_of_own.job.is_none());
    stopped.extend(window.until_done(|_| {}).frames);
    Took { frames: stopped }.say("a table is given up");
}
