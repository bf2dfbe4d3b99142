//! Clocks of the table: a countdown, and a clock of turns with the time that each player has used.
//!
//! Both keep moments and not ticks, so that they are right after the screen was left, or the device slept.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::store::PlayId;
pub use crate::table::action::minutes_and_seconds;

/// From here on a clock warns, in seconds that are left.
pub const SOON: i64 = 10;

/// For how long a countdown that has run out is to be seen, in seconds.
const OVER: i64 = 5;

/// What a clock warns of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClockWarning {
    /// The time is running out.
    Soon,
    /// It has run out.
    Over,
}

/// The longest time that a countdown takes, and that a player can have, in minutes.
pub const MOST_MINUTES: i64 = 240;

/// A time that runs, or stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stopwatch {
    /// What had passed when it was started last, in milliseconds.
    passed: i64,
    /// When that was; none while it stands.
    since: Option<DateTime<Utc>>,
}

impl Stopwatch {
    /// What has passed until now, never less than nothing: a clock of the device that was set back stops it.
    pub fn passed(&self, now: DateTime<Utc>) -> TimeDelta {
        let running = self.since.map_or(0, |since| (now - since).num_milliseconds().max(0));
        TimeDelta::try_milliseconds(self.passed.saturating_add(running)).unwrap_or(TimeDelta::MAX)
    }

    /// Whether it runs.
    pub const fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// Lets it run.
    pub fn start(&mut self, now: DateTime<Utc>) {
        self.since.get_or_insert(now);
    }

    /// Stops it; it can go on.
    pub fn stop(&mut self, now: DateTime<Utc>) {
        self.passed = self.passed(now).num_milliseconds();
        self.since = None;
    }
}

/// A time that runs out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Countdown {
    /// From how many seconds it counts down.
    pub seconds: i64,
    /// What has passed of them.
    watch: Stopwatch,
    /// Whether its end was told.
    told: bool,
    /// Whether it was told that it runs out.
    warned: bool,
}

impl Default for Countdown {
    fn default() -> Self {
        Self { seconds: 60, watch: Stopwatch::default(), told: false, warned: false }
    }
}

impl Countdown {
    /// What is left, in whole seconds that have begun.
    pub fn left(&self, now: DateTime<Utc>) -> i64 {
        let left = TimeDelta::seconds(self.seconds) - self.watch.passed(now);
        left.num_milliseconds().max(0).div_euclid(1000) + i64::from(left.num_milliseconds().max(0) % 1000 > 0)
    }

    /// Whether it runs and has something left.
    pub fn runs(&self, now: DateTime<Utc>) -> bool {
        self.watch.runs() && self.left(now) > 0
    }

    /// Whether it has begun, and was not set back since.
    pub fn has_begun(&self, now: DateTime<Utc>) -> bool {
        self.watch.runs() || self.watch.passed(now) > TimeDelta::zero()
    }

    /// Starts it, goes on, or begins anew where nothing is left.
    pub fn start(&mut self, now: DateTime<Utc>) {
        if self.left(now) == 0 {
            self.reset();
        }
        self.watch.start(now);
    }

    /// Stops it; it can go on.
    pub fn pause(&mut self, now: DateTime<Utc>) {
        self.watch.stop(now);
    }

    /// Back to its beginning, where it stands.
    pub fn reset(&mut self) {
        (self.watch, self.told, self.warned) = (Stopwatch::default(), false, false);
    }

    /// Another length; only what has not begun takes it.
    pub fn set(&mut self, seconds: i64) {
        self.seconds = seconds.clamp(5, MOST_MINUTES * 60);
        self.reset();
    }

    /// What it warns of; nothing while it stands.
    pub fn warning(&self, now: DateTime<Utc>) -> Option<ClockWarning> {
        let since = (self.watch.passed(now) - TimeDelta::seconds(self.seconds)).num_seconds();
        match self.left(now) {
            _ if !self.watch.runs() => None,
            0 => (since < OVER).then_some(ClockWarning::Over),
            left => (left <= SOON).then_some(ClockWarning::Soon),
        }
    }

    /// Whether it has just begun to run out: true once.
    pub fn warns(&mut self, now: DateTime<Utc>) -> bool {
        self.warning(now) == Some(ClockWarning::Soon) && !std::mem::replace(&mut self.warned, true)
    }

