//! The panels of Amun-Re: each step's panel is drawn from a real play, and what is tapped becomes the right action.

use crate::common::controls::words;
use crate::common::panels::{Panels, draw_tool, enter, evening, open_tool, played, tap, window, window_of};
use crate::common::{DESKTOP, PHONE, picture};
use egui::{Rect, Theme};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::games::amun_re::AmunRe;
use tableside::games::view::ViewRequest;
use tableside::games::{Example, Game as _};
use tableside::locale::Language;
use tableside::table::play::Play;
use tableside::table::seat::Choice;

/// The finished example up to just before the `end`-th time that a step is ended, with other options.
fn at_step(language: Language, ends: usize, options: &[(&str, bool)]) -> Box<dyn Play> {
    let (mut setup, actions) = AmunRe.example(Example::Finished, language);
    setup.options.extend(options.iter().map(|&(id, on)| (id.to_owned(), Choice::Switch(on))));
    let mut left = ends;
    let before: Vec<Value> = actions
        .into_iter()
        .take_while(|action| {
            let end = action["do"] == "next";
            let go_on = !end || left > 0;
            left -= usize::from(end && left > 0);
            go_on
        })
        .collect();
    played(&AmunRe, &setup, &before)
}

/// After so many ends of steps the evening stands at each of these.
const STEPS: [(&str, usize); 9] = [
    ("reveal", 0),
    ("take", 1),
    ("buy", 2),
    ("offer", 6),
    ("rewards", 7),
    ("income", 26),
    ("claims", 27),
    ("result", 28),
    ("clear", 29),
];

#[test]
fn every_panel_is_drawn_in_both_languages_and_themes() {
    for (name, ends) in STEPS {
        for language in Language::ALL {
            for theme in [Theme::Light, Theme::Dark] {
                let play = at_step(language, ends, &[]);
                let mut harness = window(&AmunRe, play, language, theme);
                let shade = if theme == Theme::Dark { "dark" } else { "light" };
                picture(&mut harness, &format!("panel-{name}-{}-{shade}", language.code()));
            }
        }
    }
}

#[test]
fn every_tool_is_drawn() {
    for tool in ["board", "figures"] {
        let mut harness = window(&AmunRe, at_step(Language::En, 26, &[("ledger", true)]), Language::En, Theme::Light);
        draw_tool(&mut harness, tool, &format!("tool-{tool}"));
    }
}

#[test]
fn an_offering_is_one_typed_number_or_one_tap() {
    let (setup, actions) = AmunRe.example(Example::HalfWay, Language::En);
    let mut harness = window(&AmunRe, played(&AmunRe, &setup, &actions), Language::En, Theme::Light);
    picture(&mut harness, "panel-offer-halfway");
    tap(&mut harness, "Dana: offering: not entered yet");
    picture(&mut harness, "panel-offer-keypad");
    tap(&mut harness, "4");
    tap(&mut harness, "OK");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "offer", "seat": 3, "gold": 4, "steal": false })]);
    harness.get_by_label("Dana: offering: 4");
    picture(&mut harness, "panel-offer-complete");
    tap(&mut harness, "Dana: offering: 4");
    tap(&mut harness, "Dana: offering: −3 · steal");
    assert_eq!(enter(&mut harness)[0]["steal"], true);
}

#[test]
fn a_secret_offering_is_not_on_the_screen_before_all_are_in() {
    let (mut setup, actions) = AmunRe.example(Example::HalfWay, Language::En);
    setup.options.insert("secret-sacrifice".into(), Choice::Switch(true));
    let mut harness = window(&AmunRe, played(&AmunRe, &setup, &actions), Language::En, Theme::Light);
    picture(&mut harness, "panel-offer-secret");
    assert!(harness.query_by_label("Anna: offering: 4").is_none());
    harness.get_by_label("Anna: offering: ✓");
    assert!(harness.query_by_label("7").is_none(), "no keypad before the device is in Dana's hand");
    tap(&mut harness, "Anna: offering: ✓");
    assert!(harness.query_by_label("7").is_none(), "what is laid stays covered");
    // Her own dashed cell asks for her as "I am Dana" does.
    let mut by_cell = window(&AmunRe, played(&AmunRe, &setup, &actions), Language::En, Theme::Light);
    tap(&mut by_cell, "Dana: offering: not entered yet");
    by_cell.get_by_label("7");
    tap(&mut harness, "I am Dana");
    tap(&mut harness, "2");
    tap(&mut harness, "OK");
    enter(&mut harness);
    harness.get_by_label("Anna: offering: 4");
    harness.get_by_label("Dana: offering: 2");
}

