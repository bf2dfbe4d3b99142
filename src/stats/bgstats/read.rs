//! Reading BG Stats' file: what is damaged is refused as a whole; a play that is none is left out and named.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, NaiveTime, Utc};
use thiserror::Error;

use super::extras::{Extras, MadeHere};
use super::file::{FoundGame, StatsFile, StatsGame, StatsPlay, StatsPlayer, StatsScore};
use super::identity::{play_of_uuid, play_of_words};
use super::matching::{GameMatch, Matching, PlayerMatch};
use crate::locale::Message;
use crate::store::json;
use crate::store::json_limits::{JsonLimits, TooMuch};
use crate::store::{PlayId, exchange, time};
use crate::table::points::Points;
use crate::table::ranking::Wins;
use crate::table::result::places;
use crate::table::seat::Seat;
use crate::table::written::{Written, WrittenResult, score, sum};

/// What a file may hold at most.
const LIMITS: JsonLimits = JsonLimits {
    depth: 100,
    values: 20_000,
    letters: 1 << 20,
    lists: &[
        &["games"],
        &["players"],
        &["locations"],
        &["plays"],
        &["plays", "playerScores"],
        &["groups"],
        &["tags"],
        &["challenges"],
        &["deletedObjects"],
    ],
    items: 250_000,
};

/// Why a file is not read. Nothing of it is taken then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BgStatsError {
    /// It is no file of BG Stats.
    #[error("not a file of BG Stats")]
    Foreign,
    /// It is larger than [`exchange::LIMIT`].
    #[error("the file is too large")]
    TooLarge,
    /// It passes a limit of what a file may hold.
    #[error("the file holds too much: {0}")]
    TooMuch(TooMuch),
    /// It ends too early.
    #[error("the file is cut off")]
    Truncated,
    /// It is no JSON there, or not of this form.
    #[error("the file is damaged on line {line}, column {column}")]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
}

impl BgStatsError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            Self::Foreign => Message::new("stats-file-foreign"),
            Self::TooLarge => Message::new("stats-file-large").number("limit", exchange::LIMIT >> 20),
            Self::TooMuch(TooMuch::Depth(limit)) => Message::new("stats-file-deep").number("limit", *limit),
            Self::TooMuch(TooMuch::Values(limit)) => Message::new("stats-file-values").number("limit", *limit),
            Self::TooMuch(TooMuch::Letters(limit)) => Message::new("stats-file-text").number("limit", *limit),
            Self::TooMuch(TooMuch::Items(limit)) => Message::new("stats-file-items").number("limit", *limit),
            Self::Truncated => Message::new("stats-file-truncated"),
            Self::Damaged { line, column } => {
                Message::new("stats-file-damaged").number("line", *line).number("column", *column)
            }
        }
    }
}

/// A play of a file that cannot be one here: it is left out, and the others are taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayLeftOut {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The game and the day, as far as they are known.
    pub about: String,
    /// Why.
    pub why: PlayFault,
}

/// What is wrong with a play of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// It has no day.
    NoDate,
    /// It names a game that the file does not have.
    NoGame,
    /// It names a player whom the file does not have.
    NoPlayer,
}

impl PlayFault {
    /// How programs know it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoDate => "no-date",
            Self::NoGame => "no-game",
            Self::NoPlayer => "no-player",
        }
    }
}

impl PlayLeftOut {
    /// Which play is left out, and why.
    pub fn message(&self) -> Message {
        let key = match self.why {
            PlayFault::NoDate => "stats-file-no-date",
            PlayFault::NoGame => "stats-file-no-game",
            PlayFault::NoPlayer => "stats-file-no-player",
        };
        Message::new(key).number("play", self.number).text("about", &self.about)
    }
}

/// A file of BG Stats.
#[derive(Clone, Debug, PartialEq)]
pub struct BgStats {
    file: StatsFile,
    /// The file itself, of which what nobody reads here is kept too.
    bytes: Vec<u8>,
}

