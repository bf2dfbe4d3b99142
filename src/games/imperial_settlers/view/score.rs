//! The end: how many locations everyone has, what breaks a tie, and how a solo game ended.

use egui::Ui;
use serde::{Deserialize, Serialize};

use super::{Draft, Panel, Person, Source, faction_words};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::play::{Action, GATES, outcome, scored, tie_breaks};
use crate::games::imperial_settlers::points::TieBreak;
use crate::games::panel::value;
use crate::games::view::{Pending, ViewContext};
use crate::kit::{self, Button, KeypadAnswer, NumberCell, NumberEntry, Stepped, Stepper, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// The most that is counted.
const MOST_COUNTED: i64 = 99;

/// What is counted of whom.
pub(super) type Key = (Seat, Counted);

pub(super) struct ScorePanel {
    players: Vec<Player>,
    /// All counts as the keypad goes through them: of each player, then what a tie asks for.
    cells: Vec<NumberCell<Key>>,
    /// Who has won, or how the solo game stands: the words, and why.
    result: Option<(String, Reason)>,
    /// What decides between those who are level, above what is counted for it.
    tie: String,
    /// Whether the play is over.
    over: bool,
}

struct Player {
    person: Person,
    faction: String,
    points: String,
    points_name: String,
    reason: Option<Reason>,
    rows: Vec<NumberRow>,
    /// What was entered of the empire: the words, the two counts, and whether they are what was counted.
    entered: Option<(String, [u32; 2], bool)>,
    /// What is counted for a tie.
    ties: Vec<NumberRow>,
}

/// Something that is counted.
struct NumberRow {
    what: Counted,
    words: String,
    name: String,
    value: Option<u32>,
    /// Of the two counts of a tie, which are one entry, the other one.
    other: Option<u32>,
}

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Counted {
    Built(bool),
    Shrine,
    Gate(u8),
    Goods,
    Hand,
}

impl ScorePanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let ties = tie_breaks(state);
        // The words stay when the tie is decided: the rows below them must not move under the finger that counts.
        let by_hand = state.all_seats().any(|seat| state.realm(seat).hand.is_some());
        let tie = match ties.as_ref().map(|(what, _)| what) {
            Some(TieBreak::Goods) => "imperial-settlers-tie-goods",
            Some(TieBreak::Hand) => "imperial-settlers-tie-hand",
            None if by_hand => "imperial-settlers-tie-hand",
            None => "imperial-settlers-tie-goods",
        };
        let words = |reason: Reason| (source.say(&reason.what), reason);
        let result = if state.is_solo() {
            Some(words(outcome(state).reason()))
        } else {
            let won = !source.play.standing().winners.is_empty();
            won.then(|| words(scored(state, |scoring| scoring.winner_reason(&|seat| state.name(seat)))))
        };
        let players: Vec<Player> = source.people().into_iter().map(|person| player(source, person)).collect();
        Self { cells: cells(&players), players, result, tie: source.words(tie), over: state.table.over }
    }

    /// The keypad, which goes on to the next count that is missing, player by player.
    fn enter(&self, ui: &mut Ui, entry: &NumberEntry<'_, Key>, context: &mut ViewContext<'_>, draft: &mut Draft) {
        entry.show(ui, &mut draft.numbers, &mut |&key, answer| {
            let KeypadAnswer::Entered(count) = answer else { return Ok(()) };
            context.try_act(&self.action(key, count))
        });
    }

    /// The entry of a number.
    fn action(&self, (seat, what): Key, count: Option<i64>) -> Action {
        let rows = self.players.iter().filter(|player| player.person.seat == seat);
        let row = rows.flat_map(|player| &player.ties).find(|row| row.what == what);
        let count = count.map(|count| u32::try_from(count.max(0)).unwrap_or(u32::MAX));
        what.action(seat, count, row.and_then(|row| row.other))
    }
}

