//! Example plays for newcomers, entered like any other play.

use chrono::{DateTime, TimeDelta, Utc};

use super::open::OpenError;
use super::{Example, Game};
use crate::locale::Language;
use crate::store::exchange::Exported;
use crate::table::log::LogError;
use crate::table::play::{begin, summary};

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
