//! Dice Settlers: each step, the tools, and how it ends.

use serde_json::Value;
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::Message;

use super::{Scene, Visit, ends, scene};

/// All of them.
pub(super) const SCENES: &[Scene] = &[
    scene("dice-new-play", |v| {
        v.visit(Place::NewPlay);
        v.tap("dice-settlers-name");
    }),
    scene("dice-own-box", |v| v.visit(Place::OwnBox("dice-settlers"))),
    scene("dice-setup", |v| v.dice(|_| true, Known::Nothing)),
    scene("dice-setup-keypad", |v| {
        v.dice(|_| true, Known::Nothing);
        v.tap_starting(&v.language.say(&Message::new("rules-dice-settlers-field-pool").number("players", 3)));
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
];

/// Whether a table of Dice Settlers has filled in what is not known of its box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    All,
}

impl Visit {
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
}
