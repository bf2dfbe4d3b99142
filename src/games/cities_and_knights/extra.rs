//! What tables of five and six add to a turn.

use serde::{Deserialize, Serialize};

use super::reasons::{Names, RuleHeading, ruled};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// The smallest table that has it.
pub const FROM_PLAYERS: usize = 5;
/// How many seats to the left the partner of the player on turn sits.
const PARTNER: usize = 3;

/// How the others get to build; the editions of the extension disagree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraPhase {
    /// Since 2023: the third player to the left has a phase of actions, with the bank only, without a roll and the Alchemist.
    #[default]
    Partner,
    /// Before: after each turn everybody else may build, activate and promote knights, without their actions, cards or trade.
    SpecialBuilding,
}

impl ExtraPhase {
    /// Who has the extra phase of a turn, in order; nobody at a smaller table (the extension's rules of 2020 and of 2023).
    pub fn seats(self, on_turn: Seat, players: usize) -> Vec<Seat> {
        if players < FROM_PLAYERS {
            return Vec::new();
        }
        let others = on_turn.clockwise(players).skip(1);
        match self {
            Self::Partner => others.skip(PARTNER - 1).take(1).collect(),
            Self::SpecialBuilding => others.collect(),
        }
    }

    /// What a player may do in it, and why.
    pub fn reason(self, seat: Seat, names: Names<'_>) -> Reason {
        let (key, rule) = match self {
            Self::Partner => ("rules-cities-and-knights-partner-acts", "rules-cities-and-knights-rule-partner"),
            Self::SpecialBuilding => {
                ("rules-cities-and-knights-may-build", "rules-cities-and-knights-rule-special-building")
            }
        };
        ruled(Reason::note(Message::new(key).say("player", names(seat))), Message::new(rule), RuleHeading::Extension)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_partner_is_the_third_to_the_left() {
        assert_eq!(ExtraPhase::Partner.seats(Seat(4), 6), [Seat(1)]);
        assert_eq!(ExtraPhase::Partner.seats(Seat(0), 5), [Seat(3)]);
        assert_eq!(ExtraPhase::SpecialBuilding.seats(Seat(3), 5), [4, 0, 1, 2].map(Seat));
        assert_eq!(ExtraPhase::SpecialBuilding.seats(Seat(0), 4), []);
    }
}
