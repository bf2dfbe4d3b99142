//! The pauses between attempts to connect again: short at first, then longer, and never longer than a person waits.

use std::time::Duration;

/// The first pause: out of a pocket a phone is current within a second, and most of that is the radio's.
const FIRST: Duration = Duration::from_millis(100);
/// The longest one: after a host's restart everybody is back within three seconds.
const LONGEST: Duration = Duration::from_secs(2);

/// How long the next pause is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Backoff {
    next: Duration,
}

impl Default for Backoff {
    fn default() -> Self {
        Self { next: FIRST }
    }
}

impl Backoff {
    /// The pause before the next attempt; the one after it is twice as long.
    pub(super) fn pause(&mut self) -> Duration {
        let pause = self.next;
        self.next = pause.saturating_mul(2).min(LONGEST);
        pause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_grow_and_stay_short() {
        let mut backoff = Backoff::default();
        let pauses: Vec<u128> = (0..7).map(|_| backoff.pause().as_millis()).collect();
        assert_eq!(pauses, [100, 200, 400, 800, 1600, 2000, 2000]);
    }
}
