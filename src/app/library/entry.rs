//! An entry of the library as it is read: its names, what it does, its rulings, and what a person wrote on it.

use std::ops::Range;

use egui::{Rect, Sense, Ui, Vec2};

use super::links::{Link, links};
use super::note::NoteDialog;
use super::own_card::OwnCardDialog;
use crate::app::Place;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::table::with_desk;
use crate::games::view::View;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, Tokens, chip, copyable, copyable_fact, hairline, inset, marked, text};
use crate::library::entry::either;
use crate::library::marks::marks;
use crate::library::{LibraryEntry, Query, Ref};
use crate::locale::{Language, Message};

/// An entry in words, made when the entry, the language or something written on it changes.
pub struct EntryWords {
    /// Which one.
    pub at: Ref,
    /// Its name, or its question.
    pub name: Marked,
    others: Marked,
    chips: Vec<String>,
    text: Marked,
    /// Boxes below the text: a title and what it says.
    boxes: Vec<(String, String)>,
    facts: Vec<(String, String)>,
    /// What is not known, said plainly.
    unsure: Option<String>,
    /// Titles with the entries below them.
    links: Vec<(String, Vec<Link>)>,
    source: String,
    own: bool,
    /// Whether it is of the game of the open play, where that goes on.
    here: bool,
    made: Made,
    sought: Query,
}

/// Words with the parts that a search has found.
#[derive(Default)]
pub struct Marked {
    /// The words.
    pub words: String,
    /// The parts, in bytes.
    pub marks: Vec<Range<usize>>,
}

/// What an entry's words were made from.
type Made = (Language, u64, Option<u64>);

fn made(model: &Model) -> Made {
    (model.texts.language(), model.shelf_of_own.revision, model.open.as_ref().map(|open| open.shown.last))
}

impl Marked {
    /// Words with what the query has found in them.
    pub fn new(words: &str, query: &Query) -> Self {
        Self { words: words.to_owned(), marks: marks(query, words) }
    }
}

impl EntryWords {
    /// The entry in words; none where there is no such entry (any more).
    pub fn new(model: &Model, view: Option<&dyn View>, at: &Ref, query: &Query) -> Option<Self> {
        let entry = model.lookup().get(at)?;
        let language = model.texts.language();
        Some(Self {
            at: at.clone(),
            name: Marked::new(entry.name(language), query),
            others: Marked::new(&others(entry, language), query),
            chips: chips(model, entry),
            text: Marked::new(entry.text(language), query),
            boxes: boxes(model, view, entry),
            facts: facts(model, entry),
            unsure: entry.unsure.as_ref().map(|words| either(words, language).to_owned()),
            links: links(model, entry),
            source: source(model, entry),
            own: entry.is_own(),
            here: is_played(model, entry),
            made: made(model),
            sought: query.clone(),
        })
    }

    /// Whether these are still the words of this entry, with what is sought now marked in them.
    pub fn are_of(&self, model: &Model, at: &Ref) -> bool {
        self.at == *at && self.made == made(model) && self.sought == model.sought
    }

    /// Whether this entry can be opened from it.
    pub fn leads_to(&self, at: &Ref) -> bool {
        self.links.iter().any(|(_, links)| links.iter().any(|link| link.at == *at))
    }

    /// Draws it; the name only where the title above does not say it already.
    pub fn show(&self, ui: &mut Ui, context: &mut ScreenContext<'_>, with_name: bool) {
        let tokens = Tokens::of(ui);
        ui.spacing_mut().item_spacing.y = space::S;
        if with_name {
            marked(ui, &self.name.words, &self.name.marks, tokens.title(), tokens.ink);
        }
        if !self.others.words.is_empty() {
            marked(ui, &self.others.words, &self.others.marks, tokens.small(), tokens.quiet);
        }
        if !self.chips.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::S);
                for words in &self.chips {
                    chip(ui, words);
                }
            });
        }
        marked(ui, &self.text.words, &self.text.marks, tokens.body(), tokens.ink);
        for (title, words) in &self.boxes {
            inset(ui, |ui| {
                text::strong(ui, title);
                copyable(ui, words);
            });
        }
        if let Some(unsure) = &self.unsure {
            doubt(ui, &tokens, unsure);
        }
        for (index, (what, value)) in self.facts.iter().enumerate() {
            if index > 0 {
                hairline(ui);
            }
            copyable_fact(ui, what, value);
        }
        if self.here {
            let mut done = false;
            with_desk(context, |view, desk| done = view.entry_action(ui, &self.at.id, desk));
            // What was entered is seen at the table, and no second tap enters it again.
            if done {
                context.actions.extend([AppAction::LookAway, AppAction::Go(Place::Table)]);
            }
        }
        for (title, links) in &self.links {
            ui.add_space(space::XS);
            text::quiet(ui, title);
            for (index, link) in links.iter().enumerate() {
                if index > 0 {
                    hairline(ui);
                }
                link.show(ui, context);
            }
        }
        text::quiet(ui, &self.source);
        self.buttons(ui, context);
    }

    /// All of it as plain text.
    fn written(&self) -> String {
        let mut parts = vec![self.name.words.clone(), self.text.words.clone()];
        parts.extend(self.boxes.iter().map(|(title, words)| format!("{title}: {words}")));
        parts.extend(self.unsure.clone());
        parts.extend(self.facts.iter().map(|(what, value)| format!("{what}: {value}")));
        parts.push(self.source.clone());
        parts.retain(|part| !part.trim().is_empty());
        parts.join("\n")
    }

    fn buttons(&self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        ui.horizontal_wrapped(|ui| {
            if ui.add(Button::quiet(&texts.t("addresses-copy-text")).icon(Icon::Copy)).clicked() {
                context.actions.push(AppAction::Copy(self.written()));
            }
            let share = context.model.around.able.share;
            let link = texts.t(if share { "addresses-share-link" } else { "addresses-copy-link" });
            if !self.own && ui.add(Button::quiet(&link).icon(Icon::Link)).clicked() {
                context.actions.push(AppAction::Share(self.at.clone()));
            }
            if !context.model.shelf_of_own.is_known() {
                return;
            }
            let note = texts.t("app-library-write-note");
            if ui.add(Button::quiet(&note).icon(Icon::Pencil)).clicked() {
                let dialog = NoteDialog::new(context.model, &self.at, &self.name.words);
                context.actions.push(AppAction::Show(Box::new(dialog)));
            }
            if self.own && ui.add(Button::quiet(&texts.t("app-library-change-card")).icon(Icon::Pencil)).clicked() {
                context.actions.push(AppAction::Show(Box::new(OwnCardDialog::change(context.model, &self.at))));
            }
        });
    }
}

