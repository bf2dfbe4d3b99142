//! The words that people read: none that sound translated, the terms of the boxes, and quotation marks that are curly.
//!
//! What stands here is a list of slips that were made once. It cannot say whether a sentence is good; that takes a reader.

use super::files::{Fault, House, found};
use super::fluent::messages;

/// Where a word must not stand: everywhere, or in the texts of one game alone, since it means something else in others.
type Slip = (&'static str, &'static str, &'static str);

/// English: the slip in small letters, the game whose texts must not have it (all where it is empty), and what to say.
const ENGLISH: [Slip; 31] = [
    ("the own ", "", "their"),
    ("an own ", "", "of your own"),
    ("can own ", "", "can have"),
    ("on the own ", "", "on their turn"),
    ("is on turn", "", "’s turn"),
    ("the play is over", "", "Game over"),
    ("play over", "", "Game over"),
    ("removed plays", "", "Trash"),
    ("going on", "", "In progress"),
    ("the lot fell", "", "goes first"),
    ("who starts", "", "first player"),
    ("give back to the rules", "", "Use the calculated value"),
    ("put right by hand", "", "Set by hand"),
    ("for nothing", "", "for free"),
    ("a card more than", "", "one more card than"),
    ("nobody has it", "", "Nobody holds …"),
    ("that is so already", "", "grey it out with its reason"),
    ("nothing would change", "", "grey it out with its reason"),
    ("that is too much", "", "The most is …"),
    ("this number is too large", "", "The most is …"),
    ("are short of", "", "… of … points: not enough yet"),
    ("the table has moved on", "", "Someone else already moved on"),
    ("mend ", "", "Fix"),
    ("loud button", "", "highlighted button"),
    ("put back (", "", "Redo or Restore"),
    ("is no number", "", "must be a number"),
    ("stands twice", "", "appears twice"),
    ("nobody knows the column", "", "unknown column"),
    ("whether you win, the", "", "The scenario says whether you win"),
    ("crossing", "cities-and-knights", "intersection"),
    ("set-up", "", "setup"),
];

/// Czech: the same.
const CZECH: [Slip; 17] = [
    ("loupežník", "cities-and-knights", "zloděj"),
    ("obránce katanu", "", "Zachránce Katanu"),
    ("základní rytíř", "", "jednoduchý rytíř"),
    ("odpočív", "cities-and-knights", "pasivní"),
    ("kostka událostí", "", "událostní kostka"),
    ("1 hradbu", "", "jedny hradby"),
    ("faraón", "", "faraon"),
    ("přehodit", "amun-re", "přebít"),
    ("přehozen", "amun-re", "přebit"),
    ("deska", "amun-re", "plán"),
    ("má pas", "", "už pasuje"),
    ("vrátit pas", "", "vzít zpět pasování"),
    ("ťuk", "", "klepnout"),
    ("hoď ", "", "hoďte"),
    ("až 4 hráčů", "", "až 4 hráči"),
    ("nejvýš 4 hráčů", "", "nejvýš 4 hráči"),
    ("z 3 ", "", "ze 3"),
];

/// A text that people read: where it stands, and what it says.
struct Text<'a> {
    path: &'a str,
    line: usize,
    words: String,
}

/// All texts of a language: messages, and the words in the data.
fn texts<'a>(house: &'a House, language: &str) -> Vec<Text<'a>> {
    let all = messages(house, language).into_iter();
    let mut texts: Vec<Text<'a>> =
        all.map(|message| Text { path: message.path, line: message.line, words: message.words() }).collect();
    let opening = format!("{language} = \"");
    for (path, text) in house.under("data/games/", ".toml") {
        for (at, line) in text.lines().enumerate() {
            let values =
                line.match_indices(&opening).filter(|(start, _)| line[..*start].ends_with(['{', ' ']) || *start == 0);
            let words = |start: usize| line[start + opening.len()..].split('"').next().unwrap_or_default().to_owned();
            texts.extend(values.map(|(start, _)| Text { path, line: at + 1, words: words(start) }));
        }
    }
    texts
}

