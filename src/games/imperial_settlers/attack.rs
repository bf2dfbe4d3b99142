//! The virtual player's attack in the solo game: which location falls to his attack cards.

use serde::{Deserialize, Serialize};

use super::goods::Good;

/// How many attacks there are at the end of each round (rulebook, solo game).
pub const ATTACKS: usize = 2;

/// A location of the player, as an attack sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Location {
    /// Its name, as the player gave it.
    pub name: String,
    /// What kind of ability it has.
    pub kind: Kind,
    /// By what it is found.
    pub prey: Prey,
    /// The resources it cost.
    #[serde(default)]
    pub cost: Cost,
}

/// What kind of ability a location has, in the order in which they fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the kinds of the rulebook")]
pub enum Kind {
    Action,
    Feature,
    Production,
}

/// By what an attack finds a location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prey {
    /// A common location, by the goods of its raze field; an empty one is never found.
    Raze(Vec<Good>),
    /// A Japanese faction location that can be razed (so neither Shrine nor Gate), by the good of its deal field.
    Deal(Good),
}

/// The resources of a location's cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "each is the resource of that name")]
pub struct Cost {
    pub wood: u32,
    pub stone: u32,
    pub food: u32,
}

/// What decides between several locations that are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// Of Japanese locations: card, raze, gold, point, stone, worker, food, wood on the deal field.
    Deal,
    /// Action before feature before production.
    Kind,
    /// The most resources in the cost.
    Cost,
    /// The most stone in the cost.
    Stone,
}

/// An attack with all that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The pairs of targets that were looked for, in order; the last one decided if there is a hit.
    pub tried: Vec<[Good; 2]>,
    /// What was found; none if no pair fits a location.
    pub hit: Option<Hit>,
    /// The line of targets afterwards: after a hit the pair's two cards stand at its end.
    pub targets: Vec<Good>,
}

/// What an attack has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The targets of the two attack cards, the revealed one first.
    pub pair: [Good; 2],
    /// The places of the locations that fit the pair.
    pub found: Vec<usize>,
    /// How many were left after each priority that told them apart.
    pub cuts: Vec<(Priority, usize)>,
    /// Those that are still level: one falls, and the player chooses which.
    pub razed: Vec<usize>,
}

/// The order in which Japanese locations fall, by their deal fields.
const DEALS: [Good; 8] =
    [Good::Card, Good::Raze, Good::Gold, Good::Vp, Good::Stone, Good::Worker, Good::Food, Good::Wood];

/// One attack on these locations; the card just revealed is the first target (rulebook, solo game).
///
/// The first target is paired with the second, the third and so on; the first pair whose two goods stand together in a
/// raze field decides. Where there are Japanese locations, points on the first and on any other card lead to one of
/// them before that.
pub fn attack(targets: &[Good], locations: &[Location]) -> Attack {
    let Some((&revealed, others)) = targets.split_first() else {
        return Attack { tried: Vec::new(), hit: None, targets: Vec::new() };
    };
    let mut tried = Vec::new();
    if let Some(partner) = japanese_partner(revealed, others, locations) {
        tried.push([revealed, Good::Vp]);
        let found = places(locations, |location| matches!(location.prey, Prey::Deal(_)));
        return Attack {
            tried,
            hit: Some(hit([revealed, Good::Vp], found, locations)),
            targets: moved(targets, partner),
        };
    }
    for (partner, &good) in others.iter().enumerate() {
        let pair = [revealed, good];
        tried.push(pair);
        let found = places(locations, |location| location.shows(pair));
        if !found.is_empty() {
            return Attack { tried, hit: Some(hit(pair, found, locations)), targets: moved(targets, partner) };
        }
    }
    Attack { tried, hit: None, targets: targets.to_vec() }
}

/// The place, among the others, of the nearest card that leads to a Japanese location.
fn japanese_partner(revealed: Good, others: &[Good], locations: &[Location]) -> Option<usize> {
    let japanese = locations.iter().any(|location| matches!(location.prey, Prey::Deal(_)));
    let points = others.iter().position(|&good| good == Good::Vp);
    points.filter(|_| japanese && revealed == Good::Vp)
}

