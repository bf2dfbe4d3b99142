//! A control never moves under a finger: after an entry everything that is still on the screen is where it was.
//!
//! Two ways lead through each game, each in windows as people have them. `…_evening` enters the example evening, entry by
//! entry, and looks at each step when it comes again too: what is the same for the next player, in the next turn or in the
//! next round lies at the same place. `…_taps` (a phone upright), `…_lying` and `…_clicks` (a desktop) tap every control of
//! every scene, scrolled to it as by hand: what a tap opens moves nothing above it, and the page is scrolled by nobody else.
//! What is opened a second time, and a screen to which somebody comes back, is as it was the first time.
//!
//! What would push its own control away (larger text, a form above the rows that open it, a list that closes up) belongs into
//! a sheet or a menu over what it changes, and a keypad that is not in sight comes over the page; what is there in one turn and
//! not in the next has its room in both. An entry of the library that leads to another one is turned like a page: only the ways
//! out of it stay; another set of numbers has another strip of tiles above the keypad. Nothing else may move, and there is no
//! list of what does all the same.

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

use crate::common::{DESKTOP, PHONE};

/// A window: its name and its size.
type Form = (&'static str, Vec2);

/// The windows in which this is held.
const UPRIGHT: Form = ("phone", PHONE);
const LYING: Form = ("lying", vec2(844.0, 390.0));
const WIDE: Form = ("desktop", DESKTOP);

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
    ($($evening:ident $phone:ident $lying:ident $desktop:ident $game:literal;)*) => {$(
        #[test]
        fn $evening() {
            assert_still(&evening::offenders($game));
        }

        #[test]
        fn $phone() {
            assert_still(&taps::offenders($game, UPRIGHT));
        }

        #[test]
        fn $lying() {
            assert_still(&taps::offenders($game, LYING));
        }

        #[test]
        fn $desktop() {
            assert_still(&taps::offenders($game, WIDE));
        }
    )*};
}

games! {
    amun_re_evening amun_re_taps amun_re_lying amun_re_clicks "amun-re";
    cities_and_knights_evening cities_and_knights_taps cities_and_knights_lying cities_and_knights_clicks
        "cities-and-knights";
    dice_settlers_evening dice_settlers_taps dice_settlers_lying dice_settlers_clicks "dice-settlers";
    empires_of_the_north_evening empires_of_the_north_taps empires_of_the_north_lying empires_of_the_north_clicks
        "empires-of-the-north";
    imperial_settlers_evening imperial_settlers_taps imperial_settlers_lying imperial_settlers_clicks
        "imperial-settlers";
    score_sheet_evening score_sheet_taps score_sheet_lying score_sheet_clicks "score-sheet";
}

#[test]
fn app_taps() {
    assert_still(&taps::offenders("app", UPRIGHT));
}

#[test]
fn app_clicks() {
    assert_still(&taps::offenders("app", WIDE));
}
