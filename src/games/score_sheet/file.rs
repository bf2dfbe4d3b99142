//! Templates as TOML files: read with the line of what is wrong, and written so that a person can change them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::points::{Rule, Threshold};
use super::problem::{FileError, Part, Problem, Spot, What};
use super::template::{ROWS, Rounds, Row, SEATS, TIES, Template, Tie};
use crate::table::ranking::Wins;

type Pair<'a, 'i> = (&'a Spanned<Cow<'i, str>>, &'a Spanned<DeValue<'i>>);
type Values<'a, 'i> = BTreeMap<&'static str, &'a Spanned<DeValue<'i>>>;

/// The longest file, in bytes: many times what the largest template has, with room for what a person writes beside it.
pub const LONGEST: usize = 1 << 18;

/// Reads a template's file.
///
/// # Errors
/// The first line that is wrong, and what is wrong there.
pub fn read(text: &str) -> Result<Template, FileError> {
    if text.len() > LONGEST {
        return Err(FileError { line: 1, what: What::TooLarge });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { text, lines: BTreeMap::new() };
    let table = DeTable::parse(text).map_err(|error| {
        // What the reader says of itself is a line; the picture of it that follows is not wanted.
        let detail = error.message().lines().next().unwrap_or_default().to_owned();
        let at = error.span().unwrap_or(0..0);
        reader.error(&at, What::Syntax { detail })
    })?;
    let template = reader.template(table.get_ref())?;
    template.check().map_err(|problem| reader.at(problem))?;
    Ok(template)
}

/// What was read so far of a file.
struct Reader<'t> {
    text: &'t str,
    /// The line of each key.
    lines: BTreeMap<Spot, usize>,
}

