//! What a language's files begin with, in the order of build.rs.

/// What Home says: the first picture waits for these and for no more.
pub const FIRST: [&str; 4] = ["app.ftl", "games.ftl", "kit.ftl", "table.ftl"];
