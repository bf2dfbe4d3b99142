//! BG Stats' file in its own form, whatever fields a version of it leaves out.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use serde::Deserialize;

use super::SOURCE;
use super::value::{Flag, Positive, Text, list};
use crate::store::time;
use crate::table::result::box_id;

/// The form of the times in it: those of the clock on the wall of whoever wrote them down.
pub(super) const TIME: &str = "%Y-%m-%d %H:%M:%S";

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct StatsFile {
    pub games: Vec<StatsGame>,
    pub players: Vec<StatsPlayer>,
    #[serde(default)]
    pub locations: Vec<Location>,
    pub plays: Vec<StatsPlay>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct StatsGame {
    pub id: Text,
    name: Text,
    bgg_name: Text,
    bgg_id: Positive,
    pub highest_wins: Flag,
    pub no_points: Flag,
    pub cooperative: Flag,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct StatsPlayer {
    pub id: Text,
    pub name: Text,
    pub is_anonymous: Flag,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Location {
    pub id: Text,
    pub name: Text,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct StatsPlay {
    pub uuid: Text,
    pub game_ref_id: Text,
    pub location_ref_id: Text,
    play_date: Text,
    play_date_ymd: Text,
    pub duration_min: Positive,
    pub manual_winner: Flag,
    pub ignored: Flag,
    pub comments: Text,
    pub modification_date: Text,
    #[serde(deserialize_with = "list")]
    pub expansion_plays: Box<[Expansion]>,
    pub player_scores: Box<[StatsScore]>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Expansion {
    pub game_ref_id: Text,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct StatsScore {
    pub player_ref_id: Text,
    pub score: Text,
    pub winner: Flag,
    pub rank: Positive,
    pub seat_order: Text,
    pub start_player: Flag,
    pub team: Text,
}

/// A game that the file knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FoundGame {
    /// Its name.
    pub name: String,
    /// Its number at BoardGameGeek; none where the file has none.
    pub bgg: Option<u32>,
}

/// What people are called of whom nobody wants to know who they are.
const ANONYMOUS: [&str; 8] = [
    "anonymous",
    "anonymous player",
    "anonymní hráč",
    "anonymer spieler",
    "joueur anonyme",
    "jugador anónimo",
    "giocatore anonimo",
    "anonieme speler",
];

impl StatsPlayer {
    /// Whether it is somebody of whom nobody wants to know who it is.
    pub(super) fn is_guest(&self) -> bool {
        let name = self.name.to_lowercase();
        let plain = name.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_whitespace());
        self.is_anonymous.is_yes() || ANONYMOUS.contains(&plain)
    }
}

impl StatsGame {
    pub(super) fn found(&self) -> FoundGame {
        let name = self.name.key().or(self.bgg_name.key()).unwrap_or("?");
        // A box is known by the letters and figures of its name.
        let name = if box_id(name).is_empty() { format!("{name} ({SOURCE})") } else { name.to_owned() };
        FoundGame { name, bgg: self.bgg_id.0 }
    }
}

impl StatsPlay {
    /// When it began, by the clock on the wall there, in the form of a header; else the day, at noon.
    pub(super) fn started(&self) -> Option<DateTime<Utc>> {
        let at = NaiveDateTime::parse_from_str(&self.play_date, TIME).ok();
        let noon = || self.day_said()?.and_hms_opt(12, 0, 0);
        // A year of more digits than a calendar has could be kept, and not be read again.
        Some(at.or_else(noon)?.and_utc()).filter(time::is_written)
    }

    /// The day that a play which began then is of: as it is said, whatever the time says.
    pub(super) fn day(&self, started: DateTime<Utc>) -> NaiveDate {
        let said = ymd(&self.play_date_ymd);
        let is_written = |day: &NaiveDate| time::is_written(&day.and_time(NaiveTime::MIN).and_utc());
        said.filter(is_written).unwrap_or_else(|| started.date_naive())
    }

    fn day_said(&self) -> Option<NaiveDate> {
        let said: &str = &self.play_date;
        let day = NaiveDate::parse_from_str(said.get(..10).unwrap_or(said), "%Y-%m-%d").ok();
        day.or_else(|| ymd(&self.play_date_ymd))
    }
}

/// A day in eight figures.
pub(super) fn ymd(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text, "%Y%m%d").ok()
}
