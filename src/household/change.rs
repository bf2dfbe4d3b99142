//! What a merge changes, one thing after the other: to be asked about before, or to be taken back afterwards.

use std::collections::BTreeMap;

use chrono::Local;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::form::{BOXES, PEOPLE, figures_game};
use super::{CARD, EntryPath, TEMPLATE, TRASH};
use crate::games::among;
use crate::library::own::NOTES;
use crate::locale::{Language, Message};
use crate::stats::bgstats::Matching;
use crate::stats::{Aliases, Remarks};
use crate::store::{Header, Listed, PlayId};
use crate::table::guide::Words;
use crate::table::summary::Summary;

/// What kind of change it is, as a person sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChangeKind {
    /// A play goes into the trash.
    Trashed,
    /// A play comes out of the trash.
    Restored,
    /// A finished play is finished no more.
    Unfinished,
    /// A finished play has another result.
    OtherResult,
    /// Entries of a play that are here are undone.
    TakenBack,
    /// A name counts as another one.
    Renamed,
    /// Something that is kept has another value.
    Replaced,
    /// Something that is kept is taken out.
    Removed,
    /// A play has more entries.
    Continued,
    /// A play that went another way here is there a second time.
    Copied,
    /// A play, or entries of one, that are dated more than a day ahead.
    Ahead,
    /// Something was not here.
    Added,
}

/// What is changed, with what it takes to change it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Changed {
    /// An entry: what it said, and says.
    Entry {
        /// What leads to it.
        path: EntryPath,
        /// What it said; none where there was none.
        before: Option<Value>,
        /// What it says; none where it is taken out.
        now: Option<Value>,
    },
    /// A play that was not here under this id.
    Play {
        /// Its id.
        play: PlayId,
    },
    /// Entries of a play that were not here.
    Log {
        /// The play.
        play: PlayId,
        /// The number of the last entry before.
        after: u64,
        /// The number of the last entry that came.
        last: u64,
    },
}

/// A change that a merge makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MergeChange {
    /// As a person sees it.
    pub kind: ChangeKind,
    /// What it is about, in words.
    pub name: Words,
    /// What is changed.
    pub what: Changed,
}

impl ChangeKind {
    /// Whether a person is asked before a file of somebody else does this: something of their own would be another.
    pub const fn asks(self) -> bool {
        !matches!(self, Self::Continued | Self::Copied | Self::Added)
    }

    /// How programs know it.
    pub fn name(self) -> &'static str {
        self.key().rsplit_once("change-").map_or_else(|| self.key(), |(_, name)| name)
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Trashed => "household-change-trashed",
            Self::Restored => "household-change-restored",
            Self::Unfinished => "household-change-unfinished",
            Self::OtherResult => "household-change-other-result",
            Self::TakenBack => "household-change-taken-back",
            Self::Renamed => "household-change-renamed",
            Self::Replaced => "household-change-replaced",
            Self::Removed => "household-change-removed",
            Self::Continued => "household-change-continued",
            Self::Copied => "household-change-copied",
            Self::Ahead => "household-change-ahead",
            Self::Added => "household-change-added",
        }
    }
}

impl MergeChange {
    /// Whether a person is asked before.
    pub fn asks(&self) -> bool {
        self.kind.asks() && !self.is_by_the_way()
    }

    /// What New play offers first, and when somebody has played last, follow from playing: nobody has entered them.
    fn is_by_the_way(&self) -> bool {
        let Changed::Entry { path, before: Some(before), now: Some(now) } = &self.what else { return false };
        let names: Vec<&str> = path.iter().map(String::as_str).collect();
        match names.as_slice() {
            [PEOPLE, "last"] => true,
            [PEOPLE, "known", _] => without_use(before) == without_use(now),
            _ => false,
        }
    }

    /// What is said of it.
    pub fn message(&self, language: Language) -> Message {
        Message::new(self.kind.key()).text("name", self.name.of(language))
    }
}

fn without_use(person: &Value) -> Value {
    let mut person = person.clone();
    if let Some(fields) = person.as_object_mut() {
        fields.remove("used");
    }
    person
}

