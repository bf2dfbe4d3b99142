//! What a folder that is kept in step has changed here: nobody was asked, so each change is remembered and can be taken back.
//! Taking one back is a change like any other, and later than the one that it takes back.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::form::EntryForm;
use super::{CARD, Changed, EntryPath, HouseholdHere, MergeChange, TEMPLATE, TRASH};
use crate::games::{Games, open_among};
use crate::library::own::{HEAD, NOTES, page_key};
use crate::store::{Line, PlayId, Replacement, Request, ValueChecksum, json};
use crate::table::entry::{Entry, What};
use crate::table::play::summary;

/// The key under which they are kept.
pub const KEY: &str = "household/changes";

/// So many are remembered; the oldest go first.
const REMEMBERED: usize = 1_000;

/// How much of it is kept at most, in bytes.
const MOST_BYTES: usize = 4 << 20;

/// A change that has come from the folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FolderChange {
    /// What tells it from the others.
    pub number: u64,
    /// When it came.
    #[serde(with = "crate::store::time")]
    pub at: DateTime<Utc>,
    /// The file that it was in.
    pub file: String,
    /// What was changed.
    pub change: MergeChange,
}

/// The changes that are remembered, the oldest first. One that a later version has kept cannot be read, and stays.
pub fn read(kept: Option<&str>) -> Vec<FolderChange> {
    items(kept).into_iter().filter_map(|item| json::object(&item).ok()).collect()
}

fn items(kept: Option<&str>) -> Vec<Value> {
    match kept.map(json::parse) {
        Some(Ok(Value::Array(items))) => items,
        _ => Vec::new(),
    }
}

/// What is to be kept with these changes behind those that are remembered.
pub fn remembered(kept: Option<&str>, changes: Vec<MergeChange>, at: DateTime<Utc>, file: &str) -> String {
    let mut items = items(kept);
    let number = |item: &Value| item.get("number").and_then(Value::as_u64).unwrap_or_default();
    let next = items.iter().map(number).max().unwrap_or_default().saturating_add(1);
    // Where another window was faster, a merge begins anew, and what is left of it is planned once more.
    let is_known = |change: &MergeChange| {
        let there = items.iter().rev().filter_map(|item| json::object::<FolderChange>(item).ok());
        there.take_while(|there| there.at == at).any(|there| there.file == file && there.change.what == change.what)
    };
    let changes: Vec<MergeChange> = changes.into_iter().filter(|change| !is_known(change)).collect();
    let fresh = changes.into_iter().zip(next..).map(|(change, number)| {
        let change = FolderChange { number, at, file: file.to_owned(), change };
        crate::store::merge::value(&change)
    });
    items.extend(fresh);
    let mut sizes: usize = items.iter().map(|item| item.to_string().len()).sum();
    let mut first = items.len().saturating_sub(REMEMBERED);
    for item in items.iter().skip(first) {
        if sizes <= MOST_BYTES {
            break;
        }
        sizes = sizes.saturating_sub(item.to_string().len());
        first += 1;
    }
    Value::Array(items.split_off(first.min(items.len()))).to_string()
}

/// What is to be kept without one of them.
fn without(kept: &str, number: u64) -> String {
    let is_it = |item: &Value| item.get("number").and_then(Value::as_u64) == Some(number);
    Value::Array(items(Some(kept)).into_iter().filter(|item| !is_it(item)).collect()).to_string()
}

/// How a change is taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// By these requests, in order.
    By(Vec<Request>),
    /// Not at all: somebody has changed the same since, and that stays. It is no longer remembered after these.
    ChangedSince(Vec<Request>),
}

/// Plans how a change is taken back. `kept` is the list that is kept, from which it goes; `by` is who does it.
pub fn plan(
    here: &HouseholdHere,
    change: &FolderChange,
    kept: &str,
    games: Games,
    now: DateTime<Utc>,
    by: &str,
) -> TakeBack {
    let forget =
        Replacement { key: KEY.to_owned(), read: Some(ValueChecksum::of(kept)), value: without(kept, change.number) };
    let done = match &change.change.what {
        Changed::Play { play } => Some(
            here.listed
                .get(play)
                .filter(|play| !play.removed)
                .map_or_else(Vec::new, |_| vec![Request::Remove { play: *play }]),
        ),
        Changed::Log { play, after, last } => log(here, *play, (*after, *last), games, (now, by)),
        Changed::Entry { path, before, now } => entry(here, path, before.as_ref(), now.as_ref()),
    };
    let forget = Request::Replace { values: vec![forget] };
    match done {
        Some(mut requests) => {
            requests.push(forget);
            TakeBack::By(requests)
        }
        None => TakeBack::ChangedSince(vec![forget]),
    }
}

