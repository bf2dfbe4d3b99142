//! What settlements, cities, walls and knights cost, and when a wall may be built.

use serde::{Deserialize, Serialize};

use super::goods::{Cost, Good};
use super::reasons::{RuleHeading, ruled};
use super::rule_violation::RuleViolation;
use super::supply::WALLS;
use crate::locale::Message;
use crate::table::reason::Reason;

/// Something that is bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// A settlement; with the card Conjuring of the fan set any two of the four resources.
    Settlement,
    /// A city in place of a settlement.
    City,
    /// A city with the card Medicine.
    CityByMedicine,
    /// A wall below a city or metropolis.
    Wall,
    /// A wall with the card Engineer.
    WallByEngineer,
    /// Setting a sabotaged city upright again, where Saboteur turns cities over.
    Repair,
    /// A basic knight, inactive.
    Knight,
    /// A knight one step stronger.
    Promotion,
    /// A knight of any strength becomes active.
    Activation,
}

impl Purchase {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Settlement,
        Self::City,
        Self::CityByMedicine,
        Self::Wall,
        Self::WallByEngineer,
        Self::Repair,
        Self::Knight,
        Self::Promotion,
        Self::Activation,
    ];

    /// What it costs (rules of the base game; rules, "Building" and the almanac).
    pub fn price(self) -> Cost {
        Cost::of(match self {
            Self::Settlement => &[(Good::Brick, 1), (Good::Lumber, 1), (Good::Wool, 1), (Good::Grain, 1)],
            Self::City => &[(Good::Grain, 2), (Good::Ore, 3)],
            Self::CityByMedicine => &[(Good::Grain, 1), (Good::Ore, 2)],
            Self::Wall => &[(Good::Brick, 2)],
            Self::WallByEngineer => &[],
            Self::Repair => &[(Good::Lumber, 1), (Good::Ore, 1)],
            Self::Knight | Self::Promotion => &[(Good::Wool, 1), (Good::Ore, 1)],
            Self::Activation => &[(Good::Grain, 1)],
        })
    }

    /// What it is, what it costs, and by which rule.
    pub fn reason(self) -> Reason {
        let (key, rule, place) = match self {
            Self::Settlement => (
                "rules-cities-and-knights-buys-settlement",
                "rules-cities-and-knights-rule-settlements",
                RuleHeading::BaseGame,
            ),
            Self::City => {
                ("rules-cities-and-knights-buys-city", "rules-cities-and-knights-rule-cities", RuleHeading::BaseGame)
            }
            Self::CityByMedicine => {
                ("rules-cities-and-knights-buys-city", "rules-cities-and-knights-effect-medicine", RuleHeading::Cards)
            }
            Self::Wall => {
                ("rules-cities-and-knights-buys-wall", "rules-cities-and-knights-rule-walls", RuleHeading::Building)
            }
            Self::WallByEngineer => {
                ("rules-cities-and-knights-buys-wall", "rules-cities-and-knights-effect-engineer", RuleHeading::Cards)
            }
            Self::Repair => {
                let rule = "rules-cities-and-knights-effect-saboteur-turns-city";
                ("rules-cities-and-knights-buys-repair", rule, RuleHeading::Cards)
            }
            Self::Knight => {
                ("rules-cities-and-knights-buys-knight", "rules-cities-and-knights-rule-knight", RuleHeading::Building)
            }
            Self::Promotion => (
                "rules-cities-and-knights-buys-promotion",
                "rules-cities-and-knights-rule-promotion",
                RuleHeading::Building,
            ),
            Self::Activation => (
                "rules-cities-and-knights-buys-activation",
                "rules-cities-and-knights-rule-activation",
                RuleHeading::Knights,
            ),
        };
        ruled(Reason::note(Message::new(key).say("cost", self.price().message())), Message::new(rule), place)
    }
}

/// Whether a player with so many walls and so many cities and metropolises may build another wall: one below each, three in all (rules,
/// "Building"). Errors: each city has one, or three stand.
pub const fn check_wall(walls: u32, cities: u32, metropolises: u32) -> Result<(), RuleViolation> {
    if walls >= WALLS {
        Err(RuleViolation::NoWallLeft)
    } else if walls >= cities + metropolises {
        Err(RuleViolation::WallNeedsCity)
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medicine_saves_one_ore_and_one_grain() {
        let (full, with) = (Purchase::City.price(), Purchase::CityByMedicine.price());
        for good in Good::ALL {
            let saved = u32::from(matches!(good, Good::Ore | Good::Grain));
            assert_eq!(full.count(good) - with.count(good), saved, "{good:?}");
        }
    }

    #[test]
    fn a_wall_stands_below_a_city_of_its_own() {
        assert_eq!(check_wall(1, 1, 1), Ok(()));
        assert_eq!(check_wall(2, 1, 1), Err(RuleViolation::WallNeedsCity));
        assert_eq!(check_wall(3, 4, 0), Err(RuleViolation::NoWallLeft));
    }
}
