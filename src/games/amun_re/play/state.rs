//! What the entries of an Amun-Re play fold into.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::games::amun_re::auction::Auction;
use crate::games::amun_re::board::{Board, OwnFigure};
use crate::games::amun_re::bonus::Claim;
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::farmers::Farm;
use crate::games::amun_re::income::{Income, IncomeCards, income};
use crate::games::amun_re::pieces::{STARTING_GOLD, Site};
use crate::games::amun_re::points::{Built, Half, Realm, Terms};
use crate::games::amun_re::prices::Purchase;
use crate::games::amun_re::province::Province;
use crate::games::amun_re::sacrifice::{Correction, Offer, Offering, Outcome, sacrifice};
use crate::games::amun_re::temple::Temple;
use crate::table::correction::Corrections;
use crate::table::rules::Guided as _;
use crate::table::seat::{Seat, Setup};
use crate::table::state::TableState;

/// The provinces a player has at the end of a kingdom (rulebook, course of play).
pub const PROVINCES_EACH: usize = 3;

/// An Amun-Re table at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Who sits at the table, and where the guide is.
    pub table: TableState,
    /// What was chosen for this play.
    pub options: Options,
    /// The board with the owner's figures.
    pub board: Arc<Board>,
    /// The owner's figures themselves.
    pub own: Vec<OwnFigure>,
    /// Who the pharaoh is: acts first, and wins ties of a sacrifice.
    pub pharaoh: Seat,
    /// The temple's place; none before the first sacrifice.
    pub temple: Option<Temple>,
    /// What lies in each province.
    lands: [Land; Province::ALL.len()],
    /// The ledger: everyone's gold.
    pub gold: Vec<i64>,
    /// What happened in this round so far.
    pub round: Round,
    /// Both scorings, Old Kingdom first.
    halves: [HalfState; 2],
    /// Cells of the score sheet that a person filled or corrected: by half, row and seat.
    pub cells: Corrections<(String, String, Seat)>,
}

/// What can be chosen for a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The auction is followed bid by bid; else only its result is entered.
    pub follow_auction: bool,
    /// Each offering stays hidden until all are in.
    pub secret_sacrifice: bool,
    /// A side of the Nile without any pyramid still gives 5 points.
    pub empty_side_scores: bool,
    /// Everyone's gold is kept.
    pub ledger: bool,
}

impl Options {
    /// The ids of the options, in the order in which they are offered, with their defaults.
    pub const ALL: [(&'static str, bool); 4] =
        [("follow-auction", true), ("secret-sacrifice", false), ("ledger", false), ("empty-side-scores", false)];

    fn of(setup: &Setup) -> Self {
        let mut options =
            Self { follow_auction: true, secret_sacrifice: false, empty_side_scores: false, ledger: false };
        for (id, default) in Self::ALL {
            options.set(id, setup.is_on(id, default));
        }
        options
    }

    /// Whether an option is on; an id that is none is off.
    pub fn is_on(&self, id: &str) -> bool {
        match id {
            "follow-auction" => self.follow_auction,
            "secret-sacrifice" => self.secret_sacrifice,
            "empty-side-scores" => self.empty_side_scores,
            "ledger" => self.ledger,
            _ => false,
        }
    }

    pub(super) fn set(&mut self, id: &str, on: bool) {
        match id {
            "follow-auction" => self.follow_auction = on,
            "secret-sacrifice" => self.secret_sacrifice = on,
            "empty-side-scores" => self.empty_side_scores = on,
            "ledger" => self.ledger = on,
            _ => {}
        }
    }
}

/// What lies in a province.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Land {
    /// Whose marker is there.
    pub owner: Option<Seat>,
    /// Whether its card came up in this kingdom.
    pub came_up: bool,
    /// Whether its card was used in the Old Kingdom.
    pub used_in_old: bool,
    /// Farmers on its fields, the printed ones not among them.
    pub farmers: u32,
    /// Farmers on its building plain (Free Farmer).
    pub plain: u32,
    /// What is built on its plain.
    pub site: Site,
    /// How often free stones were laid there by a figure that nobody has confirmed.
    pub guessed: u32,
}

impl Land {
    /// All farmers that were put there, on fields and on the plain.
    pub const fn all_farmers(&self) -> u32 {
        self.farmers + self.plain
    }
}

/// What happened in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The provinces that came up, in the order in which they were tapped.
    pub offered: Vec<Province>,
    /// The auction, while it is followed.
    pub auction: Option<Auction>,
    /// Who took which offered province for how much, when the auction is not followed.
    pub taken: Vec<(Seat, Province, u32)>,
    /// What each seat bought.
    pub bought: Vec<Purchase>,
    /// What each seat took as reward.
    pub rewards: Vec<Purchase>,
    /// Who has taken the reward and said so: the next one takes then.
    pub rewarded: Vec<bool>,
    /// The power cards played: who, which, and on which province.
    pub played: Vec<(Seat, PowerCard, Option<Province>)>,
    /// The offerings by seat that are sealed and not opened yet.
    pub sealed: Vec<Option<Commitment>>,
    /// The offerings by seat; none is "not yet".
    pub offers: Vec<Option<Offer>>,
    /// What each seat's Offering Correction does; none where none was played, or it has not been said yet.
    pub corrections: Vec<Option<Correction>>,
    /// Whether each seat has laid an Offering Correction with the offering.
    pub laid: Vec<bool>,
    /// What the sacrifice came to, once it was confirmed.
    pub outcome: Option<Outcome>,
    /// What was laid in each province of what was bought.
    pub(super) bought_in: BTreeMap<Province, Purchase>,
    /// What was laid in each province of what was taken as reward.
    pub(super) rewarded_in: BTreeMap<Province, Purchase>,
    /// What the steps that have ended did, so that one that is ended again does only what is different.
    pub(super) settled: Settled,
}

