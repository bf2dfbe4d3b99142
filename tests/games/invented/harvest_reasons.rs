//! Why the rows of the score sheet give what they do.

use tableside::locale::Message;
use tableside::table::reason::Reason;

use super::harvest::{BASKET, BASKET_POINTS, RIBBON_POINTS, Row, Score};

impl Row {
    /// The row’s title.
    pub fn message(self) -> Message {
        Message::new(self.data().title)
    }

    fn rule(self) -> Message {
        match self {
            Self::Baskets => {
                Message::new("rules-orchard-baskets").number("apples", BASKET).number("points", BASKET_POINTS)
            }
            Self::Ribbon => Message::new("rules-orchard-ribbon").number("points", RIBBON_POINTS),
        }
    }
}

impl Score {
    /// Why a row gives these points, down to the apples.
    pub fn reason(&self, row: Row, apples: u32) -> Reason {
        let parts = match row {
            Row::Baskets => {
                let counted = Message::new("rules-orchard-counted").number("apples", apples);
                vec![Reason::note(counted.number("baskets", self.baskets))]
            }
            Row::Ribbon => Vec::new(),
        };
        let reason = Reason::new(row.message(), self.row(row)).of(parts);
        reason.by(row.rule(), Message::new("rules-orchard-place"))
    }
}
