//! Example plays for newcomers, entered like any other play.
//!
//! A game has them in its `example.json`: how the play starts, all that is entered in one evening, and how much of that
//! the half-way play has. Where the languages differ, as in names, there is `{"en": …, "cs": …}` in the place of a text.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;
use serde_json::Value;

use super::open::OpenError;
use super::{Example, Game};
use crate::locale::Language;
use crate::store::exchange::Exported;
use crate::table::log::LogError;
use crate::table::play::{begin, summary};
use crate::table::seat::Setup;

/// How long the players of an example took for each entry: longer than what would make two taps one.
const PACE: TimeDelta = TimeDelta::seconds(24);

/// Who entered the examples.
const BY: &str = "example";

/// An example play of a game, as it would be exported, with its last entry made at `last`.
///
/// Each entry goes through [`crate::table::play::Play::prepare`], so an example never says what the rules refuse.
///
/// # Errors
/// When an entry cannot be read again, which no entry of ours is.
pub fn example_play(
    game: &dyn Game,
    example: Example,
    language: Language,
    last: DateTime<Utc>,
) -> Result<Exported, OpenError> {
    let (setup, actions) = game.example(example, language);
    let entries = i32::try_from(actions.len()).unwrap_or(i32::MAX);
    let mut at = last - PACE * entries;
    let (header, first) = begin(&setup, at, BY).map_err(LogError::from)?;
    let mut lines = vec![first];
    let mut play = game.open(&lines)?;
    for action in &actions {
        at += PACE;
        // What the rules refuse is no part of the example; a test sees to it that they refuse nothing.
        let Ok(line) = play.prepare(action, at, BY) else { continue };
        play.accept(std::slice::from_ref(&line))?;
        lines.push(line);
    }
    let (summary, finished) = summary(play.as_ref());
    let summary = serde_json::to_string(&summary).unwrap_or_default();
    Ok(Exported { header, lines, summary, finished })
}

/// What an `example.json` holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    setup: Setup,
    /// How many of the actions the half-way play has.
    half_way: usize,
    /// What is entered there instead of what follows, where the two plays part.
    #[serde(default)]
    half_way_then: Vec<Value>,
    actions: Vec<Value>,
}

/// The example of a game as its `example.json` has it. A damaged file would be an example without players; the test of all
/// games' examples finds it first.
pub fn bundled_example(game: &str, text: &str, example: Example, language: Language) -> (Setup, Vec<Value>) {
    let Ok(File { setup, half_way, half_way_then, mut actions }) = read(text, language) else {
        return (Setup::new(game, []), Vec::new());
    };
    if example == Example::HalfWay {
        actions.truncate(half_way);
        actions.extend(half_way_then);
    }
    (setup, actions)
}

fn read(text: &str, language: Language) -> serde_json::Result<File> {
    let mut file = serde_json::from_str(text)?;
    choose(&mut file, language);
    serde_json::from_value(file)
}

/// Puts the text of one language in the place of each that is there in all of them.
fn choose(value: &mut Value, language: Language) {
    match value {
        Value::Object(fields) if Language::ALL.iter().all(|language| fields.contains_key(language.code())) => {
            *value = fields.remove(language.code()).unwrap_or_default();
        }
        Value::Object(fields) => fields.values_mut().for_each(|value| choose(value, language)),
        Value::Array(values) => values.iter_mut().for_each(|value| choose(value, language)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_finished_and_a_half_way_example() {
        let last = DateTime::<Utc>::UNIX_EPOCH + TimeDelta::days(20_000);
        for game in crate::games::ALL {
            for language in Language::ALL {
                for example in [Example::Finished, Example::HalfWay] {
                    let play = example_play(*game, example, language, last).unwrap();
                    let actions = game.example(example, language).1.len();
                    assert_eq!(play.lines.len(), actions + 1, "the rules refuse nothing");
                    assert_eq!(play.finished, example == Example::Finished);
                    assert_eq!(play.lines.last().unwrap().at, last);
                    assert!(play.lines.iter().all(|line| !line.body.contains("join")), "nothing is joined");
                }
            }
        }
    }
}
