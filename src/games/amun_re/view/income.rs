//! Phase 5: everyone's income by province, each line with its reason, and the two cards that change it.

use egui::Ui;

use super::{Action, Draft, Panel, Person, Source, people_from_pharaoh};
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::income::Yield;
use crate::games::amun_re::province::{Field, Province};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, CellState, GridCell, GridColumn, GridRow, TableGrid, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::{Reason, Sure};

const CARDS: [PowerCard; 2] = [PowerCard::HarvestIncrease, PowerCard::EightGold];

/// The column of what a card brings: the line below the table says that, since a column that comes with a card would move
/// all others.
const CARD: usize = 4;

pub(super) struct IncomePanel {
    temple: String,
    players: Vec<Player>,
    titles: [String; 6],
    which: String,
}

struct Player {
    person: Person,
    takes: String,
    total: String,
    reason: Reason,
    lines: Vec<Line>,
    /// Which columns have something in them; the others only make the table wide.
    columns: [bool; 6],
    cards: Vec<CardChip>,
    provinces: Vec<(Province, String)>,
    empty: String,
}

struct Line {
    title: &'static str,
    note: Option<String>,
    cells: [(String, CellState); 6],
    reason: Reason,
}

struct CardChip {
    card: PowerCard,
    words: String,
    name: String,
    /// The card with the province it lies on; none where it is not played.
    lies_on: Option<String>,
}

impl IncomePanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let temple = source.state.temple_place();
        let camels = if temple.camels() { "amun-re-camels-pay" } else { "amun-re-camels-do-not-pay" };
        let about =
            Message::new("amun-re-temple-yields").number("place", temple.number()).number("each", temple.worth());
        Self {
            temple: source.say(&about.say("camels", Message::new(camels))),
            players: people_from_pharaoh(source).into_iter().map(|person| player(source, person)).collect(),
            titles: [
                "amun-re-head-farmers",
                "amun-re-head-harvest",
                "amun-re-head-guaranteed",
                "amun-re-head-camel",
                "amun-re-head-card",
                "amun-re-head-gold",
            ]
            .map(|key| source.words(key)),
            which: source.words("amun-re-which-province"),
        }
    }
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let income = source.state.income(person.seat, source.state.temple_place());
    let on = source.state.income_cards(person.seat);
    let chip = |card: PowerCard| {
        let at = if card == PowerCard::EightGold { on.eight_gold } else { on.harvest_increase };
        let lies_on = at.map(|province| {
            let say = Message::new("amun-re-card-on").say("card", card.message()).say("province", province.message());
            source.say(&say)
        });
        let name = Message::new("amun-re-play-name").text("player", &person.name).say("card", card.message());
        CardChip { card, words: source.say(&card.message()), name: source.say(&name), lies_on }
    };
    let choice = |province: Province| {
        let name =
            Message::new("amun-re-on-province-name").text("player", &person.name).say("province", province.message());
        (province, source.say(&name))
    };
    let lines: Vec<Line> = income.provinces.iter().map(|yielded| line(source, yielded)).collect();
    // A card that is played must not take a column away, nor bring one.
    let plain = source.state.income_without_cards(person.seat);
    let plain: Vec<Line> = plain.provinces.iter().map(|yielded| line(source, yielded)).collect();
    Player {
        takes: source.say(&Message::new("amun-re-takes").text("player", &person.name)),
        total: text::number(income.gold()),
        columns: [0, 1, 2, 3, 4, 5]
            .map(|column| column != CARD && lines.iter().chain(&plain).any(|line| line.has(column))),
        lines,
        reason: income.reason(),
        cards: CARDS.into_iter().map(chip).collect(),
        provinces: source.state.provinces_of(person.seat).map(choice).collect(),
        empty: source.words("amun-re-no-provinces"),
        person,
    }
}

fn line(source: &Source<'_>, yielded: &Yield) -> Line {
    let board = &source.state.board;
    let state = |field: Field| match board.number(yielded.province, field).sure {
        Sure::Stated | Sure::Owner => CellState::Plain,
        Sure::Unconfirmed | Sure::Unknown => CellState::Unsure,
    };
    let part = |gold: i64| if gold == 0 { "–".to_owned() } else { text::number(gold) };
    let harvest = yielded.harvest + if yielded.is_replaced() { 0 } else { yielded.card };
    let printed = board.number(yielded.province, Field::PrintedFarmers).counted();
    let note = (printed > 0).then(|| source.say(&Message::new("amun-re-printed").number("count", printed)));
    Line {
        title: yielded.province.name(),
        note,
        cells: [
            (text::number(yielded.farmers()), state(Field::PrintedFarmers)),
            // The harvest that a card has increased is shown as it is: the row comes to its sum.
            (part(harvest), CellState::Plain),
            (part(yielded.guaranteed), state(Field::GuaranteedIncome)),
            (part(yielded.camel), state(Field::CamelIncome)),
            (part(yielded.card), CellState::Plain),
            (text::number(yielded.gold()), CellState::Plain),
        ],
        reason: yielded.reason(),
    }
}

