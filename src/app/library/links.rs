//! Entries as rows that open them: what a search has found, what belongs to an entry, what matters in a phase.

use std::collections::BTreeSet;

use egui::Ui;

use super::entry::Marked;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::kit::ListRow;
use crate::library::{LibraryEntry, Query, Ref};

/// An entry in a list.
pub struct Link {
    /// Which one.
    pub at: Ref,
    title: Marked,
    note: String,
}

/// So many letters of a text stand in a row.
const LETTERS: usize = 96;

impl Link {
    /// An entry with its kind and the beginning of its text.
    pub fn new(model: &Model, entry: &LibraryEntry, query: &Query) -> Self {
        let kind = match model.lookup().kind(entry, model.texts.language()) {
            Some(kind) => kind.to_owned(),
            None if entry.is_ruling() => model.texts.t("app-library-ruling").to_string(),
            None => String::new(),
        };
        let here = model.open.as_ref().is_some_and(|open| open.game.id() == entry.at.game);
        let game = model.game(&entry.at.game).filter(|_| !here).map(|game| model.texts.say(&game.name()));
        let text = beginning(entry.text(model.texts.language()));
        let parts = [kind, game.unwrap_or_default(), text];
        let note: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        Self::of(model, entry, query, note.join(" · "))
    }

    /// An entry with the beginning of its text alone.
    pub fn brief(model: &Model, entry: &LibraryEntry) -> Self {
        let text = beginning(entry.text(model.texts.language()));
        Self::of(model, entry, &Query::default(), text)
    }

    fn of(model: &Model, entry: &LibraryEntry, query: &Query, note: String) -> Self {
        Self { at: entry.at.clone(), title: Marked::new(entry.name(model.texts.language()), query), note }
    }

    /// The same with other words below the name.
    #[must_use]
    pub fn with_note(mut self, note: &str) -> Self {
        self.note = beginning(note);
        self
    }

    /// Draws the row; a tap opens the entry.
    pub fn show(&self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let row = ListRow::new(&self.title.words).marks(&self.title.marks).opens();
        let row = if self.note.is_empty() { row } else { row.note(&self.note) };
        if ui.push_id(&self.at, |ui| row.show(ui)).inner.clicked() {
            context.actions.push(AppAction::Look(self.at.clone()));
        }
    }
}

/// The beginning of a text, whole words.
fn beginning(words: &str) -> String {
    let Some((end, _)) = words.char_indices().nth(LETTERS) else { return words.to_owned() };
    let short = words.get(..end).unwrap_or(words);
    let whole = short.rsplit_once(' ').map_or(short, |(whole, _)| whole);
    format!("{}…", whole.trim_end_matches([',', ';', ':', '.']))
}

/// What belongs to an entry: the rulings about it, the cards it is about, and others like it.
pub fn links(model: &Model, entry: &LibraryEntry) -> Vec<(String, Vec<Link>)> {
    let lookup = model.lookup();
    let link = |entry: &LibraryEntry| Link::new(model, entry, &Query::default());
    let about = lookup.rulings_about(&entry.at);
    let rulings: Vec<Link> = about.iter().map(|entry| link(entry)).collect();
    // Each once, and nothing leads to itself.
    let mut known: BTreeSet<Ref> = about.iter().map(|ruling| ruling.at.clone()).collect();
    known.insert(entry.at.clone());
    let others = entry.cards.iter().chain(&entry.related).map(|id| Ref::new(entry.at.game.clone(), id.clone()));
    let fresh: Vec<Ref> = others.filter(|at| known.insert(at.clone())).collect();
    let others = fresh.iter().filter_map(|at| lookup.get(at)).map(link).collect();
    let titled = |key, links: Vec<Link>| (model.texts.t(key).to_string(), links);
    let all = [titled("app-library-rulings", rulings), titled("app-library-related", others)];
    all.into_iter().filter(|(_, links)| !links.is_empty()).collect()
}
