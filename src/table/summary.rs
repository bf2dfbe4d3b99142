//! What is said of a play without folding its log: players, points, where it stands.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use serde::{Deserialize, Serialize};

use super::early::{EarlyEnd, EarlyPoints};
use super::guide::Words;
use super::points::Points;
use super::seat::{Player, Seat, Setup};
use crate::locale::Message;
use crate::store::{Listed, json};

/// Who has how many points now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Points by seat; none where nothing has been scored yet.
    pub points: Vec<Option<i64>>,
    /// Who has half a point more than that, as results that were written down may have.
    pub halves: Vec<Seat>,
    /// The winners, more than one when they share; empty while the play goes on, and while something is open that could
    /// change who is first.
    pub winners: Vec<Seat>,
    /// Who is first as it stands when the last step is behind us; the winners, where nothing is open.
    pub leaders: Vec<Seat>,
    /// What is still open that could change who is first.
    pub open: Vec<Message>,
    /// What decided who is first, in sentences; nothing where the points did.
    pub decided: Vec<Message>,
    /// Whether the last step is behind us.
    pub finished: bool,
    /// Whether one who played alone has lost it, in a game that says what there was to reach.
    pub lost: bool,
    /// Which points count, where the play was ended early.
    pub early: Option<EarlyPoints>,
    /// Whether those who won did so together, as a team or against the game, and do not share the victory.
    pub together: bool,
}

impl Standing {
    /// The points of a seat, with the half that it may have.
    pub fn points_of(&self, seat: usize) -> Option<Points> {
        points_of(&self.points, &self.halves, seat)
    }
}

fn points_of(points: &[Option<i64>], halves: &[Seat], seat: usize) -> Option<Points> {
    let whole = points.get(seat).copied().flatten()?;
    Some(Points::new(whole, halves.iter().any(|half| half.index() == seat)))
}

/// What Home shows of a play, kept beside its log with each entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// Their points; none where nothing has been scored yet.
    pub points: Vec<Option<i64>>,
    /// Who has half a point more than that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub halves: Vec<Seat>,
    /// Where the play stands ("Old Kingdom · Round 2 of 3").
    pub place: Words,
    /// The winners' seats; empty while the play goes on.
    pub winners: Vec<Seat>,
    /// Who is first as it stands, where something is still open that could change it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Seat>,
    /// What is still open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<Words>,
    /// That it was ended early, and where it stood then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub early: Option<EarlyEnd>,
    /// What the play is called, where that is not its game's name: a score sheet is called by its box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Words>,
    /// What statistics know of a play that is over ([`super::result::PlayResult`]), as JSON of its own: a list, which does
    /// not need it, need not read ten thousand of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The day on which it was played, where that is said and does not go by the zone in which it is read: the times of
    /// the play are then those of the clock on the wall there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<NaiveDate>,
    /// What another program's file says of the play beside what is read here, as JSON of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foreign: Option<String>,
}

/// The moment at which the clock on the wall shows this, where `local` says what it shows at a moment. Of two such moments,
/// when the clock is set back, the earlier one.
pub fn moment(wall: NaiveDateTime, local: &dyn Fn(DateTime<Utc>) -> NaiveDateTime) -> DateTime<Utc> {
    let at_offset_of = |guess: DateTime<Utc>| wall.and_utc() - (local(guess) - guess.naive_utc());
    let day = chrono::TimeDelta::days(1);
    let (before, after) = (at_offset_of(wall.and_utc() - day), at_offset_of(wall.and_utc() + day));
    if local(before) == wall || local(after) != wall { before } else { after }
}

/// When a play that is listed began, and when it was last changed.
pub fn times(
    listed: &Listed,
    summary: Option<&Summary>,
    local: &dyn Fn(DateTime<Utc>) -> NaiveDateTime,
) -> (DateTime<Utc>, DateTime<Utc>) {
    let (started, changed) = (listed.header.started, listed.changed);
    if summary.is_none_or(|summary| summary.day.is_none()) {
        return (started, changed);
    }
    let began = moment(started.naive_utc(), local);
    // Nobody has changed it since it was written down as of then.
    (began, if changed == started { began } else { changed })
}

impl Summary {
    /// What the store keeps of a play; none where a later version wrote it in another form.
    pub fn read(kept: &str) -> Option<Self> {
        json::object(&json::parse(kept).ok()?).ok()
    }

    /// The summary of a play at this point.
    pub fn of(setup: &Setup, standing: &Standing, place: Words, title: Option<Words>) -> Self {
        let open = !standing.open.is_empty();
        Self {
            leaders: if open { standing.leaders.clone() } else { Vec::new() },
            open: standing.open.iter().map(Words::from_say).collect(),
            title,
            players: setup.players.clone(),
            points: standing.points.clone(),
            halves: standing.halves.clone(),
            place,
            winners: standing.winners.clone(),
            result: None,
            early: None,
            day: None,
            foreign: None,
        }
    }

    /// The points of a seat, with the half that it may have.
    pub fn points_of(&self, seat: usize) -> Option<Points> {
        points_of(&self.points, &self.halves, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{NaiveDate, TimeDelta};

    #[test]
    fn a_wall_clock_is_one_moment_also_on_the_days_on_which_it_is_set() {
        // Two hours ahead of UTC until one o'clock in the morning of 25 October, UTC; one hour from then on.
        let change = NaiveDate::from_ymd_opt(2026, 10, 25).unwrap().and_hms_opt(1, 0, 0).unwrap().and_utc();
        let local = |at: DateTime<Utc>| (at + TimeDelta::hours(if at < change { 2 } else { 1 })).naive_utc();
        let wall = |day, hour| NaiveDate::from_ymd_opt(2026, 10, day).unwrap().and_hms_opt(hour, 30, 0).unwrap();
        for (day, hour, utc) in [(24, 20, 18), (25, 0, 22), (25, 2, 0), (25, 4, 3), (25, 23, 22), (26, 2, 1)] {
            let at = moment(wall(day, hour), &local);
            assert_eq!(at.format("%H").to_string(), format!("{utc:02}"), "{day} {hour}");
            assert_eq!(local(at), wall(day, hour));
        }
    }
}
