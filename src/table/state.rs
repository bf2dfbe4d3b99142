//! What the state of every game holds: who sits at the table, and where the guide is.

use std::sync::Arc;

use super::early::EarlyPoints;
use super::guide::Cursor;
use super::seat::{Seat, Setup};
use crate::locale::Message;

/// The part of a game's state that is the same in all games; the game's own state holds it beside what the game adds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableState {
    /// How many play.
    pub seats: usize,
    /// The players' names by seat, for sentences and reasons. The checkpoints of a long play share them.
    names: Arc<[String]>,
    /// Where the guide is.
    pub cursor: Cursor,
    /// Whether the last step is done.
    pub over: bool,
    /// Which points count, where the play was ended before that; none while it goes on.
    pub early: Option<EarlyPoints>,
}

impl TableState {
    /// The table of a setup. The guide stands nowhere yet: [`super::rules::Guided::start_cursor`] says where a play begins.
    pub fn new(setup: &Setup) -> Self {
        Self {
            seats: setup.players.len(),
            names: setup.players.iter().map(|player| player.name.clone()).collect(),
            cursor: Cursor::default(),
            over: false,
            early: None,
        }
    }

    /// How the table calls the player of a seat.
    pub fn name(&self, seat: Seat) -> Message {
        Message::literal(self.names.get(seat.index()).map_or("", String::as_str))
    }
}
