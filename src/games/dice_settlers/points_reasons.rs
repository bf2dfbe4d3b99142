//! Why each row of a scoring gives what it does, and how sure that is.

use super::field::{TieBreak, Value};
use super::points::{DICE_PAIR, Holdings, Row, Scoring};
use super::reasons::{Names, ruled};
use crate::games::figure::Figure;
use crate::locale::Message;
use crate::table::reason::{Reason, Sure};
use crate::table::seat::Seat;

impl Row {
    /// The row's name.
    pub fn message(self) -> Message {
        Message::new(self.data().title)
    }

    /// The sentence for those who have more of it, where it decides between equal points.
    pub const fn more(self) -> &'static str {
        self.data().more
    }
}

impl Scoring<'_> {
    /// A player's points, row by row; none for a seat that did not take part.
    pub fn points_reason(&self, seat: Seat) -> Option<Reason> {
        let rows: Option<Vec<Reason>> = Row::ALL.into_iter().map(|row| self.reason(seat, row)).collect();
        Some(Reason::sum(Message::new("rules-dice-settlers-points"), rows?))
    }

    /// Why a row gives a player its points; none for a seat that did not take part.
    pub fn reason(&self, seat: Seat, row: Row) -> Option<Reason> {
        let held = self.holdings.get(seat.index())?;
        let parts = match row {
            Row::Tiles => vec![self.presence_part()],
            Row::Houses => vec![self.house_part(held)],
            Row::Dice => self.dice_parts(held),
            Row::VpTokens | Row::Technologies | Row::Other => Vec::new(),
        };
        let points = self.scores.get(seat.index())?.row(row);
        Some(ruled(Reason::new(row.message(), points).of(parts), row.data().rule))
    }

    /// Who has won, what decides between equal points, and how sure that is.
    pub fn winner_reason(&self, names: Names<'_>) -> Reason {
        let winners = self.winners();
        let count = i64::try_from(winners.len()).unwrap_or(i64::MAX);
        let winners = winners.into_iter().map(names).collect();
        let what = Message::new("rules-dice-settlers-winners").names("players", winners).number("count", count);
        let tie_break = tie_part(self.terms.tie_break);
        ruled(Reason::note(what).of(vec![tie_break]), "rules-dice-settlers-rule-winner")
    }

    fn presence_part(&self) -> Reason {
        let presence = self.terms.presence;
        let what = presence.value.map_or_else(
            || Message::new("rules-dice-settlers-presence-unknown"),
            |presence| Value::Presence(presence).message(),
        );
        Reason::note(what).sure(presence.sure)
    }

    fn house_part(&self, held: &Holdings) -> Reason {
        let house = self.terms.house;
        let what = match house.value {
            Some(each) => {
                Message::new("rules-dice-settlers-houses-each").number("houses", held.houses).number("each", each)
            }
            None => Message::new("rules-dice-settlers-houses-unknown").number("houses", held.houses),
        };
        Reason::note(what).sure(house.sure)
    }

    fn dice_parts(&self, held: &Holdings) -> Vec<Reason> {
        let counted = self.terms.scoring_dice(held.dice);
        let pairs = Message::new("rules-dice-settlers-dice-pairs")
            .number("dice", counted)
            .number("pairs", counted / DICE_PAIR)
            .number("each", self.terms.dice_pair.counted());
        let starting = self.terms.starting_dice;
        let start = Message::new(match starting.value {
            Some(true) => "rules-dice-settlers-start-counts",
            Some(false) => "rules-dice-settlers-start-does-not-count",
            None => "rules-dice-settlers-start-unknown",
        });
        vec![Reason::note(pairs).sure(self.terms.dice_pair.sure), Reason::note(start).sure(starting.sure)]
    }
}

fn tie_part(tie_break: Figure<TieBreak>) -> Reason {
    match tie_break.value {
        None => Reason::note(Message::new("rules-dice-settlers-tie-unknown")).sure(Sure::Unknown),
        Some(tie) => Reason::note(Value::TieBreak(tie).message()).sure(tie_break.sure),
    }
}
