//! What the two purple cards do that are played at an attack: Magic Power and the Counterspell (fan set).

use super::*;
use crate::games::cities_and_knights::attack::Winner;
use crate::games::cities_and_knights::knights::Strength;
use crate::locale::Language;
use crate::table::action::AnyAction;
use crate::table::seat::Choice;
use crate::table::trial;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// The fan set's table of three, each with a city; Carol alone has a knight. The barbarians have landed.
fn landed() -> State {
    let options = [("fan-set", Choice::Switch(true))];
    let setup = trial::setup("cities-and-knights", &trial::NAMES[..3], &options);
    let mut state = CitiesAndKnightsRules::start(&setup).unwrap();
    trial::next::<CitiesAndKnightsRules>(&mut state);
    act(&mut state, Action::BuildKnight { seat: C });
    act(&mut state, Action::Activate { seat: C, strength: Strength::Basic });
    state.landed = true;
    state
}

fn act(state: &mut State, action: impl Into<AnyAction<Action>>) {
    trial::enter::<CitiesAndKnightsRules>(state, action);
}

fn refused(state: &State, action: Action) -> String {
    trial::refusal::<CitiesAndKnightsRules>(state, action).0
}

#[test]
fn the_counterspell_keeps_one_city_and_the_others_lose_theirs() {
    let mut state = landed();
    let counterspell = |seat| Action::Counterspell { seat };
    assert_eq!(refused(&state, counterspell(Some(C))), "cities-and-knights-refuse-loses-nothing");
    act(&mut state, counterspell(Some(B)));
    let said =
        sentence::sentence(&trial::setup("cities-and-knights", &trial::NAMES[..3], &[]), &state, &Action::Attack);
    let words = Language::En.say(&said);
    assert!(words.ends_with(&format!("{} loses a city", trial::NAMES[0])), "{words}");
    act(&mut state, Action::Attack);
    assert_eq!([A, B, C].map(|seat| state.tableau(seat).cities), [0, 1, 1]);
    let fought = state.fought.as_ref().unwrap();
    assert_eq!((fought.spared, fought.losses.len(), fought.attack.winner), (Some(B), 1, Winner::Barbarians));
    assert_eq!(state.counterspell, None, "the card is gone");
}

#[test]
fn the_counterspell_is_for_the_attack_that_has_come_and_can_be_taken_back() {
    let mut state = landed();
    act(&mut state, Action::Counterspell { seat: Some(A) });
    act(&mut state, Action::Counterspell { seat: None });
    act(&mut state, Action::Attack);
    assert_eq!([A, B].map(|seat| state.tableau(seat).cities), [0, 0]);
    assert_eq!(refused(&state, Action::Counterspell { seat: Some(A) }), "cities-and-knights-refuse-no-attack");
    let mut plain = landed();
    plain.options.fan_set = false;
    assert_eq!(refused(&plain, Action::Counterspell { seat: Some(A) }), "cities-and-knights-refuse-fan-set");
}

#[test]
fn magic_power_is_played_once_the_barbarians_have_landed() {
    let mut state = landed();
    act(&mut state, Action::Card { seat: C, what: PointCard::MagicPower, on: true });
    assert_eq!((state.attack_now().knights, state.attack_now().winner), (2, Winner::Barbarians));
    act(&mut state, Action::Counterspell { seat: Some(A) });
    // With the knights as strong as the barbarians nobody loses a city, and the card was for nothing.
    act(&mut state, Action::Build { seat: B, what: Piece::City, change: -1 });
    assert_eq!((state.attack_now().winner, state.spared(&state.attack_now())), (Winner::Knights, None));
    act(&mut state, Action::Attack);
    assert_eq!(state.tableau(C).defender, 1);
}

#[test]
fn why_the_only_contributor_loses_is_said() {
    let mut state = landed();
    // Only Carol has a city that can be lost; she has the only knight.
    for seat in [A, B] {
        act(&mut state, Action::Build { seat, what: Piece::City, change: -1 });
    }
    act(&mut state, Action::Build { seat: C, what: Piece::City, change: 1 });
    let attack = state.attack_now();
    assert_eq!(attack.lose_city, [C]);
    let reason = attack.reason(&|seat| crate::table::rules::Guided::name(&state, seat));
    let told = reason
        .parts
        .iter()
        .find(|part| Language::En.say(&part.what).ends_with(&format!("{} loses a city", trial::NAMES[2])))
        .unwrap();
    let grounds: Vec<String> = told.parts.iter().map(|part| Language::En.say(&part.what)).collect();
    assert_eq!(grounds.iter().filter(|words| words.ends_with("has no city to lose")).count(), 2, "{grounds:?}");
}
