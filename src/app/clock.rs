//! The clock of the window: tests and pictures bring one that stands still.

use chrono::{DateTime, Local, NaiveDateTime, Utc};

/// Where the time comes from, and how it reads on the wall.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    now: fn() -> DateTime<Utc>,
    local: fn(DateTime<Utc>) -> NaiveDateTime,
}

impl Clock {
    /// The device's clock and time zone.
    pub const fn of_the_system() -> Self {
        Self { now: Utc::now, local: |at| at.with_timezone(&Local).naive_local() }
    }

    /// Another clock, in universal time.
    pub const fn fixed(now: fn() -> DateTime<Utc>) -> Self {
        Self { now, local: |at| at.naive_utc() }
    }

    /// Now.
    pub fn now(&self) -> DateTime<Utc> {
        (self.now)()
    }

    /// The time on the wall.
    pub fn local(&self, at: DateTime<Utc>) -> NaiveDateTime {
        (self.local)(at)
    }
}
