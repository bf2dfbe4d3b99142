//! The final scoring: what only the table can count is typed, and what is not known here is filled in right there.

use egui::Ui;
use serde_json::Value;

use super::figures::{self, Confirm, FigureRow};
use super::points::and_unknown;
use super::{Draft, Panel, Source};
use crate::games::dice_settlers::field::{Field, SALE_FIELDS};
use crate::games::dice_settlers::pieces::HOUSES;
use crate::games::dice_settlers::play::{Action, Counted, winner_reason};
use crate::games::panel::{Person, value};
use crate::games::view::{Pending, ViewContext};
use crate::kit::{self, KeypadAnswer, NumberCell, NumberEntry, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// The figures on which the points rest.
const TERMS: [Field; 5] =
    [Field::HousePoints, Field::Presence, Field::StartingDice, Field::DicePairPoints, Field::TieBreak];

/// The most that the rules take.
const MOST_COUNTED: i64 = 999;

/// What is counted of whom.
pub(super) type Key = (Seat, Counted);

pub(super) struct ScoringPanel {
    solo: Option<String>,
    players: Vec<Player>,
    terms_title: String,
    terms: Vec<FigureRow>,
    confirm: Confirm,
    winner: Option<(String, Reason)>,
    /// All counts, as the keypad goes through them.
    cells: Vec<NumberCell<Key>>,
    /// Whether the play is over.
    over: bool,
}

struct Player {
    person: Person,
    total: String,
    total_name: String,
    reason: Reason,
    /// What is counted, with its words.
    counted: Vec<(String, NumberCell<Key>)>,
    tokens: (String, String),
    houses: (String, String, String, i64),
    dice: (String, String, i64),
}

impl ScoringPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let sheet = source.play.sheet();
        let player = |person: Person| {
            let total = sheet.totals.get(person.seat.index()).cloned();
            player(source, person, total.map(|cell| cell.reason))
        };
        let players: Vec<Player> = source.people().into_iter().map(player).collect();
        let row = |field: Field| FigureRow::new(&state.board, source.language, field);
        let mut terms: Vec<FigureRow> = TERMS.into_iter().map(row).collect();
        if state.has_open_sales() {
            terms.extend(SALE_FIELDS.into_iter().map(row));
        }
        Self {
            solo: (state.table.seats == 1).then(|| source.words("dice-settlers-solo")),
            terms_title: source.words("dice-settlers-terms-title"),
            terms,
            confirm: Confirm::new(&state.board, source.language),
            winner: (!source.play.standing().winners.is_empty())
                .then(|| (source.words("dice-settlers-why-winner"), winner_reason(state))),
            cells: players.iter().flat_map(|player| &player.counted).map(|(_, cell)| cell.clone()).collect(),
            players,
            over: state.table.over,
        }
    }
}

/// Something that is counted of a player. What is "other" is seldom there: the keypad does not stop at it.
fn counted(source: &Source<'_>, person: &Person, what: Counted) -> (String, NumberCell<Key>) {
    let now = source.state.tableau(person.seat).count(what).map(i64::from);
    let words = source.say(&what.message());
    let name = Message::new("dice-settlers-count-name").text("player", &person.name).say("what", what.message());
    let cell = NumberCell {
        key: (person.seat, what),
        mark: None,
        words: words.clone(),
        name: source.say(&name),
        now,
        shown: now.map(text::number).or_else(|| (what == Counted::Other).then(|| "–".to_owned())),
        optional: false,
        group: person.seat.index(),
    };
    (words, cell)
}

/// The action of a count that was typed.
fn count((seat, what): Key, points: Option<i64>) -> Action {
    let points = points.map(|points| u32::try_from(points.max(0)).unwrap_or(u32::MAX));
    Action::Count { seat, what, points }
}