/// A commitment to an offering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// The play that it is made for.
    pub play: String,
    /// The sum.
    pub sum: String,
}

/// What the ends of a round's steps did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Settled {
    /// Who got which province.
    pub(super) sold: Vec<(Seat, Province)>,
    /// The gold that the auction gave to each seat; less than none was paid.
    pub(super) auction: Vec<i64>,
    /// The gold that the sacrifice gave to each seat.
    pub(super) sacrifice: Vec<i64>,
    /// The gold that the income gave to each seat.
    pub(super) income: Vec<i64>,
}

/// One scoring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HalfState {
    /// The bonus cards played, in order: by whom, which, and what the table said of it.
    pub claims: Vec<(Seat, Claim)>,
    /// The gold that was counted, by seat; none is "not yet".
    pub counted: Vec<Option<u32>>,
    /// What was scored, once it was. The points follow from it and the board, so a figure filled in later counts.
    pub scored: Option<Scored>,
}

/// What a scoring met on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// What each seat brought; nobody's `before` is in it, the sheet knows that.
    pub realms: Vec<Realm>,
    /// The terms of the scoring.
    pub terms: Terms,
}

impl State {
    pub(super) fn new(setup: &Setup, own: Vec<OwnFigure>) -> Self {
        let seats = setup.players.len();
        let options = Options::of(setup);
        let counted = || HalfState { counted: vec![None; seats], ..HalfState::default() };
        let mut state = Self {
            table: TableState::new(setup),
            options,
            board: Arc::new(Board::with(&own)),
            own,
            pharaoh: setup.first,
            temple: None,
            lands: Default::default(),
            gold: vec![STARTING_GOLD; seats],
            round: Round::new(seats),
            halves: [counted(), counted()],
            cells: Corrections::new(),
        };
        state.table.cursor = state.start_cursor();
        state
    }

    /// What lies in a province.
    pub fn land(&self, province: Province) -> &Land {
        // `Province` has as many values as the array has places.
        #[expect(clippy::indexing_slicing, reason = "an enum's value is always below its count")]
        &self.lands[province as usize]
    }

    pub(super) fn land_mut(&mut self, province: Province) -> &mut Land {
        #[expect(clippy::indexing_slicing, reason = "an enum's value is always below its count")]
        &mut self.lands[province as usize]
    }

