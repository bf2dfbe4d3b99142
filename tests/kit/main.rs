//! The widgets that all screens share: their colors, letters, numbers, and how they look.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/mod.rs"]
mod common;
mod contrast;
mod fonts;
mod gallery;
mod nouns;
mod numbers;
mod widgets;
