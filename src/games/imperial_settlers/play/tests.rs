//! The play's promises: the rulebook's examples at the table, what the rules refuse, and that the guide walks through a
//! whole game.

use proptest::prelude::*;

use super::*;
use crate::games::imperial_settlers::attack::{Cost, Kind};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::points::TieBreak;
use crate::locale::Language;
use crate::store::json;
use crate::table::action::{AnyAction, CellChange, TableAction};
use crate::table::guide::{Cursor, Next};
use crate::table::rules::{Guided as _, Scored as _};
use crate::table::seat::{Choice, Seat};
use crate::table::trial;

#[path = "location_tests.rs"]
mod locations;
#[path = "lookout_tests.rs"]
mod lookouts;
#[path = "solo_tests.rs"]
mod solo;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn setup(names: &[&str]) -> Setup {
    trial::setup("imperial-settlers", names, &[])
}

fn with_way(names: &[&str], way: &str) -> Setup {
    let mut setup = setup(names);
    setup.options.insert("lookout".into(), Choice::Word(way.into()));
    setup
}

fn act(state: &mut State, action: impl Into<AnyAction<Action>>) {
    trial::enter::<ImperialSettlersRules>(state, action);
}

/// The key of the reason with which an action is refused.
fn refused(state: &State, action: impl Into<AnyAction<Action>>) -> String {
    trial::refusal::<ImperialSettlersRules>(state, action).0
}

fn next(state: &mut State) {
    trial::next::<ImperialSettlersRules>(state);
}

/// What the Next button says.
fn button(state: &State) -> String {
    match state.guide().next {
        Next::Ready(words) | Next::Missing(words) => Language::En.say(&words),
        Next::Over => String::new(),
    }
}

/// Taps the Next button.
fn tap(state: &mut State) {
    let action = ImperialSettlersRules::next_action(state).unwrap();
    act(state, action);
}

fn start(setup: &Setup, factions: &[Faction]) -> State {
    let mut state = ImperialSettlersRules::start(setup).unwrap();
    for (seat, &faction) in Seat::all(factions.len()).zip(factions) {
        act(&mut state, Action::Faction { seat, faction: Some(faction) });
    }
    state
}

/// Martin of the Barbarians and Tomáš of the Japanese, as in the rulebook's examples, in their first actions.
fn martin_and_tomas() -> State {
    let mut state = start(&setup(&["Martin", "Tomáš"]), &[Faction::Barbarians, Faction::Japanese]);
    while state.step() != "act" {
        next(&mut state);
    }
    state
}

fn goods(counts: &[(Good, u32)]) -> Goods {
    counts.iter().copied().collect()
}

fn site(name: &str, gives: &[(Good, u32)]) -> Site {
    Site { name: name.to_owned(), gives: goods(gives), ..Site::default() }
}

fn said(setup: &Setup, state: &State, action: &Action) -> String {
    Language::En.say(&ImperialSettlersRules::sentence(setup, state, action))
}

#[test]
fn the_guide_can_be_read() {
    assert!(Guide::parse(GUIDE).is_ok());
}

#[test]
fn each_faction_is_chosen_once() {
    let mut state = start(&setup(&["Anna", "Ben"]), &[Faction::Romans]);
    let again = Action::Faction { seat: B, faction: Some(Faction::Romans) };
    assert_eq!(refused(&state, again), "imperial-settlers-refuse-faction-taken");
    assert_eq!(button(&state), "Choose Ben’s faction");
    act(&mut state, Action::Faction { seat: A, faction: Some(Faction::Egyptians) });
    act(&mut state, Action::Faction { seat: B, faction: Some(Faction::Romans) });
    tap(&mut state);
    assert_eq!((state.step(), state.round_number()), ("lookout", 1));
}

