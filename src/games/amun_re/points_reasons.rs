//! Why each row of a scoring gives what it does.

use super::points::{BONUS_POINTS, Built, Half, PROVINCES, Realm, Row, SET_POINTS, Scoring};
use super::province::{Field, Side};
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
    /// A player's points of this scoring, row by row; none for a seat that did not take part.
    pub fn points_reason(&self, seat: Seat, names: Names<'_>) -> Option<Reason> {
        let rows: Option<Vec<Reason>> = Row::ALL.into_iter().map(|row| self.reason(seat, row, names)).collect();
        Some(Reason::sum(Message::new("rules-amun-re-points"), rows?))
    }

    /// Why a row gives a player its points; none for a seat that did not take part.
    pub fn reason(&self, seat: Seat, row: Row, names: Names<'_>) -> Option<Reason> {
        let realm = self.realms.get(seat.index())?;
        let parts = match row {
            Row::Pyramids => realm.provinces.iter().map(pyramids_of).collect(),
            Row::Sets => set_parts(realm),
            Row::West => self.side_parts(Side::West, names),
            Row::East => self.side_parts(Side::East, names),
            Row::Temples => self.temple_parts(realm),
            Row::Bonus => self.bonus_parts(realm),
            Row::Gold => self.gold_parts(names),
        };
        let points = self.scores.get(seat.index())?.row(row);
        Some(ruled(Reason::new(row.message(), points).of(parts), row.data().rule, 6))
    }

    /// All provinces of a side with their owners, the best first.
    fn side_parts(&self, side: Side, names: Names<'_>) -> Vec<Reason> {
        let line = |(seat, built): (Seat, Built)| {
            let what = Message::new("rules-amun-re-built")
                .say("province", built.province.message())
                .say("player", names(seat))
                .number("pyramids", built.site.pyramids)
                .number("stones", built.site.bricks);
            Reason::note(what).sure(self.board.side(built.province).sure)
        };
        self.provinces_on(side).into_iter().map(line).collect()
    }

    fn temple_parts(&self, realm: &Realm) -> Vec<Reason> {
        let each = self.terms.temple.worth();
        let line = |built: &Built| {
            let temples = self.board.number(built.province, Field::Temples);
            let what = Message::new("rules-amun-re-temples-in")
                .say("province", built.province.message())
                .number("temples", temples.counted())
                .number("each", each);
            (temples.value != Some(0)).then(|| Reason::new(what, temples.counted() * each).sure(temples.sure))
        };
        realm.provinces.iter().filter_map(line).collect()
    }

    /// Each bonus card that was played, with what it rests on; an unfulfilled one gives nothing and says why.
    fn bonus_parts(&self, realm: &Realm) -> Vec<Reason> {
        let counted = (realm.bonus_cards > 0 || realm.claims.is_empty()).then(|| {
            let what = Message::new("rules-amun-re-bonus-cards").number("cards", realm.bonus_cards);
            Reason::new(what, BONUS_POINTS * i64::from(realm.bonus_cards))
        });
        let played = realm.claims.iter().map(|claim| {
            let points = if claim.scores(self.board, &realm.farms) { BONUS_POINTS } else { 0 };
            claim.reason(self.board, &realm.farms, points)
        });
        counted.into_iter().chain(played).collect()
    }

    /// Everyone's gold, the most first; nothing in the Old Kingdom, where it does not count.
    fn gold_parts(&self, names: Names<'_>) -> Vec<Reason> {
        if self.terms.half == Half::Old {
            return vec![Reason::note(Message::new("rules-amun-re-gold-later"))];
        }
        let mut seats: Vec<_> = Seat::all(self.realms.len()).zip(self.realms).collect();
        seats.sort_by_key(|(_, realm)| self.richer(realm));
        let line = |(seat, realm): (Seat, &Realm)| {
            let what = Message::new("rules-amun-re-gold-of").say("player", names(seat)).number("gold", realm.gold);
            Reason::note(what)
        };
        seats.into_iter().map(line).collect()
    }
}

fn pyramids_of(built: &Built) -> Reason {
    let what = Message::new("rules-amun-re-pyramids-in").say("province", built.province.message());
    Reason::new(what, built.site.pyramids.into())
}

fn set_parts(realm: &Realm) -> Vec<Reason> {
    if realm.provinces.len() < PROVINCES {
        return vec![Reason::note(Message::new("rules-amun-re-no-set"))];
    }
    let what = Message::new("rules-amun-re-complete-sets").number("sets", realm.sets());
    let sets = Reason::new(what, SET_POINTS * realm.sets());
    vec![sets.of(realm.provinces.iter().map(pyramids_of).collect())]
}
