//! The library of all games, read from their texts when it is first asked for, or ahead of that.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::{ALL, Game};
use crate::library::{Book, Books, Library};
use crate::packed::{Text, Texts};

static LIBRARY: OnceLock<Library> = OnceLock::new();
static AHEAD: Mutex<Ahead> = Mutex::new(Ahead::Nothing);

/// How far it was read.
enum Ahead {
    Nothing,
    /// What is left to unpack, and what was unpacked.
    Unpacking(Texts, Vec<Text>),
    /// One for each game from the first on; none for one whose texts cannot be read.
    Reading(Vec<Text>, Vec<Option<Book>>),
    /// To the library.
    Given,
}

impl Ahead {
    fn of_all() -> MutexGuard<'static, Self> {
        AHEAD.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Unpacks a file or reads a game's texts. Gives false when there is no more to do.
    fn step(&mut self) -> bool {
        match self {
            Self::Nothing => *self = Self::Unpacking(packed(), Vec::new()),
            Self::Unpacking(packed, texts) => match packed.next() {
                Some(text) => texts.push(text),
                None => *self = Self::Reading(std::mem::take(texts), Vec::new()),
            },
            Self::Reading(texts, books) => {
                let next = ALL.get(books.len());
                // They are part of the program; a test finds what is wrong with one, and the others are there without it.
                books.extend(next.map(|game| Book::read(game.id(), books_of(*game, texts)).ok()));
                return next.is_some();
            }
            Self::Given => return false,
        }
        true
    }
}

/// `cards.toml` and `rulings.toml` of every game, as build.rs has packed them.
fn packed() -> Texts {
    Texts::new(include_bytes!(concat!(env!("OUT_DIR"), "/library")))
}

/// What the library reads of a game; a game without texts has no entries.
fn books_of<'a>(game: &dyn Game, texts: &'a [Text]) -> Books<'a> {
    let text = |file: &str| {
        let this = |text: &&Text| text.name.split_once('/') == Some((game.id(), file));
        texts.iter().find(this).map_or("", |text| text.text.as_str())
    };
    Books { cards: text("cards.toml"), rulings: text("rulings.toml"), guide: game.guide() }
}

/// The cards and rulings of every game.
pub fn library() -> &'static Library {
    LIBRARY.get_or_init(|| {
        let mut ahead = Ahead::of_all();
        while ahead.step() {}
        match std::mem::replace(&mut *ahead, Ahead::Given) {
            Ahead::Reading(_, books) => Library::of(books.into_iter().flatten().collect()),
            _ => Library::default(),
        }
    })
}

/// Reads on a step, so that nobody waits for it when the library is asked for: a hundredth of a second, a few on a phone,
/// which a window that cannot leave it to a thread spends between two frames. Gives false when there is no more to do.
pub fn read_ahead() -> bool {
    LIBRARY.get().is_none() && Ahead::of_all().step()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_ahead_is_in_the_library_once() {
        // Some ahead; the rest when it is asked for.
        for _ in 0..3 {
            assert!(read_ahead());
        }
        let all = library().entries().len();
        assert!(!read_ahead());
        let texts: Vec<Text> = packed().collect();
        let one_by_one = ALL.iter().map(|&game| Book::read(game.id(), books_of(game, &texts)).unwrap().entries.len());
        assert_eq!(all, one_by_one.sum::<usize>());
        assert!(all > 0);
    }

    #[test]
    fn the_texts_are_those_of_the_folders_to_the_letter() {
        let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games");
        let texts: Vec<Text> = packed().collect();
        for text in &texts {
            assert_eq!(text.text, std::fs::read_to_string(games.join(&text.name)).unwrap(), "{}", text.name);
        }
        for game in ALL {
            for file in ["cards.toml", "rulings.toml"] {
                let name = format!("{}/{file}", game.id());
                assert_eq!(texts.iter().any(|text| text.name == name), games.join(&name).exists(), "{name}");
            }
        }
    }
}
