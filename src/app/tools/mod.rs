//! The tools of any table: who goes first, orders and teams, dice, clocks, a coin and numbers; in a play and without one.
//!
//! [`Tools`] is what they remember; the screens ask for a [`ToolAction`], and only [`Tools::apply`] changes it. Nothing of it
//! stands in a play's log but the times of the turn clock, once they are put away.

pub(in crate::app) mod at_table;
pub(in crate::app) mod clock_screens;
pub mod clocks;
pub mod dice;
pub(in crate::app) mod dice_screen;
pub mod fingers;
pub(in crate::app) mod first_screen;
pub mod line;
pub(in crate::app) mod line_screen;
pub(in crate::app) mod notes_screen;
pub(in crate::app) mod number_screen;
pub(in crate::app) mod order_screen;
pub(in crate::app) mod screen;
pub mod table_tool;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use egui::Ui;
use serde_json::Value;

use self::clocks::{ClockWarning, Countdown, SOON, TurnClock, minutes_and_seconds};
use self::dice::Dice;
use self::line::NumberLine;
use crate::app::App;
use crate::app::nav::place::Place;
use crate::app::platform::random;
use crate::app::state::model::Model;
use crate::app::sync::session::UserCommand;
use crate::kit::{Tokens, edge_light};
use crate::locale::Message;
use crate::store::PlayId;
use crate::table::action::TableAction;
use crate::table::play::Play;

pub use self::table_tool::TableTool;

/// The name of the form under which what the tools remember is kept.
pub const FORM: &str = "tools";

/// The highest number that can be drawn.
pub const MOST: i64 = 200;

/// How far the counter goes, up and down.
pub const COUNTER: i64 = 9999;

/// What was drawn among the players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    /// Somebody goes first.
    First(String),
    /// In this order.
    Order(Vec<String>),
    /// In these teams.
    Teams(Vec<Vec<String>>),
}

/// What the tools remember.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tools {
    /// The dice and their record.
    pub dice: Dice,
    /// The countdown.
    pub countdown: Countdown,
    /// The clock of turns.
    pub clock: TurnClock,
    /// What was drawn among the players last.
    pub drawn: Option<Drawn>,
    /// How the coin fell last: true is heads.
    pub coin: Option<bool>,
    /// Between which numbers one is drawn, both included.
    pub range: Range,
    /// The number that was drawn last.
    pub number: Option<i64>,
    /// What the counter shows.
    pub counter: i64,
    /// The number line.
    pub line: NumberLine,
    /// The notepad without a play.
    pub notes: String,
}

/// Between which numbers one is drawn, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Range {
    /// The lowest.
    pub from: i64,
    /// The highest.
    pub to: i64,
}

impl Default for Range {
    fn default() -> Self {
        Self { from: 1, to: 10 }
    }
}

/// What can be done with the tools.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToolAction {
    /// Throw the dice.
    Throw,
    /// Take other dice: the faces of each, and how many.
    Dice(u32, u32),
    /// Begin the record of the dice anew.
    ClearDice,
    /// Draw who goes first among these.
    DrawFirst(Vec<String>),
    /// Draw an order of these.
    DrawOrder(Vec<String>),
    /// Draw so many teams of these.
    DrawTeams(Vec<String>, usize),
    /// Start the countdown, or let it go on.
    StartCountdown,
    /// Stop the countdown.
    PauseCountdown,
    /// Set the countdown back.
    ResetCountdown,
    /// Count down from so many seconds.
    SetCountdown(i64),
    /// The clock of turns is for these, clockwise, in this play.
    SeatClock(Vec<String>, Option<PlayId>),
    /// It is this player's turn.
    Turn(usize),
    /// It is the next player's turn.
    NextTurn,
    /// Stop the clock of turns.
    PauseClock,
    /// Everybody has used nothing.
    ResetClock,
    /// Each player has so many minutes; 0 is no limit.
    LimitClock(i64),
    /// Toss the coin.
    Toss,
    /// Draw between other numbers.
    SetRange(Range),
    /// Draw a number.
    DrawNumber,
    /// Set the counter.
    Count(i64),
    /// Put somebody's marker to a number of the line.
    PutMarker(String, i64),
    /// Let the number line reach this far.
    ReachLine(i64),
    /// Put all markers of the number line to 0.
    ClearLine,
    /// What stands on the notepad without a play.
    Write(String),
}

