//! The cards of the box as entries of the library.

use super::attack::{Cost, Kind};
use super::deck::{CardList, DeckCard, Named, text};
use super::goods::{Good, Goods};
use super::play::{counted, goods_list};
use crate::library::book::{self, BookError};
use crate::library::{Confidence, Fact, LibraryEntry, Ref};
use crate::locale::{Language, Message};
use crate::table::guide::Words;

/// All of them.
pub(super) fn entries() -> Result<Vec<LibraryEntry>, BookError> {
    let deck =
        CardList::parse(text()).map_err(|error| BookError::Form { file: "deck.toml", why: error.to_string() })?;
    deck.cards().iter().map(|card| entry(&deck, card)).collect()
}

fn entry(deck: &CardList, card: &DeckCard) -> Result<LibraryEntry, BookError> {
    let confidence = book::confidence(&card.id, card.confidence.as_ref().unwrap_or(&deck.cards.confidence))?;
    let printed = book::confidence(&card.id, &deck.cards.confidence)?;
    let numbers = card.numbers();
    let source = match card.named {
        Named::Printed => card.source.as_ref().unwrap_or(&deck.cards.source),
        Named::Probable => &deck.cards.probable,
        Named::Ours => &deck.cards.ours,
    };
    let kind = match card.kind {
        Kind::Action => "action-location",
        Kind::Feature => "feature-location",
        Kind::Production => "production-location",
    };
    let phases = match card.kind {
        _ if !card.phases.is_empty() => card.phases.clone(),
        Kind::Production => vec!["production".to_owned(), "action".to_owned()],
        Kind::Action | Kind::Feature => vec!["action".to_owned()],
    };
    Ok(LibraryEntry {
        at: Ref::new("imperial-settlers", card.id.clone()),
        kind: kind.to_owned(),
        deck: Some(card.of.id().to_owned()),
        names: card.name.clone(),
        text: card.text.clone(),
        why: None,
        copies: u16::try_from(numbers.len()).ok(),
        numbers,
        phases,
        also: card.also.clone(),
        asked: card.asked.clone(),
        facts: facts(card, confidence, printed),
        source: source.clone(),
        confidence,
        unsure: card.unsure.clone(),
        when: Default::default(),
        cards: Vec::new(),
        related: card.related.clone(),
        rules: Vec::new(),
    })
}

/// What is printed on it, line by line, and what else there is to know.
fn facts(card: &DeckCard, confidence: Confidence, printed: Confidence) -> Vec<Fact> {
    let fact = |key: &'static str, value: Words| Fact { what: both(&Message::new(key)), value, confidence: printed };
    let mut facts = Vec::new();
    if !card.colors.is_empty() {
        let colors = card.colors.iter().map(|color| color.message()).collect();
        facts.push(fact("imperial-settlers-card-color", listed(colors)));
    }
    let cost = |place| cost_words(card.cost(place), card.location);
    facts.push(fact("imperial-settlers-cost", of_copies(card, |place| card.cost(place), cost)));
    if (0..card.numbers().len()).any(|place| !card.raze(place).is_empty()) {
        let raze = |place| goods_list(&card.raze(place));
        facts.push(fact("imperial-settlers-raze-field", of_copies(card, |place| card.raze(place), raze)));
    }
    if card.deal(0).is_some() {
        let deal = |place| card.deal(place).map(|good| counted(good, 1)).into_iter().collect();
        facts.push(fact("imperial-settlers-card-deal", of_copies(card, |place| card.deal(place), deal)));
    }
    let more = card.facts.iter();
    facts.extend(more.map(|fact| Fact { what: fact.what.clone(), value: fact.value.clone(), confidence }));
    facts
}

fn both(message: &Message) -> Words {
    Words { en: Language::En.say(message), cs: Language::Cs.say(message) }
}

fn listed(what: Vec<Message>) -> Words {
    both(&Message::new("imperial-settlers-goods").list("goods", what))
}

/// What all copies have, or what each of them does, with the numbers.
fn of_copies<T: PartialEq>(card: &DeckCard, of: impl Fn(usize) -> T, say: impl Fn(usize) -> Vec<Message>) -> Words {
    let groups = card.alike(of);
    if let [places] = groups.as_slice() {
        return listed(say(places.first().copied().unwrap_or_default()));
    }
    let (mut en, mut cs) = (Vec::new(), Vec::new());
    for places in groups {
        let words = listed(say(places.first().copied().unwrap_or_default()));
        let numbers = card.range(&places);
        en.push(format!("{numbers}: {}", words.en));
        cs.push(format!("{numbers}: {}", words.cs));
    }
    Words { en: en.join("; "), cs: cs.join("; ") }
}

/// A cost in words, good by good.
pub(super) fn cost_words(cost: Cost, location: bool) -> Vec<Message> {
    let goods: Goods =
        [(Good::Wood, cost.wood), (Good::Stone, cost.stone), (Good::Food, cost.food)].into_iter().collect();
    let mut words = if goods.is_empty() && location { Vec::new() } else { goods_list(&goods) };
    words.extend(location.then(|| Message::new("imperial-settlers-count-location")));
    words
}
