//! The statistics against a second, plain implementation of their contract, over random evenings, and by hand.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use tableside::games::written::{players, write_down};
use tableside::games::{self, Example, example_play};
use tableside::locale::{Language, Message};
use tableside::stats::bgstats;
use tableside::stats::{Aliases, Filter, Known, Plays, Remark, Remarks};
use tableside::store::exchange::Exported;
use tableside::store::{Listed, PlayId};
use tableside::table::ranking::Wins;
use tableside::table::result::PlayResult;
use tableside::table::seat::Seat;
use tableside::table::summary::Summary;
use tableside::table::written::{Written, WrittenResult};

/// A play as the model knows it.
#[derive(Clone, Debug)]
struct Evening {
    id: PlayId,
    game: usize,
    started: DateTime<Utc>,
    names: Vec<String>,
    parts: Vec<Vec<i64>>,
    winners: Option<Vec<usize>>,
    minutes: Option<u32>,
    first: Option<usize>,
}

/// Two of the house's games and a box of which the fewest points win: ids, names.
const BOXES: [(&str, &str); 3] = [("amun-re", "Amun-Re"), ("dice-settlers", "Dice Settlers"), ("golf-6", "Golf 6")];
const NAMES: [&str; 5] = ["Anna", "Ben", "Cyril", "Dana", "Eva"];
const LOWEST: usize = 2;

fn start() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).unwrap()
}

impl Evening {
    fn listed(&self) -> Listed {
        let results = self.parts.iter().map(|parts| WrittenResult::of(parts.clone())).collect();
        let (id, name) = BOXES[self.game];
        let house = self.game != LOWEST;
        let written = Written {
            game: house.then(|| id.to_owned()),
            name: if house { String::new() } else { name.to_owned() },
            minutes: self.minutes,
            first: self.first.map(|first| Seat(first as u8)),
            wins: if self.low() { Wins::Lowest } else { Wins::Highest },
            results,
            winners: self.winners.as_ref().map(|seats| seats.iter().map(|seat| Seat(*seat as u8)).collect()),
            ..Written::default()
        };
        let seats = players(self.names.iter().map(String::as_str));
        listed(write_down(Some(self.id), self.started, "test", &seats, &written).unwrap())
    }

    fn low(&self) -> bool {
        self.game == LOWEST
    }

    fn points(&self, seat: usize) -> Option<i64> {
        (!self.parts[seat].is_empty()).then(|| self.parts[seat].iter().sum())
    }

    /// The points so that more is better.
    fn worth(&self, seat: usize) -> Option<i64> {
        self.points(seat).map(|points| if self.low() { -points } else { points })
    }

    fn seats(&self) -> std::ops::Range<usize> {
        0..self.names.len()
    }

    fn solo(&self) -> bool {
        self.names.len() == 1
    }

    fn won(&self, seat: usize) -> bool {
        match &self.winners {
            Some(winners) => winners.contains(&seat),
            None => {
                !self.solo()
                    && self.worth(seat).is_some()
                    && self.worth(seat) == self.seats().filter_map(|s| self.worth(s)).max()
            }
        }
    }

    /// One and how many have a better result: first whoever has won, last who has no points.
    fn place(&self, seat: usize) -> i64 {
        let result = |seat: usize| if self.won(seat) { (true, None) } else { (false, self.worth(seat)) };
        1 + self.seats().filter(|other| result(*other) > result(seat)).count() as i64
    }

    fn margin(&self) -> Option<i64> {
        let winner = self.seats().find(|seat| self.won(*seat) && self.points(*seat).is_some())?;
        let others = self.seats().filter(|seat| *seat != winner).filter_map(|seat| self.worth(seat)).max()?;
        Some(self.worth(winner)? - others)
    }

    /// The names as they count: Eva is Dana, but not where both sat at the table.
    fn counted(&self) -> Vec<String> {
        let both = self.names.iter().any(|name| name == "Dana");
        self.names.iter().map(|name| if name == "Eva" && !both { "Dana".to_owned() } else { name.clone() }).collect()
    }
}

fn listed(play: Exported) -> Listed {
    let entries = play.lines.len() as u64;
    let changed = play.lines.last().unwrap().at;
    let Exported { header, summary, finished, .. } = play;
    Listed { header, summary, entries, changed, finished, removed: false }
}

fn day(at: DateTime<Utc>) -> NaiveDate {
    local(at).date()
}

