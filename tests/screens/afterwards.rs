//! A play that is written down afterwards, the whole way: typed, kept, counted, changed, and there after a restart.

use egui::{Key, Modifiers, Role, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games;
use tableside::locale::Language;
use tableside::stats::{OnePlay, ResultFormat};
use tableside::store::exchange::Exported;
use tableside::store::{PlayId, Reply, Request};
use tableside::table::points::Points;
use tableside::table::written::{Written, WrittenResult};

use crate::common::app::{Shared, now, window};

/// So high that nobody has to scroll.
fn open(store: &Shared) -> Harness<'static, App> {
    let mut h = window(store, vec2(390.0, 3000.0), Theme::Light, Language::En);
    h.run();
    h
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

fn write(h: &mut Harness<'_, App>, field: &str, words: &str) {
    h.get_by_role_and_label(Role::TextInput, field).focus();
    h.run();
    h.key_press_modifiers(Modifiers::COMMAND, Key::A);
    h.run();
    h.event(egui::Event::Text(words.to_owned()));
    h.run();
}

fn counted(h: &Harness<'_, App>) -> Vec<OnePlay> {
    h.state().model().plays().unwrap().all().to_vec()
}

fn trash(store: &Shared) -> usize {
    let Reply::Plays(plays) = store.perform(Request::Plays { removed: true }) else { panic!("no list") };
    plays.len()
}

/// A window with a play of Orchard on the form.
fn typed(store: &Shared) -> Harness<'static, App> {
    store.add_people();
    let mut h = open(store);
    tap(&mut h, "More");
    tap(&mut h, "Add a past play");
    assert_eq!(h.state().place(), Place::WriteDown);
    write(&mut h, "Another game", "Orchard");
    tap(&mut h, "Anna");
    tap(&mut h, "Ben");
    write(&mut h, "Points: Anna", "3+6+2");
    write(&mut h, "Points: Ben", "9");
    h
}

