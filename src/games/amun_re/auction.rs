//! The auction of phase 2: who must bid, where, and how much.

use std::collections::{BTreeMap, BTreeSet};

use super::cards::PowerCard;
use super::province::Province;
use super::rule_violation::RuleViolation;
use crate::table::seat::Seat;

/// The fields of every province card, in gold (two sources beside the rulebook's example, which shows the first five).
pub const LADDER: [u32; 9] = [0, 1, 3, 6, 10, 15, 21, 28, 36];

/// A bid that stands on a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bid {
    /// The bidder.
    pub seat: Seat,
    /// The province.
    pub province: Province,
    /// The gold, one of [`LADDER`].
    pub gold: u32,
}

/// An auction as it stands (rulebook 2003, phase 2). First everyone bids, clockwise from the pharaoh; then those who
/// were outbid move to another card, clockwise, until each card has one bidder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    order: Vec<Seat>,
    provinces: Vec<Province>,
    standing: BTreeMap<Province, Bid>,
    /// Where each player was outbid last.
    outbid: BTreeMap<Seat, Province>,
    blockades: BTreeSet<Seat>,
    returners: BTreeSet<Seat>,
    /// How many bids were made.
    made: usize,
    /// The place in the order of who bid last.
    last: usize,
}

impl Auction {
    /// An auction of these provinces; `order` holds the seats, clockwise from the pharaoh. Errors: not exactly one
    /// province for each player.
    pub fn new(order: Vec<Seat>, provinces: Vec<Province>) -> Result<Self, RuleViolation> {
        let players = order.iter().collect::<BTreeSet<_>>().len();
        let different = provinces.iter().collect::<BTreeSet<_>>().len();
        if players != order.len() || different != provinces.len() || players != different {
            return Err(RuleViolation::ProvinceForEach { players, provinces: different });
        }
        Ok(Self {
            order,
            provinces,
            standing: BTreeMap::new(),
            outbid: BTreeMap::new(),
            blockades: BTreeSet::new(),
            returners: BTreeSet::new(),
            made: 0,
            last: 0,
        })
    }

    /// The provinces that lie out.
    pub fn provinces(&self) -> &[Province] {
        &self.provinces
    }

    /// Whether nobody has bid yet.
    pub const fn is_fresh(&self) -> bool {
        self.made == 0
    }

    /// Who must bid now; none once everyone has a province.
    pub fn whose_turn(&self) -> Option<Seat> {
        if let Some(&seat) = self.order.get(self.made) {
            return Some(seat);
        }
        let clockwise = self.order.iter().cycle().skip(self.last + 1).take(self.order.len());
        clockwise.copied().find(|&seat| self.bid_of(seat).is_none())
    }

    /// The bid that stands on a province.
    pub fn bid_on(&self, province: Province) -> Option<Bid> {
        self.standing.get(&province).copied()
    }

    /// The player's bid, if it stands.
    pub fn bid_of(&self, seat: Seat) -> Option<Bid> {
        self.standing.values().copied().find(|bid| bid.seat == seat)
    }

    /// Where the player was outbid and has not yet bid anew.
    pub fn outbid_from(&self, seat: Seat) -> Option<Province> {
        self.outbid.get(&seat).copied().filter(|_| self.bid_of(seat).is_none())
    }

    /// Whether the player's Bid Blockade holds.
    pub fn blocks(&self, seat: Seat) -> bool {
        self.blockades.contains(&seat)
    }

    /// Whether the player's Outbid in the Same Province holds.
    pub fn may_return(&self, seat: Seat) -> bool {
        self.returners.contains(&seat)
    }

    /// Who takes which province for how much, in the order of the players; none while the auction goes on.
    pub fn result(&self) -> Option<Vec<Bid>> {
        if self.whose_turn().is_some() {
            return None;
        }
        Some(self.order.iter().filter_map(|&seat| self.bid_of(seat)).collect())
    }

    /// Whether the player may bid so, owning `purse` gold if that is known. Errors: it is somebody else's turn, the
    /// card does not lie out or has no such field, the player was just outbid there, the bid is not high enough
    /// (two fields higher over a Bid Blockade), or the player has not as much.
    pub fn check(&self, bid: Bid, purse: Option<i64>) -> Result<(), RuleViolation> {
        match self.whose_turn() {
            None => return Err(RuleViolation::AuctionOver),
            Some(seat) if seat != bid.seat => return Err(RuleViolation::NotYourTurn),
            Some(_) => {}
        }
        if !self.provinces.contains(&bid.province) {
            return Err(RuleViolation::NotOffered(bid.province));
        }
        if !LADDER.contains(&bid.gold) {
            return Err(RuleViolation::NotOnCard { gold: bid.gold });
        }
        if self.outbid_from(bid.seat) == Some(bid.province) && !self.may_return(bid.seat) {
            return Err(RuleViolation::JustOutbid(bid.province));
        }
        if let Some(rival) = self.bid_on(bid.province) {
            self.check_height(rival, bid.gold)?;
        }
        match purse {
            Some(purse) if i64::from(bid.gold) > purse => Err(RuleViolation::TooDear { purse }),
            _ => Ok(()),
        }
    }

