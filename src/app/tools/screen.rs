//! The drawer of the tools: one list, and which screen each of them has.

use egui::Ui;

use super::clock_screens::{CountdownScreen, TurnClockScreen};
use super::dice_screen::DiceScreen;
use super::first_screen::FirstScreen;
use super::line_screen::LineScreen;
use super::notes_screen::NotesScreen;
use super::number_screen::NumberScreen;
use super::order_screen::OrderScreen;
use super::{TableTool, clocks};
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::model::Model;
use crate::kit::{ListRow, card, hairline, page};

/// The drawer.
pub struct ToolsScreen;

impl Screen for ToolsScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("tools-title"), |_, _| {});
        page(ui, |ui| {
            card(ui, |ui| {
                for (index, tool) in TableTool::ALL.into_iter().enumerate() {
                    if index > 0 {
                        hairline(ui);
                    }
                    let (title, about) = (texts.t(tool.title()), texts.t(tool.about()));
                    let running = running(tool, context.model);
                    let row = ListRow::new(&title).note(&about).icon(tool.icon()).opens();
                    let row = match &running {
                        Some(time) => row.end(time),
                        None => row,
                    };
                    if row.show(ui).clicked() {
                        context.actions.push(AppAction::Go(Place::TableTool(tool)));
                    }
                }
            });
        });
    }
}

/// What a clock that runs shows; none for all else.
fn running(tool: TableTool, model: &Model) -> Option<String> {
    let (tools, now) = (&model.tools, model.clock.now());
    match tool {
        TableTool::Countdown if tools.countdown.runs(now) => {
            Some(clocks::minutes_and_seconds(tools.countdown.left(now)))
        }
        TableTool::TurnClock if tools.clock.runs() => {
            let turn = tools.clock.turn();
            let shown = tools.clock.left(turn, now).or_else(|| tools.clock.used(turn, now))?;
            Some(clocks::minutes_and_seconds(shown))
        }
        _ => None,
    }
}

/// A fresh screen of a tool.
pub fn screen_of(tool: TableTool, model: &Model) -> Box<dyn Screen> {
    match tool {
        TableTool::First => Box::new(FirstScreen::new(model)),
        TableTool::Order => Box::new(OrderScreen::new(model)),
        TableTool::Dice => Box::new(DiceScreen),
        TableTool::Countdown => Box::new(CountdownScreen),
        TableTool::TurnClock => Box::new(TurnClockScreen::new(model)),
        TableTool::Numbers => Box::new(NumberScreen),
        TableTool::Line => Box::new(LineScreen::new(model)),
        TableTool::Notes => Box::new(NotesScreen),
    }
}
