//! The calculators answer as their contract says, word for word, and name the field that is wrong.

use serde_json::{Value, json};
use tableside::games;
use tableside::games::calc::{Calculator, calculators};
use tableside::locale::{Language, Message, missing_arguments};

fn answer(name: &str, input: &str) -> Value {
    Calculator::named(games::ALL, name)
        .unwrap()
        .answer(input.as_bytes())
        .unwrap_or_else(|error| panic!("{input}: {error}"))
}

/// Where the first flaw of an input is.
fn flaw(name: &str, input: &str) -> String {
    let calculator = Calculator::named(games::ALL, name).unwrap();
    match calculator.answer(input.as_bytes()) {
        Ok(answer) => panic!("{input} was answered: {answer}"),
        Err(error) => {
            let words = error.to_string();
            assert!(words.contains(error.path()) && words.lines().count() == 1, "{words}");
            error.path().to_owned()
        }
    }
}

#[test]
fn every_example_works() {
    for calculator in calculators(games::ALL) {
        let result = calculator.answer(calculator.example.as_bytes());
        assert!(result.is_ok(), "{}: {result:?}", calculator.name);
    }
}

#[test]
fn every_calculator_has_a_name_of_its_own_and_words_about_it() {
    for calculator in calculators(games::ALL) {
        for language in Language::ALL {
            assert_eq!(missing_arguments(language, &Message::new(calculator.about)), Vec::<String>::new());
        }
        assert_eq!(
            calculators(games::ALL).filter(|other| other.name == calculator.name).count(),
            1,
            "{}",
            calculator.name
        );
    }
}

#[test]
fn amun_re_prices() {
    let result = answer("amun-re.prices", r#"{"cards":2,"farmers":4,"bricks":3}"#);
    assert_eq!(result, json!({"cards":3,"farmers":10,"bricks":6,"gold":19}));
}

#[test]
fn amun_re_sacrifice() {
    let input = r#"{"pharaoh":"Red","offers":[{"player":"Red","gold":9},{"player":"Blue","gold":4},{"player":"Black","steal":true},{"player":"White","steal":true}],"corrections":[{"player":"Blue","change":-3}]}"#;
    let expected = json!({"total":4,"temple":2,"next_pharaoh":"Red","results":[
        {"player":"Red","rank":1,"items":3,"bank_gold":0},
        {"player":"Blue","rank":2,"items":2,"bank_gold":0},
        {"player":"Black","rank":null,"items":0,"bank_gold":3},
        {"player":"White","rank":null,"items":0,"bank_gold":3}]});
    assert_eq!(answer("amun-re.sacrifice", input), expected);
}

#[test]
fn amun_re_income() {
    let input = r#"{"temple":2,"players":[{"player":"Red","provinces":[{"province":"memphis","farmers":1},{"province":"abu","farmers":2},{"province":"sawu","farmers":0}],"cards":[]}]}"#;
    let expected = json!({"players":[{"player":"Red","gold":17,"provinces":[
        {"province":"memphis","harvest":2,"guaranteed":0,"camel":0,"card":0,"gold":2},
        {"province":"abu","harvest":4,"guaranteed":4,"camel":0,"card":0,"gold":8},
        {"province":"sawu","harvest":0,"guaranteed":0,"camel":7,"card":0,"gold":7}]}]});
    assert_eq!(answer("amun-re.income", input), expected);
}

#[test]
fn amun_re_income_with_cards() {
    let input = r#"{"temple":4,"players":[{"player":"A","provinces":[{"province":"baharya","farmers":1},{"province":"abu","farmers":6}],
        "cards":[{"card":"harvest-increase","province":"baharya"},{"card":"eight-gold","province":"abu"}]}]}"#;
    let expected = json!({"players":[{"player":"A","gold":23,"provinces":[
        {"province":"baharya","harvest":12,"guaranteed":0,"camel":0,"card":3,"gold":15},
        {"province":"abu","harvest":0,"guaranteed":0,"camel":0,"card":8,"gold":8}]}]});
    assert_eq!(answer("amun-re.income", input), expected);
}

