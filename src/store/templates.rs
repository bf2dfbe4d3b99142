//! The templates beside the plays: text files that a person may write too, in a folder of their own.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::error::StoreError;
use super::{TextFile, files};

/// The folder, within the one of the plays.
const FOLDER: &str = "templates";

/// Where what was replaced or removed is put aside, within the folder.
const ASIDE: &str = "removed";

/// How the name of a template's file ends.
const END: &str = "toml";

/// A file of more than this many bytes is no template.
const MOST_BYTES: u64 = 1 << 18;

/// How many are listed.
const MOST_FILES: usize = 500;

/// The templates of a folder, by name. Where there is no such folder there are none.
pub(super) fn list(folder: &Path) -> Vec<TextFile> {
    let entries = fs::read_dir(folder.join(FOLDER)).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == END));
    let mut files: Vec<TextFile> = paths.filter_map(|path| read(&path)).take(MOST_FILES).collect();
    files.sort_by(|a, b| a.name.cmp(&b.name));
    files
}

fn read(path: &Path) -> Option<TextFile> {
    let name = path.file_stem()?.to_string_lossy().into_owned();
    let data = path.metadata().ok().filter(fs::Metadata::is_file);
    let small = data.is_some_and(|data| data.len() <= MOST_BYTES);
    let text = if small { fs::read_to_string(path).ok() } else { None };
    Some(TextFile { name, text })
}

/// Writes a template; the one that it replaces is put aside.
pub(super) fn keep(folder: &Path, name: &str, text: &str) -> Result<(), StoreError> {
    let path = path(folder, name)?;
    if !path.exists() {
        allow(name)?;
    }
    fs::create_dir_all(folder.join(FOLDER)).map_err(|error| files::fault(&error))?;
    let same = fs::read_to_string(&path).is_ok_and(|before| before == text);
    if !same {
        copy_aside(folder, name, &path)?;
    }
    files::write(&path, text.as_bytes()).map_err(|error| files::fault(&error))
}

/// Writes a new template under a free name, and gives the name. Nobody else gets it meanwhile: the file is made first.
pub(super) fn create(folder: &Path, name: &str, text: &str) -> Result<String, StoreError> {
    allow(name)?;
    fs::create_dir_all(folder.join(FOLDER)).map_err(|error| files::fault(&error))?;
    let attempt = |name: String| {
        let path = match path(folder, &name) {
            Ok(path) => path,
            Err(error) => return Some(Err(error)),
        };
        match File::create_new(&path) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                let same = fs::read_to_string(&path).is_ok_and(|there| there == text);
                return same.then_some(Ok(name));
            }
            Err(error) => return Some(Err(files::fault(&error))),
        }
        let written = files::write(&path, text.as_bytes()).map_err(|error| {
            // An empty file would be listed as a template that cannot be read.
            drop(fs::remove_file(&path));
            files::fault(&error)
        });
        Some(written.map(|()| name))
    };
    // There is always a number that is free.
    super::like(name).find_map(attempt).unwrap_or(Err(StoreError::Full))
}

/// Puts a template aside.
pub(super) fn remove(folder: &Path, name: &str) -> Result<(), StoreError> {
    let path = path(folder, name)?;
    copy_aside(folder, name, &path)?;
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(files::fault(&error)),
        _ => Ok(()),
    }
}

/// A copy under a name that is free, so that nothing a person wrote is ever gone.
fn copy_aside(folder: &Path, name: &str, path: &Path) -> Result<(), StoreError> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(files::fault(&error)),
    };
    let aside = folder.join(FOLDER).join(ASIDE);
    fs::create_dir_all(&aside).map_err(|error| files::fault(&error))?;
    let free = (1_u32..).map(|number| aside.join(format!("{name}-{number}.{END}"))).find(|path| !path.exists());
    free.map_or(Ok(()), |path| files::write(&path, &bytes).map_err(|error| files::fault(&error)))
}

/// Makes sure that every system takes a new file of this name.
fn allow(name: &str) -> Result<(), StoreError> {
    if super::is_new_file_name(name) {
        return Ok(());
    }
    Err(StoreError::Broken {
        why: format!("{name:?} is no name for a new file: it is too long, or not every system takes it"),
    })
}

/// Where a template lies; a name that leads elsewhere is refused.
fn path(folder: &Path, name: &str) -> Result<PathBuf, StoreError> {
    if super::is_file_name(name) {
        Ok(folder.join(FOLDER).join(format!("{name}.{END}")))
    } else {
        Err(StoreError::Broken { why: format!("{name:?} is no name of a file") })
    }
}
