//! What a file of BG Stats says and nobody reads here: kept as it is, so that it goes into such a file again unchanged.
//!
//! What it says of a play is kept with the play ([`Foreign`]). What plays point at (games, players, places, tags) is kept
//! once for all of them ([`Records`]), by its UUID: the file's own numbers mean nothing beside another file's.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::beside::{beside_plays, each_play, weight};
use super::identity::uuid_of;
use super::value::{key, text};
use crate::store::{Change, merge};
use crate::table::result::box_id;
use crate::table::written::Written;

/// An object of the file.
pub(super) type JsonObject = Map<String, Value>;

/// The lists of the file that are kept apart from the plays, by their names there.
pub const GAMES: &str = "games";
/// The players.
pub const PLAYERS: &str = "players";
/// The places.
pub const LOCATIONS: &str = "locations";
/// Plays that are to count nowhere.
pub(super) const IGNORED: &str = "ignored";
/// What is neither a list nor a play, such as whose file it is.
pub(super) const OTHERS: &str = "others";

/// To which list the numbers under a name lead.
pub(super) fn leads_to(name: &str) -> Option<&'static str> {
    match name {
        "gameRefId" => Some(GAMES),
        "playerRefId" | "meRefId" => Some(PLAYERS),
        "locationRefId" => Some(LOCATIONS),
        "tagRefId" => Some("tags"),
        "groupRefId" => Some("groups"),
        "challengeRefId" => Some("challenges"),
        _ => None,
    }
}

/// What files said of what plays point at: by list, by UUID.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Records {
    lists: BTreeMap<String, BTreeMap<String, Value>>,
}

impl Records {
    /// The key under which the store keeps them.
    pub const KEY: &'static str = "bgstats-records";

    /// What was kept, as far as it can be read.
    pub fn read(kept: Option<&str>) -> Self {
        let kept = kept.and_then(merge::object).unwrap_or_default();
        let list = |(name, list): (String, Value)| match list {
            Value::Object(list) => Some((name, list.into_iter().collect())),
            _ => None,
        };
        Self { lists: kept.into_iter().filter_map(list).collect() }
    }

    /// The change that leads from these to others, for the store.
    pub fn change_to(&self, now: &Self) -> Change {
        Change { before: merge::value(self), now: merge::value(now), names: Vec::new() }
    }

    /// These with what another file says, which is the newer.
    #[must_use]
    pub fn with(&self, newer: &Self) -> Self {
        let mut lists = self.lists.clone();
        for (name, list) in &newer.lists {
            lists.entry(name.clone()).or_default().extend(list.iter().map(|(uuid, one)| (uuid.clone(), one.clone())));
        }
        Self { lists }
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.lists.is_empty()
    }

    /// What one of a list is; none where no file said.
    pub(super) fn get(&self, list: &str, uuid: &str) -> Option<&Value> {
        self.lists.get(list)?.get(uuid)
    }

    /// The names of all lists, and what is in each.
    pub(super) fn lists(&self) -> impl Iterator<Item = (&str, &BTreeMap<String, Value>)> {
        self.lists.iter().map(|(name, list)| (name.as_str(), list))
    }
}

/// A play as a file has it, with UUIDs in the place of the file's numbers, and what was made of it here: where that is
/// another by now, somebody has changed it here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Foreign {
    pub play: JsonObject,
    pub here: MadeHere,
}

/// What was made of a play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct MadeHere {
    /// The id of the box.
    pub game: String,
    /// The UUID of the game that decided that, in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided: Option<String>,
    /// Where it was.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub location: String,
    /// The name of each player of the file at the table; none for one who was left out.
    pub players: Vec<Option<String>>,
    /// The points of each, as they are written.
    pub points: Vec<Option<String>>,
    /// Whether each has won.
    pub won: Vec<bool>,
    /// Who went first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
}

