//! Every screen there is, with every step of each game and every dialog, each in a window of its own.

mod aids;
mod dice;
pub mod evening;
mod household;
mod knights;
mod library;
mod north;
mod score;
mod settlers;
pub mod sharing;
mod tools;

use egui::{Key, Modifiers, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::{Language, Message};
use tableside::store::{PlayId, StoreError};
use tableside::table::seat::Choice;

use super::app::{Shared, called, window_with_text};

/// A screen to look at: its name, and the way there.
pub struct Scene {
    /// Its name, as in the name of a picture.
    pub name: &'static str,
    reach: fn(&mut Visit),
}

/// A window on the way to a screen.
pub struct Visit {
    /// The window.
    pub h: Harness<'static, App>,
    pub store: Shared,
    theme: Theme,
    language: Language,
    text: u32,
    over: PlayId,
    half: PlayId,
}

impl Scene {
    /// The screen in a window of this size, with text of this size in percent.
    pub fn open(&self, size: Vec2, theme: Theme, language: Language, text: u32) -> Visit {
        let store = Shared::default();
        let [over, half] = store.add_examples(language);
        store.add_people();
        let mut h = window_with_text(&store, size, theme, language, text);
        h.run();
        let mut visit = Visit { h, store, theme, language, text, over, half };
        (self.reach)(&mut visit);
        visit.h.run();
        visit
    }
}

const fn scene(name: &'static str, reach: fn(&mut Visit)) -> Scene {
    Scene { name, reach }
}

/// All of them.
pub fn scenes() -> impl Iterator<Item = &'static Scene> {
    let others = [knights::SCENES, dice::SCENES, north::SCENES, score::SCENES, settlers::SCENES, tools::SCENES];
    [SCENES, library::SCENES, evening::SCENES, aids::SCENES, household::SCENES, sharing::SCENES]
        .into_iter()
        .chain(others)
        .flatten()
}

