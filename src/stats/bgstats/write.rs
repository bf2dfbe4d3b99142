//! Writing BG Stats' file, and the link that hands it one play.

use std::fmt::Write as _;

use chrono::{DateTime, Utc};
use serde_json::{Map, Value, json};

use super::identity::{uuid_of, uuid_of_play};
use crate::locale::Language;
use crate::stats::plays::{OnePlay, SeatResult};
use crate::table::ranking::Wins;

/// The page that takes a play, with what it is given behind it.
const PAGE: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// What names things of one sort in a file by numbers, from 1 in the order in which they are met.
#[derive(Default)]
struct Numbers<'a> {
    names: Vec<&'a str>,
}

impl<'a> Numbers<'a> {
    fn of(&mut self, name: &'a str) -> usize {
        let at = self.names.iter().position(|known| *known == name).unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        });
        at + 1
    }
}

/// The file of these plays, as BG Stats itself would export it. `bgg` says the number of a game at BoardGameGeek by its id
/// where it is known.
pub fn to_json<'a>(
    plays: impl IntoIterator<Item = &'a OnePlay>,
    bgg: &dyn Fn(&str) -> Option<u32>,
    language: Language,
    now: DateTime<Utc>,
) -> String {
    let (mut games, mut players, mut places) = (Numbers::default(), Numbers::default(), Numbers::default());
    // The last play of each game, by which it is called, and whether any play of it in this file has points.
    let mut last: Vec<(&OnePlay, bool)> = Vec::new();
    let mut people: Vec<&SeatResult> = Vec::new();
    let mut written = Vec::new();
    for play in plays {
        let game = games.of(&play.game);
        if game > last.len() {
            last.push((play, has_points(play)));
        } else if let Some(last) = last.get_mut(game - 1) {
            *last = (play, last.1 || has_points(play));
        }
        let mut seat = |seat: &'a SeatResult| {
            let player = players.of(&seat.name);
            if player > people.len() {
                people.push(seat);
            }
            player
        };
        let seats: Vec<usize> = play.seats.iter().map(&mut seat).collect();
        let place = (!play.location.is_empty()).then(|| places.of(&play.location));
        written.push(play_json(play, game, place, &seats));
    }
    let time = when(now);
    let game = |(at, (play, has_points)): (usize, &(&OnePlay, bool))| {
        game_json(at + 1, play, *has_points, bgg(&play.game), language, &time)
    };
    let player = |(at, seat): (usize, &&SeatResult)| {
        json!({ "id": at + 1, "uuid": uuid_of("player", seat.first_name()), "name": seat.name, "isAnonymous": false,
            "bggUsername": "", "modificationDate": time, "metaData": "" })
    };
    let location = |(at, name): (usize, &&str)| json!({ "id": at + 1, "uuid": uuid_of("location", name), "name": name, "modificationDate": time });
    let file = json!({
        "games": last.iter().enumerate().map(game).collect::<Vec<_>>(),
        "players": people.iter().enumerate().map(player).collect::<Vec<_>>(),
        "locations": places.names.iter().enumerate().map(location).collect::<Vec<_>>(),
        "plays": written,
        "groups": [],
        "tags": [],
        "challenges": [],
        "deletedObjects": [],
        "userInfo": { "meRefId": 0, "appVersion": concat!("Tableside ", env!("CARGO_PKG_VERSION")), "device": "",
            "systemVersion": "", "exportDate": time },
    });
    // A tree of texts and numbers is always JSON.
    format!("{}\n", serde_json::to_string_pretty(&file).unwrap_or_default())
}

/// A time as the file has it, in UTC.
fn when(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M:%S").to_string()
}

fn has_points(play: &OnePlay) -> bool {
    play.seats.iter().any(|seat| seat.points.is_some())
}

fn game_json(id: usize, play: &OnePlay, has_points: bool, bgg: Option<u32>, language: Language, time: &str) -> Value {
    let name = play.name.say(language);
    let mut game = json!({
        "id": id, "uuid": uuid_of("game", &play.game), "name": name, "bggName": "", "bggYear": 0, "designers": "",
        "cooperative": false, "highestWins": play.wins == Wins::Highest, "noPoints": !has_points,
        "usesTeams": false, "isBaseGame": 1, "isExpansion": 0, "minPlayerCount": 0, "maxPlayerCount": 0,
        "minPlayTime": 0, "maxPlayTime": 0, "minAge": 0, "rating": 0, "previouslyPlayedAmount": 0, "preferredImage": 0,
        "urlImage": "", "urlThumb": "", "modificationDate": time, "copies": [], "metaData": "",
    });
    with_number(&mut game, bgg);
    game
}

/// Adds the number at BoardGameGeek, where it is known.
fn with_number(to: &mut Value, bgg: Option<u32>) {
    if let (Some(object), Some(bgg)) = (to.as_object_mut(), bgg) {
        object.insert("bggId".to_owned(), bgg.into());
    }
}

