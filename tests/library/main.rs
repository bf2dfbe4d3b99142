//! The library's promises: its data is whole, what players type finds what they mean, and own cards come and go whole.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod aids;
#[path = "../common/mod.rs"]
mod common;
mod csv;
mod data;
mod quality;
mod search;
mod settlers;

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use tableside::library::{AidTexts, Book, Books, Library, Lookup, Own};

/// The texts of every game that has some, whether it can be played yet or not.
fn books() -> &'static [(String, Books<'static>)] {
    static BOOKS: OnceLock<Vec<(String, Books<'static>)>> = OnceLock::new();
    BOOKS.get_or_init(|| {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games");
        let text = |game: &str, file: &str| -> &'static str {
            fs::read_to_string(games.join(game).join(file)).unwrap_or_default().leak()
        };
        let folders = fs::read_dir(&games).unwrap().map(|folder| folder.unwrap().file_name().into_string().unwrap());
        let mut folders: Vec<String> = folders.filter(|game| games.join(game).join("cards.toml").exists()).collect();
        folders.sort();
        let books = |game: String| {
            let books = Books {
                cards: text(&game, "cards.toml"),
                rulings: text(&game, "rulings.toml"),
                guide: text(&game, "guide.toml"),
                words: text(&game, "words.toml"),
                everyday: text("", "words.toml"),
                aids: AidTexts {
                    setup: text(&game, "setup.toml"),
                    teach: text(&game, "teach.toml"),
                    reminders: text(&game, "reminders.toml"),
                },
                made: tableside::games::find(&game).and_then(|game| game.books().made),
            };
            (game, books)
        };
        folders.into_iter().map(books).collect()
    })
}

fn read_all() -> Vec<Book> {
    let read = |game, books| Book::read(game, books).unwrap_or_else(|error| panic!("{game}: {error}"));
    books().iter().map(|(game, books)| read(game, *books)).collect()
}

/// All of them, ready for a search.
fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::of(read_all()))
}

fn lookup(own: &Own) -> Lookup<'_> {
    Lookup { library: library(), own }
}