/// The setup of the example evening with the auction followed, and the table at its first auction.
fn at_auction(options: &[(&str, bool)]) -> Box<dyn Play> {
    let (mut setup, actions) = AmunRe.example(Example::Finished, Language::En);
    setup.options.insert("follow-auction".into(), Choice::Switch(true));
    setup.options.extend(options.iter().map(|&(id, on)| (id.to_owned(), Choice::Switch(on))));
    played(&AmunRe, &setup, &actions[..5])
}

/// Whether the control of this name is there and cannot be used.
fn is_greyed(harness: &Panels, name: &str) -> bool {
    harness.get_by_label(name).accesskit_node().is_disabled()
}

#[test]
fn the_auction_offers_the_bids_that_the_rules_allow() {
    let mut harness = window(&AmunRe, at_auction(&[]), Language::En, Theme::Light);
    picture(&mut harness, "panel-bid-start");
    tap(&mut harness, "Anna bids 3 on Memphis");
    assert_eq!(enter(&mut harness), [json!({ "do": "bid", "seat": 0, "province": "memphis", "gold": 3 })]);
    assert!(is_greyed(&harness, "Ben bids 3 on Memphis"), "it stays at its place");
    assert!(!is_greyed(&harness, "Ben bids 36 on Memphis"));
    tap(&mut harness, "Ben bids 10 on Memphis");
    enter(&mut harness);
    harness.get_by_label("outbid");
    picture(&mut harness, "panel-bid");
    for (name, province) in [("Cyril", "Abu"), ("Dana", "Sawu")] {
        tap(&mut harness, &format!("{name} bids 0 on {province}"));
        enter(&mut harness);
    }
    assert!(is_greyed(&harness, "Anna bids 15 on Memphis"), "Anna was just outbid there");
    harness.get_by_label("just outbid here: choose another");
    tap(&mut harness, "Anna bids 0 on Baharya");
    enter(&mut harness);
    harness.get_by_label("pays 10, takes 2 stones (likely, check your board)");
    picture(&mut harness, "panel-bid-over");
}

#[test]
fn no_bid_moves_under_the_finger_and_each_has_room_around_it() {
    for size in [PHONE, DESKTOP] {
        let mut harness = window_of(&AmunRe, at_auction(&[("ledger", true)]), Language::En, Theme::Light, size);
        let places = |harness: &Panels, name: &str| {
            let provinces = ["Memphis", "Abu", "Sawu", "Baharya"];
            let fields = [0, 1, 3, 6, 10, 15, 21, 28, 36];
            let all =
                provinces.iter().flat_map(|province| fields.map(|gold| format!("{name} bids {gold} on {province}")));
            all.map(|name| harness.get_by_label(&name).rect()).collect::<Vec<Rect>>()
        };
        let first = places(&harness, "Anna");
        for (at, a) in first.iter().enumerate() {
            assert!(a.width() >= 44.0 && a.height() >= 44.0, "{a:?}");
            for b in &first[at + 1..] {
                assert!(a.expand(7.9).intersect(*b).is_negative(), "8 points between {a:?} and {b:?}");
            }
        }
        let bids = [
            ("Anna", "Ben", 3, "Memphis"),
            ("Ben", "Cyril", 6, "Memphis"),
            ("Cyril", "Dana", 10, "Memphis"),
            ("Dana", "Anna", 0, "Abu"),
        ];
        for (who, next, gold, province) in bids {
            harness.get_by_label(&format!("{who} bids {gold} on {province}")).click_accesskit();
            harness.run();
            enter(&mut harness);
            assert_eq!(places(&harness, next), first, "after {who} has bid");
        }
    }
}

