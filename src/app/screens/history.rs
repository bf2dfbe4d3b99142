//! What was entered, in sentences, the latest first, under the round and the phase; a tap on a row changes it, undoes it,
//! goes back to it, or puts it back.

use std::cell::OnceCell;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Frame, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::app::app_action::AppAction;
use crate::app::dialogs::preview::EntryDialog;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::sharing::status;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::tokens::{FRAME, HAIR, TARGET, radius, space};
use crate::kit::{Art, MARK, Mark, Tokens, column, empty_state, list_item, list_of, main_part, scrolled_rows};
use crate::locale::Message;
use crate::table::log::{EntryStatus, HistoryRow};

/// The screen. The rows are made when the log has grown, their words when they come in sight.
pub struct History {
    lines: Vec<Line>,
    last: u64,
    /// Up to where the host of a table of many devices had confirmed it.
    confirmed: Option<u64>,
}

/// A line of the list. All are equally high, so that only those in sight need be looked at.
enum Line {
    /// Where the play stood in the steps below.
    Heading(Message, OnceCell<String>),
    /// A step.
    Step(Box<HistoryRow>, OnceCell<RowWords>),
}

struct RowWords {
    sentence: String,
    time: String,
    name: String,
    /// Whose it is.
    mark: Option<Mark>,
}

impl History {
    /// The history of the open play.
    pub fn new(model: &Model) -> Self {
        let mut history = Self { lines: Vec::new(), last: 0, confirmed: None };
        history.refresh(model);
        history
    }

    fn refresh(&mut self, model: &Model) {
        let Some(open) = &model.open else { return };
        let play = open.session.play();
        let confirmed = model.table_here().map(|table| table.confirmed);
        if self.last != play.last() || self.confirmed != confirmed {
            (self.last, self.confirmed) = (play.last(), confirmed);
            self.lines = lines(play.history());
        }
    }
}

/// The steps, the latest first, under their headings: what is above the first of a phase in time stands above the last.
fn lines(rows: Vec<HistoryRow>) -> Vec<Line> {
    let mut lines = Vec::with_capacity(rows.len());
    let mut phase: Vec<Line> = Vec::new();
    for mut row in rows.into_iter().rev() {
        let heading = row.heading.take();
        phase.push(Line::Step(Box::new(row), OnceCell::new()));
        if let Some(heading) = heading {
            lines.push(Line::Heading(heading, OnceCell::new()));
            lines.append(&mut phase);
        }
    }
    lines.append(&mut phase);
    lines
}

impl Screen for History {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        self.refresh(context.model);
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("app-command-history"), |_, _| {});
        let tokens = Tokens::of(ui);
        let height = row_height(ui, &tokens);
        main_part(ui, Frame::new().fill(tokens.ground), |ui| {
            if self.lines.is_empty() {
                empty_state(ui, Art::Card, &texts.t("app-history-empty"), None);
                return;
            }
            scrolled_rows(ui, height, self.lines.len(), |ui, range| {
                column(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    let count = self.lines.len();
                    list_of(ui, count);
                    for (index, line) in range.clone().zip(self.lines.get(range).unwrap_or_default()) {
                        let (row, words) = match line {
                            Line::Step(row, words) => (row, words.get_or_init(|| RowWords::of(row, context.model))),
                            Line::Heading(say, words) => {
                                let words = words.get_or_init(|| texts.say(say));
                                // Counted from the end: what is new comes at the top.
                                let salt = ("heading", count - index);
                                list_item(ui, salt, (index, count), |ui| show_heading(ui, &tokens, height, words));
                                continue;
                            }
                        };
                        let show = |ui: &mut Ui| show_row(ui, &tokens, height, row, words);
                        if list_item(ui, row.first, (index, count), show)
                            && let Some(dialog) = EntryDialog::new(context.model, row)
                        {
                            context.actions.push(AppAction::Show(Box::new(dialog)));
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
        let more = match row.fate {
            EntryStatus::Stands | EntryStatus::Merged if row.changed => Some("app-was-changed"),
            EntryStatus::Stands | EntryStatus::Merged => None,
            EntryStatus::Undone => Some("app-undone"),
            EntryStatus::Unfit(_) => Some("app-unfit"),
        };
        let waits = model.table_here().is_some_and(|table| row.last > table.confirmed);
        let more = if waits { Some("link-mark-waiting") } else { more };
        let by = status::name_of(model, &row.by);
        let sentence = match by {
            Some(by) => model.texts.say(&Message::new("link-entered-by").text("what", sentence).text("who", by)),
            None => sentence,
        };
        let time = if waits { "…".to_owned() } else { time };
        let name = Message::new(if more.is_some() { "app-history-row-marked" } else { "app-history-row" });
        let name = more.into_iter().fold(name, |name, key| name.say("mark", Message::new(key)));
        let name = model.texts.say(&name.text("time", &time).text("what", &sentence));
        let mark = model.open.as_ref().and_then(|open| {
            let player = open.session.play().setup().players.get(row.seat?.index())?;
            Some(Mark { color: player.color, shape: player.shape })
        });
        Self { name, sentence, time, mark }
    }
}

/// Two lines of words for every row, so that only those in sight need be made.
fn row_height(ui: &Ui, tokens: &Tokens) -> f32 {
    let line = ui.fonts_mut(|fonts| fonts.row_height(&tokens.body()));
    (2.0 * line + space::M).max(TARGET).ceil()
}

/// A heading, near the steps below it.
fn show_heading(ui: &mut Ui, tokens: &Tokens, height: f32, words: &str) {
    let (id, rect) = ui.allocate_space(vec2(ui.available_width(), height));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, ui.is_enabled(), words));
    let mut job = LayoutJob::simple_singleline(words.to_owned(), tokens.strong(), tokens.ink);
    job.wrap = TextWrapping { max_rows: 2, ..TextWrapping::wrap_at_width(rect.width() - 2.0 * space::S) };
    let galley = ui.painter().layout_job(job);
    let at = egui::pos2(rect.left() + space::S, rect.bottom() - space::S - galley.size().y);
    ui.painter().galley(at, galley, tokens.ink);
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(HAIR, tokens.line));
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
    // The marks stand in a column of their own, so that all sentences begin at one place.
    let side = MARK * tokens.scale();
    let column = rect.left() + space::S + 3.2 * tokens.small().size;
    if let Some(mark) = words.mark {
        mark.paint(ui.painter(), tokens, egui::pos2(column + side / 2.0, rect.center().y), side);
    }
    let left = column + side + space::S;
    let stands = row.fate == EntryStatus::Stands;
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
