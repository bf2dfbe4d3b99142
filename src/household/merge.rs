//! How a household in a file becomes part of the one that is here. Nothing is lost by it:
//!
//! - Of two logs of one play the one that goes on where the other ends counts. Two that went different ways are both kept,
//!   the file's as a copy that says so, under an id that every device would give it.
//! - Of two entries under one path the one that was changed later counts; one that was taken out later is taken out. A play
//!   with an entry that is newer than its mark in the trash is wanted.
//! - What a later version keeps in another form stays as it is, and what it has written is handed on.
//! - What leads to no entry, lies in the future, or cannot be read is named, and keeps nothing else out.
//!
//! Read again, a file changes nothing; and it does not matter in which order files are read.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveTime, Utc};
use serde_json::{Value, json};

use super::cards::CardNumbers;
use super::change::{Naming, name_of_path, name_of_play, names_somebody};
use super::gather::{HouseholdHere, likeness};
use super::stamps::{Entries, StampedEntry, is_ahead, later};
use super::{
    CARD, ChangeKind, Changed, EntryPath, LeftOut, LeftWhy, MergeChange, TEMPLATE, TRASH, later as handed_on, left_out,
};
use crate::games::OpenError;
use crate::library::own::{HEAD, NOTES, page_key};
use crate::locale::{Language, Message};
use crate::stats::{Aliases, Remarks};
use crate::store::exchange::{Everything, Exported, TimedEntry, agree};
use crate::store::{
    CHANGED_TEMPLATE, CHANGED_TRASH, Changes, Header, Line, PlayId, Request, is_new_file_name, json as kept_json,
};
use crate::table::entry::{Entry, What};
use crate::table::guide::Words;
use crate::table::summary::Summary;

/// What was done, or will be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergeReport {
    /// Plays that were not here.
    pub added: usize,
    /// Plays of which the file had more.
    pub continued: usize,
    /// Plays that went another way here: the file's is a copy beside.
    pub copies: usize,
    /// Plays that were here as far as the file had them.
    pub known: usize,
    /// Entries that the file had later, or alone.
    pub taken: usize,
    /// Entries that differ, and are the later ones here.
    pub stayed: usize,
    /// What was not taken, and why.
    pub left_out: Vec<LeftOut>,
    /// What was changed, one thing after the other.
    pub changes: Vec<MergeChange>,
}

impl MergeReport {
    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.left_out.extend(other.left_out);
        self.changes.extend(other.changes);
        Self {
            added: self.added + other.added,
            continued: self.continued + other.continued,
            copies: self.copies + other.copies,
            known: self.known + other.known,
            taken: self.taken + other.taken,
            stayed: self.stayed + other.stayed,
            ..self
        }
    }

    /// What is said of it.
    pub fn message(&self) -> Message {
        let said = Message::new("household-taken")
            .number("plays", self.added)
            .number("continued", self.continued)
            .number("copies", self.copies)
            .number("entries", self.taken)
            .number("stayed", self.stayed);
        if self.is_nothing() { Message::new("household-taken-nothing") } else { said }
    }

    /// What is said of what was not taken.
    pub fn left_out(&self, language: Language) -> Vec<Message> {
        left_out::messages(&self.left_out, language)
    }

    /// What a person is asked before: something of their own would be another.
    pub fn asks(&self) -> impl Iterator<Item = &MergeChange> {
        self.changes.iter().filter(|change| change.asks())
    }

    /// Whether all was here already.
    pub fn is_nothing(&self) -> bool {
        (self.added, self.continued, self.copies, self.taken, self.stayed) == (0, 0, 0, 0, 0)
            && self.left_out.is_empty()
    }
}

/// What is to be asked of the store, in order.
#[derive(Clone, Debug, Default)]
pub struct MergePlan {
    /// The requests.
    pub requests: Vec<Request>,
    /// What they will have done.
    pub report: MergeReport,
}

