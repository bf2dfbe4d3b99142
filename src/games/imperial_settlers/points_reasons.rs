//! Why each row of a scoring gives what it does, and who has won.

use super::points::{COMMON_POINTS, Empire, FACTION_POINTS, Row, RowData, SCORING, Score, Scoring, gate, shrine};
use super::reasons::{Names, ruled};
use crate::locale::Message;
use crate::table::reason::{Reason, Sure};
use crate::table::seat::Seat;

impl Row {
    /// The row's name.
    pub fn message(self) -> Message {
        Message::new(self.data().title)
    }
}

impl Scoring<'_> {
    /// A player's points, row by row; none for a seat that did not take part.
    pub fn points_reason(&self, seat: Seat) -> Option<Reason> {
        let rows: Option<Vec<Reason>> = Row::ALL.into_iter().map(|row| self.reason(seat, row)).collect();
        Some(Reason::sum(Message::new("rules-imperial-settlers-points"), rows?))
    }

    /// Why a row gives a player its points; none for a seat that did not take part.
    pub fn reason(&self, seat: Seat, row: Row) -> Option<Reason> {
        let empire = self.empires.get(seat.index())?;
        let parts = match row {
            Row::Track => Vec::new(),
            Row::Common => vec![locations(empire.common, COMMON_POINTS)],
            Row::Faction => vec![locations(empire.faction, FACTION_POINTS)],
            Row::Shrines => empire.shrines.iter().map(|&resources| shrine_part(resources)).collect(),
            Row::Gates => empire.gates.iter().map(|&cards| gate_part(cards)).collect(),
        };
        let points = self.scores.get(seat.index())?.row(row);
        let RowData { rule, place, .. } = row.data();
        Some(ruled(Reason::new(row.message(), points).of(parts), rule, place))
    }

    /// Who has won. Where several have the most points, it lists for each of them what breaks the tie.
    pub fn winner_reason(&self, names: Names<'_>) -> Reason {
        let winners = self.winners();
        let count = i64::try_from(winners.len()).unwrap_or(i64::MAX);
        let winners = winners.into_iter().map(names).collect();
        let what = Message::new("rules-imperial-settlers-winners").names("players", winners).number("count", count);
        let best = self.scores.iter().map(Score::points).max();
        let seats = Seat::all(self.scores.len()).zip(&self.scores).zip(self.empires);
        let level = seats.filter(|((_, score), _)| Some(score.points()) == best);
        let level: Vec<Reason> = level.map(|((seat, _), empire)| tie_part(names(seat), empire)).collect();
        let parts = if level.len() > 1 { level } else { Vec::new() };
        ruled(Reason::note(what).of(parts), "rules-imperial-settlers-rule-winner", SCORING)
    }
}

fn locations(count: u32, each: i64) -> Reason {
    let what = Message::new("rules-imperial-settlers-locations").number("count", count).number("each", each);
    Reason::new(what, i64::from(count) * each)
}

fn shrine_part(resources: u32) -> Reason {
    let what = Message::new("rules-imperial-settlers-shrine").number("resources", resources);
    Reason::new(what, shrine(resources))
}

fn gate_part(cards: u32) -> Reason {
    let what = Message::new("rules-imperial-settlers-gate").number("cards", cards);
    // The English card may ask for cards of a kind.
    Reason::new(what, gate(cards)).sure(Sure::Unconfirmed)
}

fn tie_part(player: Message, empire: &Empire) -> Reason {
    let what = Message::new("rules-imperial-settlers-tie")
        .say("player", player)
        .number("goods", empire.goods)
        .number("hand", empire.hand);
    Reason::note(what)
}
