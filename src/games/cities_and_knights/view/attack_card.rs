//! The attack that has come, or was fought in this turn: both sides, what it costs and brings, and why.

use egui::Ui;

use super::Source;
use crate::games::cities_and_knights::attack::Attack;
use crate::games::cities_and_knights::loss::{CitadelLoss, Remains, WallLoss};
use crate::games::cities_and_knights::play::Loss;
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
}

impl AttackCard {
    /// The attack that is to be fought, or the one that was; none where neither is.
    pub(super) fn new(source: &Source<'_>) -> Option<Self> {
        let state = source.state;
        let now = state.landed.then(|| {
            let attack = state.attack_now();
            let losses = state.losses(&attack);
            (attack, losses)
        });
        let fought = || state.fought.as_ref().map(|fought| (fought.attack.clone(), fought.losses.clone()));
        let (attack, losses) = now.or_else(fought)?;
        Some(Self {
            sides: [
                (attack.barbarians.to_string(), source.words("cities-and-knights-barbarians")),
                (attack.knights.to_string(), source.words("cities-and-knights-knights")),
            ],
            lines: lines(source, &attack, &losses).join("\n"),
            room: if state.options.choose_knights { room(source, &attack) } else { Vec::new() },
            why: source.words("cities-and-knights-why-attack"),
            reason: attack_reason(source, &attack),
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
        });
        ui.add_space(space::S);
    }
}

/// Why the attack ends as it does: both sides, and each player's part in it.
pub(super) fn attack_reason(source: &Source<'_>, attack: &Attack) -> Reason {
    let names = |seat| source.state.name(seat);
    let mut reason = attack.winner_reason(&names);
    reason.parts.extend(source.state.all_seats().filter_map(|seat| attack.seat_reason(seat, &names)));
    reason
}

/// The longest that an attack can be told at this table: everyone loses a city, or everyone draws a card.
fn room(source: &Source<'_>, attack: &Attack) -> Vec<String> {
    let all: Vec<Seat> = source.state.all_seats().collect();
    let lost = Attack { lose_city: all.clone(), defender: None, draw_card: Vec::new(), ..attack.clone() };
    let drawn = Attack { lose_city: Vec::new(), defender: None, draw_card: all, ..attack.clone() };
    [lost, drawn].iter().map(|attack| lines(source, attack, &source.state.losses(attack)).join("\n")).collect()
}

/// What an attack does, in words.
fn lines(source: &Source<'_>, attack: &Attack, losses: &[Loss]) -> Vec<String> {
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
