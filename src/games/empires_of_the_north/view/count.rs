//! The last count: cards, resources and gold of each player, typed one after the other; what a tie asks for besides; and
//! who has won and why.

use egui::Ui;

use super::{Draft, Person, Source};
use crate::games::empires_of_the_north::play::{Action, Held, held_name};
use crate::games::empires_of_the_north::points::scoring;
use crate::games::view::Desk;
use crate::kit::{self, Button, Keypad, KeypadAnswer, Tokens, Width, text, tokens::space};
use crate::locale::Say;
use crate::table::guide::Cursor;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// From this text size on, fewer counts stand side by side.
const LARGE_TEXT: f32 = 1.3;

pub(super) struct CountPanel {
    players: Vec<Player>,
    tie_title: String,
    by_kind: String,
    end_here: String,
    /// Where the scoring is, while the table is not there.
    scoring: Option<Cursor>,
    /// Who has won, and why.
    winner: Option<(String, Reason)>,
}

struct Player {
    person: Person,
    points: String,
    points_name: String,
    reason: Reason,
    cells: Vec<CellFace>,
    kinds: Vec<CellFace>,
    /// What a tie asks for.
    tie: Vec<CellFace>,
}

struct CellFace {
    what: Held,
    words: String,
    name: String,
    value: Option<u32>,
    shown: Option<String>,
}

impl CountPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let empires = state.empires();
        let scoring = scoring(state.terms, &empires);
        let names = |seat: Seat| state.name(seat);
        // In a play of one the scenario says who has won.
        let winner = (state.over && state.seats > 1).then(|| scoring.winner_reason(&names));
        let why = |reason: &Reason| Say::new("empires-of-the-north-why-winner").say("what", reason.what.clone());
        Self {
            players: source.people().into_iter().filter_map(|person| player(source, person)).collect(),
            tie_title: source.words("empires-of-the-north-tie-title"),
            by_kind: source.words("empires-of-the-north-by-kind"),
            end_here: source.words("empires-of-the-north-end-here"),
            scoring: state.scoring_cursor(),
            winner: winner.map(|reason| (source.say(&why(&reason)), reason)),
        }
    }

    /// A table that ends earlier than the points say goes to the scoring by hand.
    pub(super) fn show_end_here(&self, ui: &mut Ui, desk: &mut Desk<'_>) {
        if let Some(to) = self.scoring
            && kit::button(ui, &self.end_here).clicked()
        {
            desk.act(&Action::Move { to });
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        if let Some((words, reason)) = &self.winner
            && ui.add(Button::quiet(words).full()).clicked()
        {
            desk.explain(reason);
        }
        let active = self.active(ui, draft);
        // Where there is room it stands on the page, above all that it fills; else over the page.
        self.enter(ui, desk, draft, active);
        for player in &self.players {
            kit::card(ui, |ui| player.show(ui, desk, draft, active));
            ui.add_space(space::S);
        }
        if self.players.iter().any(|player| !player.tie.is_empty()) {
            kit::card(ui, |ui| {
                text::strong(ui, &self.tie_title);
                for player in &self.players {
                    player.show_cells(ui, &player.tie, draft, active, true);
                }
            });
        }
        if let Some(on) = kit::switch_row(ui, &self.by_kind, None, draft.kinds) {
            draft.kinds = on;
            draft.cell = None;
        }
    }

    /// The count that is typed: the one that was tapped; where the keypad stands on the page, else the first that is
    /// missing.
    fn active(&self, ui: &Ui, draft: &Draft) -> Option<(Seat, Held)> {
        let beside = !Width::of(ui).is_narrow();
        draft.cell.or_else(|| self.missing(draft).find(|_| beside && self.winner.is_none()))
    }

    /// All counts that are still missing, player by player.
    fn missing<'a>(&'a self, draft: &Draft) -> impl Iterator<Item = (Seat, Held)> + use<'a> {
        let kinds = draft.kinds;
        self.players.iter().flat_map(move |player| {
            let by_kind = player.kinds.iter().filter(move |_| kinds);
            let cells = player.cells.iter().filter(move |cell| !(kinds && cell.what == Held::Cards));
            let missing = by_kind.chain(cells).chain(&player.tie).filter(|cell| cell.value.is_none());
            missing.map(|cell| (player.person.seat, cell.what))
        })
    }

    fn enter(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft, active: Option<(Seat, Held)>) {
        let Some((seat, what)) = active else { return };
        let player = self.players.iter().find(|player| player.person.seat == seat);
        let cell = player.and_then(|player| {
            player.cells.iter().chain(&player.kinds).chain(&player.tie).find(|cell| cell.what == what)
        });
        let Some(cell) = cell else { return };
        if let Some(KeypadAnswer::Entered(to)) = keypad(ui, &cell.name, draft) {
            draft.typed.clear();
            // The next count comes by itself.
            draft.cell = self.missing(draft).find(|missing| *missing != (seat, what));
            let to = to.map(|to| u32::try_from(to).unwrap_or(u32::MAX));
            desk.act(&Action::Count { seat, what, to });
        }
    }
}