/// Plans how a file becomes part of what is here. `note` is what a copy says of itself, and `accept` opens a play of the
/// file. What cannot be taken is named in the report; the rest is.
pub fn merge(
    here: &HouseholdHere,
    file: Everything,
    now: DateTime<Utc>,
    note: &str,
    accept: impl Fn(Exported) -> Result<Exported, OpenError>,
) -> MergePlan {
    let mut merging = Merging::new(here, now);
    let asked: BTreeSet<PlayId> = file.plays.iter().map(|play| play.header.id).collect();
    for header in file.damaged {
        let name = name_of_play(&header, "");
        merging.left_out(LeftWhy::Damaged, name);
    }
    let mut lasts = Vec::new();
    for play in file.plays {
        // A time that lies in the future is no sign that somebody wanted a play since.
        let ats = play.lines.iter().map(|line| line.at).filter(|at| !is_ahead(*at, now));
        let last = (play.header.id, ats.max());
        let name = name_of_play(&play.header, &play.summary);
        match merging.play(play, &accept, note) {
            Ok(()) => lasts.extend(last.1.map(|at| (last.0, at))),
            Err(_) => merging.left_out(LeftWhy::Unreadable, name),
        }
    }
    // What an earlier version has handed on, and this one knows by now, comes as if it stood in the file.
    let (known, unknown) = merging.handed_on();
    for TimedEntry { path, at, value } in known.into_iter().chain(file.entries) {
        // A text that is no JSON is in no file.
        let Ok(value) = value.as_deref().map(kept_json::parse).transpose() else { continue };
        merging.entry(path, StampedEntry { value, at }, &asked);
    }
    for (id, at) in lasts {
        let path = trash_path(id);
        if merging.entries.contains_key(&path) {
            merging.entry(path, StampedEntry { value: None, at }, &asked);
        }
    }
    merging.finish(&unknown)
}

fn trash_path(id: PlayId) -> EntryPath {
    vec![TRASH.to_owned(), id.to_string()]
}

struct Merging<'a> {
    here: &'a HouseholdHere,
    now: DateTime<Utc>,
    /// The plays as they will be, those that may be the file's.
    plays: BTreeMap<PlayId, (Header, Vec<Line>)>,
    created: BTreeSet<PlayId>,
    /// The entries as they were, and as they will be.
    before: Entries,
    entries: Entries,
    /// What a later version has written.
    later: Vec<TimedEntry>,
    /// The entries that change.
    changed: BTreeSet<EntryPath>,
    requests: Vec<Request>,
    report: MergeReport,
}

impl<'a> Merging<'a> {
    fn new(here: &'a HouseholdHere, now: DateTime<Utc>) -> Self {
        let plays = here.plays.iter().map(|(id, (listed, lines))| (*id, (listed.header.clone(), lines.clone())));
        let entries = here.entries(now);
        Self {
            here,
            now,
            plays: plays.collect(),
            created: BTreeSet::new(),
            before: entries.clone(),
            entries,
            later: Vec::new(),
            changed: BTreeSet::new(),
            requests: Vec::new(),
            report: MergeReport::default(),
        }
    }

    fn left_out(&mut self, why: LeftWhy, name: Words) {
        self.report.left_out.push(LeftOut { why, name });
    }

    fn change(&mut self, kind: ChangeKind, name: Words, what: Changed) {
        self.report.changes.push(MergeChange { kind, name, what });
    }

    /// What is handed on for later versions: what this one knows by now, and what was kept.
    fn handed_on(&mut self) -> (Vec<TimedEntry>, String) {
        let kept = self.here.values.get(handed_on::KEY).cloned().flatten();
        let is_known = |entry: &TimedEntry| entry.path.first().is_some_and(|first| self.is_known(first));
        let (known, unknown) = handed_on::read(kept.as_deref()).into_iter().partition(is_known);
        self.later = unknown;
        (known, kept.unwrap_or_default())
    }

