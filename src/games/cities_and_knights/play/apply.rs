//! What an action does, once the rules have allowed it.

use super::action::{Action, Piece, PointCard};
use super::check::find;
use super::state::{Rolled, State, Tableau};
use crate::games::cities_and_knights::curse::Curse;
use crate::games::cities_and_knights::dice::Roll;
use crate::games::cities_and_knights::dragon::great_dragon;
use crate::games::cities_and_knights::improve::improve;
use crate::games::cities_and_knights::knights::{Knight, Strength, build};
use crate::games::cities_and_knights::metropolis::Move;
use crate::games::cities_and_knights::ship::{Sailed, Ship};
use crate::games::cities_and_knights::track::{Level, Track};
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) fn apply(state: &mut State, action: &Action) {
    match action {
        Action::Roll { white, red, event, by_app, deck } => {
            let sea = state.options.sea();
            if let Ok(roll) = Roll::new(*white, *red, *event, sea) {
                let drawn = deck.and_then(|number| state.deck.without(number, *white, *red));
                state.deck = drawn.unwrap_or(state.deck);
                rolled(state, Rolled { seat: state.on_turn(), roll, by_app: *by_app, drawn: drawn.is_some() });
            }
        }
        Action::TakePart { seat, knights } => {
            if let Some(chosen) = state.taking_part.get_mut(seat.index()) {
                chosen.clone_from(knights);
            }
        }
        Action::Counterspell { seat } => state.counterspell = *seat,
        Action::Attack => state.fight(),
        Action::Build { seat, what, change } => {
            let metropolises = state.metropolises_of(*seat);
            with(state, *seat, |tableau| {
                tableau.build(*what, *change);
                // The ring of a citadel lies around a city: without any it is gone, and its point with it.
                tableau.citadel &= tableau.cities + metropolises > 0;
            });
        }
        Action::Improve { seat, track, crane } => {
            if let Ok(built) = improve(*seat, *track, *crane, &state.builders(), &state.metropolises) {
                set_level(state, *seat, *track, built.level);
                move_metropolis(state, *seat, *track, built.metropolis);
            }
        }
        Action::SetLevel { seat, track, level } => {
            set_level(state, *seat, *track, Level::at((*level).into()).unwrap_or_default());
        }
        Action::SetMetropolis { track, seat } => set_metropolis(state, *track, *seat),
        Action::BuildKnight { seat } => with(state, *seat, |tableau| {
            if let Ok(knight) = build(&tableau.knights) {
                tableau.knights.push(knight);
            }
        }),
        Action::Activate { seat, strength } => {
            let curse = state.tableau(*seat).curse;
            change(state, *seat, *strength, false, |knight, _| knight.activate(curse).ok());
            // Whoever can feed a knight again is free of the curse.
            with(state, *seat, |tableau| tableau.curse = None);
        }
        Action::Promote { seat, strength, active } => {
            let fortress = state.tableau(*seat).calendar.has_ability(Track::Politics);
            change(state, *seat, *strength, *active, |knight, all| knight.promote(all, fortress).ok());
        }
        Action::Act { seat, strength } => with(state, *seat, |tableau| {
            let fits = |knight: &&mut Knight| knight.strength == *strength && knight.active && !knight.spent;
            if let Some(knight) = tableau.knights.iter_mut().find(fits) {
                *knight = knight.act().unwrap_or(*knight);
            }
        }),
        Action::RemoveKnight { seat, strength, active } => with(state, *seat, |tableau| {
            if let Some(at) = find(tableau, *strength, *active) {
                tableau.knights.remove(at);
            }
        }),
        Action::Hold { what, seat } => {
            if let Some(holder) = state.holders.get_mut(*what as usize) {
                *holder = *seat;
            }
        }
        Action::Card { seat, what, on } => with(state, *seat, |tableau| *tableau.mark(*what) = *on),
        Action::Curse { seat } => with(state, *seat, |tableau| {
            tableau.curse = Some(Curse::CAST);
            for knight in &mut tableau.knights {
                *knight = knight.stand_down();
            }
        }),
        Action::GreatDragon { seat, target, track } => {
            let flight = great_dragon(*seat, *target, *track, &state.builders(), &state.metropolises);
            if let Ok(flight) = flight {
                set_level(state, *target, *track, flight.target_level);
                set_level(state, *seat, *track, flight.own_level);
                move_metropolis(state, *seat, *track, flight.metropolis);
            }
        }
        Action::MagicCurrent { way } => {
            let sailed = state.ship.drift(*way);
            sail(state, sailed);
        }
        Action::SetShip { position } => {
            state.ship = Ship::at(*position, state.ship.length()).unwrap_or(state.ship);
        }
        Action::Win { seat } => {
            state.winner = Some(*seat);
            state.table.over = true;
        }
    }
}