#[test]
fn amun_re_points() {
    let result = answer("amun-re.points", Calculator::named(games::ALL, "amun-re.points").unwrap().example);
    let blue = json!({"player":"Blue","pyramids":7,"sets":3,"west":5,"east":5,"temples":1,"bonus":6,"gold":0,
        "points":27,"total":37,"place":1});
    assert_eq!(result["players"][0], blue);
}

#[test]
fn amun_re_points_of_the_old_kingdom_have_no_place() {
    let input = r#"{"half":"old","temple":3,"players":[{"player":"A","gold":9,"provinces":[{"province":"damanhur","pyramids":1,"bricks":0}]}]}"#;
    let expected = json!({"players":[{"player":"A","pyramids":1,"sets":0,"west":5,"east":0,"temples":6,"bonus":0,"gold":0,
        "points":12,"total":12}]});
    assert_eq!(answer("amun-re.points", input), expected);
}

#[test]
fn cities_and_knights_attack() {
    let input = r#"{"on_turn":"Pepa","players":[{"player":"Pepa","cities":2,"metropolises":0,"knights":[1]},{"player":"Karel","cities":2,"metropolises":0,"knights":[1]},{"player":"Jana","cities":0,"metropolises":0,"knights":[1]},{"player":"Petra","cities":0,"metropolises":1,"knights":[]}]}"#;
    let expected = json!({"barbarians":5,"knights":3,"winner":"barbarians","lose_city":["Pepa","Karel"],"defender":null,"draw_card":[]});
    assert_eq!(answer("cities-and-knights.attack", input), expected);
    let won = r#"{"on_turn":"B","players":[{"player":"A","cities":1,"metropolises":0,"knights":[2]},{"player":"B","cities":2,"metropolises":0,"knights":[1],"magic_power":true}]}"#;
    let expected =
        json!({"barbarians":3,"knights":4,"winner":"knights","lose_city":[],"defender":null,"draw_card":["B","A"]});
    assert_eq!(answer("cities-and-knights.attack", won), expected);
    let alone = r#"{"on_turn":"A","players":[{"player":"A","cities":0,"metropolises":0,"knights":[3]}]}"#;
    assert_eq!(answer("cities-and-knights.attack", alone)["defender"], "A");
}

#[test]
fn cities_and_knights_progress() {
    let input =
        r#"{"gate":"trade","red":3,"on_turn":"A","players":[{"player":"A","level":1},{"player":"B","level":2}]}"#;
    assert_eq!(answer("cities-and-knights.progress", input), json!({"draw":["B"]}));
    let magic =
        r#"{"gate":"magic","red":6,"on_turn":"B","players":[{"player":"A","level":5},{"player":"B","level":5}]}"#;
    assert_eq!(answer("cities-and-knights.progress", magic), json!({"draw":["B","A"]}));
}

#[test]
fn cities_and_knights_points() {
    let input = r#"{"settlements":2,"cities":2,"metropolises":1,"longest_road":true,"defender":1,"merchant":true,"printer":true}"#;
    assert_eq!(answer("cities-and-knights.points", input), json!({"points":15}));
    let rest = r#"{"constitution":true,"citadel":true,"wizard":true,"white_magic":true}"#;
    assert_eq!(answer("cities-and-knights.points", rest), json!({"points":4}));
    assert_eq!(answer("cities-and-knights.points", "{}"), json!({"points":0}));
}

#[test]
fn cities_and_knights_discard() {
    let input = r#"{"cards":10,"walls":1,"small_dragon":false}"#;
    assert_eq!(answer("cities-and-knights.discard", input), json!({"limit":9,"discard":5}));
    let dragon = r#"{"cards":19,"walls":3,"small_dragon":true}"#;
    assert_eq!(answer("cities-and-knights.discard", dragon), json!({"limit":17,"discard":9}));
}

#[test]
fn cities_and_knights_odds() {
    let odds = |position: u32, track: u32, rolls: u32, die: &str| {
        let input = json!({"position": position, "track": track, "rolls": rolls, "die": die});
        answer("cities-and-knights.odds", &input.to_string())
    };
    assert_eq!(odds(4, 7, 4, "official"), json!({"probability":0.3125,"expected_rolls":6.0}));
    assert_eq!(odds(6, 7, 0, "fan"), json!({"probability":0.0,"expected_rolls":3.0}));
    assert_eq!(odds(5, 7, 1, "fan-split")["probability"], json!(1.0 / 6.0));
    assert_eq!(odds(5, 7, 1, "fan-split")["expected_rolls"], json!(4.5));
    assert_eq!(odds(0, 99, 9999, "fan"), json!({"probability":1.0,"expected_rolls":150.0}));
}

