//! Progress cards: who draws when a gate comes up, and what a full hand does.

use serde::{Deserialize, Serialize};

use super::reasons::{Names, RuleHeading, ruled};
use super::track::{Level, Track};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// How many progress cards a hand takes; cards with a point lie open and do not count (rules, "Progress cards").
pub const HAND_LIMIT: u32 = 4;

/// A gate with those who draw a card of its color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draws {
    /// Who draws, in this order: clockwise from the player on turn.
    pub seats: Vec<Seat>,
    gate: Track,
    red: u8,
    levels: Vec<Level>,
}

/// What happens to a fifth card that somebody draws while another player is on turn; the editions disagree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FifthCard {
    /// Newer editions: any one of the five goes below its deck.
    #[default]
    AnyCard,
    /// The Czech text: the new one goes below its deck.
    NewCard,
}

/// What a player with a drawn card has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Nothing: the card fits.
    Fits,
    /// To be down to four cards at the end of the turn.
    UntilTurnEnds,
    /// To put one card of choice below its deck.
    ReturnAny,
    /// To put the new card below its deck.
    ReturnNew,
}

/// Who draws at this gate with this number on the red die (rules, "Progress cards"): whoever has built the track so far
/// that its level shows the number. `levels` are those of the gate's track, in seat order.
pub fn draws(gate: Track, red: u8, on_turn: Seat, levels: Vec<Level>) -> Draws {
    let level = |seat: Seat| levels.get(seat.index()).copied().unwrap_or_default();
    let seats = on_turn.clockwise(levels.len()).filter(|&seat| level(seat).draws(red)).collect();
    Draws { seats, gate, red, levels }
}

/// The level with which a player may draw. In the publisher's rules a player who has lost the last city still draws; in
/// the Czech text (`needs_city`) nobody without a city does.
pub const fn drawing_level(level: Level, has_city: bool, needs_city: bool) -> Level {
    if needs_city && !has_city { Level::NONE } else { level }
}

/// What a card does to a hand of so many before it, not counting those with a point (rules, "Playing progress cards").
pub const fn hand(before: u32, on_turn: bool, rule: FifthCard) -> Hand {
    match rule {
        _ if before < HAND_LIMIT => Hand::Fits,
        _ if on_turn => Hand::UntilTurnEnds,
        FifthCard::AnyCard => Hand::ReturnAny,
        FifthCard::NewCard => Hand::ReturnNew,
    }
}

impl Draws {
    /// Why somebody draws or does not; none for a seat that is not there.
    pub fn reason(&self, seat: Seat, names: Names<'_>) -> Option<Reason> {
        let level = *self.levels.get(seat.index())?;
        let key =
            if level.draws(self.red) { "rules-cities-and-knights-draws" } else { "rules-cities-and-knights-draws-not" };
        let what = Message::new(key).say("player", names(seat)).say("track", self.gate.message());
        let shown = match level.highest_red() {
            Some(highest) => Message::new("rules-cities-and-knights-level-shows")
                .say("track", self.gate.message())
                .number("level", level.number())
                .number("red", highest),
            None => Message::new("rules-cities-and-knights-not-built").say("track", self.gate.message()),
        };
        let red = Reason::new(Message::new("rules-cities-and-knights-red-die"), self.red.into());
        let reason = Reason::note(what).of(vec![red, Reason::note(shown)]);
        Some(ruled(reason, Message::new("rules-cities-and-knights-rule-draws"), RuleHeading::ProgressCards))
    }
}

impl Hand {
    /// What to do, and why; nothing to say where the card fits.
    pub fn reason(self) -> Option<Reason> {
        let what = match self {
            Self::Fits => return None,
            Self::UntilTurnEnds => "rules-cities-and-knights-hand-until-turn-ends",
            Self::ReturnAny => "rules-cities-and-knights-hand-return-any",
            Self::ReturnNew => "rules-cities-and-knights-hand-return-new",
        };
        let rule = Message::new("rules-cities-and-knights-rule-hand").number("limit", HAND_LIMIT);
        Some(ruled(Reason::note(Message::new(what)), rule, RuleHeading::ProgressCards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(numbers: &[u32]) -> Vec<Level> {
        numbers.iter().map(|&number| Level::at(number).unwrap()).collect()
    }

    #[test]
    fn they_draw_clockwise_from_the_player_on_turn() {
        let draws = draws(Track::Science, 2, Seat(1), levels(&[1, 0, 5, 1]));
        assert_eq!(draws.seats, [Seat(2), Seat(3), Seat(0)]);
    }

    #[test]
    fn the_last_level_draws_with_every_number() {
        for red in 1..=6 {
            assert_eq!(draws(Track::Trade, red, Seat(0), levels(&[5])).seats, [Seat(0)]);
            assert_eq!(draws(Track::Trade, red, Seat(0), levels(&[0])).seats, []);
        }
    }

    #[test]
    fn a_full_hand_by_turn_and_edition() {
        assert_eq!(hand(3, false, FifthCard::NewCard), Hand::Fits);
        assert_eq!(hand(4, true, FifthCard::NewCard), Hand::UntilTurnEnds);
        assert_eq!(hand(4, false, FifthCard::AnyCard), Hand::ReturnAny);
        assert_eq!(hand(4, false, FifthCard::NewCard), Hand::ReturnNew);
    }

    #[test]
    fn without_a_city_the_level_counts_unless_the_table_plays_otherwise() {
        assert_eq!(drawing_level(Level::TOP, false, false), Level::TOP);
        assert_eq!(drawing_level(Level::TOP, false, true), Level::NONE);
        assert_eq!(drawing_level(Level::TOP, true, true), Level::TOP);
    }
}
