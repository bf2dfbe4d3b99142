//! The games of the house: what a game is to the rooms above, and the list of them.
//!
//! A game is a folder of this room, all of one plan: `mod.rs` its face, `board.rs` what is printed, one file a rule, pure;
//! `play/` the actions at this table and the state they fold into; `view/` its panels. A new game is one new folder here, one
//! in `data/games`, its texts in `data/locale`, and one line in [`ALL`]: docs/adding-a-game.md goes through it in order.

use std::ops::RangeInclusive;

use serde_json::Value;

use self::calc::Calculator;
use self::templates::TemplateFormat;
use crate::kit::{Accent, Art};
use crate::library::Books;
use crate::locale::{Language, Message};
use crate::store::Line;
use crate::table::log::LogError;
use crate::table::play::Play;
use crate::table::result::box_id;
use crate::table::seat::{Choice, PieceColor, Seat, Setup};

pub mod amun_re;
pub mod begin;
mod books;
pub mod calc;
pub mod cities_and_knights;
pub mod dice_settlers;
mod doubts;
pub mod draws;
pub mod empires_of_the_north;
mod examples;
pub mod figure;
pub mod for_all;
pub mod imperial_settlers;
mod open;
pub mod panel;
pub mod print;
pub mod score_sheet;
pub mod templates;
pub mod texts;
pub mod view;
pub mod written;

pub use books::{GamesLibrary, library, read_ahead};
pub use examples::{bundled_example, example_play};
pub use open::{OpenError, accepted, game_of, open, open_among, refreshed};

/// A list of games. The program's own is [`ALL`]; a window can be given another, as tests do.
pub type Games = &'static [&'static dyn Game];

/// Every game, in the order in which they are offered. This is the only place outside of its own folder that names one.
pub const ALL: Games = &[
    &amun_re::AmunRe,
    &cities_and_knights::CitiesAndKnights,
    &dice_settlers::DiceSettlers,
    &empires_of_the_north::EmpiresOfTheNorth,
    &imperial_settlers::ImperialSettlers,
    &score_sheet::ScoreSheet,
];

/// The game of an id; none for one that this version does not know.
pub fn find(id: &str) -> Option<&'static dyn Game> {
    among(ALL, id)
}

/// The game of an id among these; none for one that is not among them.
pub fn among(games: Games, id: &str) -> Option<&'static dyn Game> {
    games.iter().copied().find(|game| game.id() == id).or_else(|| (id == written::ID).then_some(&WRITTEN_DOWN as _))
}

/// What was written down afterwards can be opened with any list of games, and is never offered as one.
static WRITTEN_DOWN: written::WrittenDown = written::WrittenDown;

/// How other programs know a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elsewhere {
    /// Its number at BoardGameGeek; none where nobody has looked it up.
    pub bgg: Option<u32>,
    /// What it is called there, where that is not its name here.
    pub names: &'static [&'static str],
}

/// The number of a game at BoardGameGeek, by its id.
pub fn bgg_number(id: &str) -> Option<u32> {
    find(id)?.elsewhere().bgg
}

/// The id of the game that another program calls so, or that has this number at BoardGameGeek; none where it is no game of
/// the house.
pub fn known_as(name: &str, bgg: Option<u32>) -> Option<&'static str> {
    let by_number = |game: &&&dyn Game| bgg.is_some() && game.elsewhere().bgg == bgg;
    let wanted = box_id(name);
    let by_name = |game: &&&dyn Game| {
        let own = Language::ALL.into_iter().map(|language| language.say(&game.name()));
        let elsewhere = game.elsewhere().names.iter().map(|name| (*name).to_owned());
        !wanted.is_empty() && own.chain(elsewhere).any(|name| box_id(&name) == wanted)
    };
    ALL.iter().find(by_number).or_else(|| ALL.iter().find(by_name)).map(|game| game.id())
}

/// The id of the game of this id or this name among those of the house.
pub fn id_of(words: &str) -> Option<String> {
    let by_id = ALL.iter().find(|game| game.id() == words).map(|game| game.id());
    by_id.or_else(|| known_as(words, None)).map(str::to_owned)
}

/// A game as the rooms above see it.
pub trait Game: Sync {
    /// Its id, in files and on the command line.
    fn id(&self) -> &'static str;

    /// Its name.
    fn name(&self) -> Message;

    /// How other programs know it.
    fn elsewhere(&self) -> Elsewhere {
        Elsewhere::default()
    }

    /// The color of its buttons and marks.
    fn accent(&self) -> Accent;

    /// The drawing by which it is found on a shelf.
    fn emblem(&self) -> Art {
        Art::Table
    }

    /// How many can play.
    fn seats(&self) -> RangeInclusive<usize>;

    /// The colors of the pieces in its box.
    fn colors(&self) -> &'static [PieceColor];

