//! A play as records of JSON with checksums: how a browser's database keeps it, and how the file of all plays carries it.
//!
//! The text of a body stays as it was entered, so that whoever copies the records letter by letter, as a page that cannot
//! start the program does, makes a file that can be read.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::StoreError;
use super::checksum::Checksum;
use super::play::{Header, Line, Listed, PlayId, continues};

/// What is kept of a play beside its lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayRecord {
    play: Header,
    summary: String,
    finished: bool,
    /// How many lines there are.
    entries: u64,
    #[serde(with = "super::time")]
    changed: DateTime<Utc>,
    /// Whether it lies in the trash.
    pub(super) removed: bool,
    /// The checksum of the last line.
    seal: Checksum,
}

/// A line with its checksum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineRecord {
    pub(super) number: u64,
    #[serde(with = "super::time")]
    at: DateTime<Utc>,
    by: String,
    body: String,
    seal: Checksum,
}

impl PlayRecord {
    /// A new play with its first lines, and those lines with their checksums.
    ///
    /// # Errors
    /// [`StoreError::Behind`] when the lines are not numbered 1, 2, 3 …, or there are none.
    pub(super) fn begin(
        header: Header,
        lines: Vec<Line>,
        summary: String,
        finished: bool,
    ) -> Result<(Self, Vec<LineRecord>), StoreError> {
        let Some(first) = lines.first() else { return Err(StoreError::Behind { last: 0 }) };
        let header = header.raised(&lines);
        let (seal, changed) = (Checksum::of(&header), first.at);
        let mut row =
            Self { play: header, summary: String::new(), finished: false, entries: 0, changed, removed: false, seal };
        let lines = row.go_on(lines, summary, finished)?;
        Ok((row, lines))
    }

    /// Adds lines to the log that is there, which must be whole, and gives the records that have become other ones: the
    /// new lines, and all of them where one needs a later format, which is a part of every checksum.
    ///
    /// # Errors
    /// [`StoreError::Behind`] when they do not go on where the log ends, and [`StoreError::DamagedPlay`] when it is not
    /// whole; the row is as it was then.
    #[cfg_attr(not(target_arch = "wasm32"), cfg(test))]
    pub(super) fn add(
        &mut self,
        there: Vec<LineRecord>,
        lines: Vec<Line>,
        summary: String,
        finished: bool,
    ) -> Result<Vec<LineRecord>, StoreError> {
        if !continues(self.entries, &lines) {
            return Err(StoreError::Behind { last: self.entries });
        }
        let mut known = self.open(None, there)?;
        let header = self.play.clone().raised(&lines);
        if header == self.play {
            return self.go_on(lines, summary, finished);
        }
        known.extend(lines);
        let (row, lines) = Self::begin(header, known, summary, finished)?;
        *self = Self { removed: self.removed, ..row };
        Ok(lines)
    }

    /// Adds lines, and gives them with their checksums.
    ///
    /// # Errors
    /// [`StoreError::Behind`] when they do not go on where the log ends; the row is as it was then.
    pub(super) fn go_on(
        &mut self,
        lines: Vec<Line>,
        summary: String,
        finished: bool,
    ) -> Result<Vec<LineRecord>, StoreError> {
        if !continues(self.entries, &lines) {
            return Err(StoreError::Behind { last: self.entries });
        }
        if let Some(last) = lines.last() {
            (self.entries, self.changed) = (last.number, last.at);
        }
        (self.summary, self.finished) = (summary, finished);
        let seal = |line: Line| {
            self.seal = self.seal.then(&line);
            let Line { number, at, by, body } = line;
            LineRecord { number, at, by, body, seal: self.seal }
        };
        Ok(lines.into_iter().map(seal).collect())
    }

    /// The sum that goes on from this one with all that the row says, the checksum of its lines too.
    pub(super) fn sealed_into(&self, sum: Checksum) -> Checksum {
        sum.with(Checksum::of_listed(&self.clone().listed()).to_string().as_bytes())
            .with(self.seal.to_string().as_bytes())
    }

