//! What can be entered at every table, whatever the game: the step is done, the guide is moved, a cell is set by hand.
//!
//! A game's own actions stand beside these in the log, all in the form of [`super::tagged`]. What is checked, done and said
//! of a table action is here; a game only says what it means for its own state ([`Guided`], [`Scored`]).

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::correction;
use super::early::EarlyPoints;
use super::field::Field;
use super::guide::Cursor;
use super::rules::{Guided, Refusal, Rules, Scored, allow, at_most};
use super::seat::{Seat, Setup};
use super::tagged::{NAME, tagged};
use crate::locale::Message;

/// An action of every table; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TableAction {
    /// The step is done.
    Next {
        /// Where the table was when somebody said so: a second tap, or a second window, changes nothing.
        from: Cursor,
    },
    /// The guide is moved by hand.
    Move {
        /// Where to.
        to: Cursor,
    },
    /// A cell of the score sheet is set by hand.
    SetCell(CellChange),
    /// The turn clock was put away: how much time each player has used. It says so, and changes nothing.
    Clock {
        /// In seconds, by seat.
        seconds: Vec<u32>,
    },
    /// The evening is over before the game is: the play ends here, with these points.
    EndEarly {
        /// Which points count.
        points: EarlyPoints,
    },
}

/// The longest time that a clock can have counted for one player, in seconds: a week.
const LONGEST: u32 = 7 * 24 * 60 * 60;

tagged!(TableAction);

/// What a person sets a cell of the score sheet to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellChange {
    /// The id of its group on the sheet, in a game that has rows of the same id in several groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The row's id on the sheet.
    pub row: String,
    /// Whose cell.
    pub seat: Seat,
    /// The value; none gives the cell back to the rules.
    pub value: Option<i64>,
    /// Why, in the person's own words.
    #[serde(default)]
    pub note: String,
}

impl CellChange {
    /// A cell of a sheet whose rows have one id each, without a note.
    pub fn new(row: &str, seat: Seat, value: Option<i64>) -> Self {
        Self { group: None, row: row.to_owned(), seat, value, note: String::new() }
    }

    /// The same with the id of the cell's group.
    #[must_use]
    pub fn in_group(self, group: &str) -> Self {
        Self { group: Some(group.to_owned()), ..self }
    }

    /// The same with a note.
    #[must_use]
    pub fn noted(self, note: &str) -> Self {
        Self { note: note.to_owned(), ..self }
    }

    /// The cell's name in a game that needs no group for it.
    pub fn key(&self) -> (String, Seat) {
        (self.row.clone(), self.seat)
    }

    /// The row's id, in a game that needs no group for it; none where a group is named all the same.
    pub fn only_row(&self) -> Option<&str> {
        self.group.is_none().then_some(self.row.as_str())
    }
}

/// What can be entered in a play: what every table does, or what only the game knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum AnyAction<A> {
    /// An action of every table.
    Table(TableAction),
    /// An action of the game.
    Game(A),
}

/// What only one game knows. It is a trait so that such an action becomes an [`AnyAction`] by itself, as a table's does.
pub trait GameAction: Clone + Debug + PartialEq + Serialize + DeserializeOwned {
    /// The player whom it names as the one it is about; none where it names nobody.
    fn seat(&self) -> Option<Seat>;
}

impl<A: GameAction> From<A> for AnyAction<A> {
    fn from(action: A) -> Self {
        Self::Game(action)
    }
}

impl<A> From<TableAction> for AnyAction<A> {
    fn from(action: TableAction) -> Self {
        Self::Table(action)
    }
}

impl<A> From<CellChange> for AnyAction<A> {
    fn from(change: CellChange) -> Self {
        Self::Table(TableAction::SetCell(change))
    }
}

impl TableAction {
    /// The names of these actions in the log; no game has one of the same name.
    const NAMES: [&str; 5] = ["next", "move", "set-cell", "clock", "end-early"];

    fn is_named(action: &Value) -> bool {
        action.get(NAME).and_then(Value::as_str).is_some_and(|name| Self::NAMES.contains(&name))
    }

    /// The version of the log's format that a program must know to read it.
    const fn format(&self) -> u32 {
        if matches!(self, Self::EndEarly { .. }) { 2 } else { 1 }
    }

    fn check<S: Guided + Scored>(&self, state: &S) -> Result<(), Refusal> {
        match self {
            Self::EndEarly { .. } => {
                goes_on(state)?;
                allow(!state.is_over(), "table-refuse-over")
            }
            Self::Next { from } => {
                goes_on(state)?;
                allow(!state.is_over(), "table-refuse-over")?;
                allow(*from == state.cursor(), "table-refuse-moved-on")?;
                state.missing().map_or(Ok(()), |what| Err(Refusal(what)))
            }
            Self::Move { to } => {
                goes_on(state)?;
                allow(state.has_step(*to), "table-refuse-no-such-step")
            }
            // What is put right after the end counts there as well.
            Self::SetCell(change) => {
                allow(change.seat.index() < state.seats(), "table-no-such-player")?;
                allow(state.has_cell(change), "table-refuse-no-such-cell")?;
                correction::check(change.value, &change.note, state.cell_takes(change))
            }
            Self::Clock { seconds } => {
                allow(seconds.len() == state.seats(), "table-no-such-player")?;
                seconds.iter().try_for_each(|&used| at_most(used, LONGEST, None))
            }
        }
    }

    fn apply<S: Guided + Scored>(&self, state: &mut S) {
        match self {
            Self::Next { .. } => state.end_step(),
            Self::Move { to } => state.go(*to),
            Self::SetCell(change) => state.set_cell(change),
            Self::Clock { .. } => {}
            Self::EndEarly { points } => state.end_early(*points),
        }
    }

