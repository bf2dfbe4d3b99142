//! A table of numbers: quiet heads, hairlines, figures in columns; each number can be asked for its reason.

use std::sync::Arc;

use egui::{Galley, Pos2, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::icons::Icon;
use super::look::Look;
use super::mark::Mark;
use super::paint;
use super::tokens::{HAIR, TARGET, Tokens, radius, space};

/// A table: a column of titles, and columns of numbers.
pub struct TableGrid<'a> {
    /// The head of the titles' column ("Anna"); each number's name begins with it, since another table of the same screen
    /// may have the same rows.
    pub heading: &'a str,
    /// The columns of numbers.
    pub columns: &'a [GridColumn<'a>],
    /// The rows.
    pub rows: &'a [GridRow<'a>],
    /// Whether each number can be tapped for its reason.
    pub tappable: bool,
}

/// A column of numbers.
#[derive(Clone, Copy, Debug)]
pub struct GridColumn<'a> {
    /// Its head.
    pub title: &'a str,
    /// The mark of the player whose column it is.
    pub mark: Option<Mark>,
}

/// A row of numbers.
#[derive(Clone, Copy, Debug)]
pub struct GridRow<'a> {
    /// What the numbers are.
    pub title: &'a str,
    /// Something quiet behind the title.
    pub note: Option<&'a str>,
    /// A cell for each column; missing ones at the end stay empty.
    pub cells: &'a [GridCell<'a>],
    /// Whether it is a sum: larger, and set off.
    pub total: bool,
}

/// A number in a table.
#[derive(Clone, Copy, Debug)]
pub struct GridCell<'a> {
    /// What stands there; empty where nothing does.
    pub text: &'a str,
    /// What is special about it.
    pub state: CellState,
}

/// What is special about a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellState {
    /// Nothing.
    #[default]
    Plain,
    /// Somebody put it there in place of what the rules made.
    Corrected,
    /// It rests on a figure that nobody has confirmed.
    Unsure,
}

/// A number of the table that was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridTap {
    /// Its row.
    pub row: usize,
    /// Its column, without the titles' column.
    pub column: usize,
}

/// The words of a row, laid out.
struct Line {
    title: Arc<Galley>,
    cells: Vec<Arc<Galley>>,
    /// How high the title is where it stands above the numbers; 0 where it stands beside them.
    above: f32,
    height: f32,
}

/// Where everything stands.
struct Plan {
    /// The width of the titles' column; 0 where each title stands above its numbers.
    titles: f32,
    /// The width of each column of numbers.
    widths: Vec<f32>,
    heads: Vec<Arc<Galley>>,
    lines: Vec<Line>,
}

/// The room that a column of titles gets at least, in points at the design's text size.
const LEAST_TITLE: f32 = 88.0;

/// The widest that the head of a column gets, in points at the design's text size; it wraps then.
const MOST_HEAD: f32 = 96.0;

