//! The folder that is kept in step: every finished play and a daily file of everything are written there, and what other
//! computers have written there is taken in.
//!
//! What is in a file decides, never its name: a copy that a program for syncing has made of two versions is read like any
//! other. A file that is not whole yet is passed over until it has changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use chrono::{DateTime, Local, Utc};
use serde::{Deserialize, Serialize};

use super::merge::{MergePlan, MergeReport, merge};
use super::{Gather, HouseholdHere, LeftWhy, taken_back};
use crate::games;
use crate::locale::{Language, Message};
use crate::stats::file_name;
use crate::store::exchange::{self, Everything, ExchangeError, Exported, FileContent};
use crate::store::system::in_words;
use crate::store::{Checksum, Header, Line, Listed, PlayId, Reply, Request, Sqlite, StoreError, json, time};
use crate::table::summary::Summary;

/// The key under which a device remembers what it has read and written there.
const KEY: &str = "folder/seen";

/// How often a merge begins anew when another window changes what is kept meanwhile.
const ATTEMPTS: usize = 5;

/// Seconds between two daily files while nothing is finished.
pub const DAILY_REST: i64 = 600;

/// How soon the daily file is made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// At once.
    Now,
    /// When a play was finished, on a new day, or after a while.
    Resting,
}

/// What a person has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderSettings {
    /// The folder.
    pub folder: PathBuf,
    /// How many daily files of this device stay there; one at least.
    pub daily: usize,
    /// The language of the names of files.
    pub language: Language,
}

/// Why the folder could not be kept in step. The plays themselves are not touched by it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FolderFault {
    /// The folder is not there, or may not be read.
    #[error("{path} cannot be read: {why}")]
    Gone {
        /// The folder.
        path: String,
        /// The system's words.
        why: String,
    },
    /// A file could not be written there.
    #[error(transparent)]
    Write(ExchangeError),
    /// The folder is the one with the plays themselves, or lies in it.
    #[error("{path} is where the plays are kept")]
    Own {
        /// The folder.
        path: String,
    },
    /// The plays could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl FolderFault {
    /// The message for people: what happened, what is safe, what to do.
    pub fn message(&self) -> Message {
        match self {
            Self::Gone { path, why } => {
                Message::new("household-folder-gone").text("path", path).say("why", in_words(why))
            }
            Self::Write(error) => Message::new("household-folder-write").say("why", error.message()),
            Self::Own { path } => Message::new("household-folder-own").text("path", path),
            Self::Store(error) => error.message(),
        }
    }
}

/// What a step has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepReport {
    /// What was taken in.
    pub merged: MergeReport,
    /// How many files were written.
    pub written: usize,
    /// Files that are not whole, or not yet.
    pub waiting: BTreeSet<String>,
    /// Whether one of them is to be looked at again though it stays as it is: it was written just now, or could not be opened.
    pub unsettled: bool,
    /// Files that a newer version has written, or with a game that this one does not know.
    pub newer: BTreeSet<String>,
    /// Files of which something could not be taken or written, each with the reason; all others were.
    pub faults: BTreeMap<String, Message>,
    /// Plays that are damaged here, and are in no file for that; known when a daily file is made.
    pub damaged: Vec<Listed>,
    /// Whether the daily file is to be made anew later: during a play it need not be after each entry.
    pub later: bool,
}

impl StepReport {
    /// What is said of files of which something could not be taken or written.
    pub fn fault_messages(&self) -> Vec<Message> {
        let said = |(file, why): (&String, &Message)| {
            Message::new("household-file-fault").text("file", file).say("why", why.clone())
        };
        self.faults.iter().map(said).collect()
    }
}

/// What a device remembers of the folder.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Seen {
    /// The folder that it is about.
    folder: PathBuf,
    /// What this device's daily files are called by.
    device: String,
    /// The files that were read or written, with the sign that they have not changed since.
    files: BTreeMap<String, String>,
    /// The files that are damaged, with the sign by which it is seen that they have changed: they are not read again before.
    damaged: BTreeMap<String, String>,
    /// The same of files with something that only a later version may be able to read; all else of them was taken.
    partly: BTreeMap<String, String>,
    /// The plays that were written, with the number of their entries then.
    plays: BTreeMap<PlayId, u64>,
    /// The name of the last daily file, and the sum over what was in it.
    daily: Option<(String, String)>,
    /// When it was made last, in seconds.
    made: i64,
}

/// Refuses the folder of the plays and what lies in it: what is written there belongs to the database.
fn refuse_own(store: &Sqlite, folder: &Path) -> Result<(), FolderFault> {
    let own = store.folder().canonicalize().ok().zip(folder.canonicalize().ok());
    if own.is_some_and(|(own, folder)| folder.starts_with(own)) {
        return Err(FolderFault::Own { path: folder.display().to_string() });
    }
    Ok(())
}

