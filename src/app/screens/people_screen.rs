//! The people who have played here: a name can be corrected, merged with another, hidden or forgotten; a color and a shape
//! can be their own.

use std::collections::BTreeSet;

use egui::{Key, Ui};

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::messages::Offer;
use crate::app::state::model::Model;
use crate::app::state::people::{self, PeopleChange, Person};
use crate::app::sync::store_client::PendingRequest;
use crate::kit::tokens::space;
use crate::kit::{
    Art, Button, Icon, ListRow, Mark, Tone, banner, card, empty_state, hairline, list_item, list_of, page, person_chip,
    text, text_field, unless,
};
use crate::locale::Message;
use crate::stats::Plays;
use crate::store::merge;
use crate::table::player_name::check_name;
use crate::table::seat::{PieceColor, Shape};

/// The screen.
#[derive(Default)]
pub struct PeopleScreen {
    /// Those whose rows are open: one that closed for another would move that other one away under the finger.
    editing: Vec<Editing>,
    /// Those who sit in plays and are not remembered, made when a play or a name has changed.
    others: Others,
}

/// Guests, and players of files that were added.
#[derive(Default)]
struct Others {
    /// Of which state of the plays, and beside whom.
    of: Option<(u64, Vec<String>)>,
    /// The last who played first.
    people: Vec<Person>,
}

impl Others {
    fn refresh(&mut self, model: &Model) {
        let known: Vec<String> = model.people.known.iter().map(|person| person.name.clone()).collect();
        let of = Some((model.evenings.version(), known));
        if self.of == of {
            return;
        }
        let mut seen: BTreeSet<&str> = model.people.known.iter().map(|person| person.name.as_str()).collect();
        let plays = model.plays().map(Plays::all).unwrap_or_default().iter().rev();
        let seats =
            plays.flat_map(|play| play.seats.iter().filter(|seat| !seat.guest).map(|seat| (play.started, seat)));
        let fresh = seats.filter(|(_, seat)| seen.insert(&seat.name));
        self.people = fresh.map(|(at, seat)| Person::met(seat.name.clone(), seat.color, seat.shape, at)).collect();
        self.of = of;
    }
}

/// Somebody whose name is being corrected.
struct Editing {
    /// The name so far.
    name: String,
    typed: String,
    /// Why the new name was not taken.
    refused: Option<Message>,
    /// Whether it is asked who else this person is.
    merging: bool,
}

impl Editing {
    fn new(name: &str) -> Self {
        Self { name: name.to_owned(), typed: name.to_owned(), refused: None, merging: false }
    }

    /// Carries out a correction of the name, or says why it cannot be.
    fn rename(&mut self, model: &Model, others: &[Person]) -> Option<PeopleChange> {
        let to = self.typed.split_whitespace().collect::<Vec<_>>().join(" ");
        let in_plays = others.iter().any(|other| other.name != self.name && other.name == to);
        self.refused = if to.is_empty() {
            Some(Message::new("app-name-empty"))
        } else if let Err(fault) = check_name(&to) {
            Some(fault.message())
        } else if in_plays || model.people.is_taken(&to, &self.name) {
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
        self.others.refresh(model);
        let others = std::mem::take(&mut self.others.people);
        page(ui, |ui| {
            let known = &model.people.known;
            if known.is_empty() && others.is_empty() {
                empty_state(ui, Art::Table, &texts.t("app-people-empty"), None);
                return;
            }
            if !known.is_empty() {
                card(ui, |ui| {
                    text::quiet(ui, &texts.t("app-people-tap"));
                    self.list(ui, context, known, &others);
                });
            }
            if !others.is_empty() {
                card(ui, |ui| {
                    text::strong(ui, &texts.t("evening-others"));
                    text::quiet(ui, &texts.t("evening-others-about"));
                    self.list(ui, context, &others, &others);
                });
            }
        });
        self.others.people = others;
    }
}

impl PeopleScreen {
    fn list(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>, people: &[Person], others: &[Person]) {
        ui.scope(|ui| {
            list_of(ui, people.len());
            for (index, person) in people.iter().enumerate() {
                if index > 0 {
                    hairline(ui);
                }
                list_item(ui, &person.name, (index, people.len()), |ui| self.person(ui, context, person, others));
            }
        });
    }

