//! The open play: its session, and what the screens show of it, in words, built when the log or the language changes.

use std::cmp::Reverse;

use chrono::{DateTime, NaiveDate, Utc};

use crate::app::platform::clock::Clock;
use crate::app::state::texts::Texts;
use crate::app::sync::session::Session;
use crate::games::view::View;
use crate::games::{Game, written};
use crate::kit::text::change;
use crate::kit::{CellState, Mark, Score};
use crate::library::Ref;
use crate::locale::{Message, with_capital};
use crate::table::early::EarlyPoints;
use crate::table::guide::{Cursor, Next, PhaseState};
use crate::table::play::Play;
use crate::table::points::Points;
use crate::table::reason::{Reason, Sure};
use crate::table::seat::{Player, Seat, Setup};
use crate::table::sheet::{Cell, Group, Origin, Row, Sheet};
use crate::table::summary::Standing;
use crate::table::written::Written;

/// How many of the latest entries stand beside the table.
const LATEST: usize = 4;

/// An open play.
pub struct Open {
    /// Its dialogue with the store.
    pub session: Session,
    /// The game.
    pub game: &'static dyn Game,
    /// What the screens show of it.
    pub shown: Shown,
    /// The first entry on disk that is damaged: the play is shown up to there, and nothing is added to it.
    pub damaged: Option<u64>,
}

impl Open {
    /// An open play, shown in this language.
    pub fn new(session: Session, game: &'static dyn Game, view: &mut dyn View, texts: &Texts) -> Self {
        view.refresh(session.play(), texts.language());
        let shown = Shown::of(session.play(), game, texts);
        Self { session, game, shown, damaged: None }
    }

    /// Builds anew what is shown, when the log has grown.
    pub fn refresh(&mut self, view: &mut dyn View, texts: &Texts) {
        if self.shown.last != self.session.play().last() {
            self.refresh_always(view, texts);
        }
    }

    /// Builds anew what is shown: the language has changed, or entries were renumbered.
    pub fn refresh_always(&mut self, view: &mut dyn View, texts: &Texts) {
        view.refresh(self.session.play(), texts.language());
        self.shown = Shown::of(self.session.play(), self.game, texts);
    }
}

/// What the screens show of a play.
pub struct Shown {
    /// The number of the entry up to which this is true.
    pub last: u64,
    /// What the play is called: by its game, or by its box where it is a score sheet.
    pub game: String,
    /// Where the play stands.
    pub place: String,
    /// The id of the step.
    pub step: String,
    /// How often the step came before in the play.
    pub before: usize,
    /// The id of the step's phase.
    pub phase: String,
    /// Whether the play stands in its very first phase.
    pub is_first_phase: bool,
    /// Over the step's title.
    pub above: String,
    /// What to do now.
    pub title: String,
    /// How.
    pub text: String,
    /// Whose turn it is, in a sentence.
    pub turn: Option<String>,
    /// Whose turn it is.
    pub turn_seat: Option<Seat>,
    /// The phases of this round.
    pub phases: Vec<PhaseWords>,
    /// The Next button.
    pub next: NextWords,
    /// What the Undo button takes back; none when there is nothing.
    pub undo: Option<String>,
    /// What the Redo button puts back; none when there is nothing.
    pub redo: Option<String>,
    /// What does not fit the box; the table goes on.
    pub warnings: Vec<String>,
    /// The cards and rulings that matter now.
    pub nearby: Vec<Ref>,
    /// The players with their points, clockwise.
    pub scores: Vec<SeatScore>,
    /// The seats, most points first; clockwise where they are equal.
    pub order: Vec<usize>,
    /// What each player would score now, clockwise; empty when there is nothing to say.
    pub would: Vec<WouldScore>,
    /// When the last step was entered.
    pub changed: Option<DateTime<Utc>>,
    /// The latest entries in sentences, the latest first.
    pub latest: Vec<String>,
    /// Who has won, or leads so far, in a sentence; none while the play goes on.
    pub winner: Option<String>,
    /// Who has won and with how much, each for itself; none while nobody has.
    pub verdict: Option<Verdict>,
    /// What decided that, or what is still open, in sentences.
    pub decided: Vec<String>,
    /// Which points count, where the play was ended early.
    pub early: Option<EarlyPoints>,
    /// Whether the end can be taken back so that all that was put right since stays: the play was ended early, or it turned
    /// out that nobody has won yet.
    pub plays_on: bool,
    /// The score sheet, in parts.
    pub sheet: Vec<SheetPart>,
}

/// Who has won, as the end of a play says it.
pub struct Verdict {
    /// Who, in a few large words: “Cyril wins”.
    pub large: String,
    /// With how many points; none where no points were counted.
    pub points: Option<String>,
}