#[test]
fn production_totals_board_deals_and_locations() {
    // T-IS-01, with the deals and locations entered in the round before.
    let mut state = martin_and_tomas();
    act(&mut state, Action::Deal { seat: B, good: Good::Worker });
    act(&mut state, Action::Deal { seat: B, good: Good::Gold });
    let fields = Site { counts: Some(1), ..site("Lord's Fields", &[(Good::Food, 1)]) };
    act(&mut state, Action::Build { seat: B, site: fields, instead_of: None });
    act(&mut state, Action::Build { seat: B, site: site("Armorer", &[(Good::Raze, 1)]), instead_of: None });
    let expected =
        [(Good::Worker, 5), (Good::Wood, 1), (Good::Raze, 2), (Good::Defense, 1), (Good::Gold, 1), (Good::Food, 1)];
    assert_eq!(state.production(B).total(), goods(&expected));
    next(&mut state);
    next(&mut state);
    next(&mut state);
    assert_eq!((state.step(), state.round_number(), state.first()), ("produce", 2, B), "the marker went left");
    assert_eq!(state.production(B).total(), goods(&expected), "entered once, they stay");
    act(&mut state, Action::Count { seat: B, site: 0, count: 3 });
    assert_eq!(state.production(B).total().count(Good::Food), 3);
    assert_eq!(
        refused(&state, Action::Count { seat: B, site: 1, count: 3 }),
        "imperial-settlers-refuse-counts-nothing"
    );
}

#[test]
fn points_of_the_production_go_on_the_track_once() {
    let mut state = martin_and_tomas();
    act(&mut state, Action::Build { seat: A, site: site("Fort", &[(Good::Vp, 2)]), instead_of: None });
    assert_eq!(state.track(A), 2, "a production location gives at once");
    act(&mut state, Action::Deal { seat: B, good: Good::Vp });
    assert_eq!(state.track(B), 1);
    for _ in 0..3 {
        next(&mut state);
    }
    act(&mut state, Action::Taken { seat: A, on: true });
    assert_eq!((state.track(A), state.track(B)), (4, 1));
    assert_eq!(refused(&state, Action::Taken { seat: A, on: true }), "imperial-settlers-refuse-has-taken");
    let back = state.clone();
    act(&mut state, Action::Taken { seat: A, on: false });
    assert_eq!(state.track(A), 2);
    state = back;
    next(&mut state);
    assert_eq!((state.track(A), state.track(B)), (4, 2), "whoever was not ticked takes it with the step");
    let to = Cursor { phase: 2, ..state.table.cursor };
    act(&mut state, TableAction::Move { to });
    next(&mut state);
    assert_eq!((state.track(A), state.track(B)), (4, 2), "going back takes nothing twice");
}

#[test]
fn building_discards_and_gives_at_once() {
    // T-IS-03: the Sentry Tower takes the Mill's place.
    let mut state = martin_and_tomas();
    act(&mut state, Action::Build { seat: A, site: site("Mill", &[(Good::Food, 1)]), instead_of: None });
    let tower =
        Site { faction: Some(Faction::Barbarians), ..site("Sentry Tower", &[(Good::Raze, 1), (Good::Worker, 1)]) };
    let build = Action::Build { seat: A, site: tower, instead_of: Some(0) };
    let setup = setup(&["Martin", "Tomáš"]);
    let sentence = said(&setup, &state, &build);
    assert_eq!(sentence, "Martin builds Sentry Tower, discards Mill and takes 1 worker and 1 raze token");
    act(&mut state, build);
    let names: Vec<&str> = state.realm(A).sites.iter().map(|site| site.name.as_str()).collect();
    assert_eq!(names, ["Sentry Tower"]);
    let romans = Site { faction: Some(Faction::Romans), ..site("Legions", &[]) };
    let foreign = Action::Build { seat: A, site: romans, instead_of: None };
    assert_eq!(refused(&state, foreign), "imperial-settlers-refuse-other-faction");
}