#[test]
fn a_bid_that_the_purse_refuses_says_so() {
    let mut harness = window(&AmunRe, at_auction(&[("ledger", true)]), Language::En, Theme::Light);
    for (name, gold, province) in [("Anna", 15, "Memphis"), ("Ben", 0, "Abu")] {
        tap(&mut harness, &format!("{name} bids {gold} on {province}"));
        enter(&mut harness);
    }
    assert!(is_greyed(&harness, "Cyril bids 21 on Memphis"));
    harness.get_by_label("at least 21, only 20 gold left");
}

#[test]
fn with_a_ledger_the_gold_of_all_players_is_in_sight_in_every_step() {
    for (name, ends) in STEPS {
        let harness = window(&AmunRe, at_step(Language::En, ends, &[("ledger", true)]), Language::En, Theme::Light);
        let is_gold = |label: &str| label.strip_suffix(" gold").is_some_and(|count| count.parse::<i64>().is_ok());
        let all = words(&harness).into_iter().filter(|words| is_gold(words)).count();
        assert!(all >= 4, "{name}: {all} of 4");
    }
}

#[test]
fn gold_that_was_counted_for_the_last_scoring_is_the_gold_in_sight() {
    let ends = AmunRe.example(Example::Finished, Language::En).1.iter().filter(|action| action["do"] == "next").count();
    let last = |ends: &usize| {
        let harness = window(&AmunRe, at_step(Language::En, *ends, &[("ledger", true)]), Language::En, Theme::Light);
        harness.query_by_label("All gold left").is_some()
    };
    let at = (0..ends).rev().find(last).unwrap();
    let mut harness = window(&AmunRe, at_step(Language::En, at, &[("ledger", true)]), Language::En, Theme::Light);
    let cell = words(&harness).into_iter().find(|words| words.starts_with("Anna: gold: ")).unwrap();
    for key in [cell.as_str(), "7", "7", "OK"] {
        tap(&mut harness, key);
    }
    assert_eq!(enter(&mut harness).len(), 1);
    harness.get_by_label("77 gold");
    open_tool(&mut harness, "board");
    harness.get_by_label_contains("gold: 77");
}

#[test]
fn an_increased_harvest_is_what_the_row_comes_to() {
    let mut harness = window(&AmunRe, at_step(Language::En, 26, &[]), Language::En, Theme::Light);
    let harvest = |harness: &Panels| {
        let all = words(harness);
        let cell = all.iter().find(|words| words.starts_with("Anna, Memphis, harvest: ")).unwrap();
        cell.rsplit_once(' ').unwrap().1.parse::<i64>().unwrap()
    };
    let before = harvest(&harness);
    tap(&mut harness, "Anna plays Harvest Increase");
    tap(&mut harness, "Anna: on Memphis");
    enter(&mut harness);
    assert!(harvest(&harness) > before, "{} after {before}", harvest(&harness));
}

#[test]
fn the_history_says_whose_rest_of_the_rewards_became_cards() {
    let mut play = at_step(Language::En, 7, &[]);
    let (_, actions) = AmunRe.example(Example::Finished, Language::En);
    let end = actions.iter().filter(|action| action["do"] == "next").nth(7).unwrap();
    let line = play.prepare(end, evening(2), "test").unwrap();
    play.accept(&[line]).unwrap();
    let said = Language::En.say(&play.sentence(&[play.last()]).unwrap());
    assert!(said.starts_with("Rest of the rewards as cards: ") && said.contains("Ben"), "{said}");
}

