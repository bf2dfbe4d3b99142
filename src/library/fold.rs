//! Words as a search compares them: small letters without marks, so that `uspory` finds "Úspory".

use std::ops::Range;

use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// The words in small letters without marks; letters that have no plain form stay as they are.
pub fn fold(words: &str) -> String {
    let mut folded = String::with_capacity(words.len());
    for letter in words.chars() {
        push(letter, &mut folded);
    }
    folded
}

/// Folded words that know where each of their letters stood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folded {
    /// The folded words.
    pub text: String,
    /// For each byte of the text, where the letter that it comes from begins.
    starts: Vec<usize>,
    /// How many bytes the original has.
    length: usize,
}

impl Folded {
    /// Folds these words.
    pub fn new(words: &str) -> Self {
        let (mut text, mut starts) = (String::with_capacity(words.len()), Vec::with_capacity(words.len()));
        for (at, letter) in words.char_indices() {
            push(letter, &mut text);
            // A mark that stands alone adds nothing; it belongs to the letter before it.
            starts.resize(text.len(), at);
        }
        Self { text, starts, length: words.len() }
    }

    /// Where a part of the folded words stands in the original ones; whole letters with their marks.
    pub fn original(&self, part: Range<usize>) -> Range<usize> {
        let at = |byte: usize| self.starts.get(byte).copied().unwrap_or(self.length);
        at(part.start)..at(part.end)
    }
}

fn push(letter: char, folded: &mut String) {
    if letter.is_ascii() {
        folded.push(letter.to_ascii_lowercase());
        return;
    }
    // Unicode takes a letter with marks apart: the letter first, then each mark.
    decompose_canonical(letter, |part| {
        if !is_combining_mark(part) {
            plain(part, folded);
        }
    });
}

/// Letters that are a sign of their own and not one with a mark.
fn plain(letter: char, folded: &mut String) {
    match letter {
        'ß' | 'ẞ' => folded.push_str("ss"),
        'ſ' => folded.push('s'),
        'ł' | 'Ł' => folded.push('l'),
        'ø' | 'Ø' => folded.push('o'),
        'đ' | 'Đ' => folded.push('d'),
        'æ' | 'Æ' => folded.push_str("ae"),
        'œ' | 'Œ' => folded.push_str("oe"),
        // A mark that stands for a space of its own kind is a space to a search.
        '\u{a0}' | '\u{202f}' => folded.push(' '),
        other => folded.extend(other.to_lowercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_does_not_care_for_capitals_and_marks() {
        assert_eq!(fold("ŽLUŤOUČKÝ kůň"), "zlutoucky kun");
        assert_eq!(fold("Räuber, Straße, Łódź"), "rauber, strasse, lodz");
        // The same letter, written in two signs.
        assert_eq!(fold("Rˇz\u{30c}"), "rˇz");
        // Marks on a sign of its own, on a Greek and on a Cyrillic letter.
        assert_eq!(fold("Ǿresund Ǽ ẛ Ǯ, Ώρα, Йод, Ấn"), "oresund ae s ʒ, ωρα, иод, an");
    }

    #[test]
    fn a_part_is_found_again_in_the_original_words() {
        let words = "Žižkův z\u{30c}leb, Straße";
        let folded = Folded::new(words);
        let part = |needle: &str| {
            let at = folded.text.find(needle).unwrap();
            words.get(folded.original(at..at + needle.len())).unwrap()
        };
        assert_eq!(part("zizk"), "Žižk");
        assert_eq!(part("zleb"), "z\u{30c}leb");
        assert_eq!(part("strasse"), "Straße");
        assert_eq!(folded.original(0..folded.text.len()), 0..words.len());
    }
}
