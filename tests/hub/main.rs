//! The host of a shared table keeps its promises (LINK.md): a file each for what it promises, whom it lets in, what it
//! survives, and what it takes.

mod chaos;
mod door;
mod guest;
mod help;
mod kills;
mod load;
mod noise;
mod promises;
mod windows;