fn places(locations: &[Location], fits: impl Fn(&Location) -> bool) -> Vec<usize> {
    locations.iter().enumerate().filter(|(_, location)| fits(location)).map(|(place, _)| place).collect()
}

/// The line after a hit: the revealed card and its partner, given by its place among the others, go to the end.
fn moved(targets: &[Good], partner: usize) -> Vec<Good> {
    let used = |place: &usize| *place == 0 || *place == partner + 1;
    let (used, stay): (Vec<_>, Vec<_>) = targets.iter().copied().enumerate().partition(|(place, _)| used(place));
    stay.into_iter().chain(used).map(|(_, good)| good).collect()
}

fn hit(pair: [Good; 2], found: Vec<usize>, locations: &[Location]) -> Hit {
    let mut razed = found.clone();
    let mut cuts = Vec::new();
    for priority in [Priority::Deal, Priority::Kind, Priority::Cost, Priority::Stone] {
        let rank = |place: &usize| locations.get(*place).map(|location| priority.rank(location));
        let best = razed.iter().map(rank).min();
        let left: Vec<usize> = razed.iter().copied().filter(|place| Some(rank(place)) == best).collect();
        if left.len() < razed.len() {
            cuts.push((priority, left.len()));
            razed = left;
        }
    }
    Hit { pair, found, cuts, razed }
}

impl Location {
    /// Whether the raze field holds both goods of a pair; two of one kind need two of it there.
    fn shows(&self, [one, other]: [Good; 2]) -> bool {
        let Prey::Raze(goods) = &self.prey else {
            return false;
        };
        let count = |good| goods.iter().filter(|&&shown| shown == good).count();
        if one == other { count(one) >= 2 } else { count(one) > 0 && count(other) > 0 }
    }
}

impl Cost {
    /// Whether it costs nothing.
    pub const fn is_free(&self) -> bool {
        self.resources() == 0
    }

    /// All resources of the cost.
    pub const fn resources(self) -> u32 {
        self.wood.saturating_add(self.stone).saturating_add(self.food)
    }
}

