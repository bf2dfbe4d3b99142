//! The games: one folder each, of one plan, and the calculators that all of them offer.

pub mod amun_re;
pub mod calc;
