//! A game tried at a table, for the tests of every game: its players, and what is entered or refused.

use proptest::prelude::*;
use serde_json::Value;

use super::action::{AnyAction, CellChange, TableAction};
use super::guide::Cursor;
use super::rules::{Guided as _, Rules};
use super::seat::{Choice, PieceColor, Seat, Setup, Shape};
use crate::locale::Language;
use crate::store::reader;

/// A table of so many players, Anna first, with these options.
pub fn setup(game: &str, players: usize, options: &[(&str, Choice)]) -> Setup {
    let names = ["Anna", "Ben", "Cyril", "Dana", "Eva", "Filip"].into_iter().take(players);
    let looks = PieceColor::ALL.into_iter().zip(Shape::ALL);
    let options = options.iter().cloned().map(|(id, choice)| (id.to_owned(), choice)).collect();
    Setup { options, ..Setup::new(game, names.zip(looks)) }
}

/// The start of a play.
pub fn start<R: Rules>(setup: &Setup) -> R::State {
    R::start(setup).unwrap()
}

/// Enters an action that the rules must allow. It is the same read from its JSON, and has its sentence in each language.
pub fn enter<R: Rules>(state: &mut R::State, action: impl Into<AnyAction<R::Action>>) {
    let action = action.into();
    if let Err(refusal) = action.check::<R>(state) {
        panic!("{action:?}: {}", Language::En.say(&refusal.0));
    }
    let json = serde_json::to_value(&action).unwrap();
    assert_eq!(AnyAction::read::<R>(&json).unwrap(), action);
    let sentence = action.sentence::<R>(&setup("any", state.seats(), &[]), state);
    for language in Language::ALL {
        assert!(!language.say(&sentence).is_empty(), "{action:?}");
    }
    action.apply::<R>(state);
}

/// Enters an action if the rules allow it.
pub fn attempt<R: Rules>(state: &mut R::State, action: impl Into<AnyAction<R::Action>>) {
    let action = action.into();
    if action.check::<R>(state).is_ok() {
        enter::<R>(state, action);
    }
}

/// Ends the step.
pub fn next<R: Rules>(state: &mut R::State) {
    enter::<R>(state, TableAction::Next { from: state.cursor() });
}

/// The key of the message with which the rules refuse an action, and its words; nothing is changed by that.
pub fn refusal<R: Rules>(state: &R::State, action: impl Into<AnyAction<R::Action>>) -> (&'static str, String) {
    let action = action.into();
    let refusal = action.check::<R>(state).expect_err("the rules refuse it");
    (refusal.0.key(), Language::En.say(&refusal.0))
}

/// A play with all that was entered in it; the rules must allow it.
pub fn played<R: Rules>(setup: &Setup, actions: Vec<Value>) -> R::State {
    let mut state = start::<R>(setup);
    for action in actions {
        enter::<R>(&mut state, AnyAction::read::<R>(&action).unwrap());
    }
    state
}

/// What could be entered at any table of a game with these rows: a move of the guide, or a cell set by hand.
pub fn any_table_action(rows: &'static [&'static str]) -> impl Strategy<Value = TableAction> {
    let cursor = (0..4_u8, 0..9_u16, 0..8_u8, 0..3_u8);
    let change = ((0..4_u8).prop_map(Seat), prop::sample::select(rows), prop::option::of(-5..40_i64));
    prop_oneof![
        cursor.prop_map(|(part, round, phase, step)| TableAction::Move {
            to: Cursor { part, round, phase, step, turn: 0 }
        }),
        change.prop_map(|(seat, row, value)| TableAction::SetCell(CellChange::new(row, seat, value))),
    ]
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
    ] {
        let any: AnyAction<super::counter::Add> = action.into();
        assert_eq!(serde_json::to_string(&any).unwrap(), text);
        assert_eq!(AnyAction::read::<Counter>(&reader::text(text).unwrap()).unwrap(), any);
    }
    let without = r#"{"do":"set-cell","row":"gold","seat":1,"value":null}"#;
    let read = AnyAction::read::<Counter>(&reader::text(without).unwrap()).unwrap();
    assert_eq!(read, CellChange::new("gold", Seat(1), None).into(), "a note may be missing");
    for odd in [
        r#"{"do":"next"}"#,
        r#"{"do":"next","from":{"part":1,"phase":0,"round":2,"step":0,"turn":0},"to":1}"#,
        r#"{"do":"set-cell","row":"gold","seat":1,"value":1,"color":"red"}"#,
    ] {
        assert!(AnyAction::read::<Counter>(&reader::text(odd).unwrap()).is_err(), "{odd}");
    }
}
