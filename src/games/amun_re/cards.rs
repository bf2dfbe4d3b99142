//! The twelve power cards: when each may be played, and how many may be bought.

use serde::{Deserialize, Serialize};

use super::board::{Board, Figure};
use super::province::{Field, Province};
use super::rule_violation::RuleViolation;
use crate::locale::Message;
use crate::table::reason::Sure;

/// A kind of power card; the box holds 39 of them (data/games/amun-re/cards.toml has how many of each kind).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PowerCard {
    /// Whoever outbids the owner must go two fields higher.
    BidBlockade,
    /// The owner may bid again where he was just outbid.
    OutbidInSameProvince,
    /// A farmer on the building plain of an own province.
    FreeFarmer,
    /// Two stones in one province become a pyramid.
    MasterBuilder,
    /// The total of the sacrifice changes by 3.
    OfferingCorrection,
    /// 8 gold in place of all else in an own province.
    EightGold,
    /// 1 gold more for each farmer in an own province.
    HarvestIncrease,
    /// 3 points with seven card symbols.
    PowerCardBonus,
    /// 3 points with nine farmers.
    FarmerBonus,
    /// 3 points with all provinces in Upper or all in Lower Egypt.
    RegionBonus,
    /// 3 points with all provinces on one side of the Nile.
    SideBonus,
    /// 3 points with all provinces on the bank of the Nile or all inland.
    ShoreBonus,
}

impl PowerCard {
    /// All of them, by phase.
    pub const ALL: [Self; 12] = [
        Self::BidBlockade,
        Self::OutbidInSameProvince,
        Self::FreeFarmer,
        Self::MasterBuilder,
        Self::OfferingCorrection,
        Self::EightGold,
        Self::HarvestIncrease,
        Self::PowerCardBonus,
        Self::FarmerBonus,
        Self::RegionBonus,
        Self::SideBonus,
        Self::ShoreBonus,
    ];

    /// The phase in which it may be played, 2 to 6 (rulebook 2003, power cards).
    pub const fn phase(self) -> u8 {
        match self {
            Self::BidBlockade | Self::OutbidInSameProvince => 2,
            Self::FreeFarmer | Self::MasterBuilder => 3,
            Self::OfferingCorrection => 4,
            Self::EightGold | Self::HarvestIncrease => 5,
            Self::PowerCardBonus | Self::FarmerBonus | Self::RegionBonus | Self::SideBonus | Self::ShoreBonus => 6,
        }
    }

    /// Whether it is one of the five that score.
    pub const fn scores(self) -> bool {
        self.phase() == 6
    }

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::BidBlockade => "rules-amun-re-card-bid-blockade",
            Self::OutbidInSameProvince => "rules-amun-re-card-outbid-in-same-province",
            Self::FreeFarmer => "rules-amun-re-card-free-farmer",
            Self::MasterBuilder => "rules-amun-re-card-master-builder",
            Self::OfferingCorrection => "rules-amun-re-card-offering-correction",
            Self::EightGold => "rules-amun-re-card-eight-gold",
            Self::HarvestIncrease => "rules-amun-re-card-harvest-increase",
            Self::PowerCardBonus => "rules-amun-re-card-power-card-bonus",
            Self::FarmerBonus => "rules-amun-re-card-farmer-bonus",
            Self::RegionBonus => "rules-amun-re-card-region-bonus",
            Self::SideBonus => "rules-amun-re-card-side-bonus",
            Self::ShoreBonus => "rules-amun-re-card-shore-bonus",
        })
    }

    /// What it does, in our own words.
    pub fn effect(self) -> Message {
        Message::new(match self {
            Self::BidBlockade => "rules-amun-re-effect-bid-blockade",
            Self::OutbidInSameProvince => "rules-amun-re-effect-outbid-in-same-province",
            Self::FreeFarmer => "rules-amun-re-effect-free-farmer",
            Self::MasterBuilder => "rules-amun-re-effect-master-builder",
            Self::OfferingCorrection => "rules-amun-re-effect-offering-correction",
            Self::EightGold => "rules-amun-re-effect-eight-gold",
            Self::HarvestIncrease => "rules-amun-re-effect-harvest-increase",
            Self::PowerCardBonus => "rules-amun-re-effect-power-card-bonus",
            Self::FarmerBonus => "rules-amun-re-effect-farmer-bonus",
            Self::RegionBonus => "rules-amun-re-effect-region-bonus",
            Self::SideBonus => "rules-amun-re-effect-side-bonus",
            Self::ShoreBonus => "rules-amun-re-effect-shore-bonus",
        })
    }

    /// Its name on the German card, for the search.
    pub const fn german(self) -> &'static str {
        match self {
            Self::BidBlockade => "Bietblockade",
            Self::OutbidInSameProvince => "Überbieten in gleicher Provinz",
            Self::FreeFarmer => "Gratisbauer",
            Self::MasterBuilder => "Baumeister",
            Self::OfferingCorrection => "Opferkorrektur",
            Self::EightGold => "8 Gold",
            Self::HarvestIncrease => "Erntesteigerung",
            Self::PowerCardBonus => "Machtkartenbonus",
            Self::FarmerBonus => "Bauernbonus",
            Self::RegionBonus => "Provinzbonus Unter-/Oberägypten",
            Self::SideBonus => "Provinzbonus Nilseite",
            Self::ShoreBonus => "Provinzbonus Nilufer",
        }
    }

    /// Whether a player may play it in this phase (1 to 6), having played `before` in this round. Errors: the card
    /// belongs to another phase, or the player has played the same card in this round (rulebook 2003, power cards).
    pub fn check(self, phase: u8, before: &[Self]) -> Result<(), RuleViolation> {
        if phase != self.phase() {
            Err(RuleViolation::OtherPhase(self))
        } else if before.contains(&self) {
            Err(RuleViolation::SameCardTwice(self))
        } else {
            Ok(())
        }
    }
}