impl Priority {
    /// How soon a location falls by this priority: the least first.
    fn rank(self, location: &Location) -> u32 {
        match self {
            Self::Deal => match location.prey {
                Prey::Deal(deal) => {
                    DEALS.into_iter().zip(0..).find(|&(good, _)| good == deal).map_or(u32::MAX, |at| at.1)
                }
                Prey::Raze(_) => 0,
            },
            Self::Kind => location.kind as u32,
            Self::Cost => u32::MAX - location.cost.resources(),
            Self::Stone => u32::MAX - location.cost.stone,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Good::{Food, Gold, Stone, Vp, Wood, Worker};
    use proptest::prelude::*;

    fn location(kind: Kind, prey: Prey, wood: u32, stone: u32) -> Location {
        Location { name: String::new(), kind, prey, cost: Cost { wood, stone, food: 0 } }
    }

    fn common(kind: Kind, raze: &[Good], wood: u32, stone: u32) -> Location {
        location(kind, Prey::Raze(raze.to_vec()), wood, stone)
    }

    fn razed(targets: &[Good], locations: &[Location]) -> Vec<usize> {
        attack(targets, locations).hit.map_or_else(Vec::new, |hit| hit.razed)
    }

    #[test]
    fn only_pairs_with_the_revealed_card_count_and_the_first_one_decides() {
        let locations = [common(Kind::Action, &[Stone, Worker], 1, 0), common(Kind::Production, &[Wood, Gold], 1, 0)];
        let attack = attack(&[Wood, Stone, Worker, Gold], &locations);
        assert_eq!(attack.tried, [[Wood, Stone], [Wood, Worker], [Wood, Gold]]);
        assert_eq!(attack.hit.unwrap().razed, [1]);
        assert_eq!(attack.targets, [Stone, Worker, Wood, Gold]);
    }

    #[test]
    fn no_pair_leaves_everything_as_it_is() {
        for targets in [&[Wood][..], &[Wood, Food], &[]] {
            let attack = attack(targets, &[common(Kind::Action, &[Wood, Stone], 1, 0)]);
            assert_eq!((attack.hit, attack.targets), (None, targets.to_vec()));
        }
    }

    #[test]
    fn two_of_a_kind_need_two_on_the_card() {
        let locations = [common(Kind::Action, &[Wood, Stone], 1, 0), common(Kind::Action, &[Wood, Wood], 1, 0)];
        assert_eq!(razed(&[Wood, Wood], &locations), [1]);
    }

    #[test]
    fn kind_goes_before_cost_and_cost_before_stone() {
        let pair = [Wood, Gold];
        let kinds = [common(Kind::Production, &pair, 9, 9), common(Kind::Feature, &pair, 0, 1)];
        assert_eq!(razed(&pair, &kinds), [1]);
        let costs = [common(Kind::Action, &pair, 0, 2), common(Kind::Action, &pair, 3, 0)];
        assert_eq!(razed(&pair, &costs), [1]);
        let stones = [common(Kind::Action, &pair, 2, 1), common(Kind::Action, &pair, 1, 2)];
        assert_eq!(razed(&pair, &stones), [1]);
        let level = [common(Kind::Action, &pair, 1, 1), common(Kind::Action, &pair, 1, 1)];
        assert_eq!(razed(&pair, &level), [0, 1]);
    }

    #[test]
    fn two_points_lead_to_a_japanese_location() {
        let deal = |good, kind| location(kind, Prey::Deal(good), 1, 0);
        let locations = [
            common(Kind::Action, &[Vp, Wood], 9, 0),
            deal(Wood, Kind::Action),
            deal(Gold, Kind::Production),
            deal(Gold, Kind::Feature),
        ];
        let attack = attack(&[Vp, Wood, Stone, Vp, Vp], &locations);
        let hit = attack.hit.unwrap();
        assert_eq!((hit.pair, hit.found, hit.razed), ([Vp, Vp], vec![1, 2, 3], vec![3]));
        assert_eq!(hit.cuts, [(Priority::Deal, 2), (Priority::Kind, 1)]);
        assert_eq!(attack.targets, [Wood, Stone, Vp, Vp, Vp]);
    }

    #[test]
    fn without_a_second_point_or_a_japanese_location_the_common_ones_are_looked_at() {
        let common = common(Kind::Action, &[Vp, Wood], 1, 0);
        let deal = location(Kind::Action, Prey::Deal(Gold), 1, 0);
        assert_eq!(razed(&[Vp, Wood], &[deal.clone(), common.clone()]), [1]);
        assert_eq!(razed(&[Wood, Vp, Vp], &[deal, common.clone()]), [1]);
        assert_eq!(razed(&[Vp, Wood, Vp], &[common]), [0]);
    }

    fn any_good() -> impl Strategy<Value = Good> {
        proptest::sample::select(Good::ON_CARDS.to_vec())
    }

    fn any_location() -> impl Strategy<Value = Location> {
        let kind = proptest::sample::select(vec![Kind::Action, Kind::Feature, Kind::Production]);
        let raze = proptest::collection::vec(any_good(), 0..4).prop_map(Prey::Raze);
        let prey = prop_oneof![3 => raze, 1 => any_good().prop_map(Prey::Deal)];
        (kind, prey, 0u32..4, 0u32..4).prop_map(|(kind, prey, wood, stone)| location(kind, prey, wood, stone))
    }

    proptest! {
        #[test]
        fn an_attack_moves_cards_and_invents_none(
            targets in proptest::collection::vec(any_good(), 1..17),
            locations in proptest::collection::vec(any_location(), 0..12),
        ) {
            let attack = attack(&targets, &locations);
            let sorted = |goods: &[Good]| { let mut goods = goods.to_vec(); goods.sort_unstable(); goods };
            prop_assert_eq!(sorted(&attack.targets), sorted(&targets));
            let Some(hit) = attack.hit else {
                prop_assert_eq!(attack.targets, targets);
                return Ok(());
            };
            prop_assert!(!hit.razed.is_empty() && hit.razed.iter().all(|place| hit.found.contains(place)));
            prop_assert!(attack.targets.ends_with(&hit.pair));
        }
    }
}
