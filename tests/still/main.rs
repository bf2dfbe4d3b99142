//! A control never moves under a finger: after an entry everything that is still on the screen is where it was.
//!
//! Two ways lead through each game. `…_evening` enters the example evening, entry by entry; `…_taps` taps every control
//! of every scene. Both look at a phone and a desktop that are so high that nothing has to be scrolled.
//!
//! What is known to move stands in `tests/still/known/<game>.txt`, a line an offender. The lists only shrink: a line that
//! no longer holds fails the test, and `STILL=shrink cargo test --test still <game>` takes such lines out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/mod.rs"]
mod common;
mod compare;
mod evening;
mod guard;
mod known;
mod loud;
mod taps;

use std::collections::BTreeMap;

use egui::{Vec2, vec2};

/// The windows in which this is held: their names and sizes.
const FORMS: [(&str, Vec2); 2] = [("phone", vec2(390.0, 3200.0)), ("desktop", vec2(1280.0, 2400.0))];

/// What moved: the line of the list that stands for it, and what exactly it was.
type Offenders = BTreeMap<String, Vec<String>>;

macro_rules! games {
    ($($evening:ident $taps:ident $game:literal;)*) => {$(
        #[test]
        fn $evening() {
            known::check($game, "evening", &evening::offenders($game));
        }

        #[test]
        fn $taps() {
            known::check($game, "tap", &taps::offenders($game));
        }
    )*};
}

games! {
    amun_re_evening amun_re_taps "amun-re";
    cities_and_knights_evening cities_and_knights_taps "cities-and-knights";
    dice_settlers_evening dice_settlers_taps "dice-settlers";
    empires_of_the_north_evening empires_of_the_north_taps "empires-of-the-north";
    imperial_settlers_evening imperial_settlers_taps "imperial-settlers";
    score_sheet_evening score_sheet_taps "score-sheet";
}

#[test]
fn app_taps() {
    known::check("app", "tap", &taps::offenders("app"));
}
