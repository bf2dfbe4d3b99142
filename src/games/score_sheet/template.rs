//! A score sheet's template: what is scored at one box, how often, and who wins. A play carries its own copy.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::points::{Rule, Threshold};
use super::problem::{Part, Problem, Spot, What};
use crate::locale::Message;
use crate::table::ranking::Wins;

/// The most who can play: there are as many shapes.
pub const SEATS: u8 = 6;
/// The most rows of a sheet.
pub const ROWS: usize = 20;
/// The most rows that decide a tie.
pub const TIES: usize = 4;
/// The most rounds that a template may fix.
pub const ROUNDS: u16 = 30;
/// The most rounds of a play whose template leaves them open.
pub const OPEN_ROUNDS: u16 = 60;
/// The longest title of a row, in characters.
pub const TITLE: usize = 40;
/// The most that a factor, a set or a threshold may be.
pub const MOST: i64 = 10_000;

/// What is scored at one box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Template {
    /// What the box is called; empty for those that are built in, which are named in both languages.
    pub name: String,
    /// The fewest who play.
    pub least: u8,
    /// The most who play.
    pub most: u8,
    /// How often it is scored.
    pub rounds: Rounds,
    /// Whether the most or the least points win.
    pub wins: Wins,
    /// What is scored, in order.
    pub rows: Vec<Row>,
    /// What decides a tie and scores nothing, in order.
    #[serde(default)]
    pub ties: Vec<Tie>,
}

/// How often a box is scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounds {
    /// Everything once.
    #[default]
    Once,
    /// In so many rounds.
    Fixed(u16),
    /// In rounds until the table says that it was the last.
    Open,
}

/// One thing that is scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Row {
    /// Its id; it stands in the log, and is no other row's.
    pub id: String,
    /// Its title, as typed; empty for the row of a built-in template.
    pub title: String,
    /// What it makes of a count.
    #[serde(default)]
    pub rule: Rule,
    /// Whether it is counted once at the end, at a box with rounds.
    #[serde(default)]
    pub once: bool,
}

/// A row that decides a tie and scores nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tie {
    /// Its id; it stands in the log, and is no other row's.
    pub id: String,
    /// Its title, as typed.
    pub title: String,
    /// Whether the most or the least of it wins.
    #[serde(default)]
    pub wins: Wins,
}

impl Template {
    /// One running number for each player.
    pub fn points() -> Self {
        let row = Row { id: "points".to_owned(), title: String::new(), rule: Rule::Plain, once: false };
        Self {
            name: String::new(),
            least: 1,
            most: SEATS,
            rounds: Rounds::Once,
            wins: Wins::Highest,
            rows: vec![row],
            ties: Vec::new(),
        }
    }

    /// One number for each player and round, until the table says that it was the last.
    pub fn by_rounds() -> Self {
        Self { rounds: Rounds::Open, ..Self::points() }
    }

    /// Its name.
    pub fn message(&self) -> Message {
        match self.rounds {
            _ if !self.name.is_empty() => Message::literal(self.name.as_str()),
            Rounds::Once => Message::new("score-sheet-built-in-points"),
            Rounds::Fixed(_) | Rounds::Open => Message::new("score-sheet-built-in-rounds"),
        }
    }

    /// Whether something is counted each round.
    pub fn has_rounds(&self) -> bool {
        self.rounds != Rounds::Once && self.rows.iter().any(|row| !row.once)
    }

    /// Whether a row is counted once, and not in each round.
    pub fn is_once(&self, row: &Row) -> bool {
        row.once || self.rounds == Rounds::Once
    }

    /// Whether something is counted once.
    pub fn has_end(&self) -> bool {
        self.rows.iter().any(|row| self.is_once(row))
    }

    /// The template with one more row; its id is made from the title.
    #[must_use]
    pub fn with_row(&self, row: Row) -> Self {
        let mut longer = self.clone();
        longer.rows.push(row);
        longer
    }

    /// An id that no row has yet, made from a title.
    pub fn free_id(&self, title: &str) -> String {
        let taken: BTreeSet<&str> = self.ids().collect();
        let plain = plain_id(title);
        let numbered = (2..).map(|number: u32| format!("{plain}-{number}"));
        std::iter::once(plain.clone()).chain(numbered).find(|id| !taken.contains(id.as_str())).unwrap_or(plain)
    }

