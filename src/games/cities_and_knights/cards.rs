//! The progress cards: how many there are of each, when each may be played, and whom it concerns.

use serde::{Deserialize, Serialize};

use super::reasons::RuleHeading;
use super::rule_violation::RuleViolation;
use super::seven::Robber;
use super::track::Track;
use crate::locale::Message;
use crate::table::seat::Seat;

/// A kind of progress card; in files it is its English name up to the fifth edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the card of that name; `effect` says what it does")]
pub enum Card {
    Alchemist,
    Crane,
    Mining,
    Irrigation,
    Printer,
    Inventor,
    Engineer,
    Medicine,
    Smith,
    RoadBuilding,
    Bishop,
    Diplomat,
    Warlord,
    Wedding,
    Intrigue,
    Saboteur,
    Spy,
    Deserter,
    Constitution,
    Merchant,
    CommercialHarbor,
    MerchantFleet,
    MasterMerchant,
    TradeMonopoly,
    ResourceMonopoly,
    WhiteMagic,
    Curse,
    FavorOfTheStars,
    SmallDragon,
    GreatDragon,
    MagicPower,
    UnicornDance,
    MagicCurrent,
    EnchantedLand,
    Counterspell,
    Incantation,
    Conjuring,
    MagicRelocation,
    SpellOfNature,
    Wizard,
    Lightning,
}

/// When a card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// As soon as it is drawn; it is worth a point and stays there.
    AtOnce,
    /// In the own turn, before the roll.
    BeforeRoll,
    /// In the own turn, after the roll.
    OwnTurn,
    /// At any time.
    AnyTime,
    /// In the own turn, or just after the robber was placed.
    OwnTurnOrRobber,
}

/// The moment in which somebody wants to play a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// The own turn, before the roll.
    BeforeRoll,
    /// The own turn, after the roll.
    AfterRoll,
    /// Another player's turn.
    OthersTurn,
    /// Another player has just placed the robber.
    RobberPlaced,
}

/// What the card Saboteur does; the editions disagree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sabotage {
    /// Newer editions: everyone with at least as many points discards half of the hand, rounded down.
    #[default]
    Discard,
    /// The Czech text: a city is turned over, and yields as a settlement until it is repaired. It stays a city otherwise.
    TurnCity,
}

/// What is printed on a card.
struct Printed {
    id: &'static str,
    deck: Track,
    copies: u32,
    when: When,
    german: &'static str,
}

impl Card {
    /// All of them, deck by deck.
    pub const ALL: [Self; 41] = [
        Self::Alchemist,
        Self::Crane,
        Self::Mining,
        Self::Irrigation,
        Self::Printer,
        Self::Inventor,
        Self::Engineer,
        Self::Medicine,
        Self::Smith,
        Self::RoadBuilding,
        Self::Bishop,
        Self::Diplomat,
        Self::Warlord,
        Self::Wedding,
        Self::Intrigue,
        Self::Saboteur,
        Self::Spy,
        Self::Deserter,
        Self::Constitution,
        Self::Merchant,
        Self::CommercialHarbor,
        Self::MerchantFleet,
        Self::MasterMerchant,
        Self::TradeMonopoly,
        Self::ResourceMonopoly,
        Self::WhiteMagic,
        Self::Curse,
        Self::FavorOfTheStars,
        Self::SmallDragon,
        Self::GreatDragon,
        Self::MagicPower,
        Self::UnicornDance,
        Self::MagicCurrent,
        Self::EnchantedLand,
        Self::Counterspell,
        Self::Incantation,
        Self::Conjuring,
        Self::MagicRelocation,
        Self::SpellOfNature,
        Self::Wizard,
        Self::Lightning,
    ];

