//! The example evening of a game, entered entry by entry.

use std::cell::Cell;

use chrono::{DateTime, TimeDelta, Utc};
use egui::Theme;
use tableside::games::{self, Example};
use tableside::locale::Language;

use super::compare::Moment;
use super::{FORMS, Offenders};
use crate::common::app::{Shared, now, window_by};

thread_local! {
    /// How many minutes have passed. The entries lie apart, or two of them would be joined to one.
    static MINUTES: Cell<i64> = const { Cell::new(0) };
}

fn clock() -> DateTime<Utc> {
    now() + TimeDelta::minutes(MINUTES.get())
}

/// What moves after an entry of the evening without the step having changed.
pub fn offenders(game: &str) -> Offenders {
    let mut offenders = Offenders::new();
    for (form, size) in FORMS {
        let (setup, actions) = games::find(game).unwrap().example(Example::Finished, Language::En);
        let store = Shared::default();
        let play = store.add(&setup, &[]);
        let mut h = window_by(&store, size, Theme::Light, Language::En, 100, clock);
        h.run();
        h.state_mut().visit_play(play);
        h.run();
        let mut before = Moment::of(&h);
        for (index, action) in actions.iter().enumerate() {
            MINUTES.set(MINUTES.get() + 1);
            h.state_mut().enter(action.clone());
            h.run();
            let after = Moment::of(&h);
            assert!(after.last > before.last, "{game}: {action} was not entered");
            if after.step == before.step {
                let (place, title) = (&after.step.1[0], &after.step.1[2]);
                let what = action["do"].as_str().unwrap();
                let line = format!("{form} · evening · {title} · {what}");
                let moves = before.moved(&after);
                let told = moves.into_iter().map(|moved| format!("{place}, entry {index} {action}: {moved}"));
                offenders.entry(line).or_default().extend(told);
            }
            before = after;
        }
    }
    offenders.retain(|_, moves| !moves.is_empty());
    offenders
}
