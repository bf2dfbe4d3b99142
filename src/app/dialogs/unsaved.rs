//! What could not be saved stays in sight, is retried, and is asked about before the window closes over it; what is on its
//! way to the disk is waited for.

use std::path::PathBuf;

use egui::{Context, Ui, ViewportCommand};

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::messages::{Notification, Offer};
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::app::sync::session::UserCommand;
use crate::kit::{Button, Icon, progress_dashes, tap_queue, text};
use crate::locale::Message;
use crate::store::StoreError;

impl App {
    /// Keeps in sight that something beside plays is not saved, and says when it is; `news` is whether that was not known
    /// yet, `failed` whether something has just failed.
    pub(in crate::app) fn watch_unsaved(&mut self, was_unsaved: bool, news: bool, failed: bool) {
        let Some(why) = self.client.unsaved().map(StoreError::message) else {
            self.model.unsaved = None;
            if was_unsaved {
                self.message(Message::new("app-saved-again"), false, None);
            }
            return;
        };
        if failed {
            self.model.unsaved_put_away = false;
        }
        let at = self.model.unsaved.as_ref().map_or_else(|| self.model.clock.now(), |unsaved| unsaved.at);
        let words = Message::new("app-values-not-saved").say("why", why);
        self.model.unsaved = Some(Notification { at, words: words.clone(), warning: true, offer: Some(Offer::Save) });
        if news {
            self.message(words, true, Some(Offer::Save));
        }
    }

    /// Tries again to save the entries of the open play, and all else that could not be saved.
    pub(in crate::app) fn save_again(&mut self) {
        self.retry_values();
        if self.model.open.as_ref().is_some_and(|open| open.session.fault().is_some()) {
            self.apply(AppAction::Session(UserCommand::Save));
        }
    }

    /// Tries again to save what was entered beside plays.
    pub(in crate::app) fn retry_values(&mut self) {
        self.client.retry();
        if self.client.retries_own() {
            self.keep_own();
        }
    }

    /// The window is to close. What is half entered is written first; while anything is on its way the window waits, and
    /// over what cannot be saved it asks.
    pub(in crate::app) fn ask_before_closing(&mut self, ctx: &Context) {
        self.keep_drafts(ctx, true);
        self.write_drafts();
        if self.client.unsaved().is_some() {
            self.retry_values();
        }
        self.model.writing = self.client.is_writing();
        if tap_queue::holds_taps(ctx) || self.model.at_risk().is_some() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.closing = true;
        }
    }

    /// Closes the window that was to close, or says what keeps it, as soon as every tap is entered: one that is held back
    /// until the one before is entered would meet the question, and not what it was meant for.
    pub(in crate::app) fn close_when_entered(&mut self, ctx: &Context) {
        if !self.closing || tap_queue::holds_taps(ctx) {
            return;
        }
        self.closing = false;
        self.model.writing = self.client.is_writing();
        if let Some(risk) = self.model.at_risk() {
            self.apply(AppAction::Show(Box::new(Unsaved::about(risk))));
            ctx.request_repaint();
        } else {
            self.may_close = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// Whether entries of the open play are nowhere but in memory: a strip says so, and what goes by does not lie over its
    /// button then.
    pub(in crate::app) fn is_unsaved(&self) -> bool {
        self.model.open.as_ref().is_some_and(|open| open.session.fault().is_some())
    }
}

/// The most dashes that are drawn for entries on their way.
const MOST_DASHES: usize = 12;

/// What closing the window would lose, or leave in doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtRisk {
    /// What could not be written: entries, or what was entered beside plays.
    Unsaved,
    /// What is on its way to the disk: so many entries, or something else.
    Saving(usize),
    /// All plays: there is no folder, and they are in memory alone.
    Memory,
}

