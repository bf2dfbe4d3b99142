//! Points in tokens as they are won: what for, and how many.

use egui::Ui;

use super::{Draft, Source};
use crate::games::dice_settlers::actions::sale;
use crate::games::dice_settlers::play::{Action, Source as Won, token_reason};
use crate::games::dice_settlers::sales::EQUAL;
use crate::games::panel::Person;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// What one tap gives: the values of the tokens in the box, and one back.
const STEPS: [i32; 4] = [-1, 1, 5, 10];

/// The most that is filled in for a sale; whoever's rulebook pays more fills it in as a value of the box.
pub(super) const MOST_PAID: u32 = 99;

pub(super) struct PointsCard {
    seat: Seat,
    title: String,
    total: String,
    total_name: String,
    reason: Reason,
    won: Vec<WonFor>,
    /// What can be sold: the words, the name of the chip, and the room for whatever it pays.
    sales: Vec<(u32, String, String, [String; 2])>,
    sales_title: String,
}

/// One thing that points are won for, with the words of its chip and the names of the taps.
struct WonFor {
    source: Won,
    words: String,
    name: String,
    taps: Vec<(i32, String, String)>,
}

impl PointsCard {
    pub(super) fn new(source: &Source<'_>, person: &Person) -> Self {
        let reason = token_reason(source.state, person.seat);
        let total = reason.amount.unwrap_or(0);
        let tableau = source.state.tableau(person.seat);
        let named = |key: &'static str, what: Message| {
            source.say(&Message::new(key).text("player", &person.name).say("what", what))
        };
        let won = |won: Won| {
            let tap = |step: i32| {
                let change = text::change(step.into());
                let name = Message::new("dice-settlers-points-tap-name").text("player", &person.name);
                let name = name.text("change", &change).say("what", won.message());
                (step, change, source.say(&name))
            };
            WonFor {
                source: won,
                words: source.say(&won.message()),
                name: named("dice-settlers-points-for-name", won.message()),
                taps: STEPS.map(tap).to_vec(),
            }
        };
        let sold = |equal: u32| {
            let pays = sale(&source.state.board, equal).and_then(|figure| figure.value);
            let words = sale_words(source, equal, pays);
            let name = Message::new("dice-settlers-sell-name").text("player", &person.name).text("what", &words);
            (equal, words, source.say(&name), sale_room(source, equal))
        };
        Self {
            seat: person.seat,
            title: source.about("dice-settlers-points-of", person),
            total: and_unknown(total, tableau.sales.is_open(&source.state.board)),
            total_name: source.about("dice-settlers-points-of", person),
            reason,
            won: Won::ALL.into_iter().map(won).collect(),
            sales: EQUAL.into_iter().map(sold).collect(),
            sales_title: source.words("dice-settlers-sales-title"),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        kit::labeled_row(ui, &self.title, "", |ui| {
            if kit::tappable_score(ui, &self.total, &self.total_name).clicked() {
                context.explain(&self.reason);
            }
        });
        let chosen = draft.won.unwrap_or(Won::Tile);
        ui.horizontal_wrapped(|ui| {
            for won in &self.won {
                if kit::choice_chip(ui, &won.words, &won.name, won.source == chosen).clicked() {
                    draft.won = Some(won.source);
                }
            }
        });
        let Some(won) = self.won.iter().find(|won| won.source == chosen) else { return };
        kit::equal_columns(ui, won.taps.len(), space::S, |ui, at| {
            if let Some((change, words, name)) = won.taps.get(at)
                && ui.add(Button::quiet(words).name(name).full()).clicked()
            {
                context.act(&Action::Points { seat: self.seat, source: won.source, change: *change });
            }
        });
        // They are always there: a row that came and went would move the counters below it.
        text::quiet(ui, &self.sales_title);
        ui.horizontal_wrapped(|ui| {
            for (equal, words, name, room) in &self.sales {
                if kit::choice_chip_in_room(ui, words, room, name, false).clicked() {
                    context.act(&Action::Sell { seat: self.seat, equal: *equal, change: 1 });
                }
            }
        });
    }
}

/// Points, and a mark where something was sold of which nobody has said what it pays: it is not nothing.
pub(super) fn and_unknown(points: i64, open: bool) -> String {
    if open { format!("{} + ?", text::number(points)) } else { text::number(points) }
}

/// The longest words that a sale can get, while it is filled in what it pays.
pub(super) fn sale_room(source: &Source<'_>, equal: u32) -> [String; 2] {
    [None, Some(MOST_PAID)].map(|pays| sale_words(source, equal, pays))
}

/// "3 equal ones: 6 points", or that nobody has said what it pays.
pub(super) fn sale_words(source: &Source<'_>, equal: u32, pays: Option<u32>) -> String {
    source.say(&match pays {
        Some(points) => Message::new("dice-settlers-sale-pays").number("equal", equal).number("points", points),
        None => Message::new("dice-settlers-sale-unknown").number("equal", equal),
    })
}
