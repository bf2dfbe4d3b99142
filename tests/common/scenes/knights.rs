//! Cities & Knights: each step, the tools, and how it ends.

use serde_json::{Value, json};
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::table::seat::Choice;

use super::{Scene, Visit, ends, scene};

/// All of them.
pub(super) const SCENES: &[Scene] = &[
    scene("knights-new-play", |v| {
        v.visit(Place::NewPlay);
        v.tap("cities-and-knights-name");
    }),
    scene("knights-setup", |v| v.knights(|_| true, &[], &[])),
    scene("knights-roll", |v| v.knights(|action| action["do"] == "roll", &[], &[])),
    scene("knights-deck", |v| {
        v.knights_with(|action| action["do"] == "roll", &[("dice", Choice::Word("deck-5".into()))]);
    }),
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
];

impl Visit {
    /// The example evening of Cities & Knights before the first action of which `until` says so, with these switches on
    /// and with more actions behind it.
    pub(super) fn knights(&mut self, until: fn(&Value) -> bool, switches: &[&str], more: &[Value]) {
        let game = games::find("cities-and-knights").unwrap();
        let (mut setup, mut actions) = game.example(Example::Finished, self.language);
        setup.options.extend(switches.iter().map(|&id| (id.to_owned(), Choice::Switch(true))));
        let enough = actions.iter().position(until).unwrap_or(actions.len());
        actions.truncate(enough);
        actions.extend(more.iter().cloned());
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    /// The same with these choices.
    fn knights_with(&mut self, until: fn(&Value) -> bool, options: &[(&str, Choice)]) {
        let game = games::find("cities-and-knights").unwrap();
        let (mut setup, mut actions) = game.example(Example::Finished, self.language);
        setup.options.extend(options.iter().map(|(id, choice)| ((*id).to_owned(), choice.clone())));
        actions.truncate(actions.iter().position(until).unwrap_or(actions.len()));
        let play = self.store.add(&setup, &actions);
        self.at(play, Place::Table);
    }

    fn knights_tool(&mut self, id: &'static str) {
        self.knights(|action| ends(action, 22, 1), &[], &[]);
        self.visit(Place::Tool(id));
    }
}
