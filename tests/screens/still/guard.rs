//! A tap where another verb lay a moment ago is held back, and so is the second one on a switch or on the highlighted button;
//! the control flinches then. No other tap is.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Theme, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, HarnessBuilder};
use tableside::kit::{
    Button, Keypad, ListRow, Look, Tone, banner, choice_chip, page, set_owners, stepper, switch_chip, switch_row,
};
use tableside::locale::Language;

use crate::common::Window;

/// What the screen of these tests holds: rows that can be tapped, a count, a loud button that says what round comes.
#[derive(Default)]
struct Screen {
    banner: bool,
    banner_with_tap: bool,
    count: i64,
    round: u64,
    gold: u32,
    pays: bool,
    rains: bool,
    form: bool,
    row: bool,
    taps: Vec<usize>,
    /// Whether something is missing before the turn can end.
    waits: bool,
    /// Whose turn it is, and who has stolen.
    turn: usize,
    thieves: Vec<usize>,
    /// Whether the keys have come up, in the place of the cell that opens them, and what was typed.
    keys: bool,
    typed: String,
}

/// Who sits at the table of this screen.
const OWNERS: [&str; 3] = ["Anna", "Ben", "Cyril"];

fn draw(ui: &mut egui::Ui, screen: &mut Screen) {
    set_owners(ui.ctx(), OWNERS.into_iter());
    page(ui, |ui| {
        if screen.banner {
            banner(ui, Tone::Warn, "One house short", None);
        }
        if let Some(count) = stepper(ui, "Houses", Some(screen.count), 0..=99) {
            screen.count = count;
        }
        let next = format!("Round {}", screen.round + 1);
        let words = if screen.count > 0 { format!("Enter {} · {next}", screen.count) } else { next.clone() };
        if ui.add(Button::primary(&words).meaning(&next)).clicked() {
            screen.round += 1;
        }
        for (row, name) in ["Ada", "Bea", "Cid", "Dan", "Eve", "Flo"].into_iter().enumerate() {
            if ui.add(Button::quiet(name).full()).clicked() {
                screen.taps.push(row);
                screen.banner |= screen.banner_with_tap;
            }
        }
        // One chip counts, the other one is on or off, as the switch is.
        if choice_chip(ui, "Gold", "Gold", screen.gold > 0).clicked() {
            screen.gold += 1;
        }
        if switch_chip(ui, None, "Pays", "Pays", screen.pays).clicked() {
            screen.pays = !screen.pays;
        }
        if let Some(rains) = switch_row(ui, "Rains", None, screen.rains) {
            screen.rains = rains;
        }
        screen.form ^= ui.add(Button::quiet("Form").selected(screen.form)).clicked();
        screen.row ^= ListRow::new("Ship").selected(screen.row).show(ui).clicked();
        // Each has a control of their own, in the same place.
        let owner = OWNERS[screen.turn % OWNERS.len()];
        let steals = ui.push_id(owner, |ui| choice_chip(ui, "steal", &format!("{owner}: steal"), false)).inner;
        if steals.clicked() {
            screen.thieves.push(screen.turn);
            screen.turn += 1;
        }
        let missing = screen.waits.then_some("Say who");
        let turn = format!("Next: {owner}");
        let name = format!("Turn: {owner}");
        let loud = Button::primary(&turn).missing(missing);
        let loud = if screen.waits { loud } else { loud.name(&name) };
        if ui.add(loud).clicked() && missing.is_none() {
            screen.turn += 1;
        }
        if screen.keys {
            let _ = Keypad::new("Gold of Anna").show(ui, &mut screen.typed);
        } else {
            for name in ["Cell", "Shelf", "Board", "Box", "Bag", "Map"] {
                screen.keys |= ui.add(Button::quiet(name).full()).clicked();
            }
        }
        ui.add_space(900.0);
    });
}

/// A window in which a frame takes twenty milliseconds.
fn window() -> Harness<'static, Window<Screen>> {
    window_of(0.02, false)
}

/// The same with frames that take so long, in seconds, and with motion or without.
fn window_of(frame: f32, motion: bool) -> Harness<'static, Window<Screen>> {
    let look = Look { language: Language::En, motion, ..Look::default() };
    let mut h = HarnessBuilder::default()
        .with_size(vec2(390.0, 1600.0))
        .with_theme(Theme::Light)
        .with_step_dt(frame)
        .with_render_cursor(false)
        .renderer(soft::Soft::default())
        .with_context_setup(move |ctx| look.apply(ctx))
        .build_eframe(|_| Window { state: Screen::default(), draw: Box::new(draw) });
    pause(&mut h, 40);
    h
}

fn pause(h: &mut Harness<'_, Window<Screen>>, frames: usize) {
    for _ in 0..frames {
        h.step();
    }
}

