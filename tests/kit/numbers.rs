//! Promise: steppers, the keypad and the number entry count every tap, name their limits and lose nothing that was typed.

use crate::common::{DESKTOP, PHONE, Window};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, Theme, Ui};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::kit::*;
use tableside::locale::Language;
use tableside::table::seat::{PieceColor, Shape};

const RED: Mark = Mark { color: PieceColor::Red, shape: Shape::Circle };

fn window<S: 'static>(state: S, draw: impl FnMut(&mut Ui, &mut S) + 'static) -> Harness<'static, Window<S>> {
    let look = Look { language: Language::En, ..Look::default() };
    let mut harness = crate::common::harness_with(PHONE, Theme::Light, look, state, draw);
    harness.run();
    harness
}

fn press(harness: &mut Harness<'static, Window<impl Sized>>, keys: &[Key]) {
    for &key in keys {
        harness.key_press(key);
        harness.run();
    }
}

#[test]
fn a_stepper_counts_within_its_range() {
    let mut harness = window(None, |ui, count: &mut Option<i64>| {
        if let Some(new) = stepper(ui, "Anna: stones", *count, 0..=2) {
            *count = Some(new);
        }
    });
    harness.get_by_label("Anna: stones: not entered yet");
    for expected in [1, 2, 2] {
        harness.get_by_label("Anna: stones, plus 1").click();
        harness.run();
        assert_eq!(harness.state().state, Some(expected));
    }
    assert!(harness.get_by_label("Anna: stones, plus 1").accesskit_node().is_disabled());
    harness.get_by_label("Anna: stones, minus 1").click();
    harness.run();
    harness.get_by_label("Anna: stones: 1");
}

/// Presses and lets go at a place, without a frame in between.
fn raw_tap(harness: &mut Harness<'static, Window<impl Sized>>, at: Pos2) {
    harness.event(Event::PointerMoved(at));
    for pressed in [true, false] {
        harness.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
}

#[test]
fn every_tap_on_a_stepper_counts_also_two_in_one_frame() {
    let mut harness = window(0, |ui, count: &mut i64| {
        if let Some(step) = Stepper::new("Anna: houses", Some(*count), 0..=99).step(ui) {
            *count += step.by;
        }
    });
    let plus = harness.get_by_label("Anna: houses, plus 1").rect().center();
    let minus = harness.get_by_label("Anna: houses, minus 1").rect().center();
    for _ in 0..20 {
        for _ in 0..3 {
            raw_tap(&mut harness, plus);
        }
        harness.step();
    }
    harness.run();
    assert_eq!(harness.state().state, 60);
    raw_tap(&mut harness, minus);
    raw_tap(&mut harness, minus);
    harness.run();
    assert_eq!(harness.state().state, 58);
}

#[test]
fn quick_taps_count_while_the_first_is_still_on_its_way() {
    // What was asked for arrives only when the test lets it.
    let mut harness = window((0, Vec::new()), |ui, (count, asked): &mut (i64, Vec<Step>)| {
        asked.extend(Stepper::new("Anna: houses", Some(*count), 0..=4).step(ui));
    });
    let plus = harness.get_by_label("Anna: houses, plus 1").rect().center();
    let from = harness.ctx.input(|input| input.time);
    for tap in 1..=6 {
        raw_tap(&mut harness, plus);
        harness.input_mut().time = Some(from + 0.06 * f64::from(tap));
        harness.step();
    }
    let asked: Vec<(i64, i64)> = harness.state().state.1.iter().map(|step| (step.by, step.to)).collect();
    assert_eq!(asked, [(1, 1), (1, 2), (1, 3), (1, 4)], "and none goes past the end");
    harness.state_mut().state.0 = 4;
    harness.run();
    harness.get_by_label("Anna: houses: 4");
    assert!(harness.get_by_label("Anna: houses, plus 1").accesskit_node().is_disabled());
}

#[test]
fn a_refused_tap_does_not_stay_on_its_way_for_ever() {
    let mut harness = window((0, Vec::new()), |ui, (count, asked): &mut (i64, Vec<Step>)| {
        asked.extend(Stepper::new("Anna: houses", Some(*count), 0..=9).step(ui));
    });
    let plus = harness.get_by_label("Anna: houses, plus 1").rect().center();
    raw_tap(&mut harness, plus);
    harness.step();
    wait(&mut harness, 1.2);
    raw_tap(&mut harness, plus);
    harness.step();
    assert_eq!(harness.state().state.1, [Step { by: 1, to: 1 }, Step { by: 1, to: 1 }]);
}

/// Lets this time go by in a window, in steps of a tenth of a second.
fn wait(harness: &mut Harness<'static, Window<impl Sized>>, seconds: f64) {
    let from = harness.ctx.input(|input| input.time);
    for tenth in 1..=(seconds * 10.0) as u32 {
        harness.input_mut().time = Some(from + f64::from(tenth) / 10.0);
        harness.step();
    }
}

#[test]
fn a_finger_that_stays_down_counts_on_and_is_no_click() {
    let mut harness = window(0, |ui, count: &mut i64| {
        if let Some(new) = stepper(ui, "Anna: houses", Some(*count), 0..=99) {
            *count = new;
        }
    });
    let plus = harness.get_by_label("Anna: houses, plus 1").rect().center();
    let button = |pressed| {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos: plus, button, pressed, modifiers }
    };
    harness.event(Event::PointerMoved(plus));
    harness.event(button(true));
    harness.step();
    wait(&mut harness, 0.4);
    assert_eq!(harness.state().state, 0, "a tap may be slow");
    wait(&mut harness, 2.0);
    let held = harness.state().state;
    assert!((8..=14).contains(&held), "{held}");
    harness.event(button(false));
    wait(&mut harness, 1.0);
    assert_eq!(harness.state().state, held, "letting go adds nothing");
    harness.get_by_label("Anna: houses, plus 1").click();
    harness.run();
    assert_eq!(harness.state().state, held + 1);
}