/// The app's own, and those of Amun-Re.
const SCENES: &[Scene] = &[
    scene("home", |_| {}),
    scene("home-menu", |v| v.tap("app-more")),
    scene("home-empty", |v| {
        for play in [v.half, v.over] {
            v.h.state_mut().remove_play(play);
            v.h.run();
            v.tap("kit-close");
        }
    }),
    scene("home-removed", |v| v.h.state_mut().remove_play(v.half)),
    scene("new-play", |v| v.visit(Place::NewPlay)),
    scene("new-play-empty", |v| {
        v.store.keep("players", r#"{"known":[],"tables":{}}"#);
        v.again();
        v.visit(Place::NewPlay);
    }),
    scene("new-play-color", |v| {
        v.visit(Place::NewPlay);
        v.tap_say(&Message::new("app-choose-color").text("player", "Ben"));
    }),
    scene("table", |v| v.half(Place::Table)),
    scene("table-menu", |v| {
        v.half(Place::Table);
        v.tap("app-more");
    }),
    scene("table-undone", |v| {
        v.half(Place::Table);
        v.h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    }),
    scene("table-unsaved", |v| {
        v.half(Place::Table);
        v.store.0.borrow_mut().fail_with(StoreError::Full);
        v.h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    }),
    scene("far", |v| v.half(Place::Far)),
    scene("board", |v| v.half(Place::Tool("board"))),
    scene("board-list", |v| {
        v.half(Place::Tool("board"));
        let words = |key: &'static str| v.language.words(key);
        let list = format!("{}: {}", words("amun-re-map-shown-as"), words("amun-re-map-list"));
        v.h.get_by_label(&list).click_accesskit();
    }),
    scene("board-open", |v| {
        v.step(1, &[("ledger", true)], &[]);
        v.visit(Place::Tool("board"));
        v.tap_starting("Memphis, ");
    }),
    scene("figures", |v| {
        v.half(Place::Tool("figures"));
        v.tap_starting("Memphis, ");
    }),
    scene("winner", |v| v.over(Place::Table)),
    scene("sheet", |v| v.over(Place::Sheet)),
    scene("cell", |v| {
        v.over(Place::Sheet);
        v.tap_pyramids();
    }),
    scene("cell-by-hand", |v| {
        v.over(Place::Sheet);
        v.tap_pyramids();
        v.tap("app-correct");
    }),
    scene("cell-corrected", |v| {
        v.over(Place::Sheet);
        v.tap_pyramids();
        v.tap("app-correct");
        for key in ["7", "OK"] {
            v.h.get_by_label(key).click();
            v.h.run();
        }
        v.tap_pyramids();
    }),
    scene("history", |v| v.half(Place::History)),
    scene("entry", |v| {
        v.half(Place::History);
        v.tap_starting("21:4");
    }),
    scene("entry-change", |v| {
        v.half(Place::History);
        v.tap_starting("21:4");
        v.tap("app-change-entry");
    }),
    scene("palette", |v| {
        v.half(Place::Table);
        v.h.key_press_modifiers(Modifiers::COMMAND, Key::K);
    }),
    scene("export", |v| {
        v.half(Place::Table);
        v.h.key_press_modifiers(Modifiers::COMMAND, Key::E);
    }),
    scene("settings", |v| v.visit(Place::Settings)),
    scene("help", |v| v.visit(Place::Help)),
    scene("licenses", |v| v.visit(Place::Licenses)),
    scene("text-size", |v| {
        v.visit(Place::Settings);
        let larger = v.language.words("app-text-size");
        v.tap_starting(&larger);
    }),
    scene("table-damaged", |v| {
        v.store.0.borrow_mut().damage(v.half, 31);
        v.half(Place::Table);
    }),
    scene("messages", |v| {
        v.h.state_mut().remove_play(v.half);
        v.h.run();
        v.visit(Place::Messages);
    }),
    scene("trash", |v| {
        v.h.state_mut().remove_play(v.half);
        v.h.run();
        v.visit(Place::Trash);
    }),
    scene("trash-menu", |v| {
        v.h.state_mut().remove_play(v.half);
        v.h.run();
        v.visit(Place::Trash);
        v.tap_starting(&Language::words(v.language, "app-more"));
    }),
    scene("trash-question", |v| {
        for play in [v.half, v.over] {
            v.h.state_mut().remove_play(play);
            v.h.run();
            v.tap("kit-close");
        }
        v.visit(Place::Trash);
        v.tap("app-purge-all");
    }),
    scene("own-box", |v| {
        v.visit(Place::OwnBox("amun-re"));
        v.tap_starting("Memphis, ");
    }),
    scene("step-reveal", |v| v.step(0, &[], &[json!({"do": "reveal", "province": "memphis"})])),
    scene("step-bid", |v| v.step(1, &[("follow-auction", true)], &[])),
    scene("step-bid-outbid", |v| {
        let bid = |seat: u8, gold: u32| json!({"do": "bid", "seat": seat, "province": "memphis", "gold": gold});
        v.step(1, &[("follow-auction", true)], &[bid(0, 1), bid(1, 6)]);
        v.tap("amun-re-card-played");
    }),
    scene("step-take", |v| {
        v.step(1, &[], &[json!({"do": "take", "seat": 0, "province": "memphis", "gold": 6})]);
        v.tap("amun-re-card-played");
        v.tap_say(&Message::new("amun-re-taker-name").text("player", called("Cyril")).text("province", "Abu"));
    }),
    scene("step-buy", |v| v.step(2, &[("ledger", true)], &[])),
    scene("step-offer", |v| v.step(6, &[], &[])),
    scene("step-offer-secret", |v| v.step(6, &[("secret-sacrifice", true)], &[])),
    scene("step-offer-mine", |v| {
        v.step(6, &[("secret-sacrifice", true)], &[]);
        v.tap_say(&Message::new("amun-re-pass-ready").text("player", called("Anna")));
    }),
    scene("step-offer-all", |v| {
        let offer = |seat: u8, gold: u32| json!({"do": "offer", "seat": seat, "gold": gold, "steal": false});
        v.step(6, &[("ledger", true)], &[offer(0, 3), offer(1, 5), offer(2, 1), offer(3, 2)]);
        v.tap("amun-re-correction-played");
    }),
    scene("step-rewards", |v| v.step(7, &[], &[])),
    scene("step-income", |v| {
        v.step(26, &[], &[]);
        v.tap_say(
            &Message::new("amun-re-play-name").text("player", called("Anna")).say("card", Message::new(EIGHT_GOLD)),
        );
    }),
    scene("income-why", |v| {
        v.step(26, &[], &[]);
        let takes = v.language.say(&Message::new("amun-re-takes").text("player", called("Anna")));
        v.tap_starting(&takes);
    }),
    scene("step-claims", |v| v.step(27, &[], &[])),
    scene("step-claims-end", |v| v.step(57, &[], &[])),
    scene("step-result", |v| v.step(28, &[], &[])),
    scene("step-clear", |v| v.step(29, &[], &[])),
];

/// Whether an entry ends this phase of this turn (Cities & Knights) or round (Dice Settlers).
fn ends(action: &Value, turn: u16, phase: u8) -> bool {
    action["do"] == "next" && action["from"]["round"] == turn && action["from"]["phase"] == phase
}

const EIGHT_GOLD: &str = "rules-amun-re-card-eight-gold";

impl Visit {
    /// Taps the control of which this message is the name.
    fn tap(&mut self, key: &'static str) {
        self.tap_say(&Message::new(key));
    }

    fn tap_say(&mut self, name: &Message) {
        let words = self.language.say(name);
        // Not by the pointer: it may lie below what is in sight.
        self.h.get_by_label(&words).click_accesskit();
        self.h.run();
    }

    /// Taps the first button of which the name starts so.
    fn tap_starting(&mut self, start: &str) {
        let starts =
            |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|l| l.starts_with(start));
        let found = self.h.query_all_by_role(Role::Button).find(starts);
        found.unwrap_or_else(|| panic!("no button starts with {start:?}")).click_accesskit();
        self.h.run();
    }

    /// Taps how many pyramids Anna had in the Old Kingdom.
    fn tap_pyramids(&mut self) {
        let words = |key: &'static str| self.language.words(key);
        let start = format!("{}, {}, Anna", words("amun-re-old-kingdom"), words("rules-amun-re-row-pyramids"));
        self.tap_starting(&start);
    }

    fn visit(&mut self, place: Place) {
        self.h.state_mut().visit(place);
        self.h.run();
    }

    fn half(&mut self, place: Place) {
        self.at(self.half, place);
    }

    fn over(&mut self, place: Place) {
        self.at(self.over, place);
    }

    fn at(&mut self, play: PlayId, place: Place) {
        self.h.state_mut().visit_play(play);
        self.h.run();
        if place != Place::Table {
            self.visit(place);
        }
    }

    /// The example evening after this many ends of a step, with other options and with more actions behind it.
    fn step(&mut self, ends: usize, options: &[(&str, bool)], more: &[Value]) {
        let (mut setup, mut actions) = games::ALL[0].example(Example::Finished, self.language);
        setup.options.extend(options.iter().map(|&(id, on)| (id.to_owned(), Choice::Switch(on))));
        let nexts = actions.iter().enumerate().filter(|(_, action)| action["do"] == "next");
        // Of what follows the last of these ends nothing is entered yet.
        let upto = nexts.map(|(index, _)| index + 1).take(ends).last().unwrap_or(0);
        actions.truncate(upto);
        actions.extend(more.iter().cloned());
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    /// The same window, started again.
    fn again(&mut self) {
        let size = self.h.ctx.content_rect().size();
        self.h = window_with_text(&self.store, size, self.theme, self.language, self.text);
        self.h.run();
    }
}
