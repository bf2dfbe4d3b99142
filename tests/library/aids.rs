//! What helps a table beside its play: every step at every table, counts that add up to the box, and lessons that are short.

use std::collections::BTreeSet;

use tableside::games::{ALL, Game, library};
use tableside::library::Aids;
use tableside::library::aids::{Amount, Holds, reminders_at};
use tableside::library::csv::{CsvTable, KnownEntries, read};
use tableside::locale::Language;
use tableside::table::guide::Table as At;

/// The games that have aids, with them.
fn all() -> Vec<(&'static dyn Game, &'static Aids)> {
    let with = ALL.iter().filter(|game| !game.books().rulings.is_empty());
    with.map(|game| (*game, library().aids(game.id()).unwrap())).collect()
}

fn aids(game: &str) -> &'static Aids {
    all().into_iter().find(|(found, _)| found.id() == game).unwrap().1
}

/// The sets of options that change a setup: each alone on, all on, none on.
fn option_sets(aids: &Aids) -> Vec<BTreeSet<String>> {
    let whens = aids.setup.steps.iter().map(|step| &step.when).chain(aids.setup.pieces.iter().map(|piece| &piece.when));
    let named: BTreeSet<String> = whens.flat_map(|when| when.option.iter().chain(&when.without)).cloned().collect();
    let alone = named.iter().map(|option| BTreeSet::from([option.clone()]));
    alone.chain([BTreeSet::new(), named.clone()]).collect()
}

#[test]
fn every_game_says_how_it_is_set_up_packed_taught_and_what_is_forgotten() {
    for (game, aids) in all() {
        assert!(!aids.setup.steps.is_empty() && !aids.setup.pieces.is_empty(), "{}", game.id());
        assert!(aids.lesson.is_some() && !aids.reminders.is_empty(), "{}", game.id());
    }
}

#[test]
fn every_step_holds_at_every_table_size_and_option() {
    for (game, aids) in all() {
        let known: BTreeSet<&str> = game.options().iter().map(|option| option.id).collect();
        let mut met = BTreeSet::new();
        for options in option_sets(aids) {
            assert!(options.iter().all(|option| known.contains(option.as_str())), "{}: {options:?}", game.id());
            for seats in game.seats() {
                let table = At { seats, option: &|id| options.contains(id) };
                let steps: Vec<_> = aids.setup.steps_at(&table).collect();
                assert!(steps.len() >= 8, "{} for {seats}: {} steps", game.id(), steps.len());
                let mut titles = BTreeSet::new();
                for step in steps {
                    met.insert(step.id.as_str());
                    assert!(titles.insert(step.title.en.as_str()), "{}: {} is said twice", game.id(), step.id);
                    for count in &step.counts {
                        let at = count.amount.at(seats);
                        let here = format!("{} for {seats}: {} {at:?}", game.id(), step.id);
                        assert!(at.all.is_none_or(|all| all > 0), "{here}");
                        assert!(at.each.is_none_or(|each| Some(each * seats as i64) == at.all), "{here}");
                        for language in Language::ALL {
                            let said = language.say(&count.message(seats));
                            assert!(at.all.is_none_or(|all| said.contains(&all.to_string())), "{here}: {said}");
                        }
                        if count.amount == Amount::Unknown {
                            assert!(step.unsure.is_some() || step.confidence.is_doubtful(), "{here} says no doubt");
                        }
                    }
                }
            }
        }
        let all: BTreeSet<&str> = aids.setup.steps.iter().map(|step| step.id.as_str()).collect();
        assert_eq!(met, all, "{}: some steps are never shown", game.id());
    }
}

#[test]
fn a_single_player_sets_up_for_nobody_else() {
    for (game, aids) in all().into_iter().filter(|(game, _)| game.seats().contains(&1)) {
        for options in option_sets(aids) {
            for step in aids.setup.steps_at(&At { seats: 1, option: &|id| options.contains(id) }) {
                let (title, text) = step.words(1);
                for words in [Some(title), text].into_iter().flatten().flat_map(|words| [&words.en, &words.cs]) {
                    let of_several =
                        ["veryone", "ach player", "ach bag", "pponent", "aždý", "aždého sáčku", "šichni", "oupeř"];
                    let found = of_several.iter().find(|several| words.contains(**several));
                    assert_eq!(found, None, "{}: {words}", game.id());
                }
            }
        }
    }
}

