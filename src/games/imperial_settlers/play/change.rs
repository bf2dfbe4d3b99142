//! What can be changed about an entry afterwards: points, counts, a deal, workers sent, and whose they are.

use super::action::{Action, Why};
use super::site::MOST;
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::Good;
use crate::locale::Say;
use crate::table::field::Field;
use crate::table::seat::Setup;

/// The most of what is counted at the end; the rules say the same.
const MOST_COUNTED: i64 = 999;

pub(super) fn fields(setup: &Setup, action: &Action) -> Vec<Field> {
    let player = || Field::player("seat", setup);
    let most = i64::from(MOST);
    let count = |name| Field::number(name, Say::new("table-field-count"), 0, most);
    let counted = |name| Field::number_or_blank(name, Say::new("table-field-count"), 0, MOST_COUNTED);
    match action {
        Action::Faction { faction: Some(_), .. } => {
            let factions = Faction::ALL.map(|faction| (faction, faction.say()));
            vec![Field::choice("faction", Say::new("table-field-what"), factions)]
        }
        Action::Count { .. } | Action::HisCards { .. } => vec![count("count")],
        Action::Score { .. } => {
            let points = Field::number("points", Say::new("table-field-points"), -most, most);
            let why = Why::ALL.map(|why| (why, super::why_name(why)));
            vec![player(), points, Field::choice("why", Say::new("table-field-what-for"), why)]
        }
        Action::Deal { .. } => vec![player(), good()],
        Action::Raze { .. } => vec![Field::number("points", Say::new("table-field-points"), 0, most)],
        Action::Send { .. } => vec![count("workers")],
        Action::SetTurn { .. } => vec![player()],
        Action::Left { .. } => vec![player(), good(), count("count")],
        Action::Built { .. } => vec![player(), counted("count")],
        Action::Shrine { .. } => vec![counted("resources")],
        Action::Gate { .. } => vec![counted("cards")],
        Action::Tie { goods: Some(_), .. } => vec![player(), counted("goods")],
        Action::Tie { hand: Some(_), .. } => vec![player(), counted("hand")],
        Action::Reveal { .. } => vec![good()],
        Action::SetCell { .. } => {
            vec![Field::number_or_blank("value", Say::new("table-field-value"), -MOST_COUNTED, MOST_COUNTED)]
        }
        _ => Vec::new(),
    }
}

fn good() -> Field {
    Field::choice("good", Say::new("table-field-what"), Good::ALL.map(|good| (good, good.say())))
}
