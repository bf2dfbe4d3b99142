//! What each player has: houses, dice and points in tokens, a tap up or down for each.

use egui::Ui;

use super::figures::{self, FigureRow};
use super::points::PointsCard;
use super::{Draft, Source};
use crate::games::dice_settlers::field::Field;
use crate::games::dice_settlers::pieces::{DieColor, HOUSES};
use crate::games::dice_settlers::play::Action;
use crate::games::dice_settlers::sales::prices_of_owner;
use crate::games::panel::Person;
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};
use crate::locale::Message;
use crate::table::seat::Seat;

pub(super) struct PlayersPanel {
    first: Seat,
    cards: Vec<PlayerCard>,
    /// What the owner's rulebook pays for what is sold; none where the box is known to say it.
    prices: Vec<FigureRow>,
}

/// One player's things.
struct PlayerCard {
    person: Person,
    tab_name: String,
    houses: Counter,
    dice: Counter,
    by_color: String,
    colors: Vec<(DieColor, String, String)>,
    points: PointsCard,
}

struct Counter {
    words: String,
    note: String,
    name: String,
    count: u32,
}

impl PlayersPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let row = |field: Field| FigureRow::new(&source.state.board, source.language, field);
        Self {
            first: source.state.on_turn().unwrap_or(source.state.first),
            cards: source.people().into_iter().map(|person| card(source, person)).collect(),
            prices: prices_of_owner(&source.state.board).map(row).collect(),
        }
    }

    /// All players, one of them open.
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let chosen = self.chosen(draft);
        if self.cards.len() > 1 {
            let tabs = self.cards.iter().map(|card| card.person.tab(&card.tab_name));
            if let Some(seat) = kit::person_tabs(ui, tabs, Some(chosen)) {
                draft.looked_at = Some(seat);
                draft.won = None;
            }
            ui.add_space(space::S);
        }
        self.show_one(ui, context, draft, chosen);
    }

    /// What the owner's rulebook pays for what is sold; the numbers come by the keypad. It is there before anything was
    /// sold, so that a sale moves nothing.
    pub(super) fn show_prices(&self, ui: &mut Ui, draft: &mut Draft) {
        if self.prices.is_empty() {
            return;
        }
        kit::card(ui, |ui| {
            let _word = figures::show_rows(ui, &self.prices, &mut draft.typing);
        });
        ui.add_space(space::M);
    }

    /// Whose things are shown.
    pub(super) fn chosen(&self, draft: &Draft) -> Seat {
        draft.looked_at.or(draft.seat).unwrap_or(self.first)
    }

    /// One player's things.
    pub(super) fn show_one(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft, seat: Seat) {
        if let Some(card) = self.cards.iter().find(|card| card.person.seat == seat) {
            kit::card(ui, |ui| card.show(ui, context, draft));
            ui.add_space(space::M);
        }
    }
}

fn card(source: &Source<'_>, person: Person) -> PlayerCard {
    let tableau = source.state.tableau(person.seat);
    let color = |color: DieColor| {
        let count = tableau.colors.get(color.index()).copied().unwrap_or(0);
        let words =
            source.say(&Message::new("dice-settlers-color-count").say("color", color.message()).number("count", count));
        let name = Message::new("dice-settlers-color-name").text("player", &person.name).say("color", color.message());
        (color, words, source.say(&name.number("count", count)))
    };
    PlayerCard {
        tab_name: source.about("dice-settlers-things-of", &person),
        houses: Counter {
            words: source.words("rules-dice-settlers-row-houses"),
            note: source.say(&Message::new("dice-settlers-of-houses").number("houses", HOUSES)),
            name: source.about("dice-settlers-houses-name", &person),
            count: tableau.houses,
        },
        dice: Counter {
            words: source.words("rules-dice-settlers-row-dice"),
            note: source.words("dice-settlers-all-dice"),
            name: source.about("dice-settlers-dice-name", &person),
            count: tableau.dice,
        },
        by_color: source.words("dice-settlers-by-color"),
        colors: DieColor::ALL.into_iter().map(color).collect(),
        points: PointsCard::new(source, &person),
        person,
    }
}

impl PlayerCard {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let seat = self.person.seat;
        self.points.show(ui, context, draft);
        kit::hairline(ui);
        if let Some(change) = self.houses.show(ui) {
            context.act(&Action::Houses { seat, change });
        }
        kit::hairline(ui);
        if let Some(change) = self.dice.show(ui) {
            context.act(&Action::Dice { seat, color: None, change });
        }
        text::quiet(ui, &self.by_color);
        ui.horizontal_wrapped(|ui| {
            for (color, words, name) in &self.colors {
                if kit::choice_chip(ui, words, name, false).clicked() {
                    context.act(&Action::Dice { seat, color: Some(*color), change: 1 });
                }
            }
        });
    }
}

impl Counter {
    /// A row with a stepper; gives by how much it was changed.
    fn show(&self, ui: &mut Ui) -> Option<i32> {
        let now = i64::from(self.count);
        let to = kit::labeled_row(ui, &self.words, &self.note, |ui| kit::stepper(ui, &self.name, Some(now), 0..=99));
        i32::try_from(to? - now).ok()
    }
}
