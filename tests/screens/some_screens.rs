//! The window as a person at the table uses it: by its labels, taps and keys.

use crate::common::app::{Shared, window, window_with_text};
use crate::common::{DESKTOP, PHONE};
use egui::{Key, Modifiers, Role, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;
use tableside::store::{PlayId, Reply, Request, StoreError};

type Window = Harness<'static, App>;

fn phone(store: &Shared) -> Window {
    let mut harness = window(store, PHONE, Theme::Light, Language::En);
    harness.run();
    harness
}

fn desktop(store: &Shared) -> Window {
    let mut harness = window(store, DESKTOP, Theme::Light, Language::En);
    harness.run();
    harness
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

/// A window at the table of the example play half-way, in its sacrifice.
fn at_the_table(store: &Shared) -> (Window, PlayId) {
    let [_, half] = store.add_examples(Language::En);
    let mut h = phone(store);
    h.state_mut().visit_play(half);
    h.run();
    (h, half)
}

fn place(h: &Window) -> Place {
    h.state().place()
}

#[test]
fn an_empty_home_says_what_to_do_next() {
    let store = Shared::default();
    let mut h = phone(&store);
    tap(&mut h, "Make an example play");
    h.get_by_label("In progress");
    h.get_by_label("Finished");
    let row = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().unwrap_or_default().starts_with("Amun-Re");
    assert_eq!(h.query_all_by_label_contains(" won, 21:47").filter(row).count(), 1);
}

#[test]
fn with_the_last_table_a_play_starts_with_two_taps_and_is_on_disk() {
    let store = Shared::default();
    store.add_people();
    let mut h = phone(&store);
    tap(&mut h, "New play");
    tap(&mut h, "Start");
    assert_eq!(place(&h), Place::Table);
    let Reply::Plays(plays) = store.perform(Request::Plays { removed: false }) else { panic!() };
    assert_eq!(store.lines(plays[0].header.id), 1);
}

#[test]
fn a_play_starts_by_the_keys_that_lead_on_in_it() {
    let store = Shared::default();
    let mut h = phone(&store);
    tap(&mut h, "New play");
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Enter);
    h.run();
    assert_eq!(place(&h), Place::NewPlay, "nobody sits there yet");
    store.add_people();
    let mut h = phone(&store);
    tap(&mut h, "New play");
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Enter);
    h.run();
    assert_eq!(place(&h), Place::Table);
}

#[test]
fn four_known_players_take_six_taps() {
    let store = Shared::default();
    store.add_people();
    let mut h = phone(&store);
    let mut taps = 0;
    for label in ["New play", "Jan", "Start"] {
        tap(&mut h, label);
        taps += 1;
    }
    assert!(taps <= 6);
    assert_eq!(place(&h), Place::Table);
    h.get_by_label_contains("Jan: ");
}

#[test]
fn the_start_button_says_what_is_missing() {
    let store = Shared::default();
    let mut h = phone(&store);
    tap(&mut h, "New play");
    h.get_by_label("Choose 3 to 5 players");
    for name in ["Anna", "Žofie", "Jan"] {
        h.get_by_role_and_label(Role::TextInput, "New name").focus();
        h.run();
        h.get_by_role_and_label(Role::TextInput, "New name").type_text(name);
        h.run();
        tap(&mut h, "Add");
    }
    h.get_by_label("Start");
    h.get_by_role_and_label(Role::TextInput, "New name").focus();
    h.run();
    h.get_by_role_and_label(Role::TextInput, "New name").type_text("žofie ");
    h.run();
    tap(&mut h, "Add");
    h.get_by_label("Žofie is already at this table.");
}

