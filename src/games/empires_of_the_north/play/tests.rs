//! The play's promises: discs and ships go where they may, turns go past those who passed, the last round is noticed,
//! and nothing impossible is entered.

use proptest::prelude::*;

use super::*;
use crate::games::empires_of_the_north::EmpiresOfTheNorth;
use crate::games::empires_of_the_north::circle::{Circle, Disc, Tile};
use crate::games::empires_of_the_north::clan::Clan;
use crate::games::empires_of_the_north::sea::{Deed, Distance};
use crate::games::empires_of_the_north::track::Cause;
use crate::games::{Example, Game as _};
use crate::locale::Language;
use crate::table::action::{AnyAction, CellChange, TableAction};
use crate::table::guide::{Cursor, Next};
use crate::table::log::{Log, UndoPlan};
use crate::table::play::Play as _;
use crate::table::reason::Sure;
use crate::table::rules::{Guided as _, Scored as _};
use crate::table::seat::{Choice, Seat};
use crate::table::trial;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn setup_of(seats: usize, raze_scores: bool) -> Setup {
    trial::setup("empires-of-the-north", &trial::NAMES[..seats], &[("raze-scores", Choice::Switch(raze_scores))])
}

/// Three players in the actions of round 1, with a circle.
fn table() -> State {
    let mut state = EmpiresOfTheNorthRules::start(&setup_of(3, false)).unwrap();
    let tiles = Circle::new(Tile::ALL).unwrap();
    act(&mut state, Action::Circle { tiles, by_app: false });
    until(&mut state, "act");
    state
}

fn act(state: &mut State, action: impl Into<AnyAction<Action>>) {
    trial::enter::<EmpiresOfTheNorthRules>(state, action);
}

/// The words with which an action is refused.
fn refusal(state: &State, action: &(impl Clone + Into<AnyAction<Action>>)) -> String {
    trial::refusal::<EmpiresOfTheNorthRules>(state, action.clone()).1
}

fn next(state: &mut State) {
    trial::next::<EmpiresOfTheNorthRules>(state);
}

fn until(state: &mut State, step: &str) {
    while state.step() != step {
        next(state);
    }
}

fn disc(seat: Seat, disc: u8, to: Tile) -> Action {
    let cargo = (to == Tile::Sail).then(Cargo::default);
    Action::Disc { seat, disc, to, cargo }
}

fn sail(seat: Seat, fish: bool, raze: bool) -> Action {
    Action::Embark { seat, cargo: Cargo { fish, raze } }
}

fn points(seat: Seat, change: i32) -> Action {
    Action::Points { seat, change, cause: Cause::Card }
}

fn count(state: &mut State, seat: Seat, held: [u32; 3]) {
    for (what, to) in [Held::Cards, Held::Resources, Held::Gold].into_iter().zip(held) {
        act(state, Action::Count { seat, what, to: Some(to) });
    }
}

fn places(sheet: &crate::table::sheet::Sheet) -> Vec<Option<u8>> {
    Seat::all(sheet.totals.len()).map(|seat| sheet.place(seat)).collect()
}

#[test]
fn the_guide_goes_through_a_whole_round() {
    Guide::parse(GUIDE).unwrap();
    let mut state = EmpiresOfTheNorthRules::start(&setup_of(2, false)).unwrap();
    let mut steps = Vec::new();
    for _ in 0..8 {
        steps.push((state.step(), state.round_number(), state.first()));
        next(&mut state);
    }
    let expected = [
        ("circle", 1, A),
        ("clans", 1, A),
        ("lookout", 1, A),
        ("act", 1, A),
        ("sail", 1, A),
        ("cleanup", 1, A),
        ("lookout", 2, B),
        ("act", 2, B),
    ];
    assert_eq!(steps, expected, "and nothing but Next was needed for it");
}

#[test]
fn nobody_and_five_are_refused() {
    for seats in [0, 5] {
        assert!(EmpiresOfTheNorthRules::start(&setup_of(seats, false)).is_err());
    }
    let mut setup = setup_of(2, false);
    setup.first = Seat(2);
    assert!(EmpiresOfTheNorthRules::start(&setup).is_err());
}

