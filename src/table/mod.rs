//! The table: players and seats, the log, undo, the guide's cursor, the score sheet with its reasons. It knows no game by name.

pub mod reason;
