//! Own cards and notes as tables: one row a card or a note, commas or semicolons between the columns, UTF-8.
//!
//! The columns of own cards:
//!
//! | column | what stands in it |
//! |---|---|
//! | `game` | the game's id, such as `nile`, or its name; needed |
//! | `name_en`, `name_cs`, `name_de` | its names; one of them is needed |
//! | `kind`, `deck` | words of your own |
//! | `number` | its printed numbers, several with spaces between them |
//! | `copies` | how many there are, a whole number |
//! | `also` | other words by which it is found, with `;` or `|` between them |
//! | `text_en`, `text_cs` | what it does |
//! | `source` | where that stands |
//!
//! The columns of notes; a table with one of the last two is one of notes:
//!
//! | column | what stands in it |
//! |---|---|
//! | `game`, `id` | the entry: the game's id and its own, such as `nile` and `camel`; needed |
//! | `name` | its name, for people alone |
//! | `house` | how this table plays it |
//! | `note` | a note; one of the two is needed |
//!
//! A cell that a spreadsheet would take for a formula is written with an apostrophe before it, and read without.
//!
//! The first line names the columns, in any order; those that are missing stay empty. A table is taken whole or not at
//! all, and each thing that is wrong is named with its line.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Cursor, Read};
use std::rc::Rc;

use thiserror::Error;

use super::entry::Ref;
use super::own::{Note, OwnCard};
use crate::locale::Message;
use crate::store::json::BYTE_ORDER_MARK;

mod cards;
mod guard;
mod notes;
mod rows;

pub use cards::COLUMNS;
pub use notes::COLUMNS as NOTE_COLUMNS;

/// The most cards in one table.
pub const MOST: usize = 50_000;

/// The most notes in one table: more than there are entries.
pub const MOST_NOTES: usize = 2_000;

/// The longest text in a cell, in bytes.
const LONGEST: usize = 4_000;

/// The most words in a cell that holds a list of them.
const MOST_WORDS: usize = 32;

/// So many bytes are looked at for the first line.
const FIRST: usize = 64 << 10;

/// So many cards are forgotten at once.
const FORGOTTEN: usize = 256;

/// So many mistakes are named at once.
const NAMED: usize = 20;

/// What is wrong with a line of a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {wrong:?}")]
pub struct CsvError {
    /// The line, from 1; the first one names the columns.
    pub line: u64,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Nothing is in it but the names of the columns.
    Empty,
    /// It has no column `game` or none for a name.
    NoColumn(&'static str),
    /// A column that nobody knows.
    Column(String),
    /// A column that stands twice.
    ColumnTwice(String),
    /// The row has another number of columns than the first line.
    Length,
    /// The letters are not UTF-8.
    Letters,
    /// A quotation mark has no other one that ends its cell.
    Unclosed,
    /// The row's quotation marks or commas do not fit.
    Form(String),
    /// No game of this id.
    Game(String),
    /// It has no name.
    Nameless,
    /// No whole number of copies.
    Copies(String),
    /// A text that is too long.
    TooLong(String),
    /// No entry of this id in the game.
    Entry(String),
    /// The same entry stands further up.
    Twice(String),
    /// Neither a note nor a house rule.
    Wordless,
    /// More rows than are taken at once: this is the most.
    TooMany(usize),
    /// More words in this column than are taken: the most.
    TooManyWords(&'static str, usize),
    /// More columns than any table has: the most.
    TooManyColumns(usize),
    /// A row of more bytes than any table has: the most.
    TooLongRow(usize),
}

impl CsvError {
    /// The message for people, with the line.
    pub fn message(&self) -> Message {
        let message = |key: &'static str| Message::new(key).number("line", self.line);
        match &self.wrong {
            Wrong::Empty => message("library-csv-empty"),
            Wrong::NoColumn(column) => message("library-csv-no-column").text("column", *column),
            Wrong::Column(column) => message("library-csv-column").text("column", column.clone()),
            Wrong::ColumnTwice(column) => message("library-csv-column-twice").text("column", column.clone()),
            Wrong::Length => message("library-csv-length"),
            Wrong::Letters => message("library-csv-letters"),
            Wrong::Unclosed => message("library-csv-unclosed"),
            Wrong::Form(why) => message("library-csv-form").text("why", why.clone()),
            Wrong::Game(game) => message("library-csv-game").text("game", game.clone()),
            Wrong::Nameless => message("library-csv-nameless"),
            Wrong::Copies(copies) => message("library-csv-copies").text("copies", copies.clone()),
            Wrong::TooLong(column) => {
                message("library-csv-too-long").text("column", column.clone()).number("most", LONGEST)
            }
            Wrong::TooManyWords(column, most) => {
                message("library-csv-too-many-words").text("column", *column).number("most", *most)
            }
            Wrong::TooManyColumns(most) => message("library-csv-too-many-columns").number("most", *most),
            Wrong::TooLongRow(most) => message("library-csv-too-long-row").number("most", *most >> 10),
            Wrong::Entry(id) => message("library-csv-entry").text("id", id.clone()),
            Wrong::Twice(id) => message("library-csv-twice").text("id", id.clone()),
            Wrong::Wordless => message("library-csv-wordless"),
            Wrong::TooMany(most) => message("library-csv-too-many").number("most", *most),
        }
    }
}

/// What a table may speak of.
#[derive(Clone, Copy)]
pub struct KnownEntries<'a> {
    /// The id of the game of this id, or of this name; none where there is none.
    pub game: &'a dyn Fn(&str) -> Option<String>,
    /// Whether there is an entry.
    pub entry: &'a dyn Fn(&Ref) -> bool,
}

/// What a table holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvTable {
    /// Own cards.
    Cards(Vec<OwnCard>),
    /// Notes and house rules with the entries on which they are written.
    Notes(Vec<(Ref, Note)>),
}

