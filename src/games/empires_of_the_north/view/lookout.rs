//! The lookout: how many cards each keeps, and how often stored goods pay. Nothing of it must be entered.

use egui::Ui;

use super::{Draft, Person, Source};
use crate::games::empires_of_the_north::lookout::{DRAWN, keep, payouts};
use crate::games::empires_of_the_north::play::Action;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::{Language, Message};

/// What the calculator of stored goods begins with: none on the card, and it pays for every two, as the rulebook's
/// example has it.
const STORED: (u32, u32) = (0, 2);

pub(super) struct LookoutPanel {
    title: String,
    rows: Vec<Row>,
    stored: String,
    goods: String,
    each: String,
    language: Language,
}

struct Row {
    person: Person,
    note: String,
    kept: Option<u32>,
    /// The number of cards, its words and its name.
    choices: Vec<(u32, String, String)>,
}

impl LookoutPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        Self {
            title: source.words("empires-of-the-north-kept-title"),
            rows: source.people_from(source.state.first()).into_iter().map(|person| row(source, person)).collect(),
            stored: source.words("empires-of-the-north-stored-title"),
            goods: source.words("empires-of-the-north-stored-goods"),
            each: source.words("empires-of-the-north-stored-each"),
            language: source.language,
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            for row in &self.rows {
                row.show(ui, context);
            }
        });
        self.show_stored(ui, draft);
    }

    fn show_stored(&self, ui: &mut Ui, draft: &mut Draft) {
        let Some((goods, each)) = &mut draft.stored else {
            if kit::button(ui, &self.stored).clicked() {
                draft.stored = Some(STORED);
            }
            return;
        };
        kit::card(ui, |ui| {
            text::quiet(ui, &self.stored);
            for (words, number, least) in [(&self.goods, &mut *goods, 0), (&self.each, &mut *each, 1)] {
                let now = Some(i64::from(*number));
                let to = kit::labeled_row(ui, words, "", |ui| kit::stepper(ui, words, now, least..=99));
                *number = to.and_then(|to| u32::try_from(to).ok()).unwrap_or(*number);
            }
            let count = payouts(*goods, *each);
            // Made while it is drawn, for it changes with each tap and is in no log.
            text::strong(
                ui,
                &self.language.say(&Message::new("empires-of-the-north-stored-pays").number("count", count)),
            );
        });
    }
}

fn row(source: &Source<'_>, person: Person) -> Row {
    let kept = source.state.round.kept.get(person.seat.index()).copied().flatten();
    let note = kept.and_then(|kept| keep(kept, kept).ok()).map_or_else(String::new, |kept| {
        let say = Message::new("empires-of-the-north-kept").number("tired", kept.tired);
        source.say(&say.number("discarded", kept.discarded))
    });
    let choice = |cards: u32| {
        let name = Message::new("empires-of-the-north-keep-name").text("player", &person.name).number("cards", cards);
        (cards, cards.to_string(), source.say(&name))
    };
    Row { note, kept, choices: (0..=DRAWN).map(choice).collect(), person }
}

impl Row {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
            if !self.note.is_empty() {
                text::quiet(ui, &self.note);
            }
        });
        kit::equal_columns(ui, self.choices.len(), space::S, |ui, at| {
            if let Some((cards, words, name)) = self.choices.get(at)
                && ui.add(Button::quiet(words).name(name).selected(self.kept == Some(*cards)).full()).clicked()
            {
                context.act(&Action::Keep { seat: self.person.seat, cards: *cards });
            }
        });
    }
}
