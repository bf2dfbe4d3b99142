//! Lists and maps of a few things: players, dice, provinces, the rows of a screen.
//!
//! What the standard library has for them is made for many, and compiled anew for every type.

mod map;
mod set;
mod sort;

pub use map::{Iter, Map};
pub use set::Set;
pub use sort::{sort, sort_by, sort_by_key};
