//! Big numbers side by side, to be read across the table.

use egui::Ui;

use super::layout::equal_columns;
use super::text;
use super::tokens::space;

/// Numbers of equal weight in equal columns, each with its word below.
pub fn figures(ui: &mut Ui, figures: &[(&str, &str)]) {
    equal_columns(ui, figures.len(), space::S, |ui, at| {
        if let Some((number, words)) = figures.get(at) {
            ui.vertical_centered(|ui| {
                text::score(ui, number);
                text::quiet(ui, words);
            });
        }
    });
}
