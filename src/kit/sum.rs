//! Sums as people type them at a table: "3+6+2", or a single number, or nothing yet.

use thiserror::Error;

use crate::locale::Say;

/// Why what was typed is not a number yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SumError {
    /// It ends with a sign: something is still to come.
    #[error("the sum is not finished")]
    Unfinished,
    /// It has a character that no sum has, or two signs side by side.
    #[error("{0:?} does not belong here")]
    Unexpected(char),
    /// It is larger than any score.
    #[error("the number is too large")]
    TooLarge,
}

impl SumError {
    /// The message for people.
    pub fn say(self) -> Say {
        match self {
            Self::Unfinished => Say::new("kit-sum-unfinished"),
            Self::Unexpected(sign) => Say::new("kit-sum-unexpected").text("sign", sign),
            Self::TooLarge => Say::new("kit-sum-too-large"),
        }
    }
}

/// The largest amount that a sum may reach on its way, in either direction.
const LIMIT: i64 = 999_999;

/// The value of whole numbers added and taken away from each other; none where nothing was typed, which is not zero.
///
/// Spaces are skipped, and `−` and `-` are the same; a sign may stand before the first number.
///
/// # Errors
/// Tells what keeps the text from being a number; [`SumError::Unfinished`] while a sign waits for its number.
pub fn parse(text: &str) -> Result<Option<i64>, SumError> {
    let mut total = 0;
    let mut sign = 1;
    // None: no digit of the present number yet.
    let mut number: Option<i64> = None;
    let mut anything = false;
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        match c {
            '0'..='9' => {
                let digit = i64::from(c as u32 - '0' as u32);
                number = Some(within(number.unwrap_or(0) * 10 + digit)?);
            }
            '+' | '-' | '−' => {
                match number.take() {
                    Some(number) => total = within(total + sign * number)?,
                    None if anything => return Err(SumError::Unexpected(c)),
                    None => {}
                }
                sign = if c == '+' { 1 } else { -1 };
            }
            _ => return Err(SumError::Unexpected(c)),
        }
        anything = true;
    }
    match number {
        Some(number) => within(total + sign * number).map(Some),
        None if anything => Err(SumError::Unfinished),
        None => Ok(None),
    }
}

fn within(amount: i64) -> Result<i64, SumError> {
    if amount.abs() <= LIMIT { Ok(amount) } else { Err(SumError::TooLarge) }
}

#[cfg(test)]
mod tests {
    use super::*;
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
    fn what_is_no_sum_says_why() {
        let check = |text, error| assert_eq!(parse(text), Err(error), "{text:?}");
        check("3+", SumError::Unfinished);
        check("-", SumError::Unfinished);
        check("3++2", SumError::Unexpected('+'));
        check("3×2", SumError::Unexpected('×'));
        check("1000000", SumError::TooLarge);
        check("999999+1", SumError::TooLarge);
        check("99999999999999999999999999", SumError::TooLarge);
    }

    proptest! {
        #[test]
        fn any_text_is_answered(text in "\\PC{0,40}") {
            let _ = parse(&text);
        }

        #[test]
        fn a_typed_sum_is_the_sum(parts in prop::collection::vec(-999_i64..=999, 1..20)) {
            let text: String = parts.iter().map(|part| format!("{part:+}")).collect();
            prop_assert_eq!(parse(&text), Ok(Some(parts.iter().sum())));
        }
    }
}
