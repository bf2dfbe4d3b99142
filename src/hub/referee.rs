//! The game's rules and the table's rights, asked before a line is written.

use crate::games::{self, Game};
use crate::locale::Message;
use crate::store::{Header, Line};
use crate::table::entry::{Entry, What};
use crate::table::log::LogError;
use crate::table::play::{Play, summary};
use crate::table::rules::Refusal;
use crate::table::seat::Seat;
use crate::wire::{CLIENT_MESSAGE_LIMIT, DraftLine, Role, canonical};
use serde_json::Value;

/// What stands in the place of a line that this version cannot read: an entry that does nothing.
const NOTHING: &str = r#"{"undo":[]}"#;

/// A play as the host knows it.
pub(super) struct Referee {
    play: Box<dyn Play>,
    /// The play's id.
    id: String,
    /// Its game.
    game: Option<&'static dyn Game>,
    /// What the last line was stamped with: a tap joins the one before only where both are of one hand.
    last_by: String,
}

/// What a device may enter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rights<'a> {
    /// Its role.
    pub(super) role: Role,
    /// Its seats.
    pub(super) seats: &'a [u8],
    /// Whether every player may enter for every seat.
    pub(super) everyone: bool,
}

/// Lines that may be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Checked {
    /// The lines, numbered and stamped.
    pub(super) lines: Vec<Line>,
    /// Whether one of them says something else than it did.
    pub(super) rewritten: bool,
}

impl Referee {
    /// Opens a play.
    ///
    /// # Errors
    /// Why it cannot be opened, for a person. A line in it that cannot be read is no reason.
    pub(super) fn open(header: &Header, lines: &[Line]) -> Result<Self, Message> {
        let (first, rest) = lines.split_first().ok_or_else(|| LogError::Beginning.message())?;
        sendable(std::slice::from_ref(first))?;
        let play = games::open(header, std::slice::from_ref(first)).map_err(|error| error.message())?;
        let (id, game) = (header.id.to_string(), games::find(&header.game));
        let mut referee = Self { play, id, game, last_by: first.by.clone() };
        referee.take(rest)?;
        Ok(referee)
    }

    /// Takes lines that are on the disk.
    ///
    /// # Errors
    /// When a number is missing, which no store of ours lets happen; or when no message holds a line.
    pub(super) fn take(&mut self, lines: &[Line]) -> Result<(), Message> {
        sendable(lines)?;
        for line in lines {
            if self.play.accept(std::slice::from_ref(line)).is_err() {
                let nothing = Line { body: NOTHING.to_owned(), ..line.clone() };
                self.play.accept(&[nothing]).map_err(|error| error.message())?;
            }
            self.last_by.clone_from(&line.by);
        }
        Ok(())
    }

    /// The number of the last line.
    pub(super) fn last(&self) -> u64 {
        self.play.last()
    }

    /// The names of the players, clockwise.
    pub(super) fn players(&self) -> Vec<String> {
        self.play.setup().players.iter().map(|player| player.name.clone()).collect()
    }

    /// What Home shows of the play, and whether it has its result.
    pub(super) fn summary(&self) -> (String, bool) {
        let (summary, finished) = summary(self.play.as_ref());
        // A summary is plain words and numbers, which are always JSON.
        (serde_json::to_string(&summary).unwrap_or_default(), finished)
    }

    /// Looks at lines that a device wants to be written after all that there is, and takes them, all or none.
    ///
    /// # Errors
    /// Why not, for the person who entered them; the play is as before then.
    pub(super) fn check(&mut self, drafts: &[DraftLine], by: &str, rights: Rights<'_>) -> Result<Checked, Message> {
        if rights.role == Role::Far {
            return Err(Message::new("hub-refuse-far"));
        }
        let free = rights.role == Role::Host || rights.everyone;
        if !free && rights.seats.is_empty() {
            return Err(Message::new("hub-refuse-no-seat"));
        }
        let acts = drafts.iter().filter_map(|draft| draft.body.get("act").or_else(|| draft.body.get("join")));
        if let Some(why) =
            self.game.and_then(|game| acts.into_iter().find_map(|act| game.of_another_play(&self.id, act)))
        {
            return Err(why);
        }
        let mut checked = Checked { lines: Vec::with_capacity(drafts.len()), rewritten: false };
        if let ([draft], true) = (drafts, free) {
            // The usual case needs no copy of the play.
            let line = fitting(self.play.as_ref(), draft, by, &self.last_by, &mut checked.rewritten)?;
            self.play.accept(std::slice::from_ref(&line)).map_err(|error| error.message())?;
            checked.lines.push(line);
        } else {
            // One copy for all of them: to copy a long play for each would keep everyone else waiting.
            let mut trial: Option<Box<dyn Play>> = None;
            let mut last_by = self.last_by.clone();
            for draft in drafts {
                let play = trial.as_deref().unwrap_or(self.play.as_ref());
                let line = fitting(play, draft, by, &last_by, &mut checked.rewritten)?;
                let after = match trial.take() {
                    Some(mut trial) => {
                        trial.accept(std::slice::from_ref(&line)).map_err(|error| error.message())?;
                        trial
                    }
                    None => self.play.after(&line).map_err(|error| error.message())?,
                };
                if !free {
                    own_seats(after.as_ref(), &line, rights.seats)?;
                }
                by.clone_into(&mut last_by);
                trial = Some(after);
                checked.lines.push(line);
            }
            if let Some(trial) = trial {
                self.play = trial;
            }
        }
        by.clone_into(&mut self.last_by);
        Ok(checked)
    }
}

