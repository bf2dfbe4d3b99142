//! Points that may be halves: counted in halves, so that no float decides who is ahead.

use std::fmt;

use crate::locale::Language;

/// So many points, whole or with a half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

impl Points {
    /// Whole points.
    pub const fn whole(points: i64) -> Self {
        Self(points.saturating_mul(2))
    }

    /// Whole points, and a half more where it says so.
    pub const fn new(whole: i64, half: bool) -> Self {
        Self(whole.saturating_mul(2).saturating_add(half as i64))
    }

    /// The whole points, rounded down.
    pub const fn floor(self) -> i64 {
        self.0.div_euclid(2)
    }

    /// Whether there is a half beside the whole points.
    pub const fn has_half(self) -> bool {
        self.0.rem_euclid(2) == 1
    }

    /// How many halves these are.
    pub const fn halves(self) -> i64 {
        self.0
    }

    /// How far these are ahead of others.
    #[must_use]
    pub const fn ahead_of(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// As many below zero.
    #[must_use]
    pub const fn negated(self) -> Self {
        Self(self.0.saturating_neg())
    }

    /// The points in the way of a language: "41.5" or "41,5".
    pub fn say(self, language: Language) -> String {
        let plain = self.to_string();
        match language {
            Language::En => plain,
            Language::Cs => plain.replace('.', ","),
        }
    }
}

/// As files have it: "41", "41.5".
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.has_half() {
            return (self.0 / 2).fmt(f);
        }
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}.5", self.0.unsigned_abs() / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_exact_on_both_sides_of_zero() {
        for (whole, half, text) in [(41, true, "41.5"), (7, false, "7"), (-1, true, "-0.5"), (-3, true, "-2.5")] {
            let points = Points::new(whole, half);
            assert_eq!((points.to_string().as_str(), points.floor(), points.has_half()), (text, whole, half));
        }
        assert!(Points::new(7, true) > Points::whole(7) && Points::new(7, true) < Points::whole(8));
        assert_eq!(Points::new(7, true).ahead_of(Points::whole(9)), Points::new(-2, true));
        assert_eq!(Points::new(7, true).say(Language::Cs), "7,5");
    }
}
