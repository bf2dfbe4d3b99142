//! The score sheet: rows are what the game scores, columns are the players, and every number can be asked why.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::dialogs::cell_dialog::CellDialog;
use crate::app::dialogs::picture::PictureDialog;
use crate::app::dialogs::rounds::RoundsDialog;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::open::{SheetCell, SheetPart, SheetRow, Shown};
use crate::kit::{
    Button, CellState, GridCell, GridColumn, GridRow, GridTap, Icon, TableGrid, anchored, card, copyable, page, text,
};

/// The screen.
pub struct SheetScreen;

impl Screen for SheetScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let Some(open) = &context.model.open else { return };
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("app-command-sheet"), |ui, context| {
            let name = texts.t("evening-rounds");
            if ui.add(Button::icon_only(Icon::Chart, &name)).clicked() {
                context.actions.push(AppAction::Show(Box::new(RoundsDialog::new(context.model))));
            }
            let name = texts.t("evening-picture");
            if ui.add(Button::icon_only(Icon::Picture, &name)).clicked() {
                context.actions.push(AppAction::Show(Box::new(PictureDialog::new(context.model))));
            }
        });
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
                            context.actions.push(AppAction::Copy(context.model.result_in_words(open)));
                        }
                    });
                }
            });
            for (index, sheet_part) in open.shown.sheet.iter().enumerate() {
                card(ui, |ui| {
                    let tapped = part(ui, &open.shown, index, sheet_part, true);
                    let cell = tapped.and_then(|tap| Some((sheet_part.rows.get(tap.row)?, tap.column)));
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

/// A part of the sheet; returns which of its numbers was tapped, where they can be.
pub fn part(ui: &mut Ui, shown: &Shown, index: usize, part: &SheetPart, tappable: bool) -> Option<GridTap> {
    let columns = shown.scores.iter().map(|score| GridColumn { title: &score.name, mark: Some(score.mark) });
    let columns: Vec<GridColumn<'_>> = columns.collect();
    let rows = part.rows.iter();
    let cells = rows.map(|row| row.cells.iter().map(|cell| cell.shown(tappable)).collect::<Vec<GridCell<'_>>>());
    let cells: Vec<Vec<GridCell<'_>>> = cells.collect();
    let rows: Vec<GridRow<'_>> = part.rows.iter().zip(&cells).map(grid_row).collect();
    let grid = TableGrid { heading: &part.title, columns: &columns, rows: &rows, tappable };
    if let Some(note) = &part.note {
        text::quiet(ui, note);
    }
    grid.show(ui, ("sheet", index))
}

impl SheetCell {
    /// The cell in a table. Where nobody can ask for its reason, that its figure is unconfirmed or was set by hand says
    /// nothing.
    fn shown(&self, tappable: bool) -> GridCell<'_> {
        GridCell { text: &self.text, state: if tappable { self.state } else { CellState::Plain } }
    }
}

fn grid_row<'a>((row, cells): (&'a SheetRow, &'a Vec<GridCell<'a>>)) -> GridRow<'a> {
    GridRow { title: &row.title, note: None, cells, total: row.total }
}