/// A play in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPlay {
    /// Its id: the same whenever the file is read.
    pub id: PlayId,
    /// When it began, by the clock on the wall there.
    pub started: DateTime<Utc>,
    /// Who played, each name once.
    pub players: Vec<String>,
    /// What is known of it, without what the file says beside: that is in [`FoundPlay::whole`].
    pub written: Box<Written>,
    /// When it was last changed there, as the file has it; empty where that is not said.
    pub modified: String,
    /// Its place in the file.
    at: usize,
    /// Which result of the play each seat is.
    scores: Vec<usize>,
    /// The game that decides what was played: the base game, or an expansion.
    game: String,
    /// What the file says of it beside, as JSON; as a tree it would take many times as much.
    foreign: Option<Box<str>>,
}

/// The plays in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundPlays {
    /// Those that can be taken.
    pub plays: Vec<FoundPlay>,
    /// Those that are none.
    pub faults: Vec<PlayLeftOut>,
}

impl FoundPlay {
    /// What is known of it, with all that the file says beside, so that it goes into such a file again.
    pub fn whole(&self) -> Written {
        let foreign = self.foreign.as_deref().and_then(|foreign| serde_json::from_str(foreign).ok());
        Written { foreign, ..Written::clone(&self.written) }
    }

    /// What the game is called there, with the day that lies more than one ahead of now; none where none does. Somebody is
    /// asked before such a play is taken.
    pub fn ahead(&self, now: DateTime<Utc>) -> Option<String> {
        let days = self.written.day.into_iter().chain([self.started.date_naive()]);
        let ahead = days.filter(|day| time::is_ahead(day.and_time(NaiveTime::MIN).and_utc(), now)).max()?;
        Some(format!("{}, {ahead}", self.game))
    }

    /// What stands in the place of points and is no number, each with whose it is.
    pub fn unread(&self) -> impl Iterator<Item = (&str, &str)> {
        let results = self.players.iter().zip(&self.written.results);
        results
            .filter(|(_, result)| !result.said.is_empty())
            .map(|(name, result)| (name.as_str(), result.said.as_str()))
    }

    /// What the game is called there, in one line with the day.
    pub fn about(&self) -> String {
        let day = self.written.day.unwrap_or_else(|| self.started.date_naive());
        format!("{}, {day}", self.game)
    }
}

/// So many scores that cannot be read are named, and so many plays that are dated in the future.
const NAMED: usize = 5;

impl FoundPlays {
    /// Which scores cannot be read, in words; none where all can be.
    pub fn unread(&self) -> Option<Message> {
        let unread = self.plays.iter().flat_map(|play| play.unread().map(move |score| (play, score)));
        let mut unread: Vec<String> =
            unread.map(|(play, (name, said))| format!("{said} ({name}, {})", play.about())).collect();
        let count = unread.len();
        if count == 0 {
            return None;
        }
        unread.truncate(NAMED);
        if count > NAMED {
            unread.push("…".to_owned());
        }
        Some(Message::new("stats-imported-unread").number("count", count).list("scores", Message::literals(unread)))
    }

    /// Which of the plays that are not here are dated more than a day ahead, in words; none where no play is.
    pub fn ahead(&self, now: DateTime<Utc>, is_here: impl Fn(&PlayId) -> bool) -> Option<Message> {
        let fresh = self.plays.iter().filter(|play| !is_here(&play.id));
        let ahead: Vec<String> = fresh.filter_map(|play| play.ahead(now)).collect();
        let mut named: Vec<String> = ahead.iter().take(NAMED).cloned().collect();
        if ahead.len() > NAMED {
            named.push("…".to_owned());
        }
        let say = Message::new("stats-imported-ahead").number("count", ahead.len());
        (!named.is_empty()).then(|| say.list("plays", Message::literals(named)))
    }
}

/// What the plays of a file point at.
struct Known<'a> {
    games: HashMap<&'a str, &'a StatsGame>,
    /// Each player's own name in this file, and whether it is a guest.
    players: HashMap<&'a str, (String, bool)>,
    /// Each player's name as it stands there.
    raw_names: HashMap<&'a str, &'a str>,
    locations: HashMap<&'a str, &'a str>,
}