    fn ids(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().map(|row| row.id.as_str()).chain(self.ties.iter().map(|tie| tie.id.as_str()))
    }

    /// Whether it can be played by.
    ///
    /// # Errors
    /// The first thing that is wrong, and where.
    pub fn check(&self) -> Result<(), Problem> {
        let head = |key, what| Problem { spot: Spot { part: Part::Head, key }, what };
        if !self.name.is_empty() {
            check_title(&self.name).map_err(|what| head("name", what))?;
        }
        let players = 1..=SEATS;
        if self.least > self.most || !players.contains(&self.least) || !players.contains(&self.most) {
            return Err(head("players", What::Players));
        }
        if let Rounds::Fixed(rounds) = self.rounds {
            within("rounds", rounds.into(), 1, ROUNDS.into()).map_err(|what| head("rounds", what))?;
        }
        if self.rows.is_empty() {
            return Err(head("row", What::NoRows));
        }
        if self.rows.len() > ROWS || self.ties.len() > TIES {
            return Err(head("row", What::TooManyRows));
        }
        if self.rounds != Rounds::Once && !self.has_rounds() {
            return Err(head("rounds", What::NothingEachRound));
        }
        let mut ids = BTreeSet::new();
        for (index, row) in self.rows.iter().enumerate() {
            let at = |key| move |what| Problem { spot: Spot { part: Part::Row(index), key }, what };
            check_id(&row.id, &mut ids).map_err(at("id"))?;
            if !row.title.is_empty() || !self.name.is_empty() {
                check_title(&row.title).map_err(at("title"))?;
            }
            let key = row.rule.key();
            row.rule.check().map_err(at(key))?;
        }
        for (index, tie) in self.ties.iter().enumerate() {
            let at = |key| move |what| Problem { spot: Spot { part: Part::Tie(index), key }, what };
            check_id(&tie.id, &mut ids).map_err(at("id"))?;
            check_title(&tie.title).map_err(at("title"))?;
        }
        Ok(())
    }
}

impl Rule {
    /// The key in a file behind which its first number stands.
    pub(super) const fn key(&self) -> &'static str {
        match self {
            Self::Plain => "id",
            Self::Times(_) => "times",
            Self::Every { .. } => "every",
            Self::Thresholds(_) => "thresholds",
        }
    }

    fn check(&self) -> Result<(), What> {
        match self {
            Self::Plain => Ok(()),
            Self::Times(factor) => within("times", *factor, -MOST, MOST),
            Self::Every { count, give } => {
                within("every", *count, 1, MOST)?;
                within("give", *give, -MOST, MOST)
            }
            Self::Thresholds(steps) => {
                if steps.is_empty() || steps.len() > ROWS {
                    return Err(What::Thresholds);
                }
                for Threshold(from, points) in steps {
                    within("thresholds", *from, -MOST, MOST)?;
                    within("thresholds", *points, -MOST, MOST)?;
                }
                let rising = steps.windows(2).all(|pair| matches!(pair, [a, b] if a.0 < b.0));
                if rising { Ok(()) } else { Err(What::NotRising) }
            }
        }
    }
}

impl Row {
    /// Its title.
    pub fn message(&self) -> Message {
        if self.title.is_empty() { Message::new("score-sheet-points") } else { Message::literal(self.title.as_str()) }
    }
}

fn within(key: &'static str, value: i64, least: i64, most: i64) -> Result<(), What> {
    if (least..=most).contains(&value) { Ok(()) } else { Err(What::Range { key, least, most }) }
}

fn check_title(title: &str) -> Result<(), What> {
    if title.trim().is_empty() {
        Err(What::NoTitle)
    } else if title.chars().count() > TITLE || title.chars().any(char::is_control) {
        Err(What::LongTitle)
    } else {
        Ok(())
    }
}

fn check_id<'a>(id: &'a str, ids: &mut BTreeSet<&'a str>) -> Result<(), What> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.len() > TITLE || !id.chars().all(fits) {
        Err(What::Id)
    } else if ids.insert(id) {
        Ok(())
    } else {
        Err(What::SameId { id: id.to_owned() })
    }
}

/// The name of the file of a template with this name.
pub fn file_name(name: &str) -> String {
    plain_id(name)
}

