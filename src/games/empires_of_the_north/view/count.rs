//! The last count: cards, resources and gold of each player, typed one after the other; what a tie asks for besides; and
//! who has won and why.

use egui::Ui;

use super::{Draft, Person, Source};
use crate::games::empires_of_the_north::play::{Action, Held, held_name};
use crate::games::panel::value;
use crate::games::view::{Pending, ViewContext};
use crate::kit::{self, Button, KeypadAnswer, NumberCell, NumberEntry, Tokens, Width, text, tokens::space};
use crate::locale::Message;
use crate::table::action::TableAction;
use crate::table::guide::Cursor;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// From this text size on, fewer counts stand side by side.
const LARGE_TEXT: f32 = 1.3;

/// The most that the rules take.
const MOST_COUNTED: i64 = 999;

pub(super) struct CountPanel {
    players: Vec<Player>,
    /// All counts as the keypad goes through them: with the cards at once, and by their kinds.
    numbers: [Vec<NumberCell<(Seat, Held)>>; 2],
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

/// Who has won and why; none while something is open that could change it, and in a play of one, where the scenario says.
fn winner(source: &Source<'_>) -> Option<Reason> {
    let (winners, sheet) = (source.play.standing().winners, source.play.sheet());
    let place = sheet.places.get(winners.first()?.index())?;
    let names = winners.iter().map(|&seat| source.state.name(seat)).collect();
    let what =
        Message::new("rules-empires-of-the-north-winners").number("count", winners.len()).names("players", names);
    Some(Reason { what, amount: None, ..place.reason.clone() })
}

impl CountPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let winner = winner(source);
        let why = |reason: &Reason| Message::new("empires-of-the-north-why-winner").say("what", reason.what.clone());
        let players: Vec<Player> = source.people().into_iter().filter_map(|person| player(source, person)).collect();
        Self {
            numbers: [false, true].map(|kinds| numbers(&players, kinds)),
            players,
            tie_title: source.words("empires-of-the-north-tie-title"),
            by_kind: source.words("empires-of-the-north-by-kind"),
            end_here: source.words("empires-of-the-north-end-here"),
            scoring: state.scoring_cursor(),
            winner: winner.map(|reason| (source.say(&why(&reason)), reason)),
        }
    }

    /// A table that ends earlier than the points say goes to the scoring by hand.
    pub(super) fn show_end_here(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(to) = self.scoring
            && kit::button(ui, &self.end_here).clicked()
        {
            context.act(&TableAction::Move { to });
        }
    }

    /// The counts that are typed now.
    fn cells(&self, draft: &Draft) -> &[NumberCell<(Seat, Held)>] {
        let [plain, by_kind] = &self.numbers;
        if draft.kinds { by_kind } else { plain }
    }

    /// What is typed and not entered, for the loud button.
    pub(super) fn pending(&self, draft: &Draft) -> Option<Pending> {
        Pending::of_numbers(&draft.numbers, self.cells(draft), |&(seat, what), to| {
            value(&Action::Count { seat, what, to: Some(u32::try_from(to.max(0)).unwrap_or(u32::MAX)) })
        })
    }

    /// Lets go of what was typed and has been entered by the loud button.
    pub(super) fn settle(&self, draft: &mut Draft) {
        let [plain, by_kind] = &self.numbers;
        draft.numbers.settle(if draft.kinds { by_kind } else { plain });
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let [plain, by_kind] = &self.numbers;
        let (cells, others) = if draft.kinds { (by_kind, plain) } else { (plain, by_kind) };
        // When the play is over nothing waits, but each count can still be put right.
        let entry = NumberEntry::new(cells).range(0..=MOST_COUNTED).corrects(self.winner.is_some());
        let entry = entry.with_group().or_instead(others);
        let active = entry.active(ui, &draft.numbers).map(|cell| cell.key);
        // Where there is room it stands on the page, above all that it fills; else over the page.
        if self.winner.is_none() {
            enter(ui, &entry, context, draft);
        }
        for player in &self.players {
            kit::card(ui, |ui| player.show(ui, context, draft, active));
            ui.add_space(space::S);
        }
        if let Some(on) = kit::switch_row(ui, &self.by_kind, None, draft.kinds) {
            draft.kinds = on;
            draft.numbers.leave();
        }
        // What comes and goes with an answer stands below everything that is counted in any case.
        if draft.kinds {
            kit::card(ui, |ui| {
                for player in &self.players {
                    kit::player_row(ui, player.person.mark, &player.person.name, None, |_| ());
                    player.show_cells(ui, &player.kinds, draft, active, false);
                }
            });
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
        if let Some((words, reason)) = &self.winner
            && ui.add(Button::quiet(words).full()).clicked()
        {
            context.explain(reason);
        }
        // When all is over the keypad comes for a correction only.
        if self.winner.is_some() && draft.numbers.is_open() {
            enter(ui, &entry.over_page(), context, draft);
        }
    }
}

/// The keypad, which goes on to the next count that is missing, player by player.
fn enter(ui: &mut Ui, entry: &NumberEntry<'_, (Seat, Held)>, context: &mut ViewContext<'_>, draft: &mut Draft) {
    entry.show(ui, &mut draft.numbers, &mut |&(seat, what), answer| {
        let KeypadAnswer::Entered(to) = answer else { return Ok(()) };
        let to = to.and_then(|to| u32::try_from(to).ok());
        context.try_act(&Action::Count { seat, what, to })
    });
}

/// All counts as they are shown, player by player; cards are counted at once or by their kinds.
fn numbers(players: &[Player], kinds: bool) -> Vec<NumberCell<(Seat, Held)>> {
    let of_player = |(group, player): (usize, &Player)| {
        let by_kind = player.kinds.iter().filter(move |_| kinds);
        let cells = player.cells.iter().filter(move |cell| !(kinds && cell.what == Held::Cards));
        let seat = player.person.seat;
        let number = |cell: &CellFace| NumberCell {
            key: (seat, cell.what),
            mark: None,
            words: cell.words.clone(),
            name: cell.name.clone(),
            now: cell.value.map(i64::from),
            shown: cell.shown.clone(),
            optional: false,
            group,
        };
        by_kind.chain(cells).chain(&player.tie).map(number).collect::<Vec<_>>()
    };
    players.iter().enumerate().flat_map(of_player).collect()
}

fn player(source: &Source<'_>, person: Person) -> Option<Player> {
    let state = source.state;
    let total = source.play.sheet().totals.get(person.seat.index()).cloned()?;
    let cell = |what: Held| {
        let words = source.say(&held_name(what));
        let name = Message::new("empires-of-the-north-held-name").text("player", &person.name).text("what", &words);
        let value = state.count(person.seat, what);
        let islands = state.conquered.get(person.seat.index()).copied().filter(|&count| count > 0);
        let name = source.say(&name);
        // What the app has seen conquered helps to count, but a card may have gone again.
        let words = islands.filter(|_| what == Held::Islands).map_or(words, |count| {
            source.say(&Message::new("empires-of-the-north-islands-conquered").number("count", count))
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
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft, active: Option<(Seat, Held)>) {
        kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
            if kit::tappable_score(ui, &self.points, &self.points_name).clicked() {
                context.explain(&self.reason);
            }
        });
        self.show_cells(ui, &self.cells, draft, active, false);
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
                    draft.numbers.open(here);
                }
            });
        }
    }
}