/// What a step takes in all at a table, by what it counts.
fn count(game: &str, step: &str, what: &str, seats: usize) -> i64 {
    let step = aids(game).setup.steps.iter().find(|one| one.id == step).unwrap_or_else(|| panic!("no step {step}"));
    let count = step.counts.iter().find(|count| count.what.en == what);
    count.unwrap_or_else(|| panic!("no count of {what}")).amount.at(seats).all.unwrap()
}

fn holds(game: &str, pieces: &[&str]) -> u32 {
    let of = |id: &&str| match aids(game).setup.pieces.iter().find(|piece| piece.id == **id).unwrap().holds {
        Holds::Just(count) => u32::from(count),
        other => panic!("{id}: {other:?}"),
    };
    pieces.iter().map(of).sum()
}

/// The numbers of the sources: 66 gold cards, 39 power cards of which each player has one, five −3 cards.
#[test]
fn amun_re_adds_up_to_its_box() {
    let money = ["gold-1", "gold-2", "gold-5", "gold-10", "gold-20", "minus-three-cards"];
    assert_eq!(holds("amun-re", &money), 66);
    for (seats, gold, deck) in [(3, 60, 36), (4, 80, 35), (5, 100, 34)] {
        assert_eq!(count("amun-re", "gold", "Gold", seats), gold);
        assert_eq!(count("amun-re", "power-cards", "Cards in the deck", seats), deck);
        assert_eq!(count("amun-re", "provinces", "Turned up each round", seats), seats as i64);
        assert_eq!(deck + count("amun-re", "master-builders", "Master Builders", seats), 39);
    }
    assert_eq!([3, 4].map(|seats| count("amun-re", "spare-minus", "Back in the box", seats)), [2, 1]);
}

#[test]
fn cities_and_knights_adds_up_to_its_boxes() {
    let game = "cities-and-knights";
    assert_eq!(holds(game, &["trade-cards", "politics-cards", "science-cards"]), 54);
    assert_eq!(holds(game, &["coin-cards", "book-cards", "cloth-cards"]), 36);
    assert_eq!(count(game, "commodity-piles-many", "Coins", 6), 18);
    assert_eq!((count(game, "defenders", "Cards", 4), count(game, "defenders-many", "Cards", 5)), (6, 8));
    let knights = ["Basic knights", "Strong knights", "Mighty knights"];
    let of = |seats| knights.map(|kind| count(game, "colors", kind, seats)).iter().sum::<i64>();
    assert_eq!(of(4), i64::from(holds(game, &["knights"])));
    assert_eq!(of(6), i64::from(holds(game, &["knights", "knights-many"])));
    assert_eq!(count(game, "colors", "City walls", 4), i64::from(holds(game, &["walls"])));
}

#[test]
fn dice_settlers_adds_up_to_its_box() {
    let game = "dice-settlers";
    let dice = ["dice-white", "dice-green", "dice-yellow", "dice-orange", "dice-brown", "dice-gray"];
    assert_eq!(holds(game, &dice), 51);
    for seats in 1..=4 {
        let tents = ["Personal supply", "General supply"].map(|what| count(game, "tents", what, seats));
        assert_eq!(tents.iter().sum::<i64>(), count(game, "colors", "Tents", seats));
        let white = if seats < 4 { count(game, "white-away", "Back in the box", seats) } else { 0 };
        assert_eq!(white + count(game, "bag", "White dice", seats), 12);
        let tiles = count(game, "starting-tiles", "Back in the box", seats) + seats as i64;
        assert_eq!(tiles, 7, "each player keeps one of the seven");
    }
    assert_eq!(count(game, "colors", "Tents", 4), i64::from(holds(game, &["tents-in-colors"])));
    assert_eq!(count(game, "colors", "Houses", 4), i64::from(holds(game, &["houses-in-colors"])));
}

/// A number of a game's `board.toml`.
fn printed(game: &str, key: &str) -> i64 {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games").join(game).join("board.toml");
    let board: toml::Table = std::fs::read_to_string(path).unwrap().parse().unwrap();
    board["cards"][key].as_integer().unwrap()
}

