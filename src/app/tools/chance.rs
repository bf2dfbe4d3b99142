//! Chance: how unusual it is what dice have shown.

use statrs::distribution::{ChiSquared, ContinuousCDF as _};

/// So often each face must be expected before the test says something: the usual rule for Pearson's test.
const EXPECTED: u32 = 5;

/// Of a hundred series of throws of fair dice, how many are at least as uneven as this: the p-value of Pearson's chi-squared
/// test, in percent from 0 to 100. `counts` says how often each face came, each as likely as the others.
///
/// None where the test says nothing: fewer than two faces, or fewer throws than [`enough`].
pub fn as_uneven(counts: &[u32]) -> Option<u32> {
    let throws: u32 = counts.iter().sum();
    let faces = u32::try_from(counts.len()).ok().filter(|&faces| faces > 1)?;
    if throws < enough(faces) {
        return None;
    }
    let expected = f64::from(throws) / f64::from(faces);
    let squared: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let chance = ChiSquared::new(f64::from(faces - 1)).ok()?.sf(squared);
    Some((chance * 100.0).round() as u32)
}

/// After how many throws of a die with so many faces the test says something.
pub const fn enough(faces: u32) -> u32 {
    faces.saturating_mul(EXPECTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_test_agrees_with_the_tables_of_the_distribution() {
        // Five degrees of freedom: 11.07 is exceeded in 5 of 100 series (any table of the distribution). 60 throws, 10
        // expected of each face, squared differences of 0 and of 114 tenths: 11.4, a little over 4 of 100.
        assert_eq!(as_uneven(&[10, 10, 10, 10, 10, 10]), Some(100));
        assert_eq!(as_uneven(&[15, 5, 14, 6, 14, 6]), Some(4));
        assert_eq!(as_uneven(&[30, 6, 6, 6, 6, 6]), Some(0));
    }

    #[test]
    fn of_few_throws_nothing_is_said() {
        assert_eq!(as_uneven(&[5, 5, 5, 5, 5, 4]), None);
        assert!(as_uneven(&[5, 5, 5, 5, 5, 5]).is_some());
        assert_eq!(as_uneven(&[100]), None);
        assert_eq!(as_uneven(&[]), None);
    }
}
