//! What the explanations of all rules share: their places in the rulebook, and the players' names.

use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// How the table calls the player of a seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> Message;

/// A number with the rule behind it, and the part of the rulebook of 2014 that has it (both message keys).
pub(super) fn ruled(reason: Reason, rule: &'static str, place: &'static str) -> Reason {
    reason.by(Message::new(rule), Message::new(place))
}
