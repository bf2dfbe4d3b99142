//! The link that hands one play to BG Stats.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::file::TIME;
use super::identity::{uuid_of, uuid_of_play};
use super::write::{comments, has_points};
use crate::locale::Language;
use crate::stats::average::points_json;
use crate::stats::plays::{OnePlay, SeatResult};
use crate::table::ranking::Wins;

/// The page that takes a play, with what it is given behind it.
const PAGE: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The link that hands a play to BG Stats, for a button or a QR code.
pub fn push_link(play: &OnePlay, bgg: Option<u32>, language: Language) -> String {
    let mut game = json!({
        "name": play.name.say(language), "sourceGameId": uuid_of("game", &play.game),
        "highestWins": play.wins == Wins::Highest, "noPoints": !has_points(play),
    });
    if let (Some(fields), Some(bgg)) = (game.as_object_mut(), bgg) {
        fields.insert("bggId".to_owned(), bgg.into());
    }
    let seat = |(at, seat): (usize, &SeatResult)| {
        let mut player = json!({
            "name": seat.name, "sourcePlayerId": uuid_of("player", seat.first_name()), "winner": seat.won,
            "startPlayer": play.first.is_some_and(|first| first.index() == at),
        });
        let known =
            [("score", play.counted(seat).map(points_json)), ("rank", play.has_result().then(|| seat.place.into()))];
        if let Some(player) = player.as_object_mut() {
            player.extend(known.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))));
        }
        player
    };
    let mut all: Map<String, Value> = Map::new();
    all.insert("sourceName".to_owned(), "Tableside".into());
    all.insert("sourcePlayId".to_owned(), uuid_of_play(play.id).into());
    all.insert("playDate".to_owned(), play.started.format(TIME).to_string().into());
    if let Some(minutes) = play.minutes {
        all.insert("durationMin".to_owned(), minutes.into());
    }
    for (key, words) in [("comments", &comments(play, language)), ("location", &play.location)] {
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
