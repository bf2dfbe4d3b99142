//! Tableside.
fn main() {}
