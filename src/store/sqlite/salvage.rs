//! Salvage: the plays that are still whole in a database that was moved aside, and are not here, can be taken in.
//!
//! The damaged file itself is never touched: a copy is opened, and each play in it read with all its checksums. Where the
//! first page is what is damaged, that of a new database stands in: our tables always begin on the same pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::store::checksum::Checksum;
use crate::store::exchange::{Exported, Plan};
use crate::store::{Line, Listed, PlayId, StoreError, files};

use super::quarantine::with_suffix;
use super::{DatabaseLocation, kept, plays, schema};

/// How the names of the copies begin.
pub(super) const SALVAGE: &str = "tableside.sqlite.salvage";

/// What the names of databases that were moved aside begin with. Where a person has put a backup in the place of a sound
/// one, its newer plays are offered, and what was gone back on stays gone back on.
const DAMAGED: &str = "tableside.damaged-";
const REPLACED: &str = "tableside.before-recovery-";

/// How the keys begin under which it is kept what was taken in from which file.
const TAKEN: &str = "salvaged/";

/// So many of the newest files are looked through.
const MOST_FILES: usize = 12;

/// The size of a page, which is SQLite's usual one in each database of ours.
const PAGE: usize = 4096;

/// A play that can be taken in.
struct Found {
    /// The play as its file has it.
    play: Listed,
    lines: Vec<Line>,
    plan: Plan,
    /// The id of a copy, where the play is here and went another way.
    copy: PlayId,
}

/// The plays that can be taken in.
///
/// # Errors
/// What the disk says of the database that is open; files that cannot be read have no plays.
pub(super) fn find(place: &DatabaseLocation, conn: &mut Connection) -> Result<Vec<Listed>, StoreError> {
    Ok(all(place, conn)?.into_iter().map(|found| found.play).collect())
}

/// Takes them in.
///
/// # Errors
/// What the disk says; what was taken in until then stays, and the rest is found again.
pub(super) fn take(place: &DatabaseLocation, conn: &mut Connection) -> Result<Vec<Listed>, StoreError> {
    let mut taken = Vec::new();
    for Found { play, lines, plan, copy } in all(place, conn)? {
        let mut header = play.header.clone();
        if let Plan::GoOn { after } = plan {
            let more: Vec<Line> = lines.into_iter().filter(|line| line.number > after).collect();
            plays::append(conn, header.id, &more, &play.summary, play.finished)?;
        } else {
            if plan == Plan::Copy {
                header.id = copy;
            }
            plays::create(conn, &header, &lines, &play.summary, play.finished)?;
            if play.removed {
                plays::set_removed(conn, header.id, true)?;
            }
        }
        taken.push(play);
    }
    for file in files_aside(place) {
        kept::keep(conn, &key_of(&file), "true")?;
    }
    Ok(taken)
}

/// Of each play the longest that any file has, if it is more than what is here.
fn all(place: &DatabaseLocation, conn: &mut Connection) -> Result<Vec<Found>, StoreError> {
    let mut longest: BTreeMap<PlayId, (Listed, Vec<Line>, bool)> = BTreeMap::new();
    for file in files_aside(place) {
        if kept::value(conn, &key_of(&file)).is_ok_and(|taken| taken.is_some()) {
            continue;
        }
        let replaced = name_of(&file).starts_with(REPLACED);
        for (play, lines) in plays_in(place, &file) {
            let id = play.header.id;
            if longest.get(&id).is_none_or(|(other, ..)| other.entries < play.entries) {
                longest.insert(id, (play, lines, replaced));
            }
        }
    }
    let mut found = Vec::new();
    for (play, lines, replaced) in longest.into_values() {
        let id = play.header.id;
        if plays::is_purged(conn, id)? {
            continue;
        }
        let exported = Exported {
            header: play.header.clone(),
            lines: lines.clone(),
            summary: play.summary.clone(),
            finished: play.finished,
        };
        let plan = match plays::read(conn, id, 0) {
            Ok((here, there)) => exported.plan(Some((&here.header, &there))),
            Err(StoreError::NoPlay { .. }) => Plan::Add,
            Err(StoreError::DamagedPlay { .. }) => Plan::Copy,
            Err(error) => return Err(error),
        };
        let seal = lines.iter().fold(Checksum::of(&play.header), Checksum::then);
        let copy = id.of_copy(seal.to_row().cast_unsigned());
        let wanted = match plan {
            Plan::Nothing => false,
            Plan::Add => true,
            Plan::GoOn { .. } => !replaced,
            Plan::Copy => !replaced && plays::find(conn, copy)?.is_none() && !plays::is_purged(conn, copy)?,
        };
        if wanted {
            found.push(Found { play, lines, plan, copy });
        }
    }
    Ok(found)
}

