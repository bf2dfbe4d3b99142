//! How texts are packed; build.rs does it by the same.

/// How many letters before it tell what a letter may be.
pub const ORDER: u32 = 8;

/// The room in which that is remembered, in bytes; all of the library's texts find theirs in it.
pub const MEMORY: u32 = 6 << 20;

/// Stands after a file's name and after its text, and in neither.
pub const END: u8 = 0;
