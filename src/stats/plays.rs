//! All plays that are over, read once.

use std::collections::{BTreeMap, HashSet};

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};

use super::aliases::Aliases;
use super::count;
use super::figures::Statistics;
use super::filter::Filter;
use super::remarks::Remarks;
use crate::locale::{Language, Message};
use crate::store::{Listed, PlayId};
use crate::table::early::{EarlyEnd, EarlyPoints};
use crate::table::points::Points;
use crate::table::ranking::Wins;
use crate::table::result::{BoxName, Kind, PlayResult, ResultRow, Title, VERSION};
use crate::table::seat::{PieceColor, Seat, Shape};
use crate::table::summary::{Summary, moment};

/// All plays that are over, in the order in which they began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    plays: Vec<OnePlay>,
    /// Under which name other programs know people whose name is another now.
    first_names: BTreeMap<String, Box<str>>,
    /// Those that are over and have no row that this version can count: their logs have to be read once.
    stale: Vec<PlayId>,
}

/// What there is to know beside the plays themselves.
pub struct Known<'a> {
    /// The name of one of the house's games by its id.
    pub name: &'a dyn Fn(&str) -> Option<Message>,
    /// What the clock on the wall shows at a time, where the table is.
    pub local: &'a dyn Fn(DateTime<Utc>) -> NaiveDateTime,
    /// Which names are one person.
    pub aliases: &'a Aliases,
    /// Where plays were, and what was noted of them.
    pub remarks: &'a Remarks,
}

/// A play that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnePlay {
    /// Which play.
    pub id: PlayId,
    /// The id of the box.
    pub game: String,
    /// The id of the game by which the log is read: that of score sheets for any box that was counted on one.
    pub played_by: String,
    /// The name of the box.
    pub name: Title,
    /// When it began.
    pub started: DateTime<Utc>,
    /// The day on which it began, where the table is.
    pub day: NaiveDate,
    /// What the clock on the wall showed when it began.
    pub wall: NaiveDateTime,
    /// How many minutes it took; none where nobody knows.
    pub minutes: Option<u32>,
    /// Whether only its result was written down, afterwards.
    pub written: bool,
    /// That it was ended early; its points are no measure for others then.
    pub early: Option<EarlyEnd>,
    /// Where it was played.
    pub location: String,
    /// What somebody noted of it.
    pub note: String,
    /// The options that were chosen, each with what it was set to.
    pub options: Vec<(String, String)>,
    /// Which end of the points wins.
    pub wins: Wins,
    /// Who went first; none where nobody knows.
    pub first: Option<Seat>,
    /// The players, clockwise.
    pub seats: Vec<SeatResult>,
    /// Whether those who won did so together, as a team or against the game: nobody shares a win then.
    pub together: bool,
    /// What another program's file says of it and nobody reads here, as JSON; none where it came from none.
    pub foreign: Option<Box<str>>,
    /// What was scored.
    pub rows: Vec<ResultRow>,
    /// What the game counts besides.
    pub tallies: Vec<(String, Vec<u32>)>,
}

/// How a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The name as it counts.
    pub name: String,
    /// The name under which other programs know this player, where that is another: whoever is renamed stays the same person
    /// to them.
    pub first_name: Option<Box<str>>,
    /// The name under which it was played, where that is another.
    pub table_name: Option<Box<str>>,
    /// The color of the pieces.
    pub color: PieceColor,
    /// The shape that goes with it.
    pub shape: Shape,
    /// The points; none where there were none.
    pub points: Option<Points>,
    /// Whether it is a guest, who has no statistics.
    pub guest: bool,
    /// The place: 1 and how many have a better result.
    pub place: u8,
    /// Whether the player won, alone or with others.
    pub won: bool,
    /// The faction or the clan.
    pub kind: Option<Kind>,
}

