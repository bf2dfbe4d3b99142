//! What a player has counted at the end; what nobody has counted is blank, which is not zero.

use std::collections::BTreeMap;

use super::action::Held;

/// What a player has counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    held: BTreeMap<Held, u32>,
}

impl Counted {
    /// Notes a count, or makes it blank again. All cards at once and cards by kind take each other's place.
    pub(super) fn set(&mut self, what: Held, to: Option<u32>) {
        if what == Held::Cards {
            self.held.retain(|kind, _| !Held::KINDS.contains(kind));
        } else if Held::KINDS.contains(&what) {
            self.held.remove(&Held::Cards);
        }
        match to {
            Some(to) => self.held.insert(what, to),
            None => self.held.remove(&what),
        };
    }

    /// How many; all cards are the sum of their kinds where these were counted.
    pub fn get(&self, what: Held) -> Option<u32> {
        let counted = self.held.get(&what).copied();
        if what != Held::Cards || counted.is_some() {
            return counted;
        }
        let kinds: Vec<u32> = Held::KINDS.iter().filter_map(|kind| self.held.get(kind).copied()).collect();
        (!kinds.is_empty()).then(|| kinds.into_iter().fold(0, u32::saturating_add))
    }

    /// The kinds of cards that were counted, each by itself.
    pub fn kinds(&self) -> impl Iterator<Item = (Held, u32)> {
        Held::KINDS.into_iter().filter_map(|kind| Some((kind, *self.held.get(&kind)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_at_once_or_by_kind() {
        let mut counted = Counted::default();
        assert_eq!(counted.get(Held::Cards), None);
        for (kind, count) in [(Held::StartCards, 3), (Held::Locations, 6), (Held::Upgrades, 1), (Held::Islands, 2)] {
            counted.set(kind, Some(count));
        }
        assert_eq!((counted.get(Held::Cards), counted.kinds().count()), (Some(12), 4));
        counted.set(Held::Cards, Some(13));
        assert_eq!((counted.get(Held::Cards), counted.kinds().count()), (Some(13), 0));
        counted.set(Held::Islands, Some(2));
        assert_eq!(counted.get(Held::Cards), Some(2));
        counted.set(Held::Islands, None);
        assert_eq!(counted.get(Held::Cards), None);
    }
}
