//! Whoever shares the first place shares the win, at the end of a play, in the statistics and in the files.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use tableside::games::{self, Example};
use tableside::locale::Language;
use tableside::stats::{Aliases, Filter, Known, Plays, Remarks};
use tableside::store::Listed;
use tableside::store::exchange::Exported;
use tableside::table::play::{begin, summary};
use tableside::table::seat::Seat;

fn start() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).unwrap()
}

fn listed(play: Exported) -> Listed {
    let Exported { header, lines, summary, finished } = play;
    let (entries, changed) = (lines.len() as u64, lines.last().unwrap().at);
    Listed { header, summary, entries, changed, finished, removed: false }
}

fn read(listed: &Listed) -> Plays {
    let (aliases, remarks) = (Aliases::default(), Remarks::default());
    let name = |id: &str| games::find(id).map(|game| game.name());
    let local = |at: DateTime<Utc>| at.naive_utc();
    Plays::new([listed], &Known { name: &name, local: &local, aliases: &aliases, remarks: &remarks })
}

/// A play of Dice Settlers that two end level, where nobody knows what its rulebook says about ties.
fn tied() -> Exported {
    let game = games::find("dice-settlers").unwrap();
    let (mut setup, _) = game.example(Example::Finished, Language::En);
    setup.players.truncate(2);
    (setup.first, setup.figures) = (Seat(0), Value::Null);
    let scoring = json!({ "part": 2, "round": 0, "phase": 4, "step": 0, "turn": 0 });
    let count = |seat: u8, what: &str| json!({ "do": "count", "seat": seat, "what": what, "points": 7 });
    let counts = [0, 1].map(|seat| ["control", "technologies"].map(|what| count(seat, what)));
    let mut actions = vec![json!({ "do": "move", "to": scoring })];
    actions.extend(counts.into_iter().flatten());
    actions.push(json!({ "do": "next", "from": scoring }));
    let (header, first) = begin(&setup, start(), "test").unwrap();
    let mut lines = vec![first];
    let mut play = game.open(&lines).unwrap();
    for action in &actions {
        let line = play.prepare(action, start(), "test").unwrap();
        play.accept(std::slice::from_ref(&line)).unwrap();
        lines.push(line);
    }
    let (summary, finished) = summary(play.as_ref());
    Exported { header, lines, summary: serde_json::to_string(&summary).unwrap(), finished }
}

/// Whoever shares the first place shares the win: at the end of the play, in the statistics and in the files alike.
#[test]
fn who_shares_the_first_place_has_won_everywhere() {
    let play = tied();
    let opened = games::open(&play.header, &play.lines).unwrap();
    let standing = opened.standing();
    assert_eq!((standing.winners, standing.open), (vec![Seat(0), Seat(1)], vec![]), "the end of the play");
    let plays = read(&listed(play));
    let all = serde_json::to_value(plays.statistics(&Filter::default(), Language::En)).unwrap();
    for player in all["players"].as_array().unwrap() {
        assert_eq!((&player["wins"], &player["shared_wins"]), (&json!(1), &json!(1)), "{player}");
    }
    assert!(plays.all()[0].seats.iter().all(|seat| seat.won && seat.place == 1), "the files");
}
