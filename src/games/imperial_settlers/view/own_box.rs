//! What is remembered of the owner's cards: the attack cards of the solo game, and the locations entered so far.

use egui::Ui;
use serde_json::Value;

use super::deck::CardCount;
use crate::games::imperial_settlers::play::Known;
use crate::games::view::OwnBox;
use crate::kit::{self, Icon, text, tokens::space};
use crate::locale::{Language, Message};

/// The form, as the app shows it outside a play.
pub struct OwnCards {
    known: Known,
    words: Option<(Language, Words)>,
}

struct Words {
    attack: String,
    count: CardCount,
    locations: String,
    rows: Vec<(String, String)>,
}

impl OwnCards {
    /// The form over what is remembered so far; what cannot be read is as nothing.
    pub fn new(figures: &Value) -> Self {
        Self { known: Known::read(figures).unwrap_or_default(), words: None }
    }
}

impl Words {
    fn new(known: &Known, language: Language) -> Self {
        let row = |site: &crate::games::imperial_settlers::play::Site| {
            let name = Message::new("imperial-settlers-forget-name").text("what", &site.name);
            (site.name.clone(), language.say(&name))
        };
        let empty = known.locations.is_empty();
        Self {
            attack: language.words("imperial-settlers-attack-cards"),
            count: CardCount::new(language),
            locations: language.words(if empty {
                "imperial-settlers-nothing-known"
            } else {
                "imperial-settlers-known-locations"
            }),
            rows: known.locations.iter().map(row).collect(),
        }
    }
}

impl OwnBox for OwnCards {
    fn take(&mut self, figures: &Value) {
        *self = Self::new(figures);
    }

    fn show(&mut self, ui: &mut Ui, language: Language) -> Option<Value> {
        if self.words.as_ref().is_none_or(|(spoken, _)| *spoken != language) {
            self.words = Some((language, Words::new(&self.known, language)));
        }
        let (_, words) = self.words.as_ref()?;
        let mut changed = kit::card(ui, |ui| {
            text::strong(ui, &words.attack);
            let mut counted = self.known.attack_goods();
            let changed = words.count.show(ui, &mut counted);
            if changed {
                self.known.attack_cards = counted;
            }
            changed
        });
        ui.add_space(space::S);
        let mut forgotten = None;
        kit::card(ui, |ui| {
            text::quiet(ui, &words.locations);
            for (at, (name, forget)) in words.rows.iter().enumerate() {
                kit::labeled_row(ui, name, "", |ui| {
                    if kit::icon_button(ui, Icon::Trash, forget).clicked() {
                        forgotten = Some(at);
                    }
                });
            }
        });
        if let Some(at) = forgotten {
            self.known.locations.remove(at);
            self.words = None;
            changed = true;
        }
        if changed { serde_json::to_value(&self.known).ok() } else { None }
    }
}