    /// What can be chosen for a play.
    fn options(&self) -> &'static [GameOption] {
        &[]
    }

    /// The question who goes first, as the box asks it.
    fn who_goes_first(&self) -> Message {
        Message::new("games-who-goes-first")
    }

    /// Whether an option matters at a table of so many seats, with what is chosen for the others: only then it is offered.
    fn offers(&self, _: &GameOption, _seats: usize, _chosen: &dyn Fn(&str) -> Option<Choice>) -> bool {
        true
    }

    /// Opens a play from its lines.
    ///
    /// # Errors
    /// When they are no play of this game, as [`crate::table::log::Log::open`] says.
    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError>;

    /// Its files of `data/games` that the library reads. None for a game without texts, where what comes next stands in the
    /// play itself.
    fn books(&self) -> Books<'static> {
        Books::default()
    }

    /// Its calculators, in the order in which they are listed.
    fn calculators(&self) -> &'static [Calculator] {
        &[]
    }

    /// The panels of one open play.
    fn view(&self) -> Box<dyn view::View>;

    /// Whether these figures of the owner's box can be read. Those of a later version can't be, and are not to be written
    /// over.
    fn reads(&self, figures: &Value) -> bool {
        figures.is_null()
    }

    /// The fields that tell the entries of the lists in these figures apart, so that two windows can each change an entry
    /// of the same list.
    fn figure_names(&self) -> &'static [&'static str] {
        &[]
    }

    /// The form in which the owner fills in what is printed on their own board; it starts from the figures kept so far
    /// (null when there are none). None for a game whose figures are all known.
    fn own_box(&self, _figures: &Value) -> Option<Box<dyn view::OwnBox>> {
        None
    }

    /// How templates of the table's own are read and made, from which a play of this game begins: the template becomes the
    /// setup's figures. None for a game without templates. Only one game of a list has them, since the files beside the
    /// plays are its own.
    fn templates(&self) -> Option<&'static dyn TemplateFormat> {
        None
    }

    /// The commitment to an action that its player makes in secret, on a device of their own: with this salt, in the play of
    /// this id. None for an action that everybody may see at once.
    fn seal(&self, _play: &dyn Play, _id: &str, _action: &Value, _salt: &str) -> Option<Seal> {
        None
    }

    /// Why an action can't be entered in the play of this id: it is sealed for another one, and nobody could open it here.
    fn of_another_play(&self, _id: &str, _action: &Value) -> Option<Message> {
        None
    }

    /// An example play for newcomers: how it starts, and what is entered, in the language of the names.
    fn example(&self, example: Example, language: Language) -> (Setup, Vec<Value>);
}

/// An action that is made in secret: what stands in the log for it until it is opened, and what opens it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// Whose it is.
    pub seat: Seat,
    /// The commitment, which tells nothing.
    pub commitment: String,
    /// The action that enters the commitment, in the game's own form.
    pub commit: Value,
    /// The action that opens it, with the salt; the rules take it once everybody's is in.
    pub open: Value,
}

/// Which example play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Example {
    /// One that is over, with its winner.
    Finished,
    /// One in the middle.
    HalfWay,
}

/// What can be chosen for an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// Whether it is on when nobody chooses.
        default: bool,
    },
    /// A number.
    Number {
        /// What it is when nobody chooses.
        default: i64,
        /// The least it can be.
        least: i64,
        /// The most it can be.
        most: i64,
    },
    /// One of a few words.
    Words {
        /// The id of the word that holds when nobody chooses.
        default: &'static str,
        /// Each word's id, and the message that names it.
        words: &'static [(&'static str, &'static str)],
    },
}

impl GameOption {
    /// What holds when nobody chooses.
    pub fn default(&self) -> Choice {
        match self.kind {
            OptionKind::Switch { default } => Choice::Switch(default),
            OptionKind::Number { default, .. } => Choice::Number(default),
            OptionKind::Words { default, .. } => Choice::Word(default.to_owned()),
        }
    }

    /// Whether something can be chosen for it.
    pub fn takes(&self, choice: &Choice) -> bool {
        match (self.kind, choice) {
            (OptionKind::Switch { .. }, Choice::Switch(_)) => true,
            (OptionKind::Number { least, most, .. }, Choice::Number(number)) => (least..=most).contains(number),
            (OptionKind::Words { words, .. }, Choice::Word(word)) => words.iter().any(|(id, _)| id == word),
            _ => false,
        }
    }
}

/// Something that can be chosen for a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its id; it stands in the log.
    pub id: &'static str,
    /// What can be chosen, and what holds when nobody chooses.
    pub kind: OptionKind,
    /// The message that names it.
    pub title: &'static str,
    /// The message that explains it in a sentence.
    pub about: &'static str,
}