/// An id made of a title's small letters and figures.
fn plain_id(title: &str) -> String {
    let mut id = String::new();
    for c in title.chars().flat_map(char::to_lowercase).map(without_accent) {
        if c.is_ascii_alphanumeric() {
            id.push(c);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
        if id.len() >= TITLE - 4 {
            break;
        }
    }
    let id = id.trim_end_matches('-');
    if id.is_empty() { "row".to_owned() } else { id.to_owned() }
}

const fn without_accent(c: char) -> char {
    match c {
        'á' | 'ä' => 'a',
        'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' | 'ë' => 'e',
        'í' => 'i',
        'ň' => 'n',
        'ó' | 'ö' => 'o',
        'ř' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ž' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: &str, rule: Rule) -> Row {
        Row { id: id.to_owned(), title: "Title".to_owned(), rule, once: false }
    }

    fn with(rows: Vec<Row>) -> Template {
        Template { name: "Box".to_owned(), rows, ..Template::points() }
    }

    fn wrong(template: &Template) -> What {
        template.check().unwrap_err().what
    }

    #[test]
    fn the_built_in_ones_can_be_played_by() {
        assert_eq!(Template::points().check(), Ok(()));
        assert_eq!(Template::by_rounds().check(), Ok(()));
        assert!(Template::by_rounds().has_rounds() && !Template::by_rounds().has_end());
        assert!(!Template::points().has_rounds() && Template::points().has_end());
    }

    #[test]
    fn rows_that_make_no_sense_are_refused() {
        let every = Rule::Every { count: 0, give: 5 };
        assert!(matches!(wrong(&with(vec![row("a", every)])), What::Range { key: "every", .. }));
        let falling = Rule::Thresholds(vec![Threshold(3, 1), Threshold(3, 2)]);
        assert_eq!(wrong(&with(vec![row("a", falling)])), What::NotRising);
        let twice = with(vec![row("a", Rule::Plain), row("a", Rule::Plain)]);
        assert_eq!(wrong(&twice), What::SameId { id: "a".to_owned() });
        assert_eq!(twice.check().unwrap_err().spot.part, Part::Row(1));
        assert_eq!(wrong(&with(Vec::new())), What::NoRows);
        assert_eq!(wrong(&with(vec![row("A b", Rule::Plain)])), What::Id);
        let once = Row { once: true, ..row("a", Rule::Plain) };
        assert_eq!(wrong(&Template { rounds: Rounds::Open, ..with(vec![once]) }), What::NothingEachRound);
        assert_eq!(wrong(&Template { least: 3, most: 2, ..with(vec![row("a", Rule::Plain)]) }), What::Players);
    }

    #[test]
    fn the_largest_one_fits_into_a_message_with_room_for_who_plays() {
        let id = |number: usize| format!("{number:0>TITLE$}");
        let title = "🎲".repeat(TITLE);
        let steps = (0..).zip([-MOST; ROWS]).map(|(step, points)| Threshold(step - MOST, points));
        let rule = Rule::Thresholds(steps.collect());
        let row = |number| Row { id: id(number), title: title.clone(), rule: rule.clone(), once: false };
        let tie = |number| Tie { id: id(ROWS + number), title: title.clone(), wins: Wins::Lowest };
        let rows = (0..ROWS).map(row).collect();
        let largest = Template { name: title.clone(), ties: (0..TIES).map(tie).collect(), ..with(rows) };
        assert_eq!(largest.check(), Ok(()));
        let bytes = serde_json::to_vec(&largest).unwrap().len();
        assert!(bytes < 48 << 10, "{bytes} bytes");
    }

    #[test]
    fn a_tie_row_has_an_id_of_its_own() {
        let tie = Tie { id: "a".to_owned(), title: "Tie".to_owned(), wins: Wins::Lowest };
        let template = Template { ties: vec![tie], ..with(vec![row("a", Rule::Plain)]) };
        assert_eq!(template.check().unwrap_err().spot.part, Part::Tie(0));
    }

    #[test]
    fn an_id_is_made_of_the_title_and_is_free() {
        let template = with(vec![row("zlute-kameny", Rule::Plain)]);
        assert_eq!(template.free_id("Modré kameny"), "modre-kameny");
        assert_eq!(template.free_id(" Žluté  kameny! "), "zlute-kameny-2");
        assert_eq!(template.free_id("★"), "row");
    }
}
