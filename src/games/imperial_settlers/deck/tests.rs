//! The cards are those of the box, each once, and are found as somebody types them.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

fn deck() -> CardList {
    CardList::parse(text()).unwrap()
}

fn found(typed: &str, faction: Option<Faction>) -> Vec<String> {
    deck().find(typed, faction).iter().map(|print| format!("{} {}", print.card.id, print.range())).collect()
}

#[test]
fn the_box_holds_each_number_once() {
    let deck = deck();
    let numbers: Vec<String> = deck.cards().iter().flat_map(DeckCard::numbers).collect();
    let once: BTreeSet<&String> = numbers.iter().collect();
    assert_eq!((numbers.len(), once.len(), deck.cards().len()), (204, 204, 126));
    for (of, cards, names) in [
        (CardDeck::Common, 84, 54),
        (CardDeck::Barbarians, 30, 18),
        (CardDeck::Romans, 30, 18),
        (CardDeck::Egyptians, 30, 18),
        (CardDeck::Japanese, 30, 18),
    ] {
        let of_deck: Vec<&DeckCard> = deck.cards().iter().filter(|card| card.of == of).collect();
        let mut all: Vec<u16> = of_deck.iter().flat_map(|card| card.numbers.iter().copied()).collect();
        all.sort_unstable();
        assert_eq!((of_deck.len(), all), (names, (1..=cards).collect()), "{of:?}");
    }
}

/// Three cards in three copies, six in two and nine single ones (rulebook, building faction decks); 54 common ones.
#[test]
fn the_copies_are_as_the_rulebook_has_them() {
    let mut copies: BTreeMap<(CardDeck, usize), usize> = BTreeMap::new();
    for card in deck().cards() {
        *copies.entry((card.of, card.numbers.len())).or_default() += 1;
    }
    for of in [CardDeck::Barbarians, CardDeck::Romans, CardDeck::Egyptians, CardDeck::Japanese] {
        assert_eq!([1, 2, 3].map(|count| copies[&(of, count)]), [9, 6, 3], "{of:?}");
    }
    assert_eq!([1, 2, 3, 4, 6].map(|count| copies[&(CardDeck::Common, count)]), [37, 8, 7, 1, 1]);
}

#[test]
fn the_colors_of_the_common_cards_add_up() {
    let mut colors: BTreeMap<Option<Color>, usize> = BTreeMap::new();
    for card in deck().cards().iter().filter(|card| card.of == CardDeck::Common) {
        assert!(card.colors.len() < 2, "{}", card.id);
        *colors.entry(card.colors.first().copied()).or_default() += card.numbers.len();
    }
    let expected = [
        (None, 6),
        (Some(Color::Black), 6),
        (Some(Color::Purple), 1),
        (Some(Color::Blue), 8),
        (Some(Color::Brown), 16),
        (Some(Color::Gold), 10),
        (Some(Color::Red), 12),
        (Some(Color::Pink), 12),
        (Some(Color::Gray), 13),
    ];
    assert_eq!(colors.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn raze_and_deal_fields_stand_where_the_rulebook_has_them() {
    for card in deck().cards() {
        let razed = (0..card.numbers.len()).all(|place| !card.raze(place).is_empty());
        let can_be_razed = match card.of {
            CardDeck::Common => card.id != "ruins",
            CardDeck::Japanese => !matches!(card.id.as_str(), "gate" | "shrine"),
            _ => false,
        };
        assert_eq!(razed, can_be_razed, "{}", card.id);
        assert_eq!(card.deal(0).is_some(), card.of != CardDeck::Common, "{}", card.id);
        assert!(card.of != CardDeck::Common || !card.location, "{}: common locations cost resources only", card.id);
        for list in [card.cost.len(), card.raze.len(), card.deal.len()] {
            assert!(list < 2 || list == card.numbers.len(), "{}: one for all, or one for each", card.id);
        }
        assert!(card.counts.is_none() || (card.most == Some(3) && !card.gives.is_empty()), "{}", card.id);
        let choice = matches!(card.id.as_str(), "working-peasants" | "pharaohs-guard");
        assert_eq!(card.kind == Kind::Production && !choice, !card.gives.is_empty(), "{}", card.id);
    }
}

#[test]
fn a_card_is_found_by_its_number_or_its_name() {
    assert_eq!(found("COM004", None), ["carpenters-workshop COM004"]);
    assert_eq!(found("com 4", None), ["carpenters-workshop COM004"]);
    assert_eq!(found("4", None), ["carpenters-workshop COM004"]);
    assert_eq!(found("4", Some(Faction::Barbarians)), ["barbarian-altar BAR004–006", "carpenters-workshop COM004"]);
    assert_eq!(found("tesarska", None), ["carpenters-workshop COM004"]);
    assert_eq!(found("hradiště", None), Vec::<String>::new(), "of another faction");
    assert_eq!(
        found("hrad", Some(Faction::Japanese)),
        ["castle COM046–047", "castle COM048", "daimyos-castle JAP009", "daimyos-castle JAP010"],
        "what begins so before what has a word that does"
    );
    assert_eq!(found("48", None), ["castle COM048"], "only the copy that was meant");
    assert_eq!(found("205", None), Vec::<String>::new());
    assert_eq!(deck().numbered("JAP015").map(|card| card.id.as_str()), Some("shrine"));
    assert_eq!(deck().numbered("XYZ"), None);
}

#[test]
fn lords_fields_count_at_most_three_however_they_are_written() {
    for name in ["Lord's Fields", "lord’s fields", "Panská pole", " panska POLE "] {
        assert_eq!(deck().counts_at_most(name), Some(3), "{name}");
    }
    assert_eq!(deck().counts_at_most("Mill"), None);
    assert_eq!(deck().counts_at_most(""), None);
}

#[test]
fn a_damaged_file_is_an_error() {
    for text in ["[[card]]\nid = \"statue\"", "[cards]\nsource = 1", "[card]", "[[card"] {
        assert!(CardList::parse(text).is_err(), "{text}");
    }
}
