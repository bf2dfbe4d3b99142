//! Why a province and a player receive what they do.

use super::cards::PowerCard;
use super::income::{EIGHT_GOLD, Income, Yield};
use super::reasons::{by_card, ruled};
use crate::locale::Message;
use crate::table::reason::Reason;

impl Income {
    /// The player's income, province by province.
    pub fn reason(&self) -> Reason {
        Reason::sum(Message::new("rules-amun-re-income"), self.provinces.iter().map(Yield::reason).collect())
    }
}

impl Yield {
    /// The province's gold; what yields nothing is left out, except camels that stay away because of the temple.
    pub fn reason(&self) -> Reason {
        let what = Message::new("rules-amun-re-income-of").say("province", self.province.message());
        if self.eight_gold {
            let card = Reason::new(PowerCard::EightGold.message(), EIGHT_GOLD);
            return Reason::sum(what, vec![by_card(card, PowerCard::EightGold)]);
        }
        let parts = [self.harvest_part(), self.increase_part(), self.coins_part(), self.camels_part()];
        Reason::sum(what, parts.into_iter().flatten().collect())
    }

    fn harvest_part(&self) -> Option<Reason> {
        let what =
            Message::new("rules-amun-re-harvest").number("farmers", self.farmers()).number("each", self.temple.worth());
        let printed = (self.printed.counted() > 0).then(|| {
            let printed = self.printed.counted();
            vec![
                Reason::new(Message::new("rules-amun-re-farmers-placed"), self.placed.into()),
                Reason::new(Message::new("rules-amun-re-farmers-printed"), printed).sure(self.printed.sure),
            ]
        });
        let harvest =
            ruled(Reason::new(what, self.harvest), "rules-amun-re-rule-harvest", 5).of(printed.unwrap_or_default());
        (self.farmers() > 0).then_some(harvest)
    }

    fn increase_part(&self) -> Option<Reason> {
        let card = Reason::new(PowerCard::HarvestIncrease.message(), self.card);
        (self.card > 0).then(|| by_card(card, PowerCard::HarvestIncrease))
    }

    fn coins_part(&self) -> Option<Reason> {
        let coins = Reason::new(Message::new("rules-amun-re-guaranteed"), self.guaranteed).sure(self.coins.sure);
        (self.guaranteed > 0).then(|| ruled(coins, "rules-amun-re-rule-guaranteed", 5))
    }

    fn camels_part(&self) -> Option<Reason> {
        let key = if self.temple.camels() { "rules-amun-re-camels" } else { "rules-amun-re-no-camels" };
        let camels = Reason::new(Message::new(key), self.camel).sure(self.camels.sure);
        (self.camels.counted() > 0).then(|| ruled(camels, "rules-amun-re-rule-camel", 5))
    }
}

#[cfg(test)]
mod tests {
    use crate::games::amun_re::board::Board;
    use crate::games::amun_re::farmers::Farm;
    use crate::games::amun_re::income::{IncomeCards, income};
    use crate::games::amun_re::province::Province;
    use crate::games::amun_re::temple::Temple;

    #[test]
    fn the_reasons_add_up_to_the_income() {
        let farms = Province::ALL.map(|province| Farm { province, farmers: 3 });
        let cards = IncomeCards { harvest_increase: Some(Province::Baharya), eight_gold: Some(Province::Thebes) };
        for temple in Temple::ALL {
            let income = income(Board::printed(), temple, &farms, cards);
            assert_eq!(income.reason().amount, Some(income.gold()));
            for province in &income.provinces {
                assert_eq!(province.reason().amount, Some(province.gold()), "{province:?}");
            }
        }
    }
}
