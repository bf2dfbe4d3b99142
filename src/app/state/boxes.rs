//! What is remembered of the boxes: how far each play is set up and packed away, which pieces are missing, and which
//! reminders nobody wants any more. It is no part of a play's log, since nothing of the game follows from it.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::App;
use crate::app::sync::store_client::PendingRequest;
use crate::store::{PlayId, json, merge};

/// The key in the store.
pub const KEY: &str = "boxes";

/// Of so many plays it is remembered how far they are set up; the one that was touched least lately goes first.
const REMEMBERED: usize = 60;

/// What is remembered. Everything is a map, so that two windows can each change an entry of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Boxes {
    /// How far each play is set up, by the play's id.
    plays: BTreeMap<String, Progress>,
    /// The missing pieces, by the game's id and then the piece's.
    missing: BTreeMap<String, BTreeMap<String, bool>>,
    /// The reminders that are switched off, by the game's id and then the reminder's.
    off: BTreeMap<String, BTreeMap<String, bool>>,
}

/// How far a play is set up and packed away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Progress {
    /// The steps that are done, by id.
    done: BTreeMap<String, bool>,
    /// The pieces that are back in the box, by id.
    packed: BTreeMap<String, bool>,
    /// Whether nobody wants to be led through the setup.
    skipped: bool,
    /// When it was changed last.
    #[serde(with = "crate::store::time")]
    at: DateTime<Utc>,
}

