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
    scene("tool-numbers", |v| v.visit(Place::TableTool(TableTool::Numbers))),
];
