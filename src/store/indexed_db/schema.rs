//! The form of the browser's database: its object stores, and how an older form is brought up to date.
//!
//! A browser upgrades a database in one transaction: a tab that is killed in the middle leaves the older form behind.

use indexed_db_futures::Result;
use indexed_db_futures::database::{Database, VersionChangeEvent};
use indexed_db_futures::internals::SystemRepr as _;
use indexed_db_futures::object_store::ObjectStore;
use indexed_db_futures::prelude::{Build as _, QuerySource as _};
use wasm_bindgen::JsValue;

use crate::store::checksum::Checksum;

/// The version of the form; fault.js and the tests of pages know it too.
pub(super) const VERSION: u8 = 2;

/// The plays, by id.
pub(super) const PLAYS: &str = "plays";

/// The lines of all plays, by id and number. Each has its checksum within itself.
pub(super) const LINES: &str = "lines";

/// The values, by key.
pub(super) const KEPT: &str = "kept";

/// The checksums of the records in [`PLAYS`] and [`KEPT`], by [`checksum_key`]. They lie beside the records and not within
/// them: so a record that is gone is missed, and whoever copies the records letter by letter still can.
pub(super) const CHECKSUMS: &str = "checksums";

/// The key of the checksum of a record.
pub(super) fn checksum_key(store: &str, key: &str) -> String {
    format!("{store}/{key}")
}

/// Makes the object stores of a new database, or adds to an older one what it lacks.
pub(super) async fn upgrade(event: VersionChangeEvent, database: Database) -> Result<()> {
    if event.old_version() < 1.0 {
        for name in [PLAYS, LINES, KEPT] {
            database.create_object_store(name).build()?;
        }
    }
    if event.old_version() < 2.0 {
        let checksums = database.create_object_store(CHECKSUMS).build()?;
        let added = add_checksums(&checksums).await;
        if added.is_err() {
            // Else the browser would keep the new form without the checksums, and every record would count as damaged.
            checksums.transaction().as_sys().abort()?;
        }
        added?;
    }
    Ok(())
}

/// Gives each record of the first form its checksum: what it says now is all that is known of it.
async fn add_checksums(checksums: &ObjectStore<'_>) -> Result<()> {
    for name in [PLAYS, KEPT] {
        let records = checksums.transaction().object_store(name)?;
        let keys = records.get_all_keys::<String>().await?;
        let values = records.get_all::<JsValue>().await?;
        for (key, value) in keys.zip(values) {
            // What is no text was not written by any version, and stays without a checksum: it counts as damaged.
            let (key, Some(value)) = (key?, value?.as_string()) else { continue };
            let checksum = Checksum::of_value(&key, &value).to_string();
            drop(checksums.put(checksum).with_key(checksum_key(name, &key)).build()?);
        }
    }
    Ok(())
}
