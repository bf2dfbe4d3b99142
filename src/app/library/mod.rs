//! The library's screen: one field, results with each key, and what was looked up lately.

mod actions;
mod beside;
mod entry;
mod filters;
pub mod job;
mod links;
mod note;
pub mod own;
mod own_card;
mod table_file;
mod tables;

use std::collections::BTreeSet;

use egui::{Ui, Vec2};

use crate::app::aids::{BlankTables, lesson_button};
use crate::app::app_action::AppAction;
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::screens::parts::{more_menu, title_bar};
use crate::app::state::model::Model;
use crate::kit::tokens::space;
use crate::kit::{
    Art, Button, Icon, Landmark, Tokens, Width, bottom_bar, card, empty_state, equal_columns, hairline, landmark,
    list_item, list_of, page, pinned, right_panel, search_field, segmented, text,
};
use crate::library::{LibraryEntry, Lookup, Query, Ref, Wanted};
use crate::locale::{Language, Message};

pub use beside::{EntrySheet, OpenedEntry};
pub use job::TableProgress;
pub use links::Link;

use entry::EntryWords;
use filters::{Filters, Scope};
use table_file::{FileTask, TableFile};

/// What the menu of the library holds.
const MENU: [Command; 5] = [Command::Home, Command::Print, Command::Settings, Command::Palette, Command::Help];

/// So many results are shown.
const RESULTS: usize = 30;

/// So many of the nearest are offered where nothing fits.
const NEAREST: usize = 3;

/// So many entries are listed while nothing is looked for.
const LISTED: usize = 60;

/// How wide the entry beside the list is, in points at the design's text size.
const BESIDE: f32 = 420.0;

/// The screen.
pub struct LibraryScreen {
    typed: String,
    filters: Filters,
    /// For which call of the library the field has had the keyboard.
    called: u32,
    made: Option<Made>,
    found: Found,
    opened: OpenedEntry,
}

/// What the results were made from.
type Made = (String, Filters, Language, u64, Option<u64>, bool);

/// What is listed, in words.
#[derive(Default)]
struct Found {
    /// The best result, opened.
    best: Option<EntryWords>,
    /// Groups of entries below a title; the one without a title goes on after the best.
    groups: Vec<(String, Vec<Link>)>,
    /// What to say when nothing fits.
    nothing: Option<String>,
    /// What was probably meant, and how that is asked.
    meant: Option<(String, String)>,
}

impl Found {
    /// How many entries fit what was typed; what only comes near it does not.
    fn count(&self) -> usize {
        if self.nothing.is_some() {
            return 0;
        }
        usize::from(self.best.is_some()) + self.groups.iter().map(|(_, links)| links.len()).sum::<usize>()
    }
}

impl LibraryScreen {
    /// The screen, with nothing typed.
    pub fn new(model: &Model) -> Self {
        Self {
            typed: String::new(),
            filters: Filters::new(model),
            called: 0,
            made: None,
            found: Found::default(),
            opened: OpenedEntry::default(),
        }
    }

    fn refresh(&mut self, context: &mut ScreenContext<'_>) {
        let model = context.model;
        if self.filters.scope == Scope::ThisPlay && model.open.is_none() {
            self.filters.look_in(Scope::AllGames);
        }
        let play = model.open.as_ref().map(|open| open.shown.last);
        let (own, there) = (model.shelf_of_own.revision, model.library.is_there());
        let made = (self.typed.clone(), self.filters.clone(), model.texts.language(), own, play, there);
        if self.made.as_ref() != Some(&made) {
            self.found = self.find(context);
            if !self.typed.trim().is_empty() {
                let found = Message::new("readers-found").number("found", self.found.count());
                context.actions.push(AppAction::Tell(found));
            }
            self.made = Some(made);
        }
    }

