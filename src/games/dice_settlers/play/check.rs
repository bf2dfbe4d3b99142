//! Whether the rules allow an action at this moment, and the reason when they do not.

use super::action::{Action, Counted, Source};
use super::state::{PLAY, State};
use crate::games::dice_settlers::actions::{RoundAction, Symbol};
use crate::games::dice_settlers::pieces::DieColor;
use crate::games::dice_settlers::sales::{EQUAL, Sales};
use crate::games::dice_settlers::tile::check_claim;
use crate::locale::Message;
use crate::table::rules::{self, Guided as _, Refusal, allow, at_most};
use crate::table::seat::Seat;

/// The most of anything that a person can enter; beyond it is a slip of the finger.
const MOST: u32 = 999;
/// The most symbols that one action can have: as many as the box has dice.
pub(super) const MOST_SYMBOLS: u32 = 51;

type Checked = Result<(), Refusal>;

pub(super) fn check(state: &State, action: &Action) -> Checked {
    match action {
        Action::Act { seat, symbols, sold, dice } => act(state, *seat, symbols, *sold, dice),
        Action::TakeBack { seat, action } => {
            let there = state.tableau(*seat).actions().contains(action);
            allow(there, "dice-settlers-refuse-not-done")
        }
        Action::Pass { seat, on } => {
            following(state)?;
            known(state, *seat)?;
            let already = if *on { "dice-settlers-refuse-has-passed" } else { "dice-settlers-refuse-not-passed" };
            let already = || Refusal(Message::new(already).say("player", state.name(*seat)));
            if state.tableau(*seat).passed == *on { Err(already()) } else { Ok(()) }
        }
        Action::Factory { seat } => {
            in_round(state)?;
            known(state, *seat)
        }
        Action::Claim { seat, tents } => {
            in_round(state)?;
            known(state, *seat)?;
            allow(tents.len() == state.table.seats, "dice-settlers-refuse-tents")?;
            tents.iter().try_for_each(|&tents| number(state, *seat, tents))?;
            Ok(check_claim(*seat, tents)?)
        }
        Action::Houses { seat, change } => {
            known(state, *seat)?;
            changed(Some(state.name(*seat)), state.tableau(*seat).houses, *change)
        }
        Action::Dice { seat, color, change } => dice(state, *seat, *color, *change),
        Action::Points { seat, source, change } => points(state, *seat, *source, *change),
        Action::Sell { seat, equal, change } => {
            known(state, *seat)?;
            if !EQUAL.contains(equal) {
                let sizes = Message::literals(EQUAL.map(|equal| equal.to_string()));
                return Err(Refusal(Message::new("dice-settlers-refuse-equal").choices("sizes", sizes)));
            }
            changed(Some(state.name(*seat)), state.tableau(*seat).sales.count(*equal), *change)
        }
        Action::Stock { what, change } => {
            let left = state.left(*what).ok_or_else(|| Refusal::new("dice-settlers-refuse-stock-unknown"))?;
            changed(None, left, *change)
        }
        Action::Color { color, gone } => {
            allow(*gone || !state.is_all_held(*color), "dice-settlers-refuse-all-held")?;
            let already = if *gone { "dice-settlers-refuse-color-gone" } else { "dice-settlers-refuse-color-there" };
            let already = || Refusal(Message::new(already).say("color", color.message()));
            if state.is_gone(*color) == *gone { Err(already()) } else { Ok(()) }
        }
        Action::End { on } => end(state, *on),
        Action::SetFirst { seat } => known(state, *seat),
        Action::Count { seat, points, .. } => {
            known(state, *seat)?;
            number(state, *seat, points.unwrap_or(0))
        }
        // A figure that the field does not take cannot be read in the first place.
        Action::SetFigure { .. } => Ok(()),
        Action::ConfirmFigures { figures } => allow(!figures.is_empty(), "dice-settlers-refuse-nothing-to-confirm"),
        Action::ForgetFigure { field } => {
            let there = state.own.iter().any(|own| own.field() == *field);
            allow(there, "dice-settlers-refuse-not-filled-in")
        }
    }
}

fn known(state: &State, seat: Seat) -> Checked {
    rules::known(seat, state.table.seats)
}

fn number(state: &State, seat: Seat, value: u32) -> Checked {
    at_most(value, MOST, Some(state.name(seat)))
}

