//! Opening the browser's database, and what its errors mean.
//!
//! A host has one set of databases for all of its pages, and there may be two Tablesides on it, each in a folder of its
//! own. The one that came first has the database of the plain name and says so in it; every other one has a database that
//! is named after its folder.

use indexed_db_futures::database::Database;
use indexed_db_futures::error::{Error, OpenDbError, UnexpectedDataError};
use indexed_db_futures::prelude::Build as _;

use super::plays::Change;
use crate::store::StoreError;

/// The database's name, for the first that came to this host.
const NAME: &str = "tableside";

/// The key under which a database says whose it is; assets/web/fault.js reads it too.
const OWNER: &str = "address";

/// The version of its form.
const VERSION: u8 = 1;

/// The plays, by id.
pub(super) const PLAYS: &str = "plays";

/// The lines of all plays, by id and number.
pub(super) const LINES: &str = "lines";

/// The values, by key.
pub(super) const KEPT: &str = "kept";

/// Opens the database of this page; it is made where it is missing.
///
/// # Errors
/// [`StoreError::Newer`] when a later version of the program has changed its form; what the browser says.
pub(super) async fn open() -> Result<Database, StoreError> {
    let database = open_named(NAME).await?;
    let here = folder();
    if is_owned_by(&database, &here).await? {
        return Ok(database);
    }
    database.close();
    open_named(&format!("{NAME}:{here}")).await
}

/// The folder in which the page lies on its host, such as `/games/table/`.
fn folder() -> String {
    let address = web_sys::window().and_then(|window| window.location().pathname().ok()).unwrap_or_default();
    address.rsplit_once('/').map_or_else(String::new, |(folder, _)| format!("{folder}/"))
}

/// Whether a database is that of the page in this folder. One that is nobody's becomes its own.
async fn is_owned_by(database: &Database, here: &str) -> Result<bool, StoreError> {
    let owner = Change::reading(database, &[KEPT])?.get(KEPT, OWNER.to_owned()).await?;
    if let Some(owner) = owner {
        return Ok(owner == here);
    }
    // Another page may do the same in this very moment: reading and writing are one.
    let change = Change::writing(database)?;
    if let Some(owner) = change.get(KEPT, OWNER.to_owned()).await? {
        return Ok(owner == here);
    }
    change.put(KEPT, OWNER.to_owned(), here.to_owned())?;
    match change.commit().await {
        // Where there is no room for it, all that is kept can be read nevertheless.
        Ok(()) | Err(StoreError::Full) => Ok(true),
        Err(error) => Err(error),
    }
}

async fn open_named(name: &str) -> Result<Database, StoreError> {
    let make = |_, database: Database| {
        for name in [PLAYS, LINES, KEPT] {
            database.create_object_store(name).build()?;
        }
        Ok(())
    };
    let opened = async { Database::open(name).with_version(VERSION).with_on_upgrade_needed(make).await };
    match opened.await {
        Ok(database) => Ok(database),
        Err(error) => Err(open_fault(name, error).await),
    }
}

async fn open_fault(name: &str, error: OpenDbError) -> StoreError {
    let error = match error {
        OpenDbError::Base(error) => error,
        // A browser without a database, or one that does not let this page have it.
        other => return StoreError::Broken { why: other.to_string() },
    };
    if name_of(&error).as_deref() != Some("VersionError") {
        return fault(error);
    }
    let newer = async { Database::open(name).await };
    match newer.await {
        // A version is a whole number, and no program gets beyond a few dozen of them.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Ok(newer) => {
            let found = newer.version() as u32;
            // Not even this one stands in the way of a version that is later still.
            newer.close();
            StoreError::Newer { found, known: VERSION.into() }
        }
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
