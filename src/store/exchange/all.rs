//! All plays in one file, and a file of either kind read.
//!
//! The file holds the records of `store::record` as they are kept, so that a page that cannot start the program can make
//! it too, by copying them. Such a file is of version 1, which has no seal over the whole.

use serde::{Deserialize, Serialize};

use super::object::Object;
use super::{ALL_VERSION, ExchangeError, Exported, File, NOT_WHOLE};
use crate::store::checksum::Checksum;
use crate::store::record::{Row, SealedLine};

/// What the file's `tableside` says.
pub(super) const KIND: &str = "plays";

/// A play of the file as it is written.
#[derive(Serialize)]
struct WrittenPlay {
    row: Row,
    lines: Vec<SealedLine>,
}

/// A play of the file as it is read, line by line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KeptPlay {
    row: Object<Row>,
    lines: Vec<Object<SealedLine>>,
}

/// The text of a file with all these plays, a play a line.
///
/// # Errors
/// [`ExchangeError::Body`] when a play has no entries, or they are not numbered 1, 2, 3 …: it could not be read again.
pub fn all_to_json(plays: &[Exported]) -> Result<String, ExchangeError> {
    let mut texts = Vec::with_capacity(plays.len());
    let mut seal = Checksum::empty();
    for play in plays {
        let Exported { header, lines, summary, finished } = play.clone();
        let kept = Row::begin(header, lines, summary, finished).map(|(row, lines)| WrittenPlay { row, lines });
        let Ok(kept) = kept else { return Err(ExchangeError::Body { number: 0 }) };
        seal = kept.row.sealed_into(seal);
        texts.push(serde_json::to_string(&kept).or(Err(ExchangeError::Body { number: 0 }))?);
    }
    let (count, plays) = (texts.len(), texts.join(",\n"));
    Ok(format!(
        "{{\n\"tableside\": \"{KIND}\",\n\"version\": {ALL_VERSION},\n\"count\": {count},\n\"plays\": [\n{plays}\n],\n\
         \"seal\": \"{seal}\"\n}}\n"
    ))
}

/// The plays in a file's bytes: one from a file of one play, or all of a file of all plays but those in its trash.
///
/// # Errors
/// As [`Exported::from_json`]; a file is read whole or refused.
pub fn plays_from_json(bytes: &[u8]) -> Result<Vec<Exported>, ExchangeError> {
    let file = File::read(bytes)?;
    if !file.is(KIND) {
        return file.one().map(|play| vec![play]);
    }
    let File {
        plays: Some(kept), play: None, summary: None, finished: None, entries: None, seal, count, version, ..
    } = file
    else {
        return Err(NOT_WHOLE);
    };
    let whole = match (version.and_then(|version| version.number()), count, seal) {
        (Some(1), None, None) => true,
        (Some(ALL_VERSION), Some(count), Some(seal)) => {
            let sum = kept.iter().fold(Checksum::empty(), |sum, Object(play)| play.row.0.sealed_into(sum));
            u64::try_from(kept.len()) == Ok(count) && sum.to_string() == seal
        }
        _ => false,
    };
    if !whole {
        return Err(NOT_WHOLE);
    }
    let mut plays = Vec::with_capacity(kept.len());
    for Object(KeptPlay { row: Object(row), lines }) in kept {
        let lines = lines.into_iter().map(|Object(line)| line).collect();
        // A seal that does not fit has no line and column.
        let lines = row.open(None, lines).or(Err(NOT_WHOLE))?;
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
