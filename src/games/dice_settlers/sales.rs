//! What a player has sold, and the points for it: by how many equal resources went at once.

use serde::{Deserialize, Serialize};

use super::actions::sale;
use super::board::Board;
use super::field::{Field, SALE_FIELDS};
use crate::locale::Message;
use crate::table::reason::{Reason, Sure};

/// How many resources can go at once: one, two equal ones or three.
pub const EQUAL: [u32; 3] = [1, 2, 3];

/// How often a player has sold one resource, two equal ones, three equal ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sales([u32; 3]);

impl Sales {
    /// How often this many equal ones, 1 to 3, were sold.
    pub fn count(self, equal: u32) -> u32 {
        EQUAL.into_iter().zip(self.0).find(|&(of, _)| of == equal).map_or(0, |(_, count)| count)
    }

    /// The same with so many more sales of this many equal ones; none below no sale, or for another number of them.
    #[must_use]
    pub fn changed(mut self, equal: u32, change: i32) -> Option<Self> {
        let (_, count) = EQUAL.into_iter().zip(&mut self.0).find(|(of, _)| *of == equal)?;
        *count = count.checked_add_signed(change)?;
        Some(self)
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let [one, two, three] = self.0;
        let [more, others, threes] = other.0;
        Self([one.saturating_add(more), two.saturating_add(others), three.saturating_add(threes)])
    }

    /// These without those others; never below none.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        let [one, two, three] = self.0;
        let [less, others, threes] = other.0;
        Self([one.saturating_sub(less), two.saturating_sub(others), three.saturating_sub(threes)])
    }

    /// Whether nothing was sold.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// The points for all of it; what a table has not set counts as nothing.
    pub fn points(self, board: &Board) -> i64 {
        self.reasons(board).iter().filter_map(|reason| reason.amount).sum()
    }

    /// Whether something was sold of which nobody has said what it pays.
    pub fn is_open(self, board: &Board) -> bool {
        let unknown = |equal: u32| sale(board, equal).is_some_and(|figure| figure.value.is_none());
        EQUAL.into_iter().any(|equal| self.count(equal) > 0 && unknown(equal))
    }

    /// A line for each kind of sale that there was.
    pub fn reasons(self, board: &Board) -> Vec<Reason> {
        let line = |(equal, count): (u32, u32)| {
            let figure = sale(board, equal).filter(|_| count > 0)?;
            let what = match figure.value {
                Some(each) => Message::new("rules-dice-settlers-sales-each")
                    .number("count", count)
                    .number("equal", equal)
                    .number("each", each),
                None => Message::new("rules-dice-settlers-sales-unknown").number("count", count).number("equal", equal),
            };
            let amount = i64::from(count) * figure.counted();
            Some(Reason { amount: figure.value.map(|_| amount), ..Reason::note(what).sure(figure.sure) })
        };
        EQUAL.into_iter().zip(self.0).filter_map(line).collect()
    }
}

/// The prices that only the owner of the box can know.
pub fn prices_of_owner(board: &Board) -> impl Iterator<Item = Field> + '_ {
    let by_owner = |equal: u32| sale(board, equal).is_some_and(|figure| figure.sure != Sure::Stated);
    EQUAL.into_iter().zip(SALE_FIELDS).filter(move |(equal, _)| by_owner(*equal)).map(|(_, field)| field)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dice_settlers::board::OwnFigure;
    use crate::games::dice_settlers::field::Value;

    #[test]
    fn a_sale_pays_what_the_table_has_set_and_nothing_before() {
        let sold = Sales::default().changed(3, 2).unwrap().changed(1, 1).unwrap();
        assert_eq!((sold.points(Board::printed()), sold.is_open(Board::printed())), (0, true));
        let own = [(Field::SaleOfOne, 1), (Field::SaleOfThree, 6)];
        let own = own.map(|(field, number)| OwnFigure::new(field, Value::Number(number)).unwrap());
        let board = Board::with(&own);
        assert_eq!((sold.points(&board), sold.is_open(&board)), (13, false));
        let sure: Vec<Sure> = sold.reasons(&board).iter().map(|reason| reason.sure).collect();
        assert_eq!(sure, [Sure::Owner, Sure::Owner]);
    }

    #[test]
    fn sales_are_added_and_taken_back() {
        let one = Sales::default().changed(2, 1).unwrap();
        assert_eq!(one.and(one).count(2), 2);
        assert_eq!(one.and(one).without(one), one);
        assert!(one.without(one).is_empty());
        assert_eq!((one.changed(2, -2), one.changed(4, 1)), (None, None));
    }
}
