//! What stands on the form of a play that is written down afterwards, and the result that it makes.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use serde::{Deserialize, Serialize};

use crate::app::platform::clock::Clock;
use crate::games;
use crate::locale::Message;
use crate::stats::Remark;
use crate::table::player_name::{NameFault, check_name};
use crate::table::ranking::Wins;
use crate::table::result::box_id;
use crate::table::seat::Seat;
use crate::table::written::{MOST, PARTS, Written, WrittenResult, score};

/// The most minutes that a play takes: a week.
const LONGEST: u32 = 10_080;

/// The first year of which anybody remembers a play.
const FIRST_YEAR: i32 = 1900;

/// What is entered so far, as it was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ResultForm {
    /// The id of one of the house's games; none for any other box.
    pub game: Option<String>,
    /// The name of another box.
    pub other: String,
    /// The day.
    pub day: String,
    /// Where it was.
    pub location: String,
    /// Who played, clockwise.
    pub players: Vec<TypedResult>,
    /// A name that is typed and not added yet.
    pub newcomer: String,
    /// Which end of the points wins.
    pub wins: Wins,
    /// Who won, by their places in the list, where a person says so.
    pub winners: Option<BTreeSet<usize>>,
    /// Who went first, by the place in the list.
    pub first: Option<usize>,
    /// How long it took.
    pub minutes: String,
    /// A note.
    pub note: String,
}

/// A player with what was typed as the result.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TypedResult {
    /// The name.
    pub name: String,
    /// The sum as it was typed.
    pub sum: String,
    /// What a file has in the place of the points, where that is no number: it stays as long as nobody types anything else.
    pub said: String,
    /// Whether it is a guest of a file, who has no statistics.
    pub guest: bool,
}

impl TypedResult {
    /// The result that is typed.
    ///
    /// # Errors
    /// Why it is none.
    pub fn check(&self) -> Result<WrittenResult, Message> {
        let typed = self.sum.trim();
        let result = if !self.said.is_empty() && typed == self.said {
            WrittenResult { said: self.said.clone(), ..WrittenResult::default() }
        } else {
            check_score(typed)?
        };
        Ok(WrittenResult { guest: self.guest, ..result })
    }
}

/// A result that can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedResult {
    /// The day.
    pub day: NaiveDate,
    /// Who played, clockwise.
    pub names: Vec<String>,
    /// The rest.
    pub written: Written,
}

impl ResultForm {
    /// Nothing but today.
    pub fn of_today(today: NaiveDate) -> Self {
        Self { day: today.to_string(), ..Self::default() }
    }

    /// What was written down before, to be changed; where it was and what was noted may have been said since.
    pub fn of(written: &Written, names: &[&str], day: NaiveDate, remark: Remark) -> Self {
        let typed = |result: &WrittenResult| {
            let part = |(at, part): (usize, &i64)| if at == 0 { part.to_string() } else { format!("{part:+}") };
            match result.points() {
                Some(points) if result.half => points.to_string(),
                Some(_) => result.parts.iter().enumerate().map(part).collect(),
                None => result.said.clone(),
            }
        };
        let players = names.iter().zip(&written.results);
        Self {
            game: written.game.clone(),
            other: written.name.clone(),
            day: day.to_string(),
            location: remark.location,
            players: players
                .map(|(name, result)| TypedResult {
                    name: (*name).to_owned(),
                    sum: typed(result),
                    said: result.said.clone(),
                    guest: result.guest,
                })
                .collect(),
            newcomer: String::new(),
            wins: written.wins,
            winners: written.winners.as_ref().map(|seats| seats.iter().map(|seat| seat.index()).collect()),
            first: written.first.map(Seat::index),
            minutes: written.minutes.map(|minutes| minutes.to_string()).unwrap_or_default(),
            note: remark.note,
        }
    }

    /// Whether somebody of this name sits at the table.
    pub fn has(&self, name: &str) -> bool {
        self.players.iter().any(|player| player.name == name)
    }

