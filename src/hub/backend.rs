//! What a table needs of the place where its log is kept.
//!
//! SQLite in the folder of this machine is the one that families have. A club's would be an engine of several machines; all
//! that it has to promise is here.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use crate::store::{Header, Line, PlayId, StoreError};

/// An answer that comes later.
pub type BackendFuture<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A play as a table begins with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// What it is.
    pub header: Header,
    /// Its whole log.
    pub lines: Vec<Line>,
    /// What was kept of each append, under its id.
    pub appends: Vec<(String, String)>,
    /// What was kept of its devices.
    pub seats: Option<String>,
}

/// Lines to be written, all or none, with what is kept beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// The lines, numbered.
    pub lines: Vec<Line>,
    /// What Home shows of the play from now on.
    pub summary: String,
    /// Whether it has its result.
    pub finished: bool,
    /// What is to be kept of each append in it, under its id: in the same transaction, or a kill in between would let a line
    /// that is sent again in twice.
    pub appends: Vec<(String, String)>,
    /// What is known to be kept of the play's devices: where another host has decided something else since, nothing is written.
    pub seats: Option<String>,
}

/// What became of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BatchOutcome {
    /// It is on the disk.
    All,
    /// Nothing is: another host of the play has kept this of its devices since, and may have removed who sent it.
    Decided(Option<String>),
}

/// What became of what was to be known of a play's devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptSeats {
    /// It is kept.
    Kept,
    /// It is not: another host of the play has kept this since; none where nothing is kept.
    Overtaken(Option<String>),
}

/// A place where the logs of shared tables are kept. Nothing that it has acknowledged is lost by a kill or a power cut.
pub trait Backend: Send + Sync {
    /// A play with all that is kept of it.
    fn begin(&self, play: PlayId) -> BackendFuture<Begun>;

    /// The lines after a number.
    fn read(&self, play: PlayId, from: u64) -> BackendFuture<Vec<Line>>;

    /// Writes lines. Where their numbers do not go on exactly where the log ends, nothing is written, and the answer is
    /// [`StoreError::Behind`].
    fn append(&self, play: PlayId, batch: Batch) -> BackendFuture<BatchOutcome>;

    /// What is kept of a play's devices; none where nothing is.
    fn kept_seats(&self, play: PlayId) -> BackendFuture<Option<String>>;

    /// Keeps what is to be known of a play's devices, in the place of what was `read`; none where nothing was.
    fn seats(&self, play: PlayId, read: Option<String>, seats: String) -> BackendFuture<KeptSeats>;

    /// Calls this, from any thread, after somebody else has written to any play.
    fn watch(&self, wake: Arc<dyn Fn() + Send + Sync>);
}
