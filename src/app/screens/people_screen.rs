//! The people who have played here: a name can be corrected or forgotten, and colors can be reset.

use egui::{Key, Ui};

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::messages::Offer;
use crate::app::state::model::Model;
use crate::app::state::people::{self, PeopleChange, Person};
use crate::app::sync::store_client::PendingRequest;
use crate::kit::{
    Art, Button, Icon, ListRow, Mark, Tone, banner, card, empty_state, hairline, list_item, list_of, page, text,
    text_field,
};
use crate::locale::Message;
use crate::store::merge;

/// The screen.
#[derive(Default)]
pub struct PeopleScreen {
    editing: Option<Editing>,
}

/// Somebody whose name is being corrected.
struct Editing {
    /// The name so far.
    name: String,
    typed: String,
    /// Why the new name was not taken.
    refused: Option<Message>,
}

impl Editing {
    fn new(name: &str) -> Self {
        Self { name: name.to_owned(), typed: name.to_owned(), refused: None }
    }

    /// Carries out a correction of the name, or says why it cannot be.
    fn rename(&mut self, model: &Model) -> Option<PeopleChange> {
        let to = self.typed.split_whitespace().collect::<Vec<_>>().join(" ");
        self.refused = if to.is_empty() {
            Some(Message::new("app-name-empty"))
        } else if model.people.is_taken(&to, &self.name) {
            Some(Message::new("app-people-taken").text("name", &to))
        } else {
            None
        };
        self.refused.is_none().then(|| PeopleChange::Rename { from: self.name.clone(), to })
    }
}

impl Screen for PeopleScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        title_bar(ui, context, &texts.t("app-command-people"), |_, _| {});
        page(ui, |ui| {
            if model.people.known.is_empty() {
                empty_state(ui, Art::Table, &texts.t("app-people-empty"), None);
                return;
            }
            card(ui, |ui| {
                text::quiet(ui, &texts.t("app-people-tap"));
                ui.scope(|ui| {
                    let count = model.people.known.len();
                    list_of(ui, count);
                    for (index, person) in model.people.known.iter().enumerate() {
                        if index > 0 {
                            hairline(ui);
                        }
                        list_item(ui, &person.name, (index, count), |ui| self.person(ui, context, person));
                    }
                });
            });
        });
    }
}

impl PeopleScreen {
    fn person(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>, person: &Person) {
        let mark = Mark { color: person.color, shape: person.shape };
        let note = colors(person, context.model);
        let open = self.editing.as_ref().is_some_and(|editing| editing.name == person.name);
        let row = ListRow::new(&person.name).mark(mark).selected(open);
        let row = if note.is_empty() { row } else { row.note(&note) };
        if row.show(ui).clicked() {
            self.editing = (!open).then(|| Editing::new(&person.name));
        }
        if let Some(editing) = self.editing.as_mut().filter(|editing| editing.name == person.name)
            && let Some(change) = edit(ui, context.model, editing, person)
        {
            context.actions.push(AppAction::People(change));
            self.editing = None;
        }
    }
}

/// The field of the name, and what else can be done.
fn edit(ui: &mut Ui, model: &Model, editing: &mut Editing, person: &Person) -> Option<PeopleChange> {
    let texts = &model.texts;
    let field = text_field(ui, &texts.t("app-people-name"), &mut editing.typed);
    if field.changed() {
        editing.refused = None;
    }
    let mut change = None;
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    ui.horizontal_wrapped(|ui| {
        if ui.add(Button::quiet(&texts.t("app-people-rename")).icon(Icon::Pencil)).clicked() || entered {
            change = if editing.typed == editing.name { None } else { editing.rename(model) };
        }
        let has_colors = !person.any_color;
        if has_colors && ui.add(Button::quiet(&texts.t("app-people-reset")).icon(Icon::Undo)).clicked() {
            change = Some(PeopleChange::ResetColors(person.name.clone()));
        }
        if ui.add(Button::quiet(&texts.t("app-people-forget")).icon(Icon::Trash)).clicked() {
            change = Some(PeopleChange::Forget(person.name.clone()));
        }
    });
    if let Some(refused) = &editing.refused {
        banner(ui, Tone::Warn, &texts.say(refused), None);
    }
    change
}

/// The color of each game, in words.
fn colors(person: &Person, model: &Model) -> String {
    let games = model.games.iter().filter_map(|game| {
        let color = person.color_in(game.id())?;
        let say = Message::new("app-people-color").say("game", game.name()).say("color", Message::new(color.key()));
        Some(model.texts.say(&say))
    });
    games.collect::<Vec<_>>().join(" · ")
}

impl App {
    /// Changes what is remembered of somebody; it can be taken back.
    pub(in crate::app) fn change_people(&mut self, change: &PeopleChange) {
        let said = match change {
            PeopleChange::Rename { from, to } => Message::new("app-people-renamed").text("from", from).text("to", to),
            PeopleChange::Forget(name) => Message::new("app-people-forgotten").text("name", name),
            PeopleChange::ResetColors(name) => Message::new("app-people-reset-done").text("name", name),
        };
        self.people_before = Some(self.model.people.clone());
        self.model.people.change(change);
        self.client.change(
            PendingRequest::People,
            people::KEY,
            people::NAMES.to_vec(),
            merge::value(&self.model.people),
        );
        self.message(said, false, Some(Offer::People));
    }

    /// Takes back the last such change.
    pub(in crate::app) fn put_people_back(&mut self) {
        if let Some(before) = self.people_before.take() {
            self.model.people = before;
            self.client.change(
                PendingRequest::People,
                people::KEY,
                people::NAMES.to_vec(),
                merge::value(&self.model.people),
            );
        }
    }
}
