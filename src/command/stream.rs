//! A file as the command line names it: a path, or `-` for standard output or input.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::Failure;
use super::page::Page;
use crate::locale::{Language, Message, plain_json};
use crate::store::exchange::{self, ExchangeError};

/// What stands for standard output or input.
const STREAM: &str = "-";

/// Where an export goes.
pub(super) enum Target {
    /// Standard output, and nothing else with it.
    Output,
    /// A file that may be written.
    File(PathBuf),
}

impl Target {
    /// Whether this path means standard output, or input.
    pub(super) fn is_stream(path: &Path) -> bool {
        path == Path::new(STREAM)
    }

    /// What it is called.
    pub(super) fn shown(&self) -> String {
        match self {
            Self::Output => STREAM.to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// Writes the text there. The answer is what is to be said of a file; of standard output it is the text itself.
    pub(super) fn write(&self, text: String, said: &Message, language: Language) -> Result<Page, Failure> {
        let Self::File(path) = self else {
            // Standard output may be a terminal: what is JSON says the same without letters that would steer it.
            let is_json = text.starts_with(['{', '[']);
            return Ok(Page::for_programs(if is_json { plain_json(&text) } else { text }));
        };
        exchange::write_text(path, &text).map_err(|error| Failure::from(error).of_file(path))?;
        Ok(Page::of(&language.say(said)).done())
    }
}

/// What is in the file, or comes on standard input, up to the size from which on it is too large.
///
/// # Errors
/// As [`exchange::bytes`]; what cannot be read of standard input is [`ExchangeError::Unreadable`] too.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, ExchangeError> {
    if !Target::is_stream(path) {
        return exchange::bytes(path);
    }
    let mut bytes = Vec::new();
    let input = io::stdin().lock().take(exchange::EVERYTHING_LIMIT + 1).read_to_end(&mut bytes);
    let why = |error: io::Error| ExchangeError::Unreadable { path: STREAM.to_owned(), why: error.to_string() };
    input.map(|_| bytes).map_err(why)
}
