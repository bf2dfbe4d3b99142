//! Charts: lines over rounds or plays, and bars. Each can be seen as a table too, for a screen reader and for copying.

use egui::emath::GuiRounding as _;
use egui::{Rangef, Response, Role, Sense, Ui, WidgetInfo};
use egui_plot::{AxisHints, Bar, BarChart, GridMark, Line, Plot, PlotBounds, PlotPoint, PlotPoints};

use super::button::Button;
use super::layout::two_sides;
use super::look::Look;
use super::mark::{MARK, Mark};
use super::table_grid::{CellState, GridCell, GridColumn, GridRow, TableGrid};
use super::text;
use super::tokens::{FRAME, Tokens, space};
use crate::locale::plain_lines;

/// How high a chart is, in points at the design's text size.
const HEIGHT: f32 = 184.0;

/// A corner of a table that may be copied: tabs, as a spreadsheet takes them.
const TAB: &str = "\t";

/// Numbers over a row of places: rounds, months, results.
pub struct Chart<'a> {
    /// What it shows.
    pub title: &'a str,
    /// The head of the places in the table ("Round").
    pub along: &'a str,
    /// The places, from the left.
    pub places: &'a [String],
    /// What is shown at each place.
    pub series: &'a [Series],
    /// Whether it is bars side by side instead of lines.
    pub bars: bool,
}

/// A line of a chart, or its bars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// Whose it is, or what.
    pub name: String,
    /// The mark of the player whose line it is.
    pub mark: Option<Mark>,
    /// A number for each place; none where there is none.
    pub values: Vec<Option<i64>>,
}

