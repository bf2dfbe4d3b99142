//! The dice record: how often each sum fell against what is expected, the event die, and who rolled what.

use egui::{Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::Source;
use crate::games::cities_and_knights::dice::Event;
use crate::games::cities_and_knights::play::event_name;
use crate::kit::{self, GridCell, GridColumn, GridRow, Mark, TableGrid, Tokens, text, tokens::space};
use crate::locale::{Message, with_capital};

/// The sums of two dice.
const SUMS: std::ops::RangeInclusive<u8> = 2..=12;

pub(super) struct DicePanel {
    title: String,
    about: Vec<String>,
    empty: Option<String>,
    expected: String,
    bars: Vec<Bar>,
    events_title: String,
    events: Vec<String>,
    people: Vec<(Mark, String)>,
    who_title: String,
    rows: Vec<(String, Vec<String>)>,
}

struct Bar {
    sum: String,
    count: usize,
    expected: f32,
    /// What a screen reader says.
    name: String,
}

impl DicePanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let record = &state.record;
        let rolls = record.len();
        let bar = |sum: u8| {
            let count = record.iter().filter(|rolled| rolled.roll.number() == sum).count();
            let expected = rolls as f32 * f32::from(6 - sum.abs_diff(7)) / 36.0;
            let tenths = source.language.decimal(f64::from(expected), 1);
            let name = Message::new("cities-and-knights-bar").number("sum", sum).number("count", count);
            Bar { sum: sum.to_string(), count, expected, name: source.say(&name.text("expected", tenths)) }
        };
        let mut faces: Vec<Event> = Vec::new();
        for face in state.options.sea().faces() {
            if !faces.contains(&face) {
                faces.push(face);
            }
        }
        let event = |face: Event| {
            let count = record.iter().filter(|rolled| rolled.roll.event == face).count();
            let say =
                Message::new("cities-and-knights-event-count").say("event", event_name(face)).number("count", count);
            with_capital(&source.say(&say))
        };
        let drawn = record.iter().filter(|rolled| rolled.drawn).count();
        let by_app = record.iter().filter(|rolled| rolled.by_app && !rolled.drawn).count();
        let about = Message::new("cities-and-knights-rolls").number("count", rolls - drawn).number("app", by_app);
        let cards = Message::new("cities-and-knights-cards-drawn").number("count", drawn);
        let cards = cards.number("left", state.deck.left());
        let about = [(rolls > drawn).then_some(about), (drawn > 0).then_some(cards)];
        let about: Vec<String> = about.iter().flatten().map(|message| source.say(message)).collect();
        let people = source.people();
        let row = |sum: u8| {
            let of = |seat| record.iter().filter(|r| r.seat == seat && r.roll.number() == sum).count().to_string();
            (sum.to_string(), people.iter().map(|person| of(person.seat)).collect())
        };
        Self {
            title: source.words("cities-and-knights-dice-title"),
            about,
            empty: (rolls == 0).then(|| source.words("cities-and-knights-no-rolls")),
            expected: source.words("cities-and-knights-expected-line"),
            bars: SUMS.map(bar).collect(),
            events_title: source.words("cities-and-knights-event-die"),
            events: faces.into_iter().map(event).collect(),
            who_title: source.words("cities-and-knights-who-rolled"),
            rows: SUMS.map(row).collect(),
            people: people.into_iter().map(|person| (person.mark, person.name)).collect(),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui) {
        kit::card(ui, |ui| {
            text::title(ui, &self.title);
            if let Some(empty) = &self.empty {
                text::body(ui, empty);
                return;
            }
            for about in &self.about {
                text::quiet(ui, about);
            }
            text::quiet(ui, &self.expected);
            self.histogram(ui);
            text::quiet(ui, &self.events_title);
            for event in &self.events {
                text::body(ui, event);
            }
        });
        if self.empty.is_some() {
            return;
        }
        ui.add_space(space::S);
        kit::card(ui, |ui| {
            let columns = self.people.iter().map(|(mark, name)| GridColumn { title: name, mark: Some(*mark) });
            let columns: Vec<GridColumn<'_>> = columns.collect();
            let cells: Vec<Vec<GridCell<'_>>> = self
                .rows
                .iter()
                .map(|(_, counts)| counts.iter().map(|text| GridCell { text, state: kit::CellState::Plain }).collect())
                .collect();
            let rows: Vec<GridRow<'_>> = self
                .rows
                .iter()
                .zip(&cells)
                .map(|((sum, _), cells)| GridRow { title: sum, note: None, cells, total: false })
                .collect();
            TableGrid { heading: &self.who_title, columns: &columns, rows: &rows, tappable: false }.show(ui, "dice");
        });
    }

    /// A bar for each sum, with a line where the expected number lies.
    fn histogram(&self, ui: &mut Ui) {
        const HEIGHT: f32 = 120.0;
        let tokens = Tokens::of(ui);
        let highest = self.bars.iter().map(|bar| bar.expected.max(bar.count as f32)).fold(1.0, f32::max);
        kit::equal_columns(ui, self.bars.len(), space::XS, |ui, at| {
            let Some(bar) = self.bars.get(at) else { return };
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &bar.name));
            let height = |count: f32| HEIGHT * count / highest;
            let top = rect.bottom() - height(bar.count as f32);
            ui.painter().rect_filled(Rect::from_min_max(pos2(rect.left(), top), rect.max), 3.0, tokens.accent);
            let line = rect.bottom() - height(bar.expected);
            ui.painter().hline(rect.x_range(), line, egui::Stroke::new(2.0, tokens.ink));
            ui.vertical_centered(|ui| text::quiet(ui, &bar.sum));
        });
    }
}
