//! Packs the long texts of `data`, for `src/packed` to unpack.

use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use ppmd_rust::Ppmd7Encoder;

#[path = "src/packed/form.rs"]
mod form;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data");
    // A page has no command line.
    let page = std::env::var("CARGO_CFG_TARGET_ARCH")? == "wasm32";
    let said = |file: &str| file.ends_with(".ftl") && !(page && file.ends_with("command.ftl"));
    let read = |file: &str| file.ends_with("/cards.toml") || file.ends_with("/rulings.toml");
    pack("data/locale/en", "en", &said)?;
    pack("data/locale/cs", "cs", &said)?;
    pack("data/games", "library", &read)
}

/// Packs the wanted files below a folder, in the order of their names.
fn pack(folder: &str, packed: &str, wanted: &dyn Fn(&str) -> bool) -> Result<(), Box<dyn Error>> {
    let mut encoder = Ppmd7Encoder::new(Vec::new(), form::ORDER, form::MEMORY)?;
    for path in below(Path::new(folder))? {
        let name = path.strip_prefix(folder)?.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        if wanted(&name) {
            let text = fs::read_to_string(&path)?;
            if text.as_bytes().contains(&form::END) {
                return Err(format!("{}: has a zero byte", path.display()).into());
            }
            for part in [name.as_str(), text.as_str()] {
                encoder.write_all(part.as_bytes())?;
                encoder.write_all(&[form::END])?;
            }
        }
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?).join(packed);
    Ok(fs::write(out, encoder.finish(true)?)?)
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
