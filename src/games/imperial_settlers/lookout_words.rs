//! The lookout in words: what each way is, and what to do in each step.

use super::lookout::{Step, Way};
use super::reasons::Names;
use crate::locale::Message;

impl Way {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Normal, Self::Draft, Self::Advanced, Self::Peaceful];

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Normal => "rules-imperial-settlers-way-normal",
            Self::Draft => "rules-imperial-settlers-way-draft",
            Self::Advanced => "rules-imperial-settlers-way-advanced",
            Self::Peaceful => "rules-imperial-settlers-way-peaceful",
        })
    }

    /// How it goes, in our own words.
    pub fn about(self) -> Message {
        Message::new(match self {
            Self::Normal => "rules-imperial-settlers-about-normal",
            Self::Draft => "rules-imperial-settlers-about-draft",
            Self::Advanced => "rules-imperial-settlers-about-advanced",
            Self::Peaceful => "rules-imperial-settlers-about-peaceful",
        })
    }
}

impl Step {
    /// What to do.
    pub fn say(self, names: Names<'_>) -> Message {
        match self {
            Self::DrawFaction { alone: false } => Message::new("rules-imperial-settlers-step-draw-faction"),
            Self::DrawFaction { alone: true } => Message::new("rules-imperial-settlers-step-draw-faction-alone"),
            Self::DrawCommon => Message::new("rules-imperial-settlers-step-draw-common"),
            Self::Reveal { cards } => Message::new("rules-imperial-settlers-step-reveal").number("cards", cards),
            Self::Refill { cards } => Message::new("rules-imperial-settlers-step-refill").number("cards", cards),
            Self::Pick { seat, from } => {
                Message::new("rules-imperial-settlers-step-pick").say("player", names(seat)).number("from", from)
            }
            Self::Deal { cards } => Message::new("rules-imperial-settlers-step-deal").number("cards", cards),
            Self::Keep { from } => Message::new("rules-imperial-settlers-step-keep").number("from", from),
            Self::PassOn { cards } => Message::new("rules-imperial-settlers-step-pass-on").number("cards", cards),
            Self::VirtualDraws { from } => {
                Message::new("rules-imperial-settlers-step-virtual-draws").number("from", from)
            }
            Self::VirtualTakes => Message::new("rules-imperial-settlers-step-virtual-takes"),
            Self::Discard => Message::new("rules-imperial-settlers-step-discard"),
        }
    }
}
