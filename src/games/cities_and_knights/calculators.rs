//! The calculators of the command line: JSON in, the rule's own function, JSON out.

use serde_json::{Value, json};

use super::attack::{Defense, Winner, attack};
use super::dice::Sea;
use super::knights::Strength;
use super::odds::{LONGEST, expected_rolls, lands_within};
use super::points::Holdings;
use super::progress::draws;
use super::seven::Hand;
use super::ship::Ship;
use super::supply::WALLS;
use super::track::{Level, Track};
use crate::games::calc::{CalcError, Calculator, Field, PlayerNames, fraction};
use crate::table::seat::Seat;

/// The calculators of the game, in the order in which they are listed.
pub const ALL: &[Calculator] = &[ATTACK, PROGRESS, POINTS, DISCARD, ODDS];

/// The barbarians' attack.
const ATTACK: Calculator = Calculator {
    name: "cities-and-knights.attack",
    about: "cities-and-knights-calc-attack",
    example: r#"{"on_turn":"Pepa","players":[{"player":"Pepa","cities":2,"metropolises":0,"knights":[1]},{"player":"Karel","cities":2,"metropolises":0,"knights":[1]},{"player":"Jana","cities":0,"metropolises":0,"knights":[1]},{"player":"Petra","cities":0,"metropolises":1,"knights":[]}]}"#,
    run: run_attack,
};

/// Who draws progress cards.
const PROGRESS: Calculator = Calculator {
    name: "cities-and-knights.progress",
    about: "cities-and-knights-calc-progress",
    example: r#"{"gate":"trade","red":3,"on_turn":"A","players":[{"player":"A","level":1},{"player":"B","level":2}]}"#,
    run: run_progress,
};

/// Victory points.
const POINTS: Calculator = Calculator {
    name: "cities-and-knights.points",
    about: "cities-and-knights-calc-points",
    example: r#"{"settlements":2,"cities":2,"metropolises":1,"longest_road":true,"defender":1,"merchant":true,"printer":true}"#,
    run: run_points,
};

/// What a 7 costs a hand.
const DISCARD: Calculator = Calculator {
    name: "cities-and-knights.discard",
    about: "cities-and-knights-calc-discard",
    example: r#"{"cards":10,"walls":1,"small_dragon":false}"#,
    run: run_discard,
};

/// When the barbarians land.
const ODDS: Calculator = Calculator {
    name: "cities-and-knights.odds",
    about: "cities-and-knights-calc-odds",
    example: r#"{"position":4,"track":7,"rolls":4,"die":"official"}"#,
    run: run_odds,
};

fn run_attack(input: &Field<'_>) -> Result<Value, CalcError> {
    let [on_turn, players] = input.object(["on_turn", "players"])?;
    let mut names = PlayerNames::default();
    let mut defenses = Vec::new();
    for entry in players.players()? {
        let [player, cities, metropolises, knights, magic_power] =
            entry.object(["player", "cities", "metropolises", "knights", "magic_power"])?;
        names.sit(&player)?;
        let mut strengths = Vec::new();
        for knight in knights.list(0..=9999)? {
            strengths.push(knight.number_as(1..=3, Strength::of)?);
        }
        defenses.push(Defense {
            cities: cities.count()?,
            metropolises: metropolises.count()?,
            knights: strengths,
            magic_power: magic_power.flag()?,
        });
    }
    let attack = attack(names.seat(&on_turn)?, defenses);
    Ok(json!({
        "barbarians": attack.barbarians,
        "knights": attack.knights,
        "winner": match attack.winner {
            Winner::Barbarians => "barbarians",
            Winner::Knights => "knights",
        },
        "lose_city": called(&attack.lose_city, &names),
        "defender": attack.defender.and_then(|seat| names.of(seat)),
        "draw_card": called(&attack.draw_card, &names),
    }))
}

fn run_progress(input: &Field<'_>) -> Result<Value, CalcError> {
    let [gate, red, on_turn, players] = input.object(["gate", "red", "on_turn", "players"])?;
    let gate = gate.choice(&Track::ALL.map(|track| (track.id(), track)))?;
    let red = red.number_as(1..=6, |red| u8::try_from(red).ok())?;
    let mut names = PlayerNames::default();
    let mut levels = Vec::new();
    for entry in players.players()? {
        let [player, level] = entry.object(["player", "level"])?;
        names.sit(&player)?;
        levels.push(level.number_as(0..=5, Level::at)?);
    }
    let draws = draws(gate, red, names.seat(&on_turn)?, levels);
    Ok(json!({ "draw": called(&draws.seats, &names) }))
}

fn run_points(input: &Field<'_>) -> Result<Value, CalcError> {
    let [
        settlements,
        cities,
        metropolises,
        longest_road,
        defender,
        merchant,
        printer,
        constitution,
        citadel,
        wizard,
        white_magic,
    ] = input.object([
        "settlements",
        "cities",
        "metropolises",
        "longest_road",
        "defender",
        "merchant",
        "printer",
        "constitution",
        "citadel",
        "wizard",
        "white_magic",
    ])?;
    let holdings = Holdings {
        settlements: settlements.count_or_zero()?,
        cities: cities.count_or_zero()?,
        fallen_cities: 0,
        metropolises: metropolises.count_or_zero()?,
        longest_road: longest_road.flag()?,
        defender: defender.count_or_zero()?,
        merchant: merchant.flag()?,
        printer: printer.flag()?,
        constitution: constitution.flag()?,
        citadel: citadel.flag()?,
        wizard: wizard.flag()?,
        white_magic: white_magic.flag()?,
    };
    Ok(json!({ "points": holdings.points() }))
}

fn run_discard(input: &Field<'_>) -> Result<Value, CalcError> {
    let [cards, walls, small_dragon] = input.object(["cards", "walls", "small_dragon"])?;
    let hand = Hand { cards: cards.count()?, walls: walls.number(0..=WALLS)?, small_dragon: small_dragon.flag()? };
    Ok(json!({ "limit": hand.limit(), "discard": hand.discard() }))
}

fn run_odds(input: &Field<'_>) -> Result<Value, CalcError> {
    let [position, track, rolls, die] = input.object(["position", "track", "rolls", "die"])?;
    let length = track.number(1..=LONGEST)?;
    let ship = position.number_as(0..=length - 1, |position| Ship::at(position, length).ok())?;
    let rolls = rolls.count()?;
    let sea = die.choice(&[("official", Sea::Official), ("fan", Sea::Fan), ("fan-split", Sea::FanSplit)])?;
    let (chance, mean) = (lands_within(ship, sea, rolls), expected_rolls(ship, sea));
    Ok(json!({
        "probability": fraction(chance.over(), chance.under()),
        "expected_rolls": fraction(mean.over(), mean.under()),
    }))
}

fn called<'a>(seats: &[Seat], names: &PlayerNames<'a>) -> Vec<Option<&'a str>> {
    seats.iter().map(|&seat| names.of(seat)).collect()
}
