//! The people who have played here: their names, colors and shapes, and the last table of each game.

use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::few::{self, Map};
use crate::store::later;
use crate::store::reader;
use crate::table::seat::{Choice, PieceColor, Player, Setup, Shape};

/// The key in the store.
pub const KEY: &str = "players";

/// How many names are remembered; the one that was used least lately goes first.
const REMEMBERED: usize = 60;

/// Everyone who is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct People {
    /// The people, the last used first.
    pub known: Vec<Person>,
    /// The last table of each game.
    pub tables: Map<String, LastTable>,
}

/// Someone who has played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The color of the last play.
    pub color: PieceColor,
    /// The shape of the last play.
    pub shape: Shape,
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
    pub options: Map<String, Choice>,
}

impl People {
    /// The people that were kept, as far as they can be read.
    pub fn read(kept: Option<&str>) -> Self {
        let kept = kept.and_then(later::object).unwrap_or_default();
        let each = |key: &str| kept.get(key).into_iter();
        let mut known: Vec<Person> = each("known").filter_map(Value::as_array).flatten().filter_map(read).collect();
        // Those whom another window has added stand behind those who were known here.
        few::sort_by_key(&mut known, |person| std::cmp::Reverse(person.used));
        Self {
            known,
            tables: each("tables")
                .filter_map(Value::as_object)
                .flatten()
                .filter_map(|(game, table)| Some((game.clone(), read(table)?)))
                .collect(),
        }
    }

    /// What was understood of the people that were kept, these; none where nothing of it can be read and it is not to be
    /// changed.
    pub fn known(&self, kept: Option<&str>) -> Option<Value> {
        let Some(kept) = kept else { return Some(Value::Null) };
        let kept = later::object(kept)?;
        // A later version may keep them in another form altogether.
        let is = |key: &str, form: fn(&Value) -> bool| kept.get(key).is_none_or(form);
        (is("known", Value::is_array) && is("tables", Value::is_object)).then(|| later::value(self))
    }

    /// Someone of this name.
    pub fn find(&self, name: &str) -> Option<&Person> {
        self.known.iter().find(|person| person.name == name)
    }

    /// Remembers the table of a play that begins.
    pub fn remember(&mut self, setup: &Setup, now: DateTime<Utc>) {
        let players = setup.players.iter();
        self.known.retain(|person| !setup.players.iter().any(|player| player.name == person.name));
        let fresh = players.map(|Player { name, color, shape }| Person {
            name: name.clone(),
            color: *color,
            shape: *shape,
            used: now,
        });
        self.known.splice(0..0, fresh);
        self.known.truncate(REMEMBERED);
        let names = setup.players.iter().map(|player| player.name.clone()).collect();
        self.tables.insert(setup.game.clone(), LastTable { names, options: setup.options.clone() });
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    reader::known(value).ok()
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
        let change = Change { before, now: later::value(&people) };
        let written = reader::json(&change.of(Some(&text)).unwrap()).unwrap();
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
        assert_eq!(people.tables.get("counter").unwrap().names, ["Žofie"]);
        let kept = serde_json::to_string(&people).unwrap();
        assert_eq!(People::read(Some(&kept)), people);
    }
}