    fn find(&self, context: &ScreenContext<'_>) -> Found {
        let model = context.model;
        let on = |option: &str| model.is_on(option);
        let wanted = Wanted {
            game: self.filters.game(model),
            kind: self.filters.kind.as_deref(),
            deck: self.filters.deck.as_deref(),
            phase: self.filters.phase.as_deref(),
            mine: self.filters.scope == Scope::Mine,
            prefer: model.open.as_ref().map(|open| open.game.id()),
            on: (self.filters.scope == Scope::ThisPlay).then_some(&on),
        };
        // What a person wrote themselves is found meanwhile.
        if !model.library.is_there() && self.filters.scope != Scope::Mine {
            return Found { nothing: Some(model.texts.t("app-library-on-its-way").to_string()), ..Found::default() };
        }
        let query = Query::new(&self.typed);
        if query.is_empty() {
            return self.listed(model, &wanted);
        }
        let lookup = model.lookup();
        let hits = lookup.search(&query, &wanted, RESULTS);
        let link = |lookup: &Lookup<'_>, at| Some(Link::new(model, lookup.get(at)?, &query));
        let Some((best, rest)) = hits.split_first() else {
            let near = lookup.nearest(&query, &wanted, NEAREST);
            let near: Vec<Link> = near.iter().filter_map(|hit| link(&lookup, &hit.at)).collect();
            let nothing = Message::new("app-library-nothing").text("typed", self.typed.trim());
            let title = model.texts.t("app-library-nearest").to_string();
            let groups = if near.is_empty() { Vec::new() } else { vec![(title, near)] };
            let meant = lookup.nearest(&query, &wanted, 1).first().and_then(|hit| meant(model, &query, &hit.at));
            return Found { best: None, groups, nothing: Some(model.texts.say(&nothing)), meant };
        };
        let meant = meant(model, &query, &best.at);
        let best = EntryWords::new(model, context.view.as_deref(), &best.at, &query);
        // What stands below the best one already is not said twice.
        let fresh = |at: &Ref| !best.as_ref().is_some_and(|best| best.leads_to(at));
        let rest = rest.iter().filter(|hit| fresh(&hit.at)).filter_map(|hit| link(&lookup, &hit.at)).collect();
        Found { best, groups: vec![(String::new(), rest)], nothing: None, meant }
    }

