//! Whether the rules allow an action at this moment, and the reason when they do not.

use super::action::{Action, Piece, PointCard};
use super::attack::take;
use super::state::{Holding, State, Tableau};
use crate::games::cities_and_knights::building::check_wall;
use crate::games::cities_and_knights::dice::Roll;
use crate::games::cities_and_knights::dragon::great_dragon;
use crate::games::cities_and_knights::improve::improve;
use crate::games::cities_and_knights::knights::{Knight, Strength, build};
use crate::games::cities_and_knights::rule_violation::RuleViolation;
use crate::games::cities_and_knights::ship::Ship;
use crate::games::cities_and_knights::track::{Level, Track};
use crate::locale::Message;
use crate::table::rules::{self, Guided as _, Refusal, allow};
use crate::table::seat::Seat;

/// The most of anything that a person can enter; beyond it is a slip of the finger.
const MOST: u32 = 99;

type Checked = Result<(), Refusal>;

pub(super) fn check(state: &State, action: &Action) -> Checked {
    match action {
        Action::Roll { white, red, event, deck, .. } => {
            allow(state.is_rolling() && state.roll.is_none(), "cities-and-knights-refuse-rolled")?;
            Roll::new(*white, *red, *event, state.options.sea())?;
            let Some(number) = *deck else { return Ok(()) };
            allow(state.options.deck.is_some(), "cities-and-knights-refuse-no-deck")?;
            allow(state.deck.without(number, *white, *red).is_some(), "cities-and-knights-refuse-drawn")
        }
        Action::TakePart { seat, knights } => take_part(state, *seat, knights.as_deref()),
        Action::Counterspell { seat } => counterspell(state, *seat),
        Action::Attack => allow(state.landed, "cities-and-knights-refuse-no-attack"),
        Action::Build { seat, what, change } => built(state, *seat, *what, *change),
        Action::Improve { seat, track, crane } => {
            known(state, *seat)?;
            played(state, *track)?;
            improve(*seat, *track, *crane, &state.builders(), &state.metropolises)?;
            Ok(())
        }
        Action::SetLevel { seat, track, level } => {
            known(state, *seat)?;
            played(state, *track)?;
            let beyond = || Message::new("cities-and-knights-refuse-level").number("most", Level::TOP.number());
            if Level::at((*level).into()).is_some() { Ok(()) } else { Err(Refusal(beyond())) }
        }
        Action::SetMetropolis { track, seat } => {
            played(state, *track)?;
            let Some(seat) = *seat else { return Ok(()) };
            known(state, seat)?;
            let has = state.tableau(seat).cities > 0 || state.metropolises.holder(*track) == Some(seat);
            if has { Ok(()) } else { Err(RuleViolation::NeedsCityForMetropolis.into()) }
        }
        Action::BuildKnight { seat } => {
            known(state, *seat)?;
            build(&state.tableau(*seat).knights)?;
            Ok(())
        }
        Action::Activate { seat, strength } => {
            let tableau = state.tableau(*seat);
            knight(state, *seat, *strength, false)?.activate(tableau.curse)?;
            Ok(())
        }
        Action::Promote { seat, strength, active } => {
            let tableau = state.tableau(*seat);
            let fortress = tableau.calendar.has_ability(Track::Politics);
            knight(state, *seat, *strength, *active)?.promote(&tableau.knights, fortress)?;
            Ok(())
        }
        Action::Act { seat, strength } => {
            // One that may still act is meant, if there is one.
            let tableau = state.tableau(*seat);
            known(state, *seat)?;
            let found = actor(&tableau, *strength).ok_or(RuleViolation::KnightInactive)?;
            found.act()?;
            Ok(())
        }
        Action::RemoveKnight { seat, strength, active } => knight(state, *seat, *strength, *active).map(|_| ()),
        Action::Hold { what, seat } => {
            allow(*what != Holding::Wizard || state.options.fan_set, "cities-and-knights-refuse-fan-set")?;
            seat.map_or(Ok(()), |seat| known(state, seat))
        }
        Action::Card { seat, what, on } => card(state, *seat, *what, *on),
        Action::Curse { seat } => {
            fan_set(state)?;
            known(state, *seat)
        }
        Action::GreatDragon { seat, target, track } => {
            fan_set(state)?;
            played(state, *track)?;
            great_dragon(*seat, *target, *track, &state.builders(), &state.metropolises)?;
            Ok(())
        }
        Action::MagicCurrent { .. } => {
            fan_set(state)?;
            allow(!state.landed && state.roll.is_some(), "cities-and-knights-refuse-current")
        }
        Action::SetShip { position } => {
            Ship::at(*position, state.ship.length())?;
            Ok(())
        }
        Action::Win { seat } => {
            allow(!state.table.over, "table-refuse-over")?;
            known(state, *seat)?;
            allow(state.on_turn() == *seat && state.table.cursor.part > 0, "cities-and-knights-refuse-not-on-turn")?;
            let points = super::sheet::points(state, *seat);
            let goal = state.options.goal;
            if points >= goal {
                return Ok(());
            }
            Err(Refusal(Message::new("cities-and-knights-refuse-goal").number("points", points).number("goal", goal)))
        }
    }
}

