//! What can still be done with damaged plays: look at one up to its last good entry, go on from there as a new play, and take
//! in the plays that a database moved aside still has whole.

use egui::Ui;

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::sync::store_client::PendingRequest;
use crate::kit::{Tone, banner};
use crate::locale::Message;
use crate::store::{Header, Line, Listed, Notice, PlayId, Request, StoreError};
use crate::table::play::summary;

impl App {
    /// Whether a play that could not be opened can be as far as it is sound; asks for that.
    pub(in crate::app) fn opens_sound(&mut self, play: PlayId, error: &StoreError) -> bool {
        // Without its first entry, which says who plays, there is nothing to show.
        let StoreError::DamagedPlay { number: entry @ 2.., .. } = *error else { return false };
        self.client.ask(PendingRequest::OpenSound(play, entry), Request::ReadSound { play });
        true
    }

    /// Shows a damaged play up to the entry before the damage.
    pub(in crate::app) fn open_sound(&mut self, listed: Listed, lines: &[Line], entry: u64) {
        match self.open_lines(listed, lines) {
            Ok(()) => {
                if let Some(open) = &mut self.model.open {
                    open.damaged = Some(entry);
                }
            }
            Err(why) => self.message(why, true, None),
        }
    }

    /// Begins a play of its own with all entries of the open one, also those that are in memory alone.
    pub(in crate::app) fn go_on_as_new(&mut self) {
        let Some(open) = &self.model.open else { return };
        let play = open.session.play();
        let Ok(lines) = play.lines() else { return };
        let (summary, finished) = summary(play);
        // A summary is plain words and numbers, which are always JSON.
        let summary = serde_json::to_string(&summary).unwrap_or_default();
        let header = Header { id: PlayId::fresh(), ..open.session.header().clone() };
        let copy = header.id;
        self.client.ask(PendingRequest::GoOnAsNew(copy), Request::Create { header, lines, summary, finished });
    }

    /// The new play is on disk: it is shown in the place of the damaged one, which stays as it is.
    pub(in crate::app) fn went_on_as_new(&mut self, copy: PlayId) {
        self.model.open = None;
        self.view = None;
        self.client.ask(PendingRequest::Open(copy), Request::Read { play: copy, after: 0 });
        self.ask_plays();
        self.message(Message::new("app-went-on-as-new"), false, None);
    }

    /// Something happened to the database that may have left plays in one moved aside.
    pub(in crate::app) fn look_for_salvage(&mut self, notices: &[Notice]) {
        let moved = |notice: &Notice| matches!(notice, Notice::Damaged { .. } | Notice::Recovered { .. });
        if notices.iter().any(moved) {
            self.client.ask(PendingRequest::FindSalvage, Request::FindSalvage);
        }
    }

    /// Plays were taken in from a database that was moved aside.
    pub(in crate::app) fn salvaged(&mut self, plays: &[Listed]) {
        self.model.salvage.clear();
        self.ask_plays();
        self.message(Message::new("app-salvaged").number("plays", plays.len()), false, None);
    }
}

impl Model {
    /// Whether the open play is damaged on disk: as it was read, or as an entry was to be added.
    pub fn is_damaged(&self) -> bool {
        let damaged = |error: &StoreError| matches!(error, StoreError::DamagedPlay { .. });
        self.open.as_ref().is_some_and(|open| open.damaged.is_some() || open.session.fault().is_some_and(damaged))
    }
}

/// Says that the open play is damaged, and offers to go on from its last good entry.
pub fn notice(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let texts = &context.model.texts;
    let Some(entry) = context.model.open.as_ref().and_then(|open| open.damaged) else { return };
    let words = texts.say(&Message::new("app-damaged-play").number("entry", entry));
    if banner(ui, Tone::Error, &words, Some(&texts.t("app-go-on-as-new"))) {
        context.actions.push(AppAction::GoOnAsNew);
    }
}

/// Offers the plays of a database that was moved aside.
pub fn salvage(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let (plays, texts) = (context.model.salvage.len(), &context.model.texts);
    if plays == 0 {
        return;
    }
    let words = texts.say(&Message::new("app-salvage").number("plays", plays));
    if banner(ui, Tone::Info, &words, Some(&texts.t("app-salvage-take"))) {
        context.actions.push(AppAction::TakeSalvage);
    }
}
