//! What the entries of a play fold into.

use super::action::Held;
use super::counted::Counted;
use crate::games::empires_of_the_north::board::Board;
use crate::games::empires_of_the_north::circle::{Circle, DISCS, Disc, Price, Tile, using_anywhere};
use crate::games::empires_of_the_north::clan::Clan;
use crate::games::empires_of_the_north::end::Reached;
use crate::games::empires_of_the_north::points::{Empire, Terms};
use crate::games::empires_of_the_north::rule_violation::RuleViolation;
use crate::games::empires_of_the_north::sea::Queue;
use crate::games::empires_of_the_north::ties::{Needed, TieCounts, needed};
use crate::games::empires_of_the_north::track::{Stage, Track, When};
use crate::games::empires_of_the_north::turns;
use crate::locale::Message;
use crate::table::correction::Corrections;
use crate::table::guide::{Cursor, Guide};
use crate::table::rules::Guided as _;
use crate::table::seat::{Seat, Setup};
use crate::table::state::TableState;

/// The place of the parts in the guide.
const PLAY: u8 = 1;
const END: u8 = 2;

/// A table of Empires of the North at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Who sits at the table, and where the guide is.
    pub table: TableState,
    /// What scores at the end, as chosen for this play.
    pub terms: Terms,
    start: Seat,
    /// The round that was played last, from 1; the scoring comes after it.
    pub(super) played: u32,
    /// How the action tiles lie; none while nobody has said so.
    pub circle: Option<Circle>,
    /// Each player's clan.
    pub clans: Vec<Option<Clan>>,
    /// What belongs to this round.
    pub round: Round,
    /// The ships.
    pub queue: Queue,
    /// How many islands each has conquered.
    pub conquered: Vec<u32>,
    /// The points.
    pub track: Track,
    /// What each has counted at the end.
    pub counted: Vec<Counted>,
    /// Cells of the score sheet that a person corrected: by row and seat.
    pub cells: Corrections<(String, Seat)>,
}

/// What begins anew with each round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// How many cards each has kept; none where nobody has said so.
    pub kept: Vec<Option<u32>>,
    /// Each player's discs.
    pub discs: Vec<[Disc; DISCS]>,
    /// Who has passed.
    pub passed: Vec<bool>,
    /// Who acted last.
    pub acted: Option<Seat>,
}

