//! Imperial Settlers: each step for several and for one, the tools, and how it ends.

use serde_json::{Value, json};
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::Message;
use tableside::table::seat::Choice;

use super::super::app::called;
use super::{Scene, Visit, ends, scene};

/// All of them.
pub(super) const SCENES: &[Scene] = &[
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
        v.tap_say(&Message::new("imperial-settlers-raze-from-name").text("whose", called("Anna")));
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

/// An attack card of the solo game.
fn card(good: &str) -> Value {
    json!({"do": "reveal", "good": good})
}

/// The end of a step of the first round of Imperial Settlers.
fn end(part: u8, phase: u8, step: u8) -> Value {
    json!({"do": "next", "from": {"part": part, "round": 0, "phase": phase, "step": step, "turn": 0}})
}

impl Visit {
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
}
