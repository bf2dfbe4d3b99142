//! Counting: the rows of a selection, once through, into the figures.

use std::collections::{BTreeMap, HashMap};

use super::average::Hundredths;
use super::figures::{
    Against, Best, ByPlayers, FirstPlayer, GameFigures, KindFigures, Margin, Minutes, PlayerFigures, PlayerGame,
    PointFigures, Record, RowFigures, Statistics, Streak,
};
use super::plays::{OnePlay, SeatResult};
use crate::locale::Language;
use crate::table::points::Points;
use crate::table::ranking::Wins;
use crate::table::result::Title;

/// What these plays, which come in the order in which they began, say together.
pub(super) fn statistics<'a>(plays: impl Iterator<Item = &'a OnePlay>, language: Language) -> Statistics {
    let mut all = All::default();
    for play in plays {
        all.count(play);
    }
    all.figures(language)
}

/// A sum of numbers, and how many there were.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    sum: i64,
    count: usize,
}

impl Sum {
    fn add(&mut self, value: i64) {
        self.sum = self.sum.saturating_add(value);
        self.count += 1;
    }

    fn average(self) -> Option<Hundredths> {
        Hundredths::of(self.sum, self.count)
    }
}

/// A sum of points, of which halves are counted.
#[derive(Clone, Copy, Debug, Default)]
struct PointSum(Sum);

impl PointSum {
    fn add(&mut self, points: Points) {
        self.0.add(points.halves());
    }

    fn average(self) -> Option<Hundredths> {
        Hundredths::of_halves(self.0.sum, self.0.count)
    }
}

/// Points that somebody had, and in which play.
type Mark<'a> = (Points, &'a str, &'a OnePlay);

/// Puts points in the place of those that they are better than; of equal ones the first stays.
fn better<'a>(best: &mut Option<Mark<'a>>, mark: Mark<'a>, is_better: fn(&Points, &Points) -> bool) {
    if best.is_none_or(|(points, ..)| is_better(&mark.0, &points)) {
        *best = Some(mark);
    }
}

#[derive(Default)]
struct All<'a> {
    plays: usize,
    first: Option<&'a OnePlay>,
    last: Option<&'a OnePlay>,
    minutes: Sum,
    games: Vec<GameCount<'a>>,
    game_at: HashMap<&'a str, usize>,
    players: Vec<PlayerCount<'a>>,
    player_at: HashMap<&'a str, usize>,
    /// How a player did against another, by both.
    against: HashMap<(usize, usize), [usize; 3]>,
}

struct GameCount<'a> {
    /// The last play of it: its name, and which end of the points wins, are what counts now.
    last: &'a OnePlay,
    plays: usize,
    points: PointSum,
    highest: Option<Mark<'a>>,
    lowest: Option<Mark<'a>>,
    closest: Option<(Points, &'a OnePlay)>,
    widest: Option<(Points, &'a OnePlay)>,
    first_player: FirstPlayer,
    by_players: BTreeMap<usize, (usize, PointSum)>,
    rows: Vec<RowCount<'a>>,
    kinds: Vec<KindFigures>,
    kind_names: Vec<&'a Title>,
    tallies: BTreeMap<&'a str, Vec<u64>>,
}

struct RowCount<'a> {
    id: &'a str,
    title: &'a Title,
    points: PointSum,
    highest: Option<Mark<'a>>,
}

struct PlayerCount<'a> {
    name: &'a str,
    last: &'a OnePlay,
    plays: usize,
    wins: usize,
    shared: usize,
    places: Sum,
    streak: Streak,
    games: Vec<(usize, PlayerGameCount<'a>)>,
}

#[derive(Default)]
struct PlayerGameCount<'a> {
    plays: usize,
    wins: usize,
    points: PointSum,
    highest: Option<Mark<'a>>,
    lowest: Option<Mark<'a>>,
}

