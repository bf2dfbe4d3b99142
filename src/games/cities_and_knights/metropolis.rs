//! Metropolises: who gets the one of a track, who takes it away, and when it is safe.

use super::reasons::{Names, RuleHeading, ruled};
use super::track::{Level, Track};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// Who has the metropolis of each track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Metropolises {
    holders: [Option<Seat>; 4],
}

/// What becomes of a track's metropolis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Nothing.
    Stays,
    /// It comes into play, on a city of its builder.
    Founded,
    /// It goes from another player's city to one of the builder's.
    Taken {
        /// Who loses it; the city below stays an ordinary one.
        from: Seat,
    },
    /// Its holder is the first at the track's end: nobody can take it any more.
    Safe,
}

impl Metropolises {
    /// Who has the metropolis of a track.
    pub fn holder(&self, track: Track) -> Option<Seat> {
        self.holders.get(track as usize).copied().flatten()
    }

    /// The same with the metropolis of a track in other hands.
    #[must_use]
    pub fn with(mut self, track: Track, holder: Option<Seat>) -> Self {
        if let Some(slot) = self.holders.get_mut(track as usize) {
            *slot = holder;
        }
        self
    }

    /// The tracks whose metropolis a player has.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Track> {
        Track::ALL.into_iter().filter(move |&track| self.holder(track) == Some(seat))
    }

    /// What becomes of a track's metropolis when a player reaches this level of it; `topped` tells whether somebody is at its end
    /// already (rules, "Metropolises").
    pub fn on_building(&self, seat: Seat, track: Track, level: Level, topped: bool) -> Move {
        match self.holder(track) {
            None if level >= Level::METROPOLIS => Move::Founded,
            Some(holder) if level == Level::TOP && !topped => {
                if holder == seat {
                    Move::Safe
                } else {
                    Move::Taken { from: holder }
                }
            }
            _ => Move::Stays,
        }
    }

    /// The holders after a player has built a level that did this.
    #[must_use]
    pub fn after(self, seat: Seat, track: Track, moved: Move) -> Self {
        match moved {
            Move::Founded | Move::Taken { .. } => self.with(track, Some(seat)),
            Move::Stays | Move::Safe => self,
        }
    }
}

impl Move {
    /// What becomes of the metropolis; nothing to say where it stays.
    pub fn say(self, seat: Seat, track: Track, names: Names<'_>) -> Option<Message> {
        let to = |key: &'static str| Message::new(key).say("player", names(seat)).say("track", track.message());
        match self {
            Self::Stays => None,
            Self::Founded => Some(to("rules-cities-and-knights-metropolis-founded")),
            Self::Taken { from } => Some(to("rules-cities-and-knights-metropolis-taken").say("from", names(from))),
            Self::Safe => Some(to("rules-cities-and-knights-metropolis-safe")),
        }
    }

    /// The same with its rule.
    pub fn reason(self, seat: Seat, track: Track, names: Names<'_>) -> Option<Reason> {
        let rule = match self {
            Self::Stays | Self::Founded => "rules-cities-and-knights-rule-metropolis",
            Self::Taken { .. } | Self::Safe => "rules-cities-and-knights-rule-metropolis-taken",
        };
        let what = Reason::note(self.say(seat, track, names)?);
        Some(ruled(what, Message::new(rule), RuleHeading::Metropolises))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn the_first_at_the_fourth_level_gets_it_and_the_second_does_not() {
        let none = Metropolises::default();
        assert_eq!(none.on_building(A, Track::Trade, Level::ABILITY, false), Move::Stays);
        assert_eq!(none.on_building(A, Track::Trade, Level::METROPOLIS, false), Move::Founded);
        let first = none.after(A, Track::Trade, Move::Founded);
        assert_eq!(first.on_building(B, Track::Trade, Level::METROPOLIS, false), Move::Stays);
        assert!(first.of(A).eq([Track::Trade]));
    }

    #[test]
    fn only_the_first_at_the_end_takes_it() {
        let first = Metropolises::default().with(Track::Trade, Some(A));
        assert_eq!(first.on_building(B, Track::Trade, Level::TOP, false), Move::Taken { from: A });
        assert_eq!(first.on_building(A, Track::Trade, Level::TOP, false), Move::Safe);
        assert_eq!(first.on_building(B, Track::Trade, Level::TOP, true), Move::Stays);
        let second = first.after(B, Track::Trade, Move::Taken { from: A });
        assert_eq!(second.holder(Track::Trade), Some(B));
    }
}
