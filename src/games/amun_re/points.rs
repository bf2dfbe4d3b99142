//! The points of phase 6, and who has won.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::bonus::Claim;
use super::farmers::Farm;
use super::pieces::Site;
use super::province::{Field, Province, Side};
use super::temple::Temple;
use crate::table::seat::Seat;

/// How many provinces a player has at a scoring.
pub const PROVINCES: usize = 3;
/// Points of a set, one pyramid in each of the three provinces.
pub const SET_POINTS: i64 = 3;
/// Points for the most pyramids on a side of the Nile.
pub const SIDE_POINTS: i64 = 5;
/// Points of a bonus card whose condition is met.
pub const BONUS_POINTS: i64 = 3;

/// A half of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Half {
    /// The Old Kingdom, rounds 1 to 3.
    Old,
    /// The New Kingdom, rounds 4 to 6; gold scores at its end.
    New,
}

/// Under which terms a scoring takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The half that ends.
    pub half: Half,
    /// Where the temple stands.
    pub temple: Temple,
    /// Whether a side of the Nile without any pyramid scores, by stones alone. The rulebook does not say; usually no.
    pub empty_side_scores: bool,
}

/// A province with what is built there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Built {
    /// The province.
    pub province: Province,
    /// Its pyramids and stones.
    pub site: Site,
}

/// What a player brings to a scoring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Realm {
    /// Where the player stands on the score track.
    pub before: i64,
    /// The player's gold; it counts at the end of the New Kingdom.
    pub gold: i64,
    /// How many bonus cards somebody has counted as fulfilled.
    pub bonus_cards: u32,
    /// The bonus cards that were played and that the board judges.
    pub claims: Vec<Claim>,
    /// The farmers in the provinces, for the bonus cards that count them.
    pub farms: Vec<Farm>,
    /// The player's provinces, at most three; a province has one owner.
    pub provinces: Vec<Built>,
}

/// A row of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Row {
    /// 1 for each pyramid.
    Pyramids,
    /// 3 for each set.
    Sets,
    /// 5 for the most pyramids in the west.
    West,
    /// 5 for the most pyramids in the east.
    East,
    /// The temple's place for each temple.
    Temples,
    /// 3 for each fulfilled bonus card.
    Bonus,
    /// 6, 4 and 2 for the most gold, in the New Kingdom.
    Gold,
}

/// What there is to know of a row.
pub(super) struct RowData {
    /// Its id on the score sheet.
    id: &'static str,
    /// The message that names it.
    pub title: &'static str,
    /// The message with its rule.
    pub rule: &'static str,
    /// What it has given.
    points: fn(&Score) -> i64,
}

/// The points of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the row of that name")]
pub struct Score {
    pub pyramids: i64,
    pub sets: i64,
    pub west: i64,
    pub east: i64,
    pub temples: i64,
    pub bonus: i64,
    pub gold: i64,
    /// Where the player stood before.
    pub before: i64,
    /// The place in the end, 1 for the winner, shared if all is equal; none in the Old Kingdom.
    pub place: Option<usize>,
}

/// A scoring with all that led to it.
#[derive(Clone, Debug)]
pub struct Scoring<'a> {
    /// The points, in the order of the realms.
    pub scores: Vec<Score>,
    pub(super) board: &'a Board,
    pub(super) terms: Terms,
    pub(super) realms: &'a [Realm],
}

/// Scores the realms, given in seat order (rulebook 2003, phase 6 and the end of the game).
pub fn scoring<'a>(board: &'a Board, terms: Terms, realms: &'a [Realm]) -> Scoring<'a> {
    let mut scoring = Scoring { scores: Vec::new(), board, terms, realms };
    let west = scoring.winners(Side::West);
    let east = scoring.winners(Side::East);
    let side = |winners: &[Seat], seat| {
        if winners.contains(&seat) { SIDE_POINTS } else { 0 }
    };
    scoring.scores = Seat::all(realms.len())
        .zip(realms)
        .map(|(seat, realm)| Score {
            pyramids: realm.pyramids(),
            sets: SET_POINTS * realm.sets(),
            west: side(&west, seat),
            east: side(&east, seat),
            temples: realm.temples(board) * terms.temple.worth(),
            bonus: BONUS_POINTS * realm.fulfilled(board),
            gold: scoring.gold_points(realm),
            before: realm.before,
            place: None,
        })
        .collect();
    if terms.half == Half::New {
        scoring.give_places();
    }
    scoring
}

