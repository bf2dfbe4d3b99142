//! The heartbeat: a beat every few seconds, and a connection on which nothing was heard for too long is dead.

use web_time::Instant;

use crate::store::time;
use crate::wire::{BEAT, Beat, ClientMessage, SILENCE};

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    /// Nothing yet.
    Nothing,
    /// A beat is to be sent.
    Beat,
    /// The other side is gone.
    Dead,
}

/// The text of a beat.
pub(super) fn beat() -> String {
    ClientMessage::Beat(Beat { now: Some(time::now()) }).to_json()
}

/// When something was last sent and heard.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heartbeat {
    beaten: Instant,
    heard: Instant,
}

impl Heartbeat {
    /// One that begins now.
    pub(super) const fn new(now: Instant) -> Self {
        Self { beaten: now, heard: now }
    }

    /// Something was heard.
    pub(super) const fn heard(&mut self, now: Instant) {
        self.heard = now;
    }

    /// What is due now; a beat counts as sent.
    pub(super) fn due(&mut self, now: Instant) -> Due {
        if now.saturating_duration_since(self.heard) >= SILENCE {
            return Due::Dead;
        }
        if now.saturating_duration_since(self.beaten) >= BEAT {
            self.beaten = now;
            return Due::Beat;
        }
        Due::Nothing
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn it_beats_every_five_seconds_and_dies_of_ten_seconds_of_silence() {
        let start = Instant::now();
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        let mut heart = Heartbeat::new(start);
        assert_eq!(heart.due(at(4)), Due::Nothing);
        assert_eq!(heart.due(at(5)), Due::Beat);
        assert_eq!(heart.due(at(9)), Due::Nothing);
        heart.heard(at(9));
        assert_eq!(heart.due(at(11)), Due::Beat);
        assert_eq!(heart.due(at(18)), Due::Beat);
        assert_eq!(heart.due(at(19)), Due::Dead);
    }

    #[test]
    fn a_device_that_has_slept_finds_its_connection_dead_at_once() {
        let start = Instant::now();
        let mut heart = Heartbeat::new(start);
        assert_eq!(heart.due(start + Duration::from_secs(3600)), Due::Dead);
    }
}
