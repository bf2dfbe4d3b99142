//! Whether the rules allow an action at this moment, and the reason when they do not.

use super::action::{Action, Cargo, Held};
use super::state::State;
use crate::games::empires_of_the_north::circle::{DISCS, Disc, Tile};
use crate::games::empires_of_the_north::clan::Clan;
use crate::games::empires_of_the_north::lookout::{DRAWN, keep};
use crate::games::empires_of_the_north::raid::{self, Target};
use crate::locale::Message;
use crate::table::rules::{self, Guided as _, Refusal, allow};
use crate::table::seat::Seat;

/// The most of anything that a person can enter; beyond it is a slip of the finger.
const MOST: u32 = 999;
/// The least by which points can change.
const LEAST_CHANGE: u32 = 1;

type Checked = Result<(), Refusal>;

pub(super) fn check(state: &State, action: &Action) -> Checked {
    match action {
        // A circle is sound by its own form.
        Action::Circle { .. } => Ok(()),
        Action::Clan { seat, clan } => clan_of(state, *seat, *clan),
        Action::Keep { seat, cards } => {
            known(state, *seat)?;
            // Gained and spent workers are not entered, so only the cards drawn set a limit here.
            keep(*cards, (*cards).max(DRAWN))?;
            Ok(())
        }
        Action::Disc { seat, disc, to, cargo } => use_disc(state, *seat, *disc, *to, *cargo),
        Action::MoveDisc { seat, disc, to } => {
            known(state, *seat)?;
            disc_of(state, *seat, *disc)?.moved(*to)?;
            Ok(())
        }
        Action::Act { seat, .. } | Action::Pass { seat } => acts(state, *seat),
        Action::Raid { seat, target } => raid(state, *seat, *target),
        Action::Embark { seat, .. } => known(state, *seat),
        Action::Ahead { place } => {
            state.queue.clone().move_ahead(*place)?;
            Ok(())
        }
        Action::Visit { place, distance, deed } => {
            state.queue.clone().sail(*place, *distance, *deed)?;
            Ok(())
        }
        Action::Back { place } => {
            state.queue.clone().back(*place)?;
            Ok(())
        }
        Action::Points { seat, change, .. } => {
            known(state, *seat)?;
            let nothing = Message::new("empires-of-the-north-refuse-nothing").number("least", LEAST_CHANGE);
            if change.unsigned_abs() < LEAST_CHANGE {
                return Err(Refusal(nothing));
            }
            let then = state.track.points(*seat) + i64::from(*change);
            let below = Message::new("empires-of-the-north-refuse-below-zero").say("player", state.name(*seat));
            if then < 0 {
                return Err(Refusal(below));
            }
            at_most(state, *seat, change.unsigned_abs())?;
            at_most(state, *seat, u32::try_from(then).unwrap_or(u32::MAX))
        }
        Action::Count { seat, what, to } => {
            known(state, *seat)?;
            allow(*what != Held::Raze || state.terms.raze_scores, "empires-of-the-north-refuse-raze")?;
            at_most(state, *seat, to.unwrap_or(0))
        }
    }
}

/// A number of a player that goes no higher than a person means it.
fn at_most(state: &State, seat: Seat, value: u32) -> Checked {
    rules::at_most(value, MOST, Some(state.name(seat)))
}

fn known(state: &State, seat: Seat) -> Checked {
    rules::known(seat, state.table.seats)
}

fn clan_of(state: &State, seat: Seat, clan: Option<Clan>) -> Checked {
    known(state, seat)?;
    let Some(clan) = clan else { return Ok(()) };
    let holds = |other: &Seat| state.clans.get(other.index()) == Some(&Some(clan));
    match state.all_seats().find(|other| *other != seat && holds(other)) {
        Some(other) => {
            let taken = Message::new("empires-of-the-north-refuse-clan-taken");
            Err(Refusal(taken.say("clan", clan.message()).say("player", state.name(other))))
        }
        None => Ok(()),
    }
}

/// Whether a player can still act in this round.
fn acts(state: &State, seat: Seat) -> Checked {
    known(state, seat)?;
    if state.has_passed(seat) {
        return Err(Refusal(Message::new("empires-of-the-north-refuse-has-passed").say("player", state.name(seat))));
    }
    Ok(())
}

fn disc_of(state: &State, seat: Seat, disc: u8) -> Result<Disc, Refusal> {
    let disc = state.discs(seat).get(usize::from(disc)).copied();
    disc.ok_or_else(|| Refusal(Message::new("empires-of-the-north-refuse-no-such-disc").number("discs", DISCS)))
}

fn use_disc(state: &State, seat: Seat, disc: u8, to: Tile, cargo: Option<Cargo>) -> Checked {
    acts(state, seat)?;
    state.using(disc_of(state, seat, disc)?, to)?;
    let sails = to == Tile::Sail;
    allow(sails || cargo.is_none(), "empires-of-the-north-refuse-no-ship-here")?;
    // An action must be carried out (rulebook, action discs), so a ship sets sail.
    allow(!sails || cargo.is_some(), "empires-of-the-north-refuse-which-ship")
}

fn raid(state: &State, seat: Seat, target: Seat) -> Checked {
    acts(state, seat)?;
    known(state, target)?;
    allow(seat != target, "empires-of-the-north-refuse-own-card")?;
    // Which card it is, and whether it is exhausted, the table sees.
    let owner_passed = state.has_passed(target);
    raid::check(Target { owner_passed, kind: raid::Kind::Action, exhausted: false })?;
    Ok(())
}
