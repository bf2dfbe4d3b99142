//! The virtual player of the solo game: his cards, his line of attack cards, his attacks and his Collection.

use super::site::Site;
use super::state::State;
use crate::games::imperial_settlers::attack::{ATTACKS, Attack, Location, attack};
use crate::games::imperial_settlers::attack_odds::{AttackOdds, attack_odds};
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::lookout::{Step, prompt_end};
use crate::games::imperial_settlers::solo::{Outcome, Taken, collection};
use crate::games::imperial_settlers::turns::ROUNDS;
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// The only player of a solo game.
pub(super) const PLAYER: Seat = Seat(0);

/// What the virtual player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VirtualPlayer {
    /// The cards that lie before him.
    pub cards: u32,
    /// The attack cards that the app keeps, the top one first; empty where they are drawn at the table.
    pub deck: Vec<Good>,
    /// The line of revealed attack cards, the newest first.
    pub targets: Vec<Good>,
    /// The attack cards that left the line, and the game with it.
    pub gone: Vec<Good>,
    /// What each round added to his Collection.
    pub taken: [Taken; ROUNDS as usize],
}

/// An attack that was carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    /// What the attack found.
    pub attack: Attack,
    /// The locations that he could attack, each as it was called at the table.
    pub prey: Vec<Site>,
    /// The place of each of them in the empire.
    places: Vec<usize>,
    /// The location that fell; none if none did, or none was chosen yet.
    pub fell: Option<Site>,
}

impl Default for VirtualPlayer {
    fn default() -> Self {
        let (deck, targets, gone) = (Vec::new(), Vec::new(), Vec::new());
        Self { cards: 0, deck, targets, gone, taken: [Taken::default(); ROUNDS as usize] }
    }
}

impl Fought {
    /// The places in the empire of the locations of which one is still to fall, by the player's choice.
    pub fn open(&self) -> Vec<usize> {
        if self.fell.is_some() {
            return Vec::new();
        }
        self.razed().collect()
    }

    fn razed(&self) -> impl Iterator<Item = usize> {
        let hit = self.attack.hit.iter().flat_map(|hit| &hit.razed);
        hit.filter_map(|&found| self.places.get(found).copied())
    }

    /// What falls, and why.
    pub fn reason(&self) -> Reason {
        let called: Vec<Message> = self.prey.iter().map(Site::message).collect();
        let fell = self.fell.as_ref();
        let chosen = fell.and_then(|fell| self.prey.iter().position(|site| site == fell));
        self.attack.reason_of(&called, chosen)
    }
}

impl State {
    /// The locations that the virtual player can attack, each with its place in the empire.
    pub fn prey(&self) -> Vec<(usize, Location)> {
        let sites = self.realm(PLAYER).sites.iter().enumerate();
        sites.filter_map(|(place, site)| Some((place, site.prey()?))).collect()
    }

    /// Whether the attack that was begun waits for the player's choice.
    pub fn must_choose(&self) -> bool {
        self.round.attacks.last().is_some_and(|fought| !fought.open().is_empty())
    }

    /// Whether an attack card is to be revealed now: the first one in the set-up, and one for each attack.
    pub fn may_reveal(&self) -> bool {
        match self.step() {
            "attack-cards" => self.virtual_player.targets.is_empty(),
            "attack" => self.round.attacks.len() < ATTACKS && !self.must_choose(),
            _ => false,
        }
    }

    /// What the attack cards show that are still to be revealed: those of the app's deck, else those of the box without the
    /// ones that were revealed. None where other cards were revealed than the box holds.
    pub fn attack_cards_left(&self) -> Option<Goods> {
        let player = &self.virtual_player;
        if !player.deck.is_empty() {
            return Some(player.deck.iter().map(|&good| (good, 1)).collect());
        }
        let mut left = self.known.attack_goods();
        for &good in player.targets.iter().chain(&player.gone) {
            left.set(good, left.count(good).checked_sub(1)?);
        }
        Some(left).filter(|left| !left.is_empty())
    }

    /// How likely each location is to fall to the next attack card; none where nobody knows what those show.
    pub fn attack_odds(&self) -> Option<(Vec<usize>, AttackOdds)> {
        let (places, prey): (Vec<_>, Vec<_>) = self.prey().into_iter().unzip();
        let odds = attack_odds(&self.attack_cards_left()?, &self.virtual_player.targets, &prey);
        Some((places, odds))
    }

    /// Among how many cards one is to be drawn for him now.
    pub fn draws_from(&self) -> Option<u32> {
        if self.step() != "lookout" {
            return None;
        }
        let steps = self.lookout();
        let asked = steps.get(self.round.looked..prompt_end(&steps, self.round.looked))?;
        asked.iter().find_map(|step| match step {
            Step::VirtualDraws { from } => Some(*from),
            _ => None,
        })
    }

    /// The cards in the Collection.
    pub fn collection(&self) -> u32 {
        collection(&self.virtual_player.taken)
    }

    /// How the solo game stands, with these points.
    pub fn outcome(&self, points: i64) -> Outcome {
        Outcome {
            faction_locations: self.built(PLAYER, true).unwrap_or(0),
            collection: self.collection(),
            points: u32::try_from(points).unwrap_or(0),
        }
    }

    fn taken(&mut self) -> Option<&mut Taken> {
        let round = usize::from(self.table.cursor.round);
        self.virtual_player.taken.get_mut(round)
    }

    /// His cards go to his Collection.
    pub(super) fn collect(&mut self) {
        let cards = std::mem::take(&mut self.virtual_player.cards);
        if let Some(taken) = self.taken() {
            taken.his_cards = taken.his_cards.saturating_add(cards);
        }
    }

    /// An attack card joins the line; in the attacks it decides what falls.
    pub(super) fn reveal(&mut self, good: Good) {
        if !self.virtual_player.deck.is_empty() {
            self.virtual_player.deck.remove(0);
        }
        self.virtual_player.targets.insert(0, good);
        if self.step() != "attack" {
            return;
        }
        let (places, found): (Vec<_>, Vec<_>) = self.prey().into_iter().unzip();
        let attack = attack(&self.virtual_player.targets, &found);
        let sites = &self.realm(PLAYER).sites;
        let prey = places.iter().filter_map(|&place| sites.get(place).cloned()).collect();
        self.virtual_player.targets.clone_from(&attack.targets);
        let fought = Fought { attack, prey, places, fell: None };
        let only: Vec<usize> = fought.razed().collect();
        self.round.attacks.push(fought);
        if let [site] = only[..] {
            self.fall(site);
        }
    }

    /// A location falls to the attack that was begun, and goes to the Collection.
    pub(super) fn fall(&mut self, place: usize) {
        let fallen = self.realm_mut(PLAYER).and_then(|realm| realm.take_out(place));
        if fallen.is_none() {
            return;
        }
        if let Some(taken) = self.taken() {
            taken.razed = taken.razed.saturating_add(1);
        }
        if let Some(fought) = self.round.attacks.last_mut() {
            fought.fell = fallen;
        }
    }
}
