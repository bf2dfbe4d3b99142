//! Building stones and pyramids, and what the box holds.

use serde::{Deserialize, Serialize};

use super::rule_violation::RuleViolation;
use crate::locale::Message;

/// Pyramids of the box that stand for one.
pub const SINGLE_PYRAMIDS: u32 = 15;
/// Pyramids of the box that stand for two.
pub const DOUBLE_PYRAMIDS: u32 = 15;
/// Building stones of the box.
pub const STONES: u32 = 15;
/// Farmers of the box.
pub const FARMERS: u32 = 45;
/// Money cards of the box: what each is worth, and how many there are. The last is the thief's card.
pub const MONEY: [(i64, u32); 6] = [(1, 18), (2, 12), (5, 12), (10, 9), (20, 10), (-3, 5)];
/// The gold that each player starts with.
pub const STARTING_GOLD: i64 = 20;

/// How many stones become a pyramid by themselves.
pub const STONES_OF_A_PYRAMID: u32 = 3;
/// How many the Master Builder makes one of.
pub const STONES_OF_THE_MASTER_BUILDER: u32 = 2;

/// What is built in a province.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// Pyramids; a double counts as two.
    pub pyramids: u32,
    /// Building stones that are no pyramid yet.
    pub bricks: u32,
}

/// The pieces that show what is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownPieces {
    /// Double pyramids.
    pub doubles: u32,
    /// Single pyramids.
    pub singles: u32,
    /// Building stones.
    pub bricks: u32,
}

impl Site {
    /// The site with `more` stones: three in a province become a pyramid at once (rulebook 2003, phase 3).
    #[must_use]
    pub const fn with_bricks(self, more: u32) -> Self {
        let bricks = self.bricks.saturating_add(more);
        Self {
            pyramids: self.pyramids.saturating_add(bricks / STONES_OF_A_PYRAMID),
            bricks: bricks % STONES_OF_A_PYRAMID,
        }
    }

    /// The site before `fewer` stones were laid, where its pyramids were made of three stones each; none if it never
    /// had so many.
    pub const fn without_bricks(self, fewer: u32) -> Option<Self> {
        let laid = self.pyramids.saturating_mul(STONES_OF_A_PYRAMID).saturating_add(self.bricks);
        match laid.checked_sub(fewer) {
            Some(left) => Some(Self { pyramids: left / STONES_OF_A_PYRAMID, bricks: left % STONES_OF_A_PYRAMID }),
            None => None,
        }
    }

    /// The site after the Master Builder has made a pyramid of two stones (rulebook 2003, power cards). Errors: fewer
    /// than two stones.
    pub const fn with_master_builder(self) -> Result<Self, RuleViolation> {
        match self.bricks.checked_sub(STONES_OF_THE_MASTER_BUILDER) {
            Some(bricks) => Ok(Self { pyramids: self.pyramids.saturating_add(1), bricks }),
            None => Err(RuleViolation::TwoStonesNeeded),
        }
    }
}

/// The pieces that show all these sites: two pyramids of one province are a double while the box has some, since no
/// double can stand for pyramids of two provinces (rulebook 2003, phase 3).
pub fn shown(sites: &[Site]) -> ShownPieces {
    let pyramids: u32 = sites.iter().map(|site| site.pyramids).fold(0, u32::saturating_add);
    let pairs: u32 = sites.iter().map(|site| site.pyramids / 2).fold(0, u32::saturating_add);
    let doubles = pairs.min(DOUBLE_PYRAMIDS);
    let bricks = sites.iter().map(|site| site.bricks).fold(0, u32::saturating_add);
    ShownPieces { doubles, singles: pyramids - 2 * doubles, bricks }
}

/// What the box does not hold of all that is on the board: warnings, never a refusal, since a table finds a substitute.
pub fn box_warnings(sites: &[Site], farmers: u32) -> Vec<Message> {
    let shown = shown(sites);
    let checks = [
        ("rules-amun-re-box-pyramids", shown.singles, SINGLE_PYRAMIDS),
        ("rules-amun-re-box-stones", shown.bricks, STONES),
        ("rules-amun-re-box-farmers", farmers, FARMERS),
    ];
    let short = checks.into_iter().filter(|&(_, used, held)| used > held);
    short.map(|(key, used, held)| Message::new(key).number("used", used).number("held", held)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const fn site(pyramids: u32, bricks: u32) -> Site {
        Site { pyramids, bricks }
    }

    #[test]
    fn the_master_builder_needs_two_stones() {
        assert_eq!(site(1, 2).with_master_builder(), Ok(site(2, 0)));
        assert_eq!(site(1, 1).with_master_builder(), Err(RuleViolation::TwoStonesNeeded));
    }

    #[test]
    fn pairs_are_doubles_while_the_box_has_them() {
        let few = [site(3, 1), site(1, 2)];
        assert_eq!(shown(&few), ShownPieces { doubles: 1, singles: 2, bricks: 3 });
        let many = [site(34, 0)];
        assert_eq!(shown(&many), ShownPieces { doubles: 15, singles: 4, bricks: 0 });
    }

    #[test]
    fn the_box_warns_only_beyond_what_it_holds() {
        let full = [site(45, 2), site(0, 2)];
        assert_eq!(box_warnings(&full, 45), []);
        let keys = |sites: &[Site], farmers| -> Vec<String> {
            box_warnings(sites, farmers).iter().map(|say| say.key().to_owned()).collect()
        };
        assert_eq!(keys(&[site(46, 0)], 0), ["rules-amun-re-box-pyramids"]);
        // Sixteen provinces with one pyramid each cannot share doubles.
        assert_eq!(keys(&[site(1, 0); 16], 46), ["rules-amun-re-box-pyramids", "rules-amun-re-box-farmers"]);
        assert_eq!(keys(&[site(0, 2); 8], 0), ["rules-amun-re-box-stones"]);
    }

    proptest! {
        #[test]
        fn no_stone_is_lost_or_left_in_threes(pyramids in 0u32..99, bricks in 0u32..3, more in 0u32..99) {
            let after = site(pyramids, bricks).with_bricks(more);
            prop_assert!(after.bricks < 3);
            prop_assert_eq!(3 * after.pyramids + after.bricks, 3 * pyramids + bricks + more);
        }
    }
}
