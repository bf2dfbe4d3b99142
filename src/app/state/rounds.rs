//! The points over the rounds of a play, as its log tells them, and whose best result the play would be.

use crate::app::state::model::Model;
use crate::app::state::open::Open;
use crate::app::state::texts::Texts;
use crate::kit::{Mark, Series};
use crate::locale::Message;
use crate::stats::{best_so_far, is_better};
use crate::table::guide::Next;
use crate::table::points::Points;
use crate::table::ranking::Wins;
use crate::table::seat::Seat;

/// A point on the way: where the play stood, and the points of all seats.
type Moment = (String, Vec<Option<i64>>);

/// The points of each player, round by round.
pub struct Rounds {
    /// The rounds, counted from 1 over the whole play.
    pub places: Vec<String>,
    /// A line for each player.
    pub series: Vec<Series>,
}

impl Rounds {
    /// The rounds of a play: its points as they stood when each round ended, and now. None while there is no point to see.
    pub fn of(open: &Open, texts: &Texts) -> Option<Self> {
        let play = open.session.play();
        let lines = play.lines().ok()?;
        let (first, others) = lines.split_first()?;
        let mut replay = open.game.open(std::slice::from_ref(first)).ok()?;
        let mut moments: Vec<Moment> = Vec::new();
        let mut note = |replay: &dyn crate::table::play::Play| {
            let (guide, points) = (replay.guide(), replay.standing().points);
            // What is counted when all is over belongs to the last round.
            if guide.next == Next::Over
                && let Some(last) = moments.last_mut()
            {
                last.1 = points;
                return;
            }
            let place = texts.say(&guide.place);
            // A step that was taken back leads back to a round: what came behind it never was.
            match moments.iter().position(|(before, _)| *before == place) {
                Some(at) => {
                    moments.truncate(at + 1);
                    if let Some(last) = moments.last_mut() {
                        last.1 = points;
                    }
                }
                None => moments.push((place, points)),
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
        let places = (1..=moments.len()).map(|round| round.to_string()).collect();
        seen.then_some(Self { places, series })
    }
}

impl Model {
    /// Whose best result in this box the open play would be, as it stands.
    pub fn would_be_best(&self) -> Vec<String> {
        let (Some(open), Some(plays)) = (&self.open, self.plays()) else { return Vec::new() };
        if open.shown.verdict.is_some() {
            return Vec::new();
        }
        let standing = open.session.play().standing();
        let setup = open.session.play().setup();
        let seats = setup.players.iter().zip(&standing.points);
        let best = seats.filter_map(|(player, points)| {
            let name = self.evenings.aliases().of(&player.name);
            let (wins, best) = best_so_far(plays, open.game.id(), name)?;
            // Few points are no record while they still grow.
            let record =
                points.map(Points::whole).filter(|points| wins == Wins::Highest && is_better(wins, *points, best));
            record.map(|_| {
                let message = Message::new("evening-would-be-best")
                    .text("player", &player.name)
                    .text("before", self.texts.points(best));
                self.texts.say(&message)
            })
        });
        best.collect()
    }
}
