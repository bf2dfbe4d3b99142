//! What lies in the middle and ends the game when it runs out: how much of each is left, with a tap up or down.

use egui::Ui;

use super::figures::{self, FigureRow};
use super::{Draft, Source};
use crate::games::dice_settlers::end::{Alarm, Trigger};
use crate::games::dice_settlers::pieces::{DieColor, HOUSES};
use crate::games::dice_settlers::play::{Action, Stock};
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};
use crate::locale::Message;

pub(super) struct SupplyPanel {
    title: String,
    stocks: Vec<StockRow>,
    houses: (String, String, String),
    colors_title: String,
    colors_note: String,
    colors: Vec<(DieColor, String, String, bool)>,
}

/// A stack or pool: counted down once it is known how much there was, else its figure to be filled in.
struct StockRow {
    what: Stock,
    words: String,
    note: String,
    name: String,
    left: Option<u32>,
    unknown: Option<FigureRow>,
}

impl SupplyPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let watch = state.watch();
        let alarm = |trigger: Trigger| {
            source.words(match watch.alarm(trigger) {
                Alarm::Unknown => "dice-settlers-alarm-unknown",
                Alarm::Quiet => "dice-settlers-alarm-quiet",
                Alarm::Near => "dice-settlers-alarm-near",
                Alarm::Reached => "dice-settlers-alarm-reached",
            })
        };
        let color = |color: DieColor| {
            let there = !state.is_gone(color);
            let key = if there { "dice-settlers-color-there-name" } else { "dice-settlers-color-gone-name" };
            (color, source.say(&color.message()), source.say(&Message::new(key).say("color", color.message())), there)
        };
        let most = watch.houses.unwrap_or(0);
        let of_houses = Message::new("dice-settlers-number-of").number("count", most).number("all", HOUSES);
        Self {
            title: source.words("dice-settlers-supply-title"),
            stocks: [Stock::Tiles, Stock::Pool].into_iter().filter_map(|what| stock_row(source, what)).collect(),
            houses: (source.say(&Trigger::Houses.message()), alarm(Trigger::Houses), source.say(&of_houses)),
            colors_title: source.say(&Trigger::Colors.message()),
            colors_note: {
                let note = Message::new("dice-settlers-colors-note").number("count", watch.colors.unwrap_or(0));
                source.say(&note.text("alarm", alarm(Trigger::Colors)))
            },
            colors: DieColor::ALL.into_iter().map(color).collect(),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            for row in &self.stocks {
                row.show(ui, context, draft);
                kit::hairline(ui);
            }
            let (words, note, number) = &self.houses;
            kit::labeled_row(ui, words, note, |ui| text::strong(ui, number));
            kit::hairline(ui);
            kit::labeled_row(ui, &self.colors_title, &self.colors_note, |_| ());
            ui.horizontal_wrapped(|ui| {
                for (color, words, name, there) in &self.colors {
                    if kit::action_chip(ui, words, name, *there).clicked() {
                        context.act(&Action::Color { color: *color, gone: *there });
                    }
                }
            });
        });
        ui.add_space(space::M);
        if let Some((field, number)) = draft.typing.show(ui, context.language)
            && let Some(filled) = figures::typed(field, number)
        {
            figures::enter(context, &filled);
        }
    }
}

fn stock_row(source: &Source<'_>, what: Stock) -> Option<StockRow> {
    let state = source.state;
    let field = state.stock_field(what)?;
    let left = state.left(what);
    let unknown = left.is_none().then(|| FigureRow::new(&state.board, source.language, field));
    let trigger = if what == Stock::Tiles { Trigger::Tiles } else { Trigger::Pool };
    let note = match (what, state.watch().alarm(trigger)) {
        (_, Alarm::Near) => source.words("dice-settlers-alarm-near"),
        (_, Alarm::Reached) => source.words("dice-settlers-alarm-reached"),
        (Stock::Tiles, _) => source.words("dice-settlers-tiles-note"),
        (Stock::Pool, _) if state.has_open_sales() => source.words("dice-settlers-pool-open-sales"),
        (Stock::Pool, _) => source.words("dice-settlers-pool-note"),
    };
    Some(StockRow { what, words: source.say(&what.message()), note, name: source.say(&what.message()), left, unknown })
}

impl StockRow {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if let Some(unknown) = &self.unknown {
            // A number: it comes by the keypad.
            let _word = figures::show_rows(ui, std::slice::from_ref(unknown), &mut draft.typing);
            return;
        }
        let Some(left) = self.left.map(i64::from) else { return };
        let to = kit::labeled_row(ui, &self.words, &self.note, |ui| kit::stepper(ui, &self.name, Some(left), 0..=999));
        if let Some(change) = to.and_then(|to| i32::try_from(to - left).ok()) {
            context.act(&Action::Stock { what: self.what, change });
        }
    }
}
