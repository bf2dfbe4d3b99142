//! Plays that an older version has ended are counted once: each is read, and what counts of it is kept beside its log.

use std::collections::BTreeSet;

use crate::app::App;
use crate::app::sync::store_client::PendingRequest;
use crate::games;
use crate::stats::{Aliases, Plays, Remark, Remarks};
use crate::store::{Line, Listed, PlayId, Request};
use crate::table::play::summary;

/// Which plays are still to be counted.
#[derive(Debug, Default)]
pub(in crate::app) struct Recounting {
    waiting: Vec<PlayId>,
    /// Those that were read already; one that cannot be counted is not tried again.
    tried: BTreeSet<PlayId>,
    /// Whether one is on its way.
    busy: bool,
}

impl App {
    /// Begins to count the plays that have no row yet.
    pub(in crate::app) fn recount(&mut self) {
        let stale = self.model.plays().map(Plays::stale).unwrap_or_default();
        let fresh: Vec<PlayId> = stale.iter().filter(|play| !self.recounting.tried.contains(play)).copied().collect();
        self.recounting.waiting = fresh;
        if !self.recounting.busy {
            self.recount_next();
        }
    }

    /// Reads the next play; when none is left, the list is read anew if any was counted.
    pub(in crate::app) fn recount_next(&mut self) {
        match self.recounting.waiting.pop() {
            Some(play) => {
                self.recounting.busy = true;
                self.recounting.tried.insert(play);
                self.client.ask(PendingRequest::Recount(play), Request::Read { play, after: 0 });
            }
            None if std::mem::take(&mut self.recounting.busy) => self.ask_plays(),
            None => {}
        }
    }

    /// Keeps what counts of a play that was read. Its log stays as it is.
    pub(in crate::app) fn recounted(&mut self, listed: &Listed, lines: &[Line]) {
        let Ok(play) = games::open_among(self.model.games, &listed.header, lines) else { return self.recount_next() };
        let (summary, finished) = summary(play.as_ref());
        let Ok(summary) = serde_json::to_string(&summary) else { return self.recount_next() };
        let play = listed.header.id;
        self.client.ask(PendingRequest::Recounted, Request::Append { play, lines: Vec::new(), summary, finished });
    }

    /// Takes which names are one person, as it is kept.
    pub(in crate::app) fn take_aliases(&mut self, kept: Option<&str>) {
        let aliases = Aliases::read(kept);
        let readable = kept.is_none_or(|kept| crate::store::merge::object(kept).is_some());
        self.client.knows(Aliases::KEY, readable.then(|| crate::store::merge::value(&aliases)));
        self.model.evenings.set_aliases(aliases);
        self.forget_names();
    }

    /// Takes where plays were and what was noted of them, as it is kept.
    pub(in crate::app) fn take_remarks(&mut self, kept: Option<&str>) {
        let remarks = Remarks::read(kept);
        let readable = kept.is_none_or(|kept| crate::store::merge::object(kept).is_some());
        self.client.knows(Remarks::KEY, readable.then(|| crate::store::merge::value(&remarks)));
        self.model.evenings.set_remarks(remarks);
    }

    /// Keeps which names are one person.
    pub(in crate::app) fn keep_aliases(&mut self, aliases: Aliases) {
        self.client.change(PendingRequest::Aliases, Aliases::KEY, Vec::new(), crate::store::merge::value(&aliases));
        self.model.evenings.set_aliases(aliases);
        self.forget_names();
    }

    /// The lists call everybody as they are called now.
    fn forget_names(&mut self) {
        if let Some(shelf) = &mut self.model.shelf {
            shelf.forget_words();
        }
        self.model.trash.forget_words();
    }

    /// Keeps where a play was and what is noted of it.
    pub(in crate::app) fn keep_remark(&mut self, play: PlayId, remark: Remark) {
        let remarks = self.model.evenings.remarks().with(play, remark);
        self.client.change(PendingRequest::Remarks, Remarks::KEY, Vec::new(), crate::store::merge::value(&remarks));
        self.model.evenings.set_remarks(remarks);
    }
}
