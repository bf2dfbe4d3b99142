//! What the guide shows of a score sheet: the rounds, and what is still blank.

use super::state::{AT_THE_END, IN_ROUNDS, State};
use crate::games::score_sheet::template::Rounds;
use crate::locale::Message;
use crate::table::guide::{Cursor, GuideView, Next, PhaseFace, PhaseState};

pub(super) fn face(state: &State) -> GuideView {
    let over = state.over;
    let title = match (over, state.in_rounds()) {
        (true, _) => Message::new("score-sheet-over"),
        (false, true) => round(state.cursor.round),
        (false, false) => count(state),
    };
    GuideView {
        place: place(state),
        phases: phases(state),
        above: Message::new(if state.wins_low() { "score-sheet-wins-lowest" } else { "score-sheet-wins-highest" }),
        title,
        text: Message::new(if over { "score-sheet-over-text" } else { "score-sheet-how" }),
        on_turn: None,
        first: None,
        next: next(state),
        calculator: None,
        cards: Vec::new(),
        rulings: Vec::new(),
        warnings: warnings(state),
    }
}

pub(super) fn round(round: u16) -> Message {
    Message::new("score-sheet-round").number("round", round + 1)
}

/// What is counted when no round is.
pub(super) fn count(state: &State) -> Message {
    Message::new(if state.template.has_rounds() { "score-sheet-at-the-end" } else { "score-sheet-count" })
}

/// Where the play stands, for a heading of the history.
pub(super) fn heading(state: &State) -> Message {
    match state.in_rounds() {
        _ if state.over => Message::new("score-sheet-place-over"),
        true => round(state.cursor.round),
        false => count(state),
    }
}

/// Where the play stands. One with a name of its own is called by it already; a built-in one says here which it is.
fn place(state: &State) -> Message {
    let name = state.template.message();
    let at = match state.template.rounds {
        _ if state.over => Message::new("score-sheet-place-over"),
        Rounds::Fixed(rounds) if state.in_rounds() => {
            Message::new("score-sheet-round-of").number("round", state.cursor.round + 1).number("rounds", rounds)
        }
        _ if state.in_rounds() => round(state.cursor.round),
        _ if state.template.has_rounds() => Message::new("score-sheet-at-the-end"),
        _ if state.template.name.is_empty() => return name,
        _ => return count(state),
    };
    if !state.template.name.is_empty() {
        return at;
    }
    Message::new("score-sheet-place").say("name", name).say("at", at)
}

/// A row of the list for each round, and one for what is counted at the end; none where there is only one step.
fn phases(state: &State) -> Vec<PhaseFace> {
    if !state.template.has_rounds() {
        return Vec::new();
    }
    let face = |at: Cursor, number: Option<u8>, title: Message| {
        let lies = match (at.part, at.round).cmp(&(state.cursor.part, state.cursor.round)) {
            _ if state.over => PhaseState::Done,
            std::cmp::Ordering::Less => PhaseState::Done,
            std::cmp::Ordering::Equal => PhaseState::Now,
            std::cmp::Ordering::Greater => PhaseState::Coming,
        };
        PhaseFace { number, title, about: Message::literal(""), state: lies, at }
    };
    let rounds = (0..state.rounds_known()).map(|index| {
        let at = Cursor { part: IN_ROUNDS, round: index, ..Cursor::default() };
        face(at, u8::try_from(index + 1).ok(), round(index))
    });
    let at = Cursor { part: AT_THE_END, ..Cursor::default() };
    let end = state.template.has_end().then(|| face(at, None, Message::new("score-sheet-at-the-end")));
    rounds.chain(end).collect()
}

fn next(state: &State) -> Next {
    if state.over {
        return Next::Over;
    }
    let then = match state.next_cursor() {
        Some(to) if to.part == IN_ROUNDS => round(to.round),
        Some(_) => Message::new("score-sheet-at-the-end"),
        None => Message::new("score-sheet-finish"),
    };
    let blank = state.blank(state.slots_now().into_iter());
    if blank == 0 {
        return Next::Ready(then);
    }
    Next::Ready(Message::new("score-sheet-next-blank").say("next", then).number("blank", blank))
}

/// What was left blank behind the guide, and a tie that can still be decided.
fn warnings(state: &State) -> Vec<Message> {
    let mut warnings = Vec::new();
    let behind = if state.over || !state.in_rounds() { state.begun } else { state.cursor.round };
    let mut blank = state.blank((0..behind).flat_map(|round| state.slots_of_round(round)));
    if state.over {
        // What others have is said with who leads; what is left was counted for nobody.
        blank += state.blank(state.slots_once());
        blank -= super::sheet::forgotten_count(state).min(blank);
    }
    if blank > 0 {
        warnings.push(Message::new("score-sheet-warning-blank").number("blank", blank));
    }
    if state.over
        && let Some(slot) = super::sheet::deciding(state)
    {
        warnings.push(Message::new("score-sheet-warning-tie").say("row", state.title_of(slot)));
    }
    warnings
}
