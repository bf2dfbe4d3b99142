//! The worked examples of Amun-Re's rulebook and the bounds between its cases, each under its number.

use tableside::games::amun_re::auction::{Auction, Bid};
use tableside::games::amun_re::board::Board;
use tableside::games::amun_re::cards::{PowerCard, card_limit};
use tableside::games::amun_re::farmers::{Farm, check_fields};
use tableside::games::amun_re::income::{IncomeCards, income};
use tableside::games::amun_re::pieces::{MONEY, ShownPieces, Site, shown};
use tableside::games::amun_re::points::{Built, Half, Realm, Score, Terms, scoring};
use tableside::games::amun_re::prices::{Purchase, price};
use tableside::games::amun_re::province::{Field, Province};
use tableside::games::amun_re::rule_violation::RuleViolation;
use tableside::games::amun_re::sacrifice::{Correction, Offer, Offering, sacrifice};
use tableside::games::amun_re::temple::Temple;
use tableside::table::seat::Seat;

const RED: Seat = Seat(0);
const BLACK: Seat = Seat(1);
const BLUE: Seat = Seat(2);
const WHITE: Seat = Seat(3);

const fn site(pyramids: u32, bricks: u32) -> Site {
    Site { pyramids, bricks }
}

fn realm(provinces: &[(Province, u32, u32)]) -> Realm {
    let built = |&(province, pyramids, bricks)| Built { province, site: site(pyramids, bricks) };
    Realm { provinces: provinces.iter().map(built).collect(), ..Realm::default() }
}

fn scores(half: Half, temple: Temple, realms: &[Realm]) -> Vec<Score> {
    scoring(Board::printed(), Terms { half, temple, empty_side_scores: false }, realms).scores
}

fn gold(gold: u32) -> Offering {
    Offer::gold(gold).unwrap().into()
}

#[test]
fn t1_the_auction() {
    let provinces = vec![Province::Abydos, Province::Sawu, Province::Dakhla, Province::Baharya];
    let mut auction = Auction::new(vec![RED, BLACK, BLUE, WHITE], provinces).unwrap();
    let bids = [
        (RED, Province::Abydos, 3),
        (BLACK, Province::Sawu, 1),
        (BLUE, Province::Abydos, 6),
        (WHITE, Province::Abydos, 10),
        (RED, Province::Dakhla, 0),
        (BLUE, Province::Sawu, 6),
        (BLACK, Province::Baharya, 0),
    ];
    for (seat, province, gold) in bids {
        assert_eq!(auction.whose_turn(), Some(seat), "before {province:?} {gold}");
        assert_eq!(auction.result(), None);
        auction.bid(Bid { seat, province, gold }, None).unwrap();
    }
    let won = [
        Bid { seat: RED, province: Province::Dakhla, gold: 0 },
        Bid { seat: BLACK, province: Province::Baharya, gold: 0 },
        Bid { seat: BLUE, province: Province::Sawu, gold: 6 },
        Bid { seat: WHITE, province: Province::Abydos, gold: 10 },
    ];
    assert_eq!(auction.result(), Some(won.to_vec()));
}

#[test]
fn t2_what_lies_free_in_the_provinces() {
    let board = Board::printed();
    let free = |province| {
        [Field::FreeCards, Field::FreeStones, Field::FreeGold].map(|field| board.number(province, field).confirmed())
    };
    assert_eq!(free(Province::Baharya), [Some(0), Some(0), Some(0)]);
    assert_eq!(board.number(Province::Baharya, Field::PrintedFarmers).confirmed(), Some(2));
    assert_eq!(free(Province::Dakhla), [Some(1), Some(0), Some(12)]);
    assert_eq!(free(Province::Abydos), [Some(0), Some(1), Some(0)]);
    assert_eq!(free(Province::Sawu), [Some(0), Some(0), Some(0)]);
}

#[test]
fn t3_a_purchase_of_three_kinds() {
    assert_eq!(Purchase { cards: 2, farmers: 4, bricks: 3 }.gold(), 3 + 10 + 6);
}

#[test]
fn t4_the_price_list() {
    assert_eq!([1, 2, 3, 8, 9, 10].map(price), [1, 3, 6, 36, 45, 55]);
}

#[test]
fn t5_the_greatest_card_limit_counts() {
    let provinces = [Province::Memphis, Province::Amarna, Province::Avaris];
    assert_eq!(card_limit(Board::printed(), &provinces).confirmed(), Some(3));
}

#[test]
fn t6_without_symbols_no_card_is_bought() {
    let provinces = [Province::Buto, Province::Mendes];
    assert_eq!(card_limit(Board::printed(), &provinces).confirmed(), Some(0));
}

