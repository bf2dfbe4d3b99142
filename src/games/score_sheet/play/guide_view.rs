//! What the guide shows of a score sheet: the rounds, and what is still blank.

use super::apply::go;
use super::sentence::ended;
use super::state::{AT_THE_END, IN_ROUNDS, State};
use crate::games::score_sheet::template::Rounds;
use crate::locale::Message;
use crate::table::early::EarlyPoints;
use crate::table::guide::{Cursor, GuideView, Next, PhaseState, PhaseView};
use crate::table::rules::Guided;
use crate::table::state::TableState;

impl Guided for State {
    fn table(&self) -> &TableState {
        &self.table
    }

    fn end_early(&mut self, points: EarlyPoints) {
        self.table.early = Some(points);
    }

    fn round(&self) -> Option<u32> {
        self.in_rounds().then(|| u32::from(self.table.cursor.round) + 1)
    }

    fn has_step(&self, to: Cursor) -> bool {
        let round = match to.part {
            IN_ROUNDS => to.round < self.rounds_known(),
            AT_THE_END => self.template.has_end() && to.round == 0,
            _ => false,
        };
        round && (to.phase, to.step, to.turn) == (0, 0, 0)
    }

    fn place_of(&self, to: Cursor) -> Message {
        if to.part == IN_ROUNDS { round(to.round) } else { count(self) }
    }

    /// One with a name of its own is called by it already; a built-in one says here which it is.
    fn place(&self) -> Message {
        let name = self.template.message();
        let at = match self.template.rounds {
            _ if self.table.over => Message::new("score-sheet-place-over"),
            Rounds::Fixed(rounds) if self.in_rounds() => Message::new("score-sheet-round-of")
                .number("round", self.table.cursor.round + 1)
                .number("rounds", rounds),
            _ if self.in_rounds() => round(self.table.cursor.round),
            _ if self.template.has_rounds() => Message::new("score-sheet-at-the-end"),
            _ if self.template.name.is_empty() => return name,
            _ => return count(self),
        };
        if !self.template.name.is_empty() {
            return at;
        }
        Message::new("score-sheet-place").say("name", name).say("at", at)
    }

    fn heading(&self) -> Message {
        match self.in_rounds() {
            _ if self.table.over => Message::new("score-sheet-place-over"),
            true => round(self.table.cursor.round),
            false => count(self),
        }
    }

    fn guide(&self) -> GuideView {
        let over = self.table.over;
        let title = match (over, self.in_rounds()) {
            (true, _) => Message::new("score-sheet-over"),
            (false, true) => round(self.table.cursor.round),
            (false, false) => count(self),
        };
        GuideView {
            place: self.place(),
            phases: phases(self),
            above: Message::new(if self.wins_low() { "score-sheet-wins-lowest" } else { "score-sheet-wins-highest" }),
            title,
            text: Message::new(if over { "score-sheet-over-text" } else { "score-sheet-how" }),
            on_turn: None,
            first: None,
            next: button(self),
            calculator: None,
            cards: Vec::new(),
            rulings: Vec::new(),
            warnings: warnings(self),
            step: String::new(),
            before: 0,
            fresh: false,
            phase: String::new(),
        }
    }

    fn end_step(&mut self) {
        go(self, self.next_cursor());
    }

    fn go(&mut self, to: Cursor) {
        self.table.over = false;
        go(self, Some(to));
    }

    fn ended(&self, _: Cursor) -> Message {
        ended(self)
    }
}

pub(super) fn round(round: u16) -> Message {
    Message::new("score-sheet-round").number("round", round + 1)
}

/// What is counted when no round is.
pub(super) fn count(state: &State) -> Message {
    Message::new(if state.template.has_rounds() { "score-sheet-at-the-end" } else { "score-sheet-count" })
}

/// A row of the list for each round, and one for what is counted at the end; none where there is only one step.
fn phases(state: &State) -> Vec<PhaseView> {
    if !state.template.has_rounds() {
        return Vec::new();
    }
    let face = |at: Cursor, number: Option<u8>, title: Message| {
        let lies = match (at.part, at.round).cmp(&(state.table.cursor.part, state.table.cursor.round)) {
            _ if state.table.over => PhaseState::Done,
            std::cmp::Ordering::Less => PhaseState::Done,
            std::cmp::Ordering::Equal => PhaseState::Now,
            std::cmp::Ordering::Greater => PhaseState::Coming,
        };
        PhaseView { number, title, about: Message::literal(""), state: lies, at }
    };
    let rounds = (0..state.rounds_known()).map(|index| {
        let at = Cursor { part: IN_ROUNDS, round: index, ..Cursor::default() };
        face(at, u8::try_from(index + 1).ok(), round(index))
    });
    let at = Cursor { part: AT_THE_END, ..Cursor::default() };
    let end = state.template.has_end().then(|| face(at, None, Message::new("score-sheet-at-the-end")));
    rounds.chain(end).collect()
}

fn button(state: &State) -> Next {
    if state.table.over {
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
    let behind = if state.table.over || !state.in_rounds() { state.begun } else { state.table.cursor.round };
    let mut blank = state.blank((0..behind).flat_map(|round| state.slots_of_round(round)));
    if state.table.over {
        // What others have is said with who leads; what is left was counted for nobody.
        blank += state.blank(state.slots_once());
        blank -= super::sheet::forgotten_count(state).min(blank);
    }
    if blank > 0 {
        warnings.push(Message::new("score-sheet-warning-blank").number("blank", blank));
    }
    if state.table.over
        && let Some(slot) = super::sheet::deciding(state)
    {
        warnings.push(Message::new("score-sheet-warning-tie").say("row", state.title_of(slot)));
    }
    warnings
}
