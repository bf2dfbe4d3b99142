//! What is said to people comes from the Fluent files, with the right arguments, in both languages.

use std::collections::{BTreeMap, BTreeSet};

use super::files::{Fault, House, found};
use super::fluent::{Message, messages, subjects};
use super::purity::is_screen;
use super::scan::{Literal, Source, closing};

/// Messages that show words of the data: each language takes its own argument.
const WORDS_OF_THE_DATA: [&str; 1] = ["table-words"];

/// The methods of a `Message` that add an argument.
const ARGUMENTS: [&str; 6] = ["number", "text", "say", "list", "names", "choices"];

/// The calls that put a text on the screen.
const SHOWN: [&str; 9] = [
    "label(",
    "button(",
    "heading(",
    "selectable_label(",
    "hint_text(",
    "on_hover_text(",
    "RichText::new(",
    "Button::new(",
    "Label::new(",
];

/// The calls that take an id of egui, which nobody sees.
const IDS: [&str; 9] = [
    "Id::new(",
    "id_salt(",
    ".with(",
    "on_begin_pass(",
    "on_end_pass(",
    "Panel::left(",
    "Panel::right(",
    "Panel::top(",
    "Panel::bottom(",
];

/// Whether the literal is the first argument of one of these calls.
fn is_given_to(source: &Source, literal: &Literal, calls: &[&str]) -> bool {
    let before = source.code[..literal.at - 1].trim_end();
    calls.iter().any(|call| before.ends_with(call))
}

/// The texts of the program that could be read by somebody: not an attribute's, not an id.
fn words(source: &Source) -> impl Iterator<Item = &Literal> {
    let all = source.product_literals().filter(|literal| !literal.in_attribute);
    all.filter(|literal| !is_given_to(source, literal, &IDS))
}

/// A message that is named in the code is in the files.
pub fn said_exists(house: &House) -> Vec<Fault> {
    let keys: BTreeSet<&str> = messages(house, "en").iter().map(|message| message.key).collect();
    let subjects = subjects(house);
    let mut faults = Vec::new();
    for source in &house.sources {
        for literal in words(source) {
            let text = literal.text.as_str();
            let said = is_given_to(source, literal, &["Message::new(", ".words("]);
            if (said || is_key(text, &subjects)) && !keys.contains(text) {
                let advice = format!("no message {text} in data/locale");
                faults.push(Fault::new(&source.path, source.line(literal.at), advice));
            }
        }
    }
    faults
}

/// Where messages are said that a page never says: on the command line, by a host, and by calculators, which only answer there.
const NEVER_IN_A_PAGE: [&str; 4] = ["src/command/", "src/hub/", "src/games/calc/", "/calculators.rs"];

/// A file of messages that is left out of the page holds nothing that the page says: it would show the key.
pub fn said_in_a_page_is_there(house: &House) -> Vec<Fault> {
    let is_left_out = |message: &Message<'_>| {
        let name = message.path.rsplit('/').next().and_then(|file| file.strip_suffix(".ftl")).unwrap_or_default();
        let file = format!("#[cfg(not(target_arch = \"wasm32\"))]\nfile!(\"{name}\")");
        house.under("src/locale/files.rs", "").any(|(_, list)| list.replace("    ", "").contains(&file))
    };
    let left_out: BTreeSet<&str> =
        messages(house, "en").into_iter().filter(is_left_out).map(|message| message.key).collect();
    let in_a_page = |source: &&Source| !NEVER_IN_A_PAGE.iter().any(|place| source.path.contains(place));
    let mut faults = Vec::new();
    for source in house.sources.iter().filter(in_a_page) {
        for literal in words(source).filter(|literal| left_out.contains(literal.text.as_str())) {
            let advice = format!("{} stands in a file that a page does not have", literal.text);
            faults.push(Fault::new(&source.path, source.line(literal.at), advice));
        }
    }
    faults
}

/// Whether this is formed like a key: the name of a text file, a hyphen, small letters.
fn is_key(text: &str, subjects: &BTreeSet<&str>) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let of = |subject: &&str| text.strip_prefix(*subject).is_some_and(|rest| rest.len() > 1 && rest.starts_with('-'));
    subjects.iter().any(of) && text.chars().all(plain) && !text.ends_with('-') && !subjects.contains(text)
}

