//! Typing mistakes: how many letters of a word were left out, added, changed or swapped with the next one.

/// The longest word that is compared, in bytes; nobody types a longer one to look something up.
const LONGEST: usize = 32;

/// How many mistakes a word of this many letters may have.
pub const fn allowed(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// The letters of a folded word as a set, for a quick look before the slow one: a bit a letter and digit, and one for all
/// else.
pub fn letters(word: &str) -> u64 {
    let bit = |byte: u8| match byte {
        b'a'..=b'z' => byte - b'a',
        b'0'..=b'9' => 26 + byte - b'0',
        _ => 36,
    };
    word.bytes().fold(0, |set, byte| set | 1 << bit(byte))
}

/// Whether what was typed can be meant as this word by its first letters: people get the first one right, or swap it with
/// the second, or leave it out, or type one too many or a wrong one there and go on as the word does.
pub fn may_begin(typed: &[u8], word: &[u8]) -> bool {
    typed.first() == word.first() || begins_shifted(typed, word)
}

fn begins_shifted(typed: &[u8], word: &[u8]) -> bool {
    let (&[a, b, c, ..], &[x, y, z, ..]) = (typed, word) else { return false };
    (a, b) == (y, x) || (a, b) == (y, z) || (b, c) == (x, y) || (b, c) == (y, z)
}

/// The mistakes between what was typed and a word, and those between it and the beginning of that word; none where both
/// are more than `most`.
pub fn mistakes(typed: &str, word: &str, most: usize) -> Option<(usize, usize)> {
    let (typed, word) = (typed.as_bytes(), word.as_bytes());
    if typed.len() > LONGEST || typed.len() > word.len() + most {
        return None;
    }
    // Of a longer word only its beginning can be meant.
    let seen = word.get(..word.len().min(typed.len() + most + 1)).unwrap_or_default();
    let mut rows = [[0_u8; WIDTH]; 3];
    let [before, above, row] = &mut rows;
    for (cell, column) in above.iter_mut().zip(0..) {
        *cell = column;
    }
    let mut last = None;
    for (line, &letter) in (1..).zip(typed) {
        let least = fill(row, above, before, line, (last, letter), seen);
        if usize::from(least) > most {
            return None;
        }
        std::mem::swap(before, above);
        std::mem::swap(above, row);
        last = Some(letter);
    }
    let whole = if seen.len() == word.len() { usize::from(cell(above, seen.len())) } else { usize::MAX };
    let beginning = above.iter().take(seen.len() + 1).copied().min().map_or(usize::MAX, usize::from);
    (whole.min(beginning) <= most).then_some((whole, beginning))
}

/// A column for each letter of a word, and one before them.
const WIDTH: usize = 2 * LONGEST;

fn cell(row: &[u8; WIDTH], column: usize) -> u8 {
    row.get(column).copied().unwrap_or(u8::MAX / 2)
}

/// Fills the row of one typed letter, given the one before it, and gives the least number in it.
fn fill(
    row: &mut [u8; WIDTH],
    above: &[u8; WIDTH],
    before: &[u8; WIDTH],
    line: u8,
    (last, letter): (Option<u8>, u8),
    seen: &[u8],
) -> u8 {
    let (mut left, mut least) = (line, line);
    if let Some(first) = row.first_mut() {
        *first = line;
    }
    let mut passed = None;
    for (column, &other) in seen.iter().enumerate() {
        let mut cost = cell(above, column) + u8::from(letter != other);
        cost = cost.min(cell(above, column + 1) + 1).min(left + 1);
        if column > 0 && passed == Some(letter) && last == Some(other) {
            cost = cost.min(cell(before, column - 1) + 1);
        }
        if let Some(here) = row.get_mut(column + 1) {
            *here = cost;
        }
        least = least.min(cost);
        (left, passed) = (cost, Some(other));
    }
    least
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn mistakes_are_counted() {
        let count = |typed, word| mistakes(typed, word, 2).map(|(whole, _)| whole);
        assert_eq!(count("sabotur", "saboteur"), Some(1));
        assert_eq!(count("sabotuer", "saboteur"), Some(1));
        assert_eq!(count("sabbotear", "saboteur"), Some(2));
        assert_eq!(count("robber", "robber"), Some(0));
        assert_eq!(count("robber", "harvest"), None);
    }

    #[test]
    fn a_word_may_be_half_typed() {
        assert_eq!(mistakes("sabtoe", "saboteur", 1).map(|(_, beginning)| beginning), Some(1));
        assert_eq!(mistakes("xabtoe", "saboteur", 1), None);
    }

    #[test]
    fn the_first_letters_tell_most_words_apart() {
        for typed in ["saboteur", "asboteur", "aboteur", "zsaboteur", "xaboteur"] {
            assert!(may_begin(typed.as_bytes(), b"saboteur"), "{typed}");
        }
        assert!(!may_begin(b"harvest", b"saboteur") && !may_begin(b"", b"saboteur"));
    }

    #[test]
    fn long_words_do_no_harm() {
        let long = "a".repeat(200);
        assert_eq!(mistakes(&long, &long, 2), None);
        assert!(mistakes(&"a".repeat(LONGEST), &long, 2).is_some());
    }

    proptest! {
        // Of few letters, so that words are often near each other.
        #[test]
        fn the_quick_look_never_hides_a_near_word(typed in "[a-e]{1,9}", word in "[a-e]{1,9}", most in 0_usize..4) {
            let missing = (letters(&typed) & !letters(&word)).count_ones() as usize;
            if let Some((whole, beginning)) = mistakes(&typed, &word, most) {
                prop_assert!(missing <= whole.min(beginning), "{typed} {word}: {missing}, {whole}, {beginning}");
            }
        }
    }
}