impl TableGrid<'_> {
    /// Shows the table, as wide as the room there is. Where titles and numbers have no room side by side, each title
    /// stands above its numbers. Returns the number that was tapped.
    pub fn show(&self, ui: &mut Ui, id_salt: impl egui::AsIdSalt) -> Option<GridTap> {
        ui.push_id(id_salt, |ui| self.table(ui)).inner
    }

    fn table(&self, ui: &mut Ui) -> Option<GridTap> {
        let tokens = Tokens::of(ui);

        // 1. The size.
        let room = ui.available_width();
        let plan = self.beside(ui, &tokens, room).unwrap_or_else(|| self.above(ui, &tokens, room));
        let Plan { titles, widths, heads, lines } = plan;
        let has_marks = self.columns.iter().any(|column| column.mark.is_some());
        let mark = if has_marks { super::mark::MARK * tokens.scale() } else { 0.0 };
        let heading = paint::galley(
            ui,
            self.heading,
            tokens.small_strong(),
            tokens.quiet,
            if titles > 0.0 { titles } else { room },
        );
        let heads_height = heads.iter().map(|head| head.size().y).fold(tokens.small().size, f32::max) + space::M + mark;
        let heading_above = if titles > 0.0 { 0.0 } else { heading.size().y };
        let head_height = heads_height + heading_above;
        let height = head_height + lines.iter().map(|line| line.height).sum::<f32>();

        // 2. The place.
        let (rect, response) = ui.allocate_exact_size(vec2(room, height.ceil()), Sense::hover());

        // 3. and 4. The heads, then row by row the name and the picture of each number.
        let foot = rect.top() + head_height - space::S;
        let heading_top = if titles > 0.0 { foot - heading.size().y } else { rect.top() };
        ui.painter().galley(pos2(rect.left(), heading_top), heading, tokens.quiet);
        self.paint_heads(ui, &tokens, pos2(rect.left() + titles, foot), heads, &widths);
        let mut tapped = None;
        let mut y = rect.top() + head_height;
        for (index, (line, row)) in lines.into_iter().zip(self.rows).enumerate() {
            if !row.total || index == 0 {
                ui.painter().hline(rect.x_range(), y, Stroke::new(HAIR, tokens.line));
            }
            let inside = Rect::from_x_y_ranges(rect.x_range(), y..=y + line.height);
            y = inside.bottom();
            let words = if titles > 0.0 {
                inside.with_max_x(rect.left() + titles)
            } else {
                inside.with_max_y(inside.top() + line.above)
            };
            label(ui, response.id.with((index, "title")), words, row.title);
            paint::paint_left(ui.painter(), words.left_center(), line.title, tokens.ink);
            let mut left = rect.left() + titles;
            for (column, (text, width)) in line.cells.into_iter().zip(&widths).enumerate() {
                let cell = Rect::from_x_y_ranges(left..=left + width, inside.top() + line.above..=inside.bottom());
                left += width;
                if self.cell(ui, &tokens, response.id.with((index, column)), cell, (row, column), text) {
                    tapped = Some(GridTap { row: index, column });
                }
            }
        }
        tapped
    }

    /// Each column as wide as its widest number; the titles get the rest and wrap in it. None where that is too little.
    fn beside(&self, ui: &Ui, tokens: &Tokens, room: f32) -> Option<Plan> {
        let most = MOST_HEAD * tokens.scale();
        // So much room is left to each column where the titles keep theirs; what a player is called is shortened to it.
        let each = (room - LEAST_TITLE * tokens.scale()) / self.columns.len().max(1) as f32 - space::L;
        let head = |column: &GridColumn<'_>| match column.mark {
            Some(_) => paint::short_name(ui, column.title, tokens.small_strong(), tokens.quiet, most.min(each)),
            None => paint::galley(ui, column.title, tokens.small_strong(), tokens.quiet, most),
        };
        let heads: Vec<Arc<Galley>> = self.columns.iter().map(head).collect();
        let mut widths: Vec<f32> = heads.iter().map(|head| head.size().x).collect();
        let numbers: Vec<Vec<Arc<Galley>>> =
            self.rows.iter().map(|row| numbers(ui, tokens, row, f32::INFINITY)).collect();
        for (row, numbers) in self.rows.iter().zip(&numbers) {
            for ((cell, number), width) in row.cells.iter().zip(numbers).zip(&mut widths) {
                *width = width.max(number.size().x + sign_room(tokens, cell));
            }
        }
        for width in &mut widths {
            *width = (*width + space::L).max(if self.tappable { TARGET } else { 0.0 }).ceil();
        }
        let titles = (room - widths.iter().sum::<f32>()).floor();
        let words = self.rows.iter().map(|row| paint::longest_word(ui, row.title, title_font(tokens, row)) + space::S);
        if titles < words.fold(LEAST_TITLE * tokens.scale(), f32::max) {
            return None;
        }
        let lines = numbers.into_iter().zip(self.rows);
        let lines = lines.map(|(cells, row)| {
            let title = title(ui, tokens, row, titles);
            let tallest = cells.iter().map(|cell| cell.size().y).fold(title.size().y, f32::max);
            Line { title, cells, above: 0.0, height: (tallest + space::S).max(TARGET).ceil() }
        });
        Some(Plan { titles, heads, lines: lines.collect(), widths })
    }

    /// Columns of equal width that share all the room, with words and numbers that shrink where they must; each title
    /// stands above its numbers.
    fn above(&self, ui: &Ui, tokens: &Tokens, room: f32) -> Plan {
        let width = (room / self.columns.len().max(1) as f32).floor();
        let fits = width - space::S;
        let head = |column: &GridColumn<'_>| match column.mark {
            Some(_) => paint::short_name(ui, column.title, tokens.small_strong(), tokens.quiet, fits),
            None => paint::shrunk(ui, column.title, tokens.small_strong(), tokens.quiet, fits),
        };
        let lines = self.rows.iter().map(|row| {
            let (title, cells) = (title(ui, tokens, row, room), numbers(ui, tokens, row, fits));
            let tallest = cells.iter().map(|cell| cell.size().y).fold(0.0, f32::max);
            let above = (title.size().y + space::XS).ceil();
            Line { title, cells, above, height: above + (tallest + space::S).max(TARGET).ceil() }
        });
        Plan {
            titles: 0.0,
            heads: self.columns.iter().map(head).collect(),
            lines: lines.collect(),
            widths: vec![width; self.columns.len()],
        }
    }

    /// The heads of the columns from a left foot on.
    fn paint_heads(&self, ui: &Ui, tokens: &Tokens, foot: Pos2, heads: Vec<Arc<Galley>>, widths: &[f32]) {
        let painter = ui.painter();
        let mut right = foot.x;
        for ((head, width), column) in heads.into_iter().zip(widths).zip(self.columns) {
            right += width;
            if let Some(mark) = column.mark {
                let side = super::mark::MARK * tokens.scale();
                let center = pos2(right - side / 2.0, foot.y - head.size().y - side / 2.0 - 2.0);
                mark.paint(painter, tokens, center, side * 0.8);
            }
            painter.galley(pos2(right - head.size().x, foot.y - head.size().y), head, tokens.quiet);
        }
    }

    fn cell(
        &self,
        ui: &Ui,
        tokens: &Tokens,
        id: egui::Id,
        rect: Rect,
        (row, column): (&GridRow<'_>, usize),
        text: Arc<Galley>,
    ) -> bool {
        let Some(cell) = row.cells.get(column).filter(|cell| !cell.text.is_empty()) else { return false };
        let sense = if self.tappable { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, id, sense);
        let words = Look::words(ui.ctx());
        let head = self.columns.get(column).map_or("", |column| column.title);
        response.widget_info(|| {
            let role = if self.tappable { Role::Button } else { Role::Label };
            let special = match cell.state {
                CellState::Plain => "",
                CellState::Corrected => &words.corrected,
                CellState::Unsure => &words.check_board,
            };
            let comma = if special.is_empty() { "" } else { ", " };
            let of = if self.heading.is_empty() { "" } else { ", " };
            let said = format!("{}{of}{}, {head}: {}{comma}{special}", self.heading, row.title, cell.text);
            WidgetInfo::labeled(role, ui.is_enabled(), said)
        });
        if self.tappable && response.hovered() {
            let fill = paint::ground(tokens, &response, tokens.card);
            // The number stands at the right edge; its ground reaches a little beyond it.
            let mut ground = rect.shrink(2.0);
            ground.max.x = rect.right() + space::XS;
            ui.painter().rect_filled(ground, radius::SMALL, fill);
        }
        let side = SIGN * tokens.scale();
        let sign_at = pos2(rect.right() - text.size().x - space::XS - side / 2.0, rect.center().y);
        let square = Rect::from_center_size(sign_at, Vec2::splat(side));
        match cell.state {
            CellState::Plain => {}
            CellState::Corrected => Icon::Pencil.paint(ui.painter(), square, tokens.quiet),
            CellState::Unsure => Icon::Warning.paint(ui.painter(), square, tokens.warn),
        }
        paint::paint_right(ui.painter(), rect.right_center(), text, tokens.ink);
        paint::focus_ring(ui, tokens, &response, rect.shrink(4.0), radius::SMALL);
        response.clicked()
    }
}

