//! What a log keeps of its game: the actions of its entries, and the state they fold into.
//!
//! The log asks for them by an entry's index and knows neither's type, so it is compiled once and not for every game.

use std::any::Any;

use serde_json::Value;

use super::action::AnyAction;
use super::early::{self, EarlyPoints};
use super::entry::{self, EntryChange, What};
use super::field::Field;
use super::guide::GuideView;
use super::ranking::Wins;
use super::result::PlayResult;
use super::rules::{Guided, Refusal, Rules, Scored as _};
use super::seat::{Choice, Seat, Setup};
use super::sheet::Sheet;
use super::summary::Standing;
use crate::locale::Message;

/// The actions and the state of a log, whatever the game.
pub(super) trait Fold {
    /// What the play started from.
    fn setup(&self) -> &Setup;

    /// The state as it stands, for the game itself to look into.
    fn state(&self) -> &dyn Any;

    /// What is chosen for an option now.
    fn option(&self, id: &str) -> Option<Choice>;

    /// What the highlighted button enters; none when the play is over.
    fn next_action(&self) -> Option<Value>;

    /// What the play is called, where that is not its game's name.
    fn title(&self) -> Option<Message>;

    /// What the guide shows.
    fn guide(&self) -> GuideView;

    /// Which round of the whole play it is.
    fn round(&self) -> Option<u32>;

    /// Whether the play is over, at its end or before.
    fn is_over(&self) -> bool;

    /// Where the play stands, were it not ended early.
    fn place(&self) -> Message;

    /// How the play would stand if it were ended early with these points; none where it is over.
    fn ended_early(&self, points: EarlyPoints) -> Option<Standing>;

    /// Which end of the points wins.
    fn wins(&self) -> Wins;

    /// The score sheet.
    fn sheet(&self) -> Sheet;

    /// Who has how many points.
    fn standing(&self) -> Standing;

    /// Adds what only the game knows to what statistics know of the play.
    fn hand_in(&self, result: &mut PlayResult);

    /// Keeps the action of the next entry, or that it has none.
    ///
    /// # Errors
    /// When it is no action of this game; nothing is kept then.
    fn keep(&mut self, action: Option<Value>) -> Result<(), serde_json::Error>;

    /// Folds the action at an index into the state.
    ///
    /// # Errors
    /// The rules' reason when they refuse it; the state is as before then.
    fn step(&mut self, at: usize) -> Result<(), Refusal>;

    /// The same once more, for a log beside this one.
    fn copy(&self) -> Box<dyn Fold>;

    /// Puts a copy of the state on the pile of checkpoints. One of the start lies there from the beginning.
    fn mark(&mut self);

    /// Makes the state that of a mark, counted from 0, and takes those above it from the pile.
    fn back(&mut self, mark: usize);

    /// A copy of a mark, counted from 0, to try the entries after it on; with an action that is not in the log, which
    /// counts as that of the entry to come.
    ///
    /// # Errors
    /// When the tried action is none of this game, which no walk without one can be.
    fn walk(&self, mark: usize, tried: Option<&Value>) -> Result<Box<dyn Replay + '_>, Refusal>;

    /// An action that the rules allow now as the body of a line: as a further tap of the action at `earlier`, when they
    /// are of the same kind.
    ///
    /// # Errors
    /// The rules' reason when they refuse it, or that it is no action of this game.
    fn prepare(&self, action: &Value, earlier: Option<usize>) -> Result<String, Refusal>;

    /// The body of a line that puts an action in the place of a step.
    ///
    /// # Errors
    /// When it is no action of this game.
    fn prepare_change(&self, entries: &[u64], to: &Value) -> Result<String, Refusal>;

    /// The actions at these indices as one, as JSON; none when they are several, or none of them is one.
    fn joined(&self, run: &[usize]) -> Option<Value>;

    /// The entry at an index as the body of a line.
    ///
    /// # Errors
    /// When it cannot be written as JSON, which no entry of ours is.
    fn body(&self, at: usize, what: &What<()>) -> serde_json::Result<String>;
}

/// A state beside the log's own, on which entries are tried and told.
pub(super) trait Replay {
    /// Whether the rules allow the action at an index on this state.
    ///
    /// # Errors
    /// The rules' reason.
    fn check(&self, at: usize) -> Result<(), Refusal>;

    /// Carries out the action at an index, which [`Replay::check`] has just allowed.
    fn apply(&mut self, at: usize);

    /// The action at an index in one sentence, on the state as it is here; none when there is none.
    fn tell(&mut self, at: usize) -> Option<Message>;

