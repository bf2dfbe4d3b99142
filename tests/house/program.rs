//! Every text of the repository that people read in the program is part of it.

use std::collections::BTreeSet;

use super::files::{Fault, House, found};
use super::scan::Source;

/// Lists the files of `data/locale` by their names.
const LIST: &str = "src/locale/files.rs";

/// What `books!` includes of the folder of a game that it names (src/games/texts.rs).
const BOOKS: [&str; 6] = ["cards", "rulings", "words", "setup", "teach", "reminders"];

/// What it includes with every game.
const EVERYDAY: &str = "data/games/words.toml";

/// The files that the program includes with `include_str!`, by `books!` or by `library_text!`, by their paths from the root.
fn included(house: &House) -> BTreeSet<String> {
    let of = |source: &Source| -> Vec<String> {
        let after = |name: &'static str| {
            let texts = source.product_literals();
            texts.filter(move |literal| source.product[..literal.at - 1].trim_end().ends_with(name))
        };
        let books = after("books!(").flat_map(|literal| {
            let folder = &literal.text;
            BOOKS.into_iter().map(move |name| format!("data/games/{folder}/{name}.toml")).chain([EVERYDAY.to_owned()])
        });
        let texts = after("library_text!(").map(|literal| format!("data/games/{}", literal.text));
        after("include_str!(").map(|literal| from_root(&source.path, &literal.text)).chain(books).chain(texts).collect()
    };
    house.sources.iter().flat_map(of).collect()
}

/// A path as a file of these sources writes it, from the root: `../../data/a` in `src/app/b.rs` is `data/a`.
fn from_root(file: &str, path: &str) -> String {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// What lies in `data`, and the licenses of the typefaces and of the program itself, is in the program.
pub fn texts_included(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    let included = included(house);
    let licenses = house.under("assets/fonts/", ".txt").chain(house.under("LICENSE", ""));
    for (path, _) in house.under("data/games/", "").chain(house.under("data/licenses/", "")).chain(licenses) {
        if !included.contains(path) {
            faults.push(Fault::new(
                path,
                1,
                "not part of the program: include_str! it, or take it out of the repository",
            ));
        }
    }
    let lists = house.sources.iter().filter(|source| source.path == LIST);
    let listed: BTreeSet<&str> =
        lists.flat_map(Source::product_literals).map(|literal| literal.text.as_str()).collect();
    for (path, _) in house.under("data/locale/", "") {
        let name = path.rsplit('/').next().and_then(|name| name.strip_suffix(".ftl"));
        if !name.is_some_and(|name| listed.contains(name)) {
            faults.push(Fault::new(path, 1, format!("not part of the program: list it in {LIST}")));
        }
    }
    faults
}

#[test]
fn a_text_that_is_not_in_the_program_is_found() {
    let game = "const A: &str = include_str!(\"../../../data/games/nile/guide.toml\");\nf(\"../../../data/games/nile/a.toml\");\n\
                books!(\"nile\", A);\nlibrary_text!(\"nile/c.toml\");\n\
                #[cfg(test)]\nmod tests { const B: &str = include_str!(\"../../../data/games/nile/b.toml\"); }\n";
    let files = [
        (LIST, "file!(\"kit\");"),
        ("src/games/nile/mod.rs", game),
        ("data/games/nile/guide.toml", ""),
        ("data/games/nile/cards.toml", ""),
        ("data/games/nile/a.toml", ""),
        ("data/games/nile/b.toml", ""),
        ("data/games/nile/c.toml", ""),
        ("data/licenses/libraries.txt", ""),
        ("data/locale/en/kit.ftl", ""),
        ("data/locale/en/app.ftl", ""),
    ];
    let missing = [
        "data/games/nile/a.toml:1",
        "data/games/nile/b.toml:1",
        "data/licenses/libraries.txt:1",
        "data/locale/en/app.ftl:1",
    ];
    assert_eq!(found(texts_included, &files), missing);
}
