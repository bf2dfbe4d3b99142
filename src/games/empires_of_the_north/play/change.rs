//! What can be changed about an entry afterwards: points, a count, cards kept, and where a disc or a ship went.

use super::action::{Action, Cargo, Other};
use super::state::State;
use crate::games::empires_of_the_north::circle::Tile;
use crate::games::empires_of_the_north::clan::Clan;
use crate::games::empires_of_the_north::lookout::DRAWN;
use crate::games::empires_of_the_north::sea::{Deed, Distance, Ship};
use crate::games::empires_of_the_north::track::Cause;
use crate::locale::Message;
use crate::table::field::Field;
use crate::table::seat::Setup;

/// The most of anything that a person can enter; the rules say the same.
const MOST: u32 = 999;

pub(super) fn fields(setup: &Setup, before: &State, action: &Action) -> Result<Vec<Field>, Message> {
    let player = || Field::player("seat", setup);
    Ok(match action {
        Action::Clan { clan: Some(_), .. } => {
            vec![Field::choice("clan", Message::new("table-field-what"), Clan::ALL.map(|clan| (clan, clan.message())))]
        }
        Action::Keep { .. } => {
            let kept = (0..=DRAWN).map(|cards| (cards, Message::literal(cards.to_string())));
            vec![Field::choice("cards", Message::new("table-field-count"), kept)]
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
                (Other::Build, Message::new("empires-of-the-north-build")),
                (Other::Location, Message::new("empires-of-the-north-location")),
            ];
            vec![player(), Field::choice("what", Message::new("table-field-what"), others)]
        }
        Action::Pass { .. } => vec![player()],
        Action::Ahead { .. } | Action::Back { .. } => vec![ship(setup, before)],
        Action::Raid { .. } => {
            let seats = setup.seats().map(|seat| (seat, Message::literal(setup.name(seat))));
            vec![Field::choice("target", Message::new("table-field-whose"), seats)]
        }
        Action::Visit { .. } => {
            let near = Message::new("empires-of-the-north-field-near");
            let far = Message::new("empires-of-the-north-field-distant");
            let pillage = Message::new("empires-of-the-north-field-pillage");
            let conquer = Message::new("empires-of-the-north-field-conquer");
            vec![
                ship(setup, before),
                Field::choice(
                    "distance",
                    Message::new("table-field-where"),
                    [(Distance::Near, near), (Distance::Distant, far)],
                ),
                Field::choice(
                    "deed",
                    Message::new("table-field-what"),
                    [(Deed::Pillage, pillage), (Deed::Conquer, conquer)],
                ),
            ]
        }
        Action::Points { .. } => {
            let causes = Cause::ALL.map(|cause| (cause, cause.message()));
            vec![player(), Field::change(MOST), Field::choice("cause", Message::new("table-field-what-for"), causes)]
        }
        Action::Count { .. } => {
            vec![player(), Field::number_or_blank("to", Message::new("table-field-count"), 0, i64::from(MOST))]
        }
        Action::Circle { .. } => return Err(Message::new("empires-of-the-north-fixed-circle")),
        Action::Clan { clan: None, .. } => return Err(Message::new("table-fixed")),
    })
}

/// Which of a player's two discs it was.
fn disc() -> Field {
    let discs = [0_u8, 1].map(|disc| (disc, Message::literal((disc + 1).to_string())));
    Field::choice("disc", Message::new("empires-of-the-north-field-disc"), discs)
}

/// A ship of the queue, by its place and its owner.
fn ship(setup: &Setup, before: &State) -> Field {
    let ship = |(place, ship): (usize, &Ship)| {
        let words = Message::new("empires-of-the-north-field-ship").number("place", place + 1);
        (place, words.text("player", setup.name(ship.owner)))
    };
    let ships = before.queue.ships().iter().enumerate().map(ship);
    Field::choice("place", Message::new("empires-of-the-north-field-which-ship"), ships)
}

fn tile(among: impl IntoIterator<Item = Tile>) -> Field {
    Field::choice("to", Message::new("table-field-where"), among.into_iter().map(|tile| (tile, tile.message())))
}

fn cargo() -> Field {
    let cargos = [(false, false), (true, false), (false, true), (true, true)];
    let named = cargos.map(|(fish, raze)| Cargo { fish, raze }).map(|cargo| (cargo, super::cargo_name(cargo)));
    Field::choice("cargo", Message::new("table-field-what"), named)
}
