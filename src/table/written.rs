//! A play that was written down afterwards: only its result is known, and it may be of any box.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::points::Points;
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
    /// The day, where it is said: it is the same in every time zone, and the time in the play's header is then that of the
    /// clock on the wall, whatever the header's own form says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<NaiveDate>,
    /// The expansions that were played with, by their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expansions: Vec<String>,
    /// Whether those who won did so together, as a team or all against the game: nobody shares a win then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub together: bool,
    /// What another program's file says of the play and nobody reads here: it goes into such a file again as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foreign: Option<Value>,
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
    /// Whether there is half a point more than the numbers say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub half: bool,
    /// What a file has in the place of the points, where that is no number: the points are blank then.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub said: String,
    /// Whether it is somebody's whom nobody wants to know, as an anonymous player of a file: a guest has a seat and a
    /// result, and no statistics.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guest: bool,
}

impl WrittenResult {
    /// The result that these numbers are.
    pub fn of(parts: Vec<i64>) -> Self {
        Self { parts, ..Self::default() }
    }

    /// The points; none where there are none.
    pub fn points(&self) -> Option<Points> {
        let sum = || self.parts.iter().fold(0, |sum: i64, part| sum.saturating_add(*part));
        (!self.parts.is_empty()).then(|| Points::new(sum(), self.half))
    }
}

impl Written {
    /// Each player's points.
    pub fn points(&self) -> Vec<Option<Points>> {
        self.results.iter().map(WrittenResult::points).collect()
    }

    /// Who has half a point beside the whole ones.
    pub fn halves(&self) -> Vec<Seat> {
        let seats = Seat::all(self.results.len()).zip(&self.results);
        seats.filter(|(_, result)| result.half).map(|(seat, _)| seat).collect()
    }

    /// Who is a guest.
    pub fn guests(&self) -> Vec<Seat> {
        let seats = Seat::all(self.results.len()).zip(&self.results);
        seats.filter(|(_, result)| result.guest).map(|(seat, _)| seat).collect()
    }

    /// Who won: whoever a person says, else who is first by the points. Nobody wins alone by points: what they were
    /// against, no file says. Nobody wins by what is left either, where somebody's points cannot be read.
    pub fn winners(&self) -> Vec<Seat> {
        self.winners.clone().unwrap_or_else(|| self.first_by_points())
    }

    /// Who is first by the points alone.
    pub fn first_by_points(&self) -> Vec<Seat> {
        if self.results.len() < 2 || self.results.iter().any(|result| !result.said.is_empty()) {
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
    let text = plain(text);
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

/// What somebody scored, as it was typed: a sum of whole numbers, or points with a half ("7.5", "41,5"). A sum with halves
/// is its total. None where it is neither.
pub fn score(text: &str) -> Option<WrittenResult> {
    if let Some(parts) = sum(text) {
        return Some(WrittenResult::of(parts));
    }
    let text = plain(text);
    let (mut halves, mut rest, mut count) = (0_i64, text.as_str(), 0_usize);
    while !rest.is_empty() {
        let after_sign = rest.strip_prefix(['+', '-']).unwrap_or(rest);
        let (number, next) = after_sign.split_at_checked(after_sign.find(['+', '-']).unwrap_or(after_sign.len()))?;
        let number = in_halves(number)?;
        halves = halves.saturating_add(if rest.starts_with('-') { -number } else { number });
        count += 1;
        rest = next;
    }
    let whole = halves.div_euclid(2);
    let fits = count > 0 && count <= PARTS && (-MOST..=MOST).contains(&whole);
    fits.then(|| WrittenResult { half: halves.rem_euclid(2) == 1, ..WrittenResult::of(vec![whole]) })
}

/// A number without a sign, in halves. With three figures behind the point it may be thousands, and with another fraction
/// than a half it is no number of ours.
fn in_halves(number: &str) -> Option<i64> {
    let (whole, part) = number.split_once(['.', ',']).unwrap_or((number, "0"));
    let figures = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    if !figures(whole) || !figures(part) || part.len() > 2 {
        return None;
    }
    let half = match part.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    let whole: i64 = whole.parse().ok().filter(|whole| *whole <= MOST)?;
    Some(2 * whole + half)
}

/// What was typed, without blanks and with the minus of a keyboard.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).map(|c| if c == '−' { '-' } else { c }).collect()
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
        let result = |points: &Option<i64>| WrittenResult::of(points.iter().copied().collect());
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

    #[test]
    fn a_half_breaks_a_tie_and_other_fractions_are_no_points() {
        let read = |text: &str| score(text).and_then(|result| result.points()).map(|points| points.to_string());
        for (text, points) in [
            ("7.5", "7.5"),
            ("41,5", "41.5"),
            ("-0.5", "-0.5"),
            ("3+6", "9"),
            ("3.5+2.5", "6"),
            ("7.50", "7.5"),
            ("8.0", "8"),
        ] {
            assert_eq!(read(text).as_deref(), Some(points), "{text}");
        }
        for text in ["7.25", "1,000", "1.5.5", ".5", "7.", "lots", "7.5+", "9999999999.5"] {
            assert_eq!(score(text), None, "{text}");
        }
        let results = ["41", "41,5"].map(|text| score(text).unwrap()).to_vec();
        assert_eq!(Written { results: results.clone(), ..Written::default() }.winners(), [Seat(1)]);
        let lowest = Written { results, wins: Wins::Lowest, ..Written::default() };
        assert_eq!(lowest.winners(), [Seat(0)]);
    }

    #[test]
    fn nobody_wins_by_what_is_left_when_a_score_cannot_be_read() {
        let mut unsure = written(&[Some(7), None], Wins::Highest);
        assert_eq!(unsure.winners(), [Seat(0)], "who has no points has none");
        unsure.results[1].said = "lots".to_owned();
        assert_eq!(unsure.winners(), []);
        unsure.winners = Some(vec![Seat(1)]);
        assert_eq!(unsure.winners(), [Seat(1)]);
    }
}
