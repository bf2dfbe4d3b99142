//! The table of all results as other programs read it: one line a player a play (RFC 4180).

use chrono::SecondsFormat;

use super::plays::{OnePlay, SeatResult};
use crate::locale::{Language, plain_lines};

/// The names of the columns.
const COLUMNS: [&str; 16] = [
    "play",
    "game",
    "name",
    "started",
    "minutes",
    "place",
    "player",
    "color",
    "first",
    "points",
    "place_in_play",
    "won",
    "options",
    "location",
    "note",
    "ended_early",
];

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStyle {
    /// Commas between the cells, and a point in a number (RFC 4180).
    Plain,
    /// As Excel opens it with a tap: a byte order mark, or it takes UTF-8 for something else, and semicolons between the
    /// cells, since a comma stands in numbers there.
    Excel,
}

/// The table of these plays, which come in the order in which they began.
pub fn to_csv<'a>(plays: impl IntoIterator<Item = &'a OnePlay>, language: Language, style: TableStyle) -> String {
    let (mark, delimiter) = match style {
        TableStyle::Plain => ("", b','),
        TableStyle::Excel => ("\u{feff}", b';'),
    };
    let mut table = csv::WriterBuilder::new();
    let mut table = table.terminator(csv::Terminator::CRLF).delimiter(delimiter).from_writer(Vec::new());
    let seats =
        |play: &'a OnePlay| play.seats.iter().enumerate().map(move |(at, seat)| row(play, at, seat, language, style));
    let rows = plays.into_iter().flat_map(seats).map(|row| row.map(|text| as_text(&text)));
    for row in std::iter::once(COLUMNS.map(str::to_owned)).chain(rows) {
        // Memory takes every record, and each has as many cells as the first.
        table.write_record(row).ok();
    }
    let table = table.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
    format!("{mark}{table}")
}

fn row(play: &OnePlay, at: usize, seat: &SeatResult, language: Language, style: TableStyle) -> [String; 16] {
    fn known(value: Option<impl ToString>) -> String {
        value.map(|value| value.to_string()).unwrap_or_default()
    }
    let options: Vec<String> = play.options.iter().map(|(id, choice)| format!("{id}={choice}")).collect();
    let points = known(seat.points);
    let color = serde_json::to_value(seat.color).ok();
    [
        play.id.to_string(),
        play.game.clone(),
        play.name.say(language),
        play.started.to_rfc3339_opts(SecondsFormat::Secs, true),
        known(play.minutes),
        (at + 1).to_string(),
        seat.name.clone(),
        color.as_ref().and_then(|color| color.as_str()).unwrap_or_default().to_owned(),
        known(play.first.map(|first| first.index() == at)),
        if style == TableStyle::Excel { points.replace('.', ",") } else { points },
        known(play.has_result().then_some(seat.place)),
        seat.won.to_string(),
        options.join("; "),
        play.location.clone(),
        play.note.clone(),
        play.early.is_some().to_string(),
    ]
}

/// What a formula begins with in some spreadsheet: a Japanese one takes the wide signs for the others.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// A cell. What a spreadsheet would take for a formula gets a sign before it that makes it text.
fn as_text(text: &str) -> String {
    let text = plain_lines(text);
    // It may pass over blanks before it.
    let formula = text.trim_start().starts_with(FORMULA) && !is_number(&text);
    if formula { format!("'{text}") } else { text }
}

/// Whether a text is nothing but a number.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    let figures = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    figures(whole) && figures(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_never_a_formula() {
        for (text, written) in [
            ("Anna", "Anna"),
            ("-3", "-3"),
            ("+4.5", "+4.5"),
            ("-3-4", "'-3-4"),
            ("=1+1", "'=1+1"),
            ("@home", "'@home"),
            ("+", "'+"),
            ("\t=1+1", "'\t=1+1"),
            ("A\u{202e}n\u{1b}a\nb", "An a\nb"),
            (" @home", "' @home"),
            ("＝1+1", "'＝1+1"),
            ("－3", "'－3"),
            ("-7,5", "-7,5"),
            ("", ""),
        ] {
            assert_eq!(as_text(text), written);
        }
    }
}
