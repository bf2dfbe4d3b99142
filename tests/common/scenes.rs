//! Every screen there is, with every step of each game and every dialog, each in a window of its own.

use egui::{Key, Modifiers, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::app::App;
use tableside::app::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::{Language, Say};
use tableside::store::{PlayId, StoreError};
use tableside::table::seat::Choice;

use super::app::{Shared, window_with_text};

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
    store: Shared,
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
        let mut visit = Visit { h, store, language, text, over, half };
        (self.reach)(&mut visit);
        visit.h.run();
        visit
    }
}

const fn scene(name: &'static str, reach: fn(&mut Visit)) -> Scene {
    Scene { name, reach }
}

/// All of them.
pub const SCENES: &[Scene] = &[
    scene("home", |_| {}),
    scene("home-menu", |v| v.tap("app-more")),
    scene("home-removed", |v| v.h.state_mut().remove_play(v.half)),
    scene("new-play", |v| v.visit(Place::NewPlay)),
    scene("new-play-empty", |v| {
        v.store.keep("players", r#"{"known":[],"tables":{}}"#);
        v.again();
        v.visit(Place::NewPlay);
    }),
    scene("new-play-color", |v| {
        v.visit(Place::NewPlay);
        v.tap_say(&Say::new("app-choose-color").text("player", "Ben"));
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
    scene("history", |v| v.half(Place::History)),
    scene("entry", |v| {
        v.half(Place::History);
        v.tap_starting("21:4");
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
    scene("own-box", |v| {
        v.visit(Place::OwnBox("amun-re"));
        v.tap_starting("Memphis, ");
    }),
    scene("step-reveal", |v| v.step(0, &[], &[json!({"do": "reveal", "province": "memphis"})])),
    scene("step-bid", |v| v.step(1, &[("follow-auction", true)], &[])),
    scene("step-bid-outbid", |v| {
        let bid = |seat: u8, gold: u32| json!({"do": "bid", "seat": seat, "province": "memphis", "gold": gold});
        v.step(1, &[("follow-auction", true)], &[bid(0, 1), bid(1, 6)]);
        v.tap_say(&Say::new("amun-re-more-bids").text("province", "Abu"));
        v.tap("amun-re-card-played");
    }),
    scene("step-take", |v| {
        v.step(1, &[], &[json!({"do": "take", "seat": 0, "province": "memphis", "gold": 6})]);
        v.tap_say(&Say::new("amun-re-taker-name").text("player", "Cyril").text("province", "Abu"));
        v.tap("amun-re-card-played");
    }),
    scene("step-buy", |v| v.step(2, &[("ledger", true)], &[])),
    scene("step-offer", |v| v.step(6, &[], &[])),
    scene("step-offer-secret", |v| v.step(6, &[("secret-sacrifice", true)], &[])),
    scene("step-offer-mine", |v| {
        v.step(6, &[("secret-sacrifice", true)], &[]);
        v.tap_say(&Say::new("amun-re-pass-ready").text("player", "Anna"));
    }),
    scene("step-offer-all", |v| {
        let offer = |seat: u8, gold: u32| json!({"do": "offer", "seat": seat, "gold": gold, "steal": false});
        v.step(6, &[("ledger", true)], &[offer(0, 3), offer(1, 5), offer(2, 1), offer(3, 2)]);
        v.tap("amun-re-correction-played");
    }),
    scene("step-rewards", |v| v.step(7, &[], &[])),
    scene("step-income", |v| {
        v.step(26, &[], &[]);
        v.tap_say(&Say::new("amun-re-play-name").text("player", "Anna").say("card", Say::new(EIGHT_GOLD)));
    }),
    scene("income-why", |v| {
        v.step(26, &[], &[]);
        v.tap_say(&Say::new("amun-re-takes").text("player", "Anna"));
    }),
    scene("step-claims", |v| v.step(27, &[], &[])),
    scene("step-claims-end", |v| v.step(57, &[], &[])),
    scene("step-result", |v| v.step(28, &[], &[])),
    scene("step-clear", |v| v.step(29, &[], &[])),
    scene("knights-new-play", |v| {
        v.visit(Place::NewPlay);
        v.tap("cities-and-knights-name");
    }),
    scene("knights-setup", |v| v.knights(|_| true, &[], &[])),
    scene("knights-roll", |v| v.knights(|action| action["do"] == "roll", &[], &[])),
    scene("knights-cards", |v| v.knights(|action| ends(action, 19, 1), &[], &[])),
    scene("knights-seven", |v| v.knights(|action| ends(action, 22, 1), &[], &[])),
    scene("knights-attack", |v| v.knights(|action| action["do"] == "attack", &[], &[])),
    scene("knights-attack-chosen", |v| v.knights(|action| action["do"] == "attack", &["choose-knights"], &[])),
    scene("knights-fought", |v| v.knights(|action| action["do"] == "attack", &[], &[json!({"do": "attack"})])),
    scene("knights-act", |v| v.knights(|action| ends(action, 22, 2), &[], &[])),
    scene("knights-purple", |v| {
        let roll = json!({"do": "roll", "white": 1, "red": 2, "event": {"gate": "magic"}});
        let next = json!({"do": "next", "from": {"part": 1, "round": 0, "phase": 1, "step": 1, "turn": 0}});
        v.knights(|action| action["do"] == "roll", &["fan-set"], &[roll, next]);
        v.tap("cities-and-knights-purple-cards");
    }),
    scene("knights-winner", |v| v.knights(|_| false, &[], &[])),
    scene("knights-sheet", |v| {
        v.knights(|_| false, &[], &[]);
        v.visit(Place::Sheet);
    }),
    scene("knights-history", |v| {
        v.knights(|action| ends(action, 22, 1), &[], &[]);
        v.visit(Place::History);
    }),
    scene("knights-barbarians", |v| v.knights_tool("barbarians")),
    scene("knights-dice", |v| v.knights_tool("dice")),
    scene("knights-players", |v| v.knights_tool("players")),
    scene("knights-form", |v| v.knights_tool("form")),
    scene("dice-new-play", |v| {
        v.visit(Place::NewPlay);
        v.tap("dice-settlers-name");
    }),
    scene("dice-own-box", |v| v.visit(Place::OwnBox("dice-settlers"))),
    scene("dice-setup", |v| v.dice(|_| true, Known::Nothing)),
    scene("dice-setup-keypad", |v| {
        v.dice(|_| true, Known::Nothing);
        v.tap_starting(&v.language.say(&Say::new("rules-dice-settlers-field-pool").number("players", 3)));
    }),
    scene("dice-roll", |v| v.dice(|action| ends(action, 1, 1), Known::All)),
    scene("dice-actions", |v| v.dice(|action| ends(action, 1, 2), Known::All)),
    scene("dice-actions-trade", |v| {
        v.dice(|action| action["do"] == "act", Known::Nothing);
        v.tap("rules-dice-settlers-symbol-handshake");
    }),
    scene("dice-actions-recruit", |v| {
        v.dice(|action| action["do"] == "act", Known::All);
        v.tap("rules-dice-settlers-symbol-purse");
    }),
    scene("dice-actions-harvest", |v| {
        v.dice(|action| action["do"] == "act", Known::All);
        v.tap("rules-dice-settlers-symbol-wood");
    }),
    scene("dice-actions-claim", |v| {
        v.dice(|action| action["do"] == "act", Known::All);
        v.tap("rules-dice-settlers-action-claim");
    }),
    scene("dice-clean-up", |v| v.dice(|action| ends(action, 0, 3), Known::Nothing)),
    scene("dice-clean-up-end", |v| v.dice(|action| ends(action, 5, 3), Known::All)),
    scene("dice-last-round", |v| v.dice(|action| ends(action, 6, 1), Known::All)),
    scene("dice-scoring", |v| v.dice(|action| action["do"] == "count", Known::Nothing)),
    scene("dice-winner", |v| v.dice(|_| false, Known::All)),
    scene("dice-sheet", |v| {
        v.dice(|_| false, Known::All);
        v.visit(Place::Sheet);
    }),
    scene("dice-history", |v| {
        v.dice(|action| ends(action, 5, 3), Known::All);
        v.visit(Place::History);
    }),
    scene("dice-players", |v| v.dice_tool("players")),
    scene("dice-supply", |v| v.dice_tool("supply")),
    scene("dice-symbols", |v| v.dice_tool("symbols")),
    scene("dice-figures", |v| v.dice_tool("figures")),
    scene("settlers-factions", |v| v.settlers(|action| ends(action, 0, 0), &[])),
    scene("settlers-lookout", |v| v.settlers(|action| action["do"] == "look" && action["at"] == 3, &[])),
    scene("settlers-lookout-draft", |v| v.settlers(|action| action["do"] == "look", &[("lookout", "draft")])),
    scene("settlers-produce", |v| v.settlers(|action| ends(action, 2, 2), &[])),
    scene("settlers-act", |v| v.settlers_act()),
    scene("settlers-build", |v| {
        v.settlers_act();
        v.tap("imperial-settlers-form-build");
    }),
    scene("settlers-raze", |v| {
        v.settlers_act();
        v.tap("imperial-settlers-form-raze");
        v.tap_say(&Say::new("imperial-settlers-raze-from-name").text("whose", "Anna"));
    }),
    scene("settlers-send", |v| {
        v.settlers_act();
        v.tap("imperial-settlers-form-send");
    }),
    scene("settlers-clean-up", |v| v.settlers(|action| ends(action, 1, 4), &[])),
    scene("settlers-score", |v| v.settlers(|action| ends(action, 4, 6), &[])),
    scene("settlers-winner", |v| v.settlers(|_| false, &[])),
    scene("settlers-sheet", |v| {
        v.settlers(|_| false, &[]);
        v.visit(Place::Sheet);
    }),
    scene("settlers-history", |v| {
        v.settlers_act();
        v.visit(Place::History);
    }),
    scene("settlers-empires", |v| {
        v.settlers_act();
        v.visit(Place::Tool("empires"));
    }),
    scene("settlers-points", |v| {
        v.settlers_act();
        v.visit(Place::Tool("points"));
    }),
    scene("settlers-own-box", |v| v.visit(Place::OwnBox("imperial-settlers"))),
    scene("solo-deck", |v| v.solo(&[])),
    scene("solo-lookout", |v| v.solo(&[card("gold"), end(0, 0, 1)])),
    scene("solo-build", |v| {
        v.solo(&[card("gold"), end(0, 0, 1), end(1, 1, 0), end(1, 2, 0)]);
        v.tap("imperial-settlers-form-build");
    }),
    scene("solo-attack", |v| v.solo_attack(&[])),
    scene("solo-choose", |v| v.solo_attack(&[card("wood")])),
    scene("solo-virtual", |v| {
        v.solo_attack(&[card("food")]);
        v.visit(Place::Tool("virtual"));
    }),
    scene("solo-over", |v| {
        let score = json!({"do": "move", "to": {"part": 1, "round": 4, "phase": 6, "step": 0, "turn": 0}});
        let over = json!({"do": "next", "from": {"part": 1, "round": 4, "phase": 6, "step": 0, "turn": 0}});
        v.solo_attack(&[score, over]);
    }),
];

/// Whether a table of Dice Settlers has filled in what is not known of its box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    All,
}

/// An attack card of the solo game.
fn card(good: &str) -> Value {
    json!({"do": "reveal", "good": good})
}

/// The end of a step of the first round of Imperial Settlers.
fn end(part: u8, phase: u8, step: u8) -> Value {
    json!({"do": "next", "from": {"part": part, "round": 0, "phase": phase, "step": step, "turn": 0}})
}

/// Whether an entry ends this phase of this turn (Cities & Knights) or round.
fn ends(action: &Value, turn: u16, phase: u8) -> bool {
    action["do"] == "next" && action["from"]["round"] == turn && action["from"]["phase"] == phase
}

const EIGHT_GOLD: &str = "rules-amun-re-card-eight-gold";

impl Visit {
    /// Taps the control of which this message is the name.
    fn tap(&mut self, key: &'static str) {
        self.tap_say(&Say::new(key));
    }

    fn tap_say(&mut self, name: &Say) {
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

    /// The example evening of Cities & Knights before the first action of which `until` says so, with these switches on
    /// and with more actions behind it.
    fn knights(&mut self, until: fn(&Value) -> bool, switches: &[&str], more: &[Value]) {
        let game = games::find("cities-and-knights").unwrap();
        let (mut setup, mut actions) = game.example(Example::Finished, self.language);
        setup.options.extend(switches.iter().map(|&id| (id.to_owned(), Choice::Switch(true))));
        let enough = actions.iter().position(until).unwrap_or(actions.len());
        actions.truncate(enough);
        actions.extend(more.iter().cloned());
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    fn knights_tool(&mut self, id: &'static str) {
        self.knights(|action| ends(action, 22, 1), &[], &[]);
        self.visit(Place::Tool(id));
    }

    /// The example evening of Dice Settlers before the first action of which `until` says so.
    fn dice(&mut self, until: fn(&Value) -> bool, known: Known) {
        let game = games::find("dice-settlers").unwrap();
        let (mut setup, mut actions) = game.example(Example::Finished, self.language);
        if known == Known::Nothing {
            setup.figures = Value::Null;
        }
        let enough = actions.iter().position(until).unwrap_or(actions.len());
        actions.truncate(enough);
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    fn dice_tool(&mut self, id: &'static str) {
        self.dice(|action| ends(action, 1, 2), Known::Nothing);
        self.visit(Place::Tool(id));
    }

    /// The example evening of Imperial Settlers before the first action of which `until` says so, with these options.
    fn settlers(&mut self, until: fn(&Value) -> bool, options: &[(&str, &str)]) {
        let game = games::find("imperial-settlers").unwrap();
        let (mut setup, mut actions) = game.example(Example::Finished, self.language);
        setup.options.extend(options.iter().map(|&(id, word)| (id.to_owned(), Choice::Word(word.to_owned()))));
        let enough = actions.iter().position(until).unwrap_or(actions.len());
        actions.truncate(enough);
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    /// The actions of its third round, where Ben has passed.
    fn settlers_act(&mut self) {
        let game = games::find("imperial-settlers").unwrap();
        let (setup, mut actions) = game.example(Example::HalfWay, self.language);
        actions.push(json!({"do": "pass", "seat": 1, "on": true}));
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    /// A solo game of the Romans after its faction was chosen, with more actions behind it.
    fn solo(&mut self, more: &[Value]) {
        let game = games::find("imperial-settlers").unwrap();
        let (mut setup, _) = game.example(Example::Finished, self.language);
        setup.players.truncate(1);
        let mut actions = vec![json!({"do": "faction", "seat": 0, "faction": "romans"}), end(0, 0, 0)];
        actions.extend(more.iter().cloned());
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    /// The same at the attacks of the first round, with two locations that are level.
    fn solo_attack(&mut self, more: &[Value]) {
        let build = |name: &str| {
            let site = json!({"name": name, "kind": "action", "raze": ["wood", "gold"]});
            json!({"do": "build", "seat": 0, "site": site})
        };
        let mut actions = vec![card("gold"), end(0, 0, 1), end(1, 1, 0), end(1, 2, 0)];
        actions.extend([build("Marketplace"), build("Joiner"), end(1, 3, 0), end(1, 4, 0)]);
        actions.extend(more.iter().cloned());
        self.solo(&actions);
    }

    /// The same window, started again.
    fn again(&mut self) {
        let size = self.h.ctx.content_rect().size();
        self.h = window_with_text(&self.store, size, Theme::Light, self.language, self.text);
        self.h.run();
    }
}
