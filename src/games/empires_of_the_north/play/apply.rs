//! What an action does, once the rules have allowed it.

use super::action::{Action, Cargo};
use super::state::{Round, State};
use crate::games::empires_of_the_north::circle::{Disc, Tile};
use crate::games::empires_of_the_north::sea::{Deed, Queue, Ship};
use crate::games::empires_of_the_north::track::Gain;
use crate::table::guide::Cursor;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) fn apply(state: &mut State, action: &Action) {
    match action {
        Action::Circle { tiles, .. } => state.circle = Some(*tiles),
        Action::Clan { seat, clan } => set(&mut state.clans, *seat, *clan),
        Action::Keep { seat, cards } => set(&mut state.round.kept, *seat, Some(*cards)),
        Action::Disc { seat, disc, to, cargo } => use_disc(state, *seat, *disc, *to, *cargo),
        Action::MoveDisc { seat, disc, to } => change_disc(state, *seat, *disc, |disc| disc.moved(*to).ok()),
        Action::Act { seat, .. } | Action::Raid { seat, .. } => state.round.acted = Some(*seat),
        Action::Pass { seat } => {
            set(&mut state.round.passed, *seat, true);
            state.round.acted = Some(*seat);
        }
        Action::Embark { seat, cargo } => embark(state, *seat, *cargo),
        // The check was made on this very queue, so neither fails.
        Action::Ahead { place } => drop(state.queue.move_ahead(*place)),
        Action::Visit { place, distance, deed } => {
            if let Ok(ship) = state.queue.sail(*place, *distance, *deed)
                && *deed == Deed::Conquer
                && let Some(islands) = state.conquered.get_mut(ship.owner.index())
            {
                *islands += 1;
            }
        }
        Action::Back { place } => drop(state.queue.back(*place)),
        Action::Points { seat, change, cause } => {
            let when = state.now();
            state.track.gain(Gain { seat: *seat, when, cause: Some(*cause), points: (*change).into() });
        }
        Action::Count { seat, what, to } => {
            if let Some(counted) = state.counted.get_mut(seat.index()) {
                counted.set(*what, *to);
            }
        }
    }
}

fn set<T>(of: &mut [T], seat: Seat, to: T) {
    if let Some(there) = of.get_mut(seat.index()) {
        *there = to;
    }
}

fn change_disc(state: &mut State, seat: Seat, disc: u8, change: impl FnOnce(Disc) -> Option<Disc>) {
    let discs = state.round.discs.get_mut(seat.index());
    if let Some(disc) = discs.and_then(|discs| discs.get_mut(usize::from(disc))) {
        *disc = change(*disc).unwrap_or(*disc);
    }
}

fn use_disc(state: &mut State, seat: Seat, disc: u8, to: Tile, cargo: Option<Cargo>) {
    let lies = state.discs(seat).get(usize::from(disc)).and_then(|&disc| state.using(disc, to).ok());
    change_disc(state, seat, disc, |_| lies.map(|(lies, _)| lies));
    if let Some(cargo) = cargo {
        embark(state, seat, cargo);
    }
    state.round.acted = Some(seat);
}

fn embark(state: &mut State, seat: Seat, cargo: Cargo) {
    state.queue.join(Ship { owner: seat, fish: cargo.fish, raze: cargo.raze });
}

/// Goes to a step; with the round everything begins anew that belongs to one.
pub(super) fn arrive(state: &mut State, to: Cursor) {
    if (to.part, to.round) != (state.table.cursor.part, state.table.cursor.round) {
        state.round = Round::new(state.table.seats);
        state.queue = Queue::default();
    }
    // Once the expedition is over, all ships are back, also those of which nobody said where they went.
    let leaves_the_sea = state.step() == "sail";
    state.table.cursor = to;
    state.played = state.round_number();
    if leaves_the_sea && state.step() == "cleanup" {
        state.queue = Queue::default();
    }
}
