//! From opening the box to packing it away: the setup is ticked and kept, what is missing is said the next time, reminders
//! come once and move nothing, the lesson leads to its rulings, and pages can be printed.

use crate::common::app::{Shared, window};
use crate::common::controls::{controls, words};
use crate::common::{DESKTOP, PHONE};
use egui::{Key, Modifiers, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::json;
use std::collections::BTreeSet;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::library::{Lookup, Own, Query, Wanted};
use tableside::locale::Language;
use tableside::store::PlayId;

type Window = Harness<'static, App>;

/// A play of the first game that has just begun, for these four.
fn fresh(store: &Shared) -> PlayId {
    let (setup, _) = games::ALL[0].example(Example::Finished, Language::En);
    store.add(&setup, &[])
}

fn at(store: &Shared, play: PlayId, size: Vec2, language: Language) -> Window {
    let mut h = window(store, size, Theme::Light, language);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    h
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click_accesskit();
    h.run();
}

/// The box of the step that begins so, and whether it is ticked.
fn ticked(h: &Window, start: &str) -> bool {
    let found = h.query_all_by_role(Role::CheckBox).find(|node| begins(node, start));
    let found = found.unwrap_or_else(|| panic!("no box {start:?}"));
    found.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
}

fn begins(node: &egui_kittest::Node<'_>, start: &str) -> bool {
    node.accesskit_node().label().is_some_and(|label| label.starts_with(start))
}

fn tick(h: &mut Window, start: &str) {
    let found = h.query_all_by_role(Role::CheckBox).find(|node| begins(node, start));
    found.unwrap_or_else(|| panic!("no box {start:?}")).click_accesskit();
    h.run();
}

#[test]
fn a_play_that_begins_offers_its_setup_which_is_kept_over_a_restart() {
    let store = Shared::default();
    let play = fresh(&store);
    let mut h = at(&store, play, PHONE, Language::En);
    tap(&mut h, "Setup, step by step (0 of 11)");
    assert_eq!(h.state().place(), Place::Setup);
    h.get_by_label("For 4 · 0 of 11");
    // A screen reader hears what the step takes at this table, and for whom.
    let gold = "20 gold and a −3 card for everyone";
    let said = h.query_all_by_role(Role::CheckBox).find(|node| begins(node, gold)).unwrap();
    let said = said.accesskit_node().label().unwrap();
    for words in ["Gold: 20 each, 80 in all", "For Anna, Ben, Cyril and Dana"] {
        assert!(said.contains(words), "{said}");
    }
    let before: Vec<_> = controls(&h).into_iter().map(|control| control.rect).collect();
    tick(&mut h, gold);
    let after: Vec<_> = controls(&h).into_iter().map(|control| control.rect).collect();
    assert_eq!(before, after, "a tick moves nothing");
    tick(&mut h, "Board in the middle");
    tick(&mut h, "Board in the middle");
    assert!(ticked(&h, gold) && !ticked(&h, "Board in the middle"));
    h.get_by_label("For 4 · 1 of 11");
    drop(h);

    let mut h = at(&store, play, PHONE, Language::En);
    tap(&mut h, "Setup, step by step (1 of 11)");
    assert!(ticked(&h, gold) && !ticked(&h, "Board in the middle"));
}

#[test]
fn the_setup_is_skipped_in_one_tap_and_stays_in_the_menu() {
    let store = Shared::default();
    let play = fresh(&store);
    let mut h = at(&store, play, DESKTOP, Language::Cs);
    tap(&mut h, "Příprava krok za krokem (0/11)");
    tap(&mut h, "Přeskočit");
    assert_eq!(h.state().place(), Place::Table);
    assert!(h.query_by_label("Příprava krok za krokem (0/11)").is_none());
    tap(&mut h, "Další možnosti");
    let rows = h.query_all_by_role(Role::MenuItem);
    rows.into_iter().find(|node| begins(node, "Příprava krok za krokem")).unwrap().click_accesskit();
    h.run();
    assert_eq!(h.state().place(), Place::Setup);
}

#[test]
fn a_step_leads_to_where_it_stands() {
    let store = Shared::default();
    let play = fresh(&store);
    let mut h = at(&store, play, PHONE, Language::En);
    h.state_mut().visit(Place::Setup);
    h.run();
    tap(&mut h, "Source: Temple to the left of its track");
    h.get_by_label_contains("Rulebook 2003, setup");
    h.get_by_label_contains("Where does the temple go?");
}

#[test]
fn what_is_missing_is_said_at_the_next_setup() {
    let store = Shared::default();
    let play = fresh(&store);
    let mut h = at(&store, play, PHONE, Language::En);
    h.state_mut().visit(Place::Packing);
    h.run();
    tick(&mut h, "Farmers. 45");
    h.get_by_label("1 of 19 packed");
    let before: Vec<_> = controls(&h).into_iter().map(|control| control.rect).collect();
    tap(&mut h, "Mark as missing: Province cards");
    let after: Vec<_> = controls(&h).into_iter().map(|control| control.rect).collect();
    assert_eq!(before, after, "a mark moves nothing");
    h.get_by_role_and_label(Role::CheckBox, "Province cards. 15 · some are missing");
    drop(h);

    let next = fresh(&store);
    let mut h = at(&store, next, PHONE, Language::En);
    h.state_mut().visit(Place::Setup);
    h.run();
    h.get_by_label("Missing from this box: Province cards");
    h.state_mut().visit(Place::Packing);
    h.run();
    h.get_by_label("0 of 19 packed");
    tap(&mut h, "Mark as found again: Province cards");
    h.state_mut().visit(Place::Table);
    h.run();
    h.state_mut().visit(Place::Setup);
    h.run();
    assert!(h.query_by_label("Missing from this box: Province cards").is_none());
}

#[test]
fn the_end_of_a_play_offers_to_pack_the_box() {
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = at(&store, over, PHONE, Language::En);
    tap(&mut h, "Pack the box");
    assert_eq!(h.state().place(), Place::Packing);
}

/// Nobody has won a solo game that is lost; its box is packed all the same.
#[test]
fn the_end_of_a_lost_solo_game_offers_it_too() {
    let store = Shared::default();
    let (mut setup, _) = games::find("imperial-settlers").unwrap().example(Example::Finished, Language::En);
    setup.players.truncate(1);
    let next = |part: u8, round: u8, phase: u8, step: u8| json!({ "do": "next", "from": { "part": part, "round": round, "phase": phase, "step": step, "turn": 0 } });
    let actions = [
        json!({ "do": "faction", "seat": 0, "faction": "romans" }),
        next(0, 0, 0, 0),
        json!({ "do": "reveal", "good": "wood" }),
        next(0, 0, 0, 1),
        json!({ "do": "move", "to": { "part": 1, "round": 4, "phase": 6, "step": 0, "turn": 0 } }),
        json!({ "do": "built", "seat": 0, "own": false, "count": 2 }),
        json!({ "do": "built", "seat": 0, "own": true, "count": 0 }),
        next(1, 4, 6, 0),
    ];
    let play = store.add(&setup, &actions);
    let mut h = at(&store, play, PHONE, Language::En);
    assert!(h.state().model().open.as_ref().unwrap().shown.is_over());
    tap(&mut h, "Pack the box");
    assert_eq!(h.state().place(), Place::Packing);
}

const FREE_CARDS: &str = "Free cards and gold go under the province card, free stones on the building plain.";

#[test]
fn what_the_owner_of_a_box_filled_in_is_said_at_its_setup() {
    let store = Shared::default();
    let (setup, _) = games::find("dice-settlers").unwrap().example(Example::Finished, Language::En);
    assert_eq!(setup.players.len(), 3);
    let play = store.add(&setup, &[]);
    let said = |store: &Shared| {
        let mut h = at(store, play, PHONE, Language::En);
        tap(&mut h, "Setup, step by step (0 of 14)");
        words(&h).join("\n")
    };
    let before = said(&store);
    // What is not known is said once, as the step says it.
    assert!(!before.contains("Points in the pool:") && !before.contains("Tiles in the stack:"), "{before}");
    let (points, tiles) = ("How many depends on the players: look it up", "How many tiles go into the stack depends");
    assert!(before.contains(points) && before.contains(tiles), "{before}");
    let own = r#"[{"field":"pool-for-three","value":57},{"field":"pool-for-four","value":70}]"#;
    store.keep("figures/dice-settlers", own);
    let after = said(&store);
    assert!(after.contains("Points in the pool: 57") && !after.contains(points) && after.contains(tiles), "{after}");
}

#[test]
fn a_reminder_is_put_away_for_good_and_moves_nothing() {
    let store = Shared::default();
    let play = fresh(&store);
    let mut h = at(&store, play, PHONE, Language::En);
    h.get_by_label(FREE_CARDS);
    let offer = |h: &Window| h.get_by_label("Setup, step by step (0 of 11)").rect();
    let before = offer(&h);
    tap(&mut h, "Don’t remind me of this again");
    assert!(h.query_by_label(FREE_CARDS).is_none());
    assert_eq!(offer(&h), before);
    drop(h);

    let mut h = at(&store, fresh(&store), PHONE, Language::En);
    assert!(h.query_by_label(FREE_CARDS).is_none(), "nor in the next play");
    // It can be switched on again.
    h.state_mut().visit(Place::Lesson("amun-re"));
    h.run();
    h.get_by_role_and_label(Role::Switch, FREE_CARDS).click_accesskit();
    h.run();
    drop(h);
    let h = at(&store, fresh(&store), PHONE, Language::En);
    h.get_by_label(FREE_CARDS);
}

#[test]
fn beside_the_title_a_reminder_takes_no_room_from_the_work() {
    let store = Shared::default();
    let h = at(&store, fresh(&store), DESKTOP, Language::En);
    h.get_by_label(FREE_CARDS);
    let with = h.get_by_label("Setup, step by step (0 of 11)").rect();
    drop(h);
    store.keep("boxes", r#"{"off":{"amun-re":{"free-cards-under":true}}}"#);
    let h = at(&store, fresh(&store), DESKTOP, Language::En);
    assert!(h.query_by_label(FREE_CARDS).is_none());
    assert_eq!(h.get_by_label("Setup, step by step (0 of 11)").rect(), with);
}

#[test]
fn each_reminder_comes_once_in_a_play() {
    let store = Shared::default();
    let (setup, actions) = games::ALL[0].example(Example::Finished, Language::En);
    let nexts = actions.iter().enumerate().filter(|(_, action)| action["do"] == "next");
    let ends: Vec<usize> = nexts.map(|(index, _)| index + 1).collect();
    // The provinces of the second round are revealed after nine ends of a step.
    let (mut seen, mut rounds) = (Vec::new(), 0);
    for upto in ends {
        let play = store.add(&setup, &actions[..upto]);
        let h = at(&store, play, PHONE, Language::En);
        if h.state().model().open.as_ref().unwrap().shown.step == "reveal" {
            rounds += 1;
            seen.push((
                h.query_by_label(FREE_CARDS).is_some(),
                h.query_by_label_contains("No province is left").is_some(),
            ));
        }
        if rounds == 2 {
            break;
        }
    }
    assert_eq!(seen, [(false, true), (false, false)], "the second round has the second reminder, the third none");
}

#[test]
fn at_the_end_of_a_play_nothing_reminds_of_its_steps_or_its_setup() {
    for game in games::ALL.iter().filter(|game| !game.books().aids.reminders.is_empty()) {
        let (setup, actions) = game.example(Example::Finished, Language::En);
        let (last, rest) = actions.split_last().unwrap();
        let store = Shared::default();
        let play = store.add(&setup, rest);
        let mut h = at(&store, play, PHONE, Language::En);
        assert!(h.query_by_label_contains("Setup, step by step").is_none(), "{}: before the end", game.id());
        h.state_mut().enter(last.clone());
        h.run();
        assert!(h.state().model().open.as_ref().unwrap().shown.is_over(), "{}", game.id());
        let aids = games::library().aids(game.id()).unwrap();
        let shown = words(&h);
        let left = aids.reminders.iter().find(|reminder| shown.contains(&reminder.text.en));
        assert!(left.is_none(), "{}: {left:?}", game.id());
    }
}

/// The dice of Dice Settlers stand in two places, the rest of its box in one: neither is said at each of its pieces.
#[test]
fn each_source_of_a_packing_list_is_said_once_below_its_pieces() {
    let store = Shared::default();
    let boxes = games::ALL.iter().filter(|game| !game.books().aids.setup.is_empty());
    for (game, language) in boxes.flat_map(|game| [(game, Language::En), (game, Language::Cs)]) {
        let (setup, _) = game.example(Example::Finished, language);
        let play = store.add(&setup, &[]);
        let mut h = at(&store, play, PHONE, language);
        h.state_mut().visit(Place::Packing);
        h.run();
        let start = if language == Language::En { "Counts: " } else { "Počty: " };
        let all = words(&h);
        let said: Vec<&String> = all.iter().filter(|said| said.starts_with(start)).collect();
        let once: BTreeSet<_> = said.iter().collect();
        assert!(!said.is_empty() && said.len() == once.len(), "{}: {said:?}", game.id());
        // A piece and its count, and where the editions disagree that they do; never its source.
        for row in h.query_all_by_role(Role::CheckBox) {
            let label = row.accesskit_node().label().unwrap();
            assert!((1..=2).contains(&label.matches(". ").count()), "{}: {label}", game.id());
            assert!(!label.contains(start), "{}: {label}", game.id());
        }
    }
    let (setup, _) = games::find("dice-settlers").unwrap().example(Example::Finished, Language::En);
    let play = store.add(&setup, &[]);
    let mut h = at(&store, play, PHONE, Language::En);
    h.state_mut().visit(Place::Packing);
    h.run();
    let top = |h: &Window, words: &str| {
        h.query_all_by_label_contains(words).map(|node| node.rect().top()).fold(f32::INFINITY, f32::min)
    };
    let (dice, both) = (top(&h, "Resource tokens"), top(&h, "Counts: Spanish rulebook, components, and a review."));
    let (tiles, one) = (top(&h, "Map tiles"), top(&h, "Counts: Spanish rulebook, components."));
    assert!(dice < both && both < tiles && tiles < one, "{dice} {both} {tiles} {one}");
}

#[test]
fn the_lesson_leads_to_its_rulings() {
    let store = Shared::default();
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    for game in games::ALL.iter().filter(|game| !game.books().aids.teach.is_empty()) {
        h.state_mut().visit(Place::Lesson(game.id()));
        h.run();
        assert!(words(&h).iter().any(|said| said == "The goal"), "{}", game.id());
    }
    h.state_mut().visit(Place::Lesson("amun-re"));
    h.run();
    tap(&mut h, "Adding up card limits: only the highest one counts.");
    // In the list and as the title of the entry beside it, where there is room for both.
    assert!(words(&h).iter().any(|said| said == "Do the card limits of my provinces add up?"));
}

#[test]
fn a_lesson_needs_no_play() {
    let store = Shared::default();
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit(Place::NewPlay);
    h.run();
    tap(&mut h, "Dice Settlers");
    tap(&mut h, "Learn in two minutes");
    assert_eq!(h.state().place(), Place::Lesson("dice-settlers"));
    tap(&mut h, "Back");
    assert_eq!(h.state().place(), Place::NewPlay);
    h.state_mut().visit(Place::Home);
    h.run();

    h.key_press_modifiers(Modifiers::COMMAND, Key::K);
    h.run();
    h.get_by_role(Role::TextInput).type_text("learn amun");
    h.run();
    h.get_by_label("Learn Amun-Re in two minutes");
    h.key_press(Key::Enter);
    h.run();
    assert_eq!(h.state().place(), Place::Lesson("amun-re"));

    h.state_mut().visit(Place::Library);
    h.run();
    assert!(h.query_by_label("Learn in two minutes").is_none(), "of which game?");
    tap(&mut h, "Filter");
    tap(&mut h, "Game: Imperial Settlers");
    tap(&mut h, "Learn in two minutes");
    assert_eq!(h.state().place(), Place::Lesson("imperial-settlers"));
}

#[test]
fn a_page_is_written_for_the_printer() {
    let folder = tempfile::tempdir().unwrap();
    let store = Shared::default();
    let play = fresh(&store);
    let mut h = at(&store, play, PHONE, Language::En);
    h.state_mut().visit(Place::Setup);
    h.run();
    tap(&mut h, "More");
    tap(&mut h, "Print a page…");
    h.get_by_role_and_label(Role::RadioButton, "What is printed: All rulings").click_accesskit();
    h.run();
    let file = folder.path().join("rulings.html");
    h.get_by_role(Role::TextInput).focus();
    h.run();
    h.key_press_modifiers(Modifiers::COMMAND, Key::A);
    h.event(egui::Event::Text(file.display().to_string()));
    h.run();
    tap(&mut h, "Save page");
    let page = std::fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<h1>Amun-Re: All rulings</h1>"));
}

#[test]
fn the_search_finds_a_step_of_the_setup() {
    let own = Own::default();
    let lookup = Lookup { library: games::library(), own: &own };
    for (typed, wanted) in [
        ("temple to the left of its track", "amun-re/setup-temple"),
        ("zbylé bílé kostky do krabice", "dice-settlers/setup-white-away"),
        ("draw the first player at random in dice settlers", "dice-settlers/setup-first-player"),
    ] {
        let hits = lookup.search(&Query::new(typed), &Wanted::default(), 3);
        assert_eq!(hits[0].at.to_string(), wanted, "{typed}");
    }
}

#[test]
fn a_mistake_is_asked_about_and_a_phase_is_listed() {
    let store = Shared::default();
    let [_, half] = store.add_examples(Language::En);
    let mut h = at(&store, half, PHONE, Language::En);
    tap(&mut h, "Everything for this phase");
    assert_eq!(h.state().place(), Place::Library);
    h.get_by_label("1 filter");
    h.get_by_label_contains("Can I offer nothing?");
    assert!(h.query_by_label_contains("Can I bid where").is_none());

    h.state_mut().visit(Place::Home);
    h.run();
    h.state_mut().visit(Place::Library);
    h.run();
    h.get_by_role(Role::TextInput).type_text("harwest increese");
    h.run();
    tap(&mut h, "Did you mean “harvest increase”?");
    assert_eq!(h.get_by_role(Role::TextInput).value().as_deref(), Some("harvest increase"));
    assert!(h.query_by_label_contains("Did you mean").is_none());
}

#[test]
fn a_ready_table_is_typed_cell_by_cell_and_what_is_typed_is_there_again() {
    let store = Shared::default();
    let fill = |h: &mut Window| {
        h.state_mut().visit(Place::Library);
        h.run();
        tap(h, "Where: My notes");
        tap(h, "Ready-made tables…");
        h.query_all_by_role(Role::Button)
            .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with("Technologies")))
            .unwrap()
            .click_accesskit();
        h.run();
    };
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    fill(&mut h);
    // The first cell has the keyboard.
    for words in ["Plow", "Harvest one more", "Sawmill"] {
        h.event(egui::Event::Text(words.into()));
        h.run();
        h.key_press(Key::Enter);
        h.run();
    }
    h.get_by_label("Name, 2");
    h.get_by_label("Save 2 cards");
    h.run_steps(4);
    drop(h);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    fill(&mut h);
    tap(&mut h, "Save 2 cards");
    h.run();
    let own = &h.state().model().shelf_of_own.own;
    let (_, cards) = own.cards_from(0).unwrap();
    let cards: Vec<_> = cards.map(|card| (card.names.en.as_str(), card.text.en.as_str(), card.kind.as_str())).collect();
    assert_eq!(cards, [("Plow", "Harvest one more", "Technology"), ("Sawmill", "", "Technology")]);
    tap(&mut h, "Ready-made tables…");
    assert!(words(&h).iter().any(|said| said.contains("53 rows to fill in")));
}

