//! The calculators answer as their contract says, word for word, and name the field that is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use serde_json::{Value, json};
use tableside::games::calc::{ALL, Calculator};
use tableside::locale::{Language, Say, missing_arguments};

fn answer(name: &str, input: &str) -> Value {
    Calculator::named(name).unwrap().answer(input.as_bytes()).unwrap_or_else(|error| panic!("{input}: {error}"))
}

/// Where the first flaw of an input is.
fn flaw(name: &str, input: &str) -> String {
    let calculator = Calculator::named(name).unwrap();
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
    for calculator in ALL {
        let result = calculator.answer(calculator.example.as_bytes());
        assert!(result.is_ok(), "{}: {result:?}", calculator.name);
    }
}

#[test]
fn every_calculator_has_a_name_of_its_own_and_words_about_it() {
    for calculator in ALL {
        for language in Language::ALL {
            assert_eq!(missing_arguments(language, &Say::new(calculator.about)), Vec::<String>::new());
        }
        assert_eq!(ALL.iter().filter(|other| other.name == calculator.name).count(), 1, "{}", calculator.name);
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
    let result = answer("amun-re.points", Calculator::named("amun-re.points").unwrap().example);
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
