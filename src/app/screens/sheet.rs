//! The score sheet: rows are what the game scores, columns are the players, and every number can be asked why.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::dialogs::cell_dialog::CellDialog;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::open::{SheetCell, SheetRow};
use crate::kit::{Button, GridCell, GridColumn, GridRow, Icon, TableGrid, anchored, card, copyable, page, text};

/// The screen.
pub struct SheetScreen;

impl Screen for SheetScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let Some(open) = &context.model.open else { return };
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("app-command-sheet"), |_, _| {});
        page(ui, |ui| {
            // A number put right below can change what decided, and how many lines that takes: no row moves for it.
            anchored(ui, ("winner", open.session.id()), |ui| {
                if let Some(winner) = &open.shown.winner {
                    card(ui, |ui| {
                        text::title(ui, winner);
                        for sentence in &open.shown.decided {
                            copyable(ui, sentence);
                        }
                        if ui.add(Button::quiet(&texts.t("addresses-copy-result")).icon(Icon::Copy)).clicked() {
                            context.actions.push(AppAction::Copy(open.shown.result()));
                        }
                    });
                }
            });
            let scores = &open.shown.scores;
            let columns = scores.iter().map(|score| GridColumn { title: &score.name, mark: Some(score.mark) });
            let columns: Vec<GridColumn<'_>> = columns.collect();
            for (index, part) in open.shown.sheet.iter().enumerate() {
                card(ui, |ui| {
                    let cells: Vec<Vec<GridCell<'_>>> = part.rows.iter().map(|row| cells(&row.cells)).collect();
                    let rows: Vec<GridRow<'_>> = part.rows.iter().zip(&cells).map(grid_row).collect();
                    let grid = TableGrid { heading: &part.title, columns: &columns, rows: &rows, tappable: true };
                    if let Some(note) = &part.note {
                        text::quiet(ui, note);
                    }
                    let tapped = grid.show(ui, ("sheet", index));
                    let cell = tapped.and_then(|tap| Some((part.rows.get(tap.row)?, tap.column)));
                    if let Some((row, seat)) = cell
                        && let Some(dialog) = CellDialog::new(context.model, row, seat)
                    {
                        context.actions.push(AppAction::Show(Box::new(dialog)));
                    }
                });
            }
        });
    }
}

fn cells(cells: &[SheetCell]) -> Vec<GridCell<'_>> {
    cells.iter().map(|cell| GridCell { text: &cell.text, state: cell.state }).collect()
}

fn grid_row<'a>((row, cells): (&'a SheetRow, &'a Vec<GridCell<'a>>)) -> GridRow<'a> {
    GridRow { title: &row.title, note: None, cells, total: row.total }
}
