//! The worked examples of Cities & Knights and of its fan set, each under its number.

use tableside::games::cities_and_knights::attack::{Attack, Defense, Winner, attack};
use tableside::games::cities_and_knights::building::Purchase;
use tableside::games::cities_and_knights::cards::Card;
use tableside::games::cities_and_knights::citadel::{Citadel, Way};
use tableside::games::cities_and_knights::curse::{Curse, rolls_locked};
use tableside::games::cities_and_knights::dice::{Event, Roll, Sea};
use tableside::games::cities_and_knights::dragon::great_dragon;
use tableside::games::cities_and_knights::goods::{Cost, Good};
use tableside::games::cities_and_knights::improve::{Builder, improve};
use tableside::games::cities_and_knights::knights::{Knight, Strength};
use tableside::games::cities_and_knights::land::{Terrain, check_swap, gain};
use tableside::games::cities_and_knights::loss::{WallLoss, wall_loss};
use tableside::games::cities_and_knights::metropolis::{Metropolises, Move};
use tableside::games::cities_and_knights::points::Holdings;
use tableside::games::cities_and_knights::progress::draws;
use tableside::games::cities_and_knights::rule_violation::RuleViolation;
use tableside::games::cities_and_knights::seven::{Hand, Robber};
use tableside::games::cities_and_knights::ship::Ship;
use tableside::games::cities_and_knights::track::{Calendar, Level, Track};
use tableside::table::seat::Seat;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn level(number: u32) -> Level {
    Level::at(number).unwrap()
}

/// What a player brings to an attack; the knights by their points.
fn defense(cities: u32, metropolises: u32, knights: &[u32]) -> Defense {
    let knights = knights.iter().map(|&points| Strength::of(points).unwrap()).collect();
    Defense { cities, metropolises, knights, magic_power: false }
}

fn strengths(attack: &Attack) -> (u32, u32, Winner) {
    (attack.barbarians, attack.knights, attack.winner)
}

/// A player who has built one track so far, with so many ordinary cities.
fn builder(track: Track, built: u32, cities: u32) -> Builder {
    Builder { calendar: Calendar::default().with(track, level(built)), cities, citadel: false }
}

#[test]
fn t_ck_01_a_yellow_gate_and_a_red_three() {
    let roll = Roll::new(6, 3, Event::Gate(Track::Trade), Sea::Official).unwrap();
    assert_eq!(roll.number(), 9);
    let b = Calendar::default().with(Track::Politics, level(1)).with(Track::Trade, level(2));
    let draws = draws(Track::Trade, roll.red, A, vec![Level::NONE, b.level(Track::Trade)]);
    assert_eq!(draws.seats, [B]);
}

#[test]
fn t_ck_02_the_first_level_shows_no_three() {
    assert_eq!(draws(Track::Trade, 3, A, vec![Level::NONE, level(1)]).seats, []);
}

#[test]
fn t_ck_03_the_weakest_have_no_city_to_lose() {
    let [pepa, karel, jana, petra] =
        [defense(2, 0, &[1]), defense(2, 0, &[1]), defense(0, 0, &[1]), defense(0, 1, &[])];
    let attack = attack(A, vec![pepa, karel, jana, petra]);
    assert_eq!(strengths(&attack), (5, 3, Winner::Barbarians));
    assert_eq!(attack.lose_city, [A, B]);
}

#[test]
fn t_ck_04_the_only_one_with_a_city_loses_it() {
    let attack = attack(A, vec![defense(0, 0, &[]), defense(0, 1, &[]), defense(1, 0, &[1])]);
    assert_eq!(strengths(&attack), (2, 1, Winner::Barbarians));
    assert_eq!(attack.lose_city, [C]);
}

#[test]
fn t_ck_05_two_weakest_lose_one_each() {
    let attack = attack(A, vec![defense(3, 0, &[2]), defense(1, 0, &[1]), defense(1, 0, &[1])]);
    assert_eq!(strengths(&attack), (5, 4, Winner::Barbarians));
    assert_eq!(attack.lose_city, [B, C]);
}

#[test]
fn t_ck_06_a_single_defender() {
    let attack = attack(C, vec![defense(2, 0, &[2]), defense(1, 0, &[1]), defense(1, 0, &[1])]);
    assert_eq!(strengths(&attack), (4, 4, Winner::Knights));
    assert_eq!((attack.defender, attack.draw_card), (Some(A), vec![]));
}

