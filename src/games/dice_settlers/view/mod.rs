//! The panels of Dice Settlers: the actions of a round, what each player has, what runs out, and the points at the end.

use egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::actions::{RoundAction, Symbol};
use super::pieces::DieColor;
use super::play::{Source as Won, State};
use super::sales::{EQUAL, Sales};
use crate::games::for_all::ForAll;
use crate::games::panel::{self, state_of, value};
use crate::games::view::{Pending, Tool, View, ViewContext};
use crate::kit::{Icon, NumberDraft};
use crate::locale::Language;
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

mod actions;
mod claim;
mod clean_up;
mod effect;
mod figures;
mod for_all;
mod pictures;
mod players;
mod points;
mod scoring;
mod setup;
mod supply;
mod symbols;
mod typing;

pub use figures::OwnBoard;

/// What a panel of this game is built from.
type Source<'a> = panel::Source<'a, State>;

/// The tools that can be opened at any time.
const TOOLS: [Tool; 4] = [
    Tool { id: "players", title: "dice-settlers-tool-players", icon: Icon::People },
    Tool { id: "supply", title: "dice-settlers-tool-supply", icon: Icon::Supply },
    Tool { id: "symbols", title: "dice-settlers-tool-symbols", icon: Icon::Die },
    Tool { id: "figures", title: "dice-settlers-tool-figures", icon: Icon::Pencil },
];

/// The panels of one open play.
#[derive(Default)]
pub struct DiceSettlersView {
    cursor: Option<Cursor>,
    /// Whether the play was over when the panels were built last.
    over: bool,
    panel: Option<Box<dyn Panel>>,
    players: Option<players::PlayersPanel>,
    supply: Option<supply::SupplyPanel>,
    symbols: Option<symbols::SymbolsPanel>,
    figures: figures::FiguresTool,
    for_all: Option<ForAll>,
    draft: Draft,
    /// What was half entered when the window was closed, until the first refresh.
    resumed: Option<SavedDraft>,
    /// Whether what is in the middle of the table stands below the step's panel.
    in_round: bool,
}

/// One step's panel, with all its words ready.
trait Panel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft);

    /// What grows as the round goes on, and so stands below everything else.
    fn show_below(&mut self, _ui: &mut Ui, _desk: &mut ViewContext<'_>, _draft: &mut Draft) {}

    /// What is half entered, for the loud button.
    fn pending(&self, _draft: &Draft) -> Option<Pending> {
        None
    }

    /// Lets go of what was typed and stands in the log now.
    fn settle(&self, _draft: &mut Draft) {}
}

/// What is half entered: nothing of it is in the log, and nothing of it outlives the step.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Draft {
    /// Who acts, where it is not the one whose turn it is.
    seat: Option<Seat>,
    /// Whose things the tool shows. Who looks at somebody else's houses does not act for them.
    looked_at: Option<Seat>,
    /// The symbols tapped so far.
    symbols: Vec<Symbol>,
    /// The free action that is being dealt with.
    free: Option<RoundAction>,
    /// What is being sold.
    sold: Sales,
    /// What the rulebook pays for it, by how many equal resources go at once, where somebody says so while selling.
    prices: [Option<u32>; EQUAL.len()],
    /// What is being recruited.
    dice: Vec<DieColor>,
    /// How many tents everyone has on the tile that is to be claimed.
    tents: Vec<u32>,
    /// What the next points are for.
    #[serde(skip)]
    won: Option<Won>,
    /// The figure that is being typed.
    typing: typing::Typing,
    /// The counts of the end that are being typed.
    counts: NumberDraft<scoring::Key>,
}

/// What is kept on disk of it, and the step that it belongs to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedDraft {
    cursor: Cursor,
    draft: Draft,
}

impl Draft {
    /// Whether anything stands in it that a person would have to do again.
    fn is_begun(&self) -> bool {
        self.free.is_some() || !self.symbols.is_empty() || self.typing.is_begun() || self.counts.is_begun()
    }

