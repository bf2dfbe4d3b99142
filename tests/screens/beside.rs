//! What is to be seen of a step without scrolling: what it comes to, beside the loud button; the page's beginning after a
//! turn; a form that has just been opened; and what stays or goes at the end of a play.

use crate::common::app::{Shared, window};
use crate::common::{DESKTOP, PHONE, picture};
use egui::{Rect, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::json;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::{Language, Message};
use tableside::store::PlayId;

fn at_table(store: &Shared, size: Vec2, language: Language, play: PlayId) -> Harness<'static, App> {
    let mut h = window(store, size, Theme::Light, language);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    h
}

/// The one control or text whose name has this in it.
fn place(h: &Harness<'_, App>, part: &str) -> Rect {
    h.get_by_label_contains(part).rect()
}

#[test]
fn what_the_purchases_cost_and_leave_stands_beside_the_loud_button_and_moves_nothing() {
    for (size, name) in [(PHONE, "phone"), (DESKTOP, "desktop")] {
        for language in Language::ALL {
            let store = Shared::default();
            let play = store
                .add_until(language, |play| play.history().iter().any(|row| row.sentence.key() == "amun-re-did-sales"));
            let mut h = at_table(&store, size, language, play);
            h.state_mut().enter(json!({ "do": "set-option", "id": "ledger", "on": true }));
            h.run();
            let nothing = language.words("amun-re-cost-nothing");
            let nothing = format!(": {nothing} · ");
            let before = h.get_by_label_contains(&nothing);
            let (line, said) = (before.rect(), before.accesskit_node().value().unwrap());
            let buyer = said.split(':').next().unwrap().to_owned();
            assert!(line.top() > size.y - 150.0, "in the bar at the bottom: {line}");
            let more = language.say(&Message::new("amun-re-cards-of").text("player", &buyer));
            let more = language.say(&Message::new("kit-plus-one").text("name", &more));
            let plus = h.get_by_label(&more).rect();
            let seat = h.state().model().open.as_ref().unwrap().session.play().guide().on_turn.unwrap();
            h.state_mut().enter(json!({ "do": "cards", "seat": seat, "change": 2 }));
            h.run();
            assert_eq!(h.get_by_label(&more).rect(), plus, "nothing moves for it");
            // Two cards cost 1 and 2.
            let cards = language.say(&Message::new("amun-re-cost-cards").number("gold", 3));
            let now = place(&h, &format!("{buyer}: {cards}"));
            assert_eq!((now.top(), now.bottom()), (line.top(), line.bottom()));
            picture(&mut h, &format!("beside-purchases-{name}-{}", language.code()));
        }
    }
}

#[test]
fn a_turn_of_imperial_settlers_begins_at_the_top_of_the_page() {
    let store = Shared::default();
    let [_, play] = store.add_examples_of("imperial-settlers", Language::En);
    let mut h = at_table(&store, PHONE, Language::En, play);
    h.get_by_label("Build").scroll_to_me();
    h.run();
    h.get_by_label("Build").click();
    h.run();
    let form = h.get_by_label("Name or number (optional)").rect();
    assert!(Rect::from_min_size(egui::Pos2::ZERO, PHONE).contains_rect(form), "the form that was opened is in sight");
    let top = |h: &Harness<'_, App>| h.get_by_label("Cyril’s empire").rect().top();
    let scrolled = top(&h);
    h.get_by_label("Common, no production").click();
    h.run();
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Enter);
    h.run();
    assert!(top(&h) > scrolled, "the next turn begins at the top");
    assert!((0.0..PHONE.y).contains(&top(&h)));
    // An entry that ends no turn moves nothing.
    h.get_by_label("Build").scroll_to_me();
    h.run();
    let there = top(&h);
    h.state_mut().enter(json!({ "do": "score", "seat": 0, "points": 1, "why": "card" }));
    h.run();
    assert!((top(&h) - there).abs() < 1.0);
}

#[test]
fn on_a_tablet_an_entry_lies_in_the_place_of_the_list_that_leads_to_it() {
    let store = Shared::default();
    let [_, play] = store.add_examples(Language::En);
    let size = egui::vec2(1024.0, 768.0);
    let mut h = at_table(&store, size, Language::En, play);
    let score = place(&h, "Anna: 16");
    h.get_by_label_contains("Temple track, ").scroll_to_me();
    h.run();
    h.get_by_label_contains("Temple track, ").click();
    h.run();
    let away = h.get_by_label("Close entry").rect();
    assert!(Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(away), "it is read from its beginning: {away}");
    assert_eq!(place(&h, "Anna: 16"), score, "below the score, which is where it was");
    assert!(h.query_by_label("In this phase").is_none());
    h.get_by_label("Close entry").click();
    h.run();
    h.get_by_label("In this phase");
}

#[test]
fn a_province_that_is_opened_low_on_the_board_comes_into_sight() {
    let store = Shared::default();
    let [_, play] = store.add_examples(Language::En);
    // It lies over the page; the values of a board open below what was tapped, which stays where it is.
    let mut h = at_table(&store, PHONE, Language::En, play);
    h.state_mut().visit(Place::Tool("board"));
    h.run();
    // One that lies at the lower edge.
    let low = |node: &egui_kittest::Node<'_>| (600.0..800.0).contains(&node.rect().top());
    let names = ["Abu", "Abydos", "Amarna", "Berenike", "Buto", "Damanhur", "Dakhla", "Edfu", "Kharga", "Memphis"];
    let found = names.iter().find(|name| h.query_all_by_label_contains(name).any(|node| low(&node)));
    let name = found.expect("a province at the lower edge");
    h.query_all_by_label_contains(name).find(low).unwrap().click();
    h.run();
    h.run();
    let drawn = |node: &egui_kittest::Node<'_>| node.accesskit_node().raw_bounds().is_some();
    let heads = h.query_all_by_label_contains(name).filter(drawn).map(|node| node.rect().top());
    let top = heads.fold(f32::INFINITY, f32::min);
    assert!(top < 600.0, "{name} has come up to {top}");
}

