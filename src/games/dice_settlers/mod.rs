//! Dice Settlers (2018): what is known of its box, and its rules as pure functions.
//!
//! No rulebook stands behind it: a description of the game and reviews do. What only one of them says is marked as not
//! confirmed, and what none says is a figure that the table sets.

pub mod actions;
pub mod board;
pub mod breach;
pub mod calculators;
pub mod end;
pub mod field;
pub mod pieces;
pub mod play;
pub mod points;
mod points_reasons;
pub mod reasons;
pub mod sales;
pub mod tile;
