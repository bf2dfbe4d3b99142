//! The improvement tracks of the calendar: their levels, what each costs, and what it brings.

use serde::{Deserialize, Serialize};

use super::goods::{Cost, Good};
use crate::locale::Message;

/// A track of the calendar, which is also a color of the gates and of the progress cards. In files and on the command
/// line it is its name in small letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Track {
    /// Yellow, paid with cloth.
    Trade,
    /// Blue, paid with coins.
    Politics,
    /// Green, paid with paper (“kniha” in the Czech box).
    Science,
    /// Purple, paid with magic crystals; of the fan set.
    Magic,
}

/// How far a track is built, 0 to 5; in files it is the number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Level(u8);

/// How far a player has built each track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    levels: [Level; 4],
}

impl Track {
    /// The tracks of Cities & Knights itself.
    pub const OFFICIAL: [Self; 3] = [Self::Trade, Self::Politics, Self::Science];
    /// All tracks, the fan set's among them.
    pub const ALL: [Self; 4] = [Self::Trade, Self::Politics, Self::Science, Self::Magic];

    /// The tracks that are played.
    pub const fn played(fan_set: bool) -> &'static [Self] {
        if fan_set { &Self::ALL } else { &Self::OFFICIAL }
    }

    /// Its name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Trade => "trade",
            Self::Politics => "politics",
            Self::Science => "science",
            Self::Magic => "magic",
        }
    }

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Trade => "rules-cities-and-knights-track-trade",
            Self::Politics => "rules-cities-and-knights-track-politics",
            Self::Science => "rules-cities-and-knights-track-science",
            Self::Magic => "rules-cities-and-knights-track-magic",
        })
    }

    /// What its levels are paid with (rules, "Building up the city"; the market of the Czech text costs a book by
    /// mistake).
    pub const fn good(self) -> Good {
        match self {
            Self::Trade => Good::Cloth,
            Self::Politics => Good::Coin,
            Self::Science => Good::Book,
            Self::Magic => Good::Crystal,
        }
    }

    /// What its third level allows from then on.
    pub fn ability(self) -> Message {
        Message::new(match self {
            Self::Trade => "rules-cities-and-knights-ability-trade",
            Self::Politics => "rules-cities-and-knights-ability-politics",
            Self::Science => "rules-cities-and-knights-ability-science",
            Self::Magic => "rules-cities-and-knights-ability-magic",
        })
    }

    /// What a level brings beyond the one below, the first thing first; nothing for level 0.
    pub fn brings(self, level: Level) -> Vec<Message> {
        let Some(red) = level.highest_red() else { return Vec::new() };
        let cards =
            Message::new("rules-cities-and-knights-brings-cards").say("track", self.message()).number("red", red);
        let mut all = vec![cards];
        match level {
            Level::ABILITY => all.insert(0, self.ability()),
            Level::METROPOLIS => all.insert(0, Message::new("rules-cities-and-knights-brings-metropolis")),
            Level::TOP => all.insert(0, Message::new("rules-cities-and-knights-brings-safety")),
            _ => {}
        }
        all
    }
}

impl Level {
    /// All levels, from nothing built to the top.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// Nothing built.
    pub const NONE: Self = Self(0);
    /// The level of the track's ability.
    pub const ABILITY: Self = Self(3);
    /// The level whose first builder gets the metropolis.
    pub const METROPOLIS: Self = Self(4);
    /// The last level; whoever is there first keeps the metropolis or takes it.
    pub const TOP: Self = Self(5);

    /// The level of this number, 0 to 5.
    pub const fn at(number: u32) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "at most 5")]
        if number <= 5 { Some(Self(number as u8)) } else { None }
    }

    /// Its number, 0 to 5.
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// The next level up; none at the top.
    pub const fn up(self) -> Option<Self> {
        Self::at(self.number() + 1)
    }

    /// The next level down; none at the bottom.
    pub const fn down(self) -> Option<Self> {
        match self.number().checked_sub(1) {
            Some(below) => Self::at(below),
            None => None,
        }
    }

    /// The highest number of the red die that draws a card, 2 to 6; none at level 0 (rules, "Progress cards").
    pub const fn highest_red(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0 + 1) }
    }

    /// Whether the gate of the track's color draws a card with this number on the red die.
    pub fn draws(self, red: u8) -> bool {
        self.highest_red().is_some_and(|highest| red <= highest)
    }

    /// What building it costs: as many of the track's goods as its number, one fewer with a Crane (rules, "Building up
    /// the city" and the almanac).
    pub fn cost(self, track: Track, crane: bool) -> Cost {
        Cost::of(&[(track.good(), self.number().saturating_sub(crane.into()))])
    }
}

impl Calendar {
    /// How far a track is built.
    pub fn level(&self, track: Track) -> Level {
        self.levels.get(track as usize).copied().unwrap_or_default()
    }

    /// The same with a track at another level.
    #[must_use]
    pub fn with(mut self, track: Track, level: Level) -> Self {
        if let Some(slot) = self.levels.get_mut(track as usize) {
            *slot = level;
        }
        self
    }

    /// Whether the track's ability is there.
    pub fn has_ability(&self, track: Track) -> bool {
        self.level(track) >= Level::ABILITY
    }
}

impl From<Level> for u32 {
    fn from(level: Level) -> Self {
        level.number()
    }
}

/// A number that is no level.
#[derive(Debug, thiserror::Error)]
#[error("levels are 0 to 5, not {0}")]
pub struct NoLevel(u32);

impl TryFrom<u32> for Level {
    type Error = NoLevel;

    fn try_from(number: u32) -> Result<Self, NoLevel> {
        Self::at(number).ok_or(NoLevel(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_red_die_by_level() {
        let highest: Vec<_> = (0..=5).map(|number| Level::at(number).unwrap().highest_red()).collect();
        assert_eq!(highest, [None, Some(2), Some(3), Some(4), Some(5), Some(6)]);
        assert!(!Level::NONE.draws(1));
        assert_eq!(Level::at(6), None);
    }

    #[test]
    fn a_whole_track_costs_fifteen_of_its_own_good() {
        for track in Track::ALL {
            let costs = (1..=5).map(|number| Level::at(number).unwrap().cost(track, false));
            assert_eq!(costs.map(|cost| cost.count(track.good())).sum::<u32>(), 15);
        }
    }

    #[test]
    fn the_ends_have_no_neighbor() {
        assert_eq!((Level::TOP.up(), Level::NONE.down()), (None, None));
        assert_eq!(Level::ABILITY.up(), Some(Level::METROPOLIS));
    }

    #[test]
    fn a_calendar_keeps_its_tracks_apart() {
        let calendar = Calendar::default().with(Track::Magic, Level::ABILITY);
        assert!(calendar.has_ability(Track::Magic) && !calendar.has_ability(Track::Trade));
    }
}
