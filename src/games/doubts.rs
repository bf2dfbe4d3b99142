//! Figures that nobody has confirmed, and which of them could change who is first.

use crate::locale::Message;
use crate::table::seat::Seat;

/// Something of which nobody is sure, and how else it may be.
pub(super) struct Doubt<T> {
    /// What it is, for the one who can look.
    pub(super) what: Message,
    /// How else it may be. Of a number on which the points depend evenly the least and the most are enough: who is first
    /// at both ends is first in between.
    pub(super) or: Vec<T>,
}

/// The doubts that could change who is first: each by itself, or else two of them together.
pub(super) fn deciding<T>(doubts: &[Doubt<T>], first: &[Seat], first_if: impl Fn(&[&T]) -> Vec<Seat>) -> Vec<Message> {
    let changes = |these: &[&T]| first_if(these) != first;
    let alone = |doubt: &&Doubt<T>| doubt.or.iter().any(|or| changes(&[or]));
    let by_itself: Vec<Message> = doubts.iter().filter(alone).map(|doubt| doubt.what.clone()).collect();
    if !by_itself.is_empty() {
        return by_itself;
    }
    let together = |one: &Doubt<T>, other: &Doubt<T>| {
        one.or.iter().any(|first| other.or.iter().any(|second| changes(&[first, second])))
    };
    let mut decides = vec![false; doubts.len()];
    for (at, doubt) in doubts.iter().enumerate() {
        for (other, with) in doubts.iter().enumerate().skip(at + 1) {
            if together(doubt, with) {
                for place in [at, other] {
                    if let Some(decides) = decides.get_mut(place) {
                        *decides = true;
                    }
                }
            }
        }
    }
    doubts.iter().zip(decides).filter(|(_, decides)| *decides).map(|(doubt, _)| doubt.what.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    fn named(doubts: &[Doubt<i64>], lead: i64) -> Vec<String> {
        let first_if = |changes: &[&i64]| vec![Seat(u8::from(changes.iter().copied().sum::<i64>() > lead))];
        deciding(doubts, &[Seat(0)], first_if).iter().map(|say| Language::En.say(say)).collect()
    }

    #[test]
    fn only_what_could_change_who_is_first_is_named() {
        let doubt = |what: &str, or: &[i64]| Doubt { what: Message::literal(what), or: or.to_vec() };
        let doubts = [doubt("three", &[0, 3]), doubt("two", &[-2, 2]), doubt("none", &[])];
        assert_eq!(named(&doubts, 9), Vec::<String>::new());
        assert_eq!(named(&doubts, 4), ["three", "two"], "neither alone, but both together");
        assert_eq!(named(&doubts, 2), ["three"]);
        assert_eq!(named(&doubts, 1), ["three", "two"]);
    }
}
