//! How often luck alone does as much: exact for wins, by the chi-square distribution for dice.

use statrs::distribution::{Binomial, ChiSquared, ContinuousCDF as _, Discrete as _};

/// So often each face must be expected before a series of throws says something: the usual rule for Pearson's test.
const EXPECTED: u32 = 5;

/// The chance that luck alone is at least as far off as so many hits in so many tries, on either side; each try hits with
/// this chance. None without tries.
pub fn of_hits(hits: usize, tries: usize, chance: f64) -> Option<f64> {
    if tries == 0 || hits > tries {
        return None;
    }
    let tries = tries as u64;
    let luck = Binomial::new(chance, tries).ok()?;
    // In logarithms, since the chance of a single number of hits in ten thousand tries fits into no float.
    let own = luck.ln_pmf(hits as u64);
    let as_rare = (0..=tries).map(|k| luck.ln_pmf(k)).filter(|other| *other <= own + 1e-9);
    Some(as_rare.map(f64::exp).sum::<f64>().min(1.0))
}

/// The chance that luck alone is at least as far off as these counts from what is expected of each, by Pearson’s test.
/// Neighbors of which too few are expected are taken together: a single throw that is rare would outweigh all others. None
/// where fewer than two are left to compare.
pub fn of_counts(counts: &[u64], shares: &[f64]) -> Option<f64> {
    let all: u64 = counts.iter().sum();
    if counts.len() != shares.len() {
        return None;
    }
    let expected = shares.iter().map(|share| share * all as f64);
    let groups = together(counts.iter().map(|count| *count as f64).zip(expected));
    let square: f64 = groups.iter().map(|(count, expected)| (count - expected).powi(2) / expected).sum();
    let freedom = groups.len().checked_sub(1).filter(|freedom| *freedom > 0)?;
    Some(ChiSquared::new(freedom as f64).ok()?.sf(square))
}

/// Counts, each with what is expected of it: neighbors as one until enough is expected of them, the rest with the last.
fn together(counts: impl Iterator<Item = (f64, f64)>) -> Vec<(f64, f64)> {
    // What is a share of so many may be a hair less than the number that it stands for.
    let enough = f64::from(EXPECTED) - 1e-9;
    let (mut groups, mut open) = (Vec::new(), (0.0, 0.0));
    for (count, expected) in counts {
        open = (open.0 + count, open.1 + expected);
        if open.1 >= enough {
            groups.push(std::mem::take(&mut open));
        }
    }
    if let Some(last) = groups.last_mut() {
        *last = (last.0 + open.0, last.1 + open.1);
    }
    groups
}

/// Of a hundred series of throws of fair dice, how many are at least as uneven as this, from 0 to 100. `counts` says how
/// often each face came, each as likely as the others.
///
/// None where the test says nothing: fewer than two faces, or fewer throws than [`enough`].
pub fn as_uneven(counts: &[u32]) -> Option<u32> {
    let faces = u32::try_from(counts.len()).ok().filter(|&faces| faces > 1)?;
    if counts.iter().sum::<u32>() < enough(faces) {
        return None;
    }
    let counts: Vec<u64> = counts.iter().map(|&count| count.into()).collect();
    let shares = vec![1.0 / f64::from(faces); counts.len()];
    Some((of_counts(&counts, &shares)? * 100.0).round() as u32)
}

/// After how many throws of a die with so many faces the test says something.
pub const fn enough(faces: u32) -> u32 {
    faces.saturating_mul(EXPECTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: Option<f64>, expected: f64) {
        let found = found.unwrap();
        assert!((found - expected).abs() < 5e-4, "{found} is not {expected}");
    }

    #[test]
    fn hits_are_weighed_exactly() {
        // Of ten throws of a coin: 9 or 10 heads, or 9 or 10 tails.
        near(of_hits(9, 10, 0.5), 22.0 / 1024.0);
        near(of_hits(5, 10, 0.5), 1.0);
        // Four players, twelve plays, three wins: just what is expected.
        near(of_hits(3, 12, 0.25), 1.0);
        near(of_hits(0, 4, 0.25), 0.3164 + 0.2109 + 0.0469 + 0.0039);
        near(of_hits(2, 2, 1.0), 1.0);
        near(of_hits(0, 2, 0.0), 1.0);
        near(of_hits(1, 2, 1.0), 0.0);
        assert_eq!((of_hits(0, 0, 0.5), of_hits(3, 2, 0.5), of_hits(1, 2, 1.5)), (None, None, None));
        assert!(of_hits(5_200, 10_000, 0.5).unwrap() < 1e-4);
    }

    #[test]
    fn counts_are_weighed_by_the_tables_of_chi_square() {
        // With one degree of freedom a square of 4 is exceeded in 4.55 of 100 series: 10 off where 50 are expected, twice.
        near(of_counts(&[60, 40], &[0.5, 0.5]), 0.0455);
        near(of_counts(&[600, 400], &[0.5, 0.5]), 0.0);
        near(of_counts(&[50, 50], &[0.5, 0.5]), 1.0);
        assert_eq!(of_counts(&[0, 0], &[0.5, 0.5]), None);
        assert_eq!(of_counts(&[1, 2], &[1.0]), None);
    }

    #[test]
    fn a_single_rare_throw_is_no_proof_of_crooked_dice() {
        let two_dice = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0].map(|ways| ways / 36.0);
        assert_eq!(of_counts(&[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], &two_dice), None, "one throw says nothing");
        // Of 36 throws 6 are expected of 2 to 4, 9 of 5 and 6, 6 of 7, 5 of 8, and the rest is 10: 9 to 12 are one.
        let fair = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
        near(of_counts(&fair, &two_dice), 1.0);
        // Two throws of 12 where one is expected, and one of 9 less, are what was expected of 9 to 12.
        near(of_counts(&[1, 2, 3, 4, 5, 6, 5, 3, 3, 2, 2], &two_dice), 1.0);
    }

    #[test]
    fn the_test_of_dice_agrees_with_the_tables_of_the_distribution() {
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
