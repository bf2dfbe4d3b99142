//! The command line: what works without a window.

pub mod calc;
