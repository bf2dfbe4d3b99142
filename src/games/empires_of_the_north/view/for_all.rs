//! What ends the actions, or the expedition, for everyone who is not done with it.

use super::{Person, Source};
use crate::games::empires_of_the_north::play::{Action, guide_data};
use crate::games::for_all::{ForAll, StillToAct};
use crate::games::panel::value;
use crate::locale::Message;
use crate::table::action::TableAction;
use crate::table::rules::Guided as _;

/// None in a step in which nobody has a turn, and where one plays alone.
pub(super) fn for_all(source: &Source<'_>) -> Option<ForAll> {
    let state = source.state;
    if state.table.over || state.table.seats < 2 {
        return None;
    }
    let acting = match state.step() {
        "act" => true,
        "sail" => false,
        _ => return None,
    };
    let ships = state.queue.ships().len();
    let left = if acting { state.round.passed.iter().filter(|passed| !**passed).count() } else { ships };
    let [opens, title, end, done] = if acting {
        [
            "empires-of-the-north-for-all",
            "empires-of-the-north-for-all-title",
            "empires-of-the-north-for-all-end",
            "empires-of-the-north-for-all-done",
        ]
    } else {
        [
            "empires-of-the-north-for-all-ships",
            "empires-of-the-north-for-all-ships-title",
            "empires-of-the-north-next-all-back",
            "empires-of-the-north-for-all-ships-done",
        ]
    };
    let what = state.next_step_title(guide_data());
    let player = |person: Person| if acting { passes(source, person) } else { sails(source, person) };
    Some(ForAll {
        opens: source.words(opens),
        title: source.say(&Message::new(title).number("count", left)),
        done: (left == 0).then(|| source.words(done)),
        players: source.people_from(state.first()).into_iter().map(player).collect(),
        end: (
            source.say(&Message::new(end).number("count", left).say("what", what)),
            value(&TableAction::Next { from: state.table.cursor }),
        ),
    })
}

/// Whether a player has passed, and else the way to it.
fn passes(source: &Source<'_>, person: Person) -> StillToAct {
    let passed = source.state.has_passed(person.seat);
    let passes = || {
        let name = source.about("empires-of-the-north-pass-name", &person);
        (source.words("empires-of-the-north-pass"), name, value(&Action::Pass { seat: person.seat }))
    };
    let alone = (!passed).then(passes);
    let about = if passed { source.words("empires-of-the-north-for-all-passed") } else { String::new() };
    StillToAct { person, about, alone }
}

/// How many ships of a player are still out. They come back in the order of the queue.
fn sails(source: &Source<'_>, person: Person) -> StillToAct {
    let ships = source.state.ships_of(person.seat);
    let about = source.say(&Message::new("empires-of-the-north-for-all-ships-of").number("count", ships));
    StillToAct { person, about, alone: None }
}
