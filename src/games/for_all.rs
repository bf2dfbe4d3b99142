//! What ends the turns of several players at once: it stands apart from the highlighted button, shows who has still to
//! act, and asks.

use serde_json::Value;

use super::panel::Person;

/// The way to end a step for everyone who has still to act in it, in words.
///
/// It is there for as long as the step lasts, so that nothing moves when the last of them is done.
#[derive(Clone, Debug)]
pub struct ForAll {
    /// What opens it ("All passed…").
    pub opens: String,
    /// How many have still to act, over the list.
    pub title: String,
    /// Why there is nothing left to end: everyone is done. None while somebody is not.
    pub done: Option<String>,
    /// Everyone, in the order in which they act.
    pub players: Vec<StillToAct>,
    /// What ends it for all who are left ("All 3 pass · Cleanup"), and the one entry that does.
    pub end: (String, Value),
}

/// How far a player is with the step.
#[derive(Clone, Debug)]
pub struct StillToAct {
    /// Who.
    pub person: Person,
    /// What is left to do, or that nothing is.
    pub about: String,
    /// What ends it for this player alone: the words, the name, and the entry. None for one who is done, and where there is
    /// no such entry.
    pub alone: Option<(String, String, Value)>,
}