/// The keypad: on the page where there is room, else from the bottom of the screen, within the thumb.
fn keypad(ui: &mut Ui, name: &str, draft: &mut Draft) -> Option<KeypadAnswer> {
    if !Width::of(ui).is_narrow() {
        return kit::card(ui, |ui| {
            text::strong(ui, name);
            Keypad::new(name).show(ui, &mut draft.typed)
        });
    }
    let sheet = kit::sheet(ui, "keypad", name, |ui| Keypad::new(name).show(ui, &mut draft.typed));
    if sheet.closed {
        draft.cell = None;
        draft.typed.clear();
    }
    sheet.inner
}

fn player(source: &Source<'_>, person: Person) -> Option<Player> {
    let state = source.state;
    let total = source.play.sheet().totals.get(person.seat.index()).cloned()?;
    let cell = |what: Held| {
        let words = source.say(&held_name(what));
        let name = Say::new("empires-of-the-north-held-name").text("player", &person.name).text("what", &words);
        let value = state.count(person.seat, what);
        let islands = state.conquered.get(person.seat.index()).copied().filter(|&count| count > 0);
        let name = source.say(&name);
        // What the app has seen conquered helps to count, but a card may have gone again.
        let words = islands.filter(|_| what == Held::Islands).map_or(words, |count| {
            source.say(&Say::new("empires-of-the-north-islands-conquered").number("count", count))
        });
        CellFace { what, name, words, value, shown: value.map(|value| value.to_string()) }
    };
    let needed = state.needed_for_tie();
    let asked = |what: Held, seats: &[usize]| seats.contains(&person.seat.index()).then_some(what);
    let tie = [asked(Held::Workers, &needed.workers), asked(Held::Hand, &needed.hand)];
    Some(Player {
        points: text::number(total.value.unwrap_or(0)),
        points_name: source.about("empires-of-the-north-points-of", &person),
        reason: total.reason,
        cells: state.to_count().into_iter().map(cell).collect(),
        kinds: Held::KINDS.into_iter().map(cell).collect(),
        tie: tie.into_iter().flatten().map(cell).collect(),
        person,
    })
}

impl Player {
    fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft, active: Option<(Seat, Held)>) {
        kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
            if kit::tappable_score(ui, &self.points, &self.points_name).clicked() {
                desk.explain(&self.reason);
            }
        });
        self.show_cells(ui, &self.cells, draft, active, false);
        if draft.kinds {
            self.show_cells(ui, &self.kinds, draft, active, false);
        }
    }

    /// The counts side by side, each with its word above it.
    fn show_cells(
        &self,
        ui: &mut Ui,
        cells: &[CellFace],
        draft: &mut Draft,
        active: Option<(Seat, Held)>,
        with_name: bool,
    ) {
        // On a phone four of them, or large text, stand two by two.
        let few = cells.len() <= 3 && Tokens::of(ui).scale() <= LARGE_TEXT;
        let columns = if few || !Width::of(ui).is_narrow() { cells.len().max(3) } else { 2 };
        for row in cells.chunks(columns) {
            kit::equal_columns(ui, columns, space::S, |ui, at| {
                let Some(cell) = row.get(at) else { return };
                text::quiet(ui, if with_name { &cell.name } else { &cell.words });
                let here = (self.person.seat, cell.what);
                if kit::value_cell(ui, &cell.name, cell.shown.as_deref(), active == Some(here)).clicked() {
                    draft.cell = Some(here);
                    draft.typed.clear();
                }
            });
        }
    }
}
