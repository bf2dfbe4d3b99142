//! Tableside.

pub mod locale;
pub mod table;
