//! Which names are one person: a table of names and what each of them counts as. The plays keep the names that they were
//! played under, so that a merge can be taken back. Whoever is renamed stays the same person to other programs: with the new
//! name stands the one under which they know this person.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::store::{Change, merge};

/// The names that count as others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Aliases {
    /// What there is to know of a name as it stands in plays.
    table: BTreeMap<String, NameEntry>,
}

/// What there is to know of a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "KeptEntry", into = "KeptEntry")]
struct NameEntry {
    /// The name that it counts as, which may be an alias in its turn; none where it counts as itself.
    is: Option<String>,
    /// The name under which this person was known before all others; none where it is this one.
    first: Option<String>,
}

/// The form in which it is kept: an alias alone is a text.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum KeptEntry {
    Alias(String),
    Person {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        is: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<String>,
    },
}

impl From<KeptEntry> for NameEntry {
    fn from(kept: KeptEntry) -> Self {
        match kept {
            KeptEntry::Alias(is) => Self { is: Some(is), first: None },
            KeptEntry::Person { is, first } => Self { is, first },
        }
    }
}

impl From<NameEntry> for KeptEntry {
    fn from(NameEntry { is, first }: NameEntry) -> Self {
        match (is, first) {
            (Some(is), None) => Self::Alias(is),
            (is, first) => Self::Person { is, first },
        }
    }
}

impl Aliases {
    /// The key under which the store keeps them.
    pub const KEY: &'static str = "aliases";