impl Reader<'_> {
    fn line(&self, span: &Range<usize>) -> usize {
        let upto = self.text.as_bytes().iter().take(span.start);
        upto.filter(|byte| **byte == b'\n').count() + 1
    }

    fn error(&self, span: &Range<usize>, what: What) -> FileError {
        FileError { line: self.line(span), what }
    }

    /// A problem at the line of its key, or at that of its part where the key is not written.
    fn at(&self, problem: Problem) -> FileError {
        let of_part = || self.lines.get(&Spot { key: "", ..problem.spot });
        let line = self.lines.get(&problem.spot).or_else(of_part).copied().unwrap_or(1);
        FileError { line, what: problem.what }
    }

    /// The values of a table by their keys, all of which must be known.
    fn values<'a, 'i>(
        &mut self,
        part: Part,
        pairs: impl Iterator<Item = Pair<'a, 'i>>,
        known: &[&'static str],
    ) -> Result<Values<'a, 'i>, FileError> {
        let mut pairs: Vec<Pair<'a, 'i>> = pairs.collect();
        pairs.sort_by_key(|(key, _)| key.span().start);
        let mut values = BTreeMap::new();
        for (key, value) in pairs {
            let Some(name) = known.iter().copied().find(|known| known == key.get_ref()) else {
                return Err(self.error(&key.span(), What::Unknown { key: key.get_ref().to_string() }));
            };
            self.lines.insert(Spot { part, key: name }, self.line(&key.span()));
            values.insert(name, value);
        }
        Ok(values)
    }

    fn template(&mut self, table: &DeTable<'_>) -> Result<Template, FileError> {
        let known = ["name", "players", "rounds", "wins", "row", "tie"];
        let values = self.values(Part::Head, table.iter(), &known)?;
        let name = self.string(&values, "name", "\"Metropolis\"")?;
        if name.is_empty() {
            return Err(self.at(Problem { spot: Spot { part: Part::Head, key: "name" }, what: What::NoTitle }));
        }
        let (least, most) = self.players(&values)?;
        Ok(Template {
            name,
            least,
            most,
            rounds: self.rounds(&values)?,
            wins: self.wins(&values)?,
            rows: self.list(&values, "row", Self::row)?,
            ties: self.list(&values, "tie", Self::tie)?,
        })
    }

    /// The tables of a list ("[[row]]").
    fn list<T>(
        &mut self,
        values: &Values<'_, '_>,
        key: &'static str,
        read: fn(&mut Self, usize, &DeTable<'_>) -> Result<T, FileError>,
    ) -> Result<Vec<T>, FileError> {
        let Some(value) = values.get(key) else { return Ok(Vec::new()) };
        let example = if key == "row" { "[[row]]" } else { "[[tie]]" };
        let kind = |span: Range<usize>| (span, What::Kind { key, example });
        let fault = |(span, what): (Range<usize>, What)| self.error(&span, what);
        let array = value.get_ref().as_array().ok_or_else(|| kind(value.span())).map_err(fault)?;
        if let Some(extra) = array.get(ROWS.max(TIES)) {
            return Err(self.error(&extra.span(), What::TooManyRows));
        }
        let mut list = Vec::new();
        for (index, item) in array.iter().enumerate() {
            let part = if key == "row" { Part::Row(index) } else { Part::Tie(index) };
            let Some(table) = item.get_ref().as_table() else {
                return Err(self.error(&item.span(), What::Kind { key, example }));
            };
            self.lines.insert(Spot { part, key: "" }, self.line(&item.span()));
            list.push(read(self, index, table)?);
        }
        Ok(list)
    }

    fn row(&mut self, index: usize, table: &DeTable<'_>) -> Result<Row, FileError> {
        let known = ["id", "title", "times", "every", "give", "thresholds", "once"];
        let part = Part::Row(index);
        let values = self.values(part, table.iter(), &known)?;
        let title = self.needed(part, &values, "title", "\"Hotel\"")?;
        Ok(Row {
            id: self.needed(part, &values, "id", "\"hotel\"")?,
            title,
            rule: self.rule(part, &values)?,
            once: match values.get("once") {
                None => false,
                Some(value) => {
                    let kind = What::Kind { key: "once", example: "true" };
                    value.get_ref().as_bool().ok_or_else(|| self.error(&value.span(), kind))?
                }
            },
        })
    }

    fn tie(&mut self, index: usize, table: &DeTable<'_>) -> Result<Tie, FileError> {
        let part = Part::Tie(index);
        let values = self.values(part, table.iter(), &["id", "title", "wins"])?;
        let title = self.needed(part, &values, "title", "\"Taxi\"")?;
        Ok(Tie { id: self.needed(part, &values, "id", "\"taxi\"")?, title, wins: self.wins(&values)? })
    }

    fn rule(&self, part: Part, values: &Values<'_, '_>) -> Result<Rule, FileError> {
        let times = self.number(values, "times")?;
        let (every, give) = (self.number(values, "every")?, self.number(values, "give")?);
        let missing = |of, key| self.at(Problem { spot: Spot { part, key: of }, what: What::Missing { key } });
        let every = match (every, give) {
            (Some(count), Some(give)) => Some(Rule::Every { count, give }),
            (None, None) => None,
            (Some(_), None) => return Err(missing("every", "give")),
            (None, Some(_)) => return Err(missing("give", "every")),
        };
        let thresholds = values.get("thresholds").map(|value| self.thresholds(value)).transpose()?;
        let mut rules = [times.map(Rule::Times), every, thresholds.map(Rule::Thresholds)].into_iter().flatten();
        let rule = rules.next().unwrap_or_default();
        match rules.next() {
            Some(second) => Err(self.at(Problem { spot: Spot { part, key: second.key() }, what: What::TwoRules })),
            None => Ok(rule),
        }
    }

    fn thresholds(&self, value: &Spanned<DeValue<'_>>) -> Result<Vec<Threshold>, FileError> {
        let kind =
            |span: Range<usize>| self.error(&span, What::Kind { key: "thresholds", example: "[[1, 2], [3, 5]]" });
        let list = value.get_ref().as_array().ok_or_else(|| kind(value.span()))?;
        let step = |item: &Spanned<DeValue<'_>>| {
            let pair = item.get_ref().as_array().map(|pair| pair.iter().map(|item| integer(item.get_ref())));
            match pair.map(Iterator::collect::<Vec<_>>).as_deref() {
                Some([Some(from), Some(points)]) => Ok(Threshold(*from, *points)),
                _ => Err(kind(item.span())),
            }
        };
        list.iter().map(step).collect()
    }

    fn players(&self, values: &Values<'_, '_>) -> Result<(u8, u8), FileError> {
        let Some(value) = values.get("players") else { return Ok((1, SEATS)) };
        let kind = || self.error(&value.span(), What::Kind { key: "players", example: "[2, 5]" });
        let list = value.get_ref().as_array().ok_or_else(kind)?;
        let numbers: Option<Vec<i64>> = list.iter().map(|item| integer(item.get_ref())).collect();
        let Some([least, most]) = numbers.as_deref() else { return Err(kind()) };
        match (u8::try_from(*least), u8::try_from(*most)) {
            (Ok(least), Ok(most)) => Ok((least, most)),
            _ => Err(self.error(&value.span(), What::Players)),
        }
    }

    fn rounds(&self, values: &Values<'_, '_>) -> Result<Rounds, FileError> {
        let Some(value) = values.get("rounds") else { return Ok(Rounds::Once) };
        if value.get_ref().as_str() == Some("open") {
            return Ok(Rounds::Open);
        }
        let kind = What::Kind { key: "rounds", example: "4, \"open\"" };
        let rounds = integer(value.get_ref()).ok_or_else(|| self.error(&value.span(), kind))?;
        // What does not fit is too many; the check says so with the range.
        Ok(Rounds::Fixed(if rounds < 0 { 0 } else { u16::try_from(rounds).unwrap_or(u16::MAX) }))
    }

    fn wins(&self, values: &Values<'_, '_>) -> Result<Wins, FileError> {
        let Some(value) = values.get("wins") else { return Ok(Wins::Highest) };
        match value.get_ref().as_str() {
            Some("highest") => Ok(Wins::Highest),
            Some("lowest") => Ok(Wins::Lowest),
            _ => Err(self.error(&value.span(), What::Kind { key: "wins", example: "\"highest\", \"lowest\"" })),
        }
    }

    fn number(&self, values: &Values<'_, '_>, key: &'static str) -> Result<Option<i64>, FileError> {
        let Some(value) = values.get(key) else { return Ok(None) };
        match integer(value.get_ref()) {
            Some(number) => Ok(Some(number)),
            None => Err(self.error(&value.span(), What::Kind { key, example: "3" })),
        }
    }

    /// A string that must be there.
    fn needed(
        &self,
        part: Part,
        values: &Values<'_, '_>,
        key: &'static str,
        example: &'static str,
    ) -> Result<String, FileError> {
        if !values.contains_key(key) {
            return Err(self.at(Problem { spot: Spot { part, key: "" }, what: What::Missing { key } }));
        }
        self.string(values, key, example)
    }

    fn string(&self, values: &Values<'_, '_>, key: &'static str, example: &'static str) -> Result<String, FileError> {
        let Some(value) = values.get(key) else { return Err(FileError { line: 1, what: What::Missing { key } }) };
        let words = value.get_ref().as_str().map(|words| words.trim().to_owned());
        words.ok_or_else(|| self.error(&value.span(), What::Kind { key, example }))
    }
}

