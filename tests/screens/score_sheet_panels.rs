//! The panels of a score sheet: a point is a tap, a number is typed or a sum, and the next blank comes by itself.

use crate::common::panels::{Panels, enter, enter_pending, open_tool, pending, played, tap, window, window_of};
use crate::common::{DESKTOP, picture};
use egui::{Event, Key, Theme};
use egui_kittest::kittest::Queryable as _;
use serde_json::{Value, json};
use tableside::games::score_sheet::ScoreSheet;
use tableside::games::score_sheet::template::Template;
use tableside::games::view::Pending;
use tableside::games::{Example, Game as _};
use tableside::locale::{Language, Message};
use tableside::table::play::Play;

/// The example evening without its last actions.
fn evening(language: Language, left_out: usize) -> Box<dyn Play> {
    let (setup, actions) = ScoreSheet.example(Example::Finished, language);
    played(&ScoreSheet, &setup, &actions[..actions.len() - left_out])
}

fn half(language: Language) -> Box<dyn Play> {
    let (setup, actions) = ScoreSheet.example(Example::HalfWay, language);
    played(&ScoreSheet, &setup, &actions)
}

/// A play of a built-in template with these actions.
fn built_in(template: &Template, actions: &[Value]) -> Box<dyn Play> {
    let (mut setup, _) = ScoreSheet.example(Example::Finished, Language::En);
    setup.figures = serde_json::to_value(template).unwrap();
    played(&ScoreSheet, &setup, actions)
}

fn type_number(harness: &mut Panels, number: &str) {
    for sign in number.chars() {
        harness.event(Event::Text(sign.to_string()));
        harness.run();
    }
    harness.key_press(Key::Enter);
    harness.run();
}

#[test]
fn every_panel_is_drawn_in_both_languages_and_themes() {
    for language in Language::ALL {
        for (shade, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
            let name = |what: &str| format!("score-{what}-{}-{shade}", language.code());
            picture(&mut window(&ScoreSheet, half(language), language, theme), &name("round"));
            picture(&mut window(&ScoreSheet, evening(language, 5), language, theme), &name("end"));
            let mut rows = window(&ScoreSheet, half(language), language, theme);
            open_tool(&mut rows, "rows");
            picture(&mut rows, &name("rows"));
        }
    }
}

#[test]
fn a_point_is_one_tap() {
    let mut harness = window(&ScoreSheet, built_in(&Template::points(), &[]), Language::En, Theme::Light);
    tap(&mut harness, "Carol: Points, plus 1");
    let by = |change: i64| json!({ "do": "add", "row": "points", "round": null, "seat": 1, "change": change });
    assert_eq!(enter(&mut harness), [by(1)]);
    harness.get_by_label("Carol: Points: 1");
    tap(&mut harness, "Carol: Points, minus 1");
    assert_eq!(enter(&mut harness), [by(-1)]);
    harness.get_by_label("Carol: Points: 0");
    harness.get_by_label("Peter: Points: not entered yet");
    picture(&mut harness, "score-points");
}

#[test]
fn a_sum_is_typed_and_the_next_blank_comes_by_itself() {
    let mut harness = window(&ScoreSheet, half(Language::En), Language::En, Theme::Light);
    harness.get_by_label("1+ → 1, 3+ → 4, 5+ → 9");
    tap(&mut harness, "Carol: Park: not entered yet");
    picture(&mut harness, "score-keypad");
    type_number(&mut harness, "1+2");
    let parks =
        |seat: u8, value: i64| json!({ "do": "enter", "row": "park", "round": 1, "seat": seat, "value": value });
    assert_eq!(enter(&mut harness), [parks(1, 3)]);
    harness.get_by_label("= 4");
    type_number(&mut harness, "2");
    assert_eq!(enter(&mut harness), [parks(2, 2)], "the keypad of the next one is up");
    type_number(&mut harness, "0");
    assert_eq!(enter(&mut harness), [parks(0, 0)]);
    assert!(harness.query_by_label("OK").is_none(), "nothing is blank any more");
}

#[test]
fn the_keypad_stands_beside_the_list_where_there_is_room() {
    let mut harness = window_of(&ScoreSheet, half(Language::En), Language::En, Theme::Light, DESKTOP);
    harness.get_by_label("OK");
    type_number(&mut harness, "7");
    let acts = enter(&mut harness);
    assert_eq!((&acts[0]["row"], &acts[0]["seat"], &acts[0]["value"]), (&json!("park"), &json!(0), &json!(7)));
    type_number(&mut harness, "1");
    assert_eq!(enter(&mut harness)[0]["seat"], 1);
}

#[test]
fn another_row_and_another_round_are_a_tap_away() {
    let mut harness = window(&ScoreSheet, half(Language::En), Language::En, Theme::Light);
    tap(&mut harness, "Enter Metro");
    harness.get_by_label("5 for every 2");
    tap(&mut harness, "Jane: Metro, plus 1");
    assert_eq!(enter(&mut harness)[0]["round"], 1);
    tap(&mut harness, "Enter another round");
    tap(&mut harness, "Enter round 1");
    tap(&mut harness, "Enter Hotel");
    tap(&mut harness, "Peter: Hotel, plus 1");
    picture(&mut harness, "score-other-round");
    let hotel = json!({ "do": "add", "row": "hotel", "round": 0, "seat": 0, "change": 1 });
    assert_eq!(enter(&mut harness), [hotel]);
    harness.get_by_label("Peter: Hotel: 3");
    tap(&mut harness, "At the end");
    tap(&mut harness, "Peter: Bonus, plus 1");
    assert_eq!(enter(&mut harness)[0]["row"], "bonus");
}

