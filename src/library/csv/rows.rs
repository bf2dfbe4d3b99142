//! Limits on the rows of a table, checked before anything is made of them.
//!
//! The reader of tables keeps a number for each column of a row, so sixty megabytes of commas would become three
//! gigabytes of memory. These bytes are counted on their way to it, by the same rules about quotation marks.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, Read};
use std::rc::Rc;

use thiserror::Error;

/// The most columns of a row: several times what any table here has.
pub(super) const COLUMNS: usize = 64;

/// The longest row, in bytes: every column as long as it may be, with each quotation mark in it doubled.
pub(super) const BYTES: usize = 128 << 10;

/// A row that is more than any table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(super) enum RowError {
    /// More than [`COLUMNS`] columns.
    #[error("line {line}: too many columns")]
    Columns {
        /// The line in which it begins.
        line: u64,
    },
    /// More than [`BYTES`] bytes.
    #[error("line {line}: too long")]
    Bytes {
        /// The line in which it begins.
        line: u64,
    },
    /// A cell that begins with a quotation mark and never ends.
    #[error("line {line}: a quotation mark is not closed")]
    Quote {
        /// The line in which the cell begins.
        line: u64,
    },
}

/// A table on its way to its reader.
pub(super) struct Rows<R> {
    source: R,
    delimiter: u8,
    place: CellState,
    /// The line that is read, from 1, and the one in which its row begins.
    line: u64,
    begins: u64,
    columns: usize,
    bytes: usize,
    /// The line in which the cell between quotation marks begins.
    quoted: u64,
    /// Whether the last byte ended a line with the first of two signs.
    returned: bool,
    /// The lines in which rows begin that were read and are not taken yet: the reader of tables counts otherwise where
    /// lines are blank, or end with two signs.
    rows: Rc<RefCell<VecDeque<u64>>>,
}

/// Where in a row the next byte stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CellState {
    /// At the first byte of a cell.
    Start,
    /// In a cell without quotation marks around it.
    Plain,
    /// Between the quotation marks of a cell.
    Quoted,
    /// After a quotation mark that ends the cell, or is the first of two that stand for one.
    AfterQuote,
}

impl<R> Rows<R> {
    /// A table whose first row is in this line.
    pub(super) const fn new(source: R, delimiter: u8, line: u64, rows: Rc<RefCell<VecDeque<u64>>>) -> Self {
        let (place, columns, bytes) = (CellState::Start, 1, 0);
        Self { source, delimiter, place, line, begins: line, columns, bytes, quoted: line, returned: false, rows }
    }

    /// A row ends here, unless it is a blank line.
    fn end(&mut self) {
        if self.bytes > 0 {
            self.rows.borrow_mut().push_back(self.begins);
        }
        (self.columns, self.bytes, self.begins) = (1, 0, self.line);
        self.place = CellState::Start;
    }

    fn take(&mut self, byte: u8) -> Result<(), RowError> {
        let is_second = std::mem::replace(&mut self.returned, byte == b'\r') && byte == b'\n';
        self.line += u64::from(matches!(byte, b'\n' | b'\r') && !is_second);
        if (self.place, byte) == (CellState::Start, b'"') {
            self.quoted = self.line;
        }
        self.place = match (self.place, byte) {
            (CellState::Quoted, b'"') => CellState::AfterQuote,
            (CellState::Quoted, _) | (CellState::Start | CellState::AfterQuote, b'"') => CellState::Quoted,
            (_, b'\n' | b'\r') => {
                self.end();
                return Ok(());
            }
            (_, byte) if byte == self.delimiter => {
                self.columns += 1;
                CellState::Start
            }
            _ => CellState::Plain,
        };
        self.bytes += 1;
        let line = self.begins;
        if self.columns > COLUMNS {
            return Err(RowError::Columns { line });
        }
        if self.bytes > BYTES { Err(RowError::Bytes { line }) } else { Ok(()) }
    }
}

impl<R: Read> Read for Rows<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(into)?;
        for &byte in into.iter().take(read) {
            self.take(byte).map_err(io::Error::other)?;
        }
        if read == 0 && !into.is_empty() {
            if self.place == CellState::Quoted {
                self.place = CellState::Start;
                return Err(io::Error::other(RowError::Quote { line: self.quoted }));
            }
            self.end();
        }
        Ok(read)
    }
}

/// The limit that stands behind an error of a table's reader.
pub(super) fn limit(error: &csv::Error) -> Option<RowError> {
    let csv::ErrorKind::Io(error) = error.kind() else { return None };
    error.get_ref()?.downcast_ref().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit_of(table: &str) -> Option<RowError> {
        let mut reader = csv::Reader::from_reader(Rows::new(table.as_bytes(), b',', 1, Rc::default()));
        reader.records().find_map(|row| limit(&row.err()?))
    }

    #[test]
    fn a_row_may_have_so_much_and_no_more() {
        let commas = |count: usize| format!("a\n{}\n", ",".repeat(count));
        assert_eq!(limit_of(&commas(COLUMNS - 1)), None);
        assert_eq!(limit_of(&commas(COLUMNS)), Some(RowError::Columns { line: 2 }));
        let long = |bytes: usize| format!("a\nb\n{}\n", "x".repeat(bytes));
        assert_eq!(limit_of(&long(BYTES)), None);
        assert_eq!(limit_of(&long(BYTES + 1)), Some(RowError::Bytes { line: 3 }));
        // Not a short line each, since a quotation mark holds them together.
        let held = format!("a\n\"{}\"\n", "x\n".repeat(BYTES / 2));
        assert_eq!(limit_of(&held), Some(RowError::Bytes { line: 2 }));
    }

    #[test]
    fn quotation_marks_count_as_the_reader_of_tables_counts_them() {
        let many = |cell: &str| format!("a\n{}", format!("{cell}\n").repeat(BYTES));
        for cell in ["5\" disc", "\"a \"\"b\"\" c\"", "\"a,\"\"\"", "\"a\"b", "x\"\"", "\"\"", "\"a\r\nb\""] {
            assert_eq!(limit_of(&many(cell)), None, "{cell}");
        }
        let quoted = format!("a\n\"{}\"\n", ",".repeat(2 * COLUMNS));
        assert_eq!(limit_of(&quoted), None, "commas between quotation marks are text");
    }
}
