//! A template made in the real window, and a whole play by it that outlives a power cut.

use std::fs;

use super::evening::Evening;

#[test]
fn a_template_and_a_play_by_it_stand_after_a_power_cut() {
    let Some(mut evening) = Evening::begin() else { return };
    evening.tap("New play");
    evening.tap("Score sheet");
    evening.tap("New template");
    evening.tap("Name of the game");
    evening.type_text("Gold");
    evening.tap("Title");
    evening.type_text("Nuggets");
    evening.tap("Per item");
    evening.tap("Save template");
    evening.desk.settled();
    let file = evening.desk.data().join("templates").join("gold.toml");
    assert!(fs::read_to_string(file).unwrap().contains("times = 2"));

    for name in ["Anna", "Ben"] {
        evening.type_text(name);
        evening.enter();
    }
    evening.tap("Start");
    evening.assert_same_logs();
    // The keypad goes from one to the next.
    for number in ["4", "3+6+2"] {
        evening.type_text(number);
        evening.enter();
    }
    evening.tap("Anna: Nuggets, plus 1");
    evening.assert_same_logs();
    // What the last taps did stands below the number for four seconds.
    std::thread::sleep(std::time::Duration::from_secs(6));
    // How high the keypad was is forgotten with its screen.
    evening.home();
    evening.open_play_of("Gold");
    let before = evening.desk.screenshot("score-sheet");
    evening.cut_the_power();
    assert!(evening.desk.screenshot("score-sheet-again") == before, "the table looks different after the power cut");
    evening.undo();
    evening.says("Anna: Nuggets: 4");
    evening.redo();
    evening.next();
    evening.assert_same_logs();
    evening.says("Show the score sheet");
}
