//! Every number of the three settlers' games can explain itself, in both languages.

use tableside::games::{dice_settlers as dice, empires_of_the_north as north, imperial_settlers as imperial};
use tableside::locale::{Language, Message, keys, missing_arguments};
use tableside::table::reason::Reason;
use tableside::table::seat::Seat;

fn name(seat: Seat) -> Message {
    Message::literal(["Red", "Blue", "White"][seat.index()])
}

fn assert_says(say: &Message) {
    for language in Language::ALL {
        assert_eq!(missing_arguments(language, say), Vec::<String>::new(), "{say:?}");
    }
}

fn all_say(says: impl IntoIterator<Item = Message>) {
    says.into_iter().for_each(|say| assert_says(&say));
}

fn assert_explained(reason: &Reason) {
    assert_says(&reason.what);
    if let Some(rule) = &reason.rule {
        assert_says(&rule.words);
        assert_says(&rule.place);
    }
    reason.parts.iter().for_each(assert_explained);
}

fn assert_sum(reason: &Reason, points: i64) {
    assert_explained(reason);
    let parts: i64 = reason.parts.iter().filter_map(|part| part.amount).sum();
    assert_eq!((reason.amount, parts), (Some(points), points), "{reason:?}");
}

#[test]
fn a_scoring_of_dice_settlers() {
    use dice::board::{Board, OwnFigure};
    use dice::field::Field;
    let held = [
        dice::points::Holdings { vp_tokens: 12, tiles: 9, technologies: 11, houses: 4, dice: 9, other: 1 },
        dice::points::Holdings { vp_tokens: 3, dice: 1, ..Default::default() },
    ];
    let words = |field: &Field| field.words().iter().copied().next_back();
    let figures = Field::ALL.iter().filter_map(|field| {
        let number = field.numbers().map(|range| dice::field::Value::Number(*range.end()));
        Some(OwnFigure::new(*field, number.or_else(|| words(field))?).unwrap())
    });
    let own: Vec<OwnFigure> = figures.collect();
    for board in [Board::printed(), &Board::with(&own)] {
        let scoring = dice::points::scoring(dice::points::Terms::of(board), &held);
        for (seat, score) in Seat::all(2).zip(&scoring.scores) {
            assert_sum(&scoring.points_reason(seat).unwrap(), score.points());
        }
        assert_explained(&scoring.winner_reason(&name));
        assert_eq!(scoring.points_reason(Seat(2)), None);
    }
}

#[test]
fn the_words_of_dice_settlers() {
    use dice::{actions, end, field, pieces, rule_violation};
    all_say(actions::RoundAction::ALL.into_iter().flat_map(|action| [action.message(), action.effect()]));
    for symbol in actions::Symbol::ALL {
        assert_says(&symbol.message());
        all_say(symbol.uses().iter().map(|by| by.effect()));
    }
    for field in field::Field::ALL {
        assert_says(&field.message());
        all_say(field.words().iter().map(|word| word.message()));
    }
    for color in pieces::DieColor::ALL {
        assert_says(&color.message());
        all_say(color.land());
    }
    all_say(pieces::box_warnings(9, 99));
    all_say(end::Trigger::ALL.map(end::Trigger::message));
    for tiles in [Some(0), None] {
        assert_explained(&end::Watch { tiles, ..Default::default() }.reason(4));
    }
    for violation in [
        rule_violation::RuleViolation::SameAction(actions::RoundAction::Raid),
        rule_violation::RuleViolation::NoActionLeft { actions: 2 },
        rule_violation::RuleViolation::NotAhead { missing: 1 },
    ] {
        assert_says(&violation.message());
    }
}

#[test]
fn a_scoring_of_empires_of_the_north() {
    use north::points::{Empire, Terms, scoring};
    let empire = Empire { track: 20, cards: 12, resources: 7, gold: 3, raze: 2, workers: 5, hand: 2 };
    let empires = [empire, Empire { workers: 6, ..empire }, Empire::default()];
    for raze_scores in [false, true] {
        let scoring = scoring(Terms { raze_scores }, &empires);
        for (seat, score) in Seat::all(3).zip(&scoring.scores) {
            assert_sum(&scoring.points_reason(seat).unwrap(), score.points());
        }
        let winner = scoring.winner_reason(&name);
        assert_explained(&winner);
        assert_eq!((scoring.winners(), winner.parts.len()), (vec![Seat(1)], 2), "two are level on points");
    }
}

#[test]
fn the_words_of_empires_of_the_north() {
    use north::{board, circle::Tile, clan, end, goods, rule_violation::RuleViolation};
    all_say(clan::Clan::ALL.into_iter().flat_map(|clan| [clan.message(), clan.style()]));
    all_say([clan::Nation::Scots, clan::Nation::Vikings, clan::Nation::Inuit].map(clan::Nation::message));
    all_say(Tile::ALL.into_iter().flat_map(|tile| [tile.message(), tile.effect()]));
    all_say(goods::Good::ALL.map(goods::Good::message));
    all_say(board::box_warnings(board::Board::printed(), 99));
    for after_actions in [24, 25] {
        assert_explained(&end::Reached { round: 5, after_actions, after_sailing: 24 }.reason());
    }
    for violation in [
        RuleViolation::TileTwice(Tile::Sail),
        RuleViolation::NotBeside { from: Tile::Sail, to: Tile::Harvest },
        RuleViolation::Exhausted,
        RuleViolation::NotUsed,
        RuleViolation::NothingToBuild,
        RuleViolation::Passed,
        RuleViolation::AlreadyExhausted,
        RuleViolation::NoAction,
        RuleViolation::TooFewWorkers { workers: 1 },
        RuleViolation::TooManyCards { drawn: 4 },
        RuleViolation::NoShip,
        RuleViolation::FirstAlready,
        RuleViolation::NoFish,
        RuleViolation::NoRaze,
    ] {
        assert_says(&violation.message());
    }
}

