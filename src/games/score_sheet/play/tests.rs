//! The play's promises: blank is not zero, rounds go on and end, ties are decided, and nothing impossible is entered.

use proptest::prelude::*;

use super::*;
use crate::games::score_sheet::file::read;
use crate::games::score_sheet::points::Rule;
use crate::games::score_sheet::template::{Rounds, Row, Template, Tie};
use crate::locale::Language;
use crate::table::action::{AnyAction, CellChange, TableAction};
use crate::table::guide::{Cursor, Next};
use crate::table::ranking::Wins;
use crate::table::rules::{Guided as _, Scored as _};
use crate::table::seat::Seat;
use crate::table::sheet::Origin;
use crate::table::trial;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn setup(template: Option<&Template>) -> Setup {
    let figures = serde_json::to_value(template).unwrap();
    Setup { figures, ..trial::setup("score-sheet", &trial::NAMES[..3], &[]) }
}

fn table(template: &Template) -> State {
    ScoreSheetRules::start(&setup(Some(template))).unwrap()
}

fn metropolis() -> Template {
    read(include_str!("../../../../data/games/score-sheet/example.toml")).unwrap()
}

fn act(state: &mut State, action: impl Into<AnyAction<Action>>) {
    let action = action.into();
    let said = action.sentence::<ScoreSheetRules>(&setup(Some(&state.template)), state);
    for language in Language::ALL {
        assert!(!language.say(&said).contains("score-sheet"), "{action:?}");
    }
    trial::enter::<ScoreSheetRules>(state, action);
}

fn refused(state: &State, action: &(impl Clone + Into<AnyAction<Action>>)) -> String {
    trial::refusal::<ScoreSheetRules>(state, action.clone()).1
}

fn enter(row: &str, round: Option<u16>, seat: Seat, value: i64) -> Action {
    Action::Enter { row: row.to_owned(), round, seat, value: Some(value) }
}

fn add(row: &str, seat: Seat, change: i64) -> Action {
    Action::Add { row: row.to_owned(), round: None, seat, change }
}

fn next(state: &mut State) {
    trial::next::<ScoreSheetRules>(state);
}

fn points(state: &State) -> Vec<Option<i64>> {
    let standing = state.standing();
    let sheet = state.sheet();
    let totals: Vec<Option<i64>> = sheet.totals.iter().map(|cell| cell.value).collect();
    assert_eq!(standing.points, totals, "the standing says what the sheet says");
    totals
}

fn winners(state: &State) -> Vec<Seat> {
    state.standing().winners
}

fn places(sheet: &crate::table::sheet::Sheet) -> Vec<Option<u8>> {
    Seat::all(sheet.totals.len()).map(|seat| sheet.place(seat)).collect()
}

#[test]
fn without_a_template_it_is_one_number_each() {
    let mut state = ScoreSheetRules::start(&setup(None)).unwrap();
    assert_eq!(points(&state), [None, None, None], "blank is not zero");
    act(&mut state, add("points", A, 1));
    act(&mut state, add("points", A, 4));
    act(&mut state, enter("points", None, B, 0));
    assert_eq!(points(&state), [Some(5), Some(0), None]);
    let next_words = |state: &State| state.guide().next;
    let Next::Ready(words) = next_words(&state) else { panic!("the table may go on") };
    assert_eq!(Language::En.say(&words), "End the game · 1 blank");
    next(&mut state);
    assert_eq!((winners(&state), next_words(&state)), (vec![A], Next::Over));
    let sheet = state.sheet();
    assert_eq!(places(&sheet), [Some(1), Some(2), None], "who was never counted has no place");
}

#[test]
fn each_row_scores_by_its_rule_and_says_so() {
    let mut state = table(&metropolis());
    for (row, count) in [("hotel", 4), ("metro", 5), ("park", 3)] {
        act(&mut state, enter(row, Some(0), A, count));
    }
    act(&mut state, enter("bonus", None, A, 7));
    assert_eq!(points(&state), [Some(12 + 10 + 4 + 7), None, None]);
    let sheet = state.sheet();
    let cell = sheet.cell("round-1", "row-2", A).unwrap();
    assert_eq!((cell.value, cell.reason.parts[0].amount), (Some(10), Some(5)));
    let rule = cell.reason.rule.as_ref().unwrap();
    assert_eq!(Language::En.say(&rule.words), "5 for every 2");
    assert_eq!(Language::Cs.say(&rule.place), "Šablona „Metropolis“");
}

