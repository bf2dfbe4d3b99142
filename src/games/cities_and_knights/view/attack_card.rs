//! The attack that has come, or was fought in this turn: both sides, what it costs and brings, and why.

use egui::Ui;

use super::Source;
use super::attack_fan::AttackFan;
use crate::games::cities_and_knights::attack::{Attack, Winner};
use crate::games::cities_and_knights::loss::{CitadelLoss, Remains, WallLoss};
use crate::games::cities_and_knights::play::{Fought, Loss};
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// It looks the same before the attack is fought and afterwards, so that nothing moves when it is.
pub(super) struct AttackCard {
    sides: [(String, String); 2],
    /// What it does, a line for each thing.
    lines: String,
    /// All that could stand there, where the players choose who fights and so change it.
    room: Vec<String>,
    why: String,
    reason: Reason,
    /// The purple cards that change it (fan set).
    fan: Option<AttackFan>,
}

impl AttackCard {
    /// The attack that is to be fought, or the one that was; none where neither is.
    pub(super) fn new(source: &Source<'_>) -> Option<Self> {
        let state = source.state;
        let now = state.landed.then(|| {
            let attack = state.attack_now();
            let (losses, spared) = (state.losses(&attack), state.spared(&attack));
            Fought { attack, losses, spared }
        });
        let Fought { attack, losses, spared } = now.or_else(|| state.fought.clone())?;
        let changes = state.options.choose_knights || state.options.fan_set;
        Some(Self {
            sides: [
                (attack.barbarians.to_string(), source.words("cities-and-knights-barbarians")),
                (attack.knights.to_string(), source.words("cities-and-knights-knights")),
            ],
            lines: lines(source, &attack, &losses, spared).join("\n"),
            room: if changes { room(source, &attack) } else { Vec::new() },
            fan: state.options.fan_set.then(|| AttackFan::new(source, &attack, spared)),
            why: source.words("cities-and-knights-why-attack"),
            reason: attack_reason(source, &attack, spared),
        })
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        kit::card(ui, |ui| {
            let sides = self.sides.each_ref().map(|(number, words)| (number.as_str(), words.as_str()));
            kit::figures(ui, &sides);
            text::strong_in_room(ui, &self.lines, self.room.iter().map(String::as_str));
            if kit::button(ui, &self.why).clicked() {
                context.explain(&self.reason);
            }
            if let Some(fan) = &self.fan {
                fan.show(ui, context);
            }
        });
        ui.add_space(space::S);
    }
}

/// Why the attack ends as it does, and what a Counterspell has changed about that.
pub(super) fn attack_reason(source: &Source<'_>, attack: &Attack, spared: Option<Seat>) -> Reason {
    let names = |seat| source.state.name(seat);
    let mut reason = attack.reason(&names);
    reason.parts.extend(spared.map(|seat| Attack::spared_reason(seat, &names)));
    reason
}

/// The longest that an attack can be told at this table: everyone loses a city, or everyone draws a card.
fn room(source: &Source<'_>, attack: &Attack) -> Vec<String> {
    let all: Vec<Seat> = source.state.all_seats().collect();
    let lost = Attack { lose_city: all.clone(), defender: None, draw_card: Vec::new(), ..attack.clone() };
    let drawn = Attack { lose_city: Vec::new(), defender: None, draw_card: all, ..attack.clone() };
    let spared = all_spared(source);
    let told = |attack: &Attack| lines(source, attack, &source.state.losses(attack), spared).join("\n");
    [lost, drawn].iter().map(told).collect()
}

/// Somebody who is spared, where the play has the card for that.
fn all_spared(source: &Source<'_>) -> Option<Seat> {
    source.state.all_seats().next().filter(|_| source.state.options.fan_set)
}

/// What an attack does, in words: who wins first.
fn lines(source: &Source<'_>, attack: &Attack, losses: &[Loss], spared: Option<Seat>) -> Vec<String> {
    let mut lines = consequences(source, attack, losses, spared);
    let winner = source.words(match attack.winner {
        Winner::Barbarians => "cities-and-knights-barbarians-win",
        Winner::Knights => "cities-and-knights-knights-win",
    });
    if let Some(first) = lines.first_mut() {
        *first = format!("{winner} {first}");
    }
    lines
}

/// What an attack does to each, in words.
fn consequences(source: &Source<'_>, attack: &Attack, losses: &[Loss], spared: Option<Seat>) -> Vec<String> {
    let mut lines = Vec::new();
    // What several lose alike, and nothing else with it, is one sentence.
    let is_plain = |loss: &&Loss| loss.wall == WallLoss::None && loss.citadel == CitadelLoss::None;
    let plain: Vec<&Loss> = losses.iter().filter(is_plain).collect();
    let together = |remains: Remains| {
        let names: Vec<Message> =
            plain.iter().filter(|loss| loss.remains == remains).map(|loss| source.state.name(loss.seat)).collect();
        (names.len() > 1).then_some(names)
    };
    let each = [
        (Remains::Settlement, "cities-and-knights-each-loses-city"),
        (Remains::CityOnItsSide, "cities-and-knights-each-loses-on-its-side"),
        (Remains::Nothing, "cities-and-knights-each-loses-removed"),
    ];
    for (remains, key) in each {
        lines.extend(together(remains).map(|names| source.say(&Message::new(key).names("players", names))));
    }
    for loss in losses.iter().filter(|loss| !is_plain(loss) || together(loss.remains).is_none()) {
        let key = match loss.remains {
            Remains::Settlement => "cities-and-knights-loses-city",
            Remains::CityOnItsSide => "cities-and-knights-loses-on-its-side",
            Remains::Nothing => "cities-and-knights-loses-removed",
        };
        lines.push(source.say(&Message::new(key).say("player", source.state.name(loss.seat))));
        match loss.wall {
            WallLoss::None => {}
            WallLoss::One => lines.push(source.words("cities-and-knights-loses-wall")),
            WallLoss::Depends => lines.push(source.words("cities-and-knights-wall-depends")),
        }
        match loss.citadel {
            CitadelLoss::None => {}
            CitadelLoss::Falls => lines.push(source.words("cities-and-knights-loses-citadel")),
            CitadelLoss::Depends => lines.push(source.words("cities-and-knights-citadel-depends")),
        }
    }
    if let Some(spared) = spared {
        let keeps = Message::new("cities-and-knights-counterspell-keeps").say("player", source.state.name(spared));
        lines.push(source.say(&keeps));
    }
    if let Some(defender) = attack.defender {
        lines.push(source.say(&Message::new("cities-and-knights-defender").say("player", source.state.name(defender))));
    }
    if !attack.draw_card.is_empty() {
        let names = attack.draw_card.iter().map(|&seat| source.state.name(seat)).collect();
        lines.push(source.say(&Message::new("cities-and-knights-tied-draw").names("players", names)));
    }
    if lines.is_empty() {
        lines.push(source.words("cities-and-knights-nothing-lost"));
    }
    lines
}
