//! Each step of the history is the player's whom its sentence is about, and shows that player's color and shape; what the
//! whole table does is nobody's.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde_json::json;
use tableside::games::{ALL, Example, example_play, open};
use tableside::locale::Language;
use tableside::table::play::Play;
use tableside::table::seat::Seat;

/// What is decided for the whole table, and names somebody to whom it brings something.
const OF_THE_TABLE: [&str; 2] = ["amun-re-did-sacrifice", "cities-and-knights-did-attack-won"];

/// The seat of the one player whom a sentence is about: the one it begins with, or the only one in it.
fn about(play: &dyn Play, sentence: &str) -> Option<Seat> {
    let setup = play.setup();
    let named: Vec<Seat> = setup.seats().filter(|&seat| sentence.contains(setup.name(seat))).collect();
    let begins = |seat: &&Seat| {
        let rest = sentence.strip_prefix(setup.name(**seat));
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric) && !rest.starts_with(" and "))
    };
    match named[..] {
        [one] => Some(one),
        _ => named.iter().find(begins).copied(),
    }
}

#[test]
fn each_step_is_the_players_whom_its_sentence_is_about() {
    for game in ALL {
        let mut wrong = Vec::new();
        let mut kinds = BTreeSet::new();
        for example in [Example::HalfWay, Example::Finished] {
            let file = example_play(*game, example, Language::En, DateTime::<Utc>::UNIX_EPOCH).unwrap();
            let play = open(&file.header, &file.lines).unwrap();
            for row in play.history() {
                let sentence = Language::En.say(&row.sentence);
                let of_the_table = OF_THE_TABLE.contains(&row.sentence.key());
                let wanted = about(&*play, &sentence).filter(|_| !of_the_table);
                kinds.insert(wanted.is_some());
                if row.seat != wanted {
                    wrong.push(format!("{sentence:?} is {:?} and not {wanted:?}", row.seat));
                }
            }
        }
        assert!(kinds.contains(&true), "{}", game.id());
        assert!(wrong.is_empty(), "{}\n{}", game.id(), wrong.join("\n"));
    }
}

#[test]
fn a_step_that_was_changed_to_another_player_is_theirs() {
    let game = ALL.iter().find(|game| game.id() == "score-sheet").unwrap();
    let file = example_play(*game, Example::HalfWay, Language::En, DateTime::<Utc>::UNIX_EPOCH).unwrap();
    let mut play = open(&file.header, &file.lines).unwrap();
    let history = play.history();
    let row = history.iter().rfind(|row| row.seat == Some(Seat(0))).unwrap();
    let mut to = play.changeable(row.first).unwrap().action;
    to["seat"] = json!(1);
    let line = play.prepare_change(&[row.first], &to, DateTime::<Utc>::UNIX_EPOCH, "test").unwrap();
    let number = line.number;
    play.accept(&[line]).unwrap();
    let rows = play.history();
    let changed = rows.iter().find(|after| after.first == row.first).unwrap();
    assert_eq!(changed.seat, Some(Seat(1)));
    let change = rows.last().unwrap();
    assert_eq!((change.first, change.seat), (number, Some(Seat(1))));
}