#[test]
fn a_play_of_one_says_what_the_app_does_not_know_and_names_no_winner() {
    let mut state = EmpiresOfTheNorthRules::start(&setup_of(1, false)).unwrap();
    let solo = |state: &State| state.guide().warnings.iter().any(|say| say.key() == "empires-of-the-north-solo");
    assert!(solo(&state));
    until(&mut state, "act");
    assert!(!solo(&state), "once is enough");
    let to = state.scoring_cursor().unwrap();
    act(&mut state, TableAction::Move { to });
    assert!(solo(&state));
    count(&mut state, A, [9, 4, 1]);
    next(&mut state);
    assert_eq!((state.standing().finished, state.standing().winners), (true, vec![]));
}

#[test]
fn a_clan_is_taken_once() {
    let mut state = table();
    act(&mut state, Action::Clan { seat: A, clan: Some(Clan::Glenn) });
    let glenn = Action::Clan { seat: B, clan: Some(Clan::Glenn) };
    assert_eq!(refusal(&state, &glenn), "Anna already has the Glenn clan.");
    act(&mut state, Action::Clan { seat: A, clan: None });
    act(&mut state, glenn);
}

/// T-EN-01, at the table: what is kept tires as many workers, and four is the most.
#[test]
fn kept_cards_are_noted_and_forgotten_with_the_round() {
    let mut state = table();
    act(&mut state, Action::Keep { seat: B, cards: 2 });
    assert_eq!(state.round.kept[1], Some(2));
    assert_eq!(refusal(&state, &Action::Keep { seat: B, cards: 5 }), "Only 4 cards were drawn.");
    next(&mut state);
    until(&mut state, "act");
    assert_eq!(state.round.kept[1], None);
}

/// T-EN-03, at the table.
#[test]
fn a_disc_is_used_twice_and_is_free_again_in_the_next_round() {
    let mut state = table();
    act(&mut state, disc(A, 0, Tile::Explore));
    assert_eq!(refusal(&state, &disc(A, 0, Tile::Construct)), "Construct is not next to Explore.");
    act(&mut state, disc(A, 0, Tile::Sail));
    assert_eq!(refusal(&state, &disc(A, 0, Tile::Explore)), "This pawn has already been used twice this round.");
    assert_eq!(state.discs(A), [Disc::Exhausted(Tile::Sail), Disc::Ready]);
    assert!(EmpiresOfTheNorthRules::check(&state, &disc(A, 2, Tile::Explore)).is_err(), "there is no third");
    next(&mut state);
    until(&mut state, "act");
    assert_eq!(state.discs(A), [Disc::Ready; 2]);
}

#[test]
fn without_a_circle_neighbors_are_not_checked() {
    let mut state = EmpiresOfTheNorthRules::start(&setup_of(2, false)).unwrap();
    until(&mut state, "act");
    act(&mut state, disc(A, 0, Tile::Explore));
    assert_eq!(refusal(&state, &disc(A, 0, Tile::Explore)), "Explore is not next to Explore.");
    act(&mut state, disc(A, 0, Tile::Construct));
}

#[test]
fn an_effect_moves_a_disc_without_its_tile() {
    let mut state = table();
    let moved = Action::MoveDisc { seat: A, disc: 0, to: Tile::Harvest };
    assert_eq!(refusal(&state, &moved), "Only a pawn used this round can be moved.");
    act(&mut state, disc(A, 0, Tile::Explore));
    act(&mut state, moved);
    act(&mut state, disc(A, 0, Tile::Construct));
    assert_eq!(state.discs(A)[0], Disc::Exhausted(Tile::Construct));
}

#[test]
fn turns_go_around_past_those_who_have_passed() {
    let mut state = table();
    let mut order = vec![state.on_turn().unwrap()];
    for action in [
        disc(A, 0, Tile::Explore),
        Action::Act { seat: B, what: Other::Build },
        Action::Pass { seat: C },
        Action::Act { seat: A, what: Other::Location },
        Action::Raid { seat: B, target: A },
    ] {
        act(&mut state, action);
        order.push(state.on_turn().unwrap());
    }
    assert_eq!(order, [A, B, C, A, B, A]);
    let by_passed = Action::Act { seat: C, what: Other::Build };
    assert_eq!(refusal(&state, &by_passed), "Cyril has passed and has no more actions this round.");
    act(&mut state, Action::Pass { seat: A });
    act(&mut state, Action::Pass { seat: B });
    assert_eq!(state.on_turn(), None);
    assert!(matches!(state.guide().next, Next::Ready(say) if say.key() == "empires-of-the-north-next"));
}