fn known(state: &State, seat: Seat) -> Checked {
    rules::known(seat, state.table.seats)
}

fn fan_set(state: &State) -> Checked {
    allow(state.options.fan_set, "cities-and-knights-refuse-fan-set")
}

fn played(state: &State, track: Track) -> Checked {
    allow(Track::played(state.options.fan_set).contains(&track), "cities-and-knights-refuse-fan-set")
}

/// A knight of the player's of this kind.
fn knight(state: &State, seat: Seat, strength: Strength, active: bool) -> Result<Knight, Refusal> {
    known(state, seat)?;
    let tableau = state.tableau(seat);
    let found = find(&tableau, strength, active).and_then(|at| tableau.knights.get(at).copied());
    found.ok_or_else(|| Refusal::new("cities-and-knights-refuse-no-such-knight"))
}

/// The place of a knight of this kind; one that was not promoted in this turn comes first.
pub(super) fn find(tableau: &Tableau, strength: Strength, active: bool) -> Option<usize> {
    let fits = |knight: &Knight| knight.strength == strength && knight.active == active;
    let fresh = tableau.knights.iter().position(|knight| fits(knight) && !knight.promoted);
    fresh.or_else(|| tableau.knights.iter().position(fits))
}

/// The active knight of this strength that acts: one that may, if there is one.
fn actor(tableau: &Tableau, strength: Strength) -> Option<Knight> {
    let active = || tableau.knights.iter().filter(move |knight| knight.strength == strength && knight.active);
    active().find(|knight| !knight.spent).or_else(|| active().next()).copied()
}

fn take_part(state: &State, seat: Seat, knights: Option<&[Strength]>) -> Checked {
    allow(state.options.choose_knights, "cities-and-knights-refuse-all-take-part")?;
    known(state, seat)?;
    let tableau = state.tableau(seat);
    let mut active: Vec<Strength> = tableau.knights.iter().filter(|k| k.active).map(|k| k.strength).collect();
    let all_there = knights.unwrap_or_default().iter().all(|strength| take(&mut active, strength));
    allow(all_there, "cities-and-knights-refuse-no-such-knight")
}

/// Only the loss of a city can be stopped, and only before the attack is fought.
fn counterspell(state: &State, seat: Option<Seat>) -> Checked {
    fan_set(state)?;
    allow(state.landed, "cities-and-knights-refuse-no-attack")?;
    let Some(seat) = seat else { return Ok(()) };
    known(state, seat)?;
    let keeps = || Refusal(Message::new("cities-and-knights-refuse-loses-nothing").say("player", state.name(seat)));
    if state.attack_now().lose_city.contains(&seat) { Ok(()) } else { Err(keeps()) }
}

fn built(state: &State, seat: Seat, what: Piece, change: i32) -> Checked {
    known(state, seat)?;
    let tableau = state.tableau(seat);
    let count = match what {
        Piece::Settlement => tableau.settlements,
        Piece::City => tableau.cities,
        Piece::FallenCity => tableau.fallen_cities,
        Piece::Wall => tableau.walls,
        Piece::Defender => tableau.defender,
    };
    if change < 0 && count < change.unsigned_abs() {
        return Err(Refusal(Message::new("cities-and-knights-refuse-fewer-than-none").number("count", count)));
    }
    rules::at_most(count.saturating_add_signed(change), MOST, None)?;
    match what {
        Piece::City if change > 0 => {
            let places = tableau.settlements + tableau.fallen_cities;
            allow(places >= change.unsigned_abs(), "cities-and-knights-refuse-city-needs-settlement")
        }
        Piece::Wall if change > 0 => {
            // The last of several walls is the one that must still have its city.
            check_wall(count + change.unsigned_abs() - 1, tableau.cities, state.metropolises_of(seat))?;
            Ok(())
        }
        _ => Ok(()),
    }
}

fn card(state: &State, seat: Seat, what: PointCard, on: bool) -> Checked {
    known(state, seat)?;
    if !matches!(what, PointCard::Printer | PointCard::Constitution) {
        fan_set(state)?;
    }
    if what == PointCard::Citadel && on {
        allow(state.tableau(seat).cities > 0, "cities-and-knights-refuse-citadel-needs-city")?;
    }
    // A card that is there already, or gone already, stays so: logs hold such entries, and nobody needs to hear of them.
    Ok(())
}
