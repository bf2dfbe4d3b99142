//! What the guide shows of an Imperial Settlers play: whose turn it is, what to do, and what is missing.

use super::action::Action;
use super::apply::{arrive, next};
use super::sentence::ended;
use super::sheet::{outcome, tie_breaks};
use super::state::State;
use crate::games::imperial_settlers::attack::ATTACKS;
use crate::games::imperial_settlers::board::{Board, Pile, box_warnings};
use crate::games::imperial_settlers::lookout::{Step as LookoutStep, Way, prompt_end};
use crate::games::imperial_settlers::points::TieBreak;
use crate::games::imperial_settlers::turns::ROUNDS;
use crate::locale::Message;
use crate::table::action::{AnyAction, TableAction};
use crate::table::early::EarlyPoints;
use crate::table::guide::{Cursor, Guide, GuideView, Next, PhaseView};
use crate::table::rules::Guided;
use crate::table::seat::Seat;
use crate::table::state::TableState;

impl Guided for State {
    fn order(&self) -> &'static Guide {
        super::guide_data()
    }

    fn table(&self) -> &TableState {
        &self.table
    }

    fn end_early(&mut self, points: EarlyPoints) {
        self.table.early = Some(points);
    }

    fn place(&self) -> Message {
        if self.table.over {
            return Message::new("imperial-settlers-place-over");
        }
        if self.table.cursor.part == 0 {
            return Message::new("imperial-settlers-place-setup");
        }
        Message::new("imperial-settlers-place").number("round", self.round_number()).number("rounds", ROUNDS)
    }

    fn guide(&self) -> GuideView {
        let guide = super::guide_data();
        let playing = self.table.cursor.part > 0 && !self.table.over && !self.is_solo();
        let mut face = GuideView {
            place: self.place(),
            phases: phases(self, guide),
            above: above(self, guide),
            on_turn: on_turn(self),
            first: playing.then(|| (self.first(), Message::new("imperial-settlers-first-player"))),
            next: button(self, guide),
            warnings: warnings(self),
            ..guide.face(self.table.cursor, self.table.seats)
        };
        if let Some((title, text)) = prompt(self) {
            face.title = title;
            face.text = text.unwrap_or(face.text);
        }
        face.cards.retain(|id| is_played(self, id));
        face.rulings.retain(|id| is_played(self, id));
        face
    }

    fn missing(&self) -> Option<Message> {
        let lacking = |there: &dyn Fn(Seat) -> bool, one: &'static str, more: &'static str| {
            let absent: Vec<Seat> = self.all_seats().filter(|&seat| !there(seat)).collect();
            match absent.as_slice() {
                [] => None,
                [seat] => Some(Message::new(one).say("player", self.name(*seat))),
                several => Some(Message::new(more).number("count", several.len())),
            }
        };
        match self.step() {
            "factions" => {
                let has = |seat: Seat| self.realm(seat).faction.is_some();
                lacking(&has, "imperial-settlers-missing-faction", "imperial-settlers-missing-factions")
            }
            "attack-cards" => self.may_reveal().then(|| Message::new("imperial-settlers-missing-attack-card")),
            "attack" if self.must_choose() => Some(Message::new("imperial-settlers-missing-choice")),
            "attack" => (self.round.attacks.len() < ATTACKS).then(|| {
                Message::new("imperial-settlers-missing-attack").number("number", self.round.attacks.len() + 1)
            }),
            "score" => {
                let has = |seat: Seat| self.built(seat, false).is_some() && self.built(seat, true).is_some();
                lacking(&has, "imperial-settlers-missing-locations", "imperial-settlers-missing-all-locations")
                    .or_else(|| missing_tie(self))
            }
            _ => None,
        }
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

/// Whether an entry of the library speaks of the way in which this table looks out, or of anything else.
fn is_played(state: &State, id: &str) -> bool {
    let way = (!state.is_solo()).then_some(state.options.way);
    match id {
        "lookout-normal" => way == Some(Way::Normal),
        "lookout-draft" | "how-does-the-draft-work" => way == Some(Way::Draft),
        "lookout-advanced" | "how-does-the-advanced-lookout-work" => way == Some(Way::Advanced),
        "lookout-peaceful" => way == Some(Way::Peaceful),
        "who-picks-first-in-the-second-row" => matches!(way, Some(Way::Normal | Way::Peaceful)),
        "solo-lookout" => state.is_solo(),
        _ => true,
    }
}

/// What the table is asked for just now, where the step itself says it less exactly: the title, and the text if it
/// differs too.
fn prompt(state: &State) -> Option<(Message, Option<Message>)> {
    if state.table.over {
        let text = Some(Message::new("imperial-settlers-over-text"));
        let title = if state.is_solo() { outcome(state).reason().what } else { Message::new("imperial-settlers-over") };
        return Some((title, text));
    }
    if state.step() == "factions" && state.is_solo() {
        let title = Message::new("imperial-settlers-solo-faction");
        return Some((title, Some(Message::new("imperial-settlers-solo-faction-text"))));
    }
    if state.step() != "lookout" {
        return None;
    }
    let steps = state.lookout();
    let end = prompt_end(&steps, state.round.looked);
    let (last, before) = steps.get(state.round.looked..end)?.split_last()?;
    let say = |step: &LookoutStep| step.say(&|seat| state.name(seat));
    let both = |before, then| Message::new("imperial-settlers-both").say("before", before).say("then", then);
    let text = match before.iter().map(say).reduce(both) {
        Some(steps) => Message::new("imperial-settlers-before-that").say("steps", steps),
        None if last.is_choice() => Message::new("imperial-settlers-lookout-next"),
        None => Message::literal(""),
    };
    Some((say(last), Some(text)))
}

/// Whose turn it is: to pick in the lookout, to act in the actions.
fn on_turn(state: &State) -> Option<Seat> {
    if state.table.over || state.is_solo() {
        return None;
    }
    match state.step() {
        "lookout" => {
            let steps = state.lookout();
            let end = prompt_end(&steps, state.round.looked);
            steps.get(state.round.looked..end)?.iter().find_map(|step| match step {
                LookoutStep::Pick { seat, .. } => Some(*seat),
                _ => None,
            })
        }
        "act" => state.active().first().copied(),
        _ => None,
    }
}

fn who(state: &State) -> Message {
    if state.is_solo() {
        return Message::new("imperial-settlers-solo");
    }
    match on_turn(state) {
        Some(seat) => Message::new("imperial-settlers-turn").say("player", state.name(seat)),
        None => Message::new("imperial-settlers-all"),
    }
}

fn above(state: &State, guide: &Guide) -> Message {
    if state.table.over {
        return Message::literal("");
    }
    match guide.phase(state.table.cursor).and_then(|phase| phase.number) {
        // Whose turn it is stands below the title.
        Some(number) if on_turn(state).is_some() && !state.is_solo() => {
            Message::new("imperial-settlers-phase-alone").number("number", number)
        }
        Some(number) => Message::new("imperial-settlers-phase").number("number", number).say("who", who(state)),
        None => who(state),
    }
}

fn phases(state: &State, guide: &Guide) -> Vec<PhaseView> {
    let mut first_steps = state.round_steps(state.table.cursor);
    first_steps.dedup_by_key(|at| at.phase);
    guide.phase_faces(first_steps, (!state.table.over).then_some(state.table.cursor), &|_, at| {
        if !state.table.over && at.phase == state.table.cursor.phase { who(state) } else { Message::literal("") }
    })
}

fn missing_tie(state: &State) -> Option<Message> {
    let (what, seats) = tie_breaks(state)?;
    let key = match what {
        TieBreak::Goods => "imperial-settlers-missing-goods",
        TieBreak::Hand => "imperial-settlers-missing-hand",
    };
    Some(Message::new(key).names("players", seats.into_iter().map(|seat| state.name(seat)).collect()))
}

/// What the Next button enters; none when the play is over, and none while one of several is left to act alone: what that
/// player does passes nothing on, and the pass is the player's own.
pub(super) fn next_action(state: &State) -> Option<AnyAction<Action>> {
    if state.table.over {
        return None;
    }
    let end = AnyAction::from(TableAction::Next { from: state.table.cursor });
    match state.step() {
        "lookout" => {
            let steps = state.lookout();
            let last = prompt_end(&steps, state.round.looked) >= steps.len();
            Some(if last { end } else { Action::Look { at: state.round.looked }.into() })
        }
        "act" => Some(match state.active()[..] {
            [] => end,
            [seat] if state.is_solo() => Action::Pass { seat, on: true }.into(),
            [_] => return None,
            [seat, ..] => Action::Turn { seat }.into(),
        }),
        _ => Some(end),
    }
}

fn button(state: &State, guide: &Guide) -> Next {
    if let Some(what) = state.missing().filter(|_| !state.table.over) {
        return Next::Missing(what);
    }
    if state.table.over {
        return Next::Over;
    }
    let words = match next_action(state) {
        None => {
            let alone = state.active().first().map_or_else(|| Message::literal(""), |&seat| state.name(seat));
            return Next::Missing(Message::new("imperial-settlers-missing-last").say("player", alone));
        }
        Some(AnyAction::Game(Action::Look { at })) => picked(state, at),
        Some(AnyAction::Game(Action::Pass { .. })) => Message::new("imperial-settlers-next-pass-solo"),
        Some(AnyAction::Game(Action::Turn { seat })) => {
            let then = state.after(seat).unwrap_or(seat);
            Message::new("imperial-settlers-next-turn").say("player", state.name(seat)).say("then", state.name(then))
        }
        Some(_) => match state.following() {
            None => Message::new("imperial-settlers-next-end"),
            Some(to) if state.step() == "produce" => {
                Message::new("imperial-settlers-next-taken").say("what", guide.phase_title(to))
            }
            Some(to) if to.part != state.table.cursor.part || to.round != state.table.cursor.round => {
                Message::new("imperial-settlers-next-round").number("round", to.round + 1)
            }
            Some(to) => Message::new("imperial-settlers-next").say("what", guide.phase_title(to)),
        },
    };
    Next::Ready(words)
}

/// Who has made the choice that the lookout asks for.
fn picked(state: &State, at: usize) -> Message {
    let steps = state.lookout();
    match steps.get(prompt_end(&steps, at).saturating_sub(1)) {
        Some(LookoutStep::Pick { seat, .. }) if !state.is_solo() => {
            Message::new("imperial-settlers-next-picked").say("player", state.name(*seat))
        }
        Some(LookoutStep::Pick { .. }) => Message::new("imperial-settlers-next-picked-solo"),
        _ => Message::new("imperial-settlers-next-kept"),
    }
}

/// What the box does not hold; the table goes on.
fn warnings(state: &State) -> Vec<Message> {
    let board = Board::printed();
    let mut warnings = Vec::new();
    for seat in state.all_seats() {
        let own = box_warnings(board, state.built(seat, true).unwrap_or(0), 0);
        let of = |what| Message::new("imperial-settlers-warning-of").say("player", state.name(seat)).say("what", what);
        warnings.extend(own.into_iter().map(of));
    }
    let common = state.all_seats().filter_map(|seat| state.built(seat, false)).fold(0, u32::saturating_add);
    warnings.extend(box_warnings(board, 0, common));
    let cards = state.known.attack_cards.all();
    if let Some(held) = board.count(Pile::Attack).value.filter(|&held| state.is_solo() && cards > 0 && cards != held) {
        warnings
            .push(Message::new("imperial-settlers-warning-attack-cards").number("count", cards).number("held", held));
    }
    warnings
}