#[test]
fn t7_farmers_need_fields() {
    assert_eq!(price(2), 3);
    let board = Board::printed();
    assert_eq!(check_fields(board, Province::Baharya, 0, 2), Ok(()));
    let full = RuleViolation::NoField { province: Province::Berenike, free: 0 };
    assert_eq!(check_fields(board, Province::Berenike, 0, 1), Err(full));
    let farm = Farm { province: Province::Baharya, farmers: 2 };
    let income = income(board, Temple::First, &[farm], IncomeCards::default());
    assert_eq!(income.provinces[0].farmers(), 4);
}

#[test]
fn t8_three_stones_become_a_pyramid() {
    // The Czech text prints 3 gold here, against its own price list.
    assert_eq!(price(3), 6);
    let memphis = site(0, 2).with_bricks(1);
    let mendes = site(1, 1).with_bricks(2);
    assert_eq!((memphis, mendes), (site(1, 0), site(2, 0)));
    assert_eq!(shown(&[mendes]), ShownPieces { doubles: 1, singles: 0, bricks: 0 });
    assert_eq!(shown(&[memphis]), ShownPieces { doubles: 0, singles: 1, bricks: 0 });
}

#[test]
fn t9_a_sacrifice_with_two_thieves() {
    let outcome = sacrifice(RED, vec![gold(9), gold(4), Offer::Steal.into(), Offer::Steal.into()]);
    assert_eq!((outcome.total, outcome.temple, outcome.next_pharaoh), (7, Temple::Second, RED));
    let taken: Vec<_> = outcome.rewards.iter().map(|reward| (reward.items, reward.bank_gold)).collect();
    assert_eq!(taken, [(3, 0), (2, 0), (0, 3), (0, 3)]);
}

#[test]
fn t10_the_income_of_three_provinces() {
    let farm = |province, farmers| Farm { province, farmers };
    let farms = [farm(Province::Memphis, 1), farm(Province::Abu, 2), farm(Province::Sawu, 0)];
    let income = income(Board::printed(), Temple::Second, &farms, IncomeCards::default());
    let golds: Vec<i64> = income.provinces.iter().map(|province| province.gold()).collect();
    assert_eq!((golds, income.gold()), (vec![2, 8, 7], 17));
}

#[test]
fn t11_two_sets_and_an_incomplete_one() {
    let red = realm(&[(Province::Abu, 2, 0), (Province::Edfu, 2, 0), (Province::Buto, 3, 0)]);
    assert_eq!(scores(Half::Old, Temple::First, &[red])[0].sets, 6);
}

#[test]
fn t12_the_most_pyramids_on_each_side() {
    let blue = realm(&[(Province::Edfu, 3, 0), (Province::Abu, 2, 1)]);
    let white = realm(&[(Province::Memphis, 2, 2), (Province::Berenike, 2, 1)]);
    let all = scores(Half::Old, Temple::First, &[blue, white]);
    assert_eq!((all[0].west, all[0].east), (5, 5));
    assert_eq!((all[1].west, all[1].east), (0, 5));
}

#[test]
fn t13_two_temples_at_the_third_place() {
    let black = realm(&[(Province::Damanhur, 0, 0)]);
    assert_eq!(scores(Half::Old, Temple::Third, &[black])[0].temples, 6);
}

#[test]
fn t14_a_tie_in_gold_skips_the_next_place() {
    let rich = |gold| Realm { gold, ..Realm::default() };
    let all = scores(Half::New, Temple::First, &[rich(20), rich(20), rich(7)]);
    assert_eq!(all.iter().map(|score| score.gold).collect::<Vec<_>>(), [6, 6, 2]);
}

#[test]
fn t15_a_whole_scoring() {
    let blue = Realm {
        gold: 1,
        bonus_cards: 2,
        ..realm(&[(Province::Edfu, 3, 1), (Province::Abu, 3, 0), (Province::Berenike, 1, 2)])
    };
    let others = [
        Realm { gold: 9, ..realm(&[(Province::Thebes, 2, 2)]) },
        Realm { gold: 5, ..realm(&[(Province::Memphis, 3, 0)]) },
        Realm { gold: 3, ..Realm::default() },
    ];
    let all = scores(Half::New, Temple::First, &[&[blue], &others[..]].concat());
    let Score { pyramids, sets, west, east, temples, bonus, gold, .. } = all[0];
    assert_eq!([pyramids, sets, west, east, temples, bonus, gold], [7, 3, 5, 5, 1, 6, 0]);
    assert_eq!(all[0].points(), 27);
}

#[test]
fn t16_no_card_twice_in_a_round() {
    let card = PowerCard::MasterBuilder;
    assert_eq!(card.check(3, &[PowerCard::FreeFarmer]), Ok(()));
    assert_eq!(card.check(3, &[PowerCard::FreeFarmer, card]), Err(RuleViolation::SameCardTwice(card)));
}

