//! The five bonus cards: whether a player's provinces fulfil them, as far as the board's figures are certain.

use super::board::{Board, Figure};
use super::cards::PowerCard;
use super::farmers::Farm;
use super::province::{Field, Value};
use super::reasons::by_card;
use crate::locale::Message;
use crate::table::reason::{Reason, Sure};

/// The card symbols that the Power Card Bonus asks for.
const SYMBOLS: u32 = 7;
/// The farmers that the Farmer Bonus asks for.
const FARMERS: u32 = 9;

/// Whether a bonus card is fulfilled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Certainly.
    Yes,
    /// Certainly not.
    No,
    /// It depends on what nobody has confirmed; the table decides.
    CannotTell {
        /// The verdict if the likely figures are right; none where even these are missing.
        likely: Option<bool>,
        /// What is not confirmed.
        why: Vec<Message>,
    },
}

/// A verdict with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The verdict.
    pub verdict: Verdict,
    /// The card's rule, and the figures of each province.
    pub reason: Reason,
}

impl Finding {
    /// Why a card that was not played is fulfilled or not: its rule, what was counted and what is asked for. None of these
    /// numbers are points, so none stands where points stand.
    pub fn without_points(self, card: PowerCard) -> (Verdict, Reason) {
        let Reason { what, rule, .. } = self.reason.clone();
        let note = Reason { rule, ..Reason::note(what) };
        (self.verdict, note.of(grounds_of(card, self.reason)))
    }
}

/// A bonus card that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The card.
    pub card: PowerCard,
    /// What the table said to the question whether it is fulfilled; none where it was not asked.
    pub fulfilled: Option<bool>,
}

impl Claim {
    /// Whether the card scores: as the board says where that is certain, else as the table says. A table that was not
    /// asked has played it because it is fulfilled.
    pub fn scores(self, board: &Board, farms: &[Farm]) -> bool {
        match finding(board, self.card, farms).map(|finding| finding.verdict) {
            None => false,
            Some(Verdict::No) => self.was_counted(board, farms),
            Some(Verdict::Yes) => true,
            Some(Verdict::CannotTell { .. }) => self.fulfilled.unwrap_or(true),
        }
    }

    /// Whether the table has said that the card is fulfilled, and all that speaks against it are bounds of figures that
    /// nobody has read off this board: whoever has counted its symbols knows better, and a play from before a bound was
    /// known keeps its points.
    pub fn was_counted(self, board: &Board, farms: &[Farm]) -> bool {
        let is_open = |ground: &Ground<u32>| ground.figure.confirmed().is_none();
        let symbols = self.card == PowerCard::PowerCardBonus && symbols(board, farms).iter().any(is_open);
        self.fulfilled == Some(true) && symbols
    }

    /// Why the card scores or does not, with these points.
    pub fn reason(self, board: &Board, farms: &[Farm], points: i64) -> Reason {
        let what = if self.scores(board, farms) { "rules-amun-re-claim-met" } else { "rules-amun-re-claim-unmet" };
        let parts = finding(board, self.card, farms).map_or_else(Vec::new, |finding| match finding.verdict {
            // What the table has looked at is settled; the guesses beside it would only confuse.
            Verdict::CannotTell { .. } | Verdict::No
                if self.fulfilled.is_some() && (finding.verdict != Verdict::No || self.was_counted(board, farms)) =>
            {
                let key = if depends_on_a_rule(self.card) {
                    "rules-amun-re-claim-table-rule"
                } else {
                    "rules-amun-re-claim-table"
                };
                vec![Reason::note(Message::new(key)).sure(Sure::Owner)]
            }
            _ => grounds_of(self.card, finding.reason),
        });
        by_card(Reason::new(Message::new(what).say("card", self.card.message()), points).of(parts), self.card)
    }
}

/// Whether what is open about a card is what the rules mean, and nothing that could be read off a board: the printed
/// farmers are known, but not whether they count.
pub const fn depends_on_a_rule(card: PowerCard) -> bool {
    matches!(card, PowerCard::FarmerBonus)
}

