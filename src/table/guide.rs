//! The guide: rounds, phases and steps as data, and the cursor that walks through them.
//!
//! A game's `guide.toml` lists its parts (kingdoms, say), how many rounds each has, and the phases of a round with their
//! steps. [`Guide`] knows the order and who acts; what a step means is the game's own business.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::seat::Seat;
use crate::locale::{Language, Message};

/// The same words in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// English.
    pub en: String,
    /// Czech.
    pub cs: String,
}

impl Words {
    /// The words in one language.
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Cs => &self.cs,
        }
    }

    /// A message's words in both languages, for where they are kept.
    pub fn from_say(say: &Message) -> Self {
        Self { en: Language::En.say(say), cs: Language::Cs.say(say) }
    }
}

/// Who acts in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Everyone at the same time.
    All,
    /// The first player alone, for everybody.
    First,
    /// Each in turn, clockwise from the first player; the cursor stops at each.
    EachClockwise,
    /// Each in turn, counter-clockwise from the first player; the cursor stops at each.
    EachCounterClockwise,
    /// Whoever the rules of the step say; the cursor stops once.
    Rule,
}

/// When a step or phase applies; what is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct When {
    /// Only in these parts, by id.
    #[serde(default)]
    parts: Vec<String>,
    /// Only in these rounds of a part, from 1.
    #[serde(default)]
    rounds: Vec<u16>,
    /// Only with these numbers of players.
    #[serde(default)]
    players: Vec<u8>,
    /// Only when this option is on.
    option: Option<String>,
    /// Only when this option is off.
    without: Option<String>,
}

/// A stretch of the game with rounds of its own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its id.
    pub id: String,
    /// How many rounds it has; none goes on until somebody has won.
    pub rounds: Option<u16>,
    /// Whether a round of it is one player's turn; the next round is the next player's.
    #[serde(default)]
    pub turns: bool,
    /// Its name.
    pub title: Words,
}

/// A phase of a round.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// Its id.
    pub id: String,
    /// Its number in the rulebook; none for what has no number there.
    pub number: Option<u8>,
    /// Its name.
    pub title: Words,
    /// When it applies.
    #[serde(default)]
    when: When,
    /// Its steps, in order.
    #[serde(rename = "step")]
    steps: Vec<Step>,
}

/// One thing the table does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Step {
    /// Its id, unique in the game.
    pub id: String,
    /// Who acts.
    pub who: Who,
    /// What to do, loudest on the screen.
    pub title: Words,
    /// How, in a sentence or two.
    pub text: Words,
    /// When it applies.
    #[serde(default)]
    when: When,
    /// The calculator that it opens, by its name on the command line.
    pub calculator: Option<String>,
    /// The cards that matter right then, by id.
    #[serde(default)]
    pub cards: Vec<String>,
    /// The rulings that matter right then, by id.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// What a player alone reads instead, where the words above speak of everyone or of opponents.
    solo: Option<Wording>,
    /// What a printed page says instead, where the words above speak of the screen.
    pub paper: Option<Wording>,
    /// Whether it is there for the screen alone, and stands on no printed page.
    #[serde(default)]
    pub screen_only: bool,
}

/// Other words for a step; where there are none, its own hold.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wording {
    /// What to do.
    pub title: Option<Words>,
    /// How.
    pub text: Option<Words>,
}

/// A game's rounds, phases and steps.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The parts, in order.
    #[serde(rename = "part")]
    pub parts: Vec<Part>,
    /// The phases of a round, in order.
    #[serde(rename = "phase")]
    pub phases: Vec<Phase>,
}

/// Where the table is. All numbers count from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cursor {
    /// The part.
    pub part: u8,
    /// The round of the part.
    pub round: u16,
    /// The phase.
    pub phase: u8,
    /// The step of the phase.
    pub step: u8,
    /// Whose turn in a step that goes around: how many have acted.
    pub turn: u8,
}

/// What the guide must know of a table to say what applies.
pub struct Table<'a> {
    /// The number of players.
    pub seats: usize,
    /// Whether an option is on.
    pub option: &'a dyn Fn(&str) -> bool,
}

