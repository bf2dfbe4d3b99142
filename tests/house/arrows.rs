//! Arrows run downwards only: a room knows the rooms below it, a game knows no other game.

use std::collections::BTreeSet;

use super::files::{Fault, House, found};
use super::paths::ways;
use super::scan::{Source, names};

/// The rooms from the top down. `main.rs`, `web.rs` and `lib.rs` stand above them.
const ROOMS: [&str; 13] = [
    "command",
    "app",
    "household",
    "hub",
    "link",
    "games",
    "kit",
    "library",
    "stats",
    "table",
    "wire",
    "store",
    "locale",
];
const TOP: [&str; 3] = ["main", "web", "lib"];

fn room(source: &Source) -> &str {
    source.parts()[0]
}

/// A room imports only itself and lower rooms.
pub fn downwards(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in house.sources.iter().filter(|source| !TOP.contains(&room(source))) {
        let Some(from) = ROOMS.iter().position(|known| *known == room(source)) else {
            let advice = format!("{} is no room of the house: put it into one, or add it to ROOMS", room(source));
            faults.push(Fault::new(&source.path, 1, advice));
            continue;
        };
        for way in ways(source) {
            let target = way.to[0].as_str();
            if !ROOMS.iter().skip(from).any(|lower| *lower == target) {
                let advice = format!("{} must not import {target}: arrows run downwards ({ROOMS:?})", ROOMS[from]);
                faults.push(Fault::new(&source.path, source.line(way.at), advice));
            }
        }
    }
    faults
}

/// A game imports what all games share, and itself.
pub fn games_apart(house: &House) -> Vec<Fault> {
    let games = games(house);
    let mut faults = Vec::new();
    for source in &house.sources {
        let ["games", own, _, ..] = source.parts()[..] else { continue };
        if !games.contains(own) {
            continue;
        }
        for way in ways(source).into_iter().filter(|way| way.to[0] == "games") {
            let other = way.to.get(1).filter(|other| games.contains(*other) && *other != own);
            if let Some(other) = other {
                let advice = format!("{own} must not know {other}: move what both need down a room");
                faults.push(Fault::new(&source.path, source.line(way.at), advice));
            }
        }
    }
    faults
}

/// The lists that name the games: that of the games themselves, and that of the files with their texts. Nothing is decided
/// by a name there.
const LISTS: [&str; 2] = ["src/games/mod.rs", "src/locale/files.rs"];

/// Outside of the games' folders and of these lists no code names one. Comments and tests may, as examples.
pub fn no_game_by_name(house: &House) -> Vec<Fault> {
    let games = games(house);
    let shared = |source: &&Source| match source.parts()[..] {
        ["games", own, _, ..] => !games.contains(own),
        _ => !LISTS.contains(&source.path.as_str()),
    };
    let mut faults = Vec::new();
    for source in house.sources.iter().filter(shared) {
        let literals = source.product_literals().map(|literal| (literal.at, literal.text.as_str()));
        for (at, words) in names(&source.product).chain(literals) {
            // amun_re, amun-re, AmunRe and "Amun Re" are one name.
            let plain: String = words.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
            if let Some(game) = games.iter().find(|game| plain.contains(&game.replace('_', ""))) {
                let advice = format!("{} must not name {game}: let the game hand in what differs", room(source));
                faults.push(Fault::new(&source.path, source.line(at), advice));
            }
        }
    }
    faults
}

/// `lib.rs` is the map of the house and nothing else.
pub fn lib_only_declares(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in house.sources.iter().filter(|source| source.path == "src/lib.rs") {
        for (at, line) in source.code.lines().enumerate() {
            let declares = ["#", "mod ", "pub mod "].iter().any(|start| line.starts_with(start));
            if !declares && !line.trim().is_empty() {
                faults.push(Fault::new(&source.path, at + 1, "lib.rs only declares the rooms: move this into one"));
            }
        }
    }
    faults
}

