//! `tableside calc`: the calculators, from JSON on standard input to JSON on standard output.

use std::io::{self, BufRead, ErrorKind, Read as _, Write};

use clap::Args;
use serde_json::{Value, json};
use thiserror::Error;

use super::failure::{FAILED, WRONG};
use crate::games;
use crate::games::calc::{CalcError, Calculator, LONGEST, calculators};
use crate::locale::{Language, Message};
use crate::store::system::in_words;

/// What `tableside calc` is asked for.
#[derive(Clone, Debug, Default, Args)]
pub struct CalcArgs {
    /// The calculator, such as amun-re.income
    pub name: Option<String>,
    /// Read one object a line and answer one line for each
    #[arg(long, conflicts_with_all = ["list", "example"])]
    pub lines: bool,
    /// List all calculators
    #[arg(long, conflicts_with_all = ["name", "example"])]
    pub list: bool,
    /// Print an input that works
    #[arg(long)]
    pub example: bool,
    /// The list as JSON, for other programs; an answer always is
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Error)]
enum Failure {
    #[error("an unknown calculator")]
    Name(Message),
    #[error(transparent)]
    Input(#[from] CalcError),
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// Runs the command and gives its exit status: 0, or 2 for bad input with one line on `errors` and nothing on `output`.
///
/// With `--lines` each line gets one line as its answer, also an empty one, so that answers can be told by their number;
/// a bad line is answered with `{"error": "…"}`, and the status is 0.
pub fn run(
    args: &CalcArgs,
    language: Language,
    input: impl BufRead,
    mut output: impl Write,
    mut errors: impl Write,
) -> u8 {
    let done = attempt(args, language, input, &mut output).and_then(|()| Ok(output.flush()?));
    let (status, say) = match done {
        Ok(()) => return 0,
        Err(Failure::Name(say)) => (WRONG, say),
        Err(Failure::Input(error)) => (WRONG, error.message().clone()),
        Err(Failure::Io(error)) if error.kind() == ErrorKind::BrokenPipe => return 0,
        Err(Failure::Json(error)) if error.io_error_kind() == Some(ErrorKind::BrokenPipe) => {
            return 0;
        }
        Err(Failure::Io(error)) => (FAILED, failed(&error)),
        Err(Failure::Json(error)) => (FAILED, failed(&error)),
    };
    // Where even the errors cannot be written, the status has to be enough.
    writeln!(errors, "{}", language.say(&say)).ok();
    status
}

fn failed(error: &dyn std::error::Error) -> Message {
    Message::new("command-failed").say("reason", in_words(&error.to_string()))
}

fn attempt(args: &CalcArgs, language: Language, input: impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
    if args.list {
        return if args.json { list_as_json(language, output) } else { list(language, output) };
    }
    let calculator = named(args.name.as_deref())?;
    if args.example {
        writeln!(output, "{}", calculator.example)?;
        Ok(())
    } else if args.lines {
        answer_lines(calculator, language, input, output)
    } else {
        answer_one(calculator, input, output)
    }
}

fn named(name: Option<&str>) -> Result<&'static Calculator, Failure> {
    let known = || Message::literals(calculators(games::ALL).map(|calculator| calculator.name));
    let Some(name) = name else {
        return Err(Failure::Name(Message::new("command-calc-which").list("known", known())));
    };
    let unknown = || Message::new("command-calc-unknown").text("name", name.escape_debug().to_string());
    Calculator::named(games::ALL, name).ok_or_else(|| Failure::Name(unknown().list("known", known())))
}

fn list(language: Language, output: &mut impl Write) -> Result<(), Failure> {
    let width = calculators(games::ALL).map(|calculator| calculator.name.len()).max().unwrap_or(0);
    for calculator in calculators(games::ALL) {
        writeln!(output, "{:width$}  {}", calculator.name, language.words(calculator.about))?;
    }
    Ok(())
}

fn list_as_json(language: Language, output: &mut impl Write) -> Result<(), Failure> {
    let calculator = |calculator: &Calculator| {
        let example: Value = serde_json::from_str(calculator.example).unwrap_or_default();
        json!({ "name": calculator.name, "about": language.words(calculator.about), "example": example })
    };
    write(&calculators(games::ALL).map(calculator).collect(), output)
}

/// One byte more than an input may have is enough to see that it is too long.
const ENOUGH: u64 = LONGEST as u64 + 1;

fn answer_one(calculator: &Calculator, input: impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
    let mut text = Vec::new();
    input.take(ENOUGH).read_to_end(&mut text)?;
    write(&calculator.answer(&text)?, output)
}

fn answer_lines(
    calculator: &Calculator,
    language: Language,
    mut input: impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let mut line = Vec::new();
    while input.by_ref().take(ENOUGH).read_until(b'\n', &mut line)? > 0 {
        if !line.ends_with(b"\n") {
            // The rest of a line that is too long gets no answer of its own.
            input.skip_until(b'\n')?;
        }
        let answer = calculator.answer(&line).unwrap_or_else(|error| json!({ "error": language.say(error.message()) }));
        write(&answer, output)?;
        line.clear();
    }
    Ok(())
}

fn write(answer: &Value, output: &mut impl Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *output, answer)?;
    writeln!(output)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calc(args: &CalcArgs, language: Language, input: &str) -> (u8, String, String) {
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        let status = run(args, language, input.as_bytes(), &mut output, &mut errors);
        (status, String::from_utf8(output).unwrap(), String::from_utf8(errors).unwrap())
    }

