//! The panels of Cities & Knights: drawn from a real play, and what is tapped becomes the right action.

use crate::common::controls::controls;
use crate::common::panels::{Panels, draw_tool, enter, enter_loud, loud, open_tool, played, tap, window};
use crate::common::picture;
use egui::Theme;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::games::cities_and_knights::CitiesAndKnights;
use tableside::games::{Example, Game as _};
use tableside::locale::Language;
use tableside::table::play::Play;
use tableside::table::seat::{Choice, PieceColor, Player, Shape};

/// The half-way example without its last actions.
fn before_the_end(language: Language, left_out: usize, options: &[(&str, Choice)]) -> Box<dyn Play> {
    let (mut setup, actions) = CitiesAndKnights.example(Example::HalfWay, language);
    setup.options.extend(options.iter().cloned().map(|(id, choice)| (id.to_owned(), choice)));
    played(&CitiesAndKnights, &setup, &actions[..actions.len() - left_out])
}

#[test]
fn every_panel_is_drawn_in_both_languages_and_themes() {
    for language in Language::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            for (name, left_out) in [("outcome", 0), ("roll", 1), ("act", 2)] {
                let mut harness = window(&CitiesAndKnights, before_the_end(language, left_out, &[]), language, theme);
                let shade = if theme == Theme::Dark { "dark" } else { "light" };
                picture(&mut harness, &format!("ck-{name}-{}-{shade}", language.code()));
            }
        }
    }
}

#[test]
fn every_tool_is_drawn() {
    for tool in ["players", "barbarians", "dice", "form"] {
        let mut harness = window(&CitiesAndKnights, before_the_end(Language::Cs, 2, &[]), Language::Cs, Theme::Light);
        draw_tool(&mut harness, tool, &format!("ck-tool-{tool}"));
    }
}

#[test]
fn a_roll_is_three_taps() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 1, &[]), Language::En, Theme::Light);
    tap(&mut harness, "White die: 4");
    tap(&mut harness, "Red die: 1");
    assert_eq!(enter(&mut harness), [] as [Value; 0], "the event die is missing");
    tap(&mut harness, "Event die: Trade");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "roll", "white": 4, "red": 1, "event": { "gate": "trade" }, "by_app": false })]);
    harness.get_by_label_contains("Hexes numbered 5 produce");
}

#[test]
fn the_app_rolls_by_a_fair_draw_and_says_so_in_the_log() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 1, &[]), Language::En, Theme::Light);
    harness.state_mut().state.lot = |_| Some(3);
    tap(&mut harness, "Roll for us");
    let acts = enter(&mut harness);
    assert_eq!((&acts[0]["white"], &acts[0]["red"], &acts[0]["by_app"]), (&json!(4), &json!(4), &json!(true)));
}

#[test]
fn a_fair_deck_is_one_tap_and_says_how_many_cards_are_left() {
    let deck = [("dice", Choice::Word("deck-5".into()))];
    for (language, theme) in [(Language::En, Theme::Light), (Language::Cs, Theme::Dark)] {
        let mut harness = window(&CitiesAndKnights, before_the_end(language, 1, &deck), language, theme);
        picture(&mut harness, &format!("ck-deck-{}", language.code()));
    }
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 1, &deck), Language::En, Theme::Light);
    harness.get_by_label("36 of the 36 cards are left. All of them are shuffled when 5 are left.");
    assert!(harness.query_by_label("Roll for us").is_none());
    harness.state_mut().state.lot = |cards| Some(cards - 1);
    tap(&mut harness, "Draw a card");
    let acts = enter(&mut harness);
    let [drawn] = &acts[..] else { panic!("{acts:?}") };
    assert_eq!((&drawn["white"], &drawn["red"], &drawn["deck"]), (&json!(6), &json!(6), &json!(0)));
    harness.get_by_label_contains("Hexes numbered 12 produce");
    open_tool(&mut harness, "dice");
    harness.get_by_label_contains("1 card drawn, 35 left in the deck.");
}

