//! Plays of another program's file on their way in: what is new, what was taken in wrongly once, and what has changed there.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use serde::Deserialize as _;

use super::{ID, WrittenDown, of, players, rewrite, write_down};
use crate::games::{Game as _, OpenError};
use crate::locale::Message;
use crate::stats::bgstats::{FoundPlay, SOURCE, changed_id, extras, play_of_uuid};
use crate::store::exchange::Exported;
use crate::store::{Line, Listed, PlayId, Request, json};
use crate::table::entry::{Entry, What};
use crate::table::play::{Play, summary};
use crate::table::summary::Summary;
use crate::table::written::Written;

/// The plays of a file beside those that are here, as far as their list says it.
#[derive(Clone, Debug, Default)]
pub struct Sorted<'a> {
    /// Those that are not here.
    pub fresh: Vec<&'a FoundPlay>,
    /// Those whose log has to be read, each with the play that it is here.
    pub to_compare: Vec<(&'a FoundPlay, PlayId)>,
    /// How many are here, and nothing is to be done with them.
    pub known: usize,
}

/// What a list says of a play that came from a file.
struct Row {
    play: PlayId,
    removed: bool,
    written: bool,
    /// Whether its day is known in every time zone, as of all that were read rightly.
    dated: bool,
    /// When it was last changed there; none where nothing is kept of that.
    modified: Option<String>,
}

/// Sorts the plays of a file by what is here, also in the trash: what was thrown away does not come back by itself.
pub fn sort<'a>(plays: &'a [FoundPlay], here: impl IntoIterator<Item = &'a Listed>) -> Sorted<'a> {
    let wanted: BTreeSet<PlayId> = plays.iter().map(|play| play.id).collect();
    let mut rows: BTreeMap<PlayId, Row> = BTreeMap::new();
    for listed in here {
        let written = listed.header.game == ID;
        let summary = written.then(|| Summary::read(&listed.summary)).flatten();
        let foreign = summary.as_ref().and_then(|summary| json::parse(summary.foreign.as_deref()?).ok());
        // With other players it is another play here, which still is that of the file.
        let came_as = foreign.as_ref().and_then(extras::uuid).and_then(|uuid| play_of_uuid(&uuid));
        let row = |play| Row {
            play,
            removed: listed.removed,
            written,
            dated: summary.as_ref().is_some_and(|summary| summary.day.is_some()),
            modified: foreign.as_ref().map(extras::modified),
        };
        for id in [Some(listed.header.id), came_as].into_iter().flatten().filter(|id| wanted.contains(id)) {
            let row = row(listed.header.id);
            let is_better = |before: &Row| (!row.removed, &row.modified) > (!before.removed, &before.modified);
            if rows.get(&id).is_none_or(is_better) {
                rows.insert(id, row);
            }
        }
    }
    let (mut sorted, mut met) = (Sorted::default(), BTreeSet::new());
    for play in plays {
        match rows.get(&play.id) {
            None if met.insert(play.id) => sorted.fresh.push(play),
            Some(row) if row.written && !row.removed && has_news(play, row) && met.insert(play.id) => {
                sorted.to_compare.push((play, row.play));
            }
            _ => sorted.known += 1,
        }
    }
    sorted
}

fn has_news(play: &FoundPlay, row: &Row) -> bool {
    !row.dated || row.modified.as_ref().is_some_and(|before| play.modified > *before)
}

/// A play of a file as a store takes it.
///
/// # Errors
/// As [`write_down`].
pub fn fresh(play: &FoundPlay) -> Result<Exported, OpenError> {
    write_down(Some(play.id), play.started, SOURCE, &players(play.players.iter().map(String::as_str)), &play.whole())
}

/// What a play of a file is beside the one that is here.
#[derive(Clone, Debug)]
pub enum Compared {
    /// There is nothing to do.
    Same,
    /// An earlier version took it in wrongly, and this puts it right.
    PutRight(Vec<Request>),
    /// It was changed there since, and this takes the change.
    Changed(Vec<Request>),
}

