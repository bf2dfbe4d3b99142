//! The play's promises: turns go around, the ship sails and lands, metropolises move, and nothing impossible is entered.

use proptest::prelude::*;

use super::*;
use crate::games::cities_and_knights::CitiesAndKnights;
use crate::games::cities_and_knights::dice::Event;
use crate::games::cities_and_knights::knights::Strength;
use crate::games::cities_and_knights::ship::Current;
use crate::games::cities_and_knights::track::Track;
use crate::games::{Example, Game as _};
use crate::locale::Language;
use crate::table::action::{AnyAction, CellChange, TableAction};
use crate::table::guide::Next;
use crate::table::rules::{Guided as _, Scored as _};
use crate::table::seat::{Choice, Seat};
use crate::table::trial;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn setup(options: &[(&str, Choice)]) -> Setup {
    trial::setup("cities-and-knights", &trial::NAMES[..3], options)
}

fn table(options: &[(&str, Choice)]) -> State {
    let mut state = CitiesAndKnightsRules::start(&setup(options)).unwrap();
    next(&mut state);
    state
}

fn fan() -> State {
    table(&[("fan-set", Choice::Switch(true))])
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

/// A whole turn with this roll; an attack that comes is fought.
fn turn(state: &mut State, event: Event) {
    roll(state, 2, 3, event);
    if state.landed {
        act(state, Action::Attack);
    }
    next(state);
    next(state);
}

fn active_knight(state: &mut State, seat: Seat, strength: Strength) {
    act(state, Action::BuildKnight { seat });
    let knight = state.tableaus[seat.index()].knights.last_mut().unwrap();
    knight.strength = strength;
    knight.active = true;
}

fn points(state: &State, seat: Seat) -> i64 {
    sheet::points(state, seat)
}

#[test]
fn the_guide_file_is_sound_and_names_known_cards_and_rulings() {
    let guide = Guide::parse(GUIDE).unwrap();
    let cards = include_str!("../../../../data/games/cities-and-knights/cards.toml");
    let rulings = include_str!("../../../../data/games/cities-and-knights/rulings.toml");
    for step in guide.phases.iter().flat_map(|phase| phase.steps()) {
        for (ids, book) in [(&step.cards, cards), (&step.rulings, rulings)] {
            for id in ids {
                assert!(book.contains(&format!("\nid = \"{id}\"\n")), "{}: {id}", step.id);
            }
        }
    }
}

#[test]
fn one_and_seven_players_are_refused() {
    for count in [1, 7] {
        let mut setup = setup(&[]);
        let anna = setup.players[0].clone();
        setup.players = vec![anna; count];
        assert!(CitiesAndKnightsRules::start(&setup).is_err());
    }
}

#[test]
fn turns_go_around_the_table_and_each_needs_its_roll() {
    let mut state = table(&[]);
    let mut order = Vec::new();
    for _ in 0..5 {
        order.push(state.on_turn());
        let from = state.table.cursor;
        assert!(refused(&state, &TableAction::Next { from }), "no turn without a roll");
        turn(&mut state, Event::Gate(Track::Trade));
    }
    assert_eq!(order, [A, B, C, A, B]);
    assert_eq!(state.record.len(), 5);
}

/// T-CK-19: the attack comes on the 7th ship, and the ship is back at the start.
#[test]
fn the_seventh_ship_lands() {
    let mut state = table(&[]);
    for _ in 0..6 {
        turn(&mut state, Event::Ship);
    }
    assert_eq!((state.ship.position(), state.attacks), (6, 0));
    roll(&mut state, 1, 1, Event::Ship);
    assert!(state.landed);
    let from = state.table.cursor;
    assert!(refused(&state, &TableAction::Next { from }), "the attack comes before all else");
    act(&mut state, Action::Attack);
    assert_eq!((state.ship.position(), state.attacks, state.landed), (0, 1, false));
}

/// T-CK-20: with the fan set's die the attack comes on the 4th ship.
#[test]
fn the_fan_sets_fourth_ship_lands() {
    let mut state = fan();
    for _ in 0..3 {
        turn(&mut state, Event::Ship);
    }
    roll(&mut state, 1, 1, Event::Ship);
    assert!(state.landed);
}

/// T-CK-08 and T-CK-09: nobody has an active knight: all who have a city lose it, with the wall below it.
#[test]
fn without_knights_everyone_loses_a_city_and_its_wall() {
    let mut state = table(&[]);
    act(&mut state, Action::Build { seat: A, what: Piece::Wall, change: 1 });
    state.landed = true;
    act(&mut state, Action::Attack);
    for seat in [A, B, C] {
        let tableau = state.tableau(seat);
        assert_eq!((tableau.settlements, tableau.cities, tableau.walls), (2, 0, 0));
    }
}

/// T-CK-06: the strongest alone becomes Defender; all knights rest.
#[test]
fn the_strongest_becomes_defender_and_all_knights_rest() {
    let mut state = table(&[]);
    active_knight(&mut state, A, Strength::Strong);
    active_knight(&mut state, B, Strength::Basic);
    state.landed = true;
    let before = points(&state, A);
    act(&mut state, Action::Attack);
    assert_eq!(points(&state, A), before + 1);
    assert!(state.tableaus.iter().flat_map(|tableau| &tableau.knights).all(|knight| !knight.active));
    assert_eq!(state.fought.as_ref().unwrap().attack.defender, Some(A));
}

/// The five settlements stand: by default the city lies on its side, as an option it leaves the board.
#[test]
fn with_all_settlements_built_a_lost_city_lies_on_its_side_or_leaves() {
    for (word, expected) in [("on-its-side", (5, 1)), ("removed", (5, 0))] {
        let mut state = table(&[("no-settlement-left", Choice::Word(word.into()))]);
        act(&mut state, Action::Build { seat: A, what: Piece::Settlement, change: 4 });
        state.landed = true;
        act(&mut state, Action::Attack);
        let tableau = state.tableau(A);
        assert_eq!((tableau.settlements, tableau.fallen_cities), expected, "{word}");
    }
    let mut state = table(&[]);
    act(&mut state, Action::Build { seat: A, what: Piece::FallenCity, change: 1 });
    act(&mut state, Action::Build { seat: A, what: Piece::City, change: 1 });
    let tableau = state.tableau(A);
    assert_eq!((tableau.settlements, tableau.cities, tableau.fallen_cities), (1, 2, 0), "it is the first to stand up");
}

#[test]
fn where_the_table_plays_so_only_chosen_knights_take_part_and_rest() {
    let mut state = table(&[("choose-knights", Choice::Switch(true))]);
    active_knight(&mut state, A, Strength::Strong);
    active_knight(&mut state, A, Strength::Basic);
    state.landed = true;
    act(&mut state, Action::TakePart { seat: A, knights: Some(vec![Strength::Basic]) });
    assert_eq!(state.attack_now().contribution(A), 1);
    let two = Action::TakePart { seat: A, knights: Some(vec![Strength::Basic, Strength::Basic]) };
    assert!(refused(&state, &two), "there is only one");
    act(&mut state, Action::Attack);
    let active: Vec<bool> = state.tableau(A).knights.iter().map(|knight| knight.active).collect();
    assert_eq!(active, [true, false]);
}

/// T-CK-10: the metropolis goes to the first on level 5.
#[test]
fn a_metropolis_is_taken_by_the_first_at_the_end_of_its_track() {
    let mut state = table(&[]);
    act(&mut state, Action::SetLevel { seat: A, track: Track::Politics, level: 3 });
    act(&mut state, Action::Improve { seat: A, track: Track::Politics, crane: false });
    assert_eq!((state.metropolises.holder(Track::Politics), points(&state, A)), (Some(A), 1 + 4));
    act(&mut state, Action::SetLevel { seat: B, track: Track::Politics, level: 4 });
    act(&mut state, Action::Improve { seat: B, track: Track::Politics, crane: false });
    assert_eq!(state.metropolises.holder(Track::Politics), Some(B));
    assert_eq!((points(&state, A), points(&state, B)), (1 + 2, 1 + 4));
}

/// T-CK-11: one city that is a metropolis stops the other tracks at level 3.
#[test]
fn the_only_city_as_metropolis_stops_the_other_tracks() {
    let mut state = table(&[]);
    for _ in 0..4 {
        act(&mut state, Action::Improve { seat: A, track: Track::Trade, crane: false });
    }
    for _ in 0..3 {
        act(&mut state, Action::Improve { seat: A, track: Track::Science, crane: false });
    }
    assert!(refused(&state, &Action::Improve { seat: A, track: Track::Science, crane: false }));
}

/// T-CK-21: Magic power doubles, for one attack.
#[test]
fn magic_power_doubles_for_one_attack() {
    let mut state = fan();
    active_knight(&mut state, A, Strength::Basic);
    active_knight(&mut state, A, Strength::Strong);
    act(&mut state, Action::Card { seat: A, what: PointCard::MagicPower, on: true });
    assert_eq!(state.attack_now().contribution(A), 6);
    state.landed = true;
    act(&mut state, Action::Attack);
    assert!(!state.tableau(A).magic_power);
}

/// T-CK-22 and T-CK-23: the Great dragon takes one level, only from one above, with the metropolis.
#[test]
fn the_great_dragon_takes_a_level_and_its_metropolis() {
    let mut state = fan();
    let dragon = Action::GreatDragon { seat: A, target: B, track: Track::Trade };
    act(&mut state, Action::SetLevel { seat: B, track: Track::Trade, level: 3 });
    act(&mut state, Action::SetLevel { seat: A, track: Track::Trade, level: 1 });
    assert!(refused(&state, &dragon));
    act(&mut state, Action::SetLevel { seat: A, track: Track::Trade, level: 2 });
    act(&mut state, dragon.clone());
    let level = |state: &State, seat| state.tableau(seat).calendar.level(Track::Trade).number();
    assert_eq!((level(&state, A), level(&state, B)), (3, 2));
    act(&mut state, Action::SetLevel { seat: B, track: Track::Trade, level: 3 });
    act(&mut state, Action::Improve { seat: B, track: Track::Trade, crane: false });
    act(&mut state, dragon);
    assert_eq!((level(&state, A), level(&state, B), state.metropolises.holder(Track::Trade)), (4, 3, Some(A)));
}

/// T-CK-28: with three players cursed knights may be locked for six rolls, and never for fewer than three.
#[test]
fn a_curse_holds_for_three_rolls() {
    let mut state = fan();
    active_knight(&mut state, B, Strength::Basic);
    act(&mut state, Action::Curse { seat: B });
    let feed = Action::Activate { seat: B, strength: Strength::Basic };
    for _ in 0..3 {
        assert!(refused(&state, &feed));
        turn(&mut state, Event::Gate(Track::Trade));
    }
    act(&mut state, feed);
    assert_eq!(state.tableau(B).curse, None);
}

/// T-CK-29: a knight fed in this turn acts from the next one on; one that acted is fed again but does not act again.
#[test]
fn a_knight_acts_once_and_not_in_the_turn_it_was_fed() {
    let mut state = table(&[]);
    turn(&mut state, Event::Gate(Track::Trade));
    turn(&mut state, Event::Gate(Track::Trade));
    turn(&mut state, Event::Gate(Track::Trade));
    act(&mut state, Action::BuildKnight { seat: A });
    act(&mut state, Action::Activate { seat: A, strength: Strength::Basic });
    let go = Action::Act { seat: A, strength: Strength::Basic };
    assert!(refused(&state, &go));
    for _ in 0..3 {
        turn(&mut state, Event::Gate(Track::Trade));
    }
    act(&mut state, go.clone());
    act(&mut state, Action::Activate { seat: A, strength: Strength::Basic });
    assert!(refused(&state, &go));
}

#[test]
fn the_magic_current_moves_the_ship_and_can_bring_the_attack() {
    let mut state = fan();
    act(&mut state, Action::SetShip { position: 5 });
    roll(&mut state, 3, 4, Event::Gate(Track::Magic));
    act(&mut state, Action::MagicCurrent { way: Current::Back });
    assert_eq!(state.ship.position(), 3);
    act(&mut state, Action::SetShip { position: 5 });
    act(&mut state, Action::MagicCurrent { way: Current::Forward });
    assert!(state.landed);
}

#[test]
fn what_belongs_to_the_fan_set_needs_it() {
    let state = table(&[]);
    for action in [
        Action::Curse { seat: A },
        Action::Improve { seat: A, track: Track::Magic, crane: false },
        Action::Hold { what: Holding::Wizard, seat: Some(A) },
        Action::Card { seat: A, what: PointCard::WhiteMagic, on: true },
    ] {
        assert!(refused(&state, &action), "{action:?}");
    }
}

#[test]
fn a_city_takes_a_settlements_place_and_a_wall_needs_a_city() {
    let mut state = table(&[]);
    act(&mut state, Action::Build { seat: A, what: Piece::City, change: 1 });
    assert_eq!((state.tableau(A).settlements, state.tableau(A).cities), (0, 2));
    assert!(refused(&state, &Action::Build { seat: A, what: Piece::City, change: 1 }));
    act(&mut state, Action::Build { seat: A, what: Piece::Wall, change: 2 });
    assert!(refused(&state, &Action::Build { seat: A, what: Piece::Wall, change: 1 }));
}

#[test]
fn one_wins_on_the_own_turn_with_the_goal_and_others_are_told_to_wait() {
    let mut state = table(&[]);
    act(&mut state, Action::Build { seat: B, what: Piece::Defender, change: 10 });
    assert_eq!(points(&state, B), 13);
    assert!(refused(&state, &Action::Win { seat: B }), "it is Anna's turn");
    let warned = state.guide().warnings.iter().any(|say| say.key() == "cities-and-knights-wins-on-own-turn");
    assert!(warned);
    turn(&mut state, Event::Gate(Track::Trade));
    act(&mut state, Action::Win { seat: B });
    assert_eq!(state.guide().next, Next::Over);
    assert_eq!(state.standing().winners, [B]);
    assert_eq!(state.sheet().place(Seat(1)), Some(1));
}

#[test]
fn nobody_has_won_with_too_few_points_after_a_count_was_put_right() {
    let mut state = table(&[]);
    act(&mut state, Action::Build { seat: A, what: Piece::Defender, change: 10 });
    act(&mut state, Action::Win { seat: A });
    assert_eq!(state.standing().winners, [A]);
    act(&mut state, Action::Build { seat: A, what: Piece::Defender, change: -1 });
    let standing = state.standing();
    assert!(standing.winners.is_empty());
    let open: Vec<String> = standing.open.iter().map(|say| Language::En.say(say)).collect();
    assert_eq!(open, ["Anna has 12 of 13 points"]);
    // Then nobody leads "so far" below the word winner: it is said what is so.
    assert!(standing.leaders.is_empty() && state.sheet().places.is_empty());
    let guide = state.guide();
    assert_eq!((guide.title.key(), Language::En.say(&guide.place)), ("cities-and-knights-not-won", open[0].clone()));
    act(&mut state, Action::Build { seat: A, what: Piece::Defender, change: 1 });
    assert_eq!(state.standing().winners, [A]);
}

/// The citadel's ring lies around a city: it falls with the only one, by the barbarians and by hand.
#[test]
fn the_citadels_point_goes_with_the_only_city() {
    for by_barbarians in [true, false] {
        let mut state = fan();
        act(&mut state, Action::Card { seat: A, what: PointCard::Citadel, on: true });
        assert_eq!(points(&state, A), 4);
        if by_barbarians {
            state.landed = true;
            act(&mut state, Action::Attack);
        } else {
            act(&mut state, Action::Build { seat: A, what: Piece::City, change: -1 });
        }
        assert!(!state.tableau(A).citadel);
        assert_eq!(points(&state, A), 2, "two settlements are left");
    }
    let mut state = fan();
    act(&mut state, Action::Build { seat: A, what: Piece::City, change: 1 });
    act(&mut state, Action::Card { seat: A, what: PointCard::Citadel, on: true });
    state.landed = true;
    act(&mut state, Action::Attack);
    assert!(state.tableau(A).citadel, "which of two cities is lost, the table says");
}

/// What an old log holds still opens: a citadel that somebody took away by hand after the attack.
#[test]
fn a_card_that_is_gone_already_may_be_taken_away() {
    let mut state = fan();
    act(&mut state, Action::Card { seat: A, what: PointCard::Citadel, on: true });
    state.landed = true;
    act(&mut state, Action::Attack);
    act(&mut state, Action::Card { seat: A, what: PointCard::Citadel, on: false });
    assert!(!state.tableau(A).citadel);
}

/// What the attack has cost is told after it as before it: the city lost as the fifth settlement comes to stand.
#[test]
fn what_was_lost_is_kept_as_it_was_before_the_attack() {
    let mut state = table(&[]);
    act(&mut state, Action::Build { seat: A, what: Piece::Settlement, change: 3 });
    state.landed = true;
    let before = state.losses(&state.attack_now());
    act(&mut state, Action::Attack);
    assert_eq!(state.fought.as_ref().unwrap().losses, before);
}

#[test]
fn with_the_points_one_wins_before_the_roll_by_the_loud_button() {
    let mut state = table(&[]);
    act(&mut state, Action::Build { seat: B, what: Piece::Defender, change: 10 });
    turn(&mut state, Event::Gate(Track::Trade));
    assert!(state.roll.is_none() && state.on_turn() == B);
    assert_eq!(guide_view::next_action(&state), Some(Action::Win { seat: B }.into()));
    let Next::Ready(words) = state.guide().next else { panic!("nothing is missing") };
    assert_eq!(Language::En.say(&words), "Ben wins");
    // Dice that are rolled all the same bring what they bring, and an attack is fought first.
    act(&mut state, Action::SetShip { position: 6 });
    roll(&mut state, 1, 2, Event::Ship);
    assert_eq!(guide_view::next_action(&state), Some(Action::Attack.into()));
    act(&mut state, Action::Attack);
    assert_eq!(points(&state, B), 12, "the city is lost");
    assert_eq!(guide_view::next_action(&state), Some(TableAction::Next { from: state.table.cursor }.into()));
    act(&mut state, Action::Build { seat: B, what: Piece::Defender, change: 1 });
    let loud = guide_view::next_action(&state).unwrap();
    act(&mut state, loud);
    assert_eq!((state.winner, guide_view::next_action(&state)), (Some(B), None));
}

#[test]
fn a_metropolis_that_is_won_or_moved_stands_in_the_history() {
    let setup = setup(&[("fan-set", Choice::Switch(true))]);
    let mut state = fan();
    let said = |state: &mut State, action: Action| {
        let words = Language::En.say(&sentence::sentence(&setup, state, &action));
        act(state, action);
        words
    };
    let improve = |seat: Seat| Action::Improve { seat, track: Track::Science, crane: false };
    let level = |seat: Seat, level: u8| Action::SetLevel { seat, track: Track::Science, level };
    said(&mut state, level(A, 3));
    assert_eq!(said(&mut state, improve(A)), "Anna builds Science 4 and gets the metropolis");
    said(&mut state, level(C, 3));
    let dragon = Action::GreatDragon { seat: C, target: A, track: Track::Science };
    assert!(said(&mut state, dragon).ends_with("takes a level of Science from Anna, and the metropolis with it"));
    said(&mut state, level(B, 4));
    assert_eq!(said(&mut state, improve(B)), "Ben builds Science 5 and takes the metropolis from Cyril");
    said(&mut state, level(A, 4));
    assert_eq!(said(&mut state, improve(A)), "Anna builds Science 5");
}

#[test]
fn names_in_a_sentence_are_joined_as_in_one() {
    let setup = setup(&[]);
    let mut state = table(&[]);
    state.landed = true;
    let said = sentence::sentence(&setup, &state, &Action::Attack);
    assert_eq!(Language::En.say(&said), "Barbarians 3, knights 0: Anna, Ben and Cyril each lose a city");
    assert!(Language::Cs.say(&said).ends_with("o město přicházejí Anna, Ben a Cyril"));
}

fn any_own_action() -> impl Strategy<Value = Action> {
    let seat = || (0..4_u8).prop_map(Seat);
    let track = || prop::sample::select(&Track::ALL[..]);
    let strength = || prop::sample::select(&Strength::ALL[..]);
    let event = prop_oneof![Just(Event::Ship), Just(Event::TwoShips), track().prop_map(Event::Gate)];
    let piece =
        prop::sample::select(&[Piece::Settlement, Piece::City, Piece::FallenCity, Piece::Wall, Piece::Defender][..]);
    let card = prop::sample::select(
        &[
            PointCard::Printer,
            PointCard::Constitution,
            PointCard::WhiteMagic,
            PointCard::Citadel,
            PointCard::MagicPower,
        ][..],
    );
    prop_oneof![
        6 => (0..8_u8, 0..8_u8, event, prop::option::of(0..3_u32))
            .prop_map(|(white, red, event, deck)| Action::Roll { white, red, event, by_app: true, deck }),
        3 => Just(Action::Attack),
        1 => prop::option::of(seat()).prop_map(|seat| Action::Counterspell { seat }),
        4 => (seat(), piece, -2..4_i32).prop_map(|(seat, what, change)| Action::Build { seat, what, change }),
        4 => (seat(), track(), any::<bool>()).prop_map(|(seat, track, crane)| Action::Improve { seat, track, crane }),
        1 => (seat(), track(), 0..7_u8).prop_map(|(seat, track, level)| Action::SetLevel { seat, track, level }),
        1 => (track(), prop::option::of(seat())).prop_map(|(track, seat)| Action::SetMetropolis { track, seat }),
        3 => seat().prop_map(|seat| Action::BuildKnight { seat }),
        3 => (seat(), strength()).prop_map(|(seat, strength)| Action::Activate { seat, strength }),
        2 => (seat(), strength(), any::<bool>())
            .prop_map(|(seat, strength, active)| Action::Promote { seat, strength, active }),
        1 => (seat(), strength()).prop_map(|(seat, strength)| Action::Act { seat, strength }),
        1 => (seat(), strength(), any::<bool>())
            .prop_map(|(seat, strength, active)| Action::RemoveKnight { seat, strength, active }),
        1 => (seat(), card, any::<bool>()).prop_map(|(seat, what, on)| Action::Card { seat, what, on }),
        1 => seat().prop_map(|seat| Action::Curse { seat }),
        1 => (seat(), seat(), track()).prop_map(|(seat, target, track)| Action::GreatDragon { seat, target, track }),
        1 => Just(Action::MagicCurrent { way: Current::Forward }),
        1 => (seat(), prop::collection::vec(strength(), 0..3))
            .prop_map(|(seat, knights)| Action::TakePart { seat, knights: Some(knights) }),
        1 => (0..9_u32).prop_map(|position| Action::SetShip { position }),
        1 => seat().prop_map(|seat| Action::Win { seat }),
    ]
}

#[test]
fn a_defender_set_by_hand_counts_on_when_the_player_becomes_defender() {
    let mut state = table(&[]);
    let cell = |value| CellChange::new("defender", A, value);
    act(&mut state, cell(Some(1)));
    act(&mut state, Action::Build { seat: A, what: Piece::Defender, change: 1 });
    let shown = |state: &State| {
        let sheet = state.sheet();
        let cell = sheet.cell("points", "defender", A).unwrap();
        (cell.value, sheet.totals[0].value, points_of(state, A), points_reason(state, A).amount)
    };
    let before = state.holdings(A).points();
    assert_eq!(shown(&state), (Some(2), Some(before + 1), before + 1, Some(before + 1)));
    assert_eq!(edited(&state, crate::games::cities_and_knights::points::Row::Defender, A), Some(1));
    act(&mut state, cell(None));
    assert_eq!(shown(&state), (Some(1), Some(before), before, Some(before)));
}

fn any_action() -> impl Strategy<Value = AnyAction<Action>> {
    prop_oneof![
        30 => any_own_action().prop_map(AnyAction::from),
        1 => trial::any_move().prop_map(AnyAction::from),
    ]
}

proptest! {
    /// Whatever is entered in whatever order, nothing panics and no metropolis stands without its city: cities and
    /// metropolises never become more than what was built.
    #[test]
    fn any_actions_leave_a_table_that_can_be_shown(
        fan_set in any::<bool>(),
        choose in any::<bool>(),
        actions in prop::collection::vec((any_action(), any::<bool>()), 1..120),
    ) {
        let options = [("fan-set", Choice::Switch(fan_set)), ("choose-knights", Choice::Switch(choose))];
        let setup = setup(&options);
        let mut state = CitiesAndKnightsRules::start(&setup).unwrap();
        for (action, and_next) in actions {
            trial::attempt::<CitiesAndKnightsRules>(&mut state, action);
            if and_next {
                let from = state.table.cursor;
                trial::attempt::<CitiesAndKnightsRules>(&mut state, TableAction::Next { from });
            }
            let sheet = state.sheet();
            for seat in state.all_seats() {
                prop_assert_eq!(sheet.totals[seat.index()].value, Some(state.holdings(seat).points()));
            }
            prop_assert!(!state.guide().phases.is_empty());
        }
    }
}

fn example(which: Example) -> State {
    let (setup, actions) = CitiesAndKnights.example(which, Language::En);
    trial::played::<CitiesAndKnightsRules>(&setup, actions)
}

#[test]
fn the_finished_example_has_a_winner() {
    assert!(example(Example::Finished).winner.is_some());
}

#[test]
fn the_half_way_example_has_fought_once_and_is_rolling() {
    let state = example(Example::HalfWay);
    assert!(state.attacks >= 1);
    assert!(state.is_rolling() && state.roll.is_some());
}