    /// Forgets what was tapped for an action, but not whose it is.
    fn clear(&mut self) {
        *self = Self { seat: self.seat, looked_at: self.looked_at, won: self.won, ..Self::default() };
    }
}

impl View for DiceSettlersView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(source) = Source::of_play(play, language) else { return };
        let state = source.state;
        if self.cursor != Some(state.table.cursor) {
            self.cursor = Some(state.table.cursor);
            let kept = self.resumed.take().filter(|kept| kept.cursor == state.table.cursor);
            self.draft = kept.map(|kept| kept.draft).unwrap_or_default();
        }
        if state.table.over && !self.over {
            // The end is looked at from its top, and not through a keypad that was left open.
            self.draft.counts.put_aside();
        }
        self.over = state.table.over;
        self.in_round = matches!(state.step(), "roll" | "actions");
        self.panel = match state.step() {
            "setup" => Some(Box::new(setup::SetupPanel::new(&source))),
            "roll" => Some(Box::new(symbols::SymbolsPanel::of_roll(&source))),
            "actions" if state.options.follow_actions => Some(Box::new(actions::ActionsPanel::new(&source))),
            "actions" => None,
            "clean-up" => Some(Box::new(clean_up::CleanUpPanel::new(&source))),
            _ => Some(Box::new(scoring::ScoringPanel::new(&source))),
        };
        if let Some(panel) = &self.panel {
            panel.settle(&mut self.draft);
        }
        self.players = Some(players::PlayersPanel::new(&source));
        self.supply = Some(supply::SupplyPanel::new(&source));
        self.symbols = Some(symbols::SymbolsPanel::of_all(&source));
        self.figures.forget();
        self.for_all = for_all::for_all(&source);
    }

    fn work(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(panel) = &mut self.panel {
            panel.show(ui, context, &mut self.draft);
        } else {
            self.show_players(ui, context);
        }
        if self.in_round {
            self.show_supply(ui, context);
        }
        match &mut self.panel {
            Some(panel) => panel.show_below(ui, context, &mut self.draft),
            None => self.show_prices(ui),
        }
    }

    fn tools(&self) -> &[Tool] {
        &TOOLS
    }

    fn pending(&self, play: &dyn Play) -> Option<Pending> {
        let over = state_of::<State>(play)?.table.over;
        self.panel.as_ref().filter(|_| !over)?.pending(&self.draft)
    }

    fn for_all(&self) -> Option<&ForAll> {
        self.for_all.as_ref()
    }

    fn draft(&self) -> Option<Value> {
        let cursor = self.cursor.filter(|_| self.draft.is_begun())?;
        Some(value(&SavedDraft { cursor, draft: self.draft.clone() }))
    }

    fn resume(&mut self, draft: &Value) {
        self.resumed = Deserialize::deserialize(draft).ok();
    }

    fn tool(&mut self, ui: &mut Ui, id: &str, context: &mut ViewContext<'_>) {
        match id {
            "supply" => self.show_supply(ui, context),
            "symbols" => {
                if let Some(symbols) = &mut self.symbols {
                    symbols.show(ui, context, &mut self.draft);
                }
            }
            "figures" => self.figures.show(ui, context),
            _ => {
                self.show_players(ui, context);
                self.show_prices(ui);
                if let Some((field, number)) = self.draft.typing.show(ui, context.language)
                    && let Some(filled) = figures::typed(field, number)
                {
                    figures::enter(context, &filled);
                }
            }
        }
    }
}

impl DiceSettlersView {
    fn show_supply(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(supply) = &self.supply {
            supply.show(ui, context, &mut self.draft);
        }
    }

    fn show_prices(&mut self, ui: &mut Ui) {
        if let Some(players) = &self.players {
            players.show_prices(ui, &mut self.draft);
        }
    }

    fn show_players(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(players) = &self.players {
            players.show(ui, context, &mut self.draft);
        }
    }
}
