//! What is said of a play without folding its log: players, points, where it stands.

use serde::{Deserialize, Serialize};

use super::guide::Words;
use super::seat::{Player, Seat, Setup};
use crate::locale::Message;
use crate::store::json;

/// Who has how many points now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Points by seat; none where nothing has been scored yet.
    pub points: Vec<Option<i64>>,
    /// The winners, more than one when they share; empty while the play goes on, and while something is open that could
    /// change who is first.
    pub winners: Vec<Seat>,
    /// Who is first as it stands when the last step is behind us; the winners, where nothing is open.
    pub leaders: Vec<Seat>,
    /// What is still open that could change who is first.
    pub open: Vec<Message>,
    /// What decided who is first, in sentences; nothing where the points did.
    pub decided: Vec<Message>,
    /// Whether the last step is behind us.
    pub finished: bool,
    /// Whether one who played alone has lost it, in a game that says what there was to reach.
    pub lost: bool,
}

/// What Home shows of a play, kept beside its log with each entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// Their points; none where nothing has been scored yet.
    pub points: Vec<Option<i64>>,
    /// Where the play stands ("Old Kingdom · Round 2 of 3").
    pub place: Words,
    /// The winners' seats; empty while the play goes on.
    pub winners: Vec<Seat>,
    /// Who is first as it stands, where something is still open that could change it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Seat>,
    /// What is still open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<Words>,
    /// What the play is called, where that is not its game's name: a score sheet is called by its box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Words>,
    /// What statistics know of a play that is over ([`super::result::PlayResult`]), as JSON of its own: a list, which does
    /// not need it, need not read ten thousand of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

impl Summary {
    /// What the store keeps of a play; none where a later version wrote it in another form.
    pub fn read(kept: &str) -> Option<Self> {
        json::object(&json::parse(kept).ok()?).ok()
    }

    /// The summary of a play at this point.
    pub fn of(setup: &Setup, standing: &Standing, place: Words, title: Option<Words>) -> Self {
        let open = !standing.open.is_empty();
        Self {
            leaders: if open { standing.leaders.clone() } else { Vec::new() },
            open: standing.open.iter().map(Words::from_say).collect(),
            title,
            players: setup.players.clone(),
            points: standing.points.clone(),
            place,
            winners: standing.winners.clone(),
            result: None,
        }
    }
}
