//! Import and export: one play as one JSON file, or all of them in one, with a version, read strictly.
//!
//! A file is read whole or refused; what is here changes only by the request that [`Exported::into_request`] gives. The
//! caller makes sure first that the game understands the lines: the store does not know what they mean.

mod all;
mod error;
mod everything;
mod object;
mod plan;

use std::str::Utf8Error;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;

use self::all::KeptPlay;
use self::object::{Brief, Object};
use super::checksum::Checksum;
use super::json;
use super::json_limits::JsonLimits;
use super::play::{Header, Line};

pub use all::{all_to_json, plays_from_json};
pub use error::ExchangeError;
pub use everything::{EVERYTHING_LIMIT, Everything, FileContent, TimedEntry, content_from_json};
pub use plan::{Plan, agree};

/// The version of a file of one play: the one that is written, and the newest that is read.
pub const VERSION: u64 = 1;

/// The same for a file of all plays. Since 2 it says how many there are, and has a checksum over all of them.
pub const ALL_VERSION: u64 = 2;

/// What the `tableside` of a file of one play says.
const ONE: &str = "play";

/// The largest file of one play that is read, in bytes, and on a phone of any kind: about 200,000 entries, and no more
/// memory than a phone has.
pub const LIMIT: u64 = 64 << 20;

/// What a file may hold at most, so that it is read in no more memory than a phone has, whoever has written it.
const LIMITS: JsonLimits = JsonLimits {
    depth: 100,
    values: 20_000,
    letters: 1 << 20,
    lists: &[&["entries"], &["plays"], &["plays", "lines"], &["values"]],
    items: 250_000,
};

/// The same for a file of everything or of all plays, where there is the memory of a desktop for it.
const EVERYTHING_LIMITS: JsonLimits =
    JsonLimits { items: if cfg!(target_arch = "wasm32") { 250_000 } else { 4_000_000 }, ..LIMITS };

/// A play as it leaves and enters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// What it is.
    pub header: Header,
    /// Its whole log, from number 1 on.
    pub lines: Vec<Line>,
    /// What Home shows of it, as JSON.
    pub summary: String,
    /// Whether it has its result.
    pub finished: bool,
}

/// A file of version 1: of one play, or of all of them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tableside: Option<Brief>,
    version: Option<Brief>,
    play: Option<Object<Header>>,
    summary: Option<Value>,
    finished: Option<bool>,
    entries: Option<Vec<Object<FileLine>>>,
    seal: Option<String>,
    count: Option<u64>,
    plays: Option<Vec<Object<KeptPlay>>>,
    values: Option<Vec<Object<TimedEntry>>>,
}

/// An entry of a file, of which only the line is kept: its body as JSON takes ten times the room of its text.
#[derive(Deserialize)]
#[serde(from = "WrittenLine")]
struct FileLine(Line);

