//! The play's promises: rounds go around, two actions each, the end is seen coming, and every total has its reasons.

use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::games::dice_settlers::actions::{RoundAction, Symbol};
use crate::games::dice_settlers::calculators;
use crate::games::dice_settlers::end::{Alarm, Trigger};
use crate::games::dice_settlers::field::{Field, Presence, Value};
use crate::games::dice_settlers::pieces::DieColor;
use crate::games::dice_settlers::sales::Sales;
use crate::locale::Language;
use crate::table::action::{AnyAction, CellChange, TableAction};
use crate::table::guide::{Cursor, Next};
use crate::table::reason::Sure;
use crate::table::rules::{Guided as _, Scored as _};
use crate::table::seat::{Choice, Seat};
use crate::table::sheet::Origin;
use crate::table::trial;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn setup(players: usize, options: &[(&str, bool)]) -> Setup {
    let options: Vec<_> = options.iter().map(|&(id, on)| (id, Choice::Switch(on))).collect();
    trial::setup("dice-settlers", &trial::NAMES[..players], &options)
}

/// A table of so many, at the beginning of the first round.
fn table(players: usize) -> State {
    let mut state = DiceSettlersRules::start(&setup(players, &[])).unwrap();
    next(&mut state);
    state
}

fn act(state: &mut State, action: impl Into<AnyAction<Action>>) {
    trial::enter::<DiceSettlersRules>(state, action);
}

/// The words with which an action is refused.
fn refusal(state: &State, action: &(impl Clone + Into<AnyAction<Action>>)) -> String {
    trial::refusal::<DiceSettlersRules>(state, action.clone()).1
}

fn next(state: &mut State) {
    trial::next::<DiceSettlersRules>(state);
}

/// To this step, by ends of steps.
fn to(state: &mut State, step: &str) {
    while state.step() != step {
        next(state);
    }
}

fn main_action(seat: Seat, symbols: &[Symbol]) -> Action {
    Action::Act { seat, symbols: symbols.to_vec(), sold: Sales::default(), dice: Vec::new() }
}

fn set(state: &mut State, field: Field, value: Value) {
    act(state, Action::SetFigure { figure: OwnFigure::new(field, value).unwrap() });
}

fn value(state: &State, row: &str, seat: Seat) -> Option<i64> {
    let sheet = state.sheet();
    let group = if row == "vp-tokens" { "game" } else { "end" };
    sheet.cell(group, row, seat).unwrap().value
}

fn total(state: &State, seat: Seat) -> Option<i64> {
    state.sheet().totals[seat.index()].value
}

fn warnings(state: &State) -> Vec<String> {
    state.guide().warnings.iter().map(|say| Language::En.say(say)).collect()
}

fn places(sheet: &crate::table::sheet::Sheet) -> Vec<Option<u8>> {
    Seat::all(sheet.totals.len()).map(|seat| sheet.place(seat)).collect()
}

#[test]
fn the_guide_file_is_sound() {
    assert!(Guide::parse(GUIDE).is_ok());
    let calculators: Vec<&str> = calculators::ALL.iter().map(|calculator| calculator.name).collect();
    let steps = guide_data().phases.iter().flat_map(|phase| phase.steps());
    assert!(steps.filter_map(|step| step.calculator.as_deref()).all(|name| calculators.contains(&name)));
}

#[test]
fn one_to_four_can_play_and_no_others() {
    for players in 1..=4 {
        assert!(DiceSettlersRules::start(&setup(players, &[])).is_ok());
    }
    assert!(DiceSettlersRules::start(&setup(0, &[])).is_err());
    let mut five = setup(4, &[]);
    five.players.push(five.players[0].clone());
    assert!(DiceSettlersRules::start(&five).is_err());
    let figures = Setup { figures: json!([{"field": "house-points", "value": "many"}]), ..setup(2, &[]) };
    assert!(DiceSettlersRules::start(&figures).is_err());
}

#[test]
fn a_round_has_three_phases_and_the_start_player_moves_to_the_left() {
    let mut state = table(3);
    assert_eq!((state.round, state.step(), state.first), (1, "roll", A));
    next(&mut state);
    assert_eq!(state.step(), "actions");
    next(&mut state);
    assert_eq!(state.step(), "clean-up");
    next(&mut state);
    assert_eq!((state.round, state.step(), state.first), (2, "roll", B));
}