impl Row {
    /// All rows, in the rulebook's order.
    pub const ALL: [Self; 7] =
        [Self::Pyramids, Self::Sets, Self::West, Self::East, Self::Temples, Self::Bonus, Self::Gold];

    /// What there is to know of it.
    pub(super) const fn data(self) -> RowData {
        match self {
            Self::Pyramids => RowData {
                id: "pyramids",
                title: "rules-amun-re-row-pyramids",
                rule: "rules-amun-re-rule-pyramids",
                points: |score| score.pyramids,
            },
            Self::Sets => RowData {
                id: "sets",
                title: "rules-amun-re-row-sets",
                rule: "rules-amun-re-rule-sets",
                points: |score| score.sets,
            },
            Self::West => RowData {
                id: "west",
                title: "rules-amun-re-row-west",
                rule: "rules-amun-re-rule-side",
                points: |score| score.west,
            },
            Self::East => RowData {
                id: "east",
                title: "rules-amun-re-row-east",
                rule: "rules-amun-re-rule-side",
                points: |score| score.east,
            },
            Self::Temples => RowData {
                id: "temples",
                title: "rules-amun-re-row-temples",
                rule: "rules-amun-re-rule-temples",
                points: |score| score.temples,
            },
            Self::Bonus => RowData {
                id: "bonus",
                title: "rules-amun-re-row-bonus",
                rule: "rules-amun-re-rule-bonus",
                points: |score| score.bonus,
            },
            Self::Gold => RowData {
                id: "gold",
                title: "rules-amun-re-row-gold",
                rule: "rules-amun-re-rule-gold",
                points: |score| score.gold,
            },
        }
    }

    /// Its id on the score sheet.
    pub const fn id(self) -> &'static str {
        self.data().id
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

    /// Where the player stands after the scoring.
    pub fn total(&self) -> i64 {
        self.before + self.points()
    }
}

impl Realm {
    /// All pyramids.
    pub fn pyramids(&self) -> i64 {
        self.provinces.iter().map(|built| i64::from(built.site.pyramids)).sum()
    }

    /// All building stones.
    pub fn bricks(&self) -> i64 {
        self.provinces.iter().map(|built| i64::from(built.site.bricks)).sum()
    }

    /// The sets: the fewest pyramids of the three provinces; 0 with fewer than three.
    pub fn sets(&self) -> i64 {
        let fewest = self.provinces.iter().map(|built| built.site.pyramids).min().unwrap_or(0);
        if self.provinces.len() < PROVINCES { 0 } else { fewest.into() }
    }

    /// How many bonus cards score.
    pub fn fulfilled(&self, board: &Board) -> i64 {
        let one = |claim: &Claim| i64::from(claim.scores(board, &self.farms));
        i64::from(self.bonus_cards) + self.claims.iter().map(one).sum::<i64>()
    }

    fn temples(&self, board: &Board) -> i64 {
        self.provinces.iter().map(|built| board.number(built.province, Field::Temples).counted()).sum()
    }
}

