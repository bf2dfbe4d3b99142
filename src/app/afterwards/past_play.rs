//! A play that was written down afterwards, as its form has it.

use chrono::{DateTime, Utc};

use crate::store::PlayId;
use crate::table::written::Written;

/// A play as the form has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastPlay {
    /// The id that a new play gets: the same for the same form, so that a second tap adds no second play.
    pub id: PlayId,
    /// The play that is changed; none for a new one.
    pub of: Option<PlayId>,
    /// When it is said to have begun.
    pub started: DateTime<Utc>,
    /// Who played, clockwise.
    pub names: Vec<String>,
    /// What is known of it.
    pub written: Written,
}
