//! Home: the plays that go on, the plays that are over, and the way to a new one.

use egui::accesskit::Role;
use egui::{Frame, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::banners::{self, Hint};
use crate::app::screens::household_cards;
use crate::app::screens::parts::{loud_in_bar, more_menu};
use crate::app::screens::play_row::{self, RowTap};
use crate::app::state::evenings::WantedPlays;
use crate::app::state::model::Model;
use crate::app::state::shelf::{PlayRow, Shelf};
use crate::games::Game;
use crate::kit::tokens::space;
use crate::kit::{
    Button, Icon, ShelfTile, Tokens, Width, bottom_bar, choice_menu, column, lasting, list_item, list_of,
    look_up_field, main_part, scrolled, search_field, shelf, shelf_height, text, top_bar,
};
use crate::locale::{Language, Message};

/// The screen.
#[derive(Default)]
pub struct Home {
    wanted: WantedPlays,
    found: Option<Found>,
    boxes: Option<Boxes>,
    /// What is said above the plays, chosen when they come into sight: what the browser tells later waits for the next
    /// time, since it would push the plays away under a finger.
    hint: Option<Hint>,
    /// In which pass the plays were drawn last.
    drawn: Option<u64>,
}

/// The games on the shelf, in words; made when the language has changed.
struct Boxes {
    language: Language,
    games: Vec<(&'static dyn Game, String, String)>,
}

impl Boxes {
    fn new(model: &Model) -> Self {
        let texts = &model.texts;
        let words = |&game: &&'static dyn Game| {
            let name = texts.say(&game.name());
            let said = texts.say(&Message::new("app-shelf-begin").text("game", &name));
            (game, name, said)
        };
        Self { language: texts.language(), games: model.games.iter().map(words).collect() }
    }

    fn tiles(&self) -> Vec<ShelfTile<'_>> {
        self.games
            .iter()
            .map(|(game, words, name)| ShelfTile { art: game.emblem(), accent: game.accent(), words, name })
            .collect()
    }

    /// Shows the shelf; a tap begins a play.
    fn show(&self, ui: &mut Ui, context: &mut ScreenContext<'_>, short: bool) {
        if let Some((game, ..)) = shelf(ui, &self.tiles(), short).and_then(|taken| self.games.get(taken)) {
            context.actions.push(AppAction::Begin(game.id()));
        }
    }
}

/// The plays that fit what is looked for, made when that or the list has changed.
struct Found {
    of: (u64, Language, WantedPlays),
    /// Their places in the list: those that go on, then those that are over.
    open: Vec<usize>,
    finished: Vec<usize>,
    /// What else there is to choose from: nothing first.
    years: Vec<(Option<i32>, String)>,
    games: Vec<(Option<String>, String)>,
}

/// From so many plays on there is something to look for.
const MANY: usize = 8;

impl Home {
    fn refresh(&mut self, model: &Model, shelf: &Shelf) {
        let of = (model.evenings.version(), model.texts.language(), self.wanted.clone());
        if shelf.all().len() < MANY || self.found.as_ref().is_some_and(|found| found.of == of) {
            return;
        }
        let all = model.found(shelf, &self.wanted);
        let (open, finished) = all.into_iter().partition(|at| *at < shelf.open().len());
        let years = model.years(shelf).into_iter().map(|year| (Some(year), year.to_string()));
        let games = model.played(shelf).into_iter().map(|(game, name)| (Some(game), name));
        let any = |key: &'static str| model.texts.t(key).to_string();
        self.found = Some(Found {
            of,
            open,
            finished,
            years: std::iter::once((None, any("statistics-always"))).chain(years).collect(),
            games: std::iter::once((None, any("statistics-all-games"))).chain(games).collect(),
        });
    }

    /// The field and the filters above a long list.
    fn search(&mut self, ui: &mut Ui, model: &Model, shelf: &Shelf) {
        let texts = &model.texts;
        search_field(ui, &texts.t("evening-search"), &mut self.wanted.search);
        let Some(found) = &self.found else { return };
        ui.add_space(space::S);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
            let words: Vec<&str> = found.games.iter().map(|(_, words)| words.as_str()).collect();
            let at = found.games.iter().position(|(game, _)| *game == self.wanted.game).unwrap_or_default();
            if let Some(taken) = choice_menu(ui, &texts.t("statistics-game"), &words, at) {
                self.wanted.game = found.games.get(taken).and_then(|(game, _)| game.clone());
            }
            let words: Vec<&str> = found.years.iter().map(|(_, words)| words.as_str()).collect();
            let at = found.years.iter().position(|(year, _)| *year == self.wanted.year).unwrap_or_default();
            if let Some(taken) = choice_menu(ui, &texts.t("statistics-time"), &words, at) {
                self.wanted.year = found.years.get(taken).and_then(|(year, _)| *year);
            }
        });
        let (fits, all) = (found.open.len() + found.finished.len(), shelf.all().len());
        let said = Message::new("evening-found").number("found", fits).number("plays", all);
        text::quiet(ui, &texts.say(&said));
        ui.add_space(space::S);
    }
}