/// The clans have cards of one kind, and so have the islands of the box and of its expansion.
#[test]
fn what_is_typed_of_one_deck_leaves_the_tables_of_the_others_whole() {
    let store = Shared::default();
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    let rows = |h: &mut Window, title: &str| {
        h.state_mut().visit(Place::Library);
        h.run();
        tap(h, "Where: My notes");
        tap(h, "Ready-made tables…");
        let row = h.query_all_by_role(Role::Button).find(|node| begins(node, title)).unwrap();
        let said = row.accesskit_node().label().unwrap();
        row.click_accesskit();
        h.run();
        said
    };
    assert!(rows(&mut h, "Clan cards: Glenn").contains("33 rows"));
    for words in ["Sheepfold", "Two sheep"] {
        h.event(egui::Event::Text(words.into()));
        h.run();
        h.key_press(Key::Enter);
        h.run();
    }
    tap(&mut h, "Save 1 card");
    assert!(rows(&mut h, "Clan cards: Glenn").contains("32 rows"));
    h.key_press(Key::Escape);
    h.run();
    assert!(rows(&mut h, "Clan cards: Ulaf").contains("33 rows"));
}

/// What is typed here already is not asked for again in a spreadsheet, and what is filled in there comes back.
#[test]
fn a_ready_table_goes_out_with_its_open_rows_and_comes_back_filled_in() {
    let store = Shared::default();
    let mut h = window(&store, PHONE, Theme::Light, Language::Cs);
    h.run();
    let open = |h: &mut Window| {
        h.state_mut().visit(Place::Library);
        h.run();
        tap(h, "Kde: Moje poznámky");
        tap(h, "Připravené tabulky…");
        let row = h.query_all_by_role(Role::Button).find(|node| begins(node, "Klanové karty: Glennův klan")).unwrap();
        let said = row.accesskit_node().label().unwrap();
        row.click_accesskit();
        h.run();
        said
    };
    assert!(open(&mut h).contains("33 řádků"));
    h.event(egui::Event::Text("Ovčín".into()));
    h.run();
    tap(&mut h, "Uložit 1 kartu");
    open(&mut h);
    let written = h.state().model().file("empires-of-the-north-clan-glenn.csv");
    std::fs::remove_file(&written).ok();
    tap(&mut h, "Jako soubor pro tabulkový editor…");
    let table = std::fs::read_to_string(&written).unwrap();
    std::fs::remove_file(&written).unwrap();
    assert_eq!(table.lines().count(), 1 + 32, "{table}");

    let folder = tempfile::tempdir().unwrap();
    let filled = folder.path().join("glenn.csv");
    let row = "empires-of-the-north,,,,Klanová karta,Glennův klan";
    assert!(table.contains(row), "{table}");
    std::fs::write(&filled, table.replacen(row, &row.replacen(",,,", ",,Mlýn,", 1), 1)).unwrap();
    h.state_mut().read_table(&filled);
    h.run();
    assert!(open(&mut h).contains("31 řádků"));
    let own = &h.state().model().shelf_of_own.own;
    let mut names = BTreeSet::new();
    let mut from = Some(0);
    while let Some((page, cards)) = from.and_then(|page| own.cards_from(page)) {
        names.extend(cards.map(|card| card.names.cs.as_str()));
        from = page.checked_add(1);
    }
    assert_eq!(names, BTreeSet::from(["Mlýn", "Ovčín"]));
}