    /// The provinces of a player in this kingdom, in the alphabet's order.
    pub fn provinces_of(&self, seat: Seat) -> impl Iterator<Item = Province> + '_ {
        Province::ALL.into_iter().filter(move |&province| self.land(province).owner == Some(seat))
    }

    /// The kingdom that is played.
    pub const fn half(&self) -> Half {
        if self.table.cursor.part == 0 { Half::Old } else { Half::New }
    }

    /// A player's bonus card in a kingdom, if it was played.
    pub fn claim(&self, half: Half, seat: Seat, card: PowerCard) -> Option<Claim> {
        let claims = self.scoring(half).claims.iter();
        claims.filter(|claim| claim.0 == seat).map(|claim| claim.1).find(|claim| claim.card == card)
    }

    /// What has been scored or claimed in a kingdom.
    pub const fn scoring(&self, half: Half) -> &HalfState {
        let [old, new] = &self.halves;
        match half {
            Half::Old => old,
            Half::New => new,
        }
    }

    pub(super) const fn scoring_mut(&mut self, half: Half) -> &mut HalfState {
        let [old, new] = &mut self.halves;
        match half {
            Half::Old => old,
            Half::New => new,
        }
    }

    /// The place of the temple that counts now; the first before any sacrifice, when nothing can depend on it.
    pub fn temple_place(&self) -> Temple {
        self.temple.unwrap_or(Temple::First)
    }

    /// The gold of a seat in the ledger; none where no ledger is kept.
    pub fn ledger(&self, seat: Seat) -> Option<i64> {
        if self.options.ledger { self.gold.get(seat.index()).copied() } else { None }
    }

    /// The gold of a seat as it is known now: what was counted for the last scoring, else the ledger's.
    pub fn purse(&self, seat: Seat) -> Option<i64> {
        self.options.ledger.then(|| self.final_gold(seat, self.half())).flatten()
    }

    pub(super) fn pay(&mut self, seat: Seat, change: i64) {
        if let Some(gold) = self.gold.get_mut(seat.index()) {
            *gold += change;
        }
    }

    /// The provinces that come up now although nobody has said so: the last ones of a kingdom, where as many are left as
    /// are still missing.
    pub fn left_over(&self) -> Vec<Province> {
        let can_come = |land: &Land| !land.came_up && (self.half() == Half::Old || land.used_in_old);
        let left: Vec<Province> =
            self.lands().filter(|(_, land)| can_come(land)).map(|(province, _)| province).collect();
        let missing = self.table.seats.saturating_sub(self.round.offered.len());
        if left.len() == missing { left } else { Vec::new() }
    }

    /// What lies in each province.
    pub fn lands(&self) -> impl Iterator<Item = (Province, &Land)> {
        Province::ALL.into_iter().zip(&self.lands)
    }

    /// The player's provinces with the farmers put there.
    pub fn farms(&self, seat: Seat) -> Vec<Farm> {
        let farm = |province| Farm { province, farmers: self.land(province).all_farmers() };
        self.provinces_of(seat).map(farm).collect()
    }

    /// Where the player's cards of phase 5 lie.
    pub fn income_cards(&self, seat: Seat) -> IncomeCards {
        let on = |card| self.round.played.iter().find(|p| p.0 == seat && p.1 == card).and_then(|p| p.2);
        IncomeCards { harvest_increase: on(PowerCard::HarvestIncrease), eight_gold: on(PowerCard::EightGold) }
    }

    /// The player's income with the temple at some place.
    pub fn income(&self, seat: Seat, temple: Temple) -> Income {
        income(&self.board, temple, &self.farms(seat), self.income_cards(seat))
    }

    /// The player's income at the temple's place, as it would be without the cards of phase 5.
    pub fn income_without_cards(&self, seat: Seat) -> Income {
        income(&self.board, self.temple_place(), &self.farms(seat), IncomeCards::default())
    }

    /// What the players bring to a scoring of this half: as it was scored, or as it would be scored now.
    pub fn scored_or_now(&self, half: Half) -> Scored {
        if let Some(scored) = &self.scoring(half).scored {
            return scored.clone();
        }
        let empty_side_scores = self.options.empty_side_scores;
        let terms = Terms { half, temple: self.temple_place(), empty_side_scores };
        Scored { realms: self.all_seats().map(|seat| self.realm(seat, half)).collect(), terms }
    }

    fn realm(&self, seat: Seat, half: Half) -> Realm {
        let claims = &self.scoring(half).claims;
        let built = |province| Built { province, site: self.land(province).site };
        Realm {
            before: 0,
            gold: self.final_gold(seat, half).unwrap_or(0),
            bonus_cards: 0,
            claims: claims.iter().filter(|claim| claim.0 == seat).map(|claim| claim.1).collect(),
            farms: self.farms(seat),
            provinces: self.provinces_of(seat).map(built).collect(),
        }
    }

    /// The gold that counts at a scoring: as counted, else what the ledger says; none while nobody knows.
    pub fn final_gold(&self, seat: Seat, half: Half) -> Option<i64> {
        let counted = self.scoring(half).counted.get(seat.index()).copied().flatten();
        counted.map(i64::from).or_else(|| self.ledger(seat))
    }

    /// What a seat got in this step so far: bought, or taken as reward.
    pub fn haul(&self, seat: Seat) -> Purchase {
        let hauls = if self.step() == "rewards" { &self.round.rewards } else { &self.round.bought };
        hauls.get(seat.index()).copied().unwrap_or_default()
    }

    /// What was laid in a province in this step so far.
    pub fn laid_in(&self, province: Province) -> Purchase {
        let laid = if self.step() == "rewards" { &self.round.rewarded_in } else { &self.round.bought_in };
        laid.get(&province).copied().unwrap_or_default()
    }

    /// What a seat may still take as reward.
    pub fn reward_left(&self, seat: Seat) -> i64 {
        let outcome = self.round.outcome.as_ref();
        let items = outcome.and_then(|outcome| outcome.rewards.get(seat.index())).map_or(0, |reward| reward.items);
        items - self.round.rewards.get(seat.index()).map_or(0, |taken| i64::from(taken.items()))
    }

    /// Those who take a reward, the highest offering first.
    pub fn takers(&self) -> Vec<Seat> {
        let Some(outcome) = &self.round.outcome else { return Vec::new() };
        let rank = |seat: Seat| outcome.rewards.get(seat.index()).and_then(|reward| reward.rank);
        let mut ranked: Vec<(usize, Seat)> = self.all_seats().filter_map(|seat| Some((rank(seat)?, seat))).collect();
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, seat)| seat).collect()
    }

    /// Whose turn it is to take a reward. The last one's stays it until the step ends.
    pub fn taker(&self) -> Option<Seat> {
        let takers = self.takers();
        takers.iter().find(|&&seat| !self.round.has_been_rewarded(seat)).or(takers.last()).copied()
    }

    /// Who takes a reward after the one whose turn it is.
    pub fn next_taker(&self) -> Option<Seat> {
        let now = self.taker();
        self.takers().into_iter().find(|&seat| Some(seat) != now && !self.round.has_been_rewarded(seat))
    }

    /// What all together may still take as reward.
    pub fn rewards_open(&self) -> i64 {
        self.all_seats().map(|seat| self.reward_left(seat)).sum()
    }

    /// What the offerings come to; none while one is missing.
    pub fn sacrifice(&self) -> Option<Outcome> {
        let offers = self.round.offers.iter().zip(&self.round.corrections);
        let offerings: Option<Vec<Offering>> =
            offers.map(|(&offer, &correction)| Some(Offering { offer: offer?, correction })).collect();
        // Once it is settled there is a new pharaoh; ties stay with who it was when the offerings were laid.
        let pharaoh = self.round.outcome.as_ref().map_or(self.pharaoh, |outcome| outcome.pharaoh);
        Some(sacrifice(pharaoh, offerings?))
    }
}