#[test]
fn who_is_typed_and_not_added_plays_too() {
    let store = Shared::default();
    let mut h = phone(&store);
    tap(&mut h, "New play");
    let type_name = |h: &mut Harness<'_, App>, name: &str| {
        h.get_by_role_and_label(Role::TextInput, "New name").focus();
        h.run();
        h.get_by_role_and_label(Role::TextInput, "New name").type_text(name);
        h.run();
    };
    for name in ["Anna", "Žofie"] {
        type_name(&mut h, name);
        tap(&mut h, "Add");
    }
    h.get_by_label("Choose 3 to 5 players");
    // A name that cannot be added starts nothing, and the field says why.
    type_name(&mut h, "anna");
    h.get_by_label("Choose 3 to 5 players");
    type_name(&mut h, " Marie");
    tap(&mut h, "Add");
    type_name(&mut h, "ŽOFIE");
    tap(&mut h, "Start");
    assert_eq!(place(&h), Place::NewPlay);
    h.get_by_label("Žofie is already at this table.");
    type_name(&mut h, " Nová");
    tap(&mut h, "Start");
    let play = h.state().model().open.as_ref().unwrap().session.play();
    let names: Vec<_> = play.setup().players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Žofie", "anna Marie", "ŽOFIE Nová"]);
}

#[test]
fn players_change_places_and_colors_stay_unique() {
    let store = Shared::default();
    store.add_people();
    // High enough that nothing lies under the bar.
    let mut h = window(&store, vec2(390.0, 1600.0), Theme::Light, Language::En);
    h.run();
    tap(&mut h, "New play");
    tap(&mut h, "Swap seats 1 and 2: Anna and Ben");
    tap(&mut h, "Ben: color and shape");
    // Red was Anna's: they change colors.
    tap(&mut h, "Ben: red");
    // The colors lie over the page until they are put aside.
    h.key_press(egui::Key::Escape);
    h.run();
    tap(&mut h, "Žofie goes first");
    tap(&mut h, "Start");
    let play = h.state().model().open.as_ref().unwrap().session.play();
    let names: Vec<_> = play.setup().players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ben", "Anna", "Žofie"]);
    let colors: Vec<_> = play.setup().players.iter().map(|player| format!("{:?}", player.color)).collect();
    assert_eq!(colors, ["Red", "Blue", "Yellow"]);
    assert_eq!(play.setup().first.0, 2);
}

#[test]
fn a_player_is_dragged_past_two_others() {
    let store = Shared::default();
    store.add_people();
    let mut h = window(&store, vec2(390.0, 1600.0), Theme::Light, Language::En);
    h.run();
    tap(&mut h, "New play");
    let from = h.get_by_label("Anna: drag to another seat").rect().center();
    let to = h.get_by_label("Žofie: drag to another seat").rect().center() + vec2(0.0, 40.0);
    h.drag_at(from);
    h.run();
    for step in 1..=20 {
        h.hover_at(from + (to - from) * (step as f32 / 20.0));
        h.run();
    }
    h.drop_at(to);
    h.run();
    tap(&mut h, "Start");
    let play = h.state().model().open.as_ref().unwrap().session.play();
    let names: Vec<_> = play.setup().players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ben", "Žofie", "Anna"]);
}

#[test]
fn the_lot_says_who_starts() {
    let store = Shared::default();
    store.add_people();
    let mut h = window(&store, vec2(390.0, 1600.0), Theme::Light, Language::En);
    h.run();
    tap(&mut h, "New play");
    // The list of games stands above it.
    h.get_by_label("Draw the first player").scroll_to_me();
    h.run();
    tap(&mut h, "Draw the first player");
    h.get_by_label_contains(" goes first.");
}

#[test]
fn undo_takes_back_and_the_message_puts_back() {
    let store = Shared::default();
    let (mut h, play) = at_the_table(&store);
    let before = store.lines(play);
    h.get_by_label_contains("Undo: Cyril").click();
    h.run();
    assert_eq!(store.lines(play), before + 1);
    h.get_by_label_contains("Undone: Cyril");
    tap(&mut h, "Redo");
    assert_eq!(store.lines(play), before + 2);
    h.get_by_label_contains("Undo: Cyril");
}