fn tap(h: &mut Harness<'_, Window<Screen>>, pos: Pos2) {
    let button = |pressed| {
        let modifiers = Modifiers::NONE;
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers }
    };
    for event in [button(true), button(false)] {
        h.event(event);
        h.step();
    }
    h.step();
}

fn at(h: &Harness<'_, Window<Screen>>, name: &str) -> Pos2 {
    h.get_by_label(name).rect().center()
}

#[test]
fn a_second_tap_is_ignored_where_something_else_has_come() {
    let mut h = window();
    h.state_mut().state.banner_with_tap = true;
    let dan = at(&h, "Dan");
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps, [3]);
    assert!(at(&h, "Dan").y > dan.y + 30.0, "the banner has pushed it");
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps, [3], "another one lies there now");
    assert!(!h.ctx.input(|input| input.pointer.any_down()), "nothing looks pressed");
    pause(&mut h, 20);
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps.len(), 2, "by now it can have been seen");
    assert_ne!(h.state().state.taps[1], 3);
}

/// What somebody taps while a slow machine still paints was meant for the picture before.
#[test]
fn a_second_tap_during_a_long_picture_is_ignored_too() {
    let mut h = window();
    h.state_mut().state.banner_with_tap = true;
    let dan = at(&h, "Dan");
    tap(&mut h, dan);
    assert!(at(&h, "Dan").y > dan.y + 30.0, "the banner has pushed it");
    let painted = h.ctx.input(|input| input.time) + 0.6;
    h.input_mut().time = Some(painted);
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps, [3], "nobody has seen yet what lies there now");
    h.input_mut().time = None;
    pause(&mut h, 20);
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps.len(), 2, "by now it can have been seen");
}

/// Between the two halves of a tap another control can take over the id of what was pressed.
#[test]
fn a_tap_whose_control_went_away_under_it_taps_nothing() {
    let mut h = window();
    let dan = at(&h, "Dan");
    let button = |pressed| {
        let modifiers = Modifiers::NONE;
        Event::PointerButton { pos: dan, button: PointerButton::Primary, pressed, modifiers }
    };
    h.event(button(true));
    h.step();
    h.state_mut().state.banner = true;
    pause(&mut h, 3);
    assert!(at(&h, "Dan").y > dan.y + 30.0, "the banner has pushed it");
    h.event(button(false));
    pause(&mut h, 3);
    assert_eq!(h.state().state.taps, [] as [usize; 0]);
    assert!(!h.ctx.input(|input| input.pointer.any_down()), "nothing looks pressed");
    pause(&mut h, 20);
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps.len(), 1, "the next tap counts");
}

#[test]
fn a_tap_in_the_moment_in_which_the_window_takes_another_size_is_ignored_where_something_else_has_come() {
    let mut h = window();
    let dan = at(&h, "Dan");
    h.state_mut().state.banner = true;
    h.set_size(vec2(844.0, 390.0));
    h.step();
    assert!(at(&h, "Dan").y > dan.y + 30.0, "the banner has pushed it");
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps, [] as [usize; 0]);
    pause(&mut h, 20);
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps.len(), 1, "by now it can have been seen");
}

/// A phone's system takes a finger over for a gesture of its own, and tells of no finger that goes up.
#[test]
fn a_touch_that_the_system_cancels_lets_go_and_taps_nothing() {
    let mut h = window();
    let dan = at(&h, "Dan");
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    h.event(Event::PointerButton { pos: dan, button, pressed: true, modifiers });
    h.step();
    assert!(h.ctx.input(|input| input.pointer.any_down()));
    let (device_id, id) = (egui::TouchDeviceId(0), egui::TouchId(0));
    h.event(Event::Touch { device_id, id, phase: egui::TouchPhase::Cancel, pos: dan, force: None });
    pause(&mut h, 3);
    assert!(!h.ctx.input(|input| input.pointer.any_down()), "nothing is held");
    assert_eq!(h.state().state.taps, [] as [usize; 0]);
    pause(&mut h, 20);
    tap(&mut h, dan);
    assert_eq!(h.state().state.taps, [3]);
}

#[test]
fn what_has_stayed_can_be_tapped_on_and_on() {
    let mut h = window();
    let plus = at(&h, "Houses, plus 1");
    for _ in 0..60 {
        tap(&mut h, plus);
    }
    assert_eq!(h.state().state.count, 60);
}

