//! Looking something up in the window: found with each key, opened beside the play, written on, and kept.

use crate::common::app::{Shared, window};
use crate::common::scenes::scenes;
use crate::common::{DESKTOP, PHONE, picture, takes_pictures};
use egui::{Key, Modifiers, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::library::Ref;
use tableside::locale::Language;
use tableside::store::{Reply, Request};

type Window = Harness<'static, App>;

fn open(store: &Shared, size: Vec2) -> Window {
    let mut h = window(store, size, Theme::Light, Language::En);
    h.run();
    h
}

/// The library on a phone.
fn library(store: &Shared) -> Window {
    let mut h = open(store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    h
}

/// A window at the table of the example play half-way, in its sacrifice.
fn at_the_table(store: &Shared, size: Vec2) -> Window {
    let [_, half] = store.add_examples(Language::En);
    let mut h = open(store, size);
    h.state_mut().visit_play(half);
    h.run();
    h
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click_accesskit();
    h.run();
}

fn tap_starting(h: &mut Window, start: &str) {
    let starts = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|l| l.starts_with(start));
    let found = h.query_all_by_role(Role::Button).find(starts);
    found.unwrap_or_else(|| panic!("no button starts with {start:?}")).click_accesskit();
    h.run();
}

fn look_for(h: &mut Window, words: &str) {
    write(h, Role::TextInput, FIELD, words);
}

/// The same with nothing of what was typed before.
fn look_for_anew(h: &mut Window, words: &str) {
    h.get_by_role_and_label(Role::TextInput, FIELD).focus();
    h.run();
    h.key_press_modifiers(Modifiers::COMMAND, Key::A);
    h.event(egui::Event::Text(words.into()));
    h.run();
}

fn write(h: &mut Window, role: Role, field: &str, words: &str) {
    h.get_by_role_and_label(role, field).focus();
    h.run();
    h.get_by_role_and_label(role, field).type_text(words);
    h.run();
}

fn kept(store: &Shared, key: &str) -> String {
    match store.perform(Request::Value { key: key.to_owned() }) {
        Reply::Value(kept) => kept.unwrap_or_default(),
        other => panic!("{other:?}"),
    }
}

const FIELD: &str = "Look up a card or a ruling";

#[test]
fn one_key_from_anywhere_and_the_field_has_the_keyboard() {
    let store = Shared::default();
    for keys in [(Modifiers::COMMAND, Key::F), (Modifiers::NONE, Key::Slash)] {
        let mut h = at_the_table(&store, DESKTOP);
        h.key_press_modifiers(keys.0, keys.1);
        h.run();
        assert_eq!(h.state().place(), Place::Library);
        assert!(h.get_by_role_and_label(Role::TextInput, FIELD).is_focused());
        h.event(egui::Event::Text("memph".into()));
        h.run();
        h.get_by_role_and_label(Role::Label, "Memphis");
    }
}

#[test]
fn results_come_with_each_key_and_say_the_other_names() {
    let store = Shared::default();
    let mut h = library(&store);
    look_for(&mut h, "zvyseni skl");
    h.get_by_role_and_label(Role::Label, "Harvest Increase");
    h.get_by_label("Zvýšení sklizně · Erntesteigerung");
    h.get_by_label("Power card");
}

#[test]
fn this_plays_game_is_searched_first_and_the_others_when_nothing_is_there() {
    let store = Shared::default();
    let mut h = at_the_table(&store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    look_for(&mut h, "saboteur");
    h.get_by_label("Nothing found for “saboteur”.");
    h.get_by_label("What are you looking for?");
    h.get_by_label_contains("Saboteur, ");
    tap(&mut h, "Where: All games");
    h.get_by_role_and_label(Role::Label, "Saboteur");
}

#[test]
fn a_question_that_found_nothing_is_kept_by_one_tap_and_found_from_then_on() {
    let store = Shared::default();
    let mut h = library(&store);
    look_for(&mut h, "qqxxzzjj wwkkvv");
    h.get_by_label("Nothing found for “qqxxzzjj wwkkvv”.");
    tap(&mut h, "Save this question for later");
    h.run();
    h.get_by_label("Saved to your cards.");
    h.get_by_role_and_label(Role::Label, "qqxxzzjj wwkkvv");
    assert!(h.query_by_label("Save this question for later").is_none());
}

#[test]
fn filters_leave_what_was_chosen() {
    let store = Shared::default();
    let mut h = library(&store);
    tap(&mut h, "Filter");
    tap(&mut h, "Game: Amun-Re");
    tap(&mut h, "Kind: Province");
    tap(&mut h, "2 filters");
    h.get_by_label_contains("Memphis, Province");
    assert!(h.query_by_label_contains("Harvest Increase, ").is_none());
}

#[test]
fn the_step_offers_its_cards_and_one_opens_beside_the_play() {
    let store = Shared::default();
    let mut h = at_the_table(&store, DESKTOP);
    h.get_by_label("In this phase");
    let first = h.state().model().open.as_ref().unwrap().shown.nearby[0].clone();
    let name = h.state().model().lookup().get(&first).unwrap().name(Language::En).to_owned();
    tap_starting(&mut h, &name);
    assert_eq!(h.state().place(), Place::Table);
    assert_eq!(h.state().model().looked, [first]);
    h.get_by_label("Close entry");
    // The play goes on beside it.
    h.get_by_label("Dana’s offering is missing");
    tap(&mut h, "Close entry");
    assert!(h.state().model().looked.is_empty());
}

#[test]
fn on_a_phone_a_card_opens_as_a_sheet_and_leads_on_and_back() {
    let store = Shared::default();
    let mut h = at_the_table(&store, PHONE);
    let at = Ref::new("amun-re", "harvest-increase");
    h.state_mut().look_up(at.clone());
    h.run();
    h.get_by_role_and_label(Role::Heading, "Harvest Increase");
    tap_starting(&mut h, "Does Harvest Increase");
    assert_eq!(h.state().model().looked.len(), 2);
    tap(&mut h, "Previous entry");
    assert_eq!(h.state().model().looked, [at]);
    h.key_press(Key::Escape);
    h.run();
    assert!(h.state().model().looked.is_empty());
    assert_eq!(h.state().place(), Place::Table);
}

#[test]
fn a_kind_and_a_phase_of_one_word_are_said_once() {
    let store = Shared::default();
    let mut h = window(&store, PHONE, Theme::Light, Language::Cs);
    h.run();
    h.state_mut().look_up(Ref::new("amun-re", "memphis"));
    h.run();
    h.get_by_role_and_label(Role::Heading, "Memphis");
    assert_eq!(h.query_all_by_label("Dražba").count(), 1);
    assert_eq!(h.query_all_by_label("Provincie").count(), 1);
}

#[test]
fn what_the_plays_option_changes_is_said_on_the_card() {
    let store = Shared::default();
    let [_, half] = store.add_examples_of("cities-and-knights", Language::En);
    let mut h = open(&store, PHONE);
    h.state_mut().visit_play(half);
    h.run();
    h.state_mut().look_up(Ref::new("cities-and-knights", "saboteur"));
    h.run();
    h.get_by_label("In this play");
}

#[test]
fn the_last_look_ups_are_offered_again_after_a_restart() {
    let store = Shared::default();
    let mut h = open(&store, PHONE);
    h.state_mut().look_up(Ref::new("amun-re", "memphis"));
    h.run();
    let h = library(&store);
    h.get_by_label("Recently looked up");
    h.get_by_label_contains("Memphis, Province");
}

#[test]
fn a_reason_leads_to_its_ruling() {
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = open(&store, DESKTOP);
    h.state_mut().visit_play(over);
    h.run();
    let library = h.state().model().lookup();
    let rulings = library.library.entries().iter().filter(|entry| entry.at.game == "amun-re");
    let questions: Vec<String> =
        rulings.filter(|entry| !entry.rules.is_empty()).map(|entry| entry.name(Language::En).to_owned()).collect();
    h.state_mut().visit(Place::Sheet);
    h.run();
    tap_starting(&mut h, "Old Kingdom, Pyramids, Anna");
    let asked = questions.iter().find(|question| h.query_by_label(question).is_some());
    let asked = asked.expect("the rule of the pyramids is explained").clone();
    tap(&mut h, &asked);
    h.get_by_role_and_label(Role::Heading, &asked);
}

#[test]
fn a_note_and_a_house_rule_are_kept_shown_and_found() {
    let store = Shared::default();
    let mut h = open(&store, PHONE);
    h.state_mut().look_up(Ref::new("amun-re", "memphis"));
    h.run();
    tap(&mut h, "Note or house rule");
    write(&mut h, Role::MultilineTextInput, "House rule", "Never in the first round");
    tap(&mut h, "Save");
    h.get_by_label("Never in the first round");
    assert!(kept(&store, "library/notes").contains("amun-re/memphis"));
    let mut h = library(&store);
    look_for(&mut h, "never first round");
    h.get_by_role_and_label(Role::Label, "Memphis");
    h.get_by_label("Never in the first round");
}

#[test]
fn an_own_card_is_written_found_changed_and_removed() {
    let store = Shared::default();
    let mut h = library(&store);
    tap(&mut h, "Where: My notes");
    tap(&mut h, "New card");
    h.get_by_label("A name is missing");
    write(&mut h, Role::TextInput, "English name", "Windmill");
    write(&mut h, Role::TextInput, "Copies", "two");
    h.get_by_label("Copies must be a number");
    for _ in 0..3 {
        h.key_press(Key::Backspace);
    }
    h.run();
    tap(&mut h, "Save");
    assert!(kept(&store, "library/own/0").contains("Windmill"));
    look_for(&mut h, "windmil");
    h.get_by_role_and_label(Role::Label, "Windmill");
    tap(&mut h, "Edit card");
    write(&mut h, Role::TextInput, "Kind", "Building");
    write(&mut h, Role::TextInput, "Printed numbers", "7, 8");
    write(&mut h, Role::TextInput, "Also called", "grinder; pinwheel");
    write(&mut h, Role::MultilineTextInput, "What it does, in English", "Draw two.");
    tap(&mut h, "Cities & Knights");
    tap(&mut h, "Save");
    h.get_by_label("Saved to your cards.");
    let changed: serde_json::Value = serde_json::from_str(&kept(&store, "library/own/0")).unwrap();
    assert_eq!(changed["0"]["game"], "cities-and-knights");
    assert_eq!(changed["0"]["also"], serde_json::json!(["grinder", "pinwheel"]));
    assert_eq!(changed["0"]["numbers"], serde_json::json!(["7", "8"]));
    look_for_anew(&mut h, "pinwheel");
    h.get_by_label("Draw two.");
    tap(&mut h, "Edit card");
    tap(&mut h, "Remove card");
    assert!(!kept(&store, "library/own/0").contains("Windmill"));
    assert!(h.query_by_label("Draw two.").is_none());
    h.get_by_label("The card is removed.");
    tap(&mut h, "Undo");
    assert!(kept(&store, "library/own/0").contains("Windmill"));
    h.get_by_label("Draw two.");
}

#[test]
fn a_table_comes_in_whole_or_not_at_all_and_goes_out_again() {
    let store = Shared::default();
    let folder = tempfile::tempdir().unwrap();
    let (bad, good, out) =
        (folder.path().join("bad.csv"), folder.path().join("good.csv"), folder.path().join("out.csv"));
    std::fs::write(&bad, "game,name_en\namun-re,Windmill\nnile,Granary\n").unwrap();
    std::fs::write(&good, "game,name_en,name_cs\namun-re,Windmill,Mlýn\namun-re,Granary,Sýpka\n").unwrap();
    let mut h = library(&store);
    h.state_mut().read_table(&bad);
    h.run();
    h.get_by_label("Line 3: there is no game “nile”.");
    assert_eq!(kept(&store, "library/own"), "");
    tap(&mut h, "OK");
    h.state_mut().read_table(&good);
    h.run();
    h.get_by_label("2 cards were added.");
    h.state_mut().write_table(&out);
    h.run();
    assert!(std::fs::read_to_string(out).unwrap().contains("amun-re,Granary,Sýpka"));
    look_for(&mut h, "sypka");
    h.get_by_role_and_label(Role::Label, "Granary");
}

/// A table of so many cards, each with another name.
fn table(folder: &tempfile::TempDir, cards: usize) -> std::path::PathBuf {
    let rows: String = (0..cards).map(|card| format!("amun-re,Windmill {card}x\n")).collect();
    let file = folder.path().join(format!("{cards}.csv"));
    std::fs::write(&file, format!("game,name_en\n{rows}")).unwrap();
    file
}

/// Frame by frame until a table and the search are done; what the dialog said meanwhile.
fn wait(h: &mut Window) -> Vec<String> {
    let mut said = Vec::new();
    for _ in 0..2_000 {
        h.step();
        let node = h.query_by_label_contains("ready to be saved").or_else(|| h.query_by_label_contains("so far ("));
        said.extend(node.and_then(|node| node.accesskit_node().value()));
        if !h.state().model().shelf_of_own.has_work() {
            h.run();
            return said;
        }
    }
    panic!("it never ends");
}

/// A sheet is measured in its first frame and seen in the next.
fn show_sheet(h: &mut Window) {
    for _ in 0..4 {
        h.step();
    }
}

#[test]
fn a_long_table_comes_in_frame_by_frame_and_says_how_far_it_is() {
    let (store, folder) = (Shared::default(), tempfile::tempdir().unwrap());
    let mut h = library(&store);
    tap(&mut h, "Where: My notes");
    h.state_mut().read_table(&table(&folder, 600));
    show_sheet(&mut h);
    h.get_by_role_and_label(Role::Heading, "Adding from a table");
    h.get_by_label("Either all of it is added, or nothing.");
    assert_eq!(h.state().model().shelf_of_own.own.len(), 0);
    // Another one has to wait.
    h.state_mut().read_table(&table(&folder, 1));
    show_sheet(&mut h);
    h.get_by_label_contains("Another table is being read or saved.");
    let said = wait(&mut h);
    assert!(said.iter().any(|said| said.contains("rows have been read so far")), "{said:?}");
    h.get_by_label("600 cards were added.");
    assert_eq!(h.state().model().shelf_of_own.own.len(), 600);
    look_for(&mut h, "windmill 599x");
    h.get_by_role_and_label(Role::Label, "Windmill 599x");
    // What is on disk is the same, page by page.
    let mut h = open(&store, PHONE);
    h.state_mut().visit(Place::Library);
    wait(&mut h);
    assert_eq!(h.state().model().shelf_of_own.own.len(), 600);
    let out = folder.path().join("out.csv");
    h.state_mut().write_table(&out);
    wait(&mut h);
    assert_eq!(std::fs::read_to_string(out).unwrap().lines().count(), 601);
}

#[test]
fn a_table_that_is_stopped_or_cannot_be_kept_leaves_nothing() {
    let (store, folder) = (Shared::default(), tempfile::tempdir().unwrap());
    let mut h = library(&store);
    let file = table(&folder, 600);
    for stop in ["Stop", "Close"] {
        h.state_mut().read_table(&file);
        show_sheet(&mut h);
        h.get_by_role_and_label(Role::Button, stop).click_accesskit();
        h.run();
        assert!(h.query_by_label("Adding from a table").is_none());
    }
    // A disk that is full keeps none of them, and none is shown.
    store.0.borrow_mut().fail_with(tableside::store::StoreError::Full);
    h.state_mut().read_table(&file);
    wait(&mut h);
    assert!(h.query_by_label("600 cards were added.").is_none() && h.query_by_label("Adding from a table").is_none());
    // One mistake in the last line, and nothing of it is taken.
    store.0.borrow_mut().heal();
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, format!("{text}nile,Granary\n")).unwrap();
    h.state_mut().read_table(&file);
    wait(&mut h);
    h.get_by_label("Line 602: there is no game “nile”.");
    assert!(h.state().model().shelf_of_own.own.is_empty());
    assert_eq!((kept(&store, "library/own"), kept(&store, "library/own/0")), (String::new(), String::new()));
}

#[test]
fn a_table_and_what_another_window_writes_meanwhile_are_both_kept() {
    let (store, folder) = (Shared::default(), tempfile::tempdir().unwrap());
    let mut h = library(&store);
    h.state_mut().read_table(&table(&folder, 600));
    h.step();
    assert!(h.state().model().shelf_of_own.job.is_some());
    store.keep("library/own", r#"{"next":1}"#);
    store.keep("library/own/0", r#"{"0":{"game":"amun-re","names":{"en":"Granary","cs":""}}}"#);
    store.0.borrow_mut().change_elsewhere();
    wait(&mut h);
    h.get_by_label("600 cards were added.");
    assert!(kept(&store, "library/own/0").contains("Granary"));
    assert_eq!(h.state().model().shelf_of_own.own.len(), 601);
    let mut h = open(&store, PHONE);
    h.state_mut().visit(Place::Library);
    wait(&mut h);
    assert_eq!(h.state().model().shelf_of_own.own.len(), 601);
}

#[test]
fn notes_and_cards_of_a_later_version_stay_as_they_are() {
    let (store, later) = (Shared::default(), r#"{"amun-re/memphis":["a",1]}"#);
    store.keep("library/notes", later);
    store.keep("library/own", "[2]");
    let mut h = library(&store);
    tap(&mut h, "Where: My notes");
    h.get_by_label_contains("A newer version of Tableside saved notes or cards here");
    assert!(h.query_by_label("New card").is_none());
    h.state_mut().look_up(Ref::new("amun-re", "memphis"));
    h.run();
    tap(&mut h, "Note or house rule");
    h.get_by_label_contains("It stays as it is and can’t be changed here.");
    assert!(h.query_by_label("Save").is_none() && h.query_by_role(Role::MultilineTextInput).is_none());
    tap(&mut h, "OK");
    h.state_mut().read_table(&table(&tempfile::tempdir().unwrap(), 1));
    h.run();
    assert_eq!((kept(&store, "library/notes"), kept(&store, "library/own")), (later.to_owned(), "[2]".to_owned()));
    // Another entry's note is kept beside it.
    h.key_press(Key::Escape);
    h.run();
    h.state_mut().look_up(Ref::new("amun-re", "avaris"));
    h.run();
    tap(&mut h, "Note or house rule");
    write(&mut h, Role::MultilineTextInput, "Note", "Mine");
    tap(&mut h, "Save");
    assert!(kept(&store, "library/notes").contains(r#""amun-re/memphis":["a",1]"#));
    assert!(kept(&store, "library/notes").contains("Mine"));
}

#[test]
fn settings_names_and_figures_of_a_later_version_stay_as_they_are() {
    // The store answers when it is told to, so that what is kept can be changed after the test's own settings.
    let store = Shared(std::rc::Rc::new(std::cell::RefCell::new(tableside::store::Memory::slow())));
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    let later = [
        ("settings", r#"["sepia"]"#),
        ("players", "[3]"),
        ("figures/amun-re", r#"{"all":1}"#),
        ("figures/imperial-settlers", "not even JSON"),
    ];
    for (key, value) in later {
        store.keep(key, value);
    }
    let settle = |h: &mut Window| {
        for _ in 0..4 {
            store.0.borrow_mut().release();
            h.step();
        }
        h.run();
    };
    settle(&mut h);
    h.state_mut().visit(Place::Messages);
    h.run();
    for what in ["the settings", "the players’ names"] {
        let said = format!("A newer version of Tableside saved {what}");
        assert!(h.query_all_by_label_contains(&said).next().is_some(), "{said}");
    }
    let size = h.state().model().settings.text;
    h.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
    settle(&mut h);
    assert!(h.state().model().settings.text > size, "it holds until the window closes");
    for game in ["amun-re", "imperial-settlers"] {
        h.state_mut().visit(Place::OwnBox(game));
        settle(&mut h);
        h.get_by_label_contains("A newer version of Tableside saved the values of this box");
        assert!(h.state().model().figures_read(game).is_err());
    }
    for (key, value) in later {
        assert_eq!(kept(&store, key), value);
    }
}

#[test]
fn an_option_changed_during_a_play_decides_what_holds_in_it() {
    let store = Shared::default();
    let [_, half] = store.add_examples(Language::En);
    let mut h = open(&store, PHONE);
    h.state_mut().visit_play(half);
    h.run();
    let id = "empty-side-scores";
    let before = h.state().model().is_on(id);
    let Reply::Lines { lines, .. } = store.perform(Request::Read { play: half, after: 0 }) else { panic!() };
    let mut play = tableside::games::find("amun-re").unwrap().open(&lines).unwrap();
    for on in [!before, before, !before] {
        let action = serde_json::json!({ "do": "set-option", "id": id, "on": on });
        let line = play.prepare(&action, crate::common::app::now(), "test").unwrap();
        play.accept(std::slice::from_ref(&line)).unwrap();
        let (summary, finished) = tableside::table::play::summary(play.as_ref());
        let summary = serde_json::to_string(&summary).unwrap();
        store.perform(Request::Append { play: half, lines: vec![line], summary, finished });
        store.0.borrow_mut().change_elsewhere();
        h.step();
        h.run();
        assert_eq!(h.state().model().is_on(id), on);
    }
}

#[test]
fn notes_come_from_a_table_and_go_out_to_one() {
    let (store, folder) = (Shared::default(), tempfile::tempdir().unwrap());
    let (table, out) = (folder.path().join("notes.csv"), folder.path().join("out.csv"));
    let mut h = library(&store);
    tap(&mut h, "Where: My notes");
    assert!(h.query_by_label("Save notes as a table…").is_none(), "there is none");
    std::fs::write(&table, "game,id,note\namun-re,memphis,Ask Jan\namun-re,atlantis,No\n").unwrap();
    h.state_mut().read_table(&table);
    h.run();
    h.get_by_label("Line 3: there is no entry “atlantis” in this game.");
    assert_eq!(kept(&store, "library/notes"), "");
    tap(&mut h, "OK");
    std::fs::write(&table, "game,id,note\namun-re,memphis,Ask Jan\namun-re,avaris,No\n").unwrap();
    h.state_mut().read_table(&table);
    h.run();
    h.get_by_label("2 notes were added.");
    tap(&mut h, "Save notes as a table…");
    h.get_by_label_contains("game, id, name, house, note");
    h.key_press(Key::Escape);
    h.run();
    h.state_mut().write_notes_table(&out);
    h.run();
    let written = std::fs::read_to_string(out).unwrap();
    assert!(written.contains("amun-re,memphis,Memphis,,Ask Jan"), "{written}");
    look_for(&mut h, "ask jan");
    h.get_by_role_and_label(Role::Label, "Memphis");
}

/// The pictures of the library's screens, in both languages, themes and sizes.
#[test]
fn the_librarys_screens_for_people_to_look_at() {
    if !takes_pictures() {
        return;
    }
    for (form, size) in [("phone", PHONE), ("desktop", DESKTOP)] {
        for scene in scenes().filter(|scene| scene.name.starts_with("library") || scene.name == "table") {
            for (shade, theme, language) in [("light", Theme::Light, Language::En), ("dark", Theme::Dark, Language::Cs)]
            {
                let mut visit = scene.open(size, theme, language, 100);
                picture(&mut visit.h, &format!("{}-{form}-{shade}-{}", scene.name, language.code()));
            }
        }
    }
    let folder = tempfile::tempdir().unwrap();
    for (form, size) in [("phone", PHONE), ("desktop", DESKTOP)] {
        for (shade, theme, language) in [("light", Theme::Light, Language::En), ("dark", Theme::Dark, Language::Cs)] {
            let name = |scene: &str| format!("{scene}-{form}-{shade}-{}", language.code());
            let mine = if language == Language::En { "Where: My notes" } else { "Kde: Moje poznámky" };
            let from = if language == Language::En { "Add from a table…" } else { "Přidat z tabulky…" };
            let store = Shared::default();
            store.keep("library/notes", r#"{"amun-re/memphis":[1],"amun-re/avaris":{"note":"Jan"}}"#);
            let mut h = window(&store, size, theme, language);
            h.state_mut().visit(Place::Library);
            h.run();
            tap(&mut h, mine);
            h.state_mut().read_table(&table(&folder, 3));
            h.run();
            picture(&mut h, &name("library-mine"));
            tap(&mut h, from);
            picture(&mut h, &name("library-table"));
            h.key_press(Key::Escape);
            h.run();
            h.state_mut().look_up(Ref::new("amun-re", "memphis"));
            h.run();
            let write =
                if language == Language::En { "Note or house rule" } else { "Poznámka nebo domácí pravidlo" };
            tap(&mut h, write);
            picture(&mut h, &name("library-later-note"));
            h.state_mut().read_table(&table(&folder, 900));
            show_sheet(&mut h);
            picture(&mut h, &name("library-progress"));
        }
    }
}
