//! What every table does is refused in every game for the same reasons, in the same words, and changes nothing then.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use tableside::games::view::CellId;
use tableside::games::{ALL, Example, example_play, open};
use tableside::locale::Language;
use tableside::store::{Header, Line};
use tableside::table::action::{CellChange, TableAction};
use tableside::table::guide::{Cursor, Next};
use tableside::table::play::{Play, begin};
use tableside::table::seat::Seat;

/// The key of the message with which an action is refused.
fn refused(play: &dyn Play, action: &Value) -> String {
    let refusal = play.prepare(action, DateTime::<Utc>::UNIX_EPOCH, "test").unwrap_err();
    for language in Language::ALL {
        assert!(!language.say(&refusal.0).contains("table-"), "{action}");
    }
    refusal.0.key().to_owned()
}

fn plays(example: Example) -> impl Iterator<Item = (&'static str, Box<dyn Play>)> {
    ALL.iter().map(move |game| {
        let file = example_play(*game, example, Language::En, DateTime::<Utc>::UNIX_EPOCH).unwrap();
        (game.id(), open(&file.header, &file.lines).unwrap())
    })
}

#[test]
fn nobody_ends_a_step_that_is_behind_the_table_or_one_after_the_last() {
    let elsewhere = Cursor { part: 7, ..Cursor::default() };
    let next = serde_json::to_value(TableAction::Next { from: elsewhere }).unwrap();
    for (id, play) in plays(Example::HalfWay) {
        assert_eq!(refused(&*play, &next), "table-refuse-moved-on", "{id}");
        // Where somebody is on turn and the button waits for that player, it enters nothing.
        let waits = matches!(play.guide().next, Next::Missing(_));
        assert!(play.next_action().is_some() || waits, "{id}");
    }
    for (id, play) in plays(Example::Finished) {
        assert_eq!(refused(&*play, &next), "table-refuse-over", "{id}");
        assert_eq!(play.next_action(), None, "{id}");
    }
}

#[test]
fn the_guide_is_moved_only_to_a_step_that_there_is() {
    let nowhere = [Cursor { part: 7, ..Cursor::default() }, Cursor { turn: 200, ..Cursor::default() }];
    for (id, play) in plays(Example::HalfWay) {
        for to in nowhere {
            let moved = serde_json::to_value(TableAction::Move { to }).unwrap();
            assert_eq!(refused(&*play, &moved), "table-refuse-no-such-step", "{id}");
        }
    }
}

#[test]
fn only_a_cell_that_there_is_can_be_set() {
    for game in ALL {
        let file = example_play(*game, Example::Finished, Language::En, DateTime::<Utc>::UNIX_EPOCH).unwrap();
        let play = open(&file.header, &file.lines).unwrap();
        let view = game.view();
        let sheet = play.sheet();
        let group = &sheet.groups[0];
        let at = |row: &'static str, seat: u8| CellId { group: group.id, row, seat: Seat(seat) };
        let row = group.rows[0].id;
        let key = |cell: &CellId| refused(&*play, &view.set_cell_action(cell, Some(1), ""));
        assert_eq!(key(&at("no-such-row", 0)), "table-refuse-no-such-cell", "{}", game.id());
        assert_eq!(key(&at(row, 9)), "table-no-such-player", "{}", game.id());
        let mut plain = serde_json::to_value(TableAction::SetCell(CellChange::new(row, Seat(0), Some(1)))).unwrap();
        if !view.names_groups() {
            plain["group"] = json!(group.id);
        }
        assert_eq!(refused(&*play, &plain), "table-refuse-no-such-cell", "{}: a group is named or not", game.id());
    }
}

