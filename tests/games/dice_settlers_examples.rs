//! What is known of Dice Settlers, case by case; what nobody knows is the table's to set.
//!
//! Rolling, the tracker and the moves on the map are done at the table; the order of a round belongs to the play.

use tableside::games::dice_settlers::actions::{RoundAction, Symbol, Use, sale};
use tableside::games::dice_settlers::board::{Board, OwnFigure};
use tableside::games::dice_settlers::end::{Alarm, Trigger, Watch};
use tableside::games::dice_settlers::field::{Field, Value};
use tableside::games::dice_settlers::pieces::{DieColor, HOUSES, STARTING_DICE};
use tableside::games::dice_settlers::points::{Holdings, Row, Terms, scoring};
use tableside::games::dice_settlers::rule_violation::RuleViolation;
use tableside::games::dice_settlers::tile::{Control, check_claim, control};
use tableside::table::reason::Sure;
use tableside::table::seat::Seat;

#[test]
fn the_dice_of_the_box() {
    let counts = DieColor::ALL.map(DieColor::in_box);
    assert_eq!((counts, counts.iter().sum::<u32>()), ([12, 9, 7, 7, 9, 7], 51));
    assert_eq!(STARTING_DICE, 3 + 1 + 1);
}

#[test]
fn a_settler_turns_or_rolls_again_and_a_resource_draws_or_turns() {
    assert_eq!(Symbol::Settler.uses(), [Use::Turn, Use::Reroll]);
    for resource in [Symbol::Food, Symbol::Wood, Symbol::Iron, Symbol::Gold] {
        assert_eq!(resource.uses(), [Use::Draw, Use::Turn, Use::Act(RoundAction::Harvest)]);
    }
}

#[test]
fn no_action_twice_in_a_round_but_free_ones() {
    let board = Board::printed();
    assert_eq!(
        RoundAction::Trade.check(board, &[RoundAction::Trade]),
        Err(RuleViolation::SameAction(RoundAction::Trade))
    );
    assert_eq!(RoundAction::Claim.check(board, &[RoundAction::Claim, RoundAction::Trade, RoundAction::Raid]), Ok(()));
}

#[test]
fn a_house_for_three_tents_more_than_each_rival() {
    assert_eq!(check_claim(Seat(0), &[5, 2, 1]), Ok(()));
    assert!(check_claim(Seat(0), &[5, 3, 1]).is_err());
    assert_eq!(control(&[0, 6], Some(Seat(0))), Control::Of(Seat(0)));
}

#[test]
fn the_four_triggers_and_the_last_round() {
    let watch = Watch { tiles: Some(3), houses: Some(HOUSES - 1), colors: Some(4), pool: Some(31) };
    assert_eq!(
        Trigger::ALL.map(|trigger| watch.alarm(trigger)),
        [Alarm::Quiet, Alarm::Near, Alarm::Quiet, Alarm::Quiet]
    );
    assert_eq!(watch.last_round(7), None);
    let watch = Watch { houses: Some(HOUSES), ..watch };
    assert_eq!(watch.last_round(8), Some(9));
}

#[test]
fn a_whole_scoring() {
    let own = OwnFigure::new(Field::HousePoints, Value::Number(2)).unwrap();
    let held = [Holdings { vp_tokens: 12, tiles: 9, technologies: 11, houses: 4, dice: 9, other: 0 }];
    let scoring = scoring(Terms::of(&Board::with(&[own])), &held);
    let score = scoring.scores[0];
    assert_eq!(Row::ALL.map(|row| score.row(row)), [12, 9, 11, 8, 12, 0]);
    assert_eq!((score.points(), score.place), (52, 1));
}

#[test]
fn what_rests_on_one_source_or_none_says_so() {
    let held = [Holdings { houses: 1, dice: 2, ..Holdings::default() }];
    let scoring = scoring(Terms::of(Board::printed()), &held);
    let sure = |row| scoring.reason(Seat(0), row).unwrap().least_sure();
    assert_eq!(
        Row::ALL.map(sure),
        [Sure::Stated, Sure::Unknown, Sure::Stated, Sure::Unknown, Sure::Unknown, Sure::Stated]
    );
    assert_eq!(sale(Board::printed(), 3).unwrap().sure, Sure::Unknown);
}
