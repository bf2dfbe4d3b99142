//! No input, however damaged, stops a calculator or gets more than one line for an answer.
//!
//! `TABLESIDE_CASES` sets how many inputs each calculator is thrown; 2,000 unless it is set.

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use tableside::command::calc::{CalcArgs, run};
use tableside::games;
use tableside::games::calc::{Calculator, calculators};
use tableside::locale::Language;

fn cases() -> u32 {
    std::env::var("TABLESIDE_CASES").map_or(2_000, |cases| cases.parse().expect("TABLESIDE_CASES takes a number"))
}

/// One blow to the text of an input.
#[derive(Clone, Debug)]
enum Blow {
    Drop(Index),
    Put(Index, u8),
    Cut(Index),
    Twice(Index, Index),
}

fn blow() -> impl Strategy<Value = Blow> {
    let byte = prop_oneof![any::<u8>(), proptest::sample::select(&br#"{}[]",:-+.eE0123456789 \ntrufals"#[..])];
    prop_oneof![
        any::<Index>().prop_map(Blow::Drop),
        (any::<Index>(), byte).prop_map(|(place, byte)| Blow::Put(place, byte)),
        any::<Index>().prop_map(Blow::Cut),
        (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Blow::Twice(from, to)),
    ]
}

fn damaged(example: &str, blows: &[Blow]) -> Vec<u8> {
    let mut text = example.as_bytes().to_vec();
    for blow in blows {
        let length = text.len();
        if length == 0 {
            break;
        }
        match blow {
            Blow::Drop(place) => drop(text.remove(place.index(length))),
            Blow::Put(place, byte) => text[place.index(length)] = *byte,
            Blow::Cut(place) => text.truncate(place.index(length)),
            Blow::Twice(from, to) => {
                let (from, to) = (from.index(length), to.index(length));
                let piece = text[from.min(to)..from.max(to)].to_vec();
                text.splice(from..from, piece);
            }
        }
    }
    text
}

/// A value that may stand anywhere, or where another one should.
fn odd_value() -> impl Strategy<Value = Value> {
    proptest::sample::select(vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(4),
        json!(9999),
        json!(10_000),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(2.5),
        json!(1e300),
        json!(""),
        json!("Red"),
        json!("abu"),
        json!("fan-split"),
        json!("wood"),
        json!("\u{0}\n\u{202e}"),
        json!([]),
        json!({}),
        json!([[[{}]]]),
    ])
}

/// The pointers to a value and to all values inside it.
fn pointers(value: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_owned());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| pointers(item, &format!("{here}/{index}"), all));
        }
        Value::Object(members) => {
            members.iter().for_each(|(key, member)| pointers(member, &format!("{here}/{key}"), all));
        }
        _ => {}
    }
}

fn with_odd_values(example: &str, odd: &[(Index, Value)]) -> Vec<u8> {
    let mut input: Value = serde_json::from_str(example).unwrap();
    for (place, value) in odd {
        let mut all = Vec::new();
        pointers(&input, "", &mut all);
        *input.pointer_mut(&all[place.index(all.len())]).unwrap() = value.clone();
    }
    serde_json::to_vec(&input).unwrap()
}

/// Runs the command as a person would: an answer and no error, or status 2 with one line and no answer.
fn check(calculator: &Calculator, input: &[u8]) -> Result<(), TestCaseError> {
    let args = CalcArgs { name: Some(calculator.name.to_owned()), ..CalcArgs::default() };
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let status = run(&args, Language::Cs, input, &mut output, &mut errors);
    let (output, errors) = (String::from_utf8(output).unwrap(), String::from_utf8(errors).unwrap());
    match status {
        0 => prop_assert!(serde_json::from_str::<Value>(&output).is_ok() && errors.is_empty(), "{output}{errors}"),
        2 => prop_assert!(output.is_empty() && errors.lines().count() == 1, "{output}{errors}"),
        _ => prop_assert!(false, "status {status}"),
    }
    Ok(())
}

fn throw<T: std::fmt::Debug>(inputs: &impl Strategy<Value = T>, damage: impl Fn(&Calculator, &T) -> Vec<u8>) {
    for calculator in calculators(games::ALL) {
        let config = ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() };
        let thrown = TestRunner::new(config).run(inputs, |input| check(calculator, &damage(calculator, &input)));
        assert!(thrown.is_ok(), "{}: {}", calculator.name, thrown.unwrap_err());
    }
}

#[test]
fn damaged_text_stops_no_calculator() {
    let blows = proptest::collection::vec(blow(), 1..4);
    throw(&blows, |calculator, blows| damaged(calculator.example, blows));
}

#[test]
fn odd_values_stop_no_calculator() {
    let odd = proptest::collection::vec((any::<Index>(), odd_value()), 1..4);
    throw(&odd, |calculator, odd| with_odd_values(calculator.example, odd));
}

#[test]
fn damaged_lines_are_answered_line_by_line() {
    let blows = proptest::collection::vec(proptest::collection::vec(blow(), 0..2), 1..20);
    let config = ProptestConfig { cases: cases() / 20, failure_persistence: None, ..ProptestConfig::default() };
    let calculator = calculators(games::ALL).next().unwrap();
    let args = CalcArgs { name: Some(calculator.name.to_owned()), lines: true, ..CalcArgs::default() };
    let ran = TestRunner::new(config).run(&blows, |blows| {
        let mut lines: Vec<Vec<u8>> = blows.iter().map(|blows| damaged(calculator.example, blows)).collect();
        for line in &mut lines {
            line.retain(|&byte| byte != b'\n');
        }
        let mut input = lines.join(&b'\n');
        input.push(b'\n');
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        prop_assert_eq!(run(&args, Language::En, &input[..], &mut output, &mut errors), 0);
        let output = String::from_utf8(output).unwrap();
        prop_assert_eq!(output.lines().count(), lines.len());
        prop_assert!(output.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
        Ok(())
    });
    assert!(ran.is_ok(), "{}", ran.unwrap_err());
}
