//! The people who have played here: their names, colors and shapes, and the last table of each game.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::store::json;
use crate::store::merge;
use crate::table::seat::{Choice, PieceColor, Player, Setup, Shape};

/// The key in the store.
pub const KEY: &str = "players";

/// What tells the entries of its lists apart.
pub const NAMES: [&str; 1] = ["name"];

/// How many names are remembered; the one that was used least lately goes first.
const REMEMBERED: usize = 60;

/// Everyone who is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct People {
    /// The people, the last used first.
    pub known: Vec<Person>,
    /// The last table of each game.
    pub tables: BTreeMap<String, LastTable>,
    /// The game of the last play that began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// Those at the table that is being put together who are not to be remembered.
    #[serde(skip)]
    pub guests: BTreeSet<String>,
    /// Who goes first in the rematch that is being put together.
    #[serde(skip)]
    pub goes_first: Option<String>,
    /// Those at the table that is to play again who are not remembered.
    #[serde(skip)]
    pub again: Vec<Person>,
}

/// Someone who has played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The color of the last play, of whichever game.
    pub color: PieceColor,
    /// The color of the last play of each game.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub colors: BTreeMap<String, PieceColor>,
    /// Whether no color is preferred any more: the box gives one that is free.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub any_color: bool,
    /// The shape of the last play.
    pub shape: Shape,
    /// The color that is tried first in every game; none where the last one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub favorite: Option<PieceColor>,
    /// Whether this person no longer plays, and is not offered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// When the last play began.
    #[serde(with = "crate::store::time")]
    pub used: DateTime<Utc>,
}

/// Who played last, clockwise, and by which options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastTable {
    /// The names, clockwise.
    pub names: Vec<String>,
    /// The options.
    pub options: BTreeMap<String, Choice>,
}

impl Person {
    /// Somebody who sat at a table and of whom nothing more is known.
    pub fn met(name: String, color: PieceColor, shape: Shape, used: DateTime<Utc>) -> Self {
        let colors = BTreeMap::new();
        Self { name, color, colors, any_color: false, shape, favorite: None, hidden: false, used }
    }

    /// The color that was chosen for a game; none where this person has not played it, or any color will do.
    pub fn color_in(&self, game: &str) -> Option<PieceColor> {
        self.colors.get(game).copied().filter(|_| !self.any_color)
    }

    /// The color that is tried where none was chosen for the game.
    pub const fn usual_color(&self) -> Option<PieceColor> {
        match self.favorite {
            Some(color) => Some(color),
            None if self.any_color => None,
            None => Some(self.color),
        }
    }
}

impl People {
    /// The people that were kept, as far as they can be read.
    pub fn read(kept: Option<&str>) -> Self {
        let kept = kept.and_then(merge::object).unwrap_or_default();
        let each = |key: &str| kept.get(key).into_iter();
        let mut known: Vec<Person> = each("known").filter_map(Value::as_array).flatten().filter_map(read).collect();
        // Those whom another window has added stand behind those who were known here.
        known.sort_by_key(|person| std::cmp::Reverse(person.used));
        Self {
            known,
            tables: each("tables")
                .filter_map(Value::as_object)
                .flatten()
                .filter_map(|(game, table)| Some((game.clone(), read(table)?)))
                .collect(),
            last: kept.get("last").and_then(Value::as_str).map(str::to_owned),
            guests: BTreeSet::new(),
            goes_first: None,
            again: Vec::new(),
        }
    }

    /// What was understood of the people that were kept, these; none where nothing of it can be read and it is not to be
    /// changed.
    pub fn known(&self, kept: Option<&str>) -> Option<Value> {
        let Some(kept) = kept else { return Some(Value::Null) };
        let kept = merge::object(kept)?;
        // A later version may keep them in another form altogether.
        let is = |key: &str, form: fn(&Value) -> bool| kept.get(key).is_none_or(form);
        (is("known", Value::is_array) && is("tables", Value::is_object)).then(|| merge::value(self))
    }

    /// Someone of this name.
    pub fn find(&self, name: &str) -> Option<&Person> {
        self.known.iter().find(|person| person.name == name)
    }

    /// Remembers the table of a play that begins.
    pub fn remember(&mut self, setup: &Setup, now: DateTime<Utc>) {
        let remembered = setup.players.iter().filter(|player| !self.guests.contains(&player.name));
        let fresh = remembered.map(|Player { name, color, shape }| {
            let before = self.find(name);
            let favorite = before.and_then(|person| person.favorite);
            let mut colors = before.map(|person| person.colors.clone()).unwrap_or_default();
            colors.insert(setup.game.clone(), *color);
            let (name, color, shape) = (name.clone(), *color, *shape);
            Person { name, color, colors, any_color: false, shape, favorite, hidden: false, used: now }
        });
        let fresh: Vec<Person> = fresh.collect();
        self.known.retain(|person| !setup.players.iter().any(|player| player.name == person.name));
        self.known.splice(0..0, fresh);
        self.known.truncate(REMEMBERED);
        let names = setup.players.iter().map(|player| player.name.clone()).collect();
        self.tables.insert(setup.game.clone(), LastTable { names, options: setup.options.clone() });
        self.last = Some(setup.game.clone());
    }

