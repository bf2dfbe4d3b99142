//! The attack tried out: it starts from the table, every number of it can be changed, and the result stands above.

use egui::{Rect, Sense, Ui, UiBuilder, vec2};

use super::{Person, Source};
use crate::games::cities_and_knights::attack::{Attack, Defense, Winner, attack};
use crate::games::cities_and_knights::knights::Strength;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Tokens, text, tokens::TARGET, tokens::space};
use crate::locale::{Language, Message};
use crate::table::seat::Seat;

/// The form; what was changed stays until it is given up or the play is closed. Nothing of it is in the log.
#[derive(Default)]
pub(super) struct FormTool {
    /// What each player brings to the attack in the form.
    entered: Vec<Defense>,
    /// What they bring at the table now.
    table: Vec<Defense>,
    /// Whether a number was changed, so that the form does not follow the table any more.
    changed: bool,
    /// The number that the figures below enter: a player, and one of [`FIELDS`].
    active: (usize, usize),
    on_turn: Seat,
    people: Vec<Person>,
    language: Language,
    words: Words,
    result: Option<Outcome>,
}

#[derive(Default)]
struct Words {
    about: String,
    sides: [String; 2],
    why: String,
    reset: String,
    /// Why there is nothing to reset.
    same: String,
    heads: [String; 5],
    /// For each player the names of the numbers.
    fields: Vec<[String; 5]>,
    /// The longest that the result can be.
    longest: String,
}

/// What the form says for the numbers in it.
struct Outcome {
    attack: Attack,
    barbarians: String,
    knights: String,
    line: String,
}

/// Cities, metropolises, then the knights by strength: each with its head and its name.
const FIELDS: [(&str, &str); 5] = [
    ("cities-and-knights-form-head-cities", "cities-and-knights-form-cities"),
    ("cities-and-knights-form-head-metropolises", "cities-and-knights-form-metropolises"),
    ("cities-and-knights-form-head-basic", "cities-and-knights-form-basic"),
    ("cities-and-knights-form-head-strong", "cities-and-knights-form-strong"),
    ("cities-and-knights-form-head-mighty", "cities-and-knights-form-mighty"),
];

/// The figures, in two rows.
const FIGURES: [[u32; 5]; 2] = [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]];

/// The widest that a number's button gets, in points.
const WIDEST: f32 = 72.0;

impl FormTool {
    pub(super) fn refresh(&mut self, source: &Source<'_>) {
        self.on_turn = source.state.on_turn();
        self.language = source.language;
        self.people = source.people();
        self.table = source.state.defenses();
        if !self.changed {
            self.entered.clone_from(&self.table);
        }
        let field = |person: &Person, key: &str| {
            let name = Message::new("cities-and-knights-piece-name").text("player", &person.name);
            source.say(&name.text("what", source.words(key)))
        };
        let all: Vec<Seat> = self.people.iter().map(|person| person.seat).collect();
        self.words = Words {
            about: source.words("cities-and-knights-form-about"),
            sides: [source.words("cities-and-knights-barbarians"), source.words("cities-and-knights-knights")],
            why: source.words("cities-and-knights-why-attack"),
            reset: source.words("cities-and-knights-form-reset"),
            same: source.words("cities-and-knights-form-same"),
            heads: FIELDS.map(|(head, _)| source.words(head)),
            fields: self.people.iter().map(|person| FIELDS.map(|(_, key)| field(person, key))).collect(),
            longest: lost(source.language, &self.people, &all),
        };
        self.result = None;
    }

