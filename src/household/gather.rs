//! A household gathered from a store: asked piece by piece, so that a window draws meanwhile.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::cards::CardNumbers;
use super::form::{EntryForm, KEYS, figures_key};
use super::stamps::{self, Entries, EntriesNow, Stamps};
use super::{CARD, EntryPath, TEMPLATE, TRASH, later, taken_back};
use crate::games::{Game, Games};
use crate::library::own::{HEAD, NOTES, PAGE, page_key};
use crate::store::exchange::{Everything, Exported};
use crate::store::{
    CHANGED_TEMPLATE, CHANGED_TRASH, Changes, Header, Line, Listed, PlayId, Replacement, Reply, Request, StoreError,
    ValueChecksum, json, value_sum,
};

/// What is here of a household.
#[derive(Clone, Debug, Default)]
pub struct HouseholdHere {
    /// The plays with their lines, as far as they were asked for.
    pub plays: BTreeMap<PlayId, (Listed, Vec<Line>)>,
    /// All plays that there are.
    pub listed: BTreeMap<PlayId, Listed>,
    /// Those that are damaged and could not be read.
    pub damaged: Vec<Listed>,
    /// What is kept, by key.
    pub values: BTreeMap<String, Option<String>>,
    /// The templates.
    pub templates: BTreeMap<String, String>,
    /// The forms of what is kept.
    pub forms: BTreeMap<String, EntryForm>,
    /// The own cards.
    pub cards: CardNumbers,
    /// What is kept in a form that only a later version knows: it stays as it is.
    pub closed: BTreeSet<String>,
    /// The games whose figures are kept, by key.
    pub figures: BTreeMap<String, OwnFigures>,
    /// When what is kept was changed since it was gathered last, by key.
    changes: BTreeMap<String, Changes>,
}

/// The game whose figures these are, which tells whether it can read them.
#[derive(Clone, Copy)]
pub struct OwnFigures(&'static dyn Game);

impl OwnFigures {
    /// Whether the game reads these figures.
    pub fn reads(self, figures: &Value) -> bool {
        self.0.reads(figures)
    }
}

impl fmt::Debug for OwnFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id())
    }
}

/// Which plays are to be read.
#[derive(Clone, Debug)]
enum WantedLogs {
    /// All of them.
    All,
    /// Those that these in a file may be.
    Like(BTreeSet<PlayId>, BTreeSet<(String, DateTime<Utc>)>),
}

/// What was asked.
#[derive(Clone, Debug)]
enum Asked {
    Plays,
    Play(PlayId),
    Value(String),
    Templates,
}

/// A household that is being gathered.
#[derive(Clone, Debug)]
pub struct Gather {
    wanted: WantedLogs,
    to_ask: VecDeque<(Asked, Request)>,
    asked: VecDeque<Asked>,
    here: HouseholdHere,
    failed: Option<StoreError>,
}

impl Gather {
    /// All of it.
    pub fn all(games: Games) -> Self {
        Self::of(games, WantedLogs::All)
    }

    /// What is needed to take in a file.
    pub fn for_file(games: Games, file: &Everything) -> Self {
        let ids = file.plays.iter().map(|play| play.header.id).collect();
        let like = file.plays.iter().map(|play| likeness(&play.header)).collect();
        Self::of(games, WantedLogs::Like(ids, like))
    }

    /// What is needed to take back what was done to this play, or to something that is kept.
    pub fn for_change(games: Games, play: Option<PlayId>) -> Self {
        Self::of(games, WantedLogs::Like(play.into_iter().collect(), BTreeSet::new()))
    }

    fn of(games: Games, wanted: WantedLogs) -> Self {
        let mut forms: BTreeMap<String, EntryForm> =
            KEYS.iter().map(|(key, form)| ((*key).to_owned(), *form)).collect();
        let mut figures = BTreeMap::new();
        for game in games {
            let key = figures_key(game.id());
            forms.insert(key.clone(), EntryForm::List(game.figure_names()));
            figures.insert(key, OwnFigures(*game));
        }
        // The times of what only a later version knows are not asked for: they stay as they are.
        let times: BTreeSet<String> =
            forms.keys().map(String::as_str).chain([TRASH, TEMPLATE, CARD]).map(stamps::key).collect();
        let noted: BTreeSet<String> =
            forms.keys().map(String::as_str).chain([CHANGED_TRASH, CHANGED_TEMPLATE]).map(Changes::key).collect();
        let single = [HEAD, later::KEY, taken_back::KEY].map(str::to_owned);
        let keys = forms.keys().cloned().chain(single).chain(times).chain(noted);
        let value = |key: String| (Asked::Value(key.clone()), Request::Value { key });
        let plays = |removed| (Asked::Plays, Request::Plays { removed });
        let to_ask = [plays(false), plays(true), (Asked::Templates, Request::Templates)]
            .into_iter()
            .chain(keys.map(value))
            .collect();
        let here = HouseholdHere { forms, figures, ..HouseholdHere::default() };
        Self { wanted, to_ask, asked: VecDeque::new(), here, failed: None }
    }

