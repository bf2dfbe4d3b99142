//! Taking folded words apart: words, numbers, and the little words of questions that say nothing.

use std::borrow::Cow;
use std::ops::Range;

use super::little_words::LITTLE;
use super::numerals::NUMERALS;

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
///
/// A numeral is its digits: "three", "tři" and "3" are one.
pub fn normal(word: &str) -> Cow<'_, str> {
    if let Ok(at) = NUMERALS.binary_search_by_key(&word, |(numeral, _)| numeral) {
        return Cow::Borrowed(NUMERALS.get(at).map_or(word, |(_, digits)| digits));
    }
    let Some(at) = word.find(|c: char| c.is_ascii_digit()) else { return Cow::Borrowed(word) };
    let (letters, digits) = word.split_at(at);
    let short = digits.trim_start_matches('0');
    if short.len() == digits.len() || !short.starts_with(|c: char| c.is_ascii_digit()) {
        return Cow::Borrowed(word);
    }
    Cow::Owned(format!("{letters}{short}"))
}

/// Whether a word is a number in digits.
pub fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word of a query says nothing about what is looked for.
pub fn is_little(word: &str) -> bool {
    LITTLE.binary_search(&word).is_ok()
}

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
    fn a_number_is_the_same_in_words_and_digits() {
        assert_eq!(
            ["three", "tri", "ctvrteho", "third", "osm", "patnact"].map(normal),
            ["3", "3", "4", "3", "8", "15"]
        );
        assert!(NUMERALS.is_sorted_by_key(|(word, _)| word));
        assert!(is_number("15") && !is_number("rom23") && !is_number(""));
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
