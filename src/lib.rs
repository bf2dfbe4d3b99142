//! Tableside.

pub mod games;
pub mod kit;
pub mod locale;
pub mod store;
pub mod table;
