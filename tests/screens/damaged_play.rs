//! A damaged play opens up to its last good entry, takes nothing more, and goes on as a new one; what a damaged file still
//! has whole is taken in.

use crate::common::PHONE;
use crate::common::app::{Shared, window};
use egui::{Key, Modifiers, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;
use tableside::store::{PlayId, Reply, Request, StoreError};

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

fn phone(store: &Shared) -> Harness<'static, App> {
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    h
}

fn plays(store: &Shared) -> Vec<PlayId> {
    let Reply::Plays(plays) = store.perform(Request::Plays { removed: false }) else { panic!("no list") };
    plays.iter().map(|play| play.header.id).collect()
}

/// The number of the last entry that is shown.
fn last(h: &Harness<'_, App>) -> u64 {
    h.state().model().open.as_ref().unwrap().session.play().last()
}

#[test]
fn a_damaged_play_is_shown_up_to_the_damage_and_goes_on_as_a_new_one() {
    let store = Shared::default();
    let [_, play] = store.add_examples(Language::En);
    store.0.borrow_mut().damage(play, 31);
    let mut h = phone(&store);
    h.state_mut().visit_play(play);
    h.run();
    assert_eq!((h.state().place(), last(&h)), (Place::Table, 30));
    h.get_by_label_contains("Entry 31 of this play is damaged");
    // Nothing is added to it, and that is said.
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    assert_eq!(last(&h), 30);
    assert_eq!(h.state().model().messages.past().next().unwrap().words.key(), "app-damaged-play");

    let before = plays(&store);
    tap(&mut h, "Continue as a new play");
    let new: Vec<PlayId> = plays(&store).into_iter().filter(|id| !before.contains(id)).collect();
    assert_eq!(h.state().model().open.as_ref().unwrap().session.id(), new[0]);
    assert_eq!((new.len(), store.lines(new[0]), last(&h)), (1, 30, 30));
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    assert_eq!(store.lines(new[0]), 31, "this one takes entries");
    assert!(before.contains(&play) && plays(&store).contains(&play), "the damaged one stays");
}

#[test]
fn a_play_that_is_damaged_while_it_is_open_goes_on_with_all_its_entries() {
    let store = Shared::default();
    let [_, play] = store.add_examples(Language::En);
    let mut h = phone(&store);
    h.state_mut().visit_play(play);
    h.run();
    let entries = last(&h);
    store.0.borrow_mut().damage(play, 31);
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    h.get_by_label_contains("Your last entries are not saved yet. Entry 31 of this play is damaged.");
    let before = plays(&store);
    tap(&mut h, "Continue as a new play");
    let new = plays(&store).into_iter().find(|id| !before.contains(id)).unwrap();
    assert_eq!(store.lines(new) as u64, entries + 1, "none of them is lost");
    assert!(h.query_by_label("not saved").is_none());
}

#[test]
fn without_its_first_entry_a_play_only_says_what_is_wrong() {
    let store = Shared::default();
    let [play, _] = store.add_examples(Language::En);
    store.0.borrow_mut().damage(play, 1);
    let mut h = phone(&store);
    h.state_mut().visit_play(play);
    h.run();
    assert_eq!(h.state().place(), Place::Home);
    let said = StoreError::DamagedPlay { play, number: 1 }.message();
    assert_eq!(h.state().model().messages.past().next().unwrap().words, said);
}

#[test]
fn a_file_of_all_plays_has_the_others_and_names_the_damaged_one() {
    let store = Shared::default();
    let [over, half] = store.add_examples(Language::En);
    store.0.borrow_mut().damage(half, 31);
    let mut h = phone(&store);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("all.json");
    h.state_mut().export_all_to(&file);
    h.run();
    let said: Vec<&str> = h.state().model().messages.past().map(|message| message.words.key()).collect();
    assert_eq!(said, ["app-export-damaged", "app-exported"]);
    h.get_by_label_contains("Left out because of damage: Amun-Re");
    let written = tableside::store::exchange::read(&file).unwrap();
    assert_eq!(written.iter().map(|play| play.header.id).collect::<Vec<_>>(), [over]);
}

#[test]
fn what_a_damaged_file_has_whole_is_offered_and_taken_in() {
    let store = Shared::default();
    let ids = store.add_examples(Language::En);
    store.0.borrow_mut().quarantine();
    let mut h = phone(&store);
    h.state_mut().visit(Place::Settings);
    h.run();
    h.get_by_label_contains("2 plays in the damaged file are intact");
    tap(&mut h, "Add to my plays");
    h.get_by_label_contains("2 plays were added.");
    assert!(h.query_by_label("Add to my plays").is_none());
    assert!(ids.iter().all(|id| plays(&store).contains(id)));
}
