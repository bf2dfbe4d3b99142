//! The tools of any table.

use tableside::app::nav::screen::Place;
use tableside::app::tools::TableTool;

use super::{Scene, scene};

pub const SCENES: &[Scene] = &[
    scene("tools", |v| v.visit(Place::Tools)),
    scene("tool-first", |v| {
        v.half(Place::TableTool(TableTool::First));
        v.tap("tools-draw-first");
    }),
    scene("tool-first-without-play", |v| v.visit(Place::TableTool(TableTool::First))),
    scene("tool-order", |v| {
        v.half(Place::TableTool(TableTool::Order));
        v.tap("tools-draw-teams");
    }),
    scene("tool-dice", |v| v.visit(Place::TableTool(TableTool::Dice))),
    scene("tool-countdown", |v| v.visit(Place::TableTool(TableTool::Countdown))),
    scene("tool-turn-clock", |v| v.half(Place::TableTool(TableTool::TurnClock))),
    scene("tool-turn-clock-nobody", |v| {
        v.store.keep("players", r#"{"known":[],"tables":{}}"#);
        v.again();
        v.visit(Place::TableTool(TableTool::TurnClock));
    }),
    scene("tool-line", |v| {
        v.half(Place::TableTool(TableTool::Line));
        v.tap("7");
    }),
    scene("tool-notes", |v| {
        v.half(Place::TableTool(TableTool::Notes));
    }),
    scene("tool-notes-without-play", |v| v.visit(Place::TableTool(TableTool::Notes))),
    scene("tool-numbers", |v| v.visit(Place::TableTool(TableTool::Numbers))),
];
