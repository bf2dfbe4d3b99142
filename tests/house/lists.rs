//! Lists in what people read: in a sentence they end in "and" or "or", and only a label has bare commas behind it.
//!
//! What is a label is seen by its form alone: a list after a colon, in brackets, or as a text of its own. Whether there is a
//! verb before the colon takes a reader.

use std::collections::BTreeMap;

use super::files::{Fault, House, found};
use super::fluent::{Message, messages};
use super::scan::{Source, closing};

/// Where words are joined with commas and are no argument of a message: a column, a name for a screen reader that lists
/// what a row shows, or a file that no person reads.
const JOINED: [&str; 7] = [
    "src/app/screens/licenses.rs",
    "src/app/state/shelf.rs",
    "src/command/plays.rs",
    "src/games/amun_re/view/clear.rs",
    "src/games/amun_re/view/map.rs",
    "src/games/score_sheet/file.rs",
    "src/kit/list_row.rs",
];

/// Where a list becomes words.
const HELPER: &str = "src/locale/bundles.rs";

/// The messages of the helper itself: what comes before "and" or "or" is a bare list.
const OF_THE_HELPER: [&str; 2] = ["table-names-and", "table-names-or"];

/// The methods of a `Message` that take an argument's name first.
const ARGUMENTS: [&str; 5] = [".text(\"", ".say(\"", ".list(\"", ".names(\"", ".choices(\""];

/// No message is given a list that is joined by hand, and commas join nothing else that is a sentence.
pub fn joined_by_the_helper(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in &house.sources {
        for call in ARGUMENTS {
            for (at, _) in source.product.match_indices(call) {
                let open = at + call.len() - 2;
                if source.product[open..closing(&source.product, open)].contains(".join(") {
                    let advice = "a list is joined by hand: give it by `names`, `choices` or, behind a label, `list`";
                    faults.push(Fault::new(&source.path, source.line(at), advice));
                }
            }
        }
        if source.path == HELPER || JOINED.contains(&source.path.as_str()) {
            continue;
        }
        for literal in source.product_literals().filter(|literal| literal.text == ", ") {
            if source.code[..literal.at - 1].ends_with(".join(") {
                let advice = "commas join a list: make it an argument of a message, or say in JOINED what it is";
                faults.push(Fault::new(&source.path, source.line(literal.at), advice));
            }
        }
    }
    faults
}

/// What `Message::list` fills in stands behind a label in both languages. The names that a file gives so are looked for in
/// all messages of that file, since a key may be chosen apart from what is filled in.
pub fn lists_have_labels(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for language in ["en", "cs"] {
        let all = messages(house, language);
        let by_key: BTreeMap<&str, &Message<'_>> = all.iter().map(|message| (message.key, message)).collect();
        for source in &house.sources {
            let listed = listed(source);
            let said = source.product_literals().filter_map(|literal| by_key.get(literal.text.as_str()));
            for message in said.filter(|message| !OF_THE_HELPER.contains(&message.key)) {
                for name in &listed {
                    if !message.lines().all(|line| is_label_of(line, name)) {
                        let advice = format!("{}: ${name} is a bare list within a sentence: `names`?", message.key);
                        faults.push(Fault::new(message.path, message.line, advice));
                    }
                }
            }
        }
    }
    faults
}

/// The names of the arguments that a file gives as lists.
fn listed(source: &Source) -> Vec<&str> {
    let call = ".list(\"";
    let names = source.product.match_indices(call).filter_map(|(at, _)| source.literal_at(at + call.len()));
    names.map(|literal| literal.text.as_str()).collect()
}

/// Whether the list of this name, wherever it stands in a line, has a colon or a bracket before it, or nothing at all, and
/// ends what it stands in.
fn is_label_of(line: &str, name: &str) -> bool {
    let filled = format!("{{ ${name} }}");
    line.match_indices(&filled).all(|(at, _)| {
        let before = line[..at].trim_end();
        let after = line[at + filled.len()..].trim_start();
        (before.is_empty() || before.ends_with([':', '(', ']'])) && (after.is_empty() || after.starts_with([')', '.']))
    })
}

#[test]
fn lists_that_are_joined_by_hand_are_found() {
    let code = "fn a() {\n Message::new(\"kit-a\").text(\"who\", names.join(\" \"));\n let b = names.join(\", \");\n\
                 Message::new(\"kit-b\").names(\"who\", names);\n}\n";
    assert_eq!(found(joined_by_the_helper, &[("src/kit/a.rs", code)]), ["src/kit/a.rs:2", "src/kit/a.rs:3"]);
    assert_eq!(found(joined_by_the_helper, &[(HELPER, "fn a() { b.join(\", \") }")]), [""; 0]);
}

#[test]
fn lists_within_a_sentence_are_found() {
    let code = "fn a() { [\"kit-a\", \"kit-b\", \"kit-c\"].map(|key| Message::new(key).list(\"who\", names)) }";
    let en = "kit-a = { $who } win\nkit-b = Winners: { $who }.\nkit-c = { $n ->\n    [one] { $who }\n   *[other] Won ({ $who })\n}\n";
    let cs = "kit-a = Vítězí { $who }\nkit-b = Vítězové: { $who }\nkit-c = { $who }\n";
    let files = [("src/kit/a.rs", code), ("data/locale/en/kit.ftl", en), ("data/locale/cs/kit.ftl", cs)];
    assert_eq!(found(lists_have_labels, &files), ["data/locale/cs/kit.ftl:1", "data/locale/en/kit.ftl:1"]);
}