    /// Adds somebody.
    ///
    /// # Errors
    /// Why not: no name, a name that is there already, or too many players.
    pub fn add(&mut self, name: &str) -> Result<(), Message> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(Message::new("app-name-empty"));
        }
        check_name(&name).map_err(NameFault::message)?;
        if let Some(taken) = self.players.iter().find(|player| player.name.to_lowercase() == name.to_lowercase()) {
            return Err(Message::new("app-name-taken").text("name", &taken.name));
        }
        if self.players.len() >= games::written::SEATS {
            return Err(Message::new("written-refuse-players"));
        }
        self.players.push(TypedResult { name, ..TypedResult::default() });
        Ok(())
    }

    /// Takes somebody away; whoever sat behind moves up.
    pub fn remove(&mut self, at: usize) {
        if at >= self.players.len() {
            return;
        }
        self.players.remove(at);
        let moved = |seat: usize| (seat != at).then(|| if seat > at { seat - 1 } else { seat });
        self.first = self.first.and_then(moved);
        self.winners = self.winners.take().map(|seats| seats.into_iter().filter_map(moved).collect());
    }

    /// The result, with somebody who is typed and not added yet.
    ///
    /// # Errors
    /// The first thing that is missing, or is not as it must be, in words that name the limit.
    pub fn check(&self, today: NaiveDate) -> Result<CheckedResult, Message> {
        let mut whole = self.clone();
        if !whole.newcomer.trim().is_empty() {
            whole.add(&self.newcomer)?;
        }
        whole.check_all(today)
    }

    fn check_all(&self, today: NaiveDate) -> Result<CheckedResult, Message> {
        let typed = self.other.split_whitespace().collect::<Vec<_>>().join(" ");
        // Whoever types the name of one of the house's games means it.
        let game = self.game.clone().or_else(|| games::known_as(&typed, None).map(str::to_owned));
        if game.is_none() && box_id(&typed).is_empty() {
            return Err(Message::new("afterwards-no-game"));
        }
        let day = check_day(&self.day, today)?;
        if self.players.is_empty() {
            return Err(Message::new("afterwards-nobody"));
        }
        let results = self.players.iter().map(|player| {
            let of = |why| Message::new("afterwards-of-player").text("player", &player.name).say("why", why);
            player.check().map_err(of)
        });
        let results = results.collect::<Result<Vec<_>, Message>>()?;
        let no_points = results.iter().all(|result| result.parts.is_empty() && result.said.is_empty());
        if no_points && self.winners.is_none() {
            return Err(Message::new("afterwards-no-result"));
        }
        let seat = |at: usize| u8::try_from(at).ok().map(Seat);
        let written = Written {
            name: if game.is_some() { String::new() } else { typed },
            game,
            minutes: check_minutes(&self.minutes)?,
            first: self.first.and_then(seat),
            wins: self.wins,
            location: self.location.trim().to_owned(),
            note: self.note.trim().to_owned(),
            results,
            winners: self.winners.as_ref().map(|seats| seats.iter().filter_map(|at| seat(*at)).collect()),
            ..Written::default()
        };
        Ok(CheckedResult { day, names: self.players.iter().map(|player| player.name.clone()).collect(), written })
    }
}

/// The day that is typed, as files have it or as a Czech calendar does.
fn check_day(typed: &str, today: NaiveDate) -> Result<NaiveDate, Message> {
    let plain: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let day = NaiveDate::parse_from_str(&plain, "%Y-%m-%d").or_else(|_| NaiveDate::parse_from_str(&plain, "%d.%m.%Y"));
    let Ok(day) = day else {
        return Err(Message::new("afterwards-no-day").text("day", today.to_string()));
    };
    let first = NaiveDate::from_yo_opt(FIRST_YEAR, 1).unwrap_or_default();
    if (first..=today).contains(&day) {
        return Ok(day);
    }
    Err(Message::new("afterwards-far-day").text("first", first.to_string()).text("last", today.to_string()))
}

/// The result that is typed: the numbers of a sum, or points with a half; none where nothing is.
///
/// # Errors
/// Why it is none.
fn check_score(typed: &str) -> Result<WrittenResult, Message> {
    score(typed).ok_or_else(|| {
        let mut numbers = typed.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
        let large = numbers.any(|number| number.parse::<i64>().map_or(true, |number| number > MOST));
        if large {
            Message::new("written-refuse-number").number("most", MOST)
        } else if typed.matches(['+', '-', '−']).count() >= PARTS {
            Message::new("afterwards-long-sum").number("most", PARTS)
        } else {
            Message::new("afterwards-no-sum")
        }
    })
}

