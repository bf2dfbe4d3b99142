//! The worked examples of Imperial Settlers, each under its number.
//!
//! T-IS-03 (a new production location gives at once) and T-IS-09 (three action cards) are done at the table; their
//! points and goods are the play's to note.

use tableside::games::imperial_settlers::actions::{Card, RazedFrom, Razing, raze, send};
use tableside::games::imperial_settlers::attack::{Cost, Kind, Location, Prey, attack};
use tableside::games::imperial_settlers::board::Board;
use tableside::games::imperial_settlers::cleanup::clean_up;
use tableside::games::imperial_settlers::faction::Faction;
use tableside::games::imperial_settlers::goods::{Good, Goods};
use tableside::games::imperial_settlers::lookout::{Step, Way, steps};
use tableside::games::imperial_settlers::points::{Empire, scoring, shrine};
use tableside::games::imperial_settlers::production::Production;
use tableside::games::imperial_settlers::solo::{Outcome, Rank};
use tableside::games::imperial_settlers::turns::{Deck, first_player, has_clean_up};
use tableside::table::seat::Seat;

fn goods(counts: &[(Good, u32)]) -> Goods {
    counts.iter().copied().collect()
}

#[test]
fn t_is_01_the_production_of_a_whole_empire() {
    let locations =
        [("Lord's Fields".to_owned(), goods(&[(Good::Food, 1)])), ("Armorer".to_owned(), goods(&[(Good::Raze, 1)]))];
    let deals = [Good::Worker, Good::Gold];
    let production = Production::of(Board::printed(), Faction::Japanese, false, &deals, &locations);
    let expected =
        [(Good::Worker, 5), (Good::Wood, 1), (Good::Raze, 2), (Good::Defense, 1), (Good::Gold, 1), (Good::Food, 1)];
    assert_eq!(production.total(), goods(&expected));
}

#[test]
fn t_is_02_the_japanese_keep_food_only() {
    let clean_up = clean_up(Board::printed(), Faction::Japanese, &goods(&[(Good::Food, 2), (Good::Worker, 1)]), &[]);
    assert_eq!((clean_up.kept, clean_up.lost), (goods(&[(Good::Food, 2)]), goods(&[(Good::Worker, 1)])));
}

#[test]
fn t_is_04_a_deal_gives_in_every_production() {
    let total = Production::of(Board::printed(), Faction::Barbarians, false, &[Good::Worker], &[]).total();
    assert_eq!(total.count(Good::Worker), 5 + 1);
}

#[test]
fn t_is_05_razing_from_the_hand_takes_one_token() {
    let razing = Razing { tokens: 1, owner_wood: 0, foundation: false };
    assert_eq!(raze(Card::Common, RazedFrom::Hand, 1, false), Ok(razing));
}

#[test]
fn t_is_06_razing_a_rival_takes_two_and_leaves_a_foundation_and_wood() {
    let rival = RazedFrom::Rival { protected: false, passed: false };
    let razing = Razing { tokens: 2, owner_wood: 1, foundation: true };
    assert_eq!(raze(Card::Common, rival, 2, false), Ok(razing));
}

#[test]
fn t_is_07_a_defense_token_asks_for_a_third() {
    let rival = RazedFrom::Rival { protected: true, passed: false };
    assert_eq!(raze(Card::Common, rival, 3, false).unwrap().tokens, 3);
    assert!(raze(Card::Common, rival, 2, false).is_err());
}

#[test]
fn t_is_08_a_japanese_location_with_a_samurai_is_discarded() {
    let rival = RazedFrom::Rival { protected: true, passed: false };
    let razing = Razing { tokens: 3, owner_wood: 0, foundation: false };
    assert_eq!(raze(Card::Japanese, rival, 3, false), Ok(razing));
}

#[test]
fn t_is_10_eight_workers_are_four_choices() {
    assert_eq!(send(8), Ok(4));
}