#[test]
fn t17_no_bonus_card_twice_in_a_scoring() {
    let before = [PowerCard::FarmerBonus];
    let twice = RuleViolation::SameCardTwice(PowerCard::FarmerBonus);
    assert_eq!(PowerCard::FarmerBonus.check(6, &before), Err(twice));
    assert_eq!(PowerCard::SideBonus.check(6, &before), Ok(()));
}

#[test]
fn t18_the_money_cards() {
    assert_eq!(MONEY.iter().map(|&(_, count)| count).sum::<u32>(), 66);
    assert_eq!(MONEY.iter().filter(|&&(worth, _)| worth < 0).count(), 1);
}

#[test]
fn the_bounds_of_the_temples_places() {
    for (total, place) in [(-15, 1), (0, 1), (2, 1), (3, 2), (12, 2), (13, 3), (22, 3), (23, 4)] {
        assert_eq!(Temple::of_total(total).number(), place, "total {total}");
    }
}

#[test]
fn ties_in_gold_for_the_second_and_for_the_first_place() {
    let points = |golds: [i64; 4]| -> Vec<i64> {
        let realms = golds.map(|gold| Realm { gold, ..Realm::default() });
        scores(Half::New, Temple::First, &realms).iter().map(|score| score.gold).collect()
    };
    assert_eq!(points([10, 8, 8, 5]), [6, 4, 4, 0]);
    assert_eq!(points([9, 9, 9, 4]), [6, 6, 6, 0]);
}

#[test]
fn the_card_limit_of_nothing_nothing_and_three() {
    let provinces = [Province::Buto, Province::Mendes, Province::Memphis];
    assert_eq!(card_limit(Board::printed(), &provinces).confirmed(), Some(3));
}

// The worked first round of the Super Meeple edition, found/amun-re.md part C. The board of 2003 gives the same.

#[test]
fn t18_a_first_round_of_four_players() {
    let [bernard, charles, arnaud, alexandre] = [0, 1, 2, 3].map(Seat);
    let provinces = vec![Province::Thebes, Province::Buto, Province::Mendes, Province::Avaris];
    let mut auction = Auction::new(vec![bernard, charles, arnaud, alexandre], provinces).unwrap();
    let bids = [
        (bernard, Province::Thebes, 6),
        (charles, Province::Buto, 0),
        (arnaud, Province::Buto, 3),
        (alexandre, Province::Mendes, 3),
        (charles, Province::Mendes, 6),
        (alexandre, Province::Avaris, 0),
    ];
    for (seat, province, gold) in bids {
        auction.bid(Bid { seat, province, gold }, None).unwrap();
    }
    let won = auction.result().unwrap();
    assert_eq!(won.iter().map(|bid| bid.gold).collect::<Vec<_>>(), [6, 6, 3, 0]);

    let bought = [
        Purchase { cards: 2, farmers: 3, bricks: 1 },
        Purchase { cards: 0, farmers: 4, bricks: 2 },
        Purchase { cards: 0, farmers: 3, bricks: 3 },
        Purchase { cards: 1, farmers: 1, bricks: 5 },
    ];
    assert_eq!(bought.map(|purchase| purchase.gold()), [10, 13, 12, 17]);

    let corrected = Offering { offer: Offer::gold(2).unwrap(), correction: Some(Correction::Up) };
    let without = sacrifice(bernard, vec![gold(5), gold(2), gold(6), Offer::Steal.into()]);
    let outcome = sacrifice(bernard, vec![gold(5), corrected, gold(6), Offer::Steal.into()]);
    assert_eq!((without.total, without.temple), (10, Temple::Second));
    assert_eq!((outcome.total, outcome.temple), (13, Temple::Third));
    let taken: Vec<_> = outcome.rewards.iter().map(|reward| (reward.items, reward.bank_gold)).collect();
    assert_eq!((outcome.next_pharaoh, taken), (Seat(2), vec![(2, 0), (1, 0), (3, 0), (0, 3)]));
}

#[test]
fn t18_the_income_of_that_round() {
    let board = Board::printed();
    let farmed = [(Province::Buto, 5), (Province::Avaris, 0), (Province::Thebes, 3), (Province::Mendes, 4)];
    let cards = IncomeCards { eight_gold: Some(Province::Avaris), ..IncomeCards::default() };
    let farms = farmed.map(|(province, farmers)| Farm { province, farmers });
    let income = income(board, Temple::Third, &farms, cards);
    let golds: Vec<i64> = income.provinces.iter().map(|province| province.gold()).collect();
    assert_eq!(golds, [15, 8, 9, 12]);
}
