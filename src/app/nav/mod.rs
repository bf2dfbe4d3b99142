//! Where one is: the screens on the way here, what lies over them, the commands and the palette that finds them.

pub mod address;
pub mod commands;
pub(in crate::app) mod dialog;
pub(in crate::app) mod palette;
pub mod place;
pub(in crate::app) mod restore_play;
pub mod screen;
pub(in crate::app) mod way;
