//! The people who have played here: their names, colors and shapes, and the last table of each game.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

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
    pub tables: BTreeMap<String, LastTable>,
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

impl People {
    /// The people that were kept; nobody where it cannot be read.
    pub fn read(kept: Option<&str>) -> Self {
        kept.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use super::*;
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
        let kept = serde_json::to_string(&people).unwrap();
        assert_eq!(People::read(Some(&kept)), people);
    }
}
