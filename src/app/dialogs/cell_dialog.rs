//! A cell of the score sheet: why it is what it is, and putting it right by hand.

use egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::dialogs::explain::reasons;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::drafts;
use crate::app::state::model::Model;
use crate::app::state::open::SheetRow;
use crate::app::state::texts::Texts;
use crate::app::sync::session::UserCommand;
use crate::games::view::CellId;
use crate::kit::{Button, Icon, Keypad, KeypadAnswer, text, text_field};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;
use crate::table::sheet::Origin;

/// The dialog of one cell.
pub struct CellDialog {
    title: String,
    reason: Reason,
    /// Where it stands; none for a sum, which follows from its cells.
    at: Option<CellId>,
    /// The name under which what is typed is kept.
    form: Option<String>,
    /// What was set by hand, and what is offered beside it.
    origin: Origin,
    value: Option<i64>,
    typing: bool,
    draft: CellDraft,
    /// The note that stands there.
    noted: String,
    /// The text that was refused, and why.
    refused: Option<(String, String)>,
}

/// What is half entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct CellDraft {
    typed: String,
    note: String,
}

impl CellDialog {
    /// The dialog of a seat's cell in a row of the open play's sheet.
    pub fn new(model: &Model, row: &SheetRow, seat: usize) -> Option<Self> {
        let open = model.open.as_ref()?;
        let cell = row.cells.get(seat)?;
        let name = &open.shown.scores.get(seat)?.name;
        let at = row.id.map(|(group, row)| CellId { group, row, seat: Seat(u8::try_from(seat).unwrap_or(0)) });
        let noted = match &cell.origin {
            Origin::Computed | Origin::Entered => String::new(),
            Origin::Corrected { note, .. } | Origin::Overtaken { note, .. } => note.clone(),
        };
        let about = |at: &CellId| format!("{}/{}/{}", at.group, at.row, at.seat.0);
        let form = at.as_ref().map(|at| drafts::form_in(open.session.id(), "cell", &about(at)));
        let kept: Option<CellDraft> = form.as_deref().and_then(|form| model.drafts.get(form));
        let (origin, value) = (cell.origin.clone(), cell.reason.amount);
        let title = format!("{name}: {}", row.title);
        let (typing, draft) = (kept.is_some(), CellDraft { note: noted.clone(), ..CellDraft::default() });
        let (reason, draft) = (cell.reason.clone(), kept.unwrap_or(draft));
        Some(Self { title, reason, at, form, origin, value, typing, draft, noted, refused: None })
    }

    /// The action that sets the cell; without a value it gives the cell back to the rules.
    fn action(&self, context: &ScreenContext<'_>, value: Option<i64>) -> Option<Value> {
        let (at, view) = (self.at.as_ref()?, context.view.as_deref()?);
        Some(view.set_cell_action(at, value, self.draft.note.trim()))
    }

    /// Sets the cell, where the rules allow it; else says why not, and what was typed stays.
    fn enter(&mut self, context: &mut ScreenContext<'_>, value: Option<i64>) -> bool {
        let Some(action) = self.action(context, value) else { return true };
        let play = context.model.open.as_ref().map(|open| open.session.play());
        let refused = play.and_then(|play| play.prepare(&action, chrono::DateTime::UNIX_EPOCH, "").err());
        self.refused = refused.map(|refusal| (self.draft.typed.clone(), context.model.texts.say(&refusal.0)));
        if self.refused.is_some() {
            return false;
        }
        context.actions.push(AppAction::Session(UserCommand::Enter(action)));
        true
    }

    /// Whether anything is typed that was not entered.
    fn is_begun(&self) -> bool {
        self.typing && (!self.draft.typed.is_empty() || self.draft.note != self.noted)
    }

    /// The note and the keypad. True when the number was entered.
    fn type_it(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text_field(ui, &texts.t("app-note"), &mut self.draft.note);
        let name = format!("{}, {}", self.title, texts.t("app-by-hand"));
        if self.refused.as_ref().is_some_and(|(typed, _)| *typed != self.draft.typed) {
            self.refused = None;
        }
        let why = self.refused.as_ref().map(|(_, why)| why.as_str());
        match Keypad::new(&name).now(self.value).refused(why).show(ui, &mut self.draft.typed) {
            // OK on what stands there, with nothing typed and nothing noted, leaves it as it is.
            Some(KeypadAnswer::Entered(value)) if value == self.value && !self.is_begun() => true,
            Some(KeypadAnswer::Entered(value)) => self.enter(context, value),
            Some(KeypadAnswer::Extra(_)) | None => false,
        }
    }
}

impl Content for CellDialog {
    fn name(&self) -> &'static str {
        "cell"
    }

    fn title(&self, _texts: &Texts) -> String {
        self.title.clone()
    }

    fn form(&self) -> Option<String> {
        self.form.clone()
    }

    fn draft(&self) -> Option<Value> {
        self.is_begun().then(|| drafts::draft(&self.draft)).flatten()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        if self.typing {
            return self.type_it(ui, context);
        }
        reasons(ui, context, &self.reason);
        if self.at.is_none() {
            return false;
        }
        if ui.add(Button::quiet(&texts.t("app-correct")).icon(Icon::Pencil).full()).clicked() {
            self.typing = true;
        }
        let (keep, give_back) = match self.origin {
            Origin::Computed => (false, false),
            Origin::Entered | Origin::Corrected { .. } => {
                (false, ui.add(Button::quiet(&texts.t("app-give-back")).full()).clicked())
            }
            Origin::Overtaken { calculated, .. } => self.both(ui, texts, calculated),
        };
        if keep {
            return self.enter(context, self.value);
        }
        if give_back {
            self.draft.note.clear();
            return self.enter(context, None);
        }
        false
    }
}

impl CellDialog {
    /// Offers what was set by hand and what the rules have come to since. Whether each was tapped.
    fn both(&self, ui: &mut Ui, texts: &Texts, calculated: i64) -> (bool, bool) {
        text::body(ui, &texts.t("app-overtaken-about"));
        let say = |key: &'static str, value: i64| texts.say(&Message::new(key).number("value", value));
        let keep = say("app-keep-mine", self.value.unwrap_or(0));
        let keep = ui.add(Button::quiet(&keep).full()).clicked();
        let give_back = say("app-give-back-to", calculated);
        (keep, ui.add(Button::quiet(&give_back).full()).clicked())
    }
}
