//! A map of a few things.

use std::borrow::Borrow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A map as a list in order of the keys.
///
/// It does what [`std::collections::BTreeMap`] does and is a tenth of it in the program, of which every pair of types has
/// its own. Putting something in the middle moves what comes after it, which is quick for some hundreds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map<K, V> {
    pairs: Vec<(K, V)>,
}

impl<K, V> Map<K, V> {
    /// A map of nothing.
    pub const fn new() -> Self {
        Self { pairs: Vec::new() }
    }

    /// How many keys there are.
    pub const fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The keys with their values, in order.
    pub fn iter(&self) -> Iter<'_, K, V> {
        self.pairs.iter().map(|(key, value)| (key, value))
    }

    /// The keys, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + ExactSizeIterator {
        self.pairs.iter().map(|(key, _)| key)
    }

    /// The values, in the order of their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator {
        self.pairs.iter().map(|(_, value)| value)
    }

    /// The values alone, in the order of their keys.
    pub fn into_values(self) -> impl DoubleEndedIterator<Item = V> + ExactSizeIterator {
        self.pairs.into_iter().map(|(_, value)| value)
    }

    /// Keeps only what is wanted.
    pub fn retain(&mut self, wanted: impl Fn(&K, &V) -> bool) {
        self.pairs.retain(|(key, value)| wanted(key, value));
    }

    /// Takes the last key out, with its value.
    pub fn pop_last(&mut self) -> Option<(K, V)> {
        self.pairs.pop()
    }

    /// Where a key is, or where it would be.
    fn find<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.pairs.binary_search_by(|(known, _)| known.borrow().cmp(key))
    }

    /// The value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.find(key).ok().and_then(|at| self.pairs.get(at)).map(|(_, value)| value)
    }

    /// The value of a key, to be changed.
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.find(key).ok().and_then(|at| self.pairs.get_mut(at)).map(|(_, value)| value)
    }

    /// Whether there is a key.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.find(key).is_ok()
    }

    /// The keys from this one on, with their values.
    pub fn starting_at<Q: Ord + ?Sized>(&self, key: &Q) -> Iter<'_, K, V>
    where
        K: Borrow<Q>,
    {
        let (Ok(first) | Err(first)) = self.find(key);
        self.pairs.get(first..).unwrap_or_default().iter().map(|(key, value)| (key, value))
    }

    /// Takes a key out, and gives its value.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.find(key).ok().map(|at| self.pairs.remove(at).1)
    }
}

impl<K: Ord, V> Map<K, V> {
    /// Gives a key its value; gives the one that it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.find(&key) {
            Ok(at) => self.pairs.get_mut(at).map(|(_, old)| std::mem::replace(old, value)),
            Err(at) => {
                self.pairs.insert(at, (key, value));
                None
            }
        }
    }

    /// Changes the value of a key; where there is none, from the default.
    pub fn change<T>(&mut self, key: K, change: impl FnOnce(&mut V) -> T) -> T
    where
        V: Default,
    {
        let mut value = self.remove(&key).unwrap_or_default();
        let answer = change(&mut value);
        self.insert(key, value);
        answer
    }
}

/// Goes through a map in order of its keys.
pub type Iter<'a, K, V> = std::iter::Map<std::slice::Iter<'a, (K, V)>, fn(&'a (K, V)) -> (&'a K, &'a V)>;

impl<K, V> Default for Map<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a, K, V> IntoIterator for &'a Map<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<K, V> IntoIterator for Map<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.pairs.into_iter()
    }
}

/// Of equal keys the last counts.
impl<K: Ord, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut map = Self::new();
        map.extend(pairs);
        map
    }
}

impl<K: Ord, V> Extend<(K, V)> for Map<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(key, value);
        }
    }
}

impl<K: Ord, V, const N: usize> From<[(K, V); N]> for Map<K, V> {
    fn from(pairs: [(K, V); N]) -> Self {
        pairs.into_iter().collect()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Map<K, V> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self)
    }
}

impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for Map<K, V> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Pairs<K, V>(PhantomData<(K, V)>);

        impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Pairs<K, V> {
            type Value = Map<K, V>;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Self::Value, A::Error> {
                let mut map = Map::new();
                while let Some((key, value)) = pairs.next_entry()? {
                    map.insert(key, value);
                }
                Ok(map)
            }
        }

        from.deserialize_map(Pairs(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Debug)]
    enum Step {
        Insert(String, u8),
        Remove(String),
        Halve(String),
        Change(String),
        PopLast,
        Retain(u8),
    }

    fn step() -> impl Strategy<Value = Step> {
        let key = "[a-f]{1,2}";
        prop_oneof![
            6 => (key, any::<u8>()).prop_map(|(key, value)| Step::Insert(key, value)),
            3 => key.prop_map(Step::Remove),
            2 => key.prop_map(Step::Halve),
            2 => key.prop_map(Step::Change),
            1 => Just(Step::PopLast),
            1 => any::<u8>().prop_map(Step::Retain),
        ]
    }

    proptest! {
        #[test]
        fn it_does_what_the_standard_map_does(steps in prop::collection::vec(step(), 0..60), asked in "[a-f]{1,2}") {
            let (mut ours, mut theirs) = (Map::new(), BTreeMap::new());
            for step in steps {
                match step {
                    Step::Insert(key, value) => {
                        prop_assert_eq!(ours.insert(key.clone(), value), theirs.insert(key, value));
                    }
                    Step::Remove(key) => prop_assert_eq!(ours.remove(&key), theirs.remove(&key)),
                    Step::Halve(key) => {
                        let (ours, theirs) = (ours.get_mut(&key), theirs.get_mut(&key));
                        prop_assert_eq!(&ours, &theirs);
                        for value in ours.into_iter().chain(theirs) {
                            *value /= 2;
                        }
                    }
                    Step::Change(key) => {
                        let theirs: &mut u8 = theirs.entry(key.clone()).or_default();
                        *theirs ^= 1;
                        let changed = ours.change(key, |value| {
                            *value ^= 1;
                            *value
                        });
                        prop_assert_eq!(changed, *theirs);
                    }
                    Step::PopLast => prop_assert_eq!(ours.pop_last(), theirs.pop_last()),
                    Step::Retain(least) => {
                        ours.retain(|_, value| *value >= least);
                        theirs.retain(|_, value| *value >= least);
                    }
                }
                prop_assert!(ours.iter().eq(&theirs));
                prop_assert!(ours.keys().eq(theirs.keys()) && ours.values().eq(theirs.values()));
                prop_assert_eq!((ours.len(), ours.is_empty()), (theirs.len(), theirs.is_empty()));
            }
            prop_assert_eq!(ours.get(asked.as_str()), theirs.get(&asked));
            prop_assert_eq!(ours.contains_key(asked.as_str()), theirs.contains_key(&asked));
            prop_assert!(ours.starting_at(asked.as_str()).eq(theirs.range(asked..)));
            let json = serde_json::to_string(&theirs).unwrap();
            prop_assert_eq!(&serde_json::to_string(&ours).unwrap(), &json);
            let again: Map<String, u8> = serde_json::from_str(&json).unwrap();
            prop_assert_eq!(&again, &ours);
            prop_assert!(ours.into_iter().eq(theirs));
        }
    }

    #[test]
    fn of_equal_keys_the_last_counts() {
        let map: Map<String, u8> = serde_json::from_str(r#"{"b":1,"a":2,"b":3}"#).unwrap();
        assert_eq!(map, Map::from([("b".to_owned(), 1), ("a".to_owned(), 2), ("b".to_owned(), 3)]));
        assert_eq!(map.get("b"), Some(&3));
        let refused = serde_json::from_str::<Map<String, u8>>("[]").unwrap_err().to_string();
        assert!(refused.contains("invalid type: sequence, expected a map"), "{refused}");
    }
}
