//! The purple cards of the fan set that change what lies on the table.

use egui::Ui;

use super::{Draft, Person, Source};
use crate::games::cities_and_knights::citadel::Way;
use crate::games::cities_and_knights::dragon::great_dragon;
use crate::games::cities_and_knights::play::Action;
use crate::games::cities_and_knights::ship::Current;
use crate::games::cities_and_knights::track::Track;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) struct FanPanel {
    /// The button that opens the panel.
    more: String,
    curse: Vec<(Person, String)>,
    curse_title: String,
    current: [(Current, String); 2],
    dragon_title: String,
    dragons: Vec<DragonRow>,
    citadel_title: String,
    /// The three ways to a citadel, with their prices and their rules.
    citadels: Vec<(String, Reason)>,
}

/// From whom the Great Dragon may take a level.
struct DragonRow {
    from: String,
    /// Each track with its word, the button's name, whether it is possible now, and what becomes of the metropolis.
    tracks: Vec<DragonTap>,
}

struct DragonTap {
    words: String,
    name: String,
    /// Why the dragon cannot take it now.
    refused: Option<String>,
    action: Action,
    news: Option<Message>,
}

impl FanPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let own = source.state.on_turn();
        let others = source.people_from(own).into_iter().skip(1);
        let cursed = |person: Person| {
            let name = source.about("cities-and-knights-curse-name", &person);
            (person, name)
        };
        Self {
            more: source.words("cities-and-knights-purple-cards"),
            curse_title: source.words("cities-and-knights-curse-title"),
            curse: source.people().into_iter().map(cursed).collect(),
            current: [
                (Current::Forward, source.words("cities-and-knights-current-forward")),
                (Current::Back, source.words("cities-and-knights-current-back")),
            ],
            dragon_title: source.words("cities-and-knights-dragon-title"),
            dragons: others.map(|person| dragon_row(source, own, &person)).collect(),
            citadel_title: source.words("cities-and-knights-citadel-title"),
            citadels: Way::ALL.map(|way| (way_words(source, way), way.reason())).to_vec(),
        }
    }
}

/// A button for each track, also where the dragon cannot take a level of it now: each keeps its place.
fn dragon_row(source: &Source<'_>, own: Seat, target: &Person) -> DragonRow {
    let state = source.state;
    let names = |seat: Seat| state.name(seat);
    let tap = |track: Track| {
        let flight = great_dragon(own, target.seat, track, &state.builders(), &state.metropolises);
        let name =
            Message::new("cities-and-knights-dragon-takes").text("player", &target.name).say("track", track.message());
        DragonTap {
            words: source.say(&track.message()),
            name: source.say(&name),
            refused: flight.as_ref().err().map(|violation| source.say(&violation.message())),
            action: Action::GreatDragon { seat: own, target: target.seat, track },
            news: flight.ok().and_then(|flight| flight.metropolis.say(own, track, &names)),
        }
    };
    DragonRow {
        from: source.about("cities-and-knights-dragon-from", target),
        tracks: Track::ALL.into_iter().map(tap).collect(),
    }
}

fn way_words(source: &Source<'_>, way: Way) -> String {
    let key = match way {
        Way::SetUp => "cities-and-knights-citadel-setup",
        Way::FromCity => "cities-and-knights-citadel-from-city",
        Way::FromSettlement => "cities-and-knights-citadel-from-settlement",
    };
    source.say(&Message::new(key).say("cost", way.price().message()))
}

impl FanPanel {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if !draft.more {
            draft.more = kit::button(ui, &self.more).clicked();
            return;
        }
        kit::card(ui, |ui| {
            text::strong(ui, &self.curse_title);
            ui.horizontal_wrapped(|ui| {
                for (person, name) in &self.curse {
                    if kit::person_chip(ui, person.mark, &person.name, name, false).clicked() {
                        context.act(&Action::Curse { seat: person.seat });
                    }
                }
            });
            ui.horizontal_wrapped(|ui| {
                for (way, words) in &self.current {
                    if kit::button(ui, words).clicked() {
                        context.act(&Action::MagicCurrent { way: *way });
                    }
                }
            });
            text::strong(ui, &self.dragon_title);
            for row in &self.dragons {
                row.show(ui, context);
            }
            text::strong(ui, &self.citadel_title);
            for (words, reason) in &self.citadels {
                if kit::ListRow::new(words).opens().show(ui).clicked() {
                    context.explain(reason);
                }
            }
        });
        ui.add_space(space::S);
    }
}

impl DragonRow {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        text::body(ui, &self.from);
        kit::equal_columns(ui, self.tracks.len(), space::S, |ui, at| {
            let Some(tap) = self.tracks.get(at) else { return };
            let button = Button::quiet(&tap.words).name(&tap.name).full();
            if kit::unless(ui, tap.refused.as_deref(), |ui| ui.add(button)).clicked() {
                context.act(&tap.action);
                if let Some(news) = &tap.news {
                    context.announce(news.clone());
                }
            }
        });
    }
}
