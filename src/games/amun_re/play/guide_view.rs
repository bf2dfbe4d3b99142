//! What the guide shows of an Amun-Re play: where it stands, what to do, and what is missing before the next step.

use super::action::Action;
use super::apply::{arrive, next};
use super::check::to_take;
use super::sentence::ended;
use super::state::{Round, State};
use crate::games::amun_re::pieces::{Site, box_warnings};
use crate::games::amun_re::points::Half;
use crate::locale::Message;
use crate::table::action::{AnyAction, TableAction};
use crate::table::early::EarlyPoints;
use crate::table::guide::{Cursor, Guide, GuideView, Next, Phase, PhaseView, Step, Who};
use crate::table::rules::Guided;
use crate::table::seat::Seat;
use crate::table::state::TableState;

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
        self.applies(to) && usize::from(to.turn) < self.table.seats
    }

    fn place(&self) -> Message {
        if self.table.over {
            return Message::new("amun-re-over-place");
        }
        let Some(part) = super::guide_data().part(self.table.cursor) else { return Message::literal("") };
        Message::new("amun-re-place")
            .say("kingdom", Message::of_words(&part.title))
            .number("round", self.table.cursor.round + 1)
            .number("rounds", part.rounds.unwrap_or(0))
    }

    fn place_of(&self, at: Cursor) -> Message {
        let guide = super::guide_data();
        let (Some(part), Some(phase)) = (guide.part(at), guide.phase(at)) else { return Message::literal("") };
        Message::new("amun-re-did-move-place")
            .say("kingdom", Message::of_words(&part.title))
            .number("round", at.round + 1)
            .say("phase", Message::of_words(&phase.title))
    }

    fn guide(&self) -> GuideView {
        let guide = super::guide_data();
        let mut face = GuideView {
            place: self.place(),
            phases: phases(self, guide),
            above: above(self, guide),
            on_turn: on_turn(self),
            first: Some((self.pharaoh, Message::new("amun-re-pharaoh"))),
            next: button(self, guide),
            warnings: warnings(self),
            ..guide.face(self.table.cursor, self.table.seats)
        };
        if self.step() == "claims" && self.half() == Half::Old {
            // Gold is counted in the end only.
            face.title = Message::new("amun-re-claims-of-old");
        }
        if self.table.over {
            face.title = Message::new("amun-re-over");
            face.text = Message::new("amun-re-over-text");
        }
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
            "reveal" => {
                let left = self.table.seats.saturating_sub(self.round.offered.len());
                (left > 0 && self.left_over().is_empty())
                    .then(|| Message::new("amun-re-missing-provinces").number("count", left))
            }
            "bid" => match &self.round.auction {
                None => Some(Message::new("amun-re-missing-auction")),
                Some(_) => on_turn(self).map(|seat| Message::new("amun-re-missing-bid").say("player", self.name(seat))),
            },
            "take" => {
                let has = |seat: Seat| self.round.taken.iter().any(|taken| taken.0 == seat);
                lacking(&has, "amun-re-missing-province", "amun-re-missing-takers")
            }
            "offer" => {
                let has = |seat: Seat| self.round.is_in(seat);
                let closed = || {
                    let seat =
                        self.pharaoh.clockwise(self.table.seats).find(|seat| self.round.sealed_by(*seat).is_some())?;
                    Some(Message::new("amun-re-missing-opening").say("player", self.name(seat)))
                };
                let must = |seat: &Seat| self.round.must_correct(*seat);
                let correction = || {
                    let seat = self.pharaoh.clockwise(self.table.seats).find(must)?;
                    Some(Message::new("amun-re-missing-correction").say("player", self.name(seat)))
                };
                lacking(&has, "amun-re-missing-offer", "amun-re-missing-offers").or_else(closed).or_else(correction)
            }
            "claims" if self.half() == Half::New => {
                let has = |seat: Seat| self.final_gold(seat, Half::New).is_some();
                lacking(&has, "amun-re-missing-gold", "amun-re-missing-golds")
            }
            _ => None,
        }
    }

    fn end_step(&mut self) {
        next(self);
    }

    fn go(&mut self, to: Cursor) {
        if (to.part, to.round) != (self.table.cursor.part, self.table.cursor.round) {
            self.round = Round::new(self.table.seats);
        }
        self.table.over = false;
        arrive(self, to);
    }

    fn ended(&self, from: Cursor) -> Message {
        ended(self, from)
    }

    fn ends(&self) -> Option<Seat> {
        on_turn(self).filter(|_| self.step() == "buy")
    }
}

/// Whose turn it is: in the auction whoever must bid, among the rewards whoever takes, else as the step says.
fn on_turn(state: &State) -> Option<Seat> {
    if state.table.over {
        return None;
    }
    match (&state.round.auction, state.step()) {
        (Some(auction), "bid") => auction.whose_turn(),
        (_, "rewards") => state.taker(),
        _ => super::guide_data().on_turn(state.table.cursor, state.pharaoh, state.table.seats),
    }
}

/// What the highlighted button enters; none when the game is over.
pub(super) fn next_action(state: &State) -> Option<AnyAction<Action>> {
    if state.table.over {
        return None;
    }
    let open = reward_open(state).map(|(seat, _)| seat);
    // With the last one's reward the step ends.
    let taken = || state.taker().filter(|_| state.step() == "rewards" && state.next_taker().is_some());
    let next = TableAction::Next { from: state.table.cursor };
    Some(open.or_else(taken).map_or_else(|| next.into(), |seat| Action::RewardTaken { seat }.into()))
}