/// What the menu of Home holds.
const MENU: [Command; 11] = [
    Command::WriteDown,
    Command::Join,
    Command::Library,
    Command::Statistics,
    Command::Tools,
    Command::People,
    Command::Trash,
    Command::Messages,
    Command::Settings,
    Command::Palette,
    Command::Help,
];

impl Screen for Home {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let wide = Width::of(ui).is_wide();
        let texts = &context.model.texts;
        let name = texts.t("app-name");
        let left = |ui: &mut Ui| {
            ui.add_space(space::S);
            text::first_title(ui, &name);
        };
        top_bar(ui, left, |ui| {
            more_menu(ui, context, &MENU, false);
            let words = texts.t("app-command-new-play");
            if wide && ui.add(Button::primary(&words).icon(Icon::Plus)).clicked() {
                context.actions.push(AppAction::Command(Command::NewPlay));
            }
        });
        if !wide {
            bottom_bar(ui, |ui| {
                let words = texts.t("app-command-new-play");
                if loud_in_bar(ui, Button::primary(&words).icon(Icon::Plus)) {
                    context.actions.push(AppAction::Command(Command::NewPlay));
                }
            });
        }
        let frame = Frame::new().fill(Tokens::of(ui).ground);
        main_part(ui, frame, |ui| match &context.model.shelf {
            Some(shelf) if shelf.all().is_empty() => self.empty(ui, context),
            Some(shelf) => plays(ui, context, shelf, self),
            None => column(ui, |ui| banners::store(ui, context)),
        });
    }
}

impl Home {
    fn boxes(&mut self, model: &Model) -> &Boxes {
        let language = model.texts.language();
        self.boxes.take_if(|boxes| boxes.language != language);
        self.boxes.get_or_insert_with(|| Boxes::new(model))
    }

    /// No play yet: what this is, and the boxes to begin with.
    fn empty(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        let boxes = self.boxes(context.model);
        scrolled(ui, |ui| {
            column(ui, |ui| {
                ui.add_space(space::S);
                banners::new_version(ui, context);
                banners::store(ui, context);
                look_up(ui, context);
                ui.add_space(space::S);
                text::body(ui, &texts.t("app-home-empty"));
                shelf_head(ui, context);
                boxes.show(ui, context, false);
                ui.add_space(space::S);
                ui.vertical_centered(|ui| {
                    if ui.add(Button::quiet(&texts.t("app-make-example"))).clicked() {
                        context.actions.push(AppAction::MakeExamples);
                    }
                });
                ui.add_space(space::L);
            });
        });
    }
}

/// The way to the cards and rulings, where a thumb looks for a search.
fn look_up(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    if look_up_field(ui, &context.model.texts.t("app-library-search")).clicked() {
        context.actions.push(AppAction::Command(Command::Library));
    }
}

fn shelf_head(ui: &mut Ui, context: &ScreenContext<'_>) {
    let words = context.model.texts.t("app-shelf");
    let head = text::quiet(ui, &words);
    text::heading(&head, 2, &words);
}

