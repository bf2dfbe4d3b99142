//! The numbers of the players, typed one after the other: what the offering and the count of the gold share.

use super::{Person, Source};
use crate::kit::{NumberCell, text};
use crate::locale::Message;
use crate::table::seat::Seat;

/// The number of a player; `key` names it, and a word may stand for it.
pub(super) fn cell(
    source: &Source<'_>,
    person: &Person,
    key: &'static str,
    now: Option<i64>,
    word: Option<String>,
) -> NumberCell<Seat> {
    NumberCell {
        key: person.seat,
        mark: Some(person.mark),
        words: person.name.clone(),
        name: source.say(&Message::new(key).text("player", &person.name)),
        now,
        shown: word.or_else(|| now.map(text::number)),
        optional: false,
        group: 0,
    }
}
