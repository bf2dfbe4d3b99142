//! The locked file that says which draft slot of a folder is a window's own.

use std::fs::{File, create_dir_all};
use std::path::Path;

use crate::app::state::draft_slot::DraftSlot;

/// How many slots are looked at. Nobody has more windows open; one beyond them would share the drafts of the first.
const SLOTS: u32 = 16;

/// Takes a slot of this folder that no other window has. Where the folder takes no locks, windows share the first slot, as a
/// folder that may only be read keeps no drafts anyway.
pub fn take_slot(folder: &Path) -> DraftSlot {
    // The store makes the folder too, but on a thread of its own and maybe later.
    drop(create_dir_all(folder));
    let path = |number: u32| folder.join(format!("tableside.window-{number}.lock"));
    let lock = |number: u32| {
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path(number)).ok()?;
        file.try_lock().ok().map(|()| file)
    };
    let Some((number, file)) = (0..SLOTS).find_map(|number| Some((number, lock(number)?))) else {
        return DraftSlot::only();
    };
    // Those before it are held by others. The lock of a free one is let go at once: a window that takes the slot meanwhile
    // shows the same drafts, and loses none.
    let free = (number + 1..SLOTS).filter(|&other| path(other).exists() && lock(other).is_some()).collect();
    DraftSlot::new(number, free, Some(Box::new(file)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_window_has_a_slot_and_the_next_one_finds_what_is_free() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not-there-yet");
        let [first, second, third] = [(); 3].map(|()| take_slot(&folder));
        assert_eq!([&first, &second, &third].map(DraftSlot::key), ["drafts", "drafts/1", "drafts/2"]);
        assert!([&first, &second, &third].iter().all(|slot| slot.free().is_empty()));
        drop((first, third));
        let again = take_slot(&folder);
        assert_eq!((again.key().as_str(), again.free()), ("drafts", &[2][..]));
        drop((again, second));
        assert_eq!(take_slot(&folder).free(), [1, 2]);
    }

    #[test]
    fn a_folder_that_cannot_be_made_has_the_first_slot() {
        let file = tempfile::NamedTempFile::new().unwrap();
        assert_eq!(take_slot(&file.path().join("under-a-file")).key(), "drafts");
    }
}
