//! The words that people read: none that sound translated, the terms of the boxes, and quotation marks that are curly.
//!
//! What stands here is a list of slips that were made once. It cannot say whether a sentence is good; that takes a reader.

use super::files::{Fault, House, found};
use super::fluent::messages;

/// Where a word must not stand: everywhere, or in the texts of one game alone, since it means something else in others.
type Slip = (&'static str, &'static str, &'static str);

/// English: the slip in small letters, the game whose texts must not have it (all where it is empty), and what to say.
const ENGLISH: [Slip; 37] = [
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
    ("in step with", "", "sync"),
    ("anew", "", "again"),
    ("a stick ", "", "a USB stick"),
    ("the stick ", "", "the USB stick"),
    ("that is known", "", "known …"),
    ("ready to hand", "", "within reach"),
];

/// Czech: the same.
const CZECH: [Slip; 40] = [
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
    ("z 36", "", "ze 36"),
    ("rudy", "cities-and-knights", "kameny"),
    ("rudu", "cities-and-knights", "kámen"),
    ("hradba ", "", "hradby"),
    ("fanovsk", "", "fanouškovská sada"),
    ("banku", "amun-re", "do banky, z banky"),
    ("natištění", "amun-re", "vytištění"),
    ("základ ", "imperial-settlers", "základy"),
    ("pole, kter", "empires-of-the-north", "zdrojová lokace"),
    ("zdálky", "", "na dálku"),
    ("zkopírovat", "", "kopírovat"),
    ("dokončen", "", "dohraná partie"),
    ("spravedliv", "", "poctivé kostky"),
    ("společník", "", "pomocník"),
    ("klepni ", "", "klepněte"),
    ("vyber ", "", "vyberte"),
    ("zadej ", "", "zadejte"),
    ("napiš ", "", "napište"),
    ("zkus ", "", "zkuste"),
    ("otevři ", "", "otevřete"),
    ("zvol ", "", "zvolte"),
    ("vezmi ", "", "vezměte"),
    ("polož ", "", "položte"),
];

/// A text that people read: where it stands, and what it says.
struct Text<'a> {
    path: &'a str,
    line: usize,
    words: String,
}

/// All texts of a language: messages, the words in the data, and those of the page and of the desktop's entry.
fn texts<'a>(house: &'a House, language: &str) -> Vec<Text<'a>> {
    // What a shell reads has its own quotation marks.
    let all = messages(house, language).into_iter().filter(|message| !message.key.starts_with("command-examples-"));
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
    texts.extend(around_the_window(house, language));
    texts
}

/// What is read before the window is there: the page, its manifest, and how the system presents the program. The words of a
/// line stand between its marks; in a file with both languages a line of Czech says so.
fn around_the_window<'a>(house: &'a House, language: &str) -> Vec<Text<'a>> {
    let mut texts = Vec::new();
    for (path, text) in house.under("assets/", "") {
        let marks: &[char] = match path.rsplit('.').next() {
            Some("html") => &['<', '>'],
            Some("xml") if path.ends_with(".metainfo.xml") => &['<', '>'],
            Some("webmanifest") => &['"'],
            Some("desktop") => &['='],
            _ if path == "assets/web/fault.js" => &['\''],
            _ => continue,
        };
        let mut czech_from_here = false;
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.contains("<!--")) {
            czech_from_here |= line.trim() == "cs: {";
            let is_czech =
                czech_from_here || path.contains(".cs.") || line.contains("lang=\"cs\"") || line.contains("[cs]");
            if is_czech == (language == "cs") {
                let said = line.split(marks).filter(|part| part.contains(' ') && !part.contains(['=', '{', '/']));
                texts.extend(said.map(|words| Text { path, line: at + 1, words: words.to_owned() }));
            }
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

/// "…" is one sign and stands at its word.
pub fn ellipses(house: &House) -> Vec<Fault> {
    let mut faults = Vec::new();
    for language in ["en", "cs"] {
        let wrong =
            texts(house, language).into_iter().filter(|text| text.words.contains("...") || text.words.contains(" …"));
        faults.extend(
            wrong.map(|text| Fault::new(text.path, text.line, "an ellipsis is “…”, without a space before it")),
        );
    }
    faults
}

/// Things that are counted, as English says them of several.
const COUNTED: [&str; 41] = [
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
    "minutes",
    "games",
    "devices",
    "files",
    "notes",
    "results",
    "filters",
    "fingers",
    "wins",
    "rows",
    "values",
    "symbols",
    "sources",
    "actions",
    "levels",
    "locations",
    "numbers",
];

/// What is filled in before such a word and is no number, or always one of several: a name, or a limit of the box.
const NEVER_ONE: [&str; 14] = [
    "devices", "rows", "player", "players", "name", "track", "color", "held", "used", "limit", "goal", "from", "most",
    "drawn",
];

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
fn words_around_the_window_are_looked_at() {
    let files = [
        (
            "assets/web/index.html",
            "<!-- it's ours -->\n<p lang=\"en\">It’s going on here.</p>\n<p lang=\"cs\">Ťukněte sem.</p>\n",
        ),
        ("assets/web/manifest.cs.webmanifest", "{\n  \"description\": \"Ťukněte sem, prosím.\"\n}\n"),
        ("assets/web/fault.js", "en: {\n  a: 'Mend it here.'\n},\ncs: {\n  a: 'Hoď sem kostku.'\n}\n"),
    ];
    let mut slips = found(no_slips, &files);
    slips.sort();
    let page = ["assets/web/fault.js:2", "assets/web/fault.js:5", "assets/web/index.html:2", "assets/web/index.html:3"];
    assert_eq!(slips, [&page[..], &["assets/web/manifest.cs.webmanifest:2"]].concat());
    assert_eq!(found(curly_quotes, &files), [""; 0], "a comment is not read by a player");
}

#[test]
fn ellipses_apart_are_found() {
    let files = [("data/locale/en/kit.ftl", "kit-a = Choose…\nkit-b = Choose …\nkit-c = Choose...\n")];
    assert_eq!(found(ellipses, &files), ["data/locale/en/kit.ftl:2", "data/locale/en/kit.ftl:3"]);
}

#[test]
fn a_count_without_forms_is_found() {
    let text = "kit-a = { $n } points\nkit-b = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }\nkit-c = { $a } pointsman\n";
    assert_eq!(found(counts_have_forms, &[("data/locale/en/kit.ftl", text)]), ["data/locale/en/kit.ftl:1"]);
}