impl Model {
    /// What closing the window now would lose; none when everything is on disk.
    pub fn at_risk(&self) -> Option<AtRisk> {
        let session = self.open.as_ref().map(|open| &open.session);
        let saving = session.is_some_and(|session| session.is_entering());
        if saving || (self.writing && session.is_none_or(|session| session.fault().is_none())) {
            return Some(AtRisk::Saving(session.map_or(0, |session| session.saving())));
        }
        if self.unsaved.is_some() || session.is_some_and(|session| session.fault().is_some()) {
            return Some(AtRisk::Unsaved);
        }
        let plays = session.is_some() || self.shelf.as_ref().is_some_and(|shelf| !shelf.all().is_empty());
        (self.is_in_memory() && plays && !self.in_a_file).then_some(AtRisk::Memory)
    }
}

/// The question; while everything is on its way to the disk, what is happening.
#[derive(Default)]
pub struct Unsaved {
    /// Whether everything is on its way to the disk, as its title says.
    saving: bool,
    /// Whether the window closes when everything is on disk: it is on its way, or was to be saved from here. A disk may
    /// have answered before the next frame shows it on its way.
    waits: bool,
    /// How many entries were on their way at most.
    most: usize,
}

impl Unsaved {
    /// Its name among the dialogs.
    pub const NAME: &'static str = "unsaved";

    /// The question about what is at risk.
    pub fn about(risk: AtRisk) -> Self {
        let saving = matches!(risk, AtRisk::Saving(_));
        Self { saving, waits: saving, most: 0 }
    }

    /// How many entries are still on their way, in words and as dashes, whose name says it from the other side: a screen
    /// reader is not told one sentence twice. Where no entries are counted there is one dash for all.
    fn progress(&mut self, ui: &mut Ui, texts: &Texts, left: usize) {
        self.most = self.most.max(left);
        text::body(ui, &texts.say(&Message::new("app-closing").number("entries", left)));
        let saved = self.most - left;
        let dashes = self.most.min(MOST_DASHES);
        match (saved * dashes).checked_div(self.most) {
            Some(done) => {
                let name = Message::new("app-closing-saved").number("done", saved).number("entries", self.most);
                progress_dashes(ui, done, dashes, &texts.say(&name));
            }
            None => drop(progress_dashes(ui, 0, 1, &texts.t("app-closing-title"))),
        }
    }
}

impl Content for Unsaved {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t(if self.saving { "app-closing-title" } else { "app-unsaved-title" }).to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        let risk = context.model.at_risk();
        self.saving = matches!(risk, Some(AtRisk::Saving(_)));
        let waited = std::mem::replace(&mut self.waits, self.saving);
        match risk {
            Some(AtRisk::Unsaved) => {
                let entries =
                    context.model.open.as_ref().and_then(|open| open.session.fault()).map(StoreError::message);
                if let Some(why) =
                    entries.or_else(|| context.model.unsaved.as_ref().map(|unsaved| unsaved.words.clone()))
                {
                    text::body(ui, &texts.say(&why));
                }
                if ui.add(Button::primary(&texts.t("app-try-again")).full()).clicked() {
                    context.actions.push(AppAction::SaveAgain);
                    self.waits = true;
                }
            }
            Some(AtRisk::Saving(left)) => self.progress(ui, texts, left),
            Some(AtRisk::Memory) => {
                text::body(ui, &texts.t("app-in-memory-closing"));
                if ui.add(Button::primary(&texts.t("app-export-all")).icon(Icon::Export).full()).clicked() {
                    context
                        .actions
                        .push(AppAction::ExportAll(PathBuf::from(context.model.file(&context.model.file_of_all()))));
                }
            }
            None => {
                // It was to close when everything is on disk; a question that has been answered otherwise only goes away.
                context.actions.extend(waited.then_some(AppAction::CloseAnyway));
                return true;
            }
        }
        let close = ui.add(Button::danger(&texts.t("app-close-anyway")).full()).clicked();
        if close {
            context.actions.push(AppAction::CloseAnyway);
        }
        close
    }
}