#[test]
fn everyone_acts_once_then_everyone_again() {
    let mut state = table(3);
    to(&mut state, "actions");
    let mut order = Vec::new();
    for symbols in [[Symbol::Compass], [Symbol::Campfire]] {
        for _ in 0..3 {
            let seat = state.on_turn().unwrap();
            order.push(seat);
            act(&mut state, main_action(seat, &symbols));
        }
    }
    assert_eq!((order, state.on_turn()), (vec![A, B, C, A, B, C], None));
}

#[test]
fn who_passes_is_not_asked_again_in_the_round() {
    let mut state = table(3);
    to(&mut state, "actions");
    act(&mut state, Action::Pass { seat: A, on: true });
    assert_eq!(state.on_turn(), Some(B));
    act(&mut state, main_action(B, &[Symbol::Rifles]));
    act(&mut state, main_action(C, &[Symbol::Rifles]));
    assert_eq!(state.on_turn(), Some(B));
    act(&mut state, Action::Pass { seat: A, on: false });
    assert_eq!(state.on_turn(), Some(A));
    to(&mut state, "clean-up");
    next(&mut state);
    assert!(state.all_seats().all(|seat| state.actions_left(seat) == 2));
}

#[test]
fn the_same_action_twice_in_a_round_is_refused_with_words() {
    let mut state = table(2);
    to(&mut state, "actions");
    let harvest = main_action(A, &[Symbol::Food, Symbol::Wood]);
    act(&mut state, harvest.clone());
    assert_eq!(refusal(&state, &harvest), "This player already did Harvest this round.");
    act(&mut state, main_action(A, &[Symbol::Lantern]));
    assert!(refusal(&state, &main_action(A, &[Symbol::Compass])).starts_with("Each player has only 2 main actions"));
    act(&mut state, Action::Factory { seat: A });
    act(&mut state, Action::Factory { seat: A });
    assert_eq!(state.tableau(A).main_actions(), 2);
    act(&mut state, Action::TakeBack { seat: A, action: RoundAction::Harvest });
    act(&mut state, harvest);
    assert_eq!(refusal(&state, &main_action(B, &[Symbol::Settler])).split(':').next(), Some("Settler"));
    assert_eq!(refusal(&state, &main_action(B, &[])), "Tap the symbols spent on it.");
}

#[test]
fn a_table_with_another_number_of_main_actions_sets_it() {
    let mut state = table(2);
    set(&mut state, Field::MainActions, Value::Number(1));
    to(&mut state, "actions");
    act(&mut state, main_action(A, &[Symbol::Purse]));
    act(&mut state, main_action(B, &[Symbol::Purse]));
    assert_eq!(state.on_turn(), None);
}

#[test]
fn a_house_asks_for_three_tents_more_than_each_rival() {
    let mut state = table(2);
    to(&mut state, "actions");
    assert_eq!(refusal(&state, &Action::Claim { seat: A, tents: vec![3, 1] }), "One more tent is needed for a house.");
    act(&mut state, Action::Claim { seat: A, tents: vec![4, 1] });
    assert_eq!(state.tableau(A).houses, 1);
    assert_eq!(state.actions_left(A), 2);
    act(&mut state, Action::TakeBack { seat: A, action: RoundAction::Claim });
    assert_eq!(state.tableau(A).houses, 0);
}

#[test]
fn what_trade_and_recruit_bring_is_kept_and_taken_back() {
    let mut state = table(2);
    to(&mut state, "actions");
    let sold = Sales::default().changed(3, 1).unwrap();
    let trade = Action::Act { seat: A, symbols: vec![Symbol::Handshake], sold, dice: Vec::new() };
    act(&mut state, trade);
    let dice = vec![DieColor::Orange];
    act(&mut state, Action::Act { seat: A, symbols: vec![Symbol::Purse], sold: Sales::default(), dice });
    assert_eq!((value(&state, "vp-tokens", A), state.tableau(A).dice), (Some(0), 6));
    set(&mut state, Field::SaleOfThree, Value::Number(6));
    assert_eq!(value(&state, "vp-tokens", A), Some(6));
    act(&mut state, Action::TakeBack { seat: A, action: RoundAction::Trade });
    act(&mut state, Action::TakeBack { seat: A, action: RoundAction::Recruit });
    assert_eq!((value(&state, "vp-tokens", A), state.tableau(A).dice), (Some(0), 5));
    let wrong = Action::Act { seat: B, symbols: vec![Symbol::Rifles], sold, dice: Vec::new() };
    assert_eq!(refusal(&state, &wrong), "Only Trade sells resources.");
}

