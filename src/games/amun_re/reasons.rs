//! What the explanations of all rules share: their places in the rulebook, and the players' names.

use super::cards::PowerCard;
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// How the table calls the player of a seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> Message;

/// A number with the rule behind it (a message's key), and the phase under which the rulebook of 2003 has it.
pub(super) fn ruled(reason: Reason, rule: &'static str, phase: u8) -> Reason {
    reason.by(Message::new(rule), Message::new("rules-amun-re-place").number("phase", phase))
}

/// A number with the power card behind it.
pub(super) fn by_card(reason: Reason, card: PowerCard) -> Reason {
    reason.by(card.effect(), Message::new("rules-amun-re-place-cards"))
}
