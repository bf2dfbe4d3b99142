//! How often luck alone does as much: exact for wins, by the chi-square distribution for dice.

/// The chance that luck alone is at least as far off as so many hits in so many tries, on either side; each try hits with
/// this chance. None without tries.
pub fn of_hits(hits: usize, tries: usize, chance: f64) -> Option<f64> {
    if tries == 0 || !(0.0..=1.0).contains(&chance) || hits > tries {
        return None;
    }
    if chance <= 0.0 || chance >= 1.0 {
        let certain = if chance <= 0.0 { 0 } else { tries };
        return Some(if hits == certain { 1.0 } else { 0.0 });
    }
    let n = tries as f64;
    // In logarithms, since a binomial coefficient of ten thousand plays fits into no float.
    let log = |k: f64| {
        ln_gamma(n + 1.0) - ln_gamma(k + 1.0) - ln_gamma(n - k + 1.0) + k * chance.ln() + (n - k) * (1.0 - chance).ln()
    };
    let own = log(hits as f64);
    let as_rare = (0..=tries).map(|k| log(k as f64)).filter(|other| *other <= own + 1e-9);
    Some(as_rare.map(f64::exp).sum::<f64>().min(1.0))
}

/// The chance that luck alone is at least as far off as these counts from what is expected of each, by Pearson’s test. None
/// where there is nothing to compare.
pub fn of_counts(counts: &[u64], shares: &[f64]) -> Option<f64> {
    let all: u64 = counts.iter().sum();
    if all == 0 || counts.len() != shares.len() || counts.len() < 2 {
        return None;
    }
    let off = counts.iter().zip(shares).map(|(count, share)| {
        let expected = share * all as f64;
        (*count as f64 - expected).powi(2) / expected
    });
    let (square, degrees) = (off.sum::<f64>(), (counts.len() - 1) as f64);
    Some(upper_gamma(degrees / 2.0, square / 2.0))
}

/// The logarithm of the gamma function, by Lanczos’ approximation (good to ten digits and more from a half on).
fn ln_gamma(x: f64) -> f64 {
    const TERMS: [f64; 6] = [
        76.180_091_729_471_46,
        -86.505_320_329_416_77,
        24.014_098_240_830_91,
        -1.231_739_572_450_155,
        0.120_865_097_386_617_9e-2,
        -0.539_523_938_495_3e-5,
    ];
    let base = x + 5.5;
    let series =
        TERMS.iter().enumerate().fold(1.000_000_000_190_015, |sum, (at, term)| sum + term / (x + 1.0 + at as f64));
    (x + 0.5) * base.ln() - base + (2.506_628_274_631_000_5 * series / x).ln()
}

/// The upper regularized incomplete gamma function: by its series where that is short, else by its continued fraction.
fn upper_gamma(a: f64, x: f64) -> f64 {
    const STEPS: usize = 500;
    if x <= 0.0 {
        return 1.0;
    }
    let front = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum) = (1.0 / a, 1.0 / a);
        for step in 1..STEPS {
            term *= x / (a + step as f64);
            sum += term;
        }
        return (1.0 - front * sum).clamp(0.0, 1.0);
    }
    let tiny = 1e-300;
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / tiny;
    let mut d = 1.0 / b;
    let mut fraction = d;
    for step in 1..STEPS {
        let step = step as f64;
        let an = -step * (step - a);
        b += 2.0;
        d = an * d + b;
        if d.abs() < tiny {
            d = tiny;
        }
        c = b + an / c;
        if c.abs() < tiny {
            c = tiny;
        }
        d = 1.0 / d;
        fraction *= d * c;
    }
    (front * fraction).clamp(0.0, 1.0)
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
        assert_eq!(of_hits(0, 0, 0.5), None);
        assert!(of_hits(5_200, 10_000, 0.5).unwrap() < 1e-4);
    }

    #[test]
    fn counts_are_weighed_by_the_tables_of_chi_square() {
        // A square of 3.841 with one degree of freedom, and of 18.307 with ten, are the five percent of every table.
        near(Some(upper_gamma(0.5, 3.841_459 / 2.0)), 0.05);
        near(Some(upper_gamma(5.0, 18.307_04 / 2.0)), 0.05);
        near(Some(upper_gamma(5.0, 3.940_3 / 2.0)), 0.95);
        near(of_counts(&[50, 50], &[0.5, 0.5]), 1.0);
        assert_eq!(of_counts(&[0, 0], &[0.5, 0.5]), None);
        assert_eq!(of_counts(&[1, 2], &[1.0]), None);
    }
}
