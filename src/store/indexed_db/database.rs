//! Opening the browser's database, and what its errors mean.

use indexed_db_futures::database::Database;
use indexed_db_futures::error::{Error, OpenDbError, UnexpectedDataError};
use indexed_db_futures::prelude::Build as _;

use crate::store::StoreError;

/// The database's name at this address.
const NAME: &str = "tableside";

/// The version of its form.
const VERSION: u8 = 1;

/// The plays, by id.
pub(super) const PLAYS: &str = "plays";

/// The lines of all plays, by id and number.
pub(super) const LINES: &str = "lines";

/// The values, by key.
pub(super) const KEPT: &str = "kept";

/// Opens the database; it is made where it is missing.
///
/// # Errors
/// [`StoreError::Newer`] when a later version of the program has changed its form; what the browser says.
pub(super) async fn open() -> Result<Database, StoreError> {
    let make = |_, database: Database| {
        for name in [PLAYS, LINES, KEPT] {
            database.create_object_store(name).build()?;
        }
        Ok(())
    };
    let opened = async { Database::open(NAME).with_version(VERSION).with_on_upgrade_needed(make).await };
    match opened.await {
        Ok(database) => Ok(database),
        Err(error) => Err(open_fault(error).await),
    }
}

async fn open_fault(error: OpenDbError) -> StoreError {
    let error = match error {
        OpenDbError::Base(error) => error,
        // A browser without a database, or one that does not let this page have it.
        other => return StoreError::Broken { why: other.to_string() },
    };
    if name_of(&error).as_deref() != Some("VersionError") {
        return fault(error);
    }
    let newer = async { Database::open(NAME).await };
    match newer.await {
        // A version is a whole number, and no program gets beyond a few dozen of them.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Ok(newer) => StoreError::Newer { found: newer.version() as u32, known: VERSION.into() },
        Err(_) => fault(error),
    }
}

/// What an error of the browser means.
pub(super) fn fault(error: Error) -> StoreError {
    match name_of(&error).as_deref() {
        Some("QuotaExceededError") => StoreError::Full,
        _ => match error {
            // Nothing of ours takes a commit back: the browser does, when there is no room for it.
            Error::MissingData(UnexpectedDataError::TransactionAborted) => StoreError::Full,
            other => StoreError::Broken { why: other.to_string() },
        },
    }
}

/// The name that the browser gives to an error.
fn name_of(error: &Error) -> Option<String> {
    let Error::DomException(exception) = error else { return None };
    Some(web_sys::DomException::from(exception.clone()).name())
}

/// Asks the browser not to clear the plays away when its disk gets full. It may ask the person, or decide by itself; where
/// it says no, everything goes on as before.
pub(super) fn keep_for_good() {
    if let Some(window) = web_sys::window() {
        drop(window.navigator().storage().persist());
    }
}
