//! The attack for a table that keeps nothing else: cities, metropolises and active knights typed in, and the result.

use egui::Ui;

use super::{Person, Source};
use crate::games::cities_and_knights::attack::{Attack, Defense, Winner, attack};
use crate::games::cities_and_knights::knights::Strength;
use crate::games::view::Desk;
use crate::kit::{self, text, tokens::space};
use crate::locale::{Language, Say};
use crate::table::seat::Seat;

/// The form; what was entered stays until the play is closed. Nothing of it is in the log.
#[derive(Default)]
pub(super) struct FormTool {
    entered: Vec<Defense>,
    on_turn: Seat,
    people: Vec<Person>,
    language: Language,
    words: Words,
    result: Option<Result>,
}

#[derive(Default)]
struct Words {
    about: String,
    sides: [String; 2],
    why: String,
    /// For each player and number: its words and its name.
    fields: Vec<[(String, String); 5]>,
}

struct Result {
    attack: Attack,
    barbarians: String,
    knights: String,
    lines: Vec<String>,
}

/// Cities, metropolises, then the knights by strength.
const FIELDS: [&str; 5] = [
    "cities-and-knights-form-cities",
    "cities-and-knights-form-metropolises",
    "cities-and-knights-form-basic",
    "cities-and-knights-form-strong",
    "cities-and-knights-form-mighty",
];

impl FormTool {
    pub(super) fn refresh(&mut self, source: &Source<'_>) {
        self.on_turn = source.state.on_turn();
        self.language = source.language;
        self.people = source.people();
        self.entered.resize_with(self.people.len(), Defense::default);
        let field = |person: &Person, key: &str| {
            let words = source.words(key);
            let name = Say::new("cities-and-knights-piece-name").text("player", &person.name).text("what", &words);
            (words, source.say(&name))
        };
        self.words = Words {
            about: source.words("cities-and-knights-form-about"),
            sides: [source.words("cities-and-knights-barbarians"), source.words("cities-and-knights-knights")],
            why: source.words("cities-and-knights-why-attack"),
            fields: self.people.iter().map(|person| FIELDS.map(|key| field(person, key))).collect(),
        };
        self.result = None;
    }

    pub(super) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) {
        text::quiet(ui, &self.words.about);
        let result = self
            .result
            .get_or_insert_with(|| Result::of(attack(self.on_turn, self.entered.clone()), &self.people, self.language));
        kit::card(ui, |ui| {
            let [barbarians, knights] = &self.words.sides;
            kit::figures(ui, &[(&result.barbarians, barbarians), (&result.knights, knights)]);
            for line in &result.lines {
                text::body(ui, line);
            }
            if kit::button(ui, &self.words.why).clicked() {
                let names =
                    |seat: Seat| Say::literal(self.people.get(seat.index()).map_or("", |person| person.name.as_str()));
                desk.explain(&result.attack.winner_reason(&names));
            }
        });
        let mut changed = false;
        for ((person, fields), defense) in self.people.iter().zip(&self.words.fields).zip(&mut self.entered) {
            ui.add_space(space::S);
            kit::card(ui, |ui| {
                kit::player_row(ui, person.mark, &person.name, None, |_| ());
                for (at, (words, name)) in fields.iter().enumerate() {
                    let now = count(defense, at);
                    let to = kit::labeled_row(ui, words, "", |ui| kit::stepper(ui, name, Some(now.into()), 0..=9));
                    if let Some(to) = to.and_then(|to| u32::try_from(to).ok()) {
                        set(defense, at, to);
                        changed = true;
                    }
                }
            });
        }
        if changed {
            self.result = None;
        }
    }
}

impl Result {
    fn of(attack: Attack, people: &[Person], language: Language) -> Self {
        let name = |seat: &Seat| people.get(seat.index()).map_or("", |person| person.name.as_str()).to_owned();
        let names = |seats: &[Seat]| seats.iter().map(name).collect::<Vec<_>>().join(", ");
        let say = |key: &'static str, seats: &[Seat]| language.say(&Say::new(key).text("players", names(seats)));
        let line = match (attack.winner, attack.defender, &attack.draw_card[..]) {
            (Winner::Barbarians, ..) => say("cities-and-knights-form-lost", &attack.lose_city),
            (_, Some(defender), _) => say("cities-and-knights-form-won", &[defender]),
            (_, None, [_, ..]) => say("cities-and-knights-form-tied", &attack.draw_card),
            _ => language.words("cities-and-knights-nothing-lost"),
        };
        let (barbarians, knights) = (attack.barbarians.to_string(), attack.knights.to_string());
        Self { attack, barbarians, knights, lines: vec![line] }
    }
}

fn count(defense: &Defense, field: usize) -> u32 {
    let knights = |strength: Strength| {
        u32::try_from(defense.knights.iter().filter(|&&knight| knight == strength).count()).unwrap_or(0)
    };
    match field {
        0 => defense.cities,
        1 => defense.metropolises,
        2 => knights(Strength::Basic),
        3 => knights(Strength::Strong),
        _ => knights(Strength::Mighty),
    }
}

fn set(defense: &mut Defense, field: usize, to: u32) {
    let strength = match field {
        0 => return defense.cities = to,
        1 => return defense.metropolises = to,
        2 => Strength::Basic,
        3 => Strength::Strong,
        _ => Strength::Mighty,
    };
    defense.knights.retain(|&knight| knight != strength);
    defense.knights.extend(std::iter::repeat_n(strength, to as usize));
}