#[test]
fn fixed_rounds_lead_to_the_end_and_open_ones_until_the_table_says_so() {
    let mut state = table(&metropolis());
    let mut places = Vec::new();
    while !state.table.over {
        places.push(Language::En.say(&state.guide().place));
        next(&mut state);
    }
    let round = |round| format!("Round {round} of 3");
    assert_eq!(places, [round(1), round(2), round(3), "At the end".to_owned()]);

    let mut state = table(&Template::by_rounds());
    let last = |state: &State| Action::LastRound { from: state.table.cursor };
    next(&mut state);
    next(&mut state);
    act(&mut state, enter("points", Some(2), B, 5));
    act(&mut state, enter("points", Some(0), A, 3));
    let sheet = state.sheet();
    assert_eq!((sheet.groups.len(), sheet.groups[0].rows.len()), (1, 3), "a row for each round that was begun");
    let end = last(&state);
    act(&mut state, end);
    assert!(state.table.over);
    let standing = state.standing();
    assert_eq!((standing.leaders, standing.winners, standing.open.len()), (vec![B], vec![], 2));
    assert!(refused(&table(&metropolis()), &last(&table(&metropolis()))).contains("sets the number"));
}

#[test]
fn the_lowest_wins_where_the_template_says_so() {
    let mut state = table(&Template { wins: Wins::Lowest, ..Template::points() });
    for (seat, value) in [(A, 9), (B, -1), (C, 0)] {
        act(&mut state, enter("points", None, seat, value));
    }
    next(&mut state);
    assert_eq!(winners(&state), [B]);
}

#[test]
fn a_tie_is_asked_about_only_when_there_is_one_and_scores_nothing() {
    let mut state = table(&Template {
        ties: vec![Tie { id: "cards".into(), title: "Cards".into(), wins: Wins::Lowest }],
        ..Template::points()
    });
    act(&mut state, enter("points", None, A, 9));
    act(&mut state, enter("points", None, B, 9));
    assert!(!state.shows_ties(), "somebody is still blank");
    act(&mut state, enter("points", None, C, 8));
    assert!(state.shows_ties());
    next(&mut state);
    assert_eq!((winners(&state), state.standing().leaders), (vec![], vec![A, B]));
    let warnings = |state: &State| state.guide().warnings.len();
    assert_eq!(warnings(&state), 1, "the row that decides it is named");
    act(&mut state, enter("cards", None, A, 3));
    act(&mut state, enter("cards", None, B, 2));
    assert_eq!((winners(&state), warnings(&state)), (vec![B], 0));
    assert_eq!(points(&state), [Some(9), Some(9), Some(8)]);
    let sheet = state.sheet();
    assert_eq!(places(&sheet), [Some(2), Some(1), Some(3)]);
    assert!(sheet.group("ties").unwrap().sums.is_empty());
}

#[test]
fn a_tie_is_decided_at_the_end_where_all_rows_are_counted_each_round() {
    let mut state = table(&Template {
        rounds: Rounds::Fixed(1),
        ties: vec![Tie { id: "cards".into(), title: "Cards".into(), wins: Wins::Highest }],
        ..Template::points()
    });
    for seat in [A, B, C] {
        act(&mut state, enter("points", Some(0), seat, 7));
    }
    next(&mut state);
    assert!(state.table.over && state.shows_ties());
    let standing = |state: &State| state.standing();
    assert_eq!((standing(&state).winners, standing(&state).leaders), (vec![], vec![A, B, C]));
    assert_eq!(Language::En.say(&standing(&state).open[0]), "Cards: Anna, Ben and Cyril");
    for (seat, cards) in [(A, 1), (B, 4), (C, 4)] {
        act(&mut state, enter("cards", None, seat, cards));
    }
    assert_eq!(winners(&state), [B, C]);
    let decided: Vec<String> = standing(&state).decided.iter().map(|say| Language::En.say(say)).collect();
    assert_eq!(decided[0], "Anna, Ben and Cyril have 7 points each.");
    assert!(decided[1].starts_with("“Cards” decides (most wins): Ben and Cyril, 4 to 1"), "{decided:?}");
    assert_eq!(decided[2], "Nothing else decides between them, so they share the place.");
}

