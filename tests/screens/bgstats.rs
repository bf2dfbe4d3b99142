//! A file of BG Stats in the window: matched by hand, remembered, added once, refused whole.

use egui::{Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;

use crate::common::app::{Shared, window};
use crate::common::scenes::evening::BGSTATS;

fn open(store: &Shared) -> Harness<'static, App> {
    let mut h = window(store, vec2(390.0, 3000.0), Theme::Light, Language::En);
    h.run();
    h
}

fn read(h: &mut Harness<'_, App>, text: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bgstats.json");
    std::fs::write(&file, text).unwrap();
    h.state_mut().import_from(&file);
    h.run();
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

fn names(h: &Harness<'_, App>) -> Vec<Vec<String>> {
    let plays = h.state().model().plays().unwrap().all();
    plays.iter().map(|play| play.seats.iter().map(|seat| seat.name.clone()).collect()).collect()
}

#[test]
fn players_are_matched_once_and_no_play_is_added_twice() {
    let store = Shared::default();
    store.add_people();
    let mut h = open(&store);
    read(&mut h, BGSTATS);
    assert_eq!(h.state().place(), Place::BgStats);
    h.get_by_label_contains("2 new plays.");
    // Equal but for a capital letter; the house's own game.
    h.get_by_label("anna is: Anna");
    h.get_by_label("Amun-Re is: Amun-Re");
    h.get_by_label_contains("Žofie?");
    tap(&mut h, "Bob is: New player");
    tap(&mut h, "Ben");
    tap(&mut h, "Add 2 plays");
    h.run();
    assert_eq!(h.state().place(), Place::Home);
    assert_eq!(names(&h), [["Anna", "Ben"], ["Ben", "Zofia"]]);
    // Again, after a restart: what was said is remembered, and everything is here.
    let mut h = open(&store);
    read(&mut h, BGSTATS);
    h.get_by_label("Bob is: Ben");
    h.get_by_label_contains("0 new plays, 2 already here.");
    tap(&mut h, "There are no new plays to add");
    assert_eq!((h.state().place(), names(&h).len()), (Place::BgStats, 2));
}

#[test]
fn a_game_can_be_left_out() {
    let store = Shared::default();
    let mut h = open(&store);
    read(&mut h, BGSTATS);
    tap(&mut h, "Ticket to Ride: Europe is: New game");
    tap(&mut h, "Leave out");
    h.get_by_label_contains("1 new play, 1 left out.");
    tap(&mut h, "Add 1 play");
    h.run();
    assert_eq!(names(&h), [["anna", "Bob"]]);
}

#[test]
fn a_play_that_is_none_is_named_on_the_page_and_the_rest_is_taken() {
    let store = Shared::default();
    let mut h = open(&store);
    read(&mut h, &BGSTATS.replace("2026-10-02 19:00:00", "someday").replace("3+6+2", "lots"));
    h.get_by_label_contains("1 new play, 1 left out.");
    h.get_by_label_contains("1 score could not be read: lots (anna, Amun-Re, 2026-10-01)");
    h.get_by_label_contains("Play 2 in the file (Ticket to Ride: Europe) was left out: it has no date.");
    tap(&mut h, "Add 1 play");
    h.run();
    assert_eq!(names(&h), [["anna", "Bob"]]);
}

#[test]
fn a_play_that_is_dated_in_the_future_is_named_before_it_is_added() {
    let store = Shared::default();
    let mut h = open(&store);
    let far = BGSTATS.replace("2026-10-02 19:00:00", "2199-01-01 19:00:00");
    read(&mut h, &far);
    h.get_by_label_contains("1 play is dated in the future: Ticket to Ride: Europe, 2199-01-01.");
    assert!(names(&h).is_empty(), "nothing is taken before that is answered");
    tap(&mut h, "Add 2 plays");
    h.run();
    assert_eq!(names(&h).len(), 2);
    read(&mut h, &far);
    assert!(h.query_by_label_contains("dated in the future").is_none(), "it is here already");
}

#[test]
fn what_was_changed_there_is_taken_with_one_tap() {
    let store = Shared::default();
    let mut h = open(&store);
    let dated =
        BGSTATS.replace("\"durationMin\":80", "\"modificationDate\":\"2026-10-02 08:00:00\",\"durationMin\":80");
    read(&mut h, &dated);
    tap(&mut h, "Add 2 plays");
    h.run();
    let newer =
        dated.replace("2026-10-02 08:00:00", "2026-10-03 08:00:00").replace("\"score\":\"9\"", "\"score\":\"12\"");
    read(
        &mut h,
        &newer
            .replace("\"winner\":true,\"rank\":1", "\"winner\":false,\"rank\":2")
            .replace("\"winner\":false,\"rank\":2,\"seatOrder\":2", "\"winner\":true,\"rank\":1,\"seatOrder\":2"),
    );
    h.run();
    h.get_by_label("Changed in BG Stats since");
    h.get_by_label("Amun-Re, 2026-10-01");
    tap(&mut h, "Take 1 change");
    h.run();
    assert!(h.query_by_label("Changed in BG Stats since").is_none());
    let winners: Vec<String> =
        h.state().model().plays().unwrap().all()[0].winners().map(|seat| seat.name.clone()).collect();
    assert_eq!((winners, names(&h).len()), (vec!["Bob".to_owned()], 2));
}

#[test]
fn a_damaged_or_foreign_file_is_refused_whole() {
    for (text, why) in [(BGSTATS.split_at(BGSTATS.len() - 40).0, "damaged"), ("{\"a\":1}", "")] {
        let store = Shared::default();
        let mut h = open(&store);
        read(&mut h, text);
        assert_eq!(h.state().place(), Place::Home);
        assert!(h.state().model().plays().unwrap().all().is_empty());
        let said = h.state().model().messages.past().next().map(|message| Language::En.say(&message.words));
        assert!(said.as_ref().is_some_and(|said| said.contains(why)), "{said:?}");
    }
}