#[test]
fn a_stepper_says_what_the_last_taps_did_and_nothing_moves_for_it() {
    let mut harness = window(3, |ui, count: &mut i64| {
        if let Some(new) = stepper(ui, "Anna: houses", Some(*count), 0..=2000) {
            *count = new;
        }
    });
    let place = |harness: &Harness<'_, _>| harness.get_by_label("Anna: houses, minus 1").rect();
    let before = place(&harness);
    for _ in 0..3 {
        harness.get_by_label("Anna: houses, plus 1").click();
        harness.run();
    }
    let said = harness.get_by_label("Anna: houses: 6").accesskit_node().description();
    assert_eq!(said.as_deref(), Some("+3 = 6"));
    assert_eq!(place(&harness), before);
    wait(&mut harness, 4.0);
    harness.run();
    assert_eq!(harness.get_by_label("Anna: houses: 6").accesskit_node().description(), None, "an old run is over");
    harness.state_mut().state = 1234;
    harness.run();
    assert_eq!(place(&harness), before, "a long number takes no more room");
}

#[test]
fn a_stepper_counts_its_taps_on_when_something_comes_before_it() {
    let mut harness = window(0, |ui, count: &mut i64| {
        // What is drawn before gives out other ids.
        if *count >= 2 {
            ui.label("One house short");
        }
        if let Some(new) = stepper(ui, "Anna: houses", Some(*count), 0..=99) {
            *count = new;
        }
    });
    for _ in 0..3 {
        harness.get_by_label("Anna: houses, plus 1").click();
        harness.run();
        wait(&mut harness, 0.5);
    }
    let said = harness.get_by_label("Anna: houses: 3").accesskit_node().description();
    assert_eq!(said.as_deref(), Some("+3 = 3"));
}

#[test]
fn a_stepper_takes_a_typed_number_within_its_range() {
    let mut harness = window(3, |ui, count: &mut i64| {
        if let Some(new) = stepper(ui, "Anna: houses", Some(*count), 0..=99) {
            *count = new;
        }
    });
    harness.get_by_label("Anna: houses: 3").click();
    harness.run();
    let types = |harness: &mut Harness<'static, Window<i64>>, typed: &str| {
        for sign in typed.chars() {
            harness.event(Event::Text(sign.to_string()));
        }
        harness.run();
        press(harness, &[Key::Enter]);
    };
    types(&mut harness, "100");
    assert_eq!(harness.state().state, 3);
    harness.get_by_label("Anna: houses: 100 The most is 99.");
    press(&mut harness, &[Key::Delete]);
    types(&mut harness, "4*5");
    assert_eq!(harness.state().state, 20);
    assert!(harness.query_by_label("OK").is_none());
    // A tap beside it enters what is complete.
    harness.get_by_label("Anna: houses: 20").click();
    harness.run();
    harness.event(Event::Text("7".to_owned()));
    harness.run();
    raw_tap(&mut harness, egui::pos2(10.0, 10.0));
    harness.run();
    assert_eq!(harness.state().state, 7);
}