#[test]
fn the_settlers_games_agree_with_what_their_boards_say() {
    let north = "empires-of-the-north";
    assert_eq!(count(north, "islands", "Nearby islands", 2), printed(north, "near-islands"));
    assert_eq!(count(north, "islands", "Distant islands", 2), printed(north, "distant-islands"));
    let start = printed(north, "start-locations");
    assert_eq!(count(north, "clans", "Starting locations", 1), start);
    assert_eq!(count(north, "clans", "Clan cards", 1), printed(north, "clan") - start);
    assert_eq!(i64::from(holds(north, &["action-tiles"])), printed(north, "action-tiles"));
    let settlers = "imperial-settlers";
    assert_eq!(count(settlers, "common-deck", "Common cards", 2), printed(settlers, "common"));
    assert_eq!(count(settlers, "factions", "Faction cards", 1), printed(settlers, "faction"));
    assert_eq!(count(settlers, "attack-deck", "Attack cards", 1), printed(settlers, "attack"));
    let cards =
        ["common-cards", "barbarian-cards", "roman-cards", "egyptian-cards", "japanese-cards", "attack-card-pack"];
    assert_eq!(holds(settlers, &cards), 220);
    assert_eq!([1, 2, 3].map(|seats| count(settlers, "unused-factions", "Back in the box", seats)), [3, 2, 1]);
}

/// At a hundred and fifty words a minute.
#[test]
fn a_lesson_takes_two_minutes_and_names_three_mistakes() {
    for (game, aids) in all() {
        let lesson = aids.lesson.as_ref().unwrap();
        assert_eq!(lesson.mistakes.len(), 3, "{}", game.id());
        assert!(!(lesson.goal.is_empty() || lesson.turn.is_empty() || lesson.end.is_empty()), "{}", game.id());
        for language in Language::ALL {
            let words: usize = lesson.told().map(|point| point.text.of(language).split_whitespace().count()).sum();
            assert!((60..=300).contains(&words), "{} {language:?}: {words} words", game.id());
        }
    }
}

#[test]
fn reminders_are_short_and_each_can_come() {
    for (game, aids) in all() {
        let known: BTreeSet<&str> = game.options().iter().map(|option| option.id).collect();
        let (mut ids, mut come) = (BTreeSet::new(), BTreeSet::new());
        for reminder in &aids.reminders {
            assert!(ids.insert(reminder.id.as_str()), "{}: {} appears twice", game.id(), reminder.id);
            assert!(reminder.when.option.iter().all(|option| known.contains(option.as_str())), "{}", reminder.id);
            for language in Language::ALL {
                let letters = reminder.text.of(language).chars().count();
                assert!(letters <= 120, "{} {}: {letters} letters", game.id(), reminder.id);
            }
            for seats in game.seats() {
                for on in [true, false] {
                    let table = At { seats, option: &|_| on };
                    let found = reminders_at(&aids.reminders, &reminder.step, &table);
                    come.extend(found.into_iter().map(|found| found.id.as_str()));
                }
            }
        }
        assert_eq!(come, ids, "{}", game.id());
    }
}

/// A ready table is one that can be read again: rows that nobody has filled in are passed over, filled ones become cards.
#[test]
fn ready_tables_have_the_rows_of_the_box_and_come_back() {
    let game = "dice-settlers";
    let known = KnownEntries { game: &|known| (known == game).then(|| known.to_owned()), entry: &|_| false };
    let blanks = &aids(game).setup.blanks;
    let technologies = blanks.iter().find(|blank| blank.id == "technologies").unwrap();
    let none = BTreeSet::new();
    let table = technologies.table(game, Language::En, technologies.open_rows(&none));
    assert_eq!(table.lines().count(), technologies.open_rows(&none).count() + 1);
    let filled = table.replacen(&format!("{game},,"), &format!("{game},Inn,"), 1);
    assert_ne!(filled, table);
    let Ok(CsvTable::Cards(cards)) = read(filled.as_bytes(), known) else { panic!("{filled}") };
    assert_eq!((cards.len(), cards[0].names.en.as_str()), (1, "Inn"));
    assert!(aids("imperial-settlers").setup.blanks.is_empty(), "all its cards are known");
    let rows = |game: &str, starts: &str| -> Vec<u16> {
        let of = aids(game).setup.blanks.iter().filter(|blank| blank.id.starts_with(starts));
        of.map(|blank| blank.rows).collect()
    };
    let north = "empires-of-the-north";
    assert_eq!(rows(north, "clan-"), [33; 8], "six clans of the box and two of the Japanese Islands");
    assert_eq!((rows(north, "near"), rows(north, "distant")), (vec![12, 8], vec![10, 6]));
    let dice = "dice-settlers";
    assert_eq!(
        (rows(dice, "technologies"), rows(dice, "tiles"), rows(dice, "start-tiles")),
        (vec![55], vec![33], vec![7])
    );
    assert_eq!(rows(dice, "faces-"), [6; 6], "six colors of dice, six faces each");
}