#[test]
fn a_scoring_of_imperial_settlers() {
    use imperial::points::{Empire, scoring};
    let empire = Empire { track: 40, common: 6, faction: 4, shrines: vec![7], gates: vec![3, 1], goods: 3, hand: 2 };
    let empires = [empire.clone(), Empire { goods: 2, ..empire }, Empire::default()];
    let scoring = scoring(&empires);
    for (seat, score) in Seat::all(3).zip(&scoring.scores) {
        let points = scoring.points_reason(seat).unwrap();
        assert_sum(&points, score.points());
        points.parts.iter().filter(|row| !row.parts.is_empty()).for_each(|row| assert_sum(row, row.amount.unwrap()));
    }
    assert_eq!(scoring.winner_reason(&name).parts.len(), 2);
    assert_explained(&scoring.winner_reason(&name));
}

#[test]
fn an_attack_production_and_clean_up_of_imperial_settlers() {
    use imperial::attack::{Cost, Kind, Location, Prey, attack};
    use imperial::goods::Good;
    use imperial::{board::Board, cleanup::clean_up, faction::Faction, production::Production, solo};
    let location = |name: &str, kind, stone| Location {
        name: name.to_owned(),
        kind,
        prey: Prey::Raze(vec![Good::Wood, Good::Gold]),
        cost: Cost { stone, ..Cost::default() },
    };
    let locations =
        [location("Mill", Kind::Feature, 1), location("Inn", Kind::Action, 0), location("Port", Kind::Action, 1)];
    let targets = [Good::Wood, Good::Stone, Good::Gold];
    let hit = attack(&targets, &locations).reason(&locations);
    assert_explained(&hit);
    assert_eq!(Language::En.say(&hit.what), "Port is razed");
    let lines: Vec<String> = hit.parts.iter().map(|part| Language::En.say(&part.what)).collect();
    assert_eq!(lines[..2], ["Wood and Stone: no location", "Wood and Gold: Mill, Inn, Port"]);
    assert_eq!(lines.len(), 4, "two priorities told them apart");
    let level = [location("Inn", Kind::Action, 1), location("Port", Kind::Action, 1)];
    assert_explained(&attack(&targets, &level).reason(&level));
    assert_explained(&attack(&targets, &[]).reason(&[]));

    let deals = [Good::Worker];
    let production = Production::of(Board::printed(), Faction::Romans, false, &deals, &[]);
    for good in Good::ALL {
        assert_explained(&production.reason(good));
    }
    assert_explained(&clean_up(Board::printed(), Faction::Romans, &production.total(), &[]).reason());

    assert_explained(&solo::collection_reason(&[solo::Taken { his_cards: 2, razed: 1 }]));
    for collection in [6, 7] {
        assert_explained(&solo::Outcome { faction_locations: 7, collection, points: 59 }.reason());
    }
}

#[test]
fn the_words_of_imperial_settlers() {
    use imperial::attack::{Kind, Priority};
    use imperial::lookout::{Way, steps};
    use imperial::{board, faction::Faction, goods::Good, rule_violation::RuleViolation, solo::Rank};
    all_say(Faction::ALL.map(Faction::message));
    all_say(Good::ALL.map(Good::message));
    all_say(Kind::ALL.map(Kind::message));
    all_say(Rank::ALL.map(Rank::message));
    all_say([Priority::Deal, Priority::Kind, Priority::Cost, Priority::Stone].map(Priority::message));
    for way in Way::ALL {
        all_say([way.message(), way.about()]);
        for seats in 1..=3 {
            all_say(steps(way, seats, Seat(0)).into_iter().map(|step| step.say(&name)));
        }
    }
    all_say(board::box_warnings(board::Board::printed(), 99, 99));
    for violation in [
        RuleViolation::Passed,
        RuleViolation::CannotBeRazed,
        RuleViolation::Peaceful,
        RuleViolation::TooFewRazeTokens { tokens: 2 },
        RuleViolation::TooFewWorkers,
    ] {
        assert_says(&violation.message());
    }
}

#[test]
fn no_text_of_the_rules_is_left_unsaid() {
    for (game, file) in [
        ("dice_settlers", "rules-dice-settlers"),
        ("empires_of_the_north", "rules-empires-of-the-north"),
        ("imperial_settlers", "rules-imperial-settlers"),
    ] {
        let folder = format!("{}/src/games/{game}", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).filter(|path| path.is_file());
        let sources: String = files.map(|path| std::fs::read_to_string(path).unwrap()).collect();
        for (known, key) in keys(Language::En) {
            assert!(known != file || sources.contains(&format!("\"{key}\"")), "{key} is never said");
        }
    }
}
