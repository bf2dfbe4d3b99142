//! The rules that can be chosen for a play: what one choice brings comes below all that were there.

use tableside::games::{self, GameOption, OptionKind};
use tableside::table::seat::Choice;

#[test]
fn an_option_that_appears_comes_last() {
    let mut appeared = 0;
    for game in games::ALL {
        for seats in game.seats() {
            // What is offered with this switch turned round, and all others as they are at first.
            let offered = |turned: Option<&str>| -> Vec<&str> {
                let chosen = |id: &str| {
                    let option = game.options().iter().find(|option| option.id == id)?;
                    match option.default() {
                        Choice::Switch(on) if turned == Some(id) => Some(Choice::Switch(!on)),
                        choice => Some(choice),
                    }
                };
                let options = game.options().iter().filter(|option| game.offers(option, seats, &chosen));
                options.map(|option| option.id).collect()
            };
            let before = offered(None);
            let is_switch = |option: &&GameOption| matches!(option.kind, OptionKind::Switch { .. });
            for switch in game.options().iter().filter(is_switch) {
                let after = offered(Some(switch.id));
                let (few, many) = if after.len() < before.len() { (&after, &before) } else { (&before, &after) };
                assert!(many.starts_with(few), "{} {seats}, {}: {before:?} → {after:?}", game.id(), switch.id);
                appeared += many.len() - few.len();
            }
        }
    }
    assert!(appeared > 0, "some game has such an option");
}