/// Puts an entry back as it was; none where it is no longer as the file said.
fn entry(here: &HouseholdHere, path: &EntryPath, before: Option<&Value>, now: Option<&Value>) -> Option<Vec<Request>> {
    let current = here.values_now();
    if current.get(path) != now {
        // Where it is as it was, there is nothing to do.
        return (current.get(path) == before).then(Vec::new);
    }
    let (first, names) = path.split_first()?;
    match first.as_str() {
        TRASH => {
            let play: PlayId = names.first()?.parse().ok()?;
            here.listed.get(&play)?;
            Some(vec![if before.is_some() { Request::Remove { play } } else { Request::Restore { play } }])
        }
        TEMPLATE => {
            let name = names.first()?.clone();
            let text = before.and_then(Value::as_str).map(str::to_owned);
            Some(vec![match text {
                Some(text) => Request::KeepTemplate { name, text },
                None => Request::RemoveTemplate { name },
            }])
        }
        CARD => {
            let mut cards = here.cards.clone();
            cards.put(path, before.cloned());
            let (head, pages) = cards.to_keep();
            let pages = pages.into_iter().map(|(page, text)| (page_key(page), text));
            let values = pages.chain([(HEAD.to_owned(), head)]).collect();
            Some(vec![Request::Replace { values: here.replacements(values) }])
        }
        key => {
            let form: EntryForm = *here.forms.get(key)?;
            let kept = here.values.get(key).and_then(Option::as_deref);
            let mut value = kept.map_or(Ok(Value::Null), json::parse).ok()?;
            let names = match (key, names) {
                (NOTES, [at]) => vec![here.cards.note_from_file(at)?],
                _ => names.to_vec(),
            };
            if !form.put(&mut value, &names, before.cloned()) {
                return None;
            }
            let values = vec![(key.to_owned(), value.to_string())];
            Some(vec![Request::Replace { values: here.replacements(values) }])
        }
    }
}

/// Undoes what was added to a log, and lets stand again what that has undone; none where it is not there.
fn log(
    here: &HouseholdHere,
    id: PlayId,
    (after, last): (u64, u64),
    games: Games,
    (now, by): (DateTime<Utc>, &str),
) -> Option<Vec<Request>> {
    let (listed, lines) = here.plays.get(&id)?;
    let before: Vec<Line> = lines.iter().filter(|line| line.number <= after).cloned().collect();
    let (undone_before, undone_now) = (undone(&before), undone(lines));
    let is_step = |line: &&Line| {
        matches!(Entry::read(line), Ok((Entry { what: What::Act(()) | What::Join(()) | What::Change(_), .. }, _)))
    };
    let added = lines.iter().filter(|line| (after.saturating_add(1)..=last).contains(&line.number)).filter(is_step);
    let mut undo: Vec<u64> = added.map(|line| line.number).filter(|number| !undone_now.contains(number)).collect();
    undo.extend(undone_before.difference(&undone_now).copied());
    let redo: Vec<u64> = undone_now.difference(&undone_before).copied().filter(|number| *number <= after).collect();
    let mut play = open_among(games, &listed.header, lines).ok()?;
    let mut more = Vec::new();
    for (numbers, again) in [(undo, false), (redo, true)] {
        if numbers.is_empty() {
            continue;
        }
        let line = if again { play.prepare_redo(numbers, now, by) } else { play.prepare_undo(numbers, now, by) };
        let line = line.ok()?;
        play.accept(std::slice::from_ref(&line)).ok()?;
        more.push(line);
    }
    if more.is_empty() {
        return Some(Vec::new());
    }
    let (summary, finished) = summary(play.as_ref());
    let summary = serde_json::to_string(&summary).ok()?;
    Some(vec![Request::Append { play: id, lines: more, summary, finished }])
}

/// The entries of a log that do not stand.
fn undone(lines: &[Line]) -> BTreeSet<u64> {
    let mut undone = BTreeSet::new();
    for line in lines {
        match Entry::read(line).map(|(entry, _)| entry.what) {
            Ok(What::Undo(numbers)) => undone.extend(numbers),
            Ok(What::Redo(numbers)) => undone.retain(|number| !numbers.contains(number)),
            _ => {}
        }
    }
    undone
}