impl Shown {
    /// Whether the play is over.
    pub fn is_over(&self) -> bool {
        self.next == NextWords::Over
    }
}

/// A part of the score sheet in words: a group of rows, or the totals.
pub struct SheetPart {
    /// Its title.
    pub title: String,
    /// Something quiet above it: that it has not been scored yet.
    pub note: Option<String>,
    /// Its rows.
    pub rows: Vec<SheetRow>,
}

/// A row of the score sheet in words.
pub struct SheetRow {
    /// The ids of its group and of itself; none for a sum, which cannot be corrected.
    pub id: Option<(&'static str, &'static str)>,
    /// Its title.
    pub title: String,
    /// A cell for each seat.
    pub cells: Vec<SheetCell>,
    /// Whether it is a sum.
    pub total: bool,
}

/// A cell of the score sheet in words.
pub struct SheetCell {
    /// What stands there; a dash where nothing does.
    pub text: String,
    /// What is special about it.
    pub state: CellState,
    /// Where it comes from.
    pub origin: Origin,
    /// Why it is what it is.
    pub reason: Reason,
}

/// A phase of the guide in words.
pub struct PhaseWords {
    /// Its number in the rulebook, or nothing.
    pub number: String,
    /// Its name.
    pub title: String,
    /// A quiet line under it.
    pub about: String,
    /// Where it lies in the round.
    pub state: PhaseState,
    /// Where tapping it goes.
    pub at: Cursor,
}

/// The Next button in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextWords {
    /// It can be tapped.
    Ready(String),
    /// Something is missing.
    Missing(String),
    /// The play is over.
    Over,
}

/// What a player would score now.
pub struct WouldScore {
    /// Who.
    pub name: String,
    /// How much, with its sign.
    pub points: String,
    /// Why.
    pub reason: Reason,
}

/// A player with the points.
pub struct SeatScore {
    /// The mark.
    pub mark: Mark,
    /// The name.
    pub name: String,
    /// What the player is just now ("pharaoh").
    pub role: Option<String>,
    /// The points; none where nothing has been scored yet.
    pub points: Option<i64>,
    /// The same in figures, or a dash.
    pub value: String,
    /// Whether the player is a winner.
    pub winner: bool,
}

impl Open {
    /// What was written down of it, where it is a play that was written down afterwards.
    pub fn past(&self) -> Option<&Written> {
        written::of(self.session.play())
    }

    /// The day on which it was played, where the table is.
    pub fn day(&self, clock: &Clock) -> NaiveDate {
        let said = self.past().and_then(|written| written.day);
        said.unwrap_or_else(|| clock.local(self.session.header().started).date())
    }
}

impl SeatScore {
    /// The same for the kit's widgets, with these figures: they may be on their way to the value.
    pub fn score<'a>(&'a self, value: &'a str) -> Score<'a> {
        Score { mark: self.mark, name: &self.name, role: self.role.as_deref(), value }
    }
}

impl Shown {
    /// The result as plain text: the game, who has won, and each player with the points, the most first.
    pub fn result(&self) -> String {
        let lines = [Some(&self.game), self.winner.as_ref()].into_iter().flatten().chain(&self.decided).cloned();
        let scores = self.order.iter().filter_map(|&seat| self.scores.get(seat));
        lines.chain(scores.map(|score| format!("{}: {}", score.name, score.value))).collect::<Vec<_>>().join("\n")
    }