/// Who must still take something of the reward before the button goes on, and what: whoever’s turn it is, and before the
/// step ends anybody.
fn reward_open(state: &State) -> Option<(Seat, Message)> {
    let taker = state.taker().filter(|_| state.step() == "rewards")?;
    let others = if state.next_taker().is_none() { state.takers() } else { Vec::new() };
    std::iter::once(taker).chain(others).find_map(|seat| Some((seat, to_take(state, seat)?)))
}

fn who(state: &State, step: &Step) -> Message {
    let turn = |seat: Seat| Message::new("amun-re-turn").say("player", state.name(seat));
    match (step.who, on_turn(state)) {
        (Who::All, _) => Message::new("amun-re-all-at-once"),
        (Who::First, Some(seat)) => Message::new("amun-re-first").say("player", state.name(seat)),
        (_, Some(seat)) => turn(seat),
        (Who::Rule, None) if step.id == "rewards" => Message::new("amun-re-highest-first"),
        _ => Message::new("amun-re-all-done"),
    }
}

fn above(state: &State, guide: &Guide) -> Message {
    let (Some(phase), Some(step)) = (guide.phase(state.table.cursor), guide.step(state.table.cursor)) else {
        return Message::literal("");
    };
    if state.table.over {
        return Message::new("amun-re-over-above");
    }
    let who = who(state, step);
    match phase.number {
        // Whose turn it is stands below the title.
        Some(number) if !matches!(step.who, Who::All | Who::First) && on_turn(state).is_some() => {
            Message::new("amun-re-phase-alone").number("number", number)
        }
        Some(number) => Message::new("amun-re-phase").number("number", number).say("who", who),
        None => who,
    }
}

fn phases(state: &State, guide: &Guide) -> Vec<PhaseView> {
    let mut first_steps = state.round_steps(state.table.cursor);
    first_steps.dedup_by_key(|at| at.phase);
    let now = (!state.table.over).then_some(state.table.cursor);
    guide.phase_faces(first_steps, now, &|phase, at| about(state, guide, phase, at))
}

/// A quiet line under the phases that say something more than their name.
fn about(state: &State, guide: &Guide, phase: &Phase, at: Cursor) -> Message {
    if at.phase == state.table.cursor.phase && !state.table.over {
        return guide.step(state.table.cursor).map_or_else(|| Message::literal(""), |step| who(state, step));
    }
    if phase.id == "scoring" {
        return Message::new(match state.half() {
            Half::Old => "amun-re-end-of-old",
            Half::New => "amun-re-end-of-new",
        });
    }
    Message::literal("")
}

fn button(state: &State, guide: &Guide) -> Next {
    if state.table.over {
        return Next::Over;
    }
    if let Some(what) = state.missing() {
        return Next::Missing(what);
    }
    let words = next_words(state, guide, state.following());
    if let Some((_, what)) = reward_open(state) {
        return Next::Missing(what);
    }
    Next::Ready(match paying(state) {
        Some((gold, None)) => Message::new("amun-re-next-pay").number("gold", gold).say("next", words),
        Some((gold, Some(left))) => {
            Message::new("amun-re-next-pay-of").number("gold", gold).number("left", left).say("next", words)
        }
        None => words,
    })
}

/// What the player whose purchases end pays, and what is left by the ledger; none where nothing was bought.
fn paying(state: &State) -> Option<(i64, Option<i64>)> {
    let seat = on_turn(state).filter(|_| state.step() == "buy")?;
    let gold = state.haul(seat).gold();
    (gold > 0).then(|| (gold, state.ledger(seat)))
}

fn next_words(state: &State, guide: &Guide, next: Option<Cursor>) -> Message {
    if let Some(seat) = state.next_taker().filter(|_| state.step() == "rewards") {
        return Message::new("amun-re-next-player").say("player", state.name(seat));
    }
    match (state.step(), next) {
        (_, None) => Message::new("amun-re-next-end"),
        ("offer", _) => {
            let place = state.sacrifice().map_or(0, |outcome| outcome.temple.number());
            Message::new("amun-re-next-temple").number("place", place)
        }
        ("income", _) => Message::new("amun-re-next-taken"),
        ("claims", _) => Message::new("amun-re-next-score"),
        (_, Some(to)) if guide.goes_around(to) && to.turn > 0 => {
            let seat = guide.on_turn(to, state.pharaoh, state.table.seats).unwrap_or(state.pharaoh);
            Message::new("amun-re-next-player").say("player", state.name(seat))
        }
        (_, Some(to)) if to.part != state.table.cursor.part => Message::new("amun-re-next-new-kingdom"),
        (_, Some(to)) => Message::new("amun-re-next").say("what", guide.phase_title(to)),
    }
}

/// What the box does not hold; the table goes on.
fn warnings(state: &State) -> Vec<Message> {
    let sites: Vec<Site> = state.lands().map(|(_, land)| land.site).collect();
    let farmers = state.lands().map(|(_, land)| land.all_farmers()).sum();
    box_warnings(&sites, farmers)
}
