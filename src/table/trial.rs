//! A game tried at a table, for the tests of every game: its players, and what is entered or refused.

use proptest::prelude::*;
use serde_json::Value;

use super::action::{AnyAction, CellChange, TableAction};
use super::early::EarlyPoints;
use super::guide::Cursor;
use super::rules::{Guided as _, Rules};
use super::seat::{Choice, PieceColor, Seat, Setup, Shape};
use crate::locale::Language;

/// Who plays, where a test has no names of its own.
pub const NAMES: [&str; 6] = ["Anna", "Ben", "Cyril", "Dana", "Eva", "Filip"];

/// A table of these players, the first of whom starts, with these options.
pub fn setup(game: &str, names: &[&str], options: &[(&str, Choice)]) -> Setup {
    let looks = PieceColor::ALL.into_iter().zip(Shape::ALL);
    let options = options.iter().cloned().map(|(id, choice)| (id.to_owned(), choice)).collect();
    Setup { options, ..Setup::new(game, names.iter().copied().zip(looks)) }
}

/// The start of a play.
pub fn start<R: Rules>(setup: &Setup) -> R::State {
    R::start(setup).unwrap()
}

/// Enters an action that the rules must allow, and that has its sentence in each language.
pub fn enter<R: Rules>(state: &mut R::State, action: impl Into<AnyAction<R::Action>>) {
    let action = action.into();
    if let Err(refusal) = action.check::<R>(state) {
        panic!("{action:?}: {}", Language::En.say(&refusal.0));
    }
    let sentence = action.sentence::<R>(&setup("any", &NAMES[..state.seats()], &[]), state);
    for language in Language::ALL {
        let said = language.say(&sentence);
        assert!(
            !said.is_empty() && (sentence.key().is_empty() || !said.contains(sentence.key())),
            "{action:?}: {said}"
        );
    }
    action.apply::<R>(state);
}

/// Enters an action if the rules allow it; whether they do. In any case it comes back from its JSON as it was.
pub fn attempt<R: Rules>(state: &mut R::State, action: impl Into<AnyAction<R::Action>>) -> bool {
    let action = action.into();
    let json = serde_json::to_value(&action).unwrap();
    assert_eq!(AnyAction::read::<R>(&json).unwrap(), action);
    let allowed = action.check::<R>(state).is_ok();
    if allowed {
        enter::<R>(state, action);
    }
    allowed
}

/// Ends the step.
pub fn next<R: Rules>(state: &mut R::State) {
    enter::<R>(state, TableAction::Next { from: state.cursor() });
}

/// The key of the message with which the rules refuse an action, and its words.
pub fn refusal<R: Rules>(state: &R::State, action: impl Into<AnyAction<R::Action>>) -> (String, String) {
    let refusal = action.into().check::<R>(state).expect_err("the rules refuse it");
    (refusal.0.key().to_owned(), Language::En.say(&refusal.0))
}

/// A play with all that was entered in it; the rules must allow it.
pub fn played<R: Rules>(setup: &Setup, actions: Vec<Value>) -> R::State {
    let mut state = start::<R>(setup);
    for action in actions {
        enter::<R>(&mut state, AnyAction::read::<R>(&action).unwrap());
    }
    state
}

/// A move of the guide to wherever, sensible or not: the rules decide.
pub fn any_move() -> impl Strategy<Value = TableAction> {
    let cursor = (0..4_u8, 0..9_u16, 0..8_u8, 0..3_u8, 0..3_u8);
    cursor.prop_map(|(part, round, phase, step, turn)| TableAction::Move {
        to: Cursor { part, round, phase, step, turn },
    })
}

/// A cell of one of these rows set by hand, sensible or not.
pub fn any_change(rows: &'static [&'static str]) -> impl Strategy<Value = CellChange> {
    let change = ((0..4_u8).prop_map(Seat), prop::sample::select(rows), prop::option::of(any::<i16>()), "[a-zř ]{0,3}");
    change.prop_map(|(seat, row, value, note)| CellChange::new(row, seat, value.map(i64::from)).noted(&note))
}

#[test]
fn an_action_of_every_table_keeps_its_form() {
    use crate::table::counter::Counter;
    let change = CellChange::new("gold", Seat(1), Some(4));
    for (action, text) in [
        (
            TableAction::Next { from: Cursor { part: 1, round: 2, ..Cursor::default() } },
            r#"{"do":"next","from":{"part":1,"phase":0,"round":2,"step":0,"turn":0}}"#,
        ),
        (
            TableAction::Move { to: Cursor::default() },
            r#"{"do":"move","to":{"part":0,"phase":0,"round":0,"step":0,"turn":0}}"#,
        ),
        (TableAction::SetCell(change.clone()), r#"{"do":"set-cell","note":"","row":"gold","seat":1,"value":4}"#),
        (
            TableAction::SetCell(change.in_group("new").noted("recount")),
            r#"{"do":"set-cell","group":"new","note":"recount","row":"gold","seat":1,"value":4}"#,
        ),
        (TableAction::Clock { seconds: vec![750, 9] }, r#"{"do":"clock","seconds":[750,9]}"#),
        (TableAction::EndEarly { points: EarlyPoints::Counted }, r#"{"do":"end-early","points":"counted"}"#),
    ] {
        let any: AnyAction<super::counter::Add> = action.into();
        assert_eq!(serde_json::to_string(&any).unwrap(), text);
        assert_eq!(AnyAction::read::<Counter>(&serde_json::from_str(text).unwrap()).unwrap(), any);
    }
    let without = r#"{"do":"set-cell","row":"gold","seat":1,"value":null}"#;
    let read = AnyAction::read::<Counter>(&serde_json::from_str(without).unwrap()).unwrap();
    assert_eq!(read, CellChange::new("gold", Seat(1), None).into(), "a note may be missing");
    for odd in [
        r#"{"do":"next"}"#,
        r#"{"do":"next","from":{"part":1,"phase":0,"round":2,"step":0,"turn":0},"to":1}"#,
        r#"{"do":"set-cell","row":"gold","seat":1,"value":1,"color":"red"}"#,
        r#"{"do":"clock","seconds":[-1]}"#,
        r#"{"do":"end-early"}"#,
        r#"{"do":"end-early","points":"guessed"}"#,
    ] {
        assert!(AnyAction::read::<Counter>(&serde_json::from_str(odd).unwrap()).is_err(), "{odd}");
    }
}
