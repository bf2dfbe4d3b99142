//! Phase 1: the steps of the lookout, with the one that is on.

use egui::Ui;

use super::{Draft, Panel, Source};
use crate::games::imperial_settlers::lookout::prompt_end;
use crate::games::imperial_settlers::play::Action;
use crate::games::imperial_settlers::turns::Deck;
use crate::games::view::ViewContext;
use crate::kit::tokens::{Tokens, space};
use crate::kit::{self, Button, Icon, text};
use crate::locale::Message;
use crate::table::action::TableAction;
use crate::table::guide::Cursor;
use crate::table::rules::Guided as _;

pub(super) struct LookoutPanel {
    heading: String,
    steps: Vec<(String, Lies)>,
    decks: [String; 2],
    done: Option<(String, Cursor)>,
    /// Among how many cards the app can draw one for the virtual player.
    draws: Option<(u32, String)>,
    drawn: Option<String>,
}

/// Where a step lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    Behind,
    Now,
    Ahead,
}

impl LookoutPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let steps = state.lookout();
        let end = prompt_end(&steps, state.round.looked);
        let step = |(at, step): (usize, &crate::games::imperial_settlers::lookout::Step)| {
            let lies = match at {
                at if at < state.round.looked => Lies::Behind,
                at if at < end => Lies::Now,
                _ => Lies::Ahead,
            };
            (source.say(&step.say(&|seat| state.name(seat))), lies)
        };
        let way = if state.is_solo() { Message::new("imperial-settlers-solo") } else { state.options.way.message() };
        let faction = if Deck::Faction.reshuffles(state.options.all_reshuffle) {
            "imperial-settlers-faction-deck-again"
        } else {
            "imperial-settlers-faction-deck-empty"
        };
        let more = end < steps.len();
        Self {
            heading: source.say(&Message::new("imperial-settlers-lookout-way").say("way", way)),
            steps: steps.iter().enumerate().map(step).collect(),
            decks: [source.words("imperial-settlers-common-deck-again"), source.words(faction)],
            draws: state
                .draws_from()
                .filter(|_| state.round.drawn.is_none())
                .map(|from| (from, source.words("imperial-settlers-draw-for-him"))),
            drawn: state
                .round
                .drawn
                .filter(|_| state.draws_from().is_some())
                .map(|card| source.say(&Message::new("imperial-settlers-drawn").number("card", card))),
            done: more.then(|| (source.words("imperial-settlers-lookout-skip"), state.table.cursor)),
        }
    }
}

impl Panel for LookoutPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, _: &mut Draft) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.heading);
            for (words, lies) in &self.steps {
                let tokens = Tokens::of(ui);
                let now = ui.painter().layout(words.clone(), tokens.strong(), tokens.ink, ui.available_width());
                ui.scope(|ui| {
                    // Each has the room that it needs when it is on, so that nothing below moves when a step is done.
                    ui.set_min_height(now.size().y);
                    match lies {
                        Lies::Behind => text::write(ui, words, tokens.body(), tokens.quiet),
                        Lies::Now => text::strong(ui, words),
                        Lies::Ahead => text::body(ui, words),
                    }
                });
            }
        });
        ui.add_space(space::S);
        if let Some((words, from)) = &self.done
            && ui.add(Button::quiet(words).full()).clicked()
        {
            context.act(&TableAction::Next { from: *from });
        }
        ui.add_space(space::S);
        if let Some(words) = &self.drawn {
            text::strong(ui, words);
        }
        if let Some((from, words)) = &self.draws
            && ui.add(Button::quiet(words).icon(Icon::Die).full()).clicked()
            // Without random bytes there is no fair draw; then the table shuffles.
            && let Some(drawn) = (context.lot)(*from as usize).and_then(|drawn| u32::try_from(drawn + 1).ok())
        {
            context.act(&Action::Drawn { card: drawn });
        }
        for words in &self.decks {
            text::quiet(ui, words);
        }
    }
}
