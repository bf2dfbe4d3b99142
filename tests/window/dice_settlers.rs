//! The rest of a round of Dice Settlers in the real window: actions by their symbols, a house, and the cleanup.

use serde_json::Value;

use super::evening::Evening;

const GAME: &str = "Dice Settlers";

/// What `show --json` says of the play that goes on.
fn shown(evening: &Evening) -> Value {
    let plays: Value = serde_json::from_str(&evening.desk.ask(&["plays", "--json"])).unwrap();
    let going_on = |play: &&Value| play["game"] == "dice-settlers" && play["finished"] == false;
    let id = plays.as_array().unwrap().iter().find(going_on).expect("a play that goes on")["id"].clone();
    serde_json::from_str(&evening.desk.ask(&["show", id.as_str().unwrap(), "--json"])).unwrap()
}

/// What each player has in a row of the sheet, in points; none is blank.
fn row(shown: &Value, title: &str) -> Vec<Option<i64>> {
    let groups = shown["groups"].as_array().unwrap();
    let rows = groups.iter().flat_map(|group| group["rows"].as_array().unwrap());
    let row = rows.into_iter().find(|row| row["title"] == title).unwrap_or_else(|| panic!("no {title}"));
    row["cells"].as_array().unwrap().iter().map(|cell| cell["value"].as_i64()).collect()
}

#[test]
fn the_rest_of_a_round_stands_after_a_power_cut() {
    let Some(mut evening) = Evening::with_examples() else { return };
    evening.open_play_of(GAME);
    let before = shown(&evening);

    // Everyone has one action left. Tom sells three equal resources: a symbol, what was sold, done.
    evening.tap("Handshake");
    evening.tap("3 alike: 6 points");
    evening.tap("Tom: Trade is done");
    // The power goes while Lucy's action is open; what was entered stands.
    evening.tap("Lantern");
    // What is half made is on disk within a second, and is open again afterwards.
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    evening.cut_the_power();
    evening.tap("Lucy: Lantern, symbols, plus 1");
    evening.tap("Lucy: Research is done");
    // Mary claims a tile first, which is free, and then needs her last action no more.
    evening.tap("Claim");
    for _ in 0..4 {
        evening.tap("Mary: tents on the tile, plus 1");
    }
    evening.tap("Lucy: tents on the tile, plus 1");
    evening.tap("Mary: Claim is done");
    evening.tap("Mary: no more actions this round");
    evening.next();
    evening.next();
    evening.assert_same_logs();

    let after = shown(&evening);
    assert_eq!((&before["place"], &after["place"]), (&"Round 5".into(), &"Round 6".into()));
    let [was, is] = [&before, &after].map(|shown| row(shown, "Point tokens"));
    assert_eq!(is[1], was[1].map(|points| points + 6));
    assert_eq!((is[0], is[2]), (was[0], was[2]));
    let [was, is] = [&before, &after].map(|shown| row(shown, "Houses"));
    assert_eq!(is[0], was[0].map(|points| points + 2), "a house is worth two by this box");

    let table = evening.desk.screenshot("after-the-round");
    evening.cut_the_power();
    assert!(evening.desk.screenshot("after-the-round-again") == table, "the table looks different after the power cut");

    // The last step taken back and put back again.
    evening.undo();
    assert_eq!(shown(&evening)["place"], "Round 5");
    evening.redo();
    let again = shown(&evening);
    assert_eq!((&again["place"], &again["groups"]), (&after["place"], &after["groups"]));
    evening.assert_same_logs();
}
