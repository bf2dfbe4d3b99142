//! Goods as chips: a tap adds one, and a chip says how many there are.

use egui::Ui;

use super::Source;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::kit::{self, Noun};
use crate::locale::Message;

/// The picture of a good.
pub(super) const fn picture(good: Good) -> Noun {
    match good {
        Good::Worker => Noun::Worker,
        Good::Wood => Noun::Wood,
        Good::Stone => Noun::Stone,
        Good::Food => Noun::Food,
        Good::Gold => Noun::Gold,
        Good::Raze => Noun::Raze,
        Good::Defense => Noun::Defense,
        Good::Card => Noun::Card,
        Good::Vp => Noun::Point,
    }
}

/// Chips of goods for one question.
pub(super) struct GoodsChips {
    goods: Vec<(Good, String, String)>,
    clear: (String, String),
    /// Why there is nothing to clear.
    none: String,
}

impl GoodsChips {
    /// Chips of these goods; `about` says what they answer ("Raze field").
    pub(super) fn new(source: &Source<'_>, goods: &[Good], about: &str) -> Self {
        let chip = |&good: &Good| {
            let words = source.say(&good.message());
            let name = Message::new("imperial-settlers-good-name").text("what", about).text("good", &words);
            (good, words, source.say(&name))
        };
        let clear = Message::new("imperial-settlers-clear-name").text("what", about);
        Self {
            goods: goods.iter().map(chip).collect(),
            clear: (source.words("imperial-settlers-clear"), source.say(&clear)),
            none: source.words("imperial-settlers-nothing-chosen"),
        }
    }

    /// Chips of which each is an answer by itself. Gives the one that was tapped.
    pub(super) fn one(&self, ui: &mut Ui, chosen: Option<Good>) -> Option<Good> {
        self.one_unless(ui, None, chosen)
    }

    /// The same where there may be a reason why none can be tapped.
    pub(super) fn one_unless(&self, ui: &mut Ui, why: Option<&str>, chosen: Option<Good>) -> Option<Good> {
        let mut tapped = None;
        ui.horizontal_wrapped(|ui| {
            for (good, words, name) in &self.goods {
                let chip = |ui: &mut Ui| kit::noun_chip(ui, Some(picture(*good)), words, name, chosen == Some(*good));
                if kit::unless(ui, why, chip).clicked() {
                    tapped = Some(*good);
                }
            }
        });
        tapped
    }

    /// Chips that count: each tap is one more, and all can be taken back at once. How many there are stands below them,
    /// so that no chip grows and pushes the next one from under the finger.
    pub(super) fn many(&self, ui: &mut Ui, goods: &mut Goods) {
        ui.horizontal_wrapped(|ui| {
            for (good, words, name) in &self.goods {
                if kit::noun_chip(ui, Some(picture(*good)), words, name, goods.count(*good) > 0).clicked() {
                    goods.add(*good, 1);
                }
            }
        });
        let counted = |(good, count): (Good, u32)| {
            let words = self.goods.iter().find(|(known, ..)| *known == good).map_or("", |(_, words, _)| words);
            if count > 1 { format!("{words} ×{count}") } else { words.to_owned() }
        };
        let counted: Vec<String> = goods.iter().map(counted).collect();
        let (words, name) = &self.clear;
        let shown = if counted.is_empty() { "–".to_owned() } else { counted.join(" + ") };
        kit::labeled_row(ui, &shown, "", |ui| {
            let none = goods.is_empty().then_some(self.none.as_str());
            if kit::unless(ui, none, |ui| ui.add(kit::Button::plain(words).name(name))).clicked() {
                *goods = Goods::default();
            }
        });
    }
}
