//! The points at the end, and who has won.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::field::{Field, Presence, TieBreak};
use super::pieces::STARTING_DICE;
use crate::games::figure::Figure;
use crate::table::seat::Seat;

/// How many dice score together.
pub const DICE_PAIR: u32 = 2;

/// What a player has at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holdings {
    /// Points in tokens, won during the game.
    pub vp_tokens: u32,
    /// The values of the map tiles that count for the player.
    pub tiles: u32,
    /// The values of the player's technologies.
    pub technologies: u32,
    /// Houses on the map.
    pub houses: u32,
    /// All dice of the player, those of the start among them.
    pub dice: u32,
    /// Points for anything else that the table counts.
    pub other: u32,
}

/// A row of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// Points in tokens.
    VpTokens,
    /// The values of map tiles.
    Tiles,
    /// The values of technologies.
    Technologies,
    /// What the table has set for each house.
    Houses,
    /// Points for every two dice.
    Dice,
    /// Anything else that the table counts.
    Other,
}

/// What there is to know of a row.
pub(super) struct RowData {
    /// Its id on the score sheet.
    id: &'static str,
    /// The message that names it.
    pub title: &'static str,
    /// The message with its rule.
    pub rule: &'static str,
    /// The sentence for those who have more of it, where it decides between equal points.
    pub more: &'static str,
    /// What a player has of it, before it is turned into points.
    held: fn(&Holdings) -> u32,
    /// What it has given.
    points: fn(&Score) -> i64,
}

/// The points of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the row of that name")]
pub struct Score {
    pub vp_tokens: i64,
    pub tiles: i64,
    pub technologies: i64,
    pub houses: i64,
    pub dice: i64,
    pub other: i64,
    /// The place, 1 for the winner; equal ones share it.
    pub place: usize,
}

/// Under which terms a scoring takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Points for a house; an unknown one counts as nothing.
    pub house: Figure<u32>,
    /// Points for every two dice.
    pub dice_pair: Figure<u32>,
    /// Whether the dice of the start count; while it is unknown they do.
    pub starting_dice: Figure<bool>,
    /// Who gets the lower value of a map tile; it moves no points here, the values come in as counted at the table.
    pub presence: Figure<Presence>,
    /// What decides between equal points; while it is unknown they share the place.
    pub tie_break: Figure<TieBreak>,
}

/// A scoring with all that led to it.
#[derive(Clone, Debug)]
pub struct Scoring<'a> {
    /// The points, in the order of the holdings.
    pub scores: Vec<Score>,
    pub(super) terms: Terms,
    pub(super) holdings: &'a [Holdings],
}

/// Scores the holdings, given in seat order (description of the game, end).
pub fn scoring(terms: Terms, holdings: &[Holdings]) -> Scoring<'_> {
    let mut scores: Vec<Score> = holdings.iter().map(|held| terms.score(held)).collect();
    let points: Vec<i64> = scores.iter().map(Score::points).collect();
    for (score, place) in scores.iter_mut().zip(places(terms, holdings, &points)) {
        score.place = place;
    }
    Scoring { scores, terms, holdings }
}

/// The places by these points, 1 for the most; what decides between equal ones is counted in the holdings.
fn places(terms: Terms, holdings: &[Holdings], points: &[i64]) -> Vec<usize> {
    let tie_break = terms.tie_break.value.and_then(TieBreak::row);
    let decides = |held: &Holdings| tie_break.map_or(0, |row| held.count(row));
    let merits: Vec<_> = points.iter().zip(holdings).map(|(&points, held)| (points, decides(held))).collect();
    merits.iter().map(|merit| 1 + merits.iter().filter(|&other| other > merit).count()).collect()
}

impl Row {
    /// All rows, in the order of the description.
    pub const ALL: [Self; 6] = [Self::VpTokens, Self::Tiles, Self::Technologies, Self::Houses, Self::Dice, Self::Other];

    /// What there is to know of it.
    pub(super) const fn data(self) -> RowData {
        match self {
            Self::VpTokens => RowData {
                id: "vp-tokens",
                title: "rules-dice-settlers-row-vp-tokens",
                rule: "rules-dice-settlers-rule-vp-tokens",
                more: "dice-settlers-more-vp-tokens",
                held: |held| held.vp_tokens,
                points: |score| score.vp_tokens,
            },
            Self::Tiles => RowData {
                id: "tiles",
                title: "rules-dice-settlers-row-tiles",
                rule: "rules-dice-settlers-rule-tiles",
                more: "dice-settlers-more-tiles",
                held: |held| held.tiles,
                points: |score| score.tiles,
            },
            Self::Technologies => RowData {
                id: "technologies",
                title: "rules-dice-settlers-row-technologies",
                rule: "rules-dice-settlers-rule-technologies",
                more: "dice-settlers-more-technologies",
                held: |held| held.technologies,
                points: |score| score.technologies,
            },
            Self::Houses => RowData {
                id: "houses",
                title: "rules-dice-settlers-row-houses",
                rule: "rules-dice-settlers-rule-houses",
                more: "dice-settlers-more-houses",
                held: |held| held.houses,
                points: |score| score.houses,
            },
            Self::Dice => RowData {
                id: "dice",
                title: "rules-dice-settlers-row-dice",
                rule: "rules-dice-settlers-rule-dice",
                more: "dice-settlers-more-dice",
                held: |held| held.dice,
                points: |score| score.dice,
            },
            Self::Other => RowData {
                id: "other",
                title: "rules-dice-settlers-row-other",
                rule: "rules-dice-settlers-rule-other",
                more: "dice-settlers-more-other",
                held: |held| held.other,
                points: |score| score.other,
            },
        }
    }

