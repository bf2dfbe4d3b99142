//! The library: the cards, tiles, symbols and rulings of the games, what a person adds to them, and the search over both.
//!
//! A game hands in its texts ([`Books`]); they are read once ([`Book::read`]) and become [`LibraryEntry`]s of a [`Library`],
//! which can be searched. It knows no game by name. What a person writes (own cards, notes, house rules) is [`Own`], kept
//! in the store.
//!
//! - [`fold`] makes words comparable: small letters without marks; [`words`] takes them apart.
//! - [`stems`] forgives grammar, [`thesaurus`] has a game's words as players say them, and [`question`] tells what kind of
//!   question it is.
//! - [`index`] knows which word stands in which entry; [`find`] ranks the entries for a query.
//! - [`marks`] says which letters of a text a query has found.
//! - [`aids`] are what helps a table beside its play: setup, packing list, lesson, reminders.
//! - [`csv`] reads and writes own cards as a table.

pub mod adding;
pub mod aids;
pub mod book;
mod closely;
pub mod confidence;
pub mod csv;
pub mod entry;
pub mod find;
pub mod fold;
pub mod index;
mod little_words;
pub mod marks;
mod notes;
mod numerals;
pub mod own;
mod paged;
pub mod question;
pub mod shelf;
pub mod stems;
pub mod thesaurus;
pub mod typo;
pub mod words;

pub use aids::{AidTexts, Aids};
pub use book::{Book, BookError, Books};
pub use confidence::Confidence;
pub use entry::{Fact, LibraryEntry, Names, Ref};
pub use find::Query;
pub use own::{Later, Note, Own, OwnCard};
pub use shelf::{Hit, Library, Lookup, Wanted};