#[test]
fn a_color_that_is_gone_cannot_be_recruited() {
    let mut state = table(3);
    to(&mut state, "actions");
    act(&mut state, Action::Color { color: DieColor::Gray, gone: true });
    let recruit =
        |color| Action::Act { seat: A, symbols: vec![Symbol::Purse], sold: Sales::default(), dice: vec![color] };
    assert!(refusal(&state, &recruit(DieColor::Gray)).starts_with("Gray"));
    // One source puts the white dice that nobody has back into the box.
    assert!(refusal(&state, &recruit(DieColor::White)).starts_with("White"));
    act(&mut state, recruit(DieColor::Brown));
    assert_eq!(state.watch().colors, Some(4));
}

#[test]
fn the_white_dice_are_in_the_supply_where_the_table_plays_so_and_has_some_left() {
    let with = |players: usize| {
        let state = DiceSettlersRules::start(&setup(players, &[("white-stays", true)])).unwrap();
        state.watch().colors
    };
    assert_eq!((with(3), with(4)), (Some(6), Some(5)), "four players have all twelve");
    assert_eq!(table(3).watch().colors, Some(5));
}

#[test]
fn a_color_is_gone_when_the_players_have_all_of_it() {
    let mut state = table(2);
    act(&mut state, Action::Dice { seat: A, color: Some(DieColor::Orange), change: 6 });
    assert!(!state.is_gone(DieColor::Orange));
    act(&mut state, Action::Dice { seat: B, color: Some(DieColor::Orange), change: 1 });
    assert!(state.is_gone(DieColor::Orange));
    let back = Action::Color { color: DieColor::Orange, gone: false };
    assert_eq!(refusal(&state, &back), "The players already hold all dice of this color.");
    act(&mut state, Action::Dice { seat: B, color: Some(DieColor::Orange), change: 1 });
    assert_eq!(warnings(&state), ["Orange dice: 8 are needed; the box has 7."]);
}

#[test]
fn what_is_not_known_is_blank_until_the_table_sets_it() {
    let mut state = table(2);
    let watch = state.watch();
    assert_eq!((watch.tiles, watch.pool), (None, None));
    assert_eq!([Trigger::Tiles, Trigger::Pool].map(|trigger| watch.alarm(trigger)), [Alarm::Unknown; 2]);
    assert!(refusal(&state, &Action::Stock { what: Stock::Pool, change: -1 }).starts_with("First enter"));
    set(&mut state, Field::MapTilesForTwo, Value::Number(12));
    set(&mut state, Field::PoolForTwo, Value::Number(40));
    to(&mut state, "actions");
    act(&mut state, main_action(A, &[Symbol::Compass, Symbol::Compass]));
    act(&mut state, Action::Points { seat: A, source: Source::Tile, change: 3 });
    act(&mut state, Action::Stock { what: Stock::Pool, change: -2 });
    let watch = state.watch();
    assert_eq!((watch.tiles, watch.pool), (Some(11), Some(35)));
    act(&mut state, Action::ForgetFigure { field: Field::PoolForTwo });
    assert_eq!(state.watch().pool, None);
}

#[test]
fn each_trigger_warns_one_before_and_announces_the_last_round() {
    type Bring = fn(&mut State, bool);
    let cases: [(Trigger, Bring); 4] = [
        (Trigger::Tiles, |state, near| {
            set(state, Field::MapTilesForTwo, Value::Number(2));
            act(state, Action::Stock { what: Stock::Tiles, change: if near { -1 } else { -2 } });
        }),
        (Trigger::Houses, |state, near| act(state, Action::Houses { seat: B, change: if near { 4 } else { 5 } })),
        (Trigger::Colors, |state, near| {
            let gone = [DieColor::Yellow, DieColor::Orange, DieColor::Gray];
            for color in gone.into_iter().take(if near { 2 } else { 3 }) {
                act(state, Action::Color { color, gone: true });
            }
        }),
        (Trigger::Pool, |state, near| {
            set(state, Field::PoolForTwo, Value::Number(20));
            act(state, Action::Points { seat: A, source: Source::Trade, change: if near { 15 } else { 20 } });
        }),
    ];
    for (trigger, bring) in cases {
        let mut near = table(2);
        bring(&mut near, true);
        assert_eq!((near.watch().alarm(trigger), warnings(&near).len()), (Alarm::Near, 1), "{trigger:?}");
        let mut there = table(2);
        bring(&mut there, false);
        assert_eq!(there.watch().reached().collect::<Vec<_>>(), [trigger]);
        assert_eq!(warnings(&there).len(), 2, "{trigger:?}");
        to(&mut there, "clean-up");
        next(&mut there);
        assert_eq!((there.round, there.last_round, there.is_last_round()), (2, Some(2), true));
        assert_eq!(warnings(&there), ["This is the last round. Then the points are counted."]);
        assert_eq!(Language::En.say(&there.guide().place), "Round 2 · last round");
        to(&mut there, "clean-up");
        next(&mut there);
        assert_eq!((there.step(), there.is_scoring(), there.round), ("scoring", true, 2));
    }
}

