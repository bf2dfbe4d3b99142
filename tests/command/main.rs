//! The command line's promises, kept by the program itself: what it answers, what it refuses, and with which status.
#![allow(clippy::string_slice, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod calc;
mod cards;
mod damage;
mod foreign;
mod help;
mod household;
mod plays;
mod programs;
mod results;
mod transfer;
mod words;
