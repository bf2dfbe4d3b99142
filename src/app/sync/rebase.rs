//! Moves lines that could not be written behind those that another window wrote meanwhile.

use serde_json::Value;

use crate::store::Line;
use crate::table::entry::{Entry, EntryChange, What};

/// Our lines after `saved`, renumbered to stand behind as many of theirs; an undo of one of ours still means the same one.
pub fn behind(ours: &[Line], saved: u64, by: u64) -> Vec<Line> {
    ours.iter().map(|line| shift(line, saved, by)).collect()
}

fn shift(line: &Line, saved: u64, by: u64) -> Line {
    let moved = |number: u64| if number > saved { number + by } else { number };
    let plain = Line { number: moved(line.number), ..line.clone() };
    let Ok((entry, action)) = Entry::read(line) else { return plain };
    let what: What<Value> = match entry.what {
        What::Undo(numbers) => What::Undo(numbers.into_iter().map(moved).collect()),
        What::Redo(numbers) => What::Redo(numbers.into_iter().map(moved).collect()),
        What::Change(EntryChange { entries, .. }) => What::Change(EntryChange {
            entries: entries.into_iter().map(moved).collect(),
            to: action.unwrap_or_default(),
        }),
        // It may no longer stand behind the tap that it joined.
        What::Join(()) if line.number == saved + 1 => What::Act(action.unwrap_or_default()),
        What::Start(_) | What::Act(_) | What::Join(_) => return plain,
    };
    Entry { number: plain.number, at: entry.at, by: entry.by, what }.line().unwrap_or(plain)
}
