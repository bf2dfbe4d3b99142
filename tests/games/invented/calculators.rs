//! The calculator of the command line: JSON in, the rule's own function, JSON out.

use serde_json::{Value, json};
use tableside::games::calc::{CalcError, Calculator, Field, PlayerNames};

use super::harvest::scoring;

/// The calculators of the game, in the order in which they are listed.
pub const ALL: &[Calculator] = &[MARKET];

/// What the apples of all players are worth.
const MARKET: Calculator = Calculator {
    name: "orchard.market",
    about: "orchard-calc-market",
    example: r#"{"players":[{"player":"A","apples":12},{"player":"B","apples":9}]}"#,
    run: run_market,
};

fn run_market(input: &Field<'_>) -> Result<Value, CalcError> {
    let [players] = input.object(["players"])?;
    let (mut names, mut called, mut apples) = (PlayerNames::default(), Vec::new(), Vec::new());
    for entry in players.players()? {
        let [player, picked] = entry.object(["player", "apples"])?;
        called.push(names.sit(&player)?);
        apples.push(picked.count()?);
    }
    let result = |(player, score): (&str, super::harvest::Score)| json!({ "player": player, "baskets": score.baskets, "ribbon": score.ribbon, "points": score.points() });
    let results: Vec<Value> = called.into_iter().zip(scoring(&apples)).map(result).collect();
    Ok(json!({ "players": results }))
}
