//! The points over the rounds of a play, as its log tells them.

use crate::app::state::open::Open;
use crate::kit::{Mark, Series};
use crate::table::seat::Seat;

/// A point on the way: the round, counted from 1 over the whole play, and the points of all seats.
type Moment = (u32, Vec<Option<i64>>);

/// The points of each player, round by round.
pub struct Rounds {
    /// The rounds, counted from 1 over the whole play.
    pub places: Vec<String>,
    /// A line for each player.
    pub series: Vec<Series>,
}

impl Rounds {
    /// The rounds of a play: its points as they stood when each round ended, and now. None while there is no point to see.
    pub fn of(open: &Open) -> Option<Self> {
        let play = open.session.play();
        let lines = play.lines().ok()?;
        let (first, others) = lines.split_first()?;
        let mut replay = open.game.open(std::slice::from_ref(first)).ok()?;
        let mut moments: Vec<Moment> = Vec::new();
        let mut note = |replay: &dyn crate::table::play::Play| {
            let standing = replay.standing();
            // Ended early it stays as it stood in its last round.
            if standing.early.is_some() {
                return;
            }
            // What is counted when all is over belongs to the last round.
            let round = replay.round().filter(|_| !standing.finished);
            let Some(round) = round.or_else(|| moments.last().map(|(last, _)| *last)) else { return };
            // A step that was taken back leads back to a round: what came behind it never was.
            match moments.iter().position(|(before, _)| *before >= round) {
                Some(at) => {
                    moments.truncate(at + 1);
                    if let Some(last) = moments.last_mut() {
                        *last = (round, standing.points);
                    }
                }
                None => moments.push((round, standing.points)),
            }
        };
        for line in others {
            replay.accept(std::slice::from_ref(line)).ok()?;
            note(replay.as_ref());
        }
        let setup = play.setup();
        let seats = setup.players.iter().zip(Seat::all(setup.players.len()));
        let series = seats.map(|(player, seat)| Series {
            name: player.name.clone(),
            mark: Some(Mark { color: player.color, shape: player.shape }),
            values: moments.iter().map(|(_, points)| points.get(seat.index()).copied().flatten()).collect(),
        });
        let series: Vec<Series> = series.collect();
        let seen = series.iter().any(|series| series.values.iter().flatten().count() > 1);
        let places = moments.iter().map(|(round, _)| round.to_string()).collect();
        seen.then_some(Self { places, series })
    }
}