/// `Message::new("key").number("n", 3)` gives what the message takes and nothing else. What a `let` binds may get more later.
pub fn arguments_given(house: &House) -> Vec<Fault> {
    let mut taken: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let (en, cs) = (messages(house, "en"), messages(house, "cs"));
    for message in en.iter().chain(&cs) {
        taken.entry(message.key).or_default().extend(message.arguments());
    }
    let mut faults = Vec::new();
    for source in &house.sources {
        for (at, call) in source.product.match_indices("Message::new(\"") {
            let Some(literal) = source.literal_at(at + call.len()) else { continue };
            let given = given(source, at + call.len() - 2);
            let Some(wanted) = taken.get(literal.text.as_str()) else { continue };
            let statement = source.product[..at].rsplit([';', '{', '}']).next().unwrap_or_default();
            let bound = statement.trim_start().starts_with("let ");
            if !given.is_subset(wanted) || (!bound && given != *wanted) {
                let advice = format!("{} takes {wanted:?} and is given {given:?}", literal.text);
                faults.push(Fault::new(&source.path, source.line(at), advice));
            }
        }
    }
    faults
}

/// The names of the arguments in the calls that follow on the bracket at this place.
fn given(source: &Source, open: usize) -> BTreeSet<String> {
    let mut given = BTreeSet::new();
    let code = source.code.as_str();
    let mut end = closing(code, open) + 1;
    while let Some(call) = code[end..].trim_start().strip_prefix('.') {
        let name = call.split('(').next().unwrap_or_default();
        let bracket = code.len() - call.len() + name.len();
        let literal = source.literals.iter().find(|literal| literal.at > bracket);
        match literal.filter(|literal| code[bracket..literal.at - 1].trim() == "(") {
            Some(literal) if ARGUMENTS.contains(&name) => given.insert(literal.text.clone()),
            _ => break,
        };
        end = closing(code, bracket) + 1;
    }
    given
}

/// No message is left over. A text with a blank in it (`format!("table-shape-{shape}")`), or one that ends in a hyphen,
/// uses all that it can become; so do the values of the data files.
pub fn all_used(house: &House) -> Vec<Fault> {
    let mut exact: BTreeSet<&str> = BTreeSet::new();
    let mut patterns: BTreeSet<&str> = BTreeSet::new();
    let subjects = subjects(house);
    for literal in house.sources.iter().flat_map(Source::product_literals) {
        let text = literal.text.as_str();
        exact.insert(text);
        let open = subjects.iter().any(|subject| text.strip_prefix(subject).is_some_and(|rest| rest.starts_with('-')));
        if open && (text.contains('{') || text.ends_with('-')) {
            patterns.insert(text);
        }
    }
    for (_, text) in house.under("data/", ".toml") {
        exact.extend(text.split('"').skip(1).step_by(2));
    }
    let unused = |message: &Message<'_>| {
        !exact.contains(message.key) && !patterns.iter().any(|pattern| becomes(pattern, message.key))
    };
    let unused = messages(house, "en").into_iter().filter(unused);
    unused.map(|message| Fault::new(message.path, message.line, format!("nothing says {}", message.key))).collect()
}

/// Whether a text with blanks (`{…}`, or open at its end) can become this key.
fn becomes(pattern: &str, key: &str) -> bool {
    let mut parts = pattern.split('{');
    let Some(mut rest) = key.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    for part in parts {
        let fixed = part.split_once('}').map_or("", |(_, fixed)| fixed);
        if fixed.is_empty() {
            continue;
        }
        let Some(at) = rest.find(fixed) else { return false };
        rest = &rest[at + fixed.len()..];
    }
    rest.is_empty() || pattern.ends_with(['}', '-'])
}

/// What one language says with a number or a name, the other says as well.
pub fn same_arguments(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    let cs: BTreeMap<&str, Message<'_>> =
        messages(house, "cs").into_iter().map(|message| (message.key, message)).collect();
    for en in messages(house, "en").iter().filter(|en| !WORDS_OF_THE_DATA.contains(&en.key)) {
        let (here, there) = (en.arguments(), cs.get(en.key).map(Message::arguments));
        if there.as_ref() != Some(&here) {
            let advice = format!("{} takes {here:?} in English and {there:?} in Czech", en.key);
            faults.push(Fault::new(en.path, en.line, advice));
        }
    }
    faults
}

/// A choice by number has a form for every number: English one and other, Czech one, few and other.
pub fn plurals(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (language, needed) in [("en", &["one", "*other"][..]), ("cs", &["one", "few", "*other"])] {
        for message in messages(house, language) {
            for choice in message.choices() {
                let by_number = choice.iter().any(|variant| ["one", "few", "many"].contains(&variant.as_str()));
                let missing: Vec<_> = needed.iter().filter(|form| !choice.iter().any(|have| have == *form)).collect();
                if by_number && !missing.is_empty() {
                    let advice = format!("{} has no form for {missing:?}", message.key);
                    faults.push(Fault::new(message.path, message.line, advice));
                }
            }
        }
    }
    faults
}

