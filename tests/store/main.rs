//! The promises of the store: what was acknowledged is there, whatever happens to the program, the disk or the file.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod backups;
mod batch;
mod campaign;
mod checksums;
mod damage;
mod damages;
#[path = "../common/deleted.rs"]
mod deleted;
mod exchange;
mod faults;
mod full;
mod help;
mod household;
mod household_files;
mod kill;
mod memory;
mod moved;
mod refusal;
mod round_trip;
mod salvage;
mod sample;
mod store_thread;
mod templates;
mod windows;
mod words;
