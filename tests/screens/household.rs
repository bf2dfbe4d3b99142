//! Everything in one file, from the settings and back into another device's; and what is said of the folder.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

use crate::common::app::{Shared, now, window};
use crate::common::scenes::scenes;
use crate::common::{DESKTOP, PHONE, picture};
use egui::Theme;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::platform::folder::FolderKeeper;
use tableside::household::FolderStatus;
use tableside::locale::{Language, Message};
use tableside::store::{Reply, Request};

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

fn settings(store: &Shared) -> Harness<'static, App> {
    let mut h = window(store, egui::vec2(PHONE.x, 2600.0), Theme::Light, Language::En);
    h.run();
    h.state_mut().visit(Place::Settings);
    h.run();
    h
}

fn value(store: &Shared, key: &str) -> Option<String> {
    let Reply::Value(value) = store.perform(Request::Value { key: key.to_owned() }) else { panic!("no value") };
    value
}

#[test]
fn everything_is_saved_and_merged_elsewhere_from_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("all.json");
    let (one, other) = (Shared::default(), Shared::default());
    one.add_examples(Language::En);
    one.add_people();
    one.keep("aliases", r#"{"Anka":"Anna"}"#);
    let mut h = settings(&one);
    h.state_mut().export_everything_to(&file);
    h.run();
    h.get_by_label_contains("Saved as ");
    assert!(file.exists());
    let mut h = settings(&other);
    h.state_mut().import_from(&file);
    h.run();
    h.get_by_label_contains("Merged: 2 new plays");
    assert_eq!(value(&other, "aliases"), value(&one, "aliases"));
    h.state_mut().import_from(&file);
    h.run();
    h.get_by_label_contains("Everything in this file is here already");
}

#[test]
fn both_buttons_stand_in_the_settings() {
    let mut h = settings(&Shared::default());
    h.get_by_label("Save everything");
    h.get_by_label("Add a file");
    assert!(h.query_by_label("Use this folder").is_none(), "nothing keeps a folder in step here");
    h.run();
}

type Told = Rc<RefCell<Vec<String>>>;

struct Listens(Told);

impl FolderKeeper for Listens {
    fn keep(&self, folder: Option<(PathBuf, usize)>, _: Language) {
        let words = folder.map_or("none".to_owned(), |(folder, daily)| format!("{} {daily}", folder.display()));
        self.0.borrow_mut().push(words);
    }

    fn retry(&self) {
        self.0.borrow_mut().push("again".to_owned());
    }

    fn status(&self) -> FolderStatus {
        let why = Message::new("household-folder-gone").text("path", "/stick").text("why", "not found");
        FolderStatus { fault: Some(why), done: Some(now()), ..FolderStatus::default() }
    }
}

#[test]
fn a_folder_is_chosen_tried_again_and_left() {
    let (store, told) = (Shared::default(), Told::default());
    let mut h = settings(&store);
    h.state_mut().keeps_folders_with(Box::new(Listens(Rc::clone(&told))));
    h.run();
    h.get_by_role_and_label(Role::TextInput, "Folder").focus();
    h.run();
    h.get_by_role_and_label(Role::TextInput, "Folder").type_text("/stick");
    h.run();
    tap(&mut h, "Use this folder");
    // It is told once more when the settings are on disk.
    assert_eq!(told.borrow_mut().drain(..).take(3).collect::<Vec<_>>(), ["none", "/stick 7", "again"]);
    h.get_by_label_contains("The folder /stick cannot be read");
    tap(&mut h, "Try again");
    tap(&mut h, "Stop using the folder");
    assert_eq!(told.borrow()[..2], ["again", "none"]);
    assert!(h.query_by_label("Try again").is_none());
}

#[test]
fn the_cards_draw_in_all_sizes_and_languages() {
    for scene in scenes().filter(|scene| scene.name.starts_with("settings-")) {
        for (form, size) in [("phone", PHONE), ("desktop", DESKTOP)] {
            for (shade, theme, language) in [("light", Theme::Light, Language::En), ("dark", Theme::Dark, Language::Cs)]
            {
                let mut visit = scene.open(size, theme, language, 100);
                picture(&mut visit.h, &format!("household-{}-{form}-{shade}", scene.name));
            }
        }
    }
}