#[test]
fn a_deal_gives_now_and_in_every_production() {
    // T-IS-04.
    let mut state = martin_and_tomas();
    let deal = Action::Deal { seat: A, good: Good::Worker };
    assert_eq!(
        said(&setup(&["Martin", "Tomáš"]), &state, &deal),
        "Martin makes a deal for 1 food: 1 worker now and in every production"
    );
    act(&mut state, deal);
    assert_eq!(state.production(A).total().count(Good::Worker), 6);
    assert_eq!(refused(&state, Action::Deal { seat: A, good: Good::Defense }), "imperial-settlers-refuse-not-on-cards");
    act(&mut state, Action::DropDeal { seat: A, deal: 0 });
    assert_eq!(state.production(A).total().count(Good::Worker), 5);
}

/// Martin razes a location of Tomáš.
fn raze(japanese: bool, protected: bool, site: Option<usize>, points: u32) -> Action {
    let target = Target::Rival { seat: B, japanese, protected, site };
    Action::Raze { seat: A, target, by_card: false, points }
}

#[test]
fn razing_scores_and_leaves_a_foundation() {
    // T-IS-06, 07 and 08.
    let names = setup(&["Martin", "Tomáš"]);
    let mut state = martin_and_tomas();
    act(&mut state, Action::Turn { seat: A });
    act(&mut state, Action::Build { seat: B, site: site("Armorer", &[(Good::Raze, 1)]), instead_of: None });
    let two = raze(false, false, Some(0), 1);
    let sentence = said(&names, &state, &two);
    assert_eq!(sentence, "Martin razes Tomáš’s Armorer for 2 raze tokens; Tomáš takes 1 wood and keeps a foundation");
    assert!(said(&names, &state, &raze(false, true, Some(0), 1)).contains("for 3 raze tokens"));
    act(&mut state, two);
    assert_eq!((state.track(A), state.realm(B).sites.len()), (1, 0));
    let samurai = said(&names, &state, &raze(true, true, None, 0));
    assert_eq!(samurai, "Martin razes Tomáš’s faction location for 3 raze tokens; it is discarded");
    let barbarian = Target::Rival { seat: A, japanese: true, protected: false, site: None };
    let by_tomas = Action::Raze { seat: B, target: barbarian, by_card: false, points: 0 };
    assert_eq!(refused(&state, by_tomas), "rules-imperial-settlers-refuses-cannot-be-razed");
    let hand = |seat, japanese| Action::Raze { seat, target: Target::Hand { japanese }, by_card: false, points: 0 };
    assert_eq!(refused(&state, hand(A, true)), "rules-imperial-settlers-refuses-cannot-be-razed");
    act(&mut state, hand(B, true));
}

#[test]
fn whoever_has_passed_is_out_and_safe() {
    let mut state = martin_and_tomas();
    assert_eq!(button(&state), "Martin has acted · Tomáš’s turn");
    tap(&mut state);
    act(&mut state, Action::Pass { seat: B, on: true });
    assert_eq!(refused(&state, raze(false, false, None, 0)), "rules-imperial-settlers-refuses-passed");
    let deal = Action::Deal { seat: B, good: Good::Wood };
    assert_eq!(refused(&state, deal.clone()), "imperial-settlers-refuse-has-passed");
    let last = "Martin is the last: act on, or pass";
    assert_eq!((state.round.turn, button(&state).as_str()), (A, last), "the pass is his own");
    assert_eq!(ImperialSettlersRules::next_action(&state), None);
    act(&mut state, Action::Pass { seat: B, on: false });
    act(&mut state, deal);
    act(&mut state, Action::Pass { seat: B, on: true });
    act(&mut state, Action::Pass { seat: A, on: true });
    assert_eq!(button(&state), "Next: Cleanup");
    tap(&mut state);
    assert_eq!(state.step(), "clean-up");
}

