//! Phase 1: the steps of the lookout, with the one that is on.

use egui::Ui;

use super::{Draft, Panel, Source};
use crate::games::imperial_settlers::lookout::prompt_end;
use crate::games::imperial_settlers::play::Action;
use crate::games::imperial_settlers::turns::Deck;
use crate::games::view::Desk;
use crate::kit::tokens::{Tokens, space};
use crate::kit::{self, Button, text};
use crate::locale::Say;
use crate::table::guide::Cursor;

pub(super) struct LookoutPanel {
    heading: String,
    steps: Vec<(String, Lies)>,
    decks: [String; 2],
    done: Option<(String, Cursor)>,
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
        let way = if state.is_solo() { Say::new("imperial-settlers-solo") } else { state.options.way.say() };
        let faction = if Deck::Faction.reshuffles(state.options.all_reshuffle) {
            "imperial-settlers-faction-deck-again"
        } else {
            "imperial-settlers-faction-deck-empty"
        };
        let more = end < steps.len();
        Self {
            heading: source.say(&Say::new("imperial-settlers-lookout-way").say("way", way)),
            steps: steps.iter().enumerate().map(step).collect(),
            decks: [source.words("imperial-settlers-common-deck-again"), source.words(faction)],
            done: more.then(|| (source.words("imperial-settlers-lookout-skip"), state.cursor)),
        }
    }
}

impl Panel for LookoutPanel {
    fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, _: &mut Draft) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.heading);
            for (words, lies) in &self.steps {
                let tokens = Tokens::of(ui);
                match lies {
                    Lies::Behind => text::write(ui, words, tokens.small(), tokens.quiet),
                    Lies::Now => text::strong(ui, words),
                    Lies::Ahead => text::body(ui, words),
                };
            }
        });
        ui.add_space(space::S);
        for words in &self.decks {
            text::quiet(ui, words);
        }
        ui.add_space(space::S);
        if let Some((words, from)) = &self.done
            && ui.add(Button::quiet(words).full()).clicked()
        {
            desk.act(&Action::Next { from: *from });
        }
    }
}
