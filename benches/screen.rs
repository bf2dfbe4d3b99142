//! How long a frame of the busiest screen takes: five players with fifteen provinces, and 2,000 entries behind them.
//!
//! Goal: 1 ms for the pass over the screen and the triangles that come of it, without the graphics card.
#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)] // criterion's macros make functions without words

use std::path::PathBuf;

use chrono::{DateTime, TimeDelta, Utc};
use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, RawInput, Rect, vec2};
use serde_json::{Value, json};
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::{App, Parts};
use tableside::games::amun_re::play::State;
use tableside::games::amun_re::province::Province;
use tableside::games::{self, Game};
use tableside::locale::Language;
use tableside::store::{Memory, PlayId, Request};
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

fn app() -> App {
    let (store, id) = store();
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
    app.visit_play(id);
    app
}

fn frame(ctx: &Context, app: &mut App, size: egui::Vec2) -> usize {
    let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, size));
    let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| app.show(ui));
    // There is no graphics card here that the letters would be put on.
    output.textures_delta.clear();
    ctx.tessellate(output.shapes, output.pixels_per_point).len()
}

fn screens(criterion: &mut Criterion) {
    let mut app = app();
    for (device, size) in [("desktop", vec2(1280.0, 800.0)), ("phone", vec2(390.0, 844.0))] {
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

criterion_group!(benches, screens);
criterion_main!(benches);
