//! The two purple cards that change an attack: Magic Power and the Counterspell, as long as it is to be fought (fan set).

use egui::Ui;

use super::{Person, Source};
use crate::games::cities_and_knights::attack::Attack;
use crate::games::cities_and_knights::play::{Action, PointCard};
use crate::games::view::ViewContext;
use crate::kit::{self, text};
use crate::table::seat::Seat;

/// A chip for each player and card. It looks the same once the attack is fought, so that nothing moves.
pub(super) struct AttackFan {
    cards: [(String, Vec<Chip>); 2],
}

struct Chip {
    person: Person,
    name: String,
    /// Whether the card is played for this player.
    on: bool,
    /// Why it cannot be played or taken back.
    refused: Option<String>,
    action: Action,
}

impl AttackFan {
    /// The cards in an attack in which this player keeps a city.
    pub(super) fn new(source: &Source<'_>, attack: &Attack, spared: Option<Seat>) -> Self {
        let over = (!source.state.landed).then(|| source.words("cities-and-knights-attack-over-cards"));
        let magic = |person: Person| {
            let seat = person.seat;
            let on = attack.defenses.get(seat.index()).is_some_and(|defense| defense.magic_power);
            Chip {
                name: source.about("cities-and-knights-plays-magic-power", &person),
                on,
                refused: over.clone(),
                action: Action::Card { seat, what: PointCard::MagicPower, on: !on },
                person,
            }
        };
        let counterspell = |person: Person| {
            let seat = person.seat;
            let on = spared == Some(seat);
            let keeps = || source.about("cities-and-knights-refuse-loses-nothing", &person);
            let refused = over.clone().or_else(|| (!on && !attack.lose_city.contains(&seat)).then(keeps));
            Chip {
                name: source.about("cities-and-knights-plays-counterspell", &person),
                on,
                refused,
                action: Action::Counterspell { seat: (!on).then_some(seat) },
                person,
            }
        };
        let all = |chip: &dyn Fn(Person) -> Chip| source.people().into_iter().map(chip).collect();
        Self {
            cards: [
                (source.words("cities-and-knights-magic-power-title"), all(&magic)),
                (source.words("cities-and-knights-counterspell-title"), all(&counterspell)),
            ],
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        for (title, chips) in &self.cards {
            text::quiet(ui, title);
            ui.horizontal_wrapped(|ui| {
                for chip in chips {
                    chip.show(ui, context);
                }
            });
        }
    }
}

impl Chip {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let Self { person, name, on, .. } = self;
        let chip = |ui: &mut Ui| kit::person_chip(ui, person.mark, &person.name, name, *on);
        if kit::unless(ui, self.refused.as_deref(), chip).clicked() && self.refused.is_none() {
            context.act(&self.action);
        }
    }
}
