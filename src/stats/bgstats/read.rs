//! Reading BG Stats' file: as a whole or not at all, whatever fields a version of it leaves out.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::ops::Deref;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use thiserror::Error;

use super::SOURCE;
use super::identity::{play_of_uuid, play_of_words};
use super::matching::{GameMatch, Matching, PlayerMatch};
use crate::locale::Message;
use crate::store::json;
use crate::store::json_limits::{JsonLimits, TooMuch};
use crate::store::{PlayId, exchange, time};
use crate::table::ranking::Wins;
use crate::table::result::box_id;
use crate::table::seat::Seat;
use crate::table::written::{Written, WrittenResult, sum};

/// What a file may hold at most.
const LIMITS: JsonLimits = JsonLimits {
    depth: 100,
    values: 20_000,
    letters: 1 << 20,
    lists: &[
        &["games"],
        &["players"],
        &["locations"],
        &["plays"],
        &["plays", "playerScores"],
        &["groups"],
        &["tags"],
        &["challenges"],
        &["deletedObjects"],
    ],
    items: 250_000,
};

/// Why a file is not read. Nothing of it is taken then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BgStatsError {
    /// It is no file of BG Stats.
    #[error("not a file of BG Stats")]
    Foreign,
    /// It is larger than [`exchange::LIMIT`].
    #[error("the file is too large")]
    TooLarge,
    /// It passes a limit of what a file may hold.
    #[error("the file holds too much: {0}")]
    TooMuch(TooMuch),
    /// It is cut off, or no JSON.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// A play has no day.
    #[error("play {0} has no date")]
    NoDate(usize),
    /// A play names a game that the file does not have.
    #[error("play {0} is of no game")]
    NoGame(usize),
    /// A play names a player whom the file does not have.
    #[error("play {0} is of no player")]
    NoPlayer(usize),
}

impl BgStatsError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            Self::Foreign => Message::new("stats-file-foreign"),
            Self::TooLarge => Message::new("stats-file-large").number("limit", exchange::LIMIT >> 20),
            Self::TooMuch(TooMuch::Depth(limit)) => Message::new("stats-file-deep").number("limit", *limit),
            Self::TooMuch(TooMuch::Values(limit)) => Message::new("stats-file-values").number("limit", *limit),
            Self::TooMuch(TooMuch::Letters(limit)) => Message::new("stats-file-text").number("limit", *limit),
            Self::TooMuch(TooMuch::Items(limit)) => Message::new("stats-file-items").number("limit", *limit),
            Self::Damaged(why) => Message::new("stats-file-damaged").text("why", why),
            Self::NoDate(play) => Message::new("stats-file-no-date").number("play", *play),
            Self::NoGame(play) => Message::new("stats-file-no-game").number("play", *play),
            Self::NoPlayer(play) => Message::new("stats-file-no-player").number("play", *play),
        }
    }
}

/// A file of BG Stats.
#[derive(Clone, Debug, PartialEq)]
pub struct BgStats {
    file: File,
}

/// A game that the file knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGame {
    /// Its name.
    pub name: String,
    /// Its number at BoardGameGeek; none where the file has none.
    pub bgg: Option<u32>,
}

/// A play in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPlay {
    /// Its id: the same whenever the file is read.
    pub id: PlayId,
    /// When it began.
    pub started: DateTime<Utc>,
    /// Who played, each name once.
    pub players: Vec<String>,
    /// What is known of it.
    pub written: Written,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct File {
    games: Vec<Game>,
    players: Vec<Player>,
    #[serde(default)]
    locations: Vec<Location>,
    plays: Vec<Play>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Game {
    id: Plain,
    name: Plain,
    bgg_name: Plain,
    bgg_id: Plain,
    highest_wins: Plain,
    no_points: Plain,
    cooperative: Plain,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Player {
    id: Plain,
    name: Plain,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Location {
    id: Plain,
    name: Plain,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Play {
    uuid: Plain,
    game_ref_id: Plain,
    location_ref_id: Plain,
    play_date: Plain,
    play_date_ymd: Plain,
    duration_min: Plain,
    manual_winner: Plain,
    ignored: Plain,
    comments: Plain,
    player_scores: Vec<Score>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Score {
    player_ref_id: Plain,
    score: Plain,
    winner: Plain,
    rank: Plain,
    seat_order: Plain,
    start_player: Plain,
}

/// A text, a number or a yes; of anything longer only that it is there, for as a tree it would fill the memory.
#[derive(Clone, Debug, Default, PartialEq)]
struct Plain(Value);

impl Deref for Plain {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(PlainVisitor).map(Self)
    }
}

struct PlainVisitor;

impl<'de> Visitor<'de> for PlainVisitor {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(yes.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Value::Null)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        while members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Value::Null)
    }
}

/// A value as text: a version of the program writes numbers where another one writes texts.
fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => String::new(),
    }
}

