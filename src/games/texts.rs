//! The texts of the library, by their paths in `data/games`: part of the program on the desktop. In a browser they are a file
//! of their own, which the page fetches after its first picture (assets/web/library.js), so that nobody waits for words that
//! the first screen does not show.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::store::json;

/// The texts that were fetched; none until they have come, and never any on the desktop.
static FETCHED: OnceLock<LibraryTexts> = OnceLock::new();

/// Texts by their paths, such as `nile/cards.toml`.
#[derive(Debug)]
struct LibraryTexts(BTreeMap<String, String>);

impl LibraryTexts {
    /// Reads them as the tool that packs the page writes them: one JSON object.
    fn read(text: &str) -> Option<Self> {
        json::read(text).ok().map(Self)
    }

    /// The text of a path; empty where there is none, as for a game without such a file.
    fn of(&self, path: &str) -> &str {
        self.0.get(path).map_or("", String::as_str)
    }
}

/// Takes the texts that were fetched. Gives false where they cannot be read; then they are to be fetched again.
pub fn take(text: &str) -> bool {
    FETCHED.get().is_some() || LibraryTexts::read(text).is_some_and(|texts| FETCHED.set(texts).is_ok())
}

/// Whether the texts are there: always on the desktop.
pub fn are_there() -> bool {
    cfg!(not(target_arch = "wasm32")) || FETCHED.get().is_some()
}

/// The text of a path among those that were fetched; empty until they have come.
pub fn fetched(path: &str) -> &'static str {
    FETCHED.get().map_or("", |texts| texts.of(path))
}

/// A text of the library by its path in `data/games`.
macro_rules! library_text {
    ($path:expr) => {{
        #[cfg(not(target_arch = "wasm32"))]
        let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/games/", $path));
        #[cfg(target_arch = "wasm32")]
        let text = $crate::games::texts::fetched($path);
        text
    }};
}

/// The files of a game's folder that the library reads, beside its guide.
macro_rules! books {
    ($folder:literal, $guide:expr) => {
        $crate::library::Books {
            cards: $crate::games::texts::library_text!(concat!($folder, "/cards.toml")),
            rulings: $crate::games::texts::library_text!(concat!($folder, "/rulings.toml")),
            guide: $guide,
            words: $crate::games::texts::library_text!(concat!($folder, "/words.toml")),
            everyday: $crate::games::texts::library_text!("words.toml"),
            aids: $crate::library::AidTexts {
                setup: $crate::games::texts::library_text!(concat!($folder, "/setup.toml")),
                teach: $crate::games::texts::library_text!(concat!($folder, "/teach.toml")),
                reminders: $crate::games::texts::library_text!(concat!($folder, "/reminders.toml")),
            },
            made: None,
        }
    };
}

pub(in crate::games) use {books, library_text};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_found_by_their_paths_and_what_is_no_list_of_them_is_none() {
        let texts = LibraryTexts::read(r#"{"nile/cards.toml":"kinds = []\n","nile/rulings.toml":"„č“"}"#).unwrap();
        assert_eq!(texts.of("nile/rulings.toml"), "„č“");
        assert_eq!(texts.of("nile/setup.toml"), "");
        for wrong in ["", "{", "[]", r#"{"nile/cards.toml":1}"#, "<!doctype html>"] {
            assert!(LibraryTexts::read(wrong).is_none(), "{wrong}");
        }
        assert!(are_there(), "on the desktop they are part of the program");
    }
}
