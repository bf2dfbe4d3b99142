//! Packing away: the pieces of the box with their numbers, ticked by touch; what is missing is remembered for the next time.

use egui::{Ui, vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::boxes::BoxChange;
use crate::app::state::model::Model;
use crate::kit::tokens::space;
use crate::kit::{Button, CheckRow, Icon, Tokens, bottom_bar, card, hairline, icon_button_side, page, text, two_sides};
use crate::library::aids::BoxPiece;
use crate::library::entry::either;
use crate::locale::{Language, Message};

/// The screen.
#[derive(Default)]
pub struct PackingScreen {
    groups: Vec<Group>,
    made: Option<(u64, Language)>,
}

/// The kinds of piece whose counts stand in one place, which is said once, below them.
struct Group {
    source: String,
    rows: Vec<Row>,
}

/// A kind of piece in words.
struct Row {
    id: String,
    what: String,
    /// How many the box holds.
    count: String,
    /// The same where some are missing.
    missing: String,
    notes: Vec<String>,
}

impl PackingScreen {
    fn refresh(&mut self, model: &Model) {
        let Some((open, list)) = model.setup_list() else { return };
        let language = model.texts.language();
        let made = Some((open.shown.last, language));
        if self.made != made {
            self.made = made;
            let pieces: Vec<&BoxPiece> = model.at_table(open, |table| list.pieces_at(table).collect());
            self.groups = grouped(&pieces, language)
                .into_iter()
                .map(|(source, pieces)| Group {
                    source: model.texts.say(&Message::new("setup-packing-from").text("source", source)),
                    rows: pieces.into_iter().map(|piece| Row::of(model, piece)).collect(),
                })
                .collect();
        }
    }

    fn rows(&self) -> impl Iterator<Item = &Row> {
        self.groups.iter().flat_map(|group| &group.rows)
    }
}

/// The pieces by where their counts stand, each source where its first piece is.
fn grouped<'a>(pieces: &[&'a BoxPiece], language: Language) -> Vec<(&'a str, Vec<&'a BoxPiece>)> {
    let mut groups: Vec<(&str, Vec<&BoxPiece>)> = Vec::new();
    for &piece in pieces {
        let source = either(&piece.source, language);
        match groups.iter_mut().find(|(of, _)| *of == source) {
            Some((_, pieces)) => pieces.push(piece),
            None => groups.push((source, vec![piece])),
        }
    }
    groups
}

impl Row {
    fn of(model: &Model, piece: &BoxPiece) -> Self {
        let sure = piece.confidence.is_doubtful().then(|| model.texts.say(&piece.confidence.message()));
        let count = model.texts.say(&piece.holds.message());
        Self {
            id: piece.id.clone(),
            what: either(&piece.what, model.texts.language()).to_owned(),
            missing: model.texts.say(&Message::new("setup-is-missing").text("count", &count)),
            count,
            notes: sure.into_iter().collect(),
        }
    }

    fn show(&self, ui: &mut Ui, context: &mut ScreenContext<'_>, game: &'static str, packed: bool, missing: bool) {
        let texts = &context.model.texts;
        let key = if missing { "setup-found" } else { "setup-lost" };
        let name = texts.say(&Message::new(key).text("piece", self.what.clone()));
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            let width = ui.available_width() - icon_button_side(&Tokens::of(ui)) - space::S;
            let row = CheckRow::new(&self.what, packed).state(&self.count, &self.missing, missing).notes(&self.notes);
            if row.show(ui, width).clicked() {
                context.actions.push(AppAction::Box(BoxChange::Packed(self.id.clone(), !packed)));
            }
            // It warns where something is missing, and not before.
            let icon = if missing { Icon::Warning } else { Icon::Hidden };
            if ui.add(Button::icon_only(icon, &name).selected(missing)).clicked() {
                context.actions.push(AppAction::Box(BoxChange::Missing(game, self.id.clone(), !missing)));
            }
        });
    }
}

impl Screen for PackingScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        self.refresh(context.model);
        let texts = &context.model.texts;
        let Some((open, _)) = context.model.setup_list() else { return };
        let (play, game) = (open.session.id(), open.game.id());
        let boxes = &context.model.boxes;
        let packed = self.rows().filter(|row| boxes.is_packed(play, &row.id)).count();
        let progress = Message::new("setup-packed").number("packed", packed).number("pieces", self.rows().count());
        let progress = texts.say(&progress);
        title_bar(ui, context, &texts.t("setup-command-packing"), |_, _| {});
        bottom_bar(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(space::S, space::S);
            if loud_in_bar(ui, Button::primary(&texts.t("setup-packed-all"))) {
                context.actions.push(AppAction::Back);
            }
        });
        page(ui, |ui| {
            let name = |ui: &mut Ui| text::quiet(ui, &open.shown.game);
            two_sides(ui, space::L, name, |ui| text::quiet(ui, &progress));
            for group in &self.groups {
                card(ui, |ui| {
                    for (index, row) in group.rows.iter().enumerate() {
                        if index > 0 {
                            hairline(ui);
                        }
                        let (packed, missing) = (boxes.is_packed(play, &row.id), boxes.is_missing(game, &row.id));
                        ui.push_id(&row.id, |ui| row.show(ui, context, game, packed, missing));
                    }
                });
                text::quiet(ui, &group.source);
            }
            text::quiet(ui, &texts.t("setup-packing-about"));
        });
    }
}
