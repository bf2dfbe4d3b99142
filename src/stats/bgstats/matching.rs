//! What a person says of the games and the players of a file, remembered for the next file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::store::merge;

/// What a person says of the games and the players of a file, by their names there; what is not said stays as the file has
/// it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Matching {
    /// The games.
    pub games: BTreeMap<String, GameMatch>,
    /// The players.
    pub players: BTreeMap<String, PlayerMatch>,
}

/// What a game of a file is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameMatch {
    /// A box of its own, by the name that the file has.
    New,
    /// One of the house's games, by its id.
    House(String),
    /// Another box, by its name here.
    Box(String),
    /// Its plays are not taken.
    LeaveOut,
}

/// Who a player of a file is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerMatch {
    /// Somebody of the name that the file has.
    New,
    /// Somebody who is known here, by this name.
    Same(String),
    /// Nobody who counts, such as a robot opponent: the others' results are taken.
    LeaveOut,
}

impl Matching {
    /// The key under which the store keeps it.
    pub const KEY: &'static str = "bgstats-matching";

    /// What was kept, as far as it can be read.
    pub fn read(kept: Option<&str>) -> Self {
        let kept = kept.and_then(merge::object).unwrap_or_default();
        Self { games: part(kept.get("games")), players: part(kept.get("players")) }
    }
}

/// The entries that can be read: one of a later version is asked for again.
fn part<T: for<'a> Deserialize<'a>>(kept: Option<&Value>) -> BTreeMap<String, T> {
    let kept = kept.and_then(Value::as_object).into_iter().flatten();
    kept.filter_map(|(name, said)| Some((name.clone(), T::deserialize(said).ok()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_is_read_as_it_was_kept() {
        let said = Matching {
            games: [
                ("A".to_owned(), GameMatch::New),
                ("B".to_owned(), GameMatch::House("amun-re".to_owned())),
                ("C".to_owned(), GameMatch::Box("Orchard".to_owned())),
                ("D".to_owned(), GameMatch::LeaveOut),
            ]
            .into(),
            players: [("Anna".to_owned(), PlayerMatch::Same("Ann".to_owned()))].into(),
        };
        let kept = serde_json::to_string(&said).unwrap();
        assert_eq!(Matching::read(Some(&kept)), said);
        assert_eq!(Matching::read(None), Matching::default());
        assert_eq!(Matching::read(Some("7")), Matching::default());
        let later = r#"{"games":{"A":"new","B":{"photo":1}},"players":3}"#;
        assert_eq!(Matching::read(Some(later)).games, [("A".to_owned(), GameMatch::New)].into());
    }
}
