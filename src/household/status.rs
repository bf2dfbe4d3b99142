//! How the folder that is kept in step stands.

use chrono::{DateTime, Utc};

use crate::locale::Message;

/// How the folder stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FolderStatus {
    /// When both were equal last; none where they have not been since the start.
    pub done: Option<DateTime<Utc>>,
    /// How many plays have come from there since the start.
    pub taken: usize,
    /// Why it cannot be kept in step for now.
    pub fault: Option<Message>,
    /// How many files there are not whole.
    pub waiting: usize,
    /// How many files there only a newer version can read.
    pub newer: usize,
    /// What of the files was not taken or written at the last look, and why.
    pub left_out: Vec<Message>,
}
