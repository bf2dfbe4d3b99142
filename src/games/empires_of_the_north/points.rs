//! The points at the end, and who has won.

use serde::{Deserialize, Serialize};

use crate::table::seat::Seat;

/// Where the rulebook has the scoring.
pub(super) const SCORING: &str = "rules-empires-of-the-north-place-scoring";
/// How many resources score together.
pub const RESOURCES_OF_A_POINT: u32 = 2;

/// What a player has at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Empire {
    /// Where the player stands on the score track.
    pub track: u32,
    /// Cards of the empire: start locations, fields, upgrades, locations, conquered islands.
    pub cards: u32,
    /// Food, wood, stone, sheep and fish in the supply; what is assigned to cards does not count.
    pub resources: u32,
    /// Gold in the supply; what is assigned to cards does not count.
    pub gold: u32,
    /// Raze tokens left.
    pub raze: u32,
    /// Workers, for a tie.
    pub workers: u32,
    /// Cards in hand, for a tie.
    pub hand: u32,
}

/// A row of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// Points on the track.
    Track,
    /// 1 for each card of the empire.
    Cards,
    /// 1 for every two resources.
    Resources,
    /// 1 for each gold.
    Gold,
    /// 1 for each raze token, where the table plays it so.
    Raze,
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
    points: fn(&Score) -> i64,
}

/// The points of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the row of that name")]
pub struct Score {
    pub track: i64,
    pub cards: i64,
    pub resources: i64,
    pub gold: i64,
    pub raze: i64,
    /// The place, 1 for the winner; shared if all is equal.
    pub place: usize,
}

/// Under which terms a scoring takes place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Raze tokens score, by the publisher's erratum; the rulebook of 2019 has nothing of it.
    pub raze_scores: bool,
}

/// A scoring with all that led to it.
#[derive(Clone, Debug)]
pub struct Scoring<'a> {
    /// The points, in the order of the empires.
    pub scores: Vec<Score>,
    pub(super) terms: Terms,
    pub(super) empires: &'a [Empire],
}

/// By what places are given: points, cards of the empire, workers, cards in hand.
pub type Merit = (i64, u32, u32, u32);

/// The place of each, 1 for the winner; shared where all is equal.
pub fn places(merits: &[Merit]) -> Vec<usize> {
    merits.iter().map(|merit| 1 + merits.iter().filter(|&other| other > merit).count()).collect()
}

/// Scores the empires, given in seat order. Ties: more cards in the empire, then workers, then cards in hand, then
/// shared (rulebook, end of the game).
pub fn scoring(terms: Terms, empires: &[Empire]) -> Scoring<'_> {
    let mut scores: Vec<Score> = empires.iter().map(|empire| empire.score(terms)).collect();
    let merits = scores.iter().zip(empires);
    let merits: Vec<Merit> =
        merits.map(|(score, empire)| (score.points(), empire.cards, empire.workers, empire.hand)).collect();
    for (score, place) in scores.iter_mut().zip(places(&merits)) {
        score.place = place;
    }
    Scoring { scores, terms, empires }
}

impl Row {
    /// All rows, in the rulebook's order.
    pub const ALL: [Self; 5] = [Self::Track, Self::Cards, Self::Resources, Self::Gold, Self::Raze];

    /// What there is to know of it.
    pub(super) const fn data(self) -> RowData {
        match self {
            Self::Track => RowData {
                id: "track",
                title: "rules-empires-of-the-north-row-track",
                rule: "rules-empires-of-the-north-rule-track",
                place: SCORING,
                points: |score| score.track,
            },
            Self::Cards => RowData {
                id: "cards",
                title: "rules-empires-of-the-north-row-cards",
                rule: "rules-empires-of-the-north-rule-cards",
                place: SCORING,
                points: |score| score.cards,
            },
            Self::Resources => RowData {
                id: "resources",
                title: "rules-empires-of-the-north-row-resources",
                rule: "rules-empires-of-the-north-rule-resources",
                place: SCORING,
                points: |score| score.resources,
            },
            Self::Gold => RowData {
                id: "gold",
                title: "rules-empires-of-the-north-row-gold",
                rule: "rules-empires-of-the-north-rule-gold",
                place: SCORING,
                points: |score| score.gold,
            },
            Self::Raze => RowData {
                id: "raze",
                title: "rules-empires-of-the-north-row-raze",
                rule: "rules-empires-of-the-north-rule-raze",
                place: "rules-empires-of-the-north-place-faq",
                points: |score| score.raze,
            },
        }
    }

    /// Its id on the score sheet.
    pub const fn id(self) -> &'static str {
        self.data().id
    }

    /// The rows that these terms score.
    pub fn scored(terms: Terms) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |&row| terms.raze_scores || row != Self::Raze)
    }
}

impl Empire {
    fn score(&self, terms: Terms) -> Score {
        Score {
            track: self.track.into(),
            cards: self.cards.into(),
            resources: (self.resources / RESOURCES_OF_A_POINT).into(),
            gold: self.gold.into(),
            raze: if terms.raze_scores { self.raze.into() } else { 0 },
            place: 0,
        }
    }
}

impl Score {
    /// The points of a row.
    pub fn row(&self, row: Row) -> i64 {
        (row.data().points)(self)
    }

    /// The points of all rows.
    pub fn points(&self) -> i64 {
        Row::ALL.into_iter().map(|row| self.row(row)).sum()
    }
}

impl Scoring<'_> {
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

    fn places(empires: &[Empire]) -> Vec<usize> {
        scoring(Terms::default(), empires).scores.iter().map(|score| score.place).collect()
    }

    #[test]
    fn an_odd_resource_scores_nothing() {
        let points =
            |resources| scoring(Terms::default(), &[Empire { resources, ..Empire::default() }]).scores[0].points();
        assert_eq!([0, 1, 2, 7].map(points), [0, 0, 1, 3]);
    }

    #[test]
    fn raze_tokens_score_by_the_erratum_only() {
        let empire = Empire { raze: 3, ..Empire::default() };
        assert_eq!(scoring(Terms::default(), &[empire]).scores[0].points(), 0);
        assert_eq!(scoring(Terms { raze_scores: true }, &[empire]).scores[0].points(), 3);
        assert_eq!(Row::scored(Terms::default()).count(), 4);
        assert_eq!(Row::scored(Terms { raze_scores: true }).count(), 5);
    }

    #[test]
    fn points_go_before_cards_and_cards_before_workers_and_workers_before_the_hand() {
        let empire = |track, cards, workers, hand| Empire { track, cards, workers, hand, ..Empire::default() };
        assert_eq!(places(&[empire(11, 10, 0, 0), empire(10, 10, 9, 9)]), [1, 2]);
        assert_eq!(places(&[empire(9, 11, 0, 0), empire(10, 10, 9, 9)]), [1, 2]);
        assert_eq!(places(&[empire(10, 10, 1, 0), empire(10, 10, 0, 9)]), [1, 2]);
        assert_eq!(places(&[empire(10, 10, 1, 2), empire(10, 10, 1, 3)]), [2, 1]);
        assert_eq!(places(&[empire(10, 10, 1, 2), empire(10, 10, 1, 2), empire(1, 1, 0, 0)]), [1, 1, 3]);
    }

    proptest! {
        #[test]
        fn the_rows_add_up(track in 0u32..200, cards in 0u32..60, resources in 0u32..99, gold in 0u32..30) {
            let empire = Empire { track, cards, resources, gold, ..Empire::default() };
            let points = scoring(Terms::default(), &[empire]).scores[0].points();
            prop_assert_eq!(points, i64::from(track + cards + resources / 2 + gold));
        }
    }
}