    /// The action told last and the one at an index in one sentence, as one action; none when they are two.
    fn tell_joined(&mut self, at: usize) -> Option<Message>;

    /// Whose the action at an index is, on the state as it is here; none where it is the table's.
    fn whose(&self, at: usize) -> Option<Seat>;

    /// Where the play stands here, for a heading.
    fn heading(&self) -> Message;

    /// Whether the play is over here.
    fn is_over(&self) -> bool;

    /// What can be changed about the actions at these indices, which are one step on the state as it is here.
    ///
    /// # Errors
    /// Why nothing can.
    fn fields(&self, run: &[usize]) -> Result<Vec<Field>, Message>;
}

/// The actions and the state of one game's log.
pub(super) struct Typed<R: Rules> {
    setup: Setup,
    /// One for each entry.
    actions: Vec<Option<AnyAction<R::Action>>>,
    state: R::State,
    checkpoints: Vec<R::State>,
}

impl<R: Rules> Typed<R> {
    /// The state before the first action, with room for the actions of so many entries; the one that begins the play
    /// has none.
    ///
    /// # Errors
    /// When the setup is none of this game.
    pub(super) fn start(setup: Setup, entries: usize) -> Result<Box<dyn Fold>, Refusal> {
        let state = R::start(&setup)?;
        let mut actions = Vec::with_capacity(entries);
        actions.push(None);
        Ok(Box::new(Self { setup, actions, checkpoints: vec![state.clone()], state }))
    }

    fn action(&self, at: usize) -> Option<&AnyAction<R::Action>> {
        self.actions.get(at)?.as_ref()
    }

    /// Actions that are one step, as one.
    fn run(&self, run: &[usize]) -> Option<AnyAction<R::Action>> {
        let (first, rest) = run.split_first()?;
        let first = self.action(*first)?.clone();
        rest.iter().try_fold(first, |earlier, &at| earlier.join::<R>(self.action(at)?))
    }
}

/// Whether a play is over, at its end or before.
fn is_over(state: &impl Guided) -> bool {
    state.is_over() || state.table().early.is_some()
}

fn unreadable(error: &serde_json::Error) -> Refusal {
    Refusal(Message::new("table-action-unreadable").text("detail", error.to_string()))
}

impl<R: Rules> Fold for Typed<R> {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn state(&self) -> &dyn Any {
        &self.state
    }

    fn option(&self, id: &str) -> Option<Choice> {
        R::option(&self.setup, &self.state, id)
    }

    fn next_action(&self) -> Option<Value> {
        let next = R::next_action(&self.state).filter(|_| !self.is_over());
        serde_json::to_value(next?).ok()
    }

    fn title(&self) -> Option<Message> {
        self.state.title()
    }

    fn guide(&self) -> GuideView {
        let guide = self.state.guide();
        if self.state.table().early.is_some() { early::guide(guide) } else { guide }
    }

    fn round(&self) -> Option<u32> {
        self.state.round()
    }

    fn wins(&self) -> Wins {
        let mut result = PlayResult::default();
        self.state.hand_in(&mut result);
        result.wins
    }

    fn is_over(&self) -> bool {
        is_over(&self.state)
    }

    fn place(&self) -> Message {
        self.state.place()
    }

    fn ended_early(&self, points: EarlyPoints) -> Option<Standing> {
        (!self.is_over()).then(|| points.standing(self.state.standing(), &self.state.sheet(), self.wins()))
    }

    fn sheet(&self) -> Sheet {
        let sheet = self.state.sheet();
        match self.state.table().early {
            Some(points) => points.sheet(sheet),
            None => sheet,
        }
    }

    fn standing(&self) -> Standing {
        let now = self.state.standing();
        match self.state.table().early {
            Some(points) => points.standing(now, &self.state.sheet(), self.wins()),
            None => now,
        }
    }

    fn hand_in(&self, result: &mut PlayResult) {
        self.state.hand_in(result);
    }

    fn keep(&mut self, action: Option<Value>) -> Result<(), serde_json::Error> {
        self.actions.push(action.as_ref().map(AnyAction::read::<R>).transpose()?);
        Ok(())
    }

    fn step(&mut self, at: usize) -> Result<(), Refusal> {
        if let Some(action) = self.actions.get(at).and_then(Option::as_ref) {
            action.check::<R>(&self.state)?;
            action.apply::<R>(&mut self.state);
        }
        Ok(())
    }