/// The side of the sign beside a special number, in points at the design's text size.
const SIGN: f32 = 13.0;

/// The room that the sign beside a special number takes.
fn sign_room(tokens: &Tokens, cell: &GridCell<'_>) -> f32 {
    if cell.state == CellState::Plain { 0.0 } else { SIGN * tokens.scale() + space::XS }
}

/// The numbers of a row, each in at most this width with its sign.
fn numbers(ui: &Ui, tokens: &Tokens, row: &GridRow<'_>, width: f32) -> Vec<Arc<Galley>> {
    let lay_out = |cell: &GridCell<'_>| {
        let font = if row.total { tokens.value() } else { tokens.figure() };
        let ink = if cell.text == "–" { tokens.quiet } else { tokens.ink };
        paint::shrunk(ui, cell.text, font, ink, width - sign_room(tokens, cell))
    };
    row.cells.iter().map(lay_out).collect()
}

/// The title of a row with its note, wrapped in a column of this width.
fn title_font(tokens: &Tokens, row: &GridRow<'_>) -> egui::FontId {
    if row.total { tokens.strong() } else { tokens.body() }
}

fn title(ui: &Ui, tokens: &Tokens, row: &GridRow<'_>, width: f32) -> Arc<Galley> {
    let font = title_font(tokens, row);
    let mut job =
        egui::text::LayoutJob { wrap: egui::text::TextWrapping::wrap_at_width(width - space::S), ..Default::default() };
    job.append(row.title, 0.0, egui::TextFormat::simple(font, tokens.ink));
    if let Some(note) = row.note {
        let quiet = egui::TextFormat::simple(tokens.small(), tokens.quiet);
        job.append(note, space::S, egui::TextFormat { valign: egui::Align::Center, ..quiet });
    }
    ui.painter().layout_job(job)
}

/// Words that are painted with others, as a screen reader finds them.
fn label(ui: &Ui, id: egui::Id, rect: Rect, words: &str) -> Response {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
    response
}