impl Plays {
    /// The plays of a list that are over and not in the trash.
    pub fn new<'a>(listed: impl IntoIterator<Item = &'a Listed>, known: &Known<'_>) -> Self {
        let mut all = Self::default();
        for listed in listed {
            all.take_in(listed, known);
        }
        all.sort();
        all
    }

    /// Takes in one more play of a list, where it is over and not in the trash; after the last one they are sorted.
    pub fn take_in(&mut self, listed: &Listed, known: &Known<'_>) {
        if !listed.finished || listed.removed {
            return;
        }
        match read(listed) {
            Some((summary, result)) => {
                if result.version < VERSION {
                    self.stale.push(listed.header.id);
                }
                self.plays.push(OnePlay::new(listed, summary, result, known));
            }
            None => self.stale.push(listed.header.id),
        }
    }

    /// Puts the plays into the order in which they began.
    pub fn sort(&mut self) {
        self.plays.sort_by_key(|play| (play.started, play.id));
        self.first_names = first_names(&self.plays);
        let Self { plays, first_names, .. } = self;
        for play in plays {
            play.identify(first_names);
        }
    }

    /// Has everybody in a play, which need not be one of these, be whom they are in these.
    pub fn identify(&self, play: &mut OnePlay) {
        play.identify(&self.first_names);
    }

    /// The plays, in the order in which they began.
    pub fn all(&self) -> &[OnePlay] {
        &self.plays
    }

    /// Those whose rows have to be made, or made anew.
    pub fn stale(&self) -> &[PlayId] {
        &self.stale
    }

    /// Those that a filter lets through.
    pub fn of<'a>(&'a self, filter: &'a Filter) -> impl DoubleEndedIterator<Item = &'a OnePlay> {
        self.plays.iter().filter(|play| filter.takes(play))
    }

    /// What those that a filter lets through say together.
    pub fn statistics(&self, filter: &Filter, language: Language) -> Statistics {
        count::statistics(self.of(filter), language)
    }

    /// A play.
    pub fn find(&self, play: PlayId) -> Option<&OnePlay> {
        self.plays.iter().find(|known| known.id == play)
    }

    /// Whether somebody of this name, as it counts, was in any of them.
    pub fn knows(&self, name: &str) -> bool {
        self.plays.iter().any(|play| play.seats.iter().any(|seat| seat.name == name && !seat.guest))
    }

    /// How many plays two people were in together, under the names by which they count: two who were are not one person.
    pub fn together(&self, one: &str, other: &str) -> usize {
        let has = |play: &OnePlay, name: &str| play.seats.iter().any(|seat| seat.name == name && !seat.guest);
        self.plays.iter().filter(|play| has(play, one) && has(play, other)).count()
    }

    /// The boxes that were played, each with its name, by id.
    pub fn boxes(&self) -> Vec<(&str, &Title)> {
        let mut boxes: Vec<(&str, &Title)> =
            self.plays.iter().rev().map(|play| (play.game.as_str(), &play.name)).collect();
        boxes.sort_by_key(|(id, _)| *id);
        boxes.dedup_by_key(|(id, _)| *id);
        boxes
    }
}

/// What is kept of a play that is over; none where it is not, or in a form that this version does not know.
fn read(listed: &Listed) -> Option<(Summary, PlayResult)> {
    let summary = Summary::read(&listed.summary)?;
    let result = PlayResult::read(&summary)?;
    Some((summary, result))
}

/// Under which name other programs know people whose name is another now. A name that somebody else has stays theirs.
fn first_names(plays: &[OnePlay]) -> BTreeMap<String, Box<str>> {
    let seats = || plays.iter().flat_map(|play| &play.seats);
    if seats().all(|seat| seat.first_name.is_none()) {
        return BTreeMap::new();
    }
    let taken: HashSet<&str> = seats().map(|seat| seat.name.as_str()).collect();
    let first = seats().filter_map(|seat| Some((&seat.name, seat.first_name.as_ref()?)));
    first.filter(|(_, first)| !taken.contains(&***first)).map(|(name, first)| (name.clone(), first.clone())).collect()
}

impl SeatResult {
    /// The name under which other programs know this player.
    pub fn first_name(&self) -> &str {
        self.first_name.as_deref().unwrap_or(&self.name)
    }

    /// The name under which it was played.
    pub fn table_name(&self) -> &str {
        self.table_name.as_deref().unwrap_or(&self.name)
    }
}

/// The rows of what was written down: a single number is a total, and no part of a sum.
fn of_sums(mut rows: Vec<ResultRow>) -> Vec<ResultRow> {
    let seats = rows.iter().map(|row| row.points.len()).max().unwrap_or(0);
    for seat in 0..seats {
        let own: Vec<&mut Option<i64>> = rows.iter_mut().filter_map(|row| row.points.get_mut(seat)).collect();
        if own.iter().flat_map(|points| points.iter()).count() == 1 {
            for points in own {
                *points = None;
            }
        }
    }
    rows.retain(|row| row.points.iter().any(Option::is_some));
    rows
}

