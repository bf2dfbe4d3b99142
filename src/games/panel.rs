//! What the panels of every game are built from: an open play with its state, its players and its words.

use serde::Serialize;
use serde_json::Value;

use crate::kit::{Mark, PersonTab};
use crate::locale::{Language, Message};
use crate::table::play::Play;
use crate::table::seat::{PieceColor, Seat, Shape};

/// The mark of a seat that nobody has; no play has one.
const NOBODY: Mark = Mark { color: PieceColor::Black, shape: Shape::Circle };

/// A player as the panels show one.
#[derive(Clone, Debug)]
pub struct Person {
    /// Where the player sits.
    pub seat: Seat,
    /// The mark of the pieces.
    pub mark: Mark,
    /// The name.
    pub name: String,
    /// What the player is just now ("pharaoh"), where the game has a word for it.
    pub role: Option<String>,
}

impl Person {
    /// The player as a tab to choose, with what a screen reader says of it.
    pub fn tab<'a>(&'a self, name: &'a str) -> PersonTab<'a, Seat> {
        PersonTab { key: self.seat, mark: self.mark, words: &self.name, name }
    }
}

/// What a panel is built from, when the log or the language has changed.
pub struct Source<'a, S> {
    /// The state of the play.
    pub state: &'a S,
    /// The play.
    pub play: &'a dyn Play,
    /// The language of the words.
    pub language: Language,
}

impl<'a, S: 'static> Source<'a, S> {
    /// The source of an open play; none for a play of another game.
    pub fn of_play(play: &'a dyn Play, language: Language) -> Option<Self> {
        Some(Self { state: state_of(play)?, play, language })
    }

    /// A message without arguments, in words.
    pub fn words(&self, key: &str) -> String {
        self.language.words(key)
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.language.say(message)
    }

    /// A message about one player, whom it calls `player`.
    pub fn about(&self, key: &'static str, person: &Person) -> String {
        self.say(&Message::new(key).text("player", &person.name))
    }

    /// The player of a seat.
    pub fn person(&self, seat: Seat) -> Person {
        let setup = self.play.setup();
        let player = setup.players.get(seat.index());
        let mark = player.map_or(NOBODY, |player| Mark { color: player.color, shape: player.shape });
        Person { seat, mark, name: setup.name(seat).to_owned(), role: None }
    }

    /// All players, in the order of their seats.
    pub fn people(&self) -> Vec<Person> {
        Seat::all(self.seats()).map(|seat| self.person(seat)).collect()
    }

    /// All players clockwise, this one first.
    pub fn people_from(&self, first: Seat) -> Vec<Person> {
        first.clockwise(self.seats()).map(|seat| self.person(seat)).collect()
    }

    fn seats(&self) -> usize {
        self.play.setup().players.len()
    }
}

/// The state of a play of this game; none for a play of another.
pub fn state_of<S: 'static>(play: &dyn Play) -> Option<&S> {
    play.state().downcast_ref()
}

/// An action as JSON; writing one cannot fail, and null would be refused as unreadable.
pub fn value(action: &impl Serialize) -> Value {
    serde_json::to_value(action).unwrap_or_default()
}
