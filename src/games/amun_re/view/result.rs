//! What a kingdom scored: row by row, every number with its reason.

use egui::Ui;

use super::{Draft, Panel, Person, Source, people};
use crate::games::view::ViewContext;
use crate::kit::{self, CellState, GridCell, GridColumn, GridRow, TableGrid, text};
use crate::table::reason::{Reason, Sure};
use crate::table::sheet::{Cell, Group};

pub(super) struct ResultPanel {
    people: Vec<Person>,
    heading: String,
    rows: Vec<Line>,
    note: String,
}

struct Line {
    title: String,
    cells: Vec<(String, CellState, Reason)>,
    total: bool,
}

impl ResultPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let sheet = source.play.sheet();
        let group = sheet.groups.get(usize::from(source.state.table.cursor.part));
        let mut rows = group.map_or_else(Vec::new, |group| lines(source, group));
        rows.push(line(source.words("amun-re-total"), &sheet.totals, true));
        Self {
            people: people(source),
            heading: group.map_or_else(String::new, |group| source.say(&group.title)),
            rows,
            note: source.words("amun-re-tap-for-reasons"),
        }
    }
}

fn lines(source: &Source<'_>, group: &Group) -> Vec<Line> {
    let rows = group.rows.iter().map(|row| line(source.say(&row.title), &row.cells, false));
    let sums = line(source.words("amun-re-this-kingdom"), &group.sums, true);
    rows.chain(std::iter::once(sums)).collect()
}

fn line(title: String, cells: &[Cell], total: bool) -> Line {
    let cell = |cell: &Cell| {
        let state = match cell.reason.least_sure() {
            _ if cell.is_corrected() => CellState::Corrected,
            // A sum is as sure as its parts, which stand above it; marking both would shout.
            _ if total => CellState::Plain,
            Sure::Stated | Sure::Owner => CellState::Plain,
            Sure::Unconfirmed | Sure::Unknown => CellState::Unsure,
        };
        (cell.value.map_or_else(|| "–".to_owned(), text::number), state, cell.reason.clone())
    };
    Line { title, cells: cells.iter().map(cell).collect(), total }
}

impl Panel for ResultPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, _: &mut Draft) {
        kit::card(ui, |ui| {
            let columns = self.people.iter().map(|person| GridColumn { title: &person.name, mark: Some(person.mark) });
            let columns: Vec<GridColumn<'_>> = columns.collect();
            let cells: Vec<Vec<GridCell<'_>>> = self
                .rows
                .iter()
                .map(|row| row.cells.iter().map(|(text, state, _)| GridCell { text, state: *state }).collect())
                .collect();
            let rows: Vec<GridRow<'_>> = self
                .rows
                .iter()
                .zip(&cells)
                .map(|(row, cells)| GridRow { title: &row.title, note: None, cells, total: row.total })
                .collect();
            let grid = TableGrid { heading: &self.heading, columns: &columns, rows: &rows, tappable: true };
            let tap = grid.show(ui, "result");
            if let Some((_, _, reason)) = tap.and_then(|tap| self.rows.get(tap.row)?.cells.get(tap.column)) {
                context.explain(reason);
            }
            text::quiet(ui, &self.note);
        });
    }
}