impl<'a> All<'a> {
    fn count(&mut self, play: &'a OnePlay) {
        self.plays += 1;
        self.first = self.first.or(Some(play));
        self.last = Some(play);
        if let Some(minutes) = play.minutes {
            self.minutes.add(minutes.into());
        }
        let games = &mut self.games;
        let game = *self.game_at.entry(&play.game).or_insert_with(|| {
            games.push(GameCount::new(play));
            games.len() - 1
        });
        if let Some(count) = games.get_mut(game) {
            count.count(play);
        }
        let players = &mut self.players;
        // Who is a guest has a seat, and is nobody's opponent.
        let known = || play.seats.iter().filter(|seat| !seat.guest);
        let mut at_table = Vec::with_capacity(play.seats.len());
        for seat in known() {
            let player = *self.player_at.entry(&seat.name).or_insert_with(|| {
                players.push(PlayerCount::new(&seat.name, play));
                players.len() - 1
            });
            at_table.push(player);
        }
        let shared = play.winners().count() > 1 && !play.together;
        for (seat, player) in known().zip(&at_table) {
            if let Some(count) = self.players.get_mut(*player) {
                count.count(play, game, seat, shared);
            }
            // Without a result nobody was ahead of anybody.
            let others = known().zip(&at_table).filter(|_| play.has_result());
            for (other, opponent) in others.filter(|(_, opponent)| *opponent != player) {
                self.met((*player, *opponent), seat.place, other.place);
            }
        }
    }

    /// Counts a meeting of two.
    fn met(&mut self, both: (usize, usize), own: u8, other: u8) {
        let [better, equal, worse] = self.against.entry(both).or_default();
        match own.cmp(&other) {
            std::cmp::Ordering::Less => *better += 1,
            std::cmp::Ordering::Equal => *equal += 1,
            std::cmp::Ordering::Greater => *worse += 1,
        }
    }

    fn figures(self, language: Language) -> Statistics {
        let (Some(first), Some(last)) = (self.first, self.last) else { return Statistics::default() };
        let against = grouped(&self.against, self.players.len());
        let ids: Vec<(&str, String, Wins)> = self
            .games
            .iter()
            .map(|game| (game.last.game.as_str(), game.last.name.say(language), game.last.wins))
            .collect();
        let mut players: Vec<PlayerFigures> = self
            .players
            .iter()
            .zip(against)
            .map(|(player, against)| player.figures(&ids, &against, &self.players))
            .collect();
        players.sort_by(|a, b| (b.plays, &a.player).cmp(&(a.plays, &b.player)));
        let mut games: Vec<GameFigures> = self.games.into_iter().map(|game| game.figures(language)).collect();
        games.sort_by(|a, b| (b.plays, &a.name, &a.game).cmp(&(a.plays, &b.name, &b.game)));
        let minutes = Minutes {
            known: self.minutes.count,
            sum: self.minutes.sum.unsigned_abs(),
            average: self.minutes.average(),
        };
        let (from, to) = (Some(first.day), Some(last.day));
        Statistics { plays: self.plays, from, to, minutes: Some(minutes), games, players }
    }
}

/// The meetings of each player, by opponent.
fn grouped(against: &HashMap<(usize, usize), [usize; 3]>, players: usize) -> Vec<Vec<(usize, [usize; 3])>> {
    let mut grouped = vec![Vec::new(); players];
    for ((player, opponent), met) in against {
        if let Some(list) = grouped.get_mut(*player) {
            list.push((*opponent, *met));
        }
    }
    grouped
}

impl<'a> GameCount<'a> {
    const fn new(last: &'a OnePlay) -> Self {
        Self {
            last,
            plays: 0,
            points: PointSum(Sum { sum: 0, count: 0 }),
            highest: None,
            lowest: None,
            closest: None,
            widest: None,
            first_player: FirstPlayer { plays: 0, wins: 0 },
            by_players: BTreeMap::new(),
            rows: Vec::new(),
            kinds: Vec::new(),
            kind_names: Vec::new(),
            tallies: BTreeMap::new(),
        }
    }