impl Tools {
    /// Does it.
    pub fn apply(&mut self, action: ToolAction, now: DateTime<Utc>) {
        match action {
            ToolAction::Throw => self.dice.throw(),
            ToolAction::Dice(faces, number) => self.dice.set(faces, number),
            ToolAction::ClearDice => self.dice.clear(),
            ToolAction::DrawFirst(names) => {
                let first = random::draw(names.len()).and_then(|drawn| names.into_iter().nth(drawn));
                self.drawn = first.map(Drawn::First);
            }
            ToolAction::DrawOrder(names) => self.drawn = ordered(&names).map(Drawn::Order),
            ToolAction::DrawTeams(names, teams) => {
                self.drawn = ordered(&names).map(|order| Drawn::Teams(dealt(order, teams)));
            }
            ToolAction::StartCountdown => self.countdown.start(now),
            ToolAction::PauseCountdown => self.countdown.pause(now),
            ToolAction::ResetCountdown => self.countdown.reset(),
            ToolAction::SetCountdown(seconds) => self.countdown.set(seconds),
            ToolAction::SeatClock(names, play) => self.clock.seat(&names, play),
            ToolAction::Turn(player) => self.clock.pass_to(player, now),
            ToolAction::NextTurn => self.clock.next(now),
            ToolAction::PauseClock => self.clock.pause(now),
            ToolAction::ResetClock => self.clock.reset(),
            ToolAction::LimitClock(minutes) => self.clock.limit(minutes),
            ToolAction::Toss => self.coin = random::draw(2).map(|side| side == 0),
            ToolAction::SetRange(Range { from, to }) => {
                let from = from.clamp(0, MOST);
                self.range = Range { from, to: to.clamp(from, MOST) };
                self.number = None;
            }
            ToolAction::DrawNumber => {
                let Range { from, to } = self.range;
                let drawn = usize::try_from(to - from + 1).ok().and_then(random::draw);
                self.number = drawn.and_then(|drawn| Some(from + i64::try_from(drawn).ok()?));
            }
            ToolAction::Count(number) => self.counter = number.clamp(-COUNTER, COUNTER),
            ToolAction::PutMarker(name, number) => self.line.put(name, number),
            ToolAction::ReachLine(last) => self.line.reach(last),
            ToolAction::ClearLine => self.line.clear(),
            ToolAction::Write(notes) => self.notes = notes,
        }
    }

    /// What has just run out, to be said and felt: once each.
    pub fn rings(&mut self, now: DateTime<Utc>) -> Option<Message> {
        if self.countdown.rings(now) {
            return Some(Message::new("tools-countdown-over"));
        }
        let name = self.clock.rings(now)?;
        Some(Message::new("tools-clock-over").text("player", name))
    }

    /// What the clocks warn of, the graver of two.
    pub fn warning(&self, now: DateTime<Utc>) -> Option<ClockWarning> {
        self.countdown.warning(now).max(self.clock.warning(now))
    }

    /// That a clock has just begun to run out, to be said and felt: once each.
    pub fn warns(&mut self, now: DateTime<Utc>) -> Option<Message> {
        // Both are asked: each notes for itself that it has said so.
        let (countdown, clock) = (self.countdown.warns(now), self.clock.warns(now));
        if let Some(player) = clock {
            return Some(Message::new("tools-clock-soon").text("player", player).number("seconds", SOON));
        }
        countdown.then(|| Message::new("tools-countdown-soon").number("seconds", SOON))
    }