/// A change of what is remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoxChange {
    /// A step of the open play's setup is done, or not any more.
    Done(String, bool),
    /// A piece of the open play is back in its box, or not any more.
    Packed(String, bool),
    /// Nobody wants to be led through the setup of the open play.
    Skip,
    /// A piece of this game's box is missing, or was found.
    Missing(&'static str, String, bool),
    /// A reminder of this game is not wanted any more, or is again.
    Remind(&'static str, String, bool),
}

/// The entries of an object that can be read.
fn entries<T>(kept: Option<&Value>, read: impl Fn(&Value) -> Option<T>) -> BTreeMap<String, T> {
    let fields = kept.and_then(Value::as_object).into_iter().flatten();
    fields.filter_map(|(name, value)| Some((name.clone(), read(value)?))).collect()
}

impl Boxes {
    /// What was kept, as far as it can be read, and what this version would have written; none where it is not to be
    /// changed, since a later version has kept it in another form.
    pub fn read(kept: Option<&str>) -> (Self, Option<Value>) {
        let Some(kept) = kept else { return (Self::default(), Some(Value::Null)) };
        // An entry that cannot be read, as a file of somebody else may have brought it, keeps no other from being read.
        let is_known = |kept: &serde_json::Map<String, Value>| {
            ["plays", "missing", "off"].iter().all(|key| kept.get(*key).is_none_or(Value::is_object))
        };
        let read = merge::object(kept).filter(is_known).map(|kept| Self {
            plays: entries(kept.get("plays"), |progress| json::object(progress).ok()),
            missing: entries(kept.get("missing"), |pieces| Some(entries(Some(pieces), Value::as_bool))),
            off: entries(kept.get("off"), |reminders| Some(entries(Some(reminders), Value::as_bool))),
        });
        match read {
            Some(boxes) => {
                let known = merge::value(&boxes);
                (boxes, Some(known))
            }
            None => (Self::default(), None),
        }
    }

    fn progress(&self, play: PlayId) -> Option<&Progress> {
        self.plays.get(&play.to_string())
    }

    /// Whether a step of a play's setup is done.
    pub fn is_done(&self, play: PlayId, step: &str) -> bool {
        self.progress(play).is_some_and(|progress| progress.done.contains_key(step))
    }

    /// Whether nobody wants to be led through the setup of a play.
    pub fn is_skipped(&self, play: PlayId) -> bool {
        self.progress(play).is_some_and(|progress| progress.skipped)
    }

    /// Whether a piece of a play is back in its box.
    pub fn is_packed(&self, play: PlayId, piece: &str) -> bool {
        self.progress(play).is_some_and(|progress| progress.packed.contains_key(piece))
    }

    /// Whether a piece of a game's box is missing.
    pub fn is_missing(&self, game: &str, piece: &str) -> bool {
        self.missing.get(game).is_some_and(|pieces| pieces.contains_key(piece))
    }

    /// Whether a reminder of a game is wanted.
    pub fn reminds(&self, game: &str, reminder: &str) -> bool {
        !self.off.get(game).is_some_and(|off| off.contains_key(reminder))
    }

    /// Makes a change; `play` is the open one.
    pub fn change(&mut self, change: BoxChange, play: Option<PlayId>, now: DateTime<Utc>) {
        let set = |map: &mut BTreeMap<String, bool>, id: String, there: bool| {
            if there {
                map.insert(id, true);
            } else {
                map.remove(&id);
            }
        };
        match change {
            BoxChange::Missing(game, piece, missing) => {
                set(self.missing.entry(game.to_owned()).or_default(), piece, missing);
            }
            BoxChange::Remind(game, reminder, wanted) => {
                set(self.off.entry(game.to_owned()).or_default(), reminder, !wanted);
            }
            BoxChange::Done(..) | BoxChange::Packed(..) | BoxChange::Skip => {
                let Some(play) = play else { return };
                let progress = self.plays.entry(play.to_string()).or_default();
                progress.at = now;
                match change {
                    BoxChange::Done(step, done) => set(&mut progress.done, step, done),
                    BoxChange::Packed(piece, packed) => set(&mut progress.packed, piece, packed),
                    _ => progress.skipped = true,
                }
                self.forget_oldest();
            }
        }
    }

    fn forget_oldest(&mut self) {
        while self.plays.len() > REMEMBERED {
            let oldest = self.plays.iter().min_by_key(|(_, progress)| progress.at);
            let Some(oldest) = oldest.map(|(play, _)| play.clone()) else { return };
            self.plays.remove(&oldest);
        }
    }
}

impl App {
    /// Changes what is remembered of the boxes, and keeps it.
    pub(in crate::app) fn change_boxes(&mut self, change: BoxChange) {
        let play = self.model.open.as_ref().map(|open| open.session.id());
        self.model.boxes.change(change, play, self.model.clock.now());
        self.client.change(PendingRequest::Boxes, KEY, Vec::new(), merge::value(&self.model.boxes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_and_missing_is_there_after_a_restart() {
        let (play, now) = (PlayId::fresh(), DateTime::UNIX_EPOCH);
        let mut boxes = Boxes::default();
        boxes.change(BoxChange::Done("board".into(), true), Some(play), now);
        boxes.change(BoxChange::Done("gold".into(), true), Some(play), now);
        boxes.change(BoxChange::Done("gold".into(), false), Some(play), now);
        boxes.change(BoxChange::Missing("nile", "ship".into(), true), None, now);
        boxes.change(BoxChange::Remind("nile", "camels".into(), false), None, now);
        let (again, known) = Boxes::read(Some(&merge::value(&boxes).to_string()));
        assert_eq!(again, boxes);
        assert!(known.is_some());
        assert!(again.is_done(play, "board") && !again.is_done(play, "gold") && !again.is_skipped(play));
        assert!(again.is_missing("nile", "ship") && !again.is_missing("delta", "ship"));
        assert!(!again.reminds("nile", "camels") && again.reminds("nile", "walls"));
    }

    #[test]
    fn what_a_later_version_has_kept_is_not_written_over() {
        assert_eq!(Boxes::read(Some("[1]")), (Boxes::default(), None));
        assert_eq!(Boxes::read(Some(r#"{"plays":3}"#)).1, None);
    }

    #[test]
    fn an_entry_that_cannot_be_read_keeps_no_other_out() {
        let kept = r#"{"plays":{"a":5},"missing":{"nile":{"ship":true,"raft":"x"},"other":7},"later":[1]}"#;
        let (boxes, known) = Boxes::read(Some(kept));
        assert_eq!(boxes.missing["nile"], [("ship".to_owned(), true)].into());
        assert!(known.is_some() && boxes.plays.is_empty() && boxes.missing["other"].is_empty());
    }

    #[test]
    fn the_play_that_was_touched_least_lately_is_forgotten() {
        let mut boxes = Boxes::default();
        let plays: Vec<PlayId> = (0..=REMEMBERED).map(|_| PlayId::fresh()).collect();
        for (minute, play) in plays.iter().enumerate() {
            let at = DateTime::UNIX_EPOCH + chrono::TimeDelta::minutes(minute as i64);
            boxes.change(BoxChange::Skip, Some(*play), at);
        }
        assert!(!boxes.is_skipped(plays[0]) && boxes.is_skipped(plays[1]) && boxes.is_skipped(plays[REMEMBERED]));
    }
}
