//! Empires of the North: each step, the tools, and how it ends.

use serde_json::{Value, json};
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::{Language, Message};
use tableside::table::seat::Choice;

use super::super::app::called;
use super::{Scene, Visit, scene};

/// All of them.
pub(super) const SCENES: &[Scene] = &[
    scene("north-new-play", |v| {
        v.visit(Place::NewPlay);
        v.tap("empires-of-the-north-name");
    }),
    scene("north-circle", |v| v.north(|action| action["do"] == "circle", &[])),
    scene("north-circle-laid", |v| v.north(|action| action["do"] == "next", &[])),
    scene("north-clans", |v| v.north(|action| action["clan"] == "heidel", &[])),
    scene("north-lookout", |v| {
        v.north(|action| action["do"] == "keep" && action["seat"] == 2, &[]);
        v.tap("empires-of-the-north-stored-title");
    }),
    scene("north-act-half", |v| v.north_half(Place::Table)),
    scene("north-act-sail", |v| {
        v.north(|action| action["do"] == "disc", &[]);
        let tile = Message::new("rules-empires-of-the-north-tile-sail");
        let first = v.first_of_three();
        v.tap_say(&Message::new("empires-of-the-north-to-tile").text("player", called(first)).say("tile", tile));
    }),
    scene("north-act-raid", |v| {
        // One who has passed can no longer be a target.
        v.north(|action| action["do"] == "disc", &[json!({"do": "pass", "seat": 1})]);
    }),
    scene("north-sail", |v| v.north(|action| action["do"] == "visit", &[])),
    scene("north-sail-more", |v| {
        let ship = |seat: u8, on: bool| json!({"do": "embark", "seat": seat, "cargo": {"fish": on, "raze": on}});
        v.north(|action| action["do"] == "visit", &[ship(0, true), ship(2, false)]);
        let second = format!("2. {}", v.first_of_three());
        v.tap_starting(&second);
        v.tap("empires-of-the-north-ship-by-card");
    }),
    scene("north-cleanup", |v| v.north(|action| north_ends(action, 0, 4), &[])),
    scene("north-last", |v| v.north(|action| north_ends(action, 4, 2), &[])),
    scene("north-count", |v| {
        v.north(|action| action["do"] == "count" && action["seat"] == 1, &[]);
        v.tap("empires-of-the-north-by-kind");
    }),
    scene("north-count-raze", |v| v.north_raze()),
    scene("north-count-tie", |v| {
        let count = |what: &str, to: u32| json!({"do": "count", "seat": 0, "what": what, "to": to});
        v.north(|action| action["from"]["part"] == 2, &[count("cards", 13), count("gold", 1)]);
    }),
    scene("north-winner", |v| v.north(|_| false, &[])),
    scene("north-sheet", |v| {
        v.north(|_| false, &[]);
        v.visit(Place::Sheet);
    }),
    scene("north-history", |v| v.north_half(Place::History)),
    scene("north-points", |v| v.north_half(Place::Tool("points"))),
    scene("north-discs", |v| v.north_half(Place::Tool("discs"))),
    scene("north-ships", |v| v.north_half(Place::Tool("ships"))),
    scene("north-setup", |v| v.north_half(Place::Tool("clans"))),
];

/// Whether an entry of Empires of the North ends this phase of this round.
fn north_ends(action: &Value, round: u16, phase: u8) -> bool {
    action["do"] == "next" && action["from"]["round"] == round && action["from"]["phase"] == phase
}

impl Visit {
    /// The example evening of Empires of the North before the first action of which `until` says so, with more behind it.
    fn north(&mut self, until: fn(&Value) -> bool, more: &[Value]) {
        self.north_with(Example::Finished, false, until, more);
    }

    fn north_half(&mut self, place: Place) {
        self.north_with(Example::HalfWay, false, |_| false, &[]);
        if place != Place::Table {
            self.visit(place);
        }
    }

    fn north_raze(&mut self) {
        self.north_with(Example::Finished, true, |action| action["do"] == "count" && action["seat"] == 1, &[]);
    }

    fn north_with(&mut self, example: Example, raze_scores: bool, until: fn(&Value) -> bool, more: &[Value]) {
        let game = games::find("empires-of-the-north").unwrap();
        let (mut setup, mut actions) = game.example(example, self.language);
        setup.options.insert("raze-scores".to_owned(), Choice::Switch(raze_scores));
        let enough = actions.iter().position(until).unwrap_or(actions.len());
        actions.truncate(enough);
        actions.extend(more.iter().cloned());
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    /// Who starts the example evenings of three.
    fn first_of_three(&self) -> &'static str {
        match self.language {
            Language::En => "Peter",
            Language::Cs => "Pepa",
        }
    }
}