#[test]
fn dice_settlers_final() {
    let input = r#"{"house_points":2,"players":[{"player":"A","vp_tokens":12,"tiles":9,"technologies":11,"houses":4,"dice":9,"other":0},{"player":"B","other":52},{"player":"C"}]}"#;
    let expected = json!({"players":[
        {"player":"A","vp_tokens":12,"tiles":9,"technologies":11,"houses":8,"dice":12,"other":0,"points":52,"place":1},
        {"player":"B","vp_tokens":0,"tiles":0,"technologies":0,"houses":0,"dice":0,"other":52,"points":52,"place":1},
        {"player":"C","vp_tokens":0,"tiles":0,"technologies":0,"houses":0,"dice":0,"other":0,"points":0,"place":3}]});
    assert_eq!(answer("dice-settlers.final", input), expected);
}

#[test]
fn imperial_settlers_final() {
    let input = r#"{"players":[{"player":"A","track":40,"common":6,"faction":4,"shrines":[7],"gates":[3],"goods":3,"hand":2},{"player":"B","track":61,"common":0,"faction":0,"goods":3,"hand":1},{"player":"C","track":61,"common":0,"faction":0}]}"#;
    let expected = json!({"players":[
        {"player":"A","track":40,"common":6,"faction":8,"shrines":5,"gates":2,"points":61,"place":1},
        {"player":"B","track":61,"common":0,"faction":0,"shrines":0,"gates":0,"points":61,"place":2},
        {"player":"C","track":61,"common":0,"faction":0,"shrines":0,"gates":0,"points":61,"place":3}]});
    assert_eq!(answer("imperial-settlers.final", input), expected);
}

#[test]
fn imperial_settlers_solo_attack() {
    let input = r#"{"targets":["wood","stone","worker","gold"],"locations":[{"name":"Marketplace","kind":"action","raze":["wood","gold"],"cost":{"wood":1,"stone":1}},{"name":"Joiner","kind":"feature","raze":["gold","wood"]}]}"#;
    let expected = json!({"razed":["Marketplace"],"pair":["wood","gold"],"targets":["stone","worker","wood","gold"]});
    assert_eq!(answer("imperial-settlers.solo-attack", input), expected);
    let missed = r#"{"targets":["vp","wood"],"locations":[]}"#;
    let expected = json!({"razed":[],"pair":null,"targets":["vp","wood"]});
    assert_eq!(answer("imperial-settlers.solo-attack", missed), expected);
}

#[test]
fn imperial_settlers_solo_attack_leaves_a_last_choice_to_the_player() {
    let input = r#"{"targets":["wood","wood","card"],"locations":[{"name":"A","kind":"production","raze":["wood","wood"],"cost":{"food":2}},{"name":"B","kind":"production","raze":["wood","wood"],"cost":{"wood":2}},{"name":"C","kind":"production","raze":["wood","card"],"cost":{"stone":9}}]}"#;
    let expected = json!({"razed":["A","B"],"pair":["wood","wood"],"targets":["card","wood","wood"]});
    assert_eq!(answer("imperial-settlers.solo-attack", input), expected);
}