impl From<WrittenLine> for FileLine {
    fn from(entry: WrittenLine) -> Self {
        Self(entry.into())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLine {
    number: u64,
    #[serde(with = "crate::store::time")]
    at: DateTime<Utc>,
    by: String,
    body: Value,
}

impl Exported {
    /// The file's text: an entry a line, so that people and version control can read it.
    ///
    /// # Errors
    /// [`ExchangeError::Body`] when the body of a line or the summary (as number 0) is no JSON.
    pub fn to_json(&self) -> Result<String, ExchangeError> {
        let value = |number: u64, text: &str| json::parse(text).or(Err(ExchangeError::Body { number }));
        let summary = value(0, &self.summary)?;
        let mut entries = Vec::with_capacity(self.lines.len());
        let mut lines = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            let body = value(line.number, &line.body)?;
            let entry = WrittenLine { number: line.number, at: line.at, by: line.by.clone(), body };
            entries.push(text(line.number, &entry)?);
            lines.push(Line::from(entry));
        }
        // An open play may have gone on to a later format since its header was read.
        let header = self.header.clone().raised(&lines);
        let seal = seal(&header, &lines, &summary, self.finished);
        Ok(format!(
            "{{\n\"tableside\": \"{ONE}\",\n\"version\": {VERSION},\n\"play\": {},\n\"summary\": {},\n\
             \"finished\": {},\n\"entries\": [\n{}\n],\n\"seal\": \"{seal}\"\n}}\n",
            text(0, &header)?,
            summary,
            self.finished,
            entries.join(",\n"),
        ))
    }

    /// Whether a play can be read again from a file of many: no text in it is longer than one that a file may hold.
    pub fn can_travel(summary: &str, lines: &[Line]) -> bool {
        // A letter takes six bytes at most where it stands in a text of JSON.
        let fits = |text: &str| text.len() <= LIMITS.letters / 6 || json::letters(text) <= LIMITS.letters;
        fits(summary) && lines.iter().all(|line| fits(&line.body) && fits(&line.by))
    }

    /// The play in a file's bytes.
    ///
    /// # Errors
    /// [`ExchangeError`] says whether it is another program's, newer, cut off, damaged, too large, or has gaps.
    pub fn from_json(bytes: &[u8]) -> Result<Self, ExchangeError> {
        let file = File::read(bytes)?;
        if file.is(ONE) { file.one() } else { Err(ExchangeError::Foreign) }
    }
}

impl File {
    /// A file of either kind, of which nothing more is known yet.
    fn read(bytes: &[u8]) -> Result<Self, ExchangeError> {
        const NAME: &[u8] = b"\"tableside\"";
        let (limit, limits) =
            if everything::is_of_many(bytes) { (EVERYTHING_LIMIT, EVERYTHING_LIMITS) } else { (LIMIT, LIMITS) };
        if u64::try_from(bytes.len()).is_ok_and(|size| size > limit) {
            return Err(ExchangeError::TooLarge { limit });
        }
        let bytes = json::without_byte_order_mark(bytes);
        let named = bytes.windows(NAME.len()).any(|part| part == NAME);
        // A struct is read from a JSON array too, by position: no file of ours is one.
        let object = bytes.trim_ascii_start().starts_with(b"{");
        if !named || !object {
            return Err(ExchangeError::Foreign);
        }
        let text = std::str::from_utf8(bytes).map_err(|error| no_text(bytes, error))?;
        limits.check(bytes).map_err(ExchangeError::TooMuch)?;
        let file: Self = serde_json::from_str(text).map_err(|error| unreadable(text, &error))?;
        marked(file.tableside.as_ref(), file.version.as_ref()).map(|()| file)
    }

    /// Whether the file calls itself so.
    fn is(&self, kind: &str) -> bool {
        self.tableside.as_ref().and_then(Brief::text) == Some(kind)
    }

