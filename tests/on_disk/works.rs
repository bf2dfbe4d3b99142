//! The window is killed while it reads plays from a file, writes a file over an old one, makes backups, and empties the
//! trash, all through its screens: each play is whole or not there, and so is each file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable as _;
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::Language;
use tableside::store::exchange::{self, Exported, all_to_json};
use tableside::store::{BackupState, Header, PlayId, Sqlite};

use super::kills::{Done, PATIENCE, folder_of_child, kill_again_and_again, say};
use super::{PLUS, Window, make, points, shown, window};

/// How many plays are read from one file, and lie in the trash.
const PLAYS: usize = 3;

fn until(h: &mut Window, what: &str, so: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !so(h) {
        assert!(begun.elapsed() < PATIENCE, "{what} does not come");
        h.step();
        sleep(Duration::from_millis(1));
    }
}

/// Taps a button as soon as it is there.
fn tap(h: &mut Window, label: &str) {
    until(h, label, |h| h.query_by_label(label).is_some());
    h.get_by_label(label).click_accesskit();
    h.step();
}

/// Waits for the next message, and makes sure that it is this one.
fn until_said(h: &mut Window, before: u64, key: &str) {
    until(h, key, |h| h.state().model().messages.said() > before);
    let words = h.state().model().messages.past().next().unwrap().words.clone();
    assert_eq!(words.key(), key);
}

/// How many messages there were.
fn messages(h: &Window) -> u64 {
    h.state().model().messages.said()
}

/// The example of an evening, as a play of its own.
fn evening() -> Exported {
    static ONE: LazyLock<Exported> = LazyLock::new(|| {
        let game = games::find("score-sheet").unwrap();
        games::example_play(game, Example::Finished, Language::En, chrono::Utc::now()).unwrap()
    });
    Exported { header: Header { id: PlayId::fresh(), ..ONE.header.clone() }, ..ONE.clone() }
}

/// Every play of a folder, in the trash or not, with how many entries it has; each is read with all its checksums.
fn plays(store: &mut Sqlite) -> BTreeMap<String, usize> {
    let all = [store.plays(false).unwrap(), store.plays(true).unwrap()].concat();
    let read = |id: PlayId, store: &mut Sqlite| store.read(id, 0).unwrap().1.len();
    all.into_iter().map(|play| (play.header.id.to_string(), read(play.header.id, store))).collect()
}

/// Opens a folder in which nothing has happened that a person must know.
fn open(folder: &Path) -> Sqlite {
    let opened = Sqlite::open(folder).unwrap();
    assert_eq!(opened.notices, []);
    opened.store
}

#[test]
#[ignore = "the child of the test below"]
fn import() {
    let Some(folder) = folder_of_child() else { return };
    let mut h = window(&folder);
    h.state_mut().visit(Place::Settings);
    loop {
        let plays: Vec<Exported> = (0..PLAYS).map(|_| evening()).collect();
        fs::write(folder.join("play.json"), all_to_json(&plays).unwrap()).unwrap();
        let before = messages(&h);
        tap(&mut h, "Add plays from a file");
        until_said(&mut h, before, "app-imported-all");
        for play in &plays {
            say(&play.header.id.to_string());
        }
    }
}

#[test]
fn a_window_that_is_killed_while_it_reads_a_file_has_whole_plays_and_all_that_it_has_reported() {
    let entries = evening().lines.len();
    let look = |folder: &Path, said: &[String]| {
        let found = plays(&mut open(folder));
        assert!(found.values().all(|count| *count == entries), "{found:?}");
        said.iter().map(|id| assert!(found.contains_key(id), "{id} was reported and is not there")).count()
    };
    let Done { kills, seen } = kill_again_and_again("works::import", |_| {}, look);
    println!("the window while reading a file: {kills} kills, {seen} plays reported, 0 lost, 0 in part");
}

#[test]
#[ignore = "the child of the test below"]
fn export() {
    let Some(folder) = folder_of_child() else { return };
    let play = Sqlite::open(&folder).unwrap().store.plays(false).unwrap()[0].header.id;
    let mut h = window(&folder);
    loop {
        h.state_mut().visit_play(play);
        until(&mut h, "the play", |h| shown(h).is_some());
        let now = shown(&h);
        h.get_by_label(PLUS).click_accesskit();
        until(&mut h, "the tap", |h| shown(h).is_some() && shown(h) != now);
        let shown = shown(&h).unwrap();
        h.state_mut().visit(Place::Settings);
        let before = messages(&h);
        tap(&mut h, "Save all plays to a file");
        tap(&mut h, "Replace");
        until_said(&mut h, before, "app-exported");
        say(&shown.to_string());
    }
}