#[test]
fn what_was_left_blank_warns_and_lets_the_table_go_on() {
    let mut state = table(&metropolis());
    act(&mut state, enter("hotel", Some(0), A, 1));
    next(&mut state);
    let warnings = state.guide().warnings;
    assert_eq!(Language::En.say(&warnings[0]), "8 numbers were left blank; they count as nothing.");
}

#[test]
fn nobody_has_won_while_a_number_that_others_have_is_blank() {
    let mut state = table(&metropolis());
    for seat in [A, B, C] {
        act(&mut state, enter("hotel", Some(0), seat, 4));
    }
    next(&mut state);
    act(&mut state, enter("hotel", Some(1), A, 2));
    act(&mut state, enter("hotel", Some(1), B, 1));
    while !state.table.over {
        next(&mut state);
    }
    let standing = state.standing();
    assert!(standing.winners.is_empty());
    assert_eq!(standing.leaders, [A]);
    let open: Vec<String> = standing.open.iter().map(|say| Language::En.say(say)).collect();
    assert_eq!(open, ["Cyril (Hotel)"]);
    act(&mut state, enter("hotel", Some(1), C, 0));
    assert_eq!(state.standing().winners, [A], "a row without any number is not played with");
}

#[test]
fn a_cell_is_put_right_by_hand_and_given_back() {
    let mut state = table(&metropolis());
    act(&mut state, enter("hotel", Some(0), A, 4));
    let set = |value| CellChange::new("row-1", A, value).in_group("round-1").noted("one was a motel");
    act(&mut state, set(Some(9)));
    assert_eq!(points(&state)[0], Some(9));
    let sheet = state.sheet();
    let origin = &sheet.cell("round-1", "row-1", A).unwrap().origin;
    assert!(matches!(origin, Origin::Corrected { instead_of: Some(12), .. }));
    act(&mut state, set(None));
    assert_eq!(points(&state)[0], Some(12));
    act(&mut state, set(Some(9)));
    act(&mut state, enter("hotel", Some(0), A, 5));
    assert_eq!(points(&state)[0], Some(15), "whoever counts again means the new count");
    act(&mut state, set(Some(16)));
    act(&mut state, Action::Add { row: "hotel".into(), round: Some(0), seat: A, change: 1 });
    assert_eq!(points(&state)[0], Some(19), "one tap more is one more hotel, and what was edited stays");
}

#[test]
fn taps_count_on_from_a_blank_cell_that_was_set_by_hand() {
    let mut state = table(&Template::points());
    let set = CellChange::new("row-1", A, Some(9)).in_group("end");
    act(&mut state, set);
    act(&mut state, add("points", A, 1));
    assert_eq!(points(&state)[0], Some(10));
}

#[test]
fn a_row_is_added_to_this_play_alone() {
    let mut state = table(&metropolis());
    let row = Row { id: "tram".into(), title: "Tram".into(), rule: Rule::Times(2), once: false };
    act(&mut state, Action::AddRow { row: row.clone() });
    act(&mut state, enter("tram", Some(0), B, 6));
    assert_eq!(points(&state)[1], Some(12));
    assert!(refused(&state, &Action::AddRow { row: row.clone() }).contains("tram"));
    let same = Row { id: "tram-2".into(), ..row.clone() };
    assert!(refused(&state, &Action::AddRow { row: same }).contains("Tram"));
    let never = Row { id: "n".into(), title: "N".into(), rule: Rule::Every { count: 0, give: 1 }, once: false };
    assert!(refused(&state, &Action::AddRow { row: never }).contains("every"));
    let untitled = Row { id: "u".into(), title: String::new(), ..row };
    assert!(refused(&table(&Template::points()), &Action::AddRow { row: untitled }).contains("title"));
}

