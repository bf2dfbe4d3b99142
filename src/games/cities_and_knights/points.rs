//! Victory points, and who has won.

use serde::{Deserialize, Serialize};

use super::reasons::RuleHeading;

/// Points of a settlement.
pub const SETTLEMENT: i64 = 1;
/// Points of a city.
pub const CITY: i64 = 2;
/// Points of a metropolis, the city below it among them.
pub const METROPOLIS: i64 = 4;
/// Points of the longest road (or trade route).
pub const LONGEST_ROAD: i64 = 2;

/// What a player has that is worth points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Settlements.
    pub settlements: u32,
    /// Ordinary cities, without metropolises; sabotaged ones and the citadel's are among them.
    pub cities: u32,
    /// Cities on their side, which count as settlements.
    pub fallen_cities: u32,
    /// Metropolises.
    pub metropolises: u32,
    /// The longest road.
    pub longest_road: bool,
    /// How many times the player was Defender of Catan.
    pub defender: u32,
    /// The merchant.
    pub merchant: bool,
    /// The card Printer.
    pub printer: bool,
    /// The card Constitution.
    pub constitution: bool,
    /// A citadel (fan set).
    pub citadel: bool,
    /// The wizard (fan set).
    pub wizard: bool,
    /// The card White magic (fan set).
    pub white_magic: bool,
}

/// A source of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// 1 for each, also for a city on its side.
    Settlements,
    /// 2 for each.
    Cities,
    /// 4 for each.
    Metropolises,
    /// 2.
    LongestRoad,
    /// 1 for each time.
    Defender,
    /// 1 while the player has it.
    Merchant,
    /// 1.
    Printer,
    /// 1.
    Constitution,
    /// 1 on top of its city.
    Citadel,
    /// 1 while the player has it.
    Wizard,
    /// 1.
    WhiteMagic,
}

/// What there is to know of a row.
pub(super) struct RowData {
    /// Its id in files.
    id: &'static str,
    /// The message that names it.
    pub title: &'static str,
    /// The message with its rule.
    pub rule: &'static str,
    /// Where the rule stands.
    pub place: RuleHeading,
    /// What one of it is worth.
    worth: i64,
    /// How many a player has of what it counts.
    held: fn(&Holdings) -> u32,
}

impl Row {
    /// All rows, those of the fan set last.
    pub const ALL: [Self; 11] = [
        Self::Settlements,
        Self::Cities,
        Self::Metropolises,
        Self::LongestRoad,
        Self::Defender,
        Self::Merchant,
        Self::Printer,
        Self::Constitution,
        Self::Citadel,
        Self::Wizard,
        Self::WhiteMagic,
    ];

    /// What there is to know of it (rules, "Metropolises", "The knights of Catan win", "The merchant", almanac; fan set; rules of
    /// the base game).
    pub(super) const fn data(self) -> RowData {
        match self {
            Self::Settlements => RowData {
                id: "settlements",
                title: "rules-cities-and-knights-row-settlements",
                rule: "rules-cities-and-knights-rule-settlements",
                place: RuleHeading::BaseGame,
                worth: SETTLEMENT,
                held: |held| held.settlements + held.fallen_cities,
            },
            Self::Cities => RowData {
                id: "cities",
                title: "rules-cities-and-knights-row-cities",
                rule: "rules-cities-and-knights-rule-cities",
                place: RuleHeading::BaseGame,
                worth: CITY,
                held: |held| held.cities,
            },
            Self::Metropolises => RowData {
                id: "metropolises",
                title: "rules-cities-and-knights-row-metropolises",
                rule: "rules-cities-and-knights-rule-metropolises",
                place: RuleHeading::Metropolises,
                worth: METROPOLIS,
                held: |held| held.metropolises,
            },
            Self::LongestRoad => RowData {
                id: "longest-road",
                title: "rules-cities-and-knights-row-longest-road",
                rule: "rules-cities-and-knights-rule-longest-road",
                place: RuleHeading::BaseGame,
                worth: LONGEST_ROAD,
                held: |held| u32::from(held.longest_road),
            },
            Self::Defender => RowData {
                id: "defender",
                title: "rules-cities-and-knights-row-defender",
                rule: "rules-cities-and-knights-rule-defender",
                place: RuleHeading::Victory,
                worth: 1,
                held: |held| held.defender,
            },
            Self::Merchant => RowData {
                id: "merchant",
                title: "rules-cities-and-knights-row-merchant",
                rule: "rules-cities-and-knights-rule-merchant",
                place: RuleHeading::Merchant,
                worth: 1,
                held: |held| u32::from(held.merchant),
            },
            Self::Printer => RowData {
                id: "printer",
                title: "rules-cities-and-knights-row-printer",
                rule: "rules-cities-and-knights-rule-point-card",
                place: RuleHeading::Cards,
                worth: 1,
                held: |held| u32::from(held.printer),
            },
            Self::Constitution => RowData {
                id: "constitution",
                title: "rules-cities-and-knights-row-constitution",
                rule: "rules-cities-and-knights-rule-point-card",
                place: RuleHeading::Cards,
                worth: 1,
                held: |held| u32::from(held.constitution),
            },
            Self::Citadel => RowData {
                id: "citadel",
                title: "rules-cities-and-knights-row-citadel",
                rule: "rules-cities-and-knights-rule-citadel-point",
                place: RuleHeading::FanSet,
                worth: 1,
                held: |held| u32::from(held.citadel),
            },
            Self::Wizard => RowData {
                id: "wizard",
                title: "rules-cities-and-knights-row-wizard",
                rule: "rules-cities-and-knights-rule-wizard",
                place: RuleHeading::FanSet,
                worth: 1,
                held: |held| u32::from(held.wizard),
            },
            Self::WhiteMagic => RowData {
                id: "white-magic",
                title: "rules-cities-and-knights-row-white-magic",
                rule: "rules-cities-and-knights-rule-point-card",
                place: RuleHeading::FanCards,
                worth: 1,
                held: |held| u32::from(held.white_magic),
            },
        }
    }

