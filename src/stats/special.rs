//! What was special about a play: compared with those of the same box that began before it.

use super::plays::{OnePlay, Plays};
use crate::store::PlayId;
use crate::table::points::Points;
use crate::table::ranking::Wins;
use crate::table::result::{ResultRow, Title};

/// A closest finish means something from so many plays on.
const ENOUGH: usize = 2;

/// A streak means something from so many wins on.
const STREAK: usize = 3;

/// Something that happened for the first time, or as never before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Special {
    /// Nobody has ever had a better result in this box.
    BestOfAll {
        /// Who has it now.
        player: String,
        /// The points.
        points: Points,
        /// The best before.
        before: Points,
    },
    /// Somebody’s own best result in this box.
    OwnBest {
        /// Who.
        player: String,
        /// The points.
        points: Points,
        /// The best before.
        before: Points,
    },
    /// The closest finish in this box.
    Closest {
        /// By how many points.
        margin: Points,
    },
    /// Somebody’s first win in this box, after so many plays of it.
    FirstWin {
        /// Who.
        player: String,
        /// The plays of the box, this one too.
        plays: usize,
    },
    /// Wins one after the other, over all boxes.
    Streak {
        /// Whose.
        player: String,
        /// How many.
        wins: usize,
    },
    /// Nobody has ever scored as much in a row of the sheet.
    MostInRow {
        /// Who.
        player: String,
        /// The row.
        row: Title,
        /// The points.
        points: Points,
        /// The most before.
        before: Points,
    },
}

/// The best result that somebody had in a box before a moment; none where there is none.
pub fn best_before(plays: &Plays, of: &OnePlay, player: &str) -> Option<Points> {
    best(of.wins, earlier(plays, of).flat_map(|play| results_of(play, player)))
}

/// The points of somebody in a play, as they count.
fn results_of<'a>(play: &'a OnePlay, player: &'a str) -> impl Iterator<Item = Points> {
    play.seats.iter().filter(move |seat| seat.name == player).filter_map(|seat| play.counted(seat))
}

fn best(wins: Wins, points: impl Iterator<Item = Points>) -> Option<Points> {
    if wins == Wins::Lowest { points.min() } else { points.max() }
}

/// Whether a result is better than another.
fn is_better(wins: Wins, points: Points, than: Points) -> bool {
    match wins {
        Wins::Lowest => points < than,
        Wins::Highest => points > than,
    }
}

fn earlier<'a>(plays: &'a Plays, of: &'a OnePlay) -> impl DoubleEndedIterator<Item = &'a OnePlay> {
    let before = move |play: &&OnePlay| (play.started, play.id) < (of.started, of.id);
    plays.all().iter().filter(before).filter(move |play| play.game == of.game)
}

/// What was special about a play that is over; the most special first.
pub fn special(plays: &Plays, play: PlayId) -> Vec<Special> {
    let Some(of) = plays.find(play) else { return Vec::new() };
    let mut all = Vec::new();
    let before = earlier(plays, of).count();
    if before == 0 {
        return all;
    }
    results(plays, of, &mut all);
    let margins = || earlier(plays, of).filter_map(OnePlay::margin);
    if let Some(margin) = of.margin()
        && before >= ENOUGH
        && margins().min().is_some_and(|closest| margin < closest)
    {
        all.push(Special::Closest { margin });
    }
    for seat in of.winners().filter(|seat| !of.is_solo() && !seat.guest) {
        let decided = || earlier(plays, of).filter(|play| play.has_result());
        let own = || decided().filter_map(|play| play.seats.iter().find(|other| other.name == seat.name));
        if own().next().is_some() && !own().any(|other| other.won) {
            all.push(Special::FirstWin { player: seat.name.clone(), plays: own().count() + 1 });
        }
        let wins = streak(plays, of, &seat.name);
        if wins >= STREAK {
            all.push(Special::Streak { player: seat.name.clone(), wins });
        }
    }
    all.extend(of.rows.iter().filter_map(|row| most_in_row(plays, of, row)));
    all
}

/// The best results: of all, or else of each who has had one before.
fn results(plays: &Plays, of: &OnePlay, all: &mut Vec<Special>) {
    let known = best(of.wins, earlier(plays, of).flat_map(OnePlay::all_counted));
    let own = best(of.wins, of.all_counted());
    for seat in of.seats.iter().filter(|seat| !seat.guest) {
        let Some(points) = of.counted(seat) else { continue };
        let (name, player) = (&seat.name, seat.name.clone());
        let of_all = known.filter(|before| is_better(of.wins, points, *before) && own == Some(points));
        if let Some(before) = of_all {
            all.push(Special::BestOfAll { player, points, before });
        } else if let Some(before) = best_before(plays, of, name).filter(|b| is_better(of.wins, points, *b)) {
            all.push(Special::OwnBest { player, points, before });
        }
    }
}

/// How many plays with others somebody has won up to this one without losing one.
fn streak(plays: &Plays, of: &OnePlay, player: &str) -> usize {
    let upto = plays.all().iter().filter(|play| (play.started, play.id) <= (of.started, of.id) && !play.is_solo());
    let own = upto
        .rev()
        .filter(|play| play.has_result())
        .filter_map(|play| play.seats.iter().find(|seat| seat.name == player));
    own.take_while(|seat| seat.won).count()
}

fn most_in_row(plays: &Plays, of: &OnePlay, row: &ResultRow) -> Option<Special> {
    let same = |play: &&OnePlay| play.rows.iter().any(|other| other.id == row.id);
    let earlier: Vec<&OnePlay> = earlier(plays, of).filter(same).collect();
    let rows = earlier.iter().flat_map(|play| &play.rows).filter(|other| other.id == row.id);
    let points = rows.flat_map(|row| row.points.iter().copied().flatten()).map(Points::whole);
    let before = points.max().filter(|_| earlier.len() >= ENOUGH)?;
    let scored = row.points.iter().zip(&of.seats).filter(|(_, seat)| !seat.guest);
    let scored = scored.filter_map(|(points, seat)| Some((Points::whole((*points)?), seat)));
    let (points, seat) = scored.max_by_key(|(points, _)| *points).filter(|(points, _)| *points > before)?;
    Some(Special::MostInRow { player: seat.name.clone(), row: row.title.clone(), points, before })
}
