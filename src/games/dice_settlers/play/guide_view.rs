//! What the guide shows of a Dice Settlers play: where it stands, whose action it is, and what is near.

use super::action::Action;
use super::apply::{arrive, next};
use super::check::uncounted;
use super::sentence::ended;
use super::state::{END, PLAY, State};
use crate::games::dice_settlers::end::Trigger;
use crate::games::dice_settlers::pieces::{box_warnings, color_warnings};
use crate::locale::Message;
use crate::table::action::{AnyAction, TableAction};
use crate::table::early::EarlyPoints;
use crate::table::guide::{Cursor, Guide, GuideView, Next, PhaseView};
use crate::table::rules::Guided;
use crate::table::seat::Seat;
use crate::table::state::TableState;

/// The guide can be moved to so many rounds; beyond it is a slip of the finger.
const MOST_ROUNDS: u16 = 999;

impl Guided for State {
    fn order(&self) -> &'static Guide {
        super::guide_data()
    }

    fn has_option(&self, id: &str) -> bool {
        self.options.is_on(id)
    }

    fn table(&self) -> &TableState {
        &self.table
    }

    fn end_early(&mut self, points: EarlyPoints) {
        self.table.early = Some(points);
    }

    fn has_step(&self, to: Cursor) -> bool {
        self.applies(to) && to.turn == 0 && to.round < MOST_ROUNDS
    }

    fn place(&self) -> Message {
        if self.table.over {
            return Message::new("dice-settlers-place-over");
        }
        match self.table.cursor.part {
            PLAY if self.is_last_round() => Message::new("dice-settlers-place-last").number("round", self.round),
            PLAY => Message::new("dice-settlers-place").number("round", self.round),
            END => Message::new("dice-settlers-place-end"),
            _ => Message::new("dice-settlers-place-setup"),
        }
    }

    fn guide(&self) -> GuideView {
        let guide = super::guide_data();
        let mut face = GuideView {
            place: self.place(),
            phases: phases(self, guide),
            above: above(self, guide),
            on_turn: if self.table.over { None } else { self.on_turn() },
            first: (self.table.seats > 1).then(|| (self.first, Message::new("dice-settlers-first-player"))),
            next: button(self),
            warnings: warnings(self),
            ..guide.face(self.table.cursor, self.table.seats)
        };
        if self.table.over {
            face.title = Message::new("dice-settlers-over");
            face.text = Message::new("dice-settlers-over-text");
        }
        face
    }

    /// At the end, the points that only the table can count.
    fn missing(&self) -> Option<Message> {
        if !self.is_scoring() || self.table.over { None } else { uncounted(self) }
    }

    fn end_step(&mut self) {
        next(self);
    }

    fn go(&mut self, to: Cursor) {
        self.table.over = false;
        arrive(self, to);
    }

    fn ended(&self, _: Cursor) -> Message {
        ended(self)
    }
}

fn above(state: &State, guide: &Guide) -> Message {
    if state.table.over {
        return Message::literal("");
    }
    let number = guide.phase(state.table.cursor).and_then(|phase| phase.number);
    let who = match state.step() {
        // Whose turn it is stands below the title; alone it is always the same one's.
        _ if state.on_turn().is_some() || state.table.seats == 1 => {
            return number.map_or_else(
                || Message::literal(""),
                |number| Message::new("dice-settlers-phase-alone").number("number", number),
            );
        }
        "actions" if state.options.follow_actions => Message::new("dice-settlers-all-done"),
        _ => Message::new("dice-settlers-all"),
    };
    match number {
        Some(number) => Message::new("dice-settlers-phase").number("number", number).say("who", who),
        None => who,
    }
}

/// The phases of the round, and the final scoring behind them, where a table can go when it likes.
fn phases(state: &State, guide: &Guide) -> Vec<PhaseView> {
    let round = Cursor { part: PLAY, round: state.round.saturating_sub(1), ..Cursor::default() };
    let end = Cursor { part: END, ..Cursor::default() };
    let parts = if state.table.cursor.part == 0 { vec![Cursor::default()] } else { vec![round, end] };
    let steps = parts.into_iter().flat_map(|at| state.round_steps(at)).collect();
    guide.phase_faces(steps, (!state.table.over).then_some(state.table.cursor), &|_, _| Message::literal(""))
}