/// A value as a number above zero; what is 0 is not set.
fn number(value: &Value) -> Option<u32> {
    text(value).parse().ok().filter(|number| *number > 0)
}

/// Whether a value says yes.
fn yes(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(yes) => Some(*yes),
        Value::Number(number) => Some(number.as_i64() != Some(0)),
        Value::String(text) => match text.trim() {
            "true" | "1" => Some(true),
            "false" | "0" => Some(false),
            _ => None,
        },
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

/// What a reference points with: numbers of the file's own.
fn key(value: &Value) -> Option<String> {
    Some(text(value)).filter(|key| !key.is_empty())
}

impl BgStats {
    /// Reads a file.
    ///
    /// # Errors
    /// [`BgStatsError::Foreign`] where it is another program's, else what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, BgStatsError> {
        if u64::try_from(bytes.len()).is_ok_and(|size| size > exchange::LIMIT) {
            return Err(BgStatsError::TooLarge);
        }
        let bytes = json::without_byte_order_mark(bytes);
        if !bytes.trim_ascii_start().starts_with(b"{") {
            return Err(BgStatsError::Foreign);
        }
        LIMITS.check(bytes).map_err(BgStatsError::TooMuch)?;
        let known = [&b"\"playerScores\""[..], b"\"userInfo\"", b"\"gameRefId\""];
        let named = known.iter().any(|name| bytes.windows(name.len()).any(|part| part == *name));
        let file = serde_json::from_slice(bytes);
        match file {
            Ok(file) => Ok(Self { file }),
            // What has none of its names is another program's; what has them and cannot be read is damaged.
            Err(_) if !named => Err(BgStatsError::Foreign),
            Err(error) => Err(BgStatsError::Damaged(error.to_string())),
        }
    }

    /// The games that were played, by name, each once.
    pub fn games(&self) -> Vec<FoundGame> {
        let played: BTreeSet<String> = self.file.plays.iter().filter_map(|play| key(&play.game_ref_id)).collect();
        let games = self.file.games.iter().filter(|game| key(&game.id).is_some_and(|id| played.contains(&id)));
        let mut games: Vec<FoundGame> = games.map(Game::found).collect();
        games.sort_by(|a, b| a.name.cmp(&b.name));
        games.dedup_by(|a, b| a.name == b.name);
        games
    }

    /// The names of the players, each once.
    pub fn players(&self) -> Vec<String> {
        let mut names: Vec<String> = self.file.players.iter().map(|player| text(&player.name)).collect();
        names.retain(|name| !name.is_empty());
        names.sort();
        names.dedup();
        names
    }

    /// How many plays there are.
    pub fn count(&self) -> usize {
        self.file.plays.len()
    }

    /// The plays, as they are to be written down, without those that are left out: by a person here, or there as plays
    /// that are to count nowhere. `house` says which of the house's games is meant by a name and a number at
    /// BoardGameGeek, where the matching says nothing.
    ///
    /// # Errors
    /// The first play that is none, counted from 1.
    pub fn plays(
        &self,
        matching: &Matching,
        house: &dyn Fn(&str, Option<u32>) -> Option<&'static str>,
    ) -> Result<Vec<FoundPlay>, BgStatsError> {
        let games: HashMap<String, &Game> =
            self.file.games.iter().filter_map(|game| Some((key(&game.id)?, game))).collect();
        let players: HashMap<String, String> =
            self.file.players.iter().filter_map(|player| Some((key(&player.id)?, text(&player.name)))).collect();
        let locations: HashMap<String, String> =
            self.file.locations.iter().filter_map(|place| Some((key(&place.id)?, text(&place.name)))).collect();
        let read = |(at, play): (usize, &Play)| {
            let number = at + 1;
            let game = key(&play.game_ref_id).and_then(|id| games.get(&id).copied());
            let game = game.ok_or(BgStatsError::NoGame(number))?;
            let started = play.started().ok_or(BgStatsError::NoDate(number))?;
            let mut scores: Vec<&Score> = play.player_scores.iter().collect();
            // Where seats are set they say who sits where; all of them 0 says nothing, and the order stays.
            scores.sort_by_key(|score| text(&score.seat_order).parse::<i64>().unwrap_or(0));
            let name = |score: &&Score| {
                let name = key(&score.player_ref_id).and_then(|id| players.get(&id));
                name.cloned().ok_or(BgStatsError::NoPlayer(number))
            };
            let names: Vec<String> = scores.iter().map(name).collect::<Result<_, _>>()?;
            // One that is to count nowhere counts nowhere here either, and of one without players there is nothing to tell.
            if names.is_empty() || yes(&play.ignored) == Some(true) {
                return Ok(None);
            }
            let found = game.found();
            // The identity is what the file says, whatever a person says of it now.
            let id = play_id(play, &found.name, started, &names, &play.written(game, &scores));
            let id = id.ok_or(BgStatsError::NoDate(number))?;
            let named = match matching.games.get(&found.name) {
                Some(GameMatch::LeaveOut) => return Ok(None),
                Some(GameMatch::House(id)) => Ok(id.clone()),
                Some(GameMatch::Box(name)) => Err(name.clone()),
                Some(GameMatch::New) => Err(found.name.clone()),
                None => house(&found.name, found.bgg).map(str::to_owned).ok_or_else(|| found.name.clone()),
            };
            let (mut seats, mut here) = (Vec::with_capacity(scores.len()), Vec::with_capacity(scores.len()));
            for (score, name) in scores.iter().zip(names) {
                let name = match matching.players.get(&name) {
                    Some(PlayerMatch::LeaveOut) => continue,
                    Some(PlayerMatch::Same(known)) => known.clone(),
                    Some(PlayerMatch::New) | None => name,
                };
                seats.push(*score);
                here.push(name);
            }
            if here.is_empty() {
                return Ok(None);
            }
            let location = key(&play.location_ref_id).and_then(|id| locations.get(&id)).cloned();
            let written = Written {
                name: named.as_ref().err().cloned().unwrap_or_default(),
                game: named.ok(),
                location: location.unwrap_or_default(),
                ..play.written(game, &seats)
            };
            Ok(Some(FoundPlay { id, started, players: apart(here), written }))
        };
        self.file.plays.iter().enumerate().map(read).filter_map(Result::transpose).collect()
    }
}