#[test]
fn an_attack_is_one_tap_and_says_what_it_costs() {
    let (setup, actions) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    let attack = actions.iter().position(|action| action["do"] == "attack").unwrap();
    let mut harness =
        window(&CitiesAndKnights, played(&CitiesAndKnights, &setup, &actions[..attack]), Language::En, Theme::Light);
    picture(&mut harness, "ck-attack");
    assert_eq!(loud(&harness), json!({ "do": "attack" }), "the loud button fights, and its keys with it");
    let why = harness.get_by_label("Why?").rect();
    let said = "Peter, Carol and Jane each lose a city; settlements take their place.";
    let line = harness.get_by_label_contains(said).rect();
    enter_loud(&mut harness);
    assert_eq!(
        (harness.get_by_label("Why?").rect(), harness.get_by_label_contains(said).rect()),
        (why, line),
        "nothing moves"
    );
    assert_eq!(loud(&harness)["do"], "next");
    picture(&mut harness, "ck-fought");
}

#[test]
fn the_ship_is_put_right_by_hand() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    open_tool(&mut harness, "barbarians");
    harness.get_by_label("The ship: 4 / 7");
    tap(&mut harness, "Move the ship, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "set-ship", "position": 5 })]);
    harness.get_by_label("The ship: 5 / 7");
}

#[test]
fn what_is_built_is_a_tap_with_its_price() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    tap(&mut harness, "Peter: Settlements, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "build", "seat": 0, "what": "settlement", "change": 1 })]);
    tap(&mut harness, "Peter: new knight");
    assert_eq!(enter(&mut harness), [json!({ "do": "build-knight", "seat": 0 })]);
}

#[test]
fn the_fan_set_brings_its_purple_cards() {
    let fan = [("fan-set", Choice::Switch(true)), ("fan-ship", Choice::Word("split".into()))];
    let (mut setup, _) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    setup.options.extend(fan.iter().cloned().map(|(id, choice)| (id.to_owned(), choice)));
    let next = |part: u8, phase: u8| json!({ "do": "next", "from": { "part": part, "round": 0, "phase": phase, "step": u8::from(phase == 1), "turn": 0 } });
    let roll = json!({ "do": "roll", "white": 1, "red": 2, "event": { "gate": "magic" } });
    let mut harness = window(
        &CitiesAndKnights,
        played(&CitiesAndKnights, &setup, &[next(0, 0), roll, next(1, 1)]),
        Language::En,
        Theme::Light,
    );
    tap(&mut harness, "Purple cards…");
    picture(&mut harness, "ck-fan");
    tap(&mut harness, "Curse Jane’s knights");
    assert_eq!(enter(&mut harness), [json!({ "do": "curse", "seat": 2 })]);
}

#[test]
fn a_track_goes_up_with_or_without_the_crane_and_down_by_hand() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    tap(&mut harness, "Peter plays the Crane: the next improvement costs 1 less");
    tap(&mut harness, "Peter: Science level 1");
    let crane = json!({ "do": "improve", "seat": 0, "track": "science", "crane": true });
    assert_eq!(enter(&mut harness), [crane]);
    tap(&mut harness, "Peter: Science level 2");
    assert_eq!(enter(&mut harness)[0]["crane"], false, "the card is good for one");
    tap(&mut harness, "Peter: Science one level down");
    assert_eq!(enter(&mut harness), [json!({ "do": "set-level", "seat": 0, "track": "science", "level": 1 })]);
    tap(&mut harness, "Peter: Trade metropolis");
    assert_eq!(enter(&mut harness), [json!({ "do": "set-metropolis", "track": "trade", "seat": null })]);
}

/// Where every control of the panels is: its name without the number at its end, which changes, and its place.
fn places(harness: &Panels) -> Vec<(String, egui::Rect)> {
    let place = |control: crate::common::controls::Control| {
        let name = control.name.rsplit_once(": ").filter(|(_, end)| end.parse::<i64>().is_ok());
        (name.map_or(control.name.clone(), |(name, _)| name.to_owned()), control.rect)
    };
    controls(harness).into_iter().map(place).collect()
}

/// After each of these taps every control that was there and still is stays where it was.
fn nothing_moves(harness: &mut Panels, taps: &[&str]) {
    for tapped in taps {
        tap(harness, tapped);
        let before = places(harness);
        enter(harness);
        let after = places(harness);
        for (name, rect) in before {
            if let Some((_, now)) = after.iter().find(|(still, _)| *still == name) {
                assert!((now.min - rect.min).length() < 1.0, "{tapped}: {name} goes from {rect:?} to {now:?}");
            }
        }
    }
}