    fn is_known(&self, first: &str) -> bool {
        self.here.forms.contains_key(first) || [TRASH, TEMPLATE, CARD].contains(&first)
    }

    fn play(
        &mut self,
        play: Exported,
        accept: &impl Fn(Exported) -> Result<Exported, OpenError>,
        note: &str,
    ) -> Result<(), OpenError> {
        let id = play.header.id;
        if let Some((same, there)) = self.same_log(&play) {
            if there >= play.lines.len() {
                self.report.known += 1;
                return Ok(());
            }
            let accepted = accept(play)?;
            self.name_what_goes_on(same, there, &accepted, accept);
            let Exported { lines, summary, finished, .. } = accepted;
            if let Some((_, known)) = self.plays.get_mut(&same) {
                known.clone_from(&lines);
            }
            let lines = lines.into_iter().skip(there).collect();
            self.requests.push(Request::Append { play: same, lines, summary, finished });
            self.report.continued += 1;
            return Ok(());
        }
        let is_here = |id: &PlayId| self.here.listed.contains_key(id) || self.plays.contains_key(id);
        if !is_here(&id) && self.was_purged(id, &play.lines) {
            // It was deleted for good here, and does not come back.
            self.report.known += 1;
            return Ok(());
        }
        let mut as_copy = id;
        let mut depth = 0;
        while is_here(&as_copy) && depth < play.lines.len() {
            let differs = self.plays.get(&as_copy).and_then(|(_, lines)| agree(lines, &play.lines).err());
            // One that is damaged here cannot be compared.
            let end = differs.unwrap_or_default().max(depth);
            depth = end + 1;
            as_copy = id.of_branch(play.lines.get(..=end).unwrap_or_default());
        }
        let accepted = accept(play)?;
        let header = Header { id: as_copy, ..accepted.header };
        self.plays.insert(as_copy, (header.clone(), accepted.lines.clone()));
        self.created.insert(as_copy);
        let Exported { lines, summary, finished, .. } = accepted;
        let kind = match () {
            () if self.is_ahead(&header, &lines, &summary) => ChangeKind::Ahead,
            () if as_copy == id => ChangeKind::Added,
            () => ChangeKind::Copied,
        };
        self.change(kind, name_of_play(&header, &summary), Changed::Play { play: as_copy });
        self.requests.push(Request::Create { header, lines, summary, finished });
        if as_copy == id {
            self.report.added += 1;
        } else {
            self.report.copies += 1;
            let path = vec![Remarks::KEY.to_owned(), as_copy.to_string()];
            let value = Some(json!({ "note": note }));
            self.entries.insert(path.clone(), StampedEntry { value, at: self.now });
            self.changed.insert(path);
        }
        Ok(())
    }

    /// Whether a play is dated in the future: by when it was entered, or by the day that was written down.
    fn is_ahead(&self, header: &Header, lines: &[Line], summary: &str) -> bool {
        let day = Summary::read(summary).and_then(|summary| summary.day);
        let day = day.map(|day| day.and_time(NaiveTime::MIN).and_utc());
        lines.iter().map(|line| line.at).chain([header.started]).chain(day).any(|at| is_ahead(at, self.now))
    }