/// Whether one of the lines takes back, puts back or changes what was entered before: such a line means the log as its
/// writer saw it.
pub(super) fn looks_back(drafts: &[DraftLine]) -> bool {
    let back = |draft: &DraftLine| ["undo", "redo", "change"].iter().any(|kind| draft.body.get(kind).is_some());
    drafts.iter().any(back)
}

/// The largest body of a line: with all that goes over the wire beside it, a message with it is one that any device takes.
const MOST_IN_A_BODY: usize = CLIENT_MESSAGE_LIMIT - (2 << 10);

/// Whether these can be sent to devices. Nothing that is entered by hand comes near to what a message holds; a file from
/// elsewhere may.
fn sendable(lines: &[Line]) -> Result<(), Message> {
    match lines.iter().find(|line| line.body.len() > MOST_IN_A_BODY) {
        Some(line) => Err(Message::new("hub-error-large-entry").number("number", line.number)),
        None => Ok(()),
    }
}

/// What the rules say against an action; a device that wrote something that is none is told so in words of a person.
fn why_not(refusal: Refusal) -> Message {
    if refusal.0.key() == "table-action-unreadable" { Message::new("hub-refuse-unreadable") } else { refusal.0 }
}

/// A line that the rules allow now.
fn fitting(play: &dyn Play, draft: &DraftLine, by: &str, last_by: &str, rewritten: &mut bool) -> Result<Line, Message> {
    let number = play.last() + 1;
    let mut line = Line { number, at: draft.at, by: by.to_owned(), body: canonical(&draft.body) };
    if line.body.len() > MOST_IN_A_BODY {
        return Err(Message::new("hub-no-too-large"));
    }
    let unreadable = || Message::new("hub-refuse-unreadable");
    let (entry, action) = Entry::read(&line).map_err(|_unread| unreadable())?;
    let known = |entries: &[u64]| {
        let there = entries.iter().all(|entry| (2..number).contains(entry));
        if there && !entries.is_empty() { Ok(()) } else { Err(Message::new("hub-refuse-entries")) }
    };
    match &entry.what {
        What::Start(_) => return Err(unreadable()),
        What::Act(()) | What::Join(()) => {
            let action = action.unwrap_or_default();
            let prepared = play.prepare(&action, draft.at, by).map_err(why_not)?;
            // Who does not know what it needs must see that at once.
            if prepared.format() != line.format() {
                return Err(unreadable());
            }
            if entry.what == What::Join(()) && last_by != by {
                // Somebody else has entered something in between, and a tap joins the one just before it.
                line.body = canonical(&Value::from_iter([("act", action)]));
                *rewritten = true;
            }
        }
        What::Undo(entries) | What::Redo(entries) => known(entries)?,
        What::Change(change) => {
            known(&change.entries)?;
            play.change_plan(&change.entries, &action.unwrap_or_default()).map_err(why_not)?;
        }
    }
    Ok(line)
}

/// Makes sure that a line is about these seats alone, or about nobody's; `after` is the play with it.
fn own_seats(after: &dyn Play, line: &Line, seats: &[u8]) -> Result<(), Message> {
    let about = match Entry::read(line).map(|(entry, _)| entry.what) {
        Ok(What::Undo(entries) | What::Redo(entries)) => entries,
        Ok(What::Change(change)) => change.entries,
        _ => vec![line.number],
    };
    match about.into_iter().filter_map(|entry| after.whose(entry)).find(|seat: &Seat| !seats.contains(&seat.0)) {
        Some(seat) => Err(Message::new("hub-refuse-seat").text("player", after.setup().name(seat))),
        None => Ok(()),
    }
}
