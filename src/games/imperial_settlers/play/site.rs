//! A location as the table enters it, and what is remembered of cards for the plays to come.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::games::begin;
use crate::games::imperial_settlers::attack::{Cost, Kind, Location, Prey};
use crate::games::imperial_settlers::board::Board;
use crate::games::imperial_settlers::deck::Print;
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::locale::{Language, Message};
use crate::table::rules::{self, Refusal};

/// The longest name of a location, in characters.
pub const LONGEST_NAME: usize = 40;
/// No card shows more of a good, costs more of a resource or counts more locations: a guard against a slip of a finger.
pub const MOST: u32 = 99;
/// No raze field shows more goods: a guard as well.
pub const MOST_RAZED: usize = 6;

/// A location, as far as the table needs to know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// Its name; empty where nobody has given it one.
    pub name: String,
    /// The printed number of the card that it was entered from, such as `COM004`; none where it was entered by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Whose faction card it is; none is a common card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// What kind of ability it has.
    pub kind: Kind,
    /// What it gives in each production, or for each location that it counts.
    #[serde(default, skip_serializing_if = "Goods::is_empty")]
    pub gives: Goods,
    /// How many locations it counts now, where it rewards a color; none where it gives the same each time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<u32>,
    /// The most that it counts, where its card says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
    /// The goods of its raze field.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub raze: Vec<Good>,
    /// The good of its deal field. A Japanese one is found by it in the solo game; one entered by hand that cannot be razed
    /// has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Good>,
    /// The resources it cost, for the solo game.
    #[serde(default, skip_serializing_if = "Cost::is_free")]
    pub cost: Cost,
    /// Which of its player's locations with the same name it is, in the order in which they came; 0 before it was built.
    /// It is given once, so that a location is called the same after another one has gone.
    #[serde(skip)]
    pub number: u32,
}

impl Default for Site {
    fn default() -> Self {
        Self {
            name: String::new(),
            card: None,
            faction: None,
            kind: Kind::Production,
            gives: Goods::default(),
            counts: None,
            most: None,
            raze: Vec::new(),
            deal: None,
            cost: Cost::default(),
            number: 0,
        }
    }
}

impl Site {
    /// What is printed on a card, under its name in this language; `counts` is how many it counts now.
    pub fn of_card(print: &Print<'_>, counts: Option<u32>, language: Language) -> Self {
        let card = print.card;
        let each = |(good, count): (Good, u32)| std::iter::repeat_n(good, count as usize);
        Self {
            name: card.name.of(language).to_owned(),
            card: Some(print.number()),
            faction: card.of.faction(),
            kind: card.kind,
            gives: card.gives.clone(),
            counts,
            most: card.most.filter(|_| counts.is_some()),
            raze: print.raze().iter().flat_map(each).collect(),
            deal: print.deal(),
            cost: print.cost(),
            number: 0,
        }
    }

    /// Its name, or what a location without one is called; the second one of a name and those after it say their number.
    pub fn message(&self) -> Message {
        let what = match (self.name.is_empty(), self.faction) {
            (false, _) => Message::literal(&self.name),
            (true, None) => Message::new("imperial-settlers-a-common-location"),
            (true, Some(_)) => Message::new("imperial-settlers-a-faction-location"),
        };
        match self.number {
            0 | 1 => what,
            number => Message::new("imperial-settlers-numbered").say("what", what).number("number", number),
        }
    }

    /// The same within a sentence: "a common location", where it has neither a name nor a number.
    pub fn in_sentence(&self) -> Message {
        match (self.name.is_empty() && self.number < 2, self.faction) {
            (false, _) => self.message(),
            (true, None) => Message::new("imperial-settlers-one-common-location"),
            (true, Some(_)) => Message::new("imperial-settlers-one-faction-location"),
        }
    }

    /// The most that it can count: what its card says, else what no card goes beyond.
    pub fn most_counted(&self) -> u32 {
        self.most.unwrap_or(MOST)
    }

    /// Whether it gives something in each production.
    pub fn produces(&self) -> bool {
        self.kind == Kind::Production && !self.gives.is_empty()
    }

    /// What it gives in a production now, colors counted.
    pub fn yields(&self) -> Goods {
        match (self.kind, self.counts) {
            (Kind::Production, None) => self.gives.clone(),
            (Kind::Production, Some(counted)) => self.gives.times(counted),
            _ => Goods::default(),
        }
    }