fn with(state: &mut State, seat: Seat, change: impl FnOnce(&mut Tableau)) {
    if let Some(tableau) = state.tableaus.get_mut(seat.index()) {
        change(tableau);
    }
}

/// Puts a changed knight in the place of one of this kind.
fn change(
    state: &mut State,
    seat: Seat,
    strength: Strength,
    active: bool,
    how: impl FnOnce(Knight, &[Knight]) -> Option<Knight>,
) {
    with(state, seat, |tableau| {
        let Some(at) = find(tableau, strength, active) else { return };
        let changed = tableau.knights.get(at).and_then(|&knight| how(knight, &tableau.knights));
        if let (Some(place), Some(changed)) = (tableau.knights.get_mut(at), changed) {
            *place = changed;
        }
    });
}

fn rolled(state: &mut State, rolled: Rolled) {
    state.record.push(rolled);
    state.roll = Some(rolled.roll);
    for tableau in &mut state.tableaus {
        tableau.curse = tableau.curse.map(Curse::roll);
    }
    let sailed = state.ship.sail(state.options.sea().steps(rolled.roll));
    sail(state, sailed);
}

fn sail(state: &mut State, sailed: Sailed) {
    state.ship = sailed.ship;
    state.landed |= sailed.lands;
    if sailed.lands {
        state.counterspell = None;
        state.fought = None;
    }
}

fn set_level(state: &mut State, seat: Seat, track: Track, level: Level) {
    with(state, seat, |tableau| tableau.calendar = tableau.calendar.with(track, level));
}

fn move_metropolis(state: &mut State, seat: Seat, track: Track, moved: Move) {
    if let Move::Founded | Move::Taken { .. } = moved {
        set_metropolis(state, track, Some(seat));
    }
}

/// The metropolis leaves one player's city, which is an ordinary one again, and comes to stand on another's.
fn set_metropolis(state: &mut State, track: Track, seat: Option<Seat>) {
    if let Some(before) = state.metropolises.holder(track) {
        with(state, before, |tableau| tableau.cities += 1);
    }
    if let Some(seat) = seat {
        with(state, seat, |tableau| tableau.cities = tableau.cities.saturating_sub(1));
    }
    state.metropolises = state.metropolises.with(track, seat);
}

/// Ends the step; a new turn begins with rested knights and without a roll.
pub(super) fn next(state: &mut State) {
    if state.is_rolling() && state.roll.is_some_and(|roll| roll.is_seven()) {
        for tableau in &mut state.tableaus {
            tableau.small_dragon = false;
        }
    }
    let Some(to) = state.following() else { return };
    let new_turn = (to.part, to.round) != (state.table.cursor.part, state.table.cursor.round);
    state.table.cursor = to;
    if new_turn {
        begin_turn(state);
    }
}

fn begin_turn(state: &mut State) {
    state.roll = None;
    state.fought = None;
    let seat = state.on_turn();
    with(state, seat, |tableau| {
        for knight in &mut tableau.knights {
            *knight = knight.next_turn();
        }
    });
}

impl Tableau {
    /// Changes a number; a city takes a settlement's place, or that of a city on its side first.
    fn build(&mut self, what: Piece, change: i32) {
        let count = match what {
            Piece::Settlement => &mut self.settlements,
            Piece::City => &mut self.cities,
            Piece::FallenCity => &mut self.fallen_cities,
            Piece::Wall => &mut self.walls,
            Piece::Defender => &mut self.defender,
        };
        *count = count.saturating_add_signed(change);
        if what == Piece::City {
            let fallen = if change > 0 { self.fallen_cities.min(change.unsigned_abs()) } else { 0 };
            self.fallen_cities -= fallen;
            let settlements = change - i32::try_from(fallen).unwrap_or(0);
            self.settlements = self.settlements.saturating_add_signed(-settlements);
        }
    }

    fn mark(&mut self, what: PointCard) -> &mut bool {
        match what {
            PointCard::Printer => &mut self.printer,
            PointCard::Constitution => &mut self.constitution,
            PointCard::WhiteMagic => &mut self.white_magic,
            PointCard::Citadel => &mut self.citadel,
            PointCard::SmallDragon => &mut self.small_dragon,
            PointCard::MagicPower => &mut self.magic_power,
        }
    }

    /// Whether a card or mark is there.
    pub const fn has(&self, what: PointCard) -> bool {
        match what {
            PointCard::Printer => self.printer,
            PointCard::Constitution => self.constitution,
            PointCard::WhiteMagic => self.white_magic,
            PointCard::Citadel => self.citadel,
            PointCard::SmallDragon => self.small_dragon,
            PointCard::MagicPower => self.magic_power,
        }
    }
}