impl Line {
    /// Whether something stands in a column.
    fn has(&self, column: usize) -> bool {
        self.cells.get(column).is_some_and(|(text, _)| text != "–")
    }

    fn shown(&self, columns: &[bool; 6]) -> Vec<GridCell<'_>> {
        let cells = self.cells.iter().zip(columns).filter(|(_, shown)| **shown);
        cells.map(|((text, state), _)| GridCell { text, state: *state }).collect()
    }
}

impl Panel for IncomePanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        text::quiet(ui, &self.temple);
        for player in &self.players {
            ui.add_space(space::S);
            kit::card(ui, |ui| player.show(ui, &self.titles, &self.which, context, draft));
        }
    }
}

impl Player {
    fn show(&self, ui: &mut Ui, titles: &[String; 6], which: &str, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if self.lines.is_empty() {
            kit::player_row(ui, self.person.mark, &self.person.name, self.person.role.as_deref(), |ui| {
                text::quiet(ui, &self.empty);
            });
            return;
        }
        self.table(ui, titles, context);
        kit::player_row(ui, self.person.mark, &self.takes, self.person.role.as_deref(), |ui| {
            if kit::tappable_score(ui, &self.total, &self.takes).clicked() {
                context.explain(&self.reason);
            }
        });
        kit::equal_columns(ui, self.cards.len(), space::S, |ui, index| {
            let Some(chip) = self.cards.get(index) else { return };
            let button = Button::quiet(&chip.words).name(&chip.name).selected(chip.lies_on.is_some()).full();
            if ui.add(button).clicked() {
                self.tap_card(chip, context, draft);
            }
        });
        let lies: Vec<&str> = self.cards.iter().filter_map(|chip| chip.lies_on.as_deref()).collect();
        // The line is there before a card is, so that what comes below stays where it is.
        text::quiet(ui, &if lies.is_empty() { " ".to_owned() } else { lies.join(" · ") });
        self.ask(ui, which, context, draft);
    }

    /// On which province the card that was tapped is laid, over everything else.
    fn ask(&self, ui: &Ui, which: &str, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let waiting = draft.card.filter(|_| draft.seat == Some(self.person.seat));
        let Some(chip) = self.cards.iter().find(|chip| Some(chip.card) == waiting) else { return };
        let title = format!("{}: {}", self.person.name, chip.words);
        let sheet = kit::sheet(ui, "income-card", &title, |ui| {
            text::body(ui, which);
            let tapped = self
                .provinces
                .iter()
                .filter(|(province, name)| ui.add(Button::quiet(province.name()).name(name).full()).clicked());
            tapped.map(|(province, _)| *province).last()
        });
        if let Some(province) = sheet.inner {
            context.act(&Action::Play { seat: self.person.seat, card: chip.card, province: Some(province) });
        }
        if sheet.closed || sheet.inner.is_some() {
            draft.card = None;
        }
    }

    fn tap_card(&self, chip: &CardChip, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let seat = self.person.seat;
        if chip.lies_on.is_some() {
            context.act(&Action::TakeBack { seat, card: chip.card });
        } else {
            draft.seat = Some(seat);
            draft.card = Some(chip.card);
        }
    }

    fn table(&self, ui: &mut Ui, titles: &[String; 6], context: &mut ViewContext<'_>) {
        let shown = |column: &usize| self.columns.get(*column) == Some(&true);
        let heads = titles.iter().enumerate().filter(|(column, _)| shown(column));
        let columns: Vec<GridColumn<'_>> = heads.map(|(_, title)| GridColumn { title, mark: None }).collect();
        let cells: Vec<Vec<GridCell<'_>>> = self.lines.iter().map(|line| line.shown(&self.columns)).collect();
        let rows: Vec<GridRow<'_>> = self
            .lines
            .iter()
            .zip(&cells)
            .map(|(line, cells)| GridRow { title: line.title, note: line.note.as_deref(), cells, total: false })
            .collect();
        let grid = TableGrid { heading: &self.person.name, columns: &columns, rows: &rows, tappable: true };
        if let Some(line) = grid.show(ui, ("income", self.person.seat)).and_then(|tap| self.lines.get(tap.row)) {
            context.explain(&line.reason);
        }
    }
}
