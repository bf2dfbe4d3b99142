//! A guard against spreadsheets that take the words of a cell for a formula and carry it out.
//!
//! A card named `=HYPERLINK(…)` that came from a stranger would be run by whoever opens the table. An apostrophe before it
//! makes it a text to every spreadsheet. A text that has such an apostrophe itself gets one more, so that what is read is
//! always what was written.

/// What a formula begins with in some spreadsheet: a Japanese one takes the wide signs for the others.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// Whether a spreadsheet might calculate with it, apart from the apostrophes before it.
fn is_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').trim_start().starts_with(FORMULA)
}

/// A cell as it is written.
pub(super) fn with(cell: String) -> String {
    if is_formula(&cell) { format!("'{cell}") } else { cell }
}

/// A cell as it is read.
pub(super) fn without(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| is_formula(rest)).unwrap_or(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_and_no_cell_begins_as_a_formula() {
        for cell in [
            "", "-3 gold", "=1+1", "'=1+1", "''@x", "' =1", "\t=1", "+", "don't", "'quoted'", "a=b", "−3", "'", "＝1",
            "＠x",
        ] {
            let written = with(cell.to_owned());
            assert!(!written.trim_start().starts_with(FORMULA), "{written}");
            assert_eq!(without(&written), cell);
        }
    }

    #[test]
    fn a_cell_that_nobody_has_guarded_is_read_as_it_is() {
        for cell in ["-3 gold", "=1+1", "'tis", "''", "'90s"] {
            assert_eq!(without(cell), cell);
        }
    }
}
