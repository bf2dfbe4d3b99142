//! Plain text for the terminal: lines, and columns under each other.

use std::io::{self, Write};

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::terminal;
// Names and notes come from files too, and from other people's devices.
pub use crate::locale::one_line;

/// What stands where a cell is blank.
pub const BLANK: &str = "–";

/// How many blanks lie between two columns.
const GAP: usize = 2;

/// What stands in place of the end of a cell that is shortened.
const CUT: char = '…';

/// A column of words keeps at least so many letters.
const LEAST: usize = 6;

/// An answer, put together before any of it is written.
#[derive(Debug, Default)]
pub struct Page {
    text: String,
    /// How many bytes of it only say what was done, which nobody needs who wants to hear of faults alone.
    done: usize,
}

/// Where the words of a column stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// At its left: words, which may be shortened where the terminal is narrow.
    Left,
    /// At its left, and always whole: what is typed again, such as an id, and days.
    Whole,
    /// At its right: numbers, which stay whole; the title over them may be shortened.
    Right,
}

impl Page {
    /// A page of this one line.
    pub fn of(line: &str) -> Self {
        let mut page = Self::default();
        page.line(line);
        page
    }

    /// A text for another program, as it is: letters that would steer a terminal stay in it.
    pub const fn for_programs(text: String) -> Self {
        Self { text, done: 0 }
    }

    /// The same where all that is on it so far only says what was done.
    #[must_use]
    pub fn done(mut self) -> Self {
        self.done = self.text.len();
        self
    }

    /// The same without what only says what was done.
    #[must_use]
    pub fn quiet(mut self) -> Self {
        self.text.drain(..self.done.min(self.text.len()));
        self.done = 0;
        self
    }

    /// Adds a line.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(one_line(line).trim_end());
        self.text.push('\n');
    }

    /// Whether nothing is on it.
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Adds lines of cells, each column as wide as its widest cell; the first row is the titles. A cell alone in its row is a
    /// title over the columns. Where that is wider than the terminal, names are shortened.
    pub fn table(&mut self, columns: &[Column], rows: &[Vec<String>]) {
        self.table_within(terminal::columns(), columns, rows);
    }

    fn table_within(&mut self, room: Option<usize>, columns: &[Column], rows: &[Vec<String>]) {
        let widest = |at: usize, from: usize| {
            let cells = rows.iter().skip(from).filter(|row| row.len() > 1).filter_map(|row| row.get(at));
            cells.map(|cell| cell.width()).max().unwrap_or(0)
        };
        let mut widths: Vec<usize> = (0..columns.len()).map(|at| widest(at, 0)).collect();
        if let Some(room) = room {
            let least = |(at, column): (usize, &Column)| match column {
                Column::Left => LEAST,
                Column::Whole => usize::MAX,
                Column::Right => widest(at, 1).max(LEAST),
            };
            let least: Vec<usize> = columns.iter().enumerate().map(least).collect();
            narrow(&mut widths, &least, room.saturating_sub(GAP * columns.len().saturating_sub(1)));
        }
        for row in rows {
            if let [title] = &row[..] {
                self.line(title);
                continue;
            }
            let cells = row.iter().zip(columns).zip(&widths).map(|((cell, column), &width)| {
                let cell = shortened(cell, width);
                // Not by the width of a format, which stops the program where it is 65,536 and more.
                let blanks = " ".repeat(width.saturating_sub(cell.width()));
                match column {
                    Column::Left | Column::Whole => format!("{cell}{blanks}"),
                    Column::Right => format!("{blanks}{cell}"),
                }
            });
            self.line(&cells.collect::<Vec<_>>().join(&" ".repeat(GAP)));
        }
    }

    /// Writes all of it.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&self, output: &mut impl Write) -> io::Result<()> {
        output.write_all(self.text.as_bytes())?;
        output.flush()
    }
}

/// Takes from the widest columns until all fit into the room, or none can be narrower.
fn narrow(widths: &mut [usize], least: &[usize], room: usize) {
    let mut over = widths.iter().sum::<usize>().saturating_sub(room);
    while over > 0 {
        let can = widths.iter_mut().zip(least).filter(|(width, least)| **width > **least);
        let Some((width, _)) = can.max_by_key(|(width, _)| **width) else { return };
        *width -= 1;
        over -= 1;
    }
}

/// The beginning of a cell that is wider than its column, with a sign that more would follow.
fn shortened(cell: &str, width: usize) -> String {
    if cell.width() <= width {
        return cell.to_owned();
    }
    let mut room = width.saturating_sub(1);
    let fits = |letter: &char| {
        let wide = letter.width().unwrap_or(0);
        let fits = wide <= room;
        room = room.saturating_sub(wide);
        fits
    };
    let mut short: String = cell.chars().take_while(fits).collect();
    short.truncate(short.trim_end().len());
    short.push(CUT);
    short
}

/// A number, or the sign for a blank cell.
pub fn figure(value: Option<i64>) -> String {
    value.map_or_else(|| BLANK.to_owned(), |value| value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_under_each_other_also_with_letters_of_two_bytes() {
        let mut page = Page::default();
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        page.table(
            &[Column::Left, Column::Right],
            &[row(["Žofie", "7"]), row(["Al", "12"]), vec!["a long title".to_owned()]],
        );
        assert_eq!(page.text, "Žofie   7\nAl     12\na long title\n");
    }

    #[test]
    fn a_narrow_terminal_shortens_names_and_neither_ids_nor_numbers() {
        let row = |cells: [&str; 4]| cells.map(str::to_owned).to_vec();
        let columns = [Column::Whole, Column::Left, Column::Left, Column::Right];
        let rows = [
            row(["Play", "Game", "Players", "Maximilian"]),
            row(["0123456789", "Empires of the North", "Anna 12, Bartoloměj 7", "123456789"]),
        ];
        for room in [60, 50, 45] {
            let mut page = Page::default();
            page.table_within(Some(room), &columns, &rows);
            assert!(page.text.lines().all(|line| line.width() <= room), "{room}: {}", page.text);
            assert!(page.text.contains("0123456789") && page.text.contains("123456789"), "{}", page.text);
            assert!(page.text.contains('…'), "{}", page.text);
        }
        let mut page = Page::default();
        page.table_within(None, &columns, &rows);
        assert!(!page.text.contains('…') && page.text.contains("Maximilian"), "{}", page.text);
    }

    #[test]
    fn letters_that_are_two_places_wide_count_as_two() {
        let mut page = Page::default();
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        page.table_within(None, &[Column::Left, Column::Right], &[row(["神戸", "7"]), row(["Anna", "12"])]);
        assert_eq!(page.text, "神戸   7\nAnna  12\n");
    }

    #[test]
    fn a_name_of_any_length_has_its_column() {
        for letters in [65_535, 65_536, 1_000_000] {
            let name = "ž".repeat(letters);
            let mut page = Page::default();
            let rows = [vec![name.clone(), "7".to_owned()], vec!["Al".to_owned(), "12".to_owned()]];
            page.table(&[Column::Left, Column::Right], &rows);
            assert_eq!(page.text, format!("{name}   7\nAl{}  12\n", " ".repeat(letters - 2)));
        }
    }

    #[test]
    fn nothing_steers_the_terminal() {
        assert_eq!(Page::of("a\u{1b}[2J\nb").text, "a [2J b\n");
        let mut page = Page::default();
        page.table(&[Column::Left, Column::Left], &[vec!["A\u{202e}nna".to_owned(), "7".to_owned()]]);
        assert_eq!(page.text, "Anna  7\n");
    }
}
