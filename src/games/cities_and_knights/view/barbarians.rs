//! The barbarians: where the ship is, how both sides stand, who would lose or defend, and the chance that it lands.

use egui::{Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::Source;
use super::outcome::{attack_lines, attack_reason};
use crate::games::cities_and_knights::odds::{expected_rolls, lands_within, odds_reason};
use crate::games::cities_and_knights::outlook::Outlook;
use crate::games::cities_and_knights::play::Action;
use crate::games::view::Desk;
use crate::kit::{self, Tokens, text, tokens::radius, tokens::space};
use crate::locale::Say;
use crate::table::reason::Reason;

pub(super) struct BarbariansPanel {
    title: String,
    place: String,
    track_name: String,
    position: u32,
    length: u32,
    numbers: [(String, String); 3],
    /// What would happen if they landed now.
    now: Vec<String>,
    /// What each player is short of.
    short: Vec<String>,
    chances: Vec<String>,
    why: String,
    reason: Reason,
    odds: Reason,
    odds_name: String,
    by_hand: String,
}

impl BarbariansPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let outlook = state.outlook();
        let (ship, sea) = (state.ship, state.options.sea());
        let within = |rolls: usize| {
            let rolls = u32::try_from(rolls).unwrap_or(u32::MAX);
            lands_within(ship, sea, rolls).percent()
        };
        let chance = |key: &'static str, rolls: usize| {
            source.say(&Say::new(key).number("percent", within(rolls)).number("rolls", rolls))
        };
        // Tenths are exact enough for a number of rolls at a table.
        let tenths = expected_rolls(ship, sea).in_parts(10);
        let expected = source.language.decimal(tenths as f64 / 10.0, 1);
        let place = format!("{} / {}", ship.position(), ship.length());
        Self {
            title: source.words("cities-and-knights-barbarians-title"),
            track_name: source.say(&Say::new("cities-and-knights-track-name").text("place", &place)),
            place,
            position: ship.position(),
            length: ship.length(),
            numbers: [
                (outlook.attack.barbarians.to_string(), source.words("cities-and-knights-barbarians")),
                (outlook.attack.knights.to_string(), source.words("cities-and-knights-knights")),
                (format!("{} %", within(state.seats)), source.words("cities-and-knights-this-round")),
            ],
            now: now(source, &outlook),
            short: short(source, &outlook),
            chances: vec![
                chance("cities-and-knights-chance-round", state.seats),
                chance("cities-and-knights-chance-next", 2 * state.seats),
                source.say(&Say::new("cities-and-knights-expected").text("rolls", expected)),
            ],
            why: source.words("cities-and-knights-why-attack"),
            reason: attack_reason(source, &outlook.attack),
            odds: odds_reason(ship, sea),
            odds_name: source.words("cities-and-knights-why-odds"),
            by_hand: source.words("cities-and-knights-ship-by-hand"),
        }
    }
}

fn now(source: &Source<'_>, outlook: &Outlook) -> Vec<String> {
    let head = if outlook.is_won() {
        source.words("cities-and-knights-knights-would-win")
    } else {
        source.say(&Say::new("cities-and-knights-short").number("short", outlook.short))
    };
    std::iter::once(head).chain(attack_lines(source, &outlook.attack)).collect()
}

fn short(source: &Source<'_>, outlook: &Outlook) -> Vec<String> {
    let line = |(seat, short): (crate::table::seat::Seat, &crate::games::cities_and_knights::outlook::Short)| {
        let say = Say::new("cities-and-knights-short-of")
            .say("player", source.state.name(seat))
            .number("safe", short.to_be_safe)
            .number("defender", short.to_be_defender);
        source.say(&say)
    };
    source.state.all_seats().zip(&outlook.seats).map(line).collect()
}

impl BarbariansPanel {
    pub(super) fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>) {
        kit::card(ui, |ui| {
            let left = |ui: &mut Ui| text::title(ui, &self.title);
            kit::two_sides(ui, kit::tokens::TARGET, left, |ui| text::strong(ui, &self.place));
            self.track(ui);
            ui.add_space(space::S);
            let numbers = self.numbers.each_ref().map(|(number, words)| (number.as_str(), words.as_str()));
            kit::figures(ui, &numbers);
            ui.add_space(space::S);
            for line in &self.now {
                text::body(ui, line);
            }
            kit::hairline(ui);
            for line in self.short.iter().chain(&self.chances) {
                text::quiet(ui, line);
            }
            ui.horizontal_wrapped(|ui| {
                if kit::button(ui, &self.why).clicked() {
                    desk.explain(&self.reason);
                }
                if kit::button(ui, &self.odds_name).clicked() {
                    desk.explain(&self.odds);
                }
            });
            let (now, last) = (i64::from(self.position), i64::from(self.length) - 1);
            let to =
                kit::labeled_row(ui, &self.by_hand, "", |ui| kit::stepper_to(ui, &self.by_hand, Some(now), 0..=last));
            if let Some(position) = to.and_then(|to| u32::try_from(to).ok()) {
                desk.act(&Action::SetShip { position });
            }
        });
    }

    /// The ship's track: a step filled for each that it has sailed.
    fn track(&self, ui: &mut Ui) {
        const HEIGHT: f32 = 12.0;
        let tokens = Tokens::of(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &self.track_name));
        let count = self.length.max(1) as f32;
        let width = (rect.width() - (count - 1.0) * space::S) / count;
        for step in 0..self.length {
            let left = rect.left() + step as f32 * (width + space::S);
            let color = if step < self.position { tokens.accent } else { tokens.line };
            let segment = Rect::from_min_size(pos2(left, rect.top()), vec2(width, HEIGHT));
            ui.painter().rect_filled(segment, radius::PILL, color);
        }
    }
}
