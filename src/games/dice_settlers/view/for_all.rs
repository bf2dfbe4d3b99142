//! What ends the actions of a round for everyone who has some left.

use super::Source;
use crate::games::dice_settlers::play::{Action, guide_data};
use crate::games::for_all::{ForAll, StillToAct};
use crate::games::panel::{Person, value};
use crate::locale::Message;
use crate::table::action::TableAction;
use crate::table::rules::Guided as _;

/// None in any other step, where one plays alone, and where the actions are not kept.
pub(super) fn for_all(source: &Source<'_>) -> Option<ForAll> {
    let state = source.state;
    let kept = state.step() == "actions" && state.options.follow_actions && !state.table.over;
    if !kept || state.table.seats < 2 {
        return None;
    }
    let left = state.all_seats().filter(|&seat| state.actions_left(seat) > 0).count();
    let still = |person: Person| {
        let actions = state.actions_left(person.seat);
        let about = source.say(&Message::new("dice-settlers-for-all-left").number("count", actions));
        let done = || {
            let name = source.about("dice-settlers-pass-name", &person);
            (source.words("dice-settlers-pass"), name, value(&Action::Pass { seat: person.seat, on: true }))
        };
        let alone = (actions > 0).then(done);
        StillToAct { person, about, alone }
    };
    let what = state.following().map_or_else(|| Message::literal(""), |to| guide_data().phase_title(to));
    let end = Message::new("dice-settlers-for-all-end").number("count", left).say("what", what);
    Some(ForAll {
        opens: source.words("dice-settlers-for-all"),
        title: source.say(&Message::new("dice-settlers-for-all-title").number("count", left)),
        done: (left == 0).then(|| source.words("dice-settlers-for-all-done")),
        players: source.people_from(state.first).into_iter().map(still).collect(),
        end: (source.say(&end), value(&TableAction::Next { from: state.table.cursor })),
    })
}
