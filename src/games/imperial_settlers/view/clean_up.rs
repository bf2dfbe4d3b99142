//! Phase 4: what everyone keeps, and what goes back.

use egui::Ui;

use super::goods_chips::picture;
use super::{Draft, Panel, Person, Source, faction_words};
use crate::games::imperial_settlers::board::Board;
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::play::Action;
use crate::games::view::ViewContext;
use crate::kit::{self, Icon, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;

/// What the cards of a player may store besides the faction's good: the resources and the other tokens.
const STORED: [Good; 6] = [Good::Wood, Good::Stone, Good::Food, Good::Gold, Good::Worker, Good::Raze];
/// The most that is counted by taps.
const MOST_LEFT: i64 = 99;

pub(super) struct CleanUpPanel {
    players: Vec<Player>,
    by_cards: String,
}

/// What a player may keep: the good, its words, the name of its count, and how many were counted.
type KeptRow = (Good, String, String, u32);

struct Player {
    person: Person,
    faction: String,
    rule: String,
    why: (String, Option<Reason>),
    /// What may be kept: the faction's own good first, then what cards store.
    kept: Vec<KeptRow>,
    stores: Vec<(Good, String, String, bool)>,
}

impl CleanUpPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        Self {
            players: source.people().into_iter().map(|person| player(source, person)).collect(),
            by_cards: source.words("imperial-settlers-stored-by-cards"),
        }
    }
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let state = source.state;
    let realm = state.realm(person.seat);
    let own = realm.faction.and_then(|faction| Board::printed().stores(faction).value);
    let keeps: Vec<Good> = own.into_iter().chain(realm.stores.iter().copied()).collect();
    let left = state.round.left.get(person.seat.index());
    let kept = |&good: &Good| {
        let words = source.say(&Message::new("imperial-settlers-kept").say("good", good.message()));
        let name = Message::new("imperial-settlers-kept-name").text("player", &person.name).say("good", good.message());
        (good, words, source.say(&name), left.map_or(0, |left| left.count(good)))
    };
    let store = |good: Good| {
        let name =
            Message::new("imperial-settlers-store-name").text("player", &person.name).say("good", good.message());
        (good, source.say(&good.message()), source.say(&name), realm.stores.contains(&good))
    };
    let goods = own.iter().map(|good| good.message()).collect();
    Player {
        faction: faction_words(source, person.seat),
        rule: source.say(&Message::new("imperial-settlers-keeps-all").names("goods", goods)),
        why: (
            source.about("imperial-settlers-why-clean-up", &person),
            state.clean_up(person.seat).map(|sorted| sorted.reason()),
        ),
        kept: keeps.iter().map(kept).collect(),
        stores: STORED.into_iter().filter(|good| Some(*good) != own).map(store).collect(),
        person,
    }
}

impl Panel for CleanUpPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, _: &mut Draft) {
        for player in &self.players {
            kit::card(ui, |ui| player.show(ui, context, &self.by_cards));
            ui.add_space(space::S);
        }
        // What cards store comes below all players, so that a card of one moves nothing of another.
        if self.players.iter().any(|player| player.kept.len() > 1) {
            kit::card(ui, |ui| {
                for player in &self.players {
                    for row in player.kept.iter().skip(1) {
                        player.count(ui, context, row, true);
                    }
                }
            });
        }
    }
}

impl Player {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, by_cards: &str) {
        let seat = self.person.seat;
        let role = Some(self.faction.as_str()).filter(|faction| !faction.is_empty());
        kit::player_row(ui, self.person.mark, &self.person.name, role, |ui| {
            let (name, reason) = &self.why;
            if let Some(reason) = reason
                && kit::icon_button(ui, Icon::Info, name).clicked()
            {
                context.explain(reason);
            }
        });
        text::strong(ui, &self.rule);
        if let Some(row) = self.kept.first() {
            self.count(ui, context, row, false);
        }
        text::quiet(ui, by_cards);
        ui.horizontal_wrapped(|ui| {
            for (good, words, name, on) in &self.stores {
                if kit::switch_chip(ui, Some(picture(*good)), words, name, *on).clicked() {
                    context.act(&Action::Store { seat, good: *good, on: !on });
                }
            }
        });
    }

    /// A row that counts what is kept of a good, with the player's name where it stands away from it.
    fn count(&self, ui: &mut Ui, context: &mut ViewContext<'_>, (good, words, name, count): &KeptRow, away: bool) {
        let words = if away { name } else { words };
        let noun = Some(picture(*good));
        let to =
            kit::noun_row(ui, noun, words, "", |ui| kit::stepper_to(ui, name, Some((*count).into()), 0..=MOST_LEFT));
        if let Some(count) = to.and_then(|to| u32::try_from(to).ok()) {
            context.act(&Action::Left { seat: self.person.seat, good: *good, count });
        }
    }
}
