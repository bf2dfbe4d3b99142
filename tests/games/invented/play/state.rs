//! The state of an Orchard play.

use std::collections::BTreeMap;

use tableside::table::correction::Corrections;
use tableside::table::rules::Guided as _;
use tableside::table::seat::{Seat, Setup};
use tableside::table::state::TableState;

use crate::invented::harvest::{Score, scoring};

/// What the entries fold into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Who sits at the table, and where the guide is.
    pub table: TableState,
    /// What each player has picked, by autumn from 0.
    pub picked: Vec<BTreeMap<u16, u32>>,
    /// The cells that were set by hand, by row and seat.
    pub cells: Corrections<(String, Seat)>,
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        let picked = vec![BTreeMap::new(); setup.players.len()];
        let mut state = Self { table: TableState::new(setup), picked, cells: Corrections::new() };
        state.table.cursor = state.start_cursor();
        state
    }

    /// Whether apples are picked now.
    pub fn is_picking(&self) -> bool {
        !self.table.over && self.table.cursor.part == 0 && self.table.cursor.phase == super::PICK
    }

    /// What a player has picked in this autumn; none where nobody has said.
    pub fn picked_now(&self, seat: Seat) -> Option<u32> {
        self.picked.get(seat.index())?.get(&self.table.cursor.round).copied()
    }

    /// All apples of a player.
    pub fn apples(&self, seat: Seat) -> u32 {
        self.picked.get(seat.index()).map_or(0, |picked| picked.values().copied().fold(0, u32::saturating_add))
    }

    /// What the apples of all players are worth by now.
    pub fn scores(&self) -> Vec<Score> {
        let apples: Vec<u32> = self.all_seats().map(|seat| self.apples(seat)).collect();
        scoring(&apples)
    }
}
