//! A play of any game: what the window, the command line and the store's keeper do with it, whatever its rules are.

use std::any::Any;

use chrono::{DateTime, Utc};
use serde::de::Error as _;
use serde_json::Value;

use super::early::{EarlyEnd, EarlyPoints};
use super::entry::{Entry, EntryError, FIRST_FORMAT, What};
use super::field::Field;
use super::guide::{GuideView, Words};
use super::log::{ChangePlan, Changeable, HistoryRow, Log, LogError, UndoPlan, UndoStep};
use super::ranking::Wins;
use super::result::PlayResult;
use super::rules::Refusal;
use super::seat::{Choice, Seat, Setup};
use super::sheet::Sheet;
use super::summary::{Standing, Summary};
use crate::locale::Message;
use crate::store::{Header, Line, PlayId};

/// An open play. Whoever holds one never sees the game's own types; only the game's view looks inside ([`Play::state`]).
pub trait Play {
    /// What the play started from.
    fn setup(&self) -> &Setup;
    /// The game's state, for the game's own view to look into.
    fn state(&self) -> &dyn Any;
    /// What is chosen for an option now, after whatever was entered; none where it has its default.
    fn option(&self, id: &str) -> Option<Choice>;
    /// The number of the last entry.
    fn last(&self) -> u64;
    /// The entry that an action would be, as a line for the store; nothing is changed until it comes back by
    /// [`Play::accept`].
    ///
    /// # Errors
    /// The reason when the rules refuse the action.
    fn prepare(&self, action: &Value, at: DateTime<Utc>, by: &str) -> Result<Line, Refusal>;
    /// The entry that undoes others, as a line for the store.
    ///
    /// # Errors
    /// When it cannot be written, which does not happen to numbers.
    fn prepare_undo(&self, entries: Vec<u64>, at: DateTime<Utc>, by: &str) -> Result<Line, EntryError>;
    /// The entry that makes others stand again, as a line for the store.
    ///
    /// # Errors
    /// As [`Play::prepare_undo`].
    fn prepare_redo(&self, entries: Vec<u64>, at: DateTime<Utc>, by: &str) -> Result<Line, EntryError>;
    /// Takes lines that are on disk, ours or another window's.
    ///
    /// # Errors
    /// When a line is no entry of this game or a number is missing.
    fn accept(&mut self, lines: &[Line]) -> Result<(), LogError>;
    /// The play with one more line, beside this one: what is shown of it then can be kept together with the line.
    ///
    /// # Errors
    /// As [`Play::accept`].
    fn after(&self, line: &Line) -> Result<Box<dyn Play>, LogError>;
    /// The entry that puts another action in the place of a step, as a line for the store.
    ///
    /// # Errors
    /// As [`Play::change_plan`].
    fn prepare_change(&self, entries: &[u64], to: &Value, at: DateTime<Utc>, by: &str) -> Result<Line, Refusal>;
    /// What the Undo button would do; none exactly when nothing stands that could be taken back.
    fn undo_step(&self) -> Option<UndoStep>;
    /// What undoing the step of one entry would do.
    fn undo_plan(&self, number: u64) -> Option<UndoPlan>;
    /// What going back to just after one entry would do.
    fn back_plan(&self, number: u64) -> Option<UndoPlan>;
    /// What the Redo button would do.
    fn redo_step(&self) -> Option<UndoStep>;
    /// What must stand again with one undone entry.
    ///
    /// # Errors
    /// The reason when it no longer fits.
    fn redo_plan(&self, number: u64) -> Result<Vec<u64>, Refusal>;
    /// The step of an entry with what can be changed about it.
    ///
    /// # Errors
    /// Why the only way is to take it back.
    fn changeable(&self, number: u64) -> Result<Changeable, Refusal>;
    /// What can be changed about a step if it were this action; nothing where it is none that can be changed.
    fn fields_of(&self, entries: &[u64], to: &Value) -> Vec<Field>;
    /// What putting another action in the place of a step would do.
    ///
    /// # Errors
    /// The reason when the rules refuse the action there, or when these entries are no step.
    fn change_plan(&self, entries: &[u64], to: &Value) -> Result<ChangePlan, Refusal>;
    /// What entries did, in a sentence.
    fn sentence(&self, entries: &[u64]) -> Option<Message>;
    /// Whose the action of an entry is, where it is one player's.
    fn whose(&self, number: u64) -> Option<Seat>;
    /// The steps in sentences, oldest first.
    fn history(&self) -> Vec<HistoryRow>;
    /// The latest steps that stand in sentences, oldest first: a short part of the history, made quickly.
    fn recent(&self) -> Vec<HistoryRow>;
    /// What playing on would do in a play that is over: it takes back what ended it, and keeps what was put right since.
    /// None while the play goes on, and where nothing in it has ended it.
    fn play_on_plan(&self) -> Option<UndoPlan>;
    /// How the play would stand if it were ended early with these points; none where it is over.
    fn ended_early(&self, points: EarlyPoints) -> Option<Standing>;
    /// What the highlighted button enters; none when the play is over.
    fn next_action(&self) -> Option<Value>;
    /// When the last entry was made.
    fn last_at(&self) -> Option<DateTime<Utc>>;
    /// What the play is called, where that is not its game's name.
    fn title(&self) -> Option<Message>;
    /// What the guide shows.
    fn guide(&self) -> GuideView;
    /// Which round of the whole play it is, counted from 1; none outside of the rounds.
    fn round(&self) -> Option<u32>;
    /// Which end of the points wins.
    fn wins(&self) -> Wins;
    /// The score sheet.
    fn sheet(&self) -> Sheet;
    /// Who has how many points.
    fn standing(&self) -> Standing;
    /// What statistics know of the play; none while it goes on.
    fn result(&self) -> Option<PlayResult>;
    /// All lines, for an export.
    ///
    /// # Errors
    /// When one cannot be written, which no entry that was read can be.
    fn lines(&self) -> Result<Vec<Line>, EntryError>;
}