    /// The play of a file of one.
    fn one(self) -> Result<Exported, ExchangeError> {
        let Self {
            play: Some(header),
            summary: Some(summary),
            finished: Some(finished),
            count: None,
            plays: None,
            values: None,
            ..
        } = self
        else {
            return Err(NOT_WHOLE);
        };
        let (Some(entries), Some(sealed)) = (self.entries, self.seal) else { return Err(NOT_WHOLE) };
        let Object(header) = header;
        let lines: Vec<Line> = entries.into_iter().map(|Object(FileLine(line))| line).collect();
        if lines.is_empty() {
            return Err(ExchangeError::Empty);
        }
        for (line, expected) in lines.iter().zip(1..) {
            if line.number != expected {
                return Err(ExchangeError::Gap { expected, found: line.number });
            }
        }
        // Every letter of the JSON may be well formed and still not be the one that was written.
        if seal(&header, &lines, &summary, finished).to_string() != sealed {
            return Err(NOT_WHOLE);
        }
        Ok(Exported { header, lines, summary: summary.to_string(), finished })
    }
}

impl From<WrittenLine> for Line {
    fn from(entry: WrittenLine) -> Self {
        Self { number: entry.number, at: entry.at, by: entry.by, body: entry.body.to_string() }
    }
}

/// The sum over all that a file says. JSON is summed as it is read, so that a file may be laid out anew on its way.
fn seal(header: &Header, lines: &[Line], summary: &Value, finished: bool) -> Checksum {
    let log = lines.iter().fold(Checksum::of(header), Checksum::then);
    log.with(summary.to_string().as_bytes()).with(&[u8::from(finished)])
}

fn text(number: u64, part: &impl Serialize) -> Result<String, ExchangeError> {
    serde_json::to_string(part).or(Err(ExchangeError::Body { number }))
}

/// Something is damaged that has no place of its own: a part is missing, or a checksum does not fit.
const NOT_WHOLE: ExchangeError = ExchangeError::Damaged { line: 0, column: 0 };

/// What a file calls itself; all else in it is passed over.
#[derive(Deserialize)]
struct Marks {
    tableside: Option<Brief>,
    version: Option<Brief>,
}

/// Refuses files of other programs and of newer versions.
fn marked(tableside: Option<&Brief>, version: Option<&Brief>) -> Result<(), ExchangeError> {
    let known = match tableside.and_then(Brief::text) {
        Some(ONE) => VERSION,
        Some(all::KIND) => ALL_VERSION,
        Some(everything::KIND) => everything::VERSION,
        _ => return Err(ExchangeError::Foreign),
    };
    match version.and_then(Brief::number) {
        Some(0) | None => Err(NOT_WHOLE),
        Some(version) if version > known => Err(ExchangeError::Newer { version, known }),
        Some(_) => Ok(()),
    }
}

/// Why a file has not the form that it should have.
fn unreadable(text: &str, error: &serde_json::Error) -> ExchangeError {
    match error.classify() {
        Category::Eof => ExchangeError::Truncated,
        Category::Io | Category::Syntax => damaged(error),
        // What has another form may be another program's, or of a newer version, and is not damaged then.
        Category::Data => match serde_json::from_str::<Object<Marks>>(text) {
            Ok(Object(Marks { tableside, version })) => {
                marked(tableside.as_ref(), version.as_ref()).err().unwrap_or_else(|| damaged(error))
            }
            Err(syntax) => match syntax.classify() {
                Category::Eof => ExchangeError::Truncated,
                _ => damaged(&syntax),
            },
        },
    }
}

fn damaged(error: &serde_json::Error) -> ExchangeError {
    ExchangeError::Damaged { line: error.line(), column: error.column() }
}

/// Where bytes are no text.
fn no_text(bytes: &[u8], error: Utf8Error) -> ExchangeError {
    if error.error_len().is_none() {
        return ExchangeError::Truncated;
    }
    let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
    let in_line = before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    ExchangeError::Damaged { line: before.split(|byte| *byte == b'\n').count(), column: in_line.len() + 1 }
}

/// Writes a play to a file, in place of the one that may be there; it is there whole or not at all.
///
/// # Errors
/// [`ExchangeError::Disk`] when the disk does not take it, [`ExchangeError::Body`] as [`Exported::to_json`].
#[cfg(not(target_arch = "wasm32"))]
pub fn write(path: &std::path::Path, play: &Exported) -> Result<(), ExchangeError> {
    write_text(path, &play.to_json()?)
}

/// Writes the text of a file, in place of the one that may be there; it is there whole or not at all.
///
/// # Errors
/// [`ExchangeError::Disk`] when the disk does not take it, and as [`may_replace`].
#[cfg(not(target_arch = "wasm32"))]
pub fn write_text(path: &std::path::Path, text: &str) -> Result<(), ExchangeError> {
    write_bytes(path, text.as_bytes())
}

/// Writes a file of whatever kind, as [`write_text`] does a text.
///
/// # Errors
/// As [`write_text`].
#[cfg(not(target_arch = "wasm32"))]
pub fn write_bytes(path: &std::path::Path, bytes: &[u8]) -> Result<(), ExchangeError> {
    may_replace(path)?;
    super::files::write(path, bytes).map_err(|error| super::files::fault(&error).into())
}

/// Makes sure that a file may be overwritten, or made, at this path.
///
/// # Errors
/// [`ExchangeError::Protected`] where the database, its lock or a backup is: nobody may replace those by a file.
#[cfg(not(target_arch = "wasm32"))]
pub fn may_replace(path: &std::path::Path) -> Result<(), ExchangeError> {
    if super::overwrite::is_protected(path) {
        return Err(ExchangeError::Protected { path: path.display().to_string() });
    }
    Ok(())
}

/// Reads the plays in a file.
///
/// # Errors
/// As [`bytes`] and [`plays_from_json`].
#[cfg(not(target_arch = "wasm32"))]
pub fn read(path: &std::path::Path) -> Result<Vec<Exported>, ExchangeError> {
    plays_from_json(&bytes(path)?)
}

/// Reads what is in a file of ours, of whatever kind.
///
/// # Errors
/// As [`read`].
#[cfg(not(target_arch = "wasm32"))]
pub fn read_content(path: &std::path::Path) -> Result<FileContent, ExchangeError> {
    content_from_json(&bytes(path)?)
}

/// What is in a file, up to the size from which on it is too large.
///
/// # Errors
/// [`ExchangeError::Unreadable`] when there is no such file or it may not be read.
#[cfg(not(target_arch = "wasm32"))]
pub fn bytes(path: &std::path::Path) -> Result<Vec<u8>, ExchangeError> {
    use std::io::Read;

    let unreadable =
        |error: std::io::Error| ExchangeError::Unreadable { path: path.display().to_string(), why: error.to_string() };
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(unreadable)?;
    // One byte more than the limit is enough to see that it is too large, also where the size is not known before.
    let mut file = file.take(LIMIT + 1);
    file.read_to_end(&mut bytes).map_err(unreadable)?;
    if everything::is_of_many(&bytes) {
        file.set_limit(EVERYTHING_LIMIT - LIMIT);
        file.read_to_end(&mut bytes).map_err(unreadable)?;
    }
    Ok(bytes)
}
