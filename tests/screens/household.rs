//! Everything in one file, from the settings and back into another device's; and what is said of the folder.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::common::app::{Shared, now, window};
use crate::common::scenes::scenes;
use crate::common::{DESKTOP, PHONE, picture};
use egui::Theme;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::platform::files::{FileKind, Files, ReadFile};
use tableside::app::platform::folder::FolderKeeper;
use tableside::app::{App, Parts};
use tableside::household::{ChangeKind, Changed, FolderStatus, MergeChange, taken_back};
use tableside::kit::Look;
use tableside::locale::{Language, Message};
use tableside::store::exchange::{Everything, ExchangeError, FileContent, TimedEntry};
use tableside::store::{Reply, Request};
use tableside::table::guide::Words;

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
    h.get_by_label_contains("The folder /stick can’t be read");
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

/// Files that another program hands over, as a page gets them.
struct Handed(Rc<RefCell<Vec<Everything>>>);

impl Files for Handed {
    fn folder(&self) -> Option<PathBuf> {
        None
    }

    fn write(&mut self, _: &Path, _: &str) -> Result<Message, ExchangeError> {
        Err(ExchangeError::Foreign)
    }

    fn write_picture(&mut self, _: &Path, _: &[u8]) -> Result<Option<Message>, ExchangeError> {
        Err(ExchangeError::Foreign)
    }

    fn open(&mut self, _: &Path, _: FileKind) {}

    fn open_dropped(&mut self, _: &dyn egui::DroppedFile) {}

    fn read(&mut self) -> Vec<ReadFile> {
        let all = std::mem::take(&mut *self.0.borrow_mut());
        let outside = |file| ReadFile::Outside(Box::new(ReadFile::Plays(Ok(FileContent::Everything(file)))));
        all.into_iter().map(outside).collect()
    }
}

fn entry(path: &[&str], value: Option<serde_json::Value>) -> TimedEntry {
    let path = path.iter().map(|&name| name.to_owned()).collect();
    TimedEntry { path, at: now(), value: value.map(|value| value.to_string()) }
}

/// Whatever the clock of this machine says: what was kept here was changed long ago.
fn long_ago(store: &Shared) {
    let everything = |request| Ok(store.perform(request));
    let here = tableside::household::Gather::all(tableside::games::ALL).from_store(everything).unwrap();
    for request in here.to_file(now() - chrono::TimeDelta::days(30)).1 {
        store.perform(request);
    }
    for key in ["aliases", "remarks", "trash"] {
        let key = format!("household/times/{key}");
        if let Some(kept) = value(store, &key) {
            let mut times: serde_json::Value = serde_json::from_str(&kept).unwrap();
            for time in times.as_object_mut().unwrap().values_mut() {
                *time =
                    format!("{} 2026-10-01T00:00:00+00:00", time.as_str().unwrap().split(' ').next().unwrap()).into();
            }
            store.keep(&key, &times.to_string());
        }
    }
}