    /// What is listed while nothing is looked for: the last look-ups, what matters now, and then everything.
    fn listed(&self, model: &Model, wanted: &Wanted<'_>) -> Found {
        let lookup = model.lookup();
        let mut groups = Vec::new();
        // What stands further up is not listed again.
        let mut listed = BTreeSet::new();
        let mut group = |key: &'static str, entries: Vec<&LibraryEntry>| {
            let fresh = entries.into_iter().filter(|entry| listed.insert(entry.at.clone()));
            let links: Vec<Link> = fresh.map(|entry| Link::new(model, entry, &Query::default())).collect();
            if !links.is_empty() {
                groups.push((model.texts.t(key).to_string(), links));
            }
        };
        if self.filters.chosen() == 0 && self.filters.scope != Scope::Mine {
            let recent = model.shelf_of_own.recent.iter();
            group("app-library-recent", recent.filter_map(|at| lookup.get(at)).collect());
            let nearby = model.open.as_ref().filter(|_| self.filters.scope == Scope::ThisPlay);
            let nearby = nearby.into_iter().flat_map(|open| &open.shown.nearby);
            group("app-in-this-phase", nearby.filter_map(|at| lookup.get(at)).collect());
        }
        group("app-library-everything", lookup.browse(wanted, LISTED));
        let mine = self.filters.scope == Scope::Mine;
        let nothing = (groups.is_empty() && mine).then(|| model.texts.t("app-library-mine-empty").to_string());
        Found { best: None, groups, nothing, meant: None }
    }

    /// The field and where it is looked.
    fn head(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        ui.scope(|ui| {
            self.fields(ui, context);
            landmark(ui, Landmark::Search);
        });
    }

    fn fields(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        ui.spacing_mut().item_spacing.y = space::S;
        if Width::of(ui).is_wide() {
            ui.add_space(space::S);
        }
        let field = search_field(ui, &texts.t("app-library-search"), &mut self.typed);
        if self.called != context.model.library_called {
            self.called = context.model.library_called;
            match &context.model.library_phase {
                // To be read: nothing is typed, so that no keyboard covers it.
                Some(phase) => {
                    self.typed.clear();
                    self.filters.look_in(Scope::ThisPlay);
                    self.filters.phase = Some(phase.clone());
                }
                None => field.request_focus(),
            }
        }
        let scopes = Filters::scopes(context.model);
        let words: Vec<_> = scopes.iter().map(|(_, key)| texts.t(key)).collect();
        let words: Vec<&str> = words.iter().map(|words| &**words).collect();
        let now = scopes.iter().position(|(scope, _)| *scope == self.filters.scope).unwrap_or(0);
        let chosen = segmented(ui, &texts.t("app-library-where"), &words, now);
        if let Some((scope, _)) = chosen.and_then(|chosen| scopes.get(chosen)) {
            self.filters.look_in(*scope);
        }
    }

    fn body(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        let chosen = self.filters.chosen();
        let words = match chosen {
            0 => texts.t("app-library-filter").to_string(),
            chosen => texts.say(&Message::new("app-library-filtered").number("filters", chosen)),
        };
        let icon = if self.filters.open { Icon::Up } else { Icon::Down };
        if ui.add(Button::quiet(&words).icon(icon)).clicked() {
            self.filters.open = !self.filters.open;
        }
        if self.filters.open {
            card(ui, |ui| self.filters.show(ui, context));
        }
        if self.filters.scope == Scope::Mine {
            own_tools(ui, context);
        }
        self.refresh(context);
        if let Some(game) = self.filters.game(context.model).filter(|_| self.typed.trim().is_empty()) {
            lesson_button(ui, context, game);
        }
        if let Some((words, question)) = &self.found.meant
            && ui.add(Button::quiet(question)).clicked()
        {
            self.typed.clone_from(words);
        }
        if let Some(best) = &self.found.best {
            card(ui, |ui| ui.push_id(&best.at, |ui| best.show(ui, context, true)));
        }
        if let Some(nothing) = &self.found.nothing {
            empty_state(ui, Art::Card, nothing, None);
        }
        for (title, links) in &self.found.groups {
            list(ui, context, title, links);
        }
        let near = self.found.nothing.is_some() && self.filters.scope != Scope::Mine;
        let own = &context.model.shelf_of_own;
        let write = near && own.is_known() && own.own.allow_cards().is_ok();
        if write && ui.add(Button::quiet(&texts.t("app-library-new-card")).icon(Icon::Plus).full()).clicked() {
            let dialog = own_card::OwnCardDialog::fresh(context.model, &self.typed);
            context.actions.push(AppAction::Show(Box::new(dialog)));
        }
        // What nobody could answer at the table is written down by one tap, to be looked up later.
        if write && ui.add(Button::quiet(&texts.t("app-library-keep-question")).icon(Icon::Pencil).full()).clicked() {
            let game = self.filters.game(context.model);
            let card = own_card::question(context.model, game, &self.typed);
            context.actions.push(AppAction::OwnCard(None, Box::new(card)));
        }
    }
}

/// What a query with a mistake in it was probably meant to be, and the question that asks it.
fn meant(model: &Model, query: &Query, at: &Ref) -> Option<(String, String)> {
    let lookup = model.lookup();
    let entry = lookup.get(at)?;
    let meant = query.meant(entry.names.all().chain(entry.also.iter().map(String::as_str)))?;
    let question = model.texts.say(&Message::new("setup-did-you-mean").text("words", meant.clone()));
    Some((meant, question))
}

/// Entries on a card, below a title.
fn list(ui: &mut Ui, context: &mut ScreenContext<'_>, title: &str, links: &[Link]) {
    if links.is_empty() {
        return;
    }
    ui.push_id(title, |ui| {
        card(ui, |ui| {
            if !title.is_empty() {
                text::quiet(ui, title);
            }
            ui.scope(|ui| {
                list_of(ui, links.len());
                for (index, link) in links.iter().enumerate() {
                    if index > 0 {
                        hairline(ui);
                    }
                    list_item(ui, &link.at, (index, links.len()), |ui| link.show(ui, context));
                }
            });
        });
    });
}

