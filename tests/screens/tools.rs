//! The tools of any table: what is drawn, thrown and timed, in a play and without one.

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};
use egui::{Event, Key, Modifiers, Role, Theme, TouchDeviceId, TouchId, TouchPhase, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::tools::{Drawn, TableTool};
use tableside::games::{self, Example};
use tableside::locale::Language;

use crate::common::PHONE;
use crate::common::app::{Shared, window, window_by};

fn tool(store: &Shared, tool: TableTool, in_play: bool) -> Harness<'static, App> {
    let half = store.add_examples(Language::En)[1];
    store.add_people();
    again(store, tool, in_play.then_some(half))
}

fn again(store: &Shared, tool: TableTool, play: Option<tableside::store::PlayId>) -> Harness<'static, App> {
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    if let Some(play) = play {
        h.state_mut().visit_play(play);
        h.run();
    }
    h.state_mut().visit(Place::TableTool(tool));
    h.run();
    h
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

/// The names of all that can be read on the screen.
fn words(h: &Harness<'_, App>) -> Vec<String> {
    h.query_all_by(|_| true)
        .filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()))
        .collect()
}

const TOOLS: [&str; 8] = [
    "Who goes first",
    "Order and teams",
    "Dice",
    "Countdown",
    "Turn clock",
    "Coin and numbers",
    "Number line",
    "Notepad",
];

#[test]
fn every_tool_is_in_the_drawer_which_the_menu_opens() {
    let store = Shared::default();
    store.add_examples(Language::En);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    tap(&mut h, "More");
    h.get_by_label_contains("Tools").click_accesskit();
    h.run();
    assert_eq!(h.state().place(), Place::Tools);
    for (index, name) in TOOLS.iter().enumerate() {
        h.query_all_by_role(Role::Button)
            .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(name)))
            .unwrap_or_else(|| panic!("no {name}"))
            .click_accesskit();
        h.run();
        assert_eq!(h.state().place(), Place::TableTool(TableTool::ALL[index]));
        tap(&mut h, "Back");
    }
}

fn touch(id: u64, phase: TouchPhase, x: f32, y: f32) -> Event {
    Event::Touch { device_id: TouchDeviceId(1), id: TouchId(id), phase, pos: pos2(x, y), force: None }
}

#[test]
fn a_finger_is_drawn_when_all_lie_still_and_the_next_touch_begins_anew() {
    let mut h = tool(&Shared::default(), TableTool::First, false);
    let field = h.get_by_label_contains("Put your fingers").rect();
    let (left, right, y) = (field.left() + 60.0, field.right() - 60.0, field.center().y);
    h.event(touch(1, TouchPhase::Start, left, y));
    h.run_steps(2);
    h.get_by_label_contains("One finger so far");
    h.event(touch(2, TouchPhase::Start, right, y));
    h.run_steps(2);
    h.get_by_label_contains("2 fingers. Keep still");
    // The harness's own clock goes on by a quarter of a second with each frame.
    for _ in 0..200 {
        h.step();
        if h.query_by_label_contains("then clockwise").is_some() {
            break;
        }
    }
    h.get_by_label("Number 1 goes first, then clockwise to number 2.");
    h.event(touch(1, TouchPhase::End, left, y));
    h.event(touch(2, TouchPhase::End, right, y));
    h.run();
    h.get_by_label("Number 1 goes first, then clockwise to number 2.");
    h.event(touch(3, TouchPhase::Start, left, y));
    h.run_steps(2);
    h.get_by_label_contains("One finger so far");
    h.event(touch(3, TouchPhase::Cancel, left, y));
    h.run();
}

#[test]
fn in_a_play_its_players_are_drawn_from() {
    let mut h = tool(&Shared::default(), TableTool::First, true);
    tap(&mut h, "Draw first player");
    let Some(Drawn::First(name)) = &h.state().model().tools.drawn else { panic!("nobody was drawn") };
    let name = name.clone();
    assert!(["Anna", "Ben", "Cyril", "Dana"].contains(&name.as_str()), "{name}");
    assert!(words(&h).contains(&format!("{name} goes first")));
}

#[test]
fn without_a_play_people_are_chosen_and_fewer_than_two_are_refused_with_the_reason() {
    let mut h = tool(&Shared::default(), TableTool::Order, false);
    let draw = h.get_by_label_contains("Draw an order");
    assert!(draw.accesskit_node().is_disabled() || !draw.accesskit_node().description().unwrap_or_default().is_empty());
    draw.click_accesskit();
    h.run();
    assert_eq!(h.state().model().tools.drawn, None);
    let names: Vec<String> = h.state().model().people.known.iter().take(3).map(|person| person.name.clone()).collect();
    for name in &names {
        tap(&mut h, name);
    }
    tap(&mut h, "Draw an order");
    let Some(Drawn::Order(order)) = &h.state().model().tools.drawn else { panic!("no order") };
    let mut sorted = order.clone();
    sorted.sort();
    let mut expected = names;
    expected.sort();
    assert_eq!(sorted, expected);
}

