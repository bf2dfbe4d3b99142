//! Tableside.

#[cfg(not(target_arch = "wasm32"))]
pub mod command;
pub mod games;
pub mod kit;
pub mod locale;
pub mod store;
pub mod table;
