//! The lookout in its four ways and in the solo game: who picks from how many cards, in which order.

use serde::{Deserialize, Serialize};

use crate::table::seat::Seat;

/// A way to hold the lookout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Two rows of a card more than players; the second is picked from backwards.
    #[default]
    Normal,
    /// Three cards each: keep one, pass two on, keep one.
    Draft,
    /// One row of five, filled up where needed.
    Advanced,
    /// The normal one with a common card more for everyone.
    Peaceful,
}

/// One step of a lookout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Everyone draws the top card of the own faction's deck.
    DrawFaction {
        /// Whether there is nobody else.
        alone: bool,
    },
    /// Everyone draws a common card.
    DrawCommon,
    /// Common cards are laid out face up.
    Reveal {
        /// How many.
        cards: u32,
    },
    /// Further common cards are laid beside those that lie there.
    Refill {
        /// How many.
        cards: u32,
    },
    /// A player takes one of the cards that lie there.
    Pick {
        /// Who.
        seat: Seat,
        /// How many there are to choose from.
        from: u32,
    },
    /// Everyone gets common cards, face down.
    Deal {
        /// How many each.
        cards: u32,
    },
    /// Everyone keeps one of the cards at hand.
    Keep {
        /// How many there are to choose from.
        from: u32,
    },
    /// Everyone passes the rest on, clockwise.
    PassOn {
        /// How many cards each.
        cards: u32,
    },
    /// One of the cards that lie there, drawn at random, becomes the virtual player's.
    VirtualDraws {
        /// How many there are.
        from: u32,
    },
    /// The last card becomes the virtual player's.
    VirtualTakes,
    /// What is left is discarded.
    Discard,
}

impl Step {
    /// Whether somebody chooses a card, for which the table waits.
    pub const fn is_choice(&self) -> bool {
        matches!(self, Self::Pick { .. } | Self::Keep { .. })
    }
}

/// The steps of a lookout with these seats (rulebook, lookout and variants); one seat is the solo game, which has one
/// way only. The end of it is always a faction card and two common ones for everyone, three in the peaceful way.
pub fn steps(way: Way, seats: usize, first: Seat) -> Vec<Step> {
    let alone = seats <= 1;
    let mut steps = vec![Step::DrawFaction { alone }];
    if alone {
        steps.extend(solo(first));
        return steps;
    }
    match way {
        Way::Normal => steps.extend(normal(seats, first)),
        Way::Draft => steps.extend([
            Step::Deal { cards: 3 },
            Step::Keep { from: 3 },
            Step::PassOn { cards: 2 },
            Step::Keep { from: 2 },
            Step::Discard,
        ]),
        Way::Advanced => steps.extend(advanced(seats, first)),
        Way::Peaceful => {
            steps.push(Step::DrawCommon);
            steps.extend(normal(seats, first));
        }
    }
    steps
}

/// Where the prompt that begins at this step ends: with the next choice, so that the table is asked once a choice and
/// what is laid out before it goes without saying. What follows the last choice is a prompt of its own.
pub fn prompt_end(steps: &[Step], from: usize) -> usize {
    let choice = steps.iter().skip(from).position(Step::is_choice);
    choice.map_or(steps.len(), |ahead| from + ahead + 1)
}

fn normal(seats: usize, first: Seat) -> Vec<Step> {
    let forwards: Vec<Seat> = first.clockwise(seats).collect();
    let backwards: Vec<Seat> = forwards.iter().rev().copied().collect();
    [forwards, backwards].into_iter().flat_map(row).collect()
}

/// A row of a card more than players, from which each takes one.
fn row(order: Vec<Seat>) -> Vec<Step> {
    let cards = u32::try_from(order.len()).unwrap_or(u32::MAX).saturating_add(1);
    let mut steps = vec![Step::Reveal { cards }];
    steps.extend((2..=cards).rev().zip(order).map(|(from, seat)| Step::Pick { seat, from }));
    steps.push(Step::Discard);
    steps
}

