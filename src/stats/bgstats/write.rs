//! Writing BG Stats' file: what came from one goes into it again as it was, but for what was changed here.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;

use chrono::NaiveDateTime;
use serde_json::{Value, json};

use super::again::again;
use super::extras::{Foreign, GAMES, IGNORED, JsonObject, LOCATIONS, OTHERS, PLAYERS, Records, leads_to};
use super::file::TIME;
use super::identity::{uuid_of, uuid_of_play};
use crate::locale::{Language, Message};
use crate::stats::plays::{OnePlay, Plays, SeatResult};
use crate::stats::words::ended_early;
use crate::store::PlayId;
use crate::table::points::Points;
use crate::table::ranking::Wins;
use crate::table::result::Title;

/// What has to be known to write such a file.
#[derive(Clone, Copy)]
pub struct Export<'a> {
    /// All plays that there are: who and what is the same in all of them has one UUID.
    pub all: &'a Plays,
    /// What files of BG Stats said of games, players and places.
    pub records: &'a Records,
    /// Whether all plays are written, and with them what no play points at.
    pub whole: bool,
    /// The number of a game at BoardGameGeek by its id, where it is known.
    pub bgg: &'a dyn Fn(&str) -> Option<u32>,
    /// The language of names that are said in words.
    pub language: Language,
    /// The time of the file, by the clock on the wall.
    pub now: NaiveDateTime,
}

/// The UUIDs under which BG Stats knows people, boxes and places: those that they came with.
#[derive(Default)]
pub(super) struct Identities<'a> {
    players: BTreeMap<&'a str, String>,
    games: BTreeMap<&'a str, String>,
    places: BTreeMap<&'a str, String>,
    /// Those of people who still play under the name that they have in their file.
    unchanged: BTreeSet<String>,
}

impl<'a> Identities<'a> {
    fn of(plays: impl Iterator<Item = (&'a OnePlay, &'a Foreign)>) -> Self {
        let mut all = Self::default();
        let mut renamed = BTreeMap::new();
        let uuid = |object: &JsonObject, name: &str| object.get(name).and_then(Value::as_str).map(str::to_owned);
        for (play, foreign) in plays {
            let here = &foreign.here;
            if play.game == here.game {
                let decided = here.decided.clone().or_else(|| uuid(&foreign.play, "gameRefId"));
                decided.map(|uuid| all.games.entry(&play.game).or_insert(uuid));
            }
            if play.location == here.location && !play.location.is_empty() {
                uuid(&foreign.play, "locationRefId").map(|uuid| all.places.entry(&play.location).or_insert(uuid));
            }
            let scores = foreign.play.get("playerScores").and_then(Value::as_array).into_iter().flatten();
            for (score, name) in scores.zip(&here.players) {
                let seat = play.seats.iter().find(|seat| name.as_deref() == Some(seat.table_name()) && !seat.guest);
                let uuid = score.get("playerRefId").and_then(Value::as_str).map(str::to_owned);
                if let (Some(seat), Some(uuid)) = (seat, uuid) {
                    // Whoever has that name in the file itself has it before those who count under it by now.
                    let is_own = seat.table_name.is_none();
                    if is_own {
                        all.unchanged.insert(uuid.clone());
                    }
                    let names = if is_own { &mut all.players } else { &mut renamed };
                    names.entry(seat.name.as_str()).or_insert(uuid);
                }
            }
        }
        for (name, uuid) in renamed {
            all.players.entry(name).or_insert(uuid);
        }
        all
    }

    pub(super) fn player(&self, seat: &SeatResult) -> String {
        self.players.get(seat.name.as_str()).cloned().unwrap_or_else(|| uuid_of("player", seat.first_name()))
    }

    pub(super) fn game(&self, id: &str) -> String {
        self.games.get(id).cloned().unwrap_or_else(|| uuid_of("game", id))
    }

    pub(super) fn place(&self, name: &str) -> String {
        self.places.get(name).cloned().unwrap_or_else(|| uuid_of("location", name))
    }
}

/// The file while it is written: its lists, each with the numbers by which it is pointed at.
struct Outgoing<'a> {
    records: &'a Records,
    lists: BTreeMap<String, OutgoingList>,
}

#[derive(Default)]
struct OutgoingList {
    numbers: HashMap<String, u64>,
    taken: BTreeSet<u64>,
    items: Vec<(u64, String, Value)>,
}