/// Does all that is to be done between the plays and the folder, and returns when it is on disk.
///
/// # Errors
/// [`FolderFault`]; what was done before it stays done.
pub fn step(
    store: &mut Sqlite,
    settings: &FolderSettings,
    now: DateTime<Utc>,
    pace: Pace,
) -> Result<StepReport, FolderFault> {
    refuse_own(store, &settings.folder)?;
    let before = Seen::read(store.value(KEY)?.as_deref(), &settings.folder);
    let mut seen = before.clone();
    let mut report = StepReport::default();
    let done = read_files(store, settings, &mut seen, &mut report, now)
        .and_then(|()| write_plays(store, settings, &mut seen, &mut report))
        .and_then(|()| write_daily(store, settings, &mut seen, &mut report, (now, pace)));
    if seen != before {
        let text = serde_json::to_string(&seen).unwrap_or_default();
        store.keep(KEY, &text)?;
    }
    done.map(|()| report)
}

impl Seen {
    fn read(kept: Option<&str>, folder: &Path) -> Self {
        let seen: Self = kept.and_then(|kept| json::read(kept).ok()).unwrap_or_default();
        let device = if seen.device.is_empty() {
            PlayId::fresh().to_string().chars().take(6).collect()
        } else {
            seen.device.clone()
        };
        if seen.folder == folder {
            Self { device, ..seen }
        } else {
            Self { device, folder: folder.to_owned(), ..Self::default() }
        }
    }

    /// Remembers a file as it is now.
    fn remember(&mut self, path: &Path) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        if let (Some(name), Some(sign)) = (name, path.metadata().ok().and_then(|data| sign(&data))) {
            self.files.insert(name, sign);
        }
    }

    fn is_daily(&self, name: &str) -> bool {
        name.ends_with(&format!(" {}.json", self.device)) && name.contains(DAILY)
    }
}

/// What stands in the name of each daily file, after the day.
const DAILY: &str = " Tableside ";

/// By which it is seen that a file has changed.
fn sign(data: &fs::Metadata) -> Option<String> {
    let modified = data.modified().ok()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Some(format!("{} {}", modified.as_nanos(), data.len()))
}

/// The sign of a damaged file: a later version of the program may be able to read it.
fn of_this_version(sign: &str) -> String {
    format!("{sign} {}", env!("CARGO_PKG_VERSION"))
}

/// For so many seconds after a file was written more may be written without another time being seen: sticks keep even
/// seconds only.
const SETTLES: u64 = 3;

/// Whether the time of a file would be another one if it were written to now.
fn is_settled(path: &Path) -> bool {
    let Some(modified) = path.metadata().ok().and_then(|data| data.modified().ok()) else { return false };
    let seconds = modified.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    time::now().timestamp().abs_diff(seconds.try_into().unwrap_or(i64::MAX)) >= SETTLES
}

/// The files of the folder that may be ours, with their signs, by name.
fn files(folder: &Path) -> Result<BTreeMap<String, String>, FolderFault> {
    let gone = |error: std::io::Error| FolderFault::Gone { path: folder.display().to_string(), why: error.to_string() };
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(gone)? {
        // One that was moved away meanwhile is none of the folder.
        let Ok(entry) = entry else { continue };
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_json = Path::new(&name).extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
        if !is_json || name.starts_with('.') {
            continue;
        }
        if let Some(sign) = entry.metadata().ok().filter(fs::Metadata::is_file).and_then(|data| sign(&data)) {
            files.insert(name, sign);
        }
    }
    Ok(files)
}