impl Scoring<'_> {
    /// The provinces on a side with their owners, the best first: by pyramids, then by stones.
    pub(super) fn provinces_on(&self, side: Side) -> Vec<(Seat, Built)> {
        let owned =
            |(seat, realm): (Seat, &Realm)| -> Vec<_> { realm.provinces.iter().map(|&built| (seat, built)).collect() };
        let mut all: Vec<_> = Seat::all(self.realms.len()).zip(self.realms).flat_map(owned).collect();
        all.retain(|(_, built)| self.board.side(built.province).value == Some(side));
        all.sort_by_key(|(_, built)| std::cmp::Reverse(built.site));
        all
    }

    /// The owners of the side's best provinces; nobody if the best has no pyramid, unless the terms say otherwise.
    fn winners(&self, side: Side) -> Vec<Seat> {
        let provinces = self.provinces_on(side);
        let best = provinces.first().map(|(_, built)| built.site);
        let scores = |site: Site| self.terms.empty_side_scores || site.pyramids > 0;
        let Some(best) = best.filter(|&site| scores(site)) else {
            return Vec::new();
        };
        provinces.into_iter().filter(|(_, built)| built.site == best).map(|(seat, _)| seat).collect()
    }

    /// How many players have more gold.
    pub(super) fn richer(&self, realm: &Realm) -> usize {
        self.realms.iter().filter(|other| other.gold > realm.gold).count()
    }

    fn gold_points(&self, realm: &Realm) -> i64 {
        match (self.terms.half, self.richer(realm)) {
            (Half::New, 0) => 6,
            (Half::New, 1) => 4,
            (Half::New, 2) => 2,
            _ => 0,
        }
    }

    fn give_places(&mut self) {
        let merits = self.scores.iter().zip(self.realms);
        let merits: Vec<_> = merits.map(|(score, realm)| (score.total(), realm.pyramids(), realm.bricks())).collect();
        for (score, merit) in self.scores.iter_mut().zip(&merits) {
            score.place = Some(1 + merits.iter().filter(|&other| other > merit).count());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const OLD: Terms = Terms { half: Half::Old, temple: Temple::First, empty_side_scores: false };
    const NEW: Terms = Terms { half: Half::New, ..OLD };

    fn realm(provinces: &[(Province, u32, u32)]) -> Realm {
        let built = |&(province, pyramids, bricks)| Built { province, site: Site { pyramids, bricks } };
        Realm { provinces: provinces.iter().map(built).collect(), ..Realm::default() }
    }

    fn scores(terms: Terms, realms: &[Realm]) -> Vec<Score> {
        scoring(Board::printed(), terms, realms).scores
    }

    fn each<T>(scores: &[Score], of: impl Fn(&Score) -> T) -> Vec<T> {
        scores.iter().map(of).collect()
    }

    #[test]
    fn two_provinces_are_no_set() {
        let all = scores(OLD, &[realm(&[(Province::Edfu, 2, 0), (Province::Abu, 2, 0)])]);
        assert_eq!(all[0].sets, 0);
    }

    #[test]
    fn stones_break_a_tie_and_an_equal_one_pays_all_once() {
        let all = scores(
            OLD,
            &[
                realm(&[(Province::Edfu, 2, 1), (Province::Memphis, 2, 1)]),
                realm(&[(Province::Buto, 2, 1)]),
                realm(&[(Province::Kharga, 2, 0)]),
            ],
        );
        assert_eq!(each(&all, |score| score.west), [5, 5, 0]);
    }

    #[test]
    fn a_side_without_a_pyramid_pays_only_where_the_table_says_so() {
        let realms = [realm(&[(Province::Edfu, 0, 2)]), realm(&[(Province::Buto, 0, 1)]), realm(&[])];
        assert_eq!(each(&scores(OLD, &realms), |score| score.west), [0, 0, 0]);
        let terms = Terms { empty_side_scores: true, ..OLD };
        assert_eq!(each(&scores(terms, &realms), |score| score.west), [5, 0, 0]);
        assert_eq!(each(&scores(terms, &realms), |score| score.east), [0, 0, 0], "nobody has a province there");
    }

    #[test]
    fn temples_are_worth_the_place_of_the_temple() {
        let terms = Terms { temple: Temple::Fourth, ..OLD };
        let temples = [(Province::Damanhur, 0, 0), (Province::Edfu, 0, 0), (Province::Amarna, 0, 0)];
        assert_eq!(scores(terms, &[realm(&temples)])[0].temples, 16);
    }

    #[test]
    fn gold_counts_at_the_end_only() {
        let rich = |gold| Realm { gold, ..Realm::default() };
        let points = |golds: [i64; 4], terms| each(&scores(terms, &golds.map(rich)), |score| score.gold);
        assert_eq!(points([10, 8, 8, 5], NEW), [6, 4, 4, 0]);
        assert_eq!(points([9, 9, 9, 4], NEW), [6, 6, 6, 0]);
        assert_eq!(points([1, 2, 3, 4], NEW), [0, 2, 4, 6]);
        assert_eq!(points([1, 2, 3, 4], OLD), [0, 0, 0, 0]);
    }

    #[test]
    fn a_tie_in_the_end_is_broken_by_pyramids_then_stones_then_shared() {
        let mut realms = [
            realm(&[(Province::Kharga, 1, 1)]),
            realm(&[(Province::Abu, 2, 0)]),
            realm(&[(Province::Buto, 1, 1)]),
            realm(&[(Province::Edfu, 1, 2)]),
        ];
        let points = each(&scores(NEW, &realms), Score::points);
        for (realm, points) in realms.iter_mut().zip(points) {
            realm.before = 100 - points;
        }
        let all = scores(NEW, &realms);
        assert_eq!(each(&all, Score::total), [100; 4]);
        assert_eq!(each(&all, |score| score.place), [Some(3), Some(1), Some(3), Some(2)]);
    }

    #[test]
    fn places_are_shared_like_medals() {
        let at = |before| Realm { before, ..Realm::default() };
        let all = scores(NEW, &[at(5), at(9), at(9), at(1)]);
        assert_eq!(each(&all, |score| score.place), [Some(3), Some(1), Some(1), Some(4)]);
        assert_eq!(each(&scores(OLD, &[at(5), at(9)]), |score| score.place), [None, None]);
    }

    fn any_realms() -> impl Strategy<Value = Vec<Realm>> {
        let site = (0u32..9, 0u32..3);
        let sites = proptest::collection::vec(site, 15);
        let player = (0i64..99, 0i64..99, 0u32..5);
        (Just(Province::ALL.to_vec()).prop_shuffle(), sites, proptest::collection::vec(player, 1..=5)).prop_map(
            |(provinces, sites, players)| {
                let built: Vec<Built> = provinces
                    .into_iter()
                    .zip(sites)
                    .map(|(province, (pyramids, bricks))| Built { province, site: Site { pyramids, bricks } })
                    .collect();
                let realm = |((before, gold, bonus_cards), provinces): ((i64, i64, u32), &[Built])| Realm {
                    before,
                    gold,
                    bonus_cards,
                    provinces: provinces.to_vec(),
                    ..Realm::default()
                };
                players.into_iter().zip(built.chunks(3)).map(realm).collect()
            },
        )
    }

    proptest! {
        #[test]
        fn a_scoring_adds_up(realms in any_realms(), place in 1u32..=4) {
            let temple = Temple::at(place).unwrap();
            let all = scores(Terms { temple, ..NEW }, &realms);
            for (score, realm) in all.iter().zip(&realms) {
                let rows: i64 = Row::ALL.into_iter().map(|row| score.row(row)).sum();
                prop_assert_eq!(score.points(), rows);
                prop_assert_eq!(score.total(), realm.before + rows);
                prop_assert!(score.west <= 5 && score.east <= 5);
            }
            prop_assert!(all.iter().any(|score| score.place == Some(1)), "somebody wins");
            let behind = |score: &Score| all.iter().filter(|other| other.place < score.place).count();
            prop_assert!(all.iter().all(|score| score.place == Some(behind(score) + 1)));
        }

        #[test]
        fn the_order_of_the_seats_does_not_matter(realms in any_realms()) {
            let turned: Vec<Realm> = realms.iter().rev().cloned().collect();
            let mut back = scores(NEW, &turned);
            back.reverse();
            prop_assert_eq!(scores(NEW, &realms), back);
        }
    }
}
