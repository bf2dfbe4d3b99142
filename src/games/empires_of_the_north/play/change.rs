//! What can be changed about an entry afterwards: points, a count, cards kept, and where a disc or a ship went.

use super::action::{Action, Cargo, Other};
use super::state::State;
use crate::games::empires_of_the_north::circle::Tile;
use crate::games::empires_of_the_north::clan::Clan;
use crate::games::empires_of_the_north::lookout::DRAWN;
use crate::games::empires_of_the_north::sea::{Deed, Distance, Ship};
use crate::games::empires_of_the_north::track::Cause;
use crate::locale::Say;
use crate::table::field::Field;
use crate::table::seat::Setup;

/// The most of anything that a person can enter; the rules say the same.
const MOST: u32 = 999;

pub(super) fn fields(setup: &Setup, before: &State, action: &Action) -> Result<Vec<Field>, Say> {
    let player = || Field::player("seat", setup);
    Ok(match action {
        Action::Clan { clan: Some(_), .. } => {
            vec![Field::choice("clan", Say::new("table-field-what"), Clan::ALL.map(|clan| (clan, clan.say())))]
        }
        Action::Keep { .. } => {
            let kept = (0..=DRAWN).map(|cards| (cards, Say::literal(cards.to_string())));
            vec![Field::choice("cards", Say::new("table-field-count"), kept)]
        }
        Action::Disc { cargo: None, .. } => {
            // A disc on Sail has a cargo too, which is entered with it.
            vec![disc(), tile(Tile::ALL.into_iter().filter(|&tile| tile != Tile::Sail))]
        }
        Action::Disc { cargo: Some(_), .. } => vec![disc(), cargo()],
        Action::Embark { .. } => vec![player(), cargo()],
        Action::MoveDisc { .. } => vec![disc(), tile(Tile::ALL)],
        Action::Act { .. } => {
            let others = [
                (Other::Build, Say::new("empires-of-the-north-build")),
                (Other::Location, Say::new("empires-of-the-north-location")),
            ];
            vec![player(), Field::choice("what", Say::new("table-field-what"), others)]
        }
        Action::Pass { .. } => vec![player()],
        Action::Ahead { .. } => vec![ship(setup, before)],
        Action::Raid { .. } => {
            let seats = setup.seats().map(|seat| (seat, Say::literal(setup.name(seat))));
            vec![Field::choice("target", Say::new("table-field-whose"), seats)]
        }
        Action::Visit { .. } => {
            let near = Say::new("empires-of-the-north-field-near");
            let far = Say::new("empires-of-the-north-field-distant");
            let pillage = Say::new("empires-of-the-north-field-pillage");
            let conquer = Say::new("empires-of-the-north-field-conquer");
            vec![
                ship(setup, before),
                Field::choice(
                    "distance",
                    Say::new("table-field-where"),
                    [(Distance::Near, near), (Distance::Distant, far)],
                ),
                Field::choice(
                    "deed",
                    Say::new("table-field-what"),
                    [(Deed::Pillage, pillage), (Deed::Conquer, conquer)],
                ),
            ]
        }
        Action::Points { .. } => {
            let causes = Cause::ALL.map(|cause| (cause, cause.say()));
            vec![player(), Field::change(MOST), Field::choice("cause", Say::new("table-field-what-for"), causes)]
        }
        Action::Count { .. } => {
            vec![player(), Field::number_or_blank("to", Say::new("table-field-count"), 0, i64::from(MOST))]
        }
        Action::SetCell { .. } => {
            vec![Field::number_or_blank("value", Say::new("table-field-value"), -i64::from(MOST), i64::from(MOST))]
        }
        Action::Circle { .. } => return Err(Say::new("empires-of-the-north-fixed-circle")),
        Action::Clan { clan: None, .. } => return Err(Say::new("table-fixed")),
        Action::Next { .. } => return Err(Say::new("table-fixed-step")),
        Action::Move { .. } => return Err(Say::new("table-fixed-move")),
    })
}

/// Which of a player's two discs it was.
fn disc() -> Field {
    let discs = [0_u8, 1].map(|disc| (disc, Say::literal((disc + 1).to_string())));
    Field::choice("disc", Say::new("empires-of-the-north-field-disc"), discs)
}

/// A ship of the queue, by its place and its owner.
fn ship(setup: &Setup, before: &State) -> Field {
    let ship = |(place, ship): (usize, &Ship)| {
        let words = Say::new("empires-of-the-north-field-ship").number("place", place + 1);
        (place, words.text("player", setup.name(ship.owner)))
    };
    let ships = before.queue.ships().iter().enumerate().map(ship);
    Field::choice("place", Say::new("empires-of-the-north-field-which-ship"), ships)
}

fn tile(among: impl IntoIterator<Item = Tile>) -> Field {
    Field::choice("to", Say::new("table-field-where"), among.into_iter().map(|tile| (tile, tile.say())))
}

fn cargo() -> Field {
    let cargos = [(false, false), (true, false), (false, true), (true, true)];
    let named = cargos.map(|(fish, raze)| Cargo { fish, raze }).map(|cargo| (cargo, super::cargo_name(cargo)));
    Field::choice("cargo", Say::new("table-field-what"), named)
}