impl Chart<'_> {
    /// Shows the chart, or its table where a person prefers that.
    pub fn show(&self, ui: &mut Ui, id_salt: impl egui::AsIdSalt) {
        ui.push_id(id_salt, |ui| self.shown(ui));
    }

    fn shown(&self, ui: &mut Ui) {
        let tokens = Tokens::of(ui);
        let words = Look::words(ui.ctx());
        let id = ui.scope_id().with("as-table");
        let mut as_table: bool = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let other = if as_table { &words.as_chart } else { &words.as_table };
        let name = format!("{}: {other}", self.title);
        let button = |ui: &mut Ui| ui.add(Button::plain(other).name(&name)).clicked();
        let (_, clicked) = two_sides(ui, super::tokens::TARGET, |ui| text::strong(ui, self.title), button);
        if as_table {
            self.table(ui);
            let copy = format!("{}: {}", self.title, words.copy_table);
            if ui.add(Button::quiet(&words.copy_table).name(&copy)).clicked() {
                ui.ctx().copy_text(plain_lines(&self.text()));
            }
        } else {
            self.plot(ui, &tokens);
            self.legend(ui, &tokens);
        }
        if clicked {
            as_table = !as_table;
            ui.data_mut(|data| data.insert_temp(id, as_table));
            ui.ctx().request_repaint();
        }
    }

    /// The numbers as a table: a row a place, a column a series.
    fn table(&self, ui: &mut Ui) {
        let columns = self.series.iter().map(|series| GridColumn { title: &series.name, mark: series.mark });
        let columns: Vec<GridColumn<'_>> = columns.collect();
        let value = |series: &Series, place: usize| series.values.get(place).copied().flatten();
        let words = |value: Option<i64>| value.map_or_else(|| "–".to_owned(), text::number);
        let texts: Vec<Vec<String>> = (0..self.places.len())
            .map(|place| self.series.iter().map(|series| words(value(series, place))).collect())
            .collect();
        let cells = texts.iter().map(|row| {
            row.iter().map(|text| GridCell { text, state: CellState::Plain }).collect::<Vec<GridCell<'_>>>()
        });
        let cells: Vec<Vec<GridCell<'_>>> = cells.collect();
        let rows = self.places.iter().zip(&cells);
        let rows: Vec<GridRow<'_>> =
            rows.map(|(title, cells)| GridRow { title, note: None, cells, total: false }).collect();
        TableGrid { heading: self.along, columns: &columns, rows: &rows, tappable: false }.show(ui, "table");
    }

    /// The same as text that a spreadsheet takes.
    fn text(&self) -> String {
        let head = std::iter::once(self.along).chain(self.series.iter().map(|series| series.name.as_str()));
        let mut lines = vec![head.collect::<Vec<_>>().join(TAB)];
        for (at, place) in self.places.iter().enumerate() {
            let value = |series: &Series| series.values.get(at).copied().flatten();
            let values = self.series.iter().map(|series| value(series).map_or_else(String::new, |v| v.to_string()));
            lines.push(std::iter::once(place.clone()).chain(values).collect::<Vec<_>>().join(TAB));
        }
        lines.join("\n")
    }

    /// Which color is which, where several series have no mark of their own.
    fn legend(&self, ui: &mut Ui, tokens: &Tokens) {
        if self.series.len() < 2 {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            for (index, series) in self.series.iter().enumerate() {
                let side = MARK * 0.8 * tokens.scale();
                let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(side), Sense::hover());
                match series.mark {
                    Some(mark) => mark.paint(ui.painter(), tokens, rect.center(), side),
                    None => {
                        ui.painter().rect_filled(rect, super::tokens::radius::SMALL, plain(tokens, index));
                    }
                }
                text::quiet(ui, &series.name);
                ui.add_space(space::S);
            }
        });
    }

    fn plot(&self, ui: &mut Ui, tokens: &Tokens) -> Response {
        let last = self.places.len().saturating_sub(1);
        let places = self.places.to_vec();
        // So many places have a word below them as there is room for; the words of all would run into each other.
        let longest = self.places.iter().map(|place| place.chars().count()).max().unwrap_or(1);
        let room = (longest as f32 + 2.0) * tokens.small().size * 0.55;
        let fit = (ui.available_width() / room).floor().max(2.0) as usize;
        let step = self.places.len().div_ceil(fit).max(1);
        let label = move |mark: GridMark, _: &std::ops::RangeInclusive<f64>| {
            let at = mark.value.round();
            let whole = (mark.value - at).abs() < 0.01 && at >= 0.0;
            places.get(at as usize).filter(|_| whole && (at as usize).is_multiple_of(step)).cloned().unwrap_or_default()
        };
        let number = |mark: GridMark, _: &std::ops::RangeInclusive<f64>| {
            let at = mark.value.round();
            if (mark.value - at).abs() < 0.01 { text::number(at as i64) } else { String::new() }
        };
        // How many words there is room for is counted above; of narrow ones there is room for more than the plot assumes.
        let across = AxisHints::new_x().formatter(label).label_spacing(Rangef::new(1.0, 2.0));
        let all = self.series.iter().flat_map(|series| series.values.iter().copied().flatten());
        let (least, most): (i64, i64) = all.fold((0, 1), |(least, most), value| (value.min(least), value.max(most)));
        let step_up = step_of(most.saturating_sub(least));
        let up = AxisHints::new_y().formatter(number).label_spacing(Rangef::new(1.0, 2.0));
        // The words below the first place and the last one stay within the card.
        let half = (longest as f32 * tokens.body().size * 0.55 / 2.0 - space::M).max(0.0);
        let room = (ui.available_width() - 3.0 * space::M - 2.0 * half).max(1.0);
        let edge = f64::from(half * last as f32 / room).max(if self.bars { 0.6 } else { 0.3 });
        // Lines run above what is written below them; bars stand on it.
        let below = if self.bars { 0.0 } else { 0.06 };
        let high = most as f64 - least as f64;
        let bounds = PlotBounds::from_min_max(
            [-edge, least as f64 - high * below],
            [last as f64 + edge, most as f64 + high * 0.08],
        );
        let plot = Plot::new("plot")
            .height((HEIGHT * tokens.scale()).round_ui())
            .width(ui.available_width())
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_axis_zoom_drag(false)
            .allow_double_click_reset(false)
            .sense(Sense::hover())
            .show_crosshair(false)
            .show_x(false)
            .show_y(false)
            .show_background(false)
            .show_grid([false, true])
            .grid_color(tokens.line)
            .custom_x_axes(vec![across])
            .custom_y_axes(vec![up])
            .y_grid_spacer(move |_| {
                let marks = least.div_euclid(step_up)..=most.div_euclid(step_up);
                marks.map(|at| GridMark { value: (at * step_up) as f64, step_size: step_up as f64 }).collect()
            })
            .x_grid_spacer(move |_| {
                let marks = (0..=last).filter(|at| at.is_multiple_of(step));
                marks.map(|at| GridMark { value: at as f64, step_size: step as f64 }).collect()
            });
        let shown = plot.show(ui, |plot| {
            // A plot keeps its bounds from frame to frame, and what it shows changes with each filter.
            plot.set_plot_bounds(bounds);
            for (index, series) in self.series.iter().enumerate() {
                let color = series.mark.map_or_else(|| plain(tokens, index), |mark| tokens.piece(mark.color).edge);
                let points = series.values.iter().enumerate();
                if self.bars {
                    let width = 0.8 / self.series.len() as f64;
                    let left = (index as f64 + 0.5) * width - 0.4;
                    let bar = |(at, value): (usize, &Option<i64>)| {
                        Some(Bar::new(at as f64 + left, (*value)? as f64).width(width * 0.94).fill(color))
                    };
                    let chart = BarChart::new(series.name.clone(), points.filter_map(bar).collect());
                    plot.bar_chart(chart.color(color).allow_hover(false));
                } else {
                    let point = |(at, value): (usize, &Option<i64>)| Some([at as f64, (*value)? as f64]);
                    let points: PlotPoints<'_> = points.filter_map(point).collect();
                    plot.line(Line::new(series.name.clone(), points).color(color).width(FRAME).allow_hover(false));
                }
            }
        });
        if !self.bars {
            // A line is told by its shape too, where it ends.
            for series in self.series {
                let end = series.values.iter().enumerate().rev().find_map(|(at, value)| Some((at, (*value)?)));
                if let Some((mark, (at, value))) = series.mark.zip(end) {
                    let at = shown.transform.position_from_point(&PlotPoint::new(at as f64, value as f64));
                    let painter = ui.painter().with_clip_rect(shown.response.rect.expand(space::S));
                    mark.paint(&painter, tokens, at, MARK * 0.7 * tokens.scale());
                }
            }
        }
        shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), self.title));
        shown.response
    }
}

/// How far the lines across a chart are from each other, so that they are few: 1, 2, 5, 10 …
fn step_of(high: i64) -> i64 {
    let steps = std::iter::successors(Some(1_i64), |step| step.checked_mul(10));
    let mut steps = steps.flat_map(|step| [step, step.saturating_mul(2), step.saturating_mul(5)]);
    steps.find(|step| high / step <= 5).unwrap_or(i64::MAX)
}

/// The color of a series without a mark: the accent for the first one, quieter ones behind it.
const fn plain(tokens: &Tokens, index: usize) -> egui::Color32 {
    if index == 0 { tokens.accent } else { tokens.accent_faded }
}