#[test]
fn a_play_that_is_written_down_is_kept_counted_and_changed() {
    let store = Shared::default();
    let mut h = typed(&store);
    write(&mut h, "Place", "Cottage");
    write(&mut h, "Length in minutes (optional)", "45");
    tap(&mut h, "Save play");
    let plays = counted(&h);
    let [play] = &plays[..] else { panic!("{plays:?}") };
    assert!(play.written);
    assert_eq!(
        (play.name.say(Language::En).as_str(), play.location.as_str(), play.minutes),
        ("Orchard", "Cottage", Some(45))
    );
    assert_eq!(play.rows.len(), 3, "the parts of the sum");
    assert_eq!(play.winners().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
    // It is shown, and says what it is.
    assert_eq!(h.state().place(), Place::Table);
    tap(&mut h, "Edit result");
    assert_eq!(h.state().place(), Place::EditPast);
    write(&mut h, "Points: Ben", "3+9");
    tap(&mut h, "Save play");
    h.state_mut().visit(Place::Statistics);
    h.run();
    let winners = |h: &Harness<'_, App>| counted(h)[0].winners().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    assert_eq!(winners(&h), ["Ben"]);
    assert_eq!(trash(&store), 0, "the log has one entry more");
    let mut h = open(&store);
    h.run();
    assert_eq!((counted(&h).len(), winners(&h)), (1, vec!["Ben".to_owned()]));
}

#[test]
fn with_another_day_it_is_another_play_and_the_one_before_lies_in_the_trash() {
    let store = Shared::default();
    let play = store.add_past();
    let mut h = open(&store);
    h.state_mut().visit_play(play);
    h.run();
    tap(&mut h, "Edit result");
    write(&mut h, "Date", "2026-10-31");
    tap(&mut h, "Save play");
    h.run();
    let plays = counted(&h);
    assert_eq!(
        (plays.len(), plays[0].day.to_string().as_str(), plays[0].location.as_str()),
        (1, "2026-10-31", "Cottage")
    );
    assert_ne!(plays[0].id, play);
    assert_eq!(trash(&store), 1);
}

#[test]
fn a_written_play_can_be_removed_from_its_page() {
    let store = Shared::default();
    let play = store.add_past();
    let mut h = open(&store);
    h.state_mut().visit_play(play);
    h.run();
    tap(&mut h, "Move to trash");
    assert_eq!((h.state().place(), counted(&h).len(), trash(&store)), (Place::Home, 0, 1));
}

/// Puts a play of The Crew into the store that these have lost, together or alone.
fn add_lost(store: &Shared, names: &[&str], points: &[i64]) -> PlayId {
    let results = names.iter().map(|_| WrittenResult::of(points.to_vec())).collect();
    let written = Written {
        name: "The Crew".to_owned(),
        location: "Cottage".to_owned(),
        note: "By one trick".to_owned(),
        results,
        winners: Some(Vec::new()),
        ..Written::default()
    };
    let players = games::written::players(names.iter().copied());
    let play = games::written::write_down(None, now(), "test", &players, &written).unwrap();
    let Exported { header, lines, summary, finished } = play;
    let id = header.id;
    store.perform(Request::Create { header, lines, summary, finished });
    id
}

#[test]
fn a_play_that_nobody_won_has_an_end_too_and_says_its_place_once() {
    let store = Shared::default();
    let together = add_lost(&store, &["Anna", "Ben"], &[]);
    let alone = add_lost(&store, &["Anna"], &[41]);
    let mut h = open(&store);
    h.state_mut().visit_play(together);
    h.run();
    h.get_by_label("Nobody wins");
    for button in ["Picture", "Copy result", "BG Stats", "Edit result", "Move to trash"] {
        h.get_by_label(button);
    }
    for words in ["Cottage", "By one trick"] {
        assert_eq!(h.query_all_by_value(words).count(), 1, "{words}");
    }
    h.state_mut().visit_play(alone);
    h.run();
    h.get_by_value("41 points");
    assert!(h.query_by_label("Nobody wins").is_none(), "how many points she needed nobody knows");
}

#[test]
fn several_win_by_hand_and_a_wrong_sum_says_why() {
    let store = Shared::default();
    let mut h = typed(&store);
    write(&mut h, "Points: Ben", "9+x");
    // The highlighted button says what is missing, and does nothing.
    assert!(h.query_by_label("Save play").is_none());
    tap(&mut h, "Ben: Type a sum such as 3+6+2");
    assert_eq!(h.state().place(), Place::WriteDown);
    write(&mut h, "Points: Ben", "9");
    tap(&mut h, "Ben wins");
    tap(&mut h, "Save play");
    assert_eq!(counted(&h)[0].winners().count(), 2);
}

#[test]
fn what_is_half_typed_is_there_after_a_restart() {
    let store = Shared::default();
    let mut h = typed(&store);
    h.step();
    for _ in 0..8 {
        h.step();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    h.state_mut().visit(Place::Home);
    h.run();
    let mut h = open(&store);
    h.state_mut().visit(Place::WriteDown);
    h.run();
    h.get_by_label("Points: Anna");
    tap(&mut h, "Save play");
    assert_eq!(counted(&h)[0].seats[0].points, Some(Points::whole(11)));
}

#[test]
fn files_for_others_are_those_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = open(&store);
    h.state_mut().visit_play(over);
    h.run();
    let all = counted(&h);
    let this: Vec<&OnePlay> = all.iter().filter(|play| play.id == over).collect();
    for (chip, format) in
        [("Table (CSV)", ResultFormat::Csv), ("BG Stats file", ResultFormat::BgStats), ("Text", ResultFormat::Text)]
    {
        h.key_press_modifiers(Modifiers::COMMAND, Key::E);
        h.run();
        let file = folder.path().join("2026-11-20 Amun-Re.json");
        write(&mut h, "File", &file.display().to_string());
        tap(&mut h, chip);
        tap(&mut h, "Save");
        let file = file.with_extension(format.ending());
        let text = std::fs::read_to_string(&file).unwrap();
        assert_eq!(text, h.state().model().formatted(format, &this), "{format:?}");
    }
}
