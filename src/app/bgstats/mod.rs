//! Taking in a file of BG Stats: its games and players are matched by hand, and what was said is remembered.

mod screen;
mod similar;

use std::collections::{BTreeSet, VecDeque};
use std::rc::Rc;

use crate::app::App;
use crate::app::nav::place::Place;
use crate::app::state::model::Model;
use crate::app::sync::store_client::PendingRequest;
use crate::games::{self, written};
use crate::locale::Message;
use crate::stats::bgstats::{BgStats, BgStatsError, FoundPlay, Matching, SOURCE};
use crate::store::exchange::Exported;
use crate::store::{PlayId, Request, merge};

pub use screen::MatchScreen;

/// A file that is being matched.
pub struct Incoming {
    /// What is in it.
    pub file: Rc<BgStats>,
    /// Which file of this window it is, so that the page is made anew for another one.
    pub number: u32,
}

/// The plays of such a file on their way in, one after the other.
#[derive(Debug, Default)]
pub(in crate::app) struct TakingIn {
    waiting: VecDeque<Exported>,
    added: usize,
    already: usize,
    left: usize,
    files: u32,
}

impl Model {
    /// The plays that are here, also those in the trash: what was thrown away does not come back by itself.
    fn here(&self) -> BTreeSet<PlayId> {
        let shelf = self.shelf.iter().flat_map(|shelf| shelf.all());
        shelf.chain(self.trash.all()).map(|row| row.id()).collect()
    }
}

impl App {
    /// Takes a file of BG Stats: its page asks which games and players are which, or it is refused with the reason.
    pub(in crate::app) fn take_bgstats(&mut self, file: Result<BgStats, BgStatsError>) {
        let whole = file.and_then(|file| {
            // A play that is none keeps the others out too.
            file.plays(&Matching::default(), &games::known_as)?;
            Ok(file)
        });
        match whole {
            Ok(file) if file.count() == 0 => self.message(Message::new("app-imported-none"), true, None),
            Ok(file) => {
                self.taking_in.files += 1;
                self.model.incoming = Some(Incoming { file: Rc::new(file), number: self.taking_in.files });
                self.ask_plays();
                self.go(Place::BgStats);
            }
            Err(error) => self.message(error.message(), true, None),
        }
    }

    /// Takes which games and players are which, as it is kept.
    pub(in crate::app) fn take_matching(&mut self, kept: Option<&str>) {
        let matching = Matching::read(kept);
        let readable = kept.is_none_or(|kept| merge::object(kept).is_some());
        self.client.knows(Matching::KEY, readable.then(|| merge::value(&matching)));
        self.model.matching = matching;
    }

    /// Adds the plays of the file that are not here yet, with what is said of its games and players, and remembers that.
    pub(in crate::app) fn take_in(&mut self, said: Matching) {
        let Some(incoming) = &self.model.incoming else { return };
        if !self.taking_in.waiting.is_empty() {
            return;
        }
        let here = self.model.here();
        let plays = match incoming.file.plays(&said, &games::known_as) {
            Ok(plays) => plays,
            Err(error) => return self.message(error.message(), true, None),
        };
        let all = plays.len();
        let left = incoming.file.count().saturating_sub(all);
        let write_down = |play: &FoundPlay| {
            let players = written::players(play.players.iter().map(String::as_str));
            written::write_down(Some(play.id), play.started, SOURCE, &players, &play.written)
        };
        // All of them are made before any is added: a file comes in whole or not at all.
        let fresh = plays.iter().filter(|play| !here.contains(&play.id)).map(write_down);
        let fresh = match fresh.collect::<Result<VecDeque<Exported>, _>>() {
            Ok(fresh) => fresh,
            Err(error) => return self.message(error.message(), true, None),
        };
        let mut matching = self.model.matching.clone();
        matching.games.extend(said.games);
        matching.players.extend(said.players);
        self.client.change(PendingRequest::Matching, Matching::KEY, Vec::new(), merge::value(&matching));
        self.model.matching = matching;
        self.taking_in.already = all - fresh.len();
        self.taking_in.left = left;
        self.taking_in.waiting = fresh;
        self.take_in_next();
    }

    /// Adds the play whose turn it is; when none is left, says what was done.
    fn take_in_next(&mut self) {
        let taking_in = &mut self.taking_in;
        if let Some(Exported { header, lines, summary, finished }) = taking_in.waiting.pop_front() {
            self.client.ask(PendingRequest::TakeIn, Request::Create { header, lines, summary, finished });
            return;
        }
        let (added, known) = (std::mem::take(&mut taking_in.added), std::mem::take(&mut taking_in.already));
        let left = std::mem::take(&mut taking_in.left);
        let say = Message::new("stats-imported").number("added", added).number("known", known).number("left", left);
        self.message(say, false, None);
        self.model.incoming = None;
        self.done(Place::BgStats);
        self.go(Place::Home);
    }

    /// A play was added, or was here after all.
    pub(in crate::app) fn took_in(&mut self, added: bool) {
        if added {
            self.taking_in.added += 1;
        } else {
            self.taking_in.already += 1;
        }
        self.take_in_next();
    }

    /// What is still to be added is given up: the store does not take it, and has said why. The file can be read again.
    pub(in crate::app) fn stop_taking_in(&mut self) {
        self.taking_in = TakingIn { files: self.taking_in.files, ..TakingIn::default() };
        self.ask_plays();
    }
}