    /// Offers the table of a play once more. Whoever was a guest there is one again; where nobody of them is remembered, the
    /// play was played elsewhere, and all of them are from now on.
    pub fn play_again(&mut self, setup: &Setup, goes_first: Option<String>, now: DateTime<Utc>) {
        if setup.players.iter().any(|player| self.find(&player.name).is_some()) {
            let guests = setup.players.iter().filter(|player| self.find(&player.name).is_none());
            let guests: Vec<String> = guests.map(|player| player.name.clone()).collect();
            self.guests.extend(guests);
        }
        let again = setup.players.iter().filter(|player| self.guests.contains(&player.name));
        self.again =
            again.map(|Player { name, color, shape }| Person::met(name.clone(), *color, *shape, now)).collect();
        self.goes_first = goes_first;
        self.remember(setup, now);
    }

    /// The table that was offered has begun to play.
    pub fn has_begun(&mut self) {
        self.goes_first = None;
        self.again = Vec::new();
    }

    /// Remembers those who played once and are not known yet; true where there was somebody. Nothing else follows from a
    /// play that was written down afterwards: neither the next table nor anybody's color.
    pub fn meet(&mut self, players: &[Player], now: DateTime<Utc>) -> bool {
        let fresh = players.iter().filter(|player| self.find(&player.name).is_none());
        let fresh: Vec<Person> =
            fresh.map(|Player { name, color, shape }| Person::met(name.clone(), *color, *shape, now)).collect();
        let met = !fresh.is_empty();
        self.known.splice(0..0, fresh);
        self.known.truncate(REMEMBERED);
        met
    }

    /// Those who are offered: all but those who no longer play.
    pub fn offered(&self) -> impl Iterator<Item = &Person> {
        self.known.iter().filter(|person| !person.hidden)
    }

    /// Does not remember somebody who sits at the new table, or does.
    pub fn set_guest(&mut self, name: &str, guest: bool) {
        if guest {
            self.guests.insert(name.to_owned());
        } else {
            self.guests.remove(name);
        }
    }

    /// Whether somebody else has this name already, however it is written.
    pub fn is_taken(&self, name: &str, by_other_than: &str) -> bool {
        let name = name.to_lowercase();
        self.known.iter().any(|person| person.name != by_other_than && person.name.to_lowercase() == name)
    }

    /// Carries out a change of what is remembered. The plays keep the names that they were played under.
    pub fn change(&mut self, change: &PeopleChange) {
        match change {
            PeopleChange::Rename { from, to } => {
                self.rename_at_tables(from, to);
                self.each(from, |person| person.name.clone_from(to));
            }
            PeopleChange::Remember(person) => {
                self.known.retain(|known| known.name != person.name);
                self.known.insert(0, person.clone());
                self.known.truncate(REMEMBERED);
            }
            PeopleChange::Forget(name) => self.known.retain(|person| person.name != *name),
            PeopleChange::Merge { from, to } => {
                self.rename_at_tables(from, to);
                self.known.retain(|person| person.name != *from);
            }
            // Which names are one person is kept beside the people.
            PeopleChange::Separate(_) => {}
            PeopleChange::Hide(name, hidden) => self.each(name, |person| person.hidden = *hidden),
            PeopleChange::Favorite(name, color) => self.each(name, |person| {
                person.favorite = Some(*color);
                person.color = *color;
                person.colors = BTreeMap::new();
            }),
            PeopleChange::Shape(name, shape) => self.each(name, |person| person.shape = *shape),
            PeopleChange::ResetColors(name) => self.each(name, |person| {
                person.colors = BTreeMap::new();
                person.favorite = None;
                person.any_color = true;
            }),
        }
    }

    /// Calls somebody by another name at the last tables. Where both names sat at one, one of them is left.
    fn rename_at_tables(&mut self, from: &str, to: &str) {
        for table in self.tables.values_mut() {
            let both = table.names.iter().any(|name| name == to);
            table.names.retain(|name| name != from || !both);
            for name in table.names.iter_mut().filter(|name| *name == from) {
                to.clone_into(name);
            }
        }
    }

    fn each(&mut self, name: &str, change: impl Fn(&mut Person)) {
        self.known.iter_mut().filter(|person| person.name == name).for_each(change);
    }
}