/// All counts, as the keypad shows them. Neither Shrine nor Gate need be there: they may stay blank.
fn cells(players: &[Player]) -> Vec<NumberCell<Key>> {
    let cell = |player: &Player, row: &NumberRow, group: usize| {
        let now = row.value.map(i64::from);
        let optional = row.what.is_optional();
        NumberCell {
            key: (player.person.seat, row.what),
            mark: None,
            words: row.words.clone(),
            name: row.name.clone(),
            now,
            shown: now.map(text::number).or_else(|| optional.then(|| "–".to_owned())),
            optional,
            group,
        }
    };
    let of_players = players.iter().enumerate();
    let counts = of_players.flat_map(|(group, player)| player.rows.iter().map(move |row| cell(player, row, group)));
    let ties = players.iter().flat_map(|player| player.ties.iter().map(|row| cell(player, row, players.len())));
    counts.chain(ties).collect()
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let state = source.state;
    let seat = person.seat;
    let realm = state.realm(seat);
    let row = |what: Counted, words: String, value: Option<u32>| {
        let name = Message::new("imperial-settlers-count-name").text("player", &person.name).text("what", &words);
        let other = match what {
            Counted::Goods => realm.hand,
            Counted::Hand => realm.goods,
            _ => None,
        };
        NumberRow { what, name: source.say(&name), words, value, other }
    };
    let words = |key: &str| source.words(key);
    let mut rows = vec![
        row(Counted::Built(false), words("rules-imperial-settlers-row-common"), state.built(seat, false)),
        row(Counted::Built(true), words("rules-imperial-settlers-row-faction"), state.built(seat, true)),
    ];
    if realm.faction == Some(Faction::Japanese) {
        rows.push(row(Counted::Shrine, words("imperial-settlers-on-shrine"), realm.shrine));
        for (gate, cards) in (0u8..).zip(realm.gates).take(GATES) {
            let what = Message::new("imperial-settlers-under-gate").number("gate", u32::from(gate) + 1);
            rows.push(row(Counted::Gate(gate), source.say(&what), cards));
        }
    }
    let ties = tie_rows(source, seat, realm.goods, realm.hand);
    let ties = ties.into_iter().map(|(what, words, value)| row(what, words, value)).collect();
    let counts = [realm.entered(false), realm.entered(true)];
    let same = [false, true].map(|own| state.built(seat, own)) == counts.map(Some);
    let entered = Message::new("imperial-settlers-as-entered").number("common", counts[0]).number("own", counts[1]);
    let sheet = source.play.sheet();
    let total = sheet.totals.get(seat.index());
    Player {
        faction: faction_words(source, seat),
        points: total.and_then(|cell| cell.value).map_or_else(|| "–".to_owned(), text::number),
        points_name: source.about("imperial-settlers-points-of", &person),
        reason: total.map(|cell| cell.reason.clone()),
        rows,
        ties,
        entered: (!state.is_solo() && !state.table.over && counts != [0, 0])
            .then(|| (source.say(&entered), counts, same)),
        person,
    }
}

/// What a player who is level with others must count.
fn tie_rows(
    source: &Source<'_>,
    seat: Seat,
    goods: Option<u32>,
    hand: Option<u32>,
) -> Vec<(Counted, String, Option<u32>)> {
    let asked = tie_breaks(source.state);
    let is_asked =
        |what: TieBreak| asked.as_ref().is_some_and(|(other, seats)| *other == what && seats.contains(&seat));
    let mut rows = Vec::new();
    if goods.is_some() || is_asked(TieBreak::Goods) {
        rows.push((Counted::Goods, source.words("imperial-settlers-goods-left"), goods));
    }
    if hand.is_some() || is_asked(TieBreak::Hand) {
        rows.push((Counted::Hand, source.words("imperial-settlers-in-hand"), hand));
    }
    rows
}