#[test]
fn the_auction_says_what_a_province_is_worth_and_who_must_still_move() {
    let mut harness = window(&AmunRe, at_auction(&[]), Language::En, Theme::Light);
    harness.get_by_label("bids");
    assert_eq!(harness.query_all_by_label("waits").count(), 3);
    let about = words(&harness).join("\n");
    assert!(about.contains("income 4") && about.contains("already there: 2 printed farmers"), "{about}");
    for (who, gold) in [("Anna", 3), ("Ben", 6)] {
        tap(&mut harness, &format!("{who} bids {gold} on Memphis"));
        enter(&mut harness);
    }
    harness.get_by_label("outbid");
    assert_eq!(harness.query_all_by_label("waits").count(), 1);
}

/// What is confirmed counts as read off the board, so no tap confirms what does not lie open under it.
/// Opens the values of a province, which says how many of them are to be checked.
fn open_province(harness: &mut Panels, province: &str) {
    let row = format!("{province}, ");
    harness.get_by_label_contains(&row).scroll_to_me();
    harness.run();
    harness.get_by_label_contains(&row).click();
    harness.run();
}

#[test]
fn likely_values_are_confirmed_for_the_province_that_is_open_and_never_for_the_whole_board() {
    let mut harness = window(&AmunRe, at_step(Language::En, 26, &[]), Language::En, Theme::Light);
    open_tool(&mut harness, "figures");
    let confirms = |harness: &Panels| words(harness).iter().filter(|words| words.contains("onfirm ")).count();
    assert_eq!(confirms(&harness), 0, "nothing is open, so there is nothing to confirm");
    open_province(&mut harness, "Memphis");
    tap(&mut harness, "Memphis: confirm all values shown");
    assert!(matches!(&harness.state().state.requests[..], [ViewRequest::Enter(_), ViewRequest::KeepFigures(_)]));
    let acts = enter(&mut harness);
    let figures = acts[0]["figures"].as_array().unwrap();
    assert!(figures.contains(&json!({ "province": "memphis", "field": "free-stones", "value": 2 })));
    assert!(figures.iter().all(|figure| figure["province"] == "memphis"), "{figures:?}");
    assert!(!figures.iter().any(|figure| figure["field"] == "farmer-fields"), "what nobody knows stays open");
    assert!(is_greyed(&harness, "Memphis: confirm all values shown"));
}

#[test]
fn the_form_names_the_edition_whose_board_alone_shows_a_value_and_the_range_of_what_is_open() {
    let mut harness = window(&AmunRe, at_step(Language::En, 26, &[]), Language::En, Theme::Light);
    open_tool(&mut harness, "figures");
    open_province(&mut harness, "Thebes");
    let said = words(&harness).join("\n");
    assert_eq!(said.matches("2 on the board by Super Meeple: check yours").count(), 2, "{said}");
    assert!(said.contains("3 or more on the board by Super Meeple: look at yours"), "{said}");
    open_province(&mut harness, "Kharga");
    let said = words(&harness).join("\n");
    assert!(said.contains("0 to 6: look at your board") && said.contains("0 to 4: look at your board"), "{said}");
}

#[test]
fn a_card_that_is_played_leaves_its_button_where_it_is() {
    let mut harness = window(&AmunRe, at_step(Language::En, 2, &[]), Language::En, Theme::Light);
    let stones = |harness: &Panels| harness.get_by_label("Anna: stones in Memphis, plus 1").rect();
    let before = stones(&harness);
    assert!(is_greyed(&harness, "Anna plays Master Builder on Memphis"), "it waits there for two stones");
    tap(&mut harness, "Anna plays Free Farmer on Memphis");
    enter(&mut harness);
    harness.get_by_label("Anna plays Free Farmer on Memphis");
    assert_eq!(stones(&harness), before);
    harness.get_by_label_contains("stones: check your board");
}

