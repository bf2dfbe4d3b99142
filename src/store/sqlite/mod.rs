//! Plays in one SQLite file: what the desktop keeps, safe against kills, full disks, damage and second windows.
//!
//! - The folder holds `tableside.sqlite` (with SQLite's `-wal` and `-shm` beside it), `tableside.lock`, `backups/`, and `templates/`; the
//!   windows put their own `tableside.window-0.lock` there.
//! - Each request that writes is one transaction, on disk when it returns.
//! - [`opening`] makes, checks, migrates or moves aside the database, under the folder's [`lock`].
//! - A database whose file is moved or replaced while it is open is copied to a file that has a name ([`moved`]).
//! - A database that is found damaged while it works is opened anew, and so moved aside if it really is.

mod backup;
mod checksums;
mod connect;
mod fault;
mod kept;
mod lock;
mod moved;
mod opening;
mod plays;
mod quarantine;
mod salvage;
mod schema;
mod store_thread;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use rusqlite::Connection;

use super::{
    Backup, Change, Header, Line, Listed, Notice, PlayId, Replacement, Reply, Request, StoreError, Values, templates,
};

use backup::{KnownBackups, Moment};
use opening::{Check, OpenDatabase};

pub use store_thread::StoreThread;

/// A database of more than this many bytes is not backed up while the program closes: nobody should wait for it.
const BACKED_UP_AT_CLOSING: u64 = 64 << 20;

/// The plays of one folder. All its functions wait for the disk; [`StoreThread`] does the waiting on a thread of its own.
#[derive(Debug)]
pub struct Sqlite {
    place: DatabaseLocation,
    /// None after a failure, until the next request tries again.
    open: Option<OpenDatabase>,
    notices: Vec<Notice>,
    data_version: i64,
    /// The backups that were looked at.
    known: KnownBackups,
    /// The values whose checksums do not fit, once something was not found under its key.
    strays: Option<Vec<kept::Stray>>,
}

/// An opened store, and what a person must know of it.
#[derive(Debug)]
pub struct Opened {
    /// The store.
    pub store: Sqlite,
    /// What happened at opening, in order.
    pub notices: Vec<Notice>,
}

/// The folder where this system keeps a program's data; none where it does not say.
pub fn data_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "tableside").map(|folders| folders.data_dir().to_owned())
}

/// Where plays are kept, and the form in which: the steps of [`schema::STEPS`], but in tests of later forms.
#[derive(Clone, Debug)]
struct DatabaseLocation {
    folder: PathBuf,
    /// The name of the database in it: another than usual when a foreign file has taken that name.
    database_name: OsString,
    steps: &'static [&'static str],
}

impl DatabaseLocation {
    fn new(folder: &Path, steps: &'static [&'static str]) -> Self {
        Self { folder: folder.to_owned(), database_name: "tableside.sqlite".into(), steps }
    }

    fn database(&self) -> PathBuf {
        self.folder.join(&self.database_name)
    }

    fn backups(&self) -> PathBuf {
        self.folder.join("backups")
    }

    /// The version of the form that the steps lead to.
    fn newest(&self) -> u32 {
        schema::newest(self.steps)
    }
}

/// What a request needs of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    Read,
    Write,
}

impl Sqlite {
    /// Whether a folder has plays of ours.
    pub fn is_in(folder: &Path) -> bool {
        DatabaseLocation::new(folder, schema::STEPS).database().exists()
    }

    /// Whether a folder has plays of ours, or what is left of them, such as backups; also a path where no folder is counts,
    /// since [`Self::open`] says what is wrong with it.
    pub fn has_left_something(folder: &Path) -> bool {
        let place = DatabaseLocation::new(folder, schema::STEPS);
        place.database().symlink_metadata().is_ok()
            || place.backups().symlink_metadata().is_ok()
            || folder.metadata().is_ok_and(|found| !found.is_dir())
    }

    /// Opens the plays of a folder; the folder and the database are made where they are missing.
    ///
    /// A damaged database is moved aside, and one that may only be read is opened for reading: the notices say so.
    ///
    /// # Errors
    /// [`StoreError::Foreign`] and [`StoreError::Newer`] leave the file untouched; [`StoreError::Folder`],
    /// [`StoreError::ReadOnly`] or [`StoreError::Full`] when there is nothing to read either; [`StoreError::Busy`] and
    /// [`StoreError::OtherWindow`] pass; [`StoreError::Damaged`] when another window has the damaged database open.
    pub fn open(folder: &Path) -> Result<Opened, StoreError> {
        Self::open_with(folder, schema::STEPS)
    }

