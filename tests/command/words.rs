//! Promise: the command line's help and its errors are in the language that is asked for, or else in the system's.

use crate::help::{call_with, program};

/// What clap writes by itself, in English.
const OF_CLAP: [&str; 9] =
    ["Usage", "Commands", "Arguments", "Options", "Print", "[default", "possible values", "error", "For more"];

const COMMANDS: [&[&str]; 15] = [
    &[],
    &["calc"],
    &["cards"],
    &["print"],
    &["plays"],
    &["show"],
    &["stats"],
    &["host"],
    &["export"],
    &["push"],
    &["import"],
    &["sync"],
    &["demo"],
    &["completions"],
    &["manual"],
];

#[test]
fn every_help_is_in_the_language_that_is_asked_for() {
    for command in COMMANDS {
        let help = |language: &str| {
            let words: Vec<&str> = command.iter().copied().chain(["--help", "--lang", language]).collect();
            call_with(&words, b"").fine()
        };
        let (english, czech) = (help("en"), help("cs"));
        assert!(english.contains("Usage: tableside") && english.contains("Options"), "{english}");
        assert!(czech.contains("Použití: tableside") && czech.contains("Volby"), "{czech}");
        let left: Vec<_> = OF_CLAP.iter().filter(|words| czech.contains(**words)).collect();
        assert!(left.is_empty(), "{left:?} in {czech}");
        assert_eq!(english.lines().count(), czech.lines().count(), "{english}{czech}");
        assert!(!czech.contains("command-") && !english.contains("command-"), "{english}{czech}");
    }
}

#[test]
fn arguments_are_listed_in_the_order_in_which_they_are_typed() {
    let help = call_with(&["export", "--help"], b"").fine();
    let listed = help.split_once("Arguments:").unwrap().1;
    assert!(listed.find("<PLAY>").unwrap() < listed.find("<FILE>").unwrap(), "{help}");
}

#[test]
fn help_is_a_command_too_and_speaks_the_language_of_the_system() {
    let by_word = call_with(&["help", "plays", "--lang=cs"], b"").fine();
    assert_eq!(by_word, call_with(&["plays", "--help", "--lang", "cs"], b"").fine());
    let system = program().args(["--help"]).env("LC_ALL", "cs_CZ.UTF-8").env("LANGUAGE", "cs").output().unwrap();
    assert!(String::from_utf8(system.stdout).unwrap().contains("Příkazy"));
    assert!(call_with(&["--version", "--lang", "cs"], b"").fine().starts_with("tableside "));
}

#[test]
fn every_refusal_says_in_both_languages_what_is_wrong() {
    let wrong: [(&[&str], &str, &str); 7] = [
        (&["plai"], "plai", "plays"),
        (&["plays", "--jsno"], "--jsno", "--json"),
        (&["show"], "PLAY", ""),
        (&["calc", "x", "--list"], "--list", ""),
        (&["cards", "x", "--limit", "0"], "“0”", "from 1 to 1000"),
        (&["sync", "x", "--daily", "400"], "“400”", "from 1 to 365"),
        (&["cards", "x", "--game"], "--game", ""),
    ];
    for (words, what, near) in wrong {
        for (language, start) in [("en", "error: "), ("cs", "chyba: ")] {
            let all: Vec<&str> = words.iter().copied().chain(["--lang", language]).collect();
            let called = call_with(&all, b"");
            assert_eq!((called.status, called.output.as_str()), (2, ""), "{words:?}");
            assert!(called.errors.starts_with(start), "{}", called.errors);
            assert!(called.errors.contains("tableside --help"), "{}", called.errors);
            if language == "en" {
                assert!(called.errors.contains(what) && called.errors.contains(near), "{}", called.errors);
            } else {
                let left: Vec<_> = OF_CLAP.iter().filter(|words| called.errors.contains(**words)).collect();
                assert!(left.is_empty(), "{left:?} in {}", called.errors);
            }
        }
    }
}

#[test]
fn every_help_has_examples_that_the_program_takes() {
    for command in COMMANDS {
        for (language, heading) in [("en", "Examples:"), ("cs", "Příklady:")] {
            let words: Vec<&str> = command.iter().copied().chain(["--help", "--lang", language]).collect();
            let help = call_with(&words, b"").fine();
            let (_, examples) = help.split_once(heading).unwrap_or_else(|| panic!("no examples in {help}"));
            for line in examples.lines().filter(|line| !line.trim().is_empty()) {
                let call = line.trim().split(['>', '|']).next().unwrap();
                let typed = call.split("    ").next().unwrap();
                let words = split(typed).into_iter().map(Into::into);
                assert!(tableside::command::parse(words).is_ok(), "{typed}");
            }
        }
    }
}

/// A line as a shell takes it apart: by blanks, but within quotation marks.
fn split(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

#[test]
fn a_game_that_nobody_knows_is_named_with_those_there_are() {
    for words in [&["cards", "x", "--game", "chess"][..], &["print", "chess"]] {
        let refusal = call_with(words, b"").refused(2);
        assert!(refusal.contains("“chess”") && refusal.contains("amun-re"), "{refusal}");
    }
    assert!(call_with(&["print", "score-sheet"], b"").refused(2).contains("score-sheet"));
    let help = call_with(&["print", "--help"], b"").fine();
    assert!(!help.contains("score-sheet") && help.contains("dice-settlers"), "{help}");
    let by_name = call_with(&["print", "amun re", "--aid"], b"").fine();
    assert_eq!(by_name, call_with(&["print", "amun-re", "--aid"], b"").fine());
    assert!(call_with(&["print", "amon-re"], b"").refused(2).contains("Did you mean Amun-Re (amun-re)?"));
}

#[test]
fn shells_and_man_are_told_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = call_with(&["completions", shell], b"").fine();
        for command in ["plays", "stats", "import", "completions"] {
            assert!(text.contains(command), "{command} in {shell}");
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().to_str().unwrap();
    for (language, words) in [("en", "List the plays"), ("cs", "Vypsat partie")] {
        assert!(call_with(&["manual", pages, "--lang", language], b"").fine().contains(pages));
        let page = std::fs::read_to_string(folder.path().join("tableside-plays.1")).unwrap();
        assert!(page.starts_with(".ie") && page.contains(words), "{page}");
    }
    let missing = folder.path().join("none");
    let refusal = call_with(&["manual", missing.to_str().unwrap()], b"").refused(1);
    assert!(refusal.contains("none"), "{refusal}");
}
