//! The figures, as the command line writes them and the screens show them.

use chrono::NaiveDate;
use serde::Serialize;

use super::average::{Hundredths, as_number};
use crate::store::PlayId;
use crate::table::points::Points;
use crate::table::ranking::Wins;

/// What the plays of a selection say together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// How many plays there are.
    pub plays: usize,
    /// The day of the first; none where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    /// The day of the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<NaiveDate>,
    /// How long they took; none where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<Minutes>,
    /// The games, the one that was played most first.
    pub games: Vec<GameFigures>,
    /// The players, the one who played most first.
    pub players: Vec<PlayerFigures>,
}

/// How long plays took.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Minutes {
    /// Of how many plays it is known.
    pub known: usize,
    /// The sum of those.
    pub sum: u64,
    /// Their average; none where it is known of none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<Hundredths>,
}

/// The figures of a box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameFigures {
    /// The id of the box.
    pub game: String,
    /// Its name.
    pub name: String,
    /// How many plays.
    pub plays: usize,
    /// The day of the last.
    pub last: NaiveDate,
    /// The points of all its players; none where nobody had any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<PointFigures>,
    /// The closest finish; none where nobody was ahead of anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closest: Option<Margin>,
    /// The widest one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub widest: Option<Margin>,
    /// How often whoever went first won.
    pub first_player: FirstPlayer,
    /// The same by how many played, the fewest first.
    pub by_players: Vec<ByPlayers>,
    /// What was scored, in the order of the sheet.
    pub rows: Vec<RowFigures>,
    /// The factions or clans, the one that was played most first; empty in a game without such.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<KindFigures>,
    /// Which end of the points wins.
    #[serde(skip)]
    pub wins: Wins,
    /// What the game counts besides, summed over the plays, by the game's own ids.
    #[serde(skip)]
    pub tallies: std::collections::BTreeMap<String, Vec<u64>>,
}

/// Points of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PointFigures {
    /// Their average.
    pub average: Hundredths,
    /// The most that anybody had; of equal ones the first.
    pub highest: Record,
    /// The fewest.
    pub lowest: Record,
}

/// Points that somebody had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// The points.
    #[serde(serialize_with = "as_number")]
    pub points: Points,
    /// Who.
    pub player: String,
    /// In which play.
    pub play: PlayId,
}

/// How far the winner was ahead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Margin {
    /// The points between the winner and the best of the others.
    #[serde(serialize_with = "as_number")]
    pub margin: Points,
    /// In which play.
    pub play: PlayId,
}

/// How often whoever went first won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FirstPlayer {
    /// In how many plays it is known who went first.
    pub plays: usize,
    /// How many of them that player won.
    pub wins: usize,
}

/// The plays of so many players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ByPlayers {
    /// How many played.
    pub players: usize,
    /// How many plays.
    pub plays: usize,
    /// The average of their points; none where nobody had any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<Hundredths>,
}

/// What was scored in a row of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowFigures {
    /// The row's id.
    pub row: String,
    /// Its title.
    pub title: String,
    /// The average of all players who had something counted in it.
    pub average: Hundredths,
    /// The most that anybody had.
    pub highest: Record,
}

/// How often a faction or a clan was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KindFigures {
    /// Its id.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// How often it was played.
    pub plays: usize,
    /// How often it won.
    pub wins: usize,
}

/// The figures of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerFigures {
    /// The name.
    pub player: String,
    /// How many plays.
    pub plays: usize,
    /// How many of them were won, shared ones too.
    pub wins: usize,
    /// How many of those were shared.
    pub shared_wins: usize,
    /// The wins among the plays.
    pub win_rate: Hundredths,
    /// The average place; none for who has only played alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average_place: Option<Hundredths>,
    /// How many were won one after the other.
    pub streak: Streak,
    /// The day of the last play.
    pub last: NaiveDate,
    /// Against whom, the one who was met most first.
    pub against: Vec<Against>,
    /// In which games, the one that was played most first.
    pub games: Vec<PlayerGame>,
}

/// Plays that were won one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Streak {
    /// Up to the last play.
    pub now: usize,
    /// At most.
    pub longest: usize,
}

/// How two players did at one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Against {
    /// The other one.
    pub player: String,
    /// How many plays together.
    pub plays: usize,
    /// In how many of them the other one was behind.
    pub better: usize,
    /// In how many both shared a place.
    pub equal: usize,
    /// In how many the other one was ahead.
    pub worse: usize,
}

/// How a player did in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerGame {
    /// The id of the box.
    pub game: String,
    /// How many plays.
    pub plays: usize,
    /// How many were won.
    pub wins: usize,
    /// The average of the points; none where there were none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<Hundredths>,
    /// The best result: the most points, or the fewest where those win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<Best>,
    /// The name of the box.
    #[serde(skip)]
    pub name: String,
}

/// The best result of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Best {
    /// The points.
    #[serde(serialize_with = "as_number")]
    pub points: Points,
    /// In which play.
    pub play: PlayId,
}
