//! How a household in a file becomes part of the one that is here. Nothing is lost by it:
//!
//! - Of two logs of one play the one that goes on where the other ends counts. Two that went different ways are both kept,
//!   the file's as a copy that says so, under an id that every device would give it.
//! - Of two entries under one path the one that was changed later counts; one that was taken out later is taken out.
//! - What a later version keeps in another form stays as it is.
//!
//! Read again, a file changes nothing; and it does not matter in which order files are read.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::cards::CardNumbers;
use super::gather::{HouseholdHere, likeness};
use super::stamps::{Entries, StampedEntry, Stamps, later};
use super::{CARD, EntryPath, TEMPLATE, TRASH};
use crate::games::OpenError;
use crate::library::own::{HEAD, NOTES, page_key};
use crate::locale::Message;
use crate::stats::Remarks;
use crate::store::exchange::{Everything, Exported, agree};
use crate::store::{Header, Line, PlayId, Replacement, Request, ValueChecksum, is_file_name, json as kept_json};

/// What was done, or will be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
}

impl MergeReport {
    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            added: self.added + other.added,
            continued: self.continued + other.continued,
            copies: self.copies + other.copies,
            known: self.known + other.known,
            taken: self.taken + other.taken,
            stayed: self.stayed + other.stayed,
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

