//! Why each row of a scoring gives what it does, and who has won.

use super::points::{Empire, RESOURCES_OF_A_POINT, Row, RowData, SCORING, Score, Scoring};
use super::reasons::{Names, ruled};
use crate::locale::Message;
use crate::table::reason::Reason;
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
        let rows: Option<Vec<Reason>> = Row::scored(self.terms).map(|row| self.reason(seat, row)).collect();
        Some(Reason::sum(Message::new("rules-empires-of-the-north-points"), rows?))
    }

    /// Why a row gives a player its points; none for a seat that did not take part.
    pub fn reason(&self, seat: Seat, row: Row) -> Option<Reason> {
        let empire = self.empires.get(seat.index())?;
        let reason = Reason::new(row.message(), self.scores.get(seat.index())?.row(row));
        let reason = match row {
            Row::Resources => reason.of(vec![resources_part(empire)]),
            Row::Track | Row::Cards | Row::Gold | Row::Raze => reason,
        };
        let RowData { rule, place, .. } = row.data();
        Some(ruled(reason, rule, place))
    }

    /// Who has won. Where several have the most points, it lists for each of them what breaks the tie.
    pub fn winner_reason(&self, names: Names<'_>) -> Reason {
        let winners = self.winners();
        let count = i64::try_from(winners.len()).unwrap_or(i64::MAX);
        let winners = winners.into_iter().map(names).collect();
        let what = Message::new("rules-empires-of-the-north-winners").names("players", winners).number("count", count);
        let best = self.scores.iter().map(Score::points).max();
        let seats = Seat::all(self.scores.len()).zip(&self.scores).zip(self.empires);
        let level = seats.filter(|((_, score), _)| Some(score.points()) == best);
        let level: Vec<Reason> = level.map(|((seat, _), empire)| tie_part(names(seat), empire)).collect();
        let parts = if level.len() > 1 { level } else { Vec::new() };
        ruled(Reason::note(what).of(parts), "rules-empires-of-the-north-rule-winner", SCORING)
    }
}

fn resources_part(empire: &Empire) -> Reason {
    let what = Message::new("rules-empires-of-the-north-resources-left")
        .number("resources", empire.resources)
        .number("each", RESOURCES_OF_A_POINT);
    Reason::note(what)
}

fn tie_part(player: Message, empire: &Empire) -> Reason {
    let what = Message::new("rules-empires-of-the-north-tie")
        .say("player", player)
        .number("cards", empire.cards)
        .number("workers", empire.workers)
        .number("hand", empire.hand);
    Reason::note(what)
}