impl CsvTable {
    /// How many rows there are.
    pub const fn len(&self) -> usize {
        match self {
            Self::Cards(cards) => cards.len(),
            Self::Notes(notes) => notes.len(),
        }
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    const fn most(&self) -> usize {
        match self {
            Self::Cards(_) => MOST,
            Self::Notes(_) => MOST_NOTES,
        }
    }
}

/// A table while it is read: a part at a time, so that nobody waits for a long one.
pub struct Reading {
    source: csv::Reader<Box<dyn Read>>,
    size: u64,
    columns: Vec<&'static str>,
    row: csv::StringRecord,
    /// In which lines the rows begin that are on their way.
    begins: Rc<RefCell<VecDeque<u64>>>,
    table: CsvTable,
    errors: Vec<CsvError>,
    over: bool,
}

impl Reading {
    /// A table of so many bytes, of which nothing is read but its first line.
    pub fn new(source: impl Read + 'static, size: u64) -> Self {
        let mut source = BufReader::with_capacity(FIRST, source);
        // What cannot be read is said by the table's own reader, which tries again.
        let start = source.fill_buf().unwrap_or_default();
        let is_wide = WIDE_MARKS.iter().any(|mark| start.starts_with(mark));
        let start = FirstLine::of(start);
        source.consume(start.passed);
        let (delimiter, begins) = (start.delimiter, Rc::new(RefCell::default()));
        let source = Box::new(rows::Rows::new(source, delimiter, start.line, Rc::clone(&begins))) as Box<dyn Read>;
        let source = csv::ReaderBuilder::new().delimiter(delimiter).from_reader(source);
        let mut reading = Self {
            source,
            size,
            columns: Vec::new(),
            row: csv::StringRecord::new(),
            begins,
            table: CsvTable::Cards(Vec::new()),
            errors: Vec::new(),
            over: false,
        };
        let header = reading.source.headers().cloned();
        let line = reading.line();
        let header = header.map_err(|error| fault(&error, line));
        if is_wide {
            reading.stop(CsvError { line: 1, wrong: Wrong::Letters });
            return reading;
        }
        match header.and_then(|header| reading.take_header(&header).map_err(|wrong| CsvError { line, wrong })) {
            Ok(columns) => reading.columns = columns,
            Err(error) => reading.stop(error),
        }
        reading
    }

    /// Reads rows for as long as that goes on. Whether there are more.
    pub fn work(&mut self, known: KnownEntries<'_>, goes_on: &mut dyn FnMut() -> bool) -> bool {
        while !self.over && goes_on() {
            self.read_row(known);
        }
        !self.over
    }

    /// How many rows were read so far.
    pub const fn rows(&self) -> usize {
        self.table.len()
    }

    /// How much of the table was read, in percent: 0 before anything was, 100 only when all was.
    pub fn percent(&self) -> u64 {
        let read = self.source.position().byte();
        let percent = (read * 100).checked_div(self.size).unwrap_or_default();
        if read == 0 || read >= self.size { percent.min(100) } else { percent.max(1) }
    }

    /// A table that was read to its end.
    ///
    /// # Errors
    /// All that is wrong, by line, as far as [`NAMED`]; nothing is to be taken then.
    pub fn finish(&mut self) -> Result<CsvTable, Vec<CsvError>> {
        if self.errors.is_empty() {
            Ok(std::mem::replace(&mut self.table, CsvTable::Notes(Vec::new())))
        } else {
            Err(std::mem::take(&mut self.errors))
        }
    }

