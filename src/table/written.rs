//! A play that was written down afterwards: only its result is known, and it may be of any box.

use serde::{Deserialize, Serialize};

use super::ranking::Wins;
use super::seat::Seat;

/// The most points that one number may have, in either direction.
pub const MOST: i64 = 999_999_999;

/// How many numbers a sum may have.
pub const PARTS: usize = 100;

/// What is known of such a play; the setup says who played, and when it is said to have begun stands in its header.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// The id of one of the house's games; none for any other box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The name of the box as it was typed; empty where it is one of the house's games.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// How many minutes it took; none where nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Who went first; none where nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Which end of the points wins.
    #[serde(default)]
    pub wins: Wins,
    /// Where it was played.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub location: String,
    /// What somebody wrote about it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// What each player has scored, clockwise.
    pub results: Vec<WrittenResult>,
    /// Who won, where a person says so; none where the points do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<Seat>>,
}

/// What one player has scored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenResult {
    /// The numbers of the sum ("3+6+2"), or the only one; empty where there are no points.
    pub parts: Vec<i64>,
    /// The place, where somebody said it; none where the points decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
}

impl WrittenResult {
    /// The points; none where there are none.
    pub fn points(&self) -> Option<i64> {
        (!self.parts.is_empty()).then(|| self.parts.iter().fold(0, |sum: i64, part| sum.saturating_add(*part)))
    }
}

impl Written {
    /// Each player's points.
    pub fn points(&self) -> Vec<Option<i64>> {
        self.results.iter().map(WrittenResult::points).collect()
    }

    /// Who won: whoever a person says, else who is first by the points. Nobody wins alone by points: what they were
    /// against, no file says.
    pub fn winners(&self) -> Vec<Seat> {
        if let Some(winners) = &self.winners {
            return winners.clone();
        }
        if self.results.len() < 2 {
            return Vec::new();
        }
        let points = self.points();
        let all = points.iter().copied().flatten();
        let best = if self.wins == Wins::Lowest { all.min() } else { all.max() };
        let first = Seat::all(points.len()).zip(&points).filter(|(_, points)| best.is_some() && **points == best);
        first.map(|(seat, _)| seat).collect()
    }
}

/// A sum as it was typed, "3+6+2", as its numbers; a minus takes away. None where it is no sum of whole numbers.
pub fn sum(text: &str) -> Option<Vec<i64>> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).map(|c| if c == '−' { '-' } else { c }).collect();
    let mut parts = Vec::new();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let after_sign = rest.trim_start_matches(['+', '-']);
        let signs = rest.get(..rest.len() - after_sign.len())?;
        let end = after_sign.find(['+', '-']).unwrap_or(after_sign.len());
        let (digits, next) = after_sign.split_at_checked(end)?;
        // "3--2" is 5 and "3+-2" is 1, as a calculator has it; the first number needs no sign.
        if signs.len() > 2 || (parts.is_empty() && signs.len() > 1) || !digits.bytes().all(|c| c.is_ascii_digit()) {
            return None;
        }
        let minus = signs.matches('-').count() % 2 == 1;
        let number: i64 = digits.parse().ok().filter(|number| *number <= MOST)?;
        parts.push(if minus { -number } else { number });
        rest = next;
    }
    (parts.len() <= PARTS).then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_read_as_it_is_typed() {
        assert_eq!(sum(""), Some(vec![]));
        assert_eq!(sum("3+6+2"), Some(vec![3, 6, 2]));
        assert_eq!(sum(" 12 "), Some(vec![12]));
        assert_eq!(sum("-3"), Some(vec![-3]));
        assert_eq!(sum("−3 + 10 - 2"), Some(vec![-3, 10, -2]));
        assert_eq!(sum("3+-2"), Some(vec![3, -2]));
        for wrong in ["3+", "x", "12.5", "1e3", "--3", "+", "3***2", "9999999999999999999"] {
            assert_eq!(sum(wrong), None, "{wrong}");
        }
    }

    fn written(points: &[Option<i64>], wins: Wins) -> Written {
        let result = |points: &Option<i64>| WrittenResult { parts: points.iter().copied().collect(), place: None };
        Written { wins, results: points.iter().map(result).collect(), ..Written::default() }
    }

    #[test]
    fn the_points_say_who_won_unless_a_person_does() {
        let points = [Some(7), Some(9), None, Some(9)];
        assert_eq!(written(&points, Wins::Highest).winners(), [Seat(1), Seat(3)]);
        assert_eq!(written(&points, Wins::Lowest).winners(), [Seat(0)]);
        assert_eq!(written(&[None, None], Wins::Highest).winners(), []);
        assert_eq!(written(&[Some(5)], Wins::Highest).winners(), [], "alone");
        let by_hand = Written { winners: Some(vec![Seat(2)]), ..written(&points, Wins::Highest) };
        assert_eq!(by_hand.winners(), [Seat(2)]);
    }
}