    /// What is shown of a play in this language.
    pub fn of(play: &dyn Play, game: &dyn Game, texts: &Texts) -> Self {
        let say = |message: &Message| texts.say(message);
        let (face, sheet, setup) = (play.guide(), play.sheet(), play.setup());
        let standing = play.standing();
        let points = |seat: Seat| standing.points.get(seat.index()).copied().flatten();

        let phases = face.phases.iter().map(|phase| PhaseWords {
            number: phase.number.map_or_else(String::new, |number| number.to_string()),
            title: say(&phase.title),
            about: say(&phase.about),
            state: phase.state,
            at: phase.at,
        });
        let scores = setup.players.iter().zip(setup.seats()).map(|(player, seat)| SeatScore {
            mark: Mark { color: player.color, shape: player.shape },
            name: player.name.clone(),
            role: face.first.as_ref().filter(|(first, _)| *first == seat).map(|(_, role)| say(role)),
            points: points(seat),
            value: standing.points_of(seat.index()).map_or_else(|| "–".to_owned(), |points| texts.points(points)),
            winner: standing.winners.contains(&seat),
        });
        let mut order: Vec<usize> = setup.seats().map(Seat::index).collect();
        let place = |seat: usize| sheet.places.get(seat).and_then(|cell| cell.value);
        let points_of = |seat: usize| standing.points_of(seat);
        order.sort_by_key(|&seat| (place(seat), Reverse(points_of(seat))));
        let recent = play.recent();
        let latest = recent.iter().rev().take(LATEST);
        // When the play is over there is no phase any more that something could be looked up in.
        let in_play = face.next != Next::Over;
        let nearby = face.cards.iter().chain(&face.rulings).filter(|_| in_play);
        let nearby = nearby.map(|id| Ref::new(game.id(), id.as_str()));

        Self {
            last: play.last(),
            game: say(&play.title().unwrap_or_else(|| game.name())),
            place: say(&face.place),
            is_first_phase: face.fresh && face.phases.first().is_some_and(|phase| phase.state == PhaseState::Now),
            step: face.step.clone(),
            before: face.before,
            phase: face.phase.clone(),
            above: with_capital(&say(&face.above)),
            title: say(&face.title),
            text: say(&face.text),
            turn: face.on_turn.map(|seat| say(&Message::new("app-turn").text("player", setup.name(seat)))),
            turn_seat: face.on_turn,
            phases: phases.collect(),
            next: match &face.next {
                Next::Ready(words) => NextWords::Ready(say(words)),
                Next::Missing(words) => NextWords::Missing(say(words)),
                Next::Over => NextWords::Over,
            },
            undo: play.undo_step().map(|step| say(&step.sentence)),
            redo: play.redo_step().map(|step| say(&step.sentence)),
            warnings: overtaken(&sheet, setup).iter().chain(&face.warnings).map(say).collect(),
            nearby: nearby.collect(),
            scores: scores.collect(),
            would: if standing.finished { Vec::new() } else { would(&sheet, play) },
            sheet: sheet_words(&sheet, texts),
            changed: play.last_at(),
            latest: latest.map(|row| say(&row.sentence)).collect(),
            winner: winner(play, &standing, texts),
            verdict: verdict(play, &standing, texts),
            decided: decided(&standing, texts),
            early: standing.early,
            plays_on: standing.early.is_some() || (standing.finished && !standing.open.is_empty()),
            order,
        }
    }
}

/// The cells that play has changed since a person set them: both numbers, for the one who decides.
fn overtaken(sheet: &Sheet, setup: &Setup) -> Vec<Message> {
    let warning = |(row, seat, calculated): (&Row, Seat, i64)| {
        let value = row.cells.get(seat.index()).and_then(|cell| cell.value);
        let say = Message::new("app-overtaken").text("player", setup.name(seat)).say("row", row.title.clone());
        say.number("value", value.unwrap_or(0)).number("calculated", calculated)
    };
    sheet.overtaken().map(warning).collect()
}

/// What each would score now: the sums of the first group that has not been scored. Where a part of one is not known
/// yet, the sum says so.
fn would(sheet: &Sheet, play: &dyn Play) -> Vec<WouldScore> {
    let Some(group) = sheet.groups.iter().find(|group| !group.scored) else { return Vec::new() };
    let line = |(seat, player): (usize, &Player)| {
        let sum = group.sums.get(seat)?;
        let whole = group.rows.iter().all(|row| row.cells.get(seat).is_some_and(|cell| cell.value.is_some()));
        let points = if whole { change(sum.value?) } else { format!("{} + ?", change(sum.value?)) };
        Some(WouldScore { name: player.name.clone(), points, reason: sum.reason.clone() })
    };
    play.setup().players.iter().enumerate().filter_map(line).collect()
}

fn winner(play: &dyn Play, standing: &Standing, texts: &Texts) -> Option<String> {
    let leads = standing.winners.is_empty();
    let first = if leads { &standing.leaders } else { &standing.winners };
    let names: Vec<Message> = first.iter().map(|&seat| Message::literal(play.setup().name(seat))).collect();
    if is_lost(standing) {
        return Some(lost(play, standing, texts));
    }
    if !standing.finished || names.is_empty() {
        return None;
    }
    let points = first.first().and_then(|seat| standing.points_of(seat.index())).unwrap_or_default();
    let count = names.len();
    if standing.together && count > 1 {
        return Some(texts.say(&Message::new("evening-wins").number("winners", count).names("names", names)));
    }
    if points.has_half() {
        let half = Message::new("app-winner-half").number("winners", count).names("names", names);
        return Some(texts.say(&half.text("points", texts.points(points))));
    }
    let points = points.floor();
    let message = if leads {
        Message::new("app-leads").number("leaders", count).names("names", names).number("points", points)
    } else {
        Message::new("app-winner").number("winners", count).names("names", names).number("points", points)
    };
    Some(texts.say(&message))
}

/// Whether the play is over and nobody has won it: all lost together, or one alone lost.
fn is_lost(standing: &Standing) -> bool {
    standing.finished && standing.open.is_empty() && standing.winners.is_empty() && standing.leaders.is_empty()
}

