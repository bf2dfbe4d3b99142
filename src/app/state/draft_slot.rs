//! Which drafts are a window's own: of two windows that are open at the same time, neither takes over what the other has
//! half made.

use std::any::Any;

/// Where a window keeps its drafts. Each window that is open has a slot of its own, which the system frees when the window
/// ends, however it ends; the next window takes over what it finds in slots that are free.
pub struct DraftSlot {
    number: u32,
    free: Vec<u32>,
    /// What holds the slot for as long as the window lives: a locked file on the desktop. A page holds its lock itself.
    _lock: Option<Box<dyn Any>>,
}

impl DraftSlot {
    /// That of a window beside which there can be no other.
    pub fn only() -> Self {
        Self::new(0, Vec::new(), None)
    }

    /// The slot with this number, which `lock` holds; `free` are other slots that no window holds now, and in which one may
    /// have left drafts.
    pub fn new(number: u32, free: Vec<u32>, lock: Option<Box<dyn Any>>) -> Self {
        Self { number, free, _lock: lock }
    }

    /// The key in the store under which this window's drafts are.
    pub fn key(&self) -> String {
        key(self.number)
    }

    /// The slots from which drafts are to be taken over.
    pub fn free(&self) -> &[u32] {
        &self.free
    }
}

/// The key of a slot. The first one's is as it was when all windows shared their drafts.
pub fn key(number: u32) -> String {
    if number == 0 { super::drafts::KEY.to_owned() } else { format!("{}/{number}", super::drafts::KEY) }
}
