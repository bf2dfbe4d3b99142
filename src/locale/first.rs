//! What a language's files begin with, in the order of build.rs.

/// What Home says: the first picture waits for these, for what the games are called, and for no more.
const FIRST: [&str; 4] = ["app.ftl", "games.ftl", "kit.ftl", "table.ftl"];

/// Whether a file of a language is one of the first. A game's name stands in a file of its own, since Home says it.
pub fn is_first(name: &str) -> bool {
    FIRST.contains(&name) || name.starts_with("name-")
}