/// What a finding rests on, as lines that only explain: its figures are no points.
fn grounds_of(card: PowerCard, reason: Reason) -> Vec<Reason> {
    let needed = match card {
        PowerCard::PowerCardBonus => Some(SYMBOLS),
        PowerCard::FarmerBonus => Some(FARMERS),
        _ => None,
    };
    let counted = reason.amount.zip(needed).map(|(count, needed)| {
        Reason::note(Message::new("rules-amun-re-counted").number("count", count).number("needed", needed))
    });
    let line = |part: Reason| match part.amount {
        Some(amount) => {
            let value = Message::literal(amount.to_string());
            Reason::note(Message::new("rules-amun-re-is").say("what", part.what).say("value", value)).sure(part.sure)
        }
        None => part,
    };
    counted.into_iter().chain(reason.parts.into_iter().map(line)).collect()
}

/// Whether these three provinces fulfil a bonus card (rulebook 2003, power cards); none for a card that does not score.
///
/// A figure counts as certain if the rules state it or the owner of the box entered it. That the two printed farmers of
/// Baharya count as farmers is not stated anywhere, so a verdict that rests on them is not certain.
pub fn finding(board: &Board, card: PowerCard, farms: &[Farm]) -> Option<Finding> {
    match card {
        PowerCard::PowerCardBonus => Some(sum(card, SYMBOLS, &symbols(board, farms))),
        PowerCard::FarmerBonus => Some(sum(card, FARMERS, &farmers(board, farms))),
        PowerCard::RegionBonus => Some(alike(card, &words(board, farms, Field::Region))),
        PowerCard::SideBonus => Some(alike(card, &words(board, farms, Field::Side))),
        PowerCard::ShoreBonus => Some(alike(card, &words(board, farms, Field::Shore))),
        _ => None,
    }
}

/// A figure that a verdict rests on.
struct Ground<T> {
    what: Message,
    figure: Figure<T>,
}

impl<T> Ground<T> {
    fn new(key: &'static str, farm: &Farm, figure: Figure<T>) -> Self {
        Self { what: Message::new(key).say("province", farm.province.message()), figure }
    }

    fn printed(field: Field, farm: &Farm, figure: Figure<T>) -> Self {
        let Self { what, figure } = Self::new("rules-amun-re-figure", farm, figure);
        Self { what: what.say("field", field.message()), figure }
    }
}

/// Which end of a figure that nobody has confirmed a verdict rests on.
#[derive(Clone, Copy)]
enum Bound {
    Least,
    Most,
}

impl Ground<u32> {
    /// The line with what the figure certainly is at least, or at most; none where that adds nothing.
    fn bounded(&self, bound: Bound) -> Option<Reason> {
        let (key, count) = match bound {
            Bound::Least => ("rules-amun-re-at-least", self.figure.least()),
            Bound::Most => ("rules-amun-re-at-most", self.figure.most()?),
        };
        (count > 0).then(|| {
            let line = Reason::note(Message::new(key).say("what", self.what.clone()));
            Reason { amount: Some(count.into()), ..line.sure(Sure::Stated) }
        })
    }
}

fn symbols(board: &Board, farms: &[Farm]) -> Vec<Ground<u32>> {
    let grounds = |farm: &Farm| {
        [Field::CardLimit, Field::FreeCards]
            .map(|field| Ground::printed(field, farm, board.number(farm.province, field)))
    };
    farms.iter().flat_map(grounds).collect()
}

fn farmers(board: &Board, farms: &[Farm]) -> Vec<Ground<u32>> {
    let grounds = |farm: &Farm| {
        let placed = Ground::new("rules-amun-re-farmers-in", farm, Figure::known(farm.farmers, Sure::Stated));
        let printed = board.number(farm.province, Field::PrintedFarmers);
        let may_count = Figure { sure: Sure::Unconfirmed, at_least: Some(0), at_most: printed.most(), ..printed };
        let may_count = Ground::new("rules-amun-re-printed-in", farm, may_count);
        [Some(placed), (printed.value != Some(0)).then_some(may_count)]
    };
    farms.iter().flat_map(grounds).flatten().collect()
}

