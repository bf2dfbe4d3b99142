//! What can be chosen for a play, and what holds when nobody chooses.

use crate::table::seat::Setup;

/// The choices of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who has done which action in a round is kept; else only what it brought is.
    pub follow_actions: bool,
    /// The white dice that nobody has stay in the common supply. One source puts them back into the box.
    pub white_stays: bool,
}

impl Options {
    /// The ids of the options, in the order in which they are offered, with their defaults.
    pub const ALL: [(&'static str, bool); 2] = [("follow-actions", true), ("white-stays", false)];

    /// The options of a play.
    pub(super) fn of(setup: &Setup) -> Self {
        let [follow, white] = Self::ALL.map(|(id, default)| setup.is_on(id, default));
        Self { follow_actions: follow, white_stays: white }
    }

    /// Whether an option that the guide asks for is on.
    pub(super) fn is_on(&self, id: &str) -> bool {
        match id {
            "follow-actions" => self.follow_actions,
            "white-stays" => self.white_stays,
            _ => false,
        }
    }
}
