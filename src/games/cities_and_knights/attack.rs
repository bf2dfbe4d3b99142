//! The barbarians' attack: both strengths, who loses a city, who is Defender of Catan, who draws a card.

use super::knights::Strength;
use crate::table::seat::Seat;

/// What a player brings to an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Defense {
    /// Ordinary cities, without metropolises; a citadel and a sabotaged city are among them.
    pub cities: u32,
    /// Metropolises: they make the barbarians stronger and cannot be lost.
    pub metropolises: u32,
    /// The knights that take part: all active ones, or those that the player chose where the table plays so.
    pub knights: Vec<Strength>,
    /// Whether the player's knights count double (the card Magic power of the fan set).
    pub magic_power: bool,
}

/// Who wins an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The barbarians.
    Barbarians,
    /// The knights of Catan, also with equal strengths.
    Knights,
}

/// An attack with its consequences. Whatever they are, the knights that took part are inactive afterwards, the ship is
/// back at its start, and the robber is awake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The barbarians' strength: all cities and metropolises.
    pub barbarians: u32,
    /// The knights' strength: all contributions.
    pub knights: u32,
    /// What each seat contributes.
    pub contributions: Vec<u32>,
    /// Who wins.
    pub winner: Winner,
    /// Who loses a city each, in seat order; the owners choose which.
    pub lose_city: Vec<Seat>,
    /// The Defender of Catan.
    pub defender: Option<Seat>,
    /// Who draws a progress card of a deck of their choice, clockwise from the player on turn.
    pub draw_card: Vec<Seat>,
    /// What each seat has brought.
    pub defenses: Vec<Defense>,
}

/// The attack on these players, given in seat order (rules, "The barbarians attack"; the publisher's answers).
///
/// Whoever has only settlements or metropolises cannot lose a city, so the weakest of the others does. Nobody with a
/// contribution of 0 is Defender or draws a card, also where there is no city to attack.
pub fn attack(on_turn: Seat, defenses: Vec<Defense>) -> Attack {
    let contributions: Vec<u32> = defenses.iter().map(Defense::contribution).collect();
    let barbarians = defenses.iter().map(|defense| defense.cities + defense.metropolises).sum();
    let knights = contributions.iter().sum();
    let winner = if knights >= barbarians { Winner::Knights } else { Winner::Barbarians };
    let mut attack = Attack {
        barbarians,
        knights,
        contributions,
        winner,
        lose_city: Vec::new(),
        defender: None,
        draw_card: Vec::new(),
        defenses,
    };
    match winner {
        Winner::Barbarians => attack.lose_city = attack.weakest(),
        Winner::Knights => match attack.strongest(on_turn).as_slice() {
            [only] => attack.defender = Some(*only),
            several => attack.draw_card = several.to_vec(),
        },
    }
    attack
}

impl Defense {
    /// The strength of the knights that take part.
    pub fn contribution(&self) -> u32 {
        let strength: u32 = self.knights.iter().map(|knight| knight.points()).sum();
        if self.magic_power { 2 * strength } else { strength }
    }
}

impl Attack {
    /// What a seat contributes.
    pub fn contribution(&self, seat: Seat) -> u32 {
        self.contributions.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether a seat has a city that it could lose.
    pub fn is_at_risk(&self, seat: Seat) -> bool {
        self.defenses.get(seat.index()).is_some_and(|defense| defense.cities > 0)
    }

    /// All seats of the attack.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.defenses.len())
    }

    /// Those who contribute least of all who can lose a city.
    fn weakest(&self) -> Vec<Seat> {
        let at_risk = || self.seats().filter(|&seat| self.is_at_risk(seat));
        let least = at_risk().map(|seat| self.contribution(seat)).min();
        at_risk().filter(|&seat| Some(self.contribution(seat)) == least).collect()
    }