impl Round {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            kept: vec![None; seats],
            discs: vec![[Disc::Ready; DISCS]; seats],
            passed: vec![false; seats],
            acted: None,
        }
    }
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        let seats = setup.players.len();
        let mut state = Self {
            table: TableState::new(setup),
            terms: super::options::terms(setup),
            start: setup.first,
            played: 1,
            circle: None,
            clans: vec![None; seats],
            round: Round::new(seats),
            queue: Queue::default(),
            conquered: vec![0; seats],
            track: Track::default(),
            counted: vec![Counted::default(); seats],
            cells: Corrections::new(),
        };
        state.table.cursor = state.start_cursor();
        state
    }

    /// Whether the rounds go on: neither the set-up nor the scoring.
    pub const fn in_play(&self) -> bool {
        self.table.cursor.part == PLAY
    }

    /// The round, from 1; after the last one it stays what it was.
    pub fn round_number(&self) -> u32 {
        if self.in_play() { u32::from(self.table.cursor.round) + 1 } else { self.played }
    }

    /// Who starts this round.
    pub fn first(&self) -> Seat {
        if self.in_play() {
            turns::first_of_round(self.start, self.table.cursor.round, self.table.seats)
        } else {
            self.start
        }
    }

    /// Who starts the round after this one.
    pub fn first_next(&self) -> Seat {
        turns::first_of_round(self.start, self.table.cursor.round + 1, self.table.seats)
    }

    /// Whose turn it is: in the actions the next who has not passed, in the expedition the owner of the first ship.
    pub fn on_turn(&self) -> Option<Seat> {
        match self.step() {
            _ if self.table.over => None,
            "act" => turns::next(self.first(), self.round.acted, &self.round.passed),
            "sail" => self.queue.first().map(|ship| ship.owner),
            _ => None,
        }
    }

    /// Whether a player has passed in this round.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.round.passed.get(seat.index()) == Some(&true)
    }

    /// A player's two discs.
    pub fn discs(&self, seat: Seat) -> [Disc; DISCS] {
        self.round.discs.get(seat.index()).copied().unwrap_or_default()
    }

    /// How a disc would lie on a tile, and what that takes. Errors: see [`Circle::using`]; while the circle is not known,
    /// neighbors are not checked.
    pub fn using(&self, disc: Disc, to: Tile) -> Result<(Disc, Price), RuleViolation> {
        self.circle.map_or_else(|| using_anywhere(disc, to), |circle| circle.using(disc, to))
    }

    /// When something happens now, for the track.
    pub fn now(&self) -> When {
        let stage = if matches!(self.step(), "sail" | "cleanup" | "count") { Stage::Sailing } else { Stage::Actions };
        When { round: self.round_number(), stage }
    }

    /// What made a round the last one, or will make the next one so; none while nobody has 25 points.
    pub fn decided(&self) -> Option<Reached> {
        self.track.decided(self.round_number())
    }

    /// Whether this round is the last.
    pub fn is_last_round(&self) -> bool {
        self.decided().and_then(Reached::last_round).is_some_and(|last| last <= self.round_number())
    }

    /// The next place of the guide; none when the play is over. The last round has no cleanup.
    pub(super) fn next_cursor(&self) -> Option<Cursor> {
        if matches!(self.step(), "sail" | "cleanup") && self.is_last_round() {
            return self.scoring_cursor();
        }
        self.following()
    }

    /// What the step after this one is called.
    pub fn next_step_title(&self, guide: &Guide) -> Message {
        self.next_cursor().map_or_else(|| Message::literal(""), |to| guide.phase_title(to))
    }

    /// Where the final scoring is.
    pub fn scoring_cursor(&self) -> Option<Cursor> {
        let end = Cursor { part: END, ..Cursor::default() };
        self.round_steps(end).first().copied()
    }

    /// How many ships of a player are in the queue.
    pub fn ships_of(&self, seat: Seat) -> u32 {
        u32::try_from(self.queue.ships().iter().filter(|ship| ship.owner == seat).count()).unwrap_or(u32::MAX)
    }

    /// What a player has counted.
    pub fn count(&self, seat: Seat, what: Held) -> Option<u32> {
        self.counted.get(seat.index())?.get(what)
    }

    /// A player's empire as far as it is known; what is not known counts as nothing.
    pub fn empire(&self, seat: Seat) -> Empire {
        let held = |what: Held| self.count(seat, what).unwrap_or(0);
        Empire {
            track: u32::try_from(self.track.points(seat)).unwrap_or(0),
            cards: held(Held::Cards),
            resources: held(Held::Resources),
            gold: held(Held::Gold),
            raze: held(Held::Raze),
            workers: held(Held::Workers),
            hand: held(Held::Hand),
        }
    }

    /// All empires, in seat order.
    pub fn empires(&self) -> Vec<Empire> {
        self.all_seats().map(|seat| self.empire(seat)).collect()
    }

    /// What must be counted at the end: the rows that score.
    pub fn to_count(&self) -> Vec<Held> {
        let raze = self.terms.raze_scores.then_some(Held::Raze);
        [Held::Cards, Held::Resources, Held::Gold].into_iter().chain(raze).collect()
    }

    /// What a tie for the first place still asks for; nothing while the rows that score are not all there.
    pub fn needed_for_tie(&self) -> Needed {
        if self.table.seats < 2 || super::guide_view::first_missing(self).is_some() {
            return Needed::default();
        }
        let standing = |seat: Seat| TieCounts {
            points: super::sheet::points(self, seat),
            cards: self.count(seat, Held::Cards).unwrap_or(0),
            workers: self.count(seat, Held::Workers),
            hand: self.count(seat, Held::Hand),
        };
        needed(&self.all_seats().map(standing).collect::<Vec<_>>())
    }

    /// What the box cannot hold.
    pub(super) fn fleets(&self) -> Vec<(Option<Clan>, u32)> {
        let fleet = |seat: Seat| (self.clans.get(seat.index()).copied().flatten(), self.ships_of(seat));
        self.all_seats().map(fleet).collect()
    }

    /// The figures of the box.
    pub fn board(&self) -> &'static Board {
        Board::printed()
    }
}
