//! The letters of a text that a query has found, to be marked where it is shown.

use std::ops::Range;

use super::find::{Fit, Query};
use super::fold::Folded;
use super::words::{normal, words};

/// The parts of a text that the query has found, in bytes, in order and apart from each other.
pub fn marks(query: &Query, text: &str) -> Vec<Range<usize>> {
    if query.is_empty() {
        return Vec::new();
    }
    let folded = Folded::new(text);
    let mut marks: Vec<Range<usize>> = Vec::new();
    for (place, word) in words(&folded.text) {
        let normal = normal(word);
        let Some(fit) = query.fit(&normal) else { continue };
        let part = match fit {
            // A number is marked whole, with the zeros that nobody types.
            Fit::Whole(_) | Fit::Mistaken(_) => place,
            Fit::Beginning(_, length) if normal.len() == word.len() => place.start..place.start + length,
            Fit::Part(_, at, length) if normal.len() == word.len() => place.start + at..place.start + at + length,
            Fit::Beginning(..) | Fit::Part(..) => place,
        };
        let mark = folded.original(part);
        match marks.last_mut() {
            Some(last) if last.end >= mark.start => last.end = mark.end,
            _ => marks.push(mark),
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(typed: &str, text: &str) -> Vec<String> {
        marks(&Query::new(typed), text).into_iter().map(|part| text.get(part).unwrap().to_owned()).collect()
    }

    #[test]
    fn the_letters_that_were_found_are_marked_in_the_words_as_they_are() {
        assert_eq!(marked("sabo", "Sabotér, Saboteur"), ["Sabo", "Sabo"]);
        assert_eq!(marked("uroda", "Zvýšení úrody"), ["úrody"]);
        assert_eq!(marked("sabotuer", "the Saboteur"), ["Saboteur"]);
        assert_eq!(marked("rom 23", "ROM023"), ["ROM023"]);
        assert_eq!(marked("rom23", "ROM023"), ["ROM023"]);
        assert_eq!(marked("the", "the Saboteur"), ["the"]);
        assert_eq!(marked("", "the Saboteur"), Vec::<String>::new());
    }
}