/// Five cards: the first player picks from all, everyone else from four, then everyone from three and the last from two.
/// Cards are added where fewer lie there, which never happens with two players.
fn advanced(seats: usize, first: Seat) -> Vec<Step> {
    const ROW: u32 = 5;
    let mut steps = vec![Step::Reveal { cards: ROW }];
    let mut lie = ROW;
    let last = 2 * seats - 1;
    for (pick, seat) in first.clockwise(seats).chain(first.clockwise(seats)).enumerate() {
        let from = match pick {
            0 => ROW,
            pick if pick < seats => 4,
            pick if pick < last => 3,
            _ => 2,
        };
        if from > lie {
            steps.push(Step::Refill { cards: from - lie });
        }
        steps.push(Step::Pick { seat, from });
        lie = from - 1;
    }
    steps.push(Step::Discard);
    steps
}

fn solo(seat: Seat) -> [Step; 5] {
    [
        Step::Reveal { cards: 4 },
        Step::Pick { seat, from: 4 },
        Step::VirtualDraws { from: 3 },
        Step::Pick { seat, from: 2 },
        Step::VirtualTakes,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lookout_asks_once_a_choice() {
        let prompts = |way, seats| {
            let steps = steps(way, seats, Seat(0));
            let mut ends = vec![prompt_end(&steps, 0)];
            while ends.last().is_some_and(|&end| end < steps.len()) {
                ends.push(prompt_end(&steps, ends[ends.len() - 1]));
            }
            ends
        };
        assert_eq!(prompts(Way::Normal, 2), [3, 4, 7, 8, 9], "draw, lay out, pick; pick; discard, lay out, pick; …");
        assert_eq!(prompts(Way::Draft, 4), [3, 5, 6]);
        assert_eq!(prompts(Way::Normal, 1), [3, 5, 6]);
    }

    fn picks(way: Way, seats: usize, first: u8) -> Vec<(u8, u32)> {
        let pick = |step| match step {
            Step::Pick { seat, from } => Some((seat.0, from)),
            _ => None,
        };
        steps(way, seats, Seat(first)).into_iter().filter_map(pick).collect()
    }

    #[test]
    fn the_normal_way_goes_forth_and_back() {
        assert_eq!(picks(Way::Normal, 3, 1), [(1, 4), (2, 3), (0, 2), (0, 4), (2, 3), (1, 2)]);
        assert_eq!(picks(Way::Peaceful, 2, 0), [(0, 3), (1, 2), (1, 3), (0, 2)]);
        assert!(steps(Way::Peaceful, 2, Seat(0)).contains(&Step::DrawCommon));
    }

    #[test]
    fn the_advanced_way_keeps_the_choice_wide() {
        let choices =
            |seats| -> Vec<u32> { picks(Way::Advanced, seats, 0).into_iter().map(|(_, from)| from).collect() };
        assert_eq!(choices(2), [5, 4, 3, 2]);
        assert_eq!(choices(3), [5, 4, 4, 3, 3, 2]);
        assert_eq!(choices(4), [5, 4, 4, 4, 3, 3, 3, 2]);
        let refills = |seats| {
            let steps = steps(Way::Advanced, seats, Seat(0));
            steps.into_iter().filter(|step| matches!(step, Step::Refill { cards: 1 })).count()
        };
        assert_eq!([2, 3, 4].map(refills), [0, 2, 4]);
    }

    #[test]
    fn everyone_gets_two_common_cards() {
        for seats in 2..=4 {
            for way in [Way::Normal, Way::Advanced, Way::Peaceful] {
                let picks = picks(way, seats, 1);
                for seat in Seat::all(seats) {
                    assert_eq!(picks.iter().filter(|(picker, _)| *picker == seat.0).count(), 2, "{way:?} {seats}");
                }
            }
            let keeps = steps(Way::Draft, seats, Seat(0));
            assert_eq!(keeps.iter().filter(|step| matches!(step, Step::Keep { .. })).count(), 2);
        }
    }

    #[test]
    fn alone_the_virtual_player_gets_two_cards() {
        for way in [Way::Normal, Way::Draft] {
            let steps = steps(way, 1, Seat(0));
            assert_eq!(steps.len(), 6);
            assert_eq!(picks(way, 1, 0), [(0, 4), (0, 2)]);
            assert!(steps.contains(&Step::VirtualDraws { from: 3 }) && steps.contains(&Step::VirtualTakes));
        }
    }
}
