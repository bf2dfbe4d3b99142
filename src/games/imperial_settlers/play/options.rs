//! The options of a play, read from what was chosen when it began.

use crate::games::imperial_settlers::lookout::Way;
use crate::table::seat::Setup;

/// What can be chosen for a play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How the lookout is held by two to four players.
    pub way: Way,
    /// Whether the decks of the factions are shuffled again when they run out, as the English print of 2014 says.
    pub all_reshuffle: bool,
}

impl Options {
    /// The words of the lookout's option, the default first.
    pub const WAYS: [(&'static str, Way); 4] =
        [("normal", Way::Normal), ("draft", Way::Draft), ("advanced", Way::Advanced), ("peaceful", Way::Peaceful)];

    /// The options of a play; what is missing, or no word of its option, has its default.
    pub(super) fn of(setup: &Setup) -> Self {
        let word = setup.word("lookout");
        let way = Self::WAYS.into_iter().find(|(id, _)| Some(*id) == word).map(|(_, way)| way);
        Self { way: way.unwrap_or_default(), all_reshuffle: setup.is_on("faction-deck", false) }
    }

    /// Whether only cards raze rivals' locations.
    pub fn is_peaceful(self) -> bool {
        self.way == Way::Peaceful
    }
}
