//! The panels of Empires of the North: the circle and its discs, the ships, the points, the clans and the last count.

use egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::circle::Tile;
use super::play::{Held, State};
use super::track::Cause;
use crate::games::for_all::ForAll;
use crate::games::panel::{self, Person, state_of, value};
use crate::games::view::{Pending, Tool, View, ViewContext};
use crate::kit::tokens::space;
use crate::kit::{Icon, NumberDraft};
use crate::locale::{Language, Message};
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

mod circle;
mod clans;
mod count;
mod discs;
mod for_all;
mod lookout;
mod points;
mod ships;
mod turn;

/// What a panel is built from.
type Source<'a> = panel::Source<'a, State>;

/// The tools that can be opened at any time.
const TOOLS: [Tool; 4] = [
    Tool { id: "points", title: "empires-of-the-north-tool-points", icon: Icon::Crown },
    Tool { id: "discs", title: "empires-of-the-north-tool-discs", icon: Icon::Disks },
    Tool { id: "ships", title: "empires-of-the-north-tool-ships", icon: Icon::Ship },
    Tool { id: "clans", title: "empires-of-the-north-tool-clans", icon: Icon::People },
];

/// The panels of one open play.
#[derive(Default)]
pub struct EmpiresOfTheNorthView {
    built: Option<Panels>,
    draft: Draft,
    /// What was half entered when the window was closed, until the first refresh.
    resumed: Option<SavedDraft>,
}

/// All panels, with their words ready.
struct Panels {
    step: &'static str,
    /// What the state was, as far as a half entered turn belongs to it.
    round: super::play::Round,
    cursor: Cursor,
    /// Whether the play was over when they were built.
    over: bool,
    circle: circle::CirclePanel,
    clans: clans::ClansPanel,
    lookout: lookout::LookoutPanel,
    turn: turn::TurnPanel,
    ships: ships::ShipsPanel,
    points: points::PointsPanel,
    count: count::CountPanel,
    for_all: Option<ForAll>,
}

/// What is half entered: nothing of it is in the log.
#[derive(Debug, Default)]
struct Draft {
    /// The tiles that were tapped so far.
    tiles: Vec<Tile>,
    /// Whether the circle is laid anew.
    laying: bool,
    /// Whose clan is chosen.
    clan_of: Option<Seat>,
    /// Whose turn is entered.
    turn: Turn,
    /// The ship that is shown with what it may do, by its place.
    ship: Option<usize>,
    /// Whether a card puts a ship into the queue, and whose.
    embark: bool,
    embark_of: Option<Seat>,
    /// What the points are for, where somebody chose it in this step.
    cause: Option<Cause>,
    /// Stored goods on a card, and for how many of them it pays.
    stored: Option<(u32, u32)>,
    /// The count that is typed.
    numbers: NumberDraft<(Seat, Held)>,
    /// Whether cards are counted by kind.
    kinds: bool,
}

/// What is kept on disk of it: the forms, and the step that they belong to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedDraft {
    cursor: Cursor,
    tiles: Vec<Tile>,
    laying: bool,
    turn: Turn,
    numbers: NumberDraft<(Seat, Held)>,
    kinds: bool,
}

/// What is half entered of a player's turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Turn {
    seat: Option<Seat>,
    disc: Option<u8>,
    /// Whether a card moves the disc.
    moving: bool,
    /// Whether the disc goes to Sail and the ship's tokens are asked for.
    sailing: bool,
}