    /// What the further entries of a play mean for what was here of it.
    fn name_what_goes_on(
        &mut self,
        id: PlayId,
        after: usize,
        accepted: &Exported,
        accept: &impl Fn(Exported) -> Result<Exported, OpenError>,
    ) {
        let Some((header, lines)) = self.plays.get(&id).cloned() else { return };
        let name = name_of_play(&header, &accepted.summary);
        let of_here = self.here.listed.get(&id).map(|listed| (listed.summary.clone(), listed.finished));
        let (summary, finished) = of_here.unwrap_or_default();
        // What this version says of what was here: an earlier one may have said it in other words.
        let before = accept(Exported { header, lines, summary: summary.clone(), finished });
        let (summary, finished) = before.map_or((summary, finished), |before| (before.summary, before.finished));
        let kind = match (finished, accepted.finished) {
            (true, false) => ChangeKind::Unfinished,
            (true, true) if summary != accepted.summary => ChangeKind::OtherResult,
            _ if takes_back(&accepted.lines, after) => ChangeKind::TakenBack,
            _ if accepted.lines.iter().skip(after).any(|line| is_ahead(line.at, self.now)) => ChangeKind::Ahead,
            _ => ChangeKind::Continued,
        };
        let number = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
        self.change(kind, name, Changed::Log { play: id, after: number(after), last: number(accepted.lines.len()) });
    }

    /// The longest log that is the file's, as far as one of them goes, by whatever id, and how many lines it has.
    fn same_log(&self, play: &Exported) -> Option<(PlayId, usize)> {
        let is_same = |header: &Header, lines: &[Line]| {
            likeness(header) == likeness(&play.header) && agree(lines, &play.lines).is_ok()
        };
        let same = self.plays.iter().filter(|(_, (header, lines))| is_same(header, lines));
        // Of several as long the one of the same id.
        same.max_by_key(|(id, (_, lines))| (lines.len(), **id == play.header.id))
            .map(|(id, (_, lines))| (*id, lines.len()))
    }

    /// Whether a play lay in the trash here when it was deleted for good, and nobody has gone on with it since.
    fn was_purged(&self, id: PlayId, lines: &[Line]) -> bool {
        let mark = self.entries.get(&trash_path(id)).filter(|entry| entry.value == Some(Value::Bool(true)));
        mark.is_some_and(|mark| !lines.iter().any(|line| line.at > mark.at && !is_ahead(line.at, self.now)))
    }

    fn entry(&mut self, path: EntryPath, theirs: StampedEntry, in_file: &BTreeSet<PlayId>) {
        let first = path.first().map_or("", String::as_str);
        let why = match () {
            () if is_ahead(theirs.at, self.now) => Some(LeftWhy::Ahead),
            () if !self.is_known(first) => {
                let value = theirs.value.as_ref().map(Value::to_string);
                let entry = TimedEntry { path: path.clone(), at: theirs.at, value };
                if handed_on::add(&mut self.later, entry) {
                    return;
                }
                Some(LeftWhy::Later)
            }
            () if self.here.closed.contains(first) => Some(LeftWhy::Later),
            () if !self.here.is_leaf(&path, theirs.value.as_ref()) => Some(LeftWhy::Form),
            // A template that no folder can hold would keep all else out too.
            () if first == TEMPLATE && !self.is_held(&path) => Some(LeftWhy::Name),
            () => None,
        };
        if let Some(why) = why {
            let name = if why == LeftWhy::Form {
                name_of_path(&path)
            } else {
                Naming { listed: &self.here.listed }.entry(&path, None, theirs.value.as_ref())
            };
            return self.left_out(why, name);
        }
        let is_trash = first == TRASH;
        match self.ours(&path) {
            Some(ours) if ours.value == theirs.value => {
                let at = ours.at.max(theirs.at);
                self.entries.insert(path, StampedEntry { at, ..ours });
            }
            Some(ours) if !later(&theirs, &ours) => {
                // That a play was never in the trash is nothing that anybody has entered.
                if !is_trash {
                    self.report.stayed += 1;
                }
                self.entries.insert(path, ours);
            }
            _ => {
                if is_trash && !self.has_play(&path, in_file) {
                    return;
                }
                if theirs.value.is_some() || self.entries.contains_key(&path) {
                    self.report.taken += 1;
                    self.changed.insert(path.clone());
                }
                self.entries.insert(path, theirs);
            }
        }
    }

    /// Whether a folder can hold a template of this name, or does.
    fn is_held(&self, path: &[String]) -> bool {
        path.get(1).is_some_and(|name| is_new_file_name(name) || self.here.templates.contains_key(name))
    }