/// T-EN-11, at the table.
#[test]
fn nobody_raids_a_player_who_has_passed() {
    let mut state = table();
    act(&mut state, Action::Pass { seat: B });
    let raid = |target| Action::Raid { seat: A, target };
    assert_eq!(refusal(&state, &raid(B)), "A player who has passed can’t be a target.");
    assert_eq!(refusal(&state, &raid(A)), "You can’t raid your own cards.");
    act(&mut state, raid(C));
    act(&mut state, points(B, 1));
}

#[test]
fn sail_puts_a_ship_into_the_queue_and_nothing_else_does() {
    let mut state = table();
    let bare = Action::Disc { seat: A, disc: 0, to: Tile::Sail, cargo: None };
    assert!(refusal(&state, &bare).starts_with("Sail adds a ship to the queue"));
    let elsewhere = Action::Disc { seat: A, disc: 0, to: Tile::Explore, cargo: Some(Cargo::default()) };
    assert_eq!(refusal(&state, &elsewhere), "Ships set sail only on the Sail tile.");
    act(&mut state, disc(A, 0, Tile::Sail));
    assert_eq!(state.ships_of(A), 1);
}

/// T-EN-05 and T-EN-06, at the table.
#[test]
fn ships_sail_in_the_order_of_the_queue_as_far_as_their_tokens_reach() {
    let mut state = table();
    for ship in [sail(A, false, false), sail(B, true, false), sail(C, false, true)] {
        act(&mut state, ship);
    }
    next(&mut state);
    let visit = |place, distance, deed| Action::Visit { place, distance, deed };
    assert_eq!(state.on_turn(), Some(A));
    let far = visit(0, Distance::Distant, Deed::Pillage);
    assert_eq!(refusal(&state, &far), "To reach a distant island, the ship needs a fish.");
    assert_eq!(refusal(&state, &Action::Ahead { place: 0 }), "This ship is already first.");
    act(&mut state, Action::Ahead { place: 1 });
    assert_eq!(state.on_turn(), Some(B));
    act(&mut state, far);
    assert_eq!((state.on_turn(), state.ships_of(B)), (Some(A), 0));
    // A card lets the ship behind sail first.
    act(&mut state, visit(1, Distance::Near, Deed::Conquer));
    assert_eq!(state.conquered, [0, 0, 1]);
    assert!(matches!(state.guide().next, Next::Ready(say) if say.key().ends_with("all-back")));
    next(&mut state);
    assert_eq!(state.queue.ships(), []);
}

#[test]
fn the_button_ends_nobodys_turn() {
    let mut state = table();
    let waits = |state: &State| match state.guide().next {
        Next::Missing(words) => Language::En.say(&words),
        other => panic!("{other:?}"),
    };
    assert_eq!(waits(&state), "Anna’s turn: tap the action");
    assert_eq!(EmpiresOfTheNorthRules::next_action(&state), None);
    for seat in [A, B, C] {
        act(&mut state, Action::Pass { seat });
    }
    let says = |state: &State| match state.guide().next {
        Next::Ready(words) => Language::En.say(&words),
        other => panic!("{other:?}"),
    };
    assert_eq!(says(&state), "Next: Expedition");
}

#[test]
fn ships_of_several_players_come_back_one_by_one() {
    let mut state = table();
    for ship in [sail(A, false, false), sail(B, true, false), sail(B, false, true)] {
        act(&mut state, ship);
    }
    next(&mut state);
    let says = |state: &State| match state.guide().next {
        Next::Ready(words) => Language::En.say(&words),
        other => panic!("{other:?}"),
    };
    assert_eq!(says(&state), "Anna’s ship is back · next: Ben");
    let Some(AnyAction::Game(back)) = EmpiresOfTheNorthRules::next_action(&state) else { panic!("a ship comes back") };
    assert_eq!(EmpiresOfTheNorthRules::whose(&state, &back), Some(A));
    let setup = setup_of(3, false);
    assert_eq!(Language::En.say(&EmpiresOfTheNorthRules::sentence(&setup, &state, &back)), "Anna’s ship is back");
    act(&mut state, back);
    assert_eq!((state.on_turn(), state.ships_of(A)), (Some(B), 0));
    assert_eq!(says(&state), "All 2 ships are back · Cleanup", "they are all Ben's");
    assert_eq!(refusal(&state, &Action::Back { place: 2 }), "There is no such ship in the queue.");
    next(&mut state);
    assert_eq!(state.step(), "cleanup");
}

