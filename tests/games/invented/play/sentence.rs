//! Each action in one sentence: the history, the undo label and the message.

use tableside::locale::Message;
use tableside::table::seat::Setup;

use super::action::Action;

pub(super) fn sentence(setup: &Setup, action: &Action) -> Message {
    match action {
        Action::Pick { seat, apples } => {
            Message::new("orchard-did-pick").text("player", setup.name(*seat)).number("apples", *apples)
        }
    }
}

/// Of two numbers for the same player the later one counts.
pub(super) fn join(earlier: &Action, later: &Action) -> Option<Action> {
    match (earlier, later) {
        (Action::Pick { seat, .. }, Action::Pick { seat: again, .. }) if seat == again => Some(later.clone()),
        _ => None,
    }
}
