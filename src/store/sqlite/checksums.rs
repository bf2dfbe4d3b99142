//! A look at all checksums of a database: how many of its plays and values are as they were written.

use std::collections::BTreeMap;

use rusqlite::Connection;

use crate::store::{PlayId, StoreError};

use super::{kept, plays};

/// What a database holds.
#[derive(Debug, Default)]
pub(super) struct DatabaseContent {
    /// The plays that are whole, with the number of their entries.
    pub(super) whole: BTreeMap<PlayId, u64>,
    /// How many plays and values are not as they were written.
    pub(super) damaged: u64,
}

/// Looks at each play with all its lines, and at each value.
pub(super) fn content(conn: &mut Connection) -> Result<DatabaseContent, StoreError> {
    let mut content = DatabaseContent::default();
    for (listed, sound) in plays::rows(conn)? {
        let play = listed.header.id;
        match plays::read(conn, play, 0) {
            Ok((listed, _)) => drop(content.whole.insert(play, listed.entries)),
            Err(StoreError::DamagedPlay { .. }) => content.damaged += 1,
            Err(error) => return Err(error),
        }
        content.damaged += u64::from(!sound);
    }
    for key in kept::keys(conn)? {
        match kept::value(conn, &key) {
            Err(StoreError::DamagedValue { .. }) => content.damaged += 1,
            read => drop(read?),
        }
    }
    Ok(content)
}