fn local(at: DateTime<Utc>) -> NaiveDateTime {
    at.naive_utc()
}

fn house(id: &str) -> Option<Message> {
    games::find(id).map(|game| game.name())
}

fn read(listed: &[Listed], aliases: &Aliases, remarks: &Remarks) -> Plays {
    Plays::new(listed, &Known { name: &house, local: &local, aliases, remarks })
}

/// To two decimals, half away from zero, by long division.
fn average(numbers: &[i64]) -> Option<f64> {
    let (sum, count) = (numbers.iter().sum::<i64>(), numbers.len() as i64);
    if count == 0 {
        return None;
    }
    let (mut whole, rest) = (sum.abs() * 100 / count, sum.abs() * 100 % count);
    whole += i64::from(rest * 2 >= count);
    Some(whole as f64 * if sum < 0 { -0.01 } else { 0.01 }).map(|number| (number * 100.0).round() / 100.0)
}

fn put(object: &mut Map<String, Value>, key: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        object.insert(key.to_owned(), value.into());
    }
}

/// The most or the fewest of points, the first of equal ones.
fn record<'a>(
    points: impl Iterator<Item = (i64, &'a str, PlayId)>,
    better: fn(i64, i64) -> bool,
) -> Option<(i64, &'a str, PlayId)> {
    points.fold(None, |best, next| match best {
        Some((points, ..)) if !better(next.0, points) => best,
        _ => Some(next),
    })
}

/// The contract, sentence by sentence, as plainly as it can be written.
fn model(evenings: &[Evening], filter: &Filter) -> Value {
    let mut plays: Vec<&Evening> = evenings.iter().collect();
    plays.sort_by_key(|play| (play.started, play.id));
    let counted: BTreeMap<PlayId, Vec<String>> = plays.iter().map(|play| (play.id, play.counted())).collect();
    let names = |play: &Evening| counted[&play.id].clone();
    plays.retain(|play| {
        filter.game.as_ref().is_none_or(|game| game == BOXES[play.game].0)
            && filter.player.as_ref().is_none_or(|player| names(play).contains(player))
            && filter.players.is_none_or(|players| players == play.names.len())
            && filter.from.is_none_or(|from| day(play.started) >= from)
            && filter.to.is_none_or(|to| day(play.started) <= to)
    });
    let (Some(first), Some(last)) = (plays.first(), plays.last()) else {
        return json!({ "plays": 0, "games": [], "players": [] });
    };
    let known: Vec<i64> = plays.iter().filter_map(|play| play.minutes.map(i64::from)).collect();
    let mut minutes = json!({ "known": known.len(), "sum": known.iter().sum::<i64>() });
    put(minutes.as_object_mut().unwrap(), "average", average(&known));
    let mut games: Vec<(Value, usize, &str)> = Vec::new();
    for (at, (id, name)) in BOXES.iter().enumerate() {
        let of: Vec<&Evening> = plays.iter().copied().filter(|play| play.game == at).collect();
        if !of.is_empty() {
            games.push((game(&of, id, name, &counted), of.len(), *name));
        }
    }
    games.sort_by(|a, b| b.1.cmp(&a.1).then(a.2.cmp(b.2)));
    let everybody: BTreeSet<String> = plays.iter().flat_map(|play| names(play)).collect();
    let mut players: Vec<(Value, usize, String)> = everybody
        .iter()
        .map(|name| {
            let of: Vec<(&Evening, usize)> = plays
                .iter()
                .filter_map(|play| Some((*play, names(play).iter().position(|known| known == name)?)))
                .collect();
            (player(name, &of, &counted), of.len(), name.clone())
        })
        .collect();
    players.sort_by(|a, b| b.1.cmp(&a.1).then(a.2.cmp(&b.2)));
    json!({
        "plays": plays.len(), "from": day(first.started), "to": day(last.started), "minutes": minutes,
        "games": games.into_iter().map(|(json, ..)| json).collect::<Vec<_>>(),
        "players": players.into_iter().map(|(json, ..)| json).collect::<Vec<_>>(),
    })
}

