//! The clock of the window: tests and pictures bring one that stands still.

use std::time::Duration;

use web_time::Instant;

use chrono::{DateTime, Local, NaiveDateTime, Utc};

use crate::store::time;

/// So long a slice lasts; there are two in a frame, before and after it is drawn.
const OF_A_FRAME: Duration = Duration::from_millis(2);

/// So many steps of that work fit into a frame where the clock stands still.
const STEPS: u32 = 32;

/// Where the time comes from, and how it reads on the wall.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    now: fn() -> DateTime<Utc>,
    local: fn(DateTime<Utc>) -> NaiveDateTime,
    stands_still: bool,
}

/// The part of a frame that work may take of which there is more than fits into one.
#[derive(Clone, Copy, Debug)]
pub enum FrameBudget {
    /// Until then.
    Until(Instant),
    /// So many steps: the same on every machine.
    Steps(u32),
}

impl FrameBudget {
    /// Whether there is time for another step.
    pub fn goes_on(&mut self) -> bool {
        match self {
            Self::Until(end) => Instant::now() < *end,
            Self::Steps(left) => {
                let more = *left > 0;
                *left = left.saturating_sub(1);
                more
            }
        }
    }
}

impl Clock {
    /// The device's clock and time zone.
    pub const fn of_the_system() -> Self {
        Self { now: time::now, local: |at| at.with_timezone(&Local).naive_local(), stands_still: false }
    }

    /// Another clock, in universal time.
    pub const fn fixed(now: fn() -> DateTime<Utc>) -> Self {
        Self { now, local: |at| at.naive_utc(), stands_still: true }
    }

    /// Now.
    pub fn now(&self) -> DateTime<Utc> {
        (self.now)()
    }

    /// The part of the frame that begins now.
    pub fn slice(&self) -> FrameBudget {
        if self.stands_still { FrameBudget::Steps(STEPS) } else { FrameBudget::Until(Instant::now() + OF_A_FRAME) }
    }

    /// The time on the wall.
    pub fn local(&self, at: DateTime<Utc>) -> NaiveDateTime {
        (self.local)(at)
    }
}
