//! What can be changed about an entry afterwards: a bid, an offering, a purchase, the gold that was counted, a number.

use super::action::Action;
use super::state::State;
use crate::games::amun_re::auction::LADDER;
use crate::games::amun_re::province::Province;
use crate::games::amun_re::temple::Temple;
use crate::locale::Say;
use crate::table::field::Field;
use crate::table::seat::{Seat, Setup};

/// The most of anything that a person can enter; the rules say the same.
const MOST: i64 = 9999;

pub(super) fn fields(setup: &Setup, before: &State, action: &Action) -> Vec<Field> {
    match action {
        Action::Reveal { .. } => {
            let left = Province::ALL.into_iter().filter(|&province| !before.land(province).came_up);
            vec![province(left.collect())]
        }
        Action::Bid { .. } => {
            let offered = before.round.auction.as_ref().map(|auction| auction.provinces().to_vec());
            vec![ladder(), province(offered.unwrap_or_default())]
        }
        Action::Take { .. } => {
            vec![Field::player("seat", setup), ladder(), province(before.round.offered.clone())]
        }
        // What was laid in secret is not shown again by a form.
        Action::Offer { .. } if before.options.secret_sacrifice => Vec::new(),
        Action::Offer { .. } => {
            let cards = [(false, Say::new("amun-re-field-offering")), (true, Say::new("amun-re-field-steal"))];
            vec![gold_or_blank(), Field::choice("steal", Say::new("table-field-what"), cards)]
        }
        Action::Cards { .. } | Action::Sell { .. } => vec![many()],
        Action::Farmers { seat, .. } | Action::Bricks { seat, .. } => vec![many(), own_province(before, *seat)],
        Action::CountGold { .. } => vec![gold_or_blank()],
        Action::SetGold { .. } => vec![Field::number("gold", Say::new("amun-re-field-gold"), 0, MOST)],
        Action::SetPieces { .. } => vec![
            Field::number("farmers", Say::new("amun-re-farmers"), 0, MOST),
            Field::number("plain", Say::new("amun-re-farmers-on-the-plain"), 0, MOST),
            Field::number("bricks", Say::new("amun-re-bricks"), 0, 2),
            Field::number("pyramids", Say::new("amun-re-field-pyramids"), 0, MOST),
        ],
        Action::SetOwner { .. } => {
            let nobody = (None, Say::new("table-field-nobody"));
            let seats = setup.seats().map(|seat| (Some(seat), Say::literal(setup.name(seat))));
            vec![Field::choice("seat", Say::new("table-field-whose"), seats.chain([nobody]))]
        }
        Action::SetTemple { .. } => {
            let places = Temple::ALL.map(|place| (place, Say::literal(place.number().to_string())));
            vec![Field::choice("place", Say::new("amun-re-temple-place"), places)]
        }
        Action::SetPharaoh { .. } => vec![Field::player("seat", setup)],
        Action::SetCell { .. } => vec![Field::number_or_blank("value", Say::new("table-field-value"), -MOST, MOST)],
        _ => Vec::new(),
    }
}

fn ladder() -> Field {
    let values = LADDER.map(|gold| (gold, Say::literal(gold.to_string())));
    Field::choice("gold", Say::new("amun-re-field-gold"), values)
}

fn gold_or_blank() -> Field {
    Field::number_or_blank("gold", Say::new("amun-re-field-gold"), 0, MOST)
}

fn many() -> Field {
    Field::number("change", Say::new("table-field-count"), -MOST, MOST)
}

fn province(among: Vec<Province>) -> Field {
    let named = among.into_iter().map(|province| (province, province.say()));
    Field::choice("province", Say::new("amun-re-field-province"), named)
}

fn own_province(before: &State, seat: Seat) -> Field {
    province(before.provinces_of(seat).collect())
}