impl BgStats {
    /// Reads a file.
    ///
    /// # Errors
    /// [`BgStatsError::Foreign`] where it is another program's, else what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, BgStatsError> {
        if u64::try_from(bytes.len()).is_ok_and(|size| size > exchange::LIMIT) {
            return Err(BgStatsError::TooLarge);
        }
        let bytes = json::without_byte_order_mark(bytes);
        if !bytes.trim_ascii_start().starts_with(b"{") {
            return Err(BgStatsError::Foreign);
        }
        LIMITS.check(bytes).map_err(BgStatsError::TooMuch)?;
        let known = [&b"\"playerScores\""[..], b"\"userInfo\"", b"\"gameRefId\""];
        let named = known.iter().any(|name| bytes.windows(name.len()).any(|part| part == *name));
        let file = serde_json::from_slice(bytes);
        match file {
            Ok(file) => Ok(Self { file, bytes: bytes.to_vec() }),
            // What has none of its names is another program's; what has them and cannot be read is damaged.
            Err(_) if !named => Err(BgStatsError::Foreign),
            Err(error) if error.is_eof() => Err(BgStatsError::Truncated),
            Err(error) => Err(BgStatsError::Damaged { line: error.line(), column: error.column() }),
        }
    }

    /// The games that were played, also as the expansion that decides, by name, each once.
    pub fn games(&self) -> Vec<FoundGame> {
        let played: BTreeSet<&str> = self.file.plays.iter().filter_map(|play| play.game_ref_id.key()).collect();
        let games = self.file.games.iter().filter(|game| game.id.key().is_some_and(|id| played.contains(id)));
        let mut games: Vec<FoundGame> = games.map(StatsGame::found).collect();
        games.sort_by(|a, b| a.name.cmp(&b.name));
        games.dedup_by(|a, b| a.name == b.name);
        games
    }

    /// The names of the players but guests, each once: of two people with one name the second is told apart by a number.
    pub fn players(&self) -> Vec<String> {
        let names = names_in(&self.file.players);
        let mut names: Vec<String> = names.into_iter().filter(|(_, guest)| !guest).map(|(name, _)| name).collect();
        names.retain(|name| !name.is_empty());
        names.sort();
        names.dedup();
        names
    }

    /// How many plays there are.
    pub fn count(&self) -> usize {
        self.file.plays.len()
    }

    /// The plays, as they are to be written down, without those that are left out: by a person here, or there as plays
    /// that are to count nowhere. `house` says which of the house's games is meant by a name and a number at
    /// BoardGameGeek, where the matching says nothing.
    pub fn plays(&self, matching: &Matching, house: &dyn Fn(&str, Option<u32>) -> Option<&'static str>) -> FoundPlays {
        let known = self.known();
        let mut found = FoundPlays::default();
        let mut houses: HashMap<FoundGame, Option<&'static str>> = HashMap::new();
        for (at, play) in self.file.plays.iter().enumerate() {
            let mut house = |game: &FoundGame| match houses.get(game) {
                Some(house) => *house,
                None => *houses.entry(game.clone()).or_insert(house(&game.name, game.bgg)),
            };
            match known.play(at, play, matching, &mut house) {
                Ok(Some(play)) => found.plays.push(play),
                Ok(None) => {}
                Err(why) => {
                    let game = known.game(play).map(|game| game.found().name);
                    let day = play.started().map(|started| play.day(started).to_string());
                    let about = [game, day].into_iter().flatten().collect::<Vec<_>>().join(" · ");
                    found.faults.push(PlayLeftOut { number: at + 1, about, why });
                }
            }
        }
        found
    }

    /// Adds to plays what the file says of them beside what is read here, so that it goes into such a file again.
    pub fn with_extras(&self, plays: &mut [FoundPlay], extras: &mut Extras) {
        for play in plays {
            let Some(raw) = extras.plays.get_mut(play.at).map(std::mem::take).filter(|raw| !raw.is_empty()) else {
                continue;
            };
            let mut players = vec![None; self.file.plays.get(play.at).map_or(0, |play| play.player_scores.len())];
            for (score, name) in play.scores.iter().zip(&play.players) {
                if let Some(player) = players.get_mut(*score) {
                    *player = Some(name.clone());
                }
            }
            let here = MadeHere::of(&play.written, players, &play.scores, extras.uuid_of_game(&play.game));
            let here = serde_json::to_string(&here).ok();
            // In the form of a `Foreign`.
            play.foreign = here.map(|here| format!("{{\"here\":{here},\"play\":{raw}}}").into());
        }
    }

    /// All that the file holds beside what is read here.
    pub fn extras(&self) -> Extras {
        let names = names_in(&self.file.players).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        Extras::read(&self.bytes, &names)
    }

    fn known(&self) -> Known<'_> {
        let file = &self.file;
        let names = names_in(&file.players);
        Known {
            games: file.games.iter().filter_map(|game| Some((game.id.key()?, game))).collect(),
            players: file
                .players
                .iter()
                .zip(names)
                .filter_map(|(player, name)| Some((player.id.key()?, name)))
                .collect(),
            raw_names: file.players.iter().filter_map(|player| Some((player.id.key()?, &*player.name))).collect(),
            locations: file.locations.iter().filter_map(|place| Some((place.id.key()?, &*place.name))).collect(),
        }
    }
}

