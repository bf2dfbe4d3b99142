//! Taking in a file of BG Stats: its games and players are matched by hand, and what was said is remembered.

mod screen;
mod similar;

use std::collections::{BTreeSet, VecDeque};
use std::rc::Rc;

use crate::app::App;
use crate::app::nav::place::Place;
use crate::app::state::model::Model;
use crate::app::sync::store_client::PendingRequest;
use crate::games;
use crate::games::written::take_in::{self, Compared};
use crate::locale::Message;
use crate::stats::bgstats::{BgStats, BgStatsError, FoundPlay, FoundPlays, Matching, Records};
use crate::store::{Line, Listed, PlayId, Request, StoreError, merge};

pub use screen::MatchScreen;

/// A file that is being matched.
pub struct Incoming {
    /// What is in it.
    pub file: Rc<BgStats>,
    /// Which file of this window it is, so that the page is made anew for another one.
    pub number: u32,
    /// The plays that were changed there since they were read, each with what takes the change.
    pub changed: Vec<ChangedPlay>,
}

/// A play of a file that was changed there since it was read.
pub struct ChangedPlay {
    /// Its game and its day.
    pub about: String,
    requests: Vec<Request>,
}

/// The plays of such a file on their way in.
#[derive(Debug, Default)]
pub(in crate::app) struct TakingIn {
    /// Those that are here, each with the play that it is: their logs are read one after the other.
    comparing: VecDeque<(FoundPlay, PlayId)>,
    /// What puts right what an earlier version took in wrongly.
    right: Vec<Request>,
    /// How many of the plays that are on their way were here, and how many are left out; none while none is on its way.
    counted: Option<(usize, usize)>,
    files: u32,
}

impl Model {
    /// The plays that are here, also those in the trash: what was thrown away does not come back by itself.
    fn here(&self) -> BTreeSet<PlayId> {
        self.listed().map(|listed| listed.header.id).collect()
    }

    fn listed(&self) -> impl Iterator<Item = &Listed> {
        let shelf = self.shelf.iter().flat_map(|shelf| shelf.all());
        shelf.chain(self.trash.all()).map(crate::app::state::shelf::PlayRow::listed)
    }
}

/// The plays of a file, with all that the file says of them.
fn whole(file: &BgStats, matching: &Matching) -> (FoundPlays, Records) {
    let mut found = file.plays(matching, &games::known_as);
    let mut extras = file.extras();
    file.with_extras(&mut found.plays, &mut extras);
    (found, extras.records)
}

impl App {
    /// Takes a file of BG Stats: its page asks which games and players are which, or it is refused with the reason.
    pub(in crate::app) fn take_bgstats(&mut self, file: Result<BgStats, BgStatsError>) {
        match file {
            Ok(file) if file.count() == 0 => self.message(Message::new("app-imported-none"), true, None),
            Ok(file) => {
                self.taking_in.files += 1;
                let (found, records) = whole(&file, &self.model.matching);
                let sorted = take_in::sort(&found.plays, self.model.listed());
                self.taking_in.comparing = sorted.to_compare.iter().map(|(play, id)| ((*play).clone(), *id)).collect();
                self.taking_in.right.clear();
                if !self.taking_in.comparing.is_empty() {
                    self.keep_records(&records);
                }
                let number = self.taking_in.files;
                self.model.incoming = Some(Incoming { file: Rc::new(file), number, changed: Vec::new() });
                self.ask_plays();
                self.go(Place::BgStats);
                self.compare_next_known();
            }
            Err(error) => self.message(error.message(), true, None),
        }
    }

    /// Reads the log of the play that is compared next; when none is left, what is wrong is put right.
    fn compare_next_known(&mut self) {
        if let Some((_, play)) = self.taking_in.comparing.front() {
            let play = *play;
            return self.client.ask(PendingRequest::CompareKnown, Request::Read { play, after: 0 });
        }
        let requests = std::mem::take(&mut self.taking_in.right);
        if !requests.is_empty() {
            self.client.ask(PendingRequest::PutRight, Request::Batch { requests });
        }
    }

    /// A play that is here was read, or cannot be: then it stays as it is.
    pub(in crate::app) fn compared(&mut self, here: Option<(&Listed, &[Line])>) {
        let Some((play, _)) = self.taking_in.comparing.pop_front() else { return };
        let now = self.model.clock.now();
        let compared = here.map(|(listed, lines)| take_in::compare(&play, listed, lines, now));
        match compared {
            Some(Ok(Compared::PutRight(requests))) => self.taking_in.right.extend(requests),
            Some(Ok(Compared::Changed(requests))) => {
                if let Some(incoming) = &mut self.model.incoming {
                    incoming.changed.push(ChangedPlay { about: play.about(), requests });
                }
            }
            Some(Ok(Compared::Same) | Err(_)) | None => {}
        }
        self.compare_next_known();
    }