    fn check_height(&self, rival: Bid, gold: u32) -> Result<(), RuleViolation> {
        if gold <= rival.gold {
            return Err(RuleViolation::NotHigher { standing: rival.gold });
        }
        if !self.blocks(rival.seat) {
            return Ok(());
        }
        let two_higher = LADDER.into_iter().filter(|&field| field > rival.gold).nth(1);
        match two_higher {
            None => Err(RuleViolation::BlockadeAtTheTop),
            Some(least) if gold < least => Err(RuleViolation::Blockade { least }),
            Some(_) => Ok(()),
        }
    }

    /// All bids the player may make now, province by province.
    pub fn legal(&self, seat: Seat, purse: Option<i64>) -> Vec<Bid> {
        let fields = |&province: &Province| LADDER.map(|gold| Bid { seat, province, gold });
        self.provinces.iter().flat_map(fields).filter(|&bid| self.check(bid, purse).is_ok()).collect()
    }

    /// Makes a bid; who stood there is outbid. Errors: as [`Self::check`]; then nothing changes.
    pub fn bid(&mut self, bid: Bid, purse: Option<i64>) -> Result<(), RuleViolation> {
        self.check(bid, purse)?;
        if let Some(rival) = self.standing.insert(bid.province, bid) {
            self.outbid.insert(rival.seat, rival.province);
        }
        self.last = self.order.iter().position(|&seat| seat == bid.seat).unwrap_or(0);
        self.made += 1;
        Ok(())
    }

