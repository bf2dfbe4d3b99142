//! The cards of the form, from what was played down to the note.

use std::collections::BTreeSet;

use egui::{Key, Rect, Sense, Ui, Vec2};

use super::PastScreen;
use super::keep::seats_of;
use crate::app::state::model::Model;
use crate::kit::tokens::space;
use crate::kit::{
    Button, Mark, Tokens, Tone, banner, card, choice_chip, note_field, person_chip, segmented, text, text_field,
};
use crate::locale::Message;
use crate::table::ranking::Wins;
use crate::table::seat::{Player, Seat};
use crate::table::written::Written;

/// How many of the people who have played here are offered at first.
const OFFERED: usize = 12;

/// Chips in a row that breaks where it must.
fn chips(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.add_space(space::XS);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        add(ui);
    });
}

const fn mark_of(player: &Player) -> Mark {
    Mark { color: player.color, shape: player.shape }
}

impl PastScreen {
    /// What was played.
    pub(super) fn game(&mut self, ui: &mut Ui, model: &Model) {
        let texts = &model.texts;
        card(ui, |ui| {
            text::quiet(ui, &texts.t("app-game"));
            let Some(offers) = &self.offers else { return };
            chips(ui, |ui| {
                for (id, name) in &offers.games {
                    let chosen = self.form.game.as_deref() == Some(id);
                    if choice_chip(ui, name, name, chosen).clicked() {
                        self.form.game = (!chosen).then(|| (*id).to_owned());
                        self.form.other.clear();
                    }
                }
                for name in &offers.boxes {
                    let chosen = self.form.game.is_none() && self.form.other == *name;
                    if choice_chip(ui, name, name, chosen).clicked() {
                        self.form.game = None;
                        self.form.other = if chosen { String::new() } else { name.clone() };
                    }
                }
            });
            ui.add_space(space::XS);
            if text_field(ui, &texts.t("afterwards-other"), &mut self.form.other).changed() {
                self.form.game = None;
            }
        });
    }

    /// The day and the place.
    pub(super) fn when_and_where(&mut self, ui: &mut Ui, model: &Model) {
        let texts = &model.texts;
        card(ui, |ui| {
            text_field(ui, &texts.t("afterwards-day"), &mut self.form.day);
            let today = model.clock.local(model.clock.now()).date();
            chips(ui, |ui| {
                for (key, day) in [("afterwards-today", Some(today)), ("afterwards-yesterday", today.pred_opt())] {
                    let (words, day) = (texts.t(key), day.unwrap_or(today).to_string());
                    if choice_chip(ui, &words, &words, self.form.day == day).clicked() {
                        self.form.day = day;
                    }
                }
            });
            ui.add_space(space::XS);
            text_field(ui, &texts.t("evening-place"), &mut self.form.location);
            let Some(offers) = self.offers.as_ref().filter(|offers| !offers.places.is_empty()) else { return };
            chips(ui, |ui| {
                for place in &offers.places {
                    let chosen = self.form.location == *place;
                    let name = texts.say(&Message::new("evening-place-is").text("place", place));
                    if choice_chip(ui, place, &name, chosen).clicked() {
                        self.form.location = if chosen { String::new() } else { place.clone() };
                    }
                }
            });
        });
    }

    /// Who played.
    pub(super) fn people(&mut self, ui: &mut Ui, model: &Model) {
        let texts = &model.texts;
        card(ui, |ui| {
            text::quiet(ui, &texts.t("afterwards-who"));
            let known = model.people.offered().count();
            let offered = if self.everybody { known } else { OFFERED };
            let strangers: Vec<String> = self.form.players.iter().map(|player| player.name.clone()).collect();
            chips(ui, |ui| {
                for person in model.people.offered().take(offered) {
                    let mark = Mark { color: person.color, shape: person.shape };
                    let plays = self.form.has(&person.name);
                    if person_chip(ui, mark, &person.name, &person.name, plays).clicked() {
                        self.toggle(&person.name);
                    }
                }
                let marks = seats_of(&strangers, &model.people);
                for player in &marks {
                    let in_sight = model.people.offered().take(offered).any(|person| person.name == player.name);
                    if !in_sight && person_chip(ui, mark_of(player), &player.name, &player.name, true).clicked() {
                        self.toggle(&player.name);
                    }
                }
                if known > offered && choice_chip(ui, "…", &texts.t("app-everybody"), false).clicked() {
                    self.everybody = true;
                }
            });
            ui.add_space(space::XS);
            // The button stands beside the field, and not beside its label.
            let room = ui.available_rect_before_wrap();
            let split = room.left() + 0.68 * room.width();
            let field = ui.scope(|ui| {
                ui.set_max_width(split - room.left());
                text_field(ui, &texts.t("app-new-name"), &mut self.form.newcomer)
            });
            let field = field.inner;
            let beside = Rect::from_x_y_ranges(split + space::S..=room.right(), field.rect.y_range());
            let added = ui.put(beside, Button::quiet(&texts.t("app-add-player")).full()).clicked();
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if field.changed() {
                self.refused = None;
            }
            if added || entered {
                let name = std::mem::take(&mut self.form.newcomer);
                if let Err(why) = self.form.add(&name) {
                    self.form.newcomer = name;
                    self.refused = Some(why).filter(|_| !self.form.newcomer.trim().is_empty());
                } else {
                    field.request_focus();
                }
            }
            if let Some(refused) = &self.refused {
                banner(ui, Tone::Warn, &texts.say(refused), None);
            }
        });
    }

