//! Packs the long texts of `data`, for `src/packed` to unpack.
#![allow(clippy::disallowed_methods)] // files are there where the program is made

use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use ppmd_rust::Ppmd7Encoder;

#[path = "src/locale/first.rs"]
mod first;
#[path = "src/packed/form.rs"]
mod form;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data");
    // A page has no command line.
    let page = std::env::var("CARGO_CFG_TARGET_ARCH")? == "wasm32";
    for language in ["en", "cs"] {
        let mut files = below(&Path::new("data/locale").join(language))?;
        files.retain(|file| !(page && file.ends_with("command.ftl")));
        files.sort_by_key(|file| !file.file_name().is_some_and(|name| first::is_first(&name.to_string_lossy())));
        pack(language, &files, &Path::new("data/locale").join(language))?;
    }
    let mut files = below(Path::new("data/games"))?;
    files.retain(|file| file.ends_with("cards.toml") || file.ends_with("rulings.toml"));
    pack("library", &files, Path::new("data/games"))?;
    licenses()
}

/// Packs the licenses of all that is part of the program: its own, those of the typefaces, and those of the libraries.
fn licenses() -> Result<(), Box<dyn Error>> {
    let mut files = vec![PathBuf::from("LICENSE")];
    files.extend(
        below(Path::new("assets/fonts"))?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "txt")),
    );
    files.extend(below(Path::new("data/licenses"))?);
    for file in &files {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    pack("licenses", &files, Path::new(""))
}

/// Packs files, with their names within a folder.
fn pack(packed: &str, files: &[PathBuf], folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut encoder = Ppmd7Encoder::new(Vec::new(), form::ORDER, form::MEMORY)?;
    for file in files {
        let name = file.strip_prefix(folder)?.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        for part in [name, fs::read_to_string(file)?] {
            if part.as_bytes().contains(&form::END) {
                return Err(format!("{}: has a zero byte", file.display()).into());
            }
            encoder.write_all(part.as_bytes())?;
            encoder.write_all(&[form::END])?;
        }
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    Ok(fs::write(out.join(packed), encoder.finish(true)?)?)
}

/// All files below a folder, sorted.
fn below(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
