//! Every number of Amun-Re's rules can explain itself, in both languages.

use tableside::games::amun_re::board::Board;
use tableside::games::amun_re::bonus::{Claim, Verdict, finding};
use tableside::games::amun_re::cards::PowerCard;
use tableside::games::amun_re::farmers::Farm;
use tableside::games::amun_re::income::{IncomeCards, income};
use tableside::games::amun_re::pieces::{Site, box_warnings};
use tableside::games::amun_re::points::{Built, Half, Realm, Row, Terms, scoring};
use tableside::games::amun_re::prices::Purchase;
use tableside::games::amun_re::province::{Field, Province, Value};
use tableside::games::amun_re::rule_violation::RuleViolation;
use tableside::games::amun_re::sacrifice::{Correction, Offer, Offering, sacrifice};
use tableside::games::amun_re::temple::Temple;
use tableside::locale::{Language, Message, keys, missing_arguments};
use tableside::table::reason::{Reason, Sure};
use tableside::table::seat::Seat;

fn name(seat: Seat) -> Message {
    Message::literal(["Red", "Blue", "White"][seat.index()])
}

fn assert_says(say: &Message) {
    for language in Language::ALL {
        assert_eq!(missing_arguments(language, say), Vec::<String>::new(), "{say:?}");
    }
}

fn assert_explained(reason: &Reason) {
    assert_says(&reason.what);
    if let Some(rule) = &reason.rule {
        assert_says(&rule.words);
        assert_says(&rule.place);
    }
    reason.parts.iter().for_each(assert_explained);
}

fn sum_of_parts(reason: &Reason) -> i64 {
    reason.parts.iter().filter_map(|part| part.amount).sum()
}

#[test]
fn a_purchase() {
    let reason = Purchase { cards: 1, farmers: 2, bricks: 5 }.reason();
    assert_explained(&reason);
    assert_eq!(reason.amount, Some(sum_of_parts(&reason)));
}

#[test]
fn a_sacrifice() {
    let offer = |offer, correction| Offering { offer, correction };
    let offerings = vec![
        offer(Offer::gold(9).unwrap(), None),
        offer(Offer::Steal, Some(Correction::Up)),
        offer(Offer::gold(4).unwrap(), Some(Correction::Down)),
    ];
    let outcome = sacrifice(Seat(2), offerings);
    let total = outcome.total_reason(&name);
    assert_eq!((total.amount, sum_of_parts(&total)), (Some(outcome.total), outcome.total));
    let words: Vec<String> = total.parts.iter().map(|part| Language::En.say(&part.what)).collect();
    assert_eq!(words, ["Red offers", "Blue steals", "White offers", "White corrects", "Blue corrects"]);
    assert_explained(&outcome.temple_reason(&name));
    assert_explained(&outcome.pharaoh_reason(&name));
    for (seat, reward) in Seat::all(3).zip(&outcome.rewards) {
        let reason = outcome.reward_reason(seat).unwrap();
        assert_explained(&reason);
        assert_eq!(reason.amount, Some(reward.items + reward.bank_gold));
    }
    assert_eq!(outcome.reward_reason(Seat(3)), None);
}

#[test]
fn an_income() {
    let farms = Province::ALL.map(|province| Farm { province, farmers: 2 });
    let cards = IncomeCards { harvest_increase: Some(Province::Abu), eight_gold: Some(Province::Buto) };
    for temple in Temple::ALL {
        assert_explained(&income(Board::printed(), temple, &farms, cards).reason());
    }
}

