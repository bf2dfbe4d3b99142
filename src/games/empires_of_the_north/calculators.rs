//! The calculators of the command line: JSON in, the rule's own function, JSON out.

use serde_json::{Value, json};

use super::end::Reached;
use super::points::{Empire, Score, Terms, scoring};
use crate::games::calc::{CalcError, Calculator, Field, PlayerNames};
use crate::table::seat::Seat;

/// The calculators of the game, in the order in which they are listed.
pub const ALL: &[Calculator] = &[FINAL, END];

/// The points at the end.
const FINAL: Calculator = Calculator {
    name: "empires-of-the-north.final",
    about: "empires-of-the-north-calc-final",
    example: r#"{"raze_scores":false,"players":[{"player":"A","track":27,"cards":12,"resources":7,"gold":3,"raze":1,"workers":5,"hand":2},{"player":"B","track":31,"cards":10,"resources":4,"gold":2}]}"#,
    run: run_final,
};

/// Which round is the last.
const END: Calculator = Calculator {
    name: "empires-of-the-north.end",
    about: "empires-of-the-north-calc-end",
    example: r#"{"round":5,"after_actions":24,"after_sailing":26}"#,
    run: run_end,
};

fn run_final(input: &Field<'_>) -> Result<Value, CalcError> {
    let [raze_scores, players] = input.object(["raze_scores", "players"])?;
    let terms = Terms { raze_scores: raze_scores.flag()? };
    let mut names = PlayerNames::default();
    let mut empires = Vec::new();
    for entry in players.players()? {
        let [player, track, cards, resources, gold, raze, workers, hand] =
            entry.object(["player", "track", "cards", "resources", "gold", "raze", "workers", "hand"])?;
        names.sit(&player)?;
        empires.push(Empire {
            track: track.count()?,
            cards: cards.count()?,
            resources: resources.count()?,
            gold: gold.count()?,
            raze: raze.count_or_zero()?,
            workers: workers.count_or_zero()?,
            hand: hand.count_or_zero()?,
        });
    }
    let scoring = scoring(terms, &empires);
    let results = Seat::all(empires.len()).zip(&scoring.scores).map(|(seat, score)| show(names.of(seat), score));
    Ok(json!({ "players": results.collect::<Vec<_>>() }))
}

fn show(player: Option<&str>, score: &Score) -> Value {
    json!({
        "player": player,
        "track": score.track,
        "cards": score.cards,
        "resources": score.resources,
        "gold": score.gold,
        "raze": score.raze,
        "points": score.points(),
        "place": score.place,
    })
}

fn run_end(input: &Field<'_>) -> Result<Value, CalcError> {
    let [round, after_actions, after_sailing] = input.object(["round", "after_actions", "after_sailing"])?;
    let reached =
        Reached { round: round.count()?, after_actions: after_actions.count()?, after_sailing: after_sailing.count()? };
    Ok(json!({ "last_round": reached.last_round() }))
}