#[test]
fn the_turn_goes_around_those_who_have_not_passed() {
    let mut state = start(&setup(&["Anna", "Ben", "Cyril"]), &Faction::ALL[..3]);
    for _ in 0..3 {
        next(&mut state);
    }
    act(&mut state, Action::Send { seat: A, workers: 8 });
    assert_eq!(state.round.turn, B, "an action that is entered ends the turn");
    act(&mut state, Action::Score { seat: A, points: 3, why: Why::Card });
    assert_eq!(state.round.turn, B, "points are no action");
    act(&mut state, Action::Pass { seat: B, on: true });
    assert_eq!(state.round.turn, C);
    tap(&mut state);
    tap(&mut state);
    assert_eq!(state.round.turn, C, "Ben is skipped");
    assert_eq!(refused(&state, Action::Turn { seat: A }), "imperial-settlers-refuse-not-on-turn");
    act(&mut state, Action::SetTurn { seat: A });
    assert_eq!(refused(&state, Action::SetTurn { seat: B }), "imperial-settlers-refuse-has-passed");
    assert_eq!(
        refused(&state, Action::Send { seat: A, workers: 1 }),
        "rules-imperial-settlers-refuses-too-few-workers"
    );
}

#[test]
fn in_the_peaceful_way_only_cards_raze_rivals() {
    let names = with_way(&["Martin", "Tomáš"], "peaceful");
    let mut state = start(&names, &[Faction::Barbarians, Faction::Japanese]);
    for _ in 0..3 {
        next(&mut state);
    }
    assert_eq!(refused(&state, raze(false, false, None, 0)), "rules-imperial-settlers-refuses-peaceful");
    let target = Target::Rival { seat: B, japanese: false, protected: false, site: None };
    act(&mut state, Action::Raze { seat: A, target, by_card: true, points: 0 });
}

#[test]
fn clean_up_keeps_the_factions_good() {
    // T-IS-02: two food stay, a worker goes.
    let mut state = martin_and_tomas();
    next(&mut state);
    act(&mut state, Action::Left { seat: B, good: Good::Food, count: 2 });
    act(&mut state, Action::Left { seat: B, good: Good::Worker, count: 1 });
    let sorted = state.clean_up(B).unwrap();
    assert_eq!((sorted.kept, sorted.lost), (goods(&[(Good::Food, 2)]), goods(&[(Good::Worker, 1)])));
    act(&mut state, Action::Left { seat: A, good: Good::Stone, count: 4 });
    act(&mut state, Action::Store { seat: A, good: Good::Stone, on: true });
    next(&mut state);
    assert_eq!(state.realm(B).kept, goods(&[(Good::Food, 2)]));
    assert_eq!(state.realm(A).kept, goods(&[(Good::Stone, 4)]), "what a card stores stays too");
    assert!(state.round.left.iter().all(Goods::is_empty));
}

/// Everyone passes in turn; elsewhere the Next button is tapped.
fn go_on(state: &mut State) {
    match state.active().first() {
        Some(&seat) if state.step() == "act" => act(state, Action::Pass { seat, on: true }),
        _ => tap(state),
    }
}

/// Plays on to the scoring without any action.
fn to_the_scoring(state: &mut State) {
    while state.step() != "score" {
        go_on(state);
    }
}

#[test]
fn the_guide_walks_through_five_rounds_without_a_fifth_clean_up() {
    let mut state = start(&setup(&["Anna", "Ben", "Cyril"]), &Faction::ALL[..3]);
    let mut visited = Vec::new();
    while state.step() != "score" {
        if visited.last() != Some(&(state.round_number(), state.step(), state.first())) {
            visited.push((state.round_number(), state.step(), state.first()));
        }
        go_on(&mut state);
    }
    let clean_ups: Vec<u32> = visited.iter().filter(|at| at.1 == "clean-up").map(|at| at.0).collect();
    assert_eq!(clean_ups, [1, 2, 3, 4]);
    let firsts: Vec<Seat> = visited.iter().filter(|at| at.1 == "produce").map(|at| at.2).collect();
    assert_eq!(firsts, [A, B, C, A, B]);
}