#[test]
fn a_double_tap_turns_a_switch_once_and_each_tap_on_a_chip_that_counts_counts() {
    let mut h = window();
    for name in ["Gold", "Pays", "Rains", "Form", "Ship"] {
        let chip = at(&h, name);
        for _ in 0..2 {
            tap(&mut h, chip);
        }
    }
    let Screen { gold, pays, rains, form, row, .. } = h.state().state;
    assert_eq!((gold, pays, rains, form, row), (2, true, true, true, true));
    pause(&mut h, 20);
    let chip = at(&h, "Pays");
    tap(&mut h, chip);
    assert!(!h.state().state.pays, "a tap that is meant turns it back");
}

#[test]
fn a_double_tap_on_the_loud_button_goes_on_once() {
    let mut h = window();
    let loud = at(&h, "Round 1");
    tap(&mut h, loud);
    tap(&mut h, loud);
    assert_eq!(h.state().state.round, 1);
    pause(&mut h, 20);
    tap(&mut h, loud);
    assert_eq!(h.state().state.round, 2);
}

#[test]
fn a_loud_button_that_has_just_said_what_is_half_entered_can_be_tapped_at_once() {
    let mut h = window();
    let (loud, plus) = (at(&h, "Round 1"), at(&h, "Houses, plus 1"));
    tap(&mut h, plus);
    h.get_by_label("Enter 1 · Round 1");
    tap(&mut h, loud);
    assert_eq!(h.state().state.round, 1);
}

/// On a slow machine too: what counts is when the other one lay there, and not how long its picture took.
#[test]
fn what_has_lain_there_for_four_tenths_of_a_second_can_be_tapped_however_slow_the_frames_are() {
    for frame in [0.02_f32, 0.1, 0.15] {
        let mut h = window_of(frame, false);
        let dan = at(&h, "Dan");
        h.state_mut().state.banner = true;
        h.step();
        pause(&mut h, (0.25 / frame) as usize);
        tap(&mut h, dan);
        assert_eq!(h.state().state.taps, [] as [usize; 0], "frames of {frame} s");
        let mut h = window_of(frame, false);
        h.state_mut().state.banner = true;
        h.step();
        pause(&mut h, (0.43 / frame).ceil() as usize);
        tap(&mut h, dan);
        assert_eq!(h.state().state.taps.len(), 1, "frames of {frame} s");
    }
}

#[test]
fn the_next_owner_in_the_same_place_is_no_other_verb() {
    for frame in [0.02, 0.1] {
        let mut h = window_of(frame, false);
        let steal = at(&h, "Anna: steal");
        for _ in 0..5 {
            tap(&mut h, steal);
            pause(&mut h, (0.3 / frame) as usize);
        }
        assert_eq!(h.state().state.thieves, [0, 1, 2, 3, 4], "frames of {frame} s");
    }
}

#[test]
fn a_second_tap_on_the_spot_where_the_first_has_passed_the_turn_is_held_back() {
    let mut h = window();
    let (steal, gold) = (at(&h, "Anna: steal"), at(&h, "Gold"));
    tap(&mut h, steal);
    tap(&mut h, steal);
    assert_eq!(h.state().state.thieves, [0], "Ben's turn has come under the finger");
    tap(&mut h, gold);
    tap(&mut h, steal);
    assert_eq!(h.state().state.thieves, [0, 1], "with a tap elsewhere it is meant");
    tap(&mut h, gold);
    tap(&mut h, gold);
    assert_eq!(h.state().state.gold, 3, "what counts for one person counts on");
}

#[test]
fn what_has_waited_goes_on_as_soon_as_nothing_is_missing() {
    let mut h = window();
    h.state_mut().state.waits = true;
    h.step();
    pause(&mut h, 30);
    let loud = at(&h, "Say who");
    h.state_mut().state.waits = false;
    pause(&mut h, 4);
    tap(&mut h, loud);
    assert_eq!(h.state().state.turn, 1, "0.08 s after it was ready");
}

#[test]
fn a_second_tap_on_the_loud_button_counts_after_three_tenths_of_a_second_and_after_any_other_tap() {
    let mut h = window();
    let (loud, steal) = (at(&h, "Turn: Anna"), at(&h, "Anna: steal"));
    tap(&mut h, loud);
    pause(&mut h, 9);
    tap(&mut h, loud);
    assert_eq!(h.state().state.turn, 1, "0.24 s after the first");
    pause(&mut h, 1);
    tap(&mut h, loud);
    assert_eq!(h.state().state.turn, 2, "0.32 s after the first");
    tap(&mut h, steal);
    tap(&mut h, loud);
    assert_eq!(h.state().state.turn, 4, "it is no second tap with another one in between");
}

