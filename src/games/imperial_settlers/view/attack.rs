//! Phase 5 of the solo game: the two attacks, what falls and why.

use egui::Ui;

use super::deck::Reveal;
use super::virtual_player::VirtualPanel;
use super::{Draft, Panel, Source, site_names};
use crate::games::imperial_settlers::attack::ATTACKS;
use crate::games::imperial_settlers::play::{Action, Fought};
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

pub(super) struct AttackPanel {
    /// The attacks of a round, carried out or still to come: the words, a note, and why.
    fought: Vec<(String, String, Option<Reason>)>,
    choose: Option<Choice>,
    reveal: Reveal,
    /// How likely the next card is to hit: a heading, and the rows.
    odds: Option<(String, Vec<String>)>,
    opponent: VirtualPanel,
}

/// Which of several locations falls: the question, and each one's place, words and name.
struct Choice {
    asked: String,
    sites: Vec<(usize, String, String)>,
}

impl AttackPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let line = |(number, fought): (u32, &Fought)| {
            let reason = fought.reason();
            let note = match &fought.fell {
                Some(site) => Message::new("imperial-settlers-to-collection").say("what", site.message()),
                None => Message::new("imperial-settlers-tap-for-why"),
            };
            let words = Message::new("imperial-settlers-attack-line").number("number", number);
            let words = words.say("what", reason.what.clone());
            (source.say(&words), source.say(&note), Some(reason))
        };
        let to_come = |number: usize| {
            let words = Message::new("imperial-settlers-attack-line").number("number", number);
            let words = words.say("what", Message::new("imperial-settlers-attack-to-come"));
            (source.say(&words), String::new(), None)
        };
        let names = site_names(source, Seat(0));
        let open = state.round.attacks.last().map(Fought::open).unwrap_or_default();
        let choice = |place: usize| {
            let words = names.get(place).cloned().unwrap_or_default();
            let name = source.say(&Message::new("imperial-settlers-falls-name").text("what", &words));
            (place, words, name)
        };
        let choices: Vec<_> = open.into_iter().map(choice).collect();
        Self {
            fought: (1..)
                .zip(&state.round.attacks)
                .map(line)
                .chain((state.round.attacks.len() + 1..=ATTACKS).map(to_come))
                .collect(),
            choose: (!choices.is_empty())
                .then(|| Choice { asked: source.words("imperial-settlers-choose-falls"), sites: choices }),
            reveal: Reveal::new(source),
            odds: state.may_reveal().then(|| odds(source)).flatten(),
            opponent: VirtualPanel::new(source),
        }
    }
}

impl Panel for AttackPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, _: &mut Draft) {
        // The chips of the second attack stand where those of the first did; what an attack brings comes below them.
        kit::card(ui, |ui| self.reveal.show(ui, context));
        ui.add_space(space::S);
        if let Some(Choice { asked, sites }) = &self.choose {
            kit::card(ui, |ui| {
                text::strong(ui, asked);
                ui.horizontal_wrapped(|ui| {
                    for (site, words, name) in sites {
                        if kit::choice_chip(ui, words, name, false).clicked() {
                            context.act(&Action::Fall { site: *site });
                        }
                    }
                });
            });
            ui.add_space(space::S);
        }
        kit::card(ui, |ui| {
            for (words, note, reason) in &self.fought {
                let Some(reason) = reason else {
                    text::quiet(ui, words);
                    continue;
                };
                if kit::ListRow::new(words).note(note).opens().show(ui).clicked() {
                    context.explain(reason);
                }
            }
        });
        ui.add_space(space::S);
        if let Some((heading, rows)) = &self.odds {
            kit::card(ui, |ui| {
                text::quiet(ui, heading);
                for words in rows {
                    text::body(ui, words);
                }
            });
            ui.add_space(space::S);
        }
        self.opponent.show_standing(ui);
    }
}

/// How many of the attack cards that are still to come hit which location; the likeliest first.
pub(super) fn odds(source: &Source<'_>) -> Option<(String, Vec<String>)> {
    let (places, odds) = source.state.attack_odds()?;
    let names = site_names(source, Seat(0));
    let heading = Message::new("imperial-settlers-odds").number("cards", odds.cards);
    let row = |count: u32, key: &'static str, what: &str| {
        source.say(&Message::new(key).number("count", count).text("what", what))
    };
    let mut falls: Vec<(u32, &str)> = places
        .iter()
        .zip(&odds.falls)
        .filter(|(_, falls)| **falls > 0)
        .filter_map(|(&place, &falls)| Some((falls, names.get(place)?.as_str())))
        .collect();
    falls.sort_by_key(|(falls, _)| std::cmp::Reverse(*falls));
    let rows = falls.into_iter().map(|(falls, what)| row(falls, "imperial-settlers-odds-razes", what));
    let nothing = row(odds.nothing, "imperial-settlers-odds-nothing", "");
    Some((source.say(&heading), rows.chain([nothing]).collect()))
}
