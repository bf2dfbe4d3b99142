//! The library of all games, read from their texts when it is first asked for, or ahead of that.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::{ALL, Game, Games, texts};
use crate::library::{Book, Library};

static LIBRARY: OnceLock<Library> = OnceLock::new();

/// What was read ahead, one for each game from the first on; none for one whose texts cannot be read.
static READ: Mutex<Vec<Option<Book>>> = Mutex::new(Vec::new());

fn read() -> MutexGuard<'static, Vec<Option<Book>>> {
    READ.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads the texts of the next game. Gives false when there is none.
fn read_next(read: &mut Vec<Option<Book>>) -> bool {
    let next = ALL.get(read.len());
    // They are part of the program; a test finds what is wrong with one, and the others are there without it.
    read.extend(next.map(|game| Book::read(game.id(), game.books()).ok()));
    next.is_some()
}

/// A library without entries.
static EMPTY: OnceLock<Library> = OnceLock::new();

/// The cards and rulings of every game; none as long as their texts are still to come ([`texts`]).
pub fn library() -> &'static Library {
    if !texts::are_there() {
        return EMPTY.get_or_init(Library::default);
    }
    LIBRARY.get_or_init(|| {
        let mut read = read();
        while read_next(&mut read) {}
        Library::of(std::mem::take(&mut *read).into_iter().flatten().collect())
    })
}

/// Reads the texts of one more game, so that nobody waits for all when the library is asked for. To parse a game's TOML and
/// check its entries takes longer than a frame on a phone, and a window that cannot leave it to a thread does it between two
/// frames. Gives false when there is no more to do.
pub fn read_ahead() -> bool {
    texts::are_there() && LIBRARY.get().is_none() && read_next(&mut read())
}

/// The cards and rulings of a window's games: those of every game, which all windows share, or where a window was given other
/// games, a library of its own, read when it is first asked for.
pub struct GamesLibrary {
    games: Games,
    /// Whether these are all games.
    all: bool,
    own: OnceLock<Library>,
}

impl GamesLibrary {
    /// The library of these games.
    pub fn of(games: Games) -> Self {
        let all = games.iter().map(|game| game.id()).eq(ALL.iter().map(|game| game.id()));
        Self { games, all, own: OnceLock::new() }
    }

    /// Whether its texts are there. In a browser they come after the first picture; until then it has no entries.
    pub fn is_there(&self) -> bool {
        texts::are_there()
    }

    /// The library itself.
    pub fn get(&self) -> &Library {
        let book = |game: &&'static dyn Game| Book::read(game.id(), game.books()).ok();
        if self.all || !self.is_there() {
            library()
        } else {
            self.own.get_or_init(|| Library::of(self.games.iter().filter_map(book).collect()))
        }
    }
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
        let one_by_one = ALL.iter().map(|game| Book::read(game.id(), game.books()).unwrap().entries.len());
        assert_eq!(all, one_by_one.sum::<usize>());
        assert!(all > 0);
    }

    #[test]
    fn a_list_of_games_has_the_library_of_these_alone() {
        let id = |game: &&'static dyn Game| game.id();
        for games in [&ALL[..1], &ALL[1..3], ALL] {
            let games: Games = games;
            let of = GamesLibrary::of(games);
            let mut there: Vec<&str> = of.get().entries().iter().map(|entry| entry.at.game.as_str()).collect();
            there.dedup();
            let with_texts =
                |game: &&&'static dyn Game| !Book::read(game.id(), game.books()).unwrap().entries.is_empty();
            assert_eq!(there, games.iter().filter(with_texts).map(id).collect::<Vec<_>>());
        }
        assert!(std::ptr::eq(GamesLibrary::of(ALL).get(), library()), "it is read once for all windows");
    }

    #[test]
    fn the_texts_are_those_of_the_folders_to_the_letter() {
        let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games");
        for game in ALL {
            let books = game.books();
            let aids = books.aids;
            let texts = [("cards", books.cards), ("rulings", books.rulings), ("guide", books.guide)];
            let beside = [("setup", aids.setup), ("teach", aids.teach), ("reminders", aids.reminders)];
            for (file, text) in texts.into_iter().chain(beside) {
                let path = games.join(game.id()).join(file).with_extension("toml");
                let there = path.exists().then(|| std::fs::read_to_string(&path).unwrap());
                assert_eq!(text, there.unwrap_or_default(), "{}", path.display());
            }
        }
    }
}