fn words(board: &Board, farms: &[Farm], field: Field) -> Vec<Ground<Value>> {
    farms.iter().map(|farm| Ground::printed(field, farm, board.figure(farm.province, field))).collect()
}

/// A card that asks for a sum of at least `needed`.
fn sum(card: PowerCard, needed: u32, grounds: &[Ground<u32>]) -> Finding {
    let figures = || grounds.iter().map(|ground| ground.figure);
    let least = figures().map(|figure| figure.least()).fold(0, u32::saturating_add);
    let most = figures().try_fold(0, |sum: u32, figure| figure.most().map(|most| sum.saturating_add(most)));
    let likely = figures().try_fold(0, |sum: u32, figure| figure.value.map(|value| sum.saturating_add(value)));
    let verdict = if least >= needed {
        Verdict::Yes
    } else if most.is_some_and(|most| most < needed) {
        Verdict::No
    } else {
        Verdict::CannotTell { likely: likely.map(|sum| sum >= needed), why: doubts(grounds) }
    };
    // A verdict that no figure can change any more rests on what is certain alone.
    let bound = match verdict {
        Verdict::Yes => Some(Bound::Least),
        Verdict::No => Some(Bound::Most),
        Verdict::CannotTell { .. } => None,
    };
    let lines = grounds.iter().filter_map(|ground| match bound {
        Some(bound) if ground.figure.confirmed().is_none() => ground.bounded(bound),
        _ => Some(Reason {
            amount: ground.figure.value.map(i64::from),
            ..Reason::note(ground.what.clone()).sure(ground.figure.sure)
        }),
    });
    Finding { verdict, reason: by_card(Reason::sum(card.message(), lines.collect()), card) }
}

/// A card that asks for all provinces to be of one kind.
fn alike(card: PowerCard, grounds: &[Ground<Value>]) -> Finding {
    let differ = |values: &[Value]| values.windows(2).any(|pair| matches!(pair, [a, b] if a != b));
    let certain: Vec<Value> = grounds.iter().filter_map(|ground| ground.figure.confirmed()).collect();
    let likely: Vec<Value> = grounds.iter().filter_map(|ground| ground.figure.value).collect();
    let verdict = if grounds.is_empty() || differ(&certain) {
        Verdict::No
    } else if certain.len() == grounds.len() {
        Verdict::Yes
    } else {
        let all_known = likely.len() == grounds.len();
        let likely = if differ(&likely) { Some(false) } else { all_known.then_some(true) };
        Verdict::CannotTell { likely, why: doubts(grounds) }
    };
    // What differs for certain differs whatever the others are.
    let is_certain = verdict == Verdict::No;
    let counts = |ground: &&Ground<Value>| !is_certain || ground.figure.confirmed().is_some();
    let lines = grounds.iter().filter(counts).map(|ground| {
        let value = ground.figure.value.map_or_else(|| Message::new("rules-amun-re-unknown"), Value::message);
        let what = Message::new("rules-amun-re-is").say("what", ground.what.clone()).say("value", value);
        Reason::note(what).sure(ground.figure.sure)
    });
    Finding { verdict, reason: by_card(Reason::note(card.message()).of(lines.collect()), card) }
}

