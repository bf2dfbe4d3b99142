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
use crate::kit::{Button, Icon, Keypad, KeypadAnswer, text_field};
use crate::table::reason::Reason;
use crate::table::seat::Seat;
use crate::table::sheet::Origin;

/// The dialog of one cell.
pub struct CellDialog {
    title: String,
    reason: Reason,
    /// Where it stands; none for a sum, which follows from its cells.
    at: Option<CellId>,
    by_hand: bool,
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
        let (by_hand, note) = match &cell.origin {
            Origin::Computed => (false, String::new()),
            Origin::Entered => (true, String::new()),
            Origin::Corrected { note, .. } => (true, note.clone()),
        };
        let title = format!("{name}: {}", row.title);
        Some(Self { title, reason: cell.reason.clone(), at, by_hand, typing: false, typed: String::new(), note })
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
        let give_back = self.by_hand && ui.add(Button::quiet(&texts.t("app-give-back")).full()).clicked();
        if give_back {
            self.note.clear();
            self.enter(stage, None);
        }
        give_back
    }
}