/// T-EN-07: 25 points in the actions of round 5.
#[test]
fn the_game_ends_after_the_expedition_when_25_are_reached_in_the_actions() {
    let mut state = in_round(5);
    act(&mut state, points(A, 24));
    assert_eq!(announcement(&state), None);
    act(&mut state, points(A, 1));
    let key = |state: &State| announcement(state).map(|say| say.key().to_owned());
    assert_eq!(key(&state).unwrap(), "empires-of-the-north-ends-this-round");
    assert_eq!(Language::En.say(&state.guide().place), "Round 5 · last round");
    next(&mut state);
    assert_eq!(key(&state).unwrap(), "empires-of-the-north-ends-now");
    next(&mut state);
    assert_eq!(state.step(), "count", "without a cleanup");
}

/// T-EN-08: 24 points after the actions of round 5, 26 after its expedition.
#[test]
fn the_next_round_is_the_last_when_25_are_reached_while_sailing() {
    let mut state = in_round(5);
    act(&mut state, points(A, 24));
    next(&mut state);
    act(&mut state, Action::Points { seat: A, change: 2, cause: Cause::Island });
    let words = Language::En.say(&announcement(&state).unwrap());
    assert_eq!(words, "Someone has 25 points. Round 6 will be the last.");
    assert_eq!(Language::En.say(&state.guide().place), "Round 5");
    next(&mut state);
    assert_eq!(state.step(), "cleanup");
    until(&mut state, "sail");
    assert_eq!(Language::En.say(&state.guide().place), "Round 6 · last round");
    next(&mut state);
    assert_eq!((state.step(), state.round_number()), ("count", 6));
}

#[test]
fn a_slip_of_the_finger_ends_nothing() {
    let mut state = in_round(2);
    act(&mut state, points(B, 25));
    act(&mut state, points(B, -1));
    assert_eq!(announcement(&state), None);
    assert_eq!(refusal(&state, &points(A, -1)), "Anna’s points can’t go below 0.");
    assert_eq!(refusal(&state, &points(A, 0)), "The least that points can change by is 1.");
    until(&mut state, "cleanup");
}

/// The actions of a round, without any points before it.
fn in_round(round: u32) -> State {
    let mut state = table();
    while state.round_number() < round {
        next(&mut state);
    }
    until(&mut state, "act");
    state
}

/// T-EN-09, from the first tap to the total.
#[test]
fn a_whole_scoring_with_its_reasons() {
    for (raze_scores, expected) in [(false, 45), (true, 46)] {
        let mut state = EmpiresOfTheNorthRules::start(&setup_of(2, raze_scores)).unwrap();
        until(&mut state, "act");
        act(&mut state, points(A, 20));
        act(&mut state, Action::Points { seat: A, change: 7, cause: Cause::Island });
        until(&mut state, "count");
        let kinds = [(Held::StartCards, 3), (Held::Locations, 6), (Held::Upgrades, 1), (Held::Islands, 2)];
        for (what, to) in kinds {
            act(&mut state, Action::Count { seat: A, what, to: Some(to) });
        }
        act(&mut state, Action::Count { seat: A, what: Held::Resources, to: Some(7) });
        act(&mut state, Action::Count { seat: A, what: Held::Gold, to: Some(3) });
        let raze = Action::Count { seat: A, what: Held::Raze, to: Some(1) };
        if raze_scores {
            assert!(matches!(state.guide().next, Next::Missing(_)));
            act(&mut state, raze);
        } else {
            assert_eq!(refusal(&state, &raze), "Raze tokens do not score in this play.");
        }
        let sheet = state.sheet();
        assert_eq!(sheet.totals[0].value, Some(expected));
        let cell = |row: &str| sheet.cell("points", row, A).unwrap();
        let causes: Vec<_> = cell("track").reason.parts.iter().map(|part| part.amount.unwrap()).collect();
        assert_eq!((cell("track").value, causes), (Some(27), vec![20, 7]));
        assert_eq!(cell("cards").reason.parts.len(), 4);
        assert_eq!(sheet.cell("points", "gold", B).unwrap().value, None, "blank is not zero");
        if raze_scores {
            let raze = &cell("raze").reason;
            assert_eq!((raze.amount, raze.sure), (Some(1), Sure::Stated));
            assert!(Language::En.say(&raze.rule.as_ref().unwrap().place).contains("errata"));
        }
    }
}