/// A reason with the player whom it is about.
fn of(player: Option<Message>, why: Message) -> Refusal {
    Refusal(match player {
        Some(player) => Message::new("dice-settlers-refuse-of").say("player", player).say("why", why),
        None => why,
    })
}

/// Whether a count can be changed by so many.
fn changed(player: Option<Message>, count: u32, change: i32) -> Checked {
    if change < 0 && count < change.unsigned_abs() {
        return Err(of(player, Message::new("dice-settlers-refuse-fewer-than-none")));
    }
    let then = count.saturating_add_signed(change);
    at_most(then.max(change.unsigned_abs()), MOST, player)
}

/// Whether a round is being played.
fn in_round(state: &State) -> Checked {
    allow(state.table.cursor.part == PLAY && !state.table.over, "dice-settlers-refuse-no-round")
}

/// Whether the actions of a round are kept.
fn following(state: &State) -> Checked {
    allow(state.options.follow_actions, "dice-settlers-refuse-not-followed")?;
    allow(state.step() == "actions", "dice-settlers-refuse-other-step")
}

fn act(state: &State, seat: Seat, symbols: &[Symbol], sold: Sales, dice: &[DieColor]) -> Checked {
    following(state)?;
    known(state, seat)?;
    let most_spent = u32::try_from(symbols.len().max(dice.len())).unwrap_or(u32::MAX);
    at_most(most_spent, MOST_SYMBOLS, Some(state.name(seat)))?;
    let action = RoundAction::of(symbols)?;
    action.check(&state.board, &state.tableau(seat).actions())?;
    allow(sold.is_empty() || action == RoundAction::Trade, "dice-settlers-refuse-sold-by-trade")?;
    EQUAL.into_iter().try_for_each(|equal| number(state, seat, sold.count(equal)))?;
    allow(dice.is_empty() || action == RoundAction::Recruit, "dice-settlers-refuse-dice-by-recruit")?;
    dice.iter().try_for_each(|&color| in_supply(state, color))
}

/// Whether a color of dice is still in the supply.
fn in_supply(state: &State, color: DieColor) -> Checked {
    if state.is_gone(color) {
        return Err(Refusal(Message::new("dice-settlers-refuse-color-gone").say("color", color.message())));
    }
    Ok(())
}

fn dice(state: &State, seat: Seat, color: Option<DieColor>, change: i32) -> Checked {
    known(state, seat)?;
    let tableau = state.tableau(seat);
    if let Some(held) = color.and_then(|color| tableau.colors.get(color.index())) {
        changed(Some(state.name(seat)), *held, change)?;
    }
    changed(Some(state.name(seat)), tableau.dice, change)
}

fn points(state: &State, seat: Seat, source: Source, change: i32) -> Checked {
    known(state, seat)?;
    changed(Some(state.name(seat)), state.tableau(seat).tokens_for(source), change)
}

fn end(state: &State, on: bool) -> Checked {
    in_round(state)?;
    match state.last_round {
        Some(last) if on => {
            return Err(Refusal(Message::new("dice-settlers-refuse-end-triggered").number("round", last)));
        }
        None if !on => return Err(Refusal::new("dice-settlers-refuse-end-not-triggered")),
        _ => {}
    }
    let reached = state.watch().reached().next().is_some();
    allow(on || !reached, "dice-settlers-refuse-trigger-there")
}

/// Whose points that only the table can count are not counted yet.
pub(super) fn uncounted(state: &State) -> Option<Message> {
    let without = |row: &str, whats: &[Counted]| {
        let open = |seat: &Seat| {
            let tableau = state.tableau(*seat);
            let by_hand = state.cells.contains(&(row.to_owned(), *seat));
            !by_hand && whats.iter().all(|&what| tableau.count(what).is_none())
        };
        state.all_seats().find(open)
    };
    let about = |key: &'static str, seat: Seat| Message::new(key).say("player", state.name(seat));
    let tiles = without("tiles", &[Counted::Control, Counted::Presence]);
    let technologies = without("technologies", &[Counted::Technologies]);
    tiles
        .map(|seat| about("dice-settlers-missing-tiles", seat))
        .or_else(|| technologies.map(|seat| about("dice-settlers-missing-technologies", seat)))
}