    /// How long it is until a clock has something to say; none while nothing runs that can.
    pub fn wakes(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        self.countdown.wakes(now).into_iter().chain(self.clock.wakes(now)).min()
    }

    /// What was kept, as far as it makes sense.
    #[must_use]
    pub fn checked(mut self) -> Self {
        self.dice = self.dice.checked();
        let Range { from, to } = self.range;
        let from = from.clamp(0, MOST);
        self.range = Range { from, to: to.clamp(from, MOST) };
        self.counter = self.counter.clamp(-COUNTER, COUNTER);
        self.line.reach(self.line.last);
        self
    }
}

impl App {
    /// Says what has just run out, on whichever screen one is, and lets it be felt.
    pub(in crate::app) fn ring(&mut self) {
        let now = self.model.clock.now();
        let (warns, over) = (self.model.tools.warns(now), self.model.tools.rings(now));
        if (warns.is_some() || over.is_some()) && self.model.settings.vibrate {
            self.host.warn();
        }
        // Beside the clock itself it would only repeat what stands there, large.
        let beside_the_clock = matches!(self.place(), Place::TableTool(_));
        if let Some(words) = warns.filter(|_| !beside_the_clock) {
            self.message(words, false, None);
        }
        if let Some(words) = over {
            self.message(words, true, None);
        }
    }

    /// Shows by light that a clock runs out, on whichever screen one is.
    pub(in crate::app) fn light(&self, ui: &Ui) {
        let tokens = Tokens::of(ui);
        match self.model.tools.warning(self.model.clock.now()) {
            Some(ClockWarning::Soon) => edge_light(ui, tokens.warn),
            Some(ClockWarning::Over) => edge_light(ui, tokens.danger),
            None => {}
        }
    }

    /// Enters what the clock of turns has counted for the open play, and stops it. Where the play takes no entries, the
    /// clock keeps its times.
    pub(in crate::app) fn put_clock_away(&mut self) {
        let now = self.model.clock.now();
        let Some(open) = self.model.open.as_mut().filter(|open| open.damaged.is_none() && !open.session.is_outdated())
        else {
            return;
        };
        let Some(seconds) = self.model.tools.clock.to_log(open.session.id(), now) else { return };
        let Ok(action) = serde_json::to_value(TableAction::Clock { seconds }) else { return };
        self.model.tools.clock.put_away(now);
        open.session.user_command(UserCommand::Enter(action), now);
    }

    /// Puts the clock of turns away before an action that ends the play, so that taking back the last entry goes on playing.
    pub(in crate::app) fn put_clock_away_before(&mut self, action: &Value) {
        let now = self.model.clock.now();
        let Some(open) = &self.model.open else { return };
        if self.model.tools.clock.to_log(open.session.id(), now).is_some() && ends(open.session.play(), action, now) {
            self.put_clock_away();
        }
    }
}

/// Whether an action ends a play that goes on.
fn ends(play: &dyn Play, action: &Value, now: DateTime<Utc>) -> bool {
    let after = || play.after(&play.prepare(action, now, "").ok()?).ok();
    !play.standing().finished && after().is_some_and(|after| after.standing().finished)
}

impl Model {
    /// How much time each player of the open play has used by the clock of turns, in a sentence; none where the clock is
    /// not theirs or has not run.
    pub fn times_used(&self) -> Option<String> {
        let (clock, now) = (&self.tools.clock, self.clock.now());
        let open = self.open.as_ref().filter(|_| clock.has_begun(now))?;
        let names: Vec<String> = open.shown.scores.iter().map(|score| score.name.clone()).collect();
        if !clock.is_of(&names, Some(open.session.id())) {
            return None;
        }
        let time = |(player, name): (usize, &str)| {
            let used = minutes_and_seconds(clock.used(player, now).unwrap_or(0));
            Message::new("table-clock-of").text("player", name).text("time", used)
        };
        let times = clock.names().enumerate().map(time).collect();
        Some(self.texts.say(&Message::new("table-did-clock").names("times", times)))
    }
}

