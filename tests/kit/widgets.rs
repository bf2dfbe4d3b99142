//! Promise: every widget does what it says, by tap and by keyboard, and draws no frame when nothing changes.

use crate::common::{PHONE, Window};
use egui::{Key, Role, Theme, Ui, Vec2, accesskit};
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
fn a_button_that_waits_says_for_what_and_cannot_be_pressed() {
    let mut harness = window(0, |ui, presses| {
        // Why something cannot be done yet is a sentence; on the button it is a label.
        if ui.add(Button::primary("Next").missing(Some("Dana is missing."))).clicked() {
            *presses += 1;
        }
        if primary_button(ui, "Start").clicked() {
            *presses += 10;
        }
    });
    let waiting = harness.get_by_label("Dana is missing");
    assert!(waiting.accesskit_node().is_disabled());
    assert_eq!(waiting.accesskit_node().description().as_deref(), Some("Next: Dana is missing."));
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
    let margin = PHONE.x - line.right();
    assert_eq!(line.left(), margin, "the margins stay alike");
    // Where the bar is drawn, it can be dragged: in the margin, and not over the numbers.
    let mut dragged = |x: f32| {
        let before = harness.get_by_label("Line 0").rect().top();
        let button = |pos, pressed| egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        let (from, to) = (egui::pos2(x, line.center().y), egui::pos2(x, line.center().y + 60.0));
        for event in
            [egui::Event::PointerMoved(from), button(from, true), egui::Event::PointerMoved(to), button(to, false)]
        {
            harness.event(event);
            harness.run();
        }
        harness.get_by_label("Line 0").rect().top() != before
    };
    assert!(!dragged(line.right() - 4.0), "over the numbers there is no bar");
    assert!(dragged(PHONE.x - margin / 2.0 + 2.0), "the bar is in the margin");
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

/// A sheet stands on a phone's lower edge: what opens would push its own line away.
#[test]
fn a_reason_on_a_phone_has_room_for_what_opens_in_it() {
    let mut harness = window((), |ui, ()| {
        let answer = sheet(ui, "why", "Why?", |ui| reason_tree(ui, &reason()));
        assert!(!answer.closed);
    });
    let before = harness.get_by_label("Harvest: 10").rect();
    harness.get_by_label("Harvest: 10").click();
    harness.run();
    harness.get_by_label("Farmers: 5");
    assert_eq!(harness.get_by_label("Harvest: 10").rect(), before);
}

#[test]
fn a_rule_leads_to_more_where_more_is_written() {
    use tableside::locale::Message;
    use tableside::table::reason::Reason;
    let by = |rule: &'static str| {
        Reason::new(Message::literal("Harvest"), 10).by(Message::new(rule), Message::literal("Phase 5"))
    };
    let mut harness = window(None, move |ui, tapped: &mut Option<String>| {
        let more = |rule: &str| (rule == "kit-close").then(|| "Does it count?".to_owned());
        let tree = Reason::sum(Message::literal("Income"), vec![by("kit-close"), by("kit-unknown")]);
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
    use tableside::locale::Message;
    use tableside::table::reason::{Reason, Sure};
    let say = |words: &str| Message::literal(words);
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
        let mut harness = crate::common::harness_with(Vec2::new(points, 500.0), Theme::Light, look, None, draw);
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

#[test]
fn what_grows_above_the_finger_moves_the_page_and_not_the_row() {
    let mut harness = window(1_usize, |ui, lines| {
        page(ui, |ui| {
            anchored(ui, "winner", |ui| {
                for line in 0..*lines {
                    text::body(ui, &format!("Line {line}"));
                }
            });
            for row in 0..40 {
                if button(ui, &format!("Row {row}")).clicked() {
                    *lines = if *lines == 1 { 4 } else { 1 };
                }
            }
        });
    });
    let scrolled = harness.get_by_label("Row 9").rect().center();
    harness.event(egui::Event::PointerMoved(scrolled));
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        source: egui::MouseWheelSource::Unknown,
        delta: Vec2::new(0.0, -200.0),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
    });
    harness.run();
    let before = harness.get_by_label("Row 9").rect();
    assert!(before.top() < scrolled.y, "the page was scrolled");
    for lines in [4, 1] {
        let button = |pressed| egui::Event::PointerButton {
            pos: before.center(),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        harness.event(egui::Event::PointerMoved(before.center()));
        harness.event(button(true));
        harness.event(button(false));
        harness.run();
        assert_eq!(harness.state().state, lines);
        assert_eq!(harness.get_by_label("Row 9").rect(), before, "after {lines} lines");
    }
}
