//! Averages and rates, exact to the hundredth: no float decides how a number is rounded.

use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::table::points::Points;

/// A number in hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hundredths(pub i64);

impl Hundredths {
    /// A sum over so many, rounded to two decimals, half away from zero; none over nothing.
    pub fn of(sum: i64, count: usize) -> Option<Self> {
        let count = i128::try_from(count).ok().filter(|count| *count > 0)?;
        let (sum, sign) = (i128::from(sum).abs(), i128::from(sum.signum()));
        let rounded = (2 * 100 * sum + count) / (2 * count);
        i64::try_from(sign * rounded).ok().map(Self)
    }

    /// The average of points of which the halves are summed.
    pub fn of_halves(sum: i64, count: usize) -> Option<Self> {
        Self::of(sum, count.checked_mul(2)?)
    }

    /// The number itself, for a chart or a file.
    #[expect(clippy::cast_precision_loss, reason = "beyond 2^53 hundredths there are no points")]
    pub fn value(self) -> f64 {
        self.0 as f64 / 100.0
    }
}

impl Serialize for Hundredths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value())
    }
}

/// Points as a file has them: a whole number, or one with a half.
#[expect(clippy::cast_precision_loss, reason = "beyond 2^52 halves there are no points")]
pub fn points_json(points: Points) -> Value {
    if points.has_half() { (points.halves() as f64 / 2.0).into() } else { points.floor().into() }
}

/// The same for a figure of a file.
pub(super) fn as_number<S: Serializer>(points: &Points, serializer: S) -> Result<S::Ok, S::Error> {
    points_json(*points).serialize(serializer)
}

/// With a point and two decimals, as in a file; a screen writes it the way of its language.
impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        write!(f, "{sign}{whole}.{part:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_is_rounded_away_from_zero() {
        let of = |sum, count| Hundredths::of(sum, count).map(|of| of.0);
        assert_eq!(of(1, 8), Some(13), "0.125");
        assert_eq!(of(-1, 8), Some(-13), "-0.125");
        assert_eq!(of(1, 3), Some(33));
        assert_eq!(of(2, 3), Some(67));
        assert_eq!(of(1, 200), Some(1), "0.005");
        assert_eq!(of(-1, 201), Some(0), "-0.00497");
        assert_eq!(of(5, 0), None);
        assert_eq!(of(i64::MAX, 1), None, "no number of ours");
        assert_eq!(Hundredths::of_halves(15, 2), Some(Hundredths(3_75)), "7 and a half in two plays");
    }

    #[test]
    fn it_is_written_as_a_number() {
        let texts = [(81_20, "81.2", "81.20"), (25_00, "25.0", "25.00"), (-13, "-0.13", "-0.13"), (5, "0.05", "0.05")];
        for (hundredths, json, shown) in texts {
            assert_eq!(serde_json::to_string(&Hundredths(hundredths)).unwrap(), json);
            assert_eq!(Hundredths(hundredths).to_string(), shown);
        }
    }
}
