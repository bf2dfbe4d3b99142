//! A game of one number that must never fall below zero, for tests of what works with any game.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::action::{CellChange, GameAction};
use super::early::EarlyPoints;
use super::field::Field;
use super::guide::{Cursor, GuideView, Next};
use super::rules::{Guided, Refusal, Rules, Scored};
use super::seat::{PieceColor, Player, Seat, Setup, Shape};
use super::sheet::Sheet;
use super::state::TableState;
use super::summary::Standing;
use crate::locale::Message;

/// The game.
#[derive(Clone, Debug)]
pub struct Counter;

/// Adds to the number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Add(pub i64);

impl GameAction for Add {
    fn seat(&self) -> Option<Seat> {
        None
    }
}

impl Rules for Counter {
    type Action = Add;
    type State = i64;

    fn start(_: &Setup) -> Result<i64, Refusal> {
        Ok(0)
    }

    fn check(state: &i64, action: &Add) -> Result<(), Refusal> {
        if state + action.0 < 0 { Err(Refusal::new("too-low")) } else { Ok(()) }
    }

    fn apply(state: &mut i64, action: &Add) {
        *state += action.0;
    }

    fn sentence(_: &Setup, before: &i64, action: &Add) -> Message {
        Message::literal(format!("{before}{:+}", action.0))
    }

    fn join(earlier: &Add, later: &Add) -> Option<Add> {
        (earlier.0.signum() == later.0.signum()).then(|| Add(earlier.0 + later.0))
    }

    fn fields(_: &Setup, _: &i64, _: &i64, _: &Add) -> Result<Vec<Field>, Message> {
        let mut whole = Field::number("", Message::literal("number"), -99, 99);
        whole.pointer.clear();
        Ok(vec![whole])
    }
}

impl Guided for i64 {
    fn table(&self) -> &TableState {
        static TABLE: LazyLock<TableState> = LazyLock::new(TableState::default);
        &TABLE
    }

    fn seats(&self) -> usize {
        1
    }

    fn end_step(&mut self) {}

    fn end_early(&mut self, _: EarlyPoints) {}

    fn go(&mut self, _: Cursor) {}

    fn ended(&self, _: Cursor) -> Message {
        Message::literal("")
    }

    fn place(&self) -> Message {
        Message::literal(format!("{}s", self / 10 * 10))
    }

    fn guide(&self) -> GuideView {
        let say = || Message::literal("");
        GuideView {
            place: say(),
            phases: Vec::new(),
            above: say(),
            title: say(),
            text: say(),
            on_turn: None,
            first: None,
            next: Next::Over,
            calculator: None,
            cards: Vec::new(),
            rulings: Vec::new(),
            warnings: Vec::new(),
            step: String::new(),
            before: 0,
            fresh: false,
            phase: String::new(),
        }
    }
}

impl Scored for i64 {
    fn sheet(&self) -> Sheet {
        Sheet::default()
    }

    fn standing(&self) -> Standing {
        Standing { points: vec![Some(*self)], ..Standing::default() }
    }

    fn has_cell(&self, _: &CellChange) -> bool {
        false
    }

    fn cell_title(&self, _: &CellChange) -> Message {
        Message::literal("")
    }

    fn set_cell(&mut self, _: &CellChange) {}
}

/// A table of one.
pub fn setup() -> Setup {
    let player = Player { name: "Anna".into(), color: PieceColor::Red, shape: Shape::Circle };
    Setup {
        game: "counter".into(),
        players: vec![player],
        first: Seat(0),
        options: Default::default(),
        figures: serde_json::Value::Null,
    }
}