    /// How long it is until it has something to say; none while it stands.
    pub fn wakes(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        let left = TimeDelta::seconds(self.seconds) - self.watch.passed(now);
        let seen = TimeDelta::seconds(OVER);
        next_change(left)
            .or_else(|| Some(left + seen).filter(|rest| *rest > TimeDelta::zero()))
            .filter(|_| self.watch.runs())
    }

    /// Whether it has just run out: true once.
    pub fn rings(&mut self, now: DateTime<Utc>) -> bool {
        let over = self.watch.runs() && self.left(now) == 0;
        over && !std::mem::replace(&mut self.told, true)
    }
}

/// How much time each player has used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TurnClock {
    /// The play whose players they are; none without a play.
    play: Option<PlayId>,
    /// The players clockwise, each with what was used.
    players: Vec<(String, Stopwatch)>,
    /// What of it stands in the play's log already, in seconds by player.
    logged: Vec<u32>,
    /// Whose turn it is.
    turn: usize,
    /// What each player has, in minutes; 0 is as much as they like.
    pub minutes: i64,
    /// Whether it was told that the one whose turn it is has used all.
    told: bool,
    /// Whether it was told that the one whose turn it is has little left.
    warned: bool,
}

impl TurnClock {
    /// The clock of these players, clockwise, in this play. Where it is theirs already it goes on, also when it was
    /// started before the play.
    pub fn seat(&mut self, names: &[String], play: Option<PlayId>) {
        if self.is_of(names, None) {
            self.play = play;
        } else if !self.is_of(names, play) {
            let players = names.iter().map(|name| (name.clone(), Stopwatch::default())).collect();
            *self = Self { play, players, minutes: self.minutes, ..Self::default() };
        }
    }

    /// Whether it is the clock of these players, in this play.
    pub fn is_of(&self, names: &[String], play: Option<PlayId>) -> bool {
        self.play == play && self.players.iter().map(|(name, _)| name).eq(names)
    }

    /// Whether all that was used stands in a log, so that nothing is lost when it is for others.
    pub fn is_put_away(&self, now: DateTime<Utc>) -> bool {
        !self.runs() && self.logged == self.seconds(now)
    }

    /// What each player has used, for the log of this play; none where it is another's, or there is nothing new.
    pub fn to_log(&self, play: PlayId, now: DateTime<Utc>) -> Option<Vec<u32>> {
        let used = self.seconds(now);
        (self.play == Some(play) && used != self.logged && used.iter().any(|&used| used > 0)).then_some(used)
    }

    /// It stands, and what was used is in the log.
    pub fn put_away(&mut self, now: DateTime<Utc>) {
        self.pause(now);
        self.logged = self.seconds(now);
    }

    fn seconds(&self, now: DateTime<Utc>) -> Vec<u32> {
        let seconds = |(_, watch): &(String, Stopwatch)| u32::try_from(watch.passed(now).num_seconds());
        self.players.iter().map(|player| seconds(player).unwrap_or(u32::MAX)).collect()
    }

    /// The players, clockwise.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|(name, _)| name.as_str())
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> usize {
        self.turn
    }

    /// Whether it runs.
    pub fn runs(&self) -> bool {
        self.players.iter().any(|(_, watch)| watch.runs())
    }

    /// Whether anybody has used any time.
    pub fn has_begun(&self, now: DateTime<Utc>) -> bool {
        self.players.iter().any(|(_, watch)| watch.passed(now) > TimeDelta::zero())
    }

    /// What a player has used, in whole seconds; none for nobody.
    pub fn used(&self, player: usize, now: DateTime<Utc>) -> Option<i64> {
        self.players.get(player).map(|(_, watch)| watch.passed(now).num_seconds())
    }

    /// What a player has left, in whole seconds, below zero when more was used; none where there is no limit.
    pub fn left(&self, player: usize, now: DateTime<Utc>) -> Option<i64> {
        (self.minutes > 0).then(|| Some(self.minutes * 60 - self.used(player, now)?)).flatten()
    }

    /// It is this player's turn, and the clock runs.
    pub fn pass_to(&mut self, player: usize, now: DateTime<Utc>) {
        if player >= self.players.len() {
            return;
        }
        self.pause(now);
        (self.turn, self.told, self.warned) = (player, false, false);
        if let Some((_, watch)) = self.players.get_mut(player) {
            watch.start(now);
        }
    }

