//! Cleanup: whether the end has begun, and who starts the next round.

use egui::Ui;

use super::supply::SupplyPanel;
use super::{Draft, Panel, Source};
use crate::games::dice_settlers::play::Action;
use crate::games::panel::Person;
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;

pub(super) struct CleanUpPanel {
    supply: SupplyPanel,
    /// What the four say, in a sentence.
    verdict: String,
    why: String,
    reason: Reason,
    /// The table's own word: its words, what it is for, and whether it is said.
    said: (String, String, bool),
    /// Why the table cannot say it: while a number does, it is only shown.
    closed: Option<String>,
    /// Who started this round.
    first: Option<(String, Vec<Starter>)>,
}

/// Somebody who may have started: the name of the chip, and whether it was so.
type Starter = (Person, String, bool);

impl CleanUpPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let watch = state.watch();
        let round = u32::from(state.round);
        let last = state.last_round.map(u32::from).or_else(|| watch.last_round(round));
        let verdict = match last {
            Some(last) if last <= round => Message::new("dice-settlers-verdict-last"),
            Some(last) => Message::new("rules-dice-settlers-last-round").number("round", last),
            None => Message::new("rules-dice-settlers-no-last-round"),
        };
        let reached = watch.reached().next().is_some();
        let closed = match (reached, state.is_last_round()) {
            (true, _) => Some("dice-settlers-refuse-trigger-there"),
            (false, true) => Some("dice-settlers-verdict-last"),
            (false, false) => None,
        };
        let person = |person: Person| {
            let name = source.about("dice-settlers-first-name", &person);
            let on = person.seat == state.first;
            (person, name, on)
        };
        Self {
            supply: SupplyPanel::new(source),
            verdict: source.say(&verdict),
            why: source.words("dice-settlers-why-end"),
            reason: watch.reason(round),
            said: (
                source.words("dice-settlers-end-said"),
                source.words("dice-settlers-end-said-note"),
                state.last_round.is_some() || reached,
            ),
            closed: closed.map(|key| source.words(key)),
            first: (state.table.seats > 1).then(|| {
                (source.words("dice-settlers-first-title"), source.people().into_iter().map(person).collect())
            }),
        }
    }
}

impl Panel for CleanUpPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        kit::card(ui, |ui| {
            let verdict = |ui: &mut Ui| text::strong(ui, &self.verdict);
            let (_, why) = kit::two_sides(ui, space::L, verdict, |ui| kit::button(ui, &self.why));
            if why.clicked() {
                context.explain(&self.reason);
            }
            let (words, note, on) = &self.said;
            if let Some(on) = kit::switch_row_unless(ui, self.closed.as_deref(), words, Some(note), *on) {
                context.act(&Action::End { on });
            }
        });
        ui.add_space(space::M);
        self.supply.show(ui, context, draft);
        if let Some((title, people)) = &self.first {
            kit::card(ui, |ui| {
                text::quiet(ui, title);
                ui.horizontal_wrapped(|ui| {
                    for (person, name, on) in people {
                        if kit::person_chip(ui, person.mark, &person.name, name, *on).clicked() && !on {
                            context.act(&Action::SetFirst { seat: person.seat });
                        }
                    }
                });
            });
        }
    }
}
