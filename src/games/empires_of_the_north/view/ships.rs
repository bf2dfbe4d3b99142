//! The queue of ships: whose turn it is to sail, what lies on each, what it may do, and who overtakes.

use egui::Ui;

use super::turn::{CargoChoice, cargo_choices, choose_cargo};
use super::{Draft, Person, Source};
use crate::games::empires_of_the_north::play::{Action, cargo_name, cargo_of, deed_name};
use crate::games::empires_of_the_north::sea::{Deed, Distance, Ship};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Icon, ListRow, text, tokens::space};
use crate::locale::Message;
use crate::table::rules::Guided as _;

pub(super) struct ShipsPanel {
    title: String,
    empty: String,
    ships: Vec<ShipFace>,
    /// Whether the first ship sails now, so that what it may do lies open.
    sailing: bool,
    ahead: String,
    by_card: String,
    what_on_ship: String,
    people: Vec<(Person, String, Vec<CargoChoice>)>,
}

struct ShipFace {
    place: usize,
    person: Person,
    title: String,
    cargo: String,
    may: Vec<(Distance, Deed, String, String)>,
    ahead: Option<String>,
}

impl ShipsPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let person = |person: Person| {
            let name = source.about("empires-of-the-north-ship-by-card-name", &person);
            let cargo = cargo_choices(source, &person);
            (person, name, cargo)
        };
        let ships = state.queue.ships().iter().enumerate();
        Self {
            title: source.words("empires-of-the-north-queue-title"),
            empty: source.words("empires-of-the-north-queue-empty"),
            ships: ships.map(|(place, ship)| face(source, place, *ship)).collect(),
            sailing: state.step() == "sail",
            ahead: source.words("empires-of-the-north-ahead"),
            by_card: source.words("empires-of-the-north-ship-by-card"),
            what_on_ship: source.words("empires-of-the-north-what-on-ship"),
            people: source.people().into_iter().map(person).collect(),
        }
    }

    pub(super) fn has_ships(&self) -> bool {
        !self.ships.is_empty()
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let opened = draft.ship.or(self.sailing.then_some(0));
        draft.embark |= ui.add(Button::quiet(&self.by_card)).clicked();
        let room = ui.scope_id().with("queue");
        let queue = |ui: &mut Ui| {
            text::quiet(ui, if self.ships.is_empty() { &self.empty } else { &self.title });
            // A ship that has sailed leaves its room, so that what the next one may do lies where it lay for this one.
            let room = ui.scope_id().with("ships");
            kit::keeps_room(ui, room, |ui| {
                for ship in &self.ships {
                    if ship.place > 0 {
                        kit::hairline(ui);
                    }
                    let open = opened == Some(ship.place);
                    if ListRow::new(&ship.title)
                        .note(&ship.cargo)
                        .mark(ship.person.mark)
                        .selected(open)
                        .show(ui)
                        .clicked()
                    {
                        // The last ship number that no queue has closes the one that lies open.
                        draft.ship = Some(if open { usize::MAX } else { ship.place });
                    }
                }
            });
            // What it may do comes below all ships, so that none of them moves when another one is looked at.
            if let Some(ship) = self.ships.iter().find(|ship| opened == Some(ship.place)) {
                kit::hairline(ui);
                text::strong(ui, &ship.title);
                ship.show(ui, context, &self.ahead);
            }
        };
        kit::card(ui, |ui| kit::keeps_room(ui, room, queue));
        self.show_by_card(ui, context, draft);
    }

    /// A card can let a ship sail without a disc. It is asked for over the page: the ship that comes with it would push what
    /// was tapped for it away.
    fn show_by_card(&self, ui: &Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if !draft.embark {
            return;
        }
        let sheet = kit::sheet(ui, "by-card", self.by_card.trim_end_matches('…'), |ui| {
            let first = self.people.first().map(|(person, ..)| person.seat);
            let chosen = draft.embark_of.or(first);
            let tabs = self.people.iter().map(|(person, name, _)| person.tab(name));
            draft.embark_of = kit::person_tabs(ui, tabs, chosen).or(draft.embark_of);
            let Some((person, _, cargo)) = self.people.iter().find(|(person, ..)| Some(person.seat) == chosen) else {
                return;
            };
            text::strong(ui, &self.what_on_ship);
            if let Some(cargo) = choose_cargo(ui, cargo) {
                context.act(&Action::Embark { seat: person.seat, cargo });
            }
        });
        draft.embark = !sheet.closed;
    }
}

fn face(source: &Source<'_>, place: usize, ship: Ship) -> ShipFace {
    let person = source.person(ship.owner);
    let number = place + 1;
    let may = |(distance, deed): (Distance, Deed)| {
        let words = source.say(&deed_name(distance, deed));
        let name = Message::new("empires-of-the-north-visit-name").text("player", &person.name).text("what", &words);
        (distance, deed, words, source.say(&name))
    };
    let ahead = Message::new("empires-of-the-north-ahead-name").number("place", number).text("player", &person.name);
    let title = Message::new("empires-of-the-north-ship").number("place", number).text("player", &person.name);
    ShipFace {
        place,
        title: source.say(&title),
        cargo: source.say(&cargo_name(cargo_of(ship))),
        may: ship.may().into_iter().map(may).collect(),
        ahead: (place > 0).then(|| source.say(&ahead)),
        person,
    }
}

impl ShipFace {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, ahead: &str) {
        let place = self.place;
        for (distance, deed, words, name) in &self.may {
            if ui.add(Button::quiet(words).name(name).full()).clicked() {
                context.act(&Action::Visit { place, distance: *distance, deed: *deed });
            }
            ui.add_space(space::XS);
        }
        if let Some(name) = &self.ahead
            && ui.add(Button::plain(ahead).name(name).icon(Icon::Up)).clicked()
        {
            context.act(&Action::Ahead { place });
        }
    }
}
