//! Statistics in the window: what is counted, what it leads to, and how it is filtered.

use chrono::{Datelike as _, TimeDelta};
use egui::{Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games::written::players;
use tableside::games::{self, Example};
use tableside::locale::Language;
use tableside::store::exchange::Exported;
use tableside::store::{Line, Reply, Request};
use tableside::table::play::{begin, summary};
use tableside::table::seat::Seat;
use tableside::table::written::{Written, WrittenResult};

use crate::common::app::{Shared, now, window};
use crate::common::{DESKTOP, PHONE};

/// Finished plays of a game, a month apart, the last one now; the names go around the table from one to the next.
fn months(store: &Shared, game: &str, count: usize) {
    let game = games::find(game).unwrap();
    for month in 0..count {
        let (mut setup, actions) = game.example(Example::Finished, Language::En);
        let names: Vec<String> = setup.players.iter().map(|player| player.name.clone()).collect();
        for (seat, player) in setup.players.iter_mut().enumerate() {
            player.name.clone_from(&names[(seat + month) % names.len()]);
        }
        let start = now() - TimeDelta::days(31 * (count - month) as i64);
        let (header, first) = begin(&setup, start, "test").unwrap();
        let mut lines: Vec<Line> = vec![first];
        let mut play = game.open(&lines).unwrap();
        for (minute, action) in actions.iter().enumerate() {
            let line = play.prepare(action, start + TimeDelta::minutes(minute as i64 + 1), "test").unwrap();
            play.accept(std::slice::from_ref(&line)).unwrap();
            lines.push(line);
        }
        let (summary, finished) = summary(play.as_ref());
        assert!(finished);
        let summary = serde_json::to_string(&summary).unwrap();
        store.perform(Request::Create { header, lines, summary, finished });
    }
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

/// Writes something into a field, in the place of what stood there.
fn write(h: &mut Harness<'_, App>, role: Role, field: &str, words: &str) {
    h.get_by_role_and_label(role, field).focus();
    h.run();
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    h.run();
    h.event(egui::Event::Text(words.to_owned()));
    h.run();
}

fn starts(h: &Harness<'_, App>, start: &str) -> String {
    // A sentence is the value of its node, a control has a name.
    let said = |node: egui_kittest::Node<'_>| node.accesskit_node().label().or_else(|| node.accesskit_node().value());
    let all = h.root().children_recursive().filter_map(said).collect::<Vec<_>>();
    all.iter().find(|label| label.starts_with(start)).unwrap_or_else(|| panic!("no {start:?} in {all:?}")).clone()
}

fn statistics(store: &Shared, size: egui::Vec2) -> Harness<'static, App> {
    let mut h = window(store, size, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit(Place::Statistics);
    h.run();
    h
}

#[test]
fn without_a_finished_play_it_says_what_will_be_here() {
    let h = statistics(&Shared::default(), PHONE);
    starts(&h, "No finished plays yet.");
}

/// Home asks for the plays each time: of the same ones nothing is made anew, of ten thousand that would be felt.
#[test]
fn on_the_way_home_and_back_nothing_is_counted_anew() {
    let store = Shared::default();
    months(&store, "amun-re", 4);
    let mut h = statistics(&store, PHONE);
    let counted = h.state().model().evenings.version();
    for place in [Place::Home, Place::Statistics] {
        h.state_mut().visit(place);
        h.run();
    }
    assert_eq!(h.state().model().evenings.version(), counted);
    months(&store, "dice-settlers", 1);
    for place in [Place::Home, Place::Statistics] {
        h.state_mut().visit(place);
        h.run();
    }
    assert!(h.state().model().evenings.version() > counted);
    starts(&h, "Dice Settlers, ");
}

#[test]
fn plays_are_counted_and_each_record_leads_to_its_play() {
    let store = Shared::default();
    months(&store, "amun-re", 4);
    let mut h = statistics(&store, PHONE);
    // 29, 26, 25 and 29 points; Dana's seat wins by its pyramids, and the names go around.
    for name in ["Anna", "Ben", "Cyril", "Dana"] {
        assert_eq!(starts(&h, &format!("{name}, ")), format!("{name}, 4 plays, 1 win · average place 2.5, 25%"));
    }
    tap(&mut h, "Amun-Re, average 27.25, 4 plays");
    starts(&h, "Pyramids, average ");
    starts(&h, "First player wins");
    let most = starts(&h, "Most points, ");
    assert!(most.ends_with(", 29"), "{most}");
    tap(&mut h, &most);
    assert_eq!(h.state().place(), Place::Table);
    // Of equal ones it is the first, before which there was nothing to compare it with.
    assert!(h.query_by_label("What was special").is_none());
    h.state_mut().visit(Place::Home);
    h.run();
    let newest = starts(&h, "Amun-Re, ");
    tap(&mut h, &newest);
    starts(&h, "What was special");
    let first = starts(&h, "First win for ");
    assert!(first.ends_with(" in 4 plays"), "{first}");
}

#[test]
fn that_all_lose_together_is_no_fault_of_who_goes_first() {
    let store = Shared::default();
    for day in 0..12 {
        let results = vec![WrittenResult::default(), WrittenResult::default()];
        let (first, winners) = (Some(Seat(0)), Some(Vec::new()));
        let written = Written { name: "The Crew".to_owned(), first, results, winners, ..Written::default() };
        let started = now() - TimeDelta::days(day);
        let play = games::written::write_down(None, started, "test", &players(["Anna", "Ben"]), &written).unwrap();
        let Exported { header, lines, summary, finished } = play;
        store.perform(Request::Create { header, lines, summary, finished });
    }
    let mut h = statistics(&store, PHONE);
    let game = starts(&h, "The Crew, ");
    tap(&mut h, &game);
    starts(&h, "0% of 12");
    starts(&h, "No more than luck");
}

#[test]
fn a_filter_counts_only_what_it_lets_through() {
    let store = Shared::default();
    months(&store, "amun-re", 3);
    months(&store, "dice-settlers", 2);
    let mut h = statistics(&store, DESKTOP);
    starts(&h, "5");
    tap(&mut h, "Time: All time");
    tap(&mut h, &(now().year()).to_string());
    let people = starts(&h, "Anna, ");
    tap(&mut h, &people);
    starts(&h, "Player: Anna");
    starts(&h, "Average place");
    starts(&h, "Wins in a row");
    starts(&h, "Ben, ");
    tap(&mut h, "Game: All games");
    tap(&mut h, "Dice Settlers");
    starts(&h, "Game: Dice Settlers");
    tap(&mut h, "Time: 2026");
    tap(&mut h, "Last 30 days");
    starts(&h, "No plays fit this choice.");
}

#[test]
fn each_chart_is_a_table_too() {
    let store = Shared::default();
    months(&store, "amun-re", 3);
    let mut h = statistics(&store, PHONE);
    tap(&mut h, "Wins over time: Table");
    starts(&h, "Month, 9/2026, ");
    h.get_by_label("Wins over time: Copy table").click_accesskit();
    h.step();
    let copied = h.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let copied = copied.unwrap();
    assert!(copied.starts_with("Month\t") && copied.lines().count() == 4, "{copied}");
    tap(&mut h, "Wins over time: Chart");
    h.get_by_label("Wins over time: Table");
}

/// Where these words of the picture end at the right; none where they are not in it.
fn right_end(h: &Harness<'_, App>, words: &str) -> Option<f32> {
    let texts = h.output().shapes.iter().filter_map(|shape| match &shape.shape {
        egui::Shape::Text(text) if text.galley.text() == words => Some(text.visual_bounding_rect().right()),
        _ => None,
    });
    texts.reduce(f32::max)
}

#[test]
fn a_chart_has_the_room_that_it_needs_whatever_was_shown_before() {
    let store = Shared::default();
    months(&store, "amun-re", 9);
    months(&store, "dice-settlers", 2);
    let mut h = statistics(&store, PHONE);
    let card = PHONE.x - 12.0;
    let last = right_end(&h, "10/2026").unwrap();
    assert!(card - 60.0 < last && last < card, "{last}");
    tap(&mut h, "Game: All games");
    tap(&mut h, "Dice Settlers");
    // Two places, and a win at most for each, in the place of nine.
    let last = right_end(&h, "10/2026").unwrap();
    assert!(card - 60.0 < last && last < card, "{last}");
    for count in ["0", "1"] {
        assert!(right_end(&h, count).is_some_and(|right| right < 60.0), "{count} is at the left");
    }
}

#[test]
fn a_month_without_a_play_has_its_place_too() {
    let store = Shared::default();
    for (days, points) in [(3, [41, 38]), (100, [12, 27])] {
        store.add_result(days, points);
    }
    let mut h = statistics(&store, PHONE);
    tap(&mut h, "Wins over time: Table");
    for month in ["8/2026", "9/2026", "10/2026", "11/2026"] {
        starts(&h, &format!("Month, {month}, "));
    }
}

#[test]
fn two_that_are_one_are_counted_as_one_and_it_can_be_taken_back() {
    let store = Shared::default();
    months(&store, "amun-re", 2);
    store.add_people();
    let mut h = statistics(&store, PHONE);
    h.state_mut().visit(Place::People);
    h.run();
    let jan = starts(&h, "Jan");
    tap(&mut h, &jan);
    tap(&mut h, "Merge with…");
    // Somebody who never sat with Jan can be Jan.
    tap(&mut h, "Jan is Ben");
    starts(&h, "Jan is now Ben.");
    assert!(
        matches!(store.perform(Request::Value { key: "aliases".to_owned() }), Reply::Value(Some(kept)) if kept == r#"{"Jan":"Ben"}"#)
    );
    tap(&mut h, "Undo");
    assert!(
        matches!(store.perform(Request::Value { key: "aliases".to_owned() }), Reply::Value(Some(kept)) if kept == "{}")
    );
    starts(&h, "Jan");
    // Renamed, somebody is called so in the statistics and in the list.
    let anna = starts(&h, "Anna");
    tap(&mut h, &anna);
    write(&mut h, Role::TextInput, "Name", "Anežka");
    tap(&mut h, "Rename");
    h.state_mut().visit(Place::Statistics);
    h.run();
    starts(&h, "Anežka, 2 plays");
    h.state_mut().visit(Place::Home);
    h.run();
    let row = starts(&h, "Amun-Re, ");
    assert!(row.contains("Anežka") && !row.contains("Anna"), "{row}");
}

#[test]
fn a_place_and_a_note_are_kept_and_found() {
    let store = Shared::default();
    months(&store, "amun-re", 9);
    let mut h = statistics(&store, PHONE);
    h.state_mut().visit(Place::Home);
    h.run();
    let newest = starts(&h, "Amun-Re, ");
    tap(&mut h, &newest);
    tap(&mut h, "Place and note");
    write(&mut h, Role::TextInput, "Place", "Cottage");
    write(&mut h, Role::MultilineTextInput, "Note", "Žofie learned it.");
    tap(&mut h, "Save");
    starts(&h, "Cottage");
    h.state_mut().visit(Place::Home);
    h.run();
    starts(&h, "9 of 9 plays");
    for word in ["cottage", "zofie", "LEARNED cottage 2026"] {
        write(&mut h, Role::TextInput, "Search plays: names, games, places, notes", word);
        starts(&h, "1 of 9 plays");
    }
}

#[test]
fn nobody_has_a_record_before_the_game_is_over() {
    let (setup, actions) = games::find("amun-re").unwrap().example(Example::HalfWay, Language::En);
    let store = Shared::default();
    let half = store.add(&setup, &actions);
    store.add_result(9, [1, 1]);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(half);
    h.run();
    h.state_mut().visit(Place::Sheet);
    h.run();
    let all = |h: &egui_kittest::Harness<'_, App>| crate::common::controls::words(h).join("\n");
    assert!(!all(&h).contains("best"), "{}", all(&h));
    tap(&mut h, "Points by round");
    assert!(!all(&h).contains("best"), "{}", all(&h));
}

#[test]
fn points_over_the_rounds_are_a_tap_away() {
    let store = Shared::default();
    let [over, half] = store.add_examples(Language::En);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(over);
    h.run();
    tap(&mut h, "Points by round");
    // The rounds stand below the lines, side by side, on a phone too.
    let shapes = h.output().shapes.iter();
    let written: Vec<(String, String)> = shapes
        .filter_map(|shape| match &shape.shape {
            egui::Shape::Text(text) => Some((text.galley.text().to_owned(), format!("{:.0}", text.pos.y))),
            _ => None,
        })
        .collect();
    let on_line = |y: &String| (1..=6).all(|round| written.contains(&(round.to_string(), y.clone())));
    assert!(written.iter().any(|(_, y)| on_line(y)), "{written:?}");
    tap(&mut h, "Points: Table");
    starts(&h, "Round, ");
    h.key_press(egui::Key::Escape);
    h.run();
    h.state_mut().visit_play(half);
    h.run();
    h.state_mut().visit(Place::Sheet);
    h.run();
    tap(&mut h, "Points by round");
    starts(&h, "Points: ");
}