/// The erratum holds for who begins a play now; a play whose setup does not name the option was counted without it.
#[test]
fn raze_tokens_score_in_a_new_play_and_not_in_one_from_before() {
    let option = EmpiresOfTheNorth.options().iter().find(|option| option.id == "raze-scores").unwrap();
    assert_eq!(option.default(), Choice::Switch(true));
    let before = trial::setup("empires-of-the-north", &trial::NAMES[..2], &[]);
    let scores = |setup: &Setup| EmpiresOfTheNorthRules::start(setup).unwrap().terms.raze_scores;
    assert!(!scores(&before), "nobody has chosen anything there");
    assert!(scores(&setup_of(2, true)) && !scores(&setup_of(2, false)));
}

/// T-EN-12: workers are asked for in a tie only, and the hand only where they are level too.
#[test]
fn a_tie_asks_for_what_breaks_it() {
    let mut state = table();
    let to = state.scoring_cursor().unwrap();
    act(&mut state, TableAction::Move { to });
    let missing = |state: &State| match state.guide().next {
        Next::Missing(say) => Language::En.say(&say),
        _ => String::new(),
    };
    assert_eq!(missing(&state), "Anna: Cards missing");
    for (seat, gold) in [(A, 4), (B, 4), (C, 3)] {
        count(&mut state, seat, [10, 2, gold]);
    }
    assert_eq!(missing(&state), "A tie. Anna: Workers missing");
    for seat in [A, B] {
        act(&mut state, Action::Count { seat, what: Held::Workers, to: Some(6) });
    }
    assert_eq!(missing(&state), "A tie. Anna: Hand missing");
    act(&mut state, Action::Count { seat: A, what: Held::Hand, to: Some(1) });
    act(&mut state, Action::Count { seat: B, what: Held::Hand, to: Some(3) });
    next(&mut state);
    assert_eq!(state.standing().winners, [B]);
    assert_eq!(places(&state.sheet()), [Some(2), Some(1), Some(3)]);
    assert_eq!(state.guide().next, Next::Over);
    let from = state.table.cursor;
    assert_eq!(refusal(&state, &TableAction::Next { from }), "The game is over. To play on, undo the last step.");
    // All equal: they share.
    act(&mut state, Action::Count { seat: A, what: Held::Hand, to: Some(3) });
    assert_eq!(state.standing().winners, [A, B]);
}

#[test]
fn a_correction_of_the_track_counts_on_and_can_be_given_back() {
    let set = |row: &str, value| CellChange::new(row, A, value).noted("recount");
    let mut state = table();
    act(&mut state, points(A, 5));
    act(&mut state, set("track", Some(9)));
    act(&mut state, points(A, 2));
    let cell = |state: &State| state.sheet().cell("points", "track", A).unwrap().clone();
    assert_eq!((cell(&state).value, cell(&state).is_corrected()), (Some(11), true));
    act(&mut state, set("track", Some(25)));
    assert!(announcement(&state).is_some(), "25 are 25, whoever says so");
    act(&mut state, set("track", None));
    assert_eq!((cell(&state).value, cell(&state).is_corrected()), (Some(7), false));
    act(&mut state, set("gold", Some(4)));
    assert_eq!(points_of(&state, A), 11);
    assert!(refusal(&state, &set("raze", Some(1))).contains("no such cell"));
    assert!(refusal(&state, &set("track", Some(-1))).contains("The least is 0"));
}

