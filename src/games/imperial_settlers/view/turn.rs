//! What the highlighted button does with the action of whoever is on turn: it enters what the open form comes to and hands
//! the turn on, and says both; before that it names what the form lacks.

use super::act::Form;
use super::draft::Forms;
use crate::games::imperial_settlers::actions::WORKERS_OF_A_CHOICE;
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::play::{Action, State, counted};
use crate::games::panel::value;
use crate::games::view::Pending;
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// The action that stands in the forms of whoever is on turn; none while no form is open. Whose forms are looked at does
/// not matter.
pub(super) fn pending(state: &State, forms: &Forms, seat: Seat) -> Option<Pending> {
    let pending = match forms.open? {
        Form::Deal => deal(state, forms.deal, seat),
        Form::Build => forms.site.pending(state, seat).unwrap_or_else(|| missing("imperial-settlers-missing-site")),
        Form::Raze => forms.raze.pending(state, seat),
        Form::Use => used(state, forms, seat),
        Form::Send => send(state, forms.sent, seat),
        Form::Pass => ready(state, "imperial-settlers-next-pass", seat, &Action::Pass { seat, on: true }),
    };
    Some(match pending {
        Pending::Ready(words, action) => Pending::Ready(with_next(state, words, seat), action),
        missing => missing,
    })
}

fn missing(key: &'static str) -> Pending {
    Pending::Missing(Message::new(key))
}

/// What the button says of an action that needs no more words than who does it.
fn ready(state: &State, key: &'static str, seat: Seat, action: &Action) -> Pending {
    Pending::Ready(Message::new(key).say("player", state.name(seat)), value(action))
}

fn deal(state: &State, good: Option<Good>, seat: Seat) -> Pending {
    let Some(good) = good else { return missing("imperial-settlers-missing-deal") };
    let words = Message::new("imperial-settlers-next-deal").say("player", state.name(seat));
    Pending::Ready(words.say("good", good.message()), value(&Action::Deal { seat, good }))
}

fn used(state: &State, forms: &Forms, seat: Seat) -> Pending {
    let Some(points) = forms.points else { return missing("imperial-settlers-missing-points") };
    let words = Message::new("imperial-settlers-next-use").say("player", state.name(seat));
    let words = words.say("points", counted(Good::Vp, points));
    Pending::Ready(words, value(&Action::Use { seat, site: forms.used, points }))
}

fn send(state: &State, workers: Option<u32>, seat: Seat) -> Pending {
    let Some(workers) = workers else { return missing("imperial-settlers-missing-workers") };
    let words = Message::new("imperial-settlers-next-send").say("player", state.name(seat));
    let words = words.number("count", workers / WORKERS_OF_A_CHOICE);
    Pending::Ready(words, value(&Action::Send { seat, workers }))
}

/// The same words with whose turn comes then, where it is another's.
fn with_next(state: &State, words: Message, seat: Seat) -> Message {
    let others = seat.clockwise(state.table.seats).skip(1);
    match others.into_iter().find(|&other| !state.has_passed(other)) {
        Some(then) => Message::new("imperial-settlers-next-then").say("what", words).say("then", state.name(then)),
        None => words,
    }
}