#[test]
fn t_ck_07_two_defenders_draw_a_card_each() {
    let attack = attack(B, vec![defense(2, 0, &[2]), defense(2, 0, &[1, 1])]);
    assert_eq!(strengths(&attack), (4, 4, Winner::Knights));
    assert_eq!((attack.defender, attack.draw_card), (None, vec![B, A]));
}

#[test]
fn t_ck_08_without_any_knight_everyone_loses_a_city() {
    let attack = attack(A, vec![defense(1, 0, &[]); 3]);
    assert_eq!(attack.lose_city, [A, B, C]);
}

// That the wall below the chosen city goes, where only some cities have one, is the play's to test.
#[test]
fn t_ck_09_a_wall_goes_with_its_city() {
    assert_eq!(wall_loss(1, 1, 0), WallLoss::One);
    let limit = |walls| Hand { walls, ..Hand::default() }.limit();
    assert_eq!(limit(0), limit(1) - 2);
}

#[test]
fn t_ck_10_the_first_at_the_end_takes_the_metropolis() {
    let builders = [builder(Track::Politics, 4, 0), builder(Track::Politics, 4, 1)];
    let before = Metropolises::default().with(Track::Politics, Some(A));
    let improvement = improve(B, Track::Politics, false, &builders, &before).unwrap();
    assert_eq!((improvement.level, improvement.metropolis), (level(5), Move::Taken { from: A }));
    let after = before.after(B, Track::Politics, improvement.metropolis);
    let points = |metropolises| Holdings { metropolises, cities: 1 - metropolises, ..Holdings::default() }.points();
    assert_eq!((after.of(A).count(), after.of(B).count(), points(0) - points(1)), (0, 1, -2));
    // For good: A's own fifth level does not bring it back.
    let builders = [builder(Track::Politics, 4, 1), builder(Track::Politics, 5, 0)];
    assert_eq!(improve(A, Track::Politics, false, &builders, &after).unwrap().metropolis, Move::Stays);
}

#[test]
fn t_ck_11_one_city_that_is_a_metropolis() {
    let metropolises = Metropolises::default().with(Track::Science, Some(A));
    let next = |built| improve(A, Track::Trade, false, &[builder(Track::Trade, built, 0)], &metropolises);
    assert_eq!(next(2).unwrap().level, level(3));
    assert_eq!(next(3), Err(RuleViolation::NeedsCityForMetropolis));
}

#[test]
fn t_ck_12_mining() {
    assert_eq!((gain(&[2, 1]), Terrain::Mountains.resource()), (4, Some(Good::Ore)));
}

#[test]
fn t_ck_13_irrigation() {
    assert_eq!((gain(&[2, 1]), Terrain::Fields.resource()), (4, Some(Good::Grain)));
}

#[test]
fn t_ck_14_the_inventor() {
    assert_eq!(check_swap(Card::Inventor, [9, 11]), Ok(()));
    assert_eq!(check_swap(Card::Inventor, [6, 9]), Err(RuleViolation::InventorLeaves { number: 6 }));
}

#[test]
fn t_ck_15_the_favor_of_the_stars() {
    assert_eq!(check_swap(Card::FavorOfTheStars, [6, 9]), Ok(()));
}

#[test]
fn t_ck_16_walls_and_the_small_dragon() {
    let limits = |small_dragon| [0, 1, 2, 3].map(|walls| Hand { cards: 0, walls, small_dragon }.limit());
    assert_eq!(limits(false), [7, 9, 11, 13]);
    assert_eq!(limits(true), [11, 13, 15, 17]);
}

#[test]
fn t_ck_17_the_crane() {
    let cost = |number| level(number).cost(Track::Science, true);
    assert_eq!((cost(1), cost(4)), (Cost::default(), Cost::of(&[(Good::Book, 3)])));
}

#[test]
fn t_ck_18_medicine() {
    assert_eq!(Purchase::CityByMedicine.price(), Cost::of(&[(Good::Ore, 2), (Good::Grain, 1)]));
    assert_eq!(Purchase::City.price(), Cost::of(&[(Good::Ore, 3), (Good::Grain, 2)]));
}

/// The ship after so many rolls of the ship's face, and with which of them it landed.
fn landings(sea: Sea, rolls: u32) -> (Vec<u32>, Ship) {
    let mut ship = Ship::at(0, 7).unwrap();
    let mut landings = Vec::new();
    for number in 1..=rolls {
        let sailed = ship.sail(sea.steps(Roll::new(1, 1, Event::Ship, sea).unwrap()));
        if sailed.lands {
            landings.push(number);
        }
        ship = sailed.ship;
    }
    (landings, ship)
}

