//! The end of a round of Empires of the North in the real window: pawns, a ship, a pass, the expedition, the cleanup.

use serde_json::Value;

use super::evening::Evening;

const GAME: &str = "Empires of the North";

/// What `show --json` says of the play that goes on.
fn shown(evening: &Evening) -> Value {
    let plays: Value = serde_json::from_str(&evening.desk.ask(&["plays", "--json"])).unwrap();
    let going_on = |play: &&Value| play["game"] == "empires-of-the-north" && play["finished"] == false;
    let id = plays.as_array().unwrap().iter().find(going_on).expect("a play that goes on")["id"].clone();
    serde_json::from_str(&evening.desk.ask(&["show", id.as_str().unwrap(), "--json"])).unwrap()
}

fn track(shown: &Value) -> Vec<i64> {
    let cells = shown["groups"][0]["rows"][0]["cells"].as_array().unwrap();
    cells.iter().map(|cell| cell["value"].as_i64().unwrap()).collect()
}

#[test]
fn a_ship_that_set_sail_stands_after_a_power_cut_and_comes_home() {
    let Some(mut evening) = Evening::with_examples() else { return };
    evening.open_play_of(GAME);
    let before = shown(&evening);
    assert_eq!(before["place"], "Round 3");

    // Jane has passed. Peter's second pawn goes to Sail, and the ship takes a raze token; then Carol passes.
    evening.tap("Peter: pawn to Sail; on it: Carol");
    evening.tap("Peter sets sail with a raze token");
    evening.tap("Carol passes");
    evening.undo();
    evening.redo();
    evening.assert_same_logs();
    evening.cut_the_power();
    // Only Peter has not passed: the button waits for him, and his pass is his own.
    evening.says("Peter’s turn: tap the action");
    evening.tap("Peter passes");
    evening.says("Next: Expedition");
    evening.next();

    // Carol's ship is the first of the queue, and Peter's overtakes it.
    evening.says("Carol: Conquer nearby island");
    evening.tap("2. Peter, with a raze token");
    evening.tap("Peter: move ship 2 ahead");
    evening.tap("Peter: Conquer nearby island");
    evening.tap("Peter: plus 1 point");
    evening.tap("Carol: Pillage nearby island");
    evening.next();
    evening.assert_same_logs();
    evening.says("Round 4 · Peter goes first");
    evening.next();
    evening.assert_same_logs();

    let after = shown(&evening);
    assert_eq!(after["place"], "Round 4");
    let [before, now] = [track(&before), track(&after)];
    assert_eq!(now, [before[0] + 1, before[1], before[2]]);
    evening.desk.screenshot("the-next-round");
    evening.cut_the_power();
    assert_eq!(shown(&evening), after);
    // The screen is the same, too: what lies where it lay is tapped, and entered.
    evening.tap("Peter keeps 2");
    evening.next();
    evening.tap("Peter: pawn to Explore");
    evening.assert_same_logs();
}
