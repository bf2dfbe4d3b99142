//! What the form offers to be tapped: boxes and places that were named before.

use std::collections::BTreeSet;

use crate::app::state::model::Model;
use crate::locale::Language;
use crate::stats::Plays;

/// So many boxes and places are offered, those of the last plays.
const OFFERED: usize = 12;

/// Boxes and places, made when the plays or the language have changed.
pub(super) struct Offers {
    of: (u64, Language),
    /// The house's games that are boxes of their own, with their names.
    pub games: Vec<(&'static str, String)>,
    /// Other boxes.
    pub boxes: Vec<String>,
    /// Places.
    pub places: Vec<String>,
}

impl Offers {
    pub(super) fn new(model: &Model) -> Self {
        let language = model.texts.language();
        let games = model.games.iter().filter(|game| game.templates().is_none());
        let plays = model.plays().map(Plays::all).unwrap_or_default();
        let others = plays.iter().rev().filter(|play| model.game(&play.game).is_none());
        let places = plays.iter().rev().map(|play| play.location.clone()).filter(|place| !place.is_empty());
        Self {
            of: (model.evenings.version(), language),
            games: games.map(|game| (game.id(), model.texts.say(&game.name()))).collect(),
            boxes: first(others.map(|play| play.name.say(language))),
            places: first(places),
        }
    }

    pub(super) fn are_of(&self, model: &Model) -> bool {
        self.of == (model.evenings.version(), model.texts.language())
    }
}

/// The first of these, each once.
fn first(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    names.filter(|name| seen.insert(name.clone())).take(OFFERED).collect()
}