fn game(plays: &[&Evening], id: &str, name: &str, counted: &BTreeMap<PlayId, Vec<String>>) -> Value {
    let cells = || {
        plays.iter().flat_map(|play| {
            play.seats().filter_map(|seat| Some((play.points(seat)?, counted[&play.id][seat].as_str(), play.id)))
        })
    };
    let all: Vec<i64> = cells().map(|(points, ..)| points).collect();
    let mark = |mark: Option<(i64, &str, PlayId)>| {
        mark.map(|(points, player, play)| json!({ "points": points, "player": player, "play": play }))
    };
    let several = || plays.iter().filter(|play| !play.solo());
    let margins: Vec<(i64, PlayId)> = several().filter_map(|play| Some((play.margin()?, play.id))).collect();
    let margin = |(margin, play): (i64, PlayId)| json!({ "margin": margin, "play": play });
    let closest = margins.iter().copied().reduce(|a, b| if b.0 < a.0 { b } else { a }).map(margin);
    let widest = margins.iter().copied().reduce(|a, b| if b.0 > a.0 { b } else { a }).map(margin);
    let begun: Vec<bool> = several().filter_map(|play| play.first.map(|first| play.won(first))).collect();
    let sizes: BTreeSet<usize> = plays.iter().map(|play| play.names.len()).collect();
    let by_players = sizes.into_iter().map(|players| {
        let of: Vec<&&Evening> = plays.iter().filter(|play| play.names.len() == players).collect();
        let points: Vec<i64> = of.iter().flat_map(|play| play.seats().filter_map(|seat| play.points(seat))).collect();
        let mut json = json!({ "players": players, "plays": of.len() });
        put(json.as_object_mut().unwrap(), "average", average(&points));
        json
    });
    // Only a sum has rows, and who has a shorter one is blank in the rest.
    let longest = plays.iter().flat_map(|play| &play.parts).map(Vec::len).max().unwrap();
    let rows = (0..longest).filter_map(|row| {
        let points = || {
            plays.iter().flat_map(|play| {
                play.seats().filter(|seat| play.parts[*seat].len() > 1).filter_map(move |seat| {
                    Some((*play.parts[seat].get(row)?, counted[&play.id][seat].as_str(), play.id))
                })
            })
        };
        let all: Vec<i64> = points().map(|(points, ..)| points).collect();
        Some(json!({
            "row": format!("part-{}", row + 1), "title": format!("Part {}", row + 1), "average": average(&all)?,
            "highest": mark(record(points(), |a, b| a > b)),
        }))
    });
    let mut json = json!({
        "game": id, "name": name, "plays": plays.len(), "last": day(plays.last().unwrap().started),
        "first_player": { "plays": begun.len(), "wins": begun.iter().filter(|won| **won).count() },
        "by_players": by_players.collect::<Vec<_>>(), "rows": rows.collect::<Vec<_>>(),
    });
    let object = json.as_object_mut().unwrap();
    let points = average(&all).map(|average| {
        json!({ "average": average, "highest": mark(record(cells(), |a, b| a > b)),
            "lowest": mark(record(cells(), |a, b| a < b)) })
    });
    put(object, "points", points);
    put(object, "closest", closest);
    put(object, "widest", widest);
    json
}