/// The sum of a seat as it was written down ("3+6+2"); its points otherwise.
fn score(play: &OnePlay, seat: usize) -> String {
    let points = play.seats.get(seat).and_then(|seat| seat.points);
    let parts: Vec<i64> = play.rows.iter().filter_map(|row| row.points.get(seat).copied().flatten()).collect();
    let is_sum = play.written && parts.len() > 1 && Some(parts.iter().sum()) == points;
    if !is_sum {
        return points.map(|points| points.to_string()).unwrap_or_default();
    }
    let mut text = String::new();
    for (at, part) in parts.iter().enumerate() {
        let sign = if at > 0 && *part >= 0 { "+" } else { "" };
        // A text takes whatever is written to it.
        write!(text, "{sign}{part}").ok();
    }
    text
}

/// Whether somebody else has won than the points say.
fn won_by_hand(play: &OnePlay) -> bool {
    let ahead = |points: i64| if play.wins == Wins::Lowest { points.saturating_neg() } else { points };
    let best = play.seats.iter().filter_map(|seat| seat.points).map(ahead).max();
    play.seats.iter().any(|seat| seat.won != (best.is_some() && seat.points.map(ahead) == best))
}

fn play_json(play: &OnePlay, game: usize, place: Option<usize>, players: &[usize]) -> Value {
    let seat = |((at, seat), player): ((usize, &SeatResult), &usize)| {
        json!({
            "playerRefId": player, "score": score(play, at), "winner": seat.won, "rank": seat.place,
            "seatOrder": at + 1, "startPlayer": play.first.is_some_and(|first| first.index() == at),
            "newPlayer": false, "team": "", "role": seat.kind.as_ref().map_or("", |kind| kind.id.as_str()),
            "teamRole": "", "startPosition": "",
        })
    };
    let seats = play.seats.iter().enumerate().zip(players).map(seat);
    let started = when(play.started);
    let mut json = json!({
        "uuid": uuid_of_play(play.id), "gameRefId": game, "playDate": started,
        "playDateYmd": play.day.format("%Y%m%d").to_string().parse::<u32>().unwrap_or(0),
        "durationMin": play.minutes.unwrap_or(0), "rounds": 0, "scoringSetting": 0, "usesTeams": false,
        "manualWinner": won_by_hand(play), "ignored": false, "rating": 0, "board": "", "comments": play.note,
        "bggLastSync": "", "importPlayId": 0, "nemestatsId": 0, "entryDate": started, "modificationDate": started,
        "playImages": "[]", "metaData": "", "expansionPlays": [], "playerScores": seats.collect::<Vec<_>>(),
    });
    if let (Some(object), Some(place)) = (json.as_object_mut(), place) {
        object.insert("locationRefId".to_owned(), place.into());
    }
    json
}

/// The link that hands a play to BG Stats, for a button or a QR code.
pub fn push_link(play: &OnePlay, bgg: Option<u32>, language: Language) -> String {
    let mut game = json!({
        "name": play.name.say(language), "sourceGameId": uuid_of("game", &play.game),
        "highestWins": play.wins == Wins::Highest, "noPoints": !has_points(play),
    });
    with_number(&mut game, bgg);
    let seat = |(at, seat): (usize, &SeatResult)| {
        let mut player = json!({
            "name": seat.name, "sourcePlayerId": uuid_of("player", seat.first_name()), "winner": seat.won,
            "startPlayer": play.first.is_some_and(|first| first.index() == at),
        });
        let known = [("score", seat.points), ("rank", Some(i64::from(seat.place)))];
        if let Some(player) = player.as_object_mut() {
            player.extend(known.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?.into()))));
        }
        player
    };
    let mut all: Map<String, Value> = Map::new();
    all.insert("sourceName".to_owned(), "Tableside".into());
    all.insert("sourcePlayId".to_owned(), uuid_of_play(play.id).into());
    all.insert("playDate".to_owned(), when(play.started).into());
    if let Some(minutes) = play.minutes {
        all.insert("durationMin".to_owned(), minutes.into());
    }
    for (key, words) in [("comments", &play.note), ("location", &play.location)] {
        if !words.is_empty() {
            all.insert(key.to_owned(), words.as_str().into());
        }
    }
    all.insert("game".to_owned(), game);
    all.insert("players".to_owned(), play.seats.iter().enumerate().map(seat).collect());
    format!("{PAGE}{}", encoded(&Value::Object(all).to_string()))
}

/// Text as a link takes it: all but what RFC 3986 leaves alone is percent-encoded.
fn encoded(text: &str) -> String {
    let mut link = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => link.push(char::from(byte)),
            // A text takes whatever is written to it.
            _ => drop(write!(link, "%{byte:02X}")),
        }
    }
    link
}