    fn count(&mut self, play: &'a OnePlay) {
        self.plays += 1;
        self.last = play;
        let (plays, sum) = self.by_players.entry(play.seats.len()).or_default();
        *plays += 1;
        for seat in &play.seats {
            if let Some(points) = play.counted(seat) {
                self.points.add(points);
                sum.add(points);
                if seat.guest {
                    continue;
                }
                let mark = (points, seat.name.as_str(), play);
                better(&mut self.highest, mark, Points::gt);
                better(&mut self.lowest, mark, Points::lt);
            }
        }
        self.count_rows(play);
        self.count_kinds(play);
        for (id, counts) in &play.tallies {
            let sums = self.tallies.entry(id).or_default();
            sums.resize(sums.len().max(counts.len()), 0);
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += u64::from(*count));
        }
        if play.is_solo() || !play.has_result() {
            return;
        }
        if let Some(first) = play.first.and_then(|first| play.seats.get(first.index())) {
            self.first_player.plays += 1;
            self.first_player.wins += usize::from(first.won);
        }
        if let Some(margin) = play.margin() {
            if self.closest.is_none_or(|(closest, _)| margin < closest) {
                self.closest = Some((margin, play));
            }
            if self.widest.is_none_or(|(widest, _)| margin > widest) {
                self.widest = Some((margin, play));
            }
        }
    }

    fn count_rows(&mut self, play: &'a OnePlay) {
        for row in &play.rows {
            let at = self.rows.iter().position(|known| known.id == row.id).unwrap_or_else(|| {
                self.rows.push(RowCount { id: &row.id, title: &row.title, points: PointSum::default(), highest: None });
                self.rows.len() - 1
            });
            let Some(count) = self.rows.get_mut(at) else { continue };
            count.title = &row.title;
            for (seat, points) in play.seats.iter().zip(&row.points) {
                if let Some(points) = points.map(Points::whole) {
                    count.points.add(points);
                    if !seat.guest {
                        better(&mut count.highest, (points, &seat.name, play), Points::gt);
                    }
                }
            }
        }
    }

    fn count_kinds(&mut self, play: &'a OnePlay) {
        for seat in &play.seats {
            let Some(kind) = &seat.kind else { continue };
            let at = self.kinds.iter().position(|known| known.kind == kind.id).unwrap_or_else(|| {
                self.kinds.push(KindFigures { kind: kind.id.clone(), name: String::new(), plays: 0, wins: 0 });
                self.kind_names.push(&kind.name);
                self.kinds.len() - 1
            });
            if let (Some(count), Some(name)) = (self.kinds.get_mut(at), self.kind_names.get_mut(at)) {
                *name = &kind.name;
                count.plays += 1;
                count.wins += usize::from(seat.won);
            }
        }
    }

    fn figures(self, language: Language) -> GameFigures {
        let record = |(points, player, play): Mark<'_>| Record { points, player: player.to_owned(), play: play.id };
        let margin = |(margin, play): (Points, &OnePlay)| Margin { margin, play: play.id };
        let points =
            |average| Some(PointFigures { average, highest: record(self.highest?), lowest: record(self.lowest?) });
        let row = |row: RowCount<'_>| {
            let (row, title) = (row.id.to_owned(), (row.title.say(language), row.points.average()?, row.highest?));
            let (title, average, highest) = title;
            Some(RowFigures { row, title, average, highest: record(highest) })
        };
        let by_players = self.by_players.into_iter();
        let by_players = by_players.map(|(players, (plays, sum))| ByPlayers { players, plays, average: sum.average() });
        let kinds = self.kinds.into_iter().zip(self.kind_names);
        let mut kinds: Vec<KindFigures> =
            kinds.map(|(kind, name)| KindFigures { name: name.say(language), ..kind }).collect();
        kinds.sort_by(|a, b| (b.plays, &a.name).cmp(&(a.plays, &b.name)));
        GameFigures {
            game: self.last.game.clone(),
            name: self.last.name.say(language),
            plays: self.plays,
            last: self.last.day,
            points: self.points.average().and_then(points),
            closest: self.closest.map(margin),
            widest: self.widest.map(margin),
            first_player: self.first_player,
            by_players: by_players.collect(),
            rows: self.rows.into_iter().filter_map(row).collect(),
            kinds,
            wins: self.last.wins,
            tallies: self.tallies.into_iter().map(|(id, counts)| (id.to_owned(), counts)).collect(),
        }
    }
}