fn player(name: &str, plays: &[(&Evening, usize)], counted: &BTreeMap<PlayId, Vec<String>>) -> Value {
    let wins = plays.iter().filter(|(play, seat)| play.won(*seat)).count();
    let winners = |play: &Evening| play.seats().filter(|seat| play.won(*seat)).count();
    let shared = plays.iter().filter(|(play, seat)| play.won(*seat) && winners(play) > 1).count();
    let places: Vec<i64> =
        plays.iter().filter(|(play, _)| !play.solo()).map(|(play, seat)| play.place(*seat)).collect();
    let several: Vec<bool> =
        plays.iter().filter(|(play, _)| !play.solo()).map(|(play, seat)| play.won(*seat)).collect();
    let longest = several.split(|won| !won).map(<[bool]>::len).max().unwrap_or(0);
    let now = several.iter().rev().take_while(|won| **won).count();
    let others: BTreeSet<&str> = plays
        .iter()
        .flat_map(|(play, _)| &counted[&play.id])
        .map(String::as_str)
        .filter(|other| *other != name)
        .collect();
    let mut against: Vec<(usize, &str, Value)> = others
        .into_iter()
        .map(|other| {
            let met: Vec<(i64, i64)> = plays
                .iter()
                .filter_map(|(play, seat)| {
                    let opponent = counted[&play.id].iter().position(|known| known == other)?;
                    Some((play.place(*seat), play.place(opponent)))
                })
                .collect();
            let count = |of: fn(i64, i64) -> bool| met.iter().filter(|(own, other)| of(*own, *other)).count();
            let json = json!({ "player": other, "plays": met.len(), "better": count(|a, b| a < b),
                "equal": count(|a, b| a == b), "worse": count(|a, b| a > b) });
            (met.len(), other, json)
        })
        .collect();
    against.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(b.1)));
    let mut games: Vec<(usize, &str, Value)> = Vec::new();
    for (at, (id, game_name)) in BOXES.iter().enumerate() {
        let of: Vec<&(&Evening, usize)> = plays.iter().filter(|(play, _)| play.game == at).collect();
        if of.is_empty() {
            continue;
        }
        let points = || of.iter().filter_map(|(play, seat)| Some((play.points(*seat)?, "", play.id)));
        let all: Vec<i64> = points().map(|(points, ..)| points).collect();
        let best = if at == LOWEST { record(points(), |a, b| a < b) } else { record(points(), |a, b| a > b) };
        let won = of.iter().filter(|(play, seat)| play.won(*seat)).count();
        let mut json = json!({ "game": id, "plays": of.len(), "wins": won });
        put(json.as_object_mut().unwrap(), "average", average(&all));
        put(
            json.as_object_mut().unwrap(),
            "best",
            best.map(|(points, _, play)| json!({ "points": points, "play": play })),
        );
        games.push((of.len(), *game_name, json));
    }
    games.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(b.1)));
    let mut json = json!({
        "player": name, "plays": plays.len(), "wins": wins, "shared_wins": shared,
        "win_rate": average(&plays.iter().map(|(play, seat)| i64::from(play.won(*seat))).collect::<Vec<_>>()),
        "streak": { "now": now, "longest": longest }, "last": day(plays.last().unwrap().0.started),
        "against": against.into_iter().map(|(.., json)| json).collect::<Vec<_>>(),
        "games": games.into_iter().map(|(.., json)| json).collect::<Vec<_>>(),
    });
    put(json.as_object_mut().unwrap(), "average_place", average(&places));
    json
}

fn evening() -> impl Strategy<Value = Evening> {
    let parts = prop_oneof![1 => Just(vec![]), 5 => proptest::collection::vec(-3_i64..8, 1), 2 => proptest::collection::vec(-3_i64..8, 2..4)];
    let seats = proptest::sample::subsequence(NAMES.to_vec(), 1..=NAMES.len()).prop_shuffle();
    let table = (seats, proptest::collection::vec(parts, NAMES.len()));
    let rest = (0..BOXES.len(), 0_i64..60, proptest::option::of(0_u32..200), proptest::option::of(0..NAMES.len()));
    let hand = proptest::option::weighted(0.3, proptest::collection::vec(any::<bool>(), NAMES.len()));
    (table, rest, hand).prop_map(|((names, mut parts), (game, hours, minutes, first), hand)| {
        let seats = names.len();
        parts.truncate(seats);
        Evening {
            id: PlayId::fresh(),
            game,
            started: start() + TimeDelta::hours(hours * 7),
            names: names.into_iter().map(str::to_owned).collect(),
            parts,
            winners: hand.map(|won| (0..seats).filter(|seat| won[*seat]).collect()),
            minutes,
            first: first.filter(|first| *first < seats),
        }
    })
}

