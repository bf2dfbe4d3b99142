//! A card of the box that is built from the library: whose it becomes, which copy it is, and what is discarded for it.

use egui::Ui;

use super::Source;
use super::site_draft::{Discard, printed, takes_location};
use super::site_form::discards;
use crate::games::imperial_settlers::deck::{CardList, DeckCard};
use crate::games::imperial_settlers::deck_entries::cost_words;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::play::{Action, Site, State, counted, goods_list};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text};
use crate::locale::{Language, Message};
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// What a card of the library can do at this table now.
pub(super) struct PrintedCard {
    /// Its id in the library.
    pub(super) id: String,
    seat: Seat,
    /// The copies on which different things are printed: what each is called, and the location that it becomes.
    copies: Vec<(String, Site)>,
    chosen: usize,
    which: String,
    build: String,
    /// Why it cannot be built: its player has passed.
    has_passed: Option<String>,
    over: String,
    /// What can be discarded for it, each with its words and name; nothing where nothing has to be.
    discards: Vec<(Discard, String, String)>,
}

impl PrintedCard {
    /// What can be done with this card now; none for one that nobody can build, or in another step.
    pub(super) fn new(source: &Source<'_>, id: &str) -> Option<Self> {
        let state = source.state;
        if state.step() != "act" || state.table.over {
            return None;
        }
        let card = CardList::printed().card(id)?;
        let seat = builder(state, card)?;
        let player = state.name(seat);
        let say = |key: &'static str| source.say(&Message::new(key).say("player", player.clone()));
        let copies: Vec<(String, Site)> =
            card.prints().iter().map(|print| (print.range(), printed(state, seat, print, source.language))).collect();
        let discarded = |(what, words, _): (Discard, String, String)| {
            let name = Message::new("imperial-settlers-build-card-gone").say("player", player.clone());
            let name = source.say(&name.text("what", &words));
            (what, words, name)
        };
        let asks = copies.iter().any(|(_, site)| takes_location(site)) && !state.realm(seat).sites.is_empty();
        Some(Self {
            id: id.to_owned(),
            seat,
            copies,
            chosen: 0,
            which: source.words("imperial-settlers-build-card-which"),
            build: say("imperial-settlers-build-card"),
            has_passed: state.has_passed(seat).then(|| say("imperial-settlers-refuse-has-passed")),
            over: say("imperial-settlers-build-card-over"),
            discards: if asks { discards(source, seat).into_iter().map(discarded).collect() } else { Vec::new() },
        })
    }

    /// Whether it is somebody else's at a table where everybody has a device of their own.
    pub(super) fn is_of_another(&self, me: Option<Seat>) -> bool {
        me.is_some_and(|me| me != self.seat)
    }

    /// Draws it: one tap builds the card. True when it did.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) -> bool {
        if self.copies.len() > 1 {
            text::quiet(ui, &self.which);
            let names: Vec<&str> = self.copies.iter().map(|(words, _)| words.as_str()).collect();
            if let Some(chosen) = kit::segmented(ui, &self.which, &names, self.chosen) {
                self.chosen = chosen;
            }
        }
        let why = self.has_passed.as_deref();
        let mut instead_of = None;
        if self.discards.is_empty() {
            if kit::unless(ui, why, |ui| ui.add(Button::quiet(&self.build).full())).clicked() {
                instead_of = Some(Discard::Nothing);
            }
        } else {
            text::quiet(ui, &self.over);
            ui.horizontal_wrapped(|ui| {
                for (what, words, name) in &self.discards {
                    if kit::unless(ui, why, |ui| kit::choice_chip(ui, words, name, false)).clicked() {
                        instead_of = Some(*what);
                    }
                }
            });
        }
        let (Some(discard), Some((_, site))) = (instead_of, self.copies.get(self.chosen)) else { return false };
        context.act(&Action::Build { seat: self.seat, site: site.clone(), instead_of: discard.place() });
        true
    }
}

/// Who builds a card: whoever is on turn a common one, and a faction's its player.
fn builder(state: &State, card: &DeckCard) -> Option<Seat> {
    match card.of.faction() {
        None => state.active().first().copied(),
        Some(faction) => state.all_seats().find(|&seat| state.realm(seat).faction == Some(faction)),
    }
}

/// What is printed on the card that a location was entered from, in a line.
pub(super) fn summary(site: &Site, language: Language) -> String {
    let goods = |what: Vec<Message>| language.say(&Message::new("imperial-settlers-goods").list("goods", what));
    let part = |key: &str, what: Vec<Message>| format!("{}: {}", language.words(key), goods(what));
    let raze: Goods = site.raze.iter().map(|&good| (good, 1)).collect();
    let deal = |good: Good| part("imperial-settlers-card-deal", vec![counted(good, 1)]);
    let parts = [
        site.card.clone(),
        Some(language.say(&site.kind.message())),
        (!site.gives.is_empty()).then(|| part("imperial-settlers-gives", goods_list(&site.gives))),
        Some(part("imperial-settlers-cost", cost_words(site.cost, takes_location(site)))),
        (!raze.is_empty()).then(|| part("imperial-settlers-raze-field", goods_list(&raze))),
        site.deal.map(deal),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