impl<'a> PlayerCount<'a> {
    const fn new(name: &'a str, last: &'a OnePlay) -> Self {
        let streak = Streak { now: 0, longest: 0 };
        let places = Sum { sum: 0, count: 0 };
        Self { name, last, plays: 0, wins: 0, shared: 0, places, streak, games: Vec::new() }
    }

    fn count(&mut self, play: &'a OnePlay, game: usize, seat: &'a SeatResult, shared: bool) {
        self.plays += 1;
        self.last = play;
        self.wins += usize::from(seat.won);
        self.shared += usize::from(seat.won && shared);
        if !play.is_solo() && play.has_result() {
            self.places.add(seat.place.into());
            self.streak.now = if seat.won { self.streak.now + 1 } else { 0 };
            self.streak.longest = self.streak.longest.max(self.streak.now);
        }
        let at = self.games.iter().position(|(known, _)| *known == game).unwrap_or_else(|| {
            self.games.push((game, PlayerGameCount::default()));
            self.games.len() - 1
        });
        let Some((_, count)) = self.games.get_mut(at) else { return };
        count.plays += 1;
        count.wins += usize::from(seat.won);
        if let Some(points) = play.counted(seat) {
            count.points.add(points);
            better(&mut count.highest, (points, self.name, play), Points::gt);
            better(&mut count.lowest, (points, self.name, play), Points::lt);
        }
    }

    fn figures(
        &self,
        ids: &[(&str, String, Wins)],
        against: &[(usize, [usize; 3])],
        players: &[PlayerCount<'_>],
    ) -> PlayerFigures {
        let opponent = |(opponent, [better, equal, worse]): &(usize, [usize; 3])| {
            let player = players.get(*opponent)?.name.to_owned();
            let plays = better + equal + worse;
            Some(Against { player, plays, better: *better, equal: *equal, worse: *worse })
        };
        let mut against: Vec<Against> = against.iter().filter_map(opponent).collect();
        against.sort_by(|a, b| (b.plays, &a.player).cmp(&(a.plays, &b.player)));
        let game = |(game, count): &(usize, PlayerGameCount<'_>)| {
            let (id, name, wins) = ids.get(*game)?;
            let best = if *wins == Wins::Lowest { count.lowest } else { count.highest };
            Some(PlayerGame {
                game: (*id).to_owned(),
                plays: count.plays,
                wins: count.wins,
                average: count.points.average(),
                best: best.map(|(points, _, play)| Best { points, play: play.id }),
                name: name.clone(),
            })
        };
        let mut games: Vec<PlayerGame> = self.games.iter().filter_map(game).collect();
        games.sort_by(|a, b| (b.plays, &a.name, &a.game).cmp(&(a.plays, &b.name, &b.game)));
        PlayerFigures {
            player: self.name.to_owned(),
            plays: self.plays,
            wins: self.wins,
            shared_wins: self.shared,
            win_rate: Hundredths::of(i64::try_from(self.wins).unwrap_or(i64::MAX), self.plays).unwrap_or_default(),
            average_place: self.places.average(),
            streak: self.streak.clone(),
            last: self.last.day,
            against,
            games,
        }
    }
}
