//! What a game gives to the table: its actions, the state they fold into, and what the table may show of it.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use thiserror::Error;

use super::action::{AnyAction, CellChange, GameAction, TableAction};
use super::early::EarlyPoints;
use super::field::Field;
use super::guide::{Cursor, Guide, GuideView, Part, Table};
use super::result::PlayResult;
use super::seat::{Choice, Seat, Setup};
use super::sheet::Sheet;
use super::state::TableState;
use super::summary::Standing;
use crate::locale::Message;

/// Why the rules do not allow an action, for the person who tried it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("refused: {}", .0.key())]
pub struct Refusal(pub Message);

impl Refusal {
    /// A refusal with the message of this key.
    pub fn new(key: &'static str) -> Self {
        Self(Message::new(key))
    }
}

impl From<Message> for Refusal {
    fn from(say: Message) -> Self {
        Self(say)
    }
}

/// Lets an action through where it is fine.
///
/// # Errors
/// The message of `otherwise`, where it is not.
pub fn allow(fine: bool, otherwise: &'static str) -> Result<(), Refusal> {
    if fine { Ok(()) } else { Err(Refusal::new(otherwise)) }
}

/// Lets an action through that is about a player of this table.
///
/// # Errors
/// That nobody sits there.
pub fn known(seat: Seat, seats: usize) -> Result<(), Refusal> {
    allow(seat.index() < seats, "table-no-such-player")
}

/// Lets a number through that goes no higher than a person means it; beyond it is a slip of the finger. Where it is one
/// player's, the reason names the player.
///
/// # Errors
/// What the most is.
pub fn at_most(value: u32, most: u32, player: Option<Message>) -> Result<(), Refusal> {
    if value <= most {
        return Ok(());
    }
    Err(Refusal(match player {
        Some(player) => Message::new("table-refuse-most-of").say("player", player).number("most", most),
        None => Message::new("table-refuse-most").number("most", most),
    }))
}

/// The player whom an action names as the one it is about.
pub fn seat_of<S: Guided>(state: &S, action: &impl GameAction) -> Option<Seat> {
    action.seat().filter(|seat| seat.index() < state.seats())
}

/// A game at this table. Everything here is pure: the same action on the same state gives the same state, everywhere.
pub trait Rules: Clone + Debug + 'static {
    /// What can be entered beside the actions of every table ([`TableAction`]).
    type Action: GameAction;
    /// What the entries fold into.
    type State: Clone + Debug + PartialEq + Guided + Scored;

    /// The state before the first action.
    ///
    /// # Errors
    /// When the setup is none of this game: a number of players that it does not take, figures that it cannot read.
    fn start(setup: &Setup) -> Result<Self::State, Refusal>;

    /// Whether the rules allow an action now.
    ///
    /// # Errors
    /// The reason for the person who tried it.
    fn check(state: &Self::State, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that [`Rules::check`] has just allowed on this very state.
    fn apply(state: &mut Self::State, action: &Self::Action);

    /// The action in one sentence: the history, the undo label and the message. `before` is the state it met.
    fn sentence(setup: &Setup, before: &Self::State, action: &Self::Action) -> Message;

    /// Whose an action is; none where it is the table's. `before` is the state it met. A game says so itself where an action
    /// is a player's and does not name one.
    fn whose(before: &Self::State, action: &Self::Action) -> Option<Seat> {
        seat_of(before, action)
    }

    /// Two taps of the same kind on the same cell as one action, for the history; none when they are two.
    fn join(earlier: &Self::Action, later: &Self::Action) -> Option<Self::Action>;

    /// Which values of an action can be changed after it was entered, and to what. `before` is the state it met, and `now`
    /// the state of the play. What is offered here is still checked by [`Rules::check`].
    ///
    /// # Errors
    /// Why nothing about it can be changed, for the person who wants to; the only way is to take it back then.
    fn fields(
        _setup: &Setup,
        _before: &Self::State,
        _now: &Self::State,
        _action: &Self::Action,
    ) -> Result<Vec<Field>, Message> {
        Err(Message::new("table-fixed"))
    }

    /// What is chosen for an option now; none where it has its default. A game that lets it be changed during a play
    /// says what holds after that.
    fn option(setup: &Setup, _: &Self::State, id: &str) -> Option<Choice> {
        setup.options.get(id).cloned()
    }

    /// What the highlighted button enters; none when the play is over.
    fn next_action(state: &Self::State) -> Option<AnyAction<Self::Action>> {
        (!state.is_over()).then(|| TableAction::Next { from: state.cursor() }.into())
    }
}

