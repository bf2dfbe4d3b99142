//! The set-up: who plays which faction, and what its board gives.

use egui::Ui;

use super::{Draft, Panel, Person, Source, goods_words};
use crate::games::imperial_settlers::board::Board;
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::play::Action;
use crate::games::imperial_settlers::production::Production;
use crate::games::view::Desk;
use crate::kit::{self, text, tokens::space};
use crate::locale::Say;

pub(super) struct FactionsPanel {
    players: Vec<Player>,
}

struct Player {
    person: Person,
    /// Each faction that nobody else has: its words, its name for a screen reader, whether it is this player's.
    factions: Vec<(Faction, String, String, bool)>,
    about: Option<[String; 2]>,
}

impl FactionsPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        Self { players: source.people().into_iter().map(|person| player(source, person)).collect() }
    }
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let state = source.state;
    let own = state.realm(person.seat).faction;
    let free = |faction: &Faction| {
        state.all_seats().all(|seat| seat == person.seat || state.realm(seat).faction != Some(*faction))
    };
    let chip = |faction: Faction| {
        let words = source.say(&faction.say());
        let name =
            Say::new("imperial-settlers-faction-name").text("player", &person.name).say("faction", faction.say());
        (faction, words, source.say(&name), own == Some(faction))
    };
    let factions = Faction::ALL.into_iter().filter(free).map(chip).collect();
    let about = own.map(|faction| {
        let board = Production::of(Board::printed(), faction, state.is_solo(), &[], &[]).total();
        let gives = Say::new("imperial-settlers-board-gives").text("goods", goods_words(source, &board));
        let stores = Board::printed().stores(faction).value.map_or_else(|| Say::literal(""), |good| good.say());
        let keeps = Say::new("imperial-settlers-board-keeps").say("good", stores);
        [source.say(&gives), source.say(&keeps)]
    });
    Player { factions, about, person }
}

impl Panel for FactionsPanel {
    fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, _: &mut Draft) {
        for player in &self.players {
            let seat = player.person.seat;
            kit::card(ui, |ui| {
                kit::player_row(ui, player.person.mark, &player.person.name, None, |_| ());
                ui.horizontal_wrapped(|ui| {
                    for (faction, words, name, on) in &player.factions {
                        if kit::choice_chip(ui, words, name, *on).clicked() {
                            desk.act(&Action::Faction { seat, faction: (!on).then_some(*faction) });
                        }
                    }
                });
                for line in player.about.iter().flatten() {
                    text::quiet(ui, line);
                }
            });
            ui.add_space(space::S);
        }
    }
}
