//! Phase 2, following the auction: what lies on each province, who stands there, and one tap for each bid.

use egui::Ui;

use super::ladder::{self, Rung};
use super::lot::{self, lot_words};
use super::{Action, Draft, Panel, Person, Source, people, person};
use crate::games::amun_re::auction::{Auction, Bid, LADDER};
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::province::Province;
use crate::games::view::ViewContext;
use crate::kit::tokens::space;
use crate::kit::{self, text};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) struct AuctionPanel {
    bidder: Option<Seat>,
    lots: Vec<Lot>,
    cards: CardRows,
    empty: Option<String>,
}

/// A province under the hammer.
struct Lot {
    province: Province,
    /// Who stands on it, and with how much.
    standing: Option<(Person, String)>,
    /// What lies there, its temples and its income.
    about: String,
    /// How the auction of it stands; at the end what the taker pays and takes.
    note: String,
    rungs: Vec<Rung>,
}

impl AuctionPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let auction = source.state.round.auction.as_ref();
        let bidder = auction.and_then(Auction::whose_turn);
        let lots = auction.map_or_else(Vec::new, |auction| {
            auction.provinces().iter().map(|&province| lot(source, auction, bidder, province)).collect()
        });
        let empty = auction.is_none().then(|| source.words("amun-re-auction-empty"));
        Self { bidder, lots, cards: CardRows::new(source), empty }
    }
}

fn lot(source: &Source<'_>, auction: &Auction, bidder: Option<Seat>, province: Province) -> Lot {
    let state = source.state;
    let standing = auction.bid_on(province).map(|bid| (person(source, bid.seat), bid.gold.to_string()));
    // After the last bid the ladder stays where it is; nobody can bid on it any more.
    let whose = bidder.or_else(|| auction.bid_on(province).map(|bid| bid.seat)).unwrap_or(state.pharaoh);
    let name = |gold: u32| {
        let say = Message::new("amun-re-bid-name").say("player", state.name(whose));
        say.say("province", province.message()).number("gold", gold)
    };
    let refused = |gold: u32| {
        let bid = Bid { seat: whose, province, gold };
        auction.check(bid, state.ledger(whose)).err().map(|violation| violation.message())
    };
    let note = match bidder {
        None => lot::price_words(source, province, auction.bid_on(province).map_or(0, |bid| bid.gold)),
        Some(bidder) => source.say(&standing_words(source, auction, bidder, province)),
    };
    Lot { province, standing, about: lot_words(source, province), note, rungs: ladder::ladder(source, name, refused) }
}

/// How the auction of a province stands for who bids now. What keeps the bidder away is said by its own reason: the card
/// that was just lost, a bid that no field tops, or a purse that is too small.
fn standing_words(source: &Source<'_>, auction: &Auction, bidder: Seat, province: Province) -> Message {
    let fits = |purse: Option<i64>| {
        let bid = |gold: u32| Bid { seat: bidder, province, gold };
        LADDER.into_iter().find(|&gold| auction.check(bid(gold), purse).is_ok())
    };
    let purse = source.state.ledger(bidder);
    let bid = auction.bid_on(province);
    match (bid, fits(None)) {
        _ if auction.outbid_from(bidder) == Some(province) && !auction.may_return(bidder) => {
            Message::new("amun-re-just-outbid")
        }
        (_, None) => Message::new("amun-re-tops-the-ladder"),
        (_, Some(least)) if fits(purse).is_none() => {
            Message::new("amun-re-lot-too-dear").number("least", least).number("purse", purse.unwrap_or(0))
        }
        (None, _) => Message::new("amun-re-no-bid-yet"),
        (Some(bid), _) if auction.blocks(bid.seat) => Message::new("amun-re-blockade-holds"),
        _ => Message::new("amun-re-stands"),
    }
}

impl Panel for AuctionPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if let Some(empty) = &self.empty {
            kit::card(ui, |ui| text::body(ui, empty));
            return;
        }
        for lot in &self.lots {
            kit::card(ui, |ui| lot.show(ui, self.bidder, context));
            ui.add_space(space::S);
        }
        self.cards.show(ui, context, draft);
    }
}

impl Lot {
    fn show(&self, ui: &mut Ui, bidder: Option<Seat>, context: &mut ViewContext<'_>) {
        let standing = self.standing.as_ref().map(|(person, gold)| (person, gold.as_str()));
        lot::head(ui, self.province, &self.about, &self.note, |ui| {
            if let Some((person, gold)) = standing {
                text::score(ui, gold);
                kit::person_at_right(ui, person.mark, &person.name);
            }
        });
        let tapped = ladder::show(ui, &self.rungs);
        if let Some((seat, gold)) = bidder.zip(tapped) {
            context.act(&Action::Bid { seat, province: self.province, gold });
        }
    }
}

/// The two cards of phase 2, which anyone may play at any moment.
pub(super) struct CardRows {
    title: String,
    open: String,
    rows: Vec<CardRow>,
    any: bool,
}

/// A player with the two cards: their words, their names, and whether they lie on the table.
struct CardRow {
    person: Person,
    chips: [(PowerCard, String, String, bool); 2],
}

impl CardRows {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let cards = [PowerCard::BidBlockade, PowerCard::OutbidInSameProvince];
        let row = |person: Person| {
            let chips = cards.map(|card| {
                let name = Message::new("amun-re-play-name").text("player", &person.name).say("card", card.message());
                let played = source.state.round.has_played(person.seat, card);
                (card, source.say(&card.message()), source.say(&name), played)
            });
            CardRow { person, chips }
        };
        let any = source.state.round.played.iter().any(|played| cards.contains(&played.1));
        Self {
            title: source.words("amun-re-cards-of-phase"),
            open: source.words("amun-re-card-played"),
            rows: people(source).into_iter().map(row).collect(),
            any,
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if !draft.more && !self.any {
            draft.more = kit::button(ui, &self.open).clicked();
            return;
        }
        self.show_rows(ui, context);
    }

    fn show_rows(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            for CardRow { person, chips } in &self.rows {
                ui.horizontal_wrapped(|ui| {
                    kit::mark(ui, person.mark, &person.name);
                    text::body(ui, &person.name);
                });
                ui.horizontal_wrapped(|ui| {
                    for (card, words, name, played) in chips {
                        // A card that lies on the table stays there; Undo takes it back.
                        if kit::choice_chip(ui, words, name, *played).clicked() && !played {
                            context.act(&Action::Play { seat: person.seat, card: *card, province: None });
                        }
                    }
                });
            }
        });
    }
}
