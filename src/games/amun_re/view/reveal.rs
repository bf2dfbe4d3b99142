//! Phase 1: tap the provinces that came up; what lies there free is said.

use egui::Ui;

use super::lot::{free_words, there_words};
use super::{Action, Draft, Panel, Source};
use crate::games::amun_re::points::Half;
use crate::games::amun_re::province::Province;
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};
use crate::locale::Message;

pub(super) struct RevealPanel {
    choices: Vec<Choice>,
    /// The last provinces of a kingdom, which come up without anybody saying so.
    left_over: Vec<&'static str>,
    known: String,
    lying: Vec<(&'static str, String)>,
    title: String,
    nothing: String,
}

struct Choice {
    province: Province,
    up: bool,
    open: bool,
    name: String,
}

impl RevealPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let choice = |province: Province| {
            let up = state.round.offered.contains(&province);
            let of_kingdom = state.half() == Half::Old || state.land(province).used_in_old;
            let open = up || (!state.land(province).came_up && of_kingdom);
            // Whether it did is said by its state.
            let name = Message::new("amun-re-reveal-show").say("province", province.message());
            Choice { province, up, open, name: source.say(&name) }
        };
        let left_over = state.left_over();
        let out = state.round.offered.iter().chain(&left_over);
        let lying = out.map(|&province| (province.name(), lying(source, province)));
        Self {
            // Those that cannot come up any more only stand in the way of a thumb, and so do those of which it is known.
            choices: Province::ALL
                .into_iter()
                .filter(|province| !left_over.contains(province))
                .map(choice)
                .filter(|choice| choice.open)
                .collect(),
            known: source.words("amun-re-left-over"),
            lying: lying.collect(),
            title: source.words("amun-re-lay-out"),
            nothing: source.words("amun-re-lay-out-nothing"),
            left_over: left_over.into_iter().map(Province::name).collect(),
        }
    }
}

/// What is laid out in a province that came up, and what lies there since the Old Kingdom.
fn lying(source: &Source<'_>, province: Province) -> String {
    let parts: Vec<String> = free_words(source, province).into_iter().chain(there_words(source, province)).collect();
    if parts.is_empty() { source.words("amun-re-nothing-free") } else { parts.join(" · ") }
}

impl RevealPanel {
    fn show_choices(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        for choice in &self.choices {
            let province = choice.province;
            let chip = kit::switch_chip(ui, None, province.name(), &choice.name, choice.up);
            if !choice.up {
                kit::leads_here(ui, &chip);
            }
            if chip.clicked() {
                context.act(&if choice.up { Action::Hide { province } } else { Action::Reveal { province } });
            }
        }
    }
}

impl Panel for RevealPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, _: &mut Draft) {
        kit::card(ui, |ui| {
            if !self.choices.is_empty() {
                ui.horizontal_wrapped(|ui| self.show_choices(ui, context));
            }
            if !self.left_over.is_empty() {
                text::body(ui, &self.known);
                ui.horizontal_wrapped(|ui| {
                    for name in &self.left_over {
                        kit::chip(ui, name);
                    }
                });
            }
        });
        ui.add_space(space::M);
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            if self.lying.is_empty() {
                text::body(ui, &self.nothing);
            }
            for (index, (name, lying)) in self.lying.iter().enumerate() {
                if index > 0 {
                    kit::hairline(ui);
                }
                text::strong(ui, name);
                text::body(ui, lying);
            }
        });
    }
}