impl View for EmpiresOfTheNorthView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(source) = Source::of_play(play, language) else { return };
        let state = source.state;
        if self.built.as_ref().is_none_or(|built| built.cursor != state.table.cursor) {
            let kept = self.resumed.take().filter(|kept| kept.cursor == state.table.cursor);
            self.draft = kept.map(Draft::resumed).unwrap_or_default();
        }
        if self.built.as_ref().is_some_and(|built| built.round != state.round) {
            self.draft.turn = Turn::default();
        }
        if state.table.over && self.built.as_ref().is_some_and(|built| !built.over) {
            // The end is looked at from its top, and not through a keypad that was left open.
            self.draft.numbers.put_aside();
        }
        self.draft.ship = None;
        self.draft.embark = false;
        self.built = Some(Panels {
            step: state.step(),
            round: state.round.clone(),
            cursor: state.table.cursor,
            over: state.table.over,
            circle: circle::CirclePanel::new(&source),
            clans: clans::ClansPanel::new(&source),
            lookout: lookout::LookoutPanel::new(&source),
            turn: turn::TurnPanel::new(&source),
            ships: ships::ShipsPanel::new(&source),
            points: points::PointsPanel::new(&source),
            count: count::CountPanel::new(&source),
            for_all: for_all::for_all(&source),
        });
        if let Some(built) = &self.built {
            built.count.settle(&mut self.draft);
        }
    }

    fn work(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let Some(built) = &self.built else { return };
        let draft = &mut self.draft;
        match built.step {
            "circle" => built.circle.show(ui, context, draft),
            "clans" => built.clans.show(ui, context, draft),
            "lookout" => {
                built.lookout.show(ui, context, draft);
                built.points.show(ui, context, draft);
            }
            "act" => {
                built.turn.show(ui, context, draft);
                built.points.show(ui, context, draft);
                if built.ships.has_ships() {
                    built.ships.show(ui, context, draft);
                }
            }
            "sail" => {
                built.points.show(ui, context, draft);
                built.ships.show(ui, context, draft);
            }
            "cleanup" => {
                built.points.show(ui, context, draft);
                built.count.show_end_here(ui, context);
            }
            _ => built.count.show(ui, context, draft),
        }
        if matches!(built.step, "lookout" | "act" | "sail" | "cleanup") {
            built.points.show_end(ui, context);
        }
    }

    fn tools(&self) -> &[Tool] {
        &TOOLS
    }

    fn pending(&self, play: &dyn Play) -> Option<Pending> {
        let built = self.built.as_ref().filter(|_| state_of::<State>(play).is_some_and(|state| !state.table.over))?;
        match built.step {
            "circle" if !self.draft.tiles.is_empty() => {
                let left = Tile::ALL.len() - self.draft.tiles.len();
                Some(Pending::Missing(Message::new("empires-of-the-north-missing-tiles").number("count", left)))
            }
            "act" if self.draft.turn.sailing => {
                Some(Pending::Missing(Message::new("empires-of-the-north-missing-cargo")))
            }
            "circle" | "clans" | "lookout" | "act" | "sail" | "cleanup" => None,
            _ => built.count.pending(&self.draft),
        }
    }

    fn for_all(&self) -> Option<&ForAll> {
        self.built.as_ref()?.for_all.as_ref()
    }

    fn draft(&self) -> Option<Value> {
        self.built.as_ref().and_then(|built| self.draft.kept(built.cursor)).map(|kept| value(&kept))
    }

    fn resume(&mut self, draft: &Value) {
        self.resumed = Deserialize::deserialize(draft).ok();
    }

    fn tool(&mut self, ui: &mut Ui, id: &str, context: &mut ViewContext<'_>) {
        let Some(built) = &self.built else { return };
        let draft = &mut self.draft;
        match id {
            "points" => {
                built.points.show(ui, context, draft);
                built.points.show_end(ui, context);
            }
            "discs" => built.turn.show(ui, context, draft),
            "ships" => built.ships.show(ui, context, draft),
            _ => {
                built.circle.show(ui, context, draft);
                ui.add_space(space::S);
                built.clans.show(ui, context, draft);
            }
        }
    }
}

impl Draft {
    /// What was kept of the same step.
    fn resumed(SavedDraft { tiles, laying, turn, numbers, kinds, .. }: SavedDraft) -> Self {
        Self { tiles, laying, turn, numbers, kinds, ..Self::default() }
    }

    /// What is to be kept on disk; none while nothing is half entered.
    fn kept(&self, cursor: Cursor) -> Option<SavedDraft> {
        let Self { tiles, laying, turn, numbers, kinds, .. } = self;
        let begun = numbers.is_begun() || !tiles.is_empty() || turn.sailing;
        begun.then(|| SavedDraft {
            cursor,
            tiles: tiles.clone(),
            laying: *laying,
            turn: turn.clone(),
            numbers: numbers.clone(),
            kinds: *kinds,
        })
    }
}