#[test]
fn the_next_buyer_and_a_step_that_is_come_to_again_begin_at_the_top() {
    let store = Shared::default();
    let play = store
        .add_until(Language::En, |play| play.history().iter().any(|row| row.sentence.key() == "amun-re-did-sales"));
    let mut h = at_table(&store, PHONE, Language::En, play);
    let top = |h: &Harness<'_, App>| place(h, "In this order: each player").top();
    let begin = top(&h);
    let scroll = |h: &mut Harness<'_, App>| {
        h.get_by_label("In this phase").scroll_to_me();
        h.run();
        assert!(top(h) < begin - 50.0, "it is scrolled: {} of {begin}", top(h));
    };
    scroll(&mut h);
    h.get_by_label_contains("Next: ").click();
    h.run();
    assert!((top(&h) - begin).abs() < 1.0, "the next buyer begins at the top: {} of {begin}", top(&h));
    scroll(&mut h);
    h.get_by_label_contains("Undo: ").click();
    h.run();
    assert!((top(&h) - begin).abs() < 1.0, "so does the one who comes again: {} of {begin}", top(&h));
    h.get_by_label_contains("Undone: ");
    h.state_mut().visit(Place::Home);
    h.run();
    assert!(h.query_by_label_contains("Undone: ").is_none(), "what was undone is no news of Home");
}

#[test]
fn a_step_begins_with_the_air_above_it_on_a_desktop() {
    let store = Shared::default();
    let play = store
        .add_until(Language::En, |play| play.history().iter().any(|row| row.sentence.key() == "amun-re-did-sales"));
    let mut h = at_table(&store, DESKTOP, Language::En, play);
    let top = |h: &Harness<'_, App>| place(h, "In this order: each player").top();
    let begin = top(&h);
    h.get_by_label_contains("Next: ").click();
    h.run();
    assert_eq!(top(&h), begin);
}

#[test]
fn a_tap_on_what_waits_moves_nothing_while_what_is_missing_is_in_sight() {
    let store = Shared::default();
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    h.get_by_label("Gold ledger").scroll_to_me();
    h.run();
    let field = |h: &Harness<'_, App>| h.get_by_label("New name").rect();
    let loud = |h: &Harness<'_, App>| h.get_by_role_and_label(Role::Button, "Choose 3 to 5 players").click();
    loud(&h);
    h.run();
    let there = field(&h);
    assert!((60.0..PHONE.y).contains(&there.top()), "what is missing comes into sight: {there}");
    loud(&h);
    h.run();
    h.get_by_label("Add").click();
    h.run();
    assert_eq!(field(&h), there);
    assert!(h.query_by_label_contains("Type a name").is_none(), "a tap on Add without a name says nothing");
}

/// What matters "in this phase" has no place where no phase is left.
#[test]
fn a_play_that_is_over_names_no_phase() {
    let store = Shared::default();
    let [over, half] = store.add_examples(Language::En);
    let mut h = at_table(&store, PHONE, Language::En, half);
    assert!(h.query_by_label("In this phase").is_some());
    h.state_mut().visit_play(over);
    h.run();
    let shown = &h.state().model().open.as_ref().unwrap().shown;
    assert!(shown.winner.is_some());
    assert!(h.query_by_label("In this phase").is_none());
}

/// A correction that ends a tie takes the sentences on what decided it from above the rows: they stay under the finger.
#[test]
fn a_correction_that_ends_a_tie_moves_no_row() {
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = at_table(&store, PHONE, Language::En, over);
    let mut scores: Vec<(i64, String)> = {
        let shown = &h.state().model().open.as_ref().unwrap().shown;
        shown.scores.iter().map(|score| (score.points.unwrap(), score.name.clone())).collect()
    };
    scores.sort();
    let [.., (second, name), (first, _)] = &scores[..] else { panic!("{scores:?}") };
    let ahead = first - second + 1;
    h.state_mut().visit(Place::Sheet);
    h.run();
    let of_second = |h: &Harness<'_, App>| {
        let rows = h.query_all_by_label_contains("New Kingdom, Pyramids, ");
        let mut labels = rows.filter_map(|node| node.accesskit_node().label());
        labels.find(|label| label.contains(name.as_str())).unwrap()
    };
    let cell = of_second(&h);
    h.get_by_label(&cell).scroll_to_me();
    h.run();
    let before = h.get_by_label(&cell).rect();
    let value: i64 = cell.rsplit(' ').next().unwrap().parse().unwrap();
    h.get_by_label(&cell).click();
    h.run();
    h.get_by_label("Set by hand").click();
    h.run();
    for sign in format!("{value}+{ahead}").chars() {
        h.event(egui::Event::Text(sign.to_string()));
        h.run();
    }
    let lines = |h: &Harness<'_, App>| h.state().model().open.as_ref().unwrap().shown.decided.len();
    let decided = lines(&h);
    h.get_by_label("OK").click();
    h.run();
    assert!(lines(&h) < decided, "nothing needs to decide now");
    assert_eq!(h.get_by_label(&of_second(&h)).rect(), before);
}