impl Round {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            bought: vec![Purchase::default(); seats],
            rewards: vec![Purchase::default(); seats],
            rewarded: vec![false; seats],
            sealed: vec![None; seats],
            offers: vec![None; seats],
            corrections: vec![None; seats],
            laid: vec![false; seats],
            ..Self::default()
        }
    }

    /// Whether a seat has taken its reward and said so.
    pub fn has_been_rewarded(&self, seat: Seat) -> bool {
        self.rewarded.get(seat.index()).copied().unwrap_or(false)
    }

    /// What a seat has sealed and not opened yet.
    pub fn sealed_by(&self, seat: Seat) -> Option<&Commitment> {
        self.sealed.get(seat.index()).and_then(Option::as_ref)
    }

    /// Whether the offering of a seat is in, open or sealed.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.offers.get(seat.index()).is_some_and(Option::is_some) || self.sealed_by(seat).is_some()
    }

    /// Whether a seat has laid an Offering Correction of which it is still open what it does.
    pub fn must_correct(&self, seat: Seat) -> bool {
        let laid = self.laid.get(seat.index()).copied().unwrap_or(false);
        laid && self.corrections.get(seat.index()).is_some_and(Option::is_none)
    }

    /// Whether a seat has played a card in this round.
    pub fn has_played(&self, seat: Seat, card: PowerCard) -> bool {
        self.played.iter().any(|&(by, played, _)| by == seat && played == card)
    }

    /// Who took an offered province, and for how much; none while it is open.
    pub fn taker(&self, province: Province) -> Option<(Seat, u32)> {
        self.taken.iter().find(|(_, taken, _)| *taken == province).map(|&(seat, _, gold)| (seat, gold))
    }
}