#[test]
fn stones_are_put_by_a_tap_and_the_price_explains_itself() {
    let mut harness = window(&AmunRe, at_step(Language::En, 2, &[]), Language::En, Theme::Light);
    tap(&mut harness, "Anna: stones in Memphis, plus 1");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "bricks", "seat": 0, "province": "memphis", "change": 1 })]);
    harness.get_by_label("farmers for 3 + stones for 3");
    tap(&mut harness, "Show: Ben");
    harness.get_by_label("Ben: farmers in Abu, plus 1");
    harness.get_by_label("Ben pays");
    tap(&mut harness, "Ben pays: 4");
    assert!(matches!(harness.state().state.requests[..], [ViewRequest::Explain(_)]));
}

#[test]
fn minus_three_typed_is_the_card_of_the_theft_and_no_other_negative_number_is() {
    let (setup, actions) = AmunRe.example(Example::HalfWay, Language::En);
    let mut harness = window(&AmunRe, played(&AmunRe, &setup, &actions), Language::En, Theme::Light);
    tap(&mut harness, "Dana: offering: not entered yet");
    for key in ["minus", "8", "OK"] {
        tap(&mut harness, key);
    }
    // What is refused stays on the keypad, with the reason.
    let said = crate::common::controls::words(&harness);
    assert!(harness.state().state.requests.is_empty());
    assert!(said.iter().any(|words| words.len() > 24 && words.starts_with("Dana: offering: −8 ")), "{said:?}");
    tap(&mut harness, "Clear");
    for key in ["minus", "3", "OK"] {
        tap(&mut harness, key);
    }
    let requests = std::mem::take(&mut harness.state_mut().state.requests);
    let expected = json!({ "do": "offer", "seat": 3, "gold": null, "steal": true });
    assert!(matches!(&requests[..], [ViewRequest::Enter(action)] if *action == expected), "{requests:?}");
}

#[test]
fn an_offering_correction_is_laid_within_the_secret_entry() {
    let (mut setup, actions) = AmunRe.example(Example::HalfWay, Language::En);
    setup.options.insert("secret-sacrifice".into(), Choice::Switch(true));
    let mut harness = window(&AmunRe, played(&AmunRe, &setup, &actions), Language::En, Theme::Light);
    tap(&mut harness, "I am Dana");
    tap(&mut harness, "With Offering Correction");
    picture(&mut harness, "panel-offer-secret-entry");
    tap(&mut harness, "2");
    tap(&mut harness, "OK");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "offer", "seat": 3, "gold": 2, "steal": false, "corrects": true })]);
    picture(&mut harness, "panel-offer-secret-correction");
    tap(&mut harness, "Dana corrects by minus 3");
    assert_eq!(enter(&mut harness), [json!({ "do": "correct", "seat": 3, "correction": "down" })]);
}

#[test]
fn a_bonus_card_that_nobody_can_judge_is_asked_about_and_what_it_gives_is_said() {
    let mut harness = window(&AmunRe, at_step(Language::En, 27, &[]), Language::En, Theme::Light);
    tap(&mut harness, "Bonus cards of Anna");
    tap(&mut harness, "Anna plays Power Card Bonus");
    assert!(harness.state().state.requests.is_empty(), "the table is asked first");
    picture(&mut harness, "panel-claims-question");
    tap(&mut harness, "Not fulfilled · 0 points");
    let card = "power-card-bonus";
    let unmet = json!({ "do": "claim", "seat": 0, "card": card, "played": true, "fulfilled": false });
    assert_eq!(enter(&mut harness), [unmet]);
    harness.get_by_label_contains("not fulfilled, decided at the table · 0 points");
    picture(&mut harness, "panel-claims-answered");
    tap(&mut harness, "Anna plays Power Card Bonus");
    assert_eq!(enter(&mut harness), [json!({ "do": "claim", "seat": 0, "card": card, "played": false })]);
    tap(&mut harness, "Anna plays Farmer Bonus");
    assert_eq!(enter(&mut harness), [json!({ "do": "claim", "seat": 0, "card": "farmer-bonus", "played": true })]);
    harness.get_by_label_contains("not fulfilled · 0 points");
}
