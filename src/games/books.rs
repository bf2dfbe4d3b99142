//! The library of all games, read from their texts when it is first asked for.

use std::sync::OnceLock;

use super::ALL;
use crate::library::{Book, Library};

/// The cards and rulings of every game.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        // The texts are part of the program; a test finds what is wrong with one, and the others are there without it.
        let books = ALL.iter().filter_map(|game| Book::read(game.id(), game.books()).ok());
        Library::of(books.collect())
    })
}
