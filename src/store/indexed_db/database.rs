//! Opening the browser's database, and what its errors mean.
//!
//! A host has one set of databases for all of its pages, and there may be two Tablesides on it, each in a folder of its
//! own. The one that came first has the database of the plain name and says so in it; every other one has a database that
//! is named after its folder. Whose a database is, is looked at before its form is changed: they may be of two versions.

use indexed_db_futures::database::Database;
use indexed_db_futures::error::{Error, OpenDbError, UnexpectedDataError};
use indexed_db_futures::internals::SystemRepr as _;
use indexed_db_futures::prelude::{Build as _, QuerySource as _};
use indexed_db_futures::transaction::TransactionMode;

use super::change::{Change, Found};
use super::schema::{CHECKSUMS, KEPT, VERSION, upgrade};
use crate::store::StoreError;
use crate::store::checksum::Checksum;

/// The database's name, for the first that came to this host.
const NAME: &str = "tableside";

/// The key under which a database says whose it is; assets/web/fault.js reads it too.
const OWNER: &str = "address";

/// Opens the database of this page; it is made where it is missing. `blocked` is called when an older version in another tab
/// stands in the way; this goes on by itself when that tab has let go. `opened` is called at once with whatever is open,
/// before anything is read from it.
///
/// # Errors
/// [`StoreError::Newer`] when a later version of the program has changed its form; what the browser says.
pub(super) async fn open(
    blocked: impl Fn() + Clone + 'static,
    opened: impl Fn(&Database),
) -> Result<Database, StoreError> {
    let here = folder();
    let open = async |name: &str| {
        let database = open_named(name, blocked.clone()).await?;
        opened(&database);
        Ok(database)
    };
    if is_of_another(&here).await {
        return open(&format!("{NAME}:{here}")).await;
    }
    let database = open(NAME).await?;
    let is_owned = is_owned_by(&database, &here).await;
    if is_owned == Ok(true) {
        return Ok(database);
    }
    database.close();
    // Another page has come first in this very moment, unless its owner could not be read.
    is_owned?;
    open(&format!("{NAME}:{here}")).await
}

/// Whether the database of the plain name is there, in whatever form, and belongs to another folder than this one.
async fn is_of_another(here: &str) -> bool {
    let absent = |_, database: Database| {
        // One that is only now made is taken back: it would have the first form, and nothing in it.
        let store = database.create_object_store(KEPT).build()?;
        store.transaction().as_sys().abort()?;
        Ok(())
    };
    let opened = async { Database::open(NAME).with_on_upgrade_needed(absent).await };
    let Ok(database) = opened.await else { return false };
    let owner = owner(&database).await;
    database.close();
    owner.is_ok_and(|owner| is_owner(here, &owner) == Some(false))
}

/// Whose a database is, of whatever form.
async fn owner(database: &Database) -> Result<Found, StoreError> {
    if database.object_store_names().any(|name| name == CHECKSUMS) {
        return Change::reading(database, &[KEPT])?.find(KEPT, OWNER).await;
    }
    let read = async {
        let transaction = database.transaction(KEPT).with_mode(TransactionMode::Readonly).build()?;
        transaction.object_store(KEPT)?.get::<String, String, _>(OWNER.to_owned()).await
    };
    Ok(read.await.map_err(fault)?.map_or(Found::Nothing, Found::Sound))
}

/// The folder in which the page lies on its host, such as `/games/table/`.
fn folder() -> String {
    let address = web_sys::window().and_then(|window| window.location().pathname().ok()).unwrap_or_default();
    address.rsplit_once('/').map_or_else(String::new, |(folder, _)| format!("{folder}/"))
}

/// Whether a database is that of the page in this folder. One that is nobody's becomes its own.
async fn is_owned_by(database: &Database, here: &str) -> Result<bool, StoreError> {
    let owner = Change::reading(database, &[KEPT])?.find(KEPT, OWNER).await?;
    if let Some(owned) = is_owner(here, &owner) {
        return Ok(owned);
    }
    // Another page may do the same in this very moment: reading and writing are one.
    let change = Change::writing(database)?;
    if let Some(owned) = is_owner(here, &change.find(KEPT, OWNER).await?) {
        return Ok(owned);
    }
    change.put(KEPT, OWNER, here.to_owned())?;
    match change.commit().await {
        // Where there is no room for it, all that is kept can be read nevertheless.
        Ok(()) | Err(StoreError::Full) => Ok(true),
        Err(error) => Err(error),
    }
}

/// Whether the page in this folder is the owner; none where there is none yet, or where it is certain and has to be written
/// again. A page that took another database for its own would show none of its plays.
fn is_owner(here: &str, found: &Found) -> Option<bool> {
    match found {
        Found::Nothing => None,
        Found::Sound(owner) => Some(owner == here),
        // The address or its checksum is damaged, and the other one still knows whose it is.
        Found::Damaged { text, checksum } => {
            let own = Checksum::of_value(OWNER, here).to_string();
            let is_own = text.as_deref() == Some(here) || checksum.as_deref() == Some(own.as_str());
            (!is_own).then_some(false)
        }
    }
}

async fn open_named(name: &str, blocked: impl Fn() + 'static) -> Result<Database, StoreError> {
    let opened = async {
        let blocked = move |_| {
            blocked();
            Ok(())
        };
        let request = Database::open(name).with_version(VERSION).with_on_blocked(blocked);
        request.with_on_upgrade_needed_fut(upgrade).await
    };
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
    match name_of(&error).as_deref() {
        Some("VersionError") => {}
        // An upgrade is taken back where one of its writes fails, and these fail where there is no room.
        Some("AbortError") => return StoreError::Full,
        _ => return fault(error),
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