#[test]
fn a_second_number_each_round_leaves_what_was_entered_where_it_is() {
    let mut state = table(&Template::by_rounds());
    act(&mut state, enter("points", Some(0), A, 3));
    let row = Row { id: "tricks".into(), title: "Tricks".into(), rule: Rule::Plain, once: false };
    act(&mut state, Action::AddRow { row });
    let sheet = state.sheet();
    assert_eq!(sheet.cell("round-1", "row-1", A).unwrap().value, Some(3));
}

#[test]
fn what_is_not_there_is_refused() {
    let mut state = table(&metropolis());
    assert!(refused(&state, &enter("bank", None, A, 1)).contains("no such row"));
    assert!(refused(&state, &enter("hotel", None, A, 1)).contains("no such row"), "it is counted each round");
    assert!(refused(&state, &enter("bonus", Some(0), A, 1)).contains("no such row"), "it is counted once");
    assert!(refused(&state, &enter("hotel", Some(3), A, 1)).contains("no such row"));
    assert!(refused(&state, &enter("hotel", Some(0), Seat(3), 1)).contains("Nobody"));
    assert!(refused(&state, &enter("hotel", Some(0), A, MOST + 1)).contains("The most is"));
    let from = Cursor { round: 1, ..Cursor::default() };
    assert!(refused(&state, &TableAction::Next { from }).contains("moved on"));
    assert!(
        refused(&state, &TableAction::Move { to: Cursor { round: 3, ..Cursor::default() } }).contains("no such step")
    );
    act(&mut state, TableAction::Move { to: Cursor { part: 1, ..Cursor::default() } });
    next(&mut state);
    let from = state.table.cursor;
    assert!(refused(&state, &TableAction::Next { from }).contains("over"));
    act(&mut state, TableAction::Move { to: Cursor { round: 1, ..Cursor::default() } });
    assert!(!state.table.over, "moved by hand it goes on");
}

#[test]
fn taps_on_one_cell_join_and_on_two_do_not() {
    let joined = ScoreSheetRules::join(&add("points", A, 1), &add("points", A, 2));
    assert_eq!(joined, Some(add("points", A, 3)));
    assert_eq!(ScoreSheetRules::join(&add("points", A, 1), &add("points", B, 1)), None);
}

#[test]
fn a_template_that_does_not_fit_begins_no_play() {
    let for_four = Template { least: 4, ..Template::points() };
    assert!(ScoreSheetRules::start(&setup(Some(&for_four))).is_err());
    let none = Template { rows: Vec::new(), ..Template::points() };
    assert!(ScoreSheetRules::start(&setup(Some(&none))).is_err());
    let mut strange = setup(None);
    strange.figures = serde_json::json!({ "name": 3 });
    assert!(ScoreSheetRules::start(&strange).is_err());
}

proptest! {
    #[test]
    fn any_entries_in_any_order_are_refused_or_folded(
        actions in proptest::collection::vec((0..6_u8, 0..7_usize, proptest::option::of(0..5_u16), 0..4_u8, -50..50_i64), 0..40),
        rounds in 0..3_u8,
    ) {
        let rounds = [Rounds::Once, Rounds::Fixed(3), Rounds::Open][usize::from(rounds)];
        let mut state = table(&Template { rounds, ..metropolis() });
        let rows = ["hotel", "metro", "park", "bonus", "taxi", "points", ""];
        for (kind, row, round, seat, value) in actions {
            let (row, seat) = (rows[row].to_owned(), Seat(seat));
            let to = Cursor { part: seat.0, round: round.unwrap_or(0), ..Cursor::default() };
            let change = CellChange::new("row-1", seat, round.map(|_| value)).in_group("round-1").noted(&row);
            let action: AnyAction<Action> = match kind {
                0 => Action::Add { row, round, seat, change: value }.into(),
                1 => TableAction::Next { from: state.table.cursor }.into(),
                2 => Action::LastRound { from: state.table.cursor }.into(),
                3 => TableAction::Move { to }.into(),
                4 => change.into(),
                _ => Action::Enter { row, round, seat, value: Some(value) }.into(),
            };
            trial::attempt::<ScoreSheetRules>(&mut state, action);
            let sheet = state.sheet();
            prop_assert_eq!(points(&state).len(), 3);
            prop_assert_eq!(places(&sheet).iter().any(Option::is_some), state.table.over && points(&state).iter().any(Option::is_some));
        }
    }
}