    /// What is to be asked next; the answers are taken in the same order.
    pub fn next_request(&mut self) -> Option<Request> {
        let (asked, request) = self.to_ask.pop_front()?;
        self.asked.push_back(asked);
        Some(request)
    }

    /// Takes the answer to the first question that has none yet.
    pub fn take(&mut self, reply: Result<Reply, StoreError>) {
        let Some(asked) = self.asked.pop_front() else { return };
        match (asked, reply) {
            (Asked::Plays, Ok(Reply::Plays(plays))) => {
                for play in plays {
                    let id = play.header.id;
                    let wanted = match &self.wanted {
                        WantedLogs::All => true,
                        WantedLogs::Like(ids, like) => ids.contains(&id) || like.contains(&likeness(&play.header)),
                    };
                    if wanted {
                        self.to_ask.push_back((Asked::Play(id), Request::Read { play: id, after: 0 }));
                    }
                    self.here.listed.insert(id, play);
                }
            }
            (Asked::Play(id), Ok(Reply::Lines { play, lines })) => {
                if Exported::can_travel(&play.summary, &lines) {
                    self.here.plays.insert(id, (play, lines));
                } else {
                    // One that no file could give back would keep all others from being read again.
                    self.here.damaged.push(play);
                }
            }
            (Asked::Play(id), Err(StoreError::DamagedPlay { .. })) => {
                self.here.damaged.extend(self.here.listed.get(&id).cloned());
            }
            // Another window has deleted it meanwhile.
            (Asked::Play(id), Err(StoreError::NoPlay { .. })) => drop(self.here.listed.remove(&id)),
            (Asked::Value(key), Ok(Reply::Value(value))) => {
                if key == HEAD {
                    for page in CardNumbers::pages(value.as_deref()) {
                        let key = page_key(page);
                        for key in [Changes::key(&key), key] {
                            self.to_ask.push_back((Asked::Value(key.clone()), Request::Value { key }));
                        }
                    }
                }
                self.here.values.insert(key, value);
            }
            (Asked::Templates, Ok(Reply::Templates(files))) => {
                let texts = files.into_iter().filter_map(|file| Some((file.name, file.text?)));
                self.here.templates = texts.collect();
            }
            (_, Err(error)) => drop(self.failed.get_or_insert(error)),
            _ => {}
        }
    }

    /// Whether everything is here, or it is known that it can't be.
    pub fn is_done(&self) -> bool {
        self.failed.is_some() || (self.to_ask.is_empty() && self.asked.is_empty())
    }

    /// What is here.
    ///
    /// # Errors
    /// What the store said.
    pub fn finish(self) -> Result<HouseholdHere, StoreError> {
        if let Some(error) = self.failed {
            return Err(error);
        }
        let mut here = self.here;
        let value = |key: &str| here.values.get(key).cloned().flatten();
        let head = value(HEAD);
        let pages = CardNumbers::pages(head.as_deref()).map(|page| (page, value(&page_key(page))));
        here.cards = CardNumbers::read(head.as_deref(), pages);
        if here.cards.closed {
            here.closed.insert(CARD.to_owned());
        }
        for (key, form) in &here.forms {
            let Some(text) = here.values.get(key).and_then(Option::as_deref) else { continue };
            let is_known = json::parse(text).is_ok_and(|value| {
                // All of it as one entry is a form of another version.
                !form.take_apart(key, value).keys().any(|path| path.len() == 1)
            });
            if !is_known {
                here.closed.insert(key.clone());
            }
        }
        let noted = here.values.iter().filter_map(|(key, value)| {
            Some((key.strip_prefix(&Changes::key(""))?.to_owned(), Changes::read(value.as_deref())))
        });
        here.changes = noted.collect();
        Ok(here)
    }