    /// Lets a part of what was read go, since to forget fifty thousand cards takes longer than a frame. Whether there is
    /// more.
    pub fn forget(&mut self) -> bool {
        if let CsvTable::Cards(cards) = &mut self.table {
            cards.truncate(cards.len().saturating_sub(FORGOTTEN));
        }
        matches!(&self.table, CsvTable::Cards(cards) if !cards.is_empty())
    }

    /// Which known column each column is.
    fn take_header(&mut self, header: &csv::StringRecord) -> Result<Vec<&'static str>, Wrong> {
        let plain: Vec<String> = header.iter().map(|name| name.trim().to_ascii_lowercase()).collect();
        let notes = plain.iter().any(|name| ["note", "house"].contains(&name.as_str()));
        let all: &[&str] = if notes { &NOTE_COLUMNS } else { &COLUMNS };
        let mut found: Vec<&'static str> = Vec::new();
        for (name, plain) in header.iter().zip(&plain) {
            let Some(column) = all.iter().find(|column| *column == plain) else {
                return Err(Wrong::Column(name.trim().to_owned()));
            };
            if found.contains(column) {
                return Err(Wrong::ColumnTwice((*column).to_owned()));
            }
            found.push(column);
        }
        let needed: &[&str] = if notes { &["game", "id"] } else { &["game"] };
        if let Some(column) = needed.iter().find(|column| !found.contains(column)) {
            return Err(Wrong::NoColumn(column));
        }
        if !notes && !found.iter().any(|column| column.starts_with("name_")) {
            return Err(Wrong::NoColumn("name_en"));
        }
        if notes {
            self.table = CsvTable::Notes(Vec::new());
        }
        Ok(found)
    }

    fn read_row(&mut self, known: KnownEntries<'_>) {
        match self.source.read_record(&mut self.row) {
            Ok(true) => {
                let line = self.line();
                if let Err(wrong) = self.take_row(known) {
                    self.errors.push(CsvError { line, wrong });
                }
                if self.table.len() > self.table.most() {
                    self.stop(CsvError { line, wrong: Wrong::TooMany(self.table.most()) });
                }
            }
            Ok(false) if self.table.is_empty() && self.errors.is_empty() => {
                self.stop(CsvError { line: 1, wrong: Wrong::Empty });
            }
            Ok(false) => self.over = true,
            Err(error) => {
                let fault = fault(&error, self.line());
                // Where one row has other letters all of them have.
                self.over |= rows::limit(&error).is_some() || fault.wrong == Wrong::Letters;
                self.errors.push(fault);
            }
        }
        self.over |= self.errors.len() >= NAMED;
    }

    fn take_row(&mut self, known: KnownEntries<'_>) -> Result<(), Wrong> {
        let cells = Cells { columns: &self.columns, row: &self.row };
        if let Some(column) = cells.too_long() {
            return Err(Wrong::TooLong(column.to_owned()));
        }
        match &mut self.table {
            CsvTable::Cards(cards) => cards.extend(cards::read(cells, known)?),
            CsvTable::Notes(notes) => {
                let (at, note) = notes::read(cells, known)?;
                if notes.iter().any(|(other, _)| *other == at) {
                    return Err(Wrong::Twice(at.id));
                }
                notes.push((at, note));
            }
        }
        Ok(())
    }

    /// The line in which the row begins that was read last.
    fn line(&self) -> u64 {
        self.begins.borrow_mut().pop_front().unwrap_or(1)
    }

    fn stop(&mut self, error: CsvError) {
        self.errors.push(error);
        self.over = true;
    }
}

/// The cells of a row with the columns in which they stand.
#[derive(Clone, Copy)]
struct Cells<'a> {
    columns: &'a [&'static str],
    row: &'a csv::StringRecord,
}

impl<'a> Cells<'a> {
    fn all(self) -> impl Iterator<Item = (&'static str, &'a str)> {
        self.columns.iter().copied().zip(self.row)
    }

    fn too_long(self) -> Option<&'static str> {
        self.all().find(|(_, cell)| cell.len() > LONGEST).map(|(column, _)| column)
    }

    /// What stands in a column, without the spaces around it.
    fn cell(self, wanted: &str) -> &'a str {
        self.all().find(|(column, _)| *column == wanted).map_or("", |(_, cell)| guard::without(cell.trim()).trim())
    }

    /// The words in a column, with any of these signs between them.
    fn list(self, wanted: &'static str, parts: &[char]) -> Result<Vec<String>, Wrong> {
        let words = || self.cell(wanted).split(parts).map(str::trim).filter(|word| !word.is_empty());
        if words().nth(MOST_WORDS).is_some() {
            return Err(Wrong::TooManyWords(wanted, MOST_WORDS));
        }
        Ok(words().map(str::to_owned).collect())
    }

    fn text(self, wanted: &str) -> String {
        self.cell(wanted).to_owned()
    }

    /// The game of the row.
    fn game(self, known: KnownEntries<'_>) -> Result<String, Wrong> {
        let game = self.text("game");
        (known.game)(&game).ok_or(Wrong::Game(game))
    }
}

