//! What a session has to tell the people at the table.

use crate::locale::Message;
use crate::store::StoreError;
use crate::table::rules::Refusal;

/// Something that happened to an open play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionEvent {
    /// The rules refuse what was tried.
    Refused(Refusal),
    /// Another window was faster, and what was tried no longer fits.
    NoLongerFits(Refusal),
    /// This was taken back.
    TookBack(Message),
    /// This stands again.
    PutBack(Message),
    /// A step was changed: what it was, and what it is.
    Changed(Message),
    /// Another window wrote this many lines.
    FromElsewhere(usize),
    /// What had to wait is on disk now.
    SavedAgain,
    /// Nothing is entered any more, since another window has written something that this one cannot read.
    OnlyRead,
    /// The store could not say what another window wrote.
    StoreFailed(StoreError),
}

impl SessionEvent {
    /// Whether something went wrong or was refused.
    pub const fn is_warning(&self) -> bool {
        !matches!(
            self,
            Self::TookBack(_) | Self::PutBack(_) | Self::Changed(_) | Self::FromElsewhere(_) | Self::SavedAgain
        )
    }

    /// The message for people.
    pub fn message(&self) -> Message {
        match self {
            Self::Refused(refusal) => refusal.0.clone(),
            Self::NoLongerFits(refusal) => Message::new("app-no-longer-fits").say("why", refusal.0.clone()),
            Self::TookBack(what) => Message::new("app-took-back").say("what", what.clone()),
            Self::PutBack(what) => Message::new("app-put-back").say("what", what.clone()),
            Self::Changed(what) => Message::new("app-changed").say("what", what.clone()),
            Self::FromElsewhere(lines) => Message::new("app-from-elsewhere").number("entries", *lines),
            Self::SavedAgain => Message::new("app-saved-again"),
            Self::OnlyRead => Message::new("app-only-read-tapped"),
            Self::StoreFailed(error) => error.message(),
        }
    }
}
