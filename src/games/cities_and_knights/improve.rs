//! Building up the city: the next level of a track, its price, and what becomes of the track's metropolis.

use super::goods::Cost;
use super::metropolis::{Metropolises, Move};
use super::reasons::{Names, RuleHeading, ruled};
use super::rule_violation::RuleViolation;
use super::track::{Calendar, Level, Track};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// What a player needs for building up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Builder {
    /// How far each track is built.
    pub calendar: Calendar,
    /// Ordinary cities, without metropolises.
    pub cities: u32,
    /// Whether the player has a citadel, without which magic crystals buy nothing (fan set).
    pub citadel: bool,
}

/// A level that can be built, with its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Improvement {
    /// Who builds it.
    pub seat: Seat,
    /// The track.
    pub track: Track,
    /// The level that is reached.
    pub level: Level,
    /// What it costs.
    pub cost: Cost,
    /// What becomes of the track's metropolis.
    pub metropolis: Move,
    crane: bool,
}

/// The next level of a track for a player, `crane` with the card Crane played for it; `builders` are given in seat order
/// (rules, "Building up the city" and "Metropolises"; fan set).
///
/// Errors: no such seat, the track is built to its end, no city, no citadel for magic, or every city is a metropolis and the
/// level would be the fourth or fifth of a track whose metropolis the player does not have.
pub fn improve(
    seat: Seat,
    track: Track,
    crane: bool,
    builders: &[Builder],
    metropolises: &Metropolises,
) -> Result<Improvement, RuleViolation> {
    let builder = builders.get(seat.index()).ok_or(RuleViolation::NoSuchPlayer)?;
    let level = builder.calendar.level(track).up().ok_or(RuleViolation::TrackAtEnd(track))?;
    if track == Track::Magic && !builder.citadel {
        return Err(RuleViolation::NeedsCitadel);
    }
    check_cities(seat, track, level, builder, metropolises)?;
    let levels = builders.iter().map(|builder| builder.calendar.level(track));
    let topped = levels.max() == Some(Level::TOP);
    let metropolis = metropolises.on_building(seat, track, level, topped);
    Ok(Improvement { seat, track, level, cost: level.cost(track, crane), metropolis, crane })
}

/// Whether a player has the cities for a level (rules, "Building up the city" and "Metropolises").
pub(super) fn check_cities(
    seat: Seat,
    track: Track,
    level: Level,
    builder: &Builder,
    metropolises: &Metropolises,
) -> Result<(), RuleViolation> {
    if builder.cities > 0 {
        return Ok(());
    }
    match metropolises.of(seat).count() {
        0 => Err(RuleViolation::NeedsCity),
        _ if level >= Level::METROPOLIS && metropolises.holder(track) != Some(seat) => {
            Err(RuleViolation::NeedsCityForMetropolis)
        }
        _ => Ok(()),
    }
}

impl Improvement {
    /// What it costs and brings, and why.
    pub fn reason(&self, names: Names<'_>) -> Reason {
        let own = i64::from(self.level.cost(self.track, false).cards());
        let mut cost = vec![Reason::new(
            Message::new("rules-cities-and-knights-level-price").number("level", self.level.number()),
            own,
        )];
        if self.crane {
            let crane = Reason::new(Message::new("rules-cities-and-knights-crane"), -1);
            cost.push(ruled(crane, Message::new("rules-cities-and-knights-rule-crane"), RuleHeading::Cards));
        }
        let what = Message::new("rules-cities-and-knights-improvement")
            .say("track", self.track.message())
            .number("level", self.level.number())
            .say("cost", self.cost.message());
        let price = ruled(
            Reason::sum(self.cost.message(), cost),
            Message::new("rules-cities-and-knights-rule-improvement"),
            RuleHeading::Improvements,
        );
        let brings = self.track.brings(self.level).into_iter().map(Reason::note);
        let metropolis = self.metropolis.reason(self.seat, self.track, names);
        let parts = std::iter::once(price).chain(metropolis).chain(brings).collect();
        Reason::note(what).of(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn builder(track: Track, level: u32, cities: u32) -> Builder {
        let calendar = Calendar::default().with(track, Level::at(level).unwrap());
        Builder { calendar, cities, citadel: true }
    }

    fn next(level: u32, cities: u32, metropolises: &Metropolises) -> Result<Improvement, RuleViolation> {
        improve(Seat(0), Track::Trade, false, &[builder(Track::Trade, level, cities)], metropolises)
    }

    #[test]
    fn a_city_is_needed_and_the_track_ends() {
        let none = Metropolises::default();
        assert_eq!(next(0, 0, &none), Err(RuleViolation::NeedsCity));
        assert_eq!(next(5, 1, &none), Err(RuleViolation::TrackAtEnd(Track::Trade)));
        assert_eq!(improve(Seat(3), Track::Trade, false, &[], &none), Err(RuleViolation::NoSuchPlayer));
    }

    #[test]
    fn a_metropolis_is_a_city_for_the_lower_levels_and_for_its_own_track() {
        let science = Metropolises::default().with(Track::Science, Some(Seat(0)));
        assert!(next(2, 0, &science).is_ok());
        assert_eq!(next(3, 0, &science), Err(RuleViolation::NeedsCityForMetropolis));
        assert_eq!(next(4, 0, &science), Err(RuleViolation::NeedsCityForMetropolis));
        let trade = Metropolises::default().with(Track::Trade, Some(Seat(0)));
        assert_eq!(next(4, 0, &trade).unwrap().metropolis, Move::Safe);
    }

    #[test]
    fn magic_needs_a_citadel() {
        let mut without = builder(Track::Magic, 1, 1);
        without.citadel = false;
        let none = Metropolises::default();
        assert_eq!(improve(Seat(0), Track::Magic, false, &[without], &none), Err(RuleViolation::NeedsCitadel));
    }
}
