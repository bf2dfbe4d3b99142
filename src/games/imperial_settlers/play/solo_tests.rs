//! The solo game: his cards, his attacks, his Collection, and how it ends.

use super::*;
use crate::games::imperial_settlers::solo::Taken;

fn alone(faction: Faction) -> State {
    let mut state = start(&setup(&["Anna"]), &[faction]);
    next(&mut state);
    assert_eq!(button(&state), "Reveal the first attack card");
    state
}

/// In the first actions, with these targets revealed so far; the last is the oldest.
fn acting(faction: Faction, targets: &[Good]) -> State {
    let mut state = alone(faction);
    act(&mut state, Action::Reveal { good: targets[0] });
    while state.step() != "act" {
        tap(&mut state);
    }
    state.virtual_player.targets = targets.to_vec();
    state
}

fn common(name: &str, kind: Kind, raze: &[Good]) -> Site {
    Site { name: name.to_owned(), kind, raze: raze.to_vec(), ..Site::default() }
}

fn build(state: &mut State, site: Site) {
    act(state, Action::Build { seat: A, site, instead_of: None });
}

/// On to the attacks of the round.
fn to_the_attacks(state: &mut State) {
    while state.step() != "attack" {
        tap(state);
    }
}

fn names(state: &State) -> Vec<&str> {
    state.realm(A).sites.iter().map(|site| site.name.as_str()).collect()
}

#[test]
fn the_setup_is_done_once() {
    let mut state = start(&setup(&["Anna"]), &[Faction::Romans]);
    let mut ended = Vec::new();
    while state.step() != "lookout" {
        ended.push(Language::En.say(&state.ended(state.table.cursor)));
        tap(&mut state);
        if state.step() == "attack-cards" && state.virtual_player.targets.is_empty() {
            act(&mut state, Action::Reveal { good: Good::Wood });
        }
    }
    assert_eq!(ended, ["The faction is chosen", "The setup is done"]);
}

#[test]
fn the_lookout_gives_him_two_cards_and_the_attack_collects_them() {
    let mut state = alone(Faction::Romans);
    act(&mut state, Action::Reveal { good: Good::Wood });
    assert_eq!(refused(&state, Action::Reveal { good: Good::Wood }), "imperial-settlers-refuse-not-now");
    tap(&mut state);
    assert_eq!((state.step(), state.virtual_player.cards), ("lookout", 0));
    tap(&mut state);
    tap(&mut state);
    assert_eq!(state.virtual_player.cards, 1, "the random one");
    tap(&mut state);
    assert_eq!((state.step(), state.virtual_player.cards), ("produce", 2));
    assert_eq!(state.production(A).total().count(Good::Defense), 0, "no defense token");
    tap(&mut state);
    act(&mut state, Action::Raze { seat: A, target: Target::His, by_card: false, points: 1 });
    assert_eq!((state.virtual_player.cards, state.track(A)), (1, 1));
    to_the_attacks(&mut state);
    assert_eq!((state.virtual_player.cards, state.collection()), (0, 1));
}

#[test]
fn the_app_draws_a_card_for_him_once() {
    let mut state = alone(Faction::Romans);
    act(&mut state, Action::Reveal { good: Good::Wood });
    tap(&mut state);
    assert_eq!(
        refused(&state, Action::Drawn { card: 1 }),
        "imperial-settlers-refuse-not-now",
        "the player picks first"
    );
    tap(&mut state);
    assert_eq!(refused(&state, Action::Drawn { card: 4 }), "imperial-settlers-refuse-not-now", "three cards lie there");
    act(&mut state, Action::Drawn { card: 3 });
    assert_eq!(refused(&state, Action::Drawn { card: 1 }), "imperial-settlers-refuse-drawn");
}

#[test]
fn a_lookout_that_is_not_followed_gives_him_his_cards_all_the_same() {
    let mut state = alone(Faction::Romans);
    act(&mut state, Action::Reveal { good: Good::Wood });
    next(&mut state);
    next(&mut state);
    assert_eq!((state.step(), state.virtual_player.cards), ("produce", 2));
}