fn filters() -> impl Strategy<Value = Filter> {
    let game = proptest::option::weighted(0.3, proptest::sample::select(BOXES.map(|(id, _)| id.to_owned()).to_vec()));
    let player = proptest::option::weighted(0.3, proptest::sample::select(NAMES.map(str::to_owned).to_vec()));
    let players = proptest::option::weighted(0.2, 1_usize..5);
    let days = (proptest::option::weighted(0.3, 0_i64..18), proptest::option::weighted(0.3, 0_i64..18));
    (game, player, players, days).prop_map(|(game, player, players, (from, to))| {
        let at = |days: i64| day(start() + TimeDelta::days(days));
        Filter { game, player, players, from: from.map(at), to: to.map(at) }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]
    #[test]
    fn random_evenings_say_what_the_contract_says(
        evenings in proptest::collection::vec(evening(), 0..14),
        filter in filters(),
    ) {
        let aliases = Aliases::default().merged("Eva", "Dana");
        let plays = read(&evenings.iter().map(Evening::listed).collect::<Vec<_>>(), &aliases, &Remarks::default());
        let counted = serde_json::to_value(plays.statistics(&filter, Language::En)).unwrap();
        prop_assert_eq!(counted, model(&evenings, &filter));
    }
}

/// A play by hand: the names with their sums, at this hour.
fn by_hand(game: usize, hour: i64, seats: &[(&str, &[i64])]) -> Evening {
    Evening {
        id: PlayId::fresh(),
        game,
        started: start() + TimeDelta::hours(hour),
        names: seats.iter().map(|(name, _)| (*name).to_owned()).collect(),
        parts: seats.iter().map(|(_, parts)| parts.to_vec()).collect(),
        winners: None,
        minutes: None,
        first: None,
    }
}

fn statistics(evenings: &[Evening], filter: &Filter) -> Value {
    let listed: Vec<Listed> = evenings.iter().map(Evening::listed).collect();
    let plays = read(&listed, &Aliases::default(), &Remarks::default());
    serde_json::to_value(plays.statistics(filter, Language::En)).unwrap()
}

fn of<'a>(list: &'a Value, key: &str, name: &str) -> &'a Value {
    list.as_array().unwrap().iter().find(|entry| entry[key] == name).unwrap()
}

#[test]
fn an_empty_selection_says_so() {
    let none = json!({ "plays": 0, "games": [], "players": [] });
    assert_eq!(statistics(&[], &Filter::default()), none);
    let play = by_hand(0, 0, &[("Anna", &[3]), ("Ben", &[2])]);
    let other = Filter { player: Some("anna".to_owned()), ..Filter::default() };
    assert_eq!(statistics(&[play], &other), none, "names compare exactly");
}

#[test]
fn a_shared_win_is_a_win_of_both_and_equal_results_share_a_place() {
    let plays = [by_hand(0, 0, &[("Anna", &[9]), ("Ben", &[9]), ("Cyril", &[4]), ("Dana", &[4])])];
    let all = statistics(&plays, &Filter::default());
    for (name, wins, place) in [("Anna", 1, 1.0), ("Ben", 1, 1.0), ("Cyril", 0, 3.0), ("Dana", 0, 3.0)] {
        let player = of(&all["players"], "player", name);
        assert_eq!((&player["wins"], &player["shared_wins"]), (&json!(wins), &json!(wins)));
        assert_eq!(player["average_place"], place, "{name}");
    }
    let anna = of(&all["players"], "player", "Anna");
    assert_eq!(
        of(&anna["against"], "player", "Ben"),
        &json!({ "player": "Ben", "plays": 1, "better": 0, "equal": 1, "worse": 0 })
    );
    assert_eq!(all["games"][0]["closest"]["margin"], 0);
}

#[test]
fn everybody_at_a_table_has_a_place_also_without_points() {
    let by_winner = Evening { winners: Some(vec![1]), ..by_hand(0, 0, &[("Anna", &[]), ("Ben", &[]), ("Cyril", &[])]) };
    let blank = by_hand(0, 1, &[("Anna", &[]), ("Ben", &[4]), ("Cyril", &[7])]);
    let lost = Evening { winners: Some(vec![]), ..by_hand(0, 2, &[("Anna", &[]), ("Dana", &[])]) };
    let all = statistics(&[by_winner, blank, lost], &Filter::default());
    let place = |name: &str| of(&all["players"], "player", name)["average_place"].clone();
    assert_eq!(place("Anna"), json!(2.0), "behind the winner, behind both, and behind nobody");
    assert_eq!((place("Ben"), place("Cyril"), place("Dana")), (json!(1.5), json!(1.5), json!(1.0)));
    let ben = of(&all["players"], "player", "Ben");
    assert_eq!(
        of(&ben["against"], "player", "Anna"),
        &json!({ "player": "Anna", "plays": 2, "better": 2, "equal": 0, "worse": 0 })
    );
}

