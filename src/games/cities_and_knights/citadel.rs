//! The citadel of the fan set: the three ways to one, and what becomes of it.

use serde::{Deserialize, Serialize};

use super::goods::{Cost, Good};
use super::land::Terrain;
use super::reasons::{RuleHeading, ruled};
use super::rule_violation::RuleViolation;
use crate::locale::Message;
use crate::table::reason::Reason;

/// A player's ring, of which there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Citadel {
    /// It is not in play.
    #[default]
    None,
    /// It lies ready for the city of the set-up: the hills' number places it, when it comes up first.
    Ready,
    /// It is around a city, which is worth one point more.
    Standing,
}

/// A way to a citadel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// At the set-up: the last city stands at hills and takes no brick at first, nor when their number comes up first.
    SetUp,
    /// A city becomes one.
    FromCity,
    /// A settlement becomes a city and a citadel at once.
    FromSettlement,
}

impl Way {
    /// All of them, in the rules' order.
    pub const ALL: [Self; 3] = [Self::SetUp, Self::FromCity, Self::FromSettlement];

    /// What it costs: nothing at the set-up, 1 ore and 2 brick for a city, 3 ore, 2 grain and 2 brick for a settlement (fan
    /// set, "Rules of the game").
    pub fn price(self) -> Cost {
        Cost::of(match self {
            Self::SetUp => &[],
            Self::FromCity => &[(Good::Ore, 1), (Good::Brick, 2)],
            Self::FromSettlement => &[(Good::Ore, 3), (Good::Grain, 2), (Good::Brick, 2)],
        })
    }

    /// What a player's ring is once this way is taken. Errors: the player has a citadel, or one lies ready; the hex by the
    /// building cannot have one.
    pub const fn build(self, citadel: Citadel, terrain: Terrain) -> Result<Citadel, RuleViolation> {
        if !terrain.takes_citadel() {
            return Err(RuleViolation::NoHills);
        }
        match (citadel, self) {
            (Citadel::None, Self::SetUp) => Ok(Citadel::Ready),
            (Citadel::None, Self::FromCity | Self::FromSettlement) => Ok(Citadel::Standing),
            (Citadel::Ready | Citadel::Standing, _) => Err(RuleViolation::HasCitadel),
        }
    }

    /// What it costs, and how it is done.
    pub fn reason(self) -> Reason {
        let (what, rule) = match self {
            Self::SetUp => ("rules-cities-and-knights-citadel-set-up", "rules-cities-and-knights-rule-citadel-set-up"),
            Self::FromCity => ("rules-cities-and-knights-citadel-from-city", "rules-cities-and-knights-rule-citadel"),
            Self::FromSettlement => {
                ("rules-cities-and-knights-citadel-from-settlement", "rules-cities-and-knights-rule-citadel")
            }
        };
        ruled(
            Reason::note(Message::new(what).say("cost", self.price().message())),
            Message::new(rule),
            RuleHeading::FanSet,
        )
    }
}

impl Citadel {
    /// The ring when the number of the hills comes up by its city: one that lies ready is placed, and the city takes
    /// nothing for it this once.
    #[must_use]
    pub const fn hills_roll(self) -> Self {
        match self {
            Self::Ready => Self::Standing,
            other => other,
        }
    }

    /// The ring when its city is lost, or stands at no hex any more that may have one: it can be built again.
    #[must_use]
    pub const fn lose(self) -> Self {
        Self::None
    }

    /// Whether it stands.
    pub const fn stands(self) -> bool {
        matches!(self, Self::Standing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_has_one_ring_and_it_needs_hills() {
        assert_eq!(Way::SetUp.build(Citadel::None, Terrain::Hills), Ok(Citadel::Ready));
        assert_eq!(Way::FromCity.build(Citadel::None, Terrain::Gold), Ok(Citadel::Standing));
        assert_eq!(Way::FromCity.build(Citadel::None, Terrain::Forest), Err(RuleViolation::NoHills));
        for citadel in [Citadel::Ready, Citadel::Standing] {
            assert_eq!(Way::FromSettlement.build(citadel, Terrain::Hills), Err(RuleViolation::HasCitadel));
        }
    }

    #[test]
    fn the_hills_number_places_a_ring_that_lies_ready() {
        assert_eq!(Citadel::Ready.hills_roll(), Citadel::Standing);
        assert_eq!(Citadel::None.hills_roll(), Citadel::None);
        assert!(Citadel::Standing.hills_roll().stands() && !Citadel::Standing.lose().stands());
    }
}
