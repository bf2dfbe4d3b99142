//! The virtual player of the solo game: his cards, his line of attack cards, his Collection.

use egui::Ui;

use super::Source;
use crate::games::imperial_settlers::play::{Action, MOST, collection_cell};
use crate::games::view::ViewContext;
use crate::kit::{self, Icon, text, tokens::space};
use crate::locale::Message;
use crate::table::action::{CellChange, TableAction};
use crate::table::reason::Reason;
use crate::table::seat::Seat;

pub(super) struct VirtualPanel {
    cards: (String, String, String, u32),
    targets_title: String,
    no_targets: String,
    /// The line, the newest first: the words, the name of the menu, and what takes the card away.
    targets: Vec<(String, String, String)>,
    figures: [(String, String); 2],
    why: (String, Reason),
    /// The Collection, put right by hand: the words, and how many cards it has.
    by_hand: (String, i64),
}

impl VirtualPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let player = &state.virtual_player;
        let target = |(number, good): (u32, &crate::games::imperial_settlers::goods::Good)| {
            let say =
                |key: &'static str| source.say(&Message::new(key).number("number", number).say("good", good.message()));
            let menu = say("imperial-settlers-target-menu-name");
            (say("imperial-settlers-target"), menu, say("imperial-settlers-drop-target-name"))
        };
        let cell = collection_cell(state);
        let collection = cell.value.unwrap_or(0);
        let own = state.built(Seat(0), true).unwrap_or(0);
        Self {
            cards: (
                source.words("imperial-settlers-his-cards"),
                source.words("imperial-settlers-his-cards-about"),
                source.words("imperial-settlers-his-cards"),
                player.cards,
            ),
            targets_title: source.words("imperial-settlers-targets"),
            no_targets: source.words("imperial-settlers-no-targets"),
            targets: (1..).zip(&player.targets).map(target).collect(),
            figures: [
                (text::number(own.into()), source.words("rules-imperial-settlers-solo-faction")),
                (text::number(collection), source.words("rules-imperial-settlers-collection")),
            ],
            why: (source.words("imperial-settlers-why-collection"), cell.reason),
            by_hand: (source.words("imperial-settlers-collection-by-hand"), collection),
        }
    }

    /// How it stands between the player and him, only to be read; what can be edited is in the tool.
    pub(super) fn show_standing(&self, ui: &mut Ui) {
        kit::card(ui, |ui| {
            let [own, collection] = &self.figures;
            kit::figures(ui, &[(own.0.as_str(), own.1.as_str()), (collection.0.as_str(), collection.1.as_str())]);
            text::quiet(ui, if self.targets.is_empty() { &self.no_targets } else { &self.targets_title });
            for (words, ..) in &self.targets {
                text::body(ui, words);
            }
        });
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        kit::card(ui, |ui| {
            let [own, collection] = &self.figures;
            kit::figures(ui, &[(own.0.as_str(), own.1.as_str()), (collection.0.as_str(), collection.1.as_str())]);
            let (words, reason) = &self.why;
            if kit::ListRow::new(words).opens().show(ui).clicked() {
                context.explain(reason);
            }
            let (words, now) = &self.by_hand;
            let to = kit::labeled_row(ui, words, "", |ui| kit::stepper_to(ui, words, Some(*now), 0..=i64::from(MOST)));
            if let Some(value) = to {
                context.act(&TableAction::SetCell(CellChange::new("collection", Seat(0), Some(value))));
            }
        });
        ui.add_space(space::S);
        kit::card(ui, |ui| {
            let (words, note, name, count) = &self.cards;
            let to = kit::labeled_row(ui, words, note, |ui| {
                kit::stepper_to(ui, name, Some((*count).into()), 0..=i64::from(MOST))
            });
            if let Some(count) = to.and_then(|to| u32::try_from(to).ok()) {
                context.act(&Action::HisCards { count });
            }
            kit::hairline(ui);
            text::quiet(ui, if self.targets.is_empty() { &self.no_targets } else { &self.targets_title });
            // The line closes up when a card goes, so what takes it away lies over the line.
            for (target, (words, menu, remove)) in self.targets.iter().enumerate() {
                let tapped =
                    |ui: &mut Ui| kit::menu(ui, Icon::More, menu, |ui| kit::menu_row(ui, Icon::Trash, remove, None));
                if kit::labeled_row(ui, words, "", tapped) == Some(true) {
                    context.act(&Action::DropTarget { target });
                }
            }
        });
    }
}
