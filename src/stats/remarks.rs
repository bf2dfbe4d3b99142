//! Where a play was and what somebody noted of it: kept beside the plays, since it may be written long after their end.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::store::{Change, PlayId, json, merge};

/// What is noted of plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Remarks {
    plays: BTreeMap<PlayId, Remark>,
}

/// What is noted of one play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Remark {
    /// Where it was played; empty where nobody said.
    #[serde(rename = "place", skip_serializing_if = "String::is_empty")]
    pub location: String,
    /// What somebody wrote about it; empty where nobody did.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Remarks {
    /// The key under which the store keeps them.
    pub const KEY: &'static str = "remarks";

    /// What was kept, as far as it can be read.
    pub fn read(kept: Option<&str>) -> Self {
        let kept = kept.and_then(merge::object).unwrap_or_default();
        let one = |(play, remark): (String, Value)| Some((play.parse().ok()?, json::object(&remark).ok()?));
        Self { plays: kept.into_iter().filter_map(one).collect() }
    }

    /// The change that leads from these to others, for the store.
    pub fn change_to(&self, now: &Self) -> Change {
        Change { before: merge::value(self), now: merge::value(now), names: Vec::new() }
    }

    /// What is noted of a play; none where nobody has said anything since it was played, or written down.
    pub fn of(&self, play: PlayId) -> Option<&Remark> {
        self.plays.get(&play)
    }

    /// These with what is noted of a play from now on; also that nothing is, where something stands in the play itself.
    #[must_use]
    pub fn with(&self, play: PlayId, remark: Remark) -> Self {
        let mut plays = self.plays.clone();
        plays.insert(play, remark);
        Self { plays }
    }

    /// The places that were named, each once, by name.
    pub fn locations(&self) -> Vec<&str> {
        let mut all: Vec<&str> = self.plays.values().map(|remark| remark.location.as_str()).collect();
        all.retain(|location| !location.is_empty());
        all.sort_unstable();
        all.dedup();
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remark(location: &str, note: &str) -> Remark {
        Remark { location: location.to_owned(), note: note.to_owned() }
    }

    #[test]
    fn what_is_noted_is_kept_and_read_again() {
        let (a, b) = (PlayId::fresh(), PlayId::fresh());
        let remarks = Remarks::default().with(a, remark("Cottage", "")).with(b, remark("", "It rained."));
        let kept = Remarks::default().change_to(&remarks).of(None).unwrap();
        assert_eq!(Remarks::read(Some(&kept)), remarks);
        let cleared = remarks.with(a, Remark::default());
        let kept = remarks.change_to(&cleared).of(Some(&kept)).unwrap();
        assert_eq!(Remarks::read(Some(&kept)).of(a), Some(&Remark::default()));
        assert_eq!(cleared.locations(), Vec::<&str>::new());
        assert_eq!(remarks.locations(), ["Cottage"]);
    }

    #[test]
    fn what_a_later_version_keeps_of_a_play_stays() {
        let a = PlayId::fresh();
        let kept = format!(r#"{{"{a}":{{"place":"Cottage","photo":3}},"other":1}}"#);
        let remarks = Remarks::read(Some(&kept));
        let change = remarks.change_to(&remarks.with(a, remark("Home", "")));
        let now = json::parse(&change.of(Some(&kept)).unwrap()).unwrap();
        assert_eq!((&now[&a.to_string()]["photo"], &now["other"]), (&3.into(), &1.into()));
        assert_eq!(now[&a.to_string()]["place"], "Home");
    }
}
