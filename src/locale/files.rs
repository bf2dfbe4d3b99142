//! The Fluent files of `data/locale`, as they are: part of the program.
//!
//! It is the one place below the games that names them. Nothing is decided by a name here; a file more is a line more.

use super::language::Language;

/// A file of messages, in both languages.
pub struct File {
    /// Its name, without `.ftl`.
    pub name: &'static str,
    en: &'static str,
    cs: &'static str,
}

impl File {
    /// What stands in it.
    pub const fn text(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Cs => self.cs,
        }
    }
}

macro_rules! file {
    ($name:literal) => {
        File {
            name: $name,
            en: include_str!(concat!("../../data/locale/en/", $name, ".ftl")),
            cs: include_str!(concat!("../../data/locale/cs/", $name, ".ftl")),
        }
    };
}

/// All of them.
pub const FILES: &[File] = &[
    file!("addresses"),
    file!("afterwards"),
    file!("amun-re"),
    file!("app"),
    file!("cities-and-knights"),
    // A page has no command line.
    #[cfg(not(target_arch = "wasm32"))]
    file!("command"),
    #[cfg(not(target_arch = "wasm32"))]
    file!("command-results"),
    file!("dice-settlers"),
    file!("empires-of-the-north"),
    file!("evening"),
    file!("games"),
    file!("household"),
    // A page is no host.
    #[cfg(not(target_arch = "wasm32"))]
    file!("hub"),
    file!("imperial-settlers"),
    file!("install"),
    file!("kit"),
    file!("library"),
    file!("link"),
    file!("name-amun-re"),
    file!("name-cities-and-knights"),
    file!("name-dice-settlers"),
    file!("name-empires-of-the-north"),
    file!("name-imperial-settlers"),
    file!("name-score-sheet"),
    file!("readers"),
    file!("results"),
    file!("rules-amun-re"),
    file!("rules-cities-and-knights"),
    file!("rules-dice-settlers"),
    file!("rules-empires-of-the-north"),
    file!("rules-imperial-settlers"),
    file!("score-sheet"),
    file!("seal-amun-re"),
    file!("setup"),
    file!("share"),
    file!("statistics"),
    file!("store"),
    file!("table"),
    file!("tools"),
    file!("written"),
];