/// What is said large at the end of a play that nobody has won. Of one who was alone only the name where the game does
/// not say what there was to reach.
fn lost(play: &dyn Play, standing: &Standing, texts: &Texts) -> String {
    if standing.early == Some(EarlyPoints::Nothing) {
        return texts.t("app-early-stopped").to_string();
    }
    match play.setup().players.as_slice() {
        [alone] if standing.lost => texts.say(&Message::new("evening-loses").text("name", &alone.name)),
        [alone] => alone.name.clone(),
        _ => texts.t("evening-nobody-wins").to_string(),
    }
}

/// Who has won: only where nothing is open any more.
fn verdict(play: &dyn Play, standing: &Standing, texts: &Texts) -> Option<Verdict> {
    let points = |points: Points| texts.so_many_points(points);
    if is_lost(standing) {
        let alone = standing.points_of(0).filter(|_| play.setup().players.len() == 1);
        return Some(Verdict { large: lost(play, standing, texts), points: alone.map(points) });
    }
    let first = standing.winners.first().filter(|_| standing.finished)?;
    let names = standing.winners.iter().map(|&seat| Message::literal(play.setup().name(seat))).collect::<Vec<_>>();
    let points = standing.points_of(first.index()).map(points);
    let large = Message::new("evening-wins").number("winners", names.len()).names("names", names);
    Some(Verdict { large: texts.say(&large), points })
}

/// What decided who is first, and what is still open.
fn decided(standing: &Standing, texts: &Texts) -> Vec<String> {
    let open = (!standing.open.is_empty()).then(|| Message::new("app-open").list("what", standing.open.clone()));
    let early = standing.early.map(|points| {
        Message::new(match points {
            EarlyPoints::Standing => "app-early-standing",
            EarlyPoints::Counted => "app-early-with-counted",
            EarlyPoints::Nothing => "app-early-without",
        })
    });
    open.iter().chain(&early).chain(&standing.decided).map(|say| texts.say(say)).collect()
}

fn sheet_words(sheet: &Sheet, texts: &Texts) -> Vec<SheetPart> {
    let total = |title: &str, cells: &[Cell]| SheetRow {
        id: None,
        title: title.to_owned(),
        cells: cells.iter().map(|cell| SheetCell::of(cell, true, texts)).collect(),
        total: true,
    };
    let part = |group: &Group| {
        let rows = group.rows.iter().map(|row| SheetRow {
            id: Some((group.id, row.id)),
            title: texts.say(&row.title),
            cells: row.cells.iter().map(|cell| SheetCell::of(cell, false, texts)).collect(),
            total: false,
        });
        let mut rows: Vec<SheetRow> = rows.collect();
        // What only decides a tie is not summed.
        if !group.sums.is_empty() {
            rows.push(total(&texts.t("app-sum"), &group.sums));
        }
        let note = (!group.scored).then(|| texts.t("app-would-score").to_string());
        SheetPart { title: texts.say(&group.title), note, rows }
    };
    let mut parts: Vec<SheetPart> = sheet.groups.iter().map(part).collect();
    let mut rows = vec![total(&texts.t("app-total"), &sheet.totals)];
    if sheet.places.iter().any(|cell| cell.value.is_some()) {
        rows.push(places(sheet, texts));
    }
    parts.push(SheetPart { title: String::new(), note: None, rows });
    parts
}

fn places(sheet: &Sheet, texts: &Texts) -> SheetRow {
    let cell = |cell: &Cell| {
        let number = |place: i64| texts.say(&Message::new("table-place-number").number("place", place));
        let text = cell.value.map_or_else(|| "–".to_owned(), number);
        SheetCell { text, ..SheetCell::of(cell, false, texts) }
    };
    let title = texts.t("app-place").to_string();
    SheetRow { id: None, cells: sheet.places.iter().map(cell).collect(), total: false, title }
}

impl SheetCell {
    fn of(cell: &Cell, sum: bool, texts: &Texts) -> Self {
        // A sum is as sure as its cells, which say it each for itself.
        let state = match cell.origin {
            Origin::Computed if sum => CellState::Plain,
            Origin::Computed if cell.reason.least_sure() >= Sure::Unconfirmed => CellState::Unsure,
            Origin::Computed => CellState::Plain,
            Origin::Overtaken { .. } => CellState::Unsure,
            Origin::Entered | Origin::Corrected { .. } => CellState::Corrected,
        };
        Self {
            text: cell.points().map_or_else(|| "–".to_owned(), |points| texts.points(points)),
            state,
            origin: cell.origin.clone(),
            reason: cell.reason.clone(),
        }
    }
}
