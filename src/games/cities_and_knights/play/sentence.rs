//! Each action in one sentence: the history, the undo label and the message.

use super::action::{Action, Piece, PointCard};
use super::state::{Holding, State};
use crate::games::cities_and_knights::dice::Event;
use crate::games::cities_and_knights::dragon::great_dragon;
use crate::games::cities_and_knights::improve::improve;
use crate::games::cities_and_knights::metropolis::Move;
use crate::games::cities_and_knights::ship::Current;
use crate::games::cities_and_knights::track::Track;
use crate::locale::Message;
use crate::table::rules::{Guided as _, seat_of};
use crate::table::seat::{Seat, Setup};

pub(super) fn sentence(setup: &Setup, before: &State, action: &Action) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).text("player", setup.name(seat));
    match action {
        Action::Roll { white, red, event, by_app, deck } => {
            let key = match (deck, by_app) {
                (Some(number), _) if *number > before.deck.number() => "cities-and-knights-did-draw-shuffled",
                (Some(_), _) => "cities-and-knights-did-draw",
                (None, true) => "cities-and-knights-did-roll-by-app",
                (None, false) => "cities-and-knights-did-roll",
            };
            by(key, before.on_turn()).number("number", white + red).number("red", *red).say("event", event_name(*event))
        }
        Action::TakePart { seat, knights } => {
            let count = knights.as_ref().map_or(0, Vec::len);
            match knights {
                None => by("cities-and-knights-did-take-part-all", *seat),
                Some(_) => by("cities-and-knights-did-take-part", *seat).number("count", count),
            }
        }
        Action::Counterspell { seat: Some(seat) } => by("cities-and-knights-did-counterspell", *seat),
        Action::Counterspell { seat: None } => Message::new("cities-and-knights-did-no-counterspell"),
        Action::Attack => attack(before),
        Action::Build { seat, what, change } => {
            let key = if *change < 0 { "cities-and-knights-did-unbuild" } else { "cities-and-knights-did-build" };
            by(key, *seat).say("what", counted(*what, change.unsigned_abs()))
        }
        Action::Improve { seat, track, crane } => improved(before, *seat, *track, *crane),
        Action::SetLevel { seat, track, level } => {
            by("cities-and-knights-did-set-level", *seat).say("track", track.message()).number("level", *level)
        }
        Action::SetMetropolis { track, seat: Some(seat) } => {
            by("cities-and-knights-did-set-metropolis", *seat).say("track", track.message())
        }
        Action::SetMetropolis { track, seat: None } => {
            Message::new("cities-and-knights-did-no-metropolis").say("track", track.message())
        }
        Action::BuildKnight { seat } => by("cities-and-knights-did-knight", *seat),
        Action::Activate { seat, strength } => {
            by("cities-and-knights-did-activate", *seat).say("knight", strength.in_sentence())
        }
        Action::Promote { seat, strength, .. } => {
            by("cities-and-knights-did-promote", *seat).say("knight", strength.in_sentence())
        }
        Action::Act { seat, strength } => by("cities-and-knights-did-act", *seat).say("knight", strength.in_sentence()),
        Action::RemoveKnight { seat, strength, .. } => {
            by("cities-and-knights-did-remove-knight", *seat).say("knight", strength.in_sentence())
        }
        Action::Hold { what, seat: Some(seat) } => Message::new(match what {
            Holding::LongestRoad => "cities-and-knights-did-take-longest-road",
            Holding::Merchant => "cities-and-knights-did-take-merchant",
            Holding::Wizard => "cities-and-knights-did-take-wizard",
        })
        .text("player", setup.name(*seat)),
        Action::Hold { what, seat: None } => Message::new(match what {
            Holding::LongestRoad => "cities-and-knights-did-nobody-longest-road",
            Holding::Merchant => "cities-and-knights-did-nobody-merchant",
            Holding::Wizard => "cities-and-knights-did-nobody-wizard",
        }),
        Action::Card { seat, what, on } => {
            let key = if *on { "cities-and-knights-did-card" } else { "cities-and-knights-did-card-gone" };
            by(key, *seat).say("what", card_name(*what))
        }
        Action::Curse { seat } => by("cities-and-knights-did-curse", *seat),
        Action::GreatDragon { seat, target, track } => {
            let flight = great_dragon(*seat, *target, *track, &before.builders(), &before.metropolises);
            let key = match flight.map(|flight| flight.metropolis) {
                Ok(Move::Taken { .. }) => "cities-and-knights-did-dragon-metropolis",
                _ => "cities-and-knights-did-dragon",
            };
            by(key, *seat).text("target", setup.name(*target)).say("track", track.message())
        }
        Action::MagicCurrent { way: Current::Forward } => Message::new("cities-and-knights-did-current-forward"),
        Action::MagicCurrent { way: Current::Back } => Message::new("cities-and-knights-did-current-back"),
        Action::SetShip { position } => Message::new("cities-and-knights-did-set-ship").number("position", *position),
        Action::Win { seat } => by("cities-and-knights-did-win", *seat),
    }
}

