//! What the entries of an Imperial Settlers play fold into.

use std::collections::BTreeMap;

use super::action::Why;
use super::options::Options;
use super::site::{Known, Site};
use super::virtual_player::{Fought, VirtualPlayer};
use crate::games::imperial_settlers::board::Board;
use crate::games::imperial_settlers::cleanup::{CleanUp, clean_up};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::lookout::{Step, steps};
use crate::games::imperial_settlers::points::Empire;
use crate::games::imperial_settlers::production::Production;
use crate::games::imperial_settlers::turns::first_player;
use crate::table::correction::Corrections;
use crate::table::rules::{Guided as _, Refusal};
use crate::table::seat::{Seat, Setup};
use crate::table::state::TableState;

/// How many Gates there are in the box (facts of the card list: JAP013 and JAP014).
pub const GATES: usize = 2;

/// An Imperial Settlers table at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Who sits at the table, and where the guide is.
    pub table: TableState,
    /// What was chosen for this play.
    pub options: Options,
    /// Who begins the first round.
    start: Seat,
    /// What lies before each player.
    realms: Vec<Realm>,
    /// What happened in this round so far.
    pub round: Round,
    /// The virtual player of the solo game; at other tables nothing of him changes.
    pub virtual_player: VirtualPlayer,
    /// What is remembered of cards: from plays before, and from this one.
    pub known: Known,
    /// Cells of the score sheet that a person filled or corrected, by row and seat.
    pub cells: Corrections<(String, Seat)>,
}

/// What lies before a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Realm {
    /// The faction; none before one was chosen.
    pub faction: Option<Faction>,
    /// The goods of the deals.
    pub deals: Vec<Good>,
    /// The locations that were entered.
    pub sites: Vec<Site>,
    /// What cards keep at cleanup, besides the faction's own good.
    pub stores: Vec<Good>,
    /// What was kept at the last cleanup.
    pub kept: Goods,
    /// Points on the track by where they come from.
    pub scored: BTreeMap<Why, i64>,
    /// How many common locations there are, where somebody counted.
    pub common: Option<u32>,
    /// How many faction locations there are, where somebody counted.
    pub own: Option<u32>,
    /// The resources on the Shrine; none without one.
    pub shrine: Option<u32>,
    /// The cards under each Gate; none without it.
    pub gates: [Option<u32>; GATES],
    /// Resources and workers left, for a tie.
    pub goods: Option<u32>,
    /// Cards in hand, for a tie.
    pub hand: Option<u32>,
    /// How many locations of each name there have been, by the name and whether they are the faction's.
    named: BTreeMap<(String, bool), u32>,
}

/// What happened in a round so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// How many steps of the lookout are done.
    pub looked: usize,
    /// The card that the app drew for the virtual player, counted from the left, from 1.
    pub drawn: Option<u32>,
    /// The points that the production gave, for each player who has taken it.
    pub taken: Vec<Option<u32>>,
    /// Who has passed.
    pub passed: Vec<bool>,
    /// Who takes the next action.
    pub turn: Seat,
    /// How many actions each has taken, a pass among them.
    pub acts: Vec<u32>,
    /// What each has left at the end of it.
    pub left: Vec<Goods>,
    /// The attacks of the virtual player.
    pub attacks: Vec<Fought>,
}

impl Round {
    fn new(seats: usize, first: Seat) -> Self {
        Self {
            looked: 0,
            drawn: None,
            taken: vec![None; seats],
            passed: vec![false; seats],
            turn: first,
            acts: vec![0; seats],
            left: vec![Goods::default(); seats],
            attacks: Vec::new(),
        }
    }
}

impl State {
    /// The table before the first entry.
    ///
    /// # Errors
    /// When what the setup remembers of cards is none of this game.
    pub(super) fn new(setup: &Setup) -> Result<Self, Refusal> {
        let seats = setup.players.len();
        let mut state = Self {
            table: TableState::new(setup),
            options: Options::of(setup),
            start: setup.first,
            realms: vec![Realm::default(); seats],
            round: Round::new(seats, setup.first),
            virtual_player: VirtualPlayer::default(),
            known: Known::read(&setup.figures)?,
            cells: Corrections::new(),
        };
        state.table.cursor = state.start_cursor();
        Ok(state)
    }

    /// Begins the round of the cursor.
    pub(super) fn begin_round(&mut self) {
        self.round = Round::new(self.table.seats, self.first());
    }

    /// Whether this is the solo game.
    pub const fn is_solo(&self) -> bool {
        self.table.seats == 1
    }

    /// The round of the game, from 1; 0 in the set-up.
    pub fn round_number(&self) -> u32 {
        if self.table.cursor.part == 0 { 0 } else { u32::from(self.table.cursor.round) + 1 }
    }

    /// Who is the first player in this round.
    pub fn first(&self) -> Seat {
        first_player(self.start, self.round_number().max(1), self.table.seats)
    }

    /// What lies before a player; nothing for a seat that nobody has.
    pub fn realm(&self, seat: Seat) -> &Realm {
        const NOBODY: &Realm = &Realm {
            faction: None,
            deals: Vec::new(),
            sites: Vec::new(),
            stores: Vec::new(),
            kept: Goods::NONE,
            scored: BTreeMap::new(),
            common: None,
            own: None,
            shrine: None,
            gates: [None; GATES],
            goods: None,
            hand: None,
            named: BTreeMap::new(),
        };
        self.realms.get(seat.index()).unwrap_or(NOBODY)
    }

    pub(super) fn realm_mut(&mut self, seat: Seat) -> Option<&mut Realm> {
        self.realms.get_mut(seat.index())
    }