    /// What is printed: the almanac of the rules, with one Engineer instead of two, as all lists of the 54 cards have it, and the
    /// fan set's eighteen cards. For five and six players there are no more of them.
    const fn printed(self) -> Printed {
        use Track::{Magic, Politics, Science, Trade};
        use When::{AnyTime, AtOnce, BeforeRoll, OwnTurn, OwnTurnOrRobber};
        let (id, deck, copies, when, german) = match self {
            Self::Alchemist => ("alchemist", Science, 2, BeforeRoll, "Alchemist"),
            Self::Crane => ("crane", Science, 2, OwnTurn, "Baukran"),
            Self::Mining => ("mining", Science, 2, OwnTurn, "Bergbau"),
            Self::Irrigation => ("irrigation", Science, 2, OwnTurn, "Bewässerung"),
            Self::Printer => ("printer", Science, 1, AtOnce, "Buchdruck"),
            Self::Inventor => ("inventor", Science, 2, OwnTurn, "Erfinder"),
            Self::Engineer => ("engineer", Science, 1, OwnTurn, "Ingenieur"),
            Self::Medicine => ("medicine", Science, 2, OwnTurn, "Medizin"),
            Self::Smith => ("smith", Science, 2, OwnTurn, "Schmiedekunst"),
            Self::RoadBuilding => ("road-building", Science, 2, OwnTurn, "Straßenbau"),
            Self::Bishop => ("bishop", Politics, 2, OwnTurn, "Bischof"),
            Self::Diplomat => ("diplomat", Politics, 2, OwnTurn, "Diplomat"),
            Self::Warlord => ("warlord", Politics, 2, OwnTurn, "Heerführer"),
            Self::Wedding => ("wedding", Politics, 2, OwnTurn, "Hochzeit"),
            Self::Intrigue => ("intrigue", Politics, 2, OwnTurn, "Intrige"),
            Self::Saboteur => ("saboteur", Politics, 2, OwnTurn, "Sabotage"),
            Self::Spy => ("spy", Politics, 3, OwnTurn, "Spionage"),
            Self::Deserter => ("deserter", Politics, 2, OwnTurn, "Überläufer"),
            Self::Constitution => ("constitution", Politics, 1, AtOnce, "Verfassung"),
            Self::Merchant => ("merchant", Trade, 6, OwnTurn, "Händler"),
            Self::CommercialHarbor => ("commercial-harbor", Trade, 2, OwnTurn, "Handelshafen"),
            Self::MerchantFleet => ("merchant-fleet", Trade, 2, OwnTurn, "Handelsflotte"),
            Self::MasterMerchant => ("master-merchant", Trade, 2, OwnTurn, "Großhändler"),
            Self::TradeMonopoly => ("trade-monopoly", Trade, 2, OwnTurn, "Handelsmonopol"),
            Self::ResourceMonopoly => ("resource-monopoly", Trade, 4, OwnTurn, "Rohstoffmonopol"),
            Self::WhiteMagic => ("white-magic", Magic, 1, AtOnce, "Weiße Magie"),
            Self::Curse => ("curse", Magic, 1, OwnTurn, "Hexenspruch"),
            Self::FavorOfTheStars => ("favor-of-the-stars", Magic, 1, OwnTurn, "Gunst der Sterne"),
            Self::SmallDragon => ("small-dragon", Magic, 1, AnyTime, "Kleiner Zauberdrache"),
            Self::GreatDragon => ("great-dragon", Magic, 1, OwnTurn, "Großer Zauberdrache"),
            Self::MagicPower => ("magic-power", Magic, 1, AnyTime, "Zauberkraft"),
            Self::UnicornDance => ("unicorn-dance", Magic, 1, BeforeRoll, "Tanz der Einhörner"),
            Self::MagicCurrent => ("magic-current", Magic, 1, OwnTurn, "Magische Strömung"),
            Self::EnchantedLand => ("enchanted-land", Magic, 1, OwnTurn, "Zauberland"),
            Self::Counterspell => ("counterspell", Magic, 1, AnyTime, "Zauberveto"),
            Self::Incantation => ("incantation", Magic, 1, OwnTurn, "Zauberformel"),
            Self::Conjuring => ("conjuring", Magic, 1, OwnTurn, "Magische Fügung"),
            Self::MagicRelocation => ("magic-relocation", Magic, 1, OwnTurn, "Magischer Ortswechsel"),
            Self::SpellOfNature => ("spell-of-nature", Magic, 1, OwnTurn, "Zauber der Natur"),
            Self::Wizard => ("wizard", Magic, 3, OwnTurnOrRobber, "Zauberer"),
            Self::Lightning => ("lightning", Magic, 1, OwnTurn, "Blitzschlag"),
        };
        Printed { id, deck, copies, when, german }
    }