#[test]
fn the_scoring_asks_for_locations_and_for_ties_only_where_they_are() {
    // T-IS-14 and T-IS-15.
    let mut state = martin_and_tomas();
    to_the_scoring(&mut state);
    assert_eq!(button(&state), "Count the locations of 2 players");
    for seat in [A, B] {
        act(&mut state, Action::Score { seat, points: 40, why: Why::Action });
        act(&mut state, Action::Built { seat, own: false, count: Some(6) });
        act(&mut state, Action::Built { seat, own: true, count: Some(4) });
    }
    let points = state.standing().points;
    assert_eq!(points, [Some(54), Some(54)]);
    assert_eq!(tie_breaks(&state), Some((TieBreak::Goods, vec![A, B])));
    act(&mut state, Action::Tie { seat: A, goods: Some(3), hand: None });
    assert_eq!(button(&state), "Tied: count what is left (Tomáš)");
    let level = state.clone();
    act(&mut state, Action::Tie { seat: B, goods: Some(2), hand: None });
    tap(&mut state);
    assert_eq!(state.standing().winners, [A]);
    state = level;
    act(&mut state, Action::Tie { seat: B, goods: Some(3), hand: None });
    assert_eq!(tie_breaks(&state), Some((TieBreak::Hand, vec![A, B])));
    for (seat, hand) in [(A, 1), (B, 1)] {
        act(&mut state, Action::Tie { seat, goods: Some(3), hand: Some(hand) });
    }
    tap(&mut state);
    let standing = state.standing();
    assert_eq!((standing.winners, standing.finished), (vec![A, B], true), "shared");
    assert_eq!(ImperialSettlersRules::next_action(&state), None);
    assert_eq!(refused(&state, TableAction::Next { from: state.table.cursor }), "table-refuse-over");
}

#[test]
fn shrine_and_gate_score_for_the_japanese() {
    let mut state = martin_and_tomas();
    to_the_scoring(&mut state);
    act(&mut state, Action::Shrine { seat: B, resources: Some(7) });
    act(&mut state, Action::Gate { seat: B, gate: 1, cards: Some(3) });
    let sheet = state.sheet();
    assert_eq!(sheet.cell("end", "shrines", B).unwrap().value, Some(5));
    assert_eq!(sheet.cell("end", "gates", B).unwrap().value, Some(2));
    assert_eq!(sheet.cell("end", "common", B).unwrap().value, None, "nobody has counted: blank, not zero");
    let barbarian = Action::Shrine { seat: A, resources: Some(7) };
    assert_eq!(refused(&state, barbarian), "imperial-settlers-refuse-other-faction");
    assert_eq!(
        refused(&state, Action::Gate { seat: B, gate: 2, cards: None }),
        "imperial-settlers-refuse-no-such-location"
    );
}

/// Rulebook, end of the game: the points of the locations come after the last round.
#[test]
fn locations_score_at_the_end_and_not_before_with_one_player_as_with_several() {
    let mut alone = start(&setup(&["Martin"]), &[Faction::Barbarians]);
    while alone.step() != "act" {
        match alone.may_reveal() {
            true => act(&mut alone, Action::Reveal { good: Good::Wood }),
            false => next(&mut alone),
        }
    }
    for mut state in [martin_and_tomas(), alone] {
        act(&mut state, Action::Build { seat: A, site: site("Mill", &[(Good::Food, 1)]), instead_of: None });
        act(&mut state, Action::Score { seat: A, points: 4, why: Why::Action });
        assert_eq!(state.standing().points[0], Some(4), "the track alone");
        let sheet = state.sheet();
        let end = sheet.group("end").unwrap();
        assert_eq!((end.scored, end.sums[0].value), (false, Some(1)), "what it would give now stands beside it");
        let scoring = Cursor { part: 1, round: 4, phase: 6, ..Cursor::default() };
        act(&mut state, TableAction::Move { to: scoring });
        for own in [false, true] {
            let count = state.realm(A).entered(own);
            act(&mut state, Action::Built { seat: A, own, count: Some(count) });
        }
        assert_eq!(state.standing().points[0], Some(5));
    }
}