    /// Its id in files.
    pub const fn id(self) -> &'static str {
        self.data().id
    }

    /// Whether it needs the fan set.
    pub const fn is_of_fan_set(self) -> bool {
        matches!(self, Self::Citadel | Self::Wizard | Self::WhiteMagic)
    }

    /// Whether only one player at the table can have it.
    pub const fn is_exclusive(self) -> bool {
        matches!(
            self,
            Self::LongestRoad | Self::Merchant | Self::Printer | Self::Constitution | Self::Wizard | Self::WhiteMagic
        )
    }

    /// What one of it is worth.
    pub const fn worth(self) -> i64 {
        self.data().worth
    }
}

impl Holdings {
    /// How many the player has of what a row counts.
    pub fn count(&self, row: Row) -> u32 {
        (row.data().held)(self)
    }

    /// The points of a row.
    pub fn row(&self, row: Row) -> i64 {
        row.worth() * i64::from(self.count(row))
    }

    /// All points.
    pub fn points(&self) -> i64 {
        Row::ALL.into_iter().map(|row| self.row(row)).sum()
    }
}

/// Where a player stands on the way to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalStatus {
    /// So many points are missing.
    Short {
        /// How many.
        points: i64,
    },
    /// The points are there, but the player wins only in an own turn.
    WinsOnOwnTurn,
    /// The player has won.
    Won,
}

/// Where a player with so many points stands (rules, "The end of the game"): the goal counts in one's own turn only.
pub const fn standing(points: i64, goal: i64, on_turn: bool) -> GoalStatus {
    if points < goal {
        GoalStatus::Short { points: goal - points }
    } else if on_turn {
        GoalStatus::Won
    } else {
        GoalStatus::WinsOnOwnTurn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thing_is_worth_what_the_rules_say() {
        let one = Holdings {
            settlements: 1,
            cities: 1,
            fallen_cities: 1,
            metropolises: 1,
            longest_road: true,
            defender: 2,
            merchant: true,
            printer: true,
            constitution: true,
            citadel: true,
            wizard: true,
            white_magic: true,
        };
        let rows: Vec<i64> = Row::ALL.into_iter().map(|row| one.row(row)).collect();
        assert_eq!(rows, [2, 2, 4, 2, 2, 1, 1, 1, 1, 1, 1]);
        assert_eq!(one.points(), 18);
    }

    #[test]
    fn the_goal_counts_in_ones_own_turn() {
        assert_eq!(standing(12, 13, true), GoalStatus::Short { points: 1 });
        assert_eq!(standing(13, 13, false), GoalStatus::WinsOnOwnTurn);
        assert_eq!(standing(16, 15, true), GoalStatus::Won);
    }
}
