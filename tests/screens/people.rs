//! The screen of the people who have played here: a name is corrected, somebody is forgotten, colors are reset.

use std::collections::BTreeSet;

use crate::common::PHONE;
use crate::common::app::{Shared, now, window};
use egui::{Event, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games;
use tableside::locale::Language;
use tableside::store::exchange::Exported;
use tableside::store::{Reply, Request};
use tableside::table::seat::PieceColor;
use tableside::table::written::{Written, WrittenResult};

fn people(store: &Shared) -> Harness<'static, App> {
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    h.get_by_label("More").click_accesskit();
    h.run();
    h.get_by_label_contains("Players").click_accesskit();
    h.run();
    assert_eq!(h.state().place(), Place::People);
    h
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

fn row(h: &mut Harness<'_, App>, name: &str) {
    h.query_all_by_role(Role::Button)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(name)))
        .unwrap_or_else(|| panic!("no row of {name}"))
        .click_accesskit();
    h.run();
}

fn append(h: &mut Harness<'_, App>, words: &str) {
    h.get_by_role_and_label(Role::TextInput, "Name").focus();
    h.run();
    h.event(Event::Text(words.to_owned()));
    h.run();
}

fn kept(store: &Shared) -> serde_json::Value {
    let Reply::Value(Some(kept)) = store.perform(Request::Value { key: "players".to_owned() }) else {
        panic!("nothing is kept")
    };
    serde_json::from_str(&kept).unwrap()
}

fn names(store: &Shared) -> Vec<String> {
    let kept = kept(store);
    kept["known"].as_array().unwrap().iter().map(|person| person["name"].as_str().unwrap().to_owned()).collect()
}

/// Writes down a play of these two.
fn write_down(store: &Shared, names: [&str; 2]) {
    let results = vec![WrittenResult::of(vec![7]), WrittenResult::of(vec![5])];
    let written = Written { name: "Orchard".to_owned(), results, ..Written::default() };
    let players = games::written::players(names);
    let play = games::written::write_down(None, now(), "test", &players, &written).unwrap();
    let Exported { header, lines, summary, finished } = play;
    store.perform(Request::Create { header, lines, summary, finished });
}

/// Who sits in the plays that are over, by the names that count.
fn seats(h: &Harness<'_, App>) -> BTreeSet<String> {
    let plays = h.state().model().plays().unwrap().all().iter();
    plays.flat_map(|play| play.seats.iter().map(|seat| seat.name.clone())).collect()
}

#[test]
fn nobody_has_played_here_yet() {
    let h = people(&Shared::default());
    h.get_by_label_contains("Nobody has played yet.");
}

#[test]
fn a_name_is_corrected_and_that_can_be_taken_back() {
    let store = Shared::default();
    store.add_people();
    let mut h = people(&store);
    row(&mut h, "Ben");
    append(&mut h, "jamin");
    tap(&mut h, "Rename");
    assert!(names(&store).contains(&"Benjamin".to_owned()) && !names(&store).contains(&"Ben".to_owned()));
    assert_eq!(kept(&store)["tables"]["amun-re"]["names"][1], "Benjamin");
    tap(&mut h, "Undo");
    assert!(names(&store).contains(&"Ben".to_owned()) && !names(&store).contains(&"Benjamin".to_owned()));
}

#[test]
fn a_name_that_somebody_has_is_refused_in_words() {
    let store = Shared::default();
    store.add_people();
    let mut h = people(&store);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    h.get_by_role_and_label(Role::TextInput, "New name").focus();
    h.run();
    h.event(Event::Text("Jan Ben".to_owned()));
    h.run();
    tap(&mut h, "Add");
    tap(&mut h, "Start");
    h.state_mut().visit(Place::People);
    h.run();
    let before = names(&store);
    row(&mut h, "Jan Ben");
    h.get_by_role_and_label(Role::TextInput, "Name").focus();
    h.run();
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    h.run();
    append(&mut h, "anna");
    tap(&mut h, "Rename");
    h.get_by_label_contains("There is already someone called anna.");
    assert_eq!(names(&store), before);
}

#[test]
fn somebody_is_forgotten_and_comes_back_by_undo() {
    let store = Shared::default();
    store.add_people();
    let mut h = people(&store);
    row(&mut h, "Jan");
    tap(&mut h, "Forget");
    assert_eq!(names(&store), ["Anna", "Ben", "Žofie"]);
    tap(&mut h, "Undo");
    assert_eq!(names(&store).len(), 4);
}

#[test]
fn reset_colors_let_the_box_give_any() {
    let store = Shared::default();
    store.add_people();
    let mut h = people(&store);
    row(&mut h, "Ben");
    tap(&mut h, "Reset colors");
    assert!(h.state().model().people.find("Ben").unwrap().any_color);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    tap(&mut h, "Start");
    let play = h.state().model().open.as_ref().unwrap().session.play();
    let ben = &play.setup().players[1];
    assert_eq!(ben.name, "Ben");
    let anna = &play.setup().players[0];
    assert_ne!(ben.color, anna.color);
}