/// The players' names, and who is a guest. Two people of one name stay two: the one who was added later gets a number.
fn names_in(players: &[StatsPlayer]) -> Vec<(String, bool)> {
    let mut order: Vec<usize> = (0..players.len()).collect();
    let id = |at: usize| players.get(at).and_then(|player| player.id.parse::<u64>().ok()).unwrap_or(u64::MAX);
    order.sort_by_key(|at| (id(*at), *at));
    let mut taken: BTreeSet<String> = players.iter().map(|player| player.name.to_string()).collect();
    let mut met: BTreeSet<String> = BTreeSet::new();
    let mut named = vec![(String::new(), false); players.len()];
    for at in order {
        let (Some(player), Some(own)) = (players.get(at), named.get_mut(at)) else { continue };
        let (name, guest) = (player.name.to_string(), player.is_guest());
        let is_second = !guest && !name.is_empty() && !met.insert(name.clone());
        let mut free = name.clone();
        let mut number = 2_u32;
        while is_second && !taken.insert(free.clone()) {
            free = format!("{name} ({number})");
            number = number.saturating_add(1);
        }
        *own = (free, guest);
    }
    named
}

impl Known<'_> {
    fn game(&self, play: &StatsPlay) -> Option<&StatsGame> {
        self.games.get(play.game_ref_id.key()?).copied()
    }

    /// A play as it is to be written down; none where it is left out.
    fn play(
        &self,
        at: usize,
        play: &StatsPlay,
        matching: &Matching,
        house: &mut dyn FnMut(&FoundGame) -> Option<&'static str>,
    ) -> Result<Option<FoundPlay>, PlayFault> {
        let game = self.game(play).ok_or(PlayFault::NoGame)?;
        let started = play.started().ok_or(PlayFault::NoDate)?;
        let mut scores: Vec<usize> = (0..play.player_scores.len()).collect();
        let score_at = |at: usize| play.player_scores.get(at);
        // Where seats are set they say who sits where; all of them 0 says nothing, and the order stays.
        scores.sort_by_key(|at| score_at(*at).and_then(|score| score.seat_order.parse::<i64>().ok()).unwrap_or(0));
        let player = |at: &usize| {
            let id = score_at(*at).and_then(|score| score.player_ref_id.key());
            id.and_then(|id| self.players.get(id).cloned()).ok_or(PlayFault::NoPlayer)
        };
        let players: Vec<(String, bool)> = scores.iter().map(player).collect::<Result<_, _>>()?;
        // One that is to count nowhere counts nowhere here either, and of one without players there is nothing to tell.
        if players.is_empty() || play.ignored.is_yes() {
            return Ok(None);
        }
        let found = game.found();
        let base = matching.games.get(&found.name);
        if base == Some(&GameMatch::LeaveOut) {
            return Ok(None);
        }
        let expansions: Vec<FoundGame> = play
            .expansion_plays
            .iter()
            .filter_map(|one| Some(self.games.get(one.game_ref_id.key()?)?.found()))
            .collect();
        // An expansion that is a game of its own here is what was played.
        let decides = expansions.iter().position(|expansion| house(expansion).is_some());
        let (decided, named) = match decides.and_then(|at| expansions.get(at)) {
            Some(expansion) => (expansion, house(expansion).map(str::to_owned).ok_or_else(|| expansion.name.clone())),
            None => match base {
                Some(GameMatch::House(id)) => (&found, Ok(id.clone())),
                Some(GameMatch::Box(name)) => (&found, Err(name.clone())),
                Some(GameMatch::New | GameMatch::LeaveOut) => (&found, Err(found.name.clone())),
                None => (&found, house(&found).map(str::to_owned).ok_or_else(|| found.name.clone())),
            },
        };
        let others = expansions.iter().enumerate().filter(|(at, _)| Some(*at) != decides);
        let (mut kept, mut names, mut guests) = (Vec::new(), Vec::new(), Vec::new());
        for (at, (name, guest)) in scores.iter().zip(players) {
            let name = match matching.players.get(&name).filter(|_| !guest) {
                Some(PlayerMatch::LeaveOut) => continue,
                Some(PlayerMatch::Same(known)) => known.clone(),
                Some(PlayerMatch::New) | None => name,
            };
            kept.push(*at);
            names.push(name);
            guests.push(guest);
        }
        if names.is_empty() {
            return Ok(None);
        }
        let id = self.id(play, &found.name, started).ok_or(PlayFault::NoDate)?;
        let seats: Vec<&StatsScore> = kept.iter().filter_map(|at| score_at(*at)).collect();
        let mut written = Box::new(written(play, game, &seats));
        for (result, guest) in written.results.iter_mut().zip(guests) {
            result.guest = guest;
        }
        written.name = named.as_ref().err().cloned().unwrap_or_default();
        written.game = named.ok();
        written.day = Some(play.day(started));
        written.expansions = others.map(|(_, expansion)| expansion.name.clone()).collect();
        written.location =
            play.location_ref_id.key().and_then(|id| self.locations.get(id)).copied().unwrap_or_default().to_owned();
        let (game, modified) = (decided.name.clone(), play.modification_date.to_string());
        Ok(Some(FoundPlay {
            id,
            started,
            players: apart(names),
            written,
            modified,
            at,
            scores: kept,
            game,
            foreign: None,
        }))
    }

    /// A play's id: its UUID, else what the file says of it, whatever a person says of it now, and as it was first read.
    fn id(&self, play: &StatsPlay, game: &str, started: DateTime<Utc>) -> Option<PlayId> {
        if let Some(uuid) = play.uuid.key() {
            return play_of_uuid(uuid);
        }
        let no_points = self.game(play).is_some_and(|game| game.no_points.is_yes());
        let mut scores: Vec<&StatsScore> = play.player_scores.iter().collect();
        scores.sort_by_key(|score| score.seat_order.parse::<i64>().unwrap_or(0));
        let total =
            |parts: Vec<i64>| (!parts.is_empty()).then(|| parts.iter().fold(0, |a: i64, b| a.saturating_add(*b)));
        let points = |score: &&StatsScore| sum(&score.score).filter(|_| !no_points).and_then(total);
        let points = format!("{:?}", scores.iter().map(points).collect::<Vec<_>>());
        let name = |score: &&StatsScore| self.raw_names.get(score.player_ref_id.key()?).copied();
        let started = started.to_rfc3339();
        let mut words = vec![game, started.as_str(), points.as_str()];
        words.extend(scores.iter().filter_map(name));
        play_of_words(&words)
    }
}