    /// Its name in files.
    pub const fn id(self) -> &'static str {
        self.printed().id
    }

    /// The deck that it belongs to.
    pub const fn deck(self) -> Track {
        self.printed().deck
    }

    /// How many of it there are.
    pub const fn copies(self) -> u32 {
        self.printed().copies
    }

    /// When it may be played.
    pub const fn when(self) -> When {
        self.printed().when
    }

    /// Its name on the German card, for the search.
    pub const fn german(self) -> &'static str {
        self.printed().german
    }

    /// Whether it is worth a point: then it lies open, counts for no hand, and no Spy takes it.
    pub const fn scores(self) -> bool {
        matches!(self.when(), When::AtOnce)
    }

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(format!("rules-cities-and-knights-card-{}", self.id()))
    }

    /// Where the rules have it.
    pub fn place(self) -> RuleHeading {
        if self.deck() == Track::Magic { RuleHeading::FanCards } else { RuleHeading::Cards }
    }

    /// Whether it may be played now (rules, "Playing progress cards"; fan set). Errors: it belongs to another moment, or it is the
    /// Bishop while the robber sleeps.
    pub fn check(self, now: Now, robber: Robber) -> Result<(), RuleViolation> {
        let fits = match self.when() {
            When::AtOnce | When::AnyTime => true,
            When::BeforeRoll => now == Now::BeforeRoll,
            When::OwnTurn => now == Now::AfterRoll,
            When::OwnTurnOrRobber => matches!(now, Now::AfterRoll | Now::RobberPlaced),
        };
        if !fits {
            return Err(RuleViolation::OtherMoment(self));
        }
        if self == Self::Bishop { robber.check() } else { Ok(()) }
    }

    /// Whom it concerns by the points, clockwise from its player: who gives for a Wedding, whom a Master merchant may choose, who
    /// discards for a Saboteur. None for a card that does not ask for points. `points` are given in seat order.
    pub fn concerns(self, seat: Seat, points: &[i64]) -> Option<Vec<Seat>> {
        let of = |seat: Seat| points.get(seat.index()).copied().unwrap_or(0);
        let own = of(seat);
        let least = match self {
            Self::Wedding | Self::MasterMerchant => own + 1,
            Self::Saboteur => own,
            _ => return None,
        };
        Some(seat.clockwise(points.len()).skip(1).filter(|&other| of(other) >= least).collect())
    }
}

impl Sabotage {
    /// What the Saboteur does.
    pub fn effect(self) -> Message {
        match self {
            Self::Discard => Message::new("rules-cities-and-knights-effect-saboteur"),
            Self::TurnCity => Message::new("rules-cities-and-knights-effect-saboteur-turns-city"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cards_have_names_of_their_own() {
        for (at, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(Card::ALL.iter().position(|other| other.id() == card.id()), Some(at));
            assert_eq!(serde_json::to_value(card).unwrap(), card.id());
        }
    }

    #[test]
    fn each_card_has_its_moment() {
        let allowed = |card: Card| {
            [Now::BeforeRoll, Now::AfterRoll, Now::OthersTurn, Now::RobberPlaced]
                .map(|now| card.check(now, Robber::Moves).is_ok())
        };
        assert_eq!(allowed(Card::Alchemist), [true, false, false, false]);
        assert_eq!(allowed(Card::Crane), [false, true, false, false]);
        assert_eq!(allowed(Card::SmallDragon), [true; 4]);
        assert_eq!(allowed(Card::Wizard), [false, true, false, true]);
        assert_eq!(Card::Bishop.check(Now::AfterRoll, Robber::Sleeps), Err(RuleViolation::RobberSleeps));
        assert_eq!(Card::ALL.into_iter().filter(|card| card.scores()).count(), 3);
    }

    #[test]
    fn some_cards_look_at_the_points() {
        let points = [5, 6, 5, 4];
        assert_eq!(Card::Wedding.concerns(Seat(2), &points), Some(vec![Seat(1)]));
        assert_eq!(Card::Saboteur.concerns(Seat(2), &points), Some(vec![Seat(0), Seat(1)]));
        assert_eq!(Card::Spy.concerns(Seat(2), &points), None);
    }
}
