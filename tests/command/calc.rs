//! The calculators through the program itself: answers, lines, errors.

use serde_json::Value;
use tableside::games;
use tableside::games::calc::calculators;

use crate::help::call_with;

#[test]
fn every_calculator_answers_its_example() {
    for calculator in calculators(games::ALL) {
        let example = call_with(&["calc", calculator.name, "--example"], b"").fine();
        let answer = call_with(&["calc", calculator.name], example.as_bytes()).fine();
        assert_eq!(answer.lines().count(), 1);
        assert!(serde_json::from_str::<Value>(&answer).unwrap().is_object(), "{answer}");
        let list = call_with(&["calc", "--list"], b"").fine();
        assert!(list.lines().any(|line| line.starts_with(calculator.name)));
    }
}

#[test]
fn each_line_gets_a_line_and_bad_ones_do_not_stop_the_others() {
    for calculator in calculators(games::ALL) {
        let input = format!("{0}\nnonsense\n\n{0}", calculator.example);
        let output = call_with(&["calc", calculator.name, "--lines"], input.as_bytes()).fine();
        let answers: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers.len(), 4);
        assert_eq!(answers[0], answers[3]);
        assert!(answers[1]["error"].is_string() && answers[2]["error"].is_string() && answers[0]["error"].is_null());
    }
}

#[test]
fn bad_input_is_one_line_and_status_2() {
    for calculator in calculators(games::ALL) {
        for (input, language, word) in [("", "en", "not JSON"), ("[]", "en", "takes"), ("[]", "cs", "má být")] {
            let error = call_with(&["calc", calculator.name, "--lang", language], input.as_bytes()).refused(2);
            assert!(error.contains(word), "{error}");
        }
        let typo = calculator.example.replacen('{', "{\"colour\":1,", 1);
        let error = call_with(&["--lang", "en", "calc", calculator.name], typo.as_bytes()).refused(2);
        assert!(error.contains("colour"), "{error}");
    }
    for words in [&["calc"][..], &["calc", "amun-re.price"]] {
        call_with(words, b"{}").refused(2);
    }
}

#[test]
fn a_calculator_touches_no_plays() {
    let folder = crate::help::Folder::empty();
    let none = folder.file("none");
    let prices = br#"{"cards":2,"farmers":4,"bricks":3}"#;
    let answer = call_with(&["calc", "amun-re.prices", "--data", &none], prices).json();
    assert_eq!(answer["gold"], 19);
    assert!(!std::path::Path::new(&none).exists());
}
