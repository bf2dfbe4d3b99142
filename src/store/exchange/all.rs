//! All plays in one file, and a file of either kind read.
//!
//! The file holds the records of `store::record` as they are kept, so that a page that cannot start the program can make
//! it too, by copying them. Such a file is of version 1, which has no checksum over the whole.

use serde::{Deserialize, Serialize};

use super::everything::readable;
use super::object::Object;
use super::{ALL_VERSION, ExchangeError, Exported, File, NOT_WHOLE, ONE};
use crate::store::Header;
use crate::store::checksum::Checksum;
use crate::store::record::{LineRecord, PlayRecord};

/// What the file's `tableside` says.
pub(super) const KIND: &str = "plays";

/// A play of the file as it is written.
#[derive(Serialize)]
pub(super) struct WrittenPlay {
    row: PlayRecord,
    lines: Vec<LineRecord>,
}

/// A play of the file as it is read, line by line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KeptPlay {
    row: Object<PlayRecord>,
    lines: Vec<Object<LineRecord>>,
}

/// The text of a file with all these plays, a play a line.
///
/// # Errors
/// [`ExchangeError::Body`] when a play has no entries, or they are not numbered 1, 2, 3 …, and [`ExchangeError::TooLarge`]:
/// it could not be read again.
pub fn all_to_json(plays: &[Exported]) -> Result<String, ExchangeError> {
    let mut texts = Vec::with_capacity(plays.len());
    let mut seal = Checksum::empty();
    for play in plays {
        let (text, sum) = WrittenPlay::of(play.clone())?.text(seal)?;
        seal = sum;
        texts.push(text);
    }
    let (count, plays) = (texts.len(), texts.join(",\n"));
    readable(format!(
        "{{\n\"tableside\": \"{KIND}\",\n\"version\": {ALL_VERSION},\n\"count\": {count},\n\"plays\": [\n{plays}\n],\n\
         \"seal\": \"{seal}\"\n}}\n"
    ))
}

/// The plays in a file's bytes: one from a file of one play, or all of a file of all plays but those in its trash.
///
/// # Errors
/// As [`Exported::from_json`]; a file is read whole or refused.
pub fn plays_from_json(bytes: &[u8]) -> Result<Vec<Exported>, ExchangeError> {
    plays_of(File::read(bytes)?)
}

/// The plays of a file of one, or of all of them.
pub(super) fn plays_of(file: File) -> Result<Vec<Exported>, ExchangeError> {
    if !file.is(KIND) {
        return if file.is(ONE) { file.one().map(|play| vec![play]) } else { Err(ExchangeError::Foreign) };
    }
    let File {
        plays: Some(kept),
        play: None,
        summary: None,
        finished: None,
        entries: None,
        values: None,
        seal,
        count,
        version,
        ..
    } = file
    else {
        return Err(NOT_WHOLE);
    };
    let whole = match (version.and_then(|version| version.number()), count, seal) {
        (Some(1), None, None) => true,
        (Some(ALL_VERSION), Some(count), Some(seal)) => {
            let sum = kept.iter().fold(Checksum::empty(), |sum, Object(play)| play.sealed_into(sum));
            u64::try_from(kept.len()) == Ok(count) && sum.to_string() == seal
        }
        _ => false,
    };
    if !whole {
        return Err(NOT_WHOLE);
    }
    let mut plays = Vec::with_capacity(kept.len());
    for Object(play) in kept {
        let (play, removed) = play.open()?;
        if !removed {
            plays.push(play);
        }
    }
    Ok(plays)
}

impl WrittenPlay {
    /// A play as it is written.
    pub(super) fn of(play: Exported) -> Result<Self, ExchangeError> {
        let Exported { header, lines, summary, finished } = play;
        let kept = PlayRecord::begin(header, lines, summary, finished).map(|(row, lines)| Self { row, lines });
        kept.or(Err(ExchangeError::Body { number: 0 }))
    }

    /// Its text, and the sum that goes on from this one with it.
    pub(super) fn text(&self, seal: Checksum) -> Result<(String, Checksum), ExchangeError> {
        let text = serde_json::to_string(self).or(Err(ExchangeError::Body { number: 0 }))?;
        Ok((text, self.row.sealed_into(seal)))
    }
}

impl KeptPlay {
    /// The sum that goes on from this one with the play.
    pub(super) fn sealed_into(&self, seal: Checksum) -> Checksum {
        self.row.0.sealed_into(seal)
    }

    /// What the file says of the play before its log is looked at.
    pub(super) fn header(&self) -> Header {
        self.row.0.header().clone()
    }

    /// The play, if it is as it was written, and whether it lay in the trash.
    pub(super) fn open(self) -> Result<(Exported, bool), ExchangeError> {
        let Self { row: Object(row), lines } = self;
        let lines = lines.into_iter().map(|Object(line)| line).collect();
        // A checksum that does not fit has no line and column.
        let lines = row.open(None, lines).or(Err(NOT_WHOLE))?;
        if lines.is_empty() {
            return Err(ExchangeError::Empty);
        }
        let removed = row.removed;
        let listed = row.listed();
        let play = Exported { header: listed.header, lines, summary: listed.summary, finished: listed.finished };
        Ok((play, removed))
    }
}