/// A deck that a ready table is of is a deck of the library too, where the game has cards of it.
#[test]
fn each_ready_table_has_a_name_of_its_own_and_fills_in_its_deck() {
    for (game, aids) in all() {
        let mut titles = BTreeSet::new();
        for blank in &aids.setup.blanks {
            assert!(titles.insert(blank.title.en.as_str()), "{}: {} twice", game.id(), blank.title.en);
            let table = blank.table(game.id(), Language::En, blank.open_rows(&BTreeSet::new()));
            let deck = blank.deck.as_ref().map_or("", |deck| deck.en.as_str());
            assert!(table.lines().skip(1).all(|row| row.contains(deck)), "{}", blank.id);
        }
    }
}

/// The ids of the steps at a table of so many players where these options are on.
fn steps(game: &str, seats: usize, on: &[&str]) -> Vec<&'static str> {
    let table = At { seats, option: &|id| on.contains(&id) };
    aids(game).setup.steps_at(&table).map(|step| step.id.as_str()).collect()
}

/// The boxes of 2019 and of 2014 ask for cards to be sorted before the first game; in the draw of the deck no two dice are rolled.
#[test]
fn the_setup_follows_what_is_chosen_for_the_play() {
    for game in ["empires-of-the-north", "imperial-settlers"] {
        assert_eq!(steps(game, 2, &[]).first(), Some(&"first-game"), "{game}");
    }
    // Whoever plays alone is sent to the rules for that before anything lies on the table.
    assert_eq!(steps("dice-settlers", 1, &[]).first(), Some(&"solo"));
    let dice = |on: &[&str]| steps("cities-and-knights", 4, on).contains(&"fair-deck");
    assert!(dice(&["dice"]) && !dice(&[]));
}

/// What each player takes of the base game is what its box holds for four colors, and its extension for two more.
#[test]
fn cities_and_knights_packs_the_base_game_too() {
    let game = "cities-and-knights";
    for (what, base, more) in [
        ("Settlements", "base-settlements", "base-settlements-many"),
        ("Cities", "base-cities", "base-cities-many"),
        ("Roads", "base-roads", "base-roads-many"),
    ] {
        assert_eq!(count(game, "colors", what, 4), i64::from(holds(game, &[base])));
        assert_eq!(count(game, "colors", what, 6), i64::from(holds(game, &[base, more])));
    }
    for (step, what, base, more) in [
        ("land", "Land hexes", "base-hexes", "base-hexes-many"),
        ("land", "Number tokens", "base-numbers", ""),
        ("resource-piles", "Cards in each pile", "base-resources", "base-resources-many"),
    ] {
        let piles = if step == "land" { 1 } else { 5 };
        assert_eq!(count(game, step, what, 4) * piles, i64::from(holds(game, &[base])), "{what}");
        // Only the extension’s own number tokens lie on the larger island.
        let pieces = if more.is_empty() { vec!["base-numbers-many"] } else { vec![base, more] };
        assert_eq!(count(game, &format!("{step}-many"), what, 6) * piles, i64::from(holds(game, &pieces)), "{what}");
    }
    let land = |seats| steps(game, seats, &[]).iter().filter(|id| id.starts_with("land")).count();
    assert_eq!([2, 4, 5, 6].map(land), [1; 4]);
}

/// The library says the same numbers without a play, however many players there are.
#[test]
fn a_number_that_is_known_is_not_to_be_looked_up() {
    let known: Vec<_> = all()
        .into_iter()
        .flat_map(|(game, aids)| aids.setup.steps.iter().map(move |step| (game.id(), step)))
        .flat_map(|(game, step)| step.counts.iter().map(move |count| (game, step, count)))
        .filter(|(.., count)| count.amount != Amount::Unknown)
        .collect();
    for (game, step, count) in known {
        let entry = library().entries().iter().find(|entry| entry.at.game == game && entry.at.id == step.entry_id());
        let fact = entry.unwrap().facts.iter().find(|fact| fact.what == count.what).unwrap();
        assert!(!fact.value.en.contains("rulebook"), "{game}: {}: {}", step.id, fact.value.en);
    }
    let entries = library().entries().iter();
    let white =
        entries.filter(|entry| entry.at.game == "dice-settlers").find(|entry| entry.at.id == "setup-white-away");
    let value = &white.unwrap().facts[0].value;
    assert_eq!((value.en.as_str(), value.cs.as_str()), ("12 minus 3 per player", "12 minus 3 na hráče"));
}