impl Play for Log {
    fn setup(&self) -> &Setup {
        self.fold().setup()
    }

    fn state(&self) -> &dyn Any {
        self.fold().state()
    }

    fn option(&self, id: &str) -> Option<Choice> {
        self.fold().option(id)
    }

    fn last(&self) -> u64 {
        Self::last(self)
    }

    fn prepare(&self, action: &Value, at: DateTime<Utc>, by: &str) -> Result<Line, Refusal> {
        Self::prepare(self, action, at, by)
    }

    fn prepare_undo(&self, entries: Vec<u64>, at: DateTime<Utc>, by: &str) -> Result<Line, EntryError> {
        self.prepare_fates(What::Undo(entries), at, by)
    }

    fn prepare_redo(&self, entries: Vec<u64>, at: DateTime<Utc>, by: &str) -> Result<Line, EntryError> {
        self.prepare_fates(What::Redo(entries), at, by)
    }

    fn accept(&mut self, lines: &[Line]) -> Result<(), LogError> {
        Self::accept(self, lines)
    }

    fn after(&self, line: &Line) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Self::after(self, line)?))
    }

    fn prepare_change(&self, entries: &[u64], to: &Value, at: DateTime<Utc>, by: &str) -> Result<Line, Refusal> {
        Self::prepare_change(self, entries, to, at, by)
    }

    fn undo_step(&self) -> Option<UndoStep> {
        Self::undo_step(self)
    }

    fn undo_plan(&self, number: u64) -> Option<UndoPlan> {
        Self::undo_plan(self, number)
    }

    fn back_plan(&self, number: u64) -> Option<UndoPlan> {
        Self::back_plan(self, number)
    }

    fn redo_step(&self) -> Option<UndoStep> {
        Self::redo_step(self)
    }

    fn redo_plan(&self, number: u64) -> Result<Vec<u64>, Refusal> {
        Self::redo_plan(self, number)
    }

    fn changeable(&self, number: u64) -> Result<Changeable, Refusal> {
        Self::changeable(self, number)
    }

    fn fields_of(&self, entries: &[u64], to: &Value) -> Vec<Field> {
        Self::fields_of(self, entries, to)
    }

    fn change_plan(&self, entries: &[u64], to: &Value) -> Result<ChangePlan, Refusal> {
        Self::change_plan(self, entries, to)
    }

    fn sentence(&self, entries: &[u64]) -> Option<Message> {
        Self::sentence(self, entries)
    }

    fn whose(&self, number: u64) -> Option<Seat> {
        Self::whose(self, number)
    }

    fn play_on_plan(&self) -> Option<UndoPlan> {
        Self::play_on_plan(self)
    }

    fn ended_early(&self, points: EarlyPoints) -> Option<Standing> {
        self.fold().ended_early(points)
    }

    fn next_action(&self) -> Option<Value> {
        self.fold().next_action()
    }

    fn last_at(&self) -> Option<DateTime<Utc>> {
        Self::last_at(self)
    }

    fn history(&self) -> Vec<HistoryRow> {
        Self::history(self)
    }

    fn recent(&self) -> Vec<HistoryRow> {
        Self::recent(self)
    }

    fn title(&self) -> Option<Message> {
        self.fold().title()
    }

    fn guide(&self) -> GuideView {
        self.fold().guide()
    }

    fn round(&self) -> Option<u32> {
        self.fold().round()
    }

    fn wins(&self) -> Wins {
        self.fold().wins()
    }

    fn sheet(&self) -> Sheet {
        self.fold().sheet()
    }

    fn standing(&self) -> Standing {
        self.fold().standing()
    }

    fn result(&self) -> Option<PlayResult> {
        let fold = self.fold();
        let standing = fold.standing();
        if !standing.finished {
            return None;
        }
        let mut result = PlayResult::of(fold.setup(), &fold.sheet(), &standing, &self.times());
        fold.hand_in(&mut result);
        if let Some(points) = standing.early {
            // What was scored in half a game is no measure for a whole one.
            result.rows = Vec::new();
            result.early = Some(EarlyEnd { points, place: Words::from_say(&fold.place()) });
        }
        result.place_by_points(&standing);
        Some(result)
    }

    fn lines(&self) -> Result<Vec<Line>, EntryError> {
        Self::lines(self)
    }
}