#[test]
fn the_marketplace_of_the_example_falls() {
    // T-IS-16.
    let mut state = acting(Faction::Romans, &[Good::Stone, Good::Worker, Good::Gold]);
    build(&mut state, common("Carpenter's Workshop", Kind::Feature, &[Good::Wood, Good::Gold]));
    build(&mut state, common("Marketplace", Kind::Action, &[Good::Wood, Good::Gold]));
    build(&mut state, common("Joiner", Kind::Action, &[Good::Wood, Good::Vp]));
    build(&mut state, common("Wood Supplier", Kind::Production, &[Good::Wood, Good::Wood]));
    build(&mut state, Site { faction: Some(Faction::Romans), ..common("Legions", Kind::Action, &[]) });
    to_the_attacks(&mut state);
    assert_eq!(button(&state), "Reveal a card for attack 1");
    let reveal = Action::Reveal { good: Good::Wood };
    assert_eq!(said(&setup(&["Anna"]), &state, &reveal), "Attack card Wood: Marketplace is razed");
    act(&mut state, reveal);
    assert_eq!(names(&state), ["Carpenter's Workshop", "Joiner", "Wood Supplier", "Legions"]);
    assert_eq!(state.virtual_player.targets, [Good::Stone, Good::Worker, Good::Wood, Good::Gold]);
    assert_eq!(state.collection(), 3, "his two cards and the Marketplace");
    let reason = state.round.attacks[0].reason();
    assert!(reason.parts.len() >= 3, "two pairs that miss, the one that hits, and the priority");
    act(&mut state, Action::Reveal { good: Good::Card });
    assert_eq!(state.round.attacks[1].attack.hit, None);
    assert_eq!(refused(&state, Action::Reveal { good: Good::Card }), "imperial-settlers-refuse-not-now");
    tap(&mut state);
    assert_eq!((state.step(), state.round_number()), ("lookout", 2));
    assert_eq!(state.virtual_player.taken[0], Taken { his_cards: 2, razed: 1 });
}

#[test]
fn of_level_locations_the_player_chooses() {
    let mut state = acting(Faction::Romans, &[Good::Wood]);
    let mill = |name: &str| common(name, Kind::Production, &[Good::Wood, Good::Food]);
    build(&mut state, mill("Mill"));
    build(&mut state, mill("Farm"));
    to_the_attacks(&mut state);
    act(&mut state, Action::Reveal { good: Good::Food });
    assert_eq!(button(&state), "Choose which location is razed");
    assert_eq!(refused(&state, Action::Reveal { good: Good::Food }), "imperial-settlers-refuse-not-now");
    assert_eq!(refused(&state, Action::Fall { site: 2 }), "imperial-settlers-refuse-no-such-location");
    act(&mut state, Action::Fall { site: 1 });
    assert_eq!((names(&state), state.collection()), (vec!["Mill"], 3));
    assert_eq!(refused(&state, Action::Fall { site: 0 }), "imperial-settlers-refuse-no-such-location");
}

#[test]
fn of_two_locations_without_a_name_the_one_that_was_chosen_is_named() {
    let mut state = acting(Faction::Romans, &[Good::Wood]);
    for _ in 0..2 {
        build(&mut state, common("", Kind::Production, &[Good::Wood, Good::Food]));
    }
    to_the_attacks(&mut state);
    act(&mut state, Action::Reveal { good: Good::Food });
    let why = |state: &State| Language::En.say(&state.round.attacks[0].reason().what);
    assert_eq!(why(&state), "Choose which one is razed: common location or common location 2");
    let fall = Action::Fall { site: 1 };
    assert_eq!(said(&setup(&["Anna"]), &state, &fall), "common location 2 is razed");
    let mut first = state.clone();
    act(&mut state, fall);
    assert_eq!(why(&state), "common location 2 is razed");
    act(&mut first, Action::Fall { site: 0 });
    assert_eq!(why(&first), "common location is razed");
    assert_eq!(
        Language::En.say(&first.realm(A).sites[0].message()),
        "common location 2",
        "the other one keeps its name"
    );
}

#[test]
fn the_costly_one_falls_and_of_those_the_one_with_more_stone() {
    let mut state = acting(Faction::Romans, &[Good::Wood]);
    let cost = |wood, stone| Cost { wood, stone, food: 0 };
    let site = |name: &str, cost| Site { cost, ..common(name, Kind::Feature, &[Good::Wood, Good::Food]) };
    build(&mut state, site("Cheap", cost(1, 0)));
    build(&mut state, site("Wooden", cost(2, 1)));
    build(&mut state, site("Stone", cost(1, 2)));
    to_the_attacks(&mut state);
    act(&mut state, Action::Reveal { good: Good::Food });
    assert_eq!(names(&state), ["Cheap", "Wooden"]);
}

#[test]
fn two_points_hit_a_japanese_location() {
    let mut state = acting(Faction::Japanese, &[Good::Wood, Good::Vp]);
    let japanese =
        |name: &str, deal| Site { faction: Some(Faction::Japanese), deal, ..common(name, Kind::Action, &[]) };
    build(&mut state, japanese("Shrine", None));
    build(&mut state, japanese("Rice Fields", Some(Good::Food)));
    build(&mut state, japanese("Dojo", Some(Good::Raze)));
    build(&mut state, common("Mill", Kind::Action, &[Good::Vp, Good::Wood]));
    to_the_attacks(&mut state);
    act(&mut state, Action::Reveal { good: Good::Vp });
    assert_eq!(names(&state), ["Shrine", "Rice Fields", "Mill"], "by the deal field: raze before food");
    assert_eq!(state.virtual_player.targets, [Good::Wood, Good::Vp, Good::Vp]);
}

