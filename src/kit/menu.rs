//! A menu that opens from a button: what is done more rarely.

use egui::{Popup, Ui};

use super::button::Button;
use super::icons::Icon;
use super::list_row::ListRow;
use super::look::Look;
use super::tokens::space;

/// An icon that opens a menu; `add` fills it, with [`ListRow`]s as a rule. A tap anywhere closes it again.
///
/// `name` says what the menu is for ("More: Amun-Re").
pub fn menu<R>(ui: &mut Ui, icon: Icon, name: &str, add: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let button = ui.add(Button::icon_only(icon, name));
    let window = ui.ctx().content_rect().width() - 2.0 * space::M;
    let width = WIDTH * Look::of(ui.ctx()).text_scale.max(1.0);
    let popup = Popup::menu(&button).accessible_name(name).width(width.min(window));
    let shown = popup.show(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::Frame::new().inner_margin(egui::Margin::symmetric(8, 0)).show(ui, add).inner
    });
    shown.map(|shown| shown.inner)
}

/// How wide a menu is, in points, with texts of the usual size.
const WIDTH: f32 = 256.0;

/// A row of a menu: an icon, words, and the keys that do the same. Returns whether it was chosen.
pub fn menu_row(ui: &mut Ui, icon: Icon, words: &str, keys: Option<&str>) -> bool {
    let row = ListRow::new(words).icon(icon).in_menu();
    let row = match keys {
        Some(keys) => row.end(keys),
        None => row,
    };
    let chosen = row.show(ui).clicked();
    if chosen {
        // A tap closes the menu by itself, the keyboard does not.
        ui.close();
    }
    chosen
}
