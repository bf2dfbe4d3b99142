//! What the entries of a Cities & Knights play fold into.

use super::attack::Fought;
use super::options::Options;
use crate::games::cities_and_knights::attack::Defense;
use crate::games::cities_and_knights::curse::Curse;
use crate::games::cities_and_knights::deck::Deck;
use crate::games::cities_and_knights::dice::Roll;
use crate::games::cities_and_knights::improve::Builder;
use crate::games::cities_and_knights::knights::{Knight, Strength};
use crate::games::cities_and_knights::metropolis::Metropolises;
use crate::games::cities_and_knights::points::Holdings;
use crate::games::cities_and_knights::ship::Ship;
use crate::games::cities_and_knights::supply::Pieces;
use crate::games::cities_and_knights::track::{Calendar, Level, Track};
use crate::table::correction::Corrections;
use crate::table::rules::Guided as _;
use crate::table::seat::{Seat, Setup};
use crate::table::state::TableState;

/// A Cities & Knights table at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Who sits at the table, and where the guide is.
    pub table: TableState,
    /// What was chosen for this play.
    pub options: Options,
    /// Who has the first turn.
    pub first: Seat,
    /// Who has won, once somebody has said so.
    pub winner: Option<Seat>,
    /// What lies before each player.
    pub tableaus: Vec<Tableau>,
    /// Who has which metropolis.
    pub metropolises: Metropolises,
    /// The barbarians' ship.
    pub ship: Ship,
    /// How many attacks there were; the robber sleeps before the first.
    pub attacks: u32,
    /// How many of them the knights have won.
    pub attacks_won: u32,
    /// The roll of this turn; none before it.
    pub roll: Option<Roll>,
    /// Whether the barbarians have landed and the attack is still to be fought.
    pub landed: bool,
    /// The attack of this turn, once it was fought.
    pub fought: Option<Fought>,
    /// Which knights take part, where each player chooses them; none is all active ones.
    pub taking_part: Vec<Option<Vec<Strength>>>,
    /// Who keeps a city in the attack that has come, by the Counterspell (fan set).
    pub counterspell: Option<Seat>,
    /// Who has the longest road, the merchant and the wizard.
    pub holders: [Option<Seat>; 3],
    /// Every roll of the play.
    pub record: Vec<Rolled>,
    /// The deck, where one is drawn from instead of rolling.
    pub deck: Deck,
    /// Cells of the score sheet that a person corrected: by row and seat.
    pub cells: Corrections<(String, Seat)>,
}

/// What lies before a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tableau {
    /// Settlements.
    pub settlements: u32,
    /// Cities without a metropolis; a citadel is among them.
    pub cities: u32,
    /// Cities on their side after an attack.
    pub fallen_cities: u32,
    /// Walls.
    pub walls: u32,
    /// How far each track is built.
    pub calendar: Calendar,
    /// Knights.
    pub knights: Vec<Knight>,
    /// Cards "Defender of Catan".
    pub defender: u32,
    /// The card Printer.
    pub printer: bool,
    /// The card Constitution.
    pub constitution: bool,
    /// The card White magic (fan set).
    pub white_magic: bool,
    /// Whether a citadel stands (fan set).
    pub citadel: bool,
    /// The Curse on the knights (fan set).
    pub curse: Option<Curse>,
    /// Whether the Small dragon holds for the next 7 (fan set).
    pub small_dragon: bool,
    /// Whether Magic power holds for the next attack (fan set).
    pub magic_power: bool,
}

/// What only one player has at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holding {
    /// The longest road.
    LongestRoad,
    /// The merchant.
    Merchant,
    /// The wizard (fan set).
    Wizard,
}

impl Holding {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::LongestRoad, Self::Merchant, Self::Wizard];
}

