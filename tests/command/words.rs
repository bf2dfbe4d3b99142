//! Promise: the command line's help and its errors are in the language that is asked for, or else in the system's.

use crate::help::{call_with, program};

/// What clap writes by itself, in English.
const OF_CLAP: [&str; 9] =
    ["Usage", "Commands", "Arguments", "Options", "Print", "[default", "possible values", "error", "For more"];

const COMMANDS: [&[&str]; 13] = [
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
        (&["cards", "x", "--game", "chess"], "chess", "amun-re"),
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