    fn prices() -> CalcArgs {
        CalcArgs { name: Some("amun-re.prices".to_owned()), ..CalcArgs::default() }
    }

    #[test]
    fn the_arguments_fit_together() {
        let command = CalcArgs::augment_args(clap::Command::new("calc"));
        command.clone().debug_assert();
        for wrong in [["calc", "--list", "--lines"], ["calc", "--list", "--example"], ["calc", "--list", "name"]] {
            assert!(command.clone().try_get_matches_from(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn an_answer_is_one_line() {
        let (status, output, errors) = calc(&prices(), Language::En, r#"{"cards":2,"farmers":4,"bricks":3}"#);
        assert_eq!((status, errors.as_str()), (0, ""));
        assert_eq!(output, "{\"bricks\":6,\"cards\":3,\"farmers\":10,\"gold\":19}\n");
    }

    #[test]
    fn bad_input_is_status_2_and_one_line_in_the_language() {
        let input = "{\"cards\":2,\"farmers\":-4,\n\"bricks\":3}";
        let english = "farmers takes a whole number from 0 to 9999\n";
        assert_eq!(calc(&prices(), Language::En, input), (2, String::new(), english.to_owned()));
        let czech = "farmers má být celé číslo od 0 do 9999\n";
        assert_eq!(calc(&prices(), Language::Cs, input), (2, String::new(), czech.to_owned()));
    }

    #[test]
    fn an_unknown_calculator_is_status_2_and_the_known_ones_are_named() {
        for name in [None, Some("amun-re.price\n".to_owned())] {
            let args = CalcArgs { name, ..CalcArgs::default() };
            let (status, output, errors) = calc(&args, Language::En, "");
            assert_eq!((status, output.as_str(), errors.lines().count()), (2, "", 1));
            assert!(calculators(games::ALL).all(|calculator| errors.contains(calculator.name)), "{errors}");
        }
    }

    #[test]
    fn each_line_is_answered_by_a_line() {
        let args = CalcArgs { lines: true, ..prices() };
        let good = r#"{"cards":1,"farmers":0,"bricks":0}"#;
        let (status, output, errors) = calc(&args, Language::En, &format!("{good}\nbad\n\n{good}\r\n{good}"));
        assert_eq!((status, errors.as_str()), (0, ""));
        let lines: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let golds: Vec<Option<i64>> = lines.iter().map(|line| line["gold"].as_i64()).collect();
        assert_eq!(golds, [Some(1), None, None, Some(1), Some(1)]);
        assert!(lines[1]["error"].is_string() && lines[2]["error"].is_string());
    }

    #[test]
    fn a_line_that_is_too_long_has_one_answer_and_the_next_line_its_own() {
        let args = CalcArgs { lines: true, ..prices() };
        let good = r#"{"cards":1,"farmers":0,"bricks":0}"#;
        for length in [LONGEST - 1, LONGEST, LONGEST + 1, 3 * LONGEST] {
            let (_, output, _) = calc(&args, Language::En, &format!("{}\n{good}\n", "[".repeat(length)));
            let lines: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            assert!(lines.len() == 2 && lines[0]["error"].is_string(), "{output}");
            assert_eq!(lines[1]["gold"], 1);
        }
    }

    #[test]
    fn the_list_has_a_line_for_each_calculator() {
        let args = CalcArgs { list: true, ..CalcArgs::default() };
        for language in Language::ALL {
            let (status, output, _) = calc(&args, language, "");
            assert_eq!((status, output.lines().count()), (0, calculators(games::ALL).count()));
            assert!(calculators(games::ALL).all(|calculator| !output.contains(calculator.about)), "{output}");
        }
    }

    #[test]
    fn an_example_that_is_printed_is_an_input_that_works() {
        for calculator in calculators(games::ALL) {
            let args = CalcArgs { name: Some(calculator.name.to_owned()), ..CalcArgs::default() };
            let (_, example, _) = calc(&CalcArgs { example: true, ..args.clone() }, Language::En, "");
            assert_eq!(calc(&args, Language::En, &example).0, 0, "{example}");
        }
    }

    #[test]
    fn a_reader_that_goes_away_is_no_error() {
        struct Gone;
        impl Write for Gone {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let list = CalcArgs { list: true, ..CalcArgs::default() };
        let (status, json, _) = calc(&CalcArgs { json: true, ..list.clone() }, Language::Cs, "");
        let all: Vec<Value> = serde_json::from_str(&json).unwrap();
        assert_eq!((status, all.len()), (0, calculators(games::ALL).count()));
        assert!(
            all.iter().all(|one| one["name"].is_string() && one["about"].is_string() && one["example"].is_object())
        );
        let mut errors = Vec::new();
        let example = calculators(games::ALL).next().unwrap().example;
        assert_eq!(run(&list, Language::En, example.as_bytes(), Gone, &mut errors), 0);
        assert_eq!(run(&prices(), Language::En, example.as_bytes(), Gone, &mut errors), 0);
        assert_eq!(errors, b"");
    }
}