#[test]
fn a_scoring() {
    let built = |province| Built { province, site: Site { pyramids: 2, bricks: 1 } };
    let realm = |gold, provinces: &[Province]| Realm {
        gold,
        bonus_cards: 1,
        before: 3,
        provinces: provinces.iter().map(|&province| built(province)).collect(),
        claims: PowerCard::ALL
            .into_iter()
            .filter(|card| card.scores())
            .map(|card| Claim { card, fulfilled: None })
            .collect(),
        farms: provinces.iter().map(|&province| Farm { province, farmers: 2 }).collect(),
    };
    let realms = [
        realm(5, &[Province::Amarna, Province::Damanhur, Province::Edfu]),
        realm(9, &[Province::Abu, Province::Memphis]),
        realm(9, &[]),
    ];
    for half in [Half::Old, Half::New] {
        let terms = Terms { half, temple: Temple::Third, empty_side_scores: false };
        let scoring = scoring(Board::printed(), terms, &realms);
        for (seat, score) in Seat::all(3).zip(&scoring.scores) {
            let points = scoring.points_reason(seat, &name).unwrap();
            assert_explained(&points);
            assert_eq!((points.amount, points.parts.len()), (Some(score.points()), Row::ALL.len()));
        }
        assert_eq!(scoring.reason(Seat(3), Row::Gold, &name), None);
        let temples = scoring.reason(Seat(0), Row::Temples, &name).unwrap();
        assert_eq!((temples.amount, sum_of_parts(&temples)), (Some(12), 12));
        assert_eq!(temples.least_sure(), Sure::Unconfirmed, "Amarna's temples are a guess");
    }
}

#[test]
fn a_bonus_card_that_cannot_be_told() {
    let farms = [Province::Amarna, Province::Baharya, Province::Thebes].map(|province| Farm { province, farmers: 3 });
    for card in PowerCard::ALL.into_iter().filter(|card| card.scores()) {
        let finding = finding(Board::printed(), card, &farms).unwrap();
        assert_explained(&finding.reason);
        match finding.verdict {
            Verdict::CannotTell { why, .. } => {
                assert!(!why.is_empty());
                why.iter().for_each(assert_says);
            }
            certain => assert_eq!(card, PowerCard::FarmerBonus, "{card:?} is {certain:?}"),
        }
    }
}

#[test]
fn breaches_fields_values_and_warnings() {
    let breaches = [
        RuleViolation::ProvinceForEach { players: 4, provinces: 3 },
        RuleViolation::AuctionOver,
        RuleViolation::NotYourTurn,
        RuleViolation::NotOffered(Province::Abu),
        RuleViolation::NotOnCard { gold: 2 },
        RuleViolation::JustOutbid(Province::Abu),
        RuleViolation::NotHigher { standing: 6 },
        RuleViolation::Blockade { least: 10 },
        RuleViolation::BlockadeAtTheTop,
        RuleViolation::TooDear { purse: 2 },
        RuleViolation::OtherPhase(PowerCard::EightGold),
        RuleViolation::SameCardTwice(PowerCard::FarmerBonus),
        RuleViolation::NoField { province: Province::Abu, free: 0 },
        RuleViolation::TwoStonesNeeded,
    ];
    for violation in &breaches {
        assert_says(&violation.message());
    }
    Field::ALL.into_iter().map(Field::message).for_each(|say| assert_says(&say));
    let words = Field::ALL.iter().flat_map(|field| field.words());
    words.copied().map(Value::message).for_each(|say| assert_says(&say));
    let cards = PowerCard::ALL.iter().flat_map(|card| [card.message(), card.effect()]);
    cards.for_each(|say| assert_says(&say));
    let warnings = box_warnings(&[Site { pyramids: 99, bricks: 99 }], 99);
    assert_eq!(warnings.len(), 3);
    warnings.iter().for_each(assert_says);
}

#[test]
fn no_text_of_the_rules_is_left_unsaid() {
    let folders = [
        concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/amun_re"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/amun_re/play"),
    ];
    let files = folders.into_iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let paths = files.map(|file| file.unwrap().path()).filter(|path| path.is_file());
    let sources: String = paths.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    for (file, key) in keys(Language::En) {
        assert!(file != "rules-amun-re" || sources.contains(&format!("\"{key}\"")), "{key} is never said");
    }
}