#[test]
fn a_level_a_knight_and_a_mark_keep_their_places_under_the_finger() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    nothing_moves(
        &mut harness,
        &[
            "Peter: Science level 1",
            "Peter: Science level 2",
            "Peter: Science level 3",
            "Peter: new knight",
            "Peter: activate Basic knight",
            "Peter: promote the knight you tap next",
            "Peter: promote Basic knight (active)",
            "Peter: remove the knight you tap next",
            "Peter: remove Strong knight (active)",
            "Peter: Cities on their sides, plus 1",
            "Peter: Cities, plus 1",
            "Peter: Longest road",
            "Peter: Merchant",
            "Peter: Printer",
            "Move the ship, plus 1",
        ],
    );
}

#[test]
fn a_metropolis_that_is_won_or_taken_is_announced() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    let politics = |level: u8| format!("Peter: Politics level {level}");
    let mut said = Vec::new();
    for level in 1..=5 {
        if harness.query_by_label(&politics(level)).is_some() {
            tap(&mut harness, &politics(level));
            said.extend(announced(&harness));
            enter(&mut harness);
        }
    }
    assert_eq!(said.last().map(String::as_str), Some("Peter keeps the Politics metropolis for good"), "{said:?}");
}

/// What the panels have said in passing and the app has not shown yet.
fn announced(harness: &Panels) -> Vec<String> {
    let table = &harness.state().state;
    let said = table.requests.iter().filter_map(|ask| match ask {
        tableside::games::view::ViewRequest::Announce(words) => Some(Language::En.say(words)),
        _ => None,
    });
    said.collect()
}

/// No barbarians come any more, but what stands on the board can be put right.
#[test]
fn when_somebody_has_won_only_the_board_is_left() {
    let (setup, actions) = CitiesAndKnights.example(Example::Finished, Language::En);
    let (last, before) = actions.split_last().unwrap();
    assert_eq!(last["do"], "win");
    let panels = |actions| {
        let play = played(&CitiesAndKnights, &setup, actions);
        window(&CitiesAndKnights, play, Language::En, Theme::Light)
    };
    let barbarians = |panels: &Panels| panels.query_all_by_label_contains("barbarians").count();
    assert!(barbarians(&panels(before)) > 0);
    let over = panels(&actions);
    assert_eq!(barbarians(&over), 0);
    assert!(over.query_all_by_label_contains("’s pieces").count() > 1);
}

/// Who looks at what Carol has built enters nothing for Carol.
#[test]
fn looking_at_somebody_elses_tableau_changes_nobodys_turn() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    open_tool(&mut harness, "players");
    tap(&mut harness, "Carol’s pieces");
    harness.get_by_label("Carol: Politics one level down");
    harness.state_mut().state.tool = None;
    harness.run();
    harness.get_by_label("Peter: Politics one level down");
}

#[test]
fn what_only_one_can_have_names_its_holder() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    tap(&mut harness, "Carol’s pieces");
    let has = |harness: &Panels, name: &str| {
        harness.get_by_label(name).accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
    };
    if !has(&harness, "Carol: Merchant") {
        tap(&mut harness, "Carol: Merchant");
        enter(&mut harness);
    }
    assert!(has(&harness, "Carol: Merchant"));
    tap(&mut harness, "Back to Peter");
    tap(&mut harness, "Jane’s pieces");
    assert!(!has(&harness, "Jane: Merchant"));
    picture(&mut harness, "ck-holders");
}