#[test]
fn the_keys_of_put_back_do_not_undo() {
    let store = Shared::default();
    let (mut h, play) = at_the_table(&store);
    let before = store.lines(play);
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    h.get_by_label_contains("Undo: Ben");
    h.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    h.run();
    h.get_by_label_contains("Undo: Cyril");
    assert_eq!(store.lines(play), before + 2);
}

#[test]
fn next_says_what_is_missing_and_cannot_be_pressed() {
    let store = Shared::default();
    let (mut h, play) = at_the_table(&store);
    let before = store.lines(play);
    tap(&mut h, "Dana’s offering is missing");
    h.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    h.run();
    assert_eq!(store.lines(play), before);
}

#[test]
fn a_full_disk_is_said_and_trying_again_saves_all() {
    let store = Shared::default();
    let (mut h, play) = at_the_table(&store);
    let before = store.lines(play);
    store.0.borrow_mut().fail_with(StoreError::Full);
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    h.get_by_label_contains("Your last entries are not saved yet. The disk is full.");
    h.get_by_label("not saved");
    store.0.borrow_mut().heal();
    tap(&mut h, "Try again");
    assert_eq!(store.lines(play), before + 1);
    assert!(h.query_by_label("not saved").is_none());
}

#[test]
fn the_window_asks_before_it_closes_over_what_is_not_saved() {
    let store = Shared::default();
    let (mut h, _) = at_the_table(&store);
    store.0.borrow_mut().fail_with(StoreError::ReadOnly);
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    close(&mut h);
    let commands =
        |h: &Window| h.output().viewport_output.values().flat_map(|out| out.commands.clone()).collect::<Vec<_>>();
    assert!(commands(&h).contains(&egui::ViewportCommand::CancelClose));
    h.run();
    tap(&mut h, "Close anyway");
    close(&mut h);
    assert!(!commands(&h).contains(&egui::ViewportCommand::CancelClose));
}

fn close(h: &mut Window) {
    let viewport = h.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    viewport.events.push(egui::ViewportEvent::Close);
    h.step();
    let viewport = h.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    viewport.events.clear();
}

#[test]
fn what_another_window_enters_appears() {
    let store = Shared::default();
    let (mut a, play) = at_the_table(&store);
    let mut b = phone(&store);
    b.state_mut().visit_play(play);
    b.run();
    a.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    a.run();
    store.0.borrow_mut().change_elsewhere();
    b.run();
    let last = |h: &Window| h.state().model().open.as_ref().unwrap().session.play().last();
    assert_eq!(last(&a), last(&b));
    b.get_by_label("Another window made an entry.");
}

#[test]
fn a_removed_play_comes_back_with_undo() {
    let store = Shared::default();
    let [_, half] = store.add_examples(Language::En);
    let mut h = phone(&store);
    h.get_by_label_contains("More: Amun-Re, Anna, Ben, Cyril, Dana, New Kingdom").click();
    h.run();
    tap(&mut h, "Move to trash");
    assert!(h.query_by_label("In progress").is_none());
    tap(&mut h, "Undo");
    h.get_by_label("In progress");
    assert!(store.lines(half) > 1);
}

#[test]
fn escape_goes_back_and_leaves_a_dialog_first() {
    let store = Shared::default();
    let (mut h, _) = at_the_table(&store);
    h.state_mut().visit(Place::Sheet);
    h.run();
    h.key_press_modifiers(Modifiers::COMMAND, Key::K);
    h.run();
    h.get_by_role_and_label(Role::Heading, "Find a command");
    h.key_press(Key::Escape);
    h.run();
    assert!(h.query_by_role_and_label(Role::Heading, "Find a command").is_none());
    assert_eq!(place(&h), Place::Sheet);
    h.key_press(Key::Escape);
    h.run();
    assert_eq!(place(&h), Place::Table);
    h.key_press(Key::Escape);
    h.run();
    assert_eq!(place(&h), Place::Home);
}