#[test]
fn who_sits_in_plays_and_is_not_remembered_can_be_renamed_merged_and_remembered() {
    let store = Shared::default();
    store.add_people();
    write_down(&store, ["Bob", "Klára"]);
    write_down(&store, ["Anna", "Zdena"]);
    let mut h = people(&store);
    h.get_by_label("Others in your plays");
    // Two who are one: remembered is the one who was.
    row(&mut h, "Bob");
    assert!(h.query_by_label("Forget").is_none(), "nothing is remembered of him");
    tap(&mut h, "Merge with…");
    tap(&mut h, "Bob is Ben");
    assert_eq!(seats(&h), ["Anna", "Ben", "Klára", "Zdena"].map(str::to_owned).into());
    tap(&mut h, "Undo");
    assert!(seats(&h).contains("Bob"));
    // A name that another one in the plays has is not taken by a slip.
    row(&mut h, "Zdena");
    h.get_by_role_and_label(Role::TextInput, "Name").focus();
    h.run();
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    h.event(Event::Text("Klára".to_owned()));
    h.run();
    tap(&mut h, "Rename");
    h.get_by_label_contains("There is already someone called Klára.");
    append(&mut h, " Nová");
    tap(&mut h, "Rename");
    assert!(seats(&h).contains("Klára Nová"), "{:?}", seats(&h));
    tap(&mut h, "Klára");
    tap(&mut h, "Offer in New play");
    assert!(names(&store).contains(&"Klára".to_owned()));
    tap(&mut h, "Undo");
    assert!(!names(&store).contains(&"Klára".to_owned()));
}

#[test]
fn two_that_were_merged_can_be_separated_long_after() {
    let store = Shared::default();
    store.add_people();
    write_down(&store, ["Bob", "Klára"]);
    let mut h = people(&store);
    row(&mut h, "Bob");
    tap(&mut h, "Merge with…");
    tap(&mut h, "Bob is Ben");
    // The message that would take it back is gone with the window.
    let mut h = people(&store);
    assert!(seats(&h).contains("Ben") && !seats(&h).contains("Bob"));
    row(&mut h, "Anna");
    assert!(h.query_by_label("Separate Bob").is_none(), "nobody else counts as her");
    row(&mut h, "Ben");
    tap(&mut h, "Separate Bob");
    assert!(seats(&h).contains("Bob") && !seats(&h).contains("Ben"), "{:?}", seats(&h));
    tap(&mut h, "Undo");
    assert!(seats(&h).contains("Ben") && !seats(&h).contains("Bob"));
}

#[test]
fn a_rematch_sits_down_the_same_people_by_their_names_of_now_and_guests_stay_guests() {
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    store.add_people();
    let mut h = people(&store);
    row(&mut h, "Ben");
    append(&mut h, "jamin");
    tap(&mut h, "Rename");
    h.state_mut().visit_play(over);
    h.run();
    tap(&mut h, "Rematch");
    assert_eq!(h.state().place(), Place::NewPlay);
    tap(&mut h, "Start");
    let setup = h.state().model().open.as_ref().unwrap().session.play().setup().clone();
    let at_table: Vec<&str> = setup.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(at_table, ["Anna", "Benjamin", "Cyril", "Dana"]);
    assert_eq!(setup.first.index(), 1, "the next one goes first");
    assert_eq!(
        names(&store).into_iter().collect::<BTreeSet<_>>(),
        ["Anna", "Benjamin", "Jan", "Žofie"].map(str::to_owned).into()
    );
}

#[test]
fn whoever_no_longer_plays_is_not_offered_and_a_favorite_color_is_tried_first() {
    let store = Shared::default();
    store.add_people();
    let mut h = people(&store);
    row(&mut h, "Jan");
    tap(&mut h, "Hide");
    let of_jan = |store: &Shared| kept(store)["known"].as_array().unwrap().iter().find(|p| p["name"] == "Jan").cloned();
    assert_eq!(of_jan(&store).unwrap()["hidden"], true);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    assert_eq!(h.query_all_by_label("Jan").count(), 0);
    assert_ne!(h.query_all_by_label("Ben").count(), 0);
    h.state_mut().visit(Place::People);
    h.run();
    row(&mut h, "Jan");
    tap(&mut h, "Show again");
    row(&mut h, "Jan");
    tap(&mut h, "Jan: white");
    assert_eq!(of_jan(&store).unwrap()["favorite"], "white");
    h.state_mut().visit(Place::NewPlay);
    h.run();
    tap(&mut h, "Jan");
    tap(&mut h, "Start");
    let open = h.state().model().open.as_ref().unwrap();
    let jan = open.session.play().setup().players.iter().find(|player| player.name == "Jan").unwrap();
    assert_eq!(jan.color, PieceColor::White);
}