/// A guide that cannot be used.
#[derive(Debug, Error)]
pub enum GuideError {
    /// The text is no guide.
    #[error("the guide cannot be read: {0}")]
    Unreadable(#[from] toml::de::Error),
    /// A list that must not be empty is.
    #[error("the guide has no {0}")]
    Empty(&'static str),
}

impl Guide {
    /// The guide that a `guide.toml` of the program describes. A damaged one would be a guide without steps; each game's
    /// tests read its file with [`Guide::parse`] and find it first.
    pub fn bundled(text: &str) -> Self {
        Self::parse(text).unwrap_or_else(|_| Self { parts: Vec::new(), phases: Vec::new() })
    }

    /// Reads a `guide.toml`.
    ///
    /// # Errors
    /// When the text is no guide, or has no part, phase or step.
    pub fn parse(text: &str) -> Result<Self, GuideError> {
        let guide: Self = toml::from_str(text)?;
        if guide.parts.is_empty() {
            return Err(GuideError::Empty("part"));
        }
        if guide.phases.is_empty() || guide.phases.iter().any(|phase| phase.steps.is_empty()) {
            return Err(GuideError::Empty("phase or step"));
        }
        Ok(guide)
    }

    /// The part at a cursor.
    pub fn part(&self, at: Cursor) -> Option<&Part> {
        self.parts.get(usize::from(at.part))
    }

    /// The phase at a cursor.
    pub fn phase(&self, at: Cursor) -> Option<&Phase> {
        self.phases.get(usize::from(at.phase))
    }

    /// Where a play stands in a few words: this place, and the phase at a cursor. A phase that is called as its part, as
    /// the set-up, is named once.
    pub fn heading(&self, place: Message, at: Cursor) -> Message {
        let part = self.part(at);
        match self.phase(at).filter(|phase| part.is_none_or(|part| part.title != phase.title)) {
            Some(phase) => {
                Message::new("table-heading").say("place", place).say("phase", Message::of_words(&phase.title))
            }
            None => place,
        }
    }

    /// The step at a cursor.
    pub fn step(&self, at: Cursor) -> Option<&Step> {
        self.phase(at)?.steps.get(usize::from(at.step))
    }

    /// The id of the step at a cursor; empty where there is none.
    pub fn step_id(&self, at: Cursor) -> &str {
        self.step(at).map_or("", |step| step.id.as_str())
    }

    /// The name of the step at a cursor; empty where there is none.
    pub fn step_title(&self, at: Cursor) -> Message {
        self.step(at).map_or_else(|| Message::literal(""), |step| Message::of_words(&step.title))
    }

    /// The name of the phase at a cursor; empty where there is none.
    pub fn phase_title(&self, at: Cursor) -> Message {
        self.phase(at).map_or_else(|| Message::literal(""), |phase| Message::of_words(&phase.title))
    }

    /// Every step of the play in order, beginning with this one, whether it applies or not.
    fn from(&self, at: Cursor) -> impl Iterator<Item = Cursor> + '_ {
        let raw_next = move |at: &Cursor| {
            let mut next = Cursor { step: at.step + 1, turn: 0, ..*at };
            if self.step(next).is_none() {
                next = Cursor { phase: at.phase + 1, step: 0, ..next };
            }
            if self.phase(next).is_none() {
                next = Cursor { round: at.round.checked_add(1)?, phase: 0, step: 0, ..next };
            }
            if self.part(next).is_some_and(|part| part.rounds.is_some_and(|rounds| next.round >= rounds)) {
                next = Cursor { part: at.part + 1, round: 0, phase: 0, step: 0, ..next };
            }
            self.part(next).map(|_| next)
        };
        std::iter::successors(Some(at), raw_next)
    }

    /// Whether the step at a cursor applies at this table.
    pub fn applies(&self, at: Cursor, table: &Table<'_>) -> bool {
        let (Some(part), Some(phase), Some(step)) = (self.part(at), self.phase(at), self.step(at)) else {
            return false;
        };
        part.rounds.is_none_or(|rounds| at.round < rounds)
            && [&phase.when, &step.when].into_iter().all(|when| when.holds(&part.id, at.round.saturating_add(1), table))
    }

    /// Where the play begins.
    pub fn start(&self, table: &Table<'_>) -> Cursor {
        self.from(Cursor::default()).find(|&at| self.applies(at, table)).unwrap_or_default()
    }

    /// What comes next; none when the play is over.
    pub fn next(&self, at: Cursor, table: &Table<'_>) -> Option<Cursor> {
        if self.goes_around(at) && usize::from(at.turn) + 1 < table.seats {
            return Some(Cursor { turn: at.turn + 1, ..at });
        }
        self.from(at).skip(1).find(|&next| self.applies(next, table))
    }

    /// Every step of the round at this cursor that applies, in order, each at its first turn.
    pub fn round(&self, at: Cursor, table: &Table<'_>) -> Vec<Cursor> {
        let first = Cursor { phase: 0, step: 0, turn: 0, ..at };
        let same = |next: &Cursor| next.part == at.part && next.round == at.round;
        self.from(first).take_while(same).filter(|&next| self.applies(next, table)).collect()
    }

    /// Whether the cursor stops at each player of the step.
    pub fn goes_around(&self, at: Cursor) -> bool {
        let who = self.step(at).map(|step| step.who);
        matches!(who, Some(Who::EachClockwise | Who::EachCounterClockwise))
    }

    /// Whose turn it is at a cursor, when the step goes around the table from `first`, or is the first player's.
    pub fn on_turn(&self, at: Cursor, first: Seat, seats: usize) -> Option<Seat> {
        // In a part of turns everything belongs to the player of the turn, whoever else the step asks for something.
        let first = match self.part(at) {
            Some(part) if part.turns => first.clockwise(seats).nth(usize::from(at.round) % seats.max(1))?,
            _ => first,
        };
        match self.step(at)?.who {
            Who::EachClockwise => first.clockwise(seats).nth(usize::from(at.turn)),
            Who::EachCounterClockwise => {
                let back = (seats - usize::from(at.turn) % seats.max(1)) % seats.max(1);
                first.clockwise(seats).nth(back)
            }
            Who::First => Some(first),
            Who::All | Who::Rule => None,
        }
    }
}

impl Guide {
    /// What the step at a cursor says of itself at a table of so many players. The game adds where the play stands, whose
    /// turn it is, and what comes next.
    pub fn face(&self, at: Cursor, seats: usize) -> GuideView {
        let step = self.step(at);
        let solo = step.and_then(|step| step.solo.as_ref()).filter(|_| seats == 1);
        let title = solo.and_then(|solo| solo.title.as_ref()).or(step.map(|step| &step.title));
        let text = solo.and_then(|solo| solo.text.as_ref()).or(step.map(|step| &step.text));
        let words = |of: Option<&Words>| of.map_or_else(|| Message::literal(""), Message::of_words);
        GuideView {
            place: Message::literal(""),
            phases: Vec::new(),
            above: Message::literal(""),
            title: words(title),
            text: words(text),
            on_turn: None,
            first: None,
            next: Next::Over,
            calculator: step.and_then(|step| step.calculator.clone()),
            cards: step.map(|step| step.cards.clone()).unwrap_or_default(),
            rulings: step.map(|step| step.rulings.clone()).unwrap_or_default(),
            warnings: Vec::new(),
            step: self.step_id(at).to_owned(),
            phase: self.phase(at).map(|phase| phase.id.clone()).unwrap_or_default(),
            before: self.times_before(at),
            fresh: at.round == 0 && self.parts.iter().take(usize::from(at.part)).all(|part| part.rounds == Some(1)),
        }
    }

