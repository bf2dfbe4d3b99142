//! Tableside.

pub mod locale;
pub mod store;
pub mod table;