#[test]
fn alone_counts_as_a_play_and_nowhere_between_players() {
    let alone = Evening { winners: Some(vec![0]), first: Some(0), ..by_hand(0, 3, &[("Anna", &[50])]) };
    let lost = Evening { winners: Some(vec![]), ..by_hand(0, 4, &[("Anna", &[1])]) };
    let table = Evening { first: Some(1), ..by_hand(0, 1, &[("Anna", &[9]), ("Ben", &[7])]) };
    let all = statistics(&[alone, lost, table], &Filter::default());
    let anna = of(&all["players"], "player", "Anna");
    assert_eq!((&anna["plays"], &anna["wins"], &anna["win_rate"]), (&json!(3), &json!(2), &json!(0.67)));
    assert_eq!((&anna["average_place"], &anna["streak"]), (&json!(1.0), &json!({ "now": 1, "longest": 1 })));
    assert_eq!(anna["against"].as_array().unwrap().len(), 1);
    let game = &all["games"][0];
    assert_eq!((&game["plays"], &game["first_player"]), (&json!(3), &json!({ "plays": 1, "wins": 0 })));
    assert_eq!((&game["closest"]["margin"], &game["widest"]["margin"]), (&json!(2), &json!(2)));
    assert_eq!(game["points"]["highest"]["points"], 50);
}

#[test]
fn where_the_fewest_points_win_better_means_lower() {
    let plays = [
        by_hand(LOWEST, 0, &[("Anna", &[12]), ("Ben", &[7]), ("Cyril", &[9])]),
        by_hand(LOWEST, 1, &[("Ben", &[20]), ("Anna", &[30])]),
    ];
    let all = statistics(&plays, &Filter::default());
    let ben = of(&all["players"], "player", "Ben");
    assert_eq!((&ben["wins"], &ben["average_place"]), (&json!(2), &json!(1.0)));
    assert_eq!(ben["games"][0]["best"]["points"], 7);
    let game = &all["games"][0];
    assert_eq!((&game["closest"]["margin"], &game["widest"]["margin"]), (&json!(2), &json!(10)));
    assert_eq!(of(&ben["against"], "player", "Anna")["better"], 2);
}

#[test]
fn a_blank_is_left_out_of_a_row_and_is_not_nothing() {
    let plays = [by_hand(0, 0, &[("Anna", &[3, 6, 2]), ("Ben", &[5])])];
    let all = statistics(&plays, &Filter::default());
    let rows: Vec<(&Value, &Value)> =
        all["games"][0]["rows"].as_array().unwrap().iter().map(|row| (&row["row"], &row["average"])).collect();
    assert_eq!(
        rows,
        [(&json!("part-1"), &json!(3.0)), (&json!("part-2"), &json!(6.0)), (&json!("part-3"), &json!(2.0))],
        "a single number is a total and no part"
    );
    assert_eq!(all["games"][0]["points"]["highest"]["points"], 11);
}

#[test]
fn plays_in_the_trash_and_plays_that_go_on_are_not_counted() {
    let mut over = by_hand(0, 0, &[("Anna", &[3]), ("Ben", &[5])]).listed();
    over.removed = true;
    let half = listed(example_play(games::ALL[0], Example::HalfWay, Language::En, start()).unwrap());
    assert!(!half.finished);
    let plays = read(&[over, half], &Aliases::default(), &Remarks::default());
    assert_eq!((plays.all().len(), plays.stale().len()), (0, 0));
}

#[test]
fn every_game_hands_in_a_row_and_an_old_one_is_made_anew() {
    for game in games::ALL {
        let play = example_play(*game, Example::Finished, Language::En, start()).unwrap();
        let lines = play.lines.clone();
        let fresh = listed(play);
        let summary = Summary::read(&fresh.summary).unwrap();
        let result = PlayResult::read(&summary).unwrap();
        assert_eq!(result.places.len(), summary.players.len(), "{}", game.id());
        assert!(!result.rows.is_empty() && result.minutes.is_some());
        // What the rows say together are the points of the sheet.
        for (seat, points) in summary.points.iter().enumerate() {
            let sum: i64 = result.rows.iter().filter_map(|row| row.points[seat]).sum();
            assert_eq!(Some(sum), *points, "{} {seat}", game.id());
        }
        let without = Summary { result: None, ..summary.clone() };
        let older = PlayResult { version: 0, ..result.clone() }.text();
        for (old, counts) in [(without, 0), (Summary { result: older, ..summary }, 1)] {
            let old = Listed { summary: serde_json::to_string(&old).unwrap(), ..fresh.clone() };
            let plays = read(std::slice::from_ref(&old), &Aliases::default(), &Remarks::default());
            assert_eq!((plays.stale(), plays.all().len()), (&[old.header.id][..], counts));
            let (_, again) = games::refreshed(games::ALL, &old, &lines).unwrap().unwrap();
            assert_eq!(again, fresh);
        }
        assert_eq!(games::refreshed(games::ALL, &fresh, &lines).unwrap(), None);
    }
}

