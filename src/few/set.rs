//! A set of a few things.

use std::borrow::Borrow;

use super::Map;

/// A set as a list in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set<T> {
    items: Map<T, ()>,
}

impl<T> Set<T> {
    /// A set of nothing.
    pub const fn new() -> Self {
        Self { items: Map::new() }
    }

    /// How many things are in it.
    pub const fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether nothing is in it.
    pub const fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// What is in it, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.items.keys()
    }
}

impl<T: Ord> Set<T> {
    /// Whether it is in the set.
    pub fn contains<Q: Ord + ?Sized>(&self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.items.contains_key(item)
    }

    /// Puts it into the set. Whether it was not there before.
    pub fn insert(&mut self, item: T) -> bool {
        self.items.insert(item, ()).is_none()
    }

    /// Takes it out of the set. Whether it was there.
    pub fn remove(&mut self, item: &T) -> bool {
        self.items.remove(item).is_some()
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Ord> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.insert(item);
        }
    }
}

impl<T: Ord> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::new();
        set.extend(items);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_in_it_once() {
        let mut set: Set<u8> = [3, 1, 3].into_iter().collect();
        assert!(!set.insert(1) && set.insert(2));
        assert!(set.iter().eq(&[1, 2, 3]));
        assert!(set.remove(&3) && !set.remove(&3));
        assert_eq!((set.len(), set.contains(&2), set.contains(&3), set.is_empty()), (2, true, false, false));
    }
}