/// The players of a test of numbers, and what each has.
type Numbers = ([Option<i64>; 3], NumberDraft<usize>);

/// Numbers of three players, of which Ben's may not be above 10.
fn numbers(ui: &mut Ui, (values, draft): &mut Numbers) {
    let names = ["Anna", "Ben", "Cyril"];
    let cell = |(key, value): (usize, &Option<i64>)| NumberCell {
        key,
        mark: Some(RED),
        words: names[key].to_owned(),
        name: format!("{}: gold", names[key]),
        now: *value,
        shown: value.map(text::number),
        optional: false,
        group: 0,
    };
    let cells: Vec<NumberCell<usize>> = values.iter().enumerate().map(cell).collect();
    for cell in &cells {
        if value_cell(ui, &cell.name, cell.shown.as_deref(), false).clicked() {
            draft.open(cell.key);
        }
    }
    NumberEntry::new(&cells).range(0..=99).show(ui, draft, &mut |&key, answer| {
        let KeypadAnswer::Entered(value) = answer else { return Ok(()) };
        if key == 1 && value > Some(10) {
            return Err("Ben has 10 gold.".to_owned());
        }
        values[key] = value;
        Ok(())
    });
}

fn type_in(harness: &mut Harness<'static, Window<Numbers>>, typed: &str) {
    for sign in typed.chars() {
        harness.event(Event::Text(sign.to_string()));
    }
    harness.run();
}

#[test]
fn numbers_run_on_through_all_players_until_all_are_in() {
    let mut harness = window(Numbers::default(), numbers);
    harness.get_by_label("Ben: gold: not entered yet").click();
    harness.run();
    for typed in ["3+4", "5", "0"] {
        type_in(&mut harness, typed);
        press(&mut harness, &[Key::Enter]);
    }
    assert_eq!(harness.state().state.0, [Some(0), Some(7), Some(5)], "clockwise from the first");
    assert!(harness.query_by_label("OK").is_none(), "all are in");
}

/// A button that leads to a missing number gives its cell the keyboard. Enter after a number enters that number then, and
/// does not press the cell, which would take the next number for itself as well.
#[test]
fn enter_after_a_number_belongs_to_the_keypad_whatever_had_the_keyboard() {
    let mut harness = window(Numbers::default(), numbers);
    harness.set_size(DESKTOP);
    harness.run();
    harness.get_by_role_and_label(Role::Button, "Anna: gold: not entered yet").focus();
    harness.run();
    for typed in ["5", "7", "3"] {
        type_in(&mut harness, typed);
        press(&mut harness, &[Key::Enter]);
    }
    assert_eq!(harness.state().state.0, [Some(5), Some(7), Some(3)]);
}

/// What may stay blank is typed where the others are: a number typed on after them belongs to it.
#[test]
fn the_keypad_comes_to_what_may_stay_blank() {
    fn draw(ui: &mut Ui, (values, draft): &mut Numbers) {
        let words = ["Common", "Faction", "Shrine"];
        let cell = |(key, value): (usize, &Option<i64>)| NumberCell {
            key,
            mark: None,
            words: words[key].to_owned(),
            name: words[key].to_owned(),
            now: *value,
            shown: value.map(text::number).or_else(|| (key == 2).then(|| "–".to_owned())),
            optional: key == 2,
            group: 0,
        };
        let cells: Vec<NumberCell<usize>> = values.iter().enumerate().map(cell).collect();
        if ui.button("Count").clicked() {
            draft.open(0);
        }
        NumberEntry::new(&cells).range(0..=99).show(ui, draft, &mut |&key, answer| {
            if let KeypadAnswer::Entered(value) = answer {
                values[key] = value;
            }
            Ok(())
        });
    }
    let mut harness = window(Numbers::default(), draw);
    harness.get_by_label("Count").click();
    harness.run();
    for typed in ["4", "5", "7"] {
        type_in(&mut harness, typed);
        press(&mut harness, &[Key::Enter]);
    }
    assert_eq!(harness.state().state.0, [Some(4), Some(5), Some(7)]);
    assert!(harness.query_by_label("OK").is_none(), "all are in");
}

