//! The points at the end, and who has won.

use serde::{Deserialize, Serialize};

use crate::table::seat::Seat;

/// Where the rulebook has the scoring.
pub(super) const SCORING: &str = "rules-imperial-settlers-place-scoring";
/// Where the rulebook has what only the Japanese build.
const JAPANESE: &str = "rules-imperial-settlers-place-japanese";
/// Points of a common location.
pub const COMMON_POINTS: i64 = 1;
/// Points of a faction location.
pub const FACTION_POINTS: i64 = 2;
/// How many cards a Gate asks for, and its points with them.
pub const GATE: (u32, i64) = (3, 2);
/// How many resources a Shrine asks for, and its points with them, the most first.
pub const SHRINE: [(u32, i64); 3] = [(12, 10), (7, 5), (3, 2)];

/// What a player has at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Empire {
    /// Where the player stands on the score track.
    pub track: u32,
    /// Common locations; a foundation is none.
    pub common: u32,
    /// Faction locations.
    pub faction: u32,
    /// The resources on each Shrine.
    pub shrines: Vec<u32>,
    /// The cards under each Gate.
    pub gates: Vec<u32>,
    /// Resources and workers left, for a tie.
    pub goods: u32,
    /// Cards in hand, for a tie.
    pub hand: u32,
}

/// A row of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// Points on the track.
    Track,
    /// 1 for each common location.
    Common,
    /// 2 for each faction location.
    Faction,
    /// 2, 5 or 10 for each Shrine.
    Shrines,
    /// 2 for each Gate with three cards.
    Gates,
}

/// What there is to know of a row.
pub(super) struct RowData {
    /// Its id on the score sheet.
    id: &'static str,
    /// The message that names it.
    pub title: &'static str,
    /// The message with its rule.
    pub rule: &'static str,
    /// The message that says where the rule stands.
    pub place: &'static str,
    /// What it has given.
    points: fn(&mut Score) -> &mut i64,
}

/// The points of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the row of that name")]
pub struct Score {
    pub track: i64,
    pub common: i64,
    pub faction: i64,
    pub shrines: i64,
    pub gates: i64,
    /// The place, 1 for the winner; shared if all is equal.
    pub place: usize,
}

/// A scoring with all that led to it.
#[derive(Clone, Debug)]
pub struct Scoring<'a> {
    /// The points, in the order of the empires.
    pub scores: Vec<Score>,
    pub(super) empires: &'a [Empire],
}

/// Scores the empires, given in seat order. Ties: more resources and workers left, then more cards in hand, then shared
/// (rulebook, end of the game).
pub fn scoring(empires: &[Empire]) -> Scoring<'_> {
    let mut scoring = Scoring { scores: empires.iter().map(Empire::score).collect(), empires };
    scoring.rank();
    scoring
}

/// What is still to be counted before it is clear who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The resources and workers left.
    Goods,
    /// The cards in hand.
    Hand,
}

/// Who must still count what for a tie of the first place, given everyone's points and what has been counted so far:
/// resources and workers first, and the cards in hand only where these are level too (rulebook, end of the game).
pub fn tie_break(points: &[i64], goods: &[Option<u32>], hand: &[Option<u32>]) -> Option<(TieBreak, Vec<Seat>)> {
    let seats = || Seat::all(points.len());
    let of = |all: &[Option<u32>], seat: Seat| all.get(seat.index()).copied().flatten();
    let best = points.iter().max();
    let level: Vec<Seat> = seats().filter(|seat| points.get(seat.index()) == best).collect();
    if level.len() < 2 {
        return None;
    }
    let open: Vec<Seat> = level.iter().copied().filter(|&seat| of(goods, seat).is_none()).collect();
    if !open.is_empty() {
        return Some((TieBreak::Goods, open));
    }
    let most = level.iter().map(|&seat| of(goods, seat)).max().flatten();
    let level: Vec<Seat> = level.into_iter().filter(|&seat| of(goods, seat) == most).collect();
    let open: Vec<Seat> = level.iter().copied().filter(|&seat| of(hand, seat).is_none()).collect();
    if level.len() < 2 || open.is_empty() { None } else { Some((TieBreak::Hand, open)) }
}

/// The points of a Shrine with so many resources on it (Czech rulebook, Shrine).
pub fn shrine(resources: u32) -> i64 {
    SHRINE.into_iter().find(|&(needed, _)| resources >= needed).map_or(0, |(_, points)| points)
}

/// The points of a Gate with so many cards under it (Czech rulebook, Gate). The card in the English rulebook may ask for
/// cards of a kind; that is not confirmed.
pub const fn gate(cards: u32) -> i64 {
    let (needed, points) = GATE;
    if cards >= needed { points } else { 0 }
}

impl Row {
    /// All rows, in the rulebook's order.
    pub const ALL: [Self; 5] = [Self::Track, Self::Common, Self::Faction, Self::Shrines, Self::Gates];