    fn person(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>, person: &Person, others: &[Person]) {
        let mark = Mark { color: person.color, shape: person.shape };
        let mut note = colors(person, context.model);
        if person.hidden {
            let hidden = context.model.texts.t("evening-is-hidden");
            note = if note.is_empty() { hidden.to_string() } else { format!("{hidden} · {note}") };
        }
        let open = self.editing.iter().any(|editing| editing.name == person.name);
        let row = ListRow::new(&person.name).mark(mark).selected(open);
        let row = if note.is_empty() { row } else { row.note(&note) };
        if row.show(ui).clicked() {
            self.close(&person.name);
            if !open {
                self.editing.push(Editing::new(&person.name));
            }
        }
        if let Some(editing) = self.editing.iter_mut().find(|editing| editing.name == person.name)
            && let Some(change) = edit(ui, context.model, editing, person, others)
        {
            context.actions.push(AppAction::People(change));
            self.close(&person.name);
        }
    }

    fn close(&mut self, name: &str) {
        self.editing.retain(|editing| editing.name != name);
    }
}

/// The field of the name, and what else can be done.
fn edit(ui: &mut Ui, model: &Model, editing: &mut Editing, person: &Person, others: &[Person]) -> Option<PeopleChange> {
    let texts = &model.texts;
    let is_known = model.people.find(&person.name).is_some();
    let field = text_field(ui, &texts.t("app-people-name"), &mut editing.typed);
    if field.changed() {
        editing.refused = None;
    }
    let mut change = None;
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let name = || person.name.clone();
    ui.add_space(space::XS);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
        if ui.add(Button::quiet(&texts.t("app-people-rename")).icon(Icon::Pencil)).clicked() || entered {
            change = if editing.typed == editing.name { None } else { editing.rename(model, others) };
        }
        let count = model.people.known.len() + if is_known { 0 } else { others.len() };
        if count > 1 && ui.add(Button::quiet(&texts.t("evening-merge")).icon(Icon::People)).clicked() {
            editing.merging = !editing.merging;
        }
        if !is_known {
            if ui.add(Button::quiet(&texts.t("evening-remember")).icon(Icon::Plus)).clicked() {
                change = Some(PeopleChange::Remember(person.clone()));
            }
            return;
        }
        let has_colors = !person.any_color;
        if has_colors && ui.add(Button::quiet(&texts.t("app-people-reset")).icon(Icon::Undo)).clicked() {
            change = Some(PeopleChange::ResetColors(name()));
        }
        let hide = if person.hidden { "evening-unhide" } else { "evening-hide" };
        let icon = if person.hidden { Icon::Eye } else { Icon::Hidden };
        if ui.add(Button::quiet(&texts.t(hide)).icon(icon)).clicked() {
            change = Some(PeopleChange::Hide(name(), !person.hidden));
        }
        if ui.add(Button::quiet(&texts.t("app-people-forget")).icon(Icon::Trash)).clicked() {
            change = Some(PeopleChange::Forget(name()));
        }
    });
    if editing.merging {
        // Whoever is remembered stays so.
        let others = others.iter().filter(|_| !is_known);
        let all: Vec<&Person> = model.people.known.iter().chain(others).collect();
        change = merge_with(ui, model, person, &all).or(change);
    }
    change = other_names(ui, model, person).or(change);
    if is_known {
        change = favorites(ui, model, person).or(change);
    }
    if let Some(refused) = &editing.refused {
        banner(ui, Tone::Warn, &texts.say(refused), None);
    }
    change
}

/// Who else this person is: all plays of both count for that one then.
fn merge_with(ui: &mut Ui, model: &Model, person: &Person, all: &[&Person]) -> Option<PeopleChange> {
    let texts = &model.texts;
    text::quiet(ui, &texts.say(&Message::new("evening-merge-who").text("player", &person.name)));
    let mut change = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
        for other in all.iter().filter(|other| other.name != person.name) {
            let together = model.plays().map_or(0, |plays| plays.together(&person.name, &other.name));
            // Two who sat at one table are two.
            let why =
                (together > 0).then(|| texts.say(&Message::new("evening-merge-together").number("plays", together)));
            let said = Message::new("evening-merge-is").text("player", &person.name).text("other", &other.name);
            let (mark, said) = (Mark { color: other.color, shape: other.shape }, texts.say(&said));
            let chip = |ui: &mut Ui| person_chip(ui, mark, &other.name, &said, false);
            if unless(ui, why.as_deref(), chip).clicked() && together == 0 {
                change = Some(PeopleChange::Merge { from: person.name.clone(), to: other.name.clone() });
            }
        }
    });
    change
}