/// A roll of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// Who rolled.
    pub seat: Seat,
    /// The dice.
    pub roll: Roll,
    /// Whether the app rolled.
    pub by_app: bool,
    /// Whether the two dice are a card of the deck.
    pub drawn: bool,
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        let options = Options::of(setup);
        let seats = setup.players.len();
        // What everyone has after the set-up; a table that set up otherwise taps it right.
        let tableau = Tableau { settlements: 1, cities: 1, ..Tableau::default() };
        let mut state = Self {
            table: TableState::new(setup),
            ship: options.ship_at_start(),
            options,
            first: setup.first,
            winner: None,
            tableaus: vec![tableau; seats],
            metropolises: Metropolises::default(),
            attacks: 0,
            attacks_won: 0,
            roll: None,
            landed: false,
            fought: None,
            taking_part: vec![None; seats],
            counterspell: None,
            holders: [None; 3],
            record: Vec::new(),
            deck: Deck::default(),
            cells: Corrections::new(),
        };
        state.table.cursor = state.start_cursor();
        state
    }

    /// Whose turn it is.
    pub fn on_turn(&self) -> Seat {
        super::guide_data().on_turn(self.table.cursor, self.first, self.table.seats).unwrap_or(self.first)
    }

    /// Whether the dice are to be rolled or their result is being dealt with.
    pub fn is_rolling(&self) -> bool {
        matches!(self.step(), "roll" | "roll-fan")
    }

    /// What lies before a player; an empty table for a seat that nobody has.
    pub fn tableau(&self, seat: Seat) -> Tableau {
        self.tableaus.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The metropolises of a player.
    pub fn metropolises_of(&self, seat: Seat) -> u32 {
        u32::try_from(self.metropolises.of(seat).count()).unwrap_or(u32::MAX)
    }

    /// What each player brings to the improvements' rules.
    pub fn builders(&self) -> Vec<Builder> {
        let builder = |tableau: &Tableau| Builder {
            calendar: tableau.calendar,
            cities: tableau.cities,
            citadel: tableau.citadel,
        };
        self.tableaus.iter().map(builder).collect()
    }

    /// The level of each player in a track, for the drawing of cards: in seat order.
    pub fn levels(&self, track: Track) -> Vec<Level> {
        self.tableaus.iter().map(|tableau| tableau.calendar.level(track)).collect()
    }

    /// What each player brings to an attack now.
    pub fn defenses(&self) -> Vec<Defense> {
        let defense = |seat: Seat| {
            let tableau = self.tableau(seat);
            let chosen = self.taking_part.get(seat.index()).cloned().flatten();
            let active =
                || tableau.knights.iter().filter(|knight| knight.active).map(|knight| knight.strength).collect();
            Defense {
                cities: tableau.cities,
                metropolises: self.metropolises_of(seat),
                knights: chosen.unwrap_or_else(active),
                magic_power: tableau.magic_power,
            }
        };
        self.all_seats().map(defense).collect()
    }

    /// What a player has that counts.
    pub fn holdings(&self, seat: Seat) -> Holdings {
        let tableau = self.tableau(seat);
        let holds = |what: Holding| self.holder(what) == Some(seat);
        Holdings {
            settlements: tableau.settlements,
            cities: tableau.cities,
            fallen_cities: tableau.fallen_cities,
            metropolises: self.metropolises_of(seat),
            longest_road: holds(Holding::LongestRoad),
            defender: tableau.defender,
            merchant: holds(Holding::Merchant),
            printer: tableau.printer,
            constitution: tableau.constitution,
            citadel: tableau.citadel,
            wizard: holds(Holding::Wizard),
            white_magic: tableau.white_magic,
        }
    }

    /// Who holds what only one can hold.
    pub fn holder(&self, what: Holding) -> Option<Seat> {
        self.holders.get(what as usize).copied().flatten()
    }

    /// The pieces of a player, for the checks of the box.
    pub fn pieces(&self, seat: Seat) -> Pieces {
        let tableau = self.tableau(seat);
        Pieces {
            settlements: tableau.settlements,
            cities: tableau.cities,
            fallen_cities: tableau.fallen_cities,
            metropolises: self.metropolises_of(seat),
            walls: tableau.walls,
            knights: tableau.knights,
            defender: tableau.defender,
        }
    }
}
