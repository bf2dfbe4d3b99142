//! The roll: two taps for the dice and one for the event die, or the app rolls.

use egui::Ui;
use serde::Deserialize;
use serde_json::Value;

use super::{Draft, Source, gate_color};
use crate::games::cities_and_knights::deck::Deck;
use crate::games::cities_and_knights::dice::Event;
use crate::games::cities_and_knights::play::{Action, event_name};
use crate::games::draws::taken_back;
use crate::games::view::ViewContext;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{self, Button, Icon, text};
use crate::locale::Message;
use crate::table::seat::PieceColor;

pub(super) struct RollPanel {
    white: Die,
    red: Die,
    event_title: String,
    /// The different faces of the event die: the color, what each says, and its name.
    events: Vec<(Event, PieceColor, String, String)>,
    /// All six faces, for a roll by the app.
    faces: [Event; 6],
    by_app: String,
    deck: Option<DeckWords>,
}

/// The deck that is drawn from instead of rolling.
struct DeckWords {
    from: Deck,
    left: String,
    draw: String,
    by_hand: String,
}

struct Die {
    title: String,
    numbers: Vec<(u8, String, String)>,
}

impl RollPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let faces = source.state.options.sea().faces();
        let mut different: Vec<Event> = Vec::new();
        for face in faces {
            if !different.contains(&face) {
                different.push(face);
            }
        }
        let event = |event: Event| {
            let named = source.say(&event_name(event));
            let name = source.say(&Message::new("cities-and-knights-event-name").text("event", &named));
            (event, event_color(event), face_words(source, event), name)
        };
        Self {
            white: die(source, "cities-and-knights-white-die", "cities-and-knights-white-name"),
            red: die(source, "cities-and-knights-red-die", "cities-and-knights-red-name"),
            event_title: source.words("cities-and-knights-event-die"),
            events: different.into_iter().map(event).collect(),
            faces,
            by_app: source.words("cities-and-knights-roll-by-app"),
            deck: source.state.options.deck.map(|few| DeckWords::new(source, few)),
        }
    }
}

impl DeckWords {
    fn new(source: &Source<'_>, few: u32) -> Self {
        let deck = source.state.deck;
        let from = deck.for_the_next(few);
        let shuffled = from.number() > deck.number();
        let left = if shuffled { "cities-and-knights-deck-shuffled" } else { "cities-and-knights-deck-left" };
        Self {
            from,
            left: source.say(&Message::new(left).number("left", from.left()).number("few", few)),
            draw: source.words("cities-and-knights-draw"),
            by_hand: source.words("cities-and-knights-deck-by-hand"),
        }
    }
}

/// What a face says by itself: a ship begins with a capital then, as the tracks do.
pub(super) fn face_words(source: &Source<'_>, event: Event) -> String {
    source.say(&if let Event::Gate(_) = event { event_name(event) } else { event.message() })
}

/// The color of a face: a gate has that of its track, and the ship is black.
const fn event_color(event: Event) -> PieceColor {
    match event {
        Event::Ship | Event::TwoShips => PieceColor::Black,
        Event::Gate(track) => gate_color(track),
    }
}

fn die(source: &Source<'_>, title: &str, name: &'static str) -> Die {
    let number = |number: u8| (number, number.to_string(), source.say(&Message::new(name).number("number", number)));
    Die { title: source.words(title), numbers: (1..=6).map(number).collect() }
}

