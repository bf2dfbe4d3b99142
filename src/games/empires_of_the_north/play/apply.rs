//! What an action does, once the rules have allowed it.

use super::action::{Action, Cargo};
use super::state::{Round, State};
use crate::games::empires_of_the_north::circle::{Disc, Tile};
use crate::games::empires_of_the_north::sea::{Deed, Queue, Ship};
use crate::games::empires_of_the_north::track::{Cause, Gain};
use crate::table::guide::Cursor;
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
        Action::Points { seat, change, cause } => gain(state, *seat, Some(*cause), (*change).into()),
        Action::Count { seat, what, to } => {
            if let Some(counted) = state.counted.get_mut(seat.index()) {
                counted.set(*what, *to);
            }
        }
        Action::Next { .. } => next(state),
        Action::Move { to } => {
            state.over = false;
            go(state, *to);
        }
        Action::SetCell { row, seat, value, note } => set_cell(state, row, *seat, *value, note),
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

fn gain(state: &mut State, seat: Seat, cause: Option<Cause>, points: i64) {
    let when = state.now();
    state.track.gain(Gain { seat, when, cause, points });
}

/// A correction of the track is a gain too, since the track decides which round is the last.
fn set_cell(state: &mut State, row: &str, seat: Seat, value: Option<i64>, note: &str) {
    let key = (row.to_owned(), seat);
    if !super::sheet::is_track(row) {
        let calculated = super::sheet::calculated(state, row, seat);
        return state.cells.set(key, calculated, value, note);
    }
    state.track.forget_corrections(seat);
    if let Some(value) = value {
        let by_hand = value - state.track.points(seat);
        gain(state, seat, None, by_hand);
    }
    // What keeps the marker on the track is still a correction, with the note that it had.
    let note = if value.is_some() { note.to_owned() } else { state.cells.note(&key).unwrap_or("").to_owned() };
    let calculated = super::sheet::calculated(state, row, seat);
    let stands = state.track.corrected(seat).map(|_| state.track.points(seat));
    state.cells.set(key, calculated, stands, &note);
}

fn next(state: &mut State) {
    match state.next_cursor() {
        Some(to) => go(state, to),
        None => state.over = true,
    }
}

/// Goes to a step; with the round everything begins anew that belongs to one.
fn go(state: &mut State, to: Cursor) {
    if (to.part, to.round) != (state.cursor.part, state.cursor.round) {
        state.round = Round::new(state.seats);
        state.queue = Queue::default();
    }
    // Once the expedition is over, all ships are back, also those of which nobody said where they went.
    let leaves_the_sea = state.step() == "sail";
    state.cursor = to;
    state.played = state.round_number();
    if leaves_the_sea && state.step() == "cleanup" {
        state.queue = Queue::default();
    }
}