fn player(source: &Source<'_>, person: Person, total: Option<Reason>) -> Player {
    let tableau = source.state.tableau(person.seat);
    let reason = total.unwrap_or_else(|| Reason::note(Message::new("rules-dice-settlers-points")));
    let open = tableau.sales.is_open(&source.state.board);
    Player {
        total: and_unknown(reason.amount.unwrap_or(0), open),
        total_name: source.about("dice-settlers-total-of", &person),
        reason,
        counted: Counted::ALL.into_iter().map(|what| counted(source, &person, what)).collect(),
        tokens: (
            source.words("rules-dice-settlers-row-vp-tokens"),
            and_unknown(tableau.token_points(&source.state.board).into(), open),
        ),
        houses: (
            source.words("rules-dice-settlers-row-houses"),
            source.say(&Message::new("dice-settlers-of-houses").number("houses", HOUSES)),
            source.about("dice-settlers-houses-name", &person),
            tableau.houses.into(),
        ),
        dice: (
            source.words("rules-dice-settlers-row-dice"),
            source.about("dice-settlers-dice-name", &person),
            tableau.dice.into(),
        ),
        person,
    }
}

/// The keypad, which goes on to the next count that is missing, player by player.
fn enter(ui: &mut Ui, entry: &NumberEntry<'_, Key>, context: &mut ViewContext<'_>, draft: &mut Draft) {
    entry.show(ui, &mut draft.counts, &mut |&key, answer| {
        let KeypadAnswer::Entered(points) = answer else { return Ok(()) };
        context.try_act(&count(key, points))
    });
}

impl Panel for ScoringPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if let Some(solo) = &self.solo {
            kit::banner(ui, kit::Tone::Info, solo, None);
            ui.add_space(space::S);
        }
        // When the play is over nothing waits, but each count can still be put right.
        let entry = NumberEntry::new(&self.cells).range(0..=MOST_COUNTED).corrects(self.over).with_group();
        let active = entry.active(ui, &draft.counts).map(|cell| cell.key);
        // Where there is room it stands on the page, above all that it fills; else over the page.
        let above = entry.stands_above(ui);
        if above {
            enter(ui, &entry, context, draft);
        }
        ui.add_space(space::M);
        for player in &self.players {
            kit::card(ui, |ui| player.show(ui, context, draft, active));
            ui.add_space(space::M);
        }
        kit::card(ui, |ui| {
            text::strong(ui, &self.terms_title);
            if let Some(filled) = self.confirm.show(ui) {
                figures::enter(context, &filled);
            }
            if let Some(filled) = figures::show_rows(ui, &self.terms, &mut draft.typing) {
                figures::enter(context, &filled);
            }
        });
        ui.add_space(space::S);
        if let Some((why, reason)) = &self.winner
            && kit::button(ui, why).clicked()
        {
            context.explain(reason);
        }
        // All was counted already, so the keypad comes for a correction only.
        if !above && draft.counts.is_open() {
            enter(ui, &entry.over_page(), context, draft);
        }
        if let Some((field, number)) = draft.typing.show(ui, context.language)
            && let Some(filled) = figures::typed(field, number)
        {
            figures::enter(context, &filled);
        }
    }

    fn pending(&self, draft: &Draft) -> Option<Pending> {
        let action = |key: &Key, points: i64| -> Value { value(&count(*key, Some(points))) };
        Pending::of_numbers(&draft.counts, &self.cells, action)
    }

    fn settle(&self, draft: &mut Draft) {
        draft.counts.settle(&self.cells);
    }
}

impl Player {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft, active: Option<Key>) {
        let seat = self.person.seat;
        kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
            if kit::tappable_score(ui, &self.total, &self.total_name).clicked() {
                context.explain(&self.reason);
            }
        });
        let (words, tokens) = &self.tokens;
        kit::labeled_row(ui, words, "", |ui| text::strong(ui, tokens));
        for (words, cell) in &self.counted {
            kit::labeled_row(ui, words, "", |ui| {
                let here = active == Some(cell.key);
                let shown = cell.now.map(text::number);
                if kit::value_cell(ui, &cell.name, shown.as_deref(), here).clicked() {
                    draft.counts.open(cell.key);
                }
            });
        }
        let (words, note, name, houses) = &self.houses;
        let to = kit::labeled_row(ui, words, note, |ui| kit::stepper(ui, name, Some(*houses), 0..=99));
        if let Some(change) = to.and_then(|to| i32::try_from(to - houses).ok()) {
            context.act(&Action::Houses { seat, change });
        }
        let (words, name, dice) = &self.dice;
        let to = kit::labeled_row(ui, words, "", |ui| kit::stepper(ui, name, Some(*dice), 0..=99));
        if let Some(change) = to.and_then(|to| i32::try_from(to - dice).ok()) {
            context.act(&Action::Dice { seat, color: None, change });
        }
    }
}