    /// It, as an attack of the virtual player sees it; none for one that he cannot raze: of another faction than the
    /// Japanese, or without anything to find it by.
    pub fn prey(&self) -> Option<Location> {
        let prey = match self.faction {
            None => Prey::Raze(self.raze.clone()),
            // Of a card of the box its empty raze field says that it cannot be razed: it has a deal field all the same.
            Some(Faction::Japanese) if self.card.is_none() || !self.raze.is_empty() => Prey::Deal(self.deal?),
            Some(_) => return None,
        };
        Some(Location { name: self.name.clone(), kind: self.kind, prey, cost: self.cost })
    }

    /// Whether it can be entered: no name that is too long, no number beyond a card.
    pub fn check(&self) -> Result<(), Refusal> {
        let refuse = |key| Err(Refusal::new(key));
        let card = self.card.as_deref().unwrap_or_default();
        if self.name.chars().count().max(card.chars().count()) > LONGEST_NAME {
            let say = Message::new("imperial-settlers-refuse-name-too-long");
            return Err(Refusal(say.number("most", LONGEST_NAME)));
        }
        let cost = [self.cost.wood, self.cost.stone, self.cost.food];
        let numbers = self.gives.iter().map(|(_, count)| count).chain(self.counts).chain(self.most).chain(cost);
        rules::at_most(numbers.max().unwrap_or(0), MOST, None)?;
        if self.raze.len() > MOST_RAZED {
            return Err(Refusal(Message::new("imperial-settlers-refuse-raze-field").number("most", MOST_RAZED)));
        }
        if let Some(counted) = self.counts {
            self.check_count(counted)?;
        }
        let on_cards = self.raze.iter().chain(&self.deal).all(|good| Good::ON_CARDS.contains(good));
        if on_cards { Ok(()) } else { refuse("imperial-settlers-refuse-not-on-cards") }
    }

    /// Whether it can count so many locations.
    pub fn check_count(&self, counted: u32) -> Result<(), Refusal> {
        let most = self.most_counted();
        if counted <= most {
            return Ok(());
        }
        Err(Refusal(
            Message::new("imperial-settlers-refuse-counts-more").say("what", self.message()).number("most", most),
        ))
    }
}

/// What is remembered from play to play: cards that were entered once, and the attack cards of the owner's box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Known {
    /// Cards by name, in the order of the alphabet.
    pub locations: Vec<Site>,
    /// How many attack cards show each good, where the owner has counted; nothing where nobody has.
    pub attack_cards: Goods,
}

/// What tells one card from another.
fn key(site: &Site) -> (String, Option<Faction>) {
    (site.name.trim().to_lowercase(), site.faction)
}

impl Known {
    /// What a setup's figures remember. Errors: they are none of this game's.
    pub fn read(figures: &Value) -> Result<Self, Refusal> {
        let mut known: Self = begin::figures(figures, "imperial-settlers-refuse-figures")?;
        // Those that two windows have learned stand together as they came.
        if !known.locations.is_sorted_by_key(key) {
            known.locations.sort_by_key(key);
        }
        Ok(known)
    }

    /// Remembers a card under its name, in the place of what was known of it; one without a name is not remembered, nor one
    /// of the box, which is known anyway.
    pub fn learn(&mut self, site: &Site) {
        let new = key(site);
        if new.0.is_empty() || site.card.is_some() {
            return;
        }
        // What it counts differs from play to play; that it counts is remembered.
        let name = site.name.trim().to_owned();
        let card = Site { name, counts: site.counts.map(|_| 1), number: 0, ..site.clone() };
        match self.locations.binary_search_by(|known| key(known).cmp(&new)) {
            Ok(at) => {
                if let Some(known) = self.locations.get_mut(at) {
                    *known = card;
                }
            }
            Err(at) => self.locations.insert(at, card),
        }
    }

    /// How many attack cards show each good: as the owner has counted, else as in the Czech box.
    pub fn attack_goods(&self) -> Goods {
        if self.attack_cards.is_empty() { Board::printed().attack_cards() } else { self.attack_cards.clone() }
    }

    /// The attack cards one by one, in the order of the goods.
    pub fn attack_deck(&self) -> Vec<Good> {
        let each = |(good, count): (Good, u32)| std::iter::repeat_n(good, count as usize);
        self.attack_goods().iter().flat_map(each).collect()
    }
}
