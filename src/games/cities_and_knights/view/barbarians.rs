//! The barbarians: where the ship is, how both sides stand, who would lose or defend, and the chance that it lands.

use egui::Ui;

use super::Source;
use super::attack_card::attack_reason;
use crate::games::cities_and_knights::odds::{expected_rolls, lands_within, odds_reason};
use crate::games::cities_and_knights::outlook::Outlook;
use crate::games::cities_and_knights::play::Action;
use crate::games::view::ViewContext;
use crate::kit::{self, CellState, GridCell, GridColumn, GridRow, Mark, TableGrid, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;

pub(super) struct BarbariansPanel {
    title: String,
    place: String,
    track_name: String,
    position: u32,
    length: u32,
    numbers: [(String, String); 3],
    /// Who would win if they landed now, and all that could stand there.
    now: String,
    nows: Vec<String>,
    /// The head of the table of what each player is short of, and its rows.
    short_title: String,
    people: Vec<(Mark, String)>,
    short: [(String, Vec<String>); 3],
    /// Each chance, and the longest that could stand there.
    chances: Vec<[String; 2]>,
    why: String,
    reason: Reason,
    odds: Reason,
    odds_name: String,
    by_hand: String,
}

impl BarbariansPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let outlook = state.outlook();
        let (ship, sea) = (state.ship, state.options.sea());
        // A roll of each player: that is a round of turns, wherever in a round the table stands.
        let around = u32::try_from(state.table.seats).unwrap_or(u32::MAX);
        let within = |rolls: u32| lands_within(ship, sea, rolls).percent();
        let chance = |rolls: u32| {
            let words = Message::new("cities-and-knights-chance");
            let say = |percent: i64| source.say(&words.clone().number("percent", percent).number("rolls", rolls));
            [say(within(rolls)), say(100)]
        };
        // Tenths are exact enough for a number of rolls at a table.
        let tenths = expected_rolls(ship, sea).in_parts(10);
        let expected = source.language.decimal(tenths as f64 / 10.0, 1);
        let soon = Message::new("cities-and-knights-percent").number("percent", within(around));
        let place = Message::new("cities-and-knights-ship-place").number("position", ship.position());
        let place = source.say(&place.number("length", ship.length()));
        Self {
            title: source.words("cities-and-knights-barbarians-title"),
            track_name: source.say(&Message::new("cities-and-knights-track-name").text("place", &place)),
            place,
            position: ship.position(),
            length: ship.length(),
            numbers: [
                (outlook.attack.barbarians.to_string(), source.words("cities-and-knights-barbarians")),
                (outlook.attack.knights.to_string(), source.words("cities-and-knights-knights")),
                (source.say(&soon), source.say(&Message::new("cities-and-knights-land-soon").number("rolls", around))),
            ],
            now: now(source, outlook.short),
            nows: vec![now(source, 0), now(source, 99)],
            short_title: source.words("cities-and-knights-knights-title"),
            people: source.people().into_iter().map(|person| (person.mark, person.name)).collect(),
            short: short(source, &outlook),
            chances: vec![
                chance(1),
                chance(around.saturating_mul(2)),
                [expected, source.language.decimal(99.9, 1)]
                    .map(|rolls| source.say(&Message::new("cities-and-knights-expected").text("rolls", rolls))),
            ],
            why: source.words("cities-and-knights-why-attack"),
            reason: attack_reason(source, &outlook.attack, None),
            odds: odds_reason(ship, sea, &[1, around, around.saturating_mul(2)]),
            odds_name: source.words("cities-and-knights-why-odds"),
            by_hand: source.words("cities-and-knights-ship-by-hand"),
        }
    }
}

/// Who would win if they landed now, with the knights short of so much strength.
fn now(source: &Source<'_>, short: u32) -> String {
    if short == 0 {
        source.words("cities-and-knights-knights-would-win")
    } else {
        source.say(&Message::new("cities-and-knights-short").number("short", short))
    }
}

/// The rows of the table: each player's strength, and what is missing to keep the city and to be Defender.
fn short(source: &Source<'_>, outlook: &Outlook) -> [(String, Vec<String>); 3] {
    let row = |key: &str, of: &dyn Fn(usize) -> u32| {
        let counts = (0..outlook.seats.len()).map(|at| of(at).to_string());
        (source.words(key), counts.collect())
    };
    let short = |at: usize| outlook.seats.get(at);
    [
        row("cities-and-knights-missing-strength", &|at| outlook.attack.contributions.get(at).copied().unwrap_or(0)),
        row("cities-and-knights-missing-to-keep", &|at| short(at).map_or(0, |short| short.to_be_safe)),
        row("cities-and-knights-missing-to-defend", &|at| short(at).map_or(0, |short| short.to_be_defender)),
    ]
}

impl BarbariansPanel {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        kit::card(ui, |ui| {
            let left = |ui: &mut Ui| text::title(ui, &self.title);
            kit::two_sides(ui, kit::tokens::TARGET, left, |ui| text::strong(ui, &self.place));
            kit::voyage(ui, &self.track_name, self.position, self.length);
            ui.add_space(space::S);
            let numbers = self.numbers.each_ref().map(|(number, words)| (number.as_str(), words.as_str()));
            kit::figures(ui, &numbers);
            ui.add_space(space::S);
            text::body_in_room(ui, &self.now, self.nows.iter().map(String::as_str));
            ui.horizontal_wrapped(|ui| {
                if kit::button(ui, &self.why).clicked() {
                    context.explain(&self.reason);
                }
                if kit::button(ui, &self.odds_name).clicked() {
                    context.explain(&self.odds);
                }
            });
            let (now, last) = (i64::from(self.position), i64::from(self.length) - 1);
            let to =
                kit::labeled_row(ui, &self.by_hand, "", |ui| kit::stepper_to(ui, &self.by_hand, Some(now), 0..=last));
            if let Some(position) = to.and_then(|to| u32::try_from(to).ok()) {
                context.act(&Action::SetShip { position });
            }
            self.table(ui);
            ui.add_space(space::S);
            for [chance, longest] in &self.chances {
                text::quiet_in_room(ui, chance, [longest.as_str()]);
            }
        });
    }

    /// What each player is short of: a table is as high whatever stands in it.
    fn table(&self, ui: &mut Ui) {
        let columns = self.people.iter().map(|(mark, name)| GridColumn { title: name, mark: Some(*mark) });
        let columns: Vec<GridColumn<'_>> = columns.collect();
        let cells = self.short.each_ref().map(|(_, counts)| {
            let cell = |text| GridCell { text, state: CellState::Plain };
            counts.iter().map(String::as_str).map(cell).collect::<Vec<_>>()
        });
        let rows = self.short.iter().zip(&cells);
        let rows: Vec<GridRow<'_>> =
            rows.map(|((title, _), cells)| GridRow { title, note: None, cells, total: false }).collect();
        TableGrid { heading: &self.short_title, columns: &columns, rows: &rows, tappable: false }.show(ui, "short");
    }
}