#[test]
fn a_window_that_is_killed_while_it_writes_a_file_leaves_the_one_of_before_or_the_new_one() {
    let written = |folder: &Path| folder.join(format!("{} Tableside.json", chrono::Local::now().date_naive()));
    let ready = |folder: &Path| {
        make(folder);
        fs::write(written(folder), all_to_json(&[evening()]).unwrap()).unwrap();
    };
    let look = |folder: &Path, said: &[String]| {
        let last: u64 = said.last().unwrap().parse().unwrap();
        let mut store = open(folder);
        let play = store.plays(false).unwrap().remove(0);
        let on_disk = points(&play.header, &store.read(play.header.id, 0).unwrap().1);
        let file = exchange::read(&written(folder)).unwrap().remove(0);
        let points = points(&file.header, &file.lines);
        assert!((last..=on_disk).contains(&points), "{last} was written, and {points} of {on_disk} are in the file");
        said.len()
    };
    let Done { kills, seen } = kill_again_and_again("works::export", ready, look);
    println!("the window while writing a file over another: {kills} kills, {seen} files reported, 0 lost, 0 in part");
}

/// Makes every backup an old one, so that the next start and the next end of the window make one each.
fn age_backups(folder: &Path) {
    for entry in fs::read_dir(folder.join("backups")).into_iter().flatten() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().replace("tableside-20", "tableside-19");
        fs::rename(&path, path.with_file_name(name)).unwrap();
    }
}

#[test]
#[ignore = "the child of the test below"]
fn backup() {
    let Some(folder) = folder_of_child() else { return };
    let play = Sqlite::open(&folder).unwrap().store.plays(false).unwrap()[0].header.id;
    loop {
        let mut h = window(&folder);
        h.state_mut().visit_play(play);
        until(&mut h, "the play", |h| shown(h).is_some());
        let now = shown(&h);
        h.get_by_label(PLUS).click_accesskit();
        until(&mut h, "the tap", |h| shown(h).is_some() && shown(h) != now);
        say(&shown(&h).unwrap().to_string());
        // While it opens it makes a backup beside its work, and while it closes another one.
        drop(h);
        age_backups(&folder);
    }
}

#[test]
fn a_backup_of_a_window_that_is_killed_is_whole_or_not_there() {
    let look = |folder: &Path, said: &[String]| {
        let last: u64 = said.last().unwrap().parse().unwrap();
        let mut store = open(folder);
        let play = store.plays(false).unwrap().remove(0).header.id;
        let (listed, lines) = store.read(play, 0).unwrap();
        let found = points(&listed.header, &lines);
        assert!(found >= last, "{last} was shown, and {found} is on disk");
        let backups = store.backups();
        for backup in &backups {
            assert_eq!(backup.state, BackupState::Sound, "{}", backup.path.display());
            let copy = tempfile::tempdir().unwrap();
            fs::copy(&backup.path, copy.path().join("tableside.sqlite")).unwrap();
            let copied = open(copy.path()).read(play, 0).unwrap().1;
            assert_eq!(copied, lines[..copied.len()], "{}", backup.path.display());
        }
        backups.len()
    };
    let Done { kills, seen } = kill_again_and_again(
        "works::backup",
        |folder| {
            make(folder);
        },
        look,
    );
    println!("the window while it makes backups: {kills} kills, {seen} looks at a backup, 0 unsound, 0 taps lost");
}

#[test]
#[ignore = "the child of the test below"]
fn purge() {
    let Some(folder) = folder_of_child() else { return };
    loop {
        let mut store = Sqlite::open(&folder).unwrap().store;
        let mut add = || {
            let play = evening();
            store.create(&play.header, &play.lines, &play.summary, play.finished).unwrap();
            play.header.id
        };
        let kept = add();
        let purged: Vec<PlayId> = (0..PLAYS).map(|_| add()).collect();
        for play in &purged {
            store.set_removed(*play, true).unwrap();
        }
        drop(store);
        let mut h = window(&folder);
        h.state_mut().visit(Place::Trash);
        tap(&mut h, "Empty the trash…");
        let before = messages(&h);
        tap(&mut h, "Delete for good");
        until_said(&mut h, before, "app-purged");
        say(&format!("kept {kept}"));
        for play in &purged {
            say(&format!("purged {play}"));
        }
    }
}

#[test]
fn a_window_that_is_killed_while_it_empties_the_trash_takes_whole_plays_and_no_other() {
    let entries = evening().lines.len();
    let look = |folder: &Path, said: &[String]| {
        let found = plays(&mut open(folder));
        assert!(found.values().all(|count| *count == entries), "{found:?}");
        let reported = said.iter().filter_map(|words| words.split_once(' '));
        reported.map(|(what, id)| assert_eq!(found.contains_key(id), what == "kept", "{what} {id}")).count()
    };
    let Done { kills, seen } = kill_again_and_again("works::purge", |_| {}, look);
    println!(
        "the window while emptying the trash: {kills} kills, {seen} plays reported, 0 lost, 0 left of those deleted"
    );
}