    /// What was taken in wrongly once is right now.
    pub(in crate::app) fn put_right(&mut self, done: &[Result<(), StoreError>]) {
        let count = done.iter().filter(|done| done.is_ok()).count();
        self.message(Message::new("stats-imported-right").number("count", count), false, None);
        self.ask_plays();
        self.changed_elsewhere();
    }

    /// Takes what was changed in the file since its plays were read.
    pub(in crate::app) fn take_changes(&mut self) {
        let Some(incoming) = &mut self.model.incoming else { return };
        let changed = std::mem::take(&mut incoming.changed);
        if changed.is_empty() {
            return;
        }
        let count = changed.len();
        let requests = changed.into_iter().flat_map(|play| play.requests).collect();
        self.client.ask(PendingRequest::TakeChanges(count), Request::Batch { requests });
    }

    /// The changes are on disk.
    pub(in crate::app) fn took_changes(&mut self, count: usize) {
        self.message(Message::new("stats-imported-updated").number("count", count), false, None);
        self.ask_plays();
        self.changed_elsewhere();
    }

    /// Takes which games and players are which, as it is kept.
    pub(in crate::app) fn take_matching(&mut self, kept: Option<&str>) {
        let matching = Matching::read(kept);
        let readable = kept.is_none_or(|kept| merge::object(kept).is_some());
        self.client.knows(Matching::KEY, readable.then(|| merge::value(&matching)));
        self.model.matching = matching;
    }

    /// Takes what files said of games, players and places, as it is kept.
    pub(in crate::app) fn take_records(&mut self, kept: Option<&str>) {
        let records = Records::read(kept);
        let readable = kept.is_none_or(|kept| merge::object(kept).is_some());
        self.client.knows(Records::KEY, readable.then(|| merge::value(&records)));
        self.model.records = records;
    }

    /// Adds the plays of the file that are not here yet, with what is said of its games and players, and remembers that.
    pub(in crate::app) fn take_in(&mut self, said: Matching) {
        let Some(incoming) = &self.model.incoming else { return };
        if self.taking_in.counted.is_some() {
            return;
        }
        let (found, newer) = whole(&incoming.file, &said);
        let left = incoming.file.count().saturating_sub(found.plays.len());
        let sorted = take_in::sort(&found.plays, self.model.listed());
        // All of them are made before any is added.
        let fresh = sorted.fresh.iter().map(|play| {
            let play = take_in::fresh(play)?;
            Ok(Request::Create {
                header: play.header,
                lines: play.lines,
                summary: play.summary,
                finished: play.finished,
            })
        });
        let requests = match fresh.collect::<Result<Vec<Request>, games::OpenError>>() {
            Ok(requests) => requests,
            Err(error) => return self.message(error.message(), true, None),
        };
        self.taking_in.counted = Some((found.plays.len() - requests.len(), left));
        let mut matching = self.model.matching.clone();
        matching.games.extend(said.games);
        matching.players.extend(said.players);
        self.client.change(PendingRequest::Matching, Matching::KEY, Vec::new(), merge::value(&matching));
        self.model.matching = matching;
        self.keep_records(&newer);
        self.client.ask(PendingRequest::TakeIn, Request::Batch { requests });
    }

    /// Keeps what a file says of games, players and places, so that it goes into such a file again.
    fn keep_records(&mut self, newer: &Records) {
        let records = self.model.records.with(newer);
        if records != self.model.records {
            self.client.change(PendingRequest::Records, Records::KEY, Vec::new(), merge::value(&records));
            self.model.records = records;
        }
    }

    /// The plays were added, but for those that were here after all.
    pub(in crate::app) fn took_in(&mut self, done: &[Result<(), StoreError>]) {
        let Some((known, left)) = self.taking_in.counted.take() else { return };
        let added = done.iter().filter(|done| done.is_ok()).count();
        let known = known + done.len() - added;
        let say = Message::new("stats-imported").number("added", added).number("known", known).number("left", left);
        self.message(say, false, None);
        self.model.incoming = None;
        self.done(Place::BgStats);
        self.go(Place::Home);
    }

    /// What is still to be done is given up: the store does not take it, and has said why. The file can be read again.
    pub(in crate::app) fn stop_taking_in(&mut self) {
        self.taking_in = TakingIn { files: self.taking_in.files, ..TakingIn::default() };
        self.ask_plays();
    }
}
