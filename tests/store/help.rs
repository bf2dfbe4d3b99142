//! Plays to store, and folders to store them in.

use std::fs;
use std::path::Path;
use std::process::Command;

use tableside::store::{Opened, PlayId, Sqlite};
use tempfile::TempDir;

pub use super::sample::{SUMMARY, header, line, lines, time};

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Opens a folder in which nothing has happened that a person must know.
pub fn open(folder: &Path) -> Sqlite {
    let Opened { store, notices } = Sqlite::open(folder).unwrap();
    assert_eq!(notices, []);
    store
}

/// A new play with these many lines.
pub fn play(store: &mut Sqlite, entries: u64) -> PlayId {
    let header = header();
    store.create(&header, &lines(1..=entries), SUMMARY, false).unwrap();
    header.id
}

pub fn numbers(store: &mut Sqlite, play: PlayId) -> Vec<u64> {
    store.read(play, 0).unwrap().1.iter().map(|line| line.number).collect()
}

/// Closes a store and makes sure that this made a backup.
pub fn close_with_backup(mut store: Sqlite) {
    let before = store.backups().len();
    let folder = store.folder().to_owned();
    store.close();
    let mut store = open(&folder);
    assert_eq!(store.backups().len(), before + 1);
    assert_eq!(store.notices(), []);
}

pub fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// A small file system of its own, gone when dropped.
pub struct Disk {
    folder: TempDir,
}

impl Disk {
    /// Mounts one; none, with a word why, where that is not permitted.
    pub fn mount(size: &str) -> Option<Self> {
        let folder = folder();
        let size = format!("size={size}");
        let path = folder.path().to_str().unwrap();
        if run(&["mount", "-t", "tmpfs", "-o", &size, "tmpfs", path]) {
            return Some(Self { folder });
        }
        println!("skipped: mounting a small file system is not permitted here");
        None
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn set_read_only(&self, read_only: bool) {
        let how = if read_only { "remount,ro" } else { "remount,rw" };
        assert!(run(&["mount", "-o", how, self.path().to_str().unwrap()]));
    }

    /// Fills it to the last byte, and says with what.
    pub fn fill(&self) -> std::path::PathBuf {
        use std::io::Write;
        let path = self.path().join("filler");
        let mut file = fs::File::create(&path).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
        path
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        run(&["umount", "-l", self.path().to_str().unwrap()]);
    }
}

fn run(words: &[&str]) -> bool {
    Command::new(words[0]).args(&words[1..]).output().is_ok_and(|output| output.status.success())
}
