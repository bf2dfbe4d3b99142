//! What an error of SQLite means to a person.

use std::fs;
use std::path::Path;

use rusqlite::{ErrorCode, ffi};

use crate::store::{StoreError, files};

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error;
        match &error {
            // A value of another type than was written, or text that is no UTF-8: overwritten.
            Error::InvalidColumnType(..)
            | Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::Utf8Error(..) => return Self::Damaged,
            _ => {}
        }
        // The file ends inside a page: it was cut. No retry brings the rest back.
        if error.sqlite_error().is_some_and(|error| error.extended_code == ffi::SQLITE_IOERR_SHORT_READ) {
            return Self::Damaged;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            _ => Self::Broken { why: error.to_string() },
        }
    }
}

/// Looks a second time at what looked damaged: a read that failed by chance is no damage, and SQLite's own check does not
/// tell one from the other.
pub(super) fn twice<T>(look: impl Fn() -> Result<T, StoreError>) -> Result<T, StoreError> {
    match look() {
        Err(StoreError::Damaged) => look(),
        looked => looked,
    }
}

/// A clearer word for a failed read or write: SQLite says no more than "I/O error" for some of a full disk's faces.
pub(super) fn clearer(error: StoreError, folder: &Path) -> StoreError {
    if !matches!(error, StoreError::Broken { .. }) {
        return error;
    }
    let trial = folder.join("tableside.trial");
    // As much as SQLite wants at once for the index beside its log.
    let tried = fs::write(&trial, vec![0; 1 << 16]).map_err(|fault| files::fault(&fault));
    drop(fs::remove_file(&trial));
    match tried {
        Err(known @ (StoreError::Full | StoreError::ReadOnly)) => known,
        _ => error,
    }
}
