//! A control never moves under a finger: after an entry everything that is still on the screen is where it was.
//!
//! Two ways lead through each game. `…_evening` enters the example evening, entry by entry; `…_taps` taps every control
//! of every scene on a phone, and `…_clicks` on a desktop. The windows are so high that nothing has to be scrolled.
//!
//! Nothing is excepted. What would push its own control away (larger text, a form above the rows that open it, a list
//! that closes up) belongs into a sheet or a menu over what it changes.

mod compare;
mod evening;
mod guard;
mod loud;
mod options;
mod rail;
mod taps;
mod toast;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use egui::{Vec2, vec2};

/// The windows in which this is held: their names and sizes.
const FORMS: [(&str, Vec2); 2] = [("phone", vec2(390.0, 4400.0)), ("desktop", vec2(1280.0, 3600.0))];

/// What moved: after what, and what exactly it was.
type Offenders = BTreeMap<String, Vec<String>>;

/// As many of the things that moved together are told.
const TOLD: usize = 6;

fn assert_still(offenders: &Offenders) {
    let mut words = String::new();
    for (after, moves) in offenders {
        let _ = writeln!(words, "moves: {after}");
        for moved in moves.iter().take(TOLD) {
            let _ = writeln!(words, "         {moved}");
        }
        if moves.len() > TOLD {
            let _ = writeln!(words, "         … and {} more", moves.len() - TOLD);
        }
    }
    assert!(words.is_empty(), "\n{words}");
}

macro_rules! games {
    ($($evening:ident $phone:ident $desktop:ident $game:literal;)*) => {$(
        #[test]
        fn $evening() {
            assert_still(&evening::offenders($game));
        }

        #[test]
        fn $phone() {
            assert_still(&taps::offenders($game, FORMS[0]));
        }

        #[test]
        fn $desktop() {
            assert_still(&taps::offenders($game, FORMS[1]));
        }
    )*};
}

games! {
    amun_re_evening amun_re_taps amun_re_clicks "amun-re";
    cities_and_knights_evening cities_and_knights_taps cities_and_knights_clicks "cities-and-knights";
    dice_settlers_evening dice_settlers_taps dice_settlers_clicks "dice-settlers";
    empires_of_the_north_evening empires_of_the_north_taps empires_of_the_north_clicks "empires-of-the-north";
    imperial_settlers_evening imperial_settlers_taps imperial_settlers_clicks "imperial-settlers";
    score_sheet_evening score_sheet_taps score_sheet_clicks "score-sheet";
}

#[test]
fn app_taps() {
    assert_still(&taps::offenders("app", FORMS[0]));
}

#[test]
fn app_clicks() {
    assert_still(&taps::offenders("app", FORMS[1]));
}
