//! The evening is over before the game is: a play of any game is ended early, counts as such, and is taken up again.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use tableside::games::{ALL, Example, OpenError, example_play, open};
use tableside::locale::{Language, Message};
use tableside::stats::{Aliases, Filter, Known, Plays, Remarks, TableStyle, bgstats, special, to_csv, to_text};
use tableside::store::exchange::Exported;
use tableside::store::{Header, Line, Listed, PlayId};
use tableside::table::action::{CellChange, TableAction};
use tableside::table::early::EarlyPoints;
use tableside::table::entry::FORMAT;
use tableside::table::guide::Next;
use tableside::table::log::LogError;
use tableside::table::play::{Play, summary};
use tableside::table::seat::Seat;

fn at(minutes: i64) -> DateTime<Utc> {
    DateTime::<Utc>::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::minutes(minutes)
}

fn half_way() -> impl Iterator<Item = (&'static str, Header, Box<dyn Play>)> {
    ALL.iter().map(|game| {
        let file = example_play(*game, Example::HalfWay, Language::En, at(0)).unwrap();
        (game.id(), file.header.clone(), open(&file.header, &file.lines).unwrap())
    })
}

fn end(points: EarlyPoints) -> Value {
    serde_json::to_value(TableAction::EndEarly { points }).unwrap()
}

fn enter(play: &mut dyn Play, action: &Value) -> Line {
    let line = play.prepare(action, at(1), "test").unwrap();
    play.accept(std::slice::from_ref(&line)).unwrap();
    line
}

#[test]
fn a_play_of_any_game_is_over_when_it_is_ended_early_and_goes_on_where_it_was() {
    for points in EarlyPoints::ALL {
        for (id, header, mut play) in half_way() {
            let before = (play.sheet(), play.guide(), play.standing(), play.next_action());
            assert_eq!(play.play_on_plan(), None, "{id} goes on");
            let told = play.ended_early(points).unwrap();
            let line = enter(play.as_mut(), &end(points));
            assert_eq!(line.format(), 2, "{id}: {}", line.body);

            let standing = play.standing();
            assert_eq!(standing, told, "{id}: the dialog says what will be");
            assert!(standing.finished && standing.open.is_empty(), "{id}");
            assert_eq!((play.next_action(), play.guide().next), (None, Next::Over), "{id}");
            assert_eq!(play.ended_early(points), None, "{id}");
            let places: Vec<String> = Language::ALL.map(|language| language.say(&play.guide().place)).into();
            assert!(places[0].ends_with("ended early") && places[1].ends_with("předčasný konec"), "{id}: {places:?}");
            match points {
                EarlyPoints::Standing => assert_eq!(standing.points, before.2.points, "{id}"),
                EarlyPoints::Counted => assert!(standing.points.iter().any(Option::is_some), "{id}"),
                EarlyPoints::Nothing => {
                    assert!(standing.points.iter().all(Option::is_none) && standing.winners.is_empty(), "{id}");
                }
            }

            // Nothing is played in it, and nothing ends it twice; a number can still be put right.
            let refused = |action: &Value| play.prepare(action, at(2), "test").unwrap_err().0.key().to_owned();
            assert_eq!(refused(&end(points)), "table-refuse-ended-early", "{id}");
            if let Some(next) = &before.3 {
                assert_eq!(refused(next), "table-refuse-ended-early", "{id}");
            }
            let view = ALL.iter().find(|game| game.id() == id).unwrap().view();
            let sheet = play.sheet();
            let group = &sheet.groups[0];
            let change = CellChange::new(group.rows[0].id, Seat(0), Some(7)).noted("counted again");
            let change = if view.names_groups() { change.in_group(group.id) } else { change };
            let corrected = enter(play.as_mut(), &serde_json::to_value(TableAction::SetCell(change)).unwrap());

            // The log is written again with the same letters, and read again as the same play.
            let lines = play.lines().unwrap();
            assert_eq!(lines[lines.len() - 2], line, "{id}");
            let again = open(&header, &lines).unwrap();
            assert_eq!((again.standing(), again.sheet()), (play.standing(), play.sheet()), "{id}");

            // It is taken up again, with what was put right since.
            let plan = play.play_on_plan().unwrap();
            assert_eq!((plan.entries.as_slice(), plan.unfit.len()), (&[line.number][..], 0), "{id}");
            let undo = play.prepare_undo(plan.entries, at(3), "test").unwrap();
            play.accept(&[undo]).unwrap();
            assert_eq!((play.guide().place, play.next_action()), (before.1.place, before.3), "{id}");
            assert!(!play.standing().finished && play.sheet() != before.0, "{id}");
            let undo = play.prepare_undo(vec![corrected.number], at(4), "test").unwrap();
            play.accept(&[undo]).unwrap();
            assert_eq!((play.sheet(), play.standing()), (before.0, before.2), "{id}");
        }
    }
}

#[test]
fn a_finished_play_is_not_ended_early_and_can_be_gone_on_with() {
    for game in ALL {
        let file = example_play(*game, Example::Finished, Language::En, at(0)).unwrap();
        let mut play = open(&file.header, &file.lines).unwrap();
        let refused = play.prepare(&end(EarlyPoints::Standing), at(1), "test").unwrap_err();
        assert_eq!(refused.0.key(), "table-refuse-over", "{}", game.id());
        let plan = play.play_on_plan().unwrap();
        let undo = play.prepare_undo(plan.entries, at(1), "test").unwrap();
        play.accept(&[undo]).unwrap();
        assert!(!play.standing().finished, "{}", game.id());
    }
}

