//! What only some rooms may touch: egui, the clock, files, chance, floats, colors.

use super::arrows::games;
use super::files::{Fault, House, found};
use super::paths::tails;
use super::scan::{Source, names};

/// Names that bring in egui or a part of it.
const EGUI: [&str; 6] = ["egui", "eframe", "egui_kittest", "epaint", "emath", "ecolor"];

/// Names that make a fold differ from one run or machine to the next, and what to do instead. The clock has its own rule.
const IMPURE: [(&str, &str); 9] = [
    ("f32", "count in whole numbers"),
    ("f64", "count in whole numbers"),
    ("rand", "take what was drawn as an argument"),
    ("getrandom", "take what was drawn as an argument"),
    ("RandomState", "take what was drawn as an argument"),
    ("HashMap", "its order is left to chance: take a BTreeMap"),
    ("HashSet", "its order is left to chance: take a BTreeSet"),
    ("thread", "threads belong to app and store"),
    ("rusqlite", "files belong to the store"),
];

/// Parts of `std` that reach outside of the program.
const OUTSIDE: [&str; 6] = ["fs", "env", "io", "net", "process", "thread"];

/// The one place for colors.
const TOKENS: &str = "src/kit/tokens.rs";

/// Whether this file draws: the window, the kit, a game's panels.
pub fn is_screen(source: &Source) -> bool {
    match source.parts()[..] {
        ["app" | "kit" | "web", ..] | ["main"] => true,
        ["games", ref inside @ ..] => inside.iter().any(|part| part.starts_with("view")),
        _ => false,
    }
}

/// egui stays in the window, the kit and the games' views.
pub fn egui_in_screens(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in house.sources.iter().filter(|source| !is_screen(source)) {
        for (at, name) in names(&source.code).filter(|(_, name)| EGUI.contains(name)) {
            let advice = format!("{name} belongs into app, kit or a game's view");
            faults.push(Fault::new(&source.path, source.line(at), advice));
        }
    }
    faults
}

/// The same action on the same state gives the same state: nothing that folds a play looks outside or rounds.
pub fn rules_are_pure(house: &House) -> Vec<Fault> {
    let games = games(house);
    let folds = |source: &&Source| match source.parts()[..] {
        ["table", ..] => true,
        ["games", folder, _, ..] => games.contains(folder) && !is_screen(source),
        _ => false,
    };
    let mut faults = Vec::new();
    for source in house.sources.iter().filter(folds) {
        let mut fault = |at, what: &str, advice: &str| {
            faults.push(Fault::new(&source.path, source.line(at), format!("no {what} in rules and folds: {advice}")));
        };
        for (at, name) in names(&source.product) {
            if let Some((_, advice)) = IMPURE.iter().find(|(impure, _)| *impure == name) {
                fault(at, name, advice);
            }
            if is_float(&source.product, at, name) {
                fault(at, "float", "count in whole numbers");
            }
        }
        for (at, path) in tails(&source.product, "std") {
            if path.first().is_some_and(|first| OUTSIDE.contains(first)) {
                fault(at, &format!("std::{}", path.join("::")), "it reaches outside; do it in app, command or store");
            }
        }
    }
    faults
}

/// `1.5` is a float, the field of a field `pair.0.1` is not.
fn is_float(code: &str, at: usize, name: &str) -> bool {
    let digits = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    let after = code[at + name.len()..].strip_prefix('.');
    digits(name) && !code[..at].ends_with('.') && after.is_some_and(digits)
}