/// Whoever has never played hears when the game is over, not only what happens on the way.
#[test]
fn a_lesson_says_what_ends_the_game() {
    for (game, ends) in [
        ("amun-re", "three more rounds"),
        ("cities-and-knights", "wins at once"),
        ("dice-settlers", "one more round"),
        ("empires-of-the-north", "25 points ends it"),
        ("imperial-settlers", "After the fifth"),
    ] {
        let end = &aids(game).lesson.as_ref().unwrap().end;
        assert!(end.iter().any(|point| point.text.en.contains(ends)), "{game}");
    }
}

/// The reminders beside a step at a table, in order.
fn reminded(game: &str, step: &str, seats: usize, on: &[&str]) -> Vec<&'static str> {
    let table = At { seats, option: &|id| on.contains(&id) };
    reminders_at(&aids(game).reminders, step, &table).into_iter().map(|one| one.look.as_str()).collect()
}

/// The fan set has a step of its own for the roll: what is forgotten at any roll is forgotten there too.
#[test]
fn with_the_fan_set_nothing_of_the_roll_is_left_unsaid() {
    let with = reminded("cities-and-knights", "roll-fan", 4, &["fan-set", "robber-sleeps"]);
    for look in reminded("cities-and-knights", "roll", 4, &["robber-sleeps"]) {
        assert!(with.contains(&look), "{look} is not said with the fan set");
    }
}

/// In the draft there is no second row, and in the advanced lookout the first player goes first in it.
#[test]
fn who_picks_first_is_said_where_it_is_so() {
    let said =
        |on: &[&str]| reminded("imperial-settlers", "lookout", 3, on).contains(&"who-picks-first-in-the-second-row");
    assert!(said(&[]) && !said(&["lookout"]));
}

/// A road and a settlement cost what the base game says, in the ruling and on the cards.
#[test]
fn the_costs_of_the_base_game_are_there() {
    let of = |id: &str| {
        let all = library().entries().iter();
        all.filter(|entry| entry.at.game == "cities-and-knights").find(|entry| entry.at.id == id).unwrap()
    };
    let cost = |id: &str| {
        let fact = of(id).facts.iter().find(|fact| fact.what.en == "Cost");
        fact.unwrap_or_else(|| panic!("{id} has no cost")).value.en.as_str()
    };
    assert_eq!(cost("road"), "1 brick, 1 lumber");
    assert_eq!(cost("settlement"), "1 brick, 1 lumber, 1 wool, 1 grain");
    assert_eq!(cost("city"), "2 grain, 3 ore, and a settlement");
    let ruling = &of("what-do-roads-and-settlements-cost").text.en;
    assert!(ruling.contains("1 brick and 1 lumber") && ruling.contains("1 wool"), "{ruling}");
}

#[test]
fn the_setup_follows_what_was_chosen_for_the_play() {
    let steps = |game: &str, options: &[&str]| -> Vec<String> {
        let table = At { seats: 3, option: &|id| options.contains(&id) };
        aids(game).setup.steps_at(&table).map(|step| step.id.clone()).collect()
    };
    let white = |options: &[&str]| {
        let steps = steps("dice-settlers", options);
        steps.into_iter().filter(|id| id.starts_with("white")).collect::<Vec<_>>()
    };
    assert_eq!((white(&[]), white(&["white-stays"])), (vec!["white-away".to_owned()], vec!["white-stays".to_owned()]));

    // With the fair deck the app rolls the event die too; nobody is told to roll it.
    let deck = aids("cities-and-knights").setup.steps.iter().find(|step| step.id == "fair-deck").unwrap();
    let words = deck.text.as_ref().unwrap();
    assert!(
        words.en.contains("the app rolls the event die") && words.cs.contains("událostní kostkou k ní hodí aplikace")
    );
}

/// A single player is told of nobody else.
#[test]
fn the_setup_for_one_player_speaks_to_one() {
    for game in ["imperial-settlers", "empires-of-the-north", "dice-settlers"] {
        let table = At { seats: 1, option: &|_| false };
        for step in aids(game).setup.steps_at(&table) {
            assert!(!step.title.en.contains("first player"), "{game}: {}", step.id);
        }
    }
    let hand = |seats| {
        let table = At { seats, option: &|_| false };
        let steps = aids("imperial-settlers").setup.steps_at(&table);
        steps.filter(|step| step.id.starts_with("starting-hand")).map(|step| step.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!((hand(1), hand(2)), (vec!["starting-hand-solo".to_owned()], vec!["starting-hand".to_owned()]));
}
