//! What statistics know of a play that is over: a row that is kept with its summary, so that nobody has to fold its log.
//!
//! It holds what the summary does not say already (players, points and winners stand there). It is made when a play ends,
//! and made anew when its version is older than [`VERSION`].

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::early::EarlyEnd;
use super::guide::Words;
use super::points::Points;
use super::ranking::Wins;
use super::seat::{Choice, Seat, Setup};
use super::sheet::{Row as SheetRow, Sheet};
use super::summary::{Standing, Summary};
use crate::locale::{Language, Message};
use crate::store::json;

/// The version of the row: it goes up when a rule, or what a row says, has changed.
pub const VERSION: u32 = 2;

/// A longer pause between two entries is no time of play: the table has eaten, or gone home.
const PAUSE: TimeDelta = TimeDelta::minutes(30);

/// What is kept of a play that is over, beside its summary.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayResult {
    /// The version of the rules by which it was made.
    pub version: u32,
    /// The box that it counts for, where the play's own game does not say it: a score sheet, a play written down afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts_for: Option<BoxName>,
    /// How many minutes it took; none where nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Who went first; none where nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Which end of the points wins.
    pub wins: Wins,
    /// Whether only the result was written down, after the play.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub written: bool,
    /// That it was ended early: it counts as a play and as a win, and its points and rows do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub early: Option<EarlyEnd>,
    /// Where it was played, as it was written down with the play; another word may be kept since.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub location: String,
    /// What somebody wrote about it with the play; another word may be kept since.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// What was chosen for the options.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Choice>,
    /// The place of each seat, from 1, shared by equals; none for one who has none.
    pub places: Vec<Option<u8>>,
    /// What each seat played: its faction, its clan. Empty in a game without such.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<Option<Kind>>,
    /// Who is a guest: a seat and a result, and no statistics.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub guests: Vec<Seat>,
    /// Whether those who won did so together, as a team or against the game: nobody shares a win then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub together: bool,
    /// What was scored, each row summed over the rounds.
    pub rows: Vec<ResultRow>,
    /// The day on which it was played, where it is said; it stands in the summary itself ([`Summary::day`]).
    #[serde(skip)]
    pub day: Option<NaiveDate>,
    /// What another program's file says beside; it stands in the summary itself ([`Summary::foreign`]).
    #[serde(skip)]
    pub foreign: Option<String>,
    /// What the game counts besides, such as how often each number was rolled; by the game's own ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tallies: BTreeMap<String, Vec<u32>>,
}

/// A box: one of the house's games, or any other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoxName {
    /// The id of one of the house's games, or one that is made of the name ([`box_id`]).
    pub id: String,
    /// Its name.
    pub name: Title,
}

/// A faction, a clan: what a game has of that sort.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kind {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Title,
}

impl Kind {
    /// A kind whose id is the word that the log has for it.
    pub fn of(word: impl Serialize, name: &Message) -> Self {
        let id = serde_json::to_value(word).ok().and_then(|id| id.as_str().map(str::to_owned));
        Self { id: id.unwrap_or_default(), name: Title::of(name) }
    }
}

/// One thing that is scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultRow {
    /// Its id; the same in every play of the box.
    pub id: String,
    /// What it is called.
    pub title: Title,
    /// What each seat has scored in it; none is blank, which is not zero.
    pub points: Vec<Option<i64>>,
}

/// A name as it is kept: its message, or the words of both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Title {
    /// The key of a message without arguments.
    Key(String),
    /// The words themselves.
    Words(Words),
}

impl Title {
    /// How a message is kept.
    pub fn of(message: &Message) -> Self {
        if message.is_plain() { Self::Key(message.key().to_owned()) } else { Self::Words(Words::from_say(message)) }
    }

    /// A name that is the same in every language.
    pub fn literal(words: &str) -> Self {
        Self::Words(Words { en: words.to_owned(), cs: words.to_owned() })
    }

    /// The words in one language.
    pub fn say(&self, language: Language) -> String {
        match self {
            Self::Key(key) => language.words(key),
            Self::Words(words) => words.of(language).to_owned(),
        }
    }
}

impl PlayResult {
    /// The row of a play that is over, as the table knows it; a game adds what only it knows
    /// ([`super::rules::Scored::hand_in`]).
    pub(super) fn of(setup: &Setup, sheet: &Sheet, standing: &Standing, times: &[DateTime<Utc>]) -> Self {
        let places = setup.seats().map(|seat| sheet.place(seat)).collect();
        Self {
            version: VERSION,
            minutes: Some(minutes(times)),
            first: Some(setup.first),
            options: setup.options.clone(),
            places,
            rows: rows(sheet, standing.points.len()),
            ..Self::default()
        }
    }

    /// The row kept with a summary; none where there is none, or a later version wrote it in another form.
    pub fn read(summary: &Summary) -> Option<Self> {
        json::object(&json::parse(summary.result.as_deref()?).ok()?).ok()
    }

    /// How it is kept.
    pub fn text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Fills in the places that no sheet says.
    pub(super) fn place_by_points(&mut self, standing: &Standing) {
        if self.places.iter().all(Option::is_none) {
            let points: Vec<Option<Points>> = (0..standing.points.len()).map(|seat| standing.points_of(seat)).collect();
            self.places = places(&points, &standing.winners, self.wins);
        }
    }
}

