//! Why a player has so many points.

use super::points::{GoalStatus, Holdings, Row, RowData, standing};
use super::reasons::{RuleHeading, ruled};
use crate::locale::Message;
use crate::table::reason::Reason;

impl Row {
    /// Its name.
    pub fn message(self) -> Message {
        Message::new(self.data().title)
    }
}

impl Holdings {
    /// Why a row gives its points.
    pub fn reason(&self, row: Row) -> Reason {
        let each = |what: Message, count: u32| {
            let what = Message::new("rules-cities-and-knights-each")
                .say("what", what)
                .number("count", count)
                .number("worth", row.worth());
            Reason::new(what, row.worth() * i64::from(count))
        };
        let parts = match row {
            Row::Settlements if self.fallen_cities > 0 => {
                vec![
                    each(row.message(), self.settlements),
                    each(Message::new("rules-cities-and-knights-fallen-cities"), self.fallen_cities),
                ]
            }
            _ if self.count(row) > 1 => vec![each(row.message(), self.count(row))],
            _ => Vec::new(),
        };
        let RowData { rule, place, .. } = row.data();
        ruled(Reason::new(row.message(), self.row(row)).of(parts), Message::new(rule), place)
    }

    /// All points, row by row; rows without points are left out.
    pub fn points_reason(&self) -> Reason {
        let rows = Row::ALL.into_iter().filter(|&row| self.count(row) > 0);
        Reason::sum(Message::new("rules-cities-and-knights-points"), rows.map(|row| self.reason(row)).collect())
    }

    /// Where the player stands on the way to the goal, and why.
    pub fn standing_reason(&self, goal: i64, on_turn: bool) -> Reason {
        let what = match standing(self.points(), goal, on_turn) {
            GoalStatus::Short { points } => Message::new("rules-cities-and-knights-short").number("points", points),
            GoalStatus::WinsOnOwnTurn => Message::new("rules-cities-and-knights-wins-on-own-turn"),
            GoalStatus::Won => Message::new("rules-cities-and-knights-won"),
        };
        let rule = Message::new("rules-cities-and-knights-rule-end").number("goal", goal);
        ruled(Reason::note(what).of(vec![self.points_reason()]), rule, RuleHeading::End)
    }
}
