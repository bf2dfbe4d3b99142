//! The calculator of the command line: JSON in, the rule's own function, JSON out.

use serde_json::{Value, json};

use super::board::Board;
use super::points::{Holdings, Score, Terms, scoring};
use crate::games::calc::{CalcError, Calculator, Field, PlayerNames};
use crate::games::figure::Figure;
use crate::table::reason::Sure;
use crate::table::seat::Seat;

/// The calculators of the game, in the order in which they are listed.
pub const ALL: &[Calculator] = &[FINAL];

/// The points at the end.
const FINAL: Calculator = Calculator {
    name: "dice-settlers.final",
    about: "dice-settlers-calc-final",
    example: r#"{"house_points":2,"players":[{"player":"A","vp_tokens":12,"tiles":9,"technologies":11,"houses":4,"dice":9,"other":0},{"player":"B","vp_tokens":20,"tiles":14,"technologies":6,"houses":2,"dice":7}]}"#,
    run: run_final,
};

fn run_final(input: &Field<'_>) -> Result<Value, CalcError> {
    let [house_points, players] = input.object(["house_points", "players"])?;
    let house_points = house_points.count_or_zero()?;
    let mut names = PlayerNames::default();
    let mut holdings = Vec::new();
    for entry in players.players()? {
        let [player, vp_tokens, tiles, technologies, houses, dice, other] =
            entry.object(["player", "vp_tokens", "tiles", "technologies", "houses", "dice", "other"])?;
        names.sit(&player)?;
        holdings.push(Holdings {
            vp_tokens: vp_tokens.count_or_zero()?,
            tiles: tiles.count_or_zero()?,
            technologies: technologies.count_or_zero()?,
            houses: houses.count_or_zero()?,
            dice: dice.count_or_zero()?,
            other: other.count_or_zero()?,
        });
    }
    let terms = Terms { house: Figure::known(house_points, Sure::Owner), ..Terms::of(Board::printed()) };
    let scoring = scoring(terms, &holdings);
    let results = Seat::all(holdings.len()).zip(&scoring.scores).map(|(seat, score)| show(names.of(seat), score));
    Ok(json!({ "players": results.collect::<Vec<_>>() }))
}

fn show(player: Option<&str>, score: &Score) -> Value {
    json!({
        "player": player,
        "vp_tokens": score.vp_tokens,
        "tiles": score.tiles,
        "technologies": score.technologies,
        "houses": score.houses,
        "dice": score.dice,
        "other": score.other,
        "points": score.points(),
        "place": score.place,
    })
}
