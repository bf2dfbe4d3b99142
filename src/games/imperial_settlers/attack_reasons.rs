//! Why an attack of the virtual player falls as it does.

use super::attack::{Attack, Kind, Location, Priority};
use super::goods::Good;
use super::reasons::ruled;
use crate::locale::Message;
use crate::table::reason::Reason;

impl Kind {
    /// All of them, in the order in which they fall.
    pub const ALL: [Self; 3] = [Self::Action, Self::Feature, Self::Production];

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Action => "rules-imperial-settlers-kind-action",
            Self::Feature => "rules-imperial-settlers-kind-feature",
            Self::Production => "rules-imperial-settlers-kind-production",
        })
    }
}

impl Priority {
    /// What it says, in our own words.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Deal => "rules-imperial-settlers-priority-deal",
            Self::Kind => "rules-imperial-settlers-priority-kind",
            Self::Cost => "rules-imperial-settlers-priority-cost",
            Self::Stone => "rules-imperial-settlers-priority-stone",
        })
    }
}

impl Location {
    /// Its name, or that it has none.
    pub fn message(&self) -> Message {
        if self.name.is_empty() {
            Message::new("rules-imperial-settlers-nameless")
        } else {
            Message::literal(&self.name)
        }
    }
}

impl Attack {
    /// What falls and why: the pairs looked for, what fits the one that decided, and what told these apart. The
    /// locations are those of the attack.
    pub fn reason(&self, locations: &[Location]) -> Reason {
        self.reason_of(&locations.iter().map(Location::message).collect::<Vec<_>>(), None)
    }

    /// The same with what each of the locations is called at this table, and the place of the one that was chosen of
    /// several.
    pub fn reason_of(&self, called: &[Message], chosen: Option<usize>) -> Reason {
        let name = |place: &usize| called.get(*place).cloned();
        let names = |places: &[usize]| -> Vec<Message> { places.iter().filter_map(name).collect() };
        let (missed, decided) = match &self.hit {
            Some(hit) => (self.tried.len().saturating_sub(1), Some(hit)),
            None => (self.tried.len(), None),
        };
        let misses = self.tried.iter().take(missed);
        let mut parts: Vec<Reason> =
            misses.map(|&pair| Reason::note(of_pair("rules-imperial-settlers-pair-missed", pair))).collect();
        let what = match decided {
            None => Message::new("rules-imperial-settlers-attack-missed"),
            Some(hit) => {
                let found =
                    of_pair("rules-imperial-settlers-pair-found", hit.pair).list("locations", names(&hit.found));
                parts.push(Reason::note(found));
                parts.extend(hit.cuts.iter().map(|(priority, _)| Reason::note(priority.message())));
                let hits = |places: &[usize]| {
                    Message::new("rules-imperial-settlers-attack-hit").names("location", names(places))
                };
                match (hit.razed.as_slice(), chosen) {
                    (one @ [_], _) => hits(one),
                    (level, Some(chosen)) => {
                        let key = "rules-imperial-settlers-attack-level";
                        parts.push(Reason::note(Message::new(key).list("locations", names(level))));
                        hits(&[chosen])
                    }
                    (level, None) => {
                        Message::new("rules-imperial-settlers-attack-choice").choices("locations", names(level))
                    }
                }
            }
        };
        ruled(Reason::note(what).of(parts), "rules-imperial-settlers-rule-attack", "rules-imperial-settlers-place-solo")
    }
}

fn of_pair(key: &'static str, [one, other]: [Good; 2]) -> Message {
    Message::new(key).say("one", one.message()).say("other", other.message())
}
