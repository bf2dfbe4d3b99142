//! The fair deck at a table: what is drawn, what is refused, and what the record and the statistics make of it.

use super::*;
use crate::games::cities_and_knights::dice::Event;
use crate::games::cities_and_knights::track::Track;
use crate::locale::Language;
use crate::table::action::AnyAction;
use crate::table::rules::Scored as _;
use crate::table::seat::Choice;
use crate::table::trial;

fn setup(options: &[(&str, Choice)]) -> Setup {
    trial::setup("cities-and-knights", &trial::NAMES[..3], options)
}

fn table(options: &[(&str, Choice)]) -> State {
    let mut state = CitiesAndKnightsRules::start(&setup(options)).unwrap();
    next(&mut state);
    state
}

fn act(state: &mut State, action: impl Into<AnyAction<Action>>) {
    trial::enter::<CitiesAndKnightsRules>(state, action);
}

fn refused(state: &State, action: &(impl Clone + Into<AnyAction<Action>>)) -> bool {
    action.clone().into().check::<CitiesAndKnightsRules>(state).is_err()
}

fn next(state: &mut State) {
    trial::next::<CitiesAndKnightsRules>(state);
}

fn roll(state: &mut State, white: u8, red: u8, event: Event) {
    act(state, Action::Roll { white, red, event, by_app: false, deck: None });
}

fn deck(few: &str) -> State {
    table(&[("dice", Choice::Word(format!("deck-{few}")))])
}

fn draw(white: u8, red: u8, deck: u32) -> Action {
    Action::Roll { white, red, event: Event::Gate(Track::Trade), by_app: true, deck: Some(deck) }
}

/// Draws so many cards, each in a turn of its own.
fn draw_cards(state: &mut State, few: u32, count: usize) {
    for _ in 0..count {
        let from = state.deck.for_the_next(few);
        let (white, red) = from.cards().next().unwrap();
        act(state, draw(white, red, from.number()));
        next(state);
        next(state);
    }
}

#[test]
fn a_card_that_was_drawn_is_not_drawn_again_before_the_deck_is_shuffled() {
    let mut state = deck("5");
    draw_cards(&mut state, 5, 31);
    assert_eq!((state.deck.number(), state.deck.left()), (0, 5));
    assert!(refused(&state, &draw(1, 1, 0)), "it has gone");
    draw_cards(&mut state, 5, 1);
    assert_eq!((state.deck.number(), state.deck.left()), (1, 35));
    assert!(state.record.iter().all(|rolled| rolled.drawn));
}

#[test]
fn the_record_of_a_whole_deck_is_that_of_two_perfect_dice() {
    let mut state = deck("0");
    draw_cards(&mut state, 0, 72);
    for sum in 2..=12 {
        let times = state.record.iter().filter(|rolled| rolled.roll.number() == sum).count();
        assert_eq!(times as u32, 2 * crate::games::cities_and_knights::dice::ways(sum), "{sum}");
    }
}

#[test]
fn a_table_that_rolls_draws_no_card_and_one_that_draws_may_set_the_dice() {
    assert!(refused(&table(&[]), &draw(3, 4, 0)));
    let mut state = deck("5");
    // The Alchemist chooses the dice: no card goes for that.
    roll(&mut state, 3, 4, Event::Ship);
    assert_eq!((state.deck.left(), state.record[0].drawn), (36, false));
}

#[test]
fn cards_of_the_deck_are_no_luck_with_the_dice() {
    let mut state = deck("5");
    draw_cards(&mut state, 5, 3);
    roll(&mut state, 3, 4, Event::Ship);
    let mut result = crate::table::result::PlayResult::default();
    state.hand_in(&mut result);
    assert_eq!(result.tallies["dice"].iter().sum::<u32>(), 1);
    assert_eq!(result.tallies["dice"][5], 1);
}

#[test]
fn a_draw_says_where_it_came_from() {
    let said =
        |language: Language, number| language.say(&sentence::sentence(&setup(&[]), &deck("5"), &draw(3, 4, number)));
    let name = trial::NAMES[0];
    assert_eq!(said(Language::En, 0), format!("{name} draws 7 from the deck (red 4), Trade"));
    assert_eq!(said(Language::En, 1), format!("The deck is shuffled, and {name} draws 7 (red 4), Trade"));
    assert!(said(Language::Cs, 0).contains("z balíčku") && said(Language::Cs, 1).starts_with("Balíček se míchá"));
}

#[test]
fn the_log_of_a_play_with_dice_is_written_as_it_always_was() {
    let rolled = Action::Roll { white: 3, red: 4, event: Event::Ship, by_app: true, deck: None };
    let written = serde_json::to_value(&rolled).unwrap();
    assert_eq!(written, serde_json::json!({ "do": "roll", "white": 3, "red": 4, "event": "ship", "by_app": true }));
    assert_eq!(serde_json::to_value(draw(3, 4, 2)).unwrap()["deck"], 2);
}
