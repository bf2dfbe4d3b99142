//! The set-up: who plays which faction, and what its board gives.

use egui::Ui;

use super::{Draft, Panel, Person, Source};
use crate::games::imperial_settlers::board::Board;
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::play::{Action, goods_list};
use crate::games::imperial_settlers::production::Production;
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) struct FactionsPanel {
    players: Vec<Player>,
}

struct Player {
    person: Person,
    /// Each faction, always at its place.
    factions: Vec<Chip>,
    about: Option<[String; 2]>,
}

/// A faction to choose: its words, its name for a screen reader, whether it is this player's, and why it is not free.
struct Chip {
    faction: Faction,
    words: String,
    name: String,
    on: bool,
    taken: Option<String>,
}

impl FactionsPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        Self { players: source.people().into_iter().map(|person| player(source, person)).collect() }
    }
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let state = source.state;
    let own = state.realm(person.seat).faction;
    let taken = |faction: Faction| {
        let has = |seat: &Seat| *seat != person.seat && state.realm(*seat).faction == Some(faction);
        let taker = state.all_seats().find(has)?;
        Some(source.say(&Message::new("imperial-settlers-refuse-faction-taken").say("player", state.name(taker))))
    };
    let chip = |faction: Faction| {
        let words = source.say(&faction.message());
        let name = Message::new("imperial-settlers-faction-name")
            .text("player", &person.name)
            .say("faction", faction.message());
        Chip { faction, words, name: source.say(&name), on: own == Some(faction), taken: taken(faction) }
    };
    let factions = Faction::ALL.into_iter().map(chip).collect();
    let about = own.map(|faction| {
        let board = Production::of(Board::printed(), faction, state.is_solo(), &[], &[]).total();
        let gives = Message::new("imperial-settlers-board-gives").list("goods", goods_list(&board));
        let stores = Board::printed().stores(faction).value.map_or_else(|| Message::literal(""), |good| good.message());
        let keeps = Message::new("imperial-settlers-board-keeps").say("good", stores);
        [source.say(&gives), source.say(&keeps)]
    });
    Player { factions, about, person }
}

impl Panel for FactionsPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, _: &mut Draft) {
        for player in &self.players {
            let seat = player.person.seat;
            kit::card(ui, |ui| {
                kit::player_row(ui, player.person.mark, &player.person.name, None, |_| ());
                ui.horizontal_wrapped(|ui| {
                    for chip in &player.factions {
                        let button = |ui: &mut Ui| kit::choice_chip(ui, &chip.words, &chip.name, chip.on);
                        if kit::unless(ui, chip.taken.as_deref(), button).clicked() {
                            context.act(&Action::Faction { seat, faction: (!chip.on).then_some(chip.faction) });
                        }
                    }
                });
            });
            ui.add_space(space::S);
        }
        // What the boards give comes below all players, so that one's choice moves nothing of another's.
        if self.players.iter().any(|player| player.about.is_some()) {
            kit::card(ui, |ui| {
                for player in &self.players {
                    let Some(about) = &player.about else { continue };
                    kit::player_row(ui, player.person.mark, &player.person.name, None, |_| ());
                    for line in about {
                        text::quiet(ui, line);
                    }
                }
            });
        }
    }
}
