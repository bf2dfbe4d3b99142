//! A play that was written down afterwards: a result of any box, in the shape of a play, so that the list, the sheet, the
//! statistics and every file know it.
//!
//! It is not offered for a new play at the table and so not in the list of games: [`super::among`] finds it for the plays
//! that are there.

use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::view::View;
use super::{Example, Game, OpenError};
use crate::kit::Accent;
use crate::locale::{Language, Message};
use crate::store::exchange::Exported;
use crate::store::{Line, PlayId};
use crate::table::log::{Log, LogError};
use crate::table::play::{Play, begin, summary};
use crate::table::seat::{PieceColor, Player, Seat, Setup, Shape};
use crate::table::written::{Written, WrittenResult};

pub mod play;
pub mod take_in;
mod view;

/// The id under which such plays are kept.
pub const ID: &str = "written";

/// How many can have played: a seat is a small number, and no table is larger.
pub const SEATS: usize = 100;

/// The game, for whoever opens a play.
#[derive(Clone, Copy, Debug)]
pub struct WrittenDown;

impl Game for WrittenDown {
    fn id(&self) -> &'static str {
        ID
    }

    fn name(&self) -> Message {
        Message::new("written-name")
    }

    fn accent(&self) -> Accent {
        Accent::Slate
    }

    fn seats(&self) -> RangeInclusive<usize> {
        1..=SEATS
    }

    fn colors(&self) -> &'static [PieceColor] {
        &PieceColor::ALL
    }

    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Log::open::<play::WrittenRules>(lines)?))
    }

    fn view(&self) -> Box<dyn View> {
        Box::new(view::WrittenView::default())
    }

    /// A result of three, for whoever asks every game; nobody is shown it as an example.
    fn example(&self, _: Example, language: Language) -> (Setup, Vec<Value>) {
        let names = match language {
            Language::En => ["Anna", "Ben", "Cyril"],
            Language::Cs => ["Anna", "Bára", "Cyril"],
        };
        let result = |parts: &[i64]| WrittenResult::of(parts.to_vec());
        let results = vec![result(&[3, 6, 2]), result(&[9]), result(&[4, 4])];
        let written = Written { name: "Orchard".to_owned(), results, ..Written::default() };
        (setup(&players(names), &written), Vec::new())
    }
}

/// Players of these names, each with a color and a shape of its own as far as there are any.
pub fn players<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<Player> {
    let marks = PieceColor::ALL.into_iter().cycle().zip(Shape::ALL.into_iter().cycle());
    let player = |(name, (color, shape)): (&str, _)| Player { name: name.to_owned(), color, shape };
    names.into_iter().zip(marks).map(player).collect()
}

/// The setup of a play of which this was written down.
pub fn setup(players: &[Player], written: &Written) -> Setup {
    Setup {
        game: ID.to_owned(),
        players: players.to_vec(),
        first: written.first.unwrap_or(Seat(0)),
        options: Default::default(),
        figures: serde_json::to_value(written).unwrap_or_default(),
    }
}

/// The play of which this was written down, as a store takes it. `id` is its own where a file gives it one.
///
/// # Errors
/// Why it cannot be one: a player without a name or a name twice, a result too many or too few, a number too large.
pub fn write_down(
    id: Option<PlayId>,
    started: DateTime<Utc>,
    by: &str,
    players: &[Player],
    written: &Written,
) -> Result<Exported, OpenError> {
    let (mut header, line) = begin(&setup(players, written), started, by).map_err(LogError::from)?;
    header.id = id.unwrap_or(header.id);
    let lines = vec![line];
    let play = WrittenDown.open(&lines)?;
    let (summary, finished) = summary(play.as_ref());
    let summary = serde_json::to_string(&summary).unwrap_or_default();
    Ok(Exported { header, lines, summary, finished })
}

/// What was written down of a play, as it stands now; none of a play of any other sort.
pub fn of(play: &dyn Play) -> Option<&Written> {
    play.state().downcast_ref::<play::State>().map(|state| &state.written)
}

/// The action that writes the result of such a play anew.
pub fn rewrite(written: &Written) -> Value {
    serde_json::to_value(play::Action::Write { result: written.clone() }).unwrap_or_default()
}