impl MadeHere {
    pub(super) fn of(
        written: &Written,
        players: Vec<Option<String>>,
        scores: &[usize],
        decided: Option<String>,
    ) -> Self {
        let (mut points, mut won) = (vec![None; players.len()], vec![false; players.len()]);
        let winners = written.winners();
        for ((seat, score), of_seat) in scores.iter().enumerate().zip(written.points()) {
            if let (Some(points), Some(won)) = (points.get_mut(*score), won.get_mut(*score)) {
                *points = of_seat.map(|points| points.to_string());
                *won = winners.iter().any(|winner| winner.index() == seat);
            }
        }
        Self {
            game: written.game.clone().unwrap_or_else(|| box_id(&written.name)),
            decided,
            location: written.location.clone(),
            players,
            points,
            won,
            first: written.first.and_then(|first| scores.get(first.index()).copied()),
        }
    }
}

/// What an older or a newer file said of a play; the words are those of [`FoundPlay::modified`](super::FoundPlay).
pub fn modified(foreign: &Value) -> String {
    foreign.pointer("/play/modificationDate").map(text).unwrap_or_default()
}

/// The UUID that a play came with.
pub fn uuid(foreign: &Value) -> Option<String> {
    foreign.pointer("/play/uuid").and_then(key)
}

/// The players of a play in a file by their UUIDs, each with the name that was given here; in the order of the file.
pub fn players(foreign: &Value) -> Vec<(String, Option<String>)> {
    let scores = foreign.pointer("/play/playerScores").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let name = |at: usize| foreign.pointer(&format!("/here/players/{at}")).and_then(Value::as_str).map(str::to_owned);
    let player = |(at, score): (usize, &Value)| (score.get("playerRefId").map(text).unwrap_or_default(), name(at));
    scores.iter().enumerate().map(player).collect()
}

/// Has what a file said of a play speak of its players by other names, where these have one.
pub fn rename(foreign: &mut Value, names: &BTreeMap<&str, &str>) {
    let players = foreign.pointer_mut("/here/players").and_then(Value::as_array_mut);
    for player in players.into_iter().flatten() {
        if let Some(name) = player.as_str().and_then(|name| names.get(name)) {
            *player = (*name).into();
        }
    }
}

/// Of a file with more bytes, which has tens of thousands of plays, nothing is kept but what is read: it would fill the memory
/// of a phone.
const LARGEST: usize = 32 << 20;

/// The same of a file whose games, players and the like take more as a tree, in bytes: 5,000 games take a third of it.
const HEAVIEST: usize = 48 << 20;

/// All that a file holds beside what is read of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// What plays point at.
    pub records: Records,
    /// The plays as JSON, in the order of the file, until each is kept with the play that was made of it.
    pub(super) plays: Vec<Box<str>>,
    /// The UUIDs of the games by their names.
    games: HashMap<String, String>,
}

