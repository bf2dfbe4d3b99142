//! The solo game's virtual player: his Collection, the result, and the rank it earns.

use serde::{Deserialize, Serialize};

use super::reasons::ruled;
use crate::locale::Message;
use crate::table::reason::Reason;

/// What one round adds to the virtual player's Collection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// His cards of the lookout that still lie there after the cleanup, two at most.
    pub his_cards: u32,
    /// Locations that fell to his attacks, two at most.
    pub razed: u32,
}

/// How a solo game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The player's faction locations.
    pub faction_locations: u32,
    /// The cards in the virtual player's Collection.
    pub collection: u32,
    /// All points of the player, those for locations among them.
    pub points: u32,
}

/// The rank that a won solo game earns, by its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the ranks of the rulebook")]
pub enum Rank {
    Commoner,
    Servant,
    Squire,
    Knight,
    Castellan,
    King,
    Emperor,
}

/// The cards of the Collection after these rounds (rulebook, solo game).
pub fn collection(rounds: &[Taken]) -> u32 {
    rounds.iter().map(|taken| taken.his_cards.saturating_add(taken.razed)).fold(0, u32::saturating_add)
}

/// Why the Collection has so many cards, round by round.
pub fn collection_reason(rounds: &[Taken]) -> Reason {
    let line = |(round, taken): (i64, &Taken)| {
        let what = Message::new("rules-imperial-settlers-collected")
            .number("round", round)
            .number("cards", taken.his_cards)
            .number("razed", taken.razed);
        Reason::new(what, taken.his_cards.saturating_add(taken.razed).into())
    };
    let total = Reason::sum(Message::new("rules-imperial-settlers-collection"), (1..).zip(rounds).map(line).collect());
    ruled(total, "rules-imperial-settlers-rule-collection", "rules-imperial-settlers-place-solo")
}

impl Outcome {
    /// Whether the player has won: more faction locations than the Collection has cards; equal is lost (rulebook, solo
    /// game).
    pub const fn won(self) -> bool {
        self.faction_locations > self.collection
    }

    /// The rank of a won game.
    pub fn rank(self) -> Option<Rank> {
        self.won().then(|| Rank::of(self.points))
    }

    /// What it was won or lost by, in a sentence; a lost one with how much was missing.
    pub fn decided(self) -> Message {
        let key = if self.won() { "imperial-settlers-solo-decided" } else { "imperial-settlers-solo-missed" };
        let missing = self.collection.saturating_add(1).saturating_sub(self.faction_locations);
        let message = Message::new(key).number("faction", self.faction_locations).number("collection", self.collection);
        if self.won() { message } else { message.number("missing", missing) }
    }

    /// Why it is won or lost, and with which rank.
    pub fn reason(self) -> Reason {
        let what = match self.rank() {
            Some(rank) => Message::new("rules-imperial-settlers-solo-won").say("rank", rank.message()),
            None => Message::new("rules-imperial-settlers-solo-lost"),
        };
        let parts = vec![
            Reason::new(Message::new("rules-imperial-settlers-solo-faction"), self.faction_locations.into()),
            Reason::new(Message::new("rules-imperial-settlers-collection"), self.collection.into()),
            Reason::new(Message::new("rules-imperial-settlers-points"), self.points.into()),
        ];
        ruled(Reason::note(what).of(parts), "rules-imperial-settlers-rule-solo", "rules-imperial-settlers-place-solo")
    }
}

impl Rank {
    /// All ranks, the lowest first.
    pub const ALL: [Self; 7] =
        [Self::Commoner, Self::Servant, Self::Squire, Self::Knight, Self::Castellan, Self::King, Self::Emperor];

    /// The rank of so many points (rulebook, solo game).
    pub fn of(points: u32) -> Self {
        Self::ALL.into_iter().rev().find(|rank| points >= rank.from()).unwrap_or(Self::Commoner)
    }

    /// The points from which on it is reached.
    pub const fn from(self) -> u32 {
        match self {
            Self::Commoner => 0,
            Self::Servant => 30,
            Self::Squire => 40,
            Self::Knight => 50,
            Self::Castellan => 60,
            Self::King => 70,
            Self::Emperor => 80,
        }
    }

    /// Its name. The Czech and the English rulebook's lists are no translations of each other.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Commoner => "rules-imperial-settlers-rank-commoner",
            Self::Servant => "rules-imperial-settlers-rank-servant",
            Self::Squire => "rules-imperial-settlers-rank-squire",
            Self::Knight => "rules-imperial-settlers-rank-knight",
            Self::Castellan => "rules-imperial-settlers-rank-castellan",
            Self::King => "rules-imperial-settlers-rank-king",
            Self::Emperor => "rules-imperial-settlers-rank-emperor",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_collection_grows_round_by_round() {
        let rounds = [Taken { his_cards: 2, razed: 1 }, Taken { his_cards: 1, razed: 2 }, Taken::default()];
        assert_eq!(collection(&rounds), 6);
        let reason = collection_reason(&rounds);
        assert_eq!((reason.amount, reason.parts.len()), (Some(6), 3));
    }

    #[test]
    fn more_faction_locations_win_and_the_points_give_the_rank() {
        let outcome = Outcome { faction_locations: 7, collection: 6, points: 59 };
        assert_eq!((outcome.won(), outcome.rank()), (true, Some(Rank::Knight)));
        let level = Outcome { collection: 7, ..outcome };
        assert_eq!((level.won(), level.rank()), (false, None));
    }

    #[test]
    fn each_rank_begins_where_the_table_says() {
        for pair in Rank::ALL.windows(2) {
            assert_eq!(Rank::of(pair[1].from() - 1), pair[0]);
            assert_eq!(Rank::of(pair[1].from()), pair[1]);
        }
        assert_eq!((Rank::of(0), Rank::of(9999)), (Rank::Commoner, Rank::Emperor));
    }
}