    /// The next player's turn, clockwise.
    pub fn next(&mut self, now: DateTime<Utc>) {
        let next = if self.turn + 1 < self.players.len() { self.turn + 1 } else { 0 };
        self.pass_to(next, now);
    }

    /// Stops; the one whose turn it is goes on with [`TurnClock::pass_to`].
    pub fn pause(&mut self, now: DateTime<Utc>) {
        for (_, watch) in self.players.iter_mut().filter(|(_, watch)| watch.runs()) {
            watch.stop(now);
        }
    }

    /// Everybody has used nothing.
    pub fn reset(&mut self) {
        for (_, watch) in &mut self.players {
            *watch = Stopwatch::default();
        }
        self.logged.clear();
        (self.turn, self.told, self.warned) = (0, false, false);
    }

    /// Another limit in minutes, 0 for none.
    pub fn limit(&mut self, minutes: i64) {
        (self.minutes, self.told, self.warned) = (minutes.clamp(0, MOST_MINUTES), false, false);
    }

    /// What it warns the one of whose turn it is; nothing while it stands.
    pub fn warning(&self, now: DateTime<Utc>) -> Option<ClockWarning> {
        match self.left(self.turn, now).filter(|_| self.runs())? {
            ..=0 => Some(ClockWarning::Over),
            left => (left <= SOON).then_some(ClockWarning::Soon),
        }
    }

    /// Who has just little left: told once a turn.
    pub fn warns(&mut self, now: DateTime<Utc>) -> Option<String> {
        let news = self.warning(now) == Some(ClockWarning::Soon) && !std::mem::replace(&mut self.warned, true);
        self.players.get(self.turn).filter(|_| news).map(|(name, _)| name.clone())
    }

    /// How long it is until it has something to say; none while it stands or nobody's time is limited.
    pub fn wakes(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        let (_, watch) = self.players.get(self.turn).filter(|_| self.minutes > 0 && self.runs())?;
        next_change(TimeDelta::minutes(self.minutes) - watch.passed(now))
    }

    /// Who has just used up their time: told once a turn.
    pub fn rings(&mut self, now: DateTime<Utc>) -> Option<String> {
        let over = self.runs() && self.left(self.turn, now).is_some_and(|left| left <= 0);
        let news = over && !std::mem::replace(&mut self.told, true);
        self.players.get(self.turn).filter(|_| news).map(|(name, _)| name.clone())
    }
}