    /// Gathers from a store that answers at once.
    ///
    /// # Errors
    /// What the store said.
    pub fn from_store(
        mut self,
        mut ask: impl FnMut(Request) -> Result<Reply, StoreError>,
    ) -> Result<HouseholdHere, StoreError> {
        while !self.is_done() {
            let Some(request) = self.next_request() else { break };
            self.take(ask(request));
        }
        self.finish()
    }
}

/// What a copy of a play has in common with it.
pub fn likeness(header: &Header) -> (String, DateTime<Utc>) {
    (header.game.clone(), header.started)
}

impl HouseholdHere {
    /// The entries as they are kept now.
    pub fn values_now(&self) -> BTreeMap<EntryPath, Value> {
        self.entries_now().into_iter().map(|(path, (value, _))| (path, value)).collect()
    }

    /// The entries as they are kept now, each with when it was changed, where that was noted.
    fn entries_now(&self) -> EntriesNow {
        let of_cards = |(path, value): (EntryPath, Value)| {
            let number = self.cards.number(&path);
            let changed = number.and_then(|number| {
                let changes = self.changes.get(&page_key(number / PAGE))?;
                changes.of(&[number.to_string()], None)
            });
            (path, (value, changed))
        };
        let mut now: EntriesNow = self.cards.entries().into_iter().map(of_cards).collect();
        for (key, form) in &self.forms {
            let Some(text) = self.values.get(key).and_then(Option::as_deref) else { continue };
            let Ok(value) = json::parse(text) else { continue };
            let changes = self.changes.get(key);
            for (mut path, value) in form.take_apart(key, value) {
                let sum = value_sum(&value);
                let changed = changes.and_then(|changes| changes.of(path.get(1..)?, Some(&sum)));
                if key == NOTES
                    && let Some(at) = path.get_mut(1)
                {
                    *at = self.cards.note_to_file(at);
                }
                now.insert(path, (value, changed));
            }
        }
        let changed = |of: &str, name: &str| self.changes.get(of)?.of(&[name.to_owned()], None);
        now.extend(self.templates.iter().map(|(name, text)| {
            let path = vec![TEMPLATE.to_owned(), name.clone()];
            (path, (Value::from(text.clone()), changed(CHANGED_TEMPLATE, name)))
        }));
        let removed = self.listed.values().filter(|play| play.removed);
        now.extend(removed.map(|play| {
            let id = play.header.id.to_string();
            let changed = changed(CHANGED_TRASH, &id);
            (vec![TRASH.to_owned(), id], (Value::Bool(true), changed))
        }));
        now
    }

    /// When an entry of this sum was taken out; none where that was not noted.
    fn gone(&self, path: &EntryPath, sum: &str) -> Option<DateTime<Utc>> {
        let (first, names) = path.split_first()?;
        let of = |key: &str| self.changes.get(key);
        match first.as_str() {
            TRASH => of(CHANGED_TRASH)?.of(names, None),
            TEMPLATE => of(CHANGED_TEMPLATE)?.of(names, None),
            CARD => {
                self.changes.iter().filter(|(key, _)| key.starts_with(HEAD)).find_map(|(_, page)| page.of_item(sum))
            }
            NOTES => {
                let at = self.cards.note_from_file(names.first()?);
                // The card may be gone too, and with it the name that the note had here.
                at.and_then(|at| of(NOTES)?.of(&[at], Some(sum))).or_else(|| of(NOTES)?.of_item(sum))
            }
            key => of(key)?.of(names, Some(sum)),
        }
    }

    /// Whether a path leads to one entry of what this version knows. `value` is what is said there.
    pub fn is_leaf(&self, path: &[String], value: Option<&Value>) -> bool {
        let Some((first, names)) = path.split_first() else { return false };
        let is_text = |value: Option<&Value>| value.is_none_or(Value::is_string);
        match (first.as_str(), names) {
            (TRASH, [id]) => id.parse::<PlayId>().is_ok() && value.is_none_or(|value| *value == Value::Bool(true)),
            (TEMPLATE, [_]) => is_text(value),
            (CARD, names) => CardNumbers::is_path(names, value),
            (TRASH | TEMPLATE, _) => false,
            (key, names) => self.forms.get(key).is_some_and(|form| form.is_leaf(names, value)),
        }
    }