#[test]
fn the_attack_tried_out_starts_from_the_table_and_says_its_result() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    open_tool(&mut harness, "form");
    let cities = harness.get_all_by_label_contains("Peter: Cities: ").next().unwrap();
    let kept = cities.accesskit_node().label().unwrap();
    assert_ne!(kept, "Peter: Cities: 9");
    tap(&mut harness, &kept);
    tap(&mut harness, "9");
    harness.get_by_label("Peter: Cities: 9");
    assert!(harness.query_all_by_label_contains("The barbarians win.").next().is_some());
    assert_eq!(enter(&mut harness), [] as [Value; 0], "nothing of it is entered");
    harness.get_by_label("Peter: Cities: 9");
    tap(&mut harness, "Reset");
    harness.get_by_label(&kept);
    // All of it is in sight at once, the result above the figures.
    let bottom = harness.get_by_label("0").rect().bottom().max(harness.get_by_label("9").rect().bottom());
    assert!(bottom < crate::common::PHONE.y - 120.0, "{bottom}");
}

#[test]
fn a_seven_is_counted_from_the_limit_on() {
    let (setup, actions) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    let seven = |action: &Value| action["do"] == "roll" && action["white"] == 3 && action["red"] == 4;
    let seven = actions.iter().position(seven).unwrap();
    let play = played(&CitiesAndKnights, &setup, &actions[..=seven]);
    let mut harness = window(&CitiesAndKnights, play, Language::En, Theme::Light);
    harness.get_by_label("Jane discards: –");
    tap(&mut harness, "Jane: cards in hand, plus 1");
    // The first tap is the first hand that is too large: half of it goes, rounded down.
    let goes = harness.get_by_label_contains("Jane discards: −").accesskit_node().label().unwrap();
    let goes: u32 = goes.rsplit('−').next().unwrap().parse().unwrap();
    let limits: Vec<u32> = (7u32..=13).filter(|limit| limit.div_ceil(2) == goes).collect();
    assert!(!limits.is_empty(), "{goes}");
    tap(&mut harness, "Jane: cards in hand, minus 1");
    harness.get_by_label("Jane discards: –");
}

#[test]
fn the_library_says_how_long_the_ship_takes_at_this_table() {
    use tableside::locale::Message;
    let reading = |options: &[(&str, Choice)]| -> Option<String> {
        let play = before_the_start(options);
        let mut view = CitiesAndKnights.view();
        view.refresh(&*play, Language::En);
        view.reading("barbarian-ship").as_ref().map(|say: &Message| Language::En.say(say))
    };
    assert_eq!(reading(&[]), None, "the entry itself speaks of the printed die");
    let fan = reading(&[("fan-set", Choice::Switch(true))]).unwrap();
    assert!(fan.contains(" 12 rolls"), "{fan}");
    let split = [("fan-set", Choice::Switch(true)), ("fan-ship", Choice::Word("split".into()))];
    assert!(!reading(&split).unwrap().contains(" 12 rolls"));
}

/// The example evening before anything was entered, with other options.
fn before_the_start(options: &[(&str, Choice)]) -> Box<dyn Play> {
    let (mut setup, _) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    setup.options.extend(options.iter().cloned().map(|(id, choice)| (id.to_owned(), choice)));
    played(&CitiesAndKnights, &setup, &[])
}

/// With five, the third player to the left plays after each turn: not after the last one.
#[test]
fn nobody_is_said_to_play_after_the_end() {
    let (mut setup, _) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    let more = [("Quentin", PieceColor::Green, Shape::Hexagon), ("Rita", PieceColor::Orange, Shape::Star)];
    setup.players.extend(more.map(|(name, color, shape)| Player { name: name.to_owned(), color, shape }));
    assert_eq!(setup.players.len(), 5);
    let next = |actions: &[Value]| played(&CitiesAndKnights, &setup, actions).next_action().unwrap();
    let first = setup.first;
    let roll = json!({ "do": "roll", "white": 4, "red": 1, "event": { "gate": "trade" }, "by_app": false });
    let points = json!({ "do": "set-cell", "row": "defender", "seat": first, "value": 13 });
    let mut actions = vec![next(&[])];
    actions.push(roll);
    actions.push(next(&actions));
    actions.push(points);
    let says = |actions: &[Value]| {
        let play = played(&CitiesAndKnights, &setup, actions);
        let harness = window(&CitiesAndKnights, play, Language::En, Theme::Light);
        harness.query_by_label_contains("takes a turn after this one, without rolling").is_some()
    };
    assert!(says(&actions));
    actions.push(json!({ "do": "win", "seat": first }));
    assert!(!says(&actions));
}