#[test]
fn dice_are_thrown_counted_and_there_again_after_a_restart() {
    let store = Shared::default();
    let mut h = tool(&store, TableTool::Dice, false);
    tap(&mut h, "d20");
    for _ in 0..3 {
        tap(&mut h, "Roll");
    }
    let dice = h.state().model().tools.dice.clone();
    assert_eq!((dice.faces, dice.thrown()), (20, 6));
    h.get_by_label_contains("more dice to see how fair");
    // What changed is written within half a second.
    h.run_steps(4);
    let h = again(&store, TableTool::Dice, None);
    assert_eq!(h.state().model().tools.dice, dice);
    let sum: u32 = dice.last[0].iter().sum();
    assert!(words(&h).contains(&sum.to_string()));
}

#[test]
fn a_countdown_stands_on_the_screen_from_its_length_on() {
    let mut h = tool(&Shared::default(), TableTool::Countdown, false);
    tap(&mut h, "0:30");
    assert_eq!(h.state().model().tools.countdown.seconds, 30);
    tap(&mut h, "Start");
    h.get_by_label("Pause");
    tap(&mut h, "Pause");
    h.get_by_label("Start");
}

#[test]
fn the_turn_clock_is_for_the_players_of_the_play_and_a_tap_passes_the_turn() {
    let mut h = tool(&Shared::default(), TableTool::TurnClock, true);
    h.get_by_label("Anna: 0:00");
    tap(&mut h, "Start");
    h.get_by_label("Anna’s turn: 0:00");
    tap(&mut h, "Ben: 0:00");
    h.get_by_label("Ben’s turn: 0:00");
    tap(&mut h, "Pause");
    h.get_by_label("Ben: 0:00");
    assert!(!h.state().model().tools.clock.runs());
}

/// A clock that goes on by as many seconds as a test says.
static SECONDS: AtomicI64 = AtomicI64::new(0);

fn later() -> DateTime<Utc> {
    DateTime::from_timestamp(1_700_000_000, 0).unwrap() + TimeDelta::seconds(SECONDS.load(Ordering::Relaxed))
}

/// What the history of the open play says, oldest first.
fn told(h: &Harness<'_, App>) -> Vec<String> {
    let open = h.state().model().open.as_ref().unwrap();
    open.session.play().history().iter().map(|row| Language::En.say(&row.sentence)).collect()
}

#[test]
fn the_times_of_the_turn_clock_go_into_the_history_when_it_is_put_away_and_before_the_end_of_the_play() {
    let store = Shared::default();
    let (setup, actions) = games::find("amun-re").unwrap().example(Example::Finished, Language::En);
    let (last, rest) = actions.split_last().unwrap();
    let play = store.add(&setup, rest);
    let names: Vec<String> = setup.players.iter().map(|player| player.name.clone()).collect();
    let used = |at: &[&str]| {
        let times: Vec<String> = names.iter().zip(at).map(|(name, time)| format!("{name} {time}")).collect();
        let (last, rest) = times.split_last().unwrap();
        format!("Time used: {} and {last}", rest.join(", "))
    };
    let mut h = window_by(&store, PHONE, Theme::Light, Language::En, 100, later);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    h.state_mut().visit(Place::TableTool(TableTool::TurnClock));
    h.run();
    let button = h.get_by_label_contains("Put times in the history");
    assert!(button.accesskit_node().is_disabled(), "nothing was used yet");
    let before = told(&h);

    tap(&mut h, "Start");
    SECONDS.fetch_add(75, Ordering::Relaxed);
    tap(&mut h, &format!("{}: 0:00", names[1]));
    SECONDS.fetch_add(8, Ordering::Relaxed);
    tap(&mut h, "Put times in the history");
    assert!(!h.state().model().tools.clock.runs());
    let mut now = told(&h);
    assert_eq!(now.pop(), Some(used(&["1:15", "0:08", "0:00", "0:00"])));
    assert_eq!(now, before);

    // It says whose turn it was, goes on with the times that it had, and stands before the end in the history: what is
    // taken back is the end.
    tap(&mut h, &format!("Resume: {}", names[1]));
    h.get_by_label(&format!("{}’s turn: 0:08", names[1]));
    SECONDS.fetch_add(60, Ordering::Relaxed);
    h.state_mut().enter(last.clone());
    h.run();
    assert!(h.state().model().open.as_ref().unwrap().shown.is_over() && !h.state().model().tools.clock.runs());
    let mut now = told(&h);
    now.pop();
    assert_eq!(now.pop(), Some(used(&["1:15", "1:08", "0:00", "0:00"])));
    h.state_mut().visit(Place::TableTool(TableTool::TurnClock));
    h.run();
    assert!(h.get_by_label_contains("Put times in the history").accesskit_node().is_disabled());

    // The next play of the same people begins with none.
    let next = store.add(&setup, &actions[..4]);
    h.state_mut().visit_play(next);
    h.run();
    h.state_mut().visit(Place::TableTool(TableTool::TurnClock));
    h.run();
    h.get_by_label(&format!("{}: 0:00", names[0]));
}

