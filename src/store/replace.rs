//! Values that take the place of those that were read, and never of what another window has kept since.

use super::checksum::Checksum;

/// A sum over a kept value, by which it is known again without its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueChecksum(Checksum);

impl ValueChecksum {
    /// The sum over a value.
    pub fn of(value: &str) -> Self {
        Self(Checksum::empty().with(value.as_bytes()))
    }
}

/// A value that is to be kept, if what is kept under its key is still what was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// The key.
    pub key: String,
    /// What was read; none where nothing was kept.
    pub read: Option<ValueChecksum>,
    /// The value, JSON that the store keeps as text.
    pub value: String,
}

impl Replacement {
    /// Whether this is still what was read.
    pub(super) fn fits(&self, kept: Option<&str>) -> bool {
        kept.map(ValueChecksum::of) == self.read
    }
}

/// Keys with what is kept under each; none where nothing is.
pub type Values = Vec<(String, Option<String>)>;

/// What is kept under these keys, where any of it is not what was read; none where all of it is.
pub(super) fn overtaken(replacements: &[Replacement], kept: Vec<Option<String>>) -> Option<Values> {
    let fit = replacements.iter().zip(&kept).all(|(replacement, kept)| replacement.fits(kept.as_deref()));
    let keys = replacements.iter().map(|replacement| replacement.key.clone());
    (!fit).then(|| keys.zip(kept).collect())
}
