//! What could not be saved stays in sight, is retried, and is asked about before the window closes over it.

use egui::{Context, Ui, ViewportCommand};

use super::App;
use super::act::Act;
use super::dialog::Content;
use super::messages::{Message, Offer};
use super::screen::Stage;
use super::session::Wish;
use super::texts::Texts;
use crate::kit::{Button, text};
use crate::locale::Say;
use crate::store::StoreError;

impl App {
    /// Keeps in sight that something beside plays is not saved, and says when it is; `news` is whether that was not known
    /// yet, `failed` whether something has just failed.
    pub(super) fn watch_unsaved(&mut self, was_unsaved: bool, news: bool, failed: bool) {
        let Some(why) = self.post.unsaved().map(StoreError::say) else {
            self.model.unsaved = None;
            if was_unsaved {
                self.message(Say::new("app-saved-again"), false, None);
            }
            return;
        };
        if failed {
            self.model.unsaved_put_away = false;
        }
        let at = self.model.unsaved.as_ref().map_or_else(|| self.model.clock.now(), |unsaved| unsaved.at);
        let words = Say::new("app-values-not-saved").say("why", why);
        self.model.unsaved = Some(Message { at, words: words.clone(), warning: true, offer: Some(Offer::Save) });
        if news {
            self.message(words, true, Some(Offer::Save));
        }
    }

    /// Tries again to save the entries of the open play, and all else that could not be saved.
    pub(super) fn save_again(&mut self) {
        self.post.retry();
        if self.model.open.as_ref().is_some_and(|open| open.session.fault().is_some()) {
            self.apply(Act::Wish(Wish::Save));
        }
    }

    /// The window is to close. What is half entered is written first; while anything is on its way the window waits, and
    /// over what cannot be saved it asks.
    pub(super) fn ask_before_closing(&mut self, ctx: &Context) {
        self.keep_drafts(ctx, true);
        if self.post.unsaved().is_some() {
            self.post.retry();
        }
        if self.is_unsaved() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.apply(Act::Show(Box::new(Unsaved)));
        } else if self.post.is_writing() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.closing = true;
        }
    }

    /// Closes the window that was to close, as soon as the answers have come; or asks.
    pub(super) fn close_when_saved(&mut self, ctx: &Context) {
        if !self.closing || self.post.is_writing() {
            return;
        }
        self.closing = false;
        if self.post.unsaved().is_some() || self.is_unsaved() {
            self.apply(Act::Show(Box::new(Unsaved)));
        } else {
            self.may_close = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// Whether entries of the open play are nowhere but in memory: a strip says so, and what goes by does not lie over its
    /// button then.
    pub(super) fn is_unsaved(&self) -> bool {
        self.model.open.as_ref().is_some_and(|open| open.session.fault().is_some())
    }
}

/// The question.
pub struct Unsaved;

impl Content for Unsaved {
    fn name(&self) -> &'static str {
        "unsaved"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-unsaved-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) -> bool {
        let texts = &stage.model.texts;
        let entries = stage.model.open.as_ref().and_then(|open| open.session.fault()).map(StoreError::say);
        let Some(why) = entries.or_else(|| stage.model.unsaved.as_ref().map(|unsaved| unsaved.words.clone())) else {
            return true;
        };
        text::body(ui, &texts.say(&why));
        if ui.add(Button::primary(&texts.t("app-try-again")).full()).clicked() {
            stage.acts.push(Act::SaveAgain);
        }
        let close = ui.add(Button::danger(&texts.t("app-close-anyway")).full()).clicked();
        if close {
            stage.acts.push(Act::CloseAnyway);
        }
        close
    }
}
