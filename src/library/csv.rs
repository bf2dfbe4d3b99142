//! Own cards as a table: one row a card, commas or semicolons between the columns, UTF-8.
//!
//! | column | what stands in it |
//! |---|---|
//! | `game` | the game's id, such as `nile`; needed |
//! | `name_en`, `name_cs`, `name_de` | its names; one of them is needed |
//! | `kind`, `deck` | words of your own |
//! | `number` | its printed numbers, several with spaces between them |
//! | `copies` | how many there are, a whole number |
//! | `also` | other words by which it is found, with `;` or `|` between them |
//! | `text_en`, `text_cs` | what it does |
//! | `source` | where that stands |
//!
//! The first line names the columns, in any order; those that are missing stay empty. A table is taken whole or not at
//! all, and each thing that is wrong is named with its line.

use thiserror::Error;

use super::entry::Names;
use super::own::OwnCard;
use crate::locale::Say;
use crate::table::guide::Words;

/// The columns, in the order in which they are written.
pub const COLUMNS: [&str; 12] = [
    "game", "name_en", "name_cs", "name_de", "kind", "deck", "number", "copies", "also", "text_en", "text_cs", "source",
];

/// The most cards in one table.
pub const MOST: usize = 50_000;

/// The longest text in a cell, in bytes.
const LONGEST: usize = 4_000;

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
    /// More rows than are taken at once.
    TooMany,
}

impl CsvError {
    /// The message for people, with the line.
    pub fn say(&self) -> Say {
        let message = |key: &'static str| Say::new(key).number("line", self.line);
        match &self.wrong {
            Wrong::Empty => message("library-csv-empty"),
            Wrong::NoColumn(column) => message("library-csv-no-column").text("column", *column),
            Wrong::Column(column) => message("library-csv-column").text("column", column.clone()),
            Wrong::ColumnTwice(column) => message("library-csv-column-twice").text("column", column.clone()),
            Wrong::Length => message("library-csv-length"),
            Wrong::Letters => message("library-csv-letters"),
            Wrong::Form(why) => message("library-csv-form").text("why", why.clone()),
            Wrong::Game(game) => message("library-csv-game").text("game", game.clone()),
            Wrong::Nameless => message("library-csv-nameless"),
            Wrong::Copies(copies) => message("library-csv-copies").text("copies", copies.clone()),
            Wrong::TooLong(column) => message("library-csv-too-long").text("column", column.clone()),
            Wrong::TooMany => message("library-csv-too-many").number("most", MOST),
        }
    }
}

/// The cards of a table; `is_game` says which ids are games.
///
/// # Errors
/// All that is wrong, by line, as far as [`NAMED`]; nothing is to be taken then.
pub fn read(bytes: &[u8], is_game: &dyn Fn(&str) -> bool) -> Result<Vec<OwnCard>, Vec<CsvError>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let mut reader = csv::ReaderBuilder::new().delimiter(delimiter(bytes)).from_reader(bytes);
    let header = reader.headers().map_err(|error| vec![fault(&error, 1)])?.clone();
    let columns = columns(&header).map_err(|wrong| vec![CsvError { line: 1, wrong }])?;
    let (mut cards, mut errors) = (Vec::new(), Vec::new());
    let mut line = 1;
    for record in reader.records() {
        match record {
            Ok(record) => {
                line = record.position().map_or(line + 1, csv::Position::line);
                match card(&columns, &record, is_game) {
                    Ok(card) => cards.push(card),
                    Err(wrong) => errors.push(CsvError { line, wrong }),
                }
            }
            Err(error) => errors.push(fault(&error, line + 1)),
        }
        if cards.len() > MOST {
            errors.push(CsvError { line, wrong: Wrong::TooMany });
        }
        if errors.len() >= NAMED || cards.len() > MOST {
            break;
        }
    }
    if cards.is_empty() && errors.is_empty() {
        errors.push(CsvError { line: 1, wrong: Wrong::Empty });
    }
    if errors.is_empty() { Ok(cards) } else { Err(errors) }
}