#[test]
fn the_palette_gives_a_command_by_a_few_letters() {
    let store = Shared::default();
    let (mut h, _) = at_the_table(&store);
    h.key_press_modifiers(Modifiers::COMMAND, Key::K);
    h.run();
    h.get_by_role(Role::TextInput).type_text("far");
    h.run();
    h.key_press(Key::Enter);
    h.run();
    assert_eq!(place(&h), Place::Far);
    h.get_by_label_contains("Anna: ");
}

#[test]
fn a_field_keeps_its_own_undo_and_its_letters() {
    let store = Shared::default();
    let (mut h, play) = at_the_table(&store);
    let before = store.lines(play);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    h.get_by_role_and_label(Role::TextInput, "New name").focus();
    h.run();
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.key_press(Key::Questionmark);
    h.run();
    assert_eq!((store.lines(play), place(&h)), (before, Place::NewPlay));
    h.key_press(Key::Escape);
    h.run();
    h.key_press(Key::Questionmark);
    h.run();
    assert_eq!(place(&h), Place::Help);
}

#[test]
fn the_language_changes_at_once_and_is_kept() {
    let store = Shared::default();
    let (mut h, _) = at_the_table(&store);
    h.state_mut().visit(Place::Settings);
    h.run();
    tap(&mut h, "Language: Čeština");
    h.get_by_label("Nastavení");
    let Reply::Value(Some(kept)) = store.perform(Request::Value { key: "settings".into() }) else { panic!() };
    assert!(kept.contains(r#""language":"cs""#), "{kept}");
    h.key_press(Key::Escape);
    h.run();
    h.get_by_label("Chybí oběť: Dana");
}

#[test]
fn a_cell_is_corrected_by_hand_and_given_back() {
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = phone(&store);
    h.state_mut().visit_play(over);
    h.run();
    h.state_mut().visit(Place::Sheet);
    h.run();
    h.get_by_label("Old Kingdom, Pyramids, Anna: 4").click();
    h.run();
    tap(&mut h, "Set by hand");
    for sign in ["2", "0", "+", "3"] {
        h.event(egui::Event::Text(sign.to_owned()));
        h.run();
    }
    tap(&mut h, "OK");
    h.get_by_label("Old Kingdom, Pyramids, Anna: 23, edited").click();
    h.run();
    tap(&mut h, "Use the calculated value");
    h.get_by_label("Old Kingdom, Pyramids, Anna: 4");
}

#[test]
fn one_entry_in_the_middle_is_undone_and_put_back() {
    let store = Shared::default();
    let (mut h, play) = at_the_table(&store);
    let before = store.lines(play);
    h.state_mut().visit(Place::History);
    h.run();
    let entry = h.get_by_label_contains("21:46").accesskit_node().label().unwrap();
    tap(&mut h, &entry);
    tap(&mut h, "Undo only this");
    assert_eq!(store.lines(play), before + 1);
    tap(&mut h, &format!("{entry}, undone"));
    tap(&mut h, "Redo this entry");
    h.run();
    h.get_by_label(&entry);
}

#[test]
fn the_guide_is_moved_by_hand_after_a_question() {
    let store = Shared::default();
    let [_, half] = store.add_examples(Language::En);
    let mut h = desktop(&store);
    h.state_mut().visit_play(half);
    h.run();
    h.get_by_label_contains("5. Harvest and income").click();
    h.run();
    tap(&mut h, "Move here");
    let shown = &h.state().model().open.as_ref().unwrap().shown;
    assert_ne!(shown.title, "Sacrifice to Amun-Re");
}

#[test]
fn a_play_is_written_to_a_file_and_read_again() {
    let store = Shared::default();
    let (mut h, play) = at_the_table(&store);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.json");
    h.state_mut().export_to(&file);
    h.run();
    h.get_by_label_contains("Saved as ");
    let elsewhere = Shared::default();
    let mut other = phone(&elsewhere);
    for _ in 0..2 {
        // The second time it is here already, and nothing changes.
        other.state_mut().import_from(&file);
        other.run();
    }
    other.get_by_label_contains("This play is already here");
    assert_eq!(elsewhere.lines(play), store.lines(play));
    std::fs::write(&file, "{\"tableside\": 3}").unwrap();
    other.state_mut().import_from(&file);
    other.run();
    assert_eq!(elsewhere.lines(play), store.lines(play));
}

#[test]
fn all_plays_are_written_to_one_file_and_read_again() {
    let store = Shared::default();
    let plays = store.add_examples(Language::En);
    let mut h = phone(&store);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("all.json");
    h.state_mut().export_all_to(&file);
    h.run();
    h.get_by_label_contains("Saved as ");
    let elsewhere = Shared::default();
    let mut other = phone(&elsewhere);
    other.state_mut().import_from(&file);
    other.run();
    other.get_by_label_contains("2 plays were added");
    other.state_mut().import_from(&file);
    other.run();
    other.get_by_label_contains("2 were already here.");
    for play in plays {
        assert_eq!(elsewhere.lines(play), store.lines(play));
    }
}

#[test]
fn everything_can_be_reached_by_tab_and_has_a_name_of_its_own() {
    let store = Shared::default();
    let (mut h, _) = at_the_table(&store);
    let buttons: Vec<String> = {
        let all = h.query_all_by_role(Role::Button);
        all.map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
    };
    let unique: std::collections::BTreeSet<&String> = buttons.iter().collect();
    assert_eq!(unique.len(), buttons.len(), "{buttons:?}");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..80 {
        h.key_press(Key::Tab);
        h.run();
        if let Some(node) = h.query_all(egui_kittest::kittest::By::new()).find(|node| node.is_focused()) {
            seen.insert(node.accesskit_node().label().unwrap_or_default());
        }
    }
    for name in ["Back", "More", "Board", "Dana’s offering is missing"] {
        assert!(seen.contains(name), "{name} can’t be reached: {seen:?}");
    }
}

#[test]
fn large_text_on_a_narrow_phone_keeps_everything_in_the_window() {
    let store = Shared::default();
    store.add_people();
    let [over, half] = store.add_examples(Language::Cs);
    let mut h = window_with_text(&store, vec2(360.0, 740.0), Theme::Light, Language::Cs, 200);
    h.run();
    for place in [Place::Home, Place::NewPlay, Place::Settings, Place::Help, Place::Messages] {
        h.state_mut().visit(place);
        h.run();
        crate::common::picture(&mut h, &format!("large-{place:?}"));
    }
    for play in [over, half] {
        h.state_mut().visit_play(play);
        h.run();
        for place in [Place::Table, Place::Sheet, Place::History, Place::Far] {
            h.state_mut().visit(place);
            h.run();
            crate::common::picture(&mut h, &format!("large-{place:?}"));
        }
    }
}

#[test]
fn ten_thousand_plays_are_drawn_as_quickly_as_ten() {
    let store = Shared::default();
    let (setup, _) = tableside::games::ALL[0].example(tableside::games::Example::Finished, Language::En);
    for _ in 0..10_000 {
        store.add_listed(&setup);
    }
    let mut h = phone(&store);
    h.run();
    // Only what is in sight is there to be found.
    let rows = h.query_all_by_label_contains("More: Amun-Re").count();
    assert!((1..40).contains(&rows), "{rows} rows");
}

#[test]
fn a_bar_that_appears_is_whole_in_the_first_frame_that_stays() {
    let store = Shared::default();
    store.add_examples(Language::En);
    let mut h = desktop(&store);
    h.set_size(vec2(700.0, 800.0));
    h.run();
    let button = h.get_by_label("New play").rect();
    assert!(button.bottom() <= 800.0 - 8.0, "{button:?}");
}