/// The databases that were moved aside, the newest first.
fn files_aside(place: &DatabaseLocation) -> Vec<PathBuf> {
    let entries = fs::read_dir(&place.folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| is_aside(&name_of(path))).collect();
    files.sort_by_key(|path| std::cmp::Reverse(name_of(path)));
    files.truncate(MOST_FILES);
    files
}

fn is_aside(name: &str) -> bool {
    name.ends_with(".sqlite") && (name.starts_with(DAMAGED) || name.starts_with(REPLACED))
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn key_of(file: &Path) -> String {
    format!("{TAKEN}{}", name_of(file))
}

/// The plays of a file that are whole.
fn plays_in(place: &DatabaseLocation, file: &Path) -> Vec<(Listed, Vec<Line>)> {
    let copy = place.folder.join(format!("{SALVAGE}.part"));
    let as_it_is = with_copy(file, &copy, |copy| whole_plays(copy, place));
    if !as_it_is.is_empty() {
        return as_it_is;
    }
    let Ok(first) = first_page(place) else { return Vec::new() };
    with_copy(file, &copy, |copy| {
        put_first_page(copy, first)?;
        whole_plays(copy, place)
    })
}

/// Works on a copy of a database with its log, which is removed afterwards.
fn with_copy(
    file: &Path,
    copy: &Path,
    work: impl FnOnce(&Path) -> Result<Vec<(Listed, Vec<Line>)>, StoreError>,
) -> Vec<(Listed, Vec<Line>)> {
    let remove =
        || ["", "-wal", "-shm", "-journal"].iter().for_each(|end| drop(fs::remove_file(with_suffix(copy, end))));
    remove();
    let copied = fs::copy(file, copy).and_then(|_| {
        let log = with_suffix(file, "-wal");
        if log.exists() { fs::copy(log, with_suffix(copy, "-wal")).map(drop) } else { Ok(()) }
    });
    // What cannot be copied or read has nothing to be taken in.
    let found = copied.ok().and_then(|()| work(copy).ok()).unwrap_or_default();
    remove();
    found
}

fn whole_plays(copy: &Path, place: &DatabaseLocation) -> Result<Vec<(Listed, Vec<Line>)>, StoreError> {
    let mut conn = Connection::open(copy)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    let version: u32 = conn.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version < place.newest() {
        schema::migrate(&mut conn, place.steps, version)?;
    }
    let mut ids: BTreeSet<PlayId> = BTreeSet::new();
    // From both ends: a page in the middle that cannot be read hides what lies behind it.
    for order in ["", "DESC"] {
        let mut query = conn.prepare(&format!("SELECT id FROM play ORDER BY id {order}"))?;
        let mut rows = query.query([])?;
        while let Ok(Some(row)) = rows.next() {
            let id: Option<PlayId> = row.get::<_, String>(0).ok().and_then(|id| id.parse().ok());
            if let Some(id) = id {
                ids.insert(id);
            }
        }
    }
    Ok(ids.iter().filter_map(|id| plays::read(&mut conn, *id, 0).ok()).collect())
}

/// The first page of a new database.
fn first_page(place: &DatabaseLocation) -> Result<Vec<u8>, StoreError> {
    let path = place.folder.join(format!("{SALVAGE}.first.part"));
    drop(fs::remove_file(&path));
    let made = || {
        let mut conn = Connection::open(&path)?;
        schema::migrate(&mut conn, place.steps, 0)?;
        conn.close().map_err(|(_, error)| StoreError::from(error))?;
        let mut page = vec![0; PAGE];
        let read = File::open(&path).and_then(|mut file| file.read_exact(&mut page));
        read.map(|()| page).map_err(|error| files::fault(&error))
    };
    let page = made();
    drop(fs::remove_file(&path));
    page
}

/// Puts the first page of a new database in the place of a copy's own; it says how many pages there are.
fn put_first_page(copy: &Path, mut page: Vec<u8>) -> Result<(), StoreError> {
    let mut put = || -> io::Result<()> {
        let mut file = File::options().write(true).open(copy)?;
        let pages = u32::try_from(file.metadata()?.len() / PAGE as u64).unwrap_or_default();
        // Where the number of pages stands, in SQLite's file format, and then the free ones, of which nothing is known.
        for (at, byte) in page.iter_mut().skip(28).zip(pages.to_be_bytes().into_iter().chain([0; 8])) {
            *at = byte;
        }
        file.write_all(&page)?;
        file.sync_all()
    };
    put().map_err(|error| files::fault(&error))
}