/// The table of these cards; [`read`] gives the same cards back.
pub fn write<'a>(cards: impl Iterator<Item = &'a OwnCard>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Memory takes every row.
    let _ = writer.write_record(COLUMNS);
    for card in cards {
        let _ = writer.write_record(COLUMNS.map(|column| cell(card, column)));
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// What stands between the columns: whichever of the signs the first line has more of. Tables of a Czech spreadsheet have
/// semicolons.
fn delimiter(bytes: &[u8]) -> u8 {
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let count = |sign: u8| first.iter().filter(|byte| **byte == sign).count();
    [b';', b'\t'].into_iter().find(|sign| count(*sign) > count(b',')).unwrap_or(b',')
}

fn fault(error: &csv::Error, line: u64) -> CsvError {
    let line = error.position().map_or(line, csv::Position::line);
    let wrong = match error.kind() {
        csv::ErrorKind::UnequalLengths { .. } => Wrong::Length,
        csv::ErrorKind::Utf8 { .. } => Wrong::Letters,
        _ => Wrong::Form(error.to_string()),
    };
    CsvError { line, wrong }
}

/// Which known column each column is.
fn columns(header: &csv::StringRecord) -> Result<Vec<&'static str>, Wrong> {
    let mut found: Vec<&'static str> = Vec::new();
    for name in header {
        let plain = name.trim().to_ascii_lowercase();
        let Some(column) = COLUMNS.into_iter().find(|column| *column == plain) else {
            return Err(Wrong::Column(name.trim().to_owned()));
        };
        if found.contains(&column) {
            return Err(Wrong::ColumnTwice(column.to_owned()));
        }
        found.push(column);
    }
    if !found.contains(&"game") {
        return Err(Wrong::NoColumn("game"));
    }
    if !found.iter().any(|column| column.starts_with("name_")) {
        return Err(Wrong::NoColumn("name_en"));
    }
    Ok(found)
}

fn card(columns: &[&'static str], row: &csv::StringRecord, is_game: &dyn Fn(&str) -> bool) -> Result<OwnCard, Wrong> {
    let cells = || columns.iter().copied().zip(row);
    if let Some((column, _)) = cells().find(|(_, cell)| cell.len() > LONGEST) {
        return Err(Wrong::TooLong(column.to_owned()));
    }
    let cell = |wanted: &str| cells().find(|(column, _)| *column == wanted).map_or("", |(_, cell)| cell.trim());
    let text = |wanted: &str| cell(wanted).to_owned();
    let list = |wanted: &str, parts: &[char]| {
        let words = cell(wanted).split(parts).map(str::trim).filter(|word| !word.is_empty());
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    let game = text("game");
    if !is_game(&game) {
        return Err(Wrong::Game(game));
    }
    let german = Some(text("name_de")).filter(|name| !name.is_empty());
    let names = Names { en: text("name_en"), cs: text("name_cs"), de: german };
    if names.all().next().is_none() {
        return Err(Wrong::Nameless);
    }
    let copies = match cell("copies") {
        "" => None,
        written => Some(written.parse().or(Err(Wrong::Copies(written.to_owned())))?),
    };
    Ok(OwnCard {
        game,
        kind: text("kind"),
        deck: text("deck"),
        numbers: list("number", &[' ', ',', ';', '|']),
        copies,
        names,
        also: list("also", &[';', '|']),
        text: Words { en: text("text_en"), cs: text("text_cs") },
        source: text("source"),
    })
}

fn cell(card: &OwnCard, column: &str) -> String {
    match column {
        "game" => card.game.clone(),
        "name_en" => card.names.en.clone(),
        "name_cs" => card.names.cs.clone(),
        "name_de" => card.names.de.clone().unwrap_or_default(),
        "kind" => card.kind.clone(),
        "deck" => card.deck.clone(),
        "number" => card.numbers.join(" "),
        "copies" => card.copies.map(|copies| copies.to_string()).unwrap_or_default(),
        "also" => card.also.join("; "),
        "text_en" => card.text.en.clone(),
        "text_cs" => card.text.cs.clone(),
        _ => card.source.clone(),
    }
}