/// How many power cards the owner of these provinces may buy in a round: the greatest limit among them, not the sum.
///
/// Rulebook 2003, phase 3. It is certain where the bounds of the figures leave only one answer.
pub fn card_limit(board: &Board, provinces: &[Province]) -> Figure<u32> {
    let limits: Vec<Figure<u32>> = provinces.iter().map(|&p| board.number(p, Field::CardLimit)).collect();
    let least = limits.iter().map(Figure::least).max().unwrap_or(0);
    let most = limits.iter().try_fold(0, |most, limit| limit.most().map(|its| most.max(its)));
    if most == Some(least) {
        let owner = limits.iter().any(|limit| limit.sure == Sure::Owner);
        return Figure::known(least, if owner { Sure::Owner } else { Sure::Stated });
    }
    let likely = limits.iter().try_fold(0, |most, limit| limit.value.map(|its| most.max(its)));
    let sure = if likely.is_some() { Sure::Unconfirmed } else { Sure::Unknown };
    Figure { value: likely, sure, at_least: Some(least), at_most: most }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::amun_re::board::OwnFigure;
    use crate::games::amun_re::province::Value;

    #[test]
    fn a_card_is_played_in_its_phase_only() {
        for card in PowerCard::ALL {
            for phase in 1..=6 {
                let allowed = card.check(phase, &[]).is_ok();
                assert_eq!(allowed, phase == card.phase(), "{card:?} in phase {phase}");
            }
        }
        assert_eq!(PowerCard::ALL.into_iter().filter(|card| card.scores()).count(), 5);
    }

    #[test]
    fn the_greatest_limit_counts_even_beside_unknown_ones() {
        // Amarna's and Avaris's limits are not known, but not above 3; Edfu's is one of 0 to 4.
        let limit = |provinces: &[Province]| card_limit(Board::printed(), provinces);
        assert_eq!(limit(&[Province::Memphis, Province::Amarna, Province::Avaris]).confirmed(), Some(3));
        assert_eq!(limit(&[Province::Buto, Province::Mendes, Province::Memphis]).confirmed(), Some(3));
        assert_eq!(limit(&[]).confirmed(), Some(0));
        let open = limit(&[Province::Memphis, Province::Edfu]);
        assert_eq!((open.value, open.sure, open.least(), open.most()), (None, Sure::Unknown, 3, Some(4)));
    }

    #[test]
    fn an_owners_limit_settles_it() {
        let own = OwnFigure::new(Province::Edfu, Field::CardLimit, Value::Number(1)).unwrap();
        let limit = card_limit(&Board::with(&[own]), &[Province::Memphis, Province::Edfu]);
        assert_eq!(limit, Figure::known(3, Sure::Owner));
    }
}