impl Extras {
    /// Of a file that was read; `players` are the names of its players, of which none is there twice.
    pub(super) fn read(bytes: &[u8], players: &[String]) -> Self {
        if bytes.len() > LARGEST {
            return Self::default();
        }
        let Some(beside) = beside_plays(bytes, HEAVIEST) else { return Self::default() };
        let mut room = HEAVIEST;
        let mut numbers: HashMap<(String, String), String> = HashMap::new();
        let mut extras = Self::default();
        let mut lists: Vec<(String, Vec<(String, Value)>)> = Vec::new();
        let mut others = BTreeMap::new();
        for (name, value) in beside {
            let Value::Array(list) = value else {
                others.insert(name, value);
                continue;
            };
            let mut taken = Vec::with_capacity(list.len());
            for (at, one) in list.into_iter().enumerate() {
                let uuid = uuid_in(&name, &one, players.get(at));
                if let Some(number) = one.get("id").and_then(key) {
                    numbers.insert((name.clone(), number), uuid.clone());
                }
                if name == GAMES {
                    let names = ["name", "bggName"].into_iter().filter_map(|field| one.get(field).and_then(key));
                    extras.games.extend(names.take(1).map(|name| (name, uuid.clone())));
                }
                taken.push((uuid, one));
            }
            lists.push((name, taken));
        }
        for (name, mut list) in lists {
            for (_, one) in &mut list {
                with_uuids(one, &numbers);
            }
            extras.records.lists.insert(name, list.into_iter().collect());
        }
        for value in others.values_mut() {
            with_uuids(value, &numbers);
        }
        if !others.is_empty() {
            extras.records.lists.insert(OTHERS.to_owned(), others);
        }
        each_play(bytes, |mut play| {
            with_uuids(&mut play, &numbers);
            extras.plays.push(if play.is_object() { play.to_string().into() } else { "{}".into() });
            let ignored = play.get("ignored").and_then(super::value::yes) == Some(true);
            if let Some(uuid) = play.get("uuid").and_then(key).filter(|_| ignored)
                && let Some(left) = room.checked_sub(weight(&play))
            {
                room = left;
                extras.records.lists.entry(IGNORED.to_owned()).or_default().insert(uuid, play);
            }
        });
        extras.records.lists.retain(|_, list| !list.is_empty());
        extras
    }

    pub(super) fn uuid_of_game(&self, name: &str) -> Option<String> {
        self.games.get(name).cloned()
    }
}

/// The UUID of one of a list: its own, else one that is the same in every file.
fn uuid_in(list: &str, one: &Value, player: Option<&String>) -> String {
    if let Some(uuid) = one.get("uuid").and_then(key) {
        return uuid;
    }
    let name = one.get("name").map(text).unwrap_or_default();
    match list {
        GAMES => uuid_of("game", &box_id(&name)),
        PLAYERS => uuid_of("player", player.unwrap_or(&name)),
        LOCATIONS => uuid_of("location", &name),
        _ => uuid_of(list, &one.to_string()),
    }
}

/// Puts UUIDs in the place of the file's own numbers. A number that leads nowhere stays.
fn with_uuids(value: &mut Value, numbers: &HashMap<(String, String), String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let uuid = leads_to(name).and_then(|list| numbers.get(&(list.to_owned(), key(value)?)));
                match uuid {
                    Some(uuid) => *value = uuid.as_str().into(),
                    None => with_uuids(value, numbers),
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|one| with_uuids(one, numbers)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_a_file_become_uuids_wherever_they_stand() {
        let file = r#"{"games":[{"id":1,"uuid":"g","name":"A","tags":[{"tagRefId":7}]}],"players":[{"id":3,"uuid":"p"}],
            "tags":[{"id":7,"uuid":"t"}],"userInfo":{"meRefId":3},
            "plays":[{"uuid":"x","gameRefId":1,"locationRefId":0,"playerScores":[{"playerRefId":3}],"tags":[{"tagRefId":7}]},
                     {"uuid":"y","gameRefId":1,"ignored":true}]}"#;
        let extras = Extras::read(file.as_bytes(), &[String::new()]);
        assert_eq!(extras.records.get(GAMES, "g").unwrap()["tags"][0]["tagRefId"], "t");
        assert_eq!(extras.records.get(OTHERS, "userInfo").unwrap()["meRefId"], "p");
        assert_eq!(extras.records.get(IGNORED, "y").unwrap()["gameRefId"], "g");
        let play: Value = serde_json::from_str(&extras.plays[0]).unwrap();
        assert_eq!((&play["gameRefId"], &play["locationRefId"]), (&"g".into(), &0.into()));
        assert_eq!((&play["playerScores"][0]["playerRefId"], &play["tags"][0]["tagRefId"]), (&"p".into(), &"t".into()));
        let kept = serde_json::to_string(&extras.records).unwrap();
        assert_eq!(Records::read(Some(&kept)), extras.records);
        assert!(Records::read(Some("7")).is_empty());
    }
}
