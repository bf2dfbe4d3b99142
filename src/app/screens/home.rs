//! Home: the plays that go on, the plays that are over, and the way to a new one.

use egui::accesskit::Role;
use egui::{Frame, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::banners;
use crate::app::screens::parts::{loud_in_bar, more_menu};
use crate::app::screens::play_row::{self, RowTap};
use crate::app::state::shelf::{Row, Shelf};
use crate::kit::tokens::space;
use crate::kit::{
    Art, Button, Icon, Tokens, Width, bottom_bar, column, empty_state, list_item, list_of, main_part, scrolled, text,
    top_bar,
};

/// The screen.
pub struct Home;

/// What the menu of Home holds.
const MENU: [Command; 9] = [
    Command::Join,
    Command::Library,
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
            Some(shelf) if shelf.all().is_empty() => empty(ui, context),
            Some(shelf) => plays(ui, context, shelf),
            None => column(ui, |ui| banners::store(ui, context)),
        });
    }
}

fn empty(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let texts = &context.model.texts;
    column(ui, |ui| {
        banners::new_version(ui, context);
        banners::store(ui, context);
        empty_state(ui, Art::Table, &texts.t("app-home-empty"), None);
        ui.vertical_centered(|ui| {
            if ui.add(Button::quiet(&texts.t("app-make-example"))).clicked() {
                context.actions.push(AppAction::MakeExamples);
            }
        });
    });
}

/// What stands in the list, from the top: heads, and rows of one height.
enum Item<'a> {
    Head(&'static str),
    Play(&'a Row),
}

/// The list. Only what is in sight is put into words and drawn.
fn plays(ui: &mut Ui, context: &mut ScreenContext<'_>, shelf: &Shelf) {
    let tokens = Tokens::of(ui);
    let head = tokens.small().size * 1.3 + space::L;
    let row = play_row::height(ui) + space::M;
    let parts = [("app-home-open", shelf.open()), ("app-home-finished", shelf.finished())];
    let parts = parts.into_iter().filter(|(_, rows)| !rows.is_empty());
    let items: Vec<(f32, &'static str, &[Row])> = {
        let mut top = 0.0;
        let place = |(title, rows): (&'static str, _)| {
            let at = top;
            top += head + row * <[Row]>::len(rows) as f32;
            (at, title, rows)
        };
        parts.map(place).collect()
    };
    let bottom = items.last().map_or(0.0, |(top, _, rows)| top + head + row * rows.len() as f32);

    scrolled(ui, |ui| {
        column(ui, |ui| {
            ui.add_space(space::S);
            banners::new_version(ui, context);
            banners::store(ui, context);
            banners::once(ui, context);
            let top = ui.cursor().min;
            let width = ui.available_width();
            // A window more at both ends, so that a screen reader goes on from the last row in sight to the next one.
            let sight = ui.clip_rect();
            let sight = sight.expand2(vec2(0.0, sight.height()));
            let mut show = |ui: &mut Ui, y: f32, height: f32, item: Item<'_>, place: Option<(usize, usize)>| {
                let rect = Rect::from_min_size(pos2(top.x, top.y + y), vec2(width, height));
                if rect.intersects(sight) {
                    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(y as i32));
                    match place {
                        Some(place) => list_item(&mut child, 0, place, |ui| draw(ui, context, &item)),
                        None => draw(&mut child, context, &item),
                    }
                }
            };
            for (at, title, rows) in &items {
                show(ui, *at, head, Item::Head(title), None);
                let list = Rect::from_min_size(pos2(top.x, top.y + at + head), vec2(width, row * rows.len() as f32));
                let list = UiBuilder::new().max_rect(list).id_salt(title).accessibility_role(Role::List);
                let mut list = ui.new_child(list);
                list_of(&list, rows.len());
                let first = ((sight.top() - top.y - at - head) / row).floor().max(0.0) as usize;
                let count = (sight.height() / row).ceil() as usize + 1;
                for (index, play) in rows.iter().enumerate().skip(first).take(count) {
                    let top = at + head + row * index as f32;
                    show(&mut list, top, row - space::M, Item::Play(play), Some((index, rows.len())));
                }
            }
            ui.advance_cursor_after_rect(Rect::from_min_size(top, vec2(width, bottom)));
        });
    });
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
        Item::Play(row) => {
            let words = row.words(context.model.games, &context.model.clock, texts);
            match play_row::show(ui, words, texts, &[(Icon::Trash, "app-remove")]) {
                Some(RowTap::Open) => context.actions.push(AppAction::Open(row.id())),
                Some(RowTap::Menu(_)) => context.actions.push(AppAction::Remove(row.id())),
                None => {}
            }
        }
    }
}
