//! Entries of a later version: this one does not know what they mean, so it keeps them as they came and hands them on.

use super::stamps::later_at;
use crate::store::exchange::TimedEntry;
use crate::store::json;

/// The key under which they are kept.
pub const KEY: &str = "household/later";

/// How much of it is kept at most, in bytes: nobody fills a device with what nobody can read.
const MOST_BYTES: usize = 1 << 20;

/// The entries as they are kept; what cannot be read of them is none.
pub fn read(kept: Option<&str>) -> Vec<TimedEntry> {
    kept.and_then(|kept| json::read(kept).ok()).unwrap_or_default()
}

/// As they are kept; none where one cannot be written, which none that was read can be.
pub fn text(entries: &[TimedEntry]) -> Option<String> {
    let entries: Vec<String> = entries.iter().map(|entry| entry.text().ok()).collect::<Option<_>>()?;
    Some(format!("[{}]", entries.join(",\n")))
}

/// Puts an entry beside the others; of two under one path the later one stays. False where there is no room for it.
pub fn add(entries: &mut Vec<TimedEntry>, entry: TimedEntry) -> bool {
    if let Some(there) = entries.iter_mut().find(|there| there.path == entry.path) {
        if later_at((&entry.value, entry.at), (&there.value, there.at)) && size(&entry) <= MOST_BYTES {
            *there = entry;
        }
        return true;
    }
    let all: usize = entries.iter().map(size).sum();
    let fits = all.saturating_add(size(&entry)) <= MOST_BYTES;
    if fits {
        entries.push(entry);
    }
    fits
}

fn size(entry: &TimedEntry) -> usize {
    let names: usize = entry.path.iter().map(String::len).sum();
    names.saturating_add(entry.value.as_ref().map_or(0, String::len)).saturating_add(64)
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    fn entry(name: &str, second: i64, value: &str) -> TimedEntry {
        let at = DateTime::from_timestamp(second, 0).unwrap();
        TimedEntry { path: vec!["photos".to_owned(), name.to_owned()], at, value: Some(value.to_owned()) }
    }

    #[test]
    fn they_are_kept_as_they_came_and_the_later_one_counts() {
        let mut entries = Vec::new();
        assert!(add(&mut entries, entry("a", 2, "1")) && add(&mut entries, entry("b", 1, "{\"x\":null}")));
        assert!(add(&mut entries, entry("a", 1, "0")));
        assert_eq!(read(text(&entries).as_deref()), [entry("a", 2, "1"), entry("b", 1, "{\"x\":null}")]);
        assert!(add(&mut entries, entry("a", 3, "2")));
        assert_eq!(entries[0], entry("a", 3, "2"));
        assert!(!add(&mut entries, entry("c", 1, &format!("\"{}\"", "x".repeat(MOST_BYTES)))));
        assert_eq!((read(Some("nonsense")).len(), read(None).len()), (0, 0));
    }
}