#[test]
fn a_table_that_keeps_no_numbers_says_itself_that_the_end_has_begun() {
    let mut state = table(2);
    act(&mut state, Action::End { on: true });
    assert_eq!(warnings(&state), ["Round 2 is the last"]);
    act(&mut state, Action::End { on: false });
    assert_eq!(state.last_round, None);
    act(&mut state, Action::Houses { seat: A, change: 5 });
    to(&mut state, "clean-up");
    next(&mut state);
    assert!(refusal(&state, &Action::End { on: false }).starts_with("One of the four end triggers"));
}

/// A table of two after its last round.
fn scoring_table() -> State {
    let mut state = table(2);
    act(&mut state, Action::Houses { seat: A, change: 5 });
    to(&mut state, "scoring");
    state
}

fn count(state: &mut State, seat: Seat, counts: [u32; 3]) {
    let whats = [Counted::Control, Counted::Presence, Counted::Technologies];
    for (what, points) in whats.into_iter().zip(counts) {
        act(state, Action::Count { seat, what, points: Some(points) });
    }
}

#[test]
fn the_points_at_the_end_have_their_reasons_and_blank_is_not_zero() {
    let mut state = scoring_table();
    assert_eq!(
        ["tiles", "technologies", "houses", "dice"].map(|row| value(&state, row, A)),
        [None, None, None, Some(6)]
    );
    assert_eq!(value(&state, "houses", B), Some(0), "no houses score nothing, whatever one is worth");
    let Next::Missing(what) = state.guide().next else { panic!("tiles are missing") };
    assert_eq!(Language::En.say(&what), "Anna’s map tiles?");
    count(&mut state, A, [9, 4, 11]);
    count(&mut state, B, [10, 0, 6]);
    set(&mut state, Field::HousePoints, Value::Number(2));
    act(&mut state, Action::Points { seat: A, source: Source::Trade, change: 12 });
    act(&mut state, Action::Dice { seat: A, color: None, change: 4 });
    assert_eq!(
        ["vp-tokens", "tiles", "technologies", "houses", "dice"].map(|row| value(&state, row, A)),
        [Some(12), Some(13), Some(11), Some(10), Some(12)]
    );
    assert_eq!((total(&state, A), total(&state, B)), (Some(58), Some(22)));
    let sheet = state.sheet();
    let parts: Vec<Option<i64>> =
        sheet.cell("end", "tiles", A).unwrap().reason.parts.iter().map(|part| part.amount).collect();
    assert_eq!(parts, [Some(9), Some(4), None]);
    assert_eq!(sheet.cell("end", "houses", A).unwrap().reason.least_sure(), Sure::Owner);
    next(&mut state);
    let standing = state.standing();
    assert_eq!((standing.winners, standing.finished), (vec![A], true));
    assert_eq!(places(&state.sheet()), [Some(1), Some(2)]);
}

#[test]
fn equal_points_share_the_place_until_the_table_says_what_decides() {
    let mut state = scoring_table();
    set(&mut state, Field::HousePoints, Value::Number(0));
    count(&mut state, A, [9, 4, 11]);
    count(&mut state, B, [20, 4, 0]);
    next(&mut state);
    // A tie is shown as a tie: whoever shares the first place shares the win, and no word says that it is open.
    let standing = state.standing();
    assert_eq!((standing.winners, standing.open), (vec![A, B], vec![]), "nobody knows what decides");
    let decided: Vec<String> = standing.decided.iter().map(|say| Language::En.say(say)).collect();
    assert!(decided[1].starts_with("What your rulebook says about ties is not known here"), "{decided:?}");
    assert_eq!(winner_reason(&state).least_sure(), Sure::Unknown);
    let tie = crate::games::dice_settlers::field::TieBreak::Tiles;
    set(&mut state, Field::TieBreak, Value::TieBreak(tie));
    assert_eq!(state.standing().winners, [B]);
}

