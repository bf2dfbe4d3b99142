//! Everyone in a strip: who has how much gold where a ledger is kept, and in the auction who still needs a province.

use egui::{Label, RichText, Ui};

use super::{Person, Source, people_from_pharaoh};
use crate::games::amun_re::auction::Auction;
use crate::kit::tokens::space;
use crate::kit::{self, Tokens, text};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// The strip; the same players stand at the same places in every step.
pub(super) struct Purses {
    tiles: Vec<Tile>,
}

struct Tile {
    person: Person,
    /// What is shown below the name: gold, or how it stands in the auction.
    lines: Vec<String>,
}

impl Purses {
    /// The strip of a step; none where there is nothing to say.
    pub(super) fn new(source: &Source<'_>) -> Option<Self> {
        let state = source.state;
        let auction = state.round.auction.as_ref().filter(|_| state.step() == "bid");
        if state.table.over || (auction.is_none() && !state.options.ledger) {
            return None;
        }
        let tile = |person: Person| {
            let bid = auction.map(|auction| bid_words(source, auction, person.seat));
            let gold = state.purse(person.seat);
            let gold = gold.map(|gold| source.say(&Message::new("amun-re-count-gold").number("count", gold)));
            Tile { lines: bid.into_iter().chain(gold).collect(), person }
        };
        Some(Self { tiles: people_from_pharaoh(source).into_iter().map(tile).collect() })
    }

    pub(super) fn show(&self, ui: &mut Ui) {
        kit::card(ui, |ui| {
            kit::equal_columns(ui, self.tiles.len(), space::S, |ui, index| {
                if let Some(tile) = self.tiles.get(index) {
                    tile.show(ui);
                }
            });
        });
        ui.add_space(space::S);
    }
}

/// How a player stands in the auction: on a province, on turn, outbid, or still to come.
fn bid_words(source: &Source<'_>, auction: &Auction, seat: Seat) -> String {
    match auction.bid_of(seat) {
        Some(bid) => bid.province.name().to_owned(),
        None if auction.whose_turn() == Some(seat) => source.words("amun-re-bids-now"),
        None if auction.outbid_from(seat).is_some() => source.words("amun-re-must-move"),
        None => source.words("amun-re-bids-later"),
    }
}

impl Tile {
    /// Each line is cut short where it is too long: the strip keeps its height whatever stands in it.
    fn show(&self, ui: &mut Ui) {
        let tokens = Tokens::of(ui);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            kit::mark(ui, self.person.mark, &self.person.name);
            let name = RichText::new(&self.person.name).font(tokens.small_strong()).color(tokens.ink);
            ui.add(Label::new(name).truncate());
        });
        for line in &self.lines {
            let words = RichText::new(line).font(tokens.small()).color(tokens.ink);
            ui.add(Label::new(words).truncate());
        }
        if self.lines.is_empty() {
            text::quiet(ui, "–");
        }
    }
}