/// A play's id: its UUID, else what it says.
fn play_id(play: &Play, game: &str, started: DateTime<Utc>, names: &[String], written: &Written) -> Option<PlayId> {
    if let Some(uuid) = key(&play.uuid) {
        return play_of_uuid(&uuid);
    }
    let (started, points) = (started.to_rfc3339(), format!("{:?}", written.points()));
    let mut words = vec![game, started.as_str(), points.as_str()];
    words.extend(names.iter().map(String::as_str));
    play_of_words(&words)
}

/// Names of which none is there twice: a second copy of a player at one table is told apart by a number.
fn apart(names: Vec<String>) -> Vec<String> {
    let (mut taken, mut numbers) = (BTreeSet::new(), BTreeMap::new());
    let tell = |name: String| {
        let name = if name.trim().is_empty() { "?".to_owned() } else { name };
        let number = numbers.entry(name.clone()).or_insert(1_u32);
        let mut free = name.clone();
        while !taken.insert(free.clone()) {
            *number = number.saturating_add(1);
            free = format!("{name} {number}");
        }
        free
    };
    names.into_iter().map(tell).collect()
}

impl Game {
    fn found(&self) -> FoundGame {
        let name = [text(&self.name), text(&self.bgg_name)].into_iter().find(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| "?".to_owned());
        // A box is known by the letters and figures of its name.
        let name = if box_id(&name).is_empty() { format!("{name} ({SOURCE})") } else { name };
        FoundGame { name, bgg: number(&self.bgg_id) }
    }
}

