//! The rest of the rewards: one player's as cards by a tap, and everyone's at once after a question.

use egui::Ui;

use super::{Action, Draft, Person, Source, person};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Icon, text};
use crate::locale::Message;
use crate::table::action::TableAction;
use crate::table::guide::Cursor;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// What one player has still to take.
pub(super) struct Rest {
    words: String,
    left: i64,
    shown: String,
    /// What takes all of it as cards, and its name.
    cards: String,
    name: String,
    /// Why there is nothing left of it; none while there is.
    nothing: Option<String>,
}

impl Rest {
    pub(super) fn new(source: &Source<'_>, person: &Person, left: i64) -> Self {
        Self {
            words: source.words("amun-re-reward-rest"),
            left,
            shown: text::number(left),
            cards: source.words("amun-re-rest-as-cards"),
            name: source.about("amun-re-rest-as-cards-name", person),
            nothing: (left <= 0).then(|| source.words("amun-re-reward-all")),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>) {
        kit::labeled_row(ui, &self.words, "", |ui| {
            text::score(ui, &self.shown);
            let cards = Button::quiet(&self.cards).name(&self.name);
            let cards = kit::unless(ui, self.nothing.as_deref(), |ui| ui.add(cards));
            if self.nothing.is_none() {
                kit::leads_here(ui, &cards);
            }
            if cards.clicked()
                && self.nothing.is_none()
                && let Ok(change) = i32::try_from(self.left)
            {
                context.act(&Action::Cards { seat, change });
            }
        });
    }
}

/// Everyone's rest as cards, for a table that does not enter what is taken. It ends more than one player's turn, so it
/// stands apart from the highlighted button, and says who has still to take before it does anything.
pub(super) struct EveryonesRest {
    open: String,
    title: String,
    about: String,
    /// Who has still to take, and how much.
    takers: Vec<(Person, String)>,
    /// Why there is nothing left; none while there is.
    nothing: Option<String>,
    go: String,
    from: Cursor,
}

impl EveryonesRest {
    pub(super) fn new(source: &Source<'_>, order: &[Seat]) -> Self {
        let state = source.state;
        let open = order.iter().copied().filter(|&seat| state.reward_left(seat) > 0);
        let taker = |seat: Seat| {
            let left = Message::new("amun-re-count-cards").number("count", state.reward_left(seat));
            (person(source, seat), source.say(&left))
        };
        let count = state.rewards_open();
        Self {
            open: source.words("amun-re-everyones-rest"),
            title: source.words("amun-re-everyones-rest-title"),
            about: source.words("amun-re-everyones-rest-about"),
            takers: open.map(taker).collect(),
            nothing: (count <= 0).then(|| source.words("amun-re-reward-all")),
            go: source.say(&Message::new("amun-re-everyones-rest-go").number("count", count)),
            from: state.cursor(),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let open = Button::quiet(&self.open).icon(Icon::People);
        if kit::unless(ui, self.nothing.as_deref(), |ui| ui.add(open)).clicked() && self.nothing.is_none() {
            draft.ending = true;
        }
        if draft.ending {
            self.ask(ui, context, draft);
        }
    }

    fn ask(&self, ui: &Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let sheet = kit::sheet(ui, "everyones-rest", &self.title, |ui| {
            for (person, left) in &self.takers {
                kit::player_row(ui, person.mark, &person.name, person.role.as_deref(), |ui| text::strong(ui, left));
            }
            text::quiet(ui, &self.about);
            ui.add(Button::quiet(&self.go).full()).clicked()
        });
        if sheet.inner {
            context.act(&TableAction::Next { from: self.from });
        }
        if sheet.closed || sheet.inner {
            draft.ending = false;
        }
    }
}
