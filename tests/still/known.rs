//! The lists of what is known to move: they can only shrink.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use super::Offenders;

/// Holds what moved in a game against the list: what is not on it fails, and so does a line that no longer holds.
pub fn check(game: &str, way: &str, found: &Offenders) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/still/known/{game}.txt"));
    let list = std::fs::read_to_string(&path).unwrap_or_default();
    let of_this_way = |line: &str| line.split(" · ").nth(1) == Some(way);
    let known: BTreeSet<&str> = list.lines().filter(|line| of_this_way(line)).collect();

    let mut words = String::new();
    for (line, moves) in found.iter().filter(|(line, _)| !known.contains(line.as_str())) {
        let _ = writeln!(words, "moves: {line}");
        for moved in moves.iter().take(6) {
            let _ = writeln!(words, "         {moved}");
        }
        if moves.len() > 6 {
            let _ = writeln!(words, "         … and {} more", moves.len() - 6);
        }
    }
    let gone: Vec<&str> = known.iter().copied().filter(|line| !found.contains_key(*line)).collect();
    // A list for a new game, or after this test has learned to see more: printed, so that nobody lengthens one unseen.
    if std::env::var("STILL").as_deref() == Ok("list") {
        for line in found.keys() {
            println!("still: {game}.txt: {line}");
        }
        return;
    }
    if std::env::var("STILL").as_deref() == Ok("shrink") {
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        let kept: String = kept.lines().filter(|line| !gone.contains(line)).flat_map(|line| [line, "\n"]).collect();
        std::fs::write(&path, kept).unwrap();
    } else {
        for line in &gone {
            let _ = writeln!(words, "no longer moves, take it out of the list (STILL=shrink): {line}");
        }
    }
    assert!(words.is_empty(), "\n{words}");
}
