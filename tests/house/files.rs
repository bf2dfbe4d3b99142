//! The repository's files as the rules see them, and what a rule says about one.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use super::scan::Source;

/// Folders that are not part of the source.
const NOT_OURS: [&str; 4] = [".git", "dist", "fuzz/target", "target"];

/// All text files of a repository.
pub struct House {
    /// Their paths from the root, with `/`, and their texts.
    pub files: Vec<(String, String)>,
    /// Those under `src`, scanned.
    pub sources: Vec<Source>,
}

/// Something that is against a rule.
#[derive(Debug)]
pub struct Fault {
    path: String,
    line: usize,
    advice: String,
}

impl House {
    /// This repository, read once.
    pub fn ours() -> &'static Self {
        static OURS: OnceLock<House> = OnceLock::new();
        OURS.get_or_init(|| {
            let root = Path::new(env!("CARGO_MANIFEST_DIR"));
            let mut files = Vec::new();
            collect(root, root, &mut files);
            files.sort();
            Self::of(files)
        })
    }

    fn of(files: Vec<(String, String)>) -> Self {
        let code = files.iter().filter(|(path, _)| path.starts_with("src/") && path.ends_with(".rs"));
        let sources = code.map(|(path, text)| Source::new(path, text)).collect();
        Self { files, sources }
    }

    /// The files under this folder whose names end like this.
    pub fn under<'a>(&'a self, folder: &'a str, end: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let wanted = move |(path, _): &&(String, String)| path.starts_with(folder) && path.ends_with(end);
        self.files.iter().filter(wanted).map(|(path, text)| (path.as_str(), text.as_str()))
    }
}

impl Fault {
    /// A fault at a line (from 1) of a file, with what to do about it.
    pub fn new(path: &str, line: usize, advice: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, advice: advice.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.advice)
    }
}

/// The line (from 1) of a place in a text.
pub fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// Where a rule finds faults in made-up files, as `path:line`, sorted.
pub fn found(rule: fn(&House) -> Vec<Fault>, files: &[(&str, &str)]) -> Vec<String> {
    let files = files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
    let faults = rule(&House::of(files));
    let mut places: Vec<String> = faults.iter().map(|fault| format!("{}:{}", fault.path, fault.line)).collect();
    places.sort();
    places
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.strip_prefix(root).unwrap().to_str().expect("a name in UTF-8").replace('\\', "/");
        if NOT_OURS.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            collect(root, &path, files);
        } else if let Ok(text) = fs::read_to_string(&path) {
            // What is not UTF-8 is a font or a picture.
            files.push((name, text));
        }
    }
}
