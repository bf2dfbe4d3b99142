//! The card Great dragon of the fan set: a level of another player's track becomes one's own.

use super::improve::{Builder, check_cities};
use super::metropolis::{Metropolises, Move};
use super::reasons::{Names, RuleHeading, ruled};
use super::rule_violation::RuleViolation;
use super::track::{Level, Track};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// What the dragon does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Whose dragon it is.
    pub seat: Seat,
    /// Who loses the level.
    pub target: Seat,
    /// The track.
    pub track: Track,
    /// The level that the target is left with.
    pub target_level: Level,
    /// The level that the player has from now on.
    pub own_level: Level,
    /// What becomes of the track's metropolis.
    pub metropolis: Move,
}

/// The dragon of a player against another one's track; `builders` are given in seat order (fan set, the card Great dragon).
///
/// Errors: no such seat, the target's last level, which cannot be removed, a level of the target that is not exactly one
/// above the own one, or no city for it.
pub fn great_dragon(
    seat: Seat,
    target: Seat,
    track: Track,
    builders: &[Builder],
    metropolises: &Metropolises,
) -> Result<Flight, RuleViolation> {
    let own = builders.get(seat.index()).ok_or(RuleViolation::NoSuchPlayer)?;
    let other = builders.get(target.index()).ok_or(RuleViolation::NoSuchPlayer)?;
    let (lost, had) = (other.calendar.level(track), own.calendar.level(track));
    if lost == Level::TOP {
        return Err(RuleViolation::DragonAtTheTop);
    }
    let (Some(own_level), Some(target_level)) = (had.up().filter(|&up| up == lost), lost.down()) else {
        return Err(RuleViolation::DragonNeedsOneBelow);
    };
    check_cities(seat, track, own_level, own, metropolises)?;
    let metropolis = match metropolises.holder(track) {
        Some(holder) if lost == Level::METROPOLIS && holder == target => Move::Taken { from: target },
        _ => Move::Stays,
    };
    Ok(Flight { seat, target, track, target_level, own_level, metropolis })
}

impl Flight {
    /// What the dragon does, and why.
    pub fn reason(&self, names: Names<'_>) -> Reason {
        let level = |seat: Seat, level: Level| {
            let what = Message::new("rules-cities-and-knights-has-level")
                .say("player", names(seat))
                .say("track", self.track.message());
            Reason::new(what, level.number().into())
        };
        let levels = [level(self.target, self.target_level), level(self.seat, self.own_level)];
        let metropolis = self.metropolis.reason(self.seat, self.track, names);
        let parts = levels.into_iter().chain(metropolis).collect();
        let what = Reason::note(Message::new("rules-cities-and-knights-dragon-flies")).of(parts);
        ruled(what, Message::new("rules-cities-and-knights-rule-great-dragon"), RuleHeading::FanCards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cities_and_knights::track::Calendar;

    fn builder(level: u32, cities: u32) -> Builder {
        let calendar = Calendar::default().with(Track::Politics, Level::at(level).unwrap());
        Builder { calendar, cities, citadel: false }
    }

    fn fly(own: Builder, target: u32, metropolises: &Metropolises) -> Result<Flight, RuleViolation> {
        great_dragon(Seat(0), Seat(1), Track::Politics, &[own, builder(target, 1)], metropolises)
    }

    #[test]
    fn a_metropolis_needs_a_city_to_stand_on() {
        let metropolises =
            Metropolises::default().with(Track::Politics, Some(Seat(1))).with(Track::Trade, Some(Seat(0)));
        assert_eq!(fly(builder(3, 0), 4, &metropolises), Err(RuleViolation::NeedsCityForMetropolis));
    }

    #[test]
    fn the_metropolis_of_a_third_player_stays() {
        let metropolises = Metropolises::default().with(Track::Politics, Some(Seat(2)));
        assert_eq!(fly(builder(3, 1), 4, &metropolises).unwrap().metropolis, Move::Stays);
    }

    #[test]
    fn nothing_cannot_be_lost() {
        assert_eq!(fly(builder(0, 1), 0, &Metropolises::default()), Err(RuleViolation::DragonNeedsOneBelow));
        assert_eq!(fly(builder(4, 1), 5, &Metropolises::default()), Err(RuleViolation::DragonAtTheTop));
    }
}
