//! Corrections of a score sheet's cells: what a person set by hand, kept as a difference that travels with the cell.
//!
//! When a person sets a cell, the difference to what the rules calculate at that moment is kept. From then on the cell
//! shows what the rules calculate plus this difference, so that a point which is gained later is never missing.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::reason::{Reason, Sure};
use super::rules::Refusal;
use super::sheet::{Cell, Origin};
use crate::locale::Message;

/// The most characters of a correction's note.
pub const LONGEST_NOTE: usize = 500;

/// One cell that was set by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Correction {
    /// What the person entered.
    entered: i64,
    /// What the rules had calculated then; none where the cell was blank.
    calculated: Option<i64>,
    /// Why, in the person's words.
    note: String,
}

/// The corrections of a score sheet, by whatever names a cell in its game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corrections<K> {
    by_cell: BTreeMap<K, Correction>,
}

/// Whether a cell can be set to this value with this note; no value gives the cell back to the rules.
///
/// # Errors
/// When the value is outside what the game's cells take or the note is too long; the refusal names the limit.
pub fn check(value: Option<i64>, note: &str, cells_take: RangeInclusive<i64>) -> Result<(), Refusal> {
    let (least, most) = (*cells_take.start(), *cells_take.end());
    if value.is_some_and(|value| value > most) {
        return Err(Refusal(Message::new("table-refuse-cell-most").number("most", most)));
    }
    if value.is_some_and(|value| value < least) {
        return Err(Refusal(Message::new("table-refuse-cell-least").number("least", least)));
    }
    let length = note.chars().count();
    if length > LONGEST_NOTE {
        let refusal = Message::new("table-refuse-note-length").number("most", LONGEST_NOTE).number("length", length);
        return Err(Refusal(refusal));
    }
    Ok(())
}

impl<K: Ord> Corrections<K> {
    /// No corrections.
    pub const fn new() -> Self {
        Self { by_cell: BTreeMap::new() }
    }

    /// Sets a cell of which the rules calculate this much now, or gives it back to the rules where there is no value. A
    /// value that is just what the rules calculate is no correction.
    pub fn set(&mut self, cell: K, calculated: Option<i64>, value: Option<i64>, note: &str) {
        match value {
            Some(entered) if calculated != value => {
                self.by_cell.insert(cell, Correction { entered, calculated, note: note.to_owned() });
            }
            _ => self.remove(&cell),
        }
    }

    /// Sets a cell that the sheet leaves blank for now, though the rules calculate this much: what a person enters there is
    /// shown, also where it is just that much, and travels with the rules as any other correction.
    pub fn set_blank(&mut self, cell: K, calculated: Option<i64>, value: Option<i64>, note: &str) {
        match value {
            Some(entered) => {
                self.by_cell.insert(cell, Correction { entered, calculated, note: note.to_owned() });
            }
            None => self.remove(&cell),
        }
    }

    /// Gives a cell back to the rules.
    pub fn remove(&mut self, cell: &K) {
        self.by_cell.remove(cell);
    }

    /// A cell that was set by hand while it was blank is counted on from there: what comes next is added to it.
    pub fn count_on(&mut self, cell: &K) {
        if let Some(correction) = self.by_cell.get_mut(cell) {
            correction.calculated.get_or_insert(0);
        }
    }

    /// Whether a cell was set by hand.
    pub fn contains(&self, cell: &K) -> bool {
        self.by_cell.contains_key(cell)
    }

    /// The note of a cell that was set by hand.
    pub fn note(&self, cell: &K) -> Option<&str> {
        self.by_cell.get(cell).map(|correction| correction.note.as_str())
    }

    /// The cells that were set by hand.
    pub fn cells(&self) -> impl Iterator<Item = &K> {
        self.by_cell.keys()
    }

    /// The cell as the sheet shows it, from the one that the rules made.
    pub fn on(&self, cell: &K, made: Cell) -> Cell {
        match self.by_cell.get(cell) {
            Some(correction) => correction.on(made),
            None => made,
        }
    }