#[test]
fn a_coin_falls_a_number_is_drawn_and_the_counter_counts() {
    let mut h = tool(&Shared::default(), TableTool::Numbers, false);
    tap(&mut h, "Toss the coin");
    let side = if h.state().model().tools.coin == Some(true) { "Heads" } else { "Tails" };
    assert!(words(&h).iter().any(|said| said == side));
    tap(&mut h, "Draw a number");
    assert!(h.state().model().tools.number.is_some_and(|number| (1..=10).contains(&number)));
    tap(&mut h, "Counter, plus 1");
    assert_eq!(h.state().model().tools.counter, 1);
    tap(&mut h, "Back to zero");
    assert_eq!(h.state().model().tools.counter, 0);
}

#[test]
fn the_tools_need_nobody_who_has_played_before() {
    let mut h = again(&Shared::default(), TableTool::TurnClock, None);
    tap(&mut h, "Player 1");
    tap(&mut h, "Player 2");
    tap(&mut h, "Start");
    h.get_by_label("Player 1’s turn: 0:00");
    h.get_by_label("Player 2: 0:00");
    tap(&mut h, "Pause");
}

#[test]
fn a_tool_is_found_by_its_name_in_the_command_search() {
    for (language, typed, row) in
        [(Language::En, "turn clock", "Tools: Turn clock"), (Language::Cs, "hodiny", "Pomůcky: Hodiny na tahy")]
    {
        let mut h = window(&Shared::default(), PHONE, Theme::Light, language);
        h.run();
        h.key_press_modifiers(Modifiers::COMMAND, Key::K);
        h.run();
        h.get_by_role(Role::TextInput).type_text(typed);
        h.run();
        h.get_by_label(row);
        h.key_press(Key::Enter);
        h.run();
        assert_eq!(h.state().place(), Place::TableTool(TableTool::TurnClock));
    }
}

#[test]
fn a_marker_goes_where_a_number_is_tapped_and_is_there_after_a_restart() {
    let store = Shared::default();
    let mut h = tool(&store, TableTool::Line, true);
    h.get_by_label("Anna: 0");
    tap(&mut h, "7");
    h.get_by_label("Anna: 7");
    tap(&mut h, "Ben: 0");
    tap(&mut h, "7");
    h.get_by_label("Ben: 7");
    tap(&mut h, "Last number, minus 1");
    assert!(h.query_by_label("20").is_none());
    h.run_steps(4);
    let line = h.state().model().tools.line.clone();
    let h = again(&store, TableTool::Line, None);
    assert_eq!((h.state().model().tools.line.clone(), line.at("Ben"), line.last), (line, 7, 19));
}

#[test]
fn the_notepad_of_a_play_is_its_note_and_without_one_there_is_another() {
    let store = Shared::default();
    let mut h = tool(&store, TableTool::Notes, true);
    let play = h.state().model().open.as_ref().unwrap().session.id();
    let field = |h: &Harness<'_, App>| h.get_by_role(Role::MultilineTextInput).value().unwrap_or_default();
    h.get_by_role(Role::MultilineTextInput).focus();
    h.run();
    h.get_by_role(Role::MultilineTextInput).type_text("Ben owes a beer");
    h.run();
    assert_eq!(h.state().model().remark(play).note, "Ben owes a beer");
    drop(h);
    let h = again(&store, TableTool::Notes, Some(play));
    assert_eq!(field(&h), "Ben owes a beer", "it was on the disk with the last letter");
    drop(h);
    let mut h = again(&Shared::default(), TableTool::Notes, None);
    assert_eq!(field(&h), "");
    h.get_by_role(Role::MultilineTextInput).focus();
    h.run();
    h.get_by_role(Role::MultilineTextInput).type_text("milk");
    h.run();
    assert_eq!(h.state().model().tools.notes, "milk");
}