/// A level that was built, with what became of its track's metropolis.
fn improved(before: &State, seat: Seat, track: Track, crane: bool) -> Message {
    let built = improve(seat, track, crane, &before.builders(), &before.metropolises);
    let level = before.tableau(seat).calendar.level(track).up().unwrap_or_default();
    let say = |key: &'static str| {
        Message::new(key).say("player", before.name(seat)).say("track", track.message()).number("level", level.number())
    };
    match built.map(|built| built.metropolis) {
        Ok(Move::Founded) => say("cities-and-knights-did-improve-founded"),
        Ok(Move::Taken { from }) => say("cities-and-knights-did-improve-taken").say("from", before.name(from)),
        Ok(Move::Safe) => say("cities-and-knights-did-improve-safe"),
        Ok(Move::Stays) | Err(_) => say("cities-and-knights-did-improve"),
    }
}

/// What the event die shows.
pub fn event_name(event: Event) -> Message {
    match event {
        Event::Ship => Message::new("cities-and-knights-event-ship"),
        Event::TwoShips => Message::new("cities-and-knights-event-two-ships"),
        Event::Gate(track) => track.message(),
    }
}

/// The name of what only one player has.
pub fn holding_name(what: Holding) -> Message {
    Message::new(match what {
        Holding::LongestRoad => "cities-and-knights-longest-road",
        Holding::Merchant => "cities-and-knights-merchant",
        Holding::Wizard => "cities-and-knights-wizard",
    })
}

/// The name of a card that lies open, or of a mark.
pub fn card_name(what: PointCard) -> Message {
    Message::new(match what {
        PointCard::Printer => "cities-and-knights-printer",
        PointCard::Constitution => "cities-and-knights-constitution",
        PointCard::WhiteMagic => "cities-and-knights-white-magic",
        PointCard::Citadel => "cities-and-knights-citadel",
        PointCard::SmallDragon => "cities-and-knights-small-dragon",
        PointCard::MagicPower => "cities-and-knights-magic-power",
    })
}

/// So many of something, in words.
pub fn counted(what: Piece, count: u32) -> Message {
    Message::new(match what {
        Piece::Settlement => "cities-and-knights-count-settlements",
        Piece::City => "cities-and-knights-count-cities",
        Piece::FallenCity => "cities-and-knights-count-fallen",
        Piece::Wall => "cities-and-knights-count-walls",
        Piece::Defender => "cities-and-knights-count-defender",
    })
    .number("count", count)
}

/// What the attack decided.
fn attack(before: &State) -> Message {
    let attack = before.attack_now();
    let names = |seats: &[Seat]| seats.iter().map(|&seat| before.name(seat)).collect();
    let say =
        |key: &'static str| Message::new(key).number("barbarians", attack.barbarians).number("knights", attack.knights);
    let spared = before.spared(&attack);
    let losers: Vec<Seat> = attack.lose_city.iter().copied().filter(|&seat| Some(seat) != spared).collect();
    match (&losers[..], attack.defender, &attack.draw_card[..]) {
        (losers @ [_, ..], ..) => {
            say("cities-and-knights-did-attack-lost").number("count", losers.len()).names("players", names(losers))
        }
        (_, Some(defender), _) => say("cities-and-knights-did-attack-won").say("player", before.name(defender)),
        (_, _, drawers @ [_, ..]) => say("cities-and-knights-did-attack-tied").names("players", names(drawers)),
        _ => say("cities-and-knights-did-attack-nothing"),
    }
}

/// Whose an action is: the dice are rolled by whoever’s turn it is.
pub(super) fn whose(before: &State, action: &Action) -> Option<Seat> {
    match action {
        Action::Roll { .. } => Some(before.on_turn()),
        _ => seat_of(before, action),
    }
}

/// What ended with the step.
pub(super) fn ended(before: &State) -> Message {
    if before.table.cursor.part == 0 {
        return Message::new("cities-and-knights-did-start");
    }
    let key = if before.is_rolling() { "cities-and-knights-did-end-roll" } else { "cities-and-knights-did-end-turn" };
    Message::new(key).say("player", before.name(before.on_turn()))
}

/// Taps on the same thing are one step.
pub(super) fn join(earlier: &Action, later: &Action) -> Option<Action> {
    match (earlier, later) {
        (Action::Build { seat, what, change }, Action::Build { seat: again, what: same, change: more })
            if (seat, what) == (again, same) =>
        {
            Some(Action::Build { seat: *seat, what: *what, change: change.checked_add(*more)? })
        }
        _ => None,
    }
}
