//! The library of all games, read from their texts when it is first asked for, or ahead of that.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::ALL;
use crate::library::{Book, Library};

static LIBRARY: OnceLock<Library> = OnceLock::new();

/// What was read ahead, one for each game from the first on; none for one whose texts cannot be read.
static AHEAD: Mutex<Vec<Option<Book>>> = Mutex::new(Vec::new());

/// The cards and rulings of every game.
pub fn library() -> &'static Library {
    LIBRARY.get_or_init(|| {
        while read_next() {}
        let books = std::mem::take(&mut *AHEAD.lock().unwrap_or_else(PoisonError::into_inner));
        Library::of(books.into_iter().flatten().collect())
    })
}

/// Reads one more game's texts, so that nobody waits for them when they are asked for: a few hundredths of a second, which
/// a window that cannot leave it to a thread spends between two frames. Gives false when there is no more to do.
pub fn read_ahead() -> bool {
    LIBRARY.get().is_none() && read_next()
}

fn read_next() -> bool {
    let mut ahead = AHEAD.lock().unwrap_or_else(PoisonError::into_inner);
    let next = ALL.get(ahead.len());
    // The texts are part of the program; a test finds what is wrong with one, and the others are there without it.
    ahead.extend(next.map(|game| Book::read(game.id(), game.books()).ok()));
    next.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_ahead_is_in_the_library_once() {
        // One game ahead; the rest when it is asked for.
        read_ahead();
        let all = library().entries().len();
        assert!(!read_ahead());
        let one_by_one = ALL.iter().map(|game| Book::read(game.id(), game.books()).unwrap().entries.len());
        assert_eq!(all, one_by_one.sum::<usize>());
    }
}
