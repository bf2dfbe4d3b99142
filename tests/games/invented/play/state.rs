//! The state of an Orchard play.

use std::collections::BTreeMap;

use tableside::locale::Message;
use tableside::table::correction::Corrections;
use tableside::table::guide::Cursor;
use tableside::table::rules::Guided as _;
use tableside::table::seat::{Seat, Setup};

use crate::invented::harvest::{Score, scoring};

/// What the entries fold into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Where the guide is.
    pub cursor: Cursor,
    /// Whether the last step is behind us.
    pub over: bool,
    /// The players, clockwise.
    pub names: Vec<String>,
    /// What each player has picked, by autumn from 0.
    pub picked: Vec<BTreeMap<u16, u32>>,
    /// The cells that were set by hand, by row and seat.
    pub cells: Corrections<(String, Seat)>,
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        let names: Vec<String> = setup.players.iter().map(|player| player.name.clone()).collect();
        let picked = vec![BTreeMap::new(); names.len()];
        let mut state = Self { cursor: Cursor::default(), over: false, names, picked, cells: Corrections::new() };
        state.cursor = state.start_cursor();
        state
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.names.len())
    }

    /// How the player of a seat is called.
    pub fn name(&self, seat: Seat) -> Message {
        Message::literal(self.names.get(seat.index()).map_or("", String::as_str))
    }

    /// Whether apples are picked now.
    pub fn is_picking(&self) -> bool {
        !self.over && self.cursor.part == 0 && self.cursor.phase == super::PICK
    }

    /// What a player has picked in this autumn; none where nobody has said.
    pub fn picked_now(&self, seat: Seat) -> Option<u32> {
        self.picked.get(seat.index())?.get(&self.cursor.round).copied()
    }

    /// All apples of a player.
    pub fn apples(&self, seat: Seat) -> u32 {
        self.picked.get(seat.index()).map_or(0, |picked| picked.values().copied().fold(0, u32::saturating_add))
    }

    /// What the apples of all players are worth by now.
    pub fn scores(&self) -> Vec<Score> {
        let apples: Vec<u32> = self.seats().map(|seat| self.apples(seat)).collect();
        scoring(&apples)
    }
}
