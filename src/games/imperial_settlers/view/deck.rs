//! The attack cards before the first round: drawn at the table, or shuffled and kept by the app.

use egui::Ui;

use super::goods_chips::{GoodsChips, picture};
use super::{Draft, Panel, Source};
use crate::games::imperial_settlers::board::{Board, Pile};
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::play::{Action, Known};
use crate::games::view::{ViewContext, ViewRequest};
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::Message;

pub(super) struct DeckPanel {
    reveal: Reveal,
    count: CardCount,
    heading: String,
    known: Known,
    has_deck: bool,
    shuffle: String,
    by_table: String,
}

/// How an attack card is revealed.
pub(super) struct Reveal {
    asked: String,
    chips: GoodsChips,
    top: Option<(Good, String)>,
    /// Why none is to be revealed now.
    closed: Option<String>,
}

/// How many attack cards show each good, counted once from the owner's box.
pub(super) struct CardCount {
    about: String,
    rows: Vec<(Good, String, String)>,
    /// "12 of 16", for every number up to the most that can be counted.
    totals: Vec<String>,
}

impl DeckPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        Self {
            reveal: Reveal::new(source),
            count: CardCount::new(source.language),
            heading: source.words("imperial-settlers-app-deck"),
            known: state.known.clone(),
            has_deck: !state.virtual_player.deck.is_empty(),
            shuffle: source.words("imperial-settlers-shuffle"),
            by_table: source.words("imperial-settlers-draw-at-table"),
        }
    }
}

impl Panel for DeckPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        kit::card(ui, |ui| self.reveal.show(ui, context));
        ui.add_space(space::S);
        if self.reveal.closed.is_some() {
            return;
        }
        kit::card(ui, |ui| {
            text::quiet(ui, &self.heading);
            if self.has_deck {
                if kit::button(ui, &self.by_table).clicked() {
                    context.act(&Action::Shuffle { deck: Vec::new() });
                }
                return;
            }
            let mut counted = draft.deck.clone().unwrap_or_else(|| self.known.attack_goods());
            if !counted.is_empty() && ui.add(Button::quiet(&self.shuffle).full()).clicked() {
                let known = Known::read(context.kept).unwrap_or_default();
                let attack_cards = if draft.deck.is_some() { counted.clone() } else { known.attack_cards };
                shuffle(context, &Known { attack_cards, ..known });
            }
            if self.count.show(ui, &mut counted) {
                draft.deck = Some(counted);
            }
        });
    }
}

/// Shuffles the cards by fair draws, has their order entered, and keeps what they show for the plays to come.
fn shuffle(context: &mut ViewContext<'_>, known: &Known) {
    let mut rest = known.attack_deck();
    let mut deck = Vec::with_capacity(rest.len());
    while !rest.is_empty() {
        // Without random bytes there is no fair order; then the table goes on drawing.
        let Some(drawn) = (context.lot)(rest.len()).filter(|&drawn| drawn < rest.len()) else { return };
        deck.push(rest.swap_remove(drawn));
    }
    context.act(&Action::Shuffle { deck });
    if Known::read(context.kept).ok().as_ref() != Some(known)
        && let Ok(kept) = serde_json::to_value(known)
    {
        context.requests.push(ViewRequest::KeepFigures(kept));
    }
}

impl Reveal {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let asked = source.words("imperial-settlers-revealed-shows");
        let left = Message::new("imperial-settlers-reveal-top").number("count", state.virtual_player.deck.len());
        Self {
            chips: GoodsChips::new(source, &Good::ON_CARDS, &asked),
            asked,
            top: state.virtual_player.deck.first().map(|&good| (good, source.say(&left))),
            closed: (!state.may_reveal()).then(|| {
                let chooses = state.must_choose();
                source.words(if chooses {
                    "imperial-settlers-missing-choice"
                } else {
                    "imperial-settlers-revealed-all"
                })
            }),
        }
    }

    /// Draws it; it can be tapped where a card is to be revealed.
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let closed = self.closed.as_deref();
        let asked = |ui: &mut Ui| {
            if let Some((good, words)) = &self.top {
                let button = |ui: &mut Ui| ui.add(Button::quiet(words).full());
                return kit::unless(ui, closed, button).clicked().then_some(*good);
            }
            text::strong(ui, &self.asked);
            self.chips.one_unless(ui, closed, None)
        };
        if let Some(good) = asked(ui) {
            context.act(&Action::Reveal { good });
        }
    }
}

impl CardCount {
    pub(super) fn new(language: crate::locale::Language) -> Self {
        let held = Board::printed().count(Pile::Attack).value.unwrap_or(0);
        let row = |good: Good| {
            let name = Message::new("imperial-settlers-attack-cards-name").say("good", good.message());
            (good, language.say(&good.message()), language.say(&name))
        };
        let total = |count: u32| {
            language
                .say(&Message::new("imperial-settlers-attack-cards-total").number("count", count).number("held", held))
        };
        Self {
            about: language.words("imperial-settlers-attack-cards-about"),
            rows: Good::ON_CARDS.map(row).into_iter().collect(),
            totals: (0..=held).map(total).collect(),
        }
    }

    /// Draws the counts. Whether one was changed.
    pub(super) fn show(&self, ui: &mut Ui, cards: &mut Goods) -> bool {
        text::quiet(ui, &self.about);
        let mut changed = false;
        let held = self.totals.len().saturating_sub(1);
        let free = held.saturating_sub(cards.all() as usize);
        for (good, words, name) in &self.rows {
            let count = cards.count(*good);
            let most = i64::from(count).saturating_add(i64::try_from(free).unwrap_or(0));
            let noun = Some(picture(*good));
            let to = kit::noun_row(ui, noun, words, "", |ui| kit::stepper(ui, name, Some(count.into()), 0..=most));
            if let Some(to) = to.and_then(|to| u32::try_from(to).ok()) {
                cards.set(*good, to);
                changed = true;
            }
        }
        if let Some(total) = self.totals.get(cards.all() as usize) {
            text::strong(ui, total);
        }
        changed
    }
}
