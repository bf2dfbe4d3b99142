//! The options of a play, read from what was chosen when it began.

use crate::games::empires_of_the_north::points::Terms;
use crate::table::seat::Setup;

/// The id of the option of the raze tokens, and what a new play has when nobody chooses: the publisher's erratum (FAQ 1.3),
/// which is newer than both rulebooks.
pub const RAZE_SCORES: (&str, bool) = ("raze-scores", true);

/// What holds in a play whose setup does not name the option: it was begun when the rulebook's way was the usual one, and it
/// keeps the points that its table agreed on.
const RAZE_SCORES_UNNAMED: bool = false;

/// The terms of the final scoring of a play.
pub(super) fn terms(setup: &Setup) -> Terms {
    Terms { raze_scores: setup.is_on(RAZE_SCORES.0, RAZE_SCORES_UNNAMED) }
}
