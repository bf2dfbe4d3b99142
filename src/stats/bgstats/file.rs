//! BG Stats' file in its own form, whatever fields a version of it leaves out.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use serde::Deserialize;

use super::SOURCE;
use super::value::{Plain, list, number, text, yes};
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
    pub id: Plain,
    name: Plain,
    bgg_name: Plain,
    bgg_id: Plain,
    pub highest_wins: Plain,
    pub no_points: Plain,
    pub cooperative: Plain,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct StatsPlayer {
    pub id: Plain,
    pub name: Plain,
    pub is_anonymous: Plain,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Location {
    pub id: Plain,
    pub name: Plain,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct StatsPlay {
    pub uuid: Plain,
    pub game_ref_id: Plain,
    pub location_ref_id: Plain,
    play_date: Plain,
    play_date_ymd: Plain,
    pub duration_min: Plain,
    pub manual_winner: Plain,
    pub ignored: Plain,
    pub comments: Plain,
    pub modification_date: Plain,
    #[serde(deserialize_with = "list")]
    pub expansion_plays: Vec<Expansion>,
    pub player_scores: Vec<StatsScore>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Expansion {
    pub game_ref_id: Plain,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct StatsScore {
    pub player_ref_id: Plain,
    pub score: Plain,
    pub winner: Plain,
    pub rank: Plain,
    pub seat_order: Plain,
    pub start_player: Plain,
    pub team: Plain,
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
        let name = text(&self.name).to_lowercase();
        let plain = name.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_whitespace());
        yes(&self.is_anonymous) == Some(true) || ANONYMOUS.contains(&plain)
    }
}

impl StatsGame {
    pub(super) fn found(&self) -> FoundGame {
        let name = [text(&self.name), text(&self.bgg_name)].into_iter().find(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| "?".to_owned());
        // A box is known by the letters and figures of its name.
        let name = if box_id(&name).is_empty() { format!("{name} ({SOURCE})") } else { name };
        FoundGame { name, bgg: number(&self.bgg_id) }
    }
}

impl StatsPlay {
    /// When it began, by the clock on the wall there, in the form of a header; else the day, at noon.
    pub(super) fn started(&self) -> Option<DateTime<Utc>> {
        let said = text(&self.play_date);
        let at = NaiveDateTime::parse_from_str(&said, TIME).ok();
        let noon = || self.day_said()?.and_hms_opt(12, 0, 0);
        // A year of more digits than a calendar has could be kept, and not be read again.
        Some(at.or_else(noon)?.and_utc()).filter(time::is_written)
    }

    /// The day that a play which began then is of: as it is said, whatever the time says.
    pub(super) fn day(&self, started: DateTime<Utc>) -> NaiveDate {
        let said = ymd(&text(&self.play_date_ymd));
        let is_written = |day: &NaiveDate| time::is_written(&day.and_time(NaiveTime::MIN).and_utc());
        said.filter(is_written).unwrap_or_else(|| started.date_naive())
    }

    fn day_said(&self) -> Option<NaiveDate> {
        let said = text(&self.play_date);
        let day = NaiveDate::parse_from_str(said.get(..10).unwrap_or(&said), "%Y-%m-%d").ok();
        day.or_else(|| ymd(&text(&self.play_date_ymd)))
    }
}

/// A day in eight figures.
pub(super) fn ymd(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text, "%Y%m%d").ok()
}