impl Panel for ScorePanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        // When all is counted nothing waits, but each count can still be put right.
        let waits = !self.over && self.cells.iter().any(|cell| cell.shown.is_none());
        let entry = NumberEntry::new(&self.cells).range(0..=MOST_COUNTED).corrects(!waits).with_group();
        let active = entry.active(ui, &draft.numbers).map(|cell| cell.key);
        let above = entry.stands_above(ui);
        if above {
            self.enter(ui, &entry, context, draft);
        }
        ui.add_space(space::S);
        for player in &self.players {
            kit::card(ui, |ui| player.show(ui, context, draft, active));
            ui.add_space(space::S);
        }
        // What a count brings up comes below everything that is counted.
        if self.players.iter().any(|player| !player.ties.is_empty()) {
            kit::card(ui, |ui| {
                text::strong(ui, &self.tie);
                // Cards in hand are asked for when the goods are level: they come below all goods, or they would push the
                // next player's row away from under the finger that counts there.
                let goods = |row: &&NumberRow| row.what == Counted::Goods;
                let all = || self.players.iter().flat_map(|player| player.ties.iter().map(move |row| (player, row)));
                let rows = all().filter(|(_, row)| goods(row)).chain(all().filter(|(_, row)| !goods(row)));
                for (player, row) in rows {
                    row.show(ui, context, draft, (player.person.seat, &row.name), active);
                }
            });
            ui.add_space(space::S);
        }
        if let Some((words, reason)) = &self.result
            && kit::ListRow::new(words).opens().show(ui).clicked()
        {
            context.explain(reason);
        }
        // All was counted already, so the keypad comes for a correction only.
        if !above && draft.numbers.is_open() {
            self.enter(ui, &entry.over_page(), context, draft);
        }
    }

    fn pending(&self, draft: &Draft) -> Option<Pending> {
        Pending::of_numbers(&draft.numbers, &self.cells, |&key, count| value(&self.action(key, Some(count))))
    }

    fn settle(&self, draft: &mut Draft) {
        draft.numbers.settle(&self.cells);
    }
}

impl NumberRow {
    fn show(
        &self,
        ui: &mut Ui,
        context: &mut ViewContext<'_>,
        draft: &mut Draft,
        (seat, words): (Seat, &str),
        active: Option<Key>,
    ) {
        let value = self.value.map(i64::from);
        let key = (seat, self.what);
        let begun = draft.numbers.begun(&key).map(|typed| format!("{typed}…"));
        let stepper = Stepper::new(&self.name, value, 0..=MOST_COUNTED).typed_elsewhere(active == Some(key));
        let stepper = stepper.optional(self.what.is_optional());
        match kit::labeled_row(ui, words, "", |ui| stepper.begun(begun.as_deref()).show(ui)) {
            Some(Stepped::Typing) => draft.numbers.open(key),
            Some(Stepped::Step(step)) => {
                let count = u32::try_from(step.to).ok();
                context.act(&self.what.action(seat, count, self.other));
            }
            None => {}
        }
    }
}

impl Player {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft, active: Option<Key>) {
        let seat = self.person.seat;
        let role = Some(self.faction.as_str()).filter(|faction| !faction.is_empty());
        kit::player_row(ui, self.person.mark, &self.person.name, role, |ui| {
            if kit::tappable_score(ui, &self.points, &self.points_name).clicked()
                && let Some(reason) = &self.reason
            {
                context.explain(reason);
            }
        });
        if let Some((words, [common, own], same)) = &self.entered
            && ui.add(Button::quiet(words).selected(*same).full()).clicked()
            && !same
        {
            context.act(&Action::Built { seat, own: false, count: Some(*common) });
            context.act(&Action::Built { seat, own: true, count: Some(*own) });
        }
        for row in &self.rows {
            row.show(ui, context, draft, (seat, &row.words), active);
        }
    }
}

impl Counted {
    /// Whether the empire may do without it.
    const fn is_optional(self) -> bool {
        matches!(self, Self::Shrine | Self::Gate(_))
    }

    /// The entry of it; of the two counts of a tie the other one stays as it is.
    const fn action(self, seat: Seat, count: Option<u32>, other: Option<u32>) -> Action {
        match self {
            Self::Built(own) => Action::Built { seat, own, count },
            Self::Shrine => Action::Shrine { seat, resources: count },
            Self::Gate(gate) => Action::Gate { seat, gate, cards: count },
            Self::Goods => Action::Tie { seat, goods: count, hand: other },
            Self::Hand => Action::Tie { seat, goods: other, hand: count },
        }
    }
}
