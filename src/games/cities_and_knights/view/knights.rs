//! The knights of a player: a row of the active ones and a row of the others, by strength. A tap uses one or activates it,
//! and promotes or removes it where that was chosen below.

use egui::Ui;

use super::{Person, Source, pictures};
use crate::games::cities_and_knights::building::Purchase;
use crate::games::cities_and_knights::curse::Curse;
use crate::games::cities_and_knights::knights::Strength;
use crate::games::cities_and_knights::play::Action;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Noun, text, tokens::space};
use crate::locale::Message;
use crate::table::seat::Seat;

pub(super) struct KnightsCard {
    seat: Seat,
    title: String,
    prices: String,
    /// What that is paid with, in the order of the words.
    goods: Vec<Noun>,
    /// The button for a new knight: its words and its name.
    build: (String, String),
    /// What a tap can be made to do instead: its words, and the name of its chip.
    modes: [(KnightTap, String, String); 2],
    /// The active ones, and those that are not: each row with its word.
    rows: [(String, Vec<KnightCell>); 2],
}

/// What a tap on knights does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum KnightTap {
    /// It uses an active one, and activates another one.
    #[default]
    Use,
    /// It makes one a strength stronger.
    Promote,
    /// It takes one from the board.
    Remove,
}

/// The knights of one strength that are alike.
struct KnightCell {
    noun: Noun,
    /// The strength, and how many there are.
    words: String,
    count: usize,
    /// What a tap does, and what it is called: to use or activate, to promote, to remove. None where that cannot be.
    taps: [Option<(String, Action)>; 3],
    /// Why nothing happens.
    none: String,
    strongest: String,
}

impl KnightsCard {
    pub(super) fn new(source: &Source<'_>, person: &Person) -> Self {
        let prices = Message::new("cities-and-knights-knights-prices")
            .say("knight", Purchase::Knight.price().message())
            .say("activation", Purchase::Activation.price().message());
        Self {
            seat: person.seat,
            title: title(source, source.state.tableau(person.seat).curse),
            prices: source.say(&prices),
            goods: [Purchase::Knight, Purchase::Activation]
                .into_iter()
                .flat_map(|what| what.price().goods().map(|(good, _)| pictures::good(good)).collect::<Vec<_>>())
                .collect(),
            build: (
                source.say(
                    &Message::new("cities-and-knights-build-knight").say("cost", Purchase::Knight.price().message()),
                ),
                source.about("cities-and-knights-build-knight-name", person),
            ),
            modes: [
                (KnightTap::Promote, "cities-and-knights-promote", "cities-and-knights-promote-next"),
                (KnightTap::Remove, "cities-and-knights-remove-knight", "cities-and-knights-remove-next"),
            ]
            .map(|(tap, words, name)| (tap, source.words(words), source.about(name, person))),
            rows: [true, false].map(|active| {
                let words = source.words(if active {
                    "cities-and-knights-row-active"
                } else {
                    "cities-and-knights-row-inactive"
                });
                (words, Strength::ALL.into_iter().map(|strength| cell(source, person, strength, active)).collect())
            }),
        }
    }
}

fn title(source: &Source<'_>, curse: Option<Curse>) -> String {
    match curse {
        Some(curse) => source.say(&Message::new("cities-and-knights-cursed").number("rolls", curse.left())),
        None => source.words("cities-and-knights-knights-title"),
    }
}

fn cell(source: &Source<'_>, person: &Person, strength: Strength, active: bool) -> KnightCell {
    let tableau = source.state.tableau(person.seat);
    let count = tableau.knights.iter().filter(|knight| (knight.strength, knight.active) == (strength, active)).count();
    KnightCell {
        noun: pictures::knight(strength, active),
        words: source.say(&strength.message()),
        count,
        taps: taps(source, person, strength, active),
        none: source.words("cities-and-knights-refuse-no-such-knight"),
        strongest: source.words("cities-and-knights-strongest"),
    }
}

fn taps(source: &Source<'_>, person: &Person, strength: Strength, active: bool) -> [Option<(String, Action)>; 3] {
    let seat = person.seat;
    let tap = |key: &'static str, action: Action| {
        let name = Message::new(key).text("player", &person.name).say("knight", strength.message());
        Some((source.say(&name), action))
    };
    let (use_it, up, gone) = if active {
        (
            tap("cities-and-knights-act-name", Action::Act { seat, strength }),
            "cities-and-knights-promote-active-name",
            "cities-and-knights-remove-active-name",
        )
    } else {
        (
            tap("cities-and-knights-activate-name", Action::Activate { seat, strength }),
            "cities-and-knights-promote-name",
            "cities-and-knights-remove-knight-name",
        )
    };
    let promote = tap(up, Action::Promote { seat, strength, active });
    [use_it, promote.filter(|_| strength.up().is_some()), tap(gone, Action::RemoveKnight { seat, strength, active })]
}

impl KnightsCard {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, mode: &mut KnightTap) {
        text::strong(ui, &self.title);
        ui.horizontal_wrapped(|ui| {
            for noun in &self.goods {
                kit::noun(ui, *noun);
            }
            text::quiet(ui, &self.prices);
        });
        for (words, cells) in &self.rows {
            text::quiet(ui, words);
            kit::equal_columns(ui, cells.len(), space::S, |ui, at| {
                if let Some(cell) = cells.get(at)
                    && let Some(action) = cell.show(ui, *mode)
                {
                    context.act(action);
                    // It was chosen for one knight.
                    *mode = KnightTap::Use;
                }
            });
        }
        ui.horizontal_wrapped(|ui| {
            for (tap, words, name) in &self.modes {
                let chosen = *mode == *tap;
                if kit::choice_chip(ui, words, name, chosen).clicked() {
                    *mode = if chosen { KnightTap::Use } else { *tap };
                }
            }
            let (words, name) = &self.build;
            if ui.add(Button::quiet(words).name(name)).clicked() {
                context.act(&Action::BuildKnight { seat: self.seat });
            }
        });
    }
}

impl KnightCell {
    /// Shows it; gives what a tap does.
    fn show(&self, ui: &mut Ui, mode: KnightTap) -> Option<&Action> {
        let tap = |at: usize| self.taps.get(at).and_then(Option::as_ref);
        // What cannot be done keeps the name of what else could be: no two of the cells are called alike.
        let (name, action) = match (tap(mode as usize), tap(0)) {
            (Some((name, action)), _) => (name, Some(action)),
            (None, Some((name, _))) => (name, None),
            (None, None) => (&self.words, None),
        };
        let why = if self.count == 0 { Some(&*self.none) } else { action.is_none().then_some(&*self.strongest) };
        let noun = Some(self.noun);
        let cell =
            kit::CountedCell { noun, words: &self.words, count: self.count, name, framed: mode != KnightTap::Use };
        let clicked = kit::unless(ui, why, |ui| cell.show(ui)).clicked();
        action.filter(|_| clicked)
    }
}
