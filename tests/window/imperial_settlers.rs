//! The end of a round of Imperial Settlers in the real window, from an action to the next round's lookout.

use serde_json::Value;

use super::evening::Evening;

const GAME: &str = "Imperial Settlers";

/// What `show --json` says of the play that goes on.
fn shown(evening: &Evening) -> Value {
    let plays: Value = serde_json::from_str(&evening.desk.ask(&["plays", "--json"])).unwrap();
    let going_on = |play: &&Value| play["game"] == "imperial-settlers" && play["finished"] == false;
    let id = plays.as_array().unwrap().iter().find(going_on).expect("a play that goes on")["id"].clone();
    serde_json::from_str(&evening.desk.ask(&["show", id.as_str().unwrap(), "--json"])).unwrap()
}

/// What each player has on the track.
fn track(shown: &Value) -> Vec<i64> {
    let rows = shown["groups"][0]["rows"].as_array().unwrap();
    let row = rows.iter().find(|row| row["title"] == "Score track").unwrap_or_else(|| panic!("no track in {rows:#?}"));
    row["cells"].as_array().unwrap().iter().map(|cell| cell["value"].as_i64().unwrap()).collect()
}

#[test]
fn the_end_of_a_round_stands_after_a_power_cut() {
    let Some(mut evening) = Evening::with_examples() else { return };
    evening.open_play_of(GAME);
    let before = shown(&evening);
    evening.tap("Cyril, Action: +2");
    evening.next();
    evening.tap("Deal");
    evening.tap("Anna, deal: Point");
    evening.next();
    evening.tap("Ben passes");
    evening.next();
    evening.cut_the_power();

    // Cyril passes, and then only Anna is left.
    for passes in ["Cyril passes", "Anna passes"] {
        evening.tap(passes);
        evening.next();
    }
    evening.next();
    evening.tap("Anna keeps: Raze token, plus 1");
    evening.next();
    evening.says("Anna takes 1 of 4 cards");
    evening.assert_same_logs();

    let after = shown(&evening);
    assert_eq!((&before["place"], &after["place"]), (&"Round 3 of 5".into(), &"Round 4 of 5".into()));
    let gained: Vec<i64> = track(&after).iter().zip(track(&before)).map(|(after, before)| after - before).collect();
    assert_eq!(gained, [1, 0, 2], "Anna's deal and Cyril's action");
    let table = evening.desk.screenshot("round-four");
    evening.cut_the_power();
    assert!(evening.desk.screenshot("round-four-again") == table, "the table looks different after the power cut");
    assert_eq!(shown(&evening), after);
}