/// The places of players: 1 and how many have a better result. Who has won is before all others, whatever the points say;
/// who has neither won nor any points has no place, and neither has who played alone.
pub fn places(points: &[Option<Points>], winners: &[Seat], wins: Wins) -> Vec<Option<u8>> {
    let has_won = |seat: usize| winners.iter().any(|winner| winner.index() == seat);
    // The smaller, the better.
    let rank = |(seat, points): (usize, &Option<Points>)| {
        let points = points
            .map(|points| i128::from(points.halves()))
            .map(|points| if wins == Wins::Lowest { points } else { -points });
        // Those who have won share the first place, also where one of them has no points.
        if has_won(seat) { Some((false, 0)) } else { points.map(|points| (true, points)) }
    };
    let ranks: Vec<_> = points.iter().enumerate().map(rank).collect();
    let place = |own: &Option<_>| {
        let own = own.as_ref().filter(|_| ranks.len() > 1)?;
        let better = ranks.iter().flatten().filter(|other| *other < own).count();
        u8::try_from(better + 1).ok()
    };
    ranks.iter().map(place).collect()
}

/// The rows of the groups that were scored, those of one id as one.
fn rows(sheet: &Sheet, seats: usize) -> Vec<ResultRow> {
    let mut all: Vec<ResultRow> = Vec::new();
    // A group without sums scores nothing: it only decides a tie.
    for row in sheet.groups.iter().filter(|group| group.scored && !group.sums.is_empty()).flat_map(|group| &group.rows)
    {
        add(&mut all, row.id, &row.title, row, seats);
    }
    all
}

/// Adds the cells of a sheet's row to the row of this id.
pub fn add(all: &mut Vec<ResultRow>, id: &str, title: &Message, row: &SheetRow, seats: usize) {
    let at = all.iter().position(|known| known.id == id).unwrap_or_else(|| {
        all.push(ResultRow { id: id.to_owned(), title: Title::of(title), points: vec![None; seats] });
        all.len() - 1
    });
    let Some(known) = all.get_mut(at) else { return };
    for (sum, cell) in known.points.iter_mut().zip(&row.cells) {
        if let Some(value) = cell.value {
            *sum = Some(sum.unwrap_or(0).saturating_add(value));
        }
    }
}

/// How many minutes of play there are between the first entry and the last, without long pauses, to the nearest minute.
pub fn minutes(times: &[DateTime<Utc>]) -> u32 {
    let pairs = times.iter().zip(times.iter().skip(1));
    let played =
        pairs.map(|(before, after)| *after - *before).filter(|time| (TimeDelta::zero()..=PAUSE).contains(time));
    let seconds: i64 = played.map(|time| time.num_milliseconds()).fold(0, i64::saturating_add) / 1000;
    u32::try_from(seconds.saturating_add(30) / 60).unwrap_or(u32::MAX)
}

/// The id of a box that is none of the house's games: the letters and figures of its name.
pub fn box_id(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() {
            id.push(letter);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    id.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: i64, seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minutes) + TimeDelta::seconds(seconds)
    }

    #[test]
    fn a_pause_of_more_than_half_an_hour_is_no_time_of_play() {
        assert_eq!(minutes(&[]), 0);
        assert_eq!(minutes(&[at(0, 0)]), 0);
        assert_eq!(minutes(&[at(0, 0), at(30, 0)]), 30, "thirty minutes are thought about");
        assert_eq!(minutes(&[at(0, 0), at(30, 1)]), 0, "a second more is a pause");
        assert_eq!(minutes(&[at(0, 0), at(20, 0), at(90, 0), at(100, 29)]), 30);
        assert_eq!(minutes(&[at(0, 0), at(0, 30)]), 1, "half a minute is rounded up");
        assert_eq!(minutes(&[at(9, 0), at(2, 0), at(5, 0)]), 3, "a clock that was set back takes nothing away");
    }

    #[test]
    fn the_id_of_a_box_is_made_of_its_letters() {
        assert_eq!(box_id(" Ticket to Ride: Europe! "), "ticket-to-ride-europe");
        assert_eq!(box_id("Žluté kostky 2"), "žluté-kostky-2");
        assert_eq!(box_id("***"), "");
    }

    fn placed(points: &[Option<i64>], winners: &[u8], wins: Wins) -> Vec<Option<u8>> {
        let winners: Vec<Seat> = winners.iter().map(|seat| Seat(*seat)).collect();
        let points: Vec<Option<Points>> = points.iter().map(|points| points.map(Points::whole)).collect();
        places(&points, &winners, wins)
    }

    #[test]
    fn where_no_sheet_says_it_a_place_is_one_and_how_many_are_better() {
        let points = [Some(5), Some(9), Some(5), None];
        assert_eq!(placed(&points, &[1], Wins::Highest), [Some(2), Some(1), Some(2), None]);
        assert_eq!(placed(&points, &[0, 2], Wins::Lowest), [Some(1), Some(3), Some(1), None]);
        assert_eq!(placed(&points, &[3], Wins::Highest), [Some(3), Some(2), Some(3), Some(1)], "by hand");
        assert_eq!(placed(&points[..1], &[0], Wins::Highest), [None], "alone there is no place");
    }
}