#[test]
fn t_ck_19_the_seventh_ship_lands() {
    let (landings, ship) = landings(Sea::Official, 7);
    assert_eq!((landings, ship.position()), (vec![7], 0));
}

#[test]
fn t_ck_20_the_fourth_ship_of_the_fan_die_lands() {
    let (landings, ship) = landings(Sea::Fan, 4);
    assert_eq!((landings, ship.position()), (vec![4], 0));
}

#[test]
fn t_ck_21_magic_power() {
    let plain = defense(1, 0, &[1, 2]);
    let doubled = Defense { magic_power: true, ..plain.clone() };
    assert_eq!((plain.contribution(), doubled.contribution()), (3, 6));
}

#[test]
fn t_ck_22_the_great_dragon_takes_the_next_level_only() {
    let fly = |own, target| {
        let builders = [builder(Track::Trade, own, 1), builder(Track::Trade, target, 1)];
        great_dragon(A, B, Track::Trade, &builders, &Metropolises::default())
    };
    let flight = fly(2, 3).unwrap();
    assert_eq!((flight.target_level, flight.own_level), (level(2), level(3)));
    assert_eq!(fly(1, 3), Err(RuleViolation::DragonNeedsOneBelow));
    assert_eq!(fly(4, 5), Err(RuleViolation::DragonAtTheTop));
}

#[test]
fn t_ck_23_the_great_dragon_moves_the_metropolis() {
    let builders = [builder(Track::Trade, 3, 1), builder(Track::Trade, 4, 0)];
    let before = Metropolises::default().with(Track::Trade, Some(B));
    let flight = great_dragon(A, B, Track::Trade, &builders, &before).unwrap();
    assert_eq!((flight.own_level, flight.metropolis), (level(4), Move::Taken { from: B }));
    assert_eq!(before.after(A, Track::Trade, flight.metropolis).holder(Track::Trade), Some(A));
}

#[test]
fn t_ck_24_a_citadel_and_its_hills() {
    let citadel = Way::FromCity.build(Citadel::None, Terrain::Hills).unwrap();
    let points = |citadel: Citadel| Holdings { cities: 1, citadel: citadel.stands(), ..Holdings::default() }.points();
    assert_eq!((points(citadel), points(citadel.lose())), (3, 2));
}

#[test]
fn t_ck_25_a_whole_count() {
    let holdings = Holdings {
        settlements: 2,
        cities: 2,
        metropolises: 1,
        longest_road: true,
        defender: 1,
        merchant: true,
        printer: true,
        ..Holdings::default()
    };
    assert_eq!(holdings.points(), 15);
}

#[test]
fn t_ck_26_a_seven_before_the_first_attack() {
    assert_eq!(Hand { cards: 10, walls: 0, small_dragon: false }.discard(), 5);
    assert_eq!(Robber::of(true, 0), Robber::Sleeps);
}

#[test]
fn t_ck_27_the_decks() {
    let copies = |deck| Card::ALL.iter().filter(|card| card.deck() == deck).map(|card| card.copies()).sum::<u32>();
    assert_eq!(Track::ALL.map(copies), [18, 18, 18, 18]);
    assert_eq!(Track::OFFICIAL.map(copies).iter().sum::<u32>(), 54);
}

#[test]
fn t_ck_28_the_curse_at_a_table_of_three() {
    // Counted from the roll of the turn in which it is cast to that of the turn in which it ends.
    let worst = (1..3).map(|ahead| rolls_locked(3, ahead)).max();
    assert_eq!(worst, Some(6));
    assert_eq!(Curse::CAST.roll().roll().check(), Err(RuleViolation::Cursed { rolls: 1 }));
}

#[test]
fn t_ck_29_a_knight_acts_once_and_not_in_the_turn_of_its_activation() {
    let activated = Knight::new(Strength::Basic, false).activate(None).unwrap();
    assert_eq!(activated.act(), Err(RuleViolation::KnightSpent));
    // It moves in the next turn, is activated again, and chases the robber in the turn after that.
    let moved = activated.next_turn().act().unwrap();
    let again = moved.activate(None).unwrap();
    assert_eq!(again.act(), Err(RuleViolation::KnightSpent));
    assert!(again.next_turn().act().is_ok());
}