#[test]
fn a_second_tap_on_a_switch_counts_after_three_tenths_of_a_second_and_after_any_other_tap() {
    let mut h = window();
    let (pays, gold) = (at(&h, "Pays"), at(&h, "Gold"));
    tap(&mut h, pays);
    pause(&mut h, 9);
    tap(&mut h, pays);
    assert!(h.state().state.pays, "0.24 s after the first");
    pause(&mut h, 1);
    tap(&mut h, pays);
    assert!(!h.state().state.pays, "0.32 s after the first");
    tap(&mut h, gold);
    tap(&mut h, pays);
    assert!(h.state().state.pays);
}

/// Whoever opens a keypad knows where its keys come up; a double tap on what opens it types nothing.
#[test]
fn a_key_counts_as_soon_as_it_is_there_unless_the_finger_has_stayed() {
    let mut h = window();
    let cell = at(&h, "Cell");
    let mut keyed = window();
    keyed.state_mut().state.keys = true;
    pause(&mut keyed, 20);
    let (seven, nine) = (at(&keyed, "7"), at(&keyed, "9"));
    tap(&mut h, cell);
    assert!(h.state().state.keys);
    tap(&mut h, seven);
    tap(&mut h, nine);
    assert_eq!(h.state().state.typed, "79");

    let mut h = window();
    // Not in the middle, where two keys meet.
    let below = ["Cell", "Shelf", "Board", "Box", "Bag", "Map"].map(|name| at(&h, name) - vec2(130.0, 0.0));
    let is_on = |pos: &&Pos2| ["7", "4", "1"].iter().any(|key| keyed.get_by_label(key).rect().contains(**pos));
    let opens = *below.iter().find(is_on).expect("a key comes up below a row");
    tap(&mut h, opens);
    tap(&mut h, opens);
    assert_eq!(h.state().state.typed, "");
}

/// The picture of the window within a control.
fn looks(h: &mut Harness<'_, Window<Screen>>, name: &str) -> Vec<u8> {
    let rect = h.get_by_label(name).rect().expand(2.0);
    let picture = h.render().unwrap();
    let (x, y) = (rect.left() as u32, rect.top() as u32);
    image::imageops::crop_imm(&picture, x, y, rect.width() as u32, rect.height() as u32).to_image().into_raw()
}

#[test]
fn a_control_that_holds_a_tap_back_flinches_for_a_moment() {
    for motion in [true, false] {
        let mut h = window_of(0.02, motion);
        let pays = at(&h, "Pays");
        tap(&mut h, pays);
        pause(&mut h, 4);
        let calm = looks(&mut h, "Pays");
        tap(&mut h, pays);
        assert!(h.state().state.pays, "the second one is held back");
        assert_ne!(looks(&mut h, "Pays"), calm, "motion: {motion}");
        let first = looks(&mut h, "Pays");
        pause(&mut h, 2);
        assert_eq!(looks(&mut h, "Pays") != first, motion, "without motion it stands still");
        pause(&mut h, 30);
        assert_eq!(looks(&mut h, "Pays"), calm, "motion: {motion}");
        let soonest = h.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap();
        assert_eq!(soonest, std::time::Duration::MAX, "it asks for no more frames");
        // A tap that counts shows nothing of the kind.
        tap(&mut h, pays);
        pause(&mut h, 1);
        let off = looks(&mut h, "Pays");
        pause(&mut h, 2);
        assert_eq!(looks(&mut h, "Pays"), off);
    }
}

#[test]
fn the_keyboard_and_screen_readers_are_not_kept_waiting() {
    let mut h = window();
    h.state_mut().state.banner = true;
    h.step();
    h.get_by_label("Bea").click_accesskit();
    h.step();
    assert_eq!(h.state().state.taps, [1]);
    h.get_by_label("Cid").focus();
    h.step();
    h.key_press(Key::Enter);
    pause(&mut h, 3);
    assert_eq!(h.state().state.taps, [1, 2]);
}

#[test]
fn what_was_scrolled_by_hand_can_be_tapped_at_once() {
    let mut h = window();
    let before = at(&h, "Flo");
    h.event(Event::PointerMoved(before));
    h.event(Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        source: egui::MouseWheelSource::Wheel,
        delta: Vec2::new(0.0, -60.0),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
    });
    pause(&mut h, 12);
    let now = at(&h, "Flo");
    assert!(now.y < before.y - 30.0, "{before:?} {now:?}");
    tap(&mut h, now);
    assert_eq!(h.state().state.taps, [5]);
}

#[test]
fn the_guard_asks_for_no_more_than_the_frame_that_tells_when_a_change_was_seen() {
    let mut h = window();
    let dan = at(&h, "Dan");
    h.state_mut().state.banner = true;
    h.step();
    tap(&mut h, dan);
    // As long as the sign stands that the tap was held back.
    pause(&mut h, 30);
    let soonest = h.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap();
    assert_eq!(soonest, std::time::Duration::MAX);
}