#[test]
fn imperial_settlers_solo_odds() {
    let input = r#"{"targets":["gold"],"locations":[{"name":"Marketplace","kind":"action","raze":["wood","gold"],"cost":{"wood":2}}]}"#;
    let expected = json!({"cards":15,"nothing":12,"falls":[{"name":"Marketplace","cards":3}]});
    assert_eq!(answer("imperial-settlers.solo-odds", input), expected);
    let at = flaw("imperial-settlers.solo-odds", r#"{"targets":["food","food"],"locations":[]}"#);
    assert_eq!(at, "targets[1]", "the box has one food");
}

#[test]
fn imperial_settlers_solo_result() {
    let result = |input| answer("imperial-settlers.solo-result", input);
    let won = result(r#"{"faction_locations":7,"collection":6,"points":59}"#);
    assert_eq!(won, json!({"won":true,"rank":"knight"}));
    let lost = result(r#"{"faction_locations":7,"collection":7,"points":90}"#);
    assert_eq!(lost, json!({"won":false,"rank":null}));
}

#[test]
fn empires_of_the_north_final() {
    let input = r#"{"raze_scores":false,"players":[{"player":"A","track":27,"cards":12,"resources":7,"gold":3,"raze":1,"workers":5,"hand":2},{"player":"B","track":27,"cards":12,"resources":7,"gold":3,"workers":6}]}"#;
    let expected = json!({"players":[
        {"player":"A","track":27,"cards":12,"resources":3,"gold":3,"raze":0,"points":45,"place":2},
        {"player":"B","track":27,"cards":12,"resources":3,"gold":3,"raze":0,"points":45,"place":1}]});
    assert_eq!(answer("empires-of-the-north.final", input), expected);
    let faq = answer("empires-of-the-north.final", &input.replace("false", "true"));
    assert_eq!(faq["players"][0]["points"], 46);
}

#[test]
fn empires_of_the_north_end() {
    let last = |input| answer("empires-of-the-north.end", input)["last_round"].clone();
    assert_eq!(last(r#"{"round":5,"after_actions":24,"after_sailing":26}"#), json!(6));
    assert_eq!(last(r#"{"round":5,"after_actions":25,"after_sailing":25}"#), json!(5));
    assert_eq!(last(r#"{"round":5,"after_actions":24,"after_sailing":24}"#), json!(null));
}

#[test]
fn what_may_be_left_out_counts_as_nothing() {
    let bare = r#"{"pharaoh":"A","offers":[{"player":"A","gold":1},{"player":"B","steal":false,"gold":2}]}"#;
    assert_eq!(answer("amun-re.sacrifice", bare)["total"], 3);
    let bare = r#"{"temple":1,"players":[{"player":"A","provinces":[]}]}"#;
    assert_eq!(answer("amun-re.income", bare)["players"][0]["gold"], 0);
}

#[test]
fn the_field_that_is_wrong_is_named() {
    let inputs = [
        ("amun-re.prices", "", ""),
        ("amun-re.prices", "[]", ""),
        ("amun-re.prices", r#"{"cards":2,"farmers":4}"#, "bricks"),
        ("amun-re.prices", r#"{"cards":2,"farmers":4,"brick":3}"#, "brick"),
        ("amun-re.prices", r#"{"cards":2,"farmers":4.0,"bricks":3}"#, "farmers"),
        ("amun-re.prices", r#"{"cards":1e3,"farmers":4,"bricks":3}"#, "cards"),
        ("amun-re.prices", r#"{"cards":10000,"farmers":4,"bricks":3}"#, "cards"),
        ("amun-re.prices", r#"{"cards":1,"cards":1,"farmers":4,"bricks":3}"#, "cards"),
        ("amun-re.prices", r#"{"cards":1,"farmers":1e999,"bricks":3}"#, "farmers"),
        ("amun-re.prices", r#"{"cards":1,"farmers":123456789012345678901234567890,"bricks":3}"#, "farmers"),
        ("amun-re.prices", r#"{"cards":2,"farmers":4,"bricks":3} x"#, ""),
        ("amun-re.sacrifice", r#"{"pharaoh":"C","offers":[{"player":"A","gold":1}]}"#, "pharaoh"),
        ("amun-re.sacrifice", r#"{"pharaoh":"A","offers":[]}"#, "offers"),
        ("amun-re.sacrifice", r#"{"pharaoh":"A","offers":[{"player":"A","gold":0}]}"#, "offers[0].gold"),
        ("amun-re.sacrifice", r#"{"pharaoh":"A","offers":[{"player":"A"}]}"#, "offers[0].gold"),
        ("amun-re.sacrifice", r#"{"pharaoh":"A","offers":[{"player":"A","gold":3,"steal":true}]}"#, "offers[0].gold"),
        ("amun-re.sacrifice", r#"{"pharaoh":"A","offers":[{"player":"A","steal":1}]}"#, "offers[0].steal"),
        (
            "amun-re.sacrifice",
            r#"{"pharaoh":"A","offers":[{"player":"A","gold":3},{"player":"A","gold":3}]}"#,
            "offers[1].player",
        ),
        (
            "amun-re.sacrifice",
            r#"{"pharaoh":"A","offers":[{"player":"A","gold":3}],"corrections":[{"player":"A","change":2}]}"#,
            "corrections[0].change",
        ),
        (
            "amun-re.sacrifice",
            r#"{"pharaoh":"A","offers":[{"player":"A","gold":3},{"player":"B","gold":3}],"corrections":[{"player":"A","change":3},{"player":"A","change":3}]}"#,
            "corrections[1].player",
        ),
        ("amun-re.income", r#"{"temple":5,"players":[{"player":"A","provinces":[]}]}"#, "temple"),
        (
            "amun-re.income",
            r#"{"temple":1,"players":[{"player":"A","provinces":[{"province":"Memphis","farmers":1}]}]}"#,
            "players[0].provinces[0].province",
        ),
        (
            "amun-re.income",
            r#"{"temple":1,"players":[{"player":"A","provinces":[{"province":"abu","farmers":1}]},{"player":"B","provinces":[{"province":"abu","farmers":1}]}]}"#,
            "players[1].provinces[0].province",
        ),
        (
            "amun-re.income",
            r#"{"temple":1,"players":[{"player":"A","provinces":[{"province":"abu","farmers":1}],"cards":[{"card":"eight-gold","province":"buto"}]}]}"#,
            "players[0].cards[0].province",
        ),
        (
            "amun-re.income",
            r#"{"temple":1,"players":[{"player":"A","provinces":[{"province":"abu","farmers":1}],"cards":[{"card":"eight-gold","province":"abu"},{"card":"eight-gold","province":"abu"}]}]}"#,
            "players[0].cards[1].card",
        ),
        ("amun-re.points", r#"{"half":"middle","temple":1,"players":[{"player":"A","provinces":[]}]}"#, "half"),
        ("amun-re.points", r#"{"half":"old","temple":1,"players":[{"player":"A"}]}"#, "players[0].provinces"),
        (
            "amun-re.points",
            r#"{"half":"old","temple":1,"players":[{"player":"A","provinces":[],"before":null}]}"#,
            "players[0].before",
        ),
        (
            "amun-re.points",
            r#"{"half":"old","temple":1,"players":[{"player":"A","provinces":[{},{},{},{}]}]}"#,
            "players[0].provinces",
        ),
        (
            "cities-and-knights.attack",
            r#"{"on_turn":"B","players":[{"player":"A","cities":1,"metropolises":0,"knights":[]}]}"#,
            "on_turn",
        ),
        (
            "cities-and-knights.attack",
            r#"{"on_turn":"A","players":[{"player":"A","cities":1,"metropolises":0}]}"#,
            "players[0].knights",
        ),
        (
            "cities-and-knights.attack",
            r#"{"on_turn":"A","players":[{"player":"A","metropolises":0,"knights":[]}]}"#,
            "players[0].cities",
        ),
        (
            "cities-and-knights.attack",
            r#"{"on_turn":"A","players":[{"player":"A","cities":1,"metropolises":0,"knights":[1,4]}]}"#,
            "players[0].knights[1]",
        ),
        (
            "cities-and-knights.attack",
            r#"{"on_turn":"A","players":[{"player":"A","cities":1,"metropolises":0,"knights":[],"magic_power":1}]}"#,
            "players[0].magic_power",
        ),
        (
            "cities-and-knights.progress",
            r#"{"gate":"war","red":3,"on_turn":"A","players":[{"player":"A","level":1}]}"#,
            "gate",
        ),
        (
            "cities-and-knights.progress",
            r#"{"gate":"trade","red":7,"on_turn":"A","players":[{"player":"A","level":1}]}"#,
            "red",
        ),
        (
            "cities-and-knights.progress",
            r#"{"gate":"trade","red":3,"on_turn":"A","players":[{"player":"A","level":6}]}"#,
            "players[0].level",
        ),
        ("cities-and-knights.progress", r#"{"gate":"trade","red":3,"players":[{"player":"A","level":5}]}"#, "on_turn"),
        ("cities-and-knights.points", r#"{"cities":-1}"#, "cities"),
        ("cities-and-knights.points", r#"{"merchant":2}"#, "merchant"),
        ("cities-and-knights.points", r#"{"longest-road":true}"#, "longest-road"),
        ("cities-and-knights.discard", r#"{"cards":10,"walls":4}"#, "walls"),
        ("cities-and-knights.discard", r#"{"walls":1}"#, "cards"),
        ("cities-and-knights.odds", r#"{"position":7,"track":7,"rolls":4,"die":"official"}"#, "position"),
        ("cities-and-knights.odds", r#"{"position":0,"track":100,"rolls":4,"die":"official"}"#, "track"),
        ("cities-and-knights.odds", r#"{"position":0,"track":0,"rolls":4,"die":"official"}"#, "track"),
        ("cities-and-knights.odds", r#"{"position":0,"track":7,"rolls":10000,"die":"official"}"#, "rolls"),
        ("cities-and-knights.odds", r#"{"position":0,"track":7,"rolls":1,"die":"odd"}"#, "die"),
        ("dice-settlers.final", r#"{"players":[{"vp_tokens":1}]}"#, "players[0].player"),
        ("dice-settlers.final", r#"{"house_points":"2","players":[{"player":"A"}]}"#, "house_points"),
        ("dice-settlers.final", r#"{"players":[{"player":"A","dices":1}]}"#, "players[0].dices"),
        ("imperial-settlers.final", r#"{"players":[{"player":"A","track":1,"common":1}]}"#, "players[0].faction"),
        (
            "imperial-settlers.final",
            r#"{"players":[{"player":"A","track":1,"common":1,"faction":1,"shrines":[3,-1]}]}"#,
            "players[0].shrines[1]",
        ),
        ("imperial-settlers.solo-attack", r#"{"targets":[],"locations":[]}"#, "targets"),
        ("imperial-settlers.solo-attack", r#"{"targets":["wood"]}"#, "locations"),
        ("imperial-settlers.solo-attack", r#"{"targets":["wood","defense"],"locations":[]}"#, "targets[1]"),
        (
            "imperial-settlers.solo-attack",
            r#"{"targets":["wood"],"locations":[{"name":"A","kind":"farm","raze":[]}]}"#,
            "locations[0].kind",
        ),
        (
            "imperial-settlers.solo-attack",
            r#"{"targets":["wood"],"locations":[{"name":"A","kind":"action","raze":[]},{"name":"A","kind":"action","raze":[]}]}"#,
            "locations[1].name",
        ),
        (
            "imperial-settlers.solo-attack",
            r#"{"targets":["wood"],"locations":[{"name":"A","kind":"action","raze":[],"cost":{"gold":1}}]}"#,
            "locations[0].cost.gold",
        ),
        ("imperial-settlers.solo-result", r#"{"faction_locations":7,"collection":6}"#, "points"),
        (
            "empires-of-the-north.final",
            r#"{"raze_scores":1,"players":[{"player":"A","track":1,"cards":1,"resources":1,"gold":1}]}"#,
            "raze_scores",
        ),
        (
            "empires-of-the-north.final",
            r#"{"players":[{"player":"A","track":1,"cards":1,"resources":1}]}"#,
            "players[0].gold",
        ),
        ("empires-of-the-north.end", r#"{"round":5,"after_actions":24}"#, "after_sailing"),
    ];
    for (name, input, path) in inputs {
        assert_eq!(flaw(name, input), path, "{name} {input}");
    }
}

#[test]
fn one_to_eight_players_may_play() {
    let offers = |count: usize| {
        let offers: Vec<Value> = (0..count).map(|seat| json!({"player": format!("P{seat}"), "gold": 1})).collect();
        json!({"pharaoh": "P0", "offers": offers}).to_string()
    };
    for count in 1..=8 {
        assert_eq!(answer("amun-re.sacrifice", &offers(count))["total"], count);
    }
    assert_eq!(flaw("amun-re.sacrifice", &offers(9)), "offers");
}