/// These names in an order that was drawn; none without a source of random bytes.
fn ordered(names: &[String]) -> Option<Vec<String>> {
    Some(random::shuffled(names.len())?.into_iter().filter_map(|index| names.get(index).cloned()).collect())
}

/// These dealt into so many teams, as equal as they can be.
fn dealt(order: Vec<String>, teams: usize) -> Vec<Vec<String>> {
    let teams = teams.clamp(1, order.len().max(1));
    let mut dealt: Vec<Vec<String>> = vec![Vec::new(); teams];
    for (index, name) in order.into_iter().enumerate() {
        if let Some(team) = dealt.get_mut(index % teams) {
            team.push(name);
        }
    }
    dealt
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|index| format!("P{index}")).collect()
    }

    fn now() -> DateTime<Utc> {
        DateTime::from_timestamp(1_700_000_000, 0).unwrap()
    }

    #[test]
    fn teams_are_as_equal_as_they_can_be_and_everybody_is_in_one() {
        for (players, teams, sizes) in [(7, 3, vec![3, 2, 2]), (4, 2, vec![2, 2]), (3, 9, vec![1, 1, 1])] {
            let mut tools = Tools::default();
            tools.apply(ToolAction::DrawTeams(names(players), teams), now());
            let Some(Drawn::Teams(drawn)) = tools.drawn else { panic!("no teams") };
            assert_eq!(drawn.iter().map(Vec::len).collect::<Vec<_>>(), sizes);
            let mut all: Vec<String> = drawn.concat();
            all.sort();
            assert_eq!(all, names(players));
        }
    }

    #[test]
    fn whoever_is_drawn_plays_and_nobody_is_drawn_from_nobody() {
        let mut tools = Tools::default();
        tools.apply(ToolAction::DrawFirst(names(3)), now());
        assert!(matches!(&tools.drawn, Some(Drawn::First(name)) if names(3).contains(name)));
        tools.apply(ToolAction::DrawFirst(Vec::new()), now());
        assert_eq!(tools.drawn, None);
    }

    #[test]
    fn a_number_lies_between_its_limits_and_the_limits_stay_in_order() {
        let mut tools = Tools::default();
        tools.apply(ToolAction::SetRange(Range { from: 7, to: 3 }), now());
        assert_eq!(tools.range, Range { from: 7, to: 7 });
        tools.apply(ToolAction::DrawNumber, now());
        assert_eq!(tools.number, Some(7));
        tools.apply(ToolAction::SetRange(Range { from: -5, to: 9999 }), now());
        assert_eq!(tools.range, Range { from: 0, to: MOST });
        for _ in 0..100 {
            tools.apply(ToolAction::DrawNumber, now());
            assert!(tools.number.is_some_and(|number| (0..=MOST).contains(&number)));
        }
    }

    #[test]
    fn what_is_remembered_comes_back_as_it_was_and_damage_does_no_harm() {
        let mut tools = Tools::default();
        tools.apply(ToolAction::Throw, now());
        tools.apply(ToolAction::StartCountdown, now());
        tools.apply(ToolAction::DrawOrder(names(4)), now());
        let kept = serde_json::to_string(&tools).unwrap();
        assert_eq!(serde_json::from_str::<Tools>(&kept).unwrap().checked(), tools);
        let odd = r#"{"dice":{"faces":0,"number":900},"range":{"from":-9,"to":900},"counter":99999999,"line":{"last":-4,"at":{"Anna":7}}}"#;
        let odd = serde_json::from_str::<Tools>(odd).unwrap().checked();
        assert_eq!((odd.dice.faces, odd.range.to, odd.counter), (2, MOST, COUNTER));
        assert_eq!((odd.line.last, odd.line.at("Anna")), (line::SHORTEST, line::SHORTEST));
    }
}
