//! After a restart the play that was shown is shown again: a page says which it was, elsewhere the store has kept it.

use serde_json::json;

use crate::app::App;
use crate::app::nav::place::Place;
use crate::app::state::open::NextWords;
use crate::app::sync::store_client::PendingRequest;
use crate::store::{Line, Listed, PlayId, Request, json};

/// The key in the store.
pub(in crate::app) const KEY: &str = "shown";

/// Who says which play was shown last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownBy {
    /// The page, which was only loaded again.
    ByPage,
    /// The store: the program was closed, or came to a sudden end.
    ByStore,
}

/// What is kept of the play that is shown, and whether one is to be shown again.
#[derive(Debug, Default)]
pub(in crate::app) struct Again {
    /// Whether it is decided what is shown first: a play, or what a person has chosen meanwhile.
    decided: bool,
    /// Whether what is kept was read.
    read: bool,
    /// The play that is kept as the one that is shown.
    kept: Option<PlayId>,
}

impl App {
    /// What is shown first was chosen; no play comes in front of it any more.
    pub(in crate::app) const fn decide(&mut self) {
        self.again.decided = true;
    }

    /// A page knows what it has shown.
    pub(in crate::app) fn hear_shown(&mut self, play: Option<PlayId>) {
        if !self.again.decided {
            self.decide();
            self.show_again(play, ShownBy::ByPage);
        }
    }

    /// Takes what is kept of the play that was shown last. What is no play's id is none.
    pub(in crate::app) fn take_shown(&mut self, kept: Option<&str>) {
        let kept = kept.and_then(|kept| json::read::<Option<PlayId>>(kept).ok()).flatten();
        (self.again.read, self.again.kept) = (true, kept);
        if !self.again.decided {
            self.show_again(kept, ShownBy::ByStore);
        }
    }

    fn show_again(&mut self, play: Option<PlayId>, by: ShownBy) {
        if let Some(play) = play {
            self.client.link().attach(play);
            self.client.ask(PendingRequest::ShowAgain(by), Request::Read { play, after: 0 });
        }
    }

    /// Takes the play that was shown last. Where it went into the trash, has ended elsewhere or cannot be read, Home stays.
    pub(in crate::app) fn take_again(&mut self, by: ShownBy, listed: Listed, lines: &[Line]) {
        let chosen = self.place() != Place::Home || self.model.open.is_some() || !self.dialogs.is_empty();
        let over = by == ShownBy::ByStore && (listed.finished || self.again.decided);
        if chosen || over || listed.removed {
            return;
        }
        // Why it cannot be shown is said when a person opens it.
        drop(self.open_lines(listed, lines));
    }

    /// The play that is shown, be it under a screen that has nothing to do with it.
    pub(in crate::app) fn shown_play(&self) -> Option<PlayId> {
        self.model.open.as_ref().filter(|_| self.way.is_in_play()).map(|open| open.session.id())
    }

    /// Keeps which play is shown, as long as it goes on.
    pub(in crate::app) fn keep_shown(&mut self) {
        let waits = self.client.expects(PendingRequest::ShowAgain(ShownBy::ByStore))
            || self.client.expects(PendingRequest::ShowAgain(ShownBy::ByPage));
        let open = self.model.open.as_ref().filter(|open| open.session.is_on_disk());
        let goes_on = open.is_some_and(|open| open.shown.winner.is_none() && open.shown.next != NextWords::Over);
        let shown = self.shown_play().filter(|_| goes_on);
        if !waits && self.again.read && self.again.kept != shown {
            self.again.kept = shown;
            self.client.ask(
                PendingRequest::KeepShown,
                Request::KeepLoosely { key: KEY.to_owned(), value: json!(shown).to_string() },
            );
        }
    }
}
