//! What a player takes in the production, by where it comes from.

use super::board::Board;
use super::faction::Faction;
use super::goods::{Good, Goods};
use super::reasons::ruled;
use crate::locale::Message;
use crate::table::reason::{Reason, Sure};

/// Where goods come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The faction board.
    Board(Faction),
    /// A deal.
    Deal,
    /// A production location, by the name that the player gave it; an empty one is a location without a name.
    Location(String),
}

/// Goods from one source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Yield {
    /// Where they come from.
    pub source: Source,
    /// What they are.
    pub goods: Goods,
    /// How sure that is.
    pub sure: Sure,
}

/// The production of one player in one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Production {
    /// Board, deals, locations, in this order.
    pub yields: Vec<Yield>,
}

impl Production {
    /// What board, deals and production locations give (rulebook, production phase); locations come with what they give
    /// now, colors counted. The solo game has no defense token.
    pub fn of(board: &Board, faction: Faction, solo: bool, deals: &[Good], locations: &[(String, Goods)]) -> Self {
        let printed: Vec<_> = board.production(faction).filter(|&(good, _)| !solo || good != Good::Defense).collect();
        let sure = printed.iter().map(|(_, figure)| figure.sure).max().unwrap_or(Sure::Unknown);
        let goods = printed.iter().map(|(good, figure)| (*good, figure.value.unwrap_or(0))).collect();
        let mut yields = vec![Yield { source: Source::Board(faction), goods, sure }];
        let deals = deals.iter().map(|&good| (Source::Deal, Goods::from_iter([(good, 1)])));
        let locations = locations.iter().map(|(name, goods)| (Source::Location(name.clone()), goods.clone()));
        let others = deals.chain(locations);
        yields.extend(others.map(|(source, goods)| Yield { source, goods, sure: Sure::Stated }));
        Self { yields }
    }

    /// All goods together.
    pub fn total(&self) -> Goods {
        self.yields.iter().flat_map(|gives| gives.goods.iter()).collect()
    }

    /// Why a player takes so many of a good, source by source.
    pub fn reason(&self, good: Good) -> Reason {
        let from = self.yields.iter().filter(|gives| gives.goods.count(good) > 0);
        let parts =
            from.map(|gives| Reason::new(gives.source.message(), gives.goods.count(good).into()).sure(gives.sure));
        let total = Reason::sum(good.message(), parts.collect());
        ruled(total, "rules-imperial-settlers-rule-production", "rules-imperial-settlers-place-production")
    }
}

impl Source {
    /// Its name.
    pub fn message(&self) -> Message {
        match self {
            Self::Board(faction) => {
                Message::new("rules-imperial-settlers-source-board").say("faction", faction.message())
            }
            Self::Deal => Message::new("rules-imperial-settlers-source-deal"),
            Self::Location(name) if name.is_empty() => Message::new("rules-imperial-settlers-source-location"),
            Self::Location(name) => Message::literal(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_round_gives_what_the_board_does() {
        let total = Production::of(Board::printed(), Faction::Romans, false, &[], &[]).total();
        let goods: Vec<_> = total.iter().collect();
        assert_eq!(goods, [(Good::Worker, 2), (Good::Wood, 1), (Good::Stone, 1), (Good::Raze, 1), (Good::Defense, 1)]);
    }

    #[test]
    fn the_solo_game_has_no_defense_token() {
        let total = Production::of(Board::printed(), Faction::Egyptians, true, &[], &[]).total();
        assert_eq!((total.count(Good::Defense), total.count(Good::Gold)), (0, 1));
    }

    #[test]
    fn the_reason_adds_up_to_the_total() {
        let mill = ("Mill".to_owned(), Goods::from_iter([(Good::Food, 2)]));
        let production = Production::of(Board::printed(), Faction::Japanese, false, &[Good::Food, Good::Vp], &[mill]);
        for good in Good::ALL {
            assert_eq!(production.reason(good).amount, Some(production.total().count(good).into()), "{good:?}");
        }
        assert_eq!(production.reason(Good::Food).parts.len(), 2);
    }
}