    fn sentence<S: Guided + Scored>(&self, setup: &Setup, before: &S) -> Message {
        match self {
            Self::Next { from } => before.ended(*from),
            Self::Move { to } => Message::new("table-did-move").say("where", before.place_of(*to)),
            Self::SetCell(change) => {
                let say = |key: &'static str| {
                    let say = Message::new(key).text("player", setup.name(change.seat));
                    say.say("what", before.cell_title(change))
                };
                match change.value {
                    None => say("table-did-clear-cell"),
                    Some(value) if change.note.is_empty() => say("table-did-set-cell").number("value", value),
                    Some(value) => say("table-did-set-cell-note").number("value", value).text("note", &change.note),
                }
            }
            Self::Clock { seconds } => {
                let time = |(seat, &seconds): (Seat, &u32)| {
                    let used = minutes_and_seconds(i64::from(seconds));
                    Message::new("table-clock-of").text("player", setup.name(seat)).text("time", used)
                };
                let times = Seat::all(seconds.len()).zip(seconds).map(time).collect();
                Message::new("table-did-clock").names("times", times)
            }
            Self::EndEarly { points } => points.sentence(),
        }
    }

    fn fields<S: Guided + Scored>(&self, setup: &Setup, before: &S) -> Result<Vec<Field>, Message> {
        match self {
            Self::Next { .. } => Err(Message::new("table-fixed-step")),
            Self::Move { .. } => Err(Message::new("table-fixed-move")),
            Self::SetCell(change) => {
                let takes = before.cell_takes(change);
                let value = Message::new("table-field-value");
                Ok(vec![
                    Field::player("seat", setup),
                    Field::number_or_blank("value", value, *takes.start(), *takes.end()),
                ])
            }
            Self::Clock { .. } => Err(Message::new("table-fixed-clock")),
            Self::EndEarly { .. } => Err(Message::new("table-fixed-end-early")),
        }
    }
}

/// Lets an action through where the play was not ended early.
fn goes_on<S: Guided>(state: &S) -> Result<(), Refusal> {
    allow(state.table().early.is_none(), "table-refuse-ended-early")
}

/// Minutes and seconds as a clock shows them, `7:05`; below zero with a minus sign.
pub fn minutes_and_seconds(seconds: i64) -> String {
    let sign = if seconds < 0 { "\u{2212}" } else { "" };
    format!("{sign}{}:{:02}", seconds.abs() / 60, seconds.abs() % 60)
}

impl<A: GameAction> AnyAction<A> {
    /// An action from its JSON.
    ///
    /// # Errors
    /// When it is neither an action of every table nor one of this game.
    pub fn read<R: Rules<Action = A>>(action: &Value) -> Result<Self, serde_json::Error> {
        if TableAction::is_named(action) {
            return Deserialize::deserialize(action).map(Self::Table);
        }
        Deserialize::deserialize(action).map(Self::Game)
    }

    /// The version of the log's format that a program must know to read it.
    pub const fn format(&self) -> u32 {
        match self {
            Self::Table(action) => action.format(),
            Self::Game(_) => 1,
        }
    }

    /// Whether the rules allow it now.
    ///
    /// # Errors
    /// The reason for the person who tried it.
    pub fn check<R: Rules<Action = A>>(&self, state: &R::State) -> Result<(), Refusal> {
        match self {
            Self::Table(action) => action.check(state),
            Self::Game(action) => {
                goes_on(state)?;
                R::check(state, action)
            }
        }
    }

    /// Carries it out, once [`AnyAction::check`] has just allowed it on this very state.
    pub fn apply<R: Rules<Action = A>>(&self, state: &mut R::State) {
        match self {
            Self::Table(action) => action.apply(state),
            Self::Game(action) => R::apply(state, action),
        }
    }

    /// It in one sentence. `before` is the state it met.
    pub fn sentence<R: Rules<Action = A>>(&self, setup: &Setup, before: &R::State) -> Message {
        match self {
            Self::Table(action) => action.sentence(setup, before),
            Self::Game(action) => R::sentence(setup, before, action),
        }
    }

    /// Whose it is; none where it is the table's. `before` is the state it met.
    pub fn whose<R: Rules<Action = A>>(&self, before: &R::State) -> Option<Seat> {
        match self {
            Self::Table(TableAction::Next { from }) => before.ends().filter(|_| *from == before.cursor()),
            Self::Table(TableAction::Move { .. } | TableAction::Clock { .. } | TableAction::EndEarly { .. }) => None,
            Self::Table(TableAction::SetCell(change)) => Some(change.seat),
            Self::Game(action) => R::whose(before, action),
        }
    }

    /// Two taps of the same kind on the same cell as one action; none when they are two. What every table does is always
    /// a step of its own.
    pub fn join<R: Rules<Action = A>>(&self, later: &Self) -> Option<Self> {
        match (self, later) {
            (Self::Game(earlier), Self::Game(later)) => R::join(earlier, later).map(Self::Game),
            _ => None,
        }
    }

    /// Which of its values can be changed after it was entered. `before` is the state it met, and `now` that of the play.
    ///
    /// # Errors
    /// Why nothing about it can be changed.
    pub fn fields<R: Rules<Action = A>>(
        &self,
        setup: &Setup,
        before: &R::State,
        now: &R::State,
    ) -> Result<Vec<Field>, Message> {
        match self {
            Self::Table(action) => action.fields(setup, before),
            Self::Game(action) => R::fields(setup, before, now, action),
        }
    }
}