/// The clock is read where a person acts or a file is written, and handed down from there.
pub fn clock_outside(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    // What keeps a connection alive goes by the clock too.
    let outer = ["app", "command", "link", "store", "main", "web"];
    for source in house.sources.iter().filter(|source| !outer.contains(&source.parts()[0])) {
        let mut fault = |at, what: &str| {
            let advice = format!("{what} belongs into app, command or store: take the time as an argument");
            faults.push(Fault::new(&source.path, source.line(at), advice));
        };
        for (at, name) in names(&source.product).filter(|(_, name)| ["Instant", "SystemTime"].contains(name)) {
            fault(at, name);
        }
        for clock in ["Utc", "Local"] {
            for (at, _) in tails(&source.product, clock).into_iter().filter(|(_, path)| path.first() == Some(&"now")) {
                fault(at, clock);
            }
        }
    }
    faults
}

/// A color is a token; what is see-through is none.
pub fn colors_in_tokens(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in house.sources.iter().filter(|source| source.path != TOKENS) {
        let mut fault = |at| {
            faults.push(Fault::new(&source.path, source.line(at), format!("a color: give it a name in {TOKENS}")));
        };
        for kind in ["Color32", "Rgba", "Hsva", "HsvaGamma"] {
            for (at, path) in tails(&source.product, kind) {
                let made = |name: &&str| name.starts_with("from_") || *name == "new" || **name == name.to_uppercase();
                if path.first().is_some_and(|name| made(name) && !["TRANSPARENT", "PLACEHOLDER"].contains(name)) {
                    fault(at);
                }
            }
        }
        for (at, _) in names(&source.product).filter(|(_, name)| ["hex_color", "include_color"].contains(name)) {
            fault(at);
        }
        for literal in source.product_literals().filter(|literal| is_hex_color(&literal.text)) {
            fault(literal.at);
        }
    }
    faults
}

fn is_hex_color(text: &str) -> bool {
    let digits = text.strip_prefix('#').unwrap_or_default();
    [3, 4, 6, 8].contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

#[test]
fn egui_below_the_screens_is_found() {
    let files = [
        ("src/games/nile/view.rs", "use egui::Ui;"),
        ("src/games/nile/view/map.rs", "use egui::Ui;"),
        ("src/games/view.rs", "use egui::Ui;"),
        ("src/games/nile/income.rs", "// egui\nuse egui::Ui;"),
        ("src/table/log.rs", "fn a(c: &eframe::Frame) {}"),
    ];
    assert_eq!(found(egui_in_screens, &files), ["src/games/nile/income.rs:2", "src/table/log.rs:1"]);
}

#[test]
fn impure_rules_are_found() {
    let rule = "fn a(b: f32) {}\nconst C: u8 = d.0.1;\nlet e = 0.5;\nuse std::{fmt, fs::read};\nlet f: HashMap;\n";
    let files = [
        ("src/games/nile/income.rs", rule),
        ("src/games/nile/view.rs", rule),
        ("src/games/mod.rs", "use std::io;"),
        ("data/games/nile/board.toml", ""),
        ("src/table/log.rs", "fn a() {}\n#[cfg(test)]\nmod tests { use std::fs; }"),
    ];
    let lines = [1, 3, 4, 5].map(|line| format!("src/games/nile/income.rs:{line}"));
    assert_eq!(found(rules_are_pure, &files), lines);
}

#[test]
fn a_clock_in_a_lower_room_is_found() {
    let files = [
        ("src/app/a.rs", "let a = Utc::now();"),
        ("src/kit/a.rs", "use chrono::{DateTime, Utc};\nlet a = Local::now();\nuse std::time::Instant;"),
    ];
    assert_eq!(found(clock_outside, &files), ["src/kit/a.rs:2", "src/kit/a.rs:3"]);
}

#[test]
fn a_color_outside_of_the_tokens_is_found() {
    let code = "use egui::Color32;\nlet a = Color32::from_rgb(1, 2, 3);\nlet b = egui::Color32::RED;\nlet c = \"#a0b0c0\";\n\
                let d = Color32::TRANSPARENT;\n";
    let files = [(TOKENS, code), ("src/app/a.rs", code)];
    assert_eq!(found(colors_in_tokens, &files), ["src/app/a.rs:2", "src/app/a.rs:3", "src/app/a.rs:4"]);
}