/// Names of which none is there twice: a second copy of a player at one table is told apart by a number.
fn apart(names: Vec<String>) -> Vec<String> {
    let (mut taken, mut numbers) = (BTreeSet::new(), BTreeMap::new());
    let tell = |name: String| {
        let name = if name.trim().is_empty() { "?".to_owned() } else { name };
        let number = numbers.entry(name.clone()).or_insert(1_u32);
        let mut free = name.clone();
        while !taken.insert(free.clone()) {
            *number = number.saturating_add(1);
            free = format!("{name} {number}");
        }
        free
    };
    names.into_iter().map(tell).collect()
}

/// What somebody scored, as the file has it. A sign behind a sum is one that was typed too many; what is no number stays
/// as it is, beside a blank.
fn result(said: &str) -> WrittenResult {
    if let Some(result) = score(said) {
        return result;
    }
    let sum = said.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '+' | '-' | '−'));
    let result = Some(sum).filter(|sum| !sum.is_empty()).and_then(score);
    result.unwrap_or_else(|| WrittenResult { said: said.to_owned(), ..WrittenResult::default() })
}

/// What the file says of the result.
fn written(play: &StatsPlay, game: &StatsGame, scores: &[&StatsScore]) -> Written {
    let no_points = game.no_points.is_yes();
    let cooperative = game.cooperative.is_yes();
    let one = |score: &&StatsScore| if no_points { WrittenResult::default() } else { result(&score.score) };
    let seats = || Seat::all(scores.len()).zip(scores);
    let flagged: Vec<Seat> = seats().filter(|(_, score)| score.winner.is_yes()).map(|(seat, _)| seat).collect();
    let mut written = Written {
        minutes: play.duration_min.0,
        first: seats().find(|(_, score)| score.start_player.is_yes()).map(|(seat, _)| seat),
        wins: if game.highest_wins.is_no() { Wins::Lowest } else { Wins::Highest },
        note: play.comments.to_string(),
        results: scores.iter().map(one).collect(),
        ..Written::default()
    };
    let teams = |seat: &Seat| scores.get(seat.index()).map(|score| &*score.team).unwrap_or_default();
    let one_team = flagged.first().map(teams).filter(|team| !team.is_empty());
    written.together = cooperative || one_team.is_some_and(|team| flagged.iter().all(|seat| teams(seat) == team));
    // Who is first by the points is not said again: whoever puts the points right then has another winner.
    let by_hand = no_points || cooperative || play.manual_winner.is_yes() || !flagged.is_empty();
    written.winners = Some(flagged).filter(|flagged| by_hand && *flagged != written.first_by_points());
    let ranks: Vec<Option<u32>> = scores.iter().map(|score| score.rank.0).collect();
    if ranks.iter().all(Option::is_some) {
        // Some count 1, 1, 2 and some 1, 1, 3: a place is one and how many are better.
        let place = |own: &Option<u32>| {
            let better = ranks.iter().filter(|other| *other < own).count();
            u8::try_from(better.saturating_add(1)).ok()
        };
        let said: Vec<Option<u8>> = ranks.iter().map(place).collect();
        let points: Vec<Option<Points>> = written.points();
        if said != places(&points, &written.winners(), written.wins) {
            for (result, place) in written.results.iter_mut().zip(said) {
                result.place = place;
            }
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    /// A file whose one play has these members more.
    fn with(more: &str) -> String {
        format!(r#"{{"games":[],"players":[],"plays":[{{"playerScores":[],{more}}}]}}"#)
    }

    #[test]
    fn what_holds_too_much_is_refused_by_the_name_of_its_limit() {
        let deep = format!(r#""x":{}{}"#, "[".repeat(120), "]".repeat(120));
        let values = format!(r#""x":[{}0]"#, "0,".repeat(LIMITS.values));
        let letters = format!(r#""x":"{}""#, "a".repeat(LIMITS.letters + 1));
        let items = format!(r#"{{"plays":[{}{{}}]}}"#, "{},".repeat(LIMITS.items));
        for (file, limit) in
            [(with(&deep), "100"), (with(&values), "20000"), (with(&letters), "1048576"), (items, "250000")]
        {
            let refused = BgStats::read(file.as_bytes()).map_err(|error| Language::En.say(&error.message()));
            assert!(refused.as_ref().is_err_and(|words| words.contains(limit)), "{refused:?} does not name {limit}");
        }
    }
}