    /// Its id on the score sheet.
    pub const fn id(self) -> &'static str {
        self.data().id
    }
}

impl Holdings {
    /// What a player has of a row, before it is turned into points.
    pub fn count(&self, row: Row) -> u32 {
        (row.data().held)(self)
    }
}

impl Terms {
    /// The terms that a board sets.
    pub fn of(board: &Board) -> Self {
        Self {
            house: board.number(Field::HousePoints),
            dice_pair: board.number(Field::DicePairPoints),
            starting_dice: board.starting_dice(),
            presence: board.presence(),
            tie_break: board.tie_break(),
        }
    }

    /// The dice that score.
    pub fn scoring_dice(&self, dice: u32) -> u32 {
        if self.starting_dice.value.unwrap_or(true) { dice } else { dice.saturating_sub(STARTING_DICE) }
    }

    fn score(&self, held: &Holdings) -> Score {
        Score {
            vp_tokens: held.vp_tokens.into(),
            tiles: held.tiles.into(),
            technologies: held.technologies.into(),
            houses: i64::from(held.houses) * self.house.counted(),
            dice: i64::from(self.scoring_dice(held.dice) / DICE_PAIR) * self.dice_pair.counted(),
            other: held.other.into(),
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
    /// The same scoring with the places by other totals, where a table has put some points right by hand.
    #[must_use]
    pub fn ranked(mut self, totals: &[i64]) -> Self {
        for (score, place) in self.scores.iter_mut().zip(places(self.terms, self.holdings, totals)) {
            score.place = place;
        }
        self
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
    use crate::games::dice_settlers::board::OwnFigure;
    use crate::games::dice_settlers::field::Value;
    use proptest::prelude::*;

    fn known() -> Terms {
        Terms::of(Board::printed())
    }

    fn with(field: Field, value: Value) -> Terms {
        Terms::of(&Board::with(&[OwnFigure::new(field, value).unwrap()]))
    }

    fn places(terms: Terms, holdings: &[Holdings]) -> Vec<usize> {
        scoring(terms, holdings).scores.iter().map(|score| score.place).collect()
    }

    #[test]
    fn an_unknown_house_counts_as_nothing_until_the_table_sets_it() {
        let held = [Holdings { houses: 4, ..Holdings::default() }];
        assert_eq!(scoring(known(), &held).scores[0].points(), 0);
        assert_eq!(scoring(with(Field::HousePoints, Value::Number(2)), &held).scores[0].points(), 8);
    }

    #[test]
    fn every_two_dice_score_and_an_odd_one_does_not() {
        let points = |terms, dice| scoring(terms, &[Holdings { dice, ..Holdings::default() }]).scores[0].points();
        assert_eq!([0, 1, 2, 5, 9].map(|dice| points(known(), dice)), [0, 0, 3, 6, 12]);
        let without = with(Field::StartingDice, Value::Truth(false));
        assert_eq!([3, 5, 6, 9].map(|dice| points(without, dice)), [0, 0, 0, 6]);
    }

    #[test]
    fn equal_points_share_a_place_unless_the_table_has_set_a_tie_break() {
        let all = [
            Holdings { vp_tokens: 10, ..Holdings::default() },
            Holdings { tiles: 10, houses: 1, ..Holdings::default() },
            Holdings { vp_tokens: 3, ..Holdings::default() },
        ];
        assert_eq!(places(known(), &all), [1, 1, 3]);
        assert_eq!(places(with(Field::TieBreak, Value::TieBreak(TieBreak::Houses)), &all), [2, 1, 3]);
        assert_eq!(places(with(Field::TieBreak, Value::TieBreak(TieBreak::VpTokens)), &all), [1, 2, 3]);
        assert_eq!(places(with(Field::TieBreak, Value::TieBreak(TieBreak::Shared)), &all), [1, 1, 3]);
    }

    #[test]
    fn places_follow_the_totals_that_a_table_has_put_right() {
        let all = [Holdings { tiles: 9, ..Holdings::default() }, Holdings { tiles: 10, ..Holdings::default() }];
        let ranked = scoring(known(), &all).ranked(&[12, 10]);
        assert_eq!((ranked.scores[0].place, ranked.scores[1].place), (1, 2));
        assert_eq!(ranked.winners(), [Seat(0)]);
    }

    proptest! {
        #[test]
        fn a_better_place_never_has_fewer_points(points in proptest::collection::vec(0u32..50, 1..=8)) {
            let all: Vec<Holdings> = points.iter().map(|&tiles| Holdings { tiles, ..Holdings::default() }).collect();
            let places = places(known(), &all);
            for (mine, my_place) in points.iter().zip(&places) {
                for (other, place) in points.iter().zip(&places) {
                    prop_assert_eq!(mine.cmp(other), place.cmp(my_place));
                }
            }
            prop_assert!(places.contains(&1));
        }
    }
}
