//! A cell of the score sheet: why it is what it is, and putting it right by hand.

use egui::Ui;

use super::act::Act;
use super::dialog::Content;
use super::explain::reasons;
use super::open::{Open, SheetRow};
use super::screen::Stage;
use super::session::Wish;
use super::texts::Texts;
use crate::games::view::CellId;
use crate::kit::{Button, Icon, Keypad, KeypadAnswer, text, text_field};
use crate::locale::Say;
use crate::table::reason::Reason;
use crate::table::seat::Seat;
use crate::table::sheet::Origin;

/// The dialog of one cell.
pub struct CellDialog {
    title: String,
    reason: Reason,
    /// Where it stands; none for a sum, which follows from its cells.
    at: Option<CellId>,
    /// What was set by hand, and what is offered beside it.
    origin: Origin,
    value: Option<i64>,
    typing: bool,
    typed: String,
    note: String,
}

impl CellDialog {
    /// The dialog of a seat's cell in a row of the sheet.
    pub fn new(open: &Open, row: &SheetRow, seat: usize) -> Option<Self> {
        let cell = row.cells.get(seat)?;
        let name = &open.shown.scores.get(seat)?.name;
        let at = row.id.map(|(group, row)| CellId { group, row, seat: Seat(u8::try_from(seat).unwrap_or(0)) });
        let note = match &cell.origin {
            Origin::Computed | Origin::Entered => String::new(),
            Origin::Corrected { note, .. } | Origin::Overtaken { note, .. } => note.clone(),
        };
        let (origin, value) = (cell.origin.clone(), cell.reason.amount);
        let title = format!("{name}: {}", row.title);
        let reason = cell.reason.clone();
        Some(Self { title, reason, at, origin, value, typing: false, typed: String::new(), note })
    }

    fn enter(&self, stage: &mut Stage<'_>, value: Option<i64>) {
        if let (Some(at), Some(view)) = (&self.at, stage.view.as_deref()) {
            let action = view.set_cell_action(at, value, self.note.trim());
            stage.acts.push(Act::Wish(Wish::Act(action)));
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

    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) -> bool {
        let model = stage.model;
        let texts = &model.texts;
        if self.typing {
            text_field(ui, &texts.t("app-note"), &mut self.note);
            let name = format!("{}, {}", self.title, texts.t("app-by-hand"));
            return match Keypad::new(&name).show(ui, &mut self.typed) {
                Some(KeypadAnswer::Entered(value)) => {
                    self.enter(stage, value);
                    true
                }
                Some(KeypadAnswer::Extra(_)) | None => false,
            };
        }
        reasons(ui, stage, &self.reason);
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
            self.enter(stage, self.value);
        } else if give_back {
            self.note.clear();
            self.enter(stage, None);
        }
        keep || give_back
    }
}

impl CellDialog {
    /// Offers what was set by hand and what the rules have come to since. Whether each was tapped.
    fn both(&self, ui: &mut Ui, texts: &Texts, calculated: i64) -> (bool, bool) {
        text::body(ui, &texts.t("app-overtaken-about"));
        let say = |key: &'static str, value: i64| texts.say(&Say::new(key).number("value", value));
        let keep = say("app-keep-mine", self.value.unwrap_or(0));
        let keep = ui.add(Button::quiet(&keep).full()).clicked();
        let give_back = say("app-give-back-to", calculated);
        (keep, ui.add(Button::quiet(&give_back).full()).clicked())
    }
}