#[test]
fn the_apps_deck_is_drawn_in_the_order_of_the_log() {
    let mut state = alone(Faction::Egyptians);
    act(&mut state, Action::Shuffle { deck: vec![Good::Gold, Good::Vp, Good::Wood] });
    let other = Action::Reveal { good: Good::Vp };
    assert_eq!(refused(&state, other), "imperial-settlers-refuse-not-on-top");
    act(&mut state, Action::Reveal { good: Good::Gold });
    assert_eq!(state.virtual_player.deck, [Good::Vp, Good::Wood]);
    act(&mut state, Action::Shuffle { deck: Vec::new() });
    assert_eq!(refused(&state, Action::Shuffle { deck: vec![Good::Defense] }), "imperial-settlers-refuse-not-on-cards");
    to_the_attacks(&mut state);
    act(&mut state, Action::Reveal { good: Good::Food });
    assert_eq!(state.virtual_player.targets, [Good::Food, Good::Gold], "drawn at the table again");
    act(&mut state, Action::DropTarget { target: 1 });
    assert_eq!(state.virtual_player.targets, [Good::Food]);
}

#[test]
fn the_attacks_come_in_all_five_rounds_and_the_collection_decides() {
    // T-IS-17 and T-IS-18: his two cards each round make ten.
    for (locations, won) in [(10, false), (11, true)] {
        let mut state = acting(Faction::Romans, &[Good::Wood]);
        for at in 0..locations {
            let name = format!("Location {at}");
            build(&mut state, Site { faction: Some(Faction::Romans), ..common(&name, Kind::Feature, &[]) });
        }
        act(&mut state, Action::Score { seat: A, points: 37, why: Why::Action });
        let mut attacks = 0;
        while state.step() != "score" {
            if state.may_reveal() {
                act(&mut state, Action::Reveal { good: Good::Wood });
                attacks += 1;
            }
            tap_if_ready(&mut state);
        }
        assert_eq!((attacks, state.collection()), (10, 10));
        tap(&mut state);
        let standing = state.standing();
        assert_eq!((standing.finished, standing.winners.len(), standing.lost), (true, usize::from(won), !won));
        let decided = Language::En.say(&standing.decided[0]);
        let counts = format!("Faction locations against cards in the Collection: {locations} to 10.");
        let missed = if won { "" } else { " 1 more location would have won." };
        assert_eq!(decided, format!("{counts}{missed}"), "a tie is lost");
        let title = Language::En.say(&state.guide().title);
        assert_eq!(title, if won { "Won: Knight" } else { "Lost" }, "37 + 2 × 11 = 59");
    }
}

fn tap_if_ready(state: &mut State) {
    let action = ImperialSettlersRules::next_action(state).unwrap();
    trial::attempt::<ImperialSettlersRules>(state, action);
}

#[test]
fn the_collection_can_be_put_right_by_hand() {
    let mut state = acting(Faction::Romans, &[Good::Wood]);
    build(&mut state, Site { faction: Some(Faction::Romans), ..common("Legions", Kind::Feature, &[]) });
    let cell = |value| CellChange::new("collection", A, value);
    act(&mut state, cell(Some(0)));
    let rows = state.sheet().groups.into_iter().flat_map(|group| group.rows);
    assert!(rows.map(|row| row.id).all(|id| id != "collection"), "it gives no points");
    let to = Cursor { part: 1, round: 4, phase: 6, ..Cursor::default() };
    act(&mut state, TableAction::Move { to });
    tap(&mut state);
    assert_eq!(state.standing().winners, [A]);
}

#[test]
fn many_players_have_no_virtual_one() {
    let state = martin_and_tomas();
    for action in [Action::Shuffle { deck: Vec::new() }, Action::HisCards { count: 1 }, Action::Fall { site: 0 }] {
        assert_eq!(refused(&state, action), "imperial-settlers-refuse-solo-only");
    }
    let his = Action::Raze { seat: A, target: Target::His, by_card: false, points: 0 };
    assert_eq!(refused(&state, his), "imperial-settlers-refuse-none-of-his");
}

#[test]
fn a_card_that_was_revealed_is_not_counted_again() {
    let mut state = acting(Faction::Romans, &[Good::Gold]);
    let left = |state: &State| state.attack_cards_left().map(|left| (left.all(), left.count(Good::Gold)));
    assert_eq!(left(&state), Some((15, 2)));
    act(&mut state, Action::DropTarget { target: 0 });
    assert_eq!(left(&state), Some((15, 2)), "it has left the game");
    to_the_attacks(&mut state);
    act(&mut state, Action::Reveal { good: Good::Food });
    assert_eq!(left(&state), Some((14, 2)));
    act(&mut state, Action::Reveal { good: Good::Food });
    assert_eq!(left(&state), None, "the Czech box has one food: another box is played with");
    let mut state = alone(Faction::Romans);
    act(&mut state, Action::Shuffle { deck: vec![Good::Wood, Good::Vp] });
    assert_eq!(left(&state), Some((2, 0)), "those of the app's deck");
}