#[test]
fn the_box_warns_and_lets_go_on() {
    let mut state = table();
    for (seat, clan) in [(A, Clan::Glenn), (B, Clan::Olaf), (C, Clan::Heidel)] {
        act(&mut state, Action::Clan { seat, clan: Some(clan) });
    }
    for _ in 0..5 {
        act(&mut state, sail(A, false, false));
    }
    assert_eq!(state.guide().warnings, []);
    act(&mut state, sail(A, false, false));
    assert_eq!(state.guide().warnings.len(), 1);
    act(&mut state, Action::Count { seat: B, what: Held::Cards, to: Some(56) });
    assert_eq!(state.guide().warnings.len(), 2);
    assert_eq!(refusal(&state, &Action::Count { seat: B, what: Held::Cards, to: Some(1000) }), "Ben: the most is 999.");
}

#[test]
fn the_guide_is_moved_by_hand_within_the_round_and_to_the_end() {
    let mut state = table();
    act(&mut state, disc(A, 0, Tile::Explore));
    let lookout = Cursor { phase: 1, ..state.table.cursor };
    act(&mut state, TableAction::Move { to: lookout });
    assert_eq!(state.discs(A)[0], Disc::Used(Tile::Explore), "the round is the same");
    let nowhere = Cursor { part: 2, round: 1, ..Cursor::default() };
    assert!(refusal(&state, &TableAction::Move { to: nowhere }).contains("no such step"));
    let from = Cursor { part: 1, round: 7, phase: 2, ..Cursor::default() };
    assert_eq!(refusal(&state, &TableAction::Next { from }), "Someone else already moved on. Nothing was changed.");
}

#[test]
fn taps_join_and_any_entry_can_be_undone() {
    use chrono::{DateTime, TimeDelta};
    let at = |second: i64| DateTime::UNIX_EPOCH + TimeDelta::seconds(second);
    let (_, first) = crate::table::play::begin(&setup_of(2, false), at(0), "test").unwrap();
    let mut log = Log::open::<EmpiresOfTheNorthRules>(&[first]).unwrap();
    let enter = |log: &mut Log, action: Action, second: i64| {
        let line = log.prepare(&serde_json::to_value(action).unwrap(), at(second), "test").unwrap();
        log.accept(&[line]).unwrap();
    };
    let undo = |log: &mut Log, plan: UndoPlan, second: i64| {
        let line = log.prepare_undo(plan.entries, at(second), "test").unwrap();
        log.accept(&[line]).unwrap();
    };
    let state = |log: &Log| log.state().downcast_ref::<State>().unwrap().clone();
    enter(&mut log, disc(A, 0, Tile::Explore), 10);
    enter(&mut log, points(A, 1), 20);
    enter(&mut log, points(A, 1), 21);
    enter(&mut log, disc(A, 0, Tile::Sail), 30);
    let sentences: Vec<String> = log.history().iter().map(|row| Language::En.say(&row.sentence)).collect();
    let expected =
        ["Anna: Explore", "Anna gains 2 points (Card)", "Anna sets sail without tokens, second use for 1 food"];
    assert_eq!(sentences, expected);
    // Without the first use the second is a first one, and the ship still sails.
    let plan = log.undo_plan(2).unwrap();
    assert_eq!((&plan.entries[..], plan.unfit.len()), (&[2][..], 0));
    undo(&mut log, plan, 40);
    assert_eq!(state(&log).discs(A)[0], Disc::Used(Tile::Sail));
    let plan = log.undo_plan(3).unwrap();
    undo(&mut log, plan, 41);
    assert_eq!(points_of(&state(&log), A), 0);
}