    /// What is said here of what a path leads to, or is so without having been said: a play that is here and not in the trash
    /// was wanted when it was changed last.
    fn ours(&self, path: &[String]) -> Option<StampedEntry> {
        let said = self.entries.get(path).cloned();
        let unsaid = self.unsaid(path);
        match (said, unsaid) {
            (Some(said), Some(unsaid)) if said.value.is_none() => {
                Some(StampedEntry { at: said.at.max(unsaid.at), ..said })
            }
            (said, unsaid) => said.or(unsaid),
        }
    }

    fn unsaid(&self, path: &[String]) -> Option<StampedEntry> {
        let id = play_of(path)?;
        let listed = self.here.listed.get(&id).filter(|play| !play.removed)?;
        let lines = self.plays.get(&id).map(|(_, lines)| lines.as_slice()).unwrap_or_default();
        let ats = lines.iter().map(|line| line.at).chain(lines.is_empty().then_some(listed.changed));
        let at = ats.filter(|at| !is_ahead(*at, self.now)).max()?;
        Some(StampedEntry { value: None, at })
    }

    fn has_play(&self, path: &[String], in_file: &BTreeSet<PlayId>) -> bool {
        play_of(path).is_some_and(|id| self.here.listed.contains_key(&id) || in_file.contains(&id))
    }

    fn finish(mut self, handed_on: &str) -> MergePlan {
        let mut cards = self.here.cards.clone();
        let mut removed = Vec::new();
        for path in self.changed.clone() {
            let value = self.entries.get(&path).and_then(|entry| entry.value.clone());
            match (path.first().map(String::as_str), path.get(1)) {
                (Some(TRASH), _) => removed.extend(play_of(&path).map(|id| (id, value == Some(Value::Bool(true))))),
                (Some(CARD), _) => cards.put(&path, value),
                (Some(TEMPLATE), Some(name)) => self.requests.push(template(name.clone(), value.as_ref())),
                _ => {}
            }
        }
        for (play, removed) in removed {
            let lies_there = self.here.listed.get(&play).is_some_and(|play| play.removed);
            let is_here = self.created.contains(&play) || self.here.listed.contains_key(&play);
            if is_here && lies_there != removed {
                self.requests.push(if removed { Request::Remove { play } } else { Request::Restore { play } });
            }
        }
        let mut values = self.values(&cards);
        let (head, pages) = cards.to_keep();
        if self.changed.iter().any(|path| path.first().is_some_and(|first| first == CARD)) {
            values.insert(HEAD.to_owned(), head);
            values.extend(pages.into_iter().map(|(page, text)| (page_key(page), text)));
        }
        if let Some(text) = handed_on::text(&self.later)
            && !(self.later.is_empty() && handed_on.is_empty())
        {
            values.insert(handed_on::KEY.to_owned(), text);
        }
        let mut values: Vec<(String, String)> = values.into_iter().collect();
        // Behind the values themselves, with which the store notes when they were changed.
        values.extend(self.here.stamps_to_keep(&self.entries));
        // What the requests before this one do to these two is noted meanwhile.
        values.retain(|(key, _)| ![CHANGED_TRASH, CHANGED_TEMPLATE].map(Changes::key).contains(key));
        let values = self.here.replacements(values);
        // That changes of before are stamped by now is no news of its own.
        if values.iter().any(|value| !value.key.starts_with(&Changes::key(""))) {
            self.requests.push(Request::Replace { values });
        }
        self.name_entries();
        MergePlan { requests: self.requests, report: self.report }
    }