/// Whether an entry is of the game of the open play, and nobody has ended that.
fn is_played(model: &Model, entry: &LibraryEntry) -> bool {
    model.open.as_ref().is_some_and(|open| open.game.id() == entry.at.game && open.shown.early.is_none())
}

/// What is not known, with the sign that says "look twice".
fn doubt(ui: &mut Ui, tokens: &Tokens, words: &str) {
    ui.horizontal_top(|ui| {
        let side = tokens.small().size;
        let (rect, _) = ui.allocate_exact_size(Vec2::new(side, side * 1.3), Sense::hover());
        let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
        Icon::Warning.paint(ui.painter(), square, tokens.warn);
        // A column of its own, so that the words are wrapped beside the sign.
        ui.vertical(|ui| text::write(ui, words, tokens.small(), tokens.warn));
    });
}

/// The names in the other languages; a sentence has none.
fn others(entry: &LibraryEntry, language: Language) -> String {
    if entry.is_sentence() { String::new() } else { entry.names.others(language).join(" · ") }
}

fn chips(model: &Model, entry: &LibraryEntry) -> Vec<String> {
    let (lookup, language) = (model.lookup(), model.texts.language());
    let mut chips = Vec::new();
    let kind = lookup.kind(entry, language).map(str::to_owned);
    chips.push(kind.unwrap_or_else(|| {
        if entry.is_ruling() { model.texts.t("app-library-ruling").to_string() } else { String::new() }
    }));
    chips.extend(lookup.deck(entry, language).map(str::to_owned));
    if let Some(copies) = entry.copies {
        chips.push(model.texts.say(&Message::new("app-library-copies").number("copies", copies)));
    }
    match entry.numbers.as_slice() {
        [] => {}
        [one] => chips.push(one.clone()),
        [first, .., last] => chips.push(format!("{first} … {last}")),
    }
    for phase in lookup.phases(entry, language) {
        // In Czech a province and the phase of the provinces are one word.
        if !chips.iter().any(|words| words == phase) {
            chips.push(phase.to_owned());
        }
    }
    let here = model.open.as_ref().is_some_and(|open| open.game.id() == entry.at.game);
    if !here && let Some(game) = model.game(&entry.at.game) {
        chips.push(model.texts.say(&game.name()));
    }
    chips.retain(|words| !words.is_empty());
    chips
}

/// What this play changes, the house rule and the note, and why a ruling is as it is.
fn boxes(model: &Model, view: Option<&dyn View>, entry: &LibraryEntry) -> Vec<(String, String)> {
    let texts = &model.texts;
    let mut boxes = Vec::new();
    let here = model.open.as_ref().is_some_and(|open| open.game.id() == entry.at.game);
    if let Some(reading) = view.filter(|_| here).and_then(|view| view.reading(&entry.at.id)) {
        boxes.push((texts.t("app-library-in-this-play").to_string(), texts.say(&reading)));
    }
    let note = model.shelf_of_own.own.note(&entry.at);
    for (key, words) in
        note.iter().flat_map(|note| [("app-library-house", &note.house), ("app-library-note", &note.note)])
    {
        if !words.trim().is_empty() {
            boxes.push((texts.t(key).to_string(), words.trim().to_owned()));
        }
    }
    if let Some(why) = &entry.why {
        boxes.push((texts.t("app-why").to_string(), either(why, texts.language()).to_owned()));
    }
    boxes
}

fn facts(model: &Model, entry: &LibraryEntry) -> Vec<(String, String)> {
    let language = model.texts.language();
    let fact = |fact: &crate::library::Fact| {
        let value = either(&fact.value, language);
        let value = match fact.confidence {
            sure if sure.is_doubtful() && sure != entry.confidence => {
                format!("{value} ({})", language.say(&sure.message()))
            }
            _ => value.to_owned(),
        };
        (either(&fact.what, language).to_owned(), value)
    };
    entry.facts.iter().map(fact).collect()
}

fn source(model: &Model, entry: &LibraryEntry) -> String {
    let language = model.texts.language();
    let (place, sure) = (either(&entry.source, language), language.say(&entry.confidence.message()));
    if place.is_empty() { sure } else { format!("{place} · {sure}") }
}