/// A state that the guide leads through: where it stands, and what its steps and their ends mean.
pub trait Guided {
    /// The order of play; without any steps in a game whose play says itself what comes next.
    fn order(&self) -> &'static Guide {
        &EMPTY
    }

    /// Whether an option of the play is on, for what applies at this table.
    fn has_option(&self, _id: &str) -> bool {
        false
    }

    /// Who sits at the table, and where the guide is.
    fn table(&self) -> &TableState;

    /// How many play.
    fn seats(&self) -> usize {
        self.table().seats
    }

    /// All seats.
    fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<Self> {
        Seat::all(self.seats())
    }

    /// How the table calls the player of a seat.
    fn name(&self, seat: Seat) -> Message {
        self.table().name(seat)
    }

    /// Where the guide is.
    fn cursor(&self) -> Cursor {
        self.table().cursor
    }

    /// The id of the step the guide is at.
    fn step(&self) -> &'static str {
        self.order().step_id(self.cursor())
    }

    /// Whether the last step is done.
    fn is_over(&self) -> bool {
        self.table().over
    }

    /// Where the play stands, in the words of its heading.
    fn place(&self) -> Message;

    /// Which round of the whole play it is, counted from 1; none outside of the rounds, as during the setup, and where all
    /// is counted in the end. Where a round of the guide is one player's turn, a round is over when all have had theirs.
    fn round(&self) -> Option<u32> {
        let (at, parts) = (self.cursor(), &self.order().parts);
        let has_rounds = |part: &&Part| part.rounds != Some(1);
        let here = parts.get(usize::from(at.part)).filter(has_rounds)?;
        let before = parts.iter().take(usize::from(at.part)).filter(has_rounds);
        let before: u32 = before.filter_map(|part| part.rounds).map(u32::from).sum();
        let turns = if here.turns { self.seats().max(1) } else { 1 };
        Some(before + u32::try_from(usize::from(at.round) / turns).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// Ends the play before its end, with these points. All else stays as it is, so that it can be taken up again.
    fn end_early(&mut self, points: EarlyPoints);

    /// What the guide shows now.
    fn guide(&self) -> GuideView;

    /// What is missing before the step can end.
    fn missing(&self) -> Option<Message> {
        None
    }

    /// Ends the step, with all that it decides.
    fn end_step(&mut self);

    /// Goes to a step because somebody has moved the guide there.
    fn go(&mut self, to: Cursor);

    /// What the end of a step means, in a sentence. The guide stands at another one where the history tells of an entry
    /// that was undone with what led to it.
    fn ended(&self, from: Cursor) -> Message;

    /// Whose the end of this step is, where the guide stands at it: the player's whose turn it is, alone in it.
    fn ends(&self) -> Option<Seat> {
        None
    }

    /// Whether the guide can be moved there.
    fn has_step(&self, to: Cursor) -> bool {
        self.applies(to) && to.turn == 0
    }

    /// What the place is called to which the guide is moved.
    fn place_of(&self, to: Cursor) -> Message {
        self.order().phase_title(to)
    }

    /// Where the play stands in a few words, the round and the phase: a heading of the history. It is asked before each
    /// of ten thousand entries, so it builds nothing that it need not.
    fn heading(&self) -> Message {
        let place = self.place();
        if self.is_over() { place } else { self.order().heading(place, self.cursor()) }
    }

    /// The step that follows this one by the order of play; none when this is the last one.
    fn following(&self) -> Option<Cursor> {
        let option = |id: &str| self.has_option(id);
        self.order().next(self.cursor(), &Table { seats: self.seats(), option: &option })
    }

    /// Whether a step applies at this table.
    fn applies(&self, at: Cursor) -> bool {
        let option = |id: &str| self.has_option(id);
        self.order().applies(at, &Table { seats: self.seats(), option: &option })
    }

    /// Where the play begins.
    fn start_cursor(&self) -> Cursor {
        let option = |id: &str| self.has_option(id);
        self.order().start(&Table { seats: self.seats(), option: &option })
    }

    /// The steps of the round at this cursor that apply at this table.
    fn round_steps(&self, at: Cursor) -> Vec<Cursor> {
        let option = |id: &str| self.has_option(id);
        self.order().round(at, &Table { seats: self.seats(), option: &option })
    }
}

/// The order of a play that no file describes.
static EMPTY: Guide = Guide { parts: Vec::new(), phases: Vec::new() };

/// A state that has a score sheet.
pub trait Scored {
    /// What the play is called, where that is not its game's name.
    fn title(&self) -> Option<Message> {
        None
    }

    /// The score sheet as it stands.
    fn sheet(&self) -> Sheet;

    /// Adds to what statistics know of the play, once it is over, what only the game knows: factions, which end of the
    /// points wins, rows that the sheet does not show as one.
    fn hand_in(&self, _: &mut PlayResult) {}

    /// Who has how many points, and whether the play is over.
    fn standing(&self) -> Standing;

    /// Whether the sheet has the cell that a person sets.
    fn has_cell(&self, cell: &CellChange) -> bool;

    /// What the row of a cell is called, also where this table's sheet has no such row any more.
    fn cell_title(&self, cell: &CellChange) -> Message;

    /// What a cell can be set to.
    fn cell_takes(&self, _: &CellChange) -> RangeInclusive<i64> {
        -999..=999
    }

    /// Sets a cell by hand, or gives it back to the rules.
    fn set_cell(&mut self, change: &CellChange);
}
