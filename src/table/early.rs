//! A play that is ended early: the evening is over before the game is. What counts of it, and who has won then.
//!
//! The game itself knows nothing of it: its state stays as it was, so that the play can be taken up again by undoing one
//! entry. What is shown and counted of such a play is made here, from what the game says of it as it stands.

use serde::{Deserialize, Serialize};

use super::guide::{GuideView, Next, Words};
use super::ranking::Wins;
use super::seat::Seat;
use super::sheet::{Group, Sheet};
use super::summary::Standing;
use crate::locale::Message;

/// Which points count where a play is ended early; its words stand in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyPoints {
    /// Those that have been scored.
    Standing,
    /// Those, and what would be scored now.
    Counted,
    /// None: nobody has won.
    Nothing,
}

/// That a play was ended early, as statistics and lists know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EarlyEnd {
    /// Which points count.
    pub points: EarlyPoints,
    /// Where the play stood then ("Old Kingdom · Round 2 of 3").
    pub place: Words,
}

impl EarlyPoints {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Standing, Self::Counted, Self::Nothing];

    /// What ending a play so means, in a sentence of the history.
    pub(super) fn sentence(self) -> Message {
        Message::new(match self {
            Self::Standing => "table-did-end-early",
            Self::Counted => "table-did-end-early-counted",
            Self::Nothing => "table-did-end-early-nothing",
        })
    }

    /// The sheet of a play that is ended so: what would be scored now is scored, where that counts.
    pub(super) fn sheet(self, sheet: Sheet) -> Sheet {
        let places = Vec::new();
        if self != Self::Counted {
            return Sheet { places, ..sheet };
        }
        let seats = sheet.totals.len();
        let Some(title) = sheet.totals.first().map(|cell| cell.reason.what.clone()) else { return sheet };
        let groups = sheet.groups.into_iter().map(|group| Group { scored: true, ..group }).collect();
        Sheet::new(&title, groups, seats)
    }

    /// How a play stands that is ended so: whoever is ahead by these points has won. No rule of the box says who wins a
    /// game that was not played to its end, so those who are level share the win, and where all are level nobody has won;
    /// neither has who plays alone.
    pub(super) fn standing(self, now: Standing, sheet: &Sheet, wins: Wins) -> Standing {
        let points = match self {
            Self::Standing => now.points,
            Self::Counted => self.sheet(sheet.clone()).totals.iter().map(|cell| cell.value).collect(),
            Self::Nothing => vec![None; now.points.len()],
        };
        let winners = ahead(&points, wins);
        Standing { leaders: winners.clone(), winners, points, finished: true, early: Some(self), ..Standing::default() }
    }
}

/// What the guide shows of a play that is ended early, from what it would show if it went on.
pub(super) fn guide(guide: GuideView) -> GuideView {
    GuideView {
        place: Message::new("table-early-place").say("place", guide.place),
        above: Message::literal(""),
        title: Message::new("table-early-title"),
        text: Message::new("table-early-text"),
        on_turn: None,
        next: Next::Over,
        calculator: None,
        cards: Vec::new(),
        rulings: Vec::new(),
        warnings: Vec::new(),
        fresh: false,
        ..guide
    }
}

/// Who is ahead of somebody else, and behind nobody.
fn ahead(points: &[Option<i64>], wins: Wins) -> Vec<Seat> {
    let known = || points.iter().copied().flatten();
    let best = if wins == Wins::Lowest { known().min() } else { known().max() };
    let Some(best) = best else { return Vec::new() };
    let is_first = |points: &Option<i64>| *points == Some(best);
    if points.iter().all(is_first) {
        return Vec::new();
    }
    Seat::all(points.len()).zip(points).filter(|(_, points)| is_first(points)).map(|(seat, _)| seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::reason::Reason;
    use crate::table::sheet::{Cell, Row};

    #[test]
    fn who_is_ahead_has_won_and_where_all_are_level_nobody_has() {
        assert_eq!(ahead(&[Some(16), Some(13), Some(16)], Wins::Highest), [Seat(0), Seat(2)]);
        assert_eq!(ahead(&[Some(16), Some(13), None], Wins::Lowest), [Seat(1)]);
        assert_eq!(ahead(&[Some(0), Some(0), Some(0)], Wins::Highest), []);
        assert_eq!(ahead(&[Some(9)], Wins::Highest), [], "alone there is nobody to be ahead of");
        assert_eq!(ahead(&[None, None], Wins::Highest), []);
    }

    #[test]
    fn what_would_be_scored_counts_only_where_that_is_chosen() {
        let group = |id, points: [i64; 2], scored| {
            let cell = |points| Cell::computed(Reason::new(Message::literal("part"), points));
            let rows = vec![Row { id: "row", title: Message::literal("row"), cells: points.map(cell).to_vec() }];
            Group::new(id, Message::literal(id), rows, 2, scored)
        };
        let sheet =
            Sheet::new(&Message::literal("total"), vec![group("old", [4, 3], true), group("new", [1, 5], false)], 2);
        let now = || Standing { points: vec![Some(4), Some(3)], ..Standing::default() };
        let ended = |points: EarlyPoints| {
            let standing = points.standing(now(), &sheet, Wins::Highest);
            assert!(standing.finished && standing.early == Some(points));
            (standing.points, standing.winners)
        };
        assert_eq!(ended(EarlyPoints::Standing), (vec![Some(4), Some(3)], vec![Seat(0)]));
        assert_eq!(ended(EarlyPoints::Counted), (vec![Some(5), Some(8)], vec![Seat(1)]));
        assert_eq!(ended(EarlyPoints::Nothing), (vec![None, None], vec![]));
    }
}
