//! An order of those at the table, or teams.

use egui::Ui;

use super::at_table::TableGuests;
use super::{Drawn, ToolAction};
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::model::Model;
use crate::kit::{Button, Icon, card, page, player_row, stepper, text, unless};
use crate::locale::Message;

/// The screen.
pub struct OrderScreen {
    at_table: TableGuests,
    teams: usize,
}

impl OrderScreen {
    /// The screen, for whoever is at the table.
    pub fn new(model: &Model) -> Self {
        Self { at_table: TableGuests::new(model), teams: 2 }
    }
}

impl Screen for OrderScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        title_bar(ui, context, &texts.t("tools-order"), |_, _| {});
        page(ui, |ui| {
            let names = self.at_table.names();
            card(ui, |ui| {
                self.at_table.show(ui, model);
                let why = (names.len() < 2).then(|| texts.t("tools-too-few"));
                let draw = texts.t("tools-draw-order");
                if unless(ui, why.as_deref(), |ui| ui.add(Button::quiet(&draw).icon(Icon::Swap))).clicked() {
                    context.actions.push(AppAction::Tool(ToolAction::DrawOrder(names.clone())));
                }
                text::quiet(ui, &texts.t("tools-teams"));
                let most = names.len().max(2) as i64;
                if let Some(teams) = stepper(ui, &texts.t("tools-teams"), Some(self.teams as i64), 2..=most) {
                    self.teams = usize::try_from(teams).unwrap_or(2);
                }
                let teams = texts.t("tools-draw-teams");
                if unless(ui, why.as_deref(), |ui| ui.add(Button::quiet(&teams).icon(Icon::People))).clicked() {
                    context.actions.push(AppAction::Tool(ToolAction::DrawTeams(names.clone(), self.teams)));
                }
            });
            match &model.tools.drawn {
                Some(Drawn::Order(order)) => card(ui, |ui| {
                    text::strong(ui, &texts.t("tools-in-this-order"));
                    for (index, name) in order.iter().enumerate() {
                        let place = text::number(index as i64 + 1);
                        player_row(ui, self.at_table.mark(name), name, None, |ui| text::strong(ui, &place));
                    }
                }),
                Some(Drawn::Teams(teams)) => {
                    for (index, team) in teams.iter().enumerate() {
                        card(ui, |ui| {
                            let number = index as u32 + 1;
                            text::strong(ui, &texts.say(&Message::new("tools-team").number("number", number)));
                            for name in team {
                                player_row(ui, self.at_table.mark(name), name, None, |_| ());
                            }
                        });
                    }
                }
                Some(Drawn::First(_)) | None => {}
            }
        });
    }
}