#[test]
fn a_friend_s_file_is_asked_about_before_anything_of_it_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("friend.json");
    let store = Shared::default();
    let [finished, _] = store.add_examples(Language::En);
    store.keep("aliases", r#"{"Anka":"Anna"}"#);
    long_ago(&store);
    let entries =
        vec![entry(&["aliases", "Anka"], Some("Eve".into())), entry(&["aliases"], Some(serde_json::json!({})))];
    let file = Everything { entries, ..Everything::default() };
    std::fs::write(&path, file.to_json().unwrap()).unwrap();
    let mut h = settings(&store);
    for answer in ["Don’t add it", "Add the file"] {
        h.state_mut().import_from(&path);
        h.run();
        h.get_by_label("· Replaced: Anka counts as Eve");
        h.get_by_label_contains("not an entry of Tableside: aliases");
        assert_eq!(value(&store, "aliases").as_deref(), Some(r#"{"Anka":"Anna"}"#));
        tap(&mut h, answer);
        assert!(h.query_by_label("Add the file").is_none());
    }
    assert_eq!(value(&store, "aliases").as_deref(), Some(r#"{"Anka":"Eve"}"#));
    assert!(store.lines(finished) > 0);
}

#[test]
fn a_play_that_is_dated_in_the_future_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("friend.json");
    let far = "2199-05-01T18:00:00Z".parse().unwrap();
    let game = tableside::games::find("amun-re").unwrap();
    let example = tableside::games::Example::Finished;
    let play = tableside::games::example_play(game, example, Language::En, far).unwrap();
    for whole in [false, true] {
        let store = Shared::default();
        let plays = vec![play.clone()];
        let text = if whole {
            Everything { plays, ..Everything::default() }.to_json()
        } else {
            tableside::store::exchange::all_to_json(&plays)
        };
        std::fs::write(&path, text.unwrap()).unwrap();
        let mut h = settings(&store);
        h.state_mut().import_from(&path);
        h.run();
        h.get_by_label_contains("· Dated in the future: Amun-Re (2199-05-01)");
        h.get_by_label("Check this before you add the file:");
        let plays = |h: &Harness<'_, App>| h.state().model().plays().unwrap().all().len();
        assert_eq!(plays(&h), 0);
        tap(&mut h, "Add the file");
        h.run();
        assert_eq!(plays(&h), 1);
    }
}

#[test]
fn what_another_program_hands_over_waits_for_an_answer_and_several_are_one_question() {
    let (store, handed) = (Shared::default(), Rc::default());
    let parts = Parts {
        store: Box::new(store.clone()),
        games: tableside::games::ALL,
        clock: Clock::fixed(now),
        language: Some(Language::En),
        system: Language::En,
        folder: None,
        files: Box::new(Handed(Rc::clone(&handed))),
    };
    let mut h = egui_kittest::HarnessBuilder::default()
        .with_size(PHONE)
        .with_max_steps(12)
        .renderer(soft::Soft::default())
        .with_context_setup(|ctx| Look::default().apply(ctx))
        .build_eframe(|_| App::new(parts));
    h.run();
    let file = |name: &str| Everything {
        entries: vec![entry(&["aliases", name], Some("Anna".into()))],
        ..Everything::default()
    };
    for name in ["A", "B"] {
        handed.borrow_mut().push(file(name));
        h.run();
        h.get_by_label_contains("sent here by another program or website");
        assert_eq!(value(&store, "aliases"), None);
    }
    tap(&mut h, "Don’t add it");
    assert_eq!(value(&store, "aliases"), None);
    // What was refused does not come back with the next one.
    handed.borrow_mut().push(file("C"));
    h.run();
    tap(&mut h, "Add the file");
    assert_eq!(value(&store, "aliases").as_deref(), Some(r#"{"C":"Anna"}"#));
}

#[test]
fn what_the_folder_has_changed_is_listed_and_taken_back() {
    let store = Shared::default();
    store.add_examples(Language::En);
    store.keep("aliases", r#"{"Anka":"Eve","B":"C"}"#);
    let change = |name: &str, before: Option<&str>, now: &str| MergeChange {
        kind: if before.is_some() { ChangeKind::Replaced } else { ChangeKind::Added },
        name: Words { en: format!("{name} counts as {now}"), cs: name.to_owned() },
        what: Changed::Entry {
            path: vec!["aliases".to_owned(), name.to_owned()],
            before: before.map(Into::into),
            now: Some(now.into()),
        },
    };
    let changes = vec![change("Anka", Some("Anna"), "Eve"), change("B", None, "X")];
    store.keep(taken_back::KEY, &taken_back::remembered(None, changes, now(), "theirs.json"));
    let mut h = settings(&store);
    h.state_mut().keeps_folders_with(Box::new(Listens(Told::default())));
    h.run();
    h.get_by_role_and_label(Role::TextInput, "Folder").focus();
    h.run();
    h.get_by_role_and_label(Role::TextInput, "Folder").type_text("/stick");
    h.run();
    tap(&mut h, "Use this folder");
    tap(&mut h, "Changes from the folder (2)");
    tap(&mut h, "Undo: Replaced: Anka counts as Eve");
    assert_eq!(value(&store, "aliases").as_deref(), Some(r#"{"Anka":"Anna","B":"C"}"#));
    // What somebody has changed since stays.
    tap(&mut h, "Undo: New: B counts as X");
    assert_eq!(value(&store, "aliases").as_deref(), Some(r#"{"Anka":"Anna","B":"C"}"#));
    h.get_by_label_contains("because it has changed again since");
    assert_eq!(taken_back::read(value(&store, taken_back::KEY).as_deref()), []);
    h.get_by_label("Nothing yet.");
}