fn read_files(
    store: &mut Sqlite,
    settings: &FolderSettings,
    seen: &mut Seen,
    report: &mut StepReport,
    now: DateTime<Utc>,
) -> Result<(), FolderFault> {
    let files = files(&settings.folder)?;
    seen.files.retain(|name, _| files.contains_key(name));
    let stays = |name: &String, sign: &mut String| files.get(name).is_some_and(|now| of_this_version(now) == *sign);
    seen.damaged.retain(stays);
    seen.partly.retain(stays);
    for (name, sign) in files {
        if seen.files.get(&name) == Some(&sign) {
            continue;
        }
        if seen.partly.contains_key(&name) {
            report.newer.insert(name);
            continue;
        }
        if seen.damaged.contains_key(&name) {
            report.waiting.insert(name);
            continue;
        }
        let path = settings.folder.join(&name);
        let content = match exchange::read_content(&path) {
            Ok(content) => content,
            Err(ExchangeError::Foreign) => {
                seen.files.insert(name, sign);
                continue;
            }
            Err(ExchangeError::Newer { .. }) => {
                report.newer.insert(name);
                continue;
            }
            Err(error) => {
                if matches!(error, ExchangeError::Unreadable { .. }) || !is_settled(&path) {
                    report.unsettled = true;
                } else {
                    seen.damaged.insert(name.clone(), of_this_version(&sign));
                }
                report.waiting.insert(name);
                continue;
            }
        };
        let (file, of_one) = match content {
            FileContent::Plays(plays) => {
                let of_one = if let [play] = plays.as_slice() { Some(play.clone()) } else { None };
                (Everything { plays, ..Everything::default() }, of_one)
            }
            FileContent::Everything(everything) => (everything, None),
        };
        match take_in_as(store, file, now, settings.language, Some(&name)) {
            Ok(merged) => {
                if merged.left_out.iter().any(|left| left.why == LeftWhy::Unreadable) {
                    seen.partly.insert(name.clone(), of_this_version(&sign));
                    report.newer.insert(name);
                } else {
                    seen.files.insert(name, sign);
                }
                report.merged = std::mem::take(&mut report.merged).and(merged);
                if let Some(there) = of_one {
                    has_file(store, &there, seen);
                }
            }
            // The store itself is not well: no other file would be taken either.
            Err(error) if is_of_the_store(&error) => return Err(error.into()),
            // What is wrong with one file keeps no other out. It is tried again with the next step.
            Err(error) => drop(report.faults.insert(name, error.message())),
        }
    }
    Ok(())
}

/// Whether something is wrong with the store, and not with what it was asked to take.
const fn is_of_the_store(error: &StoreError) -> bool {
    !matches!(error, StoreError::Broken { .. } | StoreError::DamagedPlay { .. } | StoreError::DamagedValue { .. })
}

/// A play of which a file is there already needs no second one, under the name that another language has for its game.
fn has_file(store: &mut Sqlite, there: &Exported, seen: &mut Seen) {
    if let Ok((here, lines)) = store.read(there.header.id, 0)
        && is_same(there, &here.header, &lines)
    {
        seen.plays.insert(here.header.id, here.entries);
    }
}

/// Whether a file says the same of a play; another device may say it in other letters.
fn is_same(there: &Exported, header: &Header, lines: &[Line]) -> bool {
    there.header == *header && there.lines.len() == lines.len() && exchange::agree(&there.lines, lines).is_ok()
}

/// Takes a household in.
///
/// # Errors
/// What the disk says.
pub fn take_in(
    store: &mut Sqlite,
    file: Everything,
    now: DateTime<Utc>,
    language: Language,
) -> Result<MergeReport, StoreError> {
    take_in_as(store, file, now, language, None)
}

/// The same; what a file of this name changes is remembered first, so that it can be taken back: nobody was asked.
fn take_in_as(
    store: &mut Sqlite,
    file: Everything,
    now: DateTime<Utc>,
    language: Language,
    remember: Option<&str>,
) -> Result<MergeReport, StoreError> {
    let note = language.words("household-copy-note");
    let accept = |play| games::accepted(games::ALL, play);
    for _ in 0..ATTEMPTS {
        let here = Gather::for_file(games::ALL, &file).from_store(|request| store.perform(request))?;
        let MergePlan { mut requests, report } = merge(&here, file.clone(), now, &note, accept);
        if let Some(name) = remember.filter(|_| !report.changes.is_empty()) {
            let kept = here.values.get(taken_back::KEY).and_then(Option::as_deref);
            let text = taken_back::remembered(kept, report.changes.clone(), now, name);
            let values = here.replacements(vec![(taken_back::KEY.to_owned(), text)]);
            requests.insert(0, Request::Replace { values });
        }
        let mut overtaken = false;
        for request in requests {
            match store.perform(request) {
                Ok(Reply::Overtaken(_)) => overtaken = true,
                Ok(_) => {}
                // Another window has gone on with the play, or has it by now: what is here is looked at anew.
                Err(StoreError::Behind { .. } | StoreError::Exists { .. } | StoreError::NoPlay { .. }) => {
                    overtaken = true;
                }
                Err(error) => return Err(error),
            }
        }
        if !overtaken {
            return Ok(report);
        }
    }
    Err(StoreError::Busy)
}

/// What taking a household in would do. Nothing is done.
///
/// # Errors
/// What the disk says.
pub fn would_take_in(
    store: &mut Sqlite,
    file: Everything,
    now: DateTime<Utc>,
    language: Language,
) -> Result<MergeReport, StoreError> {
    let here = Gather::for_file(games::ALL, &file).from_store(|request| store.perform(request))?;
    let accept = |play| games::accepted(games::ALL, play);
    Ok(merge(&here, file, now, &language.words("household-copy-note"), accept).report)
}

