//! Score sheet: for a box that the house does not know, by a template that says what is scored there.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::templates::TemplateFormat;
use super::view::View;
use super::{Example, Game};
use crate::kit::{Accent, Art};
use crate::locale::{Language, Message};
use crate::store::Line;
use crate::table::log::{Log, LogError};
use crate::table::play::Play;
use crate::table::seat::{PieceColor, Setup};

mod example;
pub mod file;
mod format;
pub mod play;
pub mod points;
pub mod problem;
pub mod template;
mod view;

/// The game, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct ScoreSheet;

impl Game for ScoreSheet {
    fn id(&self) -> &'static str {
        "score-sheet"
    }

    fn name(&self) -> Message {
        Message::new("score-sheet-name")
    }

    fn accent(&self) -> Accent {
        Accent::Slate
    }

    fn emblem(&self) -> Art {
        Art::Pad
    }

    fn seats(&self) -> RangeInclusive<usize> {
        1..=usize::from(template::SEATS)
    }

    fn colors(&self) -> &'static [PieceColor] {
        &PieceColor::ALL
    }

    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Log::open::<play::ScoreSheetRules>(lines)?))
    }

    fn view(&self) -> Box<dyn View> {
        Box::new(view::ScoreSheetView::default())
    }

    fn templates(&self) -> Option<&'static dyn TemplateFormat> {
        Some(&Self)
    }

    fn example(&self, example: Example, language: Language) -> (Setup, Vec<Value>) {
        example::example(example, language)
    }
}