#[test]
fn a_refused_number_keeps_the_keypad_on_its_player() {
    let mut harness = window(Numbers::default(), numbers);
    harness.get_by_label("Ben: gold: not entered yet").click();
    harness.run();
    type_in(&mut harness, "11");
    press(&mut harness, &[Key::Enter]);
    harness.get_by_label("Ben: gold: 11 Ben has 10 gold.");
    // Going on to somebody else does not pass it over either.
    harness.get_by_label("Go to Cyril: gold").click();
    harness.run();
    harness.get_by_label("Ben: gold: 11 Ben has 10 gold.");
    press(&mut harness, &[Key::Backspace, Key::Enter]);
    assert_eq!(harness.state().state.0, [None, Some(1), None]);
    harness.get_by_role_and_label(Role::Status, "Cyril: gold: not entered yet");
}

#[test]
fn what_was_typed_is_entered_or_kept_wherever_one_taps_next() {
    let mut harness = window(Numbers::default(), numbers);
    harness.get_by_label("Anna: gold: not entered yet").click();
    harness.run();
    type_in(&mut harness, "12");
    harness.get_by_label("Go to Cyril: gold").click();
    harness.run();
    assert_eq!(harness.state().state.0[0], Some(12), "another player was tapped");
    type_in(&mut harness, "3+");
    harness.get_by_label("Go to Ben: gold").click();
    harness.run();
    type_in(&mut harness, "7");
    raw_tap(&mut harness, egui::pos2(380.0, 10.0));
    harness.run();
    assert_eq!(harness.state().state.0, [Some(12), Some(7), None], "a tap beside it enters what is complete");
    assert_eq!(harness.state().state.1.begun(&2), Some("3+"));
    harness.get_by_label("Cyril: gold: not entered yet").click();
    harness.run();
    harness.get_by_label("Cyril: gold: 3+");
    type_in(&mut harness, "4");
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().state.0[2], None, "Escape enters nothing");
    assert_eq!(harness.state().state.1.begun(&2), Some("3+4"), "and drops nothing");
    // All of it can be kept.
    let kept = serde_json::to_string(&harness.state().state.1).unwrap();
    let again: NumberDraft<usize> = serde_json::from_str(&kept).unwrap();
    assert_eq!(again.begun(&2), Some("3+4"));
}

#[test]
fn a_second_tap_on_ok_passes_nobody_over() {
    let mut harness = window(Numbers::default(), numbers);
    harness.get_by_label("Anna: gold: not entered yet").click();
    harness.run();
    type_in(&mut harness, "1");
    press(&mut harness, &[Key::Enter, Key::Enter]);
    assert_eq!(harness.state().state.0, [Some(1), None, None]);
    harness.get_by_label("Ben: gold: not entered yet Type a number first.");
    // What was said of Ben is not said of whoever is next.
    harness.get_by_label("Go to Cyril: gold").click();
    harness.run();
    harness.get_by_role_and_label(Role::Status, "Cyril: gold: not entered yet");
}

#[test]
fn a_keypad_adds_by_tap() {
    let mut harness = window((String::new(), None), |ui, (typed, answer)| {
        if let Some(new) = Keypad::new("Anna: sacrifice").extra(&["steal"]).show(ui, typed) {
            *answer = Some(new);
        }
    });
    for key in ["3", "plus", "6", "minus", "2", "OK"] {
        harness.get_by_role_and_label(Role::Button, key).click();
        harness.run();
    }
    harness.get_by_label("Anna: sacrifice: 3+6−2 = 7");
    assert_eq!(harness.state().state.1, Some(KeypadAnswer::Entered(Some(7))));
    harness.get_by_label("Backspace").click();
    harness.run();
    harness.get_by_label("OK").click();
    harness.run();
    assert_eq!(harness.state().state.0, "3+6−", "an unfinished sum is not taken");
    harness.get_by_label("Clear").click();
    harness.run();
    harness.get_by_label("OK").click();
    harness.run();
    assert_eq!(harness.state().state.1, Some(KeypadAnswer::Entered(None)), "blank is not zero");
    harness.get_by_label("Anna: sacrifice: steal").click();
    harness.run();
    assert_eq!(harness.state().state.1, Some(KeypadAnswer::Extra(0)));
}

#[test]
fn a_keypad_takes_a_real_keyboard() {
    let mut harness = window((String::new(), None), |ui, (typed, answer)| {
        if let Some(new) = Keypad::new("Anna: sacrifice").show(ui, typed) {
            *answer = Some(new);
        }
    });
    for text in ["12", "-", "a", "3"] {
        harness.event(egui::Event::Text(text.to_owned()));
    }
    harness.run();
    assert_eq!(harness.state().state.0, "12−3");
    press(&mut harness, &[Key::Backspace, Key::Backspace, Key::Enter]);
    assert_eq!(harness.state().state.1, Some(KeypadAnswer::Entered(Some(12))));
    // Enter belongs to the key that has the focus.
    harness.get_by_role_and_label(Role::Button, "7").focus();
    harness.run();
    press(&mut harness, &[Key::Enter, Key::Delete]);
    assert_eq!(harness.state().state.0, "");
}