impl RollPanel {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if let Some(deck) = &self.deck {
            kit::card(ui, |ui| {
                text::body(ui, &deck.left);
                let draw = ui.add(Button::quiet(&deck.draw).icon(Icon::Die).full());
                kit::leads_here(ui, &draw);
                if draw.clicked() {
                    self.draw(context, deck.from);
                }
            });
        }
        kit::card(ui, |ui| {
            if let Some(deck) = &self.deck {
                text::quiet(ui, &deck.by_hand);
            }
            self.white.show(ui, &mut draft.white);
            self.red.show(ui, &mut draft.red);
            text::quiet(ui, &self.event_title);
            ui.horizontal_wrapped(|ui| {
                for (event, color, words, name) in &self.events {
                    let face = kit::swatch_chip(ui, *color, words, name, draft.event == Some(*event));
                    if draft.event.is_none() {
                        kit::leads_here(ui, &face);
                    }
                    if face.clicked() {
                        draft.event = Some(*event);
                    }
                }
            });
            if self.deck.is_some() {
                return;
            }
            ui.add_space(space::S);
            if ui.add(Button::quiet(&self.by_app).icon(Icon::Die).full()).clicked() {
                self.roll(context);
            }
        });
        if let (Some(white), Some(red), Some(event)) = (draft.white, draft.red, draft.event) {
            *draft = Draft::default();
            context.act(&Action::Roll { white, red, event, by_app: false, deck: None });
        }
    }

    /// The app rolls: each die by itself, fairly. What it rolled and was taken back comes again.
    fn roll(&self, context: &mut ViewContext<'_>) {
        let known = |roll: &Action| matches!(roll, Action::Roll { by_app: true, deck: None, .. });
        if let Some(again) = self.again(context, known) {
            return context.act(&again);
        }
        let die = || (context.lot)(6).and_then(|side| u8::try_from(side + 1).ok());
        let event = (context.lot)(6).and_then(|side| self.faces.get(side)).copied();
        if let (Some(white), Some(red), Some(event)) = (die(), die(), event) {
            context.act(&Action::Roll { white, red, event, by_app: true, deck: None });
        }
    }

    /// A card of the deck, any that is left as likely as the others, and the event die. A card that was taken back lies on
    /// top of the deck again, and comes with the event die that was rolled with it.
    fn draw(&self, context: &mut ViewContext<'_>, from: Deck) {
        let known = |roll: &Action| match *roll {
            Action::Roll { white, red, deck: Some(number), .. } => {
                number == from.number() && from.without(number, white, red).is_some()
            }
            _ => false,
        };
        if let Some(again) = self.again(context, known) {
            return context.act(&again);
        }
        let card = (context.lot)(from.left() as usize).and_then(|at| from.cards().nth(at));
        let event = (context.lot)(6).and_then(|side| self.faces.get(side)).copied();
        if let (Some((white, red)), Some(event)) = (card, event) {
            context.act(&Action::Roll { white, red, event, by_app: true, deck: Some(from.number()) });
        }
    }
}

impl RollPanel {
    /// The first roll of this kind that was taken back, where this table's event die has its face.
    fn again(&self, context: &ViewContext<'_>, known: impl Fn(&Action) -> bool) -> Option<Action> {
        let read = |action: &Value| -> Option<Action> { Deserialize::deserialize(action).ok() };
        let has_face = |roll: &Action| matches!(roll, Action::Roll { event, .. } if self.faces.contains(event));
        let is_draw =
            |action: &Value| read(action).is_some_and(|roll| matches!(roll, Action::Roll { by_app: true, .. }));
        let back = taken_back(context.play, is_draw);
        back.iter().filter_map(read).find(|roll| known(roll) && has_face(roll))
    }
}

impl Die {
    fn show(&self, ui: &mut Ui, chosen: &mut Option<u8>) {
        text::quiet(ui, &self.title);
        // The smallest phone has no room for six thumbs side by side.
        let count = self.numbers.len();
        let in_a_row = if room_for(count) <= ui.available_width() { count } else { count.div_ceil(2) };
        for row in self.numbers.chunks(in_a_row.max(1)) {
            kit::equal_columns(ui, row.len(), space::S, |ui, at| {
                let Some((number, words, name)) = row.get(at) else { return };
                let face = ui.add(Button::quiet(words).name(name).selected(*chosen == Some(*number)).full());
                if chosen.is_none() {
                    kit::leads_here(ui, &face);
                }
                if face.clicked() {
                    *chosen = Some(*number);
                }
            });
        }
    }
}

/// How wide so many targets are side by side.
fn room_for(count: usize) -> f32 {
    count as f32 * (TARGET + space::S) - space::S
}
