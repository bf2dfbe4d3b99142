//! What becomes of an evening: the picture of its sheet.

use tableside::app::nav::screen::Place;

use super::{Scene, scene};

/// The scenes.
pub const SCENES: &[Scene] = &[scene("picture", |v| {
    v.over(Place::Table);
    v.tap("app-more");
    v.tap("evening-picture");
})];
