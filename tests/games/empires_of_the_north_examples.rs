//! The cases of Empires of the North, each under its number.
//!
//! The order of a round, and that a passed player has no more turns, belong to the play.

use tableside::games::empires_of_the_north::circle::{Circle, Disc, Price, Tile};
use tableside::games::empires_of_the_north::end::Reached;
use tableside::games::empires_of_the_north::goods::{FieldCard, Good, harvest};
use tableside::games::empires_of_the_north::lookout::{KeptCards, keep, payouts};
use tableside::games::empires_of_the_north::points::{Empire, Row, Terms, scoring};
use tableside::games::empires_of_the_north::raid::{Kind, Target, check};
use tableside::games::empires_of_the_north::rule_violation::RuleViolation;
use tableside::games::empires_of_the_north::sea::{Deed, Distance, Queue, Ship};
use tableside::table::seat::Seat;

#[test]
fn t_en_01_each_kept_card_tires_a_worker() {
    assert_eq!(keep(2, 5), Ok(KeptCards { tired: 2, discarded: 2 }));
}

#[test]
fn t_en_02_stored_goods_pay_for_every_full_number() {
    assert_eq!(payouts(5, 2), 2);
}

#[test]
fn t_en_03_a_disc_is_used_twice_the_second_time_next_door_for_food() {
    let circle = Circle::new(Tile::ALL).unwrap();
    let (used, price) = circle.using(Disc::Ready, Tile::Explore).unwrap();
    assert_eq!((used, price), (Disc::Used(Tile::Explore), Price::Free));
    let far = RuleViolation::NotBeside { from: Tile::Explore, to: Tile::Construct };
    assert_eq!(circle.using(used, Tile::Construct), Err(far));
    assert_eq!(circle.targets(used), [Tile::Populate, Tile::Sail]);
    let (exhausted, price) = circle.using(used, Tile::Sail).unwrap();
    assert_eq!((exhausted, price), (Disc::Exhausted(Tile::Sail), Price::Food));
    assert_eq!(circle.using(exhausted, Tile::Explore), Err(RuleViolation::Exhausted));
}

#[test]
fn t_en_04_construct_needs_something_to_build() {
    assert_eq!(Tile::Construct.check(false), Err(RuleViolation::NothingToBuild));
    assert_eq!(Tile::Construct.check(true), Ok(()));
    assert_eq!(Tile::Harvest.check(false), Ok(()));
}

#[test]
fn t_en_05_a_ship_without_tokens_pillages_near_islands() {
    let ship = Ship { owner: Seat(0), fish: false, raze: false };
    assert_eq!(ship.may(), [(Distance::Near, Deed::Pillage)]);
}

#[test]
fn t_en_06_a_fish_leads_further_and_is_lost() {
    let ship = Ship { owner: Seat(0), fish: true, raze: false };
    assert_eq!(ship.may(), [(Distance::Near, Deed::Pillage), (Distance::Distant, Deed::Pillage)]);
    let mut queue = Queue::default();
    queue.join(ship);
    assert_eq!(queue.sail(0, Distance::Near, Deed::Pillage), Ok(ship));
    assert_eq!(queue.ships(), []);
}

#[test]
fn t_en_07_25_in_the_actions_end_this_round() {
    assert_eq!(Reached { round: 5, after_actions: 25, after_sailing: 25 }.last_round(), Some(5));
}

#[test]
fn t_en_08_25_while_sailing_end_the_next_round() {
    assert_eq!(Reached { round: 5, after_actions: 24, after_sailing: 26 }.last_round(), Some(6));
}

#[test]
fn t_en_09_a_whole_scoring() {
    let empire = Empire { track: 27, cards: 3 + 6 + 1 + 2, resources: 7, gold: 3, raze: 1, ..Empire::default() };
    let by_the_rules = scoring(Terms { raze_scores: false }, std::slice::from_ref(&empire)).scores[0];
    assert_eq!(Row::ALL.map(|row| by_the_rules.row(row)), [27, 12, 3, 3, 0]);
    assert_eq!(by_the_rules.points(), 45);
    assert_eq!(scoring(Terms { raze_scores: true }, &[empire]).scores[0].points(), 46);
}

#[test]
fn t_en_10_a_harvest_gives_the_field_and_its_upgrades() {
    let field = FieldCard { goods: vec![Good::Fish] };
    let upgrades = [FieldCard { goods: vec![Good::Fish, Good::Gold] }, FieldCard { goods: vec![Good::Fish] }];
    assert_eq!(harvest(&field, &upgrades), [Good::Fish, Good::Fish, Good::Gold, Good::Fish]);
    assert_eq!(harvest(&upgrades[0], &[]), [Good::Fish, Good::Gold], "a new upgrade gives its own goods");
}

#[test]
fn t_en_11_what_cannot_be_raided() {
    let target = Target { owner_passed: false, kind: Kind::Action, exhausted: false };
    assert_eq!(check(target), Ok(()));
    assert_eq!(check(Target { owner_passed: true, ..target }), Err(RuleViolation::Passed));
    assert_eq!(check(Target { exhausted: true, ..target }), Err(RuleViolation::AlreadyExhausted));
    assert_eq!(check(Target { kind: Kind::Feature, ..target }), Err(RuleViolation::NoAction));
}

#[test]
fn t_en_12_ties() {
    let empire = |cards, workers, hand| Empire { track: 50 - cards, cards, workers, hand, ..Empire::default() };
    let places = |empires: &[Empire]| -> Vec<usize> {
        scoring(Terms::default(), empires).scores.iter().map(|score| score.place).collect()
    };
    assert_eq!(places(&[empire(10, 9, 9), empire(11, 0, 0)]), [2, 1]);
    assert_eq!(places(&[empire(10, 5, 0), empire(10, 4, 9)]), [1, 2]);
    assert_eq!(places(&[empire(10, 5, 1), empire(10, 5, 2)]), [2, 1]);
    assert_eq!(places(&[empire(10, 5, 2), empire(10, 5, 2)]), [1, 1]);
}
