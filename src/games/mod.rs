//! The games: one folder each, of one plan.

pub mod amun_re;
