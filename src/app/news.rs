//! What a session has to tell the people at the table.

use crate::locale::Say;
use crate::store::StoreError;
use crate::table::rules::Refusal;

/// Something that happened to an open play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The rules refuse what was tried.
    Refused(Refusal),
    /// Another window was faster, and what was tried no longer fits.
    NoLongerFits(Refusal),
    /// This was taken back.
    TookBack(Say),
    /// This stands again.
    PutBack(Say),
    /// A step was changed: what it was, and what it is.
    Changed(Say),
    /// Another window wrote this many lines.
    FromElsewhere(usize),
    /// What had to wait is on disk now.
    SavedAgain,
    /// Nothing is entered any more, since another window has written something that this one cannot read.
    OnlyRead,
    /// The store could not say what another window wrote.
    StoreFailed(StoreError),
}

impl News {
    /// Whether something went wrong or was refused.
    pub const fn is_warning(&self) -> bool {
        !matches!(
            self,
            Self::TookBack(_) | Self::PutBack(_) | Self::Changed(_) | Self::FromElsewhere(_) | Self::SavedAgain
        )
    }

    /// The message for people.
    pub fn say(&self) -> Say {
        match self {
            Self::Refused(refusal) => refusal.0.clone(),
            Self::NoLongerFits(refusal) => Say::new("app-no-longer-fits").say("why", refusal.0.clone()),
            Self::TookBack(what) => Say::new("app-took-back").say("what", what.clone()),
            Self::PutBack(what) => Say::new("app-put-back").say("what", what.clone()),
            Self::Changed(what) => Say::new("app-changed").say("what", what.clone()),
            Self::FromElsewhere(lines) => Say::new("app-from-elsewhere").number("entries", *lines),
            Self::SavedAgain => Say::new("app-saved-again"),
            Self::OnlyRead => Say::new("app-only-read-tapped"),
            Self::StoreFailed(error) => error.say(),
        }
    }
}
