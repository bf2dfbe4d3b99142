//! The cards of Imperial Settlers are found by number, name, color, good and effect.

use std::collections::BTreeSet;

use tableside::library::fold::fold;
use tableside::library::{LibraryEntry, Own, Query, Wanted};

use super::{library, lookup};

const GAME: &str = "imperial-settlers";

fn cards() -> Vec<&'static LibraryEntry> {
    let located =
        |entry: &&LibraryEntry| entry.at.game == GAME && entry.kind.ends_with("-location") && entry.deck.is_some();
    library().entries().iter().filter(located).collect()
}

fn search(typed: &str, limit: usize) -> Vec<String> {
    let own = Own::default();
    let wanted = Wanted { game: Some(GAME), ..Wanted::default() };
    lookup(&own).search(&Query::new(typed), &wanted, limit).into_iter().map(|hit| hit.at.id).collect()
}

#[test]
fn every_card_of_the_box_is_there_once() {
    let cards = cards();
    let numbers: Vec<&String> = cards.iter().flat_map(|card| &card.numbers).collect();
    assert_eq!((numbers.len(), numbers.iter().collect::<BTreeSet<_>>().len(), cards.len()), (204, 204, 126));
    assert_eq!(cards.iter().map(|card| usize::from(card.copies.unwrap())).sum::<usize>(), 204);
}

#[test]
fn each_is_found_by_its_number_and_by_its_name_in_both_languages() {
    for card in cards() {
        let id = &card.at.id;
        let number = card.numbers.last().unwrap();
        assert_eq!(&search(number, 3)[0], id, "{number}");
        for name in [&card.names.en, &card.names.cs] {
            let found = search(&fold(name), 3);
            assert!(found.contains(id), "{name}: {found:?}");
        }
    }
}

#[test]
fn colors_goods_and_effects_lead_to_cards() {
    let misses = |(typed, id): &(&str, &str)| !search(typed, 60).iter().any(|at| at == id);
    let queries = [
        ("purple", "monument"),
        ("fialova", "monument"),
        ("purple location", "monument"),
        ("ruzova", "village"),
        ("mistr zeton boreni", "master-swordsmith"),
        ("block action location", "scorpion-breeder"),
        ("zablokovat akcni lokaci", "scorpion-breeder"),
    ];
    let missed: Vec<_> = queries.iter().filter(|query| misses(query)).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn what_the_cards_say_was_corrected() {
    let text = |id: &str| cards().into_iter().find(|card| card.at.id == id).unwrap().text.en.clone();
    assert!(text("robbers").starts_with("Spend 2 workers"));
    assert!(text("trade-route").contains("faction location"));
    assert!(text("sanctuary").contains("a common card"));
    assert!(text("oasis").contains("at most 4"));
    assert!(text("tavern").contains("2 points"));
    for card in cards().iter().filter(|card| card.at.id != "gate") {
        assert!(card.unsure.is_none() && !card.confidence.is_doubtful(), "{}", card.at.id);
    }
}