#[test]
fn a_version_that_does_not_know_an_entry_says_that_a_newer_one_wrote_it() {
    let (_, header, mut play) = half_way().next().unwrap();
    enter(play.as_mut(), &end(EarlyPoints::Standing));
    let mut lines = play.lines().unwrap();
    assert_eq!((header.format, header.clone().raised(&lines).format), (1, 2), "the header says so from then on");
    let last = lines.last_mut().unwrap();
    last.body = json!({ "act": { "do": "sing" }, "format": FORMAT + 1 }).to_string();
    let refused = open(&header, &lines).map(drop).unwrap_err();
    assert!(matches!(refused, OpenError::Log(LogError::Entry(_))));
    assert!(Language::En.say(&refused.message()).contains("newer Tableside"), "{refused}");
    let header = header.raised(&lines);
    assert!(matches!(open(&header, &lines), Err(OpenError::Newer { found }) if found == FORMAT + 1));
}

fn listed(header: Header, lines: &[Line]) -> Listed {
    let play = open(&header, lines).unwrap();
    let (summary, finished) = summary(play.as_ref());
    let summary = serde_json::to_string(&summary).unwrap();
    Listed { header, summary, entries: play.last(), changed: at(0), finished, removed: false }
}

fn read(all: &[Listed]) -> Plays {
    let local = |at: DateTime<Utc>| -> NaiveDateTime { at.naive_utc() };
    let name = |id: &str| -> Option<Message> { ALL.iter().find(|game| game.id() == id).map(|game| game.name()) };
    let (aliases, remarks) = (Aliases::default(), Remarks::default());
    Plays::new(all, &Known { name: &name, local: &local, aliases: &aliases, remarks: &remarks })
}

/// The finished example of Amun-Re, and a later play of the same people that was ended early.
fn evenings(points: EarlyPoints) -> (Plays, PlayId) {
    let game = ALL[0];
    let Exported { header, lines, .. } = example_play(game, Example::Finished, Language::En, at(-9_000)).unwrap();
    let whole = listed(header, &lines);
    let Exported { header, lines, .. } = example_play(game, Example::HalfWay, Language::En, at(0)).unwrap();
    let mut play = open(&header, &lines).unwrap();
    enter(play.as_mut(), &end(points));
    let early = header.id;
    (read(&[whole, listed(header, &play.lines().unwrap())]), early)
}

#[test]
fn ended_early_counts_as_a_play_and_a_win_and_not_in_points_rows_and_records() {
    for points in EarlyPoints::ALL {
        let (both, early) = evenings(points);
        let alone = Filter { to: Some(at(-9_000).date_naive()), ..Filter::default() };
        let (whole, all) = (both.statistics(&alone, Language::En), both.statistics(&Filter::default(), Language::En));
        assert_eq!((whole.plays, all.plays), (1, 2), "{points:?}");
        let (before, after) = (&whole.games[0], &all.games[0]);
        assert_eq!((&before.points, &before.rows), (&after.points, &after.rows), "{points:?}");
        assert_eq!((&before.closest, &before.widest), (&after.closest, &after.widest), "{points:?}");
        let play = both.find(early).unwrap();
        let winners = play.winners().count();
        assert_eq!(winners > 0, points != EarlyPoints::Nothing, "{points:?}");
        let wins = |of: &tableside::stats::Statistics| of.players.iter().map(|player| player.wins).sum::<usize>();
        assert_eq!(wins(&all), wins(&whole) + winners, "{points:?}");
        let name = &all.players[0].player;
        let plays = |of: &tableside::stats::Statistics| {
            of.players.iter().find(|player| player.player == *name).map_or(0, |player| player.plays)
        };
        assert_eq!(plays(&all), plays(&whole) + 1, "{points:?}");
        let records = special(&both, early).into_iter().map(|one| format!("{one:?}"));
        assert!(!records.into_iter().any(|one| one.starts_with("Best") || one.starts_with("Own")), "{points:?}");
    }
}

#[test]
fn the_files_for_others_say_that_a_play_was_ended_early() {
    let (both, early) = evenings(EarlyPoints::Standing);
    let play = both.find(early).unwrap();
    let csv = to_csv([play], Language::En, TableStyle::Plain);
    assert!(csv.lines().skip(1).all(|line| line.ends_with(",true")), "{csv}");
    assert!(
        to_csv(both.all().iter().take(1), Language::En, TableStyle::Plain)
            .lines()
            .skip(1)
            .all(|line| line.ends_with(",false"))
    );
    let text = to_text(play, Language::En);
    assert!(text.lines().nth(1).unwrap().starts_with("Ended early: "), "{text}");
    assert!(to_text(play, Language::Cs).contains("Předčasný konec: "));
    let records = bgstats::Records::default();
    let with = bgstats::Export {
        all: &both,
        records: &records,
        whole: false,
        bgg: &|_| None,
        language: Language::En,
        now: at(0).naive_utc(),
    };
    let file: Value = serde_json::from_str(&bgstats::to_json([play], &with)).unwrap();
    let written = &file["plays"][0];
    assert!(written["comments"].as_str().unwrap().starts_with("Ended early: "), "{written}");
    let scores = written["playerScores"].as_array().unwrap();
    assert!(scores.iter().all(|score| score["score"] == ""), "its points must not count there: {written}");
    assert!(scores.iter().any(|score| score["winner"] == true), "{written}");

    // Without a result nobody has a place either.
    let (both, early) = evenings(EarlyPoints::Nothing);
    let play = both.find(early).unwrap();
    let csv = to_csv([play], Language::En, TableStyle::Plain);
    assert!(csv.lines().skip(1).all(|line| line.contains(",,,false,")), "{csv}");
    assert!(!to_text(play, Language::En).contains("1. "), "{}", to_text(play, Language::En));
}
