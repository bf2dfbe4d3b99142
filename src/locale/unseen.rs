//! Letters that nobody sees and that do something all the same: names and notes come from files and from other people's
//! devices, and what they do to a terminal or to the order of a line is not for them to say.

/// Whether a letter steers what shows it: it ends a line, moves the cursor of a terminal, or turns the direction in which
/// what follows is read.
pub fn is_steering(letter: char) -> bool {
    letter.is_control() || is_turning(letter) || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Whether a letter turns the direction in which what follows is read.
fn is_turning(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a letter takes no room and is no part of a word either. What joins letters and signs into one is none of these.
pub fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}')
        || matches!(letter, '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{3164}' | '\u{feff}')
        || matches!(letter, '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// The words as one line, in which nothing steers what shows it.
pub fn one_line(words: &str) -> String {
    let shown = words.chars().filter(|letter| !is_turning(*letter));
    shown.map(|letter| if is_steering(letter) { ' ' } else { letter }).collect()
}

/// The words with their lines and columns, in which nothing else steers what shows them.
pub fn plain_lines(words: &str) -> String {
    let line = |line: &str| line.trim_end_matches('\r').split('\t').map(one_line).collect::<Vec<_>>().join("\t");
    words.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// A text in JSON with the same content, in which nothing steers what shows it: such letters stand in it by their numbers.
pub fn plain_json(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        // Those below are between what JSON says, or stand in it by their numbers already.
        if letter > '\u{7e}' && is_steering(letter) {
            let mut pair = [0; 2];
            letter.encode_utf16(&mut pair).iter().for_each(|part| plain.push_str(&format!("\\u{part:04x}")));
        } else {
            plain.push(letter);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_steers_what_shows_it() {
        assert_eq!(one_line("a\u{1b}[2J\nb\u{202e}c\u{2028}d\u{2067}\u{85}e"), "a [2J bc d e");
        assert_eq!(plain_lines("a\u{202e}\r\nb\u{1b}\tc\n"), "a\nb \tc\n");
        assert_eq!(plain_json("{\"a\": \"b\u{202e}č\u{9b}\"}\n"), "{\"a\": \"b\\u202eč\\u009b\"}\n");
        let whole = "Žofie – 👩‍👧 (2) 日本 ‚x‘ עברית";
        assert_eq!((one_line(whole), plain_lines(whole)), (whole.to_owned(), whole.to_owned()));
        for letter in ['\u{202e}', '\u{1b}', '\u{9b}', '\u{7f}', '\u{2066}', '\u{200f}', '\u{61c}'] {
            assert!(is_steering(letter), "{letter:?}");
        }
        assert!("\u{200b}\u{feff}\u{ad}\u{e0041}".chars().all(is_unseen) && !"\u{200d}é—".chars().any(is_unseen));
    }
}
