//! What each symbol of the dice is for, to look up: after the roll the two kinds that change it, else all of them.

use egui::Ui;

use super::{Draft, Panel, Source, pictures};
use crate::games::dice_settlers::actions::{RoundAction, Symbol, Use};
use crate::games::view::ViewContext;
use crate::kit::{self, Noun, text, tokens::space};

pub(super) struct SymbolsPanel {
    title: Option<String>,
    /// The symbols, what they are called, and a line for each use.
    rows: Vec<(Vec<Noun>, String, Vec<String>)>,
}

/// The symbols that are for the same things, in the order in which they are shown.
const ALIKE: [&[Symbol]; 8] = [
    &[Symbol::Settler],
    &[Symbol::Food, Symbol::Wood, Symbol::Iron, Symbol::Gold],
    &[Symbol::Compass],
    &[Symbol::Campfire],
    &[Symbol::Handshake],
    &[Symbol::Purse],
    &[Symbol::Rifles],
    &[Symbol::Lantern],
];

impl SymbolsPanel {
    /// What may be done to the dice right after the roll.
    pub(super) fn of_roll(source: &Source<'_>) -> Self {
        let line = |way: &Use| match way {
            Use::Act(_) => None,
            _ => Some(source.say(&way.effect())),
        };
        let rows = ALIKE.iter().map(|alike| row(source, alike, line));
        let rows = rows.filter(|(_, _, uses)| !uses.is_empty()).collect();
        Self { title: Some(source.words("dice-settlers-after-roll-title")), rows }
    }

    /// Everything, the free actions last.
    pub(super) fn of_all(source: &Source<'_>) -> Self {
        let free = RoundAction::ALL.into_iter().filter(|action| action.is_free());
        let free = free.map(|action| (Vec::new(), source.say(&action.message()), vec![source.say(&action.effect())]));
        let after_roll = source.words("dice-settlers-after-roll");
        let line = |way: &Use| {
            let when = match way {
                Use::Act(action) => source.say(&action.message()),
                _ => after_roll.clone(),
            };
            Some(format!("{when}: {}", source.say(&way.effect())))
        };
        Self { title: None, rows: ALIKE.iter().map(|alike| row(source, alike, line)).chain(free).collect() }
    }
}

/// The names of symbols that are alike, and a line for each use that has one.
fn row(
    source: &Source<'_>,
    alike: &[Symbol],
    line: impl Fn(&Use) -> Option<String>,
) -> (Vec<Noun>, String, Vec<String>) {
    let names: Vec<String> = alike.iter().map(|symbol| source.say(&symbol.message())).collect();
    let uses = alike.first().map(|symbol| symbol.uses()).unwrap_or_default();
    let nouns = alike.iter().map(|&symbol| pictures::symbol(symbol)).collect();
    (nouns, names.join(" · "), uses.iter().filter_map(line).collect())
}

impl Panel for SymbolsPanel {
    fn show(&mut self, ui: &mut Ui, _: &mut ViewContext<'_>, _: &mut Draft) {
        kit::card(ui, |ui| {
            if let Some(title) = &self.title {
                text::quiet(ui, title);
            }
            for (at, (nouns, symbols, uses)) in self.rows.iter().enumerate() {
                if at > 0 {
                    kit::hairline(ui);
                }
                ui.horizontal_wrapped(|ui| {
                    for noun in nouns {
                        kit::noun(ui, *noun);
                    }
                    text::strong(ui, symbols);
                });
                for way in uses {
                    text::body(ui, way);
                }
            }
        });
        ui.add_space(space::M);
    }
}
