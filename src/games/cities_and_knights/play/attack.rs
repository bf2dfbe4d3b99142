//! The attack at this table: what it would do now, and what it does once it is fought.

use super::state::State;
use crate::games::cities_and_knights::attack::{Attack, Winner, attack};
use crate::games::cities_and_knights::loss::{CitadelLoss, Remains, WallLoss, citadel_loss, remains, wall_loss};
use crate::games::cities_and_knights::outlook::{Outlook, outlook};
use crate::table::seat::Seat;

/// What a player loses with a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Who.
    pub seat: Seat,
    /// What is left in the city's place.
    pub remains: Remains,
    /// Whether a wall goes with it.
    pub wall: WallLoss,
    /// Whether the citadel goes with it (fan set).
    pub citadel: CitadelLoss,
}

/// An attack that was fought, with what it has cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    /// The attack.
    pub attack: Attack,
    /// What those who lost a city lost: as it stood before the attack, since afterwards it can't be told any more.
    pub losses: Vec<Loss>,
    /// Whose Counterspell stopped the loss of a city (fan set).
    pub spared: Option<Seat>,
}

impl State {
    /// The attack as it would end now.
    pub fn attack_now(&self) -> Attack {
        attack(self.on_turn(), self.defenses())
    }

    /// The same, with what is missing to each player.
    pub fn outlook(&self) -> Outlook {
        outlook(self.on_turn(), self.defenses())
    }

    /// Whose Counterspell stops the loss of a city; none where the attack takes none from its player.
    pub fn spared(&self, attack: &Attack) -> Option<Seat> {
        self.counterspell.filter(|seat| attack.lose_city.contains(seat))
    }

    /// What those who lose a city lose.
    pub fn losses(&self, attack: &Attack) -> Vec<Loss> {
        let loss = |&seat: &Seat| {
            let tableau = self.tableau(seat);
            let metropolises = self.metropolises_of(seat);
            Loss {
                seat,
                remains: remains(tableau.settlements, self.options.no_settlement_left),
                wall: wall_loss(tableau.walls, tableau.cities, metropolises),
                citadel: citadel_loss(tableau.citadel, tableau.cities, metropolises),
            }
        };
        let spared = self.spared(attack);
        attack.lose_city.iter().filter(|&&seat| Some(seat) != spared).map(loss).collect()
    }

    /// Fights the attack that has come.
    pub(super) fn fight(&mut self) {
        let fought = self.attack_now();
        let losses = self.losses(&fought);
        let spared = self.spared(&fought);
        for &loss in &losses {
            self.lose_city(loss);
        }
        let choose = self.options.choose_knights;
        for (index, tableau) in self.tableaus.iter_mut().enumerate() {
            let seat = Seat(u8::try_from(index).unwrap_or(u8::MAX));
            if fought.defender == Some(seat) {
                tableau.defender += 1;
            }
            let chosen = self.taking_part.get(index).cloned().flatten().filter(|_| choose);
            // Where the players choose, only those that took part rest.
            let mut resting = chosen;
            for knight in &mut tableau.knights {
                let rests = match &mut resting {
                    None => true,
                    Some(left) => knight.active && take(left, &knight.strength),
                };
                if rests {
                    *knight = knight.stand_down();
                }
            }
            tableau.magic_power = false;
        }
        self.taking_part = vec![None; self.table.seats];
        self.attacks += 1;
        self.attacks_won += u32::from(fought.winner == Winner::Knights);
        self.landed = false;
        self.counterspell = None;
        self.fought = Some(Fought { attack: fought, losses, spared });
    }

    fn lose_city(&mut self, loss: Loss) {
        let Some(tableau) = self.tableaus.get_mut(loss.seat.index()) else { return };
        tableau.cities = tableau.cities.saturating_sub(1);
        match loss.remains {
            Remains::Settlement => tableau.settlements += 1,
            Remains::CityOnItsSide => tableau.fallen_cities += 1,
            Remains::Nothing => {}
        }
        if loss.wall == WallLoss::One {
            tableau.walls = tableau.walls.saturating_sub(1);
        }
        if loss.citadel == CitadelLoss::Falls {
            tableau.citadel = false;
        }
    }
}

/// Takes one of these out of a list; gives whether there was one.
pub(super) fn take<T: PartialEq>(list: &mut Vec<T>, wanted: &T) -> bool {
    list.iter().position(|item| item == wanted).map(|at| list.swap_remove(at)).is_some()
}
