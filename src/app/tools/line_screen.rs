//! The number line: whose marker moves is chosen, and a tap on a number puts it there.

use egui::{Ui, vec2};

use super::ToolAction;
use super::at_table::TableGuests;
use super::line::{LONGEST, SHORTEST};
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::model::Model;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, Tokens, card, equal_columns, page, person_chip, stepper, text};
use crate::locale::Message;

/// How wide the field of a number is at least, and a marker on it, in points at the design's text size.
const FIELD: f32 = 56.0;
const MARKER: f32 = 12.0;

/// The screen.
pub struct LineScreen {
    at_table: TableGuests,
    /// Whose marker a tap moves.
    whose: String,
}

impl LineScreen {
    /// The screen, for whoever is at the table.
    pub fn new(model: &Model) -> Self {
        Self { at_table: TableGuests::new(model), whose: String::new() }
    }
}

impl Screen for LineScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        let line = &model.tools.line;
        title_bar(ui, context, &texts.t("tools-line"), |_, _| {});
        let mut act = |action| context.actions.push(AppAction::Tool(action));
        page(ui, |ui| {
            if !self.at_table.is_of_play() {
                card(ui, |ui| self.at_table.show(ui, model));
            }
            let names = self.at_table.names();
            if !names.contains(&self.whose) {
                self.whose = names.first().cloned().unwrap_or_default();
            }
            // Above the line, which grows and shrinks by rows under a finger.
            card(ui, |ui| {
                let name = texts.t("tools-line-last");
                text::quiet(ui, &name);
                if let Some(last) = stepper(ui, &name, Some(line.last), SHORTEST..=LONGEST) {
                    act(ToolAction::ReachLine(last));
                }
                if ui.add(Button::quiet(&texts.t("tools-line-clear")).icon(Icon::Undo)).clicked() {
                    act(ToolAction::ClearLine);
                }
            });
            card(ui, |ui| {
                text::quiet(ui, &texts.t(if names.is_empty() { "tools-line-nobody" } else { "tools-line-whose" }));
                ui.horizontal_wrapped(|ui| {
                    for name in &names {
                        let at = Message::new("tools-line-at").text("player", name).number("number", line.at(name));
                        let at = texts.say(&at);
                        if person_chip(ui, self.at_table.mark(name), &at, &at, *name == self.whose).clicked() {
                            self.whose.clone_from(name);
                        }
                    }
                });
                if let Some(number) = self.fields(ui, model, &names) {
                    act(ToolAction::PutMarker(self.whose.clone(), number));
                }
            });
        });
    }
}

impl LineScreen {
    /// The numbers in rows, each with the markers that stand on it. Gives the one that was tapped.
    fn fields(&self, ui: &mut Ui, model: &Model, names: &[String]) -> Option<i64> {
        let line = &model.tools.line;
        let tokens = Tokens::of(ui);
        let columns =
            ((ui.available_width() + space::S) / (FIELD * tokens.scale() + space::S)).floor().max(1.0) as usize;
        let numbers: Vec<i64> = (0..=line.last).collect();
        let mut tapped = None;
        ui.spacing_mut().item_spacing.y = space::S;
        for row in numbers.chunks(columns) {
            equal_columns(ui, columns, space::S, |ui, column| {
                let Some(&number) = row.get(column) else { return };
                let here: Vec<&String> = names.iter().filter(|name| line.at(name) == number).collect();
                // Who stands on it is said above, with each player: a control keeps its name.
                let mine = here.contains(&&self.whose);
                let field = ui.add(Button::quiet(&text::number(number)).selected(mine).full());
                if field.clicked() && !names.is_empty() {
                    tapped = Some(number);
                }
                let side = MARKER * tokens.scale();
                let corner = field.rect.right_top() + vec2(-side * 0.75, side * 0.75);
                for (index, who) in here.iter().enumerate() {
                    // Down the right edge, and to the left of it where there are more.
                    let place = corner + vec2(-side * (index / 3) as f32, side * (index % 3) as f32);
                    self.at_table.mark(who).paint(ui.painter(), &tokens, place, side);
                }
            });
        }
        tapped
    }
}