impl Outgoing<'_> {
    /// The number of one of a list, which is added where it is not in it: as it came, or as it is made.
    fn number(&mut self, list: &str, uuid: &str, made: impl FnOnce() -> Option<Value>) -> Option<u64> {
        if let Some(number) = self.lists.get(list).and_then(|list| list.numbers.get(uuid)) {
            return Some(*number);
        }
        let one = self.records.get(list, uuid).cloned().or_else(made)?;
        let into = self.lists.entry(list.to_owned()).or_default();
        // Its own number, while nobody else has that.
        let own = one.get("id").and_then(Value::as_u64).filter(|id| *id > 0 && !into.taken.contains(id));
        let number = own.unwrap_or_else(|| into.taken.last().map_or(1, |last| last.saturating_add(1)));
        into.taken.insert(number);
        into.numbers.insert(uuid.to_owned(), number);
        into.items.push((number, uuid.to_owned(), one));
        Some(number)
    }

    /// Puts the numbers of this file in the place of UUIDs.
    fn with_numbers(&mut self, value: &mut Value, names: &dyn Fn(&str, &str) -> Option<Value>) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match (leads_to(name), value.as_str().map(str::to_owned)) {
                        (Some(list), Some(uuid)) => {
                            *value = self.number(list, &uuid, || names(list, &uuid)).unwrap_or_default().into();
                        }
                        _ => self.with_numbers(value, names),
                    }
                }
            }
            Value::Array(list) => list.iter_mut().for_each(|one| self.with_numbers(one, names)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}

/// The file of these plays, as BG Stats itself would export it.
pub fn to_json<'a>(plays: impl IntoIterator<Item = &'a OnePlay>, with: &Export<'a>) -> String {
    let plays: Vec<&OnePlay> = plays.into_iter().collect();
    let chosen: BTreeSet<PlayId> = plays.iter().map(|play| play.id).collect();
    let others = with.all.all().iter().filter(|known| !chosen.contains(&known.id));
    let known: Vec<&OnePlay> = plays.iter().copied().chain(others).collect();
    let foreign: Vec<Option<Foreign>> = known.iter().map(|play| foreign_of(play)).collect();
    let mut all: Vec<(&OnePlay, &Foreign)> =
        known.iter().copied().zip(&foreign).filter_map(|(play, foreign)| Some((play, foreign.as_ref()?))).collect();
    // Whichever plays are written, the same one comes first.
    all.sort_by_key(|(play, _)| (play.started, play.id));
    let identities = Identities::of(all.into_iter());
    let mut out = Outgoing { records: with.records, lists: BTreeMap::new() };
    if with.whole {
        for (list, records) in with.records.lists().filter(|(name, _)| ![OTHERS, IGNORED].contains(name)) {
            let mut uuids: Vec<&String> = records.keys().collect();
            uuids.sort_by_key(|uuid| records.get(*uuid).and_then(|one| one.get("id")?.as_u64()));
            for uuid in uuids {
                out.number(list, uuid, || None);
            }
        }
    }
    let time = with.now.format(TIME).to_string();
    let games = Games::of(&plays);
    let mut written = Vec::with_capacity(plays.len());
    let mut renamed: BTreeMap<String, &str> = BTreeMap::new();
    for (play, foreign) in plays.iter().copied().zip(&foreign) {
        let mut json = match foreign {
            Some(foreign) => again(play, foreign, &identities, &time),
            None => own(play, &identities, with.language),
        };
        let made = |list: &str, uuid: &str| match list {
            GAMES => Some(games.json(play, uuid, with, &time)),
            PLAYERS => {
                let (name, guest) = name_of(play, foreign.as_ref(), &identities, uuid)?;
                Some(player_json(name, uuid, guest, &time))
            }
            LOCATIONS => Some(json!({ "uuid": uuid, "name": play.location, "modificationDate": time })),
            _ => None,
        };
        out.with_numbers(&mut json, &made);
        let people = play.seats.iter().filter(|seat| !seat.guest).map(|seat| (identities.player(seat), seat));
        renamed.extend(
            people
                .filter(|(uuid, _)| !identities.unchanged.contains(uuid))
                .map(|(uuid, seat)| (uuid, seat.name.as_str())),
        );
        written.push(json);
    }
    let (mut others, mut ignored) = (Vec::new(), Vec::new());
    if with.whole {
        let lists = with.records.lists();
        for (name, list) in lists {
            let into = if name == OTHERS { &mut others } else { &mut ignored };
            if name == OTHERS || name == IGNORED {
                into.extend(list.iter().map(|(name, value)| (name.clone(), value.clone())));
            }
        }
        let here: BTreeSet<String> =
            written.iter().filter_map(|play| Some(play.get("uuid")?.as_str()?.to_owned())).collect();
        ignored.retain(|(uuid, _)| !here.contains(uuid));
    }
    for (_, value) in ignored.iter_mut().chain(&mut others) {
        out.with_numbers(value, &|_, _| None);
    }
    written.extend(ignored.into_iter().map(|(_, play)| play));
    let mut file = file(written, others, &time);
    for (name, list) in finished(out, &renamed, &time) {
        file.insert(name, list);
    }
    // A tree of texts and numbers is always JSON.
    format!("{}\n", serde_json::to_string_pretty(&Value::Object(file)).unwrap_or_default())
}