    fn open_with(folder: &Path, steps: &'static [&'static str]) -> Result<Opened, StoreError> {
        let place = DatabaseLocation::new(folder, steps);
        let mut store =
            Self { place, open: None, notices: Vec::new(), data_version: 0, known: KnownBackups::new(), strays: None };
        store.open_again(Check::Usual)?;
        let notices = store.notices();
        Ok(Opened { store, notices })
    }

    /// The folder that it keeps the plays in.
    pub fn folder(&self) -> &Path {
        &self.place.folder
    }

    /// What a person must know since the last call: the database had to be opened again.
    pub fn notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Carries out a request.
    ///
    /// # Errors
    /// As the request says, and what the disk says.
    pub fn perform(&mut self, request: Request) -> Result<Reply, StoreError> {
        let done = |()| Reply::Done;
        match request {
            Request::Plays { removed } => self.plays(removed).map(Reply::Plays),
            Request::Create { header, lines, summary, finished } => {
                self.create(&header, &lines, &summary, finished).map(done)
            }
            Request::Read { play, after } => self.read(play, after).map(|(play, lines)| Reply::Lines { play, lines }),
            Request::ReadSound { play } => self.read_sound(play).map(|(play, lines)| Reply::Lines { play, lines }),
            Request::FindSalvage => self.find_salvage().map(Reply::Salvage),
            Request::TakeSalvage => self.take_salvage().map(Reply::Salvage),
            Request::Append { play, lines, summary, finished } => {
                self.append(play, &lines, &summary, finished).map(done)
            }
            Request::Batch { requests } => self.batch(&requests).map(Reply::Batch),
            Request::Remove { play } => self.set_removed(play, true).map(done),
            Request::Restore { play } => self.set_removed(play, false).map(done),
            Request::Purge { play } => self.purge(play).map(done),
            Request::Value { key } => self.value(&key).map(Reply::Value),
            Request::Keep { key, value } => self.keep(&key, &value).map(done),
            Request::KeepLoosely { key, value } => self.keep_loosely(&key, &value).map(done),
            Request::Change { key, change } => self.change(&key, &change).map(Reply::Value),
            Request::Templates => Ok(Reply::Templates(templates::list(self.folder()))),
            Request::KeepTemplate { name, text } => {
                templates::keep(self.folder(), &name, &text)?;
                self.note_template(&name);
                Ok(Reply::Done)
            }
            Request::NewTemplate { name, text } => {
                let name = templates::create(self.folder(), &name, &text)?;
                self.note_template(&name);
                Ok(Reply::Template(name))
            }
            Request::RemoveTemplate { name } => {
                templates::remove(self.folder(), &name)?;
                self.note_template(&name);
                Ok(Reply::Done)
            }
            Request::Replace { values } => {
                self.replace(&values).map(|others| others.map_or(Reply::Done, Reply::Overtaken))
            }
            Request::Backups => Ok(Reply::Backups(self.backups())),
            Request::Recover { backup } => self.recover(&backup).map(Reply::Opened),
        }
    }

    /// The plays in the trash or out of it, the last changed first.
    ///
    /// # Errors
    /// What the disk says.
    pub fn plays(&mut self, removed: bool) -> Result<Vec<Listed>, StoreError> {
        self.work(Need::Read, |conn| plays::list(conn, removed))
    }

    /// Begins a play with its first lines, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the id is taken, [`StoreError::Behind`] when the lines are not numbered 1, 2, 3 …
    pub fn create(&mut self, header: &Header, lines: &[Line], summary: &str, finished: bool) -> Result<(), StoreError> {
        self.work(Need::Write, |conn| plays::create(conn, header, lines, summary, finished))
    }

    /// Does several requests in one transaction, as [`Request::Batch`] says.
    ///
    /// # Errors
    /// What the disk says; nothing is done then.
    pub fn batch(&mut self, requests: &[Request]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        self.work(Need::Write, |conn| plays::batch(conn, requests))
    }

    /// A play and its lines after this number (0 for all).
    ///
    /// # Errors
    /// [`StoreError::NoPlay`]; [`StoreError::DamagedPlay`] when a line is not as it was written.
    pub fn read(&mut self, play: PlayId, after: u64) -> Result<(Listed, Vec<Line>), StoreError> {
        self.work(Need::Read, |conn| plays::read(conn, play, after))
    }

    /// A damaged play with its lines up to the last one before the damage.
    ///
    /// # Errors
    /// [`StoreError::NoPlay`].
    pub fn read_sound(&mut self, play: PlayId) -> Result<(Listed, Vec<Line>), StoreError> {
        self.work(Need::Read, |conn| plays::read_sound(conn, play))
    }

    /// The plays in databases that were moved aside which are whole there, and are not here.
    ///
    /// # Errors
    /// What the disk says.
    pub fn find_salvage(&mut self) -> Result<Vec<Listed>, StoreError> {
        let place = self.place.clone();
        self.work(Need::Read, |conn| salvage::find(&place, conn))
    }

    /// Takes those plays in, and says which.
    ///
    /// # Errors
    /// What the disk says.
    pub fn take_salvage(&mut self) -> Result<Vec<Listed>, StoreError> {
        let place = self.place.clone();
        self.work(Need::Write, |conn| salvage::take(&place, conn))
    }

    /// Adds lines to a play, all or none.
    ///
    /// # Errors
    /// [`StoreError::Behind`] when their numbers do not go on exactly where the log ends; [`StoreError::NoPlay`].
    pub fn append(&mut self, play: PlayId, lines: &[Line], summary: &str, finished: bool) -> Result<(), StoreError> {
        self.work(Need::Write, |conn| plays::append(conn, play, lines, summary, finished))
    }

    /// Adds lines to a play and keeps values, in one transaction: either all of it is on the disk, or nothing.
    ///
    /// # Errors
    /// As [`Sqlite::append`].
    pub fn append_with(
        &mut self,
        play: PlayId,
        lines: &[Line],
        summary: &str,
        finished: bool,
        values: &[(String, String)],
    ) -> Result<(), StoreError> {
        self.work(Need::Write, |conn| plays::append_with(conn, play, lines, summary, finished, values))
    }

    /// How the keys of what is kept beside a play begin: it is deleted with the play.
    pub fn beside(play: PlayId) -> String {
        format!("{}{play}/", plays::BESIDE)
    }

    /// The values whose keys begin like this, by key. A damaged one is left out.
    ///
    /// # Errors
    /// What the disk says.
    pub fn values_under(&mut self, start: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.work(Need::Read, |conn| kept::values_under(conn, start))
    }

    /// Puts a play into the trash, or takes it out.
    ///
    /// # Errors
    /// [`StoreError::NoPlay`].
    pub fn set_removed(&mut self, play: PlayId, removed: bool) -> Result<(), StoreError> {
        self.work(Need::Write, |conn| plays::set_removed(conn, play, removed))
    }

    /// Deletes a play that lies in the trash for good.
    ///
    /// # Errors
    /// [`StoreError::NoPlay`], also when it does not lie there.
    pub fn purge(&mut self, play: PlayId) -> Result<(), StoreError> {
        self.work(Need::Write, |conn| plays::purge(conn, play))
    }

    /// The value kept under a key.
    ///
    /// # Errors
    /// What the disk says.
    pub fn value(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        let found = self.work(Need::Read, |conn| kept::value(conn, key))?;
        if found.is_some() {
            return Ok(found);
        }
        if self.strays.is_none() {
            self.strays = Some(self.work(Need::Read, |conn| kept::strays(conn))?);
        }
        kept::stray_value(self.strays.as_deref().unwrap_or_default(), key)
    }

    /// Keeps a value under a key, in place of the one before.
    ///
    /// # Errors
    /// What the disk says.
    pub fn keep(&mut self, key: &str, value: &str) -> Result<(), StoreError> {
        self.work(Need::Write, |conn| kept::keep_alone(conn, key, value))
    }

    /// Keeps a value under a key without waiting for the disk: a power cut may lose it, and nothing else.
    ///
    /// # Errors
    /// What the disk says.
    pub fn keep_loosely(&mut self, key: &str, value: &str) -> Result<(), StoreError> {
        self.work(Need::Write, |conn| connect::without_waiting(conn, |conn| kept::keep_alone(conn, key, value)))
    }

    /// Notes when a template was changed. The template itself is a file beside the database, and there already: where this
    /// cannot be noted it counts as changed when the household is gathered.
    fn note_template(&mut self, name: &str) {
        drop(self.work(Need::Write, |conn| {
            let at_once = rusqlite::Transaction::new(conn, rusqlite::TransactionBehavior::Immediate)?;
            kept::note(&at_once, super::changes::TEMPLATE, name)?;
            Ok(at_once.commit()?)
        }));
    }

    /// Changes the value kept under a key, and gives what is kept from now on.
    ///
    /// # Errors
    /// What the disk says; nothing is changed then.
    pub fn change(&mut self, key: &str, change: &Change) -> Result<Option<String>, StoreError> {
        self.work(Need::Write, |conn| kept::change(conn, key, change))
    }

    /// Keeps values, each in the place of the one that was read, all of them or none. Where another window has changed one
    /// since nothing is kept, and the answer is what is kept by then.
    ///
    /// # Errors
    /// What the disk says; nothing is changed then.
    pub fn replace(&mut self, values: &[Replacement]) -> Result<Option<Values>, StoreError> {
        let strays = self.strays.clone().unwrap_or_default();
        self.work(Need::Write, |conn| kept::replace(conn, values, &strays))
    }

    /// The regular backups, the newest first.
    pub fn backups(&mut self) -> Vec<Backup> {
        backup::list(&self.place, &mut self.known)
    }

    /// The regular backups of a folder whose database need not be open, nor sound.
    fn backups_in(folder: &Path) -> Vec<Backup> {
        backup::list(&DatabaseLocation::new(folder, schema::STEPS), &mut KnownBackups::new())
    }

    /// Puts a backup in the place of a database that cannot be opened, and opens that.
    ///
    /// # Errors
    /// As [`Sqlite::recover`].
    fn recover_in(folder: &Path, backup: &Backup) -> Result<Opened, StoreError> {
        let place = DatabaseLocation::new(folder, schema::STEPS);
        let mut store =
            Self { place, open: None, notices: Vec::new(), data_version: 0, known: KnownBackups::new(), strays: None };
        let notices = store.recover(backup)?;
        Ok(Opened { store, notices })
    }

    /// Puts a backup in the place of the database, which is moved aside.
    ///
    /// # Errors
    /// [`StoreError::BadBackup`]; [`StoreError::OtherWindow`] when another window has the database open. It stays then.
    pub fn recover(&mut self, backup: &Backup) -> Result<Vec<Notice>, StoreError> {
        // Both the connection and the lock must go before anybody can be alone.
        self.open = None;
        let recovered = opening::recover(&self.place, &backup.path);
        self.open_again(Check::Usual)?;
        let moved_to = recovered?;
        let mut notices = vec![Notice::Recovered { made: backup.made, moved_to }];
        notices.append(&mut self.notices);
        Ok(notices)
    }

    /// Closes the database, with a backup if the newest is old and the database not so large that it would take long.
    pub fn close(mut self) {
        // Where no file can be made, whoever entered something has been told.
        drop(self.stay_in_place());
        let Some(open) = &mut self.open else { return };
        // The log goes into the file first, or closing would make the file look newer than its backup.
        let size = open.conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        let small = self.place.database().metadata().is_ok_and(|data| data.len() <= BACKED_UP_AT_CLOSING);
        let due = || backup::due(&open.conn, &self.place, Moment::Closing).unwrap_or(false);
        if size.is_ok() && small && open.reading_only.is_none() && due() {
            // Nobody is there any more to be told; the next opening tries again.
            drop(backup::make(&open.conn, &self.place, &AtomicBool::new(false)));
        }
    }

    /// Whether another window has written since the last call.
    pub fn changed_elsewhere(&mut self) -> bool {
        let Some(open) = &self.open else { return false };
        let Ok(version) = open.conn.pragma_query_value(None, "data_version", |row| row.get(0)) else {
            return false;
        };
        std::mem::replace(&mut self.data_version, version) != version
    }

    /// Checks the whole database, however large, and moves it aside if it is damaged.
    fn check_whole(&mut self) {
        // Whose file is gone is not damaged, and nothing else can still be read of it.
        if !self.is_in_place() {
            return;
        }
        self.open = None;
        // If it cannot be opened now, the next request tries again.
        drop(self.open_again(Check::Whole));
    }

    /// Does a piece of work on the open database; damage that it meets is dealt with before it returns.
    fn work<T>(
        &mut self,
        need: Need,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if need == Need::Write {
            self.stay_in_place()?;
        }
        let mut worked = job(self.connection(need)?).map_err(|error| fault::clearer(error, &self.place.folder));
        if need == Need::Write && worked.is_ok() {
            // What has just been written counts only if it is in a file that the next start finds.
            worked = self.stay_in_place().and(worked);
        }
        if matches!(worked, Err(StoreError::Damaged)) {
            self.check_whole();
        }
        worked
    }

    fn connection(&mut self, need: Need) -> Result<&mut Connection, StoreError> {
        let reading_only = self.open.as_ref().is_some_and(|open| open.reading_only.is_some());
        if self.open.is_none() || (need == Need::Write && reading_only) {
            self.open = None;
            self.open_again(Check::Usual)?;
            if reading_only {
                // It is known already.
                self.notices.retain(|notice| !matches!(notice, Notice::ReadingOnly { .. }));
            }
        }
        match &mut self.open {
            Some(OpenDatabase { reading_only: Some(why), .. }) if need == Need::Write => Err(why.clone()),
            Some(open) => Ok(&mut open.conn),
            None => Err(StoreError::Busy),
        }
    }

    fn open_again(&mut self, depth: Check) -> Result<(), StoreError> {
        let (open, mut notices) = opening::open(&self.place, depth)?;
        (self.open, self.strays) = (Some(open), None);
        self.notices.append(&mut notices);
        self.changed_elsewhere();
        Ok(())
    }
}