    /// How often the step at a cursor came before it in the play. It applies now, so it did then in every round of which
    /// it is: players and options stay what they are.
    fn times_before(&self, at: Cursor) -> usize {
        let (Some(phase), Some(step)) = (self.phase(at), self.step(at)) else { return 0 };
        let is_of = |part: &Part, round: u16| {
            let number = round.saturating_add(1);
            [&phase.when, &step.when].into_iter().all(|when| when.holds_in(&part.id, number))
        };
        let parts = self.parts.iter().enumerate().take(usize::from(at.part) + 1);
        let rounds = parts.flat_map(|(index, part)| {
            let here = index == usize::from(at.part);
            let rounds = if here { at.round } else { part.rounds.unwrap_or(0) };
            (0..rounds).map(move |round| (part, round))
        });
        rounds.filter(|&(part, round)| is_of(part, round)).count()
    }

    /// The phases of these steps as the guide's list shows them, with a quiet line under each. `now` is where the table
    /// is; none when the play is over.
    pub fn phase_faces(
        &self,
        steps: Vec<Cursor>,
        now: Option<Cursor>,
        about: &dyn Fn(&Phase, Cursor) -> Message,
    ) -> Vec<PhaseView> {
        let face = |at: Cursor| {
            let phase = self.phase(at)?;
            let state = match now.map(|now| (at.part, at.phase).cmp(&(now.part, now.phase))) {
                None | Some(Ordering::Less) => PhaseState::Done,
                Some(Ordering::Equal) => PhaseState::Now,
                Some(Ordering::Greater) => PhaseState::Coming,
            };
            Some(PhaseView {
                number: phase.number,
                title: Message::of_words(&phase.title),
                about: about(phase, at),
                state,
                at,
            })
        };
        steps.into_iter().filter_map(face).collect()
    }
}

impl Phase {
    /// Its steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

impl Step {
    /// The option with which alone it is done; none for a step of any play.
    pub fn option(&self) -> Option<&str> {
        self.when.option.as_deref()
    }

