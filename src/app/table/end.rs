//! The end of a play: who has won and why, what was special, and what becomes of the evening.

use egui::{Align, Layout, Ui};

use crate::app::app_action::AppAction;
use crate::app::dialogs::picture::PictureDialog;
use crate::app::dialogs::push::PushDialog;
use crate::app::dialogs::remark::RemarkDialog;
use crate::app::dialogs::rounds::RoundsDialog;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::picture::verdict;
use crate::app::state::model::Model;
use crate::app::state::open::Open;
use crate::kit::tokens::{FRAME, space};
use crate::kit::{Button, Icon, Tokens, anchored, card, copyable, hairline, text, two_sides};
use crate::locale::Message;
use crate::stats::{Special, special};
use crate::store::PlayId;
use crate::table::points::Points;

/// So many special things are told; more would make none of them special.
const MOST: usize = 5;

/// What was special about the open play in words, made when the play or the list has changed.
#[derive(Default)]
pub struct Specials {
    made: Option<(PlayId, u64, crate::locale::Language)>,
    /// Each with what was so before.
    lines: Vec<(String, String)>,
}

impl Specials {
    /// Makes the lines anew where that is due.
    pub fn refresh(&mut self, model: &Model, open: &Open) {
        let made = Some((open.session.id(), model.evenings.version(), model.texts.language()));
        if open.shown.verdict.is_none() || self.made == made {
            return;
        }
        let Some(plays) = model.plays() else { return };
        let all = special(plays, open.session.id());
        self.lines = all.iter().take(MOST).map(|one| words(model, open, one)).collect();
        self.made = made;
    }
}

/// One special thing: what it is, and what was so before.
fn words(model: &Model, open: &Open, one: &Special) -> (String, String) {
    let say = |message: &Message| model.texts.say(message);
    let game = open.shown.game.as_str();
    let was = |points: Points| say(&Message::new("evening-was").text("points", model.texts.points(points)));
    match one {
        Special::BestOfAll { player, before, .. } => {
            (say(&Message::new("evening-best-of-all").text("player", player).text("game", game)), was(*before))
        }
        Special::OwnBest { player, before, .. } => {
            (say(&Message::new("evening-own-best").text("player", player).text("game", game)), was(*before))
        }
        Special::Closest { margin } => {
            (model.texts.t("evening-closest").to_string(), model.texts.so_many_points(*margin))
        }
        Special::FirstWin { player, plays } => {
            (say(&Message::new("evening-first-win").text("player", player).number("plays", *plays)), String::new())
        }
        Special::Streak { player, wins } => {
            (say(&Message::new("evening-streak").text("player", player).number("wins", *wins)), String::new())
        }
        Special::MostInRow { player, row, points, before } => {
            let row = row.say(model.texts.language());
            let most = Message::new("evening-most").text("row", row).text("player", player);
            (say(&most.text("points", model.texts.points(*points))), was(*before))
        }
    }
}

/// Draws it; nothing while the play goes on. Where nobody can be named yet, the step below says what is open.
pub fn show(ui: &mut Ui, screen: &mut ScreenContext<'_>, open: &Open, specials: &Specials) {
    let won = open.shown.winner.is_some();
    if !won && !open.shown.is_over() {
        return;
    }
    // A number put right below can bring up what decided a tie: the page gives way, and not the row under the finger.
    anchored(ui, ("winner", open.session.id()), |ui| {
        if won {
            card(ui, |ui| {
                ui.add_space(space::S);
                ui.with_layout(Layout::top_down(Align::Center), |ui| {
                    verdict(ui, &open.shown, |ui, words| drop(copyable(ui, words)));
                });
                ui.add_space(space::S);
                remark(ui, screen.model, open);
            });
        } else {
            remark(ui, screen.model, open);
        }
        if !specials.lines.is_empty() && open.shown.verdict.is_some() {
            ui.add_space(space::M);
            card(ui, |ui| lines(ui, screen.model, specials));
        }
        // It comes with a number that was put right, so it pushes none of the other buttons aside.
        let play_on = screen.model.texts.t("app-play-on");
        if open.shown.plays_on && ui.add(Button::quiet(&play_on).icon(Icon::Play)).clicked() {
            screen.actions.push(AppAction::PlayOn);
        }
    });
    ui.add_space(space::M);
    buttons(ui, screen, open);
}

/// Where it was and what was noted, where somebody said.
fn remark(ui: &mut Ui, model: &Model, open: &Open) {
    let remark = model.remark(open.session.id());
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        for words in [&remark.location, &remark.note].into_iter().filter(|words| !words.is_empty()) {
            text::quiet(ui, words);
        }
    });
}

fn lines(ui: &mut Ui, model: &Model, specials: &Specials) {
    let tokens = Tokens::of(ui);
    text::quiet(ui, &model.texts.t("evening-special"));
    for (index, (what, before)) in specials.lines.iter().enumerate() {
        if index > 0 {
            hairline(ui);
        }
        ui.add_space(FRAME);
        two_sides(ui, tokens.body().size * 1.8, |ui| text::strong(ui, what), |ui| text::quiet(ui, before));
    }
}

/// What becomes of the evening.
fn buttons(ui: &mut Ui, screen: &mut ScreenContext<'_>, open: &Open) {
    let texts = &screen.model.texts;
    let past = open.past();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
        if past.is_none() && ui.add(Button::quiet(&texts.t("evening-rematch")).icon(Icon::Redo)).clicked() {
            screen.actions.push(AppAction::Rematch);
        }
        let picture = texts.t("evening-picture-short");
        if ui.add(Button::quiet(&picture).icon(Icon::Picture)).clicked() {
            screen.actions.push(AppAction::Show(Box::new(PictureDialog::new(screen.model))));
        }
        if ui.add(Button::quiet(&texts.t("addresses-copy-result")).icon(Icon::Copy)).clicked() {
            screen.actions.push(AppAction::Copy(screen.model.result_in_words(open)));
        }
        if ui.add(Button::quiet(&texts.t("afterwards-push")).icon(Icon::Share)).clicked() {
            let dialog = PushDialog::new(screen.model);
            screen.actions.extend(dialog.map(|dialog| AppAction::Show(Box::new(dialog))));
        }
        if past.is_none() && ui.add(Button::quiet(&texts.t("evening-rounds")).icon(Icon::Chart)).clicked() {
            screen.actions.push(AppAction::Show(Box::new(RoundsDialog::new(screen.model))));
        }
        if open.has_setup() && ui.add(Button::quiet(&texts.t("setup-command-packing")).icon(Icon::Carton)).clicked() {
            screen.actions.push(AppAction::Go(Place::Packing));
        }
        if past.is_some() {
            if ui.add(Button::quiet(&texts.t("afterwards-edit-button")).icon(Icon::Pencil)).clicked() {
                screen.actions.push(AppAction::Go(Place::EditPast));
            }
            if ui.add(Button::quiet(&texts.t("app-remove")).icon(Icon::Trash)).clicked() {
                screen.actions.extend([AppAction::Remove(open.session.id()), AppAction::Go(Place::Home)]);
            }
            return;
        }
        if ui.add(Button::quiet(&texts.t("evening-remark")).icon(Icon::Pencil)).clicked() {
            let dialog = RemarkDialog::new(screen.model, open.session.id());
            screen.actions.push(AppAction::Show(Box::new(dialog)));
        }
    });
}