fn doubts<T: Copy>(grounds: &[Ground<T>]) -> Vec<Message> {
    let open = grounds.iter().filter(|ground| ground.figure.confirmed().is_none());
    open.map(|ground| Message::new("rules-amun-re-not-confirmed").say("what", ground.what.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::amun_re::board::OwnFigure;
    use crate::games::amun_re::province::{Province, Region, Shore};
    use Province::{Abu, Abydos, Amarna, Avaris, Baharya, Berenike, Buto, Edfu, Memphis, Mendes, Sawu, Thebes};

    fn verdict(board: &Board, card: PowerCard, farms: &[(Province, u32)]) -> Verdict {
        let farms: Vec<Farm> = farms.iter().map(|&(province, farmers)| Farm { province, farmers }).collect();
        finding(board, card, &farms).unwrap().verdict
    }

    fn printed(card: PowerCard, farms: &[(Province, u32)]) -> Verdict {
        verdict(Board::printed(), card, farms)
    }

    fn doubts_of(verdict: Verdict) -> (Option<bool>, usize) {
        match verdict {
            Verdict::CannotTell { likely, why } => (likely, why.len()),
            certain => panic!("{certain:?} is certain"),
        }
    }

    #[test]
    fn a_card_that_does_not_score_has_no_verdict() {
        assert_eq!(finding(Board::printed(), PowerCard::MasterBuilder, &[]), None);
    }

    #[test]
    fn nine_farmers_are_enough_and_printed_ones_may_not_count() {
        let card = PowerCard::FarmerBonus;
        assert_eq!(printed(card, &[(Abu, 4), (Buto, 5), (Edfu, 0)]), Verdict::Yes);
        assert_eq!(printed(card, &[(Abu, 4), (Buto, 4), (Edfu, 0)]), Verdict::No);
        assert_eq!(printed(card, &[(Abu, 4), (Baharya, 5), (Edfu, 0)]), Verdict::Yes);
        assert_eq!(printed(card, &[(Abu, 4), (Baharya, 2), (Edfu, 0)]), Verdict::No);
        assert_eq!(doubts_of(printed(card, &[(Abu, 4), (Baharya, 3), (Edfu, 0)])), (Some(true), 1));
    }

    #[test]
    fn a_certain_verdict_rests_on_nothing_that_is_not_confirmed() {
        let number = |province, field, number| OwnFigure::new(province, field, Value::Number(number)).unwrap();
        let own = [number(Thebes, Field::CardLimit, 2), number(Thebes, Field::FreeCards, 2)];
        let own = Board::with(&own);
        let printed = Board::printed();
        let cases = [
            (PowerCard::FarmerBonus, [(Abu, 4), (Baharya, 5), (Edfu, 0)], printed),
            (PowerCard::FarmerBonus, [(Abu, 4), (Baharya, 2), (Edfu, 0)], printed),
            (PowerCard::PowerCardBonus, [(Amarna, 0), (Avaris, 0), (Mendes, 0)], printed),
            (PowerCard::PowerCardBonus, [(Memphis, 0), (Mendes, 0), (Thebes, 0)], &own),
            (PowerCard::SideBonus, [(Abu, 0), (Berenike, 0), (Edfu, 0)], printed),
        ];
        for (card, farms, board) in cases {
            let farms = farms.map(|(province, farmers)| Farm { province, farmers });
            let found = finding(board, card, &farms).unwrap();
            assert!(!matches!(found.verdict, Verdict::CannotTell { .. }), "{card:?} {farms:?}");
            assert!(matches!(found.reason.least_sure(), Sure::Stated | Sure::Owner), "{:?}", found.reason);
        }
    }

    #[test]
    fn what_was_counted_for_a_card_never_stands_where_points_stand() {
        let farms = [Farm { province: Abu, farmers: 4 }, Farm { province: Buto, farmers: 4 }];
        for card in PowerCard::ALL {
            let Some(finding) = finding(Board::printed(), card, &farms) else { continue };
            let (_, reason) = finding.without_points(card);
            assert!(reason.amount.is_none() && reason.rule.is_some(), "{reason:?}");
            assert!(reason.parts.iter().all(|part| part.amount.is_none()), "{reason:?}");
        }
    }

    #[test]
    fn seven_symbols_are_certain_only_within_certain_bounds() {
        let card = PowerCard::PowerCardBonus;
        // Amarna and Avaris show three symbols at most, Mendes none.
        assert_eq!(printed(card, &[(Amarna, 0), (Avaris, 0), (Mendes, 0)]), Verdict::No);
        assert_eq!(doubts_of(printed(card, &[(Memphis, 0), (Mendes, 0), (Edfu, 0)])), (None, 2));
        // What the later edition's board shows there makes it likely, and no more.
        assert_eq!(doubts_of(printed(card, &[(Memphis, 0), (Mendes, 0), (Thebes, 0)])), (Some(true), 2));
        let number = |province, field, number| OwnFigure::new(province, field, Value::Number(number)).unwrap();
        let own = [number(Thebes, Field::CardLimit, 2), number(Thebes, Field::FreeCards, 2)];
        let board = Board::with(&own);
        assert_eq!(verdict(&board, card, &[(Memphis, 0), (Mendes, 0), (Thebes, 0)]), Verdict::Yes);
    }

    /// A table that has counted seven symbols keeps its points, whatever bounds become known later; its own figures of the
    /// board go before its word.
    #[test]
    fn symbols_that_the_table_has_counted_score_against_a_bound_and_not_against_a_figure() {
        let farms = [Mendes, Buto, Abu].map(|province| Farm { province, farmers: 0 });
        let claim = |fulfilled| Claim { card: PowerCard::PowerCardBonus, fulfilled };
        let board = Board::with(&[OwnFigure::new(Buto, Field::FreeCards, Value::Number(1)).unwrap()]);
        assert_eq!(finding(&board, PowerCard::PowerCardBonus, &farms).unwrap().verdict, Verdict::No);
        assert!(claim(Some(true)).scores(&board, &farms));
        assert!(!claim(None).scores(&board, &farms) && !claim(Some(false)).scores(&board, &farms));
        let reason = claim(Some(true)).reason(&board, &farms, 3);
        assert_eq!((reason.amount, reason.parts.len(), reason.least_sure()), (Some(3), 1, Sure::Owner));
        let own = [(Buto, Field::FreeCards, 1), (Abu, Field::CardLimit, 3)];
        let own = own.map(|(province, field, n)| OwnFigure::new(province, field, Value::Number(n)).unwrap());
        assert!(!claim(Some(true)).scores(&Board::with(&own), &farms));
    }

    #[test]
    fn one_side_is_certain_for_three_provinces_only() {
        let card = PowerCard::SideBonus;
        assert_eq!(printed(card, &[(Abu, 0), (Berenike, 0), (Edfu, 0)]), Verdict::No);
        assert_eq!(printed(card, &[(Abu, 0), (Berenike, 0)]), Verdict::Yes);
        assert_eq!(doubts_of(printed(card, &[(Abu, 0), (Berenike, 0), (Thebes, 0)])), (Some(true), 1));
        assert_eq!(doubts_of(printed(card, &[(Abu, 0), (Thebes, 0), (Buto, 0)])), (Some(false), 2));
    }

    #[test]
    fn an_unknown_region_leaves_open_what_the_others_do_not_decide() {
        let card = PowerCard::RegionBonus;
        assert_eq!(doubts_of(printed(card, &[(Abu, 0), (Edfu, 0), (Sawu, 0)])), (None, 3));
        assert_eq!(doubts_of(printed(card, &[(Abu, 0), (Memphis, 0), (Sawu, 0)])), (Some(false), 3));
        assert_eq!(doubts_of(printed(card, &[(Abu, 0), (Edfu, 0), (Amarna, 0)])), (Some(false), 3));
    }

    #[test]
    fn the_owners_figures_settle_a_verdict() {
        let region = |province, region| OwnFigure::new(province, Field::Region, Value::Region(region)).unwrap();
        let own = [region(Abu, Region::Upper), region(Edfu, Region::Upper), region(Amarna, Region::Upper)];
        let farms = [(Abu, 0), (Edfu, 0), (Amarna, 0)];
        assert_eq!(verdict(&Board::with(&own), PowerCard::RegionBonus, &farms), Verdict::Yes);
        let shore = |province, shore| OwnFigure::new(province, Field::Shore, Value::Shore(shore)).unwrap();
        let own = [shore(Abydos, Shore::Bank), shore(Avaris, Shore::Inland)];
        let farms = [(Abydos, 0), (Avaris, 0), (Buto, 0)];
        assert_eq!(verdict(&Board::with(&own), PowerCard::ShoreBonus, &farms), Verdict::No);
    }
}
