//! Locations at the table: what they count, how they are told apart, and how they are used.

use super::*;
use crate::games::imperial_settlers::deck::CardList;

#[test]
fn a_card_that_says_so_counts_no_more_than_that() {
    let mut state = martin_and_tomas();
    let fields = |counts| Site { counts: Some(counts), most: Some(3), ..site("Lord's Fields", &[(Good::Food, 1)]) };
    let build = |counts| Action::Build { seat: B, site: fields(counts), instead_of: None };
    assert_eq!(refused(&state, build(5)), "imperial-settlers-refuse-counts-more");
    act(&mut state, build(1));
    let count = |count| Action::Count { seat: B, site: 0, count };
    assert_eq!(refused(&state, count(5)), "imperial-settlers-refuse-counts-more");
    let refusal = ImperialSettlersRules::check(&state, &count(5)).unwrap_err();
    assert_eq!(Language::En.say(&refusal.0), "Lord's Fields counts at most 3.");
    act(&mut state, count(3));
    assert_eq!(state.production(B).total().count(Good::Food), 3);
    // A play of before, in which no limit was kept, stands as it was entered.
    act(&mut state, Action::Rebuild { seat: B, site: 0, to: Site { most: None, ..fields(5) } });
    assert_eq!(state.production(B).total().count(Good::Food), 5);
}

#[test]
fn locations_of_one_name_are_told_apart_for_good() {
    let mut state = martin_and_tomas();
    let names = setup(&["Martin", "Tomáš"]);
    let plain = || Action::Build { seat: A, site: site("", &[]), instead_of: None };
    act(&mut state, plain());
    assert_eq!(said(&names, &state, &plain()), "Martin builds common location 2");
    act(&mut state, plain());
    act(&mut state, Action::Remove { seat: A, site: 0 });
    let called = |state: &State| -> Vec<String> {
        state.realm(A).sites.iter().map(|site| Language::En.say(&site.message())).collect()
    };
    assert_eq!(called(&state), ["common location 2"]);
    act(&mut state, Action::Rebuild { seat: A, site: 0, to: site("", &[(Good::Food, 1)]) });
    assert_eq!(called(&state), ["common location 2"], "an edit keeps the number");
    act(&mut state, plain());
    assert_eq!(called(&state), ["common location 2", "common location 3"]);
    act(&mut state, Action::Rebuild { seat: A, site: 1, to: site("Mill", &[(Good::Food, 1)]) });
    assert_eq!(called(&state), ["common location 2", "Mill"]);
}

#[test]
fn an_action_location_scores_and_hands_the_turn_on() {
    let mut state = martin_and_tomas();
    let names = setup(&["Martin", "Tomáš"]);
    let market = Site { kind: Kind::Action, ..site("Market", &[]) };
    act(&mut state, Action::Build { seat: A, site: market, instead_of: None });
    act(&mut state, Action::Turn { seat: B });
    let used = |site, points| Action::Use { seat: A, site, points };
    assert_eq!(said(&names, &state, &used(Some(0), 2)), "Martin uses Market for 2 points");
    assert_eq!(said(&names, &state, &used(None, 0)), "Martin uses an action location");
    assert_eq!(refused(&state, used(Some(1), 0)), "imperial-settlers-refuse-no-such-location");
    assert_eq!(refused(&state, used(None, 100)), "table-refuse-most-of");
    act(&mut state, used(Some(0), 2));
    assert_eq!((state.track(A), state.round.turn), (2, B));
    act(&mut state, Action::Pass { seat: A, on: true });
    assert_eq!(refused(&state, used(None, 1)), "imperial-settlers-refuse-has-passed");
}

#[test]
fn what_is_refused_names_the_player_and_the_limit() {
    let mut state = martin_and_tomas();
    let why =
        |state: &State, action: Action| Language::En.say(&ImperialSettlersRules::check(state, &action).unwrap_err().0);
    let score = |points| Action::Score { seat: B, points, why: Why::Card };
    assert_eq!(why(&state, score(-1)), "Tomáš’s points can’t go below 0.");
    assert_eq!(why(&state, score(100)), "Tomáš: the most is 99.");
    for _ in 0..10 {
        act(&mut state, score(99));
    }
    assert_eq!(why(&state, score(10)), "Tomáš: the most is 999.");
    let built = Action::Built { seat: A, own: true, count: Some(1000) };
    assert_eq!(why(&state, built), "Martin: the most is 999.");
}

/// A location as the card of this number has it.
fn of_card(number: &str) -> Site {
    let card = CardList::printed().numbered(number).unwrap();
    let prints = card.prints();
    let print = prints.iter().find(|print| print.number() == number).unwrap();
    Site::of_card(print, card.counts.map(|_| 1), Language::En)
}

#[test]
fn a_card_of_the_box_brings_all_that_is_printed_on_it() {
    let workshop = of_card("COM004");
    assert_eq!((workshop.kind, workshop.cost), (Kind::Feature, Cost { wood: 3, ..Cost::default() }));
    assert_eq!((workshop.name.as_str(), workshop.raze), ("Carpenter’s Workshop", vec![Good::Wood, Good::Gold]));
    let fields = of_card("COM025");
    assert_eq!((fields.counts, fields.most, fields.yields().count(Good::Food)), (Some(1), Some(3), 1));
    let castle = of_card("JAP010");
    assert_eq!((castle.faction, castle.deal), (Some(Faction::Japanese), Some(Good::Gold)));
    for card in CardList::printed().cards() {
        for print in card.prints() {
            let site = Site::of_card(&print, card.counts.map(|_| 1), Language::Cs);
            assert!(site.check().is_ok(), "{}", card.id);
            let can_fall = card.of.faction().is_none_or(|of| of == Faction::Japanese);
            let shrine = matches!(card.id.as_str(), "shrine" | "gate");
            assert_eq!(site.prey().is_some(), can_fall && !shrine, "{}", card.id);
        }
    }
}

#[test]
fn the_log_says_a_cards_number_only_where_there_is_one() {
    let by_hand = site("Mill", &[(Good::Food, 1)]);
    let written = serde_json::to_value(&by_hand).unwrap();
    assert_eq!(written, serde_json::json!({ "name": "Mill", "kind": "production", "gives": { "food": 1 } }));
    let card = of_card("COM006");
    let written = serde_json::to_value(&card).unwrap();
    assert_eq!(written["card"], "COM006");
    let read: Site = serde_json::from_value(written).unwrap();
    assert_eq!(read, card);
    let mut known = Known::default();
    known.learn(&card);
    assert_eq!(known, Known::default(), "what the box prints need not be remembered");
}
