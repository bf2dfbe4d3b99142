//! Plays to store, and folders to store them in.

use std::fs;
use std::path::Path;
use std::process::Command;

use chrono::{DateTime, TimeDelta, Utc};
use tableside::store::{Header, Line, Opened, PlayId, Sqlite};
use tempfile::TempDir;

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// A time with nanoseconds, so that no store gets away with rounding.
pub fn time(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 123_456_789).unwrap() + TimeDelta::seconds(seconds)
}

pub fn header() -> Header {
    Header { id: PlayId::fresh(), game: "amun-re".to_owned(), format: 1, started: time(0) }
}

pub fn line(number: u64) -> Line {
    let at = time(i64::try_from(number).unwrap());
    let body = format!(r#"{{"sacrifice":{{"seat":{},"gold":{number},"note":"Žofie\n\u0000ř"}}}}"#, number % 5);
    Line { number, at, by: "žofie's phone".to_owned(), body }
}

pub fn lines(numbers: std::ops::RangeInclusive<u64>) -> Vec<Line> {
    numbers.map(line).collect()
}

pub const SUMMARY: &str = r#"{"players":["Žofie","Jiří"],"round":2}"#;

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
pub fn close_with_backup(store: Sqlite) {
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
