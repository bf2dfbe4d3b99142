//! Locations at the table: what they count, how they are told apart, and how they are used.

use super::*;

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