#[test]
fn factions_and_clans_are_counted_and_other_games_have_none() {
    for (id, kinds) in [("imperial-settlers", true), ("empires-of-the-north", true), ("amun-re", false)] {
        let play = example_play(games::find(id).unwrap(), Example::Finished, Language::En, start()).unwrap();
        let plays = read(&[listed(play)], &Aliases::default(), &Remarks::default());
        let figures = plays.statistics(&Filter::default(), Language::En);
        let game = serde_json::to_value(&figures.games[0]).unwrap();
        assert_eq!(game.get("kinds").is_some(), kinds, "{id}");
        if kinds {
            let (plays, wins) =
                figures.games[0].kinds.iter().fold((0, 0), |sum, kind| (sum.0 + kind.plays, sum.1 + kind.wins));
            let winners = plays_winners(&figures);
            assert_eq!((plays, wins), (figures.games[0].by_players[0].players, winners));
        }
    }
}

fn plays_winners(figures: &tableside::stats::Statistics) -> usize {
    figures.players.iter().map(|player| player.wins).sum()
}

#[test]
fn a_remark_made_later_counts_before_the_one_that_was_written_down() {
    let play = by_hand(0, 0, &[("Anna", &[3]), ("Ben", &[5])]);
    let remark = Remark { location: "Cottage".to_owned(), note: "It rained.".to_owned() };
    let remarks = Remarks::default().with(play.id, remark);
    let plays = read(&[play.listed()], &Aliases::default(), &remarks);
    assert_eq!((plays.all()[0].location.as_str(), plays.all()[0].note.as_str()), ("Cottage", "It rained."));
}

#[test]
fn whoever_is_renamed_is_the_same_person_to_other_programs() {
    let none = Aliases::default();
    let evenings = [by_hand(0, 1, &[("Ana", &[5]), ("Ben", &[3])]), by_hand(0, 2, &[("Anna", &[5]), ("Ben", &[3])])];
    let listed: Vec<Listed> = evenings.iter().map(Evening::listed).collect();
    let uuid = |listed: &[Listed], aliases: &Aliases, name: &str| {
        let plays = read(listed, aliases, &Remarks::default());
        let records = bgstats::Records::default();
        let with = bgstats::Export {
            all: &plays,
            records: &records,
            whole: true,
            bgg: &|_| None,
            language: Language::En,
            now: start().naive_utc(),
        };
        let text = bgstats::to_json(plays.all(), &with);
        let file: Value = serde_json::from_str(&text).unwrap();
        let players = file["players"].as_array().unwrap().iter();
        let of_name: Vec<String> = players.filter(|p| p["name"] == name).map(|p| p["uuid"].to_string()).collect();
        assert_eq!(of_name.len(), 1, "{text}");
        let link = bgstats::push_link(plays.all().last().unwrap(), None, Language::En);
        assert!(link.contains(of_name[0].trim_matches('"')), "{link}");
        of_name.into_iter().next()
    };
    let before = uuid(&listed[..1], &none, "Ana");
    let renamed = none.renamed("Ana", "Anna");
    assert_eq!(uuid(&listed[..1], &renamed, "Anna"), before, "before there is a play under the new name");
    assert_eq!(uuid(&listed, &renamed, "Anna"), before, "and after");
    assert_eq!(uuid(&listed[1..], &renamed, "Anna"), before, "when the plays under the old name are gone");
    let earlier = [&listed[..], &[by_hand(0, 0, &[("Anna", &[1]), ("Ben", &[3])]).listed()]].concat();
    assert_eq!(uuid(&earlier, &renamed, "Anna"), before, "when an older play is written down under the new name");
    assert_ne!(uuid(&listed, &none, "Anna"), before, "two are two");
    assert_eq!(uuid(&listed, &renamed, "Ben"), uuid(&listed, &none, "Ben"));
    // At one table they are two, whatever the names count as: nobody takes the other's place.
    let both = [&listed[..], &[by_hand(0, 3, &[("Ana", &[5]), ("Anna", &[3])]).listed()]].concat();
    assert_ne!(uuid(&both, &renamed, "Anna"), uuid(&both, &renamed, "Ana"));
}
