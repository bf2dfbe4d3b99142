//! What one player has: what was done in this round, and what counts at the end.

use super::action::{Counted, Source};
use crate::games::dice_settlers::actions::{RoundAction, Symbol};
use crate::games::dice_settlers::board::Board;
use crate::games::dice_settlers::pieces::{DieColor, STARTING_DICE};
use crate::games::dice_settlers::points::Holdings;
use crate::games::dice_settlers::sales::Sales;

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tableau {
    /// The actions of this round, in order.
    pub done: Vec<Done>,
    /// Whether the player does no more main actions in this round.
    pub passed: bool,
    /// Houses on the map.
    pub houses: u32,
    /// All dice, whatever their color.
    pub dice: u32,
    /// The dice of which the color is kept.
    pub colors: [u32; DieColor::ALL.len()],
    /// Points in tokens by what they were won for, sales not among them.
    pub tokens: [u32; Source::ALL.len()],
    /// What was sold.
    pub sales: Sales,
    /// What was counted at the end; none is "not yet".
    pub counted: [Option<u32>; Counted::ALL.len()],
}

/// An action of this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// Which.
    pub action: RoundAction,
    /// The symbols spent on it.
    pub symbols: Vec<Symbol>,
    /// What was sold by it.
    pub sold: Sales,
    /// The dice recruited by it.
    pub dice: Vec<DieColor>,
}

impl Tableau {
    /// What everyone has at the start.
    pub(super) fn at_start() -> Self {
        Self {
            done: Vec::new(),
            passed: false,
            houses: 0,
            dice: STARTING_DICE,
            colors: DieColor::ALL.map(DieColor::at_start),
            tokens: [0; Source::ALL.len()],
            sales: Sales::default(),
            counted: [None; Counted::ALL.len()],
        }
    }

    /// The actions of this round, by name.
    pub fn actions(&self) -> Vec<RoundAction> {
        self.done.iter().map(|done| done.action).collect()
    }

    /// How many main actions were done in this round.
    pub fn main_actions(&self) -> usize {
        self.done.iter().filter(|done| !done.action.is_free()).count()
    }

    /// The points in tokens for one thing, sales not among them.
    pub fn tokens_for(&self, source: Source) -> u32 {
        self.tokens.get(source as usize).copied().unwrap_or(0)
    }

    /// All points in tokens; sales of which the points are not known count as nothing.
    pub fn token_points(&self, board: &Board) -> u32 {
        let sold = u32::try_from(self.sales.points(board)).unwrap_or(0);
        self.tokens.iter().copied().fold(sold, u32::saturating_add)
    }

    /// What was counted at the end; none is "not yet".
    pub fn count(&self, what: Counted) -> Option<u32> {
        self.counted.get(what as usize).copied().flatten()
    }

    /// What counts at the end.
    pub(super) fn holdings(&self, board: &Board) -> Holdings {
        let count = |what: Counted| self.count(what).unwrap_or(0);
        Holdings {
            vp_tokens: self.token_points(board),
            tiles: count(Counted::Control).saturating_add(count(Counted::Presence)),
            technologies: count(Counted::Technologies),
            houses: self.houses,
            dice: self.dice,
            other: count(Counted::Other),
        }
    }

    /// So many more dice, of a color where it is kept.
    pub(super) fn add_dice(&mut self, color: Option<DieColor>, change: i32) {
        self.dice = self.dice.saturating_add_signed(change);
        if let Some(count) = color.and_then(|color| self.colors.get_mut(color.index())) {
            *count = count.saturating_add_signed(change);
        }
    }
}
