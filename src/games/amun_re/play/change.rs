//! What can be changed about an entry afterwards: a bid, an offering, a purchase, a card and where it lies, a number.

use serde_json::Value;

use super::action::Action;
use super::state::State;
use crate::games::amun_re::auction::LADDER;
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::province::Province;
use crate::games::amun_re::sacrifice::Correction;
use crate::games::amun_re::temple::Temple;
use crate::locale::Message;
use crate::table::field::Field;
use crate::table::seat::{Seat, Setup};

/// The most of anything that a person can enter; the rules say the same.
const MOST: i64 = 9999;

pub(super) fn fields(setup: &Setup, before: &State, now: &State, action: &Action) -> Result<Vec<Field>, Message> {
    Ok(match action {
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
        Action::Play { seat, card, province: on } => {
            let mut among: Vec<_> =
                before.provinces_of(*seat).map(|province| (Some(province), province.message())).collect();
            if on.is_none() {
                among.push((None, Message::new("table-field-none")));
            }
            let province = Field::choice("province", Message::new("amun-re-field-province"), among);
            vec![
                Field::player("seat", setup),
                cards(|other| other.phase() == card.phase()),
                province.usually(Value::Null),
            ]
        }
        // What was laid in secret is shown by no form before all are in.
        Action::Seal { .. } | Action::Open { .. } => return Err(Message::new("amun-re-fixed-sealed")),
        Action::Offer { .. } if is_secret(before, now) => return Err(Message::new("amun-re-fixed-secret")),
        Action::Offer { .. } => {
            let cards = [(false, Message::new("amun-re-field-offering")), (true, Message::new("amun-re-field-steal"))];
            let laid = Field::yes_or_no("corrects", Message::new("amun-re-correction-laid")).usually(false);
            vec![gold_or_blank(), Field::choice("steal", Message::new("table-field-what"), cards), laid]
        }
        Action::Correct { .. } => {
            let ways = [
                (Some(Correction::Up), Message::literal("+3")),
                (Some(Correction::Down), Message::literal("−3")),
                (None, Message::new("table-field-none")),
            ];
            vec![Field::player("seat", setup), Field::choice("correction", Message::new("table-field-what"), ways)]
        }
        Action::Claim { .. } => {
            let said = [
                (None, Message::new("amun-re-field-as-seen")),
                (Some(true), Message::new("amun-re-claim-yes")),
                (Some(false), Message::new("amun-re-claim-no")),
            ];
            let fulfilled = Field::choice("fulfilled", Message::new("amun-re-field-fulfilled"), said);
            vec![Field::player("seat", setup), cards(PowerCard::scores), fulfilled.usually(Value::Null)]
        }
        Action::Cards { .. } | Action::Sell { .. } => vec![many()],
        Action::Farmers { seat, .. } | Action::Bricks { seat, .. } => vec![many(), own_province(before, *seat)],
        Action::CountGold { .. } => vec![gold_or_blank()],
        Action::SetGold { .. } => vec![Field::number("gold", Message::new("amun-re-field-gold"), 0, MOST)],
        Action::SetPieces { .. } => vec![
            Field::number("farmers", Message::new("amun-re-farmers"), 0, MOST),
            Field::number("plain", Message::new("amun-re-farmers-on-the-plain"), 0, MOST),
            Field::number("bricks", Message::new("amun-re-bricks"), 0, 2),
            Field::number("pyramids", Message::new("amun-re-field-pyramids"), 0, MOST),
        ],
        Action::SetOwner { .. } => {
            let nobody = (None, Message::new("table-field-nobody"));
            let seats = setup.seats().map(|seat| (Some(seat), Message::literal(setup.name(seat))));
            vec![Field::choice("seat", Message::new("table-field-whose"), seats.chain([nobody]))]
        }
        Action::SetTemple { .. } => {
            let places = Temple::ALL.map(|place| (place, Message::literal(place.number().to_string())));
            vec![Field::choice("place", Message::new("amun-re-temple-place"), places)]
        }
        Action::SetPharaoh { .. } => vec![Field::player("seat", setup)],
        Action::SetFigure { .. } | Action::SetFigures { .. } => return Err(Message::new("table-fixed-figure")),
        Action::RewardTaken { .. } => return Err(Message::new("table-fixed-step")),
        Action::Hide { .. } | Action::LetGo { .. } | Action::TakeBack { .. } | Action::SetOption { .. } => {
            return Err(Message::new("table-fixed"));
        }
    })
}

/// Whether an offering is still covered: the offerings of its round are secret, and not all of them are in.
fn is_secret(before: &State, now: &State) -> bool {
    let same_round =
        (before.table.cursor.part, before.table.cursor.round) == (now.table.cursor.part, now.table.cursor.round);
    let open = now.round.outcome.is_none() && now.round.offers.iter().any(Option::is_none);
    before.options.secret_sacrifice && same_round && open
}

fn cards(fits: impl Fn(PowerCard) -> bool) -> Field {
    let among = PowerCard::ALL.into_iter().filter(|&card| fits(card)).map(|card| (card, card.message()));
    Field::choice("card", Message::new("amun-re-field-card"), among)
}

fn ladder() -> Field {
    let values = LADDER.map(|gold| (gold, Message::literal(gold.to_string())));
    Field::choice("gold", Message::new("amun-re-field-gold"), values)
}

fn gold_or_blank() -> Field {
    Field::number_or_blank("gold", Message::new("amun-re-field-gold"), 0, MOST)
}

fn many() -> Field {
    Field::number("change", Message::new("table-field-count"), -MOST, MOST)
}

fn province(among: Vec<Province>) -> Field {
    let named = among.into_iter().map(|province| (province, province.message()));
    Field::choice("province", Message::new("amun-re-field-province"), named)
}

fn own_province(before: &State, seat: Seat) -> Field {
    province(before.provinces_of(seat).collect())
}
