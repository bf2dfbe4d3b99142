//! Set-up: what lies in the middle for this many players, filled in once where it is not known.

use egui::Ui;

use super::figures::{self, FigureRow};
use super::{Draft, Panel, Source};
use crate::games::dice_settlers::play::Stock;
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};

pub(super) struct SetupPanel {
    title: String,
    rows: Vec<FigureRow>,
    later: String,
    /// What one player alone must know.
    solo: Option<String>,
}

impl SetupPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let fields = [Stock::Tiles, Stock::Pool].into_iter().filter_map(|what| state.stock_field(what));
        Self {
            title: source.words("dice-settlers-setup-title"),
            rows: fields.map(|field| FigureRow::new(&state.board, source.language, field)).collect(),
            later: source.words("dice-settlers-setup-later"),
            solo: (state.table.seats == 1).then(|| source.words("dice-settlers-solo")),
        }
    }
}

impl Panel for SetupPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if let Some(solo) = &self.solo {
            kit::banner(ui, kit::Tone::Info, solo, None);
            ui.add_space(space::S);
        }
        kit::card(ui, |ui| {
            text::strong(ui, &self.title);
            // Both are numbers: they come by the keypad.
            let _words = figures::show_rows(ui, &self.rows, &mut draft.typing);
            text::quiet(ui, &self.later);
        });
        if let Some((field, number)) = draft.typing.show(ui, context.language)
            && let Some(filled) = figures::typed(field, number)
        {
            figures::enter(context, &filled);
        }
    }
}