    /// What the entries that change mean for what was here.
    fn name_entries(&mut self) {
        let naming = Naming { listed: &self.here.listed };
        let mut changes = Vec::new();
        for path in &self.changed {
            let of = |entries: &Entries| entries.get(path).and_then(|entry| entry.value.clone());
            let (before, now) = (of(&self.before), of(&self.entries));
            let is_new_play = play_of(path).is_some_and(|id| self.created.contains(&id));
            if before == now || is_new_play {
                continue;
            }
            let first = path.first().map(String::as_str);
            let renames = || path.get(1).is_some_and(|name| names_somebody(&self.here.listed, name));
            let kind = match (first, &before, &now) {
                (Some(TRASH), _, Some(_)) => ChangeKind::Trashed,
                (Some(TRASH), _, None) => ChangeKind::Restored,
                (Some(Aliases::KEY), _, _) if renames() => ChangeKind::Renamed,
                (_, Some(_), Some(_)) => ChangeKind::Replaced,
                (_, _, None) => ChangeKind::Removed,
                (_, None, _) => ChangeKind::Added,
            };
            let name = naming.entry(path, before.as_ref(), now.as_ref());
            changes.push(MergeChange { kind, name, what: Changed::Entry { path: path.clone(), before, now } });
        }
        self.report.changes.extend(changes);
    }

    /// The values that change. An entry that does not fit what is kept is left to the next time.
    fn values(&mut self, cards: &CardNumbers) -> BTreeMap<String, String> {
        let mut values = BTreeMap::new();
        for (key, form) in &self.here.forms {
            let changed: Vec<EntryPath> =
                self.changed.iter().filter(|path| path.first() == Some(key)).cloned().collect();
            if changed.is_empty() {
                continue;
            }
            let kept = self.here.values.get(key).and_then(Option::as_deref);
            let Ok(mut value) = kept.map_or(Ok(Value::Null), kept_json::parse) else { continue };
            let figures = self.here.figures.get(key).filter(|figures| value.is_null() || figures.reads(&value));
            for path in changed {
                let entry = self.entries.get(&path).and_then(|entry| entry.value.clone());
                let mut names: Vec<String> = path.get(1..).unwrap_or_default().to_vec();
                if key == NOTES {
                    let at = names.first().and_then(|at| cards.note_from_file(at));
                    names = at.into_iter().collect();
                }
                let before = figures.map(|_| value.clone());
                let mut fits = !(key == NOTES && names.is_empty()) && form.put(&mut value, &names, entry);
                if let (Some(figures), Some(before)) = (figures, before)
                    && !figures.reads(&value)
                {
                    // One that the game does not know would keep it from reading all the others.
                    value = before;
                    fits = false;
                    self.report.left_out.push(LeftOut { why: LeftWhy::Form, name: name_of_path(&path) });
                }
                if !fits {
                    self.report.taken = self.report.taken.saturating_sub(1);
                    self.changed.remove(&path);
                    match self.before.get(&path) {
                        Some(before) => drop(self.entries.insert(path, before.clone())),
                        None => drop(self.entries.remove(&path)),
                    }
                }
            }
            if !value.is_null() {
                values.insert(key.clone(), value.to_string());
            }
        }
        values
    }
}

/// Whether one of the lines after these says that an entry up to there no longer stands.
fn takes_back(lines: &[Line], after: usize) -> bool {
    let last = u64::try_from(after).unwrap_or(u64::MAX);
    lines.iter().skip(after).any(|line| match Entry::read(line).map(|(entry, _)| entry.what) {
        Ok(What::Undo(numbers)) => numbers.iter().any(|number| *number <= last),
        Ok(What::Change(change)) => change.entries.iter().any(|number| *number <= last),
        _ => false,
    })
}

fn play_of(path: &[String]) -> Option<PlayId> {
    (path.first().is_some_and(|first| first == TRASH)).then(|| path.get(1)?.parse().ok()).flatten()
}

fn template(name: String, text: Option<&Value>) -> Request {
    match text.and_then(Value::as_str) {
        Some(text) => Request::KeepTemplate { name, text: text.to_owned() },
        None => Request::RemoveTemplate { name },
    }
}
