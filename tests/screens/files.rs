//! Files are chosen in the system's own dialog while the window goes on; where there is none, a path is typed.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::PHONE;
use crate::common::app::{Shared, now};
use egui::Theme;
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, HarnessBuilder};
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::platform::files::chooser::Chooser;
use tableside::app::platform::files::{Disk, FileKind};
use tableside::app::{App, Parts};
use tableside::games;
use tableside::kit::Look;
use tableside::locale::Language;
use tableside::store::{PlayId, Reply, Request};

/// A dialog that a test answers, and what it was asked.
#[derive(Clone)]
struct Answered {
    asked: Arc<Mutex<Vec<(PathBuf, FileKind, bool)>>>,
    answer: Arc<Mutex<Receiver<Option<PathBuf>>>>,
}

impl Answered {
    fn new() -> (Self, Sender<Option<PathBuf>>) {
        let (tell, answer) = channel();
        (Self { asked: Arc::default(), answer: Arc::new(Mutex::new(answer)) }, tell)
    }
}

impl Chooser for Answered {
    fn ask(&self, at: &Path, kind: FileKind, save: bool) -> Box<dyn FnOnce() -> Option<PathBuf> + Send> {
        self.asked.lock().unwrap().push((at.to_owned(), kind, save));
        let answer = Arc::clone(&self.answer);
        Box::new(move || answer.lock().unwrap().recv().unwrap())
    }
}

fn settings(store: &Shared, folder: &Path, chooser: Answered, woken: Sender<()>) -> Harness<'static, App> {
    let wake = Arc::new(move || woken.send(()).unwrap_or_default());
    let parts = Parts {
        store: Box::new(store.clone()),
        games: games::ALL,
        clock: Clock::fixed(now),
        language: Some(Language::En),
        system: Language::En,
        folder: Some(folder.to_owned()),
        files: Box::new(Disk::of(folder.to_owned()).asking(chooser, wake)),
    };
    let mut h = HarnessBuilder::default()
        .with_size(egui::vec2(PHONE.x, 2400.0))
        .with_theme(Theme::Light)
        .with_max_steps(12)
        .renderer(soft::Soft::default())
        .with_context_setup(|ctx| Look::default().apply(ctx))
        .build_eframe(|_| App::new(parts));
    h.run();
    h.state_mut().visit(Place::Settings);
    h.run();
    h
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

fn plays(store: &Shared) -> Vec<PlayId> {
    let Reply::Plays(plays) = store.perform(Request::Plays { removed: false }) else { panic!("no list") };
    plays.iter().map(|play| play.header.id).collect()
}

#[test]
fn plays_are_written_to_and_read_from_the_file_that_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("Žofie – plays.json");
    let store = Shared::default();
    store.add_examples(Language::En);
    let (chooser, answer) = Answered::new();
    let (woken, woke) = channel();
    let mut h = settings(&store, folder.path(), chooser.clone(), woken);
    assert!(h.query_by_label("Save as").is_none(), "nobody types a path where the system asks");

    tap(&mut h, "Save all plays to a file");
    // The dialog is open, and the window goes on meanwhile; a second tap opens no second one.
    tap(&mut h, "Save all plays to a file");
    tap(&mut h, "Theme: Dark");
    assert_eq!(
        *chooser.asked.lock().unwrap(),
        [(folder.path().join("2026-11-20 Tableside.json"), FileKind::Plays, true)],
        "it proposes a name"
    );
    assert!(!file.exists());
    answer.send(Some(file.clone())).unwrap();
    woke.recv_timeout(Duration::from_secs(10)).unwrap();
    h.run();
    assert!(file.exists());
    h.get_by_label_contains("Saved as ");

    let other = Shared::default();
    let (chooser, answer) = Answered::new();
    let (woken, woke) = channel();
    let mut h = settings(&other, folder.path(), chooser.clone(), woken);
    tap(&mut h, "Add plays from a file");
    assert!(!chooser.asked.lock().unwrap()[0].2);
    answer.send(Some(file)).unwrap();
    woke.recv_timeout(Duration::from_secs(10)).unwrap();
    h.run();
    assert_eq!(plays(&other).len(), 2);
}

#[test]
fn a_dialog_that_is_closed_does_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Shared::default();
    let (chooser, answer) = Answered::new();
    let (woken, woke) = channel();
    let mut h = settings(&store, folder.path(), chooser, woken);
    tap(&mut h, "Add plays from a file");
    // As long as a person needs to see a dialog and close it.
    std::thread::sleep(Duration::from_millis(600));
    answer.send(None).unwrap();
    woke.recv_timeout(Duration::from_secs(10)).unwrap();
    h.run();
    assert_eq!(h.state().model().messages.past().len(), 0);
    assert!(h.query_by_label("File to read").is_none(), "the dialog is there, so no path is typed");
}

