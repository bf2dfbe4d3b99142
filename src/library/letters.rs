//! Letters with marks, and the letters that they are without them.
//!
//! Unicode's own tables, which take apart any letter of the world, weigh more than all else that a search needs, and a
//! phone loads them before it shows anything. These are the letters that a name at a table is written in: Latin, Greek
//! and Cyrillic.

/// The small letter without its marks for each letter from U+00C0 on; a dot stands for one that has none.
const LATIN: &[u8; 400] = b"\
    aaaaaa.ceeeeiiii.nooooo..uuuuy..aaaaaa.ceeeeiiii.nooooo..uuuuy.y\
    aaaaaaccccccccdd..eeeeeeeeeegggggggghh..iiiiiiiii...jjkk.llllll.\
    ...nnnnnn...oooooo..rrrrrrsssssssstttt..uuuuuuuuuuuuwwyyyzzzzzz.\
    ................................oo.............uu...............\
    .............aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa....\
    aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............\
    ................";

/// The same from U+1E00 on.
const LATIN_ADDITIONAL: &[u8; 256] = b"\
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwy......aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......";

/// Small Greek and small Cyrillic letters with marks, above the letters without them.
const GREEK_AND_CYRILLIC: [(&str, &str); 2] =
    [("ΐάέήίΰϊϋόύώϓϔ", "ιαεηιυιυουωϒϒ"), ("йѐёѓїќѝўѷӂӑӓӗӛӝӟӣӥӧӫӭӯӱӳӵӹ", "иеегікиуѵжааеәжзииоөэууучы")];

/// The letter, small and without its marks, or none where there is nothing to take away.
pub fn bare(letter: char) -> Option<char> {
    let number = u32::from(letter);
    let latin = |letters: &[u8], first: u32| {
        let plain = letters.get(usize::try_from(number.checked_sub(first)?).ok()?)?;
        (*plain != b'.').then_some(char::from(*plain))
    };
    latin(LATIN, 0xC0).or_else(|| latin(LATIN_ADDITIONAL, 0x1E00)).or_else(|| {
        let small = (0x370..0x500).contains(&number).then(|| letter.to_lowercase().next())??;
        let mut pairs = GREEK_AND_CYRILLIC.iter().flat_map(|(marked, plain)| marked.chars().zip(plain.chars()));
        pairs.find(|(marked, _)| *marked == small).map(|(_, plain)| plain)
    })
}

/// A mark that is written on the letter before it.
pub fn is_mark(letter: char) -> bool {
    matches!(u32::from(letter), 0x300..=0x36F | 0x483..=0x489 | 0x1AB0..=0x1AFF | 0x1DC0..=0x1DFF | 0x20D0..=0x20FF | 0xFE20..=0xFE2F)
}

#[cfg(test)]
mod tests {
    use unicode_normalization::char::{decompose_canonical, is_combining_mark};

    use super::*;

    #[test]
    fn letters_lose_their_marks_as_unicode_takes_them_apart() {
        let letters = [0xC0..=0x24F, 0x386..=0x4FF, 0x1E00..=0x1EFF].into_iter().flatten().filter_map(char::from_u32);
        let mut with_marks = 0;
        for letter in letters.filter(|letter| letter.is_alphabetic()) {
            let mut parts = Vec::new();
            decompose_canonical(letter, |part| parts.push(part));
            parts.retain(|part| !is_combining_mark(*part));
            // Letters that are of two in one are `fold`'s.
            if parts == [letter] || "ǢǣǮǯǼǽǾǿẛ".contains(letter) {
                assert_eq!(bare(letter), None, "{letter}");
                continue;
            }
            let small: Vec<char> = parts.iter().flat_map(|part| part.to_lowercase()).collect();
            assert_eq!(small, [bare(letter).unwrap_or(letter)], "{letter}");
            with_marks += 1;
        }
        assert!(with_marks > 550, "{with_marks}");
    }

    #[test]
    fn what_is_written_on_a_letter_is_a_mark() {
        for mark in
            (0..0x1_0000).filter_map(char::from_u32).filter(|letter| is_mark(*letter) && letter.is_alphanumeric())
        {
            assert!(is_combining_mark(mark), "{mark:?}");
        }
        for mark in ['\u{300}', '\u{30c}', '\u{327}', '\u{36f}'] {
            assert!(is_mark(mark), "{mark:?}");
        }
        assert!(!is_mark('a') && !is_mark('ˇ') && !is_mark('č'));
    }
}