/// What can be done to somebody who is remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeopleChange {
    /// A name is corrected.
    Rename {
        /// The name so far.
        from: String,
        /// The new one.
        to: String,
    },
    /// Somebody who sits in plays is remembered from now on.
    Remember(Person),
    /// Somebody of this name is not remembered any more.
    Forget(String),
    /// Two names are one person.
    Merge {
        /// The name that goes.
        from: String,
        /// The name that stays.
        to: String,
    },
    /// A name that counted as another one counts as itself again.
    Separate(String),
    /// Somebody no longer plays, or plays again.
    Hide(String, bool),
    /// The color that is tried first in every game.
    Favorite(String, PieceColor),
    /// The shape that is tried first.
    Shape(String, Shape),
    /// Any color will do for somebody of this name.
    ResetColors(String),
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    json::object(value).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::store::Change;

    #[test]
    fn what_a_later_version_knows_of_people_stays() {
        let kept = json!({
            "known": [
                { "name": "Anna", "color": "red", "shape": "circle", "used": "2026-11-13T20:00:00Z", "photo": 1 },
                { "name": "Ben", "color": "ultraviolet", "shape": "circle", "used": "2026-11-13T20:00:00Z" },
                7,
            ],
            "tables": { "counter": { "names": ["Anna"], "boards": 2 }, "other": 3 },
            "teams": [1],
        });
        let text = kept.to_string();
        let mut people = People::read(Some(&text));
        assert_eq!((people.known.len(), people.tables.len()), (1, 1));
        let before = people.known(Some(&text)).unwrap();
        people.remember(&setup(), DateTime::UNIX_EPOCH);
        let change = Change { before, now: merge::value(&people), names: NAMES.to_vec() };
        let written = json::parse(&change.of(Some(&text)).unwrap()).unwrap();
        assert_eq!(written["known"][0]["photo"], 1);
        assert_eq!(written["known"].as_array().unwrap().len(), 3);
        assert_eq!((&written["tables"]["other"], &written["teams"]), (&json!(3), &json!([1])));
        assert_eq!(written["tables"]["counter"]["boards"], 2);
        assert_eq!(People::read(Some(&written.to_string())), people);
        for other in ["nonsense", "3", r#"{"known":{"Anna":1}}"#, r#"{"tables":[]}"#] {
            assert_eq!(People::read(Some(other)), People::default());
            assert_eq!(People::default().known(Some(other)), None);
        }
    }
    use crate::table::counter::setup;

    #[test]
    fn a_table_is_remembered_with_its_people_in_front() {
        let now = DateTime::UNIX_EPOCH;
        let mut people = People::default();
        let mut table = setup();
        people.remember(&table, now);
        if let Some(player) = table.players.first_mut() {
            player.name = "Žofie".to_owned();
        }
        people.remember(&table, now);
        let names: Vec<&str> = people.known.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Žofie", "Anna"]);
        assert_eq!(people.tables["counter"].names, ["Žofie"]);
        assert_eq!(people.last.as_deref(), Some("counter"));
        let kept = serde_json::to_string(&people).unwrap();
        assert_eq!(People::read(Some(&kept)), people);
    }

    #[test]
    fn a_color_is_remembered_for_each_game() {
        let mut people = People::default();
        let mut table = setup();
        people.remember(&table, DateTime::UNIX_EPOCH);
        let before = table.players.first().unwrap().color;
        table.game = "other".to_owned();
        table.players.first_mut().unwrap().color = PieceColor::Turquoise;
        people.remember(&table, DateTime::UNIX_EPOCH);
        let anna = people.find("Anna").unwrap();
        assert_eq!(anna.color_in("counter"), Some(before));
        assert_eq!(anna.color_in("other"), Some(PieceColor::Turquoise));
        assert_eq!((anna.color_in("third"), anna.usual_color()), (None, Some(PieceColor::Turquoise)));
    }

    #[test]
    fn what_is_remembered_of_somebody_can_be_changed() {
        let mut people = People::default();
        people.remember(&setup(), DateTime::UNIX_EPOCH);
        people.change(&PeopleChange::Rename { from: "Anna".to_owned(), to: "Anežka".to_owned() });
        assert!(people.find("Anna").is_none());
        assert!(people.tables["counter"].names.contains(&"Anežka".to_owned()), "the last table too");
        assert!(people.is_taken("ANEŽKA", "Ben") && !people.is_taken("anežka", "Anežka"));
        people.change(&PeopleChange::ResetColors("Anežka".to_owned()));
        let person = people.find("Anežka").unwrap();
        assert_eq!((person.color_in("counter"), person.usual_color()), (None, None));
        let kept = serde_json::to_string(&people).unwrap();
        assert_eq!(People::read(Some(&kept)), people);
        people.change(&PeopleChange::Forget("Anežka".to_owned()));
        assert!(people.find("Anežka").is_none());
    }
}