/// The map in `lib.rs` has a row for each room, from the top down, and names each folder of the window.
pub fn map_is_whole(house: &House) -> Vec<Fault> {
    let path = "src/lib.rs";
    let Some((_, text)) = house.files.iter().find(|(known, _)| known == path) else { return Vec::new() };
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")?.trim_start_matches('[').strip_prefix('`'));
    let rows: Vec<&str> = rows.filter_map(|row| row.split('`').next()).collect();
    let mut faults = Vec::new();
    if rows != ROOMS {
        faults.push(Fault::new(
            path,
            1,
            format!("the map has the rooms {rows:?}; from the top down they are {ROOMS:?}"),
        ));
    }
    let folders = house.under("src/app/", ".rs").filter_map(|(file, _)| file.strip_prefix("src/app/")?.split_once('/'));
    let folders: BTreeSet<&str> = folders.map(|(folder, _)| folder).collect();
    let unnamed = folders.into_iter().filter(|folder| !text.contains(&format!("`app/{folder}`")));
    faults.extend(unnamed.map(|folder| Fault::new(path, 2, format!("the map says nothing of `app/{folder}`"))));
    faults
}

/// The games: the folders of `src/games` that have one in `data/games`. Others there are shared by the games.
pub fn games(house: &House) -> BTreeSet<String> {
    let data = house.under("data/games/", "").filter_map(|(path, _)| path.split('/').nth(2));
    data.map(|folder| folder.replace('-', "_")).collect()
}

#[test]
fn a_map_that_leaves_something_out_is_found() {
    let row = |room: &&str| format!("//! | [`{room}`] | what it is about | |\n");
    let whole =
        format!("//! | room | |\n//! |---|---|\n{}//! And `app/nav`.\n", ROOMS.iter().map(row).collect::<String>());
    let found = |map: &str, folder: &str| found(map_is_whole, &[("src/lib.rs", map), (folder, "")]);
    assert!(found(&whole, "src/app/nav/way.rs").is_empty());
    assert_eq!(found(&whole, "src/app/sync/mod.rs"), ["src/lib.rs:2"]);
    assert_eq!(found(&whole.replace("`hub`", "`pub`"), "src/app/mod.rs"), ["src/lib.rs:1"]);
}

#[test]
fn an_arrow_upwards_is_found() {
    let files = [
        ("src/main.rs", "use crate::app;"),
        ("src/app/home.rs", "use crate::kit::Button;\nuse super::Screen;"),
        ("src/table/log.rs", "use crate::{locale::Say,\n kit::Button};\n// crate::app\nuse super::super::games;"),
        ("src/util/mod.rs", ""),
    ];
    assert_eq!(found(downwards, &files), ["src/table/log.rs:2", "src/table/log.rs:4", "src/util/mod.rs:1"]);
}

#[test]
fn a_game_in_a_game_is_found() {
    let files = [
        ("src/games/amun_re/mod.rs", "use super::Game;\nuse crate::games::nile::X;"),
        ("src/games/nile/mod.rs", "use super::{Game, calc, nile::Y};"),
        ("src/games/calc/mod.rs", "use super::nile;"),
        ("data/games/amun-re/board.toml", ""),
        ("data/games/nile/board.toml", ""),
    ];
    assert_eq!(found(games_apart, &files), ["src/games/amun_re/mod.rs:2"]);
}

#[test]
fn a_game_outside_of_its_folder_is_found() {
    let code = "// Amun-Re\nfn of_amun_re() {}\nfn b() { \"Amun-Re\" }\n#[cfg(test)] mod tests { fn amun_re() {} }";
    let rooms = ["app/screens", "games", "games/calc", "kit"].map(|room| format!("src/{room}/a.rs"));
    let own = ["src/games/amun_re/mod.rs", "src/games/amun_re/a.rs", "data/games/amun-re/board.toml"];
    let paths = rooms.iter().map(String::as_str).chain(own).chain(LISTS);
    let files: Vec<(&str, &str)> = paths.map(|path| (path, code)).collect();
    let known: Vec<String> = rooms.iter().flat_map(|path| [2, 3].map(|line| format!("{path}:{line}"))).collect();
    assert_eq!(found(no_game_by_name, &files), known);
}

#[test]
fn code_in_lib_rs_is_found() {
    assert_eq!(found(lib_only_declares, &[("src/lib.rs", "//! Map.\npub mod table;\nfn a() {}\n")]), ["src/lib.rs:3"]);
}
