//! What was entered, in sentences, the latest first; a tap on a row undoes it, goes back to it, or puts it back.

use std::cell::OnceCell;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{CentralPanel, Frame, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::act::Act;
use super::model::Model;
use super::parts::title_bar;
use super::preview::EntryDialog;
use super::screen::{Screen, Stage};
use super::texts::Texts;
use crate::kit::tokens::{FRAME, HAIR, TARGET, radius, space};
use crate::kit::{Art, Tokens, column, empty_state, scrolled_rows};
use crate::table::log::{Fate, HistoryRow};

/// The screen. The rows are made when the log has grown, their words when they come in sight.
pub struct History {
    rows: Vec<(HistoryRow, OnceCell<RowWords>)>,
    last: u64,
}

struct RowWords {
    sentence: String,
    time: String,
    name: String,
}

impl History {
    /// The history of the open play.
    pub fn new(model: &Model) -> Self {
        let mut history = Self { rows: Vec::new(), last: 0 };
        history.refresh(model);
        history
    }

    fn refresh(&mut self, model: &Model) {
        let Some(open) = &model.open else { return };
        let play = open.session.play();
        if self.last != play.last() {
            self.last = play.last();
            self.rows = play.history().into_iter().rev().map(|row| (row, OnceCell::new())).collect();
        }
    }
}

impl Screen for History {
    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) {
        self.refresh(stage.model);
        let texts = &stage.model.texts;
        title_bar(ui, stage, &texts.t("app-command-history"), |_, _| {});
        let tokens = Tokens::of(ui);
        let height = row_height(ui, &tokens);
        CentralPanel::default().frame(Frame::new().fill(tokens.ground)).show(ui, |ui| {
            if self.rows.is_empty() {
                empty_state(ui, Art::Card, &texts.t("app-history-empty"), None);
                return;
            }
            scrolled_rows(ui, height, self.rows.len(), |ui, range| {
                column(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for (row, words) in self.rows.get(range).unwrap_or_default() {
                        let words = words.get_or_init(|| RowWords::of(row, stage.model));
                        if show_row(ui, &tokens, height, row, words)
                            && let Some(dialog) = EntryDialog::new(stage.model, row)
                        {
                            stage.acts.push(Act::Show(Box::new(dialog)));
                        }
                    }
                });
            });
        });
    }
}

impl RowWords {
    fn of(row: &HistoryRow, model: &Model) -> Self {
        let sentence = model.texts.say(&row.sentence);
        let time = Texts::hour(&model.clock, row.at);
        let fate = match row.fate {
            Fate::Stands => String::new(),
            Fate::Undone => format!(", {}", model.texts.t("app-undone")),
            Fate::Unfit(_) => format!(", {}", model.texts.t("app-unfit")),
        };
        Self { name: format!("{time} {sentence}{fate}"), sentence, time }
    }
}

/// Two lines of words for every row, so that only those in sight need be made.
fn row_height(ui: &Ui, tokens: &Tokens) -> f32 {
    let line = ui.fonts_mut(|fonts| fonts.row_height(&tokens.body()));
    (2.0 * line + space::M).max(TARGET).ceil()
}

fn show_row(ui: &mut Ui, tokens: &Tokens, height: f32, row: &HistoryRow, words: &RowWords) -> bool {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
    // The id goes with the entry, so that the keyboard stays on it while the list is scrolled.
    let response = ui.interact(rect, ui.make_persistent_id(row.first), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &words.name));
    if response.hovered() {
        ui.painter().rect_filled(rect, radius::CONTROL, tokens.hovered(tokens.ground));
    }
    let time = ui.painter().layout_no_wrap(words.time.clone(), tokens.small(), tokens.quiet);
    let left = rect.left() + space::S + 3.2 * tokens.small().size;
    let stands = row.fate == Fate::Stands;
    let ink = if stands { tokens.ink } else { tokens.quiet };
    let strikethrough = if stands { Stroke::NONE } else { Stroke::new(1.5, tokens.quiet) };
    let format = TextFormat { font_id: tokens.body(), color: ink, strikethrough, ..TextFormat::default() };
    let mut job = LayoutJob::single_section(words.sentence.clone(), format);
    job.wrap = TextWrapping { max_rows: 2, ..TextWrapping::wrap_at_width(rect.right() - left - space::S) };
    let sentence = ui.painter().layout_job(job);
    let top = rect.center().y - sentence.size().y / 2.0;
    let half = tokens.body().size * 0.625 - time.size().y / 2.0;
    ui.painter().galley(egui::pos2(rect.left() + space::S, top + half.max(0.0)), time, tokens.quiet);
    ui.painter().galley(egui::pos2(left, top), sentence, ink);
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(HAIR, tokens.line));
    if response.has_focus() {
        let ring = Stroke::new(FRAME, tokens.focus);
        ui.painter().rect_stroke(rect, radius::CONTROL, ring, egui::StrokeKind::Inside);
    }
    response.clicked()
}