/// A screen takes its words from the files: no two words in a row in a literal, no word at all in what is shown.
pub fn no_sentences(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in house.sources.iter().filter(|source| is_screen(source)) {
        for literal in words(source) {
            let shown = is_given_to(source, literal, &SHOWN);
            if has_sentence(&literal.text) || (shown && literal.text.contains(char::is_alphabetic)) {
                let advice = format!("words in the code: make {:?} a message of data/locale", literal.text);
                faults.push(Fault::new(&source.path, source.line(literal.at), advice));
            }
        }
    }
    faults
}

/// Two words of two letters and more, side by side; `{name}` is a blank, not a word.
fn has_sentence(text: &str) -> bool {
    let word = |part: &str| part.chars().filter(|c| c.is_alphabetic()).count() >= 2 && !part.contains(['{', '}', '/']);
    let words: Vec<bool> = text.split(' ').map(word).collect();
    words.windows(2).any(|pair| pair == [true, true])
}

/// Two small languages for the tests below.
fn with_texts(code: &str) -> [(&str, &str); 3] {
    let en = "kit-plain = Close\nkit-many = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n} ({ $m })\nkit-by = By { $who }\n";
    let cs = "kit-plain = Zavřít\nkit-many = { $n ->\n    [one] { $n } karta\n   *[other] { $n } karet\n} ({ $m })\nkit-by = { $kdo }\n";
    [("src/kit/a.rs", code), ("data/locale/en/kit.ftl", en), ("data/locale/cs/kit.ftl", cs)]
}

#[test]
fn a_message_that_is_not_there_is_found() {
    let code = "Message::new(\"kit-plain\");\nMessage::new(\"gone\");\nconst A: &str = \"kit-gone\";\nId::new(\"kit-list\");\n";
    assert_eq!(found(said_exists, &with_texts(code)), ["src/kit/a.rs:2", "src/kit/a.rs:3"]);
}

#[test]
fn a_message_that_a_page_does_not_have_is_found() {
    let list = "#[cfg(not(target_arch = \"wasm32\"))]\n    file!(\"kit\"),\n    file!(\"app\"),\n";
    let files = [
        ("src/locale/files.rs", list),
        ("data/locale/en/kit.ftl", "kit-a = A\n"),
        ("data/locale/en/app.ftl", "app-a = A\n"),
        ("src/app/a.rs", "fn a() { f(\"app-a\");\nf(\"kit-a\") }"),
        ("src/command/a.rs", "fn a() { f(\"kit-a\") }"),
    ];
    assert_eq!(found(said_in_a_page_is_there, &files), ["src/app/a.rs:2"]);
}

#[test]
fn a_wrong_argument_is_found() {
    let code = "Message::new(\"kit-many\")\n .number(\"n\", f(3)).number(\"m\", 1).into();\nMessage::new(\"kit-many\").number(\"m\", 3);\n\
                Message::new(\"kit-many\");\nlet a = Message::new(\"kit-many\");\nlet b = Message::new(\"kit-plain\").text(\"n\", c);\n";
    assert_eq!(found(arguments_given, &with_texts(code)), [3, 4, 6].map(|line| format!("src/kit/a.rs:{line}")));
}

#[test]
fn a_message_that_nothing_says_is_found() {
    let code = "f(\"kit-plain\"); format!(\"kit-m{}y\", 1);\n#[cfg(test)]\nmod tests { fn a() { \"kit-by\" } }";
    assert_eq!(found(all_used, &with_texts(code)), ["data/locale/en/kit.ftl:6"]);
    assert!(becomes("kit-{}-b-{c}", "kit-a-b-c") && becomes("kit-", "kit-a"));
    assert!(!becomes("kit-{}-b", "kit-a-c") && !becomes("kit-{}-b", "kit-a-b-c"));
}

#[test]
fn languages_that_differ_are_found() {
    assert_eq!(found(same_arguments, &with_texts("")), ["data/locale/en/kit.ftl:6"]);
    assert_eq!(found(plurals, &with_texts("")), ["data/locale/cs/kit.ftl:2"]);
}

#[test]
fn sentences_in_a_screen_are_found() {
    let code = "ui.label(\"Close\");\nlet a = \"Nothing is lost\";\n#[error(\"the disk is full\")]\nformat!(\"{a}, {}: x\", 1);\n\
                \"M 10 20 L 3 4\"; Id::new(\"the list\");\n";
    assert_eq!(found(no_sentences, &with_texts(code)), ["src/kit/a.rs:1", "src/kit/a.rs:2"]);
}