#[test]
fn where_the_system_has_no_dialog_a_path_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Shared::default();
    store.add_examples(Language::En);
    let (chooser, answer) = Answered::new();
    let (woken, woke) = channel();
    let mut h = settings(&store, folder.path(), chooser, woken);
    answer.send(None).unwrap();
    tap(&mut h, "Save all plays to a file");
    woke.recv_timeout(Duration::from_secs(10)).unwrap();
    h.run();
    h.get_by_label_contains("This system has no file dialog.");
    h.get_by_role_and_label(egui::Role::TextInput, "Save as");
    tap(&mut h, "Save all plays to a file");
    assert!(folder.path().join("2026-11-20 Tableside.json").exists(), "to the path in the field");
}

/// The dialog stays until it is known that the system asks where; where it does not, the field comes up in it.
#[test]
fn a_dialog_that_is_to_write_a_file_has_a_field_where_the_system_has_no_dialog() {
    for (save, end) in [("Save picture", "png"), ("Save", "json")] {
        let folder = tempfile::tempdir().unwrap();
        let store = Shared::default();
        let [over, _] = store.add_examples(Language::En);
        let (chooser, answer) = Answered::new();
        let (woken, woke) = channel();
        let mut h = settings(&store, folder.path(), chooser, woken);
        h.state_mut().visit_play(over);
        h.run();
        if end == "png" {
            tap(&mut h, "More");
            tap(&mut h, "Picture of the score sheet");
        } else {
            h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::E);
            h.run();
        }
        assert!(h.query_by_role_and_label(egui::Role::TextInput, "File").is_none(), "the system is to ask");
        answer.send(None).unwrap();
        tap(&mut h, save);
        woke.recv_timeout(Duration::from_secs(10)).unwrap();
        h.run();
        h.get_by_label_contains("This system has no file dialog.");
        h.get_by_role_and_label(egui::Role::TextInput, "File");
        tap(&mut h, save);
        let mut written = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
        assert!(written.any(|path| path.extension().is_some_and(|is| is == end)), "to the path in the field");
        assert!(h.query_by_role_and_label(egui::Role::TextInput, "File").is_none(), "it is done");
    }
}

/// A window in which paths are typed, over these files.
fn typing(store: &Shared, folder: &Path) -> Harness<'static, App> {
    let parts = Parts {
        store: Box::new(store.clone()),
        games: games::ALL,
        clock: Clock::fixed(now),
        language: Some(Language::En),
        system: Language::En,
        folder: Some(folder.to_owned()),
        files: Box::new(Disk::of(folder.to_owned())),
    };
    let mut h = HarnessBuilder::default()
        .with_size(egui::vec2(PHONE.x, 2400.0))
        .with_theme(Theme::Light)
        .with_max_steps(12)
        .renderer(soft::Soft::default())
        .with_context_setup(|ctx| Look::default().apply(ctx))
        .build_eframe(|_| App::new(parts));
    h.run();
    h
}

#[test]
fn a_typed_path_replaces_a_file_only_when_that_is_wished() {
    let folder = tempfile::tempdir().unwrap();
    let store = Shared::default();
    store.add_examples(Language::En);
    let mut h = typing(&store, folder.path());
    h.state_mut().visit(Place::Settings);
    h.run();
    let file = folder.path().join("2026-11-20 Tableside.json");
    std::fs::write(&file, "mine").unwrap();
    tap(&mut h, "Save all plays to a file");
    h.get_by_label_contains("already exists.");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine", "only asked so far");
    tap(&mut h, "Not now");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
    tap(&mut h, "Save all plays to a file");
    tap(&mut h, "Replace");
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("{\n\"tableside\""));
    h.get_by_label_contains("Saved as ");

    // What is not there is written at once.
    let new = folder.path().join("new.json");
    h.state_mut().export_all_to(&new);
    h.run();
    assert!(new.exists());
}

#[test]
fn the_window_never_replaces_the_plays_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let store = Shared::default();
    let [play, _] = store.add_examples(Language::En);
    let mut h = typing(&store, folder.path());
    h.state_mut().visit_play(play);
    h.run();
    let at = |name: &str| folder.path().join(name);
    std::fs::create_dir(at("backups")).unwrap();
    for name in ["tableside.sqlite", "tableside.lock", "backups/tableside-20260101T000000000Z.sqlite"] {
        std::fs::write(at(name), "SQLite format 3\0").unwrap();
    }
    let writes: [fn(&mut App, &Path); 4] =
        [App::export_to, App::export_all_to, App::write_table, App::write_notes_table];
    for (count, write) in writes.into_iter().enumerate() {
        for name in ["tableside.sqlite", "tableside.lock", "backups/tableside-20260101T000000000Z.sqlite"] {
            write(h.state_mut(), &at(name));
            h.run();
            let said = h.state().model().messages.past().next().unwrap().words.clone();
            assert_eq!(said.key(), "store-file-protected", "{count}");
            assert_eq!(std::fs::read_to_string(at(name)).unwrap(), "SQLite format 3\0");
        }
    }
    assert!(h.query_by_label_contains("already exists.").is_none());
}
