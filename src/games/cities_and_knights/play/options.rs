//! The options of a play, read from what was chosen when it began.

pub use crate::games::cities_and_knights::options::Options;
use crate::games::cities_and_knights::ship::Ship;
use crate::table::seat::{Choice, Setup};

impl Options {
    /// The options of a play.
    pub(super) fn of(setup: &Setup) -> Self {
        Self::read(|id| match setup.options.get(id)? {
            Choice::Switch(true) => Some("on"),
            Choice::Switch(false) => Some("off"),
            Choice::Word(word) => Some(word.as_str()),
            Choice::Number(_) => None,
        })
    }

    /// Whether a switch that the guide asks for is on.
    pub(super) fn is_on(&self, id: &str) -> bool {
        id == "fan-set" && self.fan_set
    }

    /// The ship at its start.
    pub fn ship_at_start(&self) -> Ship {
        // A track always has steps: the options offer 6 to 8.
        Ship::at(0, self.track_length.max(1)).unwrap_or_default()
    }
}