#[test]
fn a_keypad_multiplies_and_has_its_own_key_for_clearing() {
    let mut harness = window((String::new(), None), |ui, (typed, answer)| {
        if let Some(new) = Keypad::new("Anna: farms").show(ui, typed) {
            *answer = Some(new);
        }
    });
    for key in ["1", "2", "times", "3", "plus", "4"] {
        harness.get_by_role_and_label(Role::Button, key).click();
        harness.run();
    }
    harness.get_by_label("Anna: farms: 12×3+4 = 40");
    harness.get_by_role_and_label(Role::Button, "OK").click();
    harness.run();
    assert_eq!(harness.state().state.1, Some(KeypadAnswer::Entered(Some(40))));
    harness.get_by_role_and_label(Role::Button, "Clear").click();
    harness.run();
    assert_eq!(harness.state().state.0, "");
    // A real keyboard has an asterisk for it, and an x.
    for times in ["*", "x"] {
        for text in ["1", "2", times, "3"] {
            harness.event(egui::Event::Text(text.to_owned()));
        }
        harness.run();
        press(&mut harness, &[Key::Enter]);
        assert_eq!(harness.state().state, ("12×3".to_owned(), Some(KeypadAnswer::Entered(Some(36)))));
        press(&mut harness, &[Key::Delete]);
    }
    // What belongs in no sum is not left out: 1.5 is not 15.
    harness.state_mut().state.1 = None;
    harness.event(egui::Event::Text("1.5".to_owned()));
    harness.run();
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().state.1, None);
    harness.get_by_label_contains(". does not belong in a sum");
}

#[test]
fn a_keypad_names_its_limit_and_no_key_moves_for_it() {
    let mut harness = window((String::new(), None, None), |ui, (typed, answer, refused)| {
        let keypad = Keypad::new("Anna: cards").range(0..=99).refused(*refused);
        if let Some(new) = keypad.show(ui, typed) {
            *answer = Some(new);
        }
    });
    let place = |harness: &Harness<'_, _>| harness.get_by_role_and_label(Role::Button, "OK").rect();
    let before = place(&harness);
    let mut says = |typed: &str, said: &str| {
        harness.state_mut().state.0 = typed.to_owned();
        harness.run();
        press(&mut harness, &[Key::Enter]);
        harness.get_by_label(said);
        assert_eq!(place(&harness), before, "{said}");
        assert_eq!(harness.state().state.1, None, "{said}");
    };
    says("100", "Anna: cards: 100 The most is 99.");
    says("50×2", "Anna: cards: 50×2 = 100 The most is 99.");
    says("−1", "Anna: cards: −1 The least is 0.");
    says("50+", "Anna: cards: 50+ The sum is not finished: a number is missing.");
    let long = "1+".repeat(30);
    says(&long, &format!("Anna: cards: {long} The sum is not finished: a number is missing."));
    harness.state_mut().state.0 = "12".to_owned();
    harness.state_mut().state.2 = Some("Anna has 5 cards.");
    harness.run();
    harness.get_by_label("Anna: cards: 12 Anna has 5 cards.");
    assert_eq!(place(&harness), before);
}

#[test]
fn a_keypad_over_a_number_keeps_it_until_something_else_is_typed() {
    let mut harness = window((String::new(), None), |ui, (typed, answer)| {
        if let Some(new) = Keypad::new("Anna: cards").now(Some(5)).show(ui, typed) {
            *answer = Some(new);
        }
    });
    harness.get_by_label("Anna: cards: 5");
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().state.1, Some(KeypadAnswer::Entered(Some(5))), "OK alone wipes nothing out");
    harness.get_by_role_and_label(Role::Button, "plus").click();
    harness.run();
    harness.event(egui::Event::Text("3".to_owned()));
    harness.run();
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().state.1, Some(KeypadAnswer::Entered(Some(8))), "a sign goes on from it");
    press(&mut harness, &[Key::Delete, Key::Enter]);
    assert_eq!(harness.state().state.1, Some(KeypadAnswer::Entered(None)), "cleared is blank");
    harness.get_by_label("Anna: cards: not entered yet");
}
