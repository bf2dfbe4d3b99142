//! A folder that is deleted under an open window.

use std::fs;
use std::path::Path;

/// Deletes the folder, although another thread may just be making a backup in it: first it has no name any more, so that
/// what is still being written goes nowhere else.
pub fn delete_under_a_window(path: &Path) {
    let nameless = path.with_extension("deleted");
    fs::rename(path, &nameless).unwrap();
    while nameless.exists() {
        let _ = fs::remove_dir_all(&nameless);
    }
}
