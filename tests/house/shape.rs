//! The shape of the files: an opening sentence, a length for one sitting, nothing of the machine they were written on.

use super::files::{Fault, House, found, line_of};

/// No file is longer, in lines.
const LONGEST: usize = 600;

/// Half of the files under `src` are no longer than this.
const MEDIAN: usize = 260;

/// Folders at the root of somebody's machine.
const FOLDERS: [&str; 3] = ["root", "tmp", "work"];

/// Where packages come from: which mirror a machine uses is its own affair.
const REGISTRIES: [&str; 8] =
    ["index.crates", "static.crates", "registry.npmjs", "pypi", "proxy.golang", "deb.debian", "artifactory", "jfrog"];

fn rust(house: &House) -> impl Iterator<Item = (&str, &str)> {
    ["src/", "tests/", "benches/", "fuzz/"].into_iter().flat_map(|folder| house.under(folder, ".rs"))
}

/// Which packages are built: cargo's own file.
fn is_lock(path: &str) -> bool {
    path.rsplit('/').next() == Some("Cargo.lock")
}

/// A module says in its first sentence what its subject is.
pub fn opening(house: &House) -> Vec<Fault> {
    let silent = |(_, text): &(&str, &str)| {
        let opening: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//! ")).collect();
        !opening.join(" ").contains(['.', ':'])
    };
    rust(house).filter(silent).map(|(path, _)| Fault::new(path, 1, "open with `//! ` and one sentence")).collect()
}

/// A file is read in one sitting.
pub fn length(house: &House) -> Vec<Fault> {
    let long = rust(house).map(|(path, text)| (path, text.lines().count())).filter(|(_, lines)| *lines > LONGEST);
    let mut faults: Vec<Fault> =
        long.map(|(path, lines)| Fault::new(path, lines, format!("split it: over {LONGEST} lines"))).collect();
    let mut lengths: Vec<usize> = house.under("src/", ".rs").map(|(_, text)| text.lines().count()).collect();
    lengths.sort_unstable();
    if let Some(median) = lengths.get(lengths.len() / 2).filter(|median| **median > MEDIAN) {
        faults.push(Fault::new("src", *median, format!("half of the files are over {MEDIAN} lines: split some")));
    }
    faults
}

/// Nothing that is committed knows where it was written or from where its packages came.
pub fn no_machine(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in house.under("", "").filter(|(path, _)| !is_lock(path) && *path != file!()) {
        for folder in FOLDERS {
            let folder = format!("/{folder}");
            for (at, _) in text.match_indices(&folder) {
                // A part of a longer path or name is not a folder at the root.
                let inside = |c: char| c.is_alphanumeric() || "_-.}~<*)/$".contains(c);
                let longer = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
                if !text[..at].ends_with(inside) && !text[at + folder.len()..].starts_with(longer) {
                    faults.push(Fault::new(path, line_of(text, at), format!("{folder} is a folder of one machine")));
                }
            }
        }
        for registry in REGISTRIES {
            for (at, _) in text.match_indices(registry) {
                let start = text[..at].rfind(char::is_whitespace).unwrap_or_default();
                if text[start..at].contains("://") {
                    faults.push(Fault::new(path, line_of(text, at), format!("{registry}: leave the source to cargo")));
                }
            }
        }
    }
    faults
}

/// Every package of the lock file comes from where a fresh machine gets it.
pub fn public_packages(house: &House) -> Vec<Fault> {
    let index = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
    let mut faults = Vec::new();
    for (path, text) in house.files.iter().filter(|(path, _)| is_lock(path)) {
        for (at, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with("source = ") && *line != index) {
            faults.push(Fault::new(path, at + 1, format!("not from the public index: {line}")));
        }
    }
    faults
}

#[test]
fn a_file_without_an_opening_is_found() {
    let files = [("src/a.rs", "//! What it is.\n"), ("tests/b.rs", "use a;"), ("src/c.rs", "//! Words\n")];
    assert_eq!(found(opening, &files), ["src/c.rs:1", "tests/b.rs:1"]);
}

#[test]
fn a_long_file_is_found() {
    let (long, longer) = ("\n".repeat(LONGEST), "\n".repeat(LONGEST + 1));
    assert_eq!(
        found(length, &[("tests/a.rs", &long), ("tests/b.rs", &longer)]),
        [format!("tests/b.rs:{}", LONGEST + 1)]
    );
    assert_eq!(found(length, &[("src/a.rs", &long)]), [format!("src:{LONGEST}")]);
}

#[test]
fn a_machine_is_found() {
    let files = [
        ("scripts/a", "cd /tmp\ncd target/tmp\ncd ${x}/tmp\ncd '/root/x'\ncd /tmpfs\n"),
        ("README.md", "see https://crates.io/crates/x\nfrom https://index.crates.io/x\n"),
    ];
    assert_eq!(found(no_machine, &files), ["README.md:2", "scripts/a:1", "scripts/a:4"]);
}

#[test]
fn a_private_package_is_found() {
    assert_eq!(found(public_packages, &[("Cargo.lock", "[[package]]\nsource = \"git+ssh://x\"\n")]), ["Cargo.lock:2"]);
}
