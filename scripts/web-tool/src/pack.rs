//! Makes the folder that is put on a host, from the built program and the page's own files.
//!
//! What changes with a build stands in a folder with the build's name, so that no cache ever mixes two builds; only the
//! page, the service worker and the manifest keep their names.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::Path;

use anyhow::{Context as _, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use libdeflater::{CompressionLvl, Compressor};

use sha2::{Digest as _, Sha256};

use crate::order::order;
use crate::record::record;
use crate::split::{Parts, split};

/// The page's files that keep their names; `__BUILD__` and `__FILES__` are filled in there.
const PAGE: [&str; 5] = ["_headers", "index.html", "manifest.cs.webmanifest", "manifest.webmanifest", "sw.js"];

/// What stands in the page itself, so that its first picture waits for nothing, and the program is asked for at once.
const STYLE: &str = "page.css";
const LOAD: &str = "load.js";

/// The program, in the folder of its build: what its first picture takes, and all else (split.rs).
const PROGRAM: &str = "tableside_bg.wasm";
const LATER: &str = "later.wasm";

/// The library's texts, which the page fetches after its first picture (library.js), by their paths in `data/games`.
const LIBRARY: &str = "library.json";
const LIBRARY_TEXTS: [&str; 7] =
    ["cards.toml", "deck.toml", "rulings.toml", "words.toml", "setup.toml", "teach.toml", "reminders.toml"];

/// The text among them that is the same for every game.
const EVERYDAY: &str = "words.toml";

/// How a program is packed.
#[derive(Clone, Copy, Default)]
pub struct How<'a> {
    /// By Brotli too, and in the order in which it can be zipped best, where there is time for that.
    pub brotli: bool,
    /// A file with the names of the functions that the first picture takes; without it the first part is the whole program.
    pub first: Option<&'a Path>,
    /// To find out which functions those are: the program says which were called, and no later part ever comes.
    pub record: bool,
}

/// Packs the program into `out`, which is emptied first. To be run from the root of the repository.
pub fn pack(wasm: &Path, out: &Path, how: How<'_>) -> Result<()> {
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    fs::create_dir_all(out)?;

    // 1. The program and the script with which a page starts it.
    let bound = out.join("bound");
    bindgen(wasm, &bound, "tableside")?;
    let mut built = read(&bound)?;
    fs::remove_dir_all(&bound)?;
    let whole = built.remove(PROGRAM).context("no program")?;
    if how.record {
        let (program, names) = record(&whole)?;
        built.insert(PROGRAM.to_owned(), program);
        fs::write(out.join("names.txt"), names.join("\n"))?;
    } else {
        let list =
            how.first.map(|list| fs::read_to_string(list).with_context(|| list.display().to_string())).transpose()?;
        let names = list.as_ref().map(|list| list.lines().collect::<HashSet<_>>());
        let Parts { first, later } = split(&whole, names.as_ref())?;
        for (name, part) in [(PROGRAM, first), (LATER, later)] {
            // What is zipped in haste gains nothing by an order that takes longer to find.
            let part = if how.brotli { order(&part).with_context(|| format!("the order of {name}"))? } else { part };
            built.insert(name.to_owned(), part);
        }
    }
    built.insert(LIBRARY.to_owned(), library(Path::new("data/games"))?);

    // 2. The page's own files.
    let mut kept = BTreeMap::new();
    for (name, bytes) in read(Path::new("assets/web"))? {
        if PAGE.contains(&name.as_str()) {
            kept.insert(name, bytes)
        } else {
            built.insert(name, bytes)
        };
    }
    let icons = read(Path::new("assets/icon"))?;
    let screens = read(Path::new("assets/screens"))?;
    let inlined = |built: &mut BTreeMap<String, Vec<u8>>, name: &str| -> Result<String> {
        Ok(String::from_utf8(built.remove(name).with_context(|| name.to_owned())?)?)
    };
    let (style, load) = (inlined(&mut built, STYLE)?, inlined(&mut built, LOAD)?);

    // 3. The build's name: another one whenever anything is different.
    let mut hasher = DefaultHasher::new();
    for (name, bytes) in built.iter().chain(&kept).chain(&icons) {
        hasher.write(name.as_bytes());
        hasher.write(bytes);
    }
    hasher.write(style.as_bytes());
    hasher.write(load.as_bytes());
    let build = format!("{:016x}", hasher.finish());

    // 4. Everything at its place.
    let mut files = vec!["./".to_owned(), "manifest.webmanifest".to_owned(), "manifest.cs.webmanifest".to_owned()];
    for (folder, part) in [(build.as_str(), &built), ("icon", &icons)] {
        fs::create_dir_all(out.join(folder))?;
        for (name, bytes) in part {
            fs::write(out.join(folder).join(name), bytes)?;
            files.push(format!("{folder}/{name}"));
        }
    }
    // Only who installs the program sees these, before that.
    fs::create_dir_all(out.join("screens"))?;
    for (name, bytes) in &screens {
        fs::write(out.join("screens").join(name), bytes)?;
    }
    let size: usize = [PROGRAM, LATER].iter().filter_map(|part| built.get(*part)).map(Vec::len).sum();
    let load = load.replace("__BUILD__", &build).replace("__SIZE__", &size.to_string());
    let list: Vec<String> = files.iter().map(|file| format!("'{file}'")).collect();
    for (name, bytes) in &kept {
        let text = String::from_utf8(bytes.clone()).with_context(|| name.clone())?;
        let text = text
            .replace("__BUILD__", &build)
            .replace("__FILES__", &list.join(", "))
            .replace("__SCRIPT__", &allowed(&load))
            .replace("__STYLE__", &allowed(&style))
            .replace("__LOAD_JS__", &load)
            .replace("__PAGE_CSS__", &style);
        fs::write(out.join(name), text)?;
    }

    // 5. The licenses of all that is in it, as those who wrote the parts ask.
    let mut licenses = fs::read_to_string("LICENSE")?;
    for folder in ["assets/fonts", "data/licenses"] {
        for (name, bytes) in read(Path::new(folder))?.into_iter().filter(|(name, _)| name.ends_with(".txt")) {
            licenses.push_str(&format!("\n{name}\n\n{}", String::from_utf8(bytes).with_context(|| name.clone())?));
        }
    }
    fs::write(out.join("licenses.txt"), licenses)?;

    // 6. The program's parts and the library once more, for hosts that send what is there as it is (load.js); nothing else is as
    //    large.
    let kilobytes = |bytes: &[u8]| bytes.len() / 1000;
    println!("build {build}");
    for name in [PROGRAM, LATER, LIBRARY] {
        let Some(file) = built.get(name) else { continue };
        let zipped = gzip(file)?;
        fs::write(out.join(&build).join(format!("{name}.gz")), &zipped)?;
        print!("  {name}: {} kB, {} kB gzipped", kilobytes(file), kilobytes(&zipped));
        if how.brotli {
            let smaller = brotli(file)?;
            fs::write(out.join(&build).join(format!("{name}.br")), &smaller)?;
            print!(", {} kB by Brotli", kilobytes(&smaller));
        }
        println!();
    }
    Ok(())
}

