//! A whole turn of Cities & Knights in the real window, with the attack that it brings.

use serde_json::Value;

use super::evening::Evening;

const GAME: &str = "Cities & Knights";

/// What `show --json` says of the play that goes on.
fn shown(evening: &Evening) -> Value {
    let plays: Value = serde_json::from_str(&evening.desk.ask(&["plays", "--json"])).unwrap();
    let going_on = |play: &&Value| play["game"] == "cities-and-knights" && play["finished"] == false;
    let id = plays.as_array().unwrap().iter().find(going_on).expect("a play that goes on")["id"].clone();
    serde_json::from_str(&evening.desk.ask(&["show", id.as_str().unwrap(), "--json"])).unwrap()
}

/// What each player has in the sheet's row of this title, in points.
fn row(shown: &Value, title: &str) -> Vec<i64> {
    let rows = shown["groups"][0]["rows"].as_array().unwrap();
    let row = rows.iter().find(|row| row["title"] == title).unwrap_or_else(|| panic!("no {title} in {rows:#?}"));
    row["cells"].as_array().unwrap().iter().map(|cell| cell["value"].as_i64().unwrap()).collect()
}

fn roll(evening: &mut Evening, white: u8, red: u8, event: &str) {
    evening.tap(&format!("White die: {white}"));
    evening.tap(&format!("Red die: {red}"));
    evening.tap(&format!("Event die: {event}"));
}

#[test]
fn a_whole_turn_with_an_attack_stands_after_a_power_cut() {
    let Some(mut evening) = Evening::with_examples() else { return };
    evening.open_play_of(GAME);
    // The ship is two steps off. Carol's turn ends, then Jane's ship comes to the last step but one.
    evening.next();
    evening.next();
    roll(&mut evening, 1, 3, "ship");
    evening.next();
    evening.next();
    let before = shown(&evening);

    // Peter's roll brings the attack, which must be fought before the turn goes on.
    roll(&mut evening, 2, 6, "ship");
    evening.says("The barbarians have landed.");
    evening.cut_the_power();
    evening.says("The barbarians have landed.");
    evening.tap("Resolve attack");
    evening.next();
    evening.tap("Peter: Settlements, plus 1");
    evening.tap("Peter: Politics level 1");
    evening.next();
    evening.assert_same_logs();

    let after = shown(&evening);
    assert_eq!((&before["place"], &after["place"]), (&"Round 10 · Peter".into(), &"Round 10 · Carol".into()));
    // Peter and Carol lost a city each, a settlement stays; Jane has a metropolis only. Then Peter built a settlement.
    assert_eq!((row(&before, "Cities"), row(&after, "Cities")), (vec![2, 4, 0], vec![0, 2, 0]));
    assert_eq!((row(&before, "Settlements"), row(&after, "Settlements")), (vec![2, 2, 2], vec![4, 3, 2]));
    // Opened in the same way before and after, so that nothing but the play can make a difference.
    evening.home();
    evening.open_play_of(GAME);
    let table = evening.desk.screenshot("after-the-attack");
    evening.cut_the_power();
    assert!(
        evening.desk.screenshot("after-the-attack-again") == table,
        "the table looks different after the power cut"
    );
    assert_eq!(shown(&evening), after);
}