    /// Whether only a player alone does it.
    pub fn is_solo(&self) -> bool {
        self.when.players == [1]
    }
}

impl When {
    /// Whether it is of this round of this part, whatever the table is.
    fn holds_in(&self, part: &str, round: u16) -> bool {
        (self.parts.is_empty() || self.parts.iter().any(|id| id == part))
            && (self.rounds.is_empty() || self.rounds.contains(&round))
    }

    fn holds(&self, part: &str, round: u16, table: &Table<'_>) -> bool {
        let any_or = |empty: bool, found: bool| empty || found;
        self.holds_in(part, round)
            && any_or(self.players.is_empty(), self.players.iter().any(|&n| usize::from(n) == table.seats))
            && self.option.as_deref().is_none_or(|id| (table.option)(id))
            && self.without.as_deref().is_none_or(|id| !(table.option)(id))
    }
}

/// What the guide shows: built when the log changes, not each frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuideView {
    /// Where the play stands ("Old Kingdom · Round 2 of 3").
    pub place: Message,
    /// The phases of this round that apply.
    pub phases: Vec<PhaseView>,
    /// A line over the title ("Phase 4 · all at once").
    pub above: Message,
    /// What to do now, loudest on the screen.
    pub title: Message,
    /// How.
    pub text: Message,
    /// Whose turn it is, when it is one player's.
    pub on_turn: Option<Seat>,
    /// Who goes first (the pharaoh, say), and what that is called at this table.
    pub first: Option<(Seat, Message)>,
    /// What the Next button says, or what it says is missing.
    pub next: Next,
    /// The calculator of this step, by its name on the command line.
    pub calculator: Option<String>,
    /// The cards that matter now, by id.
    pub cards: Vec<String>,
    /// The rulings that matter now, by id.
    pub rulings: Vec<String>,
    /// What does not fit the box or the printed board; it warns, the table goes on.
    pub warnings: Vec<Message>,
    /// The id of the step; empty where there is none.
    pub step: String,
    /// How often this step came before in the play.
    pub before: usize,
    /// Whether this is the first round: before it there was only the setup.
    pub fresh: bool,
    /// The id of its phase; empty where there is none.
    pub phase: String,
}

/// The Next button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// It can be tapped; the words say what happens.
    Ready(Message),
    /// Something is missing; the words say what.
    Missing(Message),
    /// The play is over.
    Over,
}