    /// Plays a Bid Blockade or an Outbid in the Same Province, which anyone may do at any moment; both hold to the end
    /// of the phase and go along to another province. Errors: another card, the same card a second time.
    pub fn play(&mut self, seat: Seat, card: PowerCard) -> Result<(), RuleViolation> {
        let played = match card {
            PowerCard::BidBlockade => &mut self.blockades,
            PowerCard::OutbidInSameProvince => &mut self.returners,
            _ => return Err(RuleViolation::OtherPhase(card)),
        };
        if played.insert(seat) { Ok(()) } else { Err(RuleViolation::SameCardTwice(card)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Province::{Abydos, Baharya, Dakhla, Sawu};
    use proptest::prelude::*;

    fn auction() -> Auction {
        Auction::new(vec![Seat(0), Seat(1), Seat(2), Seat(3)], vec![Abydos, Sawu, Dakhla, Baharya]).unwrap()
    }

    const fn bid(seat: u8, province: Province, gold: u32) -> Bid {
        Bid { seat: Seat(seat), province, gold }
    }

    fn make(auction: &mut Auction, bids: &[Bid]) {
        for &bid in bids {
            auction.bid(bid, None).unwrap();
        }
    }

    #[test]
    fn each_player_needs_one_province() {
        let wrong = RuleViolation::ProvinceForEach { players: 3, provinces: 2 };
        assert_eq!(Auction::new(vec![Seat(0), Seat(1), Seat(2)], vec![Abydos, Sawu]), Err(wrong));
        let twice = RuleViolation::ProvinceForEach { players: 2, provinces: 1 };
        assert_eq!(Auction::new(vec![Seat(0), Seat(1)], vec![Abydos, Abydos]), Err(twice));
    }

    #[test]
    fn a_bid_out_of_turn_or_off_the_card_is_refused() {
        let auction = auction();
        assert_eq!(auction.check(bid(1, Sawu, 1), None), Err(RuleViolation::NotYourTurn));
        assert_eq!(auction.check(bid(0, Province::Abu, 1), None), Err(RuleViolation::NotOffered(Province::Abu)));
        assert_eq!(auction.check(bid(0, Sawu, 2), None), Err(RuleViolation::NotOnCard { gold: 2 }));
        assert_eq!(auction.check(bid(0, Sawu, 21), Some(20)), Err(RuleViolation::TooDear { purse: 20 }));
        assert_eq!(auction.check(bid(0, Sawu, 15), Some(20)), Ok(()));
    }

    #[test]
    fn a_bid_must_top_the_one_that_stands() {
        let mut auction = auction();
        make(&mut auction, &[bid(0, Abydos, 3)]);
        assert_eq!(auction.check(bid(1, Abydos, 3), None), Err(RuleViolation::NotHigher { standing: 3 }));
        assert_eq!(auction.check(bid(1, Abydos, 6), None), Ok(()));
    }

    #[test]
    fn the_outbid_may_come_back_only_after_another_card() {
        let mut auction = auction();
        make(&mut auction, &[bid(0, Abydos, 3), bid(1, Abydos, 6), bid(2, Sawu, 0), bid(3, Dakhla, 0)]);
        assert_eq!(auction.check(bid(0, Abydos, 10), None), Err(RuleViolation::JustOutbid(Abydos)));
        make(&mut auction, &[bid(0, Sawu, 1), bid(2, Dakhla, 3)]);
        assert_eq!(auction.whose_turn(), Some(Seat(3)));
        make(&mut auction, &[bid(3, Sawu, 3)]);
        assert_eq!(auction.check(bid(0, Abydos, 10), None), Ok(()), "outbid on Sawu by now");
    }

    #[test]
    fn outbid_in_the_same_province_lets_the_player_stay() {
        let mut auction = auction();
        make(&mut auction, &[bid(0, Abydos, 3), bid(1, Abydos, 6), bid(2, Sawu, 0), bid(3, Dakhla, 0)]);
        auction.play(Seat(0), PowerCard::OutbidInSameProvince).unwrap();
        assert_eq!(auction.check(bid(0, Abydos, 10), None), Ok(()));
        let again = auction.play(Seat(0), PowerCard::OutbidInSameProvince);
        assert_eq!(again, Err(RuleViolation::SameCardTwice(PowerCard::OutbidInSameProvince)));
        assert_eq!(auction.play(Seat(0), PowerCard::FreeFarmer), Err(RuleViolation::OtherPhase(PowerCard::FreeFarmer)));
    }

    #[test]
    fn a_blockade_asks_for_two_fields_more_and_goes_along() {
        let mut auction = auction();
        auction.play(Seat(0), PowerCard::BidBlockade).unwrap();
        make(&mut auction, &[bid(0, Abydos, 3)]);
        assert_eq!(auction.check(bid(1, Abydos, 6), None), Err(RuleViolation::Blockade { least: 10 }));
        make(&mut auction, &[bid(1, Abydos, 10), bid(2, Sawu, 0), bid(3, Dakhla, 0), bid(0, Dakhla, 1)]);
        assert_eq!(auction.check(bid(3, Dakhla, 3), None), Err(RuleViolation::JustOutbid(Dakhla)));
        make(&mut auction, &[bid(3, Sawu, 1)]);
        assert_eq!(auction.check(bid(2, Dakhla, 3), None), Err(RuleViolation::Blockade { least: 6 }));
        assert_eq!(auction.check(bid(2, Dakhla, 6), None), Ok(()));
    }

    #[test]
    fn a_blockade_at_the_top_cannot_be_outbid() {
        for gold in [28, 36] {
            let mut auction = auction();
            auction.play(Seat(0), PowerCard::BidBlockade).unwrap();
            make(&mut auction, &[bid(0, Abydos, gold)]);
            let refusal = auction.check(bid(1, Abydos, 36), None).unwrap_err();
            let expected =
                if gold == 36 { RuleViolation::NotHigher { standing: 36 } } else { RuleViolation::BlockadeAtTheTop };
            assert_eq!(refusal, expected);
            assert!(auction.legal(Seat(1), None).iter().all(|bid| bid.province != Abydos));
        }
    }

    proptest! {
        #[test]
        fn any_legal_auction_ends_with_one_bidder_for_each_province(
            players in 1usize..=5,
            choices in proptest::collection::vec(any::<prop::sample::Index>(), 5 * LADDER.len() + 1),
            cards in proptest::collection::vec((0u8..5, any::<bool>()), 0..4),
            purse in proptest::option::of(0i64..40),
        ) {
            let provinces = Province::ALL.into_iter().take(players).collect();
            let mut auction = Auction::new(Seat::all(players).collect(), provinces).unwrap();
            for (seat, blocks) in cards {
                let card = if blocks { PowerCard::BidBlockade } else { PowerCard::OutbidInSameProvince };
                auction.play(Seat(seat), card).ok();
            }
            for choice in choices {
                let Some(seat) = auction.whose_turn() else { break };
                let legal = auction.legal(seat, purse);
                prop_assert!(!legal.is_empty(), "a free card can always be had for nothing");
                auction.bid(*choice.get(&legal), purse).unwrap();
            }
            // Every bid takes a field of a card for good, so there are no more bids than fields.
            let won = auction.result().expect("the auction is over");
            let seats: BTreeSet<Seat> = won.iter().map(|bid| bid.seat).collect();
            let provinces: BTreeSet<Province> = won.iter().map(|bid| bid.province).collect();
            prop_assert_eq!((seats.len(), provinces.len()), (players, players));
        }
    }
}
