//! Plain text for the terminal: lines, and columns under each other.

use std::io::{self, Write};

/// What stands where a cell is blank.
pub const BLANK: &str = "–";

/// How many blanks lie between two columns.
const GAP: usize = 2;

/// An answer, put together before any of it is written.
#[derive(Debug, Default)]
pub struct Page {
    text: String,
}

/// Where the words of a column stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// At its left: words.
    Left,
    /// At its right: numbers.
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
        Self { text }
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

    /// Adds lines of cells, each column as wide as its widest cell. A cell alone in its row is a title over the columns.
    ///
    /// A letter counts as one place wide, which holds for every letter of both languages.
    pub fn table(&mut self, columns: &[Column], rows: &[Vec<String>]) {
        let wide = |at: usize| {
            let cells = rows.iter().filter(|row| row.len() > 1).filter_map(|row| row.get(at));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns.len()).map(wide).collect();
        for row in rows {
            let cells = row.iter().zip(columns).zip(&widths).map(|((cell, column), &width)| {
                // Not by the width of a format, which stops the program where it is 65,536 and more.
                let blanks = " ".repeat(width.saturating_sub(cell.chars().count()));
                match column {
                    Column::Left => format!("{cell}{blanks}"),
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

/// The words as one line, without letters that would steer the terminal: names and notes come from files too.
pub fn one_line(words: &str) -> String {
    words.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
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
    }
}