/// No text has a slip that was made before.
pub fn no_slips(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (language, slips) in [("en", &ENGLISH[..]), ("cs", &CZECH[..])] {
        for text in texts(house, language) {
            let words = format!("{} ", text.words.to_lowercase());
            for (slip, game, better) in
                slips.iter().filter(|(slip, game, _)| text.path.contains(game) && begins_a_word(&words, slip))
            {
                let _ = game;
                let advice = format!("“{slip}” in “{}”: say {better}", text.words.trim());
                faults.push(Fault::new(text.path, text.line, advice));
            }
        }
    }
    faults
}

/// Whether a slip stands in the words from the beginning of one of them.
fn begins_a_word(words: &str, slip: &str) -> bool {
    words.match_indices(slip).any(|(at, _)| !words[..at].ends_with(char::is_alphanumeric))
}

/// Quotation marks and apostrophes are those of print.
pub fn curly_quotes(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for language in ["en", "cs"] {
        for text in texts(house, language) {
            if text.words.contains(['\'', '"']) {
                let advice = format!("straight quotation marks in “{}”: ’ “ ”, in Czech „ “", text.words.trim());
                faults.push(Fault::new(text.path, text.line, advice));
            }
        }
    }
    faults
}

/// Things that are counted, as English says them of several.
const COUNTED: [&str; 24] = [
    "points",
    "players",
    "cards",
    "rounds",
    "dice",
    "cities",
    "knights",
    "farmers",
    "pyramids",
    "stones",
    "houses",
    "tokens",
    "entries",
    "plays",
    "copies",
    "workers",
    "ships",
    "settlements",
    "provinces",
    "letters",
    "steps",
    "tiles",
    "messages",
    "coins",
];

/// What is filled in before such a word and is no number, or always one of several: a name, or a limit of the box.
const NEVER_ONE: [&str; 12] =
    ["player", "players", "name", "track", "color", "held", "used", "limit", "goal", "from", "most", "drawn"];

/// A number before a word for several things stands in a form for several, so that nobody reads “1 points”.
pub fn counts_have_forms(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for message in messages(house, "en") {
        for (at, line) in message.lines().enumerate() {
            if line.trim_start().starts_with(['[', '*']) {
                continue;
            }
            for filled in line.split("{ $").skip(1) {
                let Some((name, rest)) = filled.split_once(" } ") else { continue };
                let noun = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
                if COUNTED.contains(&noun) && !NEVER_ONE.contains(&name) {
                    let advice = format!("{}: ${name} {noun} reads “1 {noun}”: give it a form for one", message.key);
                    faults.push(Fault::new(message.path, message.line + at, advice));
                }
            }
        }
    }
    faults
}

#[test]
fn slips_are_found() {
    let files = [
        ("data/locale/en/kit.ftl", "kit-a = Ann is on turn\nkit-b = The owner’s\n"),
        ("data/locale/cs/kit.ftl", "kit-a = Ťukněte sem\nkit-b = Kostka\n"),
        ("data/games/amun-re/cards.toml", "name = { en = \"Board\", cs = \"Deska\" }\n"),
        ("data/games/nile/cards.toml", "name = { en = \"Crossing\", cs = \"Deska\" }\n"),
    ];
    let known = ["data/locale/en/kit.ftl:1", "data/locale/cs/kit.ftl:1", "data/games/amun-re/cards.toml:1"];
    let mut slips = found(no_slips, &files);
    slips.sort();
    let mut known = known.map(str::to_owned);
    known.sort();
    assert_eq!(slips, known);
}

#[test]
fn straight_quotes_are_found() {
    let files = [("data/locale/en/kit.ftl", "kit-a = Ann's\nkit-b = Ann’s “x”\nkit-c = { \"\" }x\n")];
    assert_eq!(found(curly_quotes, &files), ["data/locale/en/kit.ftl:1"]);
}

#[test]
fn a_count_without_forms_is_found() {
    let text = "kit-a = { $n } points\nkit-b = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }\nkit-c = { $a } pointsman\n";
    assert_eq!(found(counts_have_forms, &[("data/locale/en/kit.ftl", text)]), ["data/locale/en/kit.ftl:1"]);
}