/// How long it is until a clock with so much left begins to warn, or runs out; none where it has run out.
fn next_change(left: TimeDelta) -> Option<TimeDelta> {
    let soon = left - TimeDelta::seconds(SOON);
    [soon, left].into_iter().find(|change| *change > TimeDelta::zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_700_000_000 + seconds, 0).unwrap()
    }

    #[test]
    fn a_countdown_runs_stands_and_rings_once() {
        let mut countdown = Countdown::default();
        countdown.set(90);
        countdown.start(at(0));
        assert_eq!((countdown.left(at(30)), countdown.runs(at(30))), (60, true));
        countdown.pause(at(30));
        assert_eq!(countdown.left(at(1000)), 60, "it stands");
        countdown.start(at(1000));
        assert!(!countdown.rings(at(1059)));
        assert!(countdown.rings(at(1060)) && !countdown.rings(at(1061)));
        assert_eq!((countdown.left(at(5000)), countdown.runs(at(5000))), (0, false));
        countdown.start(at(5000));
        assert_eq!(countdown.left(at(5001)), 89, "it begins anew");
    }

    #[test]
    fn a_second_that_has_begun_is_left() {
        let mut countdown = Countdown::default();
        countdown.set(10);
        countdown.start(at(0));
        assert_eq!(countdown.left(at(0) + TimeDelta::milliseconds(9001)), 1);
        assert_eq!(countdown.left(at(10)), 0);
    }

    #[test]
    fn each_player_uses_the_time_of_their_own_turns() {
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        let mut clock = TurnClock::default();
        clock.seat(&names, None);
        clock.pass_to(0, at(0));
        clock.next(at(40));
        clock.next(at(100));
        clock.pause(at(105));
        assert_eq!((clock.used(0, at(999)), clock.used(1, at(999)), clock.turn()), (Some(45), Some(60), 0));
        clock.seat(&names, None);
        assert_eq!(clock.used(0, at(999)), Some(45), "the same players go on");
        clock.seat(&names[..1], None);
        assert_eq!(clock.used(0, at(999)), Some(0));
        clock.pass_to(7, at(0));
        assert_eq!((clock.runs(), clock.used(7, at(0))), (false, None));
    }

    #[test]
    fn whose_time_is_up_is_told_once_a_turn() {
        let mut clock = TurnClock::default();
        clock.seat(&["Anna".to_owned(), "Ben".to_owned()], None);
        clock.limit(1);
        clock.pass_to(1, at(0));
        assert_eq!(clock.rings(at(59)), None);
        assert_eq!(clock.rings(at(60)).as_deref(), Some("Ben"));
        assert_eq!((clock.rings(at(61)), clock.left(1, at(75))), (None, Some(-15)));
        assert_eq!(minutes_and_seconds(-15), "\u{2212}0:15");
    }

    #[test]
    fn a_clock_warns_once_before_it_runs_out_and_is_seen_for_a_while_after_it() {
        let mut countdown = Countdown::default();
        countdown.set(60);
        assert_eq!((countdown.warning(at(0)), countdown.wakes(at(0))), (None, None), "it stands");
        countdown.start(at(0));
        assert_eq!(countdown.wakes(at(20)), Some(TimeDelta::seconds(30)), "until ten seconds are left");
        assert_eq!((countdown.warning(at(49)), countdown.warns(at(49))), (None, false));
        assert_eq!(countdown.warning(at(50)), Some(ClockWarning::Soon));
        assert!(countdown.warns(at(50)) && !countdown.warns(at(51)));
        assert_eq!(countdown.wakes(at(50)), Some(TimeDelta::seconds(10)));
        assert_eq!(countdown.warning(at(60)), Some(ClockWarning::Over));
        assert_eq!(countdown.wakes(at(62)), Some(TimeDelta::seconds(3)));
        assert_eq!((countdown.warning(at(65)), countdown.wakes(at(65))), (None, None));

        let mut clock = TurnClock::default();
        clock.seat(&["Anna".to_owned(), "Ben".to_owned()], None);
        clock.pass_to(0, at(0));
        assert_eq!((clock.warning(at(5000)), clock.wakes(at(5000))), (None, None), "nobody's time is limited");
        clock.limit(1);
        assert!(clock.warning(at(30)).is_none() && clock.wakes(at(30)) == Some(TimeDelta::seconds(20)));
        assert_eq!((clock.warns(at(55)).as_deref(), clock.warns(at(56))), (Some("Anna"), None));
        assert_eq!((clock.warning(at(61)), clock.wakes(at(61))), (Some(ClockWarning::Over), None));
        clock.next(at(61));
        assert_eq!(clock.warning(at(62)), None, "Ben has all of his");
    }

    #[test]
    fn what_stands_in_the_log_is_not_told_again_and_only_to_its_own_play() {
        let (play, other) = (PlayId::fresh(), PlayId::fresh());
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        let mut clock = TurnClock::default();
        clock.seat(&names, Some(play));
        assert_eq!(clock.to_log(play, at(0)), None, "nobody has used any");
        clock.pass_to(0, at(0));
        assert_eq!((clock.to_log(play, at(40)), clock.to_log(other, at(40))), (Some(vec![40, 0]), None));
        assert!(!clock.is_put_away(at(40)));
        clock.put_away(at(40));
        assert!(clock.is_put_away(at(90)));
        assert_eq!((clock.to_log(play, at(90)), clock.used(0, at(90))), (None, Some(40)));
        clock.pass_to(1, at(100));
        assert_eq!(clock.to_log(play, at(103)), Some(vec![40, 3]), "with what was used before");
        clock.seat(&names, Some(other));
        assert_eq!(clock.used(0, at(103)), Some(0), "another play of the same people");

        let mut clock = TurnClock::default();
        clock.seat(&names, None);
        clock.pass_to(0, at(0));
        clock.seat(&names, Some(play));
        assert_eq!(clock.to_log(play, at(9)), Some(vec![9, 0]), "it was started before the play");
    }

    #[test]
    fn a_device_whose_clock_is_set_back_takes_no_time_away() {
        let mut clock = TurnClock::default();
        clock.seat(&["Anna".to_owned()], None);
        clock.pass_to(0, at(100));
        assert_eq!(clock.used(0, at(0)), Some(0));
    }
}
