//! Imperial Settlers (2014): what is printed on its faction boards, and its rules as pure functions.

pub mod actions;
pub mod attack;
mod attack_reasons;
pub mod board;
pub mod breach;
pub mod calculators;
pub mod cleanup;
pub mod faction;
pub mod goods;
pub mod lookout;
mod lookout_words;
pub mod play;
pub mod points;
mod points_reasons;
pub mod production;
pub mod reasons;
pub mod solo;
pub mod turns;
