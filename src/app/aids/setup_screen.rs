//! The setup of the open play, step by step: ticked by touch, left with one tap, there again after a restart.

use egui::{Ui, vec2};
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::screens::parts::{more_menu, title_bar};
use crate::app::state::boxes::BoxChange;
use crate::app::state::model::Model;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{
    Button, COLUMN, CheckRow, Icon, Tokens, Tone, banner, bottom_bar, card, hairline, icon_button_side, page, text,
    two_sides,
};
use crate::library::Ref;
use crate::library::aids::{Amount, Count, SetupStep, Takes};
use crate::library::entry::either;
use crate::locale::{Language, Message, with_capital};

/// What the menu holds.
const MENU: [Command; 5] = [Command::Lesson, Command::Library, Command::Print, Command::Settings, Command::Palette];

/// The screen.
#[derive(Default)]
pub struct SetupScreen {
    rows: Vec<Row>,
    missing: Vec<String>,
    made: Option<(u64, Language)>,
}

/// A step in words.
struct Row {
    id: String,
    at: Ref,
    title: String,
    notes: Vec<String>,
    doubt: Option<String>,
}

impl SetupScreen {
    fn refresh(&mut self, model: &Model) {
        let Some((open, list)) = model.setup_list() else { return };
        let language = model.texts.language();
        let made = Some((open.shown.last, language));
        if self.made == made {
            return;
        }
        self.made = made;
        self.rows = model.at_table(open, |table| list.steps_at(table).map(|step| Row::of(model, step)).collect());
        let game = open.game.id();
        self.missing = model.at_table(open, |table| {
            let pieces = list.pieces_at(table).filter(|piece| model.boxes.is_missing(game, &piece.id));
            pieces.map(|piece| either(&piece.what, language).to_owned()).collect()
        });
    }
}

/// What the owner of a box has filled in for a number of players; none where that is not known either.
fn filled_in(own: &Value, count: &Count, players: usize) -> Option<i64> {
    let figure = count.figure(players)?;
    let is_it = |own: &&Value| own.get("field").and_then(Value::as_str) == Some(figure.as_str());
    own.as_array()?.iter().rev().find(is_it)?.get("value")?.as_i64()
}

impl Row {
    fn of(model: &Model, step: &SetupStep) -> Self {
        let texts = &model.texts;
        let language = texts.language();
        let (game, setup) = match &model.open {
            Some(open) => (open.game.id(), Some(open.session.play().setup())),
            None => ("", None),
        };
        let players = setup.map_or(0, |setup| setup.players.len());
        let (title, text) = step.words(players);
        let mut notes: Vec<String> = text.into_iter().map(|words| either(words, language).to_owned()).collect();
        // Where no source says how many, the owner of the box may have.
        let own = model.figures_read(game).unwrap_or_default();
        // A step that says what is not known of it says so once.
        let counted = |count: &Count| match filled_in(&own, count, players) {
            Some(all) => Some(count.filled_in(all)),
            None if count.amount == Amount::Unknown && step.unsure.is_some() => None,
            None => Some(count.message(players)),
        };
        notes.extend(step.counts.iter().filter_map(counted).map(|count| texts.say(&count)));
        if let Some(setup) = setup {
            let names = setup.players.iter().map(|player| Message::literal(player.name.clone())).collect();
            match step.who {
                Takes::Each if players > 1 => notes.push(texts.say(&Message::new("setup-for").names("players", names))),
                Takes::First if players > 1 => {
                    let first = setup.name(setup.first);
                    notes.push(texts.say(&Message::new("setup-first").text("player", first)));
                }
                Takes::Each | Takes::First | Takes::Table => {}
            }
        }
        let doubt = step.unsure.as_ref().map(|words| either(words, language).to_owned());
        let doubt = doubt
            .or_else(|| step.confidence.is_doubtful().then(|| with_capital(&texts.say(&step.confidence.message()))));
        let is_filled_in = step.counts.iter().any(|count| filled_in(&own, count, players).is_some());
        let doubt = doubt.filter(|_| !is_filled_in);
        Self {
            id: step.id.clone(),
            at: Ref::new(game, step.entry_id()),
            title: either(title, language).to_owned(),
            notes,
            doubt,
        }
    }

    /// The row with its box, and behind it the way to where it stands.
    fn show(&self, ui: &mut Ui, context: &mut ScreenContext<'_>, done: bool) {
        let why = context.model.texts.say(&Message::new("setup-why").text("step", self.title.clone()));
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            let width = ui.available_width() - icon_button_side(&crate::kit::Tokens::of(ui)) - space::S;
            let row = CheckRow::new(&self.title, done).notes(&self.notes).doubt(self.doubt.as_deref());
            if row.show(ui, width).clicked() {
                context.actions.push(AppAction::Box(BoxChange::Done(self.id.clone(), !done)));
            }
            if ui.add(Button::icon_only(Icon::Info, &why)).clicked() {
                context.actions.push(AppAction::Look(self.at.clone()));
            }
        });
    }
}

impl Screen for SetupScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        self.refresh(context.model);
        let texts = &context.model.texts;
        let Some((open, _)) = context.model.setup_list() else { return };
        let play = open.session.id();
        let players = open.session.play().setup().players.len();
        let done = self.rows.iter().filter(|row| context.model.boxes.is_done(play, &row.id)).count();
        let about = Message::new("setup-progress")
            .number("players", players)
            .number("done", done)
            .number("steps", self.rows.len());
        let about = texts.say(&about);
        title_bar(ui, context, &texts.t("setup-title"), |ui, context| {
            more_menu(ui, context, &MENU, false);
        });
        let whole = done == self.rows.len();
        bottom_bar(ui, |ui| {
            let skip = texts.t("setup-skip");
            ui.spacing_mut().item_spacing = vec2(space::S, space::S);
            let width = ui.available_width().min(COLUMN * Tokens::of(ui).scale());
            ui.add_space((ui.available_width() - width) / 2.0);
            ui.allocate_ui(vec2(width, TARGET), |ui| {
                if ui.add(Button::quiet(&skip).as_high_as_in_bar()).clicked() {
                    context.actions.push(AppAction::Box(BoxChange::Skip));
                    context.actions.push(AppAction::Go(Place::Table));
                }
                if ui.add(Button::primary(&texts.t("setup-to-table")).in_bar()).clicked() {
                    context.actions.push(AppAction::Go(Place::Table));
                }
            });
        });
        page(ui, |ui| {
            let game = |ui: &mut Ui| text::quiet(ui, &open.shown.game);
            two_sides(ui, space::L, game, |ui| text::quiet(ui, &about));
            if !self.missing.is_empty() {
                let missing = Message::new("setup-missing").list("pieces", Message::literals(self.missing.clone()));
                if banner(ui, Tone::Warn, &texts.say(&missing), Some(&texts.t("setup-command-packing"))) {
                    context.actions.push(AppAction::Go(Place::Packing));
                }
            }
            card(ui, |ui| {
                for (index, row) in self.rows.iter().enumerate() {
                    if index > 0 {
                        hairline(ui);
                    }
                    ui.push_id(&row.id, |ui| row.show(ui, context, context.model.boxes.is_done(play, &row.id)));
                }
            });
            // The room is there from the start, so that nothing moves when the last step is ticked.
            ui.allocate_ui(vec2(ui.available_width(), TARGET), |ui| {
                text::quiet(ui, &texts.t(if whole { "setup-whole" } else { "setup-about" }));
            });
        });
    }
}