    /// Those who contribute most, clockwise from the player on turn; nobody where nobody contributes.
    fn strongest(&self, on_turn: Seat) -> Vec<Seat> {
        let most = self.contributions.iter().copied().max().filter(|&most| most > 0);
        let clockwise = on_turn.clockwise(self.defenses.len());
        clockwise.filter(|&seat| Some(self.contribution(seat)) == most).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn defense(cities: u32, metropolises: u32, knights: &[Strength]) -> Defense {
        Defense { cities, metropolises, knights: knights.to_vec(), magic_power: false }
    }

    #[test]
    fn without_cities_and_knights_nobody_gets_or_loses_anything() {
        let attack = attack(Seat(0), vec![defense(0, 0, &[]), defense(0, 0, &[])]);
        assert_eq!(attack.winner, Winner::Knights);
        assert_eq!((attack.lose_city, attack.defender, attack.draw_card), (vec![], None, vec![]));
    }

    #[test]
    fn only_metropolises_can_be_beaten_without_a_loss() {
        let attack = attack(Seat(0), vec![defense(0, 2, &[]), defense(0, 1, &[Strength::Basic])]);
        assert_eq!((attack.winner, attack.lose_city), (Winner::Barbarians, vec![]));
    }

    #[test]
    fn tied_defenders_draw_clockwise_from_the_player_on_turn() {
        let strong = defense(1, 0, &[Strength::Strong]);
        let attack = attack(Seat(2), vec![strong.clone(), defense(0, 0, &[]), strong.clone(), strong]);
        assert_eq!(attack.draw_card, [Seat(2), Seat(3), Seat(0)]);
        assert_eq!(attack.defender, None);
    }

    #[test]
    fn magic_power_counts_for_the_defender() {
        let mut mine = defense(1, 0, &[Strength::Basic, Strength::Strong]);
        mine.magic_power = true;
        let attack = attack(Seat(0), vec![defense(1, 0, &[Strength::Mighty, Strength::Strong]), mine]);
        assert_eq!((attack.contributions.as_slice(), attack.defender), ([5, 6].as_slice(), Some(Seat(1))));
    }

    /// The rules once more, written as one would read them aloud, and nothing shared with the function above.
    fn plainly(on_turn: usize, table: &[(u32, u32, [u32; 3], bool)]) -> (u32, u32, Vec<usize>, Vec<usize>) {
        let mut barbarians = 0;
        let mut knights = 0;
        let mut gives = vec![];
        for &(cities, metropolises, [basic, strong, mighty], magic) in table {
            barbarians += cities;
            barbarians += metropolises;
            let mut strength = basic + strong + strong + mighty + mighty + mighty;
            if magic {
                strength += strength;
            }
            knights += strength;
            gives.push(strength);
        }
        let mut losers = vec![];
        let mut best = vec![];
        if knights < barbarians {
            let mut weakest = u32::MAX;
            for (player, row) in table.iter().enumerate() {
                if row.0 > 0 && gives[player] < weakest {
                    weakest = gives[player];
                    losers.clear();
                }
                if row.0 > 0 && gives[player] == weakest {
                    losers.push(player);
                }
            }
        } else {
            let mut strongest = 1;
            let mut player = on_turn;
            loop {
                if gives[player] > strongest {
                    strongest = gives[player];
                    best.clear();
                }
                if gives[player] == strongest {
                    best.push(player);
                }
                player = (player + 1) % table.len();
                if player == on_turn {
                    break;
                }
            }
        }
        (barbarians, knights, losers, best)
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]
        #[test]
        fn the_attack_is_as_the_rules_read(
            table in proptest::collection::vec((0u32..5, 0u32..3, [0u32..3, 0u32..3, 0u32..3], any::<bool>()), 1..=8),
            turn in any::<proptest::sample::Index>(),
        ) {
            let turn = turn.index(table.len());
            let defenses = table.iter().map(|&(cities, metropolises, [basic, strong, mighty], magic_power)| {
                let several = |strength, count| (0..count).map(move |_| strength);
                let knights = several(Strength::Basic, basic)
                    .chain(several(Strength::Strong, strong))
                    .chain(several(Strength::Mighty, mighty));
                Defense { cities, metropolises, knights: knights.collect(), magic_power }
            });
            let attack = attack(Seat(u8::try_from(turn).unwrap()), defenses.collect());
            let (barbarians, knights, losers, best) = plainly(turn, &table);
            prop_assert_eq!((attack.barbarians, attack.knights), (barbarians, knights));
            prop_assert_eq!(attack.winner == Winner::Barbarians, knights < barbarians);
            let seats = |seats: &[Seat]| seats.iter().map(|seat| seat.index()).collect::<Vec<_>>();
            prop_assert_eq!(seats(&attack.lose_city), losers);
            let (defender, drawers) = if best.len() == 1 { (best, vec![]) } else { (vec![], best) };
            prop_assert_eq!(seats(attack.defender.as_slice()), defender);
            prop_assert_eq!(seats(&attack.draw_card), drawers);
        }

        #[test]
        fn it_does_not_matter_who_sits_where(
            table in proptest::collection::vec((0u32..5, 0u32..3, 0usize..4), 1..=8),
        ) {
            let defenses: Vec<Defense> =
                table.iter().map(|&(cities, metropolises, knights)| defense(cities, metropolises, &vec![Strength::Basic; knights])).collect();
            let there = attack(Seat(0), defenses.clone());
            let back = attack(Seat(0), defenses.into_iter().rev().collect());
            let mirror = |seat: &Seat| Seat(u8::try_from(table.len() - 1 - seat.index()).unwrap());
            prop_assert_eq!(there.defender, back.defender.as_ref().map(mirror));
            let mut losers: Vec<Seat> = back.lose_city.iter().map(mirror).collect();
            losers.sort();
            prop_assert_eq!(there.lose_city, losers);
        }
    }
}
