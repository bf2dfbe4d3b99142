//! Taking folded words apart: words, numbers, stems, and the little words of questions that say nothing.

use std::borrow::Cow;
use std::ops::Range;

/// The words of a folded text with their places; everything but letters and digits parts them.
pub fn words(folded: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    let mut rest = 0;
    folded.split(|c: char| !c.is_alphanumeric()).filter_map(move |word| {
        let at = rest;
        // What parts the words is one sign; its length is that up to the next word.
        rest = at + word.len();
        rest += folded.get(rest..).and_then(|tail| tail.chars().next()).map_or(0, char::len_utf8);
        (!word.is_empty()).then(|| (at..at + word.len(), word))
    })
}

/// A word in the form in which it is compared: a number loses its leading zeros, also behind letters (`rom023`).
pub fn normal(word: &str) -> Cow<'_, str> {
    let Some(at) = word.find(|c: char| c.is_ascii_digit()) else { return Cow::Borrowed(word) };
    let (letters, digits) = word.split_at(at);
    let short = digits.trim_start_matches('0');
    if short.len() == digits.len() || !short.starts_with(|c: char| c.is_ascii_digit()) {
        return Cow::Borrowed(word);
    }
    Cow::Owned(format!("{letters}{short}"))
}

/// How many bytes of a folded word remain without its ending: enough of Czech and English grammar to find "zlodějem" by
/// "zloděj" and "cities" by "city".
pub fn stem(word: &str) -> usize {
    if !word.is_ascii() || word.len() < 4 || word.bytes().any(|byte| byte.is_ascii_digit()) {
        return word.len();
    }
    let fits = |ending: &&&str| word.ends_with(**ending) && word.len() >= ending.len() + SHORTEST;
    ENDINGS.iter().find(fits).map_or(word.len(), |ending| word.len() - ending.len())
}

/// A stem has at least so many letters.
const SHORTEST: usize = 3;

/// Endings of Czech and English words, folded, the longest first.
const ENDINGS: [&str; 36] = [
    "ovana", "ovany", "ovych", "ovymi", "ings", "ovym", "ach", "ami", "ech", "eho", "emi", "emu", "ich", "ied", "ies",
    "imi", "ing", "ove", "ovi", "ych", "ymi", "am", "em", "es", "im", "mi", "ou", "um", "ym", "a", "e", "i", "o", "s",
    "u", "y",
];

/// Whether a word of a query says nothing about what is looked for.
pub fn is_little(word: &str) -> bool {
    LITTLE.binary_search(&word).is_ok()
}

/// Folded, in both languages, sorted.
const LITTLE: [&str; 135] = [
    "a", "about", "ale", "am", "an", "and", "ani", "any", "are", "as", "at", "be", "bude", "by", "bych", "can", "co",
    "could", "dela", "delaji", "delat", "did", "do", "does", "dostanu", "exactly", "explain", "for", "from", "funguje",
    "funguji", "get", "has", "have", "how", "i", "if", "in", "is", "it", "its", "ja", "jak", "jaka", "jake", "jako",
    "jaky", "je", "jeho", "jeji", "jen", "jeste", "jsem", "jsou", "k", "kam", "kde", "kdo", "kdy", "kdyz", "ke",
    "kolik", "ktera", "ktere", "ktery", "ma", "maji", "mam", "many", "me", "mi", "mit", "mohou", "mohu", "moje",
    "much", "muj", "musi", "musim", "must", "muze", "muzu", "my", "na", "nebo", "o", "od", "of", "on", "or", "po",
    "pri", "pro", "proc", "s", "se", "should", "si", "smi", "smim", "so", "t", "ta", "take", "taky", "te", "that",
    "the", "their", "there", "they", "this", "to", "tu", "u", "uz", "v", "ve", "vlastne", "was", "we", "what", "when",
    "where", "which", "who", "why", "will", "with", "work", "you", "your", "z", "za", "ze",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_parted_and_know_their_places() {
        let text = "rom-023, «král»  2x";
        let found: Vec<_> = words(text).collect();
        assert_eq!(found.iter().map(|(_, word)| *word).collect::<Vec<_>>(), ["rom", "023", "král", "2x"]);
        assert!(found.iter().all(|(place, word)| text.get(place.clone()) == Some(*word)));
    }

    #[test]
    fn numbers_are_the_same_with_and_without_zeros() {
        assert_eq!(["rom023", "023", "000", "x1", "ab"].map(normal), ["rom23", "23", "000", "x1", "ab"]);
    }

    #[test]
    fn grammar_is_forgiven() {
        let same = |one: &str, other: &str| one.get(..stem(one)) == other.get(..stem(other));
        for (one, other) in [
            ("cities", "city"),
            ("knights", "knight"),
            ("mesta", "mestem"),
            ("farmari", "farmaru"),
            ("karta", "kartami"),
            ("obeti", "obet"),
            ("bohove", "bohu"),
        ] {
            assert!(same(one, other), "{one} {other}");
        }
        assert_eq!(stem("rom23"), 5);
        assert_eq!(stem("abu"), 3);
    }

    #[test]
    fn little_words_are_sorted_and_stand_once() {
        let mut sorted = LITTLE.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted, LITTLE);
        assert!(is_little("the") && is_little("kdyz") && !is_little("robber"));
    }
}
