//! The host of a shared table keeps its promises: a file each for what it promises, whom it lets in, what it
//! survives, and what it takes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod chaos;
mod door;
mod guest;
mod help;
mod kills;
mod load;
mod network;
mod noise;
mod promises;
mod siege;
mod strangers;
mod takeover;
mod windows;
