//! A note and a house rule as a row.

use super::{Cells, KnownEntries, Wrong};
use crate::library::entry::Ref;
use crate::library::own::Note;

/// The columns, in the order in which they are written.
pub const COLUMNS: [&str; 5] = ["game", "id", "name", "house", "note"];

/// The note of a row, and on which entry it is.
pub(super) fn read(cells: Cells<'_>, known: KnownEntries<'_>) -> Result<(Ref, Note), Wrong> {
    let at = Ref::new(cells.game(known)?, cells.cell("id"));
    if !(known.entry)(&at) {
        return Err(Wrong::Entry(at.id));
    }
    let note = Note { note: cells.text("note"), house: cells.text("house") };
    if note.is_empty() { Err(Wrong::Wordless) } else { Ok((at, note)) }
}

/// What stands in a column.
pub(super) fn cell(at: &Ref, name: &str, note: &Note, column: &str) -> String {
    let words = match column {
        "game" => &at.game,
        "id" => &at.id,
        "name" => name,
        "house" => &note.house,
        _ => &note.note,
    };
    words.to_owned()
}