    /// The steps of this round's lookout.
    pub fn lookout(&self) -> Vec<Step> {
        steps(self.options.way, self.table.seats, self.first())
    }

    /// Whether a player has passed in this round.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.round.passed.get(seat.index()).copied().unwrap_or(false)
    }

    /// Who has not passed yet, in turn order from whoever is on turn.
    pub fn active(&self) -> Vec<Seat> {
        self.round.turn.clockwise(self.table.seats).filter(|&seat| !self.has_passed(seat)).collect()
    }

    /// Who takes an action after this player.
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        seat.clockwise(self.table.seats).skip(1).chain([seat]).find(|&other| !self.has_passed(other))
    }

    /// What a player takes in this round's production; nothing before a faction was chosen.
    pub fn production(&self, seat: Seat) -> Production {
        let realm = self.realm(seat);
        let Some(faction) = realm.faction else { return Production::default() };
        let gives = realm.sites.iter().filter(|site| site.produces());
        let sites: Vec<_> = gives.map(|site| (site.name.clone(), site.yields())).collect();
        Production::of(Board::printed(), faction, self.is_solo(), &realm.deals, &sites)
    }

    /// What a player keeps and gives back of what was counted; none before a faction was chosen.
    pub fn clean_up(&self, seat: Seat) -> Option<CleanUp> {
        let realm = self.realm(seat);
        let left = self.round.left.get(seat.index())?;
        Some(clean_up(Board::printed(), realm.faction?, left, &realm.stores))
    }

    /// Whether the final scoring is on, or the play over: only then do locations give points (rulebook, end of the game).
    pub fn is_scoring(&self) -> bool {
        self.table.over || self.step() == "score"
    }

    /// How many locations of one sort a player has: as counted, and in the solo game as entered; none where nobody has
    /// counted.
    pub fn built(&self, seat: Seat, own: bool) -> Option<u32> {
        let realm = self.realm(seat);
        let counted = if own { realm.own } else { realm.common };
        counted.or_else(|| self.is_solo().then(|| realm.entered(own)))
    }

    /// How many locations of one sort would score if the game ended now: as counted, else as entered; none where several
    /// play and nothing was entered, since they need not enter what gives nothing in a production.
    pub fn built_so_far(&self, seat: Seat, own: bool) -> Option<u32> {
        let entered = || Some(self.realm(seat).entered(own)).filter(|&entered| entered > 0);
        self.built(seat, own).or_else(|| if self.is_scoring() { None } else { entered() })
    }

    /// Where a player stands on the track.
    pub fn track(&self, seat: Seat) -> i64 {
        self.realm(seat).scored.values().sum()
    }

    /// What a player brings to the scoring; what nobody has counted counts nothing.
    pub fn empire(&self, seat: Seat) -> Empire {
        let realm = self.realm(seat);
        Empire {
            track: u32::try_from(self.track(seat)).unwrap_or(0),
            common: self.built_so_far(seat, false).unwrap_or(0),
            faction: self.built_so_far(seat, true).unwrap_or(0),
            shrines: realm.shrine.into_iter().collect(),
            gates: realm.gates.into_iter().flatten().collect(),
            goods: realm.goods.unwrap_or(0),
            hand: realm.hand.unwrap_or(0),
        }
    }
}

impl Realm {
    /// How many locations of one sort were entered.
    pub fn entered(&self, own: bool) -> u32 {
        let of_sort = self.sites.iter().filter(|site| site.faction.is_some() == own).count();
        u32::try_from(of_sort).unwrap_or(u32::MAX)
    }

    /// The count of one sort of locations.
    pub(super) const fn count_mut(&mut self, own: bool) -> &mut Option<u32> {
        if own { &mut self.own } else { &mut self.common }
    }

    /// The location with the number that it gets when it is added now.
    pub(super) fn numbered(&self, site: &Site) -> Site {
        let before = self.named.get(&key(site)).copied().unwrap_or(0);
        Site { number: before.saturating_add(1), ..site.clone() }
    }

    /// Adds a location; a count that is kept goes up.
    pub(super) fn add(&mut self, site: &Site) {
        let site = self.numbered(site);
        let own = site.faction.is_some();
        self.named.insert(key(&site), site.number);
        self.sites.push(site);
        let count = self.count_mut(own);
        *count = count.map(|count| count.saturating_add(1));
    }

    /// Takes a location out; a count that is kept goes down.
    pub(super) fn take_out(&mut self, place: usize) -> Option<Site> {
        if place >= self.sites.len() {
            return None;
        }
        let site = self.sites.remove(place);
        let count = self.count_mut(site.faction.is_some());
        *count = count.map(|count| count.saturating_sub(1));
        Some(site)
    }

    /// Puts another location into the place of one; under the same name it keeps its number.
    pub(super) fn rebuild(&mut self, place: usize, to: &Site) {
        let Some(was) = self.take_out(place) else { return };
        self.add(to);
        // It stays where it was among the others.
        if let Some(moved) = self.sites.get_mut(place..) {
            moved.rotate_right(1);
        }
        if key(&was) == key(to)
            && let Some(site) = self.sites.get_mut(place)
        {
            self.named.insert(key(to), site.number.saturating_sub(1));
            site.number = was.number;
        }
    }

    /// Adds points of one origin to the track.
    pub(super) fn score(&mut self, why: Why, points: i64) {
        match self.scored.get(&why).map_or(points, |scored| scored.saturating_add(points)) {
            0 => self.scored.remove(&why),
            scored => self.scored.insert(why, scored),
        };
    }
}

/// What makes two locations of a player hard to tell apart.
fn key(site: &Site) -> (String, bool) {
    (site.name.clone(), site.faction.is_some())
}
