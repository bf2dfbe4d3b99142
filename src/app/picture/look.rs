//! How a picture of a sheet looks.

use crate::locale::Language;

/// How a picture looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureLook {
    /// Whether it is that of the dim room.
    pub dark: bool,
    /// The language of its words.
    pub language: Language,
}
