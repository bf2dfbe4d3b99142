//! What can be done about one entry of the history, with a preview of what goes with it.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::dialogs::change::ChangeDialog;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::app::sync::session::UserCommand;
use crate::kit::{Button, Icon, Tokens, Tone, banner, text};
use crate::locale::Message;
use crate::table::log::{EntryStatus, HistoryRow, UndoPlan};
use crate::table::play::Play;
use crate::table::rules::Refusal;

/// How many sentences of what goes with it are shown.
const SHOWN: usize = 5;

/// The dialog of one entry, with the previews as they were when it was opened.
pub struct EntryDialog {
    sentence: String,
    /// Why it does not count, when it does not fit.
    unfit: Option<String>,
    /// The number of an entry that can be changed, or why it cannot be; none where it was undone.
    change: Option<Result<u64, String>>,
    only: Option<Preview>,
    back: Option<Preview>,
    /// Putting it back: the entry, or why it can't be.
    again: Option<Result<u64, String>>,
    seen: u64,
}

struct Preview {
    entries: Vec<u64>,
    /// How many entries no longer fit and go with it.
    unfit: usize,
    /// The first of them in sentences.
    also: Vec<String>,
}

impl EntryDialog {
    /// The dialog of a row of the history.
    pub fn new(model: &Model, row: &HistoryRow) -> Option<Self> {
        let play = model.open.as_ref()?.session.play();
        let preview = |plan: UndoPlan| {
            let also = sentences(play, &model.texts, &plan.unfit);
            Preview { unfit: plan.unfit.len(), entries: plan.entries, also }
        };
        let undone = row.fate == EntryStatus::Undone;
        Some(Self {
            sentence: model.texts.say(&row.sentence),
            unfit: match &row.fate {
                EntryStatus::Unfit(refusal) => Some(model.texts.say(&refusal.0)),
                EntryStatus::Stands | EntryStatus::Undone | EntryStatus::Merged => None,
            },
            change: (!undone).then(|| match play.changeable(row.first) {
                Ok(_) => Ok(row.first),
                Err(refusal) => Err(model.texts.say(&refusal.0)),
            }),
            only: play.undo_plan(row.last).map(preview),
            back: play.back_plan(row.last).filter(|_| !undone).map(preview),
            again: undone.then(|| match play.redo_plan(row.first) {
                Ok(_) => Ok(row.first),
                Err(refusal) => Err(model.texts.say(&refusal.0)),
            }),
            seen: play.last(),
        })
    }

    fn take_back(&self, preview: &Preview) -> AppAction {
        AppAction::Session(UserCommand::TakeBack { entries: preview.entries.clone(), seen: self.seen })
    }
}

impl Content for EntryDialog {
    fn name(&self) -> &'static str {
        "entry"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-entry").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        let mut done = false;
        text::strong(ui, &self.sentence);
        if let Some(why) = &self.unfit {
            banner(ui, Tone::Warn, why, None);
        }
        if let Some(Err(why)) = &self.change {
            text::quiet(ui, why);
        }
        if let Some(Ok(number)) = self.change
            && ui.add(Button::quiet(&texts.t("app-change-entry")).icon(Icon::Pencil).full()).clicked()
        {
            context
                .actions
                .extend(ChangeDialog::new(context.model, number).map(|dialog| AppAction::Show(Box::new(dialog))));
            done = true;
        }
        if let Some(only) = &self.only {
            if ui.add(Button::quiet(&texts.t("app-undo-only")).full()).clicked() {
                context.actions.push(self.take_back(only));
                done = true;
            }
            also(ui, texts, only);
        }
        if let Some(back) = &self.back {
            if ui.add(Button::quiet(&texts.t("app-go-back-here")).full()).clicked() {
                context.actions.push(self.take_back(back));
                done = true;
            }
            text::quiet(ui, &texts.say(&Message::new("app-takes-back").number("entries", back.entries.len())));
        }
        if let Some(Err(why)) = &self.again {
            banner(ui, Tone::Warn, why, None);
        }
        if let Some(Ok(entry)) = self.again
            && ui.add(Button::primary(&texts.t("app-put-back-entry")).full()).clicked()
        {
            context.actions.push(AppAction::Session(UserCommand::PutBack { entry }));
            done = true;
        }
        done
    }
}

/// The entries that no longer fit without this one.
fn also(ui: &mut Ui, texts: &Texts, preview: &Preview) {
    unfit(ui, texts, "app-also", preview.unfit, &preview.also);
}

/// The first entries that no longer fit, in sentences.
pub(in crate::app) fn sentences(play: &dyn Play, texts: &Texts, unfit: &[(u64, Refusal)]) -> Vec<String> {
    let told = unfit.iter().take(SHOWN).filter_map(|(number, _)| play.sentence(&[*number]));
    told.map(|sentence| texts.say(&sentence)).collect()
}

/// How many entries no longer fit, and the first of them in sentences; nothing where all fit.
pub(in crate::app) fn unfit(ui: &mut Ui, texts: &Texts, key: &'static str, count: usize, sentences: &[String]) {
    if count == 0 {
        return;
    }
    let tokens = Tokens::of(ui);
    let message = Message::new(key).number("entries", count);
    text::write(ui, &texts.say(&message), tokens.small_strong(), tokens.warn);
    for sentence in sentences {
        text::quiet(ui, &format!("· {sentence}"));
    }
    if count > sentences.len() {
        let more = Message::new("app-and-more").number("entries", count - sentences.len());
        text::quiet(ui, &texts.say(&more));
    }
}
