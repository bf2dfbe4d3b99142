//! The folder's lock: who has the database open, so that nobody moves it away under another window.
//!
//! Everyone with an open database holds the lock with the others; who creates, migrates, moves or replaces the database
//! holds it alone. The system lets go of it when a program ends, however it ends.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::store::StoreError;

/// How long to wait for somebody who holds the lock alone; a migration or a check of a large database takes seconds.
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(5);

/// The lock of one folder, held alone or with others until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    alone: bool,
}

impl Lock {
    /// Takes the folder's lock: alone when nobody has it, else with the others.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when somebody holds it alone for too long; any other error when the folder takes no locks.
    pub(super) fn take(folder: &Path) -> Result<Self, StoreError> {
        let path = folder.join("tableside.lock");
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| crate::store::files::fault(&error))?;
        let start = Instant::now();
        loop {
            if taken(file.try_lock())? {
                return Ok(Self { file, alone: true });
            }
            if taken(file.try_lock_shared())? {
                return Ok(Self { file, alone: false });
            }
            pause(start)?;
        }
    }

    /// Whether nobody else has the database open.
    pub(super) const fn is_alone(&self) -> bool {
        self.alone
    }

    /// Lets others in again, if it was held alone.
    pub(super) fn share(&mut self) -> Result<(), StoreError> {
        if !self.alone {
            return Ok(());
        }
        // Held alone and then shared in one call is not promised to work on all systems. Between the two calls another
        // may be alone: the caller has nothing open yet.
        self.file.unlock().map_err(|error| crate::store::files::fault(&error))?;
        self.alone = false;
        let start = Instant::now();
        while !taken(self.file.try_lock_shared())? {
            pause(start)?;
        }
        Ok(())
    }
}

fn taken(tried: Result<(), TryLockError>) -> Result<bool, StoreError> {
    match tried {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(crate::store::files::fault(&error)),
    }
}

fn pause(start: Instant) -> Result<(), StoreError> {
    if start.elapsed() > PATIENCE {
        return Err(StoreError::Busy);
    }
    std::thread::sleep(PAUSE);
    Ok(())
}