/// A whole table.
///
/// # Errors
/// As [`Reading::finish`].
pub fn read(bytes: impl Into<Vec<u8>>, known: KnownEntries<'_>) -> Result<CsvTable, Vec<CsvError>> {
    let mut reading = Reading::new(Cursor::new(bytes.into()), 0);
    while reading.work(known, &mut || true) {}
    reading.finish()
}

/// A table while it is written; [`read`] gives the same back.
pub struct Writing(csv::Writer<Vec<u8>>);

impl Writing {
    /// A table of own cards.
    pub fn of_cards() -> Self {
        Self::new(&COLUMNS)
    }

    /// A table of notes.
    pub fn of_notes() -> Self {
        Self::new(&NOTE_COLUMNS)
    }

    fn new(columns: &[&str]) -> Self {
        let mut table = csv::Writer::from_writer(Vec::new());
        // Memory takes every row.
        let _ = table.write_record(columns);
        Self(table)
    }

    /// Writes a card.
    pub fn card(&mut self, card: &OwnCard) {
        let _ = self.0.write_record(COLUMNS.map(|column| guard::with(cards::cell(card, column))));
    }

    /// Writes a note on an entry of this name.
    pub fn note(&mut self, at: &Ref, name: &str, note: &Note) {
        let _ = self.0.write_record(NOTE_COLUMNS.map(|column| guard::with(notes::cell(at, name, note, column))));
    }

    /// The table.
    pub fn finish(self) -> String {
        String::from_utf8(self.0.into_inner().unwrap_or_default()).unwrap_or_default()
    }
}

/// How a text begins that has two bytes a letter.
const WIDE_MARKS: [&[u8]; 2] = [b"\xff\xfe", b"\xfe\xff"];

/// What the first bytes of a table say of it.
struct FirstLine {
    delimiter: u8,
    /// So many bytes stand before the names of the columns.
    passed: usize,
    /// In which line these names stand.
    line: u64,
}

impl FirstLine {
    fn of(start: &[u8]) -> Self {
        let mark = if start.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        let text = start.get(mark..).unwrap_or_default();
        let end = text.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(text.len());
        let both = usize::from(text.get(end..).is_some_and(|rest| rest.starts_with(b"\r\n")));
        let first = text.get(..end).unwrap_or_default().trim_ascii();
        let end = text.len().min(end + 1 + both);
        // Excel is told the sign between the columns by a line of its own.
        match first.strip_prefix(b"sep=").or_else(|| first.strip_prefix(b"\"sep=")?.strip_suffix(b"\"")) {
            Some([sign]) => Self { delimiter: *sign, passed: mark + end, line: 2 },
            _ => Self { delimiter: delimiter(text), passed: mark, line: 1 },
        }
    }
}

/// Whether this may be a table of own cards or of notes: its first line names the column `game`.
pub fn is_table(bytes: &[u8]) -> bool {
    let start = FirstLine::of(bytes);
    let rest = bytes.get(start.passed..).unwrap_or_default();
    let first = rest.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    let mut names = first.split(|byte| *byte == start.delimiter);
    names.any(|name| name.trim_ascii().eq_ignore_ascii_case(b"game") || name == b"\"game\"")
}

/// What stands between the columns: whichever of the signs the first line has more of. Tables of a Czech spreadsheet have
/// semicolons.
fn delimiter(bytes: &[u8]) -> u8 {
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let count = |sign: u8| first.iter().filter(|byte| **byte == sign).count();
    [b';', b'\t'].into_iter().find(|sign| count(*sign) > count(b',')).unwrap_or(b',')
}

fn fault(error: &csv::Error, line: u64) -> CsvError {
    match rows::limit(error) {
        Some(rows::RowError::Columns { line }) => {
            return CsvError { line, wrong: Wrong::TooManyColumns(rows::COLUMNS) };
        }
        Some(rows::RowError::Bytes { line }) => return CsvError { line, wrong: Wrong::TooLongRow(rows::BYTES) },
        Some(rows::RowError::Quote { line }) => return CsvError { line, wrong: Wrong::Unclosed },
        None => {}
    }
    let wrong = match error.kind() {
        csv::ErrorKind::UnequalLengths { .. } => Wrong::Length,
        csv::ErrorKind::Utf8 { .. } => Wrong::Letters,
        _ => Wrong::Form(error.to_string()),
    };
    CsvError { line, wrong }
}
