//! The calculators: each rule that is worth a calculation by itself, from JSON to JSON. A game brings its own
//! ([`super::Game::calculators`]); here is what all of them are made of.

mod error;
mod field;
mod json;

pub use error::CalcError;
pub use field::{Field, PlayerNames};
pub use json::LONGEST;
use serde_json::Value;

use super::Games;

/// A rule as a function from JSON to JSON. The window calls the very same rule with its own types.
#[derive(Clone, Copy, Debug)]
pub struct Calculator {
    /// Its name on the command line: the game and the rule.
    pub name: &'static str,
    /// What it computes: the key of a message without arguments.
    pub about: &'static str,
    /// An input that works.
    pub example: &'static str,
    /// The rule. Errors: an input that is not of the calculator's form.
    pub run: fn(&Field<'_>) -> Result<Value, CalcError>,
}

/// The calculators of some games, game by game.
pub fn calculators(games: Games) -> impl Iterator<Item = &'static Calculator> {
    games.iter().flat_map(|game| game.calculators())
}

/// A fraction as the decimal number that an answer gives; the rules themselves count in whole numbers.
#[expect(clippy::cast_precision_loss, reason = "the nearest decimal number is what is wanted")]
pub fn fraction(over: u128, under: u128) -> Value {
    (over as f64 / under as f64).into()
}

impl Calculator {
    /// The calculator of this name among those of some games.
    pub fn named(games: Games, name: &str) -> Option<&'static Self> {
        calculators(games).find(|calculator| calculator.name == name)
    }

    /// The answer to one JSON object. Errors: not JSON, or not of the calculator's form; the first flaw is named.
    pub fn answer(&self, input: &[u8]) -> Result<Value, CalcError> {
        let value = json::read(input)?;
        (self.run)(&Field::root(&value))
    }
}
