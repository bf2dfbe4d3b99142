//! All plays in one file, and a file of either kind read.
//!
//! The file holds the records of `store::record` as they are kept, so that a page that cannot start the program can make
//! it too, by copying them.

use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use super::{ExchangeError, Exported, LIMIT, Mark, VERSION, damaged, marked};
use crate::store::StoreError;
use crate::store::record::{Row, SealedLine};

/// What the file's `tableside` says.
pub(super) const KIND: &str = "plays";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "tableside")]
    _tableside: String,
    #[serde(rename = "version")]
    _version: u64,
    plays: Vec<Kept>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    row: Row,
    lines: Vec<SealedLine>,
}

/// The text of a file with all these plays, a play a line.
///
/// # Errors
/// [`ExchangeError::Body`] when a play has no entries, or they are not numbered 1, 2, 3 …: it could not be read again.
pub fn all_to_json(plays: &[Exported]) -> Result<String, ExchangeError> {
    let mut texts = Vec::with_capacity(plays.len());
    for play in plays {
        let Exported { header, lines, summary, finished } = play.clone();
        let kept = Row::begin(header, lines, summary, finished).map(|(row, lines)| Kept { row, lines });
        let text = kept.ok().and_then(|kept| serde_json::to_string(&kept).ok());
        texts.push(text.ok_or(ExchangeError::Body { number: 0 })?);
    }
    let plays = texts.join(",\n");
    Ok(format!("{{\n\"tableside\": \"{KIND}\",\n\"version\": {VERSION},\n\"plays\": [\n{plays}\n]\n}}\n"))
}

/// The plays in a file's bytes: one from a file of one play, or all of a file of all plays but those in its trash.
///
/// # Errors
/// As [`Exported::from_json`]; a file is read whole or refused.
pub fn plays_from_json(bytes: &[u8]) -> Result<Vec<Exported>, ExchangeError> {
    if u64::try_from(bytes.len()).is_ok_and(|size| size > LIMIT) {
        return Err(ExchangeError::TooLarge);
    }
    let of_all = |mark: &Mark| mark.is(KIND);
    if !marked(bytes, of_all)? {
        return Exported::from_json(bytes).map(|play| vec![play]);
    }
    let file: File = serde_json::from_slice(bytes).map_err(|error| match error.classify() {
        Category::Eof => ExchangeError::Truncated,
        Category::Io | Category::Syntax | Category::Data => damaged(&error),
    })?;
    let mut plays = Vec::with_capacity(file.plays.len());
    for Kept { row, lines } in file.plays {
        let lines = row.open(None, lines).map_err(|error| lost(&error))?;
        if lines.is_empty() {
            return Err(ExchangeError::Empty);
        }
        if !row.removed {
            let listed = row.listed();
            plays.push(Exported { header: listed.header, lines, summary: listed.summary, finished: listed.finished });
        }
    }
    Ok(plays)
}

/// A seal that does not fit has no line and column.
fn lost(_: &StoreError) -> ExchangeError {
    ExchangeError::Damaged { line: 0, column: 0 }
}