/// The library's texts of all games as one JSON object.
fn library(games: &Path) -> Result<Vec<u8>> {
    let everyday = games.join(EVERYDAY);
    let text = fs::read_to_string(&everyday).with_context(|| everyday.display().to_string())?;
    let mut texts = BTreeMap::from([(EVERYDAY.to_owned(), text)]);
    for game in fs::read_dir(games).with_context(|| games.display().to_string())? {
        let game = game?;
        for name in LIBRARY_TEXTS {
            let path = game.path().join(name);
            if path.is_file() {
                let at = format!("{}/{name}", game.file_name().to_string_lossy());
                texts.insert(at, fs::read_to_string(&path).with_context(|| path.display().to_string())?);
            }
        }
    }
    Ok(serde_json::to_vec(&texts)?)
}

/// How the page's policy names a script or a style that stands in the page itself.
fn allowed(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text.as_bytes())))
}

/// Writes a program and the script with which a page starts it into a folder, under this name.
pub fn bind(wasm: &Path, out: &Path, name: &str) -> Result<()> {
    bindgen(wasm, out, name)?;
    let program = out.join(format!("{name}_bg.wasm"));
    fs::write(&program, order(&fs::read(&program)?)?).context("the order of the program's functions")
}

/// The same, with the functions' names left in and in the compiler's order.
fn bindgen(wasm: &Path, out: &Path, name: &str) -> Result<()> {
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(wasm).web(true)?.typescript(false).remove_producers_section(true);
    bindgen.out_name(name).generate(out).context("wasm-bindgen")
}

/// The files of a folder, by name.
fn read(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            files.insert(entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path())?);
        }
    }
    Ok(files)
}

/// As small as Brotli can make it, for hosts that send such a file where a browser takes it.
pub fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &parameters)?;
    Ok(packed)
}

/// As small as a zip can be.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut compressor = Compressor::new(CompressionLvl::best());
    let mut zipped = vec![0; compressor.gzip_compress_bound(bytes.len())];
    let length = compressor.gzip_compress(bytes, &mut zipped)?;
    zipped.truncate(length);
    Ok(zipped)
}
