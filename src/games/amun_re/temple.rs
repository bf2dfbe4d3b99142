//! The four places of Amun-Re's temple, and which one a sacrifice leads to.

use serde::{Deserialize, Serialize};

/// A place of the temple on its track; in files it is its number, 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
#[expect(missing_docs, reason = "the places in order")]
pub enum Temple {
    First = 1,
    Second,
    Third,
    Fourth,
}

impl Temple {
    /// All places, the poorest first.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// The place of this number, 1 to 4.
    pub fn at(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|place| place.number() == number)
    }

    /// Its number, 1 to 4.
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// The place that this total of all offerings and corrections leads to: up to 2 the first, 3 to 12 the second,
    /// 13 to 22 the third, from 23 the fourth. The rulebook of 2003 states 3 to 12; the other bounds are from the
    /// board's legend in the edition of 2017.
    pub fn of_total(total: i64) -> Self {
        let reached = |place: &Self| place.from().is_none_or(|from| total >= from);
        Self::ALL.into_iter().rev().find(reached).unwrap_or(Self::First)
    }

    /// The least total that leads here; none for the first place, which has no lower end.
    pub const fn from(self) -> Option<i64> {
        match self {
            Self::First => None,
            Self::Second => Some(3),
            Self::Third => Some(13),
            Self::Fourth => Some(23),
        }
    }

    /// The next place up.
    pub fn up(self) -> Option<Self> {
        Self::at(self.number() + 1)
    }

    /// The next place down.
    pub fn down(self) -> Option<Self> {
        Self::at(self.number() - 1)
    }

    /// Gold for each farmer, and points for each temple in a province (rulebook 2003, phases 5 and 6).
    pub fn worth(self) -> i64 {
        self.number().into()
    }

    /// Whether the place shows camels, so that the camels' provinces yield (rulebook 2003, phase 5).
    pub const fn camels(self) -> bool {
        matches!(self, Self::First | Self::Second)
    }
}

impl From<Temple> for u32 {
    fn from(temple: Temple) -> Self {
        temple.number()
    }
}

/// A number that is no place of the temple.
#[derive(Debug, thiserror::Error)]
#[error("the temple's places are 1 to 4, not {0}")]
pub struct NoPlace(u32);

impl TryFrom<u32> for Temple {
    type Error = NoPlace;

    fn try_from(number: u32) -> Result<Self, NoPlace> {
        Self::at(number).ok_or(NoPlace(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::json;

    #[test]
    fn each_place_begins_where_the_board_says() {
        let places = [(-15, 1), (0, 1), (2, 1), (3, 2), (12, 2), (13, 3), (22, 3), (23, 4), (999, 4)];
        for (total, number) in places {
            assert_eq!(Temple::of_total(total).number(), number, "total {total}");
        }
    }

    #[test]
    fn the_ends_of_the_track_have_no_neighbor() {
        assert_eq!(Temple::First.down(), None);
        assert_eq!(Temple::First.up(), Some(Temple::Second));
        assert_eq!(Temple::Fourth.up(), None);
    }

    #[test]
    fn a_file_has_the_number() {
        assert_eq!(serde_json::to_string(&Temple::Third).unwrap(), "3");
        assert_eq!(json::read::<Temple>("4").unwrap(), Temple::Fourth);
        assert!(json::read::<Temple>("5").is_err());
    }
}
