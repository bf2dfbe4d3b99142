//! What is said of a play without folding its log: players, points, where it stands.

use serde::{Deserialize, Serialize};

use super::guide::Words;
use super::seat::{Player, Seat, Setup};
use crate::store::reader;

/// Who has how many points now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Points by seat; none where nothing has been scored yet.
    pub points: Vec<Option<i64>>,
    /// The winners, more than one when they share; empty while the play goes on.
    pub winners: Vec<Seat>,
    /// Whether the last step is behind us.
    pub finished: bool,
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
}

impl Summary {
    /// What the store keeps of a play; none where a later version wrote it in another form.
    pub fn read(kept: &str) -> Option<Self> {
        reader::known(&reader::json(kept).ok()?).ok()
    }

    /// The summary of a play at this point.
    pub fn of(setup: &Setup, standing: &Standing, place: Words) -> Self {
        Self {
            players: setup.players.clone(),
            points: standing.points.clone(),
            place,
            winners: standing.winners.clone(),
        }
    }
}