    /// What there is to know of it.
    pub(super) const fn data(self) -> RowData {
        match self {
            Self::Track => RowData {
                id: "track",
                title: "rules-imperial-settlers-row-track",
                rule: "rules-imperial-settlers-rule-track",
                place: SCORING,
                points: |score| &mut score.track,
            },
            Self::Common => RowData {
                id: "common",
                title: "rules-imperial-settlers-row-common",
                rule: "rules-imperial-settlers-rule-common",
                place: SCORING,
                points: |score| &mut score.common,
            },
            Self::Faction => RowData {
                id: "faction",
                title: "rules-imperial-settlers-row-faction",
                rule: "rules-imperial-settlers-rule-faction",
                place: SCORING,
                points: |score| &mut score.faction,
            },
            Self::Shrines => RowData {
                id: "shrines",
                title: "rules-imperial-settlers-row-shrines",
                rule: "rules-imperial-settlers-rule-shrines",
                place: JAPANESE,
                points: |score| &mut score.shrines,
            },
            Self::Gates => RowData {
                id: "gates",
                title: "rules-imperial-settlers-row-gates",
                rule: "rules-imperial-settlers-rule-gates",
                place: JAPANESE,
                points: |score| &mut score.gates,
            },
        }
    }

    /// Its id on the score sheet.
    pub const fn id(self) -> &'static str {
        self.data().id
    }
}

impl Empire {
    fn score(&self) -> Score {
        Score {
            track: self.track.into(),
            common: COMMON_POINTS * i64::from(self.common),
            faction: FACTION_POINTS * i64::from(self.faction),
            shrines: self.shrines.iter().map(|&resources| shrine(resources)).sum(),
            gates: self.gates.iter().map(|&cards| gate(cards)).sum(),
            place: 0,
        }
    }
}

impl Score {
    /// The points of a row.
    pub fn row(mut self, row: Row) -> i64 {
        *(row.data().points)(&mut self)
    }

    /// The points of all rows.
    pub fn points(&self) -> i64 {
        Row::ALL.into_iter().map(|row| self.row(row)).sum()
    }
}

impl Scoring<'_> {
    /// Puts a row of a player right by hand; the places follow.
    pub fn correct(&mut self, seat: Seat, row: Row, value: i64) {
        if let Some(score) = self.scores.get_mut(seat.index()) {
            *(row.data().points)(score) = value;
        }
        self.rank();
    }

    fn rank(&mut self) {
        let merits = self.scores.iter().zip(self.empires);
        let merits: Vec<_> = merits.map(|(score, empire)| (score.points(), empire.goods, empire.hand)).collect();
        for (score, merit) in self.scores.iter_mut().zip(&merits) {
            score.place = 1 + merits.iter().filter(|&other| other > merit).count();
        }
    }

    /// Who has won, in seat order; several if they share the first place.
    pub fn winners(&self) -> Vec<Seat> {
        let first = Seat::all(self.scores.len()).zip(&self.scores).filter(|(_, score)| score.place == 1);
        first.map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_shrine_and_a_gate_score_by_steps() {
        assert_eq!([0, 2, 3, 6, 7, 11, 12, 40].map(shrine), [0, 0, 2, 2, 5, 5, 10, 10]);
        assert_eq!([0, 2, 3, 9].map(gate), [0, 0, 2, 2]);
    }

    #[test]
    fn each_shrine_and_each_gate_scores_by_itself() {
        let empire = Empire { shrines: vec![3, 7], gates: vec![3, 2, 4], ..Empire::default() };
        let score = scoring(&[empire]).scores[0];
        assert_eq!((score.shrines, score.gates, score.points()), (7, 4, 11));
    }

    #[test]
    fn ties_go_by_goods_and_then_by_the_hand() {
        let empire = |goods, hand| Empire { track: 54, goods, hand, ..Empire::default() };
        let places =
            |empires: &[Empire]| -> Vec<usize> { scoring(empires).scores.iter().map(|score| score.place).collect() };
        assert_eq!(places(&[empire(2, 9), empire(3, 0)]), [2, 1]);
        assert_eq!(places(&[empire(3, 1), empire(3, 2), empire(3, 1)]), [2, 1, 2]);
    }

    #[test]
    fn a_tie_asks_for_goods_and_only_then_for_the_hand() {
        let (some, none) = (Some(1), None);
        assert_eq!(tie_break(&[5, 4], &[none, none], &[none, none]), None, "no tie, nothing to count");
        let goods = Some((TieBreak::Goods, vec![Seat(0), Seat(2)]));
        assert_eq!(tie_break(&[5, 4, 5], &[none, none, none], &[none; 3]), goods);
        assert_eq!(tie_break(&[5, 4, 5], &[some, none, Some(2)], &[none; 3]), None);
        let hand = Some((TieBreak::Hand, vec![Seat(2)]));
        assert_eq!(tie_break(&[5, 4, 5], &[some, none, some], &[some, none, none]), hand);
        assert_eq!(tie_break(&[5, 5], &[some, some], &[some, some]), None, "shared");
    }

    #[test]
    fn a_row_put_right_by_hand_changes_the_places() {
        let empires = [Empire { common: 2, ..Empire::default() }, Empire::default()];
        let mut scoring = scoring(&empires);
        scoring.correct(Seat(1), Row::Gates, 3);
        assert_eq!((scoring.winners(), scoring.scores[1].points()), (vec![Seat(1)], 3));
    }

    proptest! {
        #[test]
        fn the_rows_add_up(track in 0u32..200, common in 0u32..20, faction in 0u32..20, shrines in proptest::collection::vec(0u32..20, 0..3)) {
            let most = 10 * i64::try_from(shrines.len()).unwrap();
            let empire = Empire { track, common, faction, shrines, ..Empire::default() };
            let points = scoring(&[empire]).scores[0].points();
            let without = i64::from(track + common + 2 * faction);
            prop_assert!((without..=without + most).contains(&points));
        }
    }
}
