//! Amun-Re (2003): what is printed on its board, and its rules as pure functions.

pub mod auction;
pub mod board;
pub mod bonus;
pub mod breach;
pub mod calculators;
pub mod cards;
pub mod farmers;
pub mod income;
mod income_reasons;
pub mod pieces;
pub mod points;
mod points_reasons;
pub mod prices;
pub mod province;
pub mod reasons;
pub mod sacrifice;
mod sacrifice_reasons;
pub mod temple;