    /// What was known of the entries when they were gathered last. What leads to no entry was never one of ours, and is not
    /// handed on as one that was taken out; nor is anything of what only a later version can read.
    pub fn stamps(&self) -> Stamps {
        let kept = self.values.iter().filter(|(key, _)| key.starts_with(stamps::KEY));
        let stamps = Stamps::read(kept.filter_map(|(_, value)| value.as_deref()));
        stamps.filtered(|path| {
            let open = path.first().is_some_and(|first| !self.closed.contains(first));
            open && self.is_leaf(path, None)
        })
    }

    /// The entries with the times of their last changes.
    pub fn entries(&self, now: DateTime<Utc>) -> Entries {
        let has_play = |id: &str| id.parse().is_ok_and(|id: PlayId| self.listed.contains_key(&id));
        let mut entries = self.stamps().stamp(&self.entries_now(), now, has_play, |path, sum| self.gone(path, sum));
        // What was put in and taken out again since the last gathering is known by its change alone.
        for (path, at) in self.changed_leaves().filter(|(_, at)| !stamps::is_ahead(*at, now)) {
            // A play that is not here any more was deleted for good, out of the trash.
            let is_purged = path.first().is_some_and(|first| first == TRASH)
                && path.get(1).and_then(|id| id.parse().ok()).is_some_and(|id: PlayId| !self.listed.contains_key(&id));
            let value = is_purged.then_some(Value::Bool(true));
            entries.entry(path).or_insert(stamps::StampedEntry { value, at });
        }
        entries
    }

    /// What leads to each entry that was changed since the last gathering, and when that was.
    fn changed_leaves(&self) -> impl Iterator<Item = (EntryPath, DateTime<Utc>)> {
        let leaf = move |key: &str, names: &[String], at: DateTime<Utc>| {
            let first = if key == CHANGED_TRASH { TRASH } else { key };
            let mut path = vec![if key == CHANGED_TEMPLATE { TEMPLATE } else { first }.to_owned()];
            for name in names {
                path.push(if key == NOTES { self.cards.note_to_file(name) } else { name.clone() });
                if self.is_leaf(&path, None) {
                    return Some((path, at));
                }
            }
            None
        };
        let open = self.changes.iter().filter(move |(key, _)| !self.closed.contains(*key));
        open.flat_map(move |(key, changes)| changes.named().filter_map(move |(names, at)| leaf(key, names, at)))
    }

    /// The household as it leaves, and what is to be kept so that the times of its entries stay known.
    pub fn to_file(&self, now: DateTime<Utc>) -> (Everything, Vec<Request>) {
        let entries = self.entries(now);
        let keep = self.replacements(self.stamps_to_keep(&entries));
        let play = |(listed, lines): &(Listed, Vec<Line>)| Exported {
            header: listed.header.clone(),
            lines: lines.clone(),
            summary: listed.summary.clone(),
            finished: listed.finished,
        };
        let plays = self.plays.values().map(play).collect();
        let mut entries = stamps::to_file(entries);
        entries.extend(later::read(self.values.get(later::KEY).and_then(Option::as_deref)));
        // All of it, or nothing where another window has changed something meanwhile: it is noticed again.
        let keep = if keep.is_empty() { Vec::new() } else { vec![Request::Replace { values: keep }] };
        (Everything { plays, entries, ..Everything::default() }, keep)
    }

    /// The stamps of entries, and that the changes of before are in them.
    pub fn stamps_to_keep(&self, entries: &Entries) -> Vec<(String, String)> {
        let open = |path: &EntryPath| path.first().is_some_and(|first| !self.closed.contains(first));
        let entries = entries.iter().filter(|(path, _)| open(path)).map(|(path, entry)| (path.clone(), entry.clone()));
        let stamps = self.stamps().to_keep(&entries.collect());
        let noted = self.changes.keys().filter(|key| !self.closed.contains(*key)).map(|key| Changes::key(key));
        let noted = noted.filter(|key| self.values.get(key).is_some_and(Option::is_some));
        stamps.into_iter().chain(noted.map(|key| (key, Changes::NONE.to_owned()))).collect()
    }

    /// What differs of these from what is kept, to take its place.
    pub fn replacements(&self, values: Vec<(String, String)>) -> Vec<Replacement> {
        let kept = |key: &str| self.values.get(key).and_then(Option::as_deref);
        let changed = values.into_iter().filter(|(key, value)| kept(key) != Some(value));
        let replacement = |(key, value): (String, String)| {
            let read = kept(&key).map(ValueChecksum::of);
            Replacement { key, read, value }
        };
        changed.map(replacement).collect()
    }
}