    fn toggle(&mut self, name: &str) {
        match self.form.players.iter().position(|player| player.name == name) {
            Some(at) => self.form.remove(at),
            None => self.refused = self.form.add(name).err(),
        }
    }

    /// The marks of those at the table.
    fn seats(&self, model: &Model) -> Vec<Player> {
        let names: Vec<String> = self.form.players.iter().map(|player| player.name.clone()).collect();
        seats_of(&names, &model.people)
    }

    /// What each has scored.
    pub(super) fn results(&mut self, ui: &mut Ui, model: &Model) {
        let texts = &model.texts;
        if self.form.players.is_empty() {
            return;
        }
        let seats = self.seats(model);
        card(ui, |ui| {
            text::quiet(ui, &texts.t("afterwards-results"));
            for (player, seat) in self.form.players.iter_mut().zip(&seats) {
                let label = texts.say(&Message::new("afterwards-points-of").text("player", &player.name));
                text_field(ui, &label, &mut player.sum);
                // The line is always there, so that what comes below stays where it is.
                let (said, wrong) = match player.check().map(|result| result.points()) {
                    Ok(None) => (texts.t("afterwards-no-points").to_string(), false),
                    Ok(Some(points)) => (texts.so_many_points(points), false),
                    Err(why) => (texts.say(&why), true),
                };
                let tokens = Tokens::of(ui);
                let ink = if wrong { tokens.warn } else { tokens.quiet };
                ui.horizontal(|ui| {
                    let side = tokens.small().size;
                    let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
                    mark_of(seat).paint(ui.painter(), &tokens, place.center(), side);
                    ui.vertical(|ui| text::write(ui, &said, tokens.small(), ink));
                });
                ui.add_space(space::XS);
            }
        });
    }

    /// Who won: by the points, or as somebody says; and who went first.
    pub(super) fn winner(&mut self, ui: &mut Ui, model: &Model) {
        let texts = &model.texts;
        if self.form.players.is_empty() {
            return;
        }
        let seats = self.seats(model);
        card(ui, |ui| {
            text::quiet(ui, &texts.t("afterwards-winner"));
            let rules = ["afterwards-most", "afterwards-fewest", "afterwards-by-hand"].map(|key| texts.t(key));
            let rules = rules.each_ref().map(|words| &**words);
            let at = match (&self.form.winners, self.form.wins) {
                (Some(_), _) => 2,
                (None, Wins::Lowest) => 1,
                (None, Wins::Highest) => 0,
            };
            if let Some(chosen) = segmented(ui, &texts.t("afterwards-winner"), &rules, at) {
                let by_points = self.by_points();
                match chosen {
                    0 => (self.form.winners, self.form.wins) = (None, Wins::Highest),
                    1 => (self.form.winners, self.form.wins) = (None, Wins::Lowest),
                    _ => self.form.winners = Some(by_points),
                }
            }
            let winners = self.form.winners.clone().unwrap_or_else(|| self.by_points());
            let by_hand = self.form.winners.is_some();
            chips(ui, |ui| {
                for (at, player) in seats.iter().enumerate() {
                    let won = winners.contains(&at);
                    let name = texts.say(&Message::new("afterwards-wins").text("player", &player.name));
                    if person_chip(ui, mark_of(player), &player.name, &name, won).clicked() {
                        // A tap on somebody says it by hand.
                        let mut winners = winners.clone();
                        if !winners.remove(&at) {
                            winners.insert(at);
                        }
                        self.form.winners = Some(winners);
                    }
                }
            });
            text::quiet(ui, &texts.t(if by_hand { "afterwards-by-hand-about" } else { "afterwards-by-points-about" }));
            ui.add_space(space::S);
            text::quiet(ui, &texts.t("afterwards-first"));
            chips(ui, |ui| {
                for (at, player) in seats.iter().enumerate() {
                    let first = self.form.first == Some(at);
                    let name = texts.say(&Message::new("app-starts").text("player", &player.name));
                    if person_chip(ui, mark_of(player), &player.name, &name, first).clicked() {
                        self.form.first = (!first).then_some(at);
                    }
                }
            });
        });
    }

    /// Who wins by the points as they are typed, by their places in the list.
    fn by_points(&self) -> BTreeSet<usize> {
        let results = self.form.players.iter().map(|player| player.check().unwrap_or_default()).collect();
        let written = Written { wins: self.form.wins, results, ..Written::default() };
        written.winners().into_iter().map(Seat::index).collect()
    }

    /// How long it took, and a note.
    pub(super) fn more(&mut self, ui: &mut Ui, model: &Model) {
        let texts = &model.texts;
        card(ui, |ui| {
            text_field(ui, &texts.t("afterwards-minutes"), &mut self.form.minutes);
            ui.add_space(space::XS);
            note_field(ui, &texts.t("evening-note"), &mut self.form.note);
        });
    }
}