/// Everything that is here, as a file has it; when each entry was changed is kept.
///
/// # Errors
/// What the disk says.
pub fn everything(store: &mut Sqlite, now: DateTime<Utc>) -> Result<(Everything, Vec<Listed>), StoreError> {
    let here = Gather::all(games::ALL).from_store(|request| store.perform(request))?;
    let (file, keep) = here.to_file(now);
    for request in keep {
        store.perform(request)?;
    }
    let HouseholdHere { damaged, .. } = here;
    Ok((file, damaged))
}

fn write_plays(
    store: &mut Sqlite,
    settings: &FolderSettings,
    seen: &mut Seen,
    report: &mut StepReport,
) -> Result<(), FolderFault> {
    for play in store.plays(false)? {
        let id = play.header.id;
        if !play.finished || seen.plays.get(&id) == Some(&play.entries) {
            continue;
        }
        let path = settings.folder.join(name_of(&play, settings.language));
        let (play, lines) = match store.read(id, 0) {
            Ok(play) => play,
            // It is said where it is opened; the others are written.
            Err(StoreError::DamagedPlay { .. } | StoreError::NoPlay { .. }) => continue,
            Err(error) => return Err(error.into()),
        };
        let entries = play.entries;
        let play = Exported { header: play.header, lines, summary: play.summary, finished: play.finished };
        let same = |there: &Exported| is_same(there, &play.header, &play.lines);
        if !exchange::read(&path).is_ok_and(|there| there.iter().any(same)) {
            match exchange::write(&path, &play) {
                Ok(()) => report.written += 1,
                Err(ExchangeError::Disk(error)) if is_of_the_store(&error) => {
                    return Err(FolderFault::Write(error.into()));
                }
                // One that cannot be written keeps no other from it.
                Err(error) => {
                    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                    report.faults.insert(name, error.message());
                    continue;
                }
            }
        }
        seen.remember(&path);
        seen.plays.insert(id, entries);
    }
    Ok(())
}

/// The name of a play's file: it sorts by the day, and two plays of one day have two.
fn name_of(play: &Listed, language: Language) -> String {
    let title = Summary::read(&play.summary).and_then(|summary| summary.title);
    let title = title.map_or_else(
        || {
            let game = games::ALL.iter().find(|game| game.id() == play.header.game);
            game.map_or_else(|| play.header.game.clone(), |game| language.say(&game.name()))
        },
        |title| title.of(language).to_owned(),
    );
    let day = play.header.started.with_timezone(&Local).date_naive();
    let short: String = play.header.id.to_string().chars().take(8).collect();
    format!("{}.json", file_name(day, &format!("{title} {short}")))
}

fn write_daily(
    store: &mut Sqlite,
    settings: &FolderSettings,
    seen: &mut Seen,
    report: &mut StepReport,
    (now, pace): (DateTime<Utc>, Pace),
) -> Result<(), FolderFault> {
    let day = now.with_timezone(&Local).date_naive();
    let name = format!("{day}{DAILY}{}.json", seen.device);
    let path = settings.folder.join(&name);
    let todays = seen.daily.as_ref().is_some_and(|(last, _)| *last == name) && path.exists();
    let rests = (seen.made..seen.made.saturating_add(DAILY_REST)).contains(&now.timestamp());
    if pace == Pace::Resting && todays && rests && report.written == 0 {
        report.later = true;
        return Ok(());
    }
    seen.made = now.timestamp();
    let (everything, damaged) = everything(store, now)?;
    report.damaged = damaged;
    let text = everything.to_json().map_err(FolderFault::Write)?;
    let daily = Some((name, Checksum::of_text(&text).to_string()));
    if seen.daily != daily || !path.exists() {
        exchange::write_text(&path, &text).map_err(FolderFault::Write)?;
        report.written += 1;
        seen.daily = daily;
    }
    seen.remember(&path);
    let mut ours: Vec<String> = files(&settings.folder)?.into_keys().filter(|name| seen.is_daily(name)).collect();
    let spare = ours.len().saturating_sub(settings.daily.max(1));
    // The names begin with the day, so the oldest come first.
    for old in ours.drain(..spare) {
        if fs::remove_file(settings.folder.join(&old)).is_ok() {
            seen.files.remove(&old);
        }
    }
    Ok(())
}

/// What shows that there may be something to do, for as little work as can be: the folder's files and those of the plays.
///
/// # Errors
/// [`FolderFault::Gone`].
pub fn glance(data: &Path, settings: &FolderSettings) -> Result<BTreeMap<String, String>, FolderFault> {
    let mut all = files(&settings.folder)?;
    for name in ["tableside.sqlite", "tableside.sqlite-wal"] {
        if let Some(sign) = data.join(name).metadata().ok().and_then(|data| sign(&data)) {
            all.insert(format!("/{name}"), sign);
        }
    }
    // A new day has a new file.
    all.insert("/day".to_owned(), time::now().with_timezone(&Local).date_naive().to_string());
    Ok(all)
}