    /// Whether all was here already.
    pub fn is_nothing(&self) -> bool {
        *self == Self { known: self.known, ..Self::default() }
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
/// file.
///
/// # Errors
/// When a play of the file is none that this version can open: nothing of the file is taken then.
pub fn merge(
    here: &HouseholdHere,
    file: Everything,
    now: DateTime<Utc>,
    note: &str,
    accept: impl Fn(Exported) -> Result<Exported, OpenError>,
) -> Result<MergePlan, OpenError> {
    let mut merging = Merging::new(here, now);
    let asked: BTreeSet<PlayId> = file.plays.iter().map(|play| play.header.id).collect();
    let lasts: Vec<(PlayId, DateTime<Utc>)> =
        file.plays.iter().filter_map(|play| Some((play.header.id, play.lines.last()?.at))).collect();
    for play in file.plays {
        merging.play(play, &accept, note)?;
    }
    let in_file: BTreeSet<EntryPath> = file.entries.iter().map(|entry| entry.path.clone()).collect();
    for entry in file.entries {
        // A text that is no JSON is in no file.
        let Ok(value) = entry.value.as_deref().map(kept_json::parse).transpose() else { continue };
        merging.entry(entry.path, StampedEntry { value, at: entry.at }, &asked);
    }
    for (id, at) in lasts {
        // A play that goes on after it was thrown away elsewhere is wanted.
        let path = trash_path(id);
        if !in_file.contains(&path) && merging.entries.contains_key(&path) {
            merging.entry(path, StampedEntry { value: None, at }, &asked);
        }
    }
    Ok(merging.finish())
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
    entries: Entries,
    /// The entries that change.
    changed: BTreeSet<EntryPath>,
    requests: Vec<Request>,
    report: MergeReport,
}

impl<'a> Merging<'a> {
    fn new(here: &'a HouseholdHere, now: DateTime<Utc>) -> Self {
        let plays = here.plays.iter().map(|(id, (listed, lines))| (*id, (listed.header.clone(), lines.clone())));
        Self {
            here,
            now,
            plays: plays.collect(),
            created: BTreeSet::new(),
            entries: here.entries(now),
            changed: BTreeSet::new(),
            requests: Vec::new(),
            report: MergeReport::default(),
        }
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
            let Exported { lines, summary, finished, .. } = accept(play)?;
            if let Some((_, known)) = self.plays.get_mut(&same) {
                known.clone_from(&lines);
            }
            let lines = lines.into_iter().skip(there).collect();
            self.requests.push(Request::Append { play: same, lines, summary, finished });
            self.report.continued += 1;
            return Ok(());
        }
        let is_here = |id: &PlayId| self.here.listed.contains_key(id) || self.plays.contains_key(id);
        if !is_here(&id) && self.entries.contains_key(&trash_path(id)) && self.was_purged(id) {
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

    /// The longest log that is the file's, as far as one of them goes, by whatever id, and how many lines it has.
    fn same_log(&self, play: &Exported) -> Option<(PlayId, usize)> {
        let is_same = |header: &Header, lines: &[Line]| {
            likeness(header) == likeness(&play.header)
                && header.format == play.header.format
                && agree(lines, &play.lines).is_ok()
        };
        let same = self.plays.iter().filter(|(_, (header, lines))| is_same(header, lines));
        // Of several as long the one of the same id.
        same.max_by_key(|(id, (_, lines))| (lines.len(), **id == play.header.id))
            .map(|(id, (_, lines))| (*id, lines.len()))
    }

    /// Whether a play lay in the trash here when it was deleted for good.
    fn was_purged(&self, id: PlayId) -> bool {
        self.entries.get(&trash_path(id)).is_some_and(|entry| entry.value == Some(Value::Bool(true)))
    }

    fn entry(&mut self, path: EntryPath, theirs: StampedEntry, in_file: &BTreeSet<PlayId>) {
        let first = path.first().map_or("", String::as_str);
        let known = self.here.forms.contains_key(first) || [TRASH, TEMPLATE, CARD].contains(&first);
        // A template that no folder can hold would keep all else out too.
        let is_held = first != TEMPLATE || path.get(1).is_some_and(|name| is_file_name(name));
        if !known || !is_held || (first == CARD && self.here.cards.closed) {
            return;
        }
        let ours = self.entries.get(&path).cloned().or_else(|| self.unsaid(&path));
        match ours {
            Some(ours) if ours.value == theirs.value => {
                let at = ours.at.max(theirs.at);
                self.entries.insert(path, StampedEntry { at, ..ours });
            }
            Some(ours) if !later(&theirs, &ours) => {
                // That a play was never in the trash is nothing that anybody has entered.
                if first != TRASH {
                    self.report.stayed += 1;
                }
                self.entries.insert(path, ours);
            }
            _ => {
                if first == TRASH && !self.has_play(&path, in_file) {
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

    /// What is so without having been said: a play that is here and not in the trash was wanted when it was changed last.
    fn unsaid(&self, path: &[String]) -> Option<StampedEntry> {
        let id = play_of(path)?;
        let listed = self.here.listed.get(&id).filter(|play| !play.removed)?;
        let at = self.plays.get(&id).and_then(|(_, lines)| lines.last()).map_or(listed.changed, |line| line.at);
        Some(StampedEntry { value: None, at })
    }

    fn has_play(&self, path: &[String], in_file: &BTreeSet<PlayId>) -> bool {
        play_of(path).is_some_and(|id| self.here.listed.contains_key(&id) || in_file.contains(&id))
    }

    fn finish(mut self) -> MergePlan {
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
        let kept = |key: &str| self.here.values.get(key).and_then(Option::as_deref);
        let (head, pages) = cards.to_keep();
        if self.changed.iter().any(|path| path.first().is_some_and(|first| first == CARD)) {
            values.insert(HEAD.to_owned(), head);
            values.extend(pages.into_iter().map(|(page, text)| (page_key(page), text)));
        }
        values.extend(Stamps::of(&self.entries));
        let changed = values.into_iter().filter(|(key, value)| kept(key) != Some(value));
        let replacement = |(key, value): (String, String)| {
            let read = kept(&key).map(ValueChecksum::of);
            Replacement { key, read, value }
        };
        let values: Vec<Replacement> = changed.map(replacement).collect();
        if !values.is_empty() {
            self.requests.push(Request::Replace { values });
        }
        MergePlan { requests: self.requests, report: self.report }
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
            for path in changed {
                let entry = self.entries.get(&path).and_then(|entry| entry.value.clone());
                let mut names: Vec<String> = path.get(1..).unwrap_or_default().to_vec();
                if key == NOTES {
                    let at = names.first().and_then(|at| cards.note_from_file(at));
                    names = at.into_iter().collect();
                }
                let fits = !(key == NOTES && names.is_empty()) && form.put(&mut value, &names, entry);
                if !fits {
                    self.entries.remove(&path);
                }
            }
            if !value.is_null() {
                values.insert(key.clone(), value.to_string());
            }
        }
        values
    }
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