impl Play {
    /// When it began: the time in UTC, else the day, of which noon is on the same day nearly everywhere.
    fn started(&self) -> Option<DateTime<Utc>> {
        let said = text(&self.play_date);
        let at = NaiveDateTime::parse_from_str(&said, "%Y-%m-%d %H:%M:%S").ok();
        let day = || {
            let plain = text(&self.play_date_ymd);
            let day = NaiveDate::parse_from_str(said.get(..10).unwrap_or(&said), "%Y-%m-%d");
            let day = day.or_else(|_| NaiveDate::parse_from_str(&plain, "%Y%m%d")).ok()?;
            day.and_hms_opt(12, 0, 0)
        };
        // A year of more digits than a calendar has could be kept, and not be read again.
        Some(at.or_else(day)?.and_utc()).filter(time::is_written)
    }

    fn written(&self, game: &Game, scores: &[&Score]) -> Written {
        let no_points = yes(&game.no_points) == Some(true);
        let result = |score: &&Score| WrittenResult {
            // What is no sum of whole numbers is no score that could be counted.
            parts: if no_points { Vec::new() } else { sum(&text(&score.score)).unwrap_or_default() },
            place: None,
        };
        let mut results: Vec<WrittenResult> = scores.iter().map(result).collect();
        let seats = || Seat::all(scores.len()).zip(scores);
        let flagged: Vec<Seat> =
            seats().filter(|(_, score)| yes(&score.winner) == Some(true)).map(|(seat, _)| seat).collect();
        let by_hand = no_points || yes(&game.cooperative) == Some(true) || yes(&self.manual_winner) == Some(true);
        let ranks: Vec<Option<u32>> = scores.iter().map(|score| number(&score.rank)).collect();
        if ranks.iter().all(Option::is_some) {
            // Some count 1, 1, 2 and some 1, 1, 3: a place is one and how many are better.
            for (result, own) in results.iter_mut().zip(&ranks) {
                let better = ranks.iter().filter(|other| *other < own).count();
                result.place = u8::try_from(better.saturating_add(1)).ok();
            }
        }
        Written {
            minutes: number(&self.duration_min),
            first: seats().find(|(_, score)| yes(&score.start_player) == Some(true)).map(|(seat, _)| seat),
            wins: if yes(&game.highest_wins) == Some(false) { Wins::Lowest } else { Wins::Highest },
            note: text(&self.comments),
            results,
            winners: (by_hand || !flagged.is_empty()).then_some(flagged),
            ..Written::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    /// A file whose one play has these members more.
    fn with(more: &str) -> String {
        format!(r#"{{"games":[],"players":[],"plays":[{{"playerScores":[],{more}}}]}}"#)
    }

    #[test]
    fn what_holds_too_much_is_refused_by_the_name_of_its_limit() {
        let deep = format!(r#""x":{}{}"#, "[".repeat(120), "]".repeat(120));
        let values = format!(r#""x":[{}0]"#, "0,".repeat(LIMITS.values));
        let letters = format!(r#""x":"{}""#, "a".repeat(LIMITS.letters + 1));
        let items = format!(r#"{{"plays":[{}{{}}]}}"#, "{},".repeat(LIMITS.items));
        for (file, limit) in
            [(with(&deep), "100"), (with(&values), "20000"), (with(&letters), "1048576"), (items, "250000")]
        {
            let refused = BgStats::read(file.as_bytes()).map_err(|error| Language::En.say(&error.message()));
            assert!(refused.as_ref().is_err_and(|words| words.contains(limit)), "{refused:?} does not name {limit}");
        }
    }
}