/// A phase in the guide's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseView {
    /// Its number in the rulebook.
    pub number: Option<u8>,
    /// Its name.
    pub title: Message,
    /// A quiet line under the name of the phase that is on.
    pub about: Message,
    /// Where it lies in the round.
    pub state: PhaseState,
    /// Where tapping it goes.
    pub at: Cursor,
}

/// Where a phase lies in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseState {
    /// Behind us.
    Done,
    /// Going on.
    Now,
    /// Yet to come.
    Coming,
}

impl Message {
    /// Words of the data, as a message.
    pub fn of_words(words: &Words) -> Self {
        Self::new("table-words").text("en", words.en.clone()).text("cs", words.cs.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
        [[part]]
        id = "old"
        rounds = 2
        title = { en = "Old", cs = "Stará" }
        [[part]]
        id = "new"
        rounds = 1
        title = { en = "New", cs = "Nová" }
        [[phase]]
        id = "act"
        number = 1
        title = { en = "Act", cs = "Akce" }
        [[phase.step]]
        id = "short"
        who = "all"
        when = { option = "short" }
        title = { en = "s", cs = "s" }
        text = { en = "", cs = "" }
        [[phase.step]]
        id = "turns"
        who = "each-clockwise"
        title = { en = "t", cs = "t" }
        text = { en = "", cs = "" }
        [[phase]]
        id = "score"
        title = { en = "Score", cs = "Body" }
        when = { parts = ["old"], rounds = [2] }
        [[phase.step]]
        id = "score"
        who = "all"
        title = { en = "x", cs = "x" }
        text = { en = "", cs = "" }
    "#;

    fn ids(seats: usize, option: bool) -> Vec<String> {
        let guide = Guide::parse(TEXT).unwrap();
        let table = Table { seats, option: &|_| option };
        let walk = std::iter::successors(Some(guide.start(&table)), |&at| guide.next(at, &table));
        walk.map(|at| format!("{}{}{}{}", at.part, at.round, guide.step(at).unwrap().id, at.turn)).collect()
    }

    #[test]
    fn the_cursor_stops_at_each_player_and_skips_what_does_not_apply() {
        assert_eq!(ids(2, false), ["00turns0", "00turns1", "01turns0", "01turns1", "01score0", "10turns0", "10turns1"]);
        assert_eq!(ids(1, true), ["00short0", "00turns0", "01short0", "01turns0", "01score0", "10short0", "10turns0"]);
    }

    #[test]
    fn turns_go_around_from_the_first_player() {
        let guide = Guide::parse(TEXT).unwrap();
        let at = |turn| Cursor { step: 1, turn, ..Cursor::default() };
        let order: Vec<_> = (0..3).map(|turn| guide.on_turn(at(turn), Seat(1), 3).unwrap().0).collect();
        assert_eq!(order, [1, 2, 0]);
    }

    #[test]
    fn a_part_of_turns_goes_around_the_table_without_an_end() {
        let text = TEXT.replace("id = \"new\"\n        rounds = 1", "id = \"new\"\n        turns = true");
        let text = text.replace("who = \"each-clockwise\"", "who = \"first\"");
        let guide = Guide::parse(&text).unwrap();
        let table = Table { seats: 3, option: &|_| false };
        let start = Cursor { part: 1, round: 0, phase: 0, step: 1, turn: 0 };
        let turns: Vec<Cursor> = std::iter::successors(Some(start), |&at| guide.next(at, &table)).take(700).collect();
        assert_eq!(turns.last().unwrap().round, 699);
        let order: Vec<u8> = turns.iter().take(5).map(|&at| guide.on_turn(at, Seat(1), 3).unwrap().0).collect();
        assert_eq!(order, [1, 2, 0, 1, 2]);
    }

    #[test]
    fn a_guide_without_steps_is_refused() {
        assert!(Guide::parse("part = []\nphase = []").is_err());
        assert!(Guide::parse("nonsense").is_err());
    }
}
