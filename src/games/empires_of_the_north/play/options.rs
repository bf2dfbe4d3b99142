//! The options of a play, read from what was chosen when it began.

use crate::games::empires_of_the_north::points::Terms;
use crate::table::seat::Setup;

/// The id of the option of the raze tokens, and what holds when nobody chooses: the rulebook's way.
pub const RAZE_SCORES: (&str, bool) = ("raze-scores", false);

/// The terms of the final scoring of a play.
pub(super) fn terms(setup: &Setup) -> Terms {
    let (id, default) = RAZE_SCORES;
    Terms { raze_scores: setup.is_on(id, default) }
}
