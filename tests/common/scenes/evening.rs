//! What becomes of an evening: the picture of its sheet, its end, and what all evenings say together.

use tableside::app::nav::screen::Place;

use super::{Scene, scene};

/// The scenes.
pub const SCENES: &[Scene] = &[
    scene("picture", |v| {
        v.over(Place::Table);
        v.tap("app-more");
        v.tap("evening-picture");
    }),
    scene("rounds", |v| {
        v.over(Place::Sheet);
        v.tap("evening-rounds");
    }),
    scene("remark", |v| {
        v.over(Place::Table);
        v.tap("evening-remark");
    }),
    scene("statistics", |v| v.visit(Place::Statistics)),
    scene("statistics-game", |v| {
        v.visit(Place::Statistics);
        v.tap_starting("Amun-Re, ");
    }),
    scene("people-edit", |v| {
        v.visit(Place::People);
        v.tap_starting("Anna");
        v.tap("evening-merge");
    }),
];
