//! An evening at the real window, with a second one in memory beside it that is led the same way.
//!
//! The second one says where a control lies, so that no place on the screen is written into a test, and what the log must
//! hold; the first one draws, and writes to the disk.

use std::path::PathBuf;

use chrono::{TimeZone as _, Utc};
use egui::{Event, Key, Modifiers, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, By, NodeT as _, Queryable as _};
use serde_json::Value;
use tableside::app::App;
use tableside::locale::Language;
use tableside::store::exchange::{self, Exported};
use tableside::store::{Reply, Request};

use super::common::app::{Shared, window_by};
use super::desk::{Desk, SIZE};
use super::picture::Picture;

/// Both windows.
pub struct Evening {
    /// The real one.
    pub desk: Desk,
    mirror: Harness<'static, App>,
    store: Shared,
}

impl Evening {
    /// Begins at an empty Home.
    pub fn begin() -> Option<Self> {
        Desk::set_up().map(Self::at)
    }

    /// Begins with the two example plays on disk.
    pub fn with_examples() -> Option<Self> {
        let desk = Desk::set_up()?;
        desk.ask(&["--lang", "en", "demo"]);
        Some(Self::at(desk))
    }

    /// Begins on what is on this desk's disk.
    pub fn at(mut desk: Desk) -> Self {
        let store = Shared::default();
        for play in plays(&desk) {
            let Exported { header, lines, summary, finished } = play;
            store.perform(Request::Create { header, lines, summary, finished });
        }
        desk.start();
        Self { mirror: mirror(&store), desk, store }
    }

    /// Taps the control of this name; a text that says the same is none.
    pub fn tap(&mut self, name: &str) {
        let place = {
            let is_control = |node: &AccessKitNode<'_>| node.role() != Role::Label;
            let node = self.mirror.get(By::new().label(name).predicate(is_control));
            node.click();
            node.rect().center()
        };
        self.mirror.run();
        self.desk.click(place.x as u32, place.y as u32);
    }

    /// Opens the play of Amun-Re that is still going on, from Home.
    pub fn open_play(&mut self) {
        self.open_play_of("Amun-Re");
    }

    /// Opens the play of this game that is still going on, from Home.
    pub fn open_play_of(&mut self, game: &str) {
        let going_on = |node: &egui_kittest::Node<'_>| {
            let name = node.accesskit_node().label().unwrap_or_default();
            name.starts_with(&format!("{game}, ")) && !name.contains(" won, ")
        };
        let name = {
            let found = self.mirror.query_all_by_role(Role::Button).find(going_on).expect("a play that goes on");
            found.accesskit_node().label().unwrap()
        };
        self.tap(&name);
    }

    /// Types into what has the keyboard.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.mirror.event(Event::Text(letter.to_string()));
            self.mirror.run();
        }
        self.desk.type_text(text);
    }

    /// Enter.
    pub fn enter(&mut self) {
        self.key(Modifiers::NONE, Key::Enter, "Return");
    }

    /// The loud button, by its keys.
    pub fn next(&mut self) {
        self.key(Modifiers::COMMAND, Key::Enter, "ctrl+Return");
    }

    /// Undo, by its keys.
    pub fn undo(&mut self) {
        self.key(Modifiers::COMMAND, Key::Z, "ctrl+z");
    }

    /// Redo, by its keys.
    pub fn redo(&mut self) {
        self.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z, "ctrl+shift+z");
    }

    /// All plays, by its keys.
    pub fn home(&mut self) {
        self.key(Modifiers::COMMAND, Key::O, "ctrl+o");
    }

    fn key(&mut self, modifiers: Modifiers, key: Key, chord: &str) {
        self.mirror.key_press_modifiers(modifiers, key);
        self.mirror.run();
        self.desk.key(chord);
    }

    /// Ends the real window as a power cut does, starts it again, and the other one with it: each shows by itself what
    /// it has shown, the table or Home.
    pub fn cut_the_power(&mut self) {
        let place = self.mirror.state().place();
        let before = self.desk.settled();
        self.desk.kill9();
        self.mirror = mirror(&self.store);
        assert_eq!(self.mirror.state().place(), place);
        self.desk.start();
        self.shows_again(&before);
    }

    /// Waits until the real window has the title of this picture: until it shows a play of the same game, or Home as well.
    pub fn shows_again(&mut self, before: &Picture) {
        self.desk.wait("the title from before", |desk| desk.settled().has_title_of(before));
    }

    /// The real window's logs must hold what the other one's hold, play by play.
    pub fn assert_same_logs(&self) {
        let on_disk: Vec<Vec<Value>> = plays(&self.desk).iter().map(|play| bodies(&play.lines)).collect();
        let Reply::Plays(listed) = self.store.perform(Request::Plays { removed: false }) else { panic!("no list") };
        let mut remaining = on_disk.clone();
        for play in &listed {
            let Reply::Lines { lines, .. } = self.store.perform(Request::Read { play: play.header.id, after: 0 })
            else {
                panic!("no lines")
            };
            let wanted = bodies(&lines);
            let found = remaining.iter().position(|bodies| *bodies == wanted);
            let found = found.unwrap_or_else(|| panic!("not on disk: {wanted:#?}\nbut: {on_disk:#?}"));
            remaining.remove(found);
        }
        assert!(remaining.is_empty(), "nobody entered {remaining:#?}");
    }

    /// What the loud button says.
    pub fn says(&self, name: &str) {
        // The history beside the work may say the same.
        assert!(self.mirror.query_all_by_label(name).next().is_some(), "nothing says {name:?}");
    }
}

/// Its clock stands later than any real one, so that the play which is led is the newest one at Home here as there.
fn mirror(store: &Shared) -> Harness<'static, App> {
    let later = || Utc.with_ymd_and_hms(2100, 1, 1, 21, 47, 0).unwrap();
    let size = Vec2::new(SIZE.0 as f32, SIZE.1 as f32);
    let mut mirror = window_by(store, size, Theme::Light, Language::En, 100, later);
    mirror.run();
    mirror
}

/// All plays on the desk's disk, as the command line exports them.
fn plays(desk: &Desk) -> Vec<Exported> {
    let listed: Value = serde_json::from_str(&desk.ask(&["plays", "--json"])).unwrap();
    let read = |play: &Value| {
        let file: PathBuf = desk.folder().join(format!("{}.json", play["short"].as_str().unwrap()));
        // A file that is there already is not overwritten.
        std::fs::remove_file(&file).ok();
        desk.ask(&["export", play["id"].as_str().unwrap(), &file.to_string_lossy()]);
        exchange::read(&file).unwrap().remove(0)
    };
    listed.as_array().unwrap().iter().map(read).collect()
}

/// What was entered, without when and by whom.
fn bodies(lines: &[tableside::store::Line]) -> Vec<Value> {
    lines.iter().map(|line| serde_json::from_str(&line.body).unwrap()).collect()
}