    /// The play as its log proves it, of which this is the last line: nothing else of the row can be trusted.
    #[cfg_attr(not(target_arch = "wasm32"), cfg(test))]
    pub(super) fn reaching(self, last: Option<&LineRecord>) -> Self {
        let (entries, changed, seal) = last
            .map_or_else(|| (0, self.play.started, Checksum::of(&self.play)), |line| (line.number, line.at, line.seal));
        Self { play: self.play, summary: String::new(), finished: false, entries, changed, removed: false, seal }
    }

    /// The play as a list shows it.
    pub(super) fn listed(self) -> Listed {
        let Self { play: header, summary, finished, entries, changed, removed, .. } = self;
        Listed { header, summary, entries, changed, finished, removed }
    }

    /// The lines that follow `before` (none for the whole log), up to the end.
    ///
    /// # Errors
    /// [`StoreError::DamagedPlay`] when one is not as it was written, or is missing.
    pub(super) fn open(&self, before: Option<&LineRecord>, sealed: Vec<LineRecord>) -> Result<Vec<Line>, StoreError> {
        let damaged = |number| StoreError::DamagedPlay { play: self.id(), number };
        let mut last = before.map_or(0, |line| line.number);
        let mut seal = before.map_or_else(|| Checksum::of(&self.play), |line| line.seal);
        let mut lines = Vec::with_capacity(sealed.len());
        for LineRecord { number, at, by, body, seal: kept } in sealed {
            let line = Line { number, at, by, body };
            (last, seal) = (last.saturating_add(1), seal.then(&line));
            if (number, kept) != (last, seal) {
                return Err(damaged(last));
            }
            lines.push(line);
        }
        if (last, seal) == (self.entries, self.seal) { Ok(lines) } else { Err(damaged(last.saturating_add(1))) }
    }

    /// The play with its lines up to the last one before the first that is not as it was written.
    #[cfg_attr(not(target_arch = "wasm32"), cfg(test))]
    pub(super) fn open_sound(self, sealed: Vec<LineRecord>) -> (Listed, Vec<Line>) {
        let mut seal = Checksum::of(&self.play);
        let sound = sealed.into_iter().zip(1..).map_while(|(sealed, expected)| {
            let LineRecord { number, at, by, body, seal: kept } = sealed;
            let line = Line { number, at, by, body };
            seal = seal.then(&line);
            ((number, kept) == (expected, seal)).then_some(line)
        });
        let lines: Vec<Line> = sound.collect();
        let entries = lines.last().map_or(0, |line| line.number);
        (Listed { entries, ..self.listed() }, lines)
    }

    /// What is known of it from its beginning.
    pub(super) const fn header(&self) -> &Header {
        &self.play
    }

    /// The play's id.
    pub(super) const fn id(&self) -> PlayId {
        self.play.id
    }

