//! Empires of the North (2019): what is known of its box, and its rules as pure functions.

pub mod board;
pub mod breach;
pub mod calculators;
pub mod circle;
pub mod clan;
pub mod end;
pub mod goods;
pub mod lookout;
pub mod points;
mod points_reasons;
pub mod raid;
pub mod reasons;
pub mod sea;
