//! What can be changed about an entry afterwards: a roll, what was built and by whom, a level, a number.

use super::action::Action;
use super::state::State;
use crate::games::cities_and_knights::knights::Strength;
use crate::games::cities_and_knights::track::Track;
use crate::locale::Say;
use crate::table::field::Field;
use crate::table::seat::Setup;

/// The most of anything that a person can enter; the rules say the same.
const MOST: u32 = 99;

pub(super) fn fields(setup: &Setup, before: &State, action: &Action) -> Vec<Field> {
    let player = || Field::player("seat", setup);
    match action {
        // What the app rolled is as it fell.
        Action::Roll { by_app: true, .. } => Vec::new(),
        Action::Roll { .. } => {
            let mut events = before.options.sea().faces().to_vec();
            events.dedup();
            let events = events.into_iter().map(|event| (event, super::event_name(event)));
            vec![
                die("red", "cities-and-knights-red-die"),
                die("white", "cities-and-knights-white-die"),
                Field::choice("event", Say::new("cities-and-knights-event-die"), events),
            ]
        }
        Action::Build { .. } => vec![player(), Field::change(MOST)],
        Action::Improve { .. } | Action::GreatDragon { .. } => vec![player(), track(before)],
        Action::SetLevel { .. } => vec![
            player(),
            track(before),
            Field::choice(
                "level",
                Say::new("cities-and-knights-field-level"),
                (0..=5_u8).map(|level| (level, figure(level))),
            ),
        ],
        Action::BuildKnight { .. } | Action::Curse { .. } => vec![player()],
        Action::Activate { .. } | Action::Promote { .. } | Action::Act { .. } | Action::RemoveKnight { .. } => {
            vec![player(), strength()]
        }
        Action::Hold { .. } | Action::SetMetropolis { .. } => {
            let nobody = (None, Say::new("table-field-nobody"));
            let seats = setup.seats().map(|seat| (Some(seat), Say::literal(setup.name(seat))));
            vec![Field::choice("seat", Say::new("table-field-whose"), seats.chain([nobody]))]
        }
        Action::Card { .. } => vec![player()],
        Action::SetShip { .. } => {
            vec![Field::number("position", Say::new("table-field-value"), 0, i64::from(MOST))]
        }
        Action::SetCell { .. } => {
            vec![Field::number_or_blank("value", Say::new("table-field-value"), -i64::from(MOST), i64::from(MOST))]
        }
        _ => Vec::new(),
    }
}

fn figure(number: u8) -> Say {
    Say::literal(number.to_string())
}

fn die(name: &str, label: &'static str) -> Field {
    Field::choice(name, Say::new(label), (1..=6_u8).map(|face| (face, figure(face))))
}

fn track(before: &State) -> Field {
    let tracks = Track::ALL.into_iter().filter(|track| before.options.fan_set || *track != Track::Magic);
    Field::choice("track", Say::new("cities-and-knights-field-track"), tracks.map(|track| (track, track.say())))
}

fn strength() -> Field {
    let strengths = Strength::ALL.map(|strength| (strength, strength.say()));
    Field::choice("strength", Say::new("cities-and-knights-field-knight"), strengths)
}
