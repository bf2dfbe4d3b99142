//! A household gathered from a store: asked piece by piece, so that a window draws meanwhile.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::cards::CardNumbers;
use super::form::{EntryForm, KEYS, figures_key};
use super::stamps::{self, Entries, Stamps};
use super::{CARD, EntryPath, TEMPLATE, TRASH};
use crate::games::Games;
use crate::library::own::{HEAD, NOTES, page_key};
use crate::store::exchange::{Everything, Exported};
use crate::store::{Header, Line, Listed, PlayId, Reply, Request, StoreError, json};

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
        Self::of(games, WantedLogs::All, &[])
    }

    /// What is needed to take in a file.
    pub fn for_file(games: Games, file: &Everything) -> Self {
        let ids = file.plays.iter().map(|play| play.header.id).collect();
        let like = file.plays.iter().map(|play| likeness(&play.header)).collect();
        let firsts: BTreeSet<&str> = file.entries.iter().filter_map(|entry| entry.path.first()).map(|s| &**s).collect();
        Self::of(games, WantedLogs::Like(ids, like), &firsts.into_iter().collect::<Vec<_>>())
    }

    fn of(games: Games, wanted: WantedLogs, firsts: &[&str]) -> Self {
        let mut forms: BTreeMap<String, EntryForm> =
            KEYS.iter().map(|(key, form)| ((*key).to_owned(), *form)).collect();
        for game in games {
            forms.insert(figures_key(game.id()), EntryForm::List(game.figure_names()));
        }
        let times: BTreeSet<String> = forms
            .keys()
            .map(String::as_str)
            .chain([TRASH, TEMPLATE, CARD])
            .chain(firsts.iter().copied())
            .map(stamps::key)
            .collect();
        let keys = forms.keys().cloned().chain([HEAD.to_owned()]).chain(times);
        let value = |key: String| (Asked::Value(key.clone()), Request::Value { key });
        let plays = |removed| (Asked::Plays, Request::Plays { removed });
        let to_ask = [plays(false), plays(true), (Asked::Templates, Request::Templates)]
            .into_iter()
            .chain(keys.map(value))
            .collect();
        let here = HouseholdHere { forms, ..HouseholdHere::default() };
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
            (Asked::Play(id), Ok(Reply::Lines { play, lines })) => drop(self.here.plays.insert(id, (play, lines))),
            (Asked::Play(id), Err(StoreError::DamagedPlay { .. })) => {
                self.here.damaged.extend(self.here.listed.get(&id).cloned());
            }
            // Another window has deleted it meanwhile.
            (Asked::Play(id), Err(StoreError::NoPlay { .. })) => drop(self.here.listed.remove(&id)),
            (Asked::Value(key), Ok(Reply::Value(value))) => {
                if key == HEAD {
                    for page in CardNumbers::pages(value.as_deref()) {
                        let key = page_key(page);
                        self.to_ask.push_back((Asked::Value(key.clone()), Request::Value { key }));
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
        let mut now = self.cards.entries();
        for (key, form) in &self.forms {
            let Some(text) = self.values.get(key).and_then(Option::as_deref) else { continue };
            let Ok(value) = json::parse(text) else { continue };
            let entries = form.take_apart(key, value);
            if key == NOTES {
                now.extend(entries.into_iter().map(|(mut path, note)| {
                    if let Some(at) = path.get_mut(1) {
                        *at = self.cards.note_to_file(at);
                    }
                    (path, note)
                }));
            } else {
                now.extend(entries);
            }
        }
        let template =
            |(name, text): (&String, &String)| (vec![TEMPLATE.to_owned(), name.clone()], Value::from(text.clone()));
        now.extend(self.templates.iter().map(template));
        let removed = self.listed.values().filter(|play| play.removed);
        now.extend(removed.map(|play| (vec![TRASH.to_owned(), play.header.id.to_string()], Value::Bool(true))));
        now
    }

    /// What was known of the entries when they were gathered last.
    pub fn stamps(&self) -> Stamps {
        let kept = self.values.iter().filter(|(key, _)| key.starts_with(stamps::KEY));
        Stamps::read(kept.filter_map(|(_, value)| value.as_deref()))
    }

    /// The entries with the times of their last changes.
    pub fn entries(&self, now: DateTime<Utc>) -> Entries {
        let has_play = |id: &str| id.parse().is_ok_and(|id: PlayId| self.listed.contains_key(&id));
        self.stamps().stamp(&self.values_now(), now, has_play)
    }

    /// The household as it leaves, and what is to be kept so that the times of its entries stay known.
    pub fn to_file(&self, now: DateTime<Utc>) -> (Everything, Vec<Request>) {
        let entries = self.entries(now);
        let keep = self.stamps_to_keep(&entries);
        let play = |(listed, lines): &(Listed, Vec<Line>)| Exported {
            header: listed.header.clone(),
            lines: lines.clone(),
            summary: listed.summary.clone(),
            finished: listed.finished,
        };
        let plays = self.plays.values().map(play).collect();
        (Everything { plays, entries: stamps::to_file(entries) }, keep)
    }

    fn stamps_to_keep(&self, entries: &Entries) -> Vec<Request> {
        let changed = |(key, value): &(String, String)| self.values.get(key).and_then(Option::as_ref) != Some(value);
        let keep = |(key, value)| Request::Keep { key, value };
        Stamps::of(entries).into_iter().filter(changed).map(keep).collect()
    }
}
