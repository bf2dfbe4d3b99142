//! Czech with numbers in it: a noun after a number has its forms, and no preposition that would have to change with the number
//! stands before it ("z 5", but "ze 6").
//!
//! Like the lists of `voice`, these hold what was done wrong once; whether a sentence is good takes a reader.

use std::collections::BTreeSet;

use super::files::{Fault, House, found};
use super::fluent::messages;

/// The prepositions that are longer before some numbers; "se" is mostly a verb’s.
const PREPOSITIONS: [&str; 7] = ["z", "ze", "s", "v", "ve", "k", "ke"];

/// Where the number is always one before which the preposition fits: three rounds a kingdom, five rounds, five levels, sixteen
/// cards.
const FITTING: [(&str, &str); 4] = [
    ("amun-re-place", "rounds"),
    ("imperial-settlers-place", "rounds"),
    ("imperial-settlers-attack-cards-total", "held"),
    ("cities-and-knights-track-level", "most"),
];

/// Nouns as Czech has them after five and more.
const COUNTED: [&str; 34] = [
    "bodů",
    "hráčů",
    "karet",
    "kol",
    "kostek",
    "měst",
    "rytířů",
    "farmářů",
    "pyramid",
    "kamenů",
    "domů",
    "žetonů",
    "zápisů",
    "partií",
    "kusů",
    "osadníků",
    "lodí",
    "vesnic",
    "provincií",
    "písmen",
    "kroků",
    "dílků",
    "zpráv",
    "mincí",
    "hodů",
    "her",
    "zařízení",
    "souborů",
    "výher",
    "minut",
    "dní",
    "prstů",
    "řádků",
    "poznámek",
];

/// What is filled in before such a noun and is always five or more: a limit of the program or of the box.
const ALWAYS_MANY: [&str; 6] = ["limit", "most", "held", "used", "goal", "rows"];

/// The names by which the code gives numbers.
fn numbers(house: &House) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    for source in &house.sources {
        let call = ".number(\"";
        let given = source.product.match_indices(call).filter_map(|(at, _)| source.literal_at(at + call.len()));
        names.extend(given.map(|literal| literal.text.as_str()));
    }
    names
}

/// The form of a choice by number that a line is, without the words.
fn is_a_form(line: &str) -> bool {
    line.trim_start().starts_with(['[', '*'])
}

/// Before a number stands no preposition that some numbers lengthen, unless the line is the form of some numbers alone.
pub fn prepositions_fit(house: &House) -> Vec<Fault> {
    let numbers = numbers(house);
    let mut faults = Vec::new();
    for message in messages(house, "cs") {
        for (at, line) in message.lines().enumerate().filter(|(_, line)| !is_a_form(line)) {
            let mut rest = line;
            while let Some((before, after)) = rest.split_once("{ $") {
                rest = after;
                let name = after.split([' ', '-']).next().unwrap_or_default();
                let word = before.strip_suffix(' ').unwrap_or_default().rsplit([' ', '(']).next().unwrap_or_default();
                if PREPOSITIONS.contains(&word) && numbers.contains(name) && !FITTING.contains(&(message.key, name)) {
                    let advice =
                        format!("{}: “{word} ${name}” no longer fits every number: turn the sentence", message.key);
                    faults.push(Fault::new(message.path, message.line + at, advice));
                }
            }
        }
    }
    faults
}

/// A noun after a number has forms for one, for a few and for more.
pub fn nouns_have_forms(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for message in messages(house, "cs") {
        for (at, line) in message.lines().enumerate().filter(|(_, line)| !is_a_form(line)) {
            for filled in line.split("{ $").skip(1) {
                let Some((name, rest)) = filled.split_once(" } ") else { continue };
                let noun = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
                let chosen = message.lines().any(|line| line.contains(&format!("${name} ->")));
                if COUNTED.contains(&noun) && !chosen && !ALWAYS_MANY.contains(&name) {
                    let advice = format!("{}: ${name} {noun} reads “1 {noun}”: give it forms", message.key);
                    faults.push(Fault::new(message.path, message.line + at, advice));
                }
            }
        }
    }
    faults
}

#[test]
fn a_preposition_before_a_number_is_found() {
    let code = "fn a() { f(\"kit-a\").number(\"n\", 3).number(\"all\", 4) }";
    let cs = "kit-a = { $n } z { $all }\nkit-b = ({ $n }/{ $all })\nkit-c = z { $what }\nkit-d = { $n ->\n    [few] ze { $n }\n   *[other] z { $n }\n}\n";
    let files = [("src/kit/a.rs", code), ("data/locale/cs/kit.ftl", cs)];
    assert_eq!(found(prepositions_fit, &files), ["data/locale/cs/kit.ftl:1"]);
}

#[test]
fn a_noun_without_forms_is_found() {
    let cs = "kit-a = do { $n } hodů\nkit-b = { $n ->\n    [one] { $n } bod\n   *[other] { $n } bodů\n}\nkit-c = { $n } hodin\n";
    assert_eq!(found(nouns_have_forms, &[("data/locale/cs/kit.ftl", cs)]), ["data/locale/cs/kit.ftl:1"]);
}