/// The names that count as this one: each can be a person of its own again.
fn other_names(ui: &mut Ui, model: &Model, person: &Person) -> Option<PeopleChange> {
    let texts = &model.texts;
    let aliases = model.evenings.aliases().iter();
    let names: Vec<&str> = aliases.filter(|(_, is)| *is == person.name).map(|(name, _)| name).collect();
    if names.is_empty() {
        return None;
    }
    text::quiet(ui, &texts.t("evening-also"));
    let mut change = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
        for name in names {
            let words = texts.say(&Message::new("evening-separate").text("name", name));
            if ui.add(Button::quiet(&words).icon(Icon::Undo)).clicked() {
                change = Some(PeopleChange::Separate(name.to_owned()));
            }
        }
    });
    change
}

/// The color and the shape that are tried first.
fn favorites(ui: &mut Ui, model: &Model, person: &Person) -> Option<PeopleChange> {
    let texts = &model.texts;
    let mut change = None;
    let said = |key: &'static str| {
        let message = Message::new("app-of-player").text("player", person.name.as_str());
        texts.say(&message.say("what", Message::new(key)))
    };
    text::quiet(ui, &texts.t("evening-favorite-color"));
    ui.horizontal_wrapped(|ui| {
        for color in PieceColor::ALL {
            let mark = Mark { color, shape: person.shape };
            let is = person.favorite == Some(color);
            if person_chip(ui, mark, &texts.t(color.key()), &said(color.key()), is).clicked() && !is {
                change = Some(PeopleChange::Favorite(person.name.clone(), color));
            }
        }
    });
    text::quiet(ui, &texts.t("evening-favorite-shape"));
    ui.horizontal_wrapped(|ui| {
        for shape in Shape::ALL {
            let mark = Mark { color: person.color, shape };
            let is = person.shape == shape;
            if person_chip(ui, mark, &texts.t(shape.key()), &said(shape.key()), is).clicked() && !is {
                change = Some(PeopleChange::Shape(person.name.clone(), shape));
            }
        }
    });
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
            PeopleChange::Remember(person) => Message::new("evening-remembered").text("name", &person.name),
            PeopleChange::Forget(name) => Message::new("app-people-forgotten").text("name", name),
            PeopleChange::ResetColors(name) => Message::new("app-people-reset-done").text("name", name),
            PeopleChange::Merge { from, to } => Message::new("evening-merged").text("from", from).text("to", to),
            PeopleChange::Separate(name) => Message::new("evening-separated").text("name", name),
            PeopleChange::Hide(name, true) => Message::new("evening-hidden").text("name", name),
            PeopleChange::Hide(name, false) => Message::new("evening-unhidden").text("name", name),
            PeopleChange::Favorite(name, _) | PeopleChange::Shape(name, _) => {
                Message::new("evening-favorite-kept").text("name", name)
            }
        };
        self.people_before = Some((self.model.people.clone(), self.model.evenings.aliases().clone()));
        self.model.people.change(change);
        self.keep_people();
        // The plays keep the names that they were played under; which of them are one person is kept beside them.
        let aliases = self.model.evenings.aliases();
        let aliases = match change {
            // Somebody who is not remembered may have played under that name: then the two are one.
            PeopleChange::Rename { from, to } if self.model.plays().is_none_or(|plays| !plays.knows(to)) => {
                Some(aliases.renamed(from, to))
            }
            PeopleChange::Rename { from, to } | PeopleChange::Merge { from, to } => Some(aliases.merged(from, to)),
            PeopleChange::Separate(name) => Some(aliases.without(name)),
            _ => None,
        };
        if let Some(aliases) = aliases {
            self.keep_aliases(aliases);
        }
        self.message(said, false, Some(Offer::People));
    }

    /// Takes back the last such change.
    pub(in crate::app) fn put_people_back(&mut self) {
        if let Some((people, aliases)) = self.people_before.take() {
            self.model.people = people;
            self.keep_people();
            if *self.model.evenings.aliases() != aliases {
                self.keep_aliases(aliases);
            }
        }
    }

    fn keep_people(&mut self) {
        let people = merge::value(&self.model.people);
        self.client.change(PendingRequest::People, people::KEY, people::NAMES.to_vec(), people);
    }
}
