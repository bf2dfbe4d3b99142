//! What the explanations of all rules share: where each rule comes from, and the players' names.

use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// How the table calls the player of a seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> Message;

/// A number with the rule behind it (a message's key), which a description of the game gives, not its rulebook.
pub(super) fn ruled(reason: Reason, rule: &'static str) -> Reason {
    reason.by(Message::new(rule), Message::new("rules-dice-settlers-place"))
}
