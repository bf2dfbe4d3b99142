//! What the folder that is kept in step has changed here, and the way to take each of it back.

use egui::Ui;

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::app::sync::household::HouseholdWork;
use crate::app::sync::store_client::PendingRequest;
use crate::household::taken_back::{self, FolderChange, TakeBack};
use crate::household::{Changed, Gather, HouseholdHere};
use crate::kit::{Button, Icon, text};
use crate::locale::Message;

/// So many are shown at once; more come with a tap.
const SHOWN: usize = 30;

impl App {
    /// Takes what is remembered of the folder’s changes, as it is kept.
    pub(in crate::app) fn take_folder_changes(&mut self, kept: Option<&str>) {
        self.model.folder_changes = taken_back::read(kept);
    }

    /// Begins to take one of them back.
    pub(in crate::app) fn take_back_change(&mut self, number: u64) {
        let change = self.model.folder_changes.iter().find(|change| change.number == number).cloned();
        let Some(change) = change else { return };
        if self.household.is_some() {
            return self.message(Message::new("household-busy"), true, None);
        }
        let play = match change.change.what {
            Changed::Log { play, .. } | Changed::Play { play } => Some(play),
            Changed::Entry { .. } => None,
        };
        let gather = Gather::for_change(self.model.games, play);
        self.household = Some(HouseholdWork::TakingBack(change, gather));
        self.work_on_household();
    }

    /// It is known what is here: takes the change back, or says why not.
    pub(in crate::app) fn take_back_with(&mut self, change: &FolderChange, here: &HouseholdHere) {
        let Some(kept) = here.values.get(taken_back::KEY).cloned().flatten() else { return };
        let (now, by) = (self.model.clock.now(), self.by.clone());
        let (requests, key, warns) = match taken_back::plan(here, change, &kept, self.model.games, now, &by) {
            TakeBack::By(requests) => (requests, "household-taken-back", false),
            TakeBack::ChangedSince(requests) => (requests, "household-changed-since", true),
        };
        for request in requests {
            self.client.ask(PendingRequest::TakenBack, request);
        }
        let name = change.change.message(self.model.texts.language());
        self.message(Message::new(key).say("change", name), warns, None);
        self.ask_again_for_household();
    }
}

/// The list.
pub struct FolderChangesDialog {
    shown: usize,
}

impl Default for FolderChangesDialog {
    fn default() -> Self {
        Self { shown: SHOWN }
    }
}

impl Content for FolderChangesDialog {
    fn name(&self) -> &'static str {
        "folder-changes"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("household-changes-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let (model, texts) = (context.model, &context.model.texts);
        text::body(ui, &texts.t("household-changes-about"));
        let changes = &model.folder_changes;
        if changes.is_empty() {
            text::quiet(ui, &texts.t("household-changes-none"));
        }
        // The latest first: that is the one somebody wonders about.
        for FolderChange { number, at, file, change } in changes.iter().rev().take(self.shown) {
            let said = texts.say(&change.message(texts.language()));
            text::strong(ui, &said);
            text::quiet(ui, &format!("{} · {file}", texts.when(&model.clock, *at)));
            let label = texts.say(&Message::new("household-take-back").text("change", said));
            if ui.add(Button::quiet(&texts.t("household-take-back-short")).name(&label).icon(Icon::Undo)).clicked() {
                context.actions.push(AppAction::TakeBackChange(*number));
            }
        }
        let more = changes.len().saturating_sub(self.shown);
        if more > 0 {
            let label = texts.say(&Message::new("household-ask-more").number("count", more));
            if ui.add(Button::quiet(&label).full()).clicked() {
                self.shown = changes.len();
            }
        }
        false
    }
}
