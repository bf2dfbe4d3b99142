//! Sums as people type them at a table: "3+6+2", "3×4+2", or a single number, or nothing yet.

use thiserror::Error;

use super::text;
use crate::locale::Message;

/// Why what was typed is not a number yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SumError {
    /// It ends with a sign: something is still to come.
    #[error("the sum is not finished")]
    Unfinished,
    /// It has a character that no sum has, or two signs side by side.
    #[error("{0:?} does not belong here")]
    Unexpected(char),
    /// It, or a part of it, is more than this.
    #[error("the most is {0}")]
    TooLarge(i64),
    /// It, or a part of it, is less than this.
    #[error("the least is {0}")]
    TooSmall(i64),
}

impl SumError {
    /// The message for people; it names the limit that it is about.
    pub fn message(self) -> Message {
        match self {
            Self::Unfinished => Message::new("kit-sum-unfinished"),
            Self::Unexpected(sign) => Message::new("kit-sum-unexpected").text("sign", sign),
            Self::TooLarge(most) => Message::new("kit-sum-too-large").text("most", text::number(most)),
            Self::TooSmall(least) => Message::new("kit-sum-too-small").text("least", text::number(least)),
        }
    }
}

/// The largest amount that a sum may reach on its way, in either direction.
pub const LIMIT: i64 = 999_999;

/// The value of whole numbers added, taken away and multiplied; none where nothing was typed, which is not zero.
///
/// A product is worked out before it is added, as people expect: 3×4+2 and 2+3×4 are both 14. Spaces are skipped; `−` and
/// `-` are the same, and so are `×` and `*`. Plus or minus may stand before the first number.
///
/// # Errors
/// Tells what keeps the text from being a number; [`SumError::Unfinished`] while a sign waits for its number.
pub fn parse(text: &str) -> Result<Option<i64>, SumError> {
    let mut sum = Sum::default();
    let mut anything = false;
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        match c {
            '0'..='9' => sum.digit(i64::from(c as u32 - '0' as u32))?,
            '×' | '*' => sum.times(c)?,
            '+' | '-' | '−' if sum.number.is_none() => {
                // Only the very first number has a sign of its own.
                if anything {
                    return Err(SumError::Unexpected(c));
                }
                sum.product = if c == '+' { 1 } else { -1 };
            }
            '+' | '-' | '−' => sum.next_part(if c == '+' { 1 } else { -1 })?,
            _ => return Err(SumError::Unexpected(c)),
        }
        anything = true;
    }
    match sum.number {
        Some(_) => sum.part().and_then(|part| within(sum.total + part)).map(Some),
        None if anything => Err(SumError::Unfinished),
        None => Ok(None),
    }
}

/// A sum that is being read.
struct Sum {
    /// What has been added and taken away so far.
    total: i64,
    /// What the number that is being read is multiplied by: its sign, and the factors before it.
    product: i64,
    /// The number that is being read; none before its first digit.
    number: Option<i64>,
}

impl Default for Sum {
    fn default() -> Self {
        Self { total: 0, product: 1, number: None }
    }
}

impl Sum {
    fn digit(&mut self, digit: i64) -> Result<(), SumError> {
        self.number = Some(within(self.number.unwrap_or(0) * 10 + digit)?);
        Ok(())
    }

    /// The product up to the number that is being read. Both factors are within the limit, so nothing overflows.
    fn part(&self) -> Result<i64, SumError> {
        within(self.product * self.number.unwrap_or(1))
    }

    fn times(&mut self, sign: char) -> Result<(), SumError> {
        if self.number.is_none() {
            return Err(SumError::Unexpected(sign));
        }
        self.product = self.part()?;
        self.number = None;
        Ok(())
    }

    fn next_part(&mut self, sign: i64) -> Result<(), SumError> {
        self.total = within(self.total + self.part()?)?;
        (self.product, self.number) = (sign, None);
        Ok(())
    }
}

fn within(amount: i64) -> Result<i64, SumError> {
    if amount > LIMIT {
        Err(SumError::TooLarge(LIMIT))
    } else if amount < -LIMIT {
        Err(SumError::TooSmall(-LIMIT))
    } else {
        Ok(amount)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;
    use proptest::prelude::*;

    #[test]
    fn sums_are_what_a_table_would_say() {
        let check = |text, value| assert_eq!(parse(text), Ok(value), "{text:?}");
        check("", None);
        check("  ", None);
        check("0", Some(0));
        check("3+6+2", Some(11));
        check("3+6-2", Some(7));
        check("10 − 4", Some(6));
        check("-3", Some(-3));
        check("+3", Some(3));
        check("007", Some(7));
    }

    #[test]
    fn a_product_comes_before_a_sum() {
        let check = |text, value| assert_eq!(parse(text), Ok(Some(value)), "{text:?}");
        check("12*3", 36);
        check("12×3", 36);
        check("3×4+2", 14);
        check("2+3×4", 14);
        check("20−3×4−1", 7);
        check("2×3×4", 24);
        check("−2×3", -6);
        check("−2×3+10×0", -6);
        check("0×999999×5", 0);
    }

    #[test]
    fn what_is_no_sum_says_why() {
        let check = |text, error| assert_eq!(parse(text), Err(error), "{text:?}");
        check("3+", SumError::Unfinished);
        check("3×", SumError::Unfinished);
        check("2+3×", SumError::Unfinished);
        check("-", SumError::Unfinished);
        check("3++2", SumError::Unexpected('+'));
        check("3+×2", SumError::Unexpected('×'));
        check("3××2", SumError::Unexpected('×'));
        check("3×−2", SumError::Unexpected('−'));
        check("−−2", SumError::Unexpected('−'));
        check("×2", SumError::Unexpected('×'));
        check("3/2", SumError::Unexpected('/'));
    }

    #[test]
    fn what_is_too_much_names_the_limit() {
        let check = |text, error| assert_eq!(parse(text), Err(error), "{text:?}");
        check("1000000", SumError::TooLarge(LIMIT));
        check("999999+1", SumError::TooLarge(LIMIT));
        check("1000×1000", SumError::TooLarge(LIMIT));
        check("0+1000×1000×0", SumError::TooLarge(LIMIT));
        check("−1000×1000", SumError::TooSmall(-LIMIT));
        check("−999999−1", SumError::TooSmall(-LIMIT));
        check("99999999999999999999999999", SumError::TooLarge(LIMIT));
        assert_eq!(Language::En.say(&SumError::TooLarge(99).message()), "The most is 99.");
        assert_eq!(Language::Cs.say(&SumError::TooSmall(-3).message()), "Nejméně lze zadat −3.");
    }

    proptest! {
        #[test]
        fn any_text_is_answered(text in "\\PC{0,40}") {
            let _ = parse(&text);
        }

        #[test]
        fn any_row_of_keys_is_answered(text in "[0-9+×−*-]{0,24}") {
            let _ = parse(&text);
        }

        #[test]
        fn a_typed_sum_is_the_sum(parts in prop::collection::vec(-999_i64..=999, 1..20)) {
            let text: String = parts.iter().map(|part| format!("{part:+}")).collect();
            prop_assert_eq!(parse(&text), Ok(Some(parts.iter().sum())));
        }

        #[test]
        fn a_sum_of_products_is_what_it_comes_to(parts in prop::collection::vec((-99_i64..=99, 0_i64..=99), 1..20)) {
            let text: String = parts.iter().map(|(one, other)| format!("{one:+}×{other}")).collect();
            prop_assert_eq!(parse(&text), Ok(Some(parts.iter().map(|(one, other)| one * other).sum())));
        }
    }
}
