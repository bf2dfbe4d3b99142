//! What a game gives to the table: its actions, the state they fold into, and what the table may show of it.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::field::Field;
use super::guide::GuideView;
use super::seat::{Choice, Setup};
use super::sheet::Sheet;
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

/// A game at this table. Everything here is pure: the same action on the same state gives the same state, everywhere.
pub trait Rules: Clone + Debug + 'static {
    /// What can be entered.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What the entries fold into.
    type State: Clone + Debug + PartialEq;

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

    /// Two taps of the same kind on the same cell as one action, for the history; none when they are two.
    fn join(earlier: &Self::Action, later: &Self::Action) -> Option<Self::Action>;

    /// Where the play stands in a few words, the round and the phase: a heading of the history. It is asked before each
    /// of ten thousand entries, so it builds nothing that it need not.
    fn heading(setup: &Setup, state: &Self::State) -> Message;

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

    /// What the play is called, where that is not its game's name.
    fn title(_: &Setup, _: &Self::State) -> Option<Message> {
        None
    }

    /// What the guide shows now.
    fn guide(setup: &Setup, state: &Self::State) -> GuideView;

    /// The score sheet as it stands.
    fn sheet(setup: &Setup, state: &Self::State) -> Sheet;

    /// Who has how many points, and whether the play is over.
    fn standing(setup: &Setup, state: &Self::State) -> Standing;
}
