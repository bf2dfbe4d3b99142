//! Plays in the trash are deleted for good: the question before, and what is said afterwards.

use egui::Ui;

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::drafts::form_of;
use crate::app::state::shelf::RowWords;
use crate::app::state::texts::Texts;
use crate::app::sync::store_client::PendingRequest;
use crate::kit::{Button, Icon, text};
use crate::locale::Message;
use crate::store::{PlayId, Request, StoreError};

/// What has come of the plays that are being deleted, until the last answer has come.
#[derive(Debug, Default)]
pub(in crate::app) struct Purged {
    deleted: usize,
    /// How many were no longer in the trash.
    missed: usize,
    fault: Option<StoreError>,
}

impl App {
    /// Deletes plays for good.
    pub(in crate::app) fn purge(&mut self, plays: Vec<PlayId>) {
        for play in plays {
            self.forget_draft(&form_of(play));
            self.client.ask(PendingRequest::Purge, Request::Purge { play });
        }
    }

    /// A play was deleted, or can't be. What has come of all of them is said together.
    pub(in crate::app) fn purged(&mut self, result: Result<(), StoreError>) {
        match result {
            Ok(()) => self.purged.deleted += 1,
            Err(StoreError::NoPlay { .. }) => self.purged.missed += 1,
            Err(error) => self.purged.fault = Some(error),
        }
        if self.client.expects(PendingRequest::Purge) {
            return;
        }
        self.ask_plays();
        let Purged { deleted, missed, fault } = std::mem::take(&mut self.purged);
        if deleted > 0 {
            self.message(Message::new("app-purged").number("plays", deleted), false, None);
        }
        if missed > 0 {
            self.message(Message::new("app-purge-missed").number("plays", missed), true, None);
        }
        if let Some(fault) = fault {
            self.message(fault.message(), true, None);
        }
    }
}

/// The question.
pub struct PurgeDialog {
    /// The plays that were in the trash when it was asked.
    plays: Vec<PlayId>,
    title: &'static str,
    about: Message,
}

impl PurgeDialog {
    /// Whether this play is to be deleted.
    pub fn one(play: PlayId, words: &RowWords) -> Self {
        let about = Message::new("app-purge-about").text("game", &words.game).names("people", words.names.clone());
        let about = about.number("players", words.names.len()).text("when", &words.when);
        Self { plays: vec![play], title: "app-purge-title", about }
    }

    /// Whether all of these are.
    pub fn all(plays: Vec<PlayId>) -> Self {
        let about = Message::new("app-purge-all-about").number("plays", plays.len());
        Self { plays, title: "app-purge-all-title", about }
    }
}

impl Content for PurgeDialog {
    fn name(&self) -> &'static str {
        "purge"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t(self.title).to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.say(&self.about));
        if !context.model.backups.is_empty() {
            text::quiet(ui, &texts.t("app-purge-backups"));
        }
        let yes = ui.add(Button::danger(&texts.t("app-purge")).icon(Icon::Trash).full()).clicked();
        let no = ui.add(Button::quiet(&texts.t("app-not-now")).full()).clicked();
        if yes {
            context.actions.push(AppAction::Purge(std::mem::take(&mut self.plays)));
        }
        yes || no
    }
}
