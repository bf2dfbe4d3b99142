//! The rules: the worked examples of the facts, the reasons in words, and the calculators' contract.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod amun_re_examples;
mod amun_re_reasons;
mod calc_contract;
mod calc_damage;
mod cities_and_knights_examples;
mod cities_and_knights_reasons;
mod corrections;
mod dice_settlers_examples;
mod empires_of_the_north_examples;
mod ended_early;
mod imperial_settlers_examples;
mod invented;
mod invented_game;
mod settlers_reasons;
mod shared_win;
mod statistics;
mod table_actions;
mod whose;