/// The names of what a merge may change.
#[derive(Debug)]
pub struct Naming<'a> {
    /// The plays that are here.
    pub listed: &'a BTreeMap<PlayId, Listed>,
}

/// What a play is called, and when it was played.
pub fn name_of_play(header: &Header, summary: &str) -> Words {
    let title = Summary::read(summary).and_then(|summary| summary.title).unwrap_or_else(|| name_of_game(&header.game));
    let day = header.started.with_timezone(&Local).date_naive();
    let say = |language: Language| format!("{} ({day})", title.of(language));
    Words { en: say(Language::En), cs: say(Language::Cs) }
}

fn name_of_game(id: &str) -> Words {
    let game = among(crate::games::ALL, id);
    game.map_or_else(|| Words { en: id.to_owned(), cs: id.to_owned() }, |game| Words::from_say(&game.name()))
}

impl Naming<'_> {
    /// What an entry is called.
    pub fn entry(&self, path: &[String], before: Option<&Value>, now: Option<&Value>) -> Words {
        let names: Vec<&str> = path.iter().map(String::as_str).collect();
        let last = names.last().copied().unwrap_or_default();
        let one = |key: &'static str, name: &str| Words::from_say(&Message::new(key).text("name", brief(name)));
        let in_words = |key: &'static str, name: &Words| {
            let say = |language: Language| language.say(&Message::new(key).text("name", name.of(language)));
            Words { en: say(Language::En), cs: say(Language::Cs) }
        };
        let play = |id: &str| {
            let listed = id.parse().ok().and_then(|id: PlayId| self.listed.get(&id));
            listed.map_or_else(
                || Words { en: id.to_owned(), cs: id.to_owned() },
                |listed| name_of_play(&listed.header, &listed.summary),
            )
        };
        match names.as_slice() {
            [TRASH, id] => play(id),
            [PEOPLE, "known", name] => {
                let name: Option<Vec<String>> = serde_json::from_str(name).ok();
                one("household-entry-person", name.iter().flatten().next().map_or(last, String::as_str))
            }
            [PEOPLE, "tables", game] => in_words("household-entry-table", &name_of_game(game)),
            [Aliases::KEY, name] => {
                let is = |value: &Value| {
                    let is = value.as_str().or_else(|| value.get("is").and_then(Value::as_str));
                    is.map(str::to_owned)
                };
                match now.or(before).and_then(is) {
                    Some(is) => {
                        let message = Message::new("household-entry-alias").text("name", brief(name));
                        Words::from_say(&message.text("is", brief(&is)))
                    }
                    None => one("household-entry-person", name),
                }
            }
            [Remarks::KEY, id] => in_words("household-entry-remark", &play(id)),
            [NOTES, at] => one("household-entry-note", at),
            [Matching::KEY, _, name] => one("household-entry-matching", name),
            [BOXES, "plays", id] => in_words("household-entry-setup", &play(id)),
            [BOXES, _, game, _] => in_words("household-entry-box", &name_of_game(game)),
            [TEMPLATE, name] => one("household-entry-template", name),
            [CARD, game, called, ..] => {
                let names: Option<BTreeMap<String, Value>> = serde_json::from_str(called).ok();
                let called = names.and_then(|names| names.values().find_map(|name| name.as_str().map(str::to_owned)));
                one("household-entry-card", &called.unwrap_or_else(|| (*game).to_owned()))
            }
            [key, ..] if figures_game(key).is_some() => {
                in_words("household-entry-figure", &name_of_game(figures_game(key).unwrap_or_default()))
            }
            _ => one("household-entry-other", last),
        }
    }
}

/// A path as it is written, where what it leads to has no name.
pub fn name_of_path(path: &[String]) -> Words {
    let name = brief(&path.join(" / "));
    Words { en: name.clone(), cs: name }
}

/// A name of somebody else's is shown in one line, whatever is in it.
fn brief(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).take(60).collect()
}

/// Whether somebody of this name has played here.
pub fn names_somebody(listed: &BTreeMap<PlayId, Listed>, name: &str) -> bool {
    let quoted = Value::from(name).to_string();
    listed.values().any(|play| play.summary.contains(&quoted))
}