/// The entries that matter in this step of the guide, on a card.
pub fn nearby(ui: &mut Ui, context: &mut ScreenContext<'_>, links: &[Link]) {
    let title = context.model.texts.t("app-in-this-phase");
    list(ui, context, &title, links);
    let phase = context.model.open.as_ref().map(|open| open.shown.phase.as_str()).unwrap_or_default();
    if !(links.is_empty() || phase.is_empty()) {
        let all = context.model.texts.t("setup-all-of-phase");
        if ui.add(Button::quiet(&all).icon(Icon::Search)).clicked() {
            context.actions.push(AppAction::LookPhase(phase.to_owned()));
        }
    }
}

/// What can be done with own cards.
fn own_tools(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let texts = &context.model.texts;
    if !context.model.shelf_of_own.is_known() {
        text::quiet(ui, &texts.t("app-library-reading"));
        return;
    }
    if context.model.shelf_of_own.own.has_later() {
        text::quiet(ui, &texts.t("app-library-later"));
    }
    if let Some((done, cards)) = context.model.shelf_of_own.found() {
        let finding = Message::new("app-library-finding").number("done", done).number("cards", cards);
        text::quiet(ui, &texts.say(&finding));
    }
    let own = &context.model.shelf_of_own.own;
    let (any, noted) = (!own.is_empty(), own.notes().next().is_some());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        let cards = own.allow_cards().is_ok();
        if cards && ui.add(Button::quiet(&texts.t("app-library-new-card")).icon(Icon::Plus)).clicked() {
            context.actions.push(AppAction::Show(Box::new(own_card::OwnCardDialog::fresh(context.model, ""))));
        }
        if cards && ui.add(Button::quiet(&texts.t("setup-blank-tables")).icon(Icon::Export)).clicked() {
            context.actions.push(AppAction::Show(Box::new(BlankTables::new(context.model))));
        }
        for (what, icon, offered) in [
            (FileTask::Read, Icon::Import, true),
            (FileTask::Cards, Icon::Export, any),
            (FileTask::Notes, Icon::Export, noted),
        ] {
            if offered && ui.add(Button::quiet(&texts.t(what.key())).icon(icon)).clicked() {
                context.actions.push(AppAction::Show(Box::new(TableFile::new(context.model, what))));
            }
        }
    });
}

impl Screen for LibraryScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let title = context.model.texts.t("app-library");
        title_bar(ui, context, &title, |ui, context| more_menu(ui, context, &MENU, false));
        let wide = Width::of(ui).is_wide();
        if !wide && context.model.open.is_some() {
            bottom_bar(ui, |ui| tabs(ui, context));
        }
        if wide {
            // The room is there before anything is open in it: the list beside it stays where it is.
            let width = BESIDE * Tokens::of(ui).scale().clamp(1.0, 1.3);
            right_panel(ui, width, |ui| {
                if !self.opened.show_card(ui, context) {
                    text::quiet(ui, &context.model.texts.t("app-library-look"));
                }
            });
        }
        let mut drawn = false;
        let head = |this: &mut Self, ui: &mut Ui, context: &mut ScreenContext<'_>| this.head(ui, context);
        if pinned(ui, |ui| head(self, ui, context)).is_some() {
            drawn = true;
        }
        page(ui, |ui| {
            if !drawn {
                self.head(ui, context);
            }
            self.body(ui, context);
        });
    }
}

/// The places of an open play, under the thumb.
fn tabs(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let texts = &context.model.texts;
    let places =
        [(Place::Table, "app-command-table"), (Place::Library, "app-library"), (Place::History, "app-command-history")];
    equal_columns(ui, places.len(), space::S, |ui, index| {
        let Some((place, key)) = places.get(index) else { return };
        let words = texts.t(key);
        let here = *place == Place::Library;
        let button = if here { Button::primary(&words) } else { Button::quiet(&words) };
        if ui.add(button.full()).clicked() && !here {
            context.actions.push(AppAction::Go(*place));
        }
    });
}
