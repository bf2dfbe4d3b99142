//! Reading the files that come with the program.
//!
//! They are TOML, for people; they are taken over as JSON first, because whatever the store keeps is read from JSON, and
//! a type that is read from one form alone is compiled once.

use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;

/// Why a file cannot be read.
#[derive(Debug, Error)]
pub enum PrintedError {
    /// It is not TOML; says in which line.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// It holds something else than it should.
    #[error(transparent)]
    Form(#[from] serde_json::Error),
}

/// What a file holds.
///
/// # Errors
/// When the text is not TOML, or something in it is missing, misspelled or of another kind.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, PrintedError> {
    let value: Value = toml::from_str(text)?;
    Ok(serde_json::from_value(value)?)
}