    /// The aliases that were kept; none where nothing of them can be read.
    pub fn read(kept: Option<&str>) -> Self {
        let kept = kept.and_then(merge::object).unwrap_or_default();
        let table = kept.into_iter().filter_map(|(name, entry)| Some((name, serde_json::from_value(entry).ok()?)));
        Self::of_table(table.collect())
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
            match self.table.get(name).and_then(|entry| entry.is.as_deref()) {
                Some(next) => name = next,
                None => return name,
            }
        }
        seen.into_iter().next().unwrap_or(name)
    }

    /// The name under which other programs know whoever counts under this one: the first of those that were corrected.
    pub fn first_name<'a>(&'a self, name: &'a str) -> &'a str {
        self.table.get(name).and_then(|entry| entry.first.as_deref()).unwrap_or(name)
    }

    /// Whether nothing counts as anything else.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Each alias with the name that it counts as, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let aliases = self.table.iter().filter(|(_, entry)| entry.is.is_some());
        aliases.map(|(name, _)| (name.as_str(), self.of(name)))
    }

    /// These with one name counting as another from now on, since the two are one person. All that counted as the first then
    /// count as the other.
    #[must_use]
    pub fn merged(&self, name: &str, is: &str) -> Self {
        let (from, to) = (self.of(name).to_owned(), self.of(is).to_owned());
        if from == to {
            return if is == to { self.clone() } else { self.renamed(name, is) };
        }
        let mut table = self.table.clone();
        table.entry(from).or_default().is = Some(to);
        Self { table }
    }

    /// These with a name corrected: one under which nobody else counts, or one of those that this person had before, which
    /// then stands for all of them.
    #[must_use]
    pub fn renamed(&self, name: &str, to: &str) -> Self {
        let from = self.of(name);
        let of_another = self.of(to) != to && self.of(to) != from;
        if from == to || of_another {
            return self.merged(name, to);
        }
        let first = self.first_name(from);
        let mut table = self.table.clone();
        table.insert(from.to_owned(), NameEntry { is: Some(to.to_owned()), first: None });
        table.insert(to.to_owned(), NameEntry { is: None, first: (first != to).then(|| first.to_owned()) });
        Self::of_table(table)
    }

    /// These without an alias: what was merged is two again.
    #[must_use]
    pub fn without(&self, name: &str) -> Self {
        let other = self.of(name);
        let mut table = self.table.clone();
        if let Some(entry) = table.get_mut(name) {
            entry.is = None;
        }
        let mut apart = Self { table };
        // Of the two, the one whose first name it was is whom other programs know under it.
        let first = self.first_name(other);
        if other != name && first != other && apart.of(first) == name {
            let first = (first != name).then(|| first.to_owned());
            apart.table.entry(other.to_owned()).or_default().first = None;
            apart.table.entry(name.to_owned()).or_default().first = first;
        }
        Self::of_table(apart.table)
    }

    fn of_table(mut table: BTreeMap<String, NameEntry>) -> Self {
        table.retain(|_, entry| *entry != NameEntry::default());
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
        let merged = none.merged("Anka", "Anna");
        assert_eq!((merged.of("Anka"), merged.of("Anna"), merged.of("Ben")), ("Anna", "Anna", "Ben"));
        let renamed = merged.renamed("Anna", "Anežka");
        assert_eq!((renamed.of("Anka"), renamed.of("Anna")), ("Anežka", "Anežka"));
        assert_eq!(renamed.iter().collect::<Vec<_>>(), [("Anka", "Anežka"), ("Anna", "Anežka")]);
        assert_eq!(renamed.without("Anna"), merged);
        assert_eq!(merged.without("Anka"), none);
        assert_eq!(renamed.merged("Anka", "Anežka"), renamed, "they are one already");
    }

    #[test]
    fn a_name_that_is_corrected_back_stands_for_all() {
        let renamed = Aliases::default().renamed("Ana", "Anna");
        let back = renamed.renamed("Anna", "Ana");
        assert_eq!((back.of("Anna"), back.of("Ana")), ("Ana", "Ana"));
        assert_eq!(back.first_name("Ana"), "Ana");
        assert_eq!(renamed.merged("Anna", "Ana"), back);
    }

    #[test]
    fn whoever_is_renamed_is_known_by_the_first_name() {
        let once = Aliases::default().renamed("Ana", "Anna");
        let twice = once.renamed("Anna", "Anežka");
        assert_eq!((once.first_name("Anna"), twice.first_name("Anežka")), ("Ana", "Ana"));
        assert_eq!(twice.without("Anna"), once, "the first name goes back with whom it belongs to");
        assert_eq!(once.without("Ana"), Aliases::default());
        // Two that turn out to be one are the one whose name stays.
        let merged = once.renamed("Benny", "Ben").merged("Anna", "Ben");
        assert_eq!((merged.of("Ana"), merged.first_name("Ben")), ("Ben", "Benny"));
        let apart = merged.without("Anna");
        assert_eq!((apart.first_name("Anna"), apart.first_name("Ben")), ("Ana", "Benny"));
        assert_eq!(apart, once.renamed("Benny", "Ben"));
        // A name that is an alias of somebody else leads to that person.
        assert_eq!(once.renamed("Ben", "Ana"), once.merged("Ben", "Anna"));
    }

    #[test]
    fn names_are_kept_as_texts_wherever_an_older_version_can_read_them() {
        let renamed = Aliases::default().renamed("Ana", "Anna").merged("Anka", "Anna");
        let kept = serde_json::to_string(&renamed).unwrap();
        assert_eq!(kept, r#"{"Ana":"Anna","Anka":"Anna","Anna":{"first":"Ana"}}"#);
        assert_eq!(Aliases::read(Some(&kept)), renamed);
        let merged = renamed.merged("Anna", "Ben");
        assert_eq!(Aliases::read(Some(&serde_json::to_string(&merged).unwrap())), merged);
    }

    #[test]
    fn a_circle_of_two_windows_ends() {
        let circle = Aliases::read(Some(r#"{"A":"B","B":"C","C":"A","D":7}"#));
        assert!(["A", "B", "C"].iter().all(|name| circle.of(name) == circle.of("A")));
        assert_eq!(circle.of("D"), "D", "a later version's word is left alone");
    }

    #[test]
    fn two_who_sat_at_one_table_stay_two() {
        let merged = Aliases::default().merged("Anka", "Anna").merged("Anuška", "Anna");
        assert_eq!(merged.at_table(&["Anka", "Ben"]), ["Anna", "Ben"]);
        assert_eq!(merged.at_table(&["Anka", "Anna"]), ["Anka", "Anna"]);
        assert_eq!(merged.at_table(&["Anka", "Anuška"]), ["Anna", "Anuška"]);
    }

    #[test]
    fn what_is_kept_is_read_again_and_merged_with_another_windows() {
        let ours = Aliases::default().merged("Anka", "Anna");
        let change = Aliases::default().change_to(&ours);
        let kept = change.of(Some(r#"{"Benny":"Ben"}"#)).unwrap();
        assert_eq!(Aliases::read(Some(&kept)), ours.merged("Benny", "Ben"));
    }
}
