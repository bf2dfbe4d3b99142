//! What becomes of a city that is lost to the barbarians, and of the wall below it.

use serde::{Deserialize, Serialize};

use super::reasons::{RuleHeading, ruled};
use super::supply::SETTLEMENTS;
use crate::locale::Message;
use crate::table::reason::Reason;

/// What happens to a lost city whose owner has no settlement left to put there; the editions disagree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoSettlementLeft {
    /// The publisher's answers and the edition of 2025: the city is laid on its side.
    #[default]
    OnItsSide,
    /// Older texts: the city leaves the board.
    Removed,
}

/// What stands there after a city was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remains {
    /// A settlement.
    Settlement,
    /// The city on its side: it counts and yields as a settlement, and must be the next to be set up again.
    CityOnItsSide,
    /// Nothing; roads and ships that are left without a settlement go as well.
    Nothing,
}

/// What happens to walls when a player loses a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WallLoss {
    /// The player has none.
    None,
    /// Each of the player's cities has one, so one goes.
    One,
    /// It depends on which city the owner chooses: the table must say.
    Depends,
}

/// What happens to the citadel when its owner loses a city (fan set).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CitadelLoss {
    /// The player has none.
    None,
    /// The city that is lost is the player's only one, so the citadel is lost with it.
    Falls,
    /// It depends on which city the owner chooses: the table must say.
    Depends,
}

/// What a lost city becomes, with so many of the owner's settlements on the board, 0 to 5 (rules, "The barbarians win";
/// the publisher's answers).
pub const fn remains(settlements: u32, rule: NoSettlementLeft) -> Remains {
    match rule {
        _ if settlements < SETTLEMENTS => Remains::Settlement,
        NoSettlementLeft::OnItsSide => Remains::CityOnItsSide,
        NoSettlementLeft::Removed => Remains::Nothing,
    }
}

/// Whether a wall is lost with an ordinary city of a player who has so many walls and so many cities and metropolises: the
/// wall below the lost city goes with it (rules, "The barbarians win").
pub const fn wall_loss(walls: u32, cities: u32, metropolises: u32) -> WallLoss {
    match walls {
        0 => WallLoss::None,
        _ if walls >= cities + metropolises => WallLoss::One,
        _ => WallLoss::Depends,
    }
}

/// Whether the citadel is lost with an ordinary city of a player who has so many cities and metropolises: its ring lies
/// around a city, and without one its point is lost (fan set, "Rules of the game").
pub const fn citadel_loss(citadel: bool, cities: u32, metropolises: u32) -> CitadelLoss {
    if !citadel {
        CitadelLoss::None
    } else if cities + metropolises <= 1 {
        CitadelLoss::Falls
    } else {
        CitadelLoss::Depends
    }
}

impl Remains {
    /// What stands there, and why.
    pub fn reason(self) -> Reason {
        let (what, rule, place) = match self {
            Self::Settlement => (
                "rules-cities-and-knights-becomes-settlement",
                "rules-cities-and-knights-rule-becomes-settlement",
                RuleHeading::Defeat,
            ),
            Self::CityOnItsSide => (
                "rules-cities-and-knights-on-its-side",
                "rules-cities-and-knights-rule-on-its-side",
                RuleHeading::Answers,
            ),
            Self::Nothing => {
                ("rules-cities-and-knights-removed", "rules-cities-and-knights-rule-removed", RuleHeading::Defeat)
            }
        };
        ruled(Reason::note(Message::new(what)), Message::new(rule), place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_becomes_a_settlement_while_one_is_left() {
        for rule in [NoSettlementLeft::OnItsSide, NoSettlementLeft::Removed] {
            assert_eq!(remains(4, rule), Remains::Settlement);
        }
        assert_eq!(remains(5, NoSettlementLeft::OnItsSide), Remains::CityOnItsSide);
        assert_eq!(remains(5, NoSettlementLeft::Removed), Remains::Nothing);
    }

    #[test]
    fn the_table_is_asked_only_where_it_can_choose() {
        assert_eq!(wall_loss(0, 2, 1), WallLoss::None);
        assert_eq!(wall_loss(2, 2, 0), WallLoss::One);
        assert_eq!(wall_loss(2, 2, 1), WallLoss::Depends);
    }

    #[test]
    fn the_citadel_falls_with_the_only_city() {
        assert_eq!(citadel_loss(true, 1, 0), CitadelLoss::Falls);
        assert_eq!(citadel_loss(false, 1, 0), CitadelLoss::None);
        for (cities, metropolises) in [(2, 0), (1, 1)] {
            assert_eq!(citadel_loss(true, cities, metropolises), CitadelLoss::Depends);
        }
    }
}
