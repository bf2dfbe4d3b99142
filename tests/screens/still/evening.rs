//! The example evening of a game, entered entry by entry.

use std::cell::Cell;
use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use egui::{Theme, pos2};
use tableside::games::{self, Example};
use tableside::locale::Language;

use super::compare::{Moment, without_figures};
use super::taps::tap;
use super::{LYING, Offenders, UPRIGHT, WIDE};
use crate::common::app::{Shared, now, window_by};

thread_local! {
    /// How many minutes have passed. The entries lie apart, or two of them would be joined to one.
    static MINUTES: Cell<i64> = const { Cell::new(0) };
}

fn clock() -> DateTime<Utc> {
    now() + TimeDelta::minutes(MINUTES.get())
}

/// What moves after an entry of the evening while the step lasts, and from one turn, or one round, to the next: each step
/// is remembered as it came last, and looked at when it comes again.
pub fn offenders(game: &str) -> Offenders {
    let mut offenders = Offenders::new();
    let mut again = 0;
    for (form, size) in [UPRIGHT, LYING, WIDE] {
        let (setup, actions) = games::find(game).unwrap().example(Example::Finished, Language::En);
        let store = Shared::default();
        let play = store.add(&setup, &[]);
        let mut h = window_by(&store, size, Theme::Light, Language::En, 100, clock);
        h.run();
        h.state_mut().visit_play(play);
        h.run();
        // By a finger, on nothing: to who uses the keyboard alone a page is scrolled so that its place is in sight.
        tap(&mut h, pos2(1.0, 1.0));
        let mut before = Moment::of(&h);
        let mut steps: HashMap<_, Moment> = HashMap::from([(before.step.kind(), before.clone())]);
        for (index, action) in actions.iter().enumerate() {
            MINUTES.set(MINUTES.get() + 1);
            h.state_mut().enter(action.clone());
            h.run();
            let after = Moment::of(&h);
            assert!(after.last > before.last, "{game}: {action} was not entered");
            let at = format!("{}, entry {index} {action}", after.step.place());
            let what = action["do"].as_str().unwrap();
            if after.step == before.step {
                let line = format!("{form} · evening · {} · {what}", without_figures(after.step.title()));
                let told = before.moved(&after).into_iter().map(|moved| format!("{at}: {moved}"));
                offenders.entry(line).or_default().extend(told);
            }
            if after.step != before.step || after.turn != before.turn {
                if let Some(last) = steps.get(&after.step.kind()) {
                    let line = format!("{form} · evening · {} · again", without_figures(after.step.title()));
                    let told = last.moved_for_the_next(&after).into_iter().map(|moved| format!("{at}: {moved}"));
                    offenders.entry(line).or_default().extend(told);
                    again += 1;
                }
                steps.insert(after.step.kind(), after.clone());
            }
            before = after;
        }
    }
    // A score sheet may be filled in one step.
    assert!(again > 20 || game == "score-sheet", "{game}: {again} steps came again");
    offenders.retain(|_, moves| !moves.is_empty());
    offenders
}
