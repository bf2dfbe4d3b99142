//! How a count becomes points: as it is, times a factor, so many for every few, or by a table of thresholds.

use serde::{Deserialize, Serialize};

use crate::locale::Message;
use crate::table::reason::Reason;

/// What a row makes of what was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Rule {
    /// What was counted are the points.
    #[default]
    Plain,
    /// Each counts this many points; fewer than none takes them away.
    Times(i64),
    /// Every `count` of it give `give` points; what is left over gives nothing.
    Every {
        /// How many make a set, 1 or more.
        count: i64,
        /// The points of a set.
        give: i64,
    },
    /// The points of the last threshold that was reached; none below the first.
    Thresholds(Vec<Threshold>),
}

/// A line of a table: from so many on, so many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threshold(
    /// From this count on.
    pub i64,
    /// The points.
    pub i64,
);

impl Rule {
    /// The points for a count. A count below zero makes whole sets below zero.
    pub fn points(&self, count: i64) -> i64 {
        match self {
            Self::Plain => count,
            Self::Times(factor) => count.saturating_mul(*factor),
            Self::Every { count: set, give } => count.checked_div(*set).unwrap_or(0).saturating_mul(*give),
            Self::Thresholds(steps) => {
                let reached = steps.iter().take_while(|Threshold(from, _)| *from <= count);
                reached.last().map_or(0, |Threshold(_, points)| *points)
            }
        }
    }

    /// Whether the points are the count itself.
    pub const fn is_plain(&self) -> bool {
        matches!(self, Self::Plain)
    }

    /// The rule in a few words ("every 3 give 5").
    pub fn message(&self) -> Message {
        match self {
            Self::Plain => Message::new("score-sheet-rule-plain"),
            Self::Times(factor) => Message::new("score-sheet-rule-times").number("factor", *factor),
            Self::Every { count, give } => {
                Message::new("score-sheet-rule-every").number("count", *count).number("give", *give)
            }
            Self::Thresholds(steps) => {
                let step = |Threshold(from, points): &Threshold| {
                    Message::new("score-sheet-rule-from").number("from", *from).number("points", *points)
                };
                Message::new("score-sheet-rule-thresholds").list("steps", steps.iter().map(step).collect())
            }
        }
    }

    /// Why a count makes these points. `place` says where the rule stands.
    pub fn reason(&self, what: Message, count: i64, place: Message) -> Reason {
        let points = Reason::new(what, self.points(count));
        if self.is_plain() {
            return points.of(vec![Reason::new(Message::new("score-sheet-entered"), count)]);
        }
        points.by(self.message(), place).of(vec![Reason::new(Message::new("score-sheet-counted"), count)])
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn each_rule_makes_its_points() {
        assert_eq!(Rule::Plain.points(-4), -4);
        assert_eq!(Rule::Times(3).points(5), 15);
        assert_eq!(Rule::Times(-2).points(5), -10);
        let every = Rule::Every { count: 3, give: 5 };
        assert_eq!([0, 2, 3, 8, 9, -2, -3].map(|count| every.points(count)), [0, 0, 5, 10, 15, 0, -5]);
        let table = Rule::Thresholds(vec![Threshold(1, 1), Threshold(3, 4), Threshold(5, -9)]);
        assert_eq!([-1, 0, 1, 2, 3, 4, 5, 99].map(|count| table.points(count)), [0, 0, 1, 1, 4, 4, -9, -9]);
    }

    #[test]
    fn a_reason_goes_down_to_what_was_counted() {
        let reason = Rule::Times(3).reason(Message::literal("Hotel"), 5, Message::literal("sheet"));
        assert_eq!((reason.amount, reason.parts[0].amount), (Some(15), Some(5)));
        assert!(reason.rule.is_some());
        let plain = Rule::Plain.reason(Message::literal("Bonus"), 7, Message::literal("sheet"));
        assert_eq!((plain.amount, plain.rule.is_none()), (Some(7), true));
    }

    proptest! {
        #[test]
        fn no_count_is_too_much(count: i64, a: i64, b: i64) {
            for rule in [Rule::Plain, Rule::Times(a), Rule::Every { count: a, give: b }, Rule::Thresholds(vec![Threshold(a, b)])] {
                let _ = rule.points(count);
            }
        }

        #[test]
        fn whole_sets_are_what_they_are(sets in 0..1000_i64, rest in 0..7_i64, give in -50..50_i64) {
            prop_assert_eq!(Rule::Every { count: 7, give }.points(sets * 7 + rest), sets * give);
        }
    }
}