fn any_own_action() -> impl Strategy<Value = Action> {
    let seat = || (0..4_u8).prop_map(Seat);
    let tile = || prop::sample::select(&Tile::ALL[..]);
    let cargo = || (any::<bool>(), any::<bool>()).prop_map(|(fish, raze)| Cargo { fish, raze });
    let held = prop::sample::select(
        &[Held::Cards, Held::StartCards, Held::Islands, Held::Resources, Held::Gold, Held::Workers, Held::Hand][..],
    );
    let near = prop::sample::select(&[Distance::Near, Distance::Distant][..]);
    let deed = prop::sample::select(&[Deed::Pillage, Deed::Conquer][..]);
    prop_oneof![
        1 => Just(Action::Circle { tiles: Circle::new(Tile::ALL).unwrap(), by_app: true }),
        1 => (seat(), prop::option::of(prop::sample::select(&Clan::ALL[..])))
            .prop_map(|(seat, clan)| Action::Clan { seat, clan }),
        1 => (seat(), 0..6_u32).prop_map(|(seat, cards)| Action::Keep { seat, cards }),
        6 => (seat(), 0..3_u8, tile(), prop::option::of(cargo()))
            .prop_map(|(seat, disc, to, cargo)| Action::Disc { seat, disc, to, cargo }),
        1 => (seat(), 0..3_u8, tile()).prop_map(|(seat, disc, to)| Action::MoveDisc { seat, disc, to }),
        2 => seat().prop_map(|seat| Action::Act { seat, what: Other::Build }),
        2 => (seat(), seat()).prop_map(|(seat, target)| Action::Raid { seat, target }),
        2 => seat().prop_map(|seat| Action::Pass { seat }),
        2 => (seat(), cargo()).prop_map(|(seat, cargo)| Action::Embark { seat, cargo }),
        1 => (0..6_usize).prop_map(|place| Action::Ahead { place }),
        3 => (0..4_usize, near, deed).prop_map(|(place, distance, deed)| Action::Visit { place, distance, deed }),
        6 => (seat(), -3..9_i32, prop::sample::select(&Cause::ALL[..]))
            .prop_map(|(seat, change, cause)| Action::Points { seat, change, cause }),
        4 => (seat(), held, prop::option::of(0..30_u32)).prop_map(|(seat, what, to)| Action::Count { seat, what, to }),
    ]
}

fn any_action() -> impl Strategy<Value = AnyAction<Action>> {
    prop_oneof![
        36 => any_own_action().prop_map(AnyAction::from),
        1 => trial::any_move().prop_map(AnyAction::from),
        1 => trial::any_change(&["track", "cards", "raze", "none"]).prop_map(AnyAction::from),
    ]
}

proptest! {
    /// Whatever is entered in whatever order, nothing panics, a total is the sum of what was entered, and every action
    /// has its sentence.
    #[test]
    fn any_actions_leave_a_table_that_can_be_shown(
        raze_scores in any::<bool>(),
        actions in prop::collection::vec((any_action(), any::<bool>()), 1..120),
    ) {
        let setup = setup_of(3, raze_scores);
        let mut state = EmpiresOfTheNorthRules::start(&setup).unwrap();
        for (action, and_next) in actions {
            trial::attempt::<EmpiresOfTheNorthRules>(&mut state, action);
            if and_next {
                let from = state.table.cursor;
                trial::attempt::<EmpiresOfTheNorthRules>(&mut state, TableAction::Next { from });
            }
            let sheet = state.sheet();
            for seat in state.all_seats() {
                let rows: i64 = sheet.groups[0].rows.iter().filter_map(|row| row.cells[seat.index()].value).sum();
                prop_assert_eq!(sheet.totals[seat.index()].value, Some(rows));
                prop_assert_eq!(sheet.cell("points", "track", seat).unwrap().value, Some(state.track.points(seat)));
                prop_assert!(state.track.points(seat) >= 0);
            }
            prop_assert!(!state.guide().phases.is_empty());
        }
    }
}

fn example(which: Example) -> State {
    let (setup, actions) = EmpiresOfTheNorth.example(which, Language::En);
    trial::played::<EmpiresOfTheNorthRules>(&setup, actions)
}

#[test]
fn in_the_finished_example_the_cards_break_a_tie() {
    let state = example(Example::Finished);
    let points: Vec<i64> = state.all_seats().map(|seat| points_of(&state, seat)).collect();
    assert_eq!(points, [42, 42, 34]);
    assert_eq!(state.standing().winners, [Seat(1)]);
}

#[test]
fn the_half_way_example_is_in_the_actions_with_a_ship_in_the_queue() {
    let state = example(Example::HalfWay);
    assert_eq!((state.step(), state.round_number()), ("act", 3));
    assert!(state.has_passed(state.first()) && !state.queue.ships().is_empty());
}
