//! Statistics: what all plays say together, for a game, a player, a stretch of time, a number of players.

mod charts;
mod filters;
mod words;

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::{more_menu, title_bar};
use crate::app::state::model::Model;
use crate::kit::tokens::space;
use crate::kit::{
    Art, Button, Chart, Icon, ListRow, Tokens, Tone, banner, card, empty_state, equal_columns, hairline, page, text,
};
use crate::locale::{Language, Message, plain_lines};
use crate::stats::Statistics;

use charts::Charts;
use filters::{Offered, PlayFilters};
use words::{FigureLine, FigureWords, Tap};

/// The screen.
#[derive(Default)]
pub struct StatisticsScreen {
    filters: PlayFilters,
    made: Option<Made>,
}

/// What is shown, made when the plays, the filters or the language have changed.
struct Made {
    of: (u64, PlayFilters, Language),
    offered: Offered,
    figures: Statistics,
    words: FigureWords,
    charts: Charts,
}

impl StatisticsScreen {
    fn refresh(&mut self, model: &Model) {
        let of = (model.evenings.version(), self.filters.clone(), model.texts.language());
        if self.made.as_ref().is_some_and(|made| made.of == of) {
            return;
        }
        let Some(plays) = model.plays() else { return };
        // What there is to choose from is the same whatever is chosen.
        let before = self.made.take().filter(|made| (made.of.0, made.of.2) == (of.0, of.2));
        let offered = before.map_or_else(|| Offered::new(model, plays), |made| made.offered);
        let filter = self.filters.filter(model);
        let figures = plays.statistics(&filter, model.texts.language());
        let words = FigureWords::new(model, plays, &filter, &figures);
        let charts = Charts::new(model, plays, &filter, &figures);
        self.made = Some(Made { of, offered, figures, words, charts });
    }
}

impl Screen for StatisticsScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        self.refresh(context.model);
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("statistics-title"), |ui, context| {
            more_menu(ui, context, &[Command::WriteDown, Command::Settings], false);
        });
        page(ui, |ui| {
            let Some(made) = &self.made else { return };
            if context.model.plays().is_none_or(|plays| plays.all().is_empty()) {
                empty_state(ui, Art::Pad, &texts.t("statistics-empty"), None);
                return;
            }
            let chosen = self.filters.show(ui, context.model, &made.offered);
            if made.figures.plays == 0 {
                banner(ui, Tone::Info, &texts.t("statistics-nothing"), None);
            } else {
                shown(ui, context, &mut self.filters, made);
            }
            if let Some(chosen) = chosen {
                self.filters = chosen;
                ui.ctx().request_repaint();
            }
        });
    }
}

fn shown(ui: &mut Ui, context: &mut ScreenContext<'_>, filters: &mut PlayFilters, made: &Made) {
    let texts = &context.model.texts;
    card(ui, |ui| headline(ui, &made.words.headline));
    for chart in &made.charts.all {
        card(ui, |ui| {
            let shown = Chart {
                title: &chart.title,
                along: &chart.along,
                places: &chart.places,
                series: &chart.series,
                bars: chart.bars,
            };
            shown.show(ui, &chart.title);
            for sentence in &chart.sentences {
                text::quiet(ui, sentence);
            }
        });
    }
    for part in &made.words.parts {
        if part.lines.is_empty() {
            continue;
        }
        card(ui, |ui| {
            text::strong(ui, &part.title);
            for (index, line) in part.lines.iter().enumerate() {
                if index > 0 {
                    hairline(ui);
                }
                match row(ui, line) {
                    Some(Tap::Play(play)) => context.actions.push(AppAction::Open(play)),
                    Some(Tap::Player(player)) => filters.player = Some(player),
                    Some(Tap::Game(game)) => filters.game = Some(game),
                    None => {}
                }
            }
        });
    }
    let copy = texts.t("statistics-copy");
    if ui.add(Button::quiet(&copy).icon(Icon::Export)).clicked() {
        ui.ctx().copy_text(plain_lines(&made.words.text()));
        context.actions.push(AppAction::Announce(Message::new("statistics-copied")));
    }
}

/// A line; what was tapped where it leads somewhere.
fn row(ui: &mut Ui, line: &FigureLine) -> Option<Tap> {
    let Some(tap) = &line.tap else {
        words::plain(ui, line);
        return None;
    };
    let row = ListRow::new(&line.title).end(&line.end).opens();
    let row = if line.note.is_empty() { row } else { row.note(&line.note) };
    let row = line.mark.map_or(row, |mark| row.mark(mark));
    row.show(ui).clicked().then(|| tap.clone())
}

/// A few large numbers side by side, each over what it is.
fn headline(ui: &mut Ui, numbers: &[(String, String)]) {
    let tokens = Tokens::of(ui);
    equal_columns(ui, numbers.len(), space::S, |ui, index| {
        if let Some((number, what)) = numbers.get(index) {
            ui.vertical_centered(|ui| {
                text::write(ui, number, tokens.score(), tokens.ink);
                text::quiet(ui, what);
            });
        }
    });
}
