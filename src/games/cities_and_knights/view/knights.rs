//! The knights of a player: a row for each strength, inactive and active, with what can be done to them.

use egui::Ui;

use super::{Person, Source};
use crate::games::cities_and_knights::building::Purchase;
use crate::games::cities_and_knights::curse::Curse;
use crate::games::cities_and_knights::knights::Strength;
use crate::games::cities_and_knights::play::Action;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Tokens, text, tokens::space};
use crate::locale::Message;
use crate::table::seat::Seat;

pub(super) struct KnightsCard {
    seat: Seat,
    title: String,
    prices: String,
    /// The button for a new knight: its words and its name.
    build: (String, String),
    rows: Vec<KnightRow>,
}

/// The knights of one strength that are alike.
struct KnightRow {
    words: String,
    /// Why nothing can be done to it: there is none.
    none: Option<String>,
    /// What can be done, each always in its column: the words, the name, the action. None where nothing ever stands.
    taps: [Option<(String, String, Action)>; 3],
}

impl KnightsCard {
    pub(super) fn new(source: &Source<'_>, person: &Person) -> Self {
        let kinds = Strength::ALL.into_iter().flat_map(|strength| [(strength, false), (strength, true)]);
        let prices = Message::new("cities-and-knights-knights-prices")
            .say("knight", Purchase::Knight.price().message())
            .say("activation", Purchase::Activation.price().message());
        Self {
            seat: person.seat,
            title: title(source, source.state.tableau(person.seat).curse),
            prices: source.say(&prices),
            build: (
                source.say(
                    &Message::new("cities-and-knights-build-knight").say("cost", Purchase::Knight.price().message()),
                ),
                source.about("cities-and-knights-build-knight-name", person),
            ),
            rows: kinds.map(|(strength, active)| row(source, person, strength, active)).collect(),
        }
    }
}

fn title(source: &Source<'_>, curse: Option<Curse>) -> String {
    match curse {
        Some(curse) => source.say(&Message::new("cities-and-knights-cursed").number("rolls", curse.left())),
        None => source.words("cities-and-knights-knights-title"),
    }
}

fn row(source: &Source<'_>, person: &Person, strength: Strength, active: bool) -> KnightRow {
    let tableau = source.state.tableau(person.seat);
    let count = tableau.knights.iter().filter(|knight| (knight.strength, knight.active) == (strength, active)).count();
    let key = if active { "cities-and-knights-knights-active" } else { "cities-and-knights-knights-inactive" };
    KnightRow {
        words: source.say(&Message::new(key).number("count", count).say("knight", strength.message())),
        none: (count == 0).then(|| source.words("cities-and-knights-refuse-no-such-knight")),
        taps: taps(source, person, strength, active),
    }
}

fn taps(
    source: &Source<'_>,
    person: &Person,
    strength: Strength,
    active: bool,
) -> [Option<(String, String, Action)>; 3] {
    let seat = person.seat;
    let tap = |words: &str, key: &'static str, action: Action| {
        let name = Message::new(key).text("player", &person.name).say("knight", strength.message());
        Some((source.words(words), source.say(&name), action))
    };
    let (use_it, up, gone) = if active {
        (
            tap("cities-and-knights-act", "cities-and-knights-act-name", Action::Act { seat, strength }),
            "cities-and-knights-promote-active-name",
            "cities-and-knights-remove-active-name",
        )
    } else {
        let feed = Action::Activate { seat, strength };
        (
            tap("cities-and-knights-activate", "cities-and-knights-activate-name", feed),
            "cities-and-knights-promote-name",
            "cities-and-knights-remove-knight-name",
        )
    };
    let promote = tap("cities-and-knights-promote", up, Action::Promote { seat, strength, active });
    let remove = tap("cities-and-knights-remove-knight", gone, Action::RemoveKnight { seat, strength, active });
    [use_it, promote.filter(|_| strength.up().is_some()), remove]
}

impl KnightsCard {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        text::strong(ui, &self.title);
        text::quiet(ui, &self.prices);
        let (words, name) = &self.build;
        if ui.add(Button::quiet(words).name(name).full()).clicked() {
            context.act(&Action::BuildKnight { seat: self.seat });
        }
        for row in &self.rows {
            row.show(ui, context);
        }
    }
}

impl KnightRow {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if self.none.is_none() {
            text::body(ui, &self.words);
        } else {
            // As high as a row that has some, so that nothing moves when the first one comes.
            let tokens = Tokens::of(ui);
            text::write(ui, &self.words, tokens.body(), tokens.quiet);
        }
        kit::equal_columns(ui, self.taps.len(), space::S, |ui, at| {
            if let Some(Some((words, name, action))) = self.taps.get(at)
                && kit::unless(ui, self.none.as_deref(), |ui| ui.add(Button::quiet(words).name(name).full())).clicked()
            {
                context.act(action);
            }
        });
    }
}