    /// The value that the sheet shows, from the one that the rules calculate.
    pub fn value(&self, cell: &K, calculated: Option<i64>) -> Option<i64> {
        match self.by_cell.get(cell) {
            Some(correction) => Some(correction.value(calculated)),
            None => calculated,
        }
    }
}

impl Correction {
    fn value(&self, calculated: Option<i64>) -> i64 {
        match (self.calculated, calculated) {
            (Some(then), Some(now)) => now.saturating_add(self.entered.saturating_sub(then)),
            _ => self.entered,
        }
    }

    fn on(&self, made: Cell) -> Cell {
        let value = self.value(made.value);
        let note = self.note.clone();
        let origin = match (self.calculated, made.value) {
            (_, None) => Origin::Entered,
            (Some(then), Some(_)) if then == self.entered => Origin::Entered,
            (Some(_), instead_of) => Origin::Corrected { instead_of, note },
            (None, Some(calculated)) if calculated == value => Origin::Entered,
            (None, Some(calculated)) => Origin::Overtaken { calculated, note },
        };
        let calculated = made.value.map(|calculated| self.calculated(calculated, &made.reason));
        let parts = match origin {
            Origin::Corrected { .. } => {
                let change = value.saturating_sub(made.value.unwrap_or(0));
                let edited = Reason {
                    change: true,
                    ..Reason::new(self.say("table-cell-edited", "table-cell-edited-note"), change)
                };
                calculated.into_iter().chain([edited]).collect()
            }
            // The two numbers stand beside each other here and are not added, so the calculated one has no amount.
            _ => std::iter::once(Reason::new(self.say("table-cell-by-hand", "table-cell-by-hand-note"), value))
                .chain(calculated)
                .collect(),
        };
        let reason = Reason { amount: Some(value), sure: Sure::Stated, parts, ..made.reason };
        Cell { value: Some(value), half: false, origin, reason }
    }

    /// What the rules calculate, with all that led to it.
    fn calculated(&self, calculated: i64, reason: &Reason) -> Reason {
        let line = match self.calculated {
            Some(_) => Reason::new(Message::new("table-cell-calculated"), calculated),
            None => Reason::note(Message::new("table-cell-calculated-since").number("value", calculated)),
        };
        line.sure(reason.sure).of(reason.parts.clone())
    }

