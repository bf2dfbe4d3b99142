//! What an action does, once the rules have allowed it.

use std::sync::Arc;

use super::action::Action;
use super::state::{END, PLAY, State, own_after};
use super::tableau::{Done, Tableau};
use crate::games::dice_settlers::actions::{RoundAction, Symbol};
use crate::games::dice_settlers::board::Board;
use crate::games::dice_settlers::pieces::DieColor;
use crate::games::dice_settlers::sales::Sales;
use crate::table::guide::Cursor;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) fn apply(state: &mut State, action: &Action) {
    match action {
        Action::Act { seat, symbols, sold, dice } => act(state, *seat, symbols, *sold, dice),
        Action::TakeBack { seat, action } => take_back(state, *seat, *action),
        Action::Pass { seat, on } => with(state, *seat, |tableau| tableau.passed = *on),
        Action::Factory { seat } => with(state, *seat, |tableau| tableau.done.push(free(RoundAction::Factory))),
        Action::Claim { seat, .. } => with(state, *seat, |tableau| {
            tableau.houses = tableau.houses.saturating_add(1);
            tableau.done.push(free(RoundAction::Claim));
        }),
        Action::Houses { seat, change } => {
            with(state, *seat, |tableau| tableau.houses = tableau.houses.saturating_add_signed(*change));
        }
        Action::Dice { seat, color, change } => with(state, *seat, |tableau| tableau.add_dice(*color, *change)),
        Action::Points { seat, source, change } => with(state, *seat, |tableau| {
            if let Some(points) = tableau.tokens.get_mut(*source as usize) {
                *points = points.saturating_add_signed(*change);
            }
        }),
        Action::Sell { seat, equal, change } => with(state, *seat, |tableau| {
            tableau.sales = tableau.sales.changed(*equal, *change).unwrap_or(tableau.sales);
        }),
        Action::Stock { what, change } => {
            if let Some(by_hand) = state.by_hand.get_mut(*what as usize) {
                *by_hand = by_hand.saturating_add(*change);
            }
        }
        Action::Color { color, gone } => {
            if *gone {
                state.gone.insert(*color);
            } else {
                state.gone.remove(color);
            }
        }
        Action::End { on } => state.last_round = on.then(|| state.round.saturating_add(1)),
        Action::SetFirst { seat } => state.first = *seat,
        Action::Count { seat, what, points } => with(state, *seat, |tableau| {
            if let Some(counted) = tableau.counted.get_mut(*what as usize) {
                *counted = *points;
            }
        }),
        Action::SetFigure { .. } | Action::ConfirmFigures { .. } | Action::ForgetFigure { .. } => {
            state.own = own_after(&state.own, action);
            state.board = Arc::new(Board::with(&state.own));
        }
    }
}

fn with(state: &mut State, seat: Seat, change: impl FnOnce(&mut Tableau)) {
    if let Some(tableau) = state.tableaus.get_mut(seat.index()) {
        change(tableau);
    }
}

fn free(action: RoundAction) -> Done {
    Done { action, symbols: Vec::new(), sold: Sales::default(), dice: Vec::new() }
}

fn act(state: &mut State, seat: Seat, symbols: &[Symbol], sold: Sales, dice: &[DieColor]) {
    // `check` has just found the action of these symbols.
    let Ok(action) = RoundAction::of(symbols) else { return };
    if action == RoundAction::Explore {
        // Of the tiles that are drawn one is laid; that the others go back is the table's to know.
        state.tiles_laid = state.tiles_laid.saturating_add(1);
    }
    with(state, seat, |tableau| {
        tableau.passed = false;
        tableau.sales = tableau.sales.and(sold);
        for &color in dice {
            tableau.add_dice(Some(color), 1);
        }
        tableau.done.push(Done { action, symbols: symbols.to_vec(), sold, dice: dice.to_vec() });
    });
}

fn take_back(state: &mut State, seat: Seat, action: RoundAction) {
    if action == RoundAction::Explore {
        state.tiles_laid = state.tiles_laid.saturating_sub(1);
    }
    with(state, seat, |tableau| {
        let Some(at) = tableau.done.iter().rposition(|done| done.action == action) else { return };
        let done = tableau.done.remove(at);
        tableau.sales = tableau.sales.without(done.sold);
        for color in done.dice {
            tableau.add_dice(Some(color), -1);
        }
        if action == RoundAction::Claim {
            tableau.houses = tableau.houses.saturating_sub(1);
        }
    });
}

/// Ends the step; the end of a cleanup begins a new round or the final scoring.
pub(super) fn next(state: &mut State) {
    if state.step() == "clean-up" {
        return end_round(state);
    }
    match state.following() {
        Some(to) => arrive(state, to),
        None => state.table.over = true,
    }
}

/// The cleanup: the triggers are checked first, then the start player's tile moves to the left (description, cleanup).
fn end_round(state: &mut State) {
    if state.is_last_round() {
        let end = Cursor { part: END, ..Cursor::default() };
        let first = state.round_steps(end).first().copied();
        return arrive(state, first.unwrap_or(end));
    }
    if state.last_round.is_none() {
        let last = state.watch().last_round(state.round.into());
        state.last_round = last.and_then(|last| u16::try_from(last).ok());
    }
    state.first = state.first.clockwise(state.table.seats).nth(1).unwrap_or(Seat(0));
    if let Some(to) = state.following() {
        arrive(state, to);
    }
}

/// The guide reaches a step. In another round nobody has acted yet.
pub(super) fn arrive(state: &mut State, to: Cursor) {
    state.table.cursor = to;
    let round = if to.part == PLAY { to.round.saturating_add(1) } else { state.round };
    if round != state.round {
        state.round = round;
        for tableau in &mut state.tableaus {
            tableau.done.clear();
            tableau.passed = false;
        }
    }
}
