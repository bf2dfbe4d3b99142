//! Moves lines that could not be written behind those that another window or device wrote meanwhile.

use serde_json::Value;

use crate::store::Line;
use crate::table::entry::{Entry, EntryChange, What};

/// Our lines after `saved`, renumbered to stand behind as many of theirs; an undo of one of ours still means the same one.
pub fn behind(ours: &[Line], saved: u64, by: u64) -> Vec<Line> {
    ours.iter().map(|line| shift(line, saved, by)).collect()
}

fn shift(line: &Line, saved: u64, by: u64) -> Line {
    let moved = |number: u64| Some(if number > saved { number.saturating_add(by) } else { number });
    // It may no longer stand behind the tap that it joined.
    let parted = line.number == saved.saturating_add(1);
    renumber(line, moved, parted).unwrap_or_else(|| Line { number: line.number.saturating_add(by), ..line.clone() })
}

/// A line with each number in it put through `moved`, its own too. None where nothing of it is left: it undoes entries that
/// are all gone. `parted` makes an action of a tap that can join nothing any more.
pub fn renumber(line: &Line, moved: impl Fn(u64) -> Option<u64>, parted: bool) -> Option<Line> {
    let plain = Line { number: moved(line.number)?, ..line.clone() };
    let Ok((entry, action)) = Entry::read(line) else { return Some(plain) };
    let all = |numbers: Vec<u64>| {
        let numbers: Vec<u64> = numbers.into_iter().filter_map(&moved).collect();
        (!numbers.is_empty()).then_some(numbers)
    };
    let what: What<Value> = match entry.what {
        What::Undo(numbers) => What::Undo(all(numbers)?),
        What::Redo(numbers) => What::Redo(all(numbers)?),
        What::Change(EntryChange { entries, .. }) => {
            What::Change(EntryChange { entries: all(entries)?, to: action.unwrap_or_default() })
        }
        What::Join(()) if parted => What::Act(action.unwrap_or_default()),
        What::Start(_) | What::Act(_) | What::Join(_) => return Some(plain),
    };
    Some(Entry { number: plain.number, at: entry.at, by: entry.by, what }.line().unwrap_or(plain))
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    fn line(number: u64, body: &str) -> Line {
        Line { number, at: DateTime::UNIX_EPOCH, by: "a".to_owned(), body: body.to_owned() }
    }

    #[test]
    fn an_undo_of_a_line_that_is_moved_still_means_it() {
        let moved = behind(&[line(5, r#"{"act":1}"#), line(6, r#"{"undo":[3,5]}"#)], 4, 2);
        assert_eq!(moved, [line(7, r#"{"act":1}"#), line(8, r#"{"undo":[3,7]}"#)]);
    }

    #[test]
    fn a_tap_whose_partner_is_no_longer_before_it_stands_for_itself() {
        assert_eq!(behind(&[line(5, r#"{"join":1}"#)], 4, 1), [line(6, r#"{"act":1}"#)]);
    }

    #[test]
    fn of_an_undo_of_what_is_gone_nothing_is_left() {
        let without_five = |number: u64| (number != 5).then(|| if number > 5 { number - 1 } else { number });
        assert_eq!(renumber(&line(6, r#"{"undo":[5]}"#), without_five, false), None);
        let both = renumber(&line(6, r#"{"undo":[4,5]}"#), without_five, false);
        assert_eq!(both, Some(line(5, r#"{"undo":[4]}"#)));
    }
}
