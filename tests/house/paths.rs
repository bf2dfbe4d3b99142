//! Paths such as `crate::table::{log, seat::Seat}`, taken apart and followed to where they lead.

use super::scan::{Source, closing, names};

/// Where a path of the crate leads.
pub struct Way {
    /// Where its last name stands in the file.
    pub at: usize,
    /// The names from the crate's root: `["table", "seat", "Seat"]`.
    pub to: Vec<String>,
}

/// Every path of the file that starts at `crate` or `super`, from the crate's root.
pub fn ways(source: &Source) -> Vec<Way> {
    let code = &source.code;
    let mut ways = Vec::new();
    for (at, name) in names(code) {
        // A name inside a longer path, or `$crate` of a macro.
        if code[..at].trim_end().ends_with("::") || code[..at].ends_with('$') {
            continue;
        }
        let from = match name {
            "crate" => Vec::new(),
            "super" => above(module(source, at)),
            _ => continue,
        };
        let mut tails = Vec::new();
        branches(code, at + name.len(), at, &[], &mut tails);
        for (at, tail) in tails {
            let ups = tail.iter().take_while(|name| **name == "super").count();
            let start = (0..ups).fold(from.clone(), |module, _| above(module));
            let to: Vec<String> = start.into_iter().chain(tail[ups..].iter().map(|name| (*name).to_owned())).collect();
            // `pub(crate)` and `pub(super)` lead nowhere.
            if tail.len() > ups {
                ways.push(Way { at, to });
            }
        }
    }
    ways
}

/// Every path of the code from this name on, without it: `fs::read` for `std`, `now` for `Utc`.
pub fn tails<'a>(code: &'a str, root: &str) -> Vec<(usize, Vec<&'a str>)> {
    let mut tails = Vec::new();
    for (at, name) in names(code) {
        if name == root {
            branches(code, at + name.len(), at, &[], &mut tails);
        }
    }
    tails
}

/// Follows a path or a tree of `use` from after one of its names; the answer is where it ends.
fn branches<'a>(
    code: &'a str,
    mut end: usize,
    mut last: usize,
    before: &[&'a str],
    found: &mut Vec<(usize, Vec<&'a str>)>,
) -> usize {
    let mut path = before.to_vec();
    loop {
        let colons = after_blanks(code, end);
        if !code[colons..].starts_with("::") {
            found.push((last, path));
            return end;
        }
        let next = after_blanks(code, colons + 2);
        if code[next..].starts_with('{') {
            let close = closing(code, next);
            let mut branch = after_blanks(code, next + 1);
            while branch < close {
                let name = name_at(code, branch);
                let inner: Vec<&str> = path.iter().copied().chain([name]).collect();
                let stop = branches(code, branch + name.len(), branch, &inner, found);
                // Past `as other` and the comma.
                let comma = code[stop..close].find(',').map_or(close, |comma| stop + comma + 1);
                branch = after_blanks(code, comma);
            }
            return close + 1;
        }
        let name = name_at(code, next);
        if name.is_empty() {
            // A turbofish.
            found.push((last, path));
            return next;
        }
        path.push(name);
        (last, end) = (next, next + name.len());
    }
}

/// The name at this place, or the `*` of a glob.
fn name_at(code: &str, at: usize) -> &str {
    if code[at..].starts_with('*') {
        return &code[at..=at];
    }
    code[at..].split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or_default()
}

fn after_blanks(code: &str, at: usize) -> usize {
    at + code[at..].len() - code[at..].trim_start().len()
}

fn above(mut module: Vec<String>) -> Vec<String> {
    module.pop();
    module
}

/// The module of a place: that of the file, and those that the file opens around it.
fn module(source: &Source, at: usize) -> Vec<String> {
    let mut module: Vec<String> = source.parts().into_iter().map(ToOwned::to_owned).collect();
    if matches!(module.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        module.pop();
    }
    let code = &source.code;
    let inner = names(code).take_while(|(place, _)| *place < at).filter(|(_, name)| *name == "mod");
    for (place, name) in inner {
        let open = code[place..].find(['{', ';']).map_or(code.len(), |open| place + open);
        if code[open..].starts_with('{') && (open..closing(code, open)).contains(&at) {
            module.push(name_at(code, after_blanks(code, place + name.len())).to_owned());
        }
    }
    module
}

fn led(path: &str, text: &str) -> Vec<String> {
    ways(&Source::new(path, text)).into_iter().map(|way| way.to.join("::")).collect()
}

#[test]
fn trees_are_taken_apart() {
    let text = "use crate::table::{log::{Log, *}, seat as s}; fn a() { crate::kit::b::<u8>(); } pub(crate) mod x {}";
    assert_eq!(led("src/app/home.rs", text), ["table::log::Log", "table::log::*", "table::seat", "kit::b"]);
    let std = tails("use std::{fs as f, time::Instant}; ::std::x", "std");
    let std: Vec<String> = std.iter().map(|(_, path)| path.join("::")).collect();
    assert_eq!(std, ["fs", "time::Instant", "x"]);
}

#[test]
fn super_is_followed() {
    assert_eq!(led("src/games/nile/income.rs", "use super::super::other::X;"), ["games::other::X"]);
    assert_eq!(led("src/table/mod.rs", "use super::kit::X; mod tests { use super::*; }"), ["kit::X", "table::*"]);
}