/// Compares a play of a file with the one that is here.
///
/// # Errors
/// When the play that is here cannot be opened, or the changed one cannot be written down.
pub fn compare(play: &FoundPlay, here: &Listed, lines: &[Line], now: DateTime<Utc>) -> Result<Compared, Message> {
    let open = WrittenDown.open(lines).map_err(|error| error.message())?;
    let (Some(current), Some(base)) = (of(open.as_ref()), said_by_file(lines)) else { return Ok(Compared::Same) };
    let setup = open.setup();
    let seats: Vec<&str> = setup.players.iter().map(|player| player.name.as_str()).collect();
    if current.day.is_none() {
        let mut theirs = play.whole();
        let right = if seats.len() == play.players.len() {
            rename(&mut theirs, play.players.iter().map(String::as_str).zip(seats.iter().copied()));
            merged(current, &base, theirs)
        } else {
            // Other players are left out by now: the day is what can be put right.
            Written { day: theirs.day, ..current.clone() }
        };
        return Ok(Compared::PutRight(vec![rewritten(open.as_ref(), here, &right, here.changed)?]));
    }
    let Some(foreign) = &current.foreign else { return Ok(Compared::Same) };
    if play.modified <= extras::modified(foreign) {
        return Ok(Compared::Same);
    }
    // Whoever is renamed there keeps the name that is known here.
    let known = extras::players(foreign);
    let mut theirs = play.whole();
    let theirs_by_uuid = theirs.foreign.as_ref().map(extras::players).unwrap_or_default();
    let here_as = |name: &String| {
        let (uuid, _) = theirs_by_uuid.iter().find(|(_, own)| own.as_ref() == Some(name))?;
        known.iter().find(|(known, _)| known == uuid)?.1.clone()
    };
    let names: Vec<String> = play.players.iter().map(|name| here_as(name).unwrap_or_else(|| name.clone())).collect();
    rename(&mut theirs, play.players.iter().map(String::as_str).zip(names.iter().map(String::as_str)));
    if names.iter().map(String::as_str).eq(seats.iter().copied()) {
        let changed = merged(current, &base, theirs);
        let said = NaiveDateTime::parse_from_str(&play.modified, "%Y-%m-%d %H:%M:%S").ok().map(|at| at.and_utc());
        // A file's clock may be wrong: what is not yet is no time of a change.
        let at = said.filter(|at| *at < now + TimeDelta::days(1)).map_or(here.changed, |at| at.max(here.changed));
        return Ok(Compared::Changed(vec![rewritten(open.as_ref(), here, &changed, at)?]));
    }
    let id = changed_id(play.id, &play.modified);
    let Exported { header, lines, summary, finished } =
        write_down(id, play.started, SOURCE, &players(names.iter().map(String::as_str)), &theirs)
            .map_err(|error| error.message())?;
    let create = Request::Create { header, lines, summary, finished };
    Ok(Compared::Changed(vec![create, Request::Remove { play: here.header.id }]))
}

/// The last that a file said of a play; none where it came from none.
fn said_by_file(lines: &[Line]) -> Option<Written> {
    let said = |line: &Line| {
        let (entry, action) = Entry::read(line).ok().filter(|(entry, _)| entry.by == SOURCE)?;
        match (entry.what, action) {
            (What::Start(setup), _) => Written::deserialize(&setup.figures).ok(),
            (_, Some(action)) => {
                super::play::Action::deserialize(&action).ok().map(|super::play::Action::Write { result }| result)
            }
            _ => None,
        }
    };
    said(lines.first()?)?;
    lines.iter().rev().find_map(said)
}

/// Has what a file says speak of people by the names that they have at the table here.
fn rename<'a>(theirs: &mut Written, names: impl Iterator<Item = (&'a str, &'a str)>) {
    if let Some(foreign) = &mut theirs.foreign {
        extras::rename(foreign, &names.collect());
    }
}

/// What the file says now; what a person has changed here since it was read stays.
fn merged(current: &Written, base: &Written, theirs: Written) -> Written {
    fn pick<T: PartialEq + Clone>(current: &T, base: &T, theirs: T) -> T {
        if current == base { theirs } else { current.clone() }
    }
    let scored = |written: &Written| {
        let results = written.results.iter().map(|one| (one.parts.clone(), one.half, one.said.clone(), one.place));
        (results.collect::<Vec<_>>(), written.winners.clone(), written.wins)
    };
    let mut merged = theirs.clone();
    if (&current.game, &current.name) != (&base.game, &base.name) {
        (merged.game, merged.name) = (current.game.clone(), current.name.clone());
    }
    merged.minutes = pick(&current.minutes, &base.minutes, theirs.minutes);
    merged.first = pick(&current.first, &base.first, theirs.first);
    merged.location = pick(&current.location, &base.location, theirs.location);
    merged.note = pick(&current.note, &base.note, theirs.note);
    if scored(current) != scored(base) {
        for (result, own) in merged.results.iter_mut().zip(&current.results) {
            let guest = result.guest;
            result.clone_from(own);
            result.guest = guest;
        }
        (merged.winners, merged.wins) = (current.winners.clone(), current.wins);
    }
    merged
}

/// The entry that writes a play anew.
fn rewritten(play: &dyn Play, here: &Listed, written: &Written, at: DateTime<Utc>) -> Result<Request, Message> {
    let line = play.prepare(&rewrite(written), at, SOURCE).map_err(|refusal| refusal.0)?;
    let after = play.after(&line).map_err(|error| error.message())?;
    let (summary, finished) = summary(after.as_ref());
    let summary = serde_json::to_string(&summary).unwrap_or_default();
    Ok(Request::Append { play: here.header.id, lines: vec![line], summary, finished })
}
