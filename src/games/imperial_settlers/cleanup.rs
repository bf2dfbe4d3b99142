//! Cleanup: what a player keeps, and what goes back.

use super::board::Board;
use super::faction::Faction;
use super::goods::{Good, Goods};
use super::reasons::ruled;
use crate::games::figure::Figure;
use crate::locale::Message;
use crate::table::reason::Reason;

/// What a cleanup does to a player's supply. Cards in hand and points are never touched; what lies on action locations
/// goes back in any case and is not part of the supply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CleanUp {
    /// What stays.
    pub kept: Goods,
    /// What goes back.
    pub lost: Goods,
    stores: Figure<Good>,
}

/// Sorts a player's supply at cleanup (rulebook, cleanup): any number of the good that the faction stores stays, and
/// of those that cards of the player store (the Warehouses' wood, stone and food, say).
pub fn clean_up(board: &Board, faction: Faction, supply: &Goods, cards_store: &[Good]) -> CleanUp {
    let stores = board.stores(faction);
    let stays = |good: Good| !good.is_token() || stores.value == Some(good) || cards_store.contains(&good);
    let (kept, lost): (Vec<_>, Vec<_>) = supply.iter().partition(|&(good, _)| stays(good));
    CleanUp { kept: kept.into_iter().collect(), lost: lost.into_iter().collect(), stores }
}

impl CleanUp {
    /// What stays and what goes back, with the rule.
    pub fn reason(&self) -> Reason {
        let kept = self.kept.iter().map(|(good, count)| ("rules-imperial-settlers-kept", good, count));
        let lost = self.lost.iter().map(|(good, count)| ("rules-imperial-settlers-lost", good, count));
        let line = |(key, good, count): (&'static str, Good, u32)| {
            Reason::new(Message::new(key).say("good", good.message()), count.into()).sure(self.stores.sure)
        };
        let all =
            Reason::note(Message::new("rules-imperial-settlers-clean-up")).of(kept.chain(lost).map(line).collect());
        ruled(all, "rules-imperial-settlers-rule-clean-up", "rules-imperial-settlers-place-clean-up")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn supply() -> Goods {
        [(Good::Worker, 2), (Good::Food, 1), (Good::Gold, 1), (Good::Raze, 1), (Good::Defense, 1)].into_iter().collect()
    }

    #[test]
    fn each_faction_keeps_its_own_good() {
        for faction in Faction::ALL {
            let stores = Board::printed().stores(faction).value.unwrap();
            let clean_up = clean_up(Board::printed(), faction, &supply(), &[]);
            assert_eq!(clean_up.kept.iter().map(|(good, _)| good).collect::<Vec<_>>(), [stores]);
            assert_eq!(clean_up.lost.iter().count(), 4);
        }
    }

    #[test]
    fn a_card_can_store_more() {
        let clean_up = clean_up(Board::printed(), Faction::Romans, &supply(), &[Good::Wood, Good::Stone, Good::Food]);
        assert_eq!((clean_up.kept.count(Good::Food), clean_up.kept.count(Good::Raze)), (1, 1));
        assert_eq!(clean_up.reason().parts.len(), 5);
    }
}