    pub(super) fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let result = self.result.get_or_insert_with(|| {
            Outcome::of(attack(self.on_turn, self.entered.clone()), &self.people, self.language)
        });
        let mut reset = false;
        kit::card(ui, |ui| {
            let [barbarians, knights] = &self.words.sides;
            kit::figures(ui, &[(&result.barbarians, barbarians), (&result.knights, knights)]);
            text::body_in_room(ui, &result.line, [self.words.longest.as_str()]);
            ui.horizontal_wrapped(|ui| {
                if kit::button(ui, &self.words.why).clicked() {
                    let names = |seat: Seat| {
                        Message::literal(self.people.get(seat.index()).map_or("", |person| person.name.as_str()))
                    };
                    context.explain(&result.attack.reason(&names));
                }
                let same = (!self.changed).then_some(self.words.same.as_str());
                reset = kit::unless(ui, same, |ui| ui.add(Button::quiet(&self.words.reset))).clicked();
            });
        });
        if reset {
            self.entered.clone_from(&self.table);
            (self.changed, self.result) = (false, None);
        }
        ui.add_space(space::S);
        kit::card(ui, |ui| {
            self.rows(ui);
            self.figures(ui);
        });
        text::quiet(ui, &self.words.about);
    }

    /// A row for each player, with a number in each column.
    fn rows(&mut self, ui: &mut Ui) {
        let columns = Columns::of(ui);
        let (_, cells) = columns.row(ui, Tokens::of(ui).small().size * 1.5);
        for (cell, head) in cells.into_iter().zip(&self.words.heads) {
            inside(ui, head, cell, |ui| text::quiet_head(ui, head));
        }
        let mut tapped = None;
        // As high as a button with text of this size.
        let height = (1.25 * Tokens::of(ui).body().size + 2.0 * space::S + space::XS).max(TARGET);
        for (player, person) in self.people.iter().enumerate() {
            let (name, cells) = columns.row(ui, height);
            inside(ui, player, name, |ui| {
                ui.horizontal_centered(|ui| {
                    kit::mark(ui, person.mark, &person.name);
                    // The mark alone says who it is where there is no room for a few letters.
                    if ui.available_width() >= TARGET {
                        text::cut(ui, &person.name);
                    }
                });
            });
            for (field, cell) in cells.into_iter().enumerate() {
                let number = self.entered.get(player).map_or(0, |defense| count(defense, field)).to_string();
                let names = self.words.fields.get(player);
                let name = names.and_then(|names| names.get(field)).map_or("", String::as_str);
                let name = format!("{name}: {number}");
                let button = Button::quiet(&number).name(&name).selected(self.active == (player, field)).full();
                if inside(ui, (player, field), cell, |ui| ui.add(button)).clicked() {
                    tapped = Some((player, field));
                }
            }
        }
        self.active = tapped.unwrap_or(self.active);
    }

    /// The figures, which enter the number that is chosen and go on to the one after it.
    fn figures(&mut self, ui: &mut Ui) {
        let mut tapped = None;
        for figures in FIGURES {
            kit::equal_columns(ui, figures.len(), space::S, |ui, at| {
                if let Some(figure) = figures.get(at)
                    && ui.add(Button::quiet(&figure.to_string()).full()).clicked()
                {
                    tapped = Some(*figure);
                }
            });
            ui.add_space(space::XS);
        }
        let (player, field) = self.active;
        if let Some((figure, defense)) = tapped.zip(self.entered.get_mut(player)) {
            set(defense, field, figure);
            (self.changed, self.result) = (true, None);
            let next = player * FIELDS.len() + field + 1;
            let (player, field) = (next / FIELDS.len(), next % FIELDS.len());
            self.active = if player < self.people.len() { (player, field) } else { (0, 0) };
        }
    }
}

/// The columns of the form: one for the names, and one for each of [`FIELDS`].
struct Columns {
    cell: f32,
}

impl Columns {
    fn of(ui: &Ui) -> Self {
        let each = 0.64 * ui.available_width() / FIELDS.len() as f32 - space::S;
        Self { cell: each.clamp(TARGET, WIDEST).floor() }
    }

    /// Takes the room of a row this high: where the name stands, and where the numbers do.
    fn row(&self, ui: &mut Ui, height: f32) -> (Rect, [Rect; FIELDS.len()]) {
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height.ceil()), Sense::hover());
        let left = |field: usize| row.right() - (FIELDS.len() - field) as f32 * (self.cell + space::S) + space::S;
        let cell = |field| Rect::from_x_y_ranges(left(field)..=left(field) + self.cell, row.y_range());
        (row.with_max_x(left(0) - space::S), std::array::from_fn(cell))
    }
}

/// Draws within a part of a row, whose room is taken already.
fn inside<R>(
    ui: &mut Ui,
    salt: impl std::hash::Hash + std::fmt::Debug,
    room: Rect,
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    add(&mut ui.new_child(UiBuilder::new().id_salt(salt).max_rect(room)))
}

impl Outcome {
    fn of(attack: Attack, people: &[Person], language: Language) -> Self {
        let say =
            |key: &'static str, seats: &[Seat]| language.say(&Message::new(key).names("players", names(people, seats)));
        let line = match (attack.winner, attack.defender, &attack.draw_card[..]) {
            (Winner::Barbarians, ..) if attack.lose_city.is_empty() => {
                language.words("cities-and-knights-nothing-lost")
            }
            (Winner::Barbarians, ..) => lost(language, people, &attack.lose_city),
            (_, Some(defender), _) => say("cities-and-knights-form-won", &[defender]),
            (_, None, [_, ..]) => say("cities-and-knights-form-tied", &attack.draw_card),
            _ => language.words("cities-and-knights-nothing-lost"),
        };
        let (barbarians, knights) = (attack.barbarians.to_string(), attack.knights.to_string());
        Self { attack, barbarians, knights, line }
    }
}

fn names(people: &[Person], seats: &[Seat]) -> Vec<Message> {
    let name = |seat: &Seat| people.get(seat.index()).map_or("", |person| person.name.as_str());
    seats.iter().map(name).map(Message::literal).collect()
}

fn lost(language: Language, people: &[Person], seats: &[Seat]) -> String {
    let say = Message::new("cities-and-knights-form-lost").number("count", seats.len());
    language.say(&say.names("players", names(people, seats)))
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