/// What the highlighted button enters; none when the play is over, and none while several have their turns: each action
/// is entered by its symbols, and nobody's turn ends by another's button.
pub(super) fn next_action(state: &State) -> Option<AnyAction<Action>> {
    let takes_turns = state.table.seats > 1 && state.on_turn().is_some();
    (!state.table.over && !takes_turns).then(|| TableAction::Next { from: state.table.cursor }.into())
}

fn button(state: &State) -> Next {
    if state.table.over {
        return Next::Over;
    }
    if let Some(seat) = state.on_turn().filter(|_| state.table.seats > 1) {
        return Next::Missing(Message::new("dice-settlers-missing-action").say("player", state.name(seat)));
    }
    if let Some(what) = state.missing() {
        return Next::Missing(what);
    }
    let coming = state.first.clockwise(state.table.seats).nth(1).unwrap_or(state.first);
    let words = match state.step() {
        "setup" => starts("dice-settlers-next-start", state, state.first),
        "roll" => Message::new("dice-settlers-next-actions"),
        "actions" => clean_up(state),
        "clean-up" if state.is_last_round() => Message::new("dice-settlers-next-scoring"),
        "clean-up" if state.last_round.is_some() || state.watch().reached().next().is_some() => {
            starts("dice-settlers-next-last-round", state, coming)
        }
        "clean-up" => starts("dice-settlers-next-round", state, coming),
        _ => Message::new("dice-settlers-next-end"),
    };
    Next::Ready(words)
}

fn starts(key: &'static str, state: &State, seat: Seat) -> Message {
    let coming = state.round.saturating_add(1);
    // Who goes first is nothing to say to one who plays alone.
    let words = match key {
        "dice-settlers-next-last-round" if state.table.seats == 1 => {
            Message::new("dice-settlers-next-last-round-alone")
        }
        _ if state.table.seats == 1 => return Message::new("dice-settlers-next-round-alone").number("round", coming),
        _ => Message::new(key).say("player", state.name(seat)),
    };
    if key == "dice-settlers-next-round" { words.number("round", coming) } else { words }
}

fn clean_up(state: &State) -> Message {
    let left: usize = state.all_seats().map(|seat| state.actions_left(seat)).sum();
    if left == 0 || !state.options.follow_actions {
        return Message::new("dice-settlers-next-clean-up");
    }
    Message::new("dice-settlers-next-clean-up-early").number("count", left)
}

/// The last round, what is one step before the end, and what the box does not hold.
fn warnings(state: &State) -> Vec<Message> {
    let watch = state.watch();
    let in_round = state.table.cursor.part == PLAY && !state.table.over;
    let mut warnings = Vec::new();
    if in_round && state.is_last_round() {
        warnings.push(Message::new("dice-settlers-last-round-now"));
    } else if let Some(last) = state.last_round.filter(|_| in_round) {
        warnings.push(Message::new("rules-dice-settlers-last-round").number("round", last));
    }
    // Once the last round is known, what may still bring the end is no news.
    if in_round && state.last_round.is_none() {
        warnings.extend(Trigger::ALL.into_iter().filter_map(|trigger| watch.news(trigger)));
        // In the cleanup the panel says so itself, with its reason.
        if watch.reached().next().is_some() && state.step() != "clean-up" {
            let last = state.round.saturating_add(1);
            warnings.push(Message::new("dice-settlers-one-more-round").number("round", last));
        }
    }
    let dice = state.tableaus.iter().map(|tableau| tableau.dice).fold(0, u32::saturating_add);
    warnings.extend(box_warnings(watch.houses.unwrap_or(0), dice));
    warnings.extend(color_warnings(state.held()));
    warnings
}
