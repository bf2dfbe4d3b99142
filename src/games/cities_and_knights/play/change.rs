//! What can be changed about an entry afterwards: a roll, what was built and by whom, a level, a number.

use super::action::{Action, PointCard};
use super::sentence::card_name;
use super::state::State;
use crate::games::cities_and_knights::knights::Strength;
use crate::games::cities_and_knights::ship::Current;
use crate::games::cities_and_knights::track::Track;
use serde_json::Value;

use crate::locale::Message;
use crate::table::field::Field;
use crate::table::seat::Setup;

/// The most of anything that a person can enter; the rules say the same.
const MOST: u32 = 99;

pub(super) fn fields(setup: &Setup, before: &State, action: &Action) -> Result<Vec<Field>, Message> {
    let player = || Field::player("seat", setup);
    Ok(match action {
        // A roll of the app that is changed is one that was seen on the table.
        Action::Roll { deck, .. } => {
            let mut events = before.options.sea().faces().to_vec();
            events.dedup();
            let events = events.into_iter().map(|event| (event, super::event_name(event)));
            // A card of the deck that was another one is none that was drawn.
            let white = die("white", "cities-and-knights-white-die");
            let red = die("red", "cities-and-knights-red-die");
            let of_card = |field: Field| if deck.is_some() { field.with("deck", Value::Null) } else { field };
            vec![
                of_card(red),
                of_card(white),
                Field::choice("event", Message::new("cities-and-knights-event-die"), events).with("by_app", false),
            ]
        }
        Action::Build { .. } => vec![player(), Field::change(MOST)],
        Action::Improve { .. } => {
            vec![player(), track(before), Field::yes_or_no("crane", Message::new("rules-cities-and-knights-crane"))]
        }
        Action::GreatDragon { .. } => {
            let seats = setup.seats().map(|seat| (seat, Message::literal(setup.name(seat))));
            vec![player(), Field::choice("target", Message::new("table-field-whose"), seats), track(before)]
        }
        Action::MagicCurrent { .. } => {
            let ways = [
                (Current::Forward, Message::new("cities-and-knights-current-forward")),
                (Current::Back, Message::new("cities-and-knights-current-back")),
            ];
            vec![Field::choice("way", Message::new("table-field-where"), ways)]
        }
        Action::SetLevel { .. } => vec![
            player(),
            track(before),
            Field::choice(
                "level",
                Message::new("cities-and-knights-field-level"),
                (0..=5_u8).map(|level| (level, figure(level))),
            ),
        ],
        Action::BuildKnight { .. } | Action::Curse { .. } => vec![player()],
        Action::Activate { .. } | Action::Act { .. } => vec![player(), strength()],
        Action::Promote { .. } | Action::RemoveKnight { .. } => {
            vec![player(), strength(), Field::yes_or_no("active", Message::new("cities-and-knights-field-active"))]
        }
        Action::Hold { .. } | Action::SetMetropolis { .. } | Action::Counterspell { .. } => {
            let nobody = (None, Message::new("table-field-nobody"));
            let seats = setup.seats().map(|seat| (Some(seat), Message::literal(setup.name(seat))));
            vec![Field::choice("seat", Message::new("table-field-whose"), seats.chain([nobody]))]
        }
        Action::Card { what, .. } => vec![player(), card(before, *what)],
        Action::SetShip { .. } => {
            vec![Field::number("position", Message::new("table-field-value"), 0, i64::from(MOST))]
        }
        Action::TakePart { .. } => return Err(Message::new("cities-and-knights-fixed-take-part")),
        Action::Attack => return Err(Message::new("cities-and-knights-fixed-attack")),
        Action::Win { .. } => return Err(Message::new("table-fixed")),
    })
}

/// The cards that a play knows; of the fan set's only where it is played.
fn card(before: &State, what: PointCard) -> Field {
    let printed = [PointCard::Printer, PointCard::Constitution];
    let fan_set = [PointCard::WhiteMagic, PointCard::Citadel, PointCard::SmallDragon, PointCard::MagicPower];
    let among = printed.into_iter().chain(fan_set);
    let among = among.filter(|card| *card == what || before.options.fan_set || printed.contains(card));
    Field::choice("what", Message::new("table-field-what"), among.map(|card| (card, card_name(card))))
}

fn figure(number: u8) -> Message {
    Message::literal(number.to_string())
}

fn die(name: &str, label: &'static str) -> Field {
    Field::choice(name, Message::new(label), (1..=6_u8).map(|face| (face, figure(face)))).with("by_app", false)
}

fn track(before: &State) -> Field {
    let tracks = Track::ALL.into_iter().filter(|track| before.options.fan_set || *track != Track::Magic);
    Field::choice("track", Message::new("cities-and-knights-field-track"), tracks.map(|track| (track, track.message())))
}

fn strength() -> Field {
    let strengths = Strength::ALL.map(|strength| (strength, strength.message()));
    Field::choice("strength", Message::new("cities-and-knights-field-knight"), strengths)
}