    fn say(&self, plain: &'static str, with_note: &'static str) -> Message {
        if self.note.is_empty() { Message::new(plain) } else { Message::new(with_note).text("note", &self.note) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::locale::Language;

    fn made(value: i64) -> Cell {
        Cell::computed(Reason::sum(Message::literal("row"), vec![Reason::new(Message::literal("part"), value)]))
    }

    fn blank() -> Cell {
        Cell::blank(Message::literal("row"))
    }

    fn set(calculated: Option<i64>, value: i64, note: &str) -> Corrections<u8> {
        let mut corrections = Corrections::new();
        corrections.set(1, calculated, Some(value), note);
        corrections
    }

    #[test]
    fn a_correction_travels_with_what_the_rules_add_later() {
        let corrections = set(Some(2), 3, "one was forgotten");
        let cell = corrections.on(&1, made(2));
        assert_eq!((cell.value, cell.is_corrected()), (Some(3), true));
        let later = corrections.on(&1, made(6));
        assert_eq!((later.value, corrections.value(&1, Some(6))), (Some(7), Some(7)));
        assert!(
            matches!(&later.origin, Origin::Corrected { instead_of: Some(6), note } if note == "one was forgotten")
        );
        let lines: Vec<(String, Option<i64>)> =
            later.reason.parts.iter().map(|part| (Language::En.say(&part.what), part.amount)).collect();
        let expected = [("Calculated".to_owned(), Some(6)), ("Edited (one was forgotten)".to_owned(), Some(1))];
        assert_eq!(lines, expected);
        assert!(later.reason.parts[1].change, "it is written +1");
        assert_eq!(later.reason.parts[0].parts[0].amount, Some(6), "down to what was entered");
        assert_eq!(corrections.on(&2, made(6)), made(6), "other cells are as they were");
    }

    #[test]
    fn a_blank_cell_takes_what_was_entered_and_says_when_the_rules_come_to_another_number() {
        let corrections = set(None, 4, "");
        let cell = corrections.on(&1, blank());
        assert_eq!((cell.value, cell.origin), (Some(4), Origin::Entered));
        assert_eq!(corrections.on(&1, made(4)).origin, Origin::Entered, "they agree");
        let overtaken = corrections.on(&1, made(9));
        assert_eq!(overtaken.value, Some(4));
        assert_eq!(overtaken.origin, Origin::Overtaken { calculated: 9, note: String::new() });
        assert_eq!(Language::En.say(&overtaken.reason.parts[1].what), "Calculated now: 9");
        // Keeping one's own number is setting it again, from then on as a difference.
        let mut kept = corrections;
        kept.set(1, Some(9), Some(4), "");
        assert_eq!(kept.value(&1, Some(12)), Some(7));
    }

    #[test]
    fn what_was_entered_in_a_cell_left_blank_is_shown_and_travels_with_the_rules() {
        let mut corrections = Corrections::new();
        corrections.set_blank(1, Some(0), Some(0), "");
        let cell = corrections.on(&1, made(0));
        assert_eq!((cell.value, cell.origin), (Some(0), Origin::Entered));
        assert_eq!(corrections.value(&1, Some(2)), Some(2), "what comes later is not lost");
        corrections.set_blank(1, Some(2), None, "");
        assert!(!corrections.contains(&1));
    }

    #[test]
    fn what_the_rules_no_longer_calculate_stays_as_it_was_entered() {
        assert_eq!(set(Some(2), 5, "").on(&1, blank()).value, Some(5));
    }

    #[test]
    fn a_value_that_is_what_the_rules_calculate_is_no_correction() {
        assert!(!set(Some(3), 3, "counted again").contains(&1));
        let mut corrections = set(Some(3), 4, "");
        corrections.set(1, Some(3), None, "");
        assert!(!corrections.contains(&1));
    }

    #[test]
    fn a_blank_cell_can_be_counted_on() {
        let mut corrections = set(None, 9, "");
        corrections.count_on(&1);
        assert_eq!(corrections.value(&1, Some(1)), Some(10));
    }

    #[test]
    fn each_refusal_names_its_limit() {
        let said = |value, note: &str| {
            check(Some(value), note, -5..=99).map_err(|refusal| Language::En.say(&refusal.0)).unwrap_err()
        };
        assert_eq!(check(Some(99), &"ř".repeat(LONGEST_NOTE), -5..=99), Ok(()));
        assert_eq!(check(None, "", -5..=99), Ok(()));
        assert!(said(i64::MAX, "").contains("99"), "{}", said(i64::MAX, ""));
        assert!(said(i64::MIN, "").contains("−5"), "{}", said(i64::MIN, ""));
        assert!(said(0, &"a".repeat(LONGEST_NOTE + 1)).contains("500"));
    }

    proptest! {
        #[test]
        fn computed_and_difference_are_always_the_value(then: i64, entered: i64, now: i64) {
            let cell = set(Some(then), entered, "").on(&1, made(now));
            let expected = if then == entered { now } else { now.saturating_add(entered.saturating_sub(then)) };
            prop_assert_eq!(cell.value, Some(expected));
            if cell.is_corrected() && cell.value != Some(i64::MAX) && cell.value != Some(i64::MIN) {
                let parts: i128 = cell.reason.parts.iter().filter_map(|part| part.amount).map(i128::from).sum();
                prop_assert_eq!(parts, i128::from(expected));
            }
        }
    }
}