/// What a file said of a play.
fn foreign_of(play: &OnePlay) -> Option<Foreign> {
    serde_json::from_str(play.foreign.as_deref()?).ok()
}

/// The lists of which each thing has a number.
const COUNTED: [&str; 3] = [GAMES, PLAYERS, LOCATIONS];

/// The lists of the file, each thing with its number and its UUID; people who were renamed here with their new names.
fn finished(mut out: Outgoing<'_>, renamed: &BTreeMap<String, &str>, time: &str) -> BTreeMap<String, Value> {
    let mut done: BTreeMap<String, BTreeMap<u64, Value>> = BTreeMap::new();
    // What is in a list may lead to more in another one.
    while let Some((name, items)) = out
        .lists
        .iter_mut()
        .find_map(|(name, list)| (!list.items.is_empty()).then(|| (name.clone(), std::mem::take(&mut list.items))))
    {
        for (number, uuid, mut one) in items {
            out.with_numbers(&mut one, &|_, _| None);
            if let Some(fields) = one.as_object_mut() {
                // What no number leads to has none.
                if COUNTED.contains(&name.as_str()) || fields.contains_key("id") {
                    fields.insert("id".to_owned(), number.into());
                }
                if COUNTED.contains(&name.as_str()) {
                    fields.entry("uuid").or_insert_with(|| uuid.as_str().into());
                }
                let new = renamed.get(&uuid).filter(|_| name == PLAYERS);
                if let Some(new) = new.filter(|new| fields.get("name").and_then(Value::as_str) != Some(**new)) {
                    fields.insert("name".to_owned(), (*new).into());
                    fields.insert("modificationDate".to_owned(), time.into());
                }
            }
            done.entry(name.clone()).or_default().insert(number, one);
        }
    }
    done.into_iter().map(|(name, list)| (name, list.into_values().collect())).collect()
}

/// The frame of the file.
fn file(plays: Vec<Value>, others: Vec<(String, Value)>, time: &str) -> JsonObject {
    let mut file = JsonObject::new();
    for name in [GAMES, PLAYERS, LOCATIONS, "groups", "tags", "challenges", "deletedObjects"] {
        file.insert(name.to_owned(), Value::Array(Vec::new()));
    }
    let me = others.iter().find(|(name, _)| name == "userInfo").and_then(|(_, user)| user.get("meRefId").cloned());
    file.extend(others);
    let version = concat!("Tableside ", env!("CARGO_PKG_VERSION"));
    let user = json!({ "meRefId": me.unwrap_or_else(|| 0.into()), "appVersion": version, "device": "",
        "systemVersion": "", "exportDate": time });
    file.insert("userInfo".to_owned(), user);
    file.insert("plays".to_owned(), Value::Array(plays));
    file
}

pub(super) fn has_points(play: &OnePlay) -> bool {
    play.all_counted().next().is_some()
}