/// A whole number, as a person writes one.
fn integer(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// The file of a template, which [`read`] gives back as it was.
pub fn write(template: &Template) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_to(&mut text, template);
    text
}

fn write_to(text: &mut String, template: &Template) -> std::fmt::Result {
    writeln!(text, "name = {}", quoted(&template.name))?;
    writeln!(text, "players = [{}, {}]", template.least, template.most)?;
    match template.rounds {
        Rounds::Once => {}
        Rounds::Fixed(rounds) => writeln!(text, "rounds = {rounds}")?,
        Rounds::Open => writeln!(text, "rounds = \"open\"")?,
    }
    writeln!(text, "wins = {}", wins(template.wins))?;
    for row in &template.rows {
        writeln!(text, "\n[[row]]\nid = {}\ntitle = {}", quoted(&row.id), quoted(&row.title))?;
        match &row.rule {
            Rule::Plain => {}
            Rule::Times(factor) => writeln!(text, "times = {factor}")?,
            Rule::Every { count, give } => writeln!(text, "every = {count}\ngive = {give}")?,
            Rule::Thresholds(steps) => {
                let steps: Vec<String> = steps.iter().map(|Threshold(a, b)| format!("[{a}, {b}]")).collect();
                writeln!(text, "thresholds = [{}]", steps.join(", "))?;
            }
        }
        if row.once {
            writeln!(text, "once = true")?;
        }
    }
    for tie in &template.ties {
        writeln!(text, "\n[[tie]]\nid = {}\ntitle = {}", quoted(&tie.id), quoted(&tie.title))?;
        writeln!(text, "wins = {}", wins(tie.wins))?;
    }
    Ok(())
}

const fn wins(wins: Wins) -> &'static str {
    match wins {
        Wins::Highest => "\"highest\"",
        Wins::Lowest => "\"lowest\"",
    }
}

fn quoted(words: &str) -> String {
    let mut quoted = String::from("\"");
    for c in words.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests;