fn check_minutes(typed: &str) -> Result<Option<u32>, Message> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let minutes = typed.parse().ok().filter(|minutes| (1..=LONGEST).contains(minutes));
    minutes.map(Some).ok_or_else(|| Message::new("afterwards-no-minutes").number("most", LONGEST))
}

/// When a play of this day is said to have begun: now where it is today's, else at noon where the table is.
pub fn begins(day: NaiveDate, clock: &Clock) -> DateTime<Utc> {
    let now = clock.now();
    if clock.local(now).date() == day {
        return now;
    }
    let noon = day.and_time(NaiveTime::from_hms_opt(12, 0, 0).unwrap_or_default()).and_utc();
    noon - (clock.local(noon) - noon.naive_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 24).unwrap()
    }

    fn form(sums: &[&str]) -> ResultForm {
        let mut form = ResultForm { other: " Orchard ".to_owned(), ..ResultForm::of_today(today()) };
        for (name, sum) in ["Anna", "Ben", "Cyril"].iter().zip(sums) {
            form.add(name).unwrap();
            form.players.last_mut().unwrap().sum = (*sum).to_owned();
        }
        form
    }

    fn why(form: &ResultForm) -> String {
        crate::locale::Language::En.say(&form.check(today()).unwrap_err())
    }

    #[test]
    fn what_is_typed_becomes_a_result_with_its_parts() {
        let checked = form(&["3+6+2", "9"]).check(today()).unwrap();
        assert_eq!(checked.names, ["Anna", "Ben"]);
        assert_eq!(
            (checked.written.name.as_str(), checked.written.results[0].parts.as_slice()),
            ("Orchard", &[3, 6, 2][..])
        );
        assert_eq!(checked.written.winners(), [Seat(0)]);
        let house = ResultForm { other: "amun-re".to_owned(), ..form(&["1", "2"]) };
        assert_eq!(house.check(today()).unwrap().written.game.as_deref(), Some("amun-re"));
    }

    #[test]
    fn what_was_written_down_stands_on_the_form_again() {
        let mut before = form(&["3+6-2", ""]);
        (before.winners, before.first, before.minutes) = (Some([0, 1].into()), Some(1), "45".to_owned());
        let CheckedResult { names, written, day } = before.check(today()).unwrap();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let again = ResultForm::of(&written, &names, day, Remark::default());
        assert_eq!(again.check(today()).unwrap().written, written);
        assert_eq!(again.players[0].sum, "3+6-2");
    }

    #[test]
    fn what_is_missing_or_too_much_is_said_with_its_limit() {
        assert!(why(&ResultForm { other: String::new(), ..form(&["1"]) }).contains("game"));
        assert!(why(&form(&[])).contains("player"));
        assert_eq!(why(&form(&["3+x", "2"])), "Anna: Type a sum such as 3+6+2.");
        assert!(why(&form(&["1000000000", "2"])).contains("999999999"), "{}", why(&form(&["1000000000"])));
        assert!(why(&form(&["", ""])).contains("winner"));
        for (day, said) in [("", "2026-11-24"), ("2026-11-25", "2026-11-24"), ("1888-01-01", "1900-01-01")] {
            assert!(why(&ResultForm { day: day.to_owned(), ..form(&["1"]) }).contains(said));
        }
        let slow = ResultForm { minutes: "99999".to_owned(), ..form(&["1", "2"]) };
        assert!(why(&slow).contains("10080"), "{}", why(&slow));
        let czech = ResultForm { day: "3. 1. 2026".to_owned(), ..form(&["1", "2"]) };
        assert_eq!(czech.check(today()).unwrap().day.to_string(), "2026-01-03");
    }

    #[test]
    fn whoever_goes_takes_the_win_along_and_the_others_move_up() {
        let mut form = form(&["1", "2", "3"]);
        (form.first, form.winners) = (Some(2), Some([0, 2].into()));
        form.remove(0);
        assert_eq!((form.first, form.winners), (Some(1), Some([1].into())));
    }
}
