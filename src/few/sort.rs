//! Sorting short lists.
//!
//! The standard library's sort is compiled anew for every type and every order, some four kilobytes each time. This one
//! sorts the places in the list instead, always the same numbers, and only moves the items of each type. A long list
//! is better served by the standard one.

use std::cmp::Ordering;

/// Sorts a list; what is equal stays in its order.
pub fn sort<T: Ord>(items: &mut [T]) {
    sort_by(items, T::cmp);
}

/// Sorts a list by a key of each item; what has the same key stays in its order.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(items, |a, b| key(a).cmp(&key(b)));
}

/// Sorts a list by comparing two items; what is equal stays in its order.
pub fn sort_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let at = |a: usize, b: usize| match (items.get(a), items.get(b)) {
        (Some(a), Some(b)) => compare(a, b),
        _ => Ordering::Equal,
    };
    for (a, b) in swaps(items.len(), &at) {
        items.swap(a, b);
    }
}

/// What must change places, one pair after the other, to sort a list of a length of which two places can be compared.
fn swaps(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<(usize, usize)> {
    let mut sorted: Vec<usize> = (0..len).collect();
    sorted.sort_by(|&a, &b| compare(a, b));
    let from = |place: usize| sorted.get(place).copied();
    let swap = |place: usize| {
        // What stood in a place already filled has gone to where that place's own item came from.
        let mut now = from(place)?;
        while now < place {
            now = from(now)?;
        }
        (now != place).then_some((place, now))
    };
    (0..len).filter_map(swap).collect()
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn lists_are_sorted_as_the_standard_library_sorts_them(list in prop::collection::vec((0..9_u8, any::<u8>()), 0..60)) {
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_by_key(&mut ours, |&(key, _)| Reverse(key));
            theirs.sort_by_key(|&(key, _)| Reverse(key));
            prop_assert_eq!(&ours, &theirs);
            sort(&mut ours);
            theirs.sort();
            prop_assert_eq!(ours, theirs);
        }
    }
}
