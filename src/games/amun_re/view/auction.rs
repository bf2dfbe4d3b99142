//! Phase 2, following the auction: who must bid now, and one tap for each bid that the rules allow.

use egui::Ui;

use super::{Action, Draft, Panel, Person, Source, people, person};
use crate::games::amun_re::auction::Auction;
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::province::Province;
use crate::games::view::Desk;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{self, Button, text};
use crate::locale::Say;
use crate::table::seat::Seat;

/// So many bids stand in a row; the last place opens the rest.
const IN_A_ROW: usize = 5;

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
    note: String,
    bids: Vec<(u32, String, String)>,
    more: String,
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
    let standing = auction.bid_on(province).map(|bid| (person(source, bid.seat), bid.gold.to_string()));
    let legal = bidder.map_or_else(Vec::new, |bidder| auction.legal(bidder, source.state.ledger(bidder)));
    let bids: Vec<(u32, String, String)> = legal
        .into_iter()
        .filter(|bid| bid.province == province)
        .map(|bid| {
            let name = Say::new("amun-re-bid-name")
                .say("player", source.state.name(bid.seat))
                .say("province", province.say())
                .number("gold", bid.gold);
            (bid.gold, bid.gold.to_string(), source.say(&name))
        })
        .collect();
    let outbid = bidder.is_some_and(|bidder| auction.outbid_from(bidder) == Some(province));
    let blocked = auction.bid_on(province).is_some_and(|bid| auction.blocks(bid.seat));
    let note = match (outbid && bids.is_empty(), blocked) {
        (true, _) => "amun-re-just-outbid",
        (_, true) => "amun-re-blockade-holds",
        _ if standing.is_none() => "amun-re-no-bid-yet",
        _ => "amun-re-stands",
    };
    let more = source.say(&Say::new("amun-re-more-bids").say("province", province.say()));
    Lot { province, standing, note: source.words(note), bids, more }
}

impl Panel for AuctionPanel {
    fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        if let Some(empty) = &self.empty {
            kit::card(ui, |ui| text::body(ui, empty));
            return;
        }
        for lot in &self.lots {
            kit::card(ui, |ui| lot.show(ui, self.bidder, desk, draft));
            ui.add_space(space::S);
        }
        self.cards.show(ui, desk, draft);
    }
}

impl Lot {
    fn show(&self, ui: &mut Ui, bidder: Option<Seat>, desk: &mut Desk<'_>, draft: &mut Draft) {
        let left = |ui: &mut Ui| {
            text::strong(ui, self.province.name());
            text::quiet(ui, &self.note);
        };
        kit::two_sides(ui, TARGET, left, |ui| {
            if let Some((person, gold)) = &self.standing {
                text::score(ui, gold);
                kit::person_at_right(ui, person.mark, &person.name);
            }
        });
        let Some(seat) = bidder.filter(|_| !self.bids.is_empty()) else { return };
        let all = draft.province == Some(self.province) || self.bids.len() <= IN_A_ROW;
        let shown = if all { self.bids.len() } else { IN_A_ROW - 1 };
        let mut chosen = None;
        let mut open = false;
        let (first, rest) = self.bids.split_at(shown.min(self.bids.len()));
        for row in first.chunks(IN_A_ROW) {
            kit::equal_columns(ui, IN_A_ROW, space::XS, |ui, at| {
                if let Some((gold, words, name)) = row.get(at) {
                    if ui.add(Button::quiet(words).name(name).full()).clicked() {
                        chosen = Some(*gold);
                    }
                } else if !rest.is_empty() && at == row.len() {
                    open = ui.add(Button::quiet("…").name(&self.more).full()).clicked();
                }
            });
        }
        if open {
            draft.province = Some(self.province);
        }
        if let Some(gold) = chosen {
            draft.province = None;
            desk.act(&Action::Bid { seat, province: self.province, gold });
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
                let name = Say::new("amun-re-play-name").text("player", &person.name).say("card", card.say());
                let played = source.state.round.has_played(person.seat, card);
                (card, source.say(&card.say()), source.say(&name), played)
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

    pub(super) fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        if !draft.more && !self.any {
            draft.more = kit::button(ui, &self.open).clicked();
            return;
        }
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
                            desk.act(&Action::Play { seat: person.seat, card: *card, province: None });
                        }
                    }
                });
            }
        });
    }
}