#[test]
fn the_track_says_where_its_points_come_from() {
    let mut state = martin_and_tomas();
    act(&mut state, Action::Score { seat: A, points: 3, why: Why::Action });
    act(&mut state, Action::Score { seat: A, points: 1, why: Why::Card });
    act(&mut state, Action::Score { seat: A, points: -1, why: Why::Card });
    let fewer = Action::Score { seat: A, points: -4, why: Why::Action };
    assert_eq!(refused(&state, fewer), "imperial-settlers-refuse-fewer-than-none");
    let sheet = state.sheet();
    let track = sheet.cell("points", "track", A).unwrap();
    let parts: Vec<(String, Option<i64>)> =
        track.reason.parts.iter().map(|part| (Language::En.say(&part.what), part.amount)).collect();
    assert_eq!((track.value, parts), (Some(3), vec![("Action".to_owned(), Some(3))]));
}

#[test]
fn a_cell_put_right_by_hand_counts_for_the_win() {
    let mut state = martin_and_tomas();
    to_the_scoring(&mut state);
    for (seat, own) in [(A, false), (A, true), (B, false), (B, true)] {
        act(&mut state, Action::Built { seat, own, count: Some(2) });
    }
    let cell = CellChange::new("common", B, Some(3));
    act(&mut state, cell);
    assert_eq!(tie_breaks(&state), None);
    tap(&mut state);
    let standing = state.standing();
    assert_eq!((standing.points, standing.winners), (vec![Some(6), Some(7)], vec![B]));
    let none = CellChange::new("collection", B, None);
    assert_eq!(refused(&state, none), "table-refuse-no-such-cell");
}

#[test]
fn the_box_warns_and_lets_the_table_go_on() {
    let mut state = martin_and_tomas();
    act(&mut state, Action::Built { seat: A, own: true, count: Some(31) });
    act(&mut state, Action::Built { seat: B, own: false, count: Some(85) });
    let warnings = state.guide().warnings;
    let said: Vec<String> = warnings.iter().map(|warning| Language::En.say(warning)).collect();
    assert_eq!(
        said,
        ["Martin: 31 faction locations; a faction has 30 cards.", "85 common locations; the box has 84 common cards.",]
    );
    tap(&mut state);
}

#[test]
fn a_counted_empire_follows_what_is_built_and_razed() {
    let mut state = martin_and_tomas();
    act(&mut state, Action::Build { seat: B, site: site("Mill", &[(Good::Food, 1)]), instead_of: None });
    assert_eq!(state.built(B, false), None, "nobody has counted yet");
    act(&mut state, Action::Built { seat: B, own: false, count: Some(1) });
    act(&mut state, Action::Build { seat: B, site: site("Farm", &[(Good::Food, 1)]), instead_of: None });
    assert_eq!(state.built(B, false), Some(2));
    act(&mut state, Action::Rebuild { seat: B, site: 0, to: site("Windmill", &[(Good::Food, 2)]) });
    let names: Vec<&str> = state.realm(B).sites.iter().map(|site| site.name.as_str()).collect();
    assert_eq!((names, state.built(B, false)), (vec!["Windmill", "Farm"], Some(2)));
    act(&mut state, raze(false, false, Some(1), 0));
    act(&mut state, raze(false, false, None, 0));
    assert_eq!(state.built(B, false), Some(0));
}

#[test]
fn what_is_remembered_is_offered_in_the_next_play() {
    let mut state = martin_and_tomas();
    let fields = Site { counts: Some(3), ..site(" Fields ", &[(Good::Food, 1)]) };
    act(&mut state, Action::Build { seat: A, site: fields, instead_of: None });
    act(&mut state, Action::Build { seat: A, site: site("fields", &[(Good::Food, 2)]), instead_of: None });
    act(&mut state, Action::Build { seat: A, site: site("", &[(Good::Food, 2)]), instead_of: None });
    let names: Vec<&str> = state.known.locations.iter().map(|site| site.name.as_str()).collect();
    assert_eq!(names, ["fields"], "one card a name, and none without");
    let mut later = setup(&["Anna", "Ben"]);
    later.figures = serde_json::to_value(&state.known).unwrap();
    assert_eq!(ImperialSettlersRules::start(&later).unwrap().known, state.known);
    later.figures = serde_json::json!({ "cards": 3 });
    assert!(ImperialSettlersRules::start(&later).is_err());
}

