//! A play that came from a file of BG Stats, as it goes into one again: only what was changed here is another.

use serde_json::{Value, json};

use super::extras::{Foreign, JsonObject};
use super::file::{StatsPlay, TIME};
use super::identity::uuid_of_play;
use super::write::{Identities, score, score_json, won_by_hand, ymd};
use crate::stats::plays::{OnePlay, SeatResult};

/// The play, with UUIDs in the place of numbers.
pub(super) fn again(play: &OnePlay, foreign: &Foreign, identities: &Identities<'_>, time: &str) -> Value {
    let mut fields = foreign.play.clone();
    let mut changed = false;
    let mut set = |fields: &mut JsonObject, name: &str, value: Value| {
        fields.insert(name.to_owned(), value);
        changed = true;
    };
    let said: StatsPlay = serde_json::from_value(Value::Object(foreign.play.clone())).unwrap_or_default();
    let day = said.started().map(|started| said.day(started));
    if day != Some(play.day) {
        set(&mut fields, "playDate", play.wall.format(TIME).to_string().into());
        set(&mut fields, "playDateYmd", ymd(play).into());
    }
    if said.duration_min.0 != play.minutes {
        set(&mut fields, "durationMin", play.minutes.unwrap_or(0).into());
    }
    if *said.comments != *play.note {
        set(&mut fields, "comments", play.note.as_str().into());
    }
    if foreign.here.game != play.game {
        set(&mut fields, "gameRefId", identities.game(&play.game).into());
    }
    if foreign.here.location != play.location {
        let place = (!play.location.is_empty()).then(|| identities.place(&play.location));
        set(&mut fields, "locationRefId", place.map_or_else(|| 0.into(), Value::from));
    }
    let before = fields.get("playerScores").and_then(Value::as_array).cloned().unwrap_or_default();
    let scores = scores(play, foreign, &before, identities);
    if scores.changed {
        set(&mut fields, "playerScores", scores.list.into());
        set(&mut fields, "manualWinner", won_by_hand(play).into());
    } else {
        fields.insert("playerScores".to_owned(), scores.list.into());
    }
    if changed {
        fields.insert("modificationDate".to_owned(), time.into());
    }
    fields.entry("uuid").or_insert_with(|| uuid_of_play(play.id).into());
    Value::Object(fields)
}

/// The results of a play, and whether any of them was changed here.
struct Scores {
    list: Vec<Value>,
    changed: bool,
}

fn scores(play: &OnePlay, foreign: &Foreign, before: &[Value], identities: &Identities<'_>) -> Scores {
    let here = &foreign.here;
    // Which seat each result of the file is; those of players who were left out stay as they are.
    let seat_of = |score: usize| {
        let name = here.players.get(score)?.as_deref()?;
        play.seats.iter().enumerate().find(|(_, seat)| seat.table_name() == name)
    };
    let was = |score: usize| here.players.get(score).is_some_and(Option::is_some);
    let points = |seat: &SeatResult| seat.points.map(|points| points.to_string());
    let same = |score: usize, seat: &SeatResult| {
        here.points.get(score) == Some(&points(seat)) && here.won.get(score) == Some(&seat.won)
    };
    let (mut list, mut met) = (Vec::with_capacity(before.len()), Vec::new());
    let mut changed = false;
    for (at, score) in before.iter().enumerate() {
        match seat_of(at) {
            Some((seat, result)) => {
                met.push(seat);
                changed |= !same(at, result);
                list.push((Some((seat, at)), score.clone()));
            }
            // Somebody was taken away from the table here.
            None if was(at) => changed = true,
            None => list.push((None, score.clone())),
        }
    }
    let added = play.seats.iter().enumerate().filter(|(at, _)| !met.contains(at));
    let added: Vec<Value> = added.map(|(at, seat)| score_json(play, at, seat, identities)).collect();
    changed |= !added.is_empty();
    let first = play.first.map(|first| first.index());
    let first_before = here.first.and_then(seat_of).map(|(seat, _)| seat);
    let moved = first != first_before;
    for (seat, json) in &mut list {
        let (Some((at, place)), Some(fields)) = (*seat, json.as_object_mut()) else { continue };
        let Some(result) = play.seats.get(at) else { continue };
        if changed {
            if here.points.get(place) != Some(&points(result)) {
                fields.insert("score".to_owned(), score(play, at).into());
            }
            fields.insert("winner".to_owned(), result.won.into());
            fields.insert("rank".to_owned(), result.place.into());
        }
        if moved {
            fields.insert("startPlayer".to_owned(), json!(first == Some(at)));
        }
        // Under another name somebody may be somebody else by now.
        if result.table_name.is_some() && !result.guest {
            fields.insert("playerRefId".to_owned(), identities.player(result).into());
        }
    }
    Scores { list: list.into_iter().map(|(_, score)| score).chain(added).collect(), changed: changed || moved }
}
