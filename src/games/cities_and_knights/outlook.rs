//! What would happen if the barbarians landed now, and how much strength each player and all together are short of.

use super::attack::{Attack, Defense, Winner, attack};
use super::reasons::{Names, RuleHeading, ruled};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// The attack as it stands now, and what would change it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The attack, if it came now.
    pub attack: Attack,
    /// The strength that all together are short of; 0 when the knights win.
    pub short: u32,
    /// What each seat is short of, all others as they are.
    pub seats: Vec<Short>,
}

/// What a player is short of, in points of strength: an active basic knight is one, an upgrade of an active knight is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Short {
    /// To lose no city; 0 for one who would lose none.
    pub to_be_safe: u32,
    /// To be the only Defender of Catan; 0 for the one who would be.
    pub to_be_defender: u32,
}

/// The outlook of these players, given in seat order. The strengths needed follow from the attack's own rule; they are what
/// the knights must count in the attack, so Magic power halves what has to be activated.
pub fn outlook(on_turn: Seat, defenses: Vec<Defense>) -> Outlook {
    let attack = attack(on_turn, defenses);
    let short = attack.barbarians.saturating_sub(attack.knights);
    let seats = attack.seats().map(|seat| Short::of(&attack, seat)).collect();
    Outlook { attack, short, seats }
}

impl Short {
    fn of(attack: &Attack, seat: Seat) -> Self {
        let own = attack.contribution(seat);
        let short = attack.barbarians.saturating_sub(attack.knights);
        let others = || attack.seats().filter(|&other| other != seat);
        let strongest = others().map(|other| attack.contribution(other)).max().unwrap_or(0);
        let to_be_safe = if attack.lose_city.contains(&seat) {
            // Either the knights win, or somebody else is weaker: whichever takes less.
            let weakest =
                others().filter(|&other| attack.is_at_risk(other)).map(|other| attack.contribution(other)).min();
            weakest.map_or(short, |weakest| short.min(weakest + 1 - own))
        } else {
            0
        };
        let to_be_defender = short.max((strongest + 1).saturating_sub(own));
        Self { to_be_safe, to_be_defender }
    }
}

impl Outlook {
    /// Whether the knights would win.
    pub fn is_won(&self) -> bool {
        self.attack.winner == Winner::Knights
    }

    /// What all together are short of, and why.
    pub fn reason(&self, names: Names<'_>) -> Reason {
        let what = Reason::new(Message::new("rules-cities-and-knights-short-of-all"), self.short.into());
        what.of(vec![self.attack.winner_reason(names)])
    }

    /// What a player is short of, and why; none for a seat that is not there.
    pub fn seat_reason(&self, seat: Seat, names: Names<'_>) -> Option<Reason> {
        let short = self.seats.get(seat.index())?;
        let safe = Reason::new(Message::new("rules-cities-and-knights-short-to-be-safe"), short.to_be_safe.into());
        let defender =
            Reason::new(Message::new("rules-cities-and-knights-short-to-be-defender"), short.to_be_defender.into());
        let safe = ruled(safe, Message::new("rules-cities-and-knights-rule-loses-city"), RuleHeading::Defeat);
        let defender = ruled(defender, Message::new("rules-cities-and-knights-rule-defender"), RuleHeading::Victory);
        let now = self.attack.seat_reason(seat, names)?;
        let what = Message::new("rules-cities-and-knights-if-they-landed").say("player", names(seat));
        Some(Reason::note(what).of(vec![now, safe, defender]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cities_and_knights::knights::Strength;
    use proptest::prelude::*;

    fn defense(cities: u32, knights: usize) -> Defense {
        Defense { cities, knights: vec![Strength::Basic; knights], ..Defense::default() }
    }

    #[test]
    fn one_more_than_the_weakest_is_enough() {
        let now = outlook(Seat(0), vec![defense(2, 0), defense(2, 1), defense(2, 0)]);
        assert_eq!((now.short, now.is_won()), (5, false));
        assert_eq!(now.seats.iter().map(|seat| seat.to_be_safe).collect::<Vec<_>>(), [1, 0, 1]);
        assert_eq!(now.seats.iter().map(|seat| seat.to_be_defender).collect::<Vec<_>>(), [5, 5, 5]);
    }

    proptest! {
        #[test]
        fn exactly_that_much_is_needed(
            table in proptest::collection::vec((0u32..4, 0usize..6), 1..=6),
            who in any::<proptest::sample::Index>(),
        ) {
            let who = who.index(table.len());
            let seat = Seat(u8::try_from(who).unwrap());
            let with = |more: u32| {
                let mut table = table.clone();
                table[who].1 += usize::try_from(more).unwrap();
                outlook(Seat(0), table.into_iter().map(|(cities, knights)| defense(cities, knights)).collect())
            };
            let Short { to_be_safe, to_be_defender } = with(0).seats[who];
            prop_assert!(!with(to_be_safe).attack.lose_city.contains(&seat));
            prop_assert!(to_be_safe == 0 || with(to_be_safe - 1).attack.lose_city.contains(&seat));
            prop_assert_eq!(with(to_be_defender).attack.defender, Some(seat));
            prop_assert!(to_be_defender == 0 || with(to_be_defender - 1).attack.defender != Some(seat));
            prop_assert!(with(with(0).short).is_won());
        }
    }
}