#[test]
fn the_times_of_the_turn_clock_are_told_and_change_nothing_else() {
    for example in [Example::HalfWay, Example::Finished] {
        for (id, mut play) in plays(example) {
            let players = play.setup().players.len();
            let seconds: Vec<u32> = (0..players as u32).map(|seat| 60 * seat + 5).collect();
            let clock = |seconds: &[u32]| json!({ "do": "clock", "seconds": seconds });
            assert_eq!(refused(&*play, &clock(&seconds[1..])), "table-no-such-player", "{id}: a player is missing");
            let mut long = seconds.clone();
            long[0] = 700_000;
            assert_eq!(refused(&*play, &clock(&long)), "table-refuse-most", "{id}");

            let (sheet, guide) = (play.sheet(), play.guide());
            let line = play.prepare(&clock(&seconds), DateTime::<Utc>::UNIX_EPOCH, "test").unwrap();
            play.accept(&[line]).unwrap();
            assert_eq!((play.sheet(), play.guide()), (sheet, guide), "{id}");
            let (first, second) = (play.setup().players[0].name.clone(), play.setup().players.get(1).cloned());
            let told = play.history().pop().unwrap().sentence;
            let (english, czech) = (Language::En.say(&told), Language::Cs.say(&told));
            assert!(english.starts_with(&format!("Time used: {first} 0:05")), "{id}: {english}");
            assert!(czech.starts_with(&format!("Spotřebovaný čas: {first} 0:05")), "{id}: {czech}");
            if let Some(second) = second {
                assert!(english.contains(&format!("{} 1:05", second.name)), "{id}: {english}");
            }
            let undo = play.undo_step().unwrap();
            assert_eq!((undo.entries, Language::En.say(&undo.sentence)), (vec![play.last()], english), "{id}");
            assert!(play.changeable(play.last()).is_err(), "{id}");
        }
    }
}

/// The beginning of a play of each game that can be played alone.
fn plays_of_one() -> impl Iterator<Item = (&'static str, Header, Line)> {
    let games = ALL.iter().filter(|game| game.id() != "score-sheet" && game.seats().contains(&1));
    games.map(|game| {
        let (mut setup, _) = game.example(Example::HalfWay, Language::En);
        setup.players.truncate(1);
        setup.first = Seat(0);
        let (header, first) = begin(&setup, DateTime::<Utc>::UNIX_EPOCH, "test").unwrap();
        (game.id(), header, first)
    })
}

#[test]
fn a_single_player_is_not_told_to_draw_a_first_player() {
    for (game, header, first) in plays_of_one() {
        let guide = open(&header, &[first]).unwrap().guide();
        for language in Language::ALL {
            let text = language.say(&guide.text);
            assert!(!text.contains("first player") && !text.contains("Prvního hráče"), "{game}: {text}");
        }
    }
}

/// Words of a table of several, which nobody reads who plays alone; without their first letter, which may be a capital.
const OF_SEVERAL: [&str; 12] = [
    "veryone",
    "ll at once",
    "ach player",
    "pponent",
    "lockwise",
    "layers",
    "šichni",
    "aždý hráč",
    "oupeř",
    "směru hodin",
    "hráči",
    "po levici",
];

#[test]
fn a_single_player_reads_of_nobody_else_at_any_step() {
    for (game, header, first) in plays_of_one() {
        let mut seen = 0;
        for (part, phase, step) in
            (0..3).flat_map(|part| (0..9).flat_map(move |phase| (0..6).map(move |step| (part, phase, step))))
        {
            let mut play = open(&header, std::slice::from_ref(&first)).unwrap();
            let to = serde_json::to_value(TableAction::Move { to: Cursor { part, phase, step, ..Cursor::default() } })
                .unwrap();
            let Ok(line) = play.prepare(&to, DateTime::<Utc>::UNIX_EPOCH, "test") else { continue };
            play.accept(&[line]).unwrap();
            seen += 1;
            let guide = play.guide();
            for language in Language::ALL {
                for words in [&guide.above, &guide.title, &guide.text].map(|words| language.say(words)) {
                    let of_several = OF_SEVERAL.iter().find(|several| words.contains(**several));
                    assert_eq!(of_several, None, "{}, {}: {words}", game, guide.step);
                }
            }
        }
        assert!(seen >= 5, "{}: {seen} steps", game);
    }
}
