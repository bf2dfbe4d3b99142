//! Two example plays of the example template: the same evening, once to its end and once in the middle of its second round.

use serde_json::Value;

use super::file::read;
use super::template::Template;
use crate::games::panel::value;
use crate::games::{Example, bundled_example};
use crate::locale::Language;
use crate::table::seat::Setup;

const TEMPLATE: &str = include_str!("../../../data/games/score-sheet/example.toml");

const EVENING: &str = include_str!("../../../data/games/score-sheet/example.json");

pub(super) fn example(example: Example, language: Language) -> (Setup, Vec<Value>) {
    let (setup, actions) = bundled_example("score-sheet", EVENING, example, language);
    // The file is part of the program, and a test reads it.
    let template = read(TEMPLATE).unwrap_or_else(|_| Template::points());
    (Setup { figures: value(&template), ..setup }, actions)
}