#[test]
fn nobody_has_won_while_a_figure_is_open_that_could_change_it() {
    let mut state = scoring_table();
    set(&mut state, Field::HousePoints, Value::Number(0));
    count(&mut state, A, [20, 0, 0]);
    count(&mut state, B, [19, 0, 0]);
    act(&mut state, Action::Sell { seat: B, equal: 3, change: 1 });
    next(&mut state);
    let standing = |state: &State| state.standing();
    assert_eq!((standing(&state).winners, standing(&state).leaders), (vec![], vec![A]));
    let open: Vec<String> = standing(&state).open.iter().map(|say| Language::En.say(say)).collect();
    assert_eq!(open.len(), 1, "what nobody sold, and what tells nobody apart, is not asked for: {open:?}");
    assert!(open[0].contains("check your rulebook"), "{open:?}");
    let place = |state: &State| state.sheet().places[0].reason.least_sure();
    assert_eq!(place(&state), Sure::Unknown, "the place says it too");
    set(&mut state, Field::SaleOfThree, Value::Number(0));
    assert_eq!((standing(&state).winners, standing(&state).open), (vec![A], vec![]));
    set(&mut state, Field::SaleOfThree, Value::Number(5));
    assert_eq!(standing(&state).winners, [B]);
}

#[test]
fn a_cell_put_right_by_hand_decides_too() {
    let mut state = scoring_table();
    set(&mut state, Field::HousePoints, Value::Number(0));
    count(&mut state, A, [9, 4, 11]);
    let cell = |value| CellChange::new("tiles", B, value).noted("recounted");
    act(&mut state, cell(Some(40)));
    act(&mut state, Action::Count { seat: B, what: Counted::Technologies, points: Some(0) });
    next(&mut state);
    assert_eq!(state.standing().winners, [B]);
    let sheet = state.sheet();
    assert!(matches!(sheet.cell("end", "tiles", B).unwrap().origin, Origin::Entered));
    act(&mut state, cell(None));
    assert_eq!(value(&state, "tiles", B), None);
    assert!(!refusal(&state, &CellChange::new("gold", B, None)).is_empty());
}

#[test]
fn who_gets_the_lower_value_is_said_with_the_tiles() {
    let mut state = scoring_table();
    count(&mut state, A, [9, 4, 11]);
    let sure = |state: &State| state.sheet().cell("end", "tiles", A).unwrap().reason.least_sure();
    assert_eq!(sure(&state), Sure::Unknown);
    set(&mut state, Field::Presence, Value::Presence(Presence::SecondMost));
    assert_eq!(sure(&state), Sure::Owner);
}

#[test]
fn one_player_keeps_the_score_and_nobody_wins() {
    let mut state = table(1);
    to(&mut state, "actions");
    act(&mut state, main_action(A, &[Symbol::Compass]));
    act(&mut state, main_action(A, &[Symbol::Rifles]));
    act(&mut state, Action::End { on: true });
    to(&mut state, "scoring");
    count(&mut state, A, [3, 0, 0]);
    next(&mut state);
    let standing = state.standing();
    assert_eq!((standing.winners, standing.finished, standing.points), (vec![], true, vec![Some(9)]));
}

#[test]
fn the_guide_never_blocks_and_the_score_counts_without_it() {
    let mut state = DiceSettlersRules::start(&setup(2, &[])).unwrap();
    act(&mut state, CellChange::new("tiles", A, Some(12)));
    assert_eq!(total(&state, A), Some(18), "twelve for tiles and six for five dice");
    let end = Cursor { part: 2, phase: 4, ..Cursor::default() };
    act(&mut state, TableAction::Move { to: end });
    assert_eq!(state.step(), "scoring");
    let Some(first) = state.guide().phases.first().map(|phase| phase.at) else { panic!("no phase") };
    act(&mut state, TableAction::Move { to: first });
    assert_eq!((state.step(), state.round), ("roll", 1));
    assert!(!refusal(&state, &TableAction::Move { to: Cursor { part: 3, ..end } }).is_empty());
    let from = Cursor { round: 9, ..state.table.cursor };
    assert_eq!(refusal(&state, &TableAction::Next { from }), "Someone else already moved on. Nothing was changed.");
}

