//! One of several that are out of sight until they are asked for: a filter, a unit.

use egui::{Popup, ScrollArea, Ui};

use super::button::Button;
use super::icons::Icon;
use super::list_row::ListRow;
use super::tokens::{TARGET, space};

/// How high the list is at most, in points; what has no room in it is scrolled to.
const HIGHEST: f32 = 360.0;

/// How wide the list is, in points.
const WIDTH: f32 = 256.0;

/// A button that says what is chosen, and opens the list of what else there is. Returns the new choice.
///
/// `name` says what is chosen ("Game"); the button is named "name: what is chosen". Whoever chose anything but the first
/// sees it on the button.
pub fn choice_menu(ui: &mut Ui, name: &str, options: &[&str], chosen: usize) -> Option<usize> {
    menu_of(ui, name, options, chosen, chosen > 0)
}

/// The same where any choice is as good as the first: none stands out on the button.
pub fn choice_menu_quiet(ui: &mut Ui, name: &str, options: &[&str], chosen: usize) -> Option<usize> {
    menu_of(ui, name, options, chosen, false)
}

fn menu_of(ui: &mut Ui, name: &str, options: &[&str], chosen: usize, stands_out: bool) -> Option<usize> {
    let words = options.get(chosen).copied().unwrap_or_default();
    let said = format!("{name}: {words}");
    let button = ui.add(Button::quiet(words).name(&said).icon(Icon::Down).selected(stands_out));
    let popup = Popup::menu(&button).accessible_name(name).width(WIDTH);
    let shown = popup.show(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let row = |ui: &mut Ui, index: usize| {
            let Some(words) = options.get(index) else { return false };
            let taken = ListRow::new(words).selected(index == chosen).choice_in_menu().show(ui).clicked();
            if taken {
                // A tap closes the list by itself, the keyboard does not.
                ui.close();
            }
            taken
        };
        let frame = egui::Frame::new().inner_margin(egui::Margin::symmetric(space::S as i8, 0));
        let list = |ui: &mut Ui| {
            let scroll = ScrollArea::vertical().max_height(HIGHEST).auto_shrink([false, true]);
            let shown =
                scroll.show_rows(ui, TARGET, options.len(), |ui, rows| rows.into_iter().find(|&at| row(ui, at)));
            shown.inner
        };
        frame.show(ui, list).inner
    });
    shown.and_then(|shown| shown.inner).filter(|&taken| taken != chosen)
}
