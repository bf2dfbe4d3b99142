//! Every number of Cities & Knights' rules can explain itself, in both languages.

use tableside::games::cities_and_knights::attack::Defense;
use tableside::games::cities_and_knights::building::Purchase;
use tableside::games::cities_and_knights::cards::{Card, Sabotage};
use tableside::games::cities_and_knights::citadel::Way;
use tableside::games::cities_and_knights::curse::Curse;
use tableside::games::cities_and_knights::dice::{Event, Sea};
use tableside::games::cities_and_knights::dragon::great_dragon;
use tableside::games::cities_and_knights::extra::ExtraPhase;
use tableside::games::cities_and_knights::goods::{Cost, Good};
use tableside::games::cities_and_knights::improve::{Builder, improve};
use tableside::games::cities_and_knights::knights::{Knight, Strength};
use tableside::games::cities_and_knights::land::gain_reason;
use tableside::games::cities_and_knights::loss::Remains;
use tableside::games::cities_and_knights::metropolis::Metropolises;
use tableside::games::cities_and_knights::odds::odds_reason;
use tableside::games::cities_and_knights::options::CHOICES;
use tableside::games::cities_and_knights::outlook::outlook;
use tableside::games::cities_and_knights::points::{Holdings, Row};
use tableside::games::cities_and_knights::progress::{HandCheck, draws};
use tableside::games::cities_and_knights::reasons::RuleHeading;
use tableside::games::cities_and_knights::rule_violation::RuleViolation;
use tableside::games::cities_and_knights::seven::{self, Robber};
use tableside::games::cities_and_knights::ship::{Current, Ship};
use tableside::games::cities_and_knights::supply::{Pieces, player_warnings, table_warnings};
use tableside::games::cities_and_knights::track::{Calendar, Level, Track};
use tableside::locale::{Language, Message, missing_arguments};
use tableside::table::reason::Reason;
use tableside::table::seat::Seat;