/// The header and the first line of a new play.
///
/// # Errors
/// When the setup cannot be written as JSON, which no setup of ours is.
pub fn begin(setup: &Setup, at: DateTime<Utc>, by: &str) -> Result<(Header, Line), EntryError> {
    let what: What<Value> = What::Start(setup.clone());
    let line = Entry { number: 1, at, by: by.to_owned(), what }.line()?;
    let header = Header { id: PlayId::fresh(), game: setup.game.clone(), format: FIRST_FORMAT, started: at };
    Ok((header, line))
}

/// The setup that a play's first line holds, read without knowing the game.
///
/// # Errors
/// When the line is none.
pub fn setup_of(first: &Line) -> Result<Setup, EntryError> {
    match Entry::read(first)?.0.what {
        What::Start(setup) => Ok(setup),
        _ => Err(EntryError::Unreadable { number: first.number, cause: serde_json::Error::custom("no setup") }),
    }
}

/// What Home shows of a play, to be kept beside its log.
pub fn summary(play: &dyn Play) -> (Summary, bool) {
    let standing = play.standing();
    let place = Words::from_say(&play.guide().place);
    let title = play.title().as_ref().map(Words::from_say);
    let mut result = play.result();
    let day = result.as_ref().and_then(|result| result.day);
    let early = result.as_ref().and_then(|result| result.early.clone());
    let foreign = result.as_mut().and_then(|result| result.foreign.take());
    let result = result.and_then(|result| result.text());
    let listed = Summary::of(play.setup(), &standing, place, title);
    (Summary { result, early, day, foreign, ..listed }, standing.finished)
}
