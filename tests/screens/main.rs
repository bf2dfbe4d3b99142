//! The program's screens, in a window without a window: what a person sees, taps and hears, by label.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod amun_re_panels;
mod beside;
mod changing;
mod cities_and_knights_panels;
mod cities_and_knights_story;
mod closing;
#[path = "../common/mod.rs"]
mod common;
mod damaged_play;
mod dice_settlers_panels;
mod empires_of_the_north_panels;
mod evenings;
mod files;
mod focus;
mod imperial_settlers_panels;
mod keyboard;
mod library_search;
mod library_window;
mod licenses;
mod looks;
mod names;
mod old_files;
mod people;
mod pictures;
mod quiet;
mod readers;
mod restore_play;
mod score_sheet_panels;
mod sharing;
mod sizes;
mod some_screens;
mod still;
mod taps;
mod templates;
mod tools;
mod trash;
mod two_windows;
mod typing;
mod undo;
mod unfinished;
mod unsaved_values;
mod way_back;
