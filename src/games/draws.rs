//! What the app drew and was taken back since: it comes again before anything new is drawn. The order of a play's dice and
//! cards belongs to the play, so nobody draws anew by an undo.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::table::entry::{Entry, What};
use crate::table::play::Play;

/// The actions of a play that `is_draw` names and that were taken back, in the order in which they were drawn first. One
/// that was drawn in the place of another that had been taken back stands for that one from then on.
pub fn taken_back(play: &dyn Play, is_draw: impl Fn(&Value) -> bool) -> Vec<Value> {
    let mut draws = Draws::default();
    for line in play.lines().unwrap_or_default() {
        let Ok((entry, action)) = Entry::read(&line) else { continue };
        match (entry.what, action) {
            (What::Act(()), Some(action)) if is_draw(&action) => draws.draw(entry.number, action),
            (What::Undo(numbers), _) => numbers.iter().for_each(|number| draws.take_back(*number)),
            (What::Redo(numbers), _) => numbers.iter().for_each(|number| draws.put_back(*number)),
            _ => {}
        }
    }
    draws.waiting.into_values().collect()
}

#[derive(Default)]
struct Draws {
    /// The place of each draw in the order, and what was drawn, by the number of its entry.
    drawn: BTreeMap<u64, (u64, Value)>,
    /// What was taken back, by its place in the order.
    waiting: BTreeMap<u64, Value>,
}

impl Draws {
    fn draw(&mut self, number: u64, action: Value) {
        let place = self.waiting.pop_first().map_or(number, |(place, _)| place);
        self.drawn.insert(number, (place, action));
    }

    fn take_back(&mut self, number: u64) {
        if let Some((place, action)) = self.drawn.get(&number) {
            self.waiting.insert(*place, action.clone());
        }
    }

    fn put_back(&mut self, number: u64) {
        if let Some((place, _)) = self.drawn.get(&number) {
            self.waiting.remove(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn waiting(draws: &Draws) -> Vec<Value> {
        draws.waiting.values().cloned().collect()
    }

    #[test]
    fn what_was_taken_back_waits_in_the_order_of_the_draws() {
        let mut draws = Draws::default();
        draws.draw(2, json!("a"));
        draws.draw(3, json!("b"));
        draws.take_back(3);
        draws.take_back(2);
        assert_eq!(waiting(&draws), [json!("a"), json!("b")]);
        draws.draw(6, json!("a"));
        assert_eq!(waiting(&draws), [json!("b")]);
        draws.take_back(6);
        assert_eq!(waiting(&draws), [json!("a"), json!("b")], "it has the place of the first");
    }

    #[test]
    fn what_stands_again_waits_no_longer() {
        let mut draws = Draws::default();
        draws.draw(2, json!("a"));
        draws.take_back(2);
        draws.put_back(2);
        assert_eq!(waiting(&draws), [] as [Value; 0]);
    }

    #[test]
    fn what_was_drawn_in_its_place_stands_for_it() {
        let mut draws = Draws::default();
        draws.draw(2, json!("a"));
        draws.take_back(2);
        // A version before this one drew another card then.
        draws.draw(4, json!("b"));
        assert_eq!(waiting(&draws), [] as [Value; 0]);
        draws.take_back(4);
        assert_eq!(waiting(&draws), [json!("b")]);
    }
}
