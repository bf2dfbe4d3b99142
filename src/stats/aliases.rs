//! Which names are one person: a table of names and what each of them counts as. The plays keep the names that they were
//! played under, so that a merge can be taken back.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::store::{Change, merge};

/// The names that count as others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Aliases {
    /// A name as it stands in plays, and the name that it counts as. That one may be an alias in its turn.
    table: BTreeMap<String, String>,
}

impl Aliases {
    /// The key under which the store keeps them.
    pub const KEY: &'static str = "aliases";

    /// The aliases that were kept; none where nothing of them can be read.
    pub fn read(kept: Option<&str>) -> Self {
        let kept = kept.and_then(merge::object).unwrap_or_default();
        let table = kept.into_iter().filter_map(|(name, is)| Some((name, is.as_str()?.to_owned())));
        Self { table: table.collect() }
    }

    /// The change that leads from these to others, for the store.
    pub fn change_to(&self, now: &Self) -> Change {
        Change { before: merge::value(self), now: merge::value(now), names: Vec::new() }
    }

    /// The name that a name counts as; the name itself where it is nobody's alias.
    pub fn of<'a>(&'a self, name: &'a str) -> &'a str {
        let mut seen = BTreeSet::new();
        let mut name = name;
        // Two windows can make a circle that neither of them has made alone: it ends where it began.
        while seen.insert(name) {
            match self.table.get(name) {
                Some(next) => name = next,
                None => return name,
            }
        }
        seen.into_iter().next().unwrap_or(name)
    }

    /// Whether nothing counts as anything else.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// Each alias with the name that it counts as, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.table.keys().map(|name| (name.as_str(), self.of(name)))
    }

    /// These with one name counting as another from now on: two that are one person, or a name that was corrected. All that
    /// counted as the first then count as the other.
    #[must_use]
    pub fn with(&self, name: &str, is: &str) -> Self {
        let mut table = self.table.clone();
        let (from, to) = (self.of(name).to_owned(), self.of(is).to_owned());
        if from == to && is != to {
            // A name is corrected back to one of those that it had before: that one stands for all of them.
            table.remove(is);
            table.insert(to, is.to_owned());
        } else if from != to {
            table.insert(from, to);
        }
        Self { table }
    }

    /// These without an alias: what was merged is two again.
    #[must_use]
    pub fn without(&self, name: &str) -> Self {
        let mut table = self.table.clone();
        table.remove(name);
        Self { table }
    }

    /// The names of a table as they count. Two who sat at one table are two, whatever the table of aliases says: where a
    /// name is taken at this table, the alias stays what it was.
    pub fn at_table(&self, names: &[&str]) -> Vec<String> {
        let counts: Vec<&str> = names.iter().map(|name| self.of(name)).collect();
        let name = |(at, name): (usize, &&str)| {
            let is = counts.get(at).copied().unwrap_or(name);
            let taken = is != *name && (names.contains(&is) || counts.iter().take(at).any(|earlier| *earlier == is));
            if taken { (*name).to_owned() } else { is.to_owned() }
        };
        names.iter().enumerate().map(name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_merge_counts_and_can_be_taken_back() {
        let none = Aliases::default();
        let merged = none.with("Anka", "Anna");
        assert_eq!((merged.of("Anka"), merged.of("Anna"), merged.of("Ben")), ("Anna", "Anna", "Ben"));
        let renamed = merged.with("Anna", "Anežka");
        assert_eq!((renamed.of("Anka"), renamed.of("Anna")), ("Anežka", "Anežka"));
        assert_eq!(renamed.iter().collect::<Vec<_>>(), [("Anka", "Anežka"), ("Anna", "Anežka")]);
        assert_eq!(renamed.without("Anna"), merged);
        assert_eq!(merged.without("Anka"), none);
        assert_eq!(renamed.with("Anka", "Anežka"), renamed, "they are one already");
    }

    #[test]
    fn a_name_that_is_corrected_back_stands_for_all() {
        let renamed = Aliases::default().with("Ana", "Anna");
        let back = renamed.with("Anna", "Ana");
        assert_eq!((back.of("Anna"), back.of("Ana")), ("Ana", "Ana"));
    }

    #[test]
    fn a_circle_of_two_windows_ends() {
        let circle = Aliases::read(Some(r#"{"A":"B","B":"C","C":"A","D":7}"#));
        assert!(["A", "B", "C"].iter().all(|name| circle.of(name) == circle.of("A")));
        assert_eq!(circle.of("D"), "D", "a later version's word is left alone");
    }

    #[test]
    fn two_who_sat_at_one_table_stay_two() {
        let merged = Aliases::default().with("Anka", "Anna").with("Anuška", "Anna");
        assert_eq!(merged.at_table(&["Anka", "Ben"]), ["Anna", "Ben"]);
        assert_eq!(merged.at_table(&["Anka", "Anna"]), ["Anka", "Anna"]);
        assert_eq!(merged.at_table(&["Anka", "Anuška"]), ["Anna", "Anuška"]);
    }

    #[test]
    fn what_is_kept_is_read_again_and_merged_with_another_windows() {
        let ours = Aliases::default().with("Anka", "Anna");
        let change = Aliases::default().change_to(&ours);
        let kept = change.of(Some(r#"{"Benny":"Ben"}"#)).unwrap();
        assert_eq!(Aliases::read(Some(&kept)), ours.with("Benny", "Ben"));
    }
}