#[test]
fn a_table_that_does_not_follow_the_actions_is_not_asked_for_them() {
    let mut state = DiceSettlersRules::start(&setup(2, &[("follow-actions", false)])).unwrap();
    to(&mut state, "actions");
    assert_eq!(state.on_turn(), None);
    assert!(refusal(&state, &main_action(A, &[Symbol::Compass])).starts_with("This play does not track"));
    let Next::Ready(words) = state.guide().next else { panic!("the step can end") };
    assert_eq!(Language::En.say(&words), "Next: Cleanup");
}

#[test]
fn the_button_ends_nobodys_actions() {
    let mut state = table(2);
    to(&mut state, "actions");
    let button = |state: &State| match state.guide().next {
        Next::Ready(words) => Ok(Language::En.say(&words)),
        Next::Missing(words) => Err(Language::En.say(&words)),
        Next::Over => panic!("it is not over"),
    };
    let first = state.on_turn().unwrap();
    let waits = format!("{}’s turn: tap the symbols", Language::En.say(&state.name(first)));
    assert_eq!(button(&state), Err(waits));
    assert_eq!(DiceSettlersRules::next_action(&state), None);
    for seat in [A, B] {
        act(&mut state, Action::Pass { seat, on: true });
    }
    assert_eq!(button(&state), Ok("Next: Cleanup".to_owned()));
    // Alone it ends only one's own, and says how many.
    let mut alone = table(1);
    to(&mut alone, "actions");
    assert_eq!(button(&alone), Ok("Cleanup (2 actions left)".to_owned()));
}

#[test]
fn taps_on_the_same_thing_are_one_entry() {
    let points = |change| Action::Points { seat: A, source: Source::Tile, change };
    assert_eq!(sentence::join(&points(5), &points(1)), Some(points(6)));
    let other = Action::Points { seat: A, source: Source::Other, change: 1 };
    assert_eq!(sentence::join(&points(5), &other), None);
    let house = |seat| Action::Houses { seat, change: 1 };
    assert_eq!(sentence::join(&house(A), &house(B)), None);
}

fn any_action() -> impl Strategy<Value = Action> {
    let seat = (0..4u8).prop_map(Seat);
    let change = -3..8i32;
    prop_oneof![
        (seat.clone(), 0..11usize, 1..4usize)
            .prop_map(|(seat, symbol, count)| { main_action(seat, &vec![Symbol::ALL[symbol]; count]) }),
        seat.clone().prop_map(|seat| Action::Pass { seat, on: true }),
        (seat.clone(), change.clone()).prop_map(|(seat, change)| Action::Houses { seat, change }),
        (seat.clone(), 0..6usize, change.clone()).prop_map(|(seat, color, change)| Action::Dice {
            seat,
            color: Some(DieColor::ALL[color]),
            change
        }),
        (seat.clone(), 0..4usize, change.clone()).prop_map(|(seat, source, change)| Action::Points {
            seat,
            source: Source::ALL[source],
            change
        }),
        (seat.clone(), 0..5u32, change).prop_map(|(seat, equal, change)| Action::Sell { seat, equal, change }),
        (seat.clone(), 0..9usize)
            .prop_map(|(seat, action)| Action::TakeBack { seat, action: RoundAction::ALL[action] }),
        (seat, 0..4usize, 0..30u32).prop_map(|(seat, what, points)| Action::Count {
            seat,
            what: Counted::ALL[what],
            points: Some(points)
        }),
        Just(Action::End { on: true }),
    ]
}

proptest! {
    #[test]
    fn whatever_is_entered_the_total_is_the_sum_of_its_rows(
        actions in proptest::collection::vec((any_action(), any::<bool>()), 0..60)
    ) {
        let mut state = table(3);
        for (action, then_next) in actions {
            trial::attempt::<DiceSettlersRules>(&mut state, action);
            if then_next {
                let from = state.table.cursor;
                trial::attempt::<DiceSettlersRules>(&mut state, TableAction::Next { from });
            }
            prop_assert!(state.all_seats().all(|seat| state.tableau(seat).main_actions() <= 2));
        }
        let sheet = state.sheet();
        for seat in state.all_seats() {
            let scored = sheet.groups.iter().filter(|group| group.scored);
            let cells = scored.flat_map(|group| &group.rows).filter_map(|row| row.cells[seat.index()].value);
            prop_assert_eq!(sheet.totals[seat.index()].value.unwrap_or(0), cells.sum::<i64>());
        }
    }
}
