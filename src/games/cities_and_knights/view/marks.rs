//! What only one player has at a time, with its holder, and the cards that lie open before a player.

use egui::Ui;

use super::{Person, Source};
use crate::games::cities_and_knights::play::{Action, Holding, PointCard, card_name, holding_name};
use crate::games::view::ViewContext;
use crate::kit::{self, text};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) struct MarksCard {
    seat: Seat,
    title: String,
    holdings: Vec<HoldingRow>,
    /// Each card with its words, the name of its chip, and whether it is there.
    cards: Vec<(PointCard, String, String, bool)>,
}

/// What only one player has at a time.
struct HoldingRow {
    what: Holding,
    words: String,
    name: String,
    /// Who has it.
    holder: String,
    on: bool,
}

impl MarksCard {
    pub(super) fn new(source: &Source<'_>, person: &Person) -> Self {
        let state = source.state;
        let fan = state.options.fan_set;
        let seat = person.seat;
        let named = |key: &'static str, words: &str| {
            source.say(&Message::new(key).text("player", &person.name).text("what", words))
        };
        let holding = |what: Holding| {
            let words = source.say(&holding_name(what));
            let holder = match state.holder(what) {
                Some(holder) => Message::new("cities-and-knights-held-by").say("player", state.name(holder)),
                None => Message::new("cities-and-knights-held-by-nobody"),
            };
            HoldingRow {
                what,
                name: named("cities-and-knights-hold-name", &words),
                holder: source.say(&holder),
                on: state.holder(what) == Some(seat),
                words,
            }
        };
        let tableau = state.tableau(seat);
        let card = |what: PointCard| {
            let words = source.say(&card_name(what));
            let name = named("cities-and-knights-card-name", &words);
            (what, words, name, tableau.has(what))
        };
        let mut cards = vec![PointCard::Printer, PointCard::Constitution];
        if fan {
            cards.extend([PointCard::WhiteMagic, PointCard::Citadel, PointCard::SmallDragon, PointCard::MagicPower]);
        }
        let holdings = Holding::ALL.into_iter().filter(|what| fan || *what != Holding::Wizard);
        Self {
            seat,
            title: source.words("cities-and-knights-marks"),
            holdings: holdings.map(holding).collect(),
            cards: cards.into_iter().map(card).collect(),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let seat = self.seat;
        text::strong(ui, &self.title);
        for row in &self.holdings {
            if let Some(on) = kit::named_switch_row(ui, &row.words, &row.name, Some(&row.holder), row.on) {
                context.act(&Action::Hold { what: row.what, seat: on.then_some(seat) });
            }
        }
        ui.horizontal_wrapped(|ui| {
            for (what, words, name, on) in &self.cards {
                if kit::switch_chip(ui, None, words, name, *on).clicked() {
                    context.act(&Action::Card { seat, what: *what, on: !on });
                }
            }
        });
    }
}
