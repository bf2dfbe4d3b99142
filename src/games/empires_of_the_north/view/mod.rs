//! The panels of Empires of the North: the circle and its discs, the ships, the points, the clans and the last count.

use egui::Ui;
use serde_json::Value;

use super::circle::Tile;
use super::play::{Action, Held, State};
use super::track::Cause;
use crate::games::panel::{self, Person, state_of, value};
use crate::games::view::{CellId, Desk, Tool, View};
use crate::kit::tokens::space;
use crate::kit::{Icon, NumberDraft};
use crate::locale::Language;
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::seat::Seat;

mod circle;
mod clans;
mod count;
mod discs;
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
    Tool { id: "setup", title: "empires-of-the-north-tool-setup", icon: Icon::People },
];

/// The panels of one open play.
#[derive(Default)]
pub struct EmpiresOfTheNorthView {
    built: Option<Panels>,
    draft: Draft,
}

/// All panels, with their words ready.
struct Panels {
    step: &'static str,
    /// What the state was, as far as a half entered turn belongs to it.
    round: super::play::Round,
    cursor: Cursor,
    circle: circle::CirclePanel,
    clans: clans::ClansPanel,
    lookout: lookout::LookoutPanel,
    turn: turn::TurnPanel,
    ships: ships::ShipsPanel,
    points: points::PointsPanel,
    count: count::CountPanel,
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

/// What is half entered of a player's turn.
#[derive(Debug, Default)]
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
        if self.built.as_ref().is_none_or(|built| built.cursor != state.cursor) {
            self.draft = Draft::default();
        }
        if self.built.as_ref().is_none_or(|built| built.round != state.round) {
            self.draft.turn = Turn::default();
        }
        self.draft.ship = None;
        self.draft.embark = false;
        self.built = Some(Panels {
            step: state.step(),
            round: state.round.clone(),
            cursor: state.cursor,
            circle: circle::CirclePanel::new(&source),
            clans: clans::ClansPanel::new(&source),
            lookout: lookout::LookoutPanel::new(&source),
            turn: turn::TurnPanel::new(&source),
            ships: ships::ShipsPanel::new(&source),
            points: points::PointsPanel::new(&source),
            count: count::CountPanel::new(&source),
        });
    }

    fn work(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) {
        let Some(built) = &self.built else { return };
        let draft = &mut self.draft;
        match built.step {
            "circle" => built.circle.show(ui, desk, draft),
            "clans" => built.clans.show(ui, desk, draft),
            "lookout" => {
                built.lookout.show(ui, desk, draft);
                built.points.show(ui, desk, draft);
            }
            "act" => {
                built.turn.show(ui, desk, draft);
                built.points.show(ui, desk, draft);
                if built.ships.has_ships() {
                    built.ships.show(ui, desk, draft);
                }
            }
            "sail" => {
                built.points.show(ui, desk, draft);
                built.ships.show(ui, desk, draft);
            }
            "cleanup" => {
                built.points.show(ui, desk, draft);
                built.count.show_end_here(ui, desk);
            }
            _ => built.count.show(ui, desk, draft),
        }
    }

    fn tools(&self) -> &[Tool] {
        &TOOLS
    }

    fn next_action(&self, play: &dyn Play) -> Option<Value> {
        let state = state_of::<State>(play)?;
        (!state.over).then(|| value(&Action::Next { from: state.cursor }))
    }

    fn move_action(&self, to: Cursor) -> Value {
        value(&Action::Move { to })
    }

    fn set_cell_action(&self, cell: &CellId, to: Option<i64>, note: &str) -> Value {
        value(&Action::SetCell { row: cell.row.to_owned(), seat: cell.seat, value: to, note: note.to_owned() })
    }

    fn tool(&mut self, ui: &mut Ui, id: &str, desk: &mut Desk<'_>) {
        let Some(built) = &self.built else { return };
        let draft = &mut self.draft;
        match id {
            "points" => built.points.show(ui, desk, draft),
            "discs" => built.turn.show(ui, desk, draft),
            "ships" => built.ships.show(ui, desk, draft),
            _ => {
                built.circle.show(ui, desk, draft);
                ui.add_space(space::S);
                built.clans.show(ui, desk, draft);
            }
        }
    }
}