fn name(seat: Seat) -> Message {
    Message::literal(["Red", "Blue", "White", "Orange"][seat.index()])
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
fn an_attack() {
    let defense = |cities, metropolises, knights: &[Strength], magic_power| Defense {
        cities,
        metropolises,
        knights: knights.to_vec(),
        magic_power,
    };
    let strong = [Strength::Strong, Strength::Mighty];
    let lost = vec![defense(5, 1, &strong, false), defense(2, 0, &[], false), defense(0, 2, &[], true)];
    let won = vec![defense(1, 0, &strong, true), defense(1, 0, &strong, false), defense(0, 0, &[], false)];
    let tied = vec![defense(1, 0, &strong, true), defense(1, 0, &strong, true), defense(0, 0, &[], false)];
    for defenses in [lost, won, tied] {
        let outlook = outlook(Seat(1), defenses);
        let attack = &outlook.attack;
        assert_explained(&outlook.reason(&name));
        for (reason, strength) in
            [(attack.barbarians_reason(&name), attack.barbarians), (attack.knights_reason(&name), attack.knights)]
        {
            assert_eq!((reason.amount, sum_of_parts(&reason)), (Some(strength.into()), strength.into()));
        }
        assert_explained(&attack.winner_reason(&name));
        for seat in Seat::all(3) {
            assert_explained(&outlook.seat_reason(seat, &name).unwrap());
        }
        assert_eq!(outlook.seat_reason(Seat(3), &name), None);
    }
}

#[test]
fn a_roll_and_its_consequences() {
    let ship = Ship::at(5, 7).unwrap();
    for sailed in [ship.sail(1), ship.sail(2), ship.drift(Current::Back)] {
        let reason = sailed.reason();
        assert_explained(&reason);
        assert_eq!(reason.amount, Some(sum_of_parts(&reason)));
    }
    for sea in [Sea::Official, Sea::Fan, Sea::FanSplit] {
        assert_explained(&odds_reason(ship, sea, &[3, 6]));
        sea.faces().map(Event::message).iter().for_each(assert_says);
    }
    let draws = draws(Track::Magic, 3, Seat(0), vec![Level::NONE, Level::ABILITY]);
    for seat in Seat::all(2) {
        assert_explained(&draws.reason(seat, &name).unwrap());
    }
    for hand in [HandCheck::UntilTurnEnds, HandCheck::ReturnAny, HandCheck::ReturnNew] {
        assert_explained(&hand.reason().unwrap());
    }
    let hand = seven::Hand { cards: 18, walls: 2, small_dragon: true };
    assert_explained(&hand.discard_reason());
    assert_eq!(hand.limit_reason().amount, Some(hand.limit().into()));
    [Robber::Moves, Robber::Sleeps].map(Robber::reason).iter().for_each(assert_explained);
    [Remains::Settlement, Remains::CityOnItsSide, Remains::Nothing]
        .map(Remains::reason)
        .iter()
        .for_each(assert_explained);
}

#[test]
fn building_up() {
    for track in Track::ALL {
        for (builds, below) in Level::ALL.into_iter().skip(1).zip(Level::ALL) {
            track.brings(builds).iter().for_each(assert_says);
            let builder =
                |level| Builder { calendar: Calendar::default().with(track, level), cities: 1, citadel: true };
            let builders = [builder(below), builder(builds)];
            for holder in [None, Some(Seat(0)), Some(Seat(1))] {
                let metropolises = Metropolises::default().with(track, holder);
                let improvement = improve(Seat(0), track, true, &builders, &metropolises).unwrap();
                assert_explained(&improvement.reason(&name));
                if builds != Level::TOP {
                    let flight = great_dragon(Seat(0), Seat(1), track, &builders, &metropolises).unwrap();
                    assert_explained(&flight.reason(&name));
                }
            }
        }
    }
    Purchase::ALL.map(Purchase::reason).iter().for_each(assert_explained);
    Way::ALL.map(Way::reason).iter().for_each(assert_explained);
    assert_says(&Cost::of(&Good::ALL.map(|good| (good, 2))).message());
    assert_explained(&gain_reason(&[0, 1, 3]));
    assert_explained(&Curse::CAST.reason());
    for phase in [ExtraPhase::Partner, ExtraPhase::SpecialBuilding] {
        assert_explained(&phase.reason(Seat(2), &name));
    }
}

#[test]
fn points() {
    let all = Holdings {
        settlements: 2,
        cities: 2,
        fallen_cities: 1,
        metropolises: 1,
        longest_road: true,
        defender: 2,
        merchant: true,
        printer: true,
        constitution: true,
        citadel: true,
        wizard: true,
        white_magic: true,
    };
    let points = all.points_reason();
    assert_explained(&points);
    assert_eq!((points.amount, points.parts.len()), (Some(all.points()), Row::ALL.len()));
    for row in points.parts.iter().filter(|row| !row.parts.is_empty()) {
        assert_eq!(row.amount, Some(sum_of_parts(row)), "{row:?}");
    }
    for (goal, on_turn) in [(99, true), (13, false), (13, true)] {
        assert_explained(&all.standing_reason(goal, on_turn));
    }
}

#[test]
fn breaches_cards_choices_places_and_warnings() {
    let breaches = [
        RuleViolation::NoSuchPlayer,
        RuleViolation::NoSuchNumber,
        RuleViolation::NoSuchFace,
        RuleViolation::ShipOffTrack { length: 7 },
        RuleViolation::NoSuchKnightLeft(Strength::Basic),
        RuleViolation::KnightActive,
        RuleViolation::KnightInactive,
        RuleViolation::KnightSpent,
        RuleViolation::KnightPromoted,
        RuleViolation::KnightMighty,
        RuleViolation::NeedsFortress,
        RuleViolation::Cursed { rolls: 2 },
        RuleViolation::NeedsCity,
        RuleViolation::NeedsCityForMetropolis,
        RuleViolation::NeedsCitadel,
        RuleViolation::TrackAtEnd(Track::Trade),
        RuleViolation::DragonNeedsOneBelow,
        RuleViolation::DragonAtTheTop,
        RuleViolation::HasCitadel,
        RuleViolation::NoHills,
        RuleViolation::NoWallLeft,
        RuleViolation::WallNeedsCity,
        RuleViolation::OtherMoment(Card::Alchemist),
        RuleViolation::RobberSleeps,
        RuleViolation::InventorLeaves { number: 6 },
        RuleViolation::SwapsNothing(Card::Spy),
    ];
    breaches.iter().map(RuleViolation::message).for_each(|say| assert_says(&say));
    for card in Card::ALL {
        assert_says(&card.message());
    }
    [Sabotage::Discard, Sabotage::TurnCity].map(Sabotage::effect).iter().for_each(assert_says);
    Strength::ALL.map(Strength::message).iter().for_each(assert_says);
    RuleHeading::ALL.map(RuleHeading::message).iter().for_each(assert_says);
    for choice in CHOICES {
        assert_says(&choice.message());
        assert_says(&choice.about());
        // A number stands for itself.
        let words = choice.words.iter().filter(|word| word.parse::<u32>().is_err());
        words.map(|word| choice.word(word)).for_each(|say| assert_says(&say));
    }
    let knights = Strength::ALL.into_iter().flat_map(|strength| [Knight::new(strength, false); 3]).collect();
    let pieces =
        Pieces { settlements: 6, cities: 5, fallen_cities: 0, metropolises: 5, walls: 4, knights, defender: 7 };
    let warnings = [player_warnings(&pieces), table_warnings(&[pieces], true)].concat();
    assert_eq!(warnings.len(), 8);
    warnings.iter().for_each(assert_says);
}
