//! Why a sacrifice ends as it does.

use super::reasons::{Names, ruled};
use super::sacrifice::{Offer, Outcome};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

impl Outcome {
    /// The total: what each player laid down, then the corrections from the pharaoh on.
    pub fn total_reason(&self, names: Names<'_>) -> Reason {
        let offering = |seat: Seat| Some((seat, self.offerings.get(seat.index())?));
        let offers = Seat::all(self.offerings.len()).filter_map(offering).map(|(seat, offering)| {
            let key = match offering.offer {
                Offer::Gold(_) => "rules-amun-re-offers",
                Offer::Steal => "rules-amun-re-steals",
            };
            Reason::new(Message::new(key).say("player", names(seat)), offering.offer.adds())
        });
        let clockwise = self.pharaoh.clockwise(self.offerings.len()).filter_map(offering);
        let corrections = clockwise.filter_map(|(seat, offering)| {
            let what = Message::new("rules-amun-re-corrects").say("player", names(seat));
            Some(Reason::new(what, offering.correction?.adds()))
        });
        let parts = offers.chain(corrections).collect();
        ruled(Reason::sum(Message::new("rules-amun-re-total"), parts), "rules-amun-re-rule-total", 4)
    }

    /// The temple's place, by the total.
    pub fn temple_reason(&self, names: Names<'_>) -> Reason {
        let place = Reason::new(Message::new("rules-amun-re-temple"), self.temple.worth());
        ruled(place.of(vec![self.total_reason(names)]), "rules-amun-re-rule-temple", 4)
    }

    /// What the player of a seat takes: items by rank, or a thief's gold; none for a seat that offered nothing.
    pub fn reward_reason(&self, seat: Seat) -> Option<Reason> {
        let reward = self.rewards.get(seat.index())?;
        let reason = match reward.rank {
            Some(rank) => {
                let what = Message::new("rules-amun-re-items").number("rank", i64::try_from(rank).unwrap_or(i64::MAX));
                ruled(Reason::new(what, reward.items), "rules-amun-re-rule-reward", 4)
            }
            None => ruled(
                Reason::new(Message::new("rules-amun-re-stolen"), reward.bank_gold),
                "rules-amun-re-rule-thief",
                4,
            ),
        };
        let offer = self.offerings.get(seat.index())?.offer;
        Some(match offer {
            Offer::Gold(gold) => {
                reason.of(vec![Reason::new(Message::new("rules-amun-re-own-offer"), i64::from(gold.get()))])
            }
            Offer::Steal => reason,
        })
    }

    /// Who is pharaoh next, and why.
    pub fn pharaoh_reason(&self, names: Names<'_>) -> Reason {
        let who = Message::new("rules-amun-re-next-pharaoh").say("player", names(self.next_pharaoh));
        ruled(Reason::note(who), "rules-amun-re-rule-pharaoh", 4)
    }
}