/// What the games of a file are called and whether any play of them in it has points, by their ids.
struct Games<'a>(BTreeMap<&'a str, (&'a OnePlay, bool)>);

impl<'a> Games<'a> {
    fn of(plays: &[&'a OnePlay]) -> Self {
        let mut games: BTreeMap<&str, (&OnePlay, bool)> = BTreeMap::new();
        for play in plays.iter().copied() {
            let (last, points) = games.entry(play.game.as_str()).or_insert((play, false));
            (*last, *points) = (play, *points || has_points(play));
        }
        Self(games)
    }

    /// A game of which no file said anything, as it is called by its last play.
    fn json(&self, play: &'a OnePlay, uuid: &str, with: &Export<'_>, time: &str) -> Value {
        let (last, has_points) = self.0.get(play.game.as_str()).copied().unwrap_or((play, has_points(play)));
        let name: &Title = &last.name;
        let mut game = json!({
            "uuid": uuid, "name": name.say(with.language), "bggName": "", "bggYear": 0, "designers": "",
            "cooperative": false, "highestWins": last.wins == Wins::Highest, "noPoints": !has_points,
            "usesTeams": false, "isBaseGame": 1, "isExpansion": 0, "minPlayerCount": 0, "maxPlayerCount": 0,
            "minPlayTime": 0, "maxPlayTime": 0, "minAge": 0, "rating": 0, "previouslyPlayedAmount": 0, "preferredImage": 0,
            "urlImage": "", "urlThumb": "", "modificationDate": time, "copies": [], "metaData": "",
        });
        if let (Some(fields), Some(bgg)) = (game.as_object_mut(), (with.bgg)(&play.game)) {
            fields.insert("bggId".to_owned(), bgg.into());
        }
        game
    }
}

fn player_json(name: &str, uuid: &str, anonymous: bool, time: &str) -> Value {
    json!({ "uuid": uuid, "name": name, "isAnonymous": anonymous, "bggUsername": "", "modificationDate": time,
        "metaData": "" })
}

/// The name of the player at a table who has this UUID, and whether it is a guest.
fn name_of<'a>(
    play: &'a OnePlay,
    foreign: Option<&'a Foreign>,
    identities: &Identities<'_>,
    uuid: &str,
) -> Option<(&'a str, bool)> {
    let named = |seat: &'a SeatResult| (seat.name.as_str(), seat.guest);
    let by_name = play.seats.iter().find(|seat| identities.player(seat) == uuid);
    by_name.map(named).or_else(|| {
        let foreign = foreign?;
        let scores = foreign.play.get("playerScores")?.as_array()?;
        let at = scores.iter().position(|score| score.get("playerRefId").and_then(Value::as_str) == Some(uuid))?;
        let name = foreign.here.players.get(at)?.as_deref()?;
        play.seats.iter().find(|seat| seat.table_name() == name).map(named).or(Some((name, false)))
    })
}

/// What is said of a play in words: its note, and of one that was ended early that it was, with the points, which must not
/// count there.
pub(super) fn comments(play: &OnePlay, language: Language) -> String {
    let score = |seat: &SeatResult| Some(Message::literal(format!("{} {}", seat.name, seat.points?)));
    let scores: Vec<Message> = play.seats.iter().filter_map(score).collect();
    let early = ended_early(play, language).map(|early| match scores.is_empty() {
        true => early,
        false => language.say(&Message::new("stats-ended-early-scores").text("early", early).list("scores", scores)),
    });
    let note = Some(play.note.clone()).filter(|note| !note.is_empty());
    note.into_iter().chain(early).collect::<Vec<_>>().join("\n")
}

/// The sum of a seat as it was written down ("3+6+2"); its points otherwise.
pub(super) fn score(play: &OnePlay, seat: usize) -> String {
    let points = play.seats.get(seat).and_then(|seat| play.counted(seat));
    let parts: Vec<i64> = play.rows.iter().filter_map(|row| row.points.get(seat).copied().flatten()).collect();
    let is_sum = play.written && parts.len() > 1 && Some(Points::whole(parts.iter().sum())) == points;
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
pub(super) fn won_by_hand(play: &OnePlay) -> bool {
    let ahead = |points: Points| if play.wins == Wins::Lowest { points.negated() } else { points };
    let best = play.all_counted().map(ahead).max();
    play.seats.iter().any(|seat| seat.won != (best.is_some() && play.counted(seat).map(ahead) == best))
}

/// How a player did, as the file has it.
pub(super) fn score_json(play: &OnePlay, at: usize, seat: &SeatResult, identities: &Identities<'_>) -> Value {
    json!({
        "playerRefId": identities.player(seat), "score": score(play, at), "winner": seat.won,
        "rank": if play.has_result() { seat.place } else { 0 },
        "seatOrder": at + 1, "startPlayer": play.first.is_some_and(|first| first.index() == at),
        "newPlayer": false, "team": "", "role": seat.kind.as_ref().map_or("", |kind| kind.id.as_str()),
        "teamRole": "", "startPosition": "",
    })
}

/// A play that came from no such file.
fn own(play: &OnePlay, identities: &Identities<'_>, language: Language) -> Value {
    let seats = play.seats.iter().enumerate().map(|(at, seat)| score_json(play, at, seat, identities));
    let started = play.wall.format(TIME).to_string();
    let mut json = json!({
        "uuid": uuid_of_play(play.id), "gameRefId": identities.game(&play.game), "playDate": started,
        "playDateYmd": ymd(play), "durationMin": play.minutes.unwrap_or(0), "rounds": 0, "scoringSetting": 0,
        "usesTeams": false, "manualWinner": won_by_hand(play), "ignored": false, "rating": 0, "board": "",
        "comments": comments(play, language), "bggLastSync": "", "importPlayId": 0, "nemestatsId": 0, "entryDate": started,
        "modificationDate": started, "playImages": "[]", "metaData": "", "expansionPlays": [],
        "playerScores": seats.collect::<Vec<_>>(),
    });
    if let Some(fields) = json.as_object_mut().filter(|_| !play.location.is_empty()) {
        fields.insert("locationRefId".to_owned(), identities.place(&play.location).into());
    }
    json
}

/// The day in eight figures.
pub(super) fn ymd(play: &OnePlay) -> u32 {
    play.day.format("%Y%m%d").to_string().parse().unwrap_or(0)
}
