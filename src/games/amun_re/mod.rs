//! Amun-Re (2003): what is printed on its board, its rules as pure functions, the play, and its panels.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::calc::Calculator;
use super::view::{OwnBox, View};
use super::{Elsewhere, Example, Game, GameOption, OptionKind, Seal, bundled_example};
use crate::games::texts::books;
use crate::kit::{Accent, Art};
use crate::library::Books;
use crate::locale::{Language, Message};
use crate::store::Line;
use crate::table::log::{Log, LogError};
use crate::table::play::Play;
use crate::table::seat::{PieceColor, Setup};

pub mod auction;
pub mod board;
pub mod bonus;
pub mod calculators;
pub mod cards;
pub mod commitment;
pub mod farmers;
pub mod income;
mod income_reasons;
pub mod pieces;
pub mod play;
pub mod points;
mod points_reasons;
pub mod prices;
pub mod province;
pub mod reasons;
pub mod rule_violation;
pub mod sacrifice;
mod sacrifice_reasons;
pub mod temple;
mod view;

/// The game, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct AmunRe;

/// The options, each with the message that explains it.
const OPTIONS: [GameOption; 4] = [
    option(0, "amun-re-option-follow-auction", "amun-re-option-follow-auction-about"),
    option(1, "amun-re-option-secret-sacrifice", "amun-re-option-secret-sacrifice-about"),
    option(2, "amun-re-option-ledger", "amun-re-option-ledger-about"),
    option(3, "amun-re-option-empty-side-scores", "amun-re-option-empty-side-scores-about"),
];

/// The option at a place of the play's own list, so that an id and its default stand in one place only.
const fn option(at: usize, title: &'static str, about: &'static str) -> GameOption {
    #[expect(clippy::indexing_slicing, reason = "evaluated while compiling, where a wrong place is an error")]
    let (id, default) = play::Options::ALL[at];
    GameOption { id, kind: OptionKind::Switch { default }, title, about }
}

impl Game for AmunRe {
    fn id(&self) -> &'static str {
        "amun-re"
    }

    fn name(&self) -> Message {
        Message::new("amun-re-name")
    }

    fn elsewhere(&self) -> Elsewhere {
        Elsewhere { bgg: None, names: &["Amun-Re"] }
    }

    fn accent(&self) -> Accent {
        Accent::Gold
    }

    fn emblem(&self) -> Art {
        Art::Pyramid
    }

    fn seats(&self) -> RangeInclusive<usize> {
        play::SEATS
    }

    /// The five colors of the players' pieces. The rulebook's examples name red, black, blue and white; the fifth is
    /// not named there.
    fn colors(&self) -> &'static [PieceColor] {
        const COLORS: [PieceColor; 5] =
            [PieceColor::Red, PieceColor::Blue, PieceColor::Black, PieceColor::White, PieceColor::Yellow];
        &COLORS
    }

    fn options(&self) -> &'static [GameOption] {
        &OPTIONS
    }

    fn who_goes_first(&self) -> Message {
        Message::new("amun-re-who-is-pharaoh")
    }

    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Log::open::<play::AmunReRules>(lines)?))
    }

    fn books(&self) -> Books<'static> {
        books!("amun-re", play::GUIDE)
    }

    fn view(&self) -> Box<dyn View> {
        Box::new(view::AmunReView::default())
    }

    fn reads(&self, figures: &Value) -> bool {
        play::own_figures(figures).is_ok()
    }

    fn figure_names(&self) -> &'static [&'static str] {
        &["field", "province"]
    }

    fn own_box(&self, figures: &Value) -> Option<Box<dyn OwnBox>> {
        Some(Box::new(view::OwnBoard::new(figures)))
    }

    fn calculators(&self) -> &'static [Calculator] {
        calculators::ALL
    }

    fn seal(&self, play: &dyn Play, id: &str, action: &Value, salt: &str) -> Option<Seal> {
        play::seal::seal(play, id, action, salt)
    }

    fn of_another_play(&self, id: &str, action: &Value) -> Option<Message> {
        play::seal::of_another_play(id, action)
    }

    fn example(&self, example: Example, language: Language) -> (Setup, Vec<Value>) {
        let text = include_str!("../../../data/games/amun-re/example.json");
        bundled_example(self.id(), text, example, language)
    }
}