    fn copy(&self) -> Box<dyn Fold> {
        let Self { setup, actions, state, checkpoints } = self;
        let (setup, actions) = (setup.clone(), actions.clone());
        Box::new(Self { setup, actions, state: state.clone(), checkpoints: checkpoints.clone() })
    }

    fn mark(&mut self) {
        self.checkpoints.push(self.state.clone());
    }

    fn back(&mut self, mark: usize) {
        self.checkpoints.truncate(mark + 1);
        if let Some(state) = self.checkpoints.last() {
            self.state = state.clone();
        }
    }

    fn walk(&self, mark: usize, tried: Option<&Value>) -> Result<Box<dyn Replay + '_>, Refusal> {
        let state = self.checkpoints.get(mark).unwrap_or(&self.state).clone();
        let tried = tried.map(AnyAction::read::<R>).transpose().map_err(|error| unreadable(&error))?;
        Ok(Box::new(Replayer { fold: self, state, tried, told: None }))
    }

    fn prepare(&self, action: &Value, earlier: Option<usize>) -> Result<String, Refusal> {
        let action = AnyAction::read::<R>(action).map_err(|error| unreadable(&error))?;
        action.check::<R>(&self.state)?;
        let earlier = earlier.and_then(|at| self.action(at));
        let joins = earlier.is_some_and(|earlier| earlier.join::<R>(&action).is_some());
        let what = if joins { What::Join(&action) } else { What::Act(&action) };
        entry::body(&what, action.format()).map_err(|error| unreadable(&error))
    }

    fn prepare_change(&self, entries: &[u64], to: &Value) -> Result<String, Refusal> {
        let to = AnyAction::read::<R>(to).map_err(|error| unreadable(&error))?;
        let format = to.format();
        let what = What::Change(EntryChange { entries: entries.to_vec(), to });
        entry::body(&what, format).map_err(|error| unreadable(&error))
    }

    fn joined(&self, run: &[usize]) -> Option<Value> {
        serde_json::to_value(&self.run(run)?).ok()
    }

    fn body(&self, at: usize, what: &What<()>) -> serde_json::Result<String> {
        let format = self.action(at).map_or(entry::FIRST_FORMAT, AnyAction::format);
        entry::body(&what.clone().map(|()| self.action(at)), format)
    }
}

/// A state that goes through a game's entries.
struct Replayer<'a, R: Rules> {
    fold: &'a Typed<R>,
    state: R::State,
    /// An action that is tried as that of the entry to come.
    tried: Option<AnyAction<R::Action>>,
    /// The action told last, with those that joined it, and the state it met.
    told: Option<(R::State, AnyAction<R::Action>)>,
}

impl<R: Rules> Replayer<'_, R> {
    fn action(&self, at: usize) -> Option<&AnyAction<R::Action>> {
        if at == self.fold.actions.len() { self.tried.as_ref() } else { self.fold.action(at) }
    }
}

impl<R: Rules> Replay for Replayer<'_, R> {
    fn check(&self, at: usize) -> Result<(), Refusal> {
        self.action(at).map_or(Ok(()), |action| action.check::<R>(&self.state))
    }

    fn apply(&mut self, at: usize) {
        // Borrowed field by field, since the state changes meanwhile.
        let action = if at == self.fold.actions.len() { self.tried.as_ref() } else { self.fold.action(at) };
        if let Some(action) = action {
            action.apply::<R>(&mut self.state);
        }
    }

    fn tell(&mut self, at: usize) -> Option<Message> {
        let action = self.action(at)?.clone();
        let sentence = action.sentence::<R>(&self.fold.setup, &self.state);
        self.told = Some((self.state.clone(), action));
        Some(sentence)
    }

    fn tell_joined(&mut self, at: usize) -> Option<Message> {
        let (state, told) = self.told.as_mut()?;
        *told = told.join::<R>(self.fold.action(at)?)?;
        Some(told.sentence::<R>(&self.fold.setup, state))
    }

    fn whose(&self, at: usize) -> Option<Seat> {
        self.action(at)?.whose::<R>(&self.state)
    }

    fn heading(&self) -> Message {
        self.state.heading()
    }

    fn is_over(&self) -> bool {
        is_over(&self.state)
    }

    fn fields(&self, run: &[usize]) -> Result<Vec<Field>, Message> {
        let one = if let [at] = run { self.action(*at).cloned() } else { self.fold.run(run) };
        let action = one.ok_or_else(|| Message::new("table-fixed"))?;
        action.fields::<R>(&self.fold.setup, &self.state, &self.fold.state)
    }
}
