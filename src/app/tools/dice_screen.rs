//! Dice of any kind and number, what they have shown, and whether that is unusual.

use egui::Ui;

use super::ToolAction;
use super::dice::{Dice, KINDS, MOST_DICE};
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::texts::Texts;
use crate::kit::{Button, Icon, bottom_bar, card, choice_chip, page, stepper, text};
use crate::locale::Message;

/// The screen.
pub struct DiceScreen;

impl Screen for DiceScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        let dice = &model.tools.dice;
        title_bar(ui, context, &texts.t("tools-dice"), |_, _| {});
        let throw = texts.t("tools-throw");
        if bottom_bar(ui, |ui| loud_in_bar(ui, Button::primary(&throw).icon(Icon::Die))) {
            context.actions.push(AppAction::Tool(ToolAction::Throw));
        }
        page(ui, |ui| {
            card(ui, |ui| thrown(ui, texts, dice));
            card(ui, |ui| {
                text::quiet(ui, &texts.t("tools-faces"));
                ui.horizontal_wrapped(|ui| {
                    for faces in KINDS {
                        let words = texts.say(&Message::new("tools-die").number("faces", faces));
                        if choice_chip(ui, &words, &words, dice.faces == faces).clicked() {
                            context.actions.push(AppAction::Tool(ToolAction::Dice(faces, dice.number)));
                        }
                    }
                });
                let how_many = texts.t("tools-how-many");
                text::quiet(ui, &how_many);
                if let Some(number) = stepper(ui, &how_many, Some(dice.number.into()), 1..=MOST_DICE.into()) {
                    let number = u32::try_from(number).unwrap_or(1);
                    context.actions.push(AppAction::Tool(ToolAction::Dice(dice.faces, number)));
                }
            });
            card(ui, |ui| record(ui, context, dice));
        });
    }
}

/// The last throw, large; the ones before it, small.
fn thrown(ui: &mut Ui, texts: &Texts, dice: &Dice) {
    let Some(last) = dice.last.first() else {
        text::score(ui, "\u{2013}");
        text::quiet(ui, &texts.t("tools-not-thrown"));
        return;
    };
    let sum: u32 = last.iter().sum();
    text::score(ui, &text::number(sum.into()));
    text::body(ui, &faces(last));
    let before: Vec<String> = dice.last.iter().skip(1).map(|throw| throw.iter().sum::<u32>().to_string()).collect();
    let before = if before.is_empty() { "\u{2013}".to_owned() } else { before.join(" · ") };
    text::quiet(ui, &texts.say(&Message::new("tools-before").text("throws", before)));
}

/// The faces of a throw as a sum; a single die is what it is.
fn faces(throw: &[u32]) -> String {
    throw.iter().map(u32::to_string).collect::<Vec<_>>().join(" + ")
}

/// How often each face has come, and what chance says of it.
fn record(ui: &mut Ui, context: &mut ScreenContext<'_>, dice: &Dice) {
    let texts = &context.model.texts;
    text::strong(ui, &texts.t("tools-record"));
    let thrown = dice.thrown();
    if thrown == 0 {
        text::quiet(ui, &texts.t("tools-no-record"));
        return;
    }
    let times = |(face, times): (usize, &u32)| {
        texts.say(&Message::new("tools-times").number("face", face as u32 + 1).number("times", *times))
    };
    let came = dice.record.iter().enumerate().filter(|(_, times)| **times > 0 || dice.faces <= 20);
    text::body(ui, &came.map(times).collect::<Vec<_>>().join(" · "));
    let fairness = match dice.as_uneven() {
        Some(percent) => {
            let key = if percent < 1 {
                "tools-fair-rare"
            } else if percent < 5 {
                "tools-fair-odd"
            } else {
                "tools-fair-usual"
            };
            Message::new(key).number("percent", percent)
        }
        None => Message::new("tools-fair-later").number("missing", dice.missing()),
    };
    text::quiet(ui, &texts.say(&fairness.number("thrown", thrown)));
    if ui.add(Button::quiet(&texts.t("tools-clear")).icon(Icon::Undo)).clicked() {
        context.actions.push(AppAction::Tool(ToolAction::ClearDice));
    }
}
