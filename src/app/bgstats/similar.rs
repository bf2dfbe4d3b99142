//! Names that may mean the same: equal but for marks and capitals, or a slip of the finger apart.

use crate::library::fold::fold;
use crate::library::typo;

/// The place of the name that is the same but for marks and capitals.
pub(super) fn same(name: &str, known: &[String]) -> Option<usize> {
    let wanted = plain(name);
    known.iter().position(|known| plain(known) == wanted)
}

/// The place of the name that is most like this one; none where none is.
pub(super) fn similar(name: &str, known: &[String]) -> Option<usize> {
    let wanted = plain(name);
    let of = |(at, known): (usize, &String)| {
        let known = plain(known);
        let parts = |one: &str, other: &str| other.strip_prefix(one).is_some_and(|rest| rest.starts_with(' '));
        if parts(&wanted, &known) || parts(&known, &wanted) {
            return Some((0, at));
        }
        let most = typo::allowed(wanted.chars().count().min(known.chars().count()));
        typo::mistakes(&wanted, &known, most).filter(|(whole, _)| *whole <= most).map(|(whole, _)| (whole, at))
    };
    known.iter().enumerate().filter_map(of).min().map(|(_, at)| at)
}

/// A name in small letters, without marks and signs.
fn plain(name: &str) -> String {
    let letters: String = fold(name).chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Vec<String> {
        ["Žofie", "Jan Novák", "Ticket to Ride: Europe", "Ben"].map(str::to_owned).to_vec()
    }

    #[test]
    fn names_are_the_same_but_for_marks_signs_and_capitals() {
        assert_eq!(same("zofie", &known()), Some(0));
        assert_eq!(same("TICKET TO RIDE – EUROPE", &known()), Some(2));
        assert_eq!(same("Zofia", &known()), None);
    }

    #[test]
    fn names_are_similar_when_one_goes_on_or_a_letter_is_another() {
        assert_eq!(similar("Zofia", &known()), Some(0));
        assert_eq!(similar("Jan", &known()), Some(1));
        assert_eq!(similar("Ticket to Ride", &known()), Some(2));
        assert_eq!(similar("Bob", &known()), None);
    }
}