impl OnePlay {
    fn new(listed: &Listed, summary: Summary, result: PlayResult, known: &Known<'_>) -> Self {
        let header = &listed.header;
        let own = known.remarks.of(header.id);
        let (game, name) = match result.counts_for {
            Some(BoxName { id, name }) => (id, name),
            None => (header.game.clone(), Title::literal(&header.game)),
        };
        // What one of the house's games is called is not the log's to say.
        let name = (known.name)(&game).map_or(name, |name| Title::of(&name));
        let names: Vec<&str> = summary.players.iter().map(|player| player.name.as_str()).collect();
        let names = known.aliases.at_table(&names);
        let (started, wall) = if summary.day.is_some() {
            let wall = header.started.naive_utc();
            (moment(wall, known.local), wall)
        } else {
            (header.started, (known.local)(header.started))
        };
        // Whoever has neither won nor any points is behind all who have.
        let rank = |seat: usize| result.places.get(seat).copied().flatten().unwrap_or(u8::MAX);
        let place = |seat: usize| {
            let better = result.places.iter().flatten().filter(|other| **other < rank(seat)).count();
            u8::try_from(better.saturating_add(1)).unwrap_or(u8::MAX)
        };
        let seat = |((seat, player), name): ((Seat, &crate::table::seat::Player), String)| SeatResult {
            first_name: Some(known.aliases.first_name(&name)).filter(|first| *first != name).map(Into::into),
            table_name: (name != player.name).then(|| player.name.as_str().into()),
            name,
            color: player.color,
            shape: player.shape,
            points: summary.points_of(seat.index()),
            guest: result.guests.contains(&seat),
            place: place(seat.index()),
            won: summary.winners.contains(&seat),
            kind: result.kinds.get(seat.index()).cloned().flatten(),
        };
        let seats = Seat::all(summary.players.len()).zip(&summary.players).zip(names).map(seat).collect();
        Self {
            id: header.id,
            game,
            played_by: header.game.clone(),
            name,
            started,
            day: summary.day.unwrap_or_else(|| wall.date()),
            wall,
            minutes: result.minutes,
            written: result.written,
            early: result.early,
            location: own.map_or(result.location, |own| own.location.clone()),
            note: own.map_or(result.note, |own| own.note.clone()),
            options: result.options.into_iter().map(|(id, choice)| (id, choice.to_string())).collect(),
            wins: result.wins,
            first: result.first,
            seats,
            together: result.together,
            foreign: summary.foreign.map(Into::into),
            rows: if result.written { of_sums(result.rows) } else { result.rows },
            tallies: result.tallies.into_iter().collect(),
        }
    }

    fn identify(&mut self, first_names: &BTreeMap<String, Box<str>>) {
        for seat in &mut self.seats {
            seat.first_name = first_names.get(&seat.name).cloned();
        }
    }

    /// The points of a player as they count beside those of other plays: of one that was ended early none do.
    pub fn counted(&self, seat: &SeatResult) -> Option<Points> {
        seat.points.filter(|_| self.early.is_none())
    }

    /// The points that count beside those of other plays.
    pub fn all_counted(&self) -> impl Iterator<Item = Points> {
        self.seats.iter().filter_map(|seat| self.counted(seat))
    }

    /// Whether it says who did better than whom: not where it was ended early without a result.
    pub fn has_result(&self) -> bool {
        self.early.as_ref().is_none_or(|early| early.points != EarlyPoints::Nothing)
    }

    /// Whether somebody played alone.
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// Who won, as they sit.
    pub fn winners(&self) -> impl Iterator<Item = &SeatResult> {
        self.seats.iter().filter(|seat| seat.won)
    }

    /// The points between the winner and the best of the others; none where nobody has won, or nobody else has points, and
    /// where the points do not count.
    pub fn margin(&self) -> Option<Points> {
        if self.is_solo() || self.early.is_some() {
            return None;
        }
        let winner = self.seats.iter().position(|seat| seat.won && seat.points.is_some())?;
        let ahead = |points: Points| if self.wins == Wins::Lowest { points.negated() } else { points };
        let others = self.seats.iter().enumerate().filter(|(at, _)| *at != winner);
        let best = others.filter_map(|(_, seat)| seat.points).map(ahead).max()?;
        let own = self.seats.get(winner).and_then(|seat| seat.points).map(ahead)?;
        Some(own.ahead_of(best))
    }
}