    /// How many lines there are.
    #[cfg(target_arch = "wasm32")]
    pub(super) const fn entries(&self) -> u64 {
        self.entries
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::json;

    fn line(number: u64) -> Line {
        let at = DateTime::from_timestamp(1_800_000_000, 123_456_789).unwrap_or_default();
        Line { number, at, by: "Žofie".to_owned(), body: format!("{{\"gold\":{number}}}") }
    }

    fn play(lines: u64) -> (PlayRecord, Vec<LineRecord>) {
        let header =
            Header { id: PlayId::fresh(), game: "amun-re".to_owned(), format: 1, started: DateTime::default() };
        PlayRecord::begin(header, (1..=lines).map(line).collect(), "{}".to_owned(), false).unwrap()
    }

    #[test]
    fn a_play_goes_through_json_and_comes_back() {
        let (mut row, mut sealed) = play(2);
        sealed.extend(row.go_on(vec![line(3)], r#"{"round":2}"#.to_owned(), true).unwrap());
        let text = serde_json::to_string(&(&row, &sealed)).unwrap();
        let (read, lines): (PlayRecord, Vec<LineRecord>) = json::read(&text).unwrap();
        assert_eq!((&read, &lines), (&row, &sealed));
        assert_eq!(read.open(None, lines.clone()).unwrap(), [line(1), line(2), line(3)]);
        assert_eq!(read.open(Some(&lines[1]), lines[2..].to_vec()).unwrap(), [line(3)]);
        let listed = read.listed();
        assert_eq!((listed.entries, listed.finished, listed.changed), (3, true, line(3).at));
    }

    #[test]
    fn lines_go_on_where_the_log_ends_or_nothing_changes() {
        let (mut row, _) = play(2);
        let before = row.clone();
        for wrong in [vec![line(2)], vec![line(4)], vec![line(3), line(5)]] {
            assert_eq!(row.go_on(wrong, "x".to_owned(), true), Err(StoreError::Behind { last: 2 }));
            assert_eq!(row, before);
        }
        let header = before.play;
        assert_eq!(
            PlayRecord::begin(header, Vec::new(), String::new(), false).map(drop),
            Err(StoreError::Behind { last: 0 })
        );
    }

    #[test]
    fn a_line_that_needs_a_later_format_gives_every_line_its_checksum_anew() {
        let (mut row, there) = play(2);
        let (third, later) = (line(3), Line { body: r#"{"act":1,"format":2}"#.to_owned(), ..line(4) });
        let more = row.add(there.clone(), vec![third.clone()], "{}".to_owned(), false).unwrap();
        assert_eq!((more.len(), row.play.format), (1, 1), "only what is new");
        let there: Vec<LineRecord> = there.into_iter().chain(more).collect();
        row.removed = true;
        let all = row.add(there.clone(), vec![later.clone()], "{}".to_owned(), true).unwrap();
        assert_eq!((all.len(), row.play.format, row.removed), (4, 2, true));
        assert_eq!(row.open(None, all.clone()).unwrap(), [line(1), line(2), third, later]);
        // What cannot be added changes nothing.
        let before = row.clone();
        assert_eq!(row.add(all, vec![line(9)], String::new(), false), Err(StoreError::Behind { last: 4 }));
        let damaged = Err(StoreError::DamagedPlay { play: row.id(), number: 1 });
        assert_eq!(row.add(there, vec![line(5)], String::new(), false), damaged);
        assert_eq!(row, before);
    }

    #[test]
    fn a_damaged_row_goes_as_far_as_its_log_and_a_damaged_beginning_is_found() {
        let (row, sealed) = play(3);
        let hurt = PlayRecord { entries: 9, summary: "x".to_owned(), finished: true, removed: true, ..row.clone() };
        let mended = hurt.reaching(sealed.last());
        assert_eq!(mended.open(None, sealed.clone()).unwrap().len(), 3);
        assert_eq!(mended, PlayRecord { summary: String::new(), ..row.clone() });
        let other = PlayRecord { play: Header { game: "amun-ra".to_owned(), ..row.play.clone() }, ..row.clone() };
        let damaged = Err(StoreError::DamagedPlay { play: row.id(), number: 1 });
        assert_eq!(other.reaching(sealed.last()).open(None, sealed), damaged);
        assert_eq!(row.reaching(None).open(None, Vec::new()), Ok(Vec::new()));
    }

    #[test]
    fn what_is_not_as_it_was_written_is_found() {
        let (row, sealed) = play(3);
        let damaged = |number| Err(StoreError::DamagedPlay { play: row.id(), number });
        let mut other = sealed.clone();
        other[1].body = "{\"gold\":9}".to_owned();
        assert_eq!(row.open(None, other), damaged(2));
        let mut moved = sealed.clone();
        moved[2].at = DateTime::default();
        assert_eq!(row.open(None, moved), damaged(3));
        assert_eq!(row.open(None, sealed[..2].to_vec()), damaged(3), "the end is missing");
        assert_eq!(row.open(None, sealed[1..].to_vec()), damaged(1), "the start is missing");
        assert_eq!(row.open(None, Vec::new()), damaged(1));
        let mut third = sealed;
        third[2].body = "{}".to_owned();
        let (listed, lines) = row.open_sound(third);
        assert_eq!((listed.entries, lines), (2, vec![line(1), line(2)]));
    }
}