#[test]
fn taps_on_the_same_thing_join() {
    let score = |points, why| Action::Score { seat: A, points, why };
    let join = ImperialSettlersRules::join;
    assert_eq!(join(&score(1, Why::Deal), &score(1, Why::Deal)), Some(score(2, Why::Deal)));
    assert_eq!(join(&score(1, Why::Deal), &score(1, Why::Card)), None);
    let built = |own, count| Action::Built { seat: A, own, count: Some(count) };
    assert_eq!(join(&built(true, 1), &built(true, 2)), Some(built(true, 2)));
    assert_eq!(join(&built(true, 1), &built(false, 2)), None);
    assert_eq!(join(&Action::Turn { seat: A }, &Action::Turn { seat: A }), None);
}

#[test]
fn a_setup_of_five_or_of_nobody_is_refused() {
    for names in [&[][..], &["A", "B", "C", "D", "E"]] {
        let refusal = ImperialSettlersRules::start(&setup(names)).unwrap_err();
        assert_eq!(refusal.0.key(), "imperial-settlers-refuse-players");
    }
}

fn any_own_action() -> impl Strategy<Value = Action> {
    let seat = || (0u8..3).prop_map(Seat);
    let good = || proptest::sample::select(&Good::ALL[..]);
    prop_oneof![
        (seat(), good()).prop_map(|(seat, good)| Action::Deal { seat, good }),
        (seat(), -3i32..5).prop_map(|(seat, points)| Action::Score { seat, points, why: Why::Action }),
        (seat(), good(), 0u32..3).prop_map(|(seat, good, count)| Action::Build {
            seat,
            site: Site { gives: std::iter::once((good, count)).collect(), ..Site::default() },
            instead_of: None,
        }),
        (seat(), 0usize..3).prop_map(|(seat, site)| Action::Remove { seat, site }),
        (seat(), any::<bool>()).prop_map(|(seat, on)| Action::Pass { seat, on }),
        (seat(), any::<bool>()).prop_map(|(seat, on)| Action::Taken { seat, on }),
        (seat(), good(), 0u32..9).prop_map(|(seat, good, count)| Action::Left { seat, good, count }),
        Just(Action::Look { at: 0 }),
    ]
}

fn any_action() -> impl Strategy<Value = AnyAction<Action>> {
    prop_oneof![
        8 => any_own_action().prop_map(AnyAction::from),
        1 => trial::any_move().prop_map(AnyAction::from),
    ]
}

proptest! {
    /// Whatever is entered, the track never falls below 0, the play always goes on, and both languages say what happened.
    #[test]
    fn any_play_goes_on(actions in proptest::collection::vec((any_action(), any::<bool>()), 0..40)) {
        let setup = setup(&["Anna", "Ben"]);
        let mut state = start(&setup, &Faction::ALL[..2]);
        for (action, tapped) in actions {
            trial::attempt::<ImperialSettlersRules>(&mut state, action);
            if tapped && let Some(next) = ImperialSettlersRules::next_action(&state) {
                let allowed = trial::attempt::<ImperialSettlersRules>(&mut state, next);
                prop_assert!(allowed || state.table.over || state.step() == "score");
            }
            prop_assert!(state.all_seats().all(|seat| state.track(seat) >= 0));
        }
    }
}

#[test]
fn a_cost_and_a_kind_are_read_as_they_were_written() {
    let site = Site {
        kind: Kind::Action,
        raze: vec![Good::Wood, Good::Gold],
        cost: Cost { wood: 1, stone: 2, food: 0 },
        ..site("Marketplace", &[])
    };
    let action = Action::Build { seat: A, site, instead_of: Some(0) };
    let text = serde_json::to_string(&action).unwrap();
    assert_eq!(json::read::<Action>(&text).unwrap(), action);
}
