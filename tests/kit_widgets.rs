//! Promise: every widget does what it says, by tap and by keyboard, and draws no frame when nothing changes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::{PHONE, Window};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, Theme, Ui, Vec2, accesskit};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::kit::*;
use tableside::locale::Language;
use tableside::table::seat::{PieceColor, Shape};

const RED: Mark = Mark { color: PieceColor::Red, shape: Shape::Circle };

fn window<S: 'static>(state: S, draw: impl FnMut(&mut Ui, &mut S) + 'static) -> Harness<'static, Window<S>> {
    let look = Look { language: Language::En, ..Look::default() };
    let mut harness = common::harness_with(PHONE, Theme::Light, look, state, draw);
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
    for expected in [0, 1, 2, 2] {
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
    harness.get_by_label("Delete the last").click();
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
    for text in ["1", "2", "-", "x", "3"] {
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
    // A real keyboard has an asterisk for it.
    for text in ["1", "2", "*", "3"] {
        harness.event(egui::Event::Text(text.to_owned()));
    }
    harness.run();
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().state, ("12×3".to_owned(), Some(KeypadAnswer::Entered(Some(36)))));
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

#[test]
fn a_button_that_waits_says_for_what_and_cannot_be_pressed() {
    let mut harness = window(0, |ui, presses| {
        if ui.add(Button::primary("Next").missing(Some("Dana is missing"))).clicked() {
            *presses += 1;
        }
        if primary_button(ui, "Start").clicked() {
            *presses += 10;
        }
    });
    let waiting = harness.get_by_label("Dana is missing");
    assert!(waiting.accesskit_node().is_disabled());
    assert_eq!(waiting.accesskit_node().description().as_deref(), Some("Next: Dana is missing"));
    waiting.click();
    harness.run();
    assert_eq!(harness.state().state, 0);
    // The keyboard reaches it all the same, and goes on to what can be pressed.
    press(&mut harness, &[Key::Tab]);
    assert!(harness.get_by_label("Dana is missing").is_focused());
    press(&mut harness, &[Key::Space, Key::Tab, Key::Space]);
    assert_eq!(harness.state().state, 10);
}

#[test]
fn choices_change_by_keyboard() {
    let mut harness = window((0, false), |ui, (chosen, on)| {
        if let Some(new) = segmented(ui, "Where", &["This play", "All games"], *chosen) {
            *chosen = new;
        }
        if let Some(new) = switch_row(ui, "Secret", None, *on) {
            *on = new;
        }
    });
    press(&mut harness, &[Key::Tab, Key::Tab, Key::Enter, Key::Tab, Key::Space]);
    assert_eq!(harness.state().state, (1, true));
    let switch = harness.get_by_role_and_label(Role::Switch, "Secret");
    assert_eq!(switch.accesskit_node().toggled(), Some(accesskit::Toggled::True));
}

#[test]
fn the_scroll_bar_of_a_sheet_lies_beside_its_numbers() {
    let tall = |ui: &mut Ui| {
        for number in 0..40 {
            ListRow::new(&format!("Line {number}")).show(ui);
        }
    };
    let mut harness = window(false, move |ui, closed| *closed = sheet(ui, "tall", "Why?", tall).closed);
    harness.run();
    let line = harness.get_by_label("Line 0").rect();
    let dialog = harness.get_by_role_and_label(Role::Dialog, "Why?").rect();
    let bar = egui::style::ScrollStyle::floating().bar_width;
    assert!(line.right() + bar <= dialog.right(), "{line} in {dialog}");
    assert_eq!(line.left() - dialog.left(), dialog.right() - line.right(), "the margins stay alike");
}

#[test]
fn a_sheet_takes_the_keyboard_and_gives_it_back() {
    let mut harness = window(false, |ui, open| {
        if button(ui, "Open").clicked() {
            *open = true;
        }
        if *open && sheet(ui, "test", "A sheet", |ui| button(ui, "Inside")).closed {
            *open = false;
        }
    });
    press(&mut harness, &[Key::Tab, Key::Enter]);
    assert!(harness.get_by_role_and_label(Role::Heading, "A sheet").is_focused());
    for _ in 0..4 {
        press(&mut harness, &[Key::Tab]);
        assert!(!harness.get_by_label("Open").is_focused(), "what lies behind is out of reach");
    }
    press(&mut harness, &[Key::Escape]);
    assert!(harness.query_by_label("Inside").is_none());
    assert!(harness.get_by_label("Open").is_focused());

    press(&mut harness, &[Key::Enter]);
    harness.get_by_label("Close").click();
    harness.run();
    assert!(!harness.state().state);
}

#[test]
fn a_table_names_each_number_and_tells_which_was_tapped() {
    let mut harness = window(None, |ui, tapped| {
        let columns = [GridColumn { title: "farmers", mark: Some(RED) }, GridColumn { title: "gold", mark: None }];
        let cell = |text, state| GridCell { text, state };
        let cells = [cell("3", CellState::Corrected), cell("6", CellState::Unsure)];
        let rows = [GridRow { title: "Memphis", note: None, cells: &cells, total: false }];
        let table = TableGrid { heading: "Anna", columns: &columns, rows: &rows, tappable: true };
        if let Some(tap) = table.show(ui, "table") {
            *tapped = Some(tap);
        }
    });
    harness.get_by_label("Anna, Memphis, farmers: 3, edited");
    harness.get_by_label("Anna, Memphis, gold: 6, check your board").click();
    harness.run();
    assert_eq!(harness.state().state, Some(GridTap { row: 0, column: 1 }));
}

#[test]
fn a_field_is_named_by_its_label_and_takes_czech() {
    let mut harness = window(String::new(), |ui, name| {
        text_field(ui, "Name", name);
    });
    let field = harness.get_by_role_and_label(Role::TextInput, "Name");
    field.focus();
    field.type_text("Žofie Ťuhýková");
    harness.run();
    assert_eq!(harness.state().state, "Žofie Ťuhýková");
}

#[test]
fn a_reason_opens_down_to_what_was_entered() {
    let mut harness = window((), |ui, ()| reason_tree(ui, &reason()));
    harness.get_by_label("Income: 10");
    assert!(harness.query_by_label("Farmers: 5").is_none());
    harness.get_by_label("Harvest: 10").click();
    harness.run();
    harness.get_by_label("Farmers: 5");
    harness.get_by_label("check your board");
}

#[test]
fn a_rule_leads_to_more_where_more_is_written() {
    use tableside::locale::Say;
    use tableside::table::reason::Reason;
    let by = |rule: &'static str| Reason::new(Say::literal("Harvest"), 10).by(Say::new(rule), Say::literal("Phase 5"));
    let mut harness = window(None, move |ui, tapped: &mut Option<String>| {
        let more = |rule: &str| (rule == "kit-close").then(|| "Does it count?".to_owned());
        let tree = Reason::sum(Say::literal("Income"), vec![by("kit-close"), by("kit-unknown")]);
        if let Some(rule) = reason_tree_with(ui, &tree, &more) {
            *tapped = Some(rule.to_owned());
        }
    });
    for part in 0..2 {
        harness.query_all_by_label("Harvest: 10").nth(part).unwrap().click();
        harness.run();
    }
    harness.get_by_label("Does it count?").click();
    harness.run();
    assert_eq!(harness.state().state.as_deref(), Some("kit-close"));
}

#[test]
fn marked_words_are_read_as_they_are() {
    let mut harness = window((), |ui, ()| {
        let tokens = Tokens::of(ui);
        // A mark that is none of the words' is left out.
        marked(ui, "Sabotér", &[0..5, 40..50], tokens.body(), tokens.ink);
        ListRow::new("Žofie").marks(std::slice::from_ref(&(0..3))).show(ui);
    });
    harness.run();
    harness.get_by_label("Sabotér");
    harness.get_by_label("Žofie");
}

fn reason() -> tableside::table::reason::Reason {
    use tableside::locale::Say;
    use tableside::table::reason::{Reason, Sure};
    let say = |words: &str| Say::literal(words);
    let farmers = Reason::new(say("Farmers"), 5).sure(Sure::Unconfirmed);
    Reason::sum(say("Income"), vec![Reason::new(say("Harvest"), 10).of(vec![farmers])])
}

#[test]
fn everything_that_can_be_tapped_is_as_large_as_a_thumb() {
    let mut harness = window(String::new(), |ui, typed| {
        button(ui, "A");
        icon_button(ui, Icon::Undo, "B");
        choice_chip(ui, "1", "C", false);
        value_cell(ui, "D", None, false);
        stepper(ui, "E", Some(1), 0..=9);
        segmented(ui, "F", &["1", "2"], 0);
        switch_row(ui, "G", None, false);
        step_row(ui, "1", "H", None, StepState::Now);
        score_tiles(ui, &[Score { mark: RED, name: "I", role: None, value: "1" }]);
        score_row(ui, &Score { mark: RED, name: "J", role: None, value: "1" });
        ListRow::new("K").show(ui);
        search_field(ui, "L", typed);
        reason_tree(ui, &reason());
        Keypad::new("M").show(ui, &mut String::new());
    });
    harness.run();
    let controls = harness.root().children_recursive();
    let controls = controls.filter(|node| egui::accessibility::is_input(node.accesskit_node().role()));
    let mut count = 0;
    for control in controls {
        let size = control.rect().size();
        assert!(size.y >= 43.9 && size.x >= 43.9, "{:?} is only {size:?}", control.accesskit_node().label());
        count += 1;
    }
    assert!(count > 30, "only {count} controls were found");
}

#[test]
fn a_score_counts_up_and_then_rests() {
    let mut harness = window(0, |ui, target| {
        let shown = count_up(ui.ctx(), egui::Id::unique("score"), *target);
        text::score(ui, &text::number(shown));
    });
    harness.get_by_label("0");
    harness.state_mut().state = 40;
    harness.step();
    harness.step();
    assert!(harness.query_by_label("40").is_none(), "it is on its way");
    harness.run();
    harness.get_by_label("40");

    let still = Look { motion: false, ..Look::default() };
    still.apply(&harness.ctx);
    harness.state_mut().state = 7;
    harness.step();
    harness.get_by_label("7");
}

#[test]
fn nothing_is_drawn_while_nothing_changes() {
    let mut harness = window((String::new(), String::from("Anna")), |ui, (typed, name)| {
        text_field(ui, "Name", name);
        Keypad::new("Anna").show(ui, typed);
        count_up(ui.ctx(), egui::Id::unique("still"), 5);
        banner(ui, Tone::Warn, "Look twice", Some("Done"));
        toast(ui, 360.0, "Saved", Some("Undo"));
    });
    // A focused text field is the one thing that would blink.
    harness.get_by_role_and_label(Role::TextInput, "Name").focus();
    harness.run();
    harness.step();
    let delay = harness.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert_eq!(delay, Some(std::time::Duration::MAX));
}

#[test]
fn the_look_is_applied_once_and_follows_its_language() {
    let mut harness = window(Look::default(), |ui, look: &mut Look| {
        look.apply(ui.ctx());
        stepper(ui, "Anna", None, 0..=1);
    });
    harness.get_by_label("Anna: not entered yet");
    harness.state_mut().state = Look { language: Language::Cs, text_scale: 9.0, ..Look::default() };
    harness.run();
    harness.get_by_label("Anna: zatím prázdné");
    assert_eq!(Look::of(&harness.ctx).text_scale, 2.0, "the size of text keeps its bounds");
}

#[test]
fn the_window_knows_its_width_and_large_text_narrows_it() {
    let width = |points: f32, text_scale: f32| {
        let look = Look { text_scale, ..Look::default() };
        let draw = |ui: &mut Ui, found: &mut Option<Width>| *found = Some(Width::of(ui));
        let mut harness = common::harness_with(Vec2::new(points, 500.0), Theme::Light, look, None, draw);
        harness.run();
        harness.state().state.unwrap()
    };
    assert_eq!(width(390.0, 1.0), Width::Narrow);
    assert_eq!(width(600.0, 1.0), Width::Middle);
    assert_eq!(width(900.0, 1.0), Width::Wide);
    assert_eq!(width(900.0, 1.6), Width::Narrow);
    assert_eq!(width(390.0, 0.8), Width::Narrow);
}

#[test]
fn a_menu_opens_and_closes_by_keyboard() {
    let mut harness = window(false, |ui, chosen| {
        if menu(ui, Icon::More, "More", |ui| menu_row(ui, Icon::Gear, "Settings", Some("Ctrl+,"))) == Some(true) {
            *chosen = true;
        }
    });
    press(&mut harness, &[Key::Tab, Key::Enter]);
    harness.get_by_label("Settings, Ctrl+,");
    press(&mut harness, &[Key::Tab, Key::Enter]);
    assert!(harness.state().state);
    assert!(harness.query_by_label("Settings, Ctrl+,").is_none());
}

#[test]
fn a_ring_is_tapped_where_its_cards_lie_also_where_they_are_closed() {
    const NAMES: [&str; 5] = ["one", "two", "three", "four", "five"];
    let pieces = [(RED, false), (RED, true)];
    let mut harness = window(None, move |ui, tapped: &mut Option<usize>| {
        let card = |(at, name): (usize, &'static str)| RingCard {
            title: name,
            note: "",
            name,
            open: at != 3,
            pieces: &pieces[..at % 3],
        };
        let cards: Vec<RingCard<'_>> = NAMES.into_iter().enumerate().map(card).collect();
        if let Some(at) = ring(ui, &cards) {
            *tapped = Some(at);
        }
    });
    for (at, name) in NAMES.into_iter().enumerate() {
        harness.get_by_role_and_label(Role::Button, name).click();
        harness.run();
        assert_eq!(harness.state().state, Some(at));
    }
    // Clockwise from the top, and no card lies on another.
    let rects = NAMES.map(|name| harness.get_by_label(name).rect());
    assert!(rects[0].top() < rects[1].top() && rects[1].left() > rects[4].left());
    for (at, rect) in rects.iter().enumerate() {
        assert!(rect.height() >= 44.0 && rect.left() >= 0.0 && rect.right() <= PHONE.x);
        assert!(rects[at + 1..].iter().all(|other| !rect.intersects(*other)), "{rects:?}");
    }
}
