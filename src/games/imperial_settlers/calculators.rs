//! The calculators of the command line: JSON in, the rule's own function, JSON out.

use serde_json::{Value, json};

use super::attack::{Cost, Kind, Location, Prey, attack};
use super::attack_odds::attack_odds;
use super::board::Board;
use super::goods::Good;
use super::points::{Empire, Score, scoring};
use super::solo::Outcome;
use crate::games::calc::{CalcError, Calculator, Field, PlayerNames};
use crate::locale::Message;
use crate::table::seat::Seat;

/// The calculators of the game, in the order in which they are listed.
pub const ALL: &[Calculator] = &[FINAL, SOLO_ATTACK, SOLO_ODDS, SOLO_RESULT];

/// The points at the end.
const FINAL: Calculator = Calculator {
    name: "imperial-settlers.final",
    about: "imperial-settlers-calc-final",
    example: r#"{"players":[{"player":"A","track":40,"common":6,"faction":4,"shrines":[7],"gates":[3],"goods":3,"hand":2},{"player":"B","track":47,"common":4,"faction":5}]}"#,
    run: run_final,
};

/// One attack of the solo game's virtual player.
const SOLO_ATTACK: Calculator = Calculator {
    name: "imperial-settlers.solo-attack",
    about: "imperial-settlers-calc-solo-attack",
    example: r#"{"targets":["wood","stone","worker","gold"],"locations":[{"name":"Marketplace","kind":"action","raze":["wood","gold"],"cost":{"wood":1,"stone":1}},{"name":"Wood Supplier","kind":"production","raze":["wood","wood"],"cost":{"wood":1}}]}"#,
    run: run_solo_attack,
};

/// How likely the next attack of the solo game is to hit, with the attack cards of the Czech box.
const SOLO_ODDS: Calculator = Calculator {
    name: "imperial-settlers.solo-odds",
    about: "imperial-settlers-calc-solo-odds",
    example: r#"{"targets":["gold"],"locations":[{"name":"Marketplace","kind":"action","raze":["wood","gold"],"cost":{"wood":2}}]}"#,
    run: run_solo_odds,
};

/// The result of a solo game.
const SOLO_RESULT: Calculator = Calculator {
    name: "imperial-settlers.solo-result",
    about: "imperial-settlers-calc-solo-result",
    example: r#"{"faction_locations":7,"collection":6,"points":59}"#,
    run: run_solo_result,
};

/// How many entries a list may have that the box would not fill; generous, since the box is not checked here.
const MANY: usize = 9999;

fn run_final(input: &Field<'_>) -> Result<Value, CalcError> {
    let [players] = input.object(["players"])?;
    let mut names = PlayerNames::default();
    let mut empires = Vec::new();
    for entry in players.players()? {
        let [player, track, common, faction, shrines, gates, goods, hand] =
            entry.object(["player", "track", "common", "faction", "shrines", "gates", "goods", "hand"])?;
        names.sit(&player)?;
        empires.push(Empire {
            track: track.count()?,
            common: common.count()?,
            faction: faction.count()?,
            shrines: read_counts(&shrines)?,
            gates: read_counts(&gates)?,
            goods: goods.count_or_zero()?,
            hand: hand.count_or_zero()?,
        });
    }
    let scoring = scoring(&empires);
    let results = Seat::all(empires.len()).zip(&scoring.scores).map(|(seat, score)| show(names.of(seat), score));
    Ok(json!({ "players": results.collect::<Vec<_>>() }))
}

fn read_counts(list: &Field<'_>) -> Result<Vec<u32>, CalcError> {
    list.list_or_empty(0..=MANY)?.iter().map(Field::count).collect()
}

fn show(player: Option<&str>, score: &Score) -> Value {
    json!({
        "player": player,
        "track": score.track,
        "common": score.common,
        "faction": score.faction,
        "shrines": score.shrines,
        "gates": score.gates,
        "points": score.points(),
        "place": score.place,
    })
}

fn run_solo_attack(input: &Field<'_>) -> Result<Value, CalcError> {
    let [targets, locations] = input.object(["targets", "locations"])?;
    let targets: Vec<Good> = targets.list(1..=MANY)?.iter().map(read_good).collect::<Result<_, _>>()?;
    let read = read_locations(&locations)?;
    let attack = attack(&targets, &read);
    let razed = attack.hit.iter().flat_map(|hit| &hit.razed).filter_map(|&place| read.get(place));
    Ok(json!({
        "razed": razed.map(|location| location.name.as_str()).collect::<Vec<_>>(),
        "pair": attack.hit.as_ref().map(|hit| hit.pair),
        "targets": attack.targets,
    }))
}

fn run_solo_odds(input: &Field<'_>) -> Result<Value, CalcError> {
    let [targets, locations] = input.object(["targets", "locations"])?;
    let mut left = Board::printed().attack_cards();
    let mut revealed = Vec::new();
    for target in targets.list(0..=MANY)? {
        let good = read_good(&target)?;
        let rest = left.count(good).checked_sub(1);
        left.set(good, rest.ok_or_else(|| target.takes(Message::new("imperial-settlers-calc-card-left")))?);
        revealed.push(good);
    }
    let read = read_locations(&locations)?;
    let odds = attack_odds(&left, &revealed, &read);
    let falls = read.iter().zip(&odds.falls).map(|(location, cards)| json!({ "name": location.name, "cards": cards }));
    Ok(json!({ "cards": odds.cards, "nothing": odds.nothing, "falls": falls.collect::<Vec<_>>() }))
}

fn read_locations(list: &Field<'_>) -> Result<Vec<Location>, CalcError> {
    let mut read: Vec<Location> = Vec::new();
    for entry in list.list(0..=MANY)? {
        let location = read_location(&entry, &read)?;
        read.push(location);
    }
    Ok(read)
}

fn read_location(entry: &Field<'_>, before: &[Location]) -> Result<Location, CalcError> {
    let [name, kind, raze, cost] = entry.object(["name", "kind", "raze", "cost"])?;
    let is_new = |name: &&str| !name.is_empty() && before.iter().all(|location| location.name != *name);
    let name = name.read(|| Message::new("calc-a-new-name"), |value| value.as_str().filter(is_new))?;
    let kind =
        kind.choice(&[("action", Kind::Action), ("feature", Kind::Feature), ("production", Kind::Production)])?;
    let raze: Vec<Good> = raze.list(0..=MANY)?.iter().map(read_good).collect::<Result<_, _>>()?;
    Ok(Location { name: name.to_owned(), kind, prey: Prey::Raze(raze), cost: read_cost(&cost)? })
}

fn read_good(good: &Field<'_>) -> Result<Good, CalcError> {
    good.choice(&Good::ON_CARDS.map(|good| (good.id(), good)))
}

/// The cost; all of it, or any part of it, may be left out.
fn read_cost(cost: &Field<'_>) -> Result<Cost, CalcError> {
    if cost.is_left_out() {
        return Ok(Cost::default());
    }
    let [wood, stone, food] = cost.object(["wood", "stone", "food"])?;
    Ok(Cost { wood: wood.count_or_zero()?, stone: stone.count_or_zero()?, food: food.count_or_zero()? })
}

fn run_solo_result(input: &Field<'_>) -> Result<Value, CalcError> {
    let [faction_locations, collection, points] = input.object(["faction_locations", "collection", "points"])?;
    let outcome = Outcome {
        faction_locations: faction_locations.count()?,
        collection: collection.count()?,
        points: points.count()?,
    };
    Ok(json!({ "won": outcome.won(), "rank": outcome.rank() }))
}
