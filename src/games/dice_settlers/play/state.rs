//! What the entries of a Dice Settlers play fold into.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::action::{Action, Stock};
use super::options::Options;
use super::tableau::Tableau;
use crate::games::dice_settlers::board::{Board, OwnFigure};
use crate::games::dice_settlers::end::Watch;
use crate::games::dice_settlers::field::Field;
use crate::games::dice_settlers::pieces::DieColor;
use crate::games::dice_settlers::points::Holdings;
use crate::table::correction::Corrections;
use crate::table::rules::Guided as _;
use crate::table::seat::{Seat, Setup};
use crate::table::state::TableState;

/// The part of the guide in which the rounds are.
pub(super) const PLAY: u8 = 1;
/// The part of the guide with the final scoring.
pub(super) const END: u8 = 2;

/// A Dice Settlers table at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Who sits at the table, and where the guide is.
    pub table: TableState,
    /// What was chosen for this play.
    pub options: Options,
    /// What is known of the box, with the owner's figures.
    pub board: Arc<Board>,
    /// The owner's figures themselves.
    pub own: Vec<OwnFigure>,
    /// The round that is played, from 1; the last one in the final scoring, and 0 before the first.
    pub round: u16,
    /// Which round is the last, once it is known.
    pub last_round: Option<u16>,
    /// Who starts the round.
    pub first: Seat,
    /// What each player has.
    pub tableaus: Vec<Tableau>,
    /// Map tiles that Explore took off the stack.
    pub tiles_laid: u32,
    /// By how much the stack of tiles and the pool were put right by hand.
    pub by_hand: [i32; 2],
    /// The colors of dice that are gone from the supply.
    pub gone: BTreeSet<DieColor>,
    /// Cells of the score sheet that a person filled or corrected: by row and seat.
    pub cells: Corrections<(String, Seat)>,
}

impl State {
    pub(super) fn new(setup: &Setup, own: Vec<OwnFigure>) -> Self {
        let options = Options::of(setup);
        let seats = setup.players.len();
        let mut state = Self {
            table: TableState::new(setup),
            options,
            board: Arc::new(Board::with(&own)),
            own,
            round: 0,
            last_round: None,
            first: setup.first,
            tableaus: vec![Tableau::at_start(); seats],
            tiles_laid: 0,
            by_hand: [0; 2],
            gone: (!options.white_stays).then_some(DieColor::White).into_iter().collect(),
            cells: Corrections::new(),
        };
        state.table.cursor = state.start_cursor();
        state
    }

    /// Whether the final scoring is on, or the play over.
    pub const fn is_scoring(&self) -> bool {
        self.table.cursor.part == END
    }

    /// Whether this is the last round.
    pub fn is_last_round(&self) -> bool {
        self.table.cursor.part == PLAY && self.last_round.is_some_and(|last| self.round >= last)
    }

    /// What a player has; what everyone starts with for a seat that nobody has.
    pub fn tableau(&self, seat: Seat) -> Tableau {
        self.tableaus.get(seat.index()).cloned().unwrap_or_else(Tableau::at_start)
    }

    /// How many main actions a round has for each player.
    pub fn main_actions(&self) -> usize {
        // The file has a number; a board without it would be a damaged one, and a test finds that.
        usize::try_from(self.board.number(Field::MainActions).value.unwrap_or(2)).unwrap_or(2)
    }

    /// How many main actions a player may still do in this round.
    pub fn actions_left(&self, seat: Seat) -> usize {
        let tableau = self.tableau(seat);
        if tableau.passed { 0 } else { self.main_actions().saturating_sub(tableau.main_actions()) }
    }

    /// Whose main action it is: one at a time, clockwise from the start player; none when all have done theirs.
    pub fn on_turn(&self) -> Option<Seat> {
        if self.step() != "actions" || !self.options.follow_actions {
            return None;
        }
        let open = self.first.clockwise(self.table.seats).filter(|&seat| self.actions_left(seat) > 0);
        open.min_by_key(|&seat| self.tableau(seat).main_actions())
    }

    /// How the four triggers stand.
    pub fn watch(&self) -> Watch {
        let colors = DieColor::ALL.into_iter().filter(|&color| !self.is_gone(color)).count();
        Watch {
            tiles: self.left(Stock::Tiles),
            houses: self.tableaus.iter().map(|tableau| tableau.houses).max(),
            colors: u32::try_from(colors).ok(),
            pool: self.left(Stock::Pool),
        }
    }

    /// How many dice of each color the players have together, as far as the colors are kept.
    pub fn held(&self) -> [u32; DieColor::ALL.len()] {
        let held = |color: DieColor| {
            let of = |tableau: &Tableau| tableau.colors.get(color.index()).copied().unwrap_or(0);
            self.tableaus.iter().map(of).fold(0, u32::saturating_add)
        };
        DieColor::ALL.map(held)
    }

    /// Whether the players have all the dice of a color that the box has.
    pub fn is_all_held(&self, color: DieColor) -> bool {
        self.held().get(color.index()).is_some_and(|&held| held >= color.in_box())
    }

    /// Whether no die of a color is left in the supply: the players have them all, or the table says so.
    pub fn is_gone(&self, color: DieColor) -> bool {
        self.gone.contains(&color) || self.is_all_held(color)
    }

    /// How much is left of what lies in the middle; none until the table has said how much there was.
    pub fn left(&self, what: Stock) -> Option<u32> {
        let start = self.board.number(self.stock_field(what)?).value?;
        let given = self.tableaus.iter().map(|tableau| tableau.token_points(&self.board));
        let used = match what {
            Stock::Tiles => self.tiles_laid,
            Stock::Pool => given.fold(0, u32::saturating_add),
        };
        let by_hand = self.by_hand.get(what as usize).copied().unwrap_or(0);
        let left = i64::from(start) - i64::from(used) + i64::from(by_hand);
        Some(u32::try_from(left.max(0)).unwrap_or(u32::MAX))
    }

    /// The figure from which a stock starts with this many players.
    pub const fn stock_field(&self, what: Stock) -> Option<Field> {
        match what {
            Stock::Tiles => Field::map_tiles(self.table.seats),
            Stock::Pool => Field::pool(self.table.seats),
        }
    }

    /// What everyone has that counts at the end.
    pub fn holdings(&self) -> Vec<Holdings> {
        self.tableaus.iter().map(|tableau| tableau.holdings(&self.board)).collect()
    }

    /// Whether something was sold of which nobody has said what it pays.
    pub fn has_open_sales(&self) -> bool {
        self.tableaus.iter().any(|tableau| tableau.sales.is_open(&self.board))
    }
}

/// The owner's figures as they would stand after an action that fills some in or forgets one.
pub fn own_after(own: &[OwnFigure], action: &Action) -> Vec<OwnFigure> {
    let (forgotten, filled): (Option<Field>, &[OwnFigure]) = match action {
        Action::SetFigure { figure } => (None, std::slice::from_ref(figure)),
        Action::ConfirmFigures { figures } => (None, figures),
        Action::ForgetFigure { field } => (Some(*field), &[]),
        _ => (None, &[]),
    };
    let stays = |known: &&OwnFigure| {
        forgotten != Some(known.field()) && filled.iter().all(|figure| figure.field() != known.field())
    };
    own.iter().filter(stays).chain(filled).copied().collect()
}