#[test]
fn what_decides_a_tie_is_asked_when_there_is_one() {
    let bonus = window(&ScoreSheet, evening(Language::En, 5), Language::En, Theme::Light);
    assert!(bonus.query_by_label("Enter Taxi").is_none(), "the last bonus is missing");
    let mut tie = window(&ScoreSheet, evening(Language::En, 4), Language::En, Theme::Light);
    tap(&mut tie, "Enter Taxi");
    tie.get_by_label("The most wins the tie.");
    tap(&mut tie, "Jane: Taxi: not entered yet");
    type_number(&mut tie, "7");
    assert_eq!(enter(&mut tie), [json!({ "do": "enter", "row": "taxi", "round": null, "seat": 2, "value": 7 })]);
}

#[test]
fn the_loud_button_enters_what_is_typed_before_it_goes_on() {
    let play = built_in(&Template::by_rounds(), &[]);
    let mut harness = window_of(&ScoreSheet, play, Language::En, Theme::Light, DESKTOP);
    harness.event(Event::Text("1".to_owned()));
    harness.event(Event::Text("2".to_owned()));
    harness.run();
    let said = pending(&harness);
    let Some(Pending::Ready(say, action)) = said else { panic!("{said:?}") };
    assert_eq!(Language::En.say(&say), "Enter 12 · Peter: Points");
    assert_eq!(action, json!({ "do": "enter", "row": "points", "round": 0, "seat": 0, "value": 12 }));
    enter_pending(&mut harness);
    assert_eq!(pending(&harness), Some(Pending::At("Carol: Points".to_owned())), "it is entered");
    harness.get_by_label("Peter: Points: 12");
    // What is not complete is named, also when somebody else's number is typed meanwhile.
    harness.event(Event::Text("3".to_owned()));
    harness.event(Event::Text("+".to_owned()));
    harness.run();
    let missing = Pending::Missing(Message::new("kit-number-unfinished").text("cell", "Carol: Points"));
    assert_eq!(pending(&harness), Some(missing.clone()));
    tap(&mut harness, "Jane: Points: not entered yet");
    assert_eq!(pending(&harness), Some(missing));
    harness.get_by_label("Carol: Points: not entered yet");
}

#[test]
fn what_is_typed_is_there_again_after_the_window_was_closed() {
    let play = || built_in(&Template::points(), &[]);
    let mut harness = window(&ScoreSheet, play(), Language::En, Theme::Light);
    tap(&mut harness, "Carol: Points: not entered yet");
    harness.event(Event::Text("4".to_owned()));
    harness.event(Event::Text("×".to_owned()));
    harness.run();
    let kept = harness.state().state.draft().unwrap();
    let mut again = window(&ScoreSheet, play(), Language::En, Theme::Light);
    again.state_mut().state.resume(&ScoreSheet, &kept);
    again.run();
    again.get_by_label("Carol: Points: 4×");
    type_number(&mut again, "5");
    assert_eq!(enter(&mut again)[0]["value"], 20);
}

#[test]
fn the_list_stays_where_it_is_when_all_is_in() {
    let play = built_in(&Template::points(), &[]);
    let mut harness = window_of(&ScoreSheet, play, Language::En, Theme::Light, DESKTOP);
    let place = |harness: &Panels| harness.get_by_label("Jane: Points, plus 1").rect();
    let before = place(&harness);
    for number in ["1", "200", "3000"] {
        type_number(&mut harness, number);
        enter(&mut harness);
        assert_eq!(place(&harness), before, "{number}");
    }
    harness.get_by_label("All numbers are in. Tap one to change it.");
}

#[test]
fn open_rounds_end_when_the_table_says_so() {
    let mut harness = window(&ScoreSheet, built_in(&Template::by_rounds(), &[]), Language::En, Theme::Light);
    tap(&mut harness, "Peter: Points, plus 1");
    enter(&mut harness);
    tap(&mut harness, "That was the last round");
    assert_eq!(enter(&mut harness)[0]["do"], "last-round");
    assert!(harness.query_by_label("That was the last round").is_none());
}

#[test]
fn a_row_is_added_in_the_middle_of_the_play() {
    let mut harness = window(&ScoreSheet, half(Language::En), Language::En, Theme::Light);
    open_tool(&mut harness, "rows");
    tap(&mut harness, "Add a row");
    tap(&mut harness, "Title");
    harness.event(Event::Text("Tram".to_owned()));
    harness.run();
    tap(&mut harness, "Table");
    tap(&mut harness, "Line 2, points: 3");
    type_number(&mut harness, "8");
    picture(&mut harness, "score-add-row");
    tap(&mut harness, "Add to this play");
    let row = json!({ "id": "tram", "title": "Tram", "rule": { "thresholds": [[1, 1], [3, 8]] }, "once": false });
    assert_eq!(enter(&mut harness), [json!({ "do": "add-row", "row": row })]);
    harness.get_by_label("1+ → 1, 3+ → 8");
    harness.get_by_label("Add a row");
}
