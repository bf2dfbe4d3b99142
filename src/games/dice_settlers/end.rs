//! What ends the game: four triggers, a warning before each, and the last round.

use super::pieces::HOUSES;
use super::reasons::ruled;
use crate::locale::Message;
use crate::table::reason::Reason;

/// With how many colors of dice left in the supply the end begins.
pub const COLORS_LEFT: u32 = 2;
/// With how many points left in the pool the window warns. The rules have no such number: a sale or two may take them.
pub const POOL_WARNING: u32 = 5;

/// Something that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trigger {
    /// The stack of map tiles is empty.
    Tiles,
    /// Somebody has built the fifth house.
    Houses,
    /// Dice of two colors only are left in the common supply.
    Colors,
    /// The pool of points is empty.
    Pool,
}

/// What the table has seen of a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alarm {
    /// Nobody has said how it stands.
    Unknown,
    /// It is still far.
    Quiet,
    /// The next time may be it.
    Near,
    /// It is there.
    Reached,
}

/// How the four triggers stand, as far as the table keeps them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    /// Map tiles left in the stack.
    pub tiles: Option<u32>,
    /// The most houses of any player.
    pub houses: Option<u32>,
    /// Colors of dice left in the common supply.
    pub colors: Option<u32>,
    /// Points left in the pool.
    pub pool: Option<u32>,
}

impl Trigger {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Tiles, Self::Houses, Self::Colors, Self::Pool];

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Tiles => "rules-dice-settlers-trigger-tiles",
            Self::Houses => "rules-dice-settlers-trigger-houses",
            Self::Colors => "rules-dice-settlers-trigger-colors",
            Self::Pool => "rules-dice-settlers-trigger-pool",
        })
    }
}

impl Watch {
    /// How a trigger's number stands; none if nobody keeps it.
    pub const fn number(&self, trigger: Trigger) -> Option<u32> {
        match trigger {
            Trigger::Tiles => self.tiles,
            Trigger::Houses => self.houses,
            Trigger::Colors => self.colors,
            Trigger::Pool => self.pool,
        }
    }

    /// How near a trigger is: one before it there is a warning (description of the game, end).
    pub const fn alarm(&self, trigger: Trigger) -> Alarm {
        let Some(number) = self.number(trigger) else {
            return Alarm::Unknown;
        };
        // How far the number has still to go, and from where on that is near.
        let (to_go, near) = match trigger {
            Trigger::Tiles => (number, 1),
            Trigger::Houses => (HOUSES.saturating_sub(number), 1),
            Trigger::Colors => (number.saturating_sub(COLORS_LEFT), 1),
            Trigger::Pool => (number, POOL_WARNING),
        };
        match to_go {
            0 => Alarm::Reached,
            few if few <= near => Alarm::Near,
            _ => Alarm::Quiet,
        }
    }

    /// What is to be said aloud of a trigger: that it is one step off, or that it is there; nothing while it is far.
    pub fn news(&self, trigger: Trigger) -> Option<Message> {
        let number = self.number(trigger)?;
        let key = match (trigger, self.alarm(trigger)) {
            (Trigger::Tiles, Alarm::Near) => "rules-dice-settlers-near-tiles",
            (Trigger::Houses, Alarm::Near) => "rules-dice-settlers-near-houses",
            (Trigger::Colors, Alarm::Near) => "rules-dice-settlers-near-colors",
            (Trigger::Pool, Alarm::Near) => "rules-dice-settlers-near-pool",
            (Trigger::Tiles, Alarm::Reached) => "rules-dice-settlers-reached-tiles",
            (Trigger::Houses, Alarm::Reached) => "rules-dice-settlers-reached-houses",
            (Trigger::Colors, Alarm::Reached) => "rules-dice-settlers-reached-colors",
            (Trigger::Pool, Alarm::Reached) => "rules-dice-settlers-reached-pool",
            (_, Alarm::Unknown | Alarm::Quiet) => return None,
        };
        let news = Message::new(key);
        let counted = trigger == Trigger::Pool && self.alarm(trigger) == Alarm::Near;
        Some(if counted { news.number("count", number) } else { news })
    }

    /// The triggers that are there.
    pub fn reached(&self) -> impl Iterator<Item = Trigger> {
        Trigger::ALL.into_iter().filter(|&trigger| self.alarm(trigger) == Alarm::Reached)
    }

    /// The last round, when a cleanup of this round begins: the next one if a trigger is there, else none yet
    /// (description of the game, end).
    pub fn last_round(&self, round: u32) -> Option<u32> {
        self.reached().next().map(|_| round.saturating_add(1))
    }

    /// Why there is a last round, or why there is none yet: each trigger with its number.
    pub fn reason(&self, round: u32) -> Reason {
        let what = match self.last_round(round) {
            Some(last) => Message::new("rules-dice-settlers-last-round").number("round", last),
            None => Message::new("rules-dice-settlers-no-last-round"),
        };
        let line = |trigger: Trigger| Reason {
            amount: self.number(trigger).map(i64::from),
            ..Reason::note(trigger.message())
        };
        ruled(Reason::note(what).of(Trigger::ALL.map(line).to_vec()), "rules-dice-settlers-rule-end")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_trigger_warns_one_before() {
        let watch = Watch { tiles: Some(1), houses: Some(4), colors: Some(3), pool: Some(5) };
        for trigger in Trigger::ALL {
            assert_eq!(watch.alarm(trigger), Alarm::Near, "{trigger:?}");
        }
        assert_eq!(watch.last_round(6), None);
        let far = Watch { tiles: Some(2), houses: Some(3), colors: Some(4), pool: Some(6) };
        assert!(Trigger::ALL.into_iter().all(|trigger| far.alarm(trigger) == Alarm::Quiet));
    }

    #[test]
    fn any_trigger_makes_the_next_round_the_last() {
        let quiet = Watch { tiles: Some(9), houses: Some(0), colors: Some(5), pool: Some(60) };
        let watches = [
            Watch { tiles: Some(0), ..quiet },
            Watch { houses: Some(5), ..quiet },
            Watch { colors: Some(2), ..quiet },
            Watch { pool: Some(0), ..quiet },
        ];
        for (watch, trigger) in watches.into_iter().zip(Trigger::ALL) {
            assert!(watch.reached().eq([trigger]));
            assert_eq!(watch.last_round(6), Some(7));
        }
    }

    #[test]
    fn what_nobody_keeps_ends_nothing() {
        let watch = Watch::default();
        assert!(Trigger::ALL.into_iter().all(|trigger| watch.alarm(trigger) == Alarm::Unknown));
        assert_eq!(watch.last_round(1), None);
    }
}