/// What stands in the list, from the top: heads, and rows of one height.
enum Item<'a> {
    Head(&'static str),
    Play(&'a PlayRow),
    Boxes(&'a Boxes),
}

/// A part of the list: its head, and its rows by their places in the list.
struct Part<'a> {
    top: f32,
    title: &'static str,
    first: usize,
    /// The places, where only some rows are wanted.
    places: Option<&'a [usize]>,
    count: usize,
}

/// The list. Only what is in sight is put into words and drawn.
fn plays(ui: &mut Ui, context: &mut ScreenContext<'_>, shelf: &Shelf, home: &mut Home) {
    home.refresh(context.model, shelf);
    let pass = ui.ctx().cumulative_pass_nr();
    if home.drawn.replace(pass).is_none_or(|drawn| drawn + 1 < pass) {
        home.hint = Hint::to_say(context.model);
    }
    scrolled(ui, |ui| {
        column(ui, |ui| {
            ui.add_space(space::S);
            banners::new_version(ui, context);
            banners::store(ui, context);
            if let Some(hint) = home.hint {
                banners::once(ui, context, hint);
            }
            lasting(ui, "look-up", |ui| look_up(ui, context));
            household_cards::reminder(ui, context);
            if shelf.all().len() >= MANY {
                lasting(ui, "search", |ui| home.search(ui, context.model, shelf));
                // What was typed counts in this frame.
                home.refresh(context.model, shelf);
            }
            home.boxes(context.model);
            let found = home.found.as_ref().filter(|_| shelf.all().len() >= MANY);
            // Whoever looks for a play begins none.
            let boxes = home.boxes.as_ref().filter(|_| home.wanted == WantedPlays::default());
            rows(ui, context, shelf, found, boxes);
        });
    });
}

fn rows(ui: &mut Ui, context: &mut ScreenContext<'_>, shelf: &Shelf, found: Option<&Found>, boxes: Option<&Boxes>) {
    let tokens = Tokens::of(ui);
    let head = tokens.small().size * 1.3 + space::L;
    let row = play_row::height(ui) + space::M;
    let (open, all) = (shelf.open().len(), shelf.all().len());
    let parts = [
        ("app-home-open", 0, found.map(|found| found.open.as_slice()), open),
        ("app-home-finished", open, found.map(|found| found.finished.as_slice()), all - open),
    ];
    let mut bottom = 0.0;
    let mut laid: Vec<Part<'_>> = Vec::new();
    let mut on_shelf = None;
    for (title, first, places, count) in parts {
        // Between what goes on and what is over; nowhere while something is looked for.
        if first == open && on_shelf.is_none() && title == "app-home-finished" {
            on_shelf = boxes.map(|boxes| (bottom, head + shelf_height(ui, &boxes.tiles(), true) + space::S, boxes));
            bottom += on_shelf.map_or(0.0, |(_, height, _)| height);
        }
        let count = places.map_or(count, <[usize]>::len);
        if count > 0 {
            laid.push(Part { top: bottom, title, first, places, count });
            bottom += head + row * count as f32;
        }
    }
    let top = ui.cursor().min;
    let width = ui.available_width();
    // A window more at both ends, so that a screen reader goes on from the last row in sight to the next one.
    let sight = ui.clip_rect();
    let sight = sight.expand2(vec2(0.0, sight.height()));
    let mut show = |ui: &mut Ui, y: f32, height: f32, item: Item<'_>, place: Option<(usize, usize)>| {
        let rect = Rect::from_min_size(pos2(top.x, top.y + y), vec2(width, height));
        if rect.intersects(sight) {
            // Of what is there, not of where it stands: what comes above it, and another size of the text, move it.
            let id = match &item {
                Item::Head(key) => ui.scope_id().with(("head", key)),
                Item::Boxes(_) => ui.scope_id().with("boxes"),
                Item::Play(play) => ui.scope_id().with(play.id()),
            };
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect).scope_id(id));
            match place {
                Some(place) => list_item(&mut child, 0, place, |ui| draw(ui, context, &item)),
                None => draw(&mut child, context, &item),
            }
        }
    };
    for part in &laid {
        // In the order in which it is read and reached.
        if let Some((y, height, boxes)) = on_shelf.take_if(|(y, ..)| *y < part.top) {
            show(ui, y, height, Item::Boxes(boxes), None);
        }
        let begins = part.top + head;
        show(ui, part.top, head, Item::Head(part.title), None);
        let list = Rect::from_min_size(pos2(top.x, top.y + begins), vec2(width, row * part.count as f32));
        let id = ui.scope_id().with(part.title);
        let list = UiBuilder::new().max_rect(list).scope_id(id).accessibility_role(Role::List);
        let mut list = ui.new_child(list);
        list_of(&list, part.count);
        let first = ((sight.top() - top.y - begins) / row).floor().max(0.0) as usize;
        let count = (sight.height() / row).ceil() as usize + 1;
        for index in (first..part.count).take(count) {
            let at = part.places.map_or(Some(part.first + index), |places| places.get(index).copied());
            if let Some(play) = at.and_then(|at| shelf.all().get(at)) {
                let y = begins + row * index as f32;
                show(&mut list, y, row - space::M, Item::Play(play), Some((index, part.count)));
            }
        }
    }
    if let Some((y, height, boxes)) = on_shelf {
        show(ui, y, height, Item::Boxes(boxes), None);
    }
    ui.advance_cursor_after_rect(Rect::from_min_size(top, vec2(width, bottom)));
}

fn draw(ui: &mut Ui, context: &mut ScreenContext<'_>, item: &Item<'_>) {
    let texts = &context.model.texts;
    match item {
        Item::Head(key) => {
            ui.add_space(space::S);
            let words = texts.t(key);
            let head = text::quiet(ui, &words);
            text::heading(&head, 2, &words);
        }
        Item::Boxes(boxes) => {
            ui.add_space(space::S);
            shelf_head(ui, context);
            boxes.show(ui, context, true);
        }
        Item::Play(row) => {
            let words = row.words(context.model);
            // What goes on can be ended too.
            let entries = [(Icon::Trash, "app-remove"), (Icon::Flag, "app-command-end-early")];
            let entries = if row.listed().finished { entries.split_at(1).0 } else { &entries };
            match play_row::show(ui, words, texts, entries) {
                Some(RowTap::Open) => context.actions.push(AppAction::Open(row.id())),
                Some(RowTap::Menu(0)) => context.actions.push(AppAction::Remove(row.id())),
                Some(RowTap::Menu(_)) => context.actions.push(AppAction::EndEarly(row.id())),
                None => {}
            }
        }
    }
}