#[test]
fn t_is_11_the_lookout_of_three_players() {
    let steps = steps(Way::Normal, 3, Seat(0));
    let rows = steps.iter().filter(|step| **step == Step::Reveal { cards: 4 }).count();
    assert_eq!((rows, steps[0]), (2, Step::DrawFaction { alone: false }));
    for seat in Seat::all(3) {
        let picks = steps.iter().filter(|step| matches!(step, Step::Pick { seat: picker, .. } if *picker == seat));
        assert_eq!(picks.count(), 2);
    }
}

#[test]
fn t_is_12_the_choices_of_the_advanced_lookout() {
    let choices = |seats| -> Vec<u32> {
        let from = |step| if let Step::Pick { from, .. } = step { Some(from) } else { None };
        steps(Way::Advanced, seats, Seat(0)).into_iter().filter_map(from).collect()
    };
    assert_eq!(choices(3), [5, 4, 4, 3, 3, 2]);
    assert_eq!(choices(4), [5, 4, 4, 4, 3, 3, 3, 2]);
    assert_eq!(steps(Way::Advanced, 3, Seat(0)).last(), Some(&Step::Discard));
}

#[test]
fn t_is_13_the_steps_of_the_shrine() {
    assert_eq!([2, 3, 6, 7, 11, 12].map(shrine), [0, 2, 2, 5, 5, 10]);
}

#[test]
fn t_is_14_a_whole_scoring() {
    let empire = Empire { track: 40, common: 6, faction: 4, ..Empire::default() };
    assert_eq!(scoring(&[empire]).scores[0].points(), 54);
}

#[test]
fn t_is_15_ties() {
    let empire = |goods, hand| Empire { track: 54, goods, hand, ..Empire::default() };
    let places = |empires: [Empire; 2]| scoring(&empires).scores.iter().map(|score| score.place).collect::<Vec<_>>();
    assert_eq!(places([empire(3, 0), empire(2, 9)]), [1, 2]);
    assert_eq!(places([empire(3, 1), empire(3, 4)]), [2, 1]);
    assert_eq!(places([empire(3, 4), empire(3, 4)]), [1, 1]);
}

#[test]
fn t_is_16_the_attack_of_the_example() {
    let location = |name: &str, kind, raze: &[Good]| Location {
        name: name.to_owned(),
        kind,
        prey: Prey::Raze(raze.to_vec()),
        cost: Cost::default(),
    };
    let locations = [
        location("Carpenter's Workshop", Kind::Feature, &[Good::Wood, Good::Gold]),
        location("Marketplace", Kind::Action, &[Good::Wood, Good::Gold]),
        location("Joiner", Kind::Action, &[Good::Wood, Good::Vp]),
        location("Wood Supplier", Kind::Production, &[Good::Wood, Good::Wood]),
    ];
    let czech = [Good::Wood, Good::Stone, Good::Worker, Good::Gold];
    let english = [Good::Wood, Good::Worker, Good::Gold];
    for targets in [&czech[..], &english] {
        let attack = attack(targets, &locations);
        let hit = attack.hit.unwrap();
        assert_eq!((hit.pair, hit.found, hit.razed), ([Good::Wood, Good::Gold], vec![0, 1], vec![1]));
        assert!(attack.targets.ends_with(&[Good::Wood, Good::Gold]));
        assert_eq!(attack.targets.len(), targets.len());
    }
}

#[test]
fn t_is_17_as_many_cards_in_the_collection_are_a_loss() {
    let outcome = |collection| Outcome { faction_locations: 7, collection, points: 50 };
    assert!(!outcome(7).won());
    assert!(outcome(6).won());
}

#[test]
fn t_is_18_the_ranks() {
    assert_eq!([29, 30, 59, 80].map(Rank::of), [Rank::Commoner, Rank::Servant, Rank::Knight, Rank::Emperor]);
}

#[test]
fn t_is_19_only_the_common_deck_is_shuffled_again() {
    assert!(Deck::Common.reshuffles(false));
    assert!(!Deck::Faction.reshuffles(false));
    assert!(Deck::Faction.reshuffles(true), "as the English print of 2014 says");
}

#[test]
fn the_first_player_moves_left_and_the_fifth_round_has_no_clean_up() {
    assert_eq!(first_player(Seat(3), 2, 4), Seat(0));
    assert!(has_clean_up(4) && !has_clean_up(5));
}
