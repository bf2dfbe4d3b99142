//! Each action in one sentence: the history, the undo label and the message.

use super::action::{Action, Counted, Source, Stock};
use super::state::State;
use crate::games::dice_settlers::actions::{RoundAction, Symbol};
use crate::games::dice_settlers::pieces::DieColor;
use crate::games::dice_settlers::sales::{EQUAL, Sales};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::{Seat, Setup};

pub(super) fn sentence(setup: &Setup, before: &State, action: &Action) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).text("player", setup.name(seat));
    match action {
        Action::Act { seat, symbols, sold, dice } => acted(setup, *seat, symbols, *sold, dice),
        Action::TakeBack { seat, action } => by("dice-settlers-did-take-back", *seat).say("action", action.message()),
        Action::Pass { seat, on: true } => by("dice-settlers-did-pass", *seat),
        Action::Pass { seat, on: false } => by("dice-settlers-did-not-pass", *seat),
        Action::Factory { seat } => by("dice-settlers-did-factory", *seat),
        Action::Claim { seat, .. } => by("dice-settlers-did-claim", *seat),
        Action::Houses { seat, change } => {
            let key = if *change < 0 { "dice-settlers-did-fewer-houses" } else { "dice-settlers-did-houses" };
            by(key, *seat).number("count", change.unsigned_abs())
        }
        Action::Dice { seat, color, change } => {
            let key = if *change < 0 { "dice-settlers-did-fewer-dice" } else { "dice-settlers-did-dice" };
            let said = by(key, *seat).number("count", change.unsigned_abs());
            said.say("color", color.map_or_else(|| Message::new("dice-settlers-any-color"), DieColor::message))
        }
        Action::Points { seat, source, change } => {
            let key = if *change < 0 { "dice-settlers-did-fewer-points" } else { "dice-settlers-did-points" };
            by(key, *seat).number("count", change.unsigned_abs()).say("what", source.message())
        }
        Action::Sell { seat, equal, change } => {
            let key = if *change < 0 { "dice-settlers-did-unsell" } else { "dice-settlers-did-sell" };
            by(key, *seat).say("what", sold_words(*equal, change.unsigned_abs()))
        }
        Action::Stock { what, change } => {
            let left = i64::from(before.left(*what).unwrap_or(0)) + i64::from(*change);
            Message::new("dice-settlers-did-stock").say("what", what.message()).number("left", left)
        }
        Action::Color { color, gone: true } => {
            Message::new("dice-settlers-did-color-gone").say("color", color.message())
        }
        Action::Color { color, gone: false } => {
            Message::new("dice-settlers-did-color-back").say("color", color.message())
        }
        Action::End { on: true } => Message::new("dice-settlers-did-end"),
        Action::End { on: false } => Message::new("dice-settlers-did-no-end"),
        Action::SetFirst { seat } => by("dice-settlers-did-set-first", *seat),
        Action::Count { seat, what, points } => match points {
            Some(points) => by("dice-settlers-did-count", *seat).say("what", what.message()).number("points", *points),
            None => by("dice-settlers-did-uncount", *seat).say("what", what.message()),
        },
        Action::SetFigure { figure } => Message::new("dice-settlers-did-set-figure")
            .say("what", figure.field().message())
            .say("value", figure.value().message()),
        Action::ConfirmFigures { figures } => {
            Message::new("dice-settlers-did-confirm-figures").number("count", figures.len())
        }
        Action::ForgetFigure { field } => Message::new("dice-settlers-did-forget-figure").say("what", field.message()),
    }
}

/// A main action with its symbols, and with what was sold or recruited by it.
fn acted(setup: &Setup, seat: Seat, symbols: &[Symbol], sold: Sales, dice: &[DieColor]) -> Message {
    let action = RoundAction::of(symbols).map_or_else(|_| Message::literal(""), RoundAction::message);
    let sales = EQUAL.into_iter().map(|equal| (equal, sold.count(equal))).filter(|&(_, count)| count > 0);
    let mut brought: Vec<Message> = sales.map(|(equal, count)| sold_words(equal, count)).collect();
    brought.extend(dice.iter().map(|&color| color.message()));
    let key = if brought.is_empty() { "dice-settlers-did-act" } else { "dice-settlers-did-act-with" };
    let said = Message::new(key).text("player", setup.name(seat)).say("action", action).number("count", symbols.len());
    if brought.is_empty() { said } else { said.list("brought", brought) }
}

/// So many sales of so many equal resources, in words.
pub(super) fn sold_words(equal: u32, count: u32) -> Message {
    Message::new("dice-settlers-sold").number("count", count).number("equal", equal)
}

/// What ended with the step.
pub(super) fn ended(before: &State) -> Message {
    match before.step() {
        "setup" => Message::new("dice-settlers-did-start"),
        "roll" => Message::new("dice-settlers-did-roll"),
        "actions" => Message::new("dice-settlers-did-actions"),
        "clean-up" if !before.is_last_round() && before.last_round.is_none() => {
            match before.watch().last_round(before.round.into()) {
                Some(last) => Message::new("dice-settlers-did-begin-end").number("round", last),
                None => Message::new("dice-settlers-did-round").number("round", before.round),
            }
        }
        "clean-up" => Message::new("dice-settlers-did-round").number("round", before.round),
        _ => Message::new("dice-settlers-did-score"),
    }
}

impl Source {
    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Trade => "dice-settlers-source-trade",
            Self::Tile => "dice-settlers-source-tile",
            Self::Technology => "dice-settlers-source-technology",
            Self::Other => "dice-settlers-source-other",
        })
    }
}

impl Stock {
    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Tiles => "rules-dice-settlers-trigger-tiles",
            Self::Pool => "rules-dice-settlers-trigger-pool",
        })
    }
}

impl Counted {
    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Control => "dice-settlers-counted-control",
            Self::Presence => "dice-settlers-counted-presence",
            Self::Technologies => "rules-dice-settlers-row-technologies",
            Self::Other => "rules-dice-settlers-row-other",
        })
    }
}

/// Taps on the same thing are one step.
pub(super) fn join(earlier: &Action, later: &Action) -> Option<Action> {
    let add = |change: &i32, more: &i32| change.checked_add(*more);
    match (earlier, later) {
        (Action::Houses { seat, change }, Action::Houses { seat: again, change: more }) if seat == again => {
            Some(Action::Houses { seat: *seat, change: add(change, more)? })
        }
        (Action::Dice { seat, color, change }, Action::Dice { seat: again, color: same, change: more })
            if (seat, color) == (again, same) =>
        {
            Some(Action::Dice { seat: *seat, color: *color, change: add(change, more)? })
        }
        (Action::Points { seat, source, change }, Action::Points { seat: again, source: same, change: more })
            if (seat, source) == (again, same) =>
        {
            Some(Action::Points { seat: *seat, source: *source, change: add(change, more)? })
        }
        (Action::Sell { seat, equal, change }, Action::Sell { seat: again, equal: same, change: more })
            if (seat, equal) == (again, same) =>
        {
            Some(Action::Sell { seat: *seat, equal: *equal, change: add(change, more)? })
        }
        (Action::Stock { what, change }, Action::Stock { what: same, change: more }) if what == same => {
            Some(Action::Stock { what: *what, change: add(change, more)? })
        }
        _ => None,
    }
}
