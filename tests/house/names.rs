//! One name for one thing: what a type is called says which one it is, without looking where it came from.

use std::collections::BTreeMap;

use super::files::{Fault, House, found};
use super::scan::{Source, names};

/// Words of which each was once the name of four or six types. One of them has kept it, and no other takes it again, not even
/// one that only its own file sees.
const TAKEN: [(&str, &str); 4] = [
    ("Entry", "src/table/entry.rs"),
    ("Shown", "src/app/state/open.rs"),
    ("Standing", "src/table/summary.rs"),
    ("Place", "src/app/nav/place.rs"),
];

/// The word that no type is called by: whatever is kept is something.
const NO_NAME: &str = "Kept";

/// Names that two types have, of which no file means both.
const ALLOWED: [&str; 11] = [
    // Of the window, to be tapped or looked for; of the command line.
    "Command", // Of an action in the log, that can be changed; of a calculator's input.
    "Field",   // The browser's, as what surrounds the window; the command line's, as what it prints.
    "Page",    // Who has played here; who sits at a table.
    "Person",  // A step of the guide; one of the kit's stepper.
    "Step",    // Who acts in a step of the guide; who speaks on the wire.
    "Who",     // Of a screen, to be opened by; of a host at the table.
    "Address",
    // What a guest is known by: as the link keeps it; as it travels.
    "Credential",
    // Of a command, with its status; of a link.
    "Failure",
    // The best that somebody has done; what the link keeps of a table.
    "Record",
    // Of the browser's database: of several records in one transaction; of a value.
    "Change",
];

/// A type's declaration.
struct Declared<'a> {
    name: &'a str,
    path: &'a str,
    line: usize,
    /// Whether other files see it.
    seen: bool,
}

/// The types that a file declares, but those that its tests alone have.
fn declared(source: &Source) -> Vec<Declared<'_>> {
    let words: Vec<(usize, &str)> = names(&source.product).collect();
    let mut types = Vec::new();
    for pair in words.windows(2) {
        let [(at, keyword), (_, name)] = *pair else { continue };
        let line_start = source.product[..at].rfind('\n').map_or(0, |end| end + 1);
        let before = &source.product[line_start..at];
        // A type within a trait or its implementation is no type of its own.
        let declares = match keyword {
            "struct" | "enum" | "trait" | "union" => true,
            "type" => !before.starts_with(' '),
            _ => false,
        };
        let seen = before.trim_start().starts_with("pub");
        if declares && name.starts_with(char::is_uppercase) && (seen || before.trim().is_empty()) {
            types.push(Declared { name, path: &source.path, line: source.line(at), seen });
        }
    }
    types
}

/// The rooms in which a name means one thing: a game's folder, where its rules and its panels are at home, or all the others.
fn world(path: &str) -> &str {
    let mut parts = path.strip_prefix("src/games/").into_iter().flat_map(|rest| rest.split('/'));
    match (parts.next(), parts.next()) {
        (Some(game), Some(_)) if game != "calc" => game,
        _ => "",
    }
}

/// No two types that other files see have one name, and nothing takes a word that used to mean several things.
pub fn one_thing(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut first: BTreeMap<(&str, &str), &Declared<'_>> = BTreeMap::new();
    let all: Vec<Declared<'_>> = house.sources.iter().flat_map(declared).collect();
    for one in &all {
        let taken = TAKEN.iter().find(|(name, _)| *name == one.name);
        if one.name == NO_NAME || taken.is_some_and(|(_, path)| *path != one.path) {
            let advice = format!("{} has meant several things: say what this one is", one.name);
            faults.push(Fault::new(one.path, one.line, advice));
        }
        if !one.seen || ALLOWED.contains(&one.name) {
            continue;
        }
        if let Some(other) = first.get(&(world(one.path), one.name)) {
            let advice =
                format!("{} is a type of {}:{} too: give one of them another name", one.name, other.path, other.line);
            faults.push(Fault::new(one.path, one.line, advice));
        } else {
            first.insert((world(one.path), one.name), one);
        }
    }
    faults
}

#[test]
fn a_name_of_two_things_is_found() {
    let files = [
        ("src/kit/a.rs", "pub struct Tile;\nstruct Own;\nimpl X for Own { type Tile = u8; }\n"),
        ("src/table/b.rs", "//! Tile.\n/// struct Tile\npub(super) enum Tile {}\nstruct Own;\n"),
        // A game is a world of its own, and so are tests.
        ("src/games/go/c.rs", "pub struct Tile;\n#[cfg(test)]\nmod tests { pub struct Row; }\n"),
        ("src/games/go/view/d.rs", "pub struct Row;\npub type Tile = u8;\n"),
        ("src/games/calc/e.rs", "pub struct Command;\npub struct Tile;\n"),
        ("src/command/f.rs", "pub struct Command;\n"),
    ];
    assert_eq!(found(one_thing, &files), ["src/games/calc/e.rs:2", "src/games/go/view/d.rs:2", "src/table/b.rs:3"]);
}

#[test]
fn a_word_that_meant_several_things_is_found() {
    let files = [
        ("src/table/entry.rs", "pub struct Entry;\n"),
        ("src/games/go/a.rs", "struct Entry;\n\nstruct Kept;\n"),
        ("src/app/b.rs", "struct Kept;\nstruct PlaceOfACard;\nenum Standing {}\n"),
    ];
    let faults = ["src/app/b.rs:1", "src/app/b.rs:3", "src/games/go/a.rs:1", "src/games/go/a.rs:3"];
    assert_eq!(found(one_thing, &files), faults);
}
