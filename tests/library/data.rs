//! The data: both languages, ids, links, copies, confidence, and glyphs for every letter.

use std::collections::{BTreeMap, BTreeSet};

use egui::{FontFamily, FontId, Theme};
use tableside::library::entry::either;
use tableside::library::{Book, LibraryEntry};
use tableside::locale::Language;
use tableside::locale::keys;
use tableside::table::guide::Guide;

use super::{books, common, library, read_all};

fn book(game: &str) -> Option<Book> {
    read_all().into_iter().find(|book| book.game == game)
}

/// Reading refuses double ids, dead links, unknown kinds, decks, phases and codes, and words that only one language has.
#[test]
fn every_book_can_be_read_and_says_all_in_both_languages() {
    let read = read_all();
    assert!(!read.is_empty());
    for book in &read {
        assert!(book.entries.iter().any(LibraryEntry::is_ruling), "{} has no rulings", book.game);
        assert!(book.entries.iter().any(|entry| !entry.is_ruling()), "{} has no cards", book.game);
        let questions: BTreeSet<&str> = book.entries.iter().map(|entry| entry.name(Language::En)).collect();
        assert!(questions.len() * 100 >= book.entries.len() * 95, "{}: many entries share a name", book.game);
    }
}

#[test]
fn what_the_guides_name_is_in_the_books() {
    for (game, texts) in books().iter().filter(|(_, texts)| !texts.guide.is_empty()) {
        let book = book(game).unwrap();
        let ids: BTreeSet<&str> = book.entries.iter().map(|entry| entry.at.id.as_str()).collect();
        let guide = Guide::parse(texts.guide).unwrap();
        for step in guide.phases.iter().flat_map(|phase| phase.steps()) {
            for id in step.cards.iter().chain(&step.rulings) {
                assert!(ids.contains(id.as_str()), "{game}: step {} names {id}", step.id);
            }
        }
    }
}

#[test]
fn the_rules_that_rulings_explain_are_messages_and_each_is_explained_once() {
    let known: BTreeSet<String> = keys(Language::En).into_iter().map(|(_, key)| key).collect();
    for book in read_all() {
        let mut seen = BTreeSet::new();
        for entry in &book.entries {
            for rule in &entry.rules {
                assert!(known.contains(rule), "{}: no message {rule}", entry.at);
                assert!(seen.insert(rule.clone()), "{}: {rule} is explained twice", entry.at);
            }
        }
    }
}

/// A source that names several texts says which of them speak of this entry: it is no list of all there are, pasted over
/// a whole box.
#[test]
fn what_several_texts_say_is_not_one_source_for_everything() {
    for book in read_all() {
        let mut shared: BTreeMap<&str, usize> = BTreeMap::new();
        let sources = book.entries.iter().map(|entry| either(&entry.source, Language::En));
        for source in sources.filter(|source| source.contains(';')) {
            *shared.entry(source).or_default() += 1;
        }
        for (source, entries) in shared {
            assert!(entries <= 8, "{}: {entries} entries share the source {source:?}", book.game);
        }
    }
}

/// The 54 progress cards are 18 of each deck, the fan set's purple ones 18; the twelve power cards come to 39.
#[test]
fn the_copies_add_up_to_what_the_boxes_hold() {
    let sums = |game: &str, of: fn(&LibraryEntry) -> Option<&str>| -> BTreeMap<String, u16> {
        let mut sums = BTreeMap::new();
        let book = book(game);
        for entry in book.iter().flat_map(|book| &book.entries) {
            if let Some(pile) = of(entry) {
                *sums.entry(pile.to_owned()).or_default() += entry.copies.unwrap_or_default();
            }
        }
        sums
    };
    let decks = sums("cities-and-knights", |entry| entry.deck.as_deref());
    for (deck, cards) in [("trade", 18), ("politics", 18), ("science", 18), ("magic", 18)] {
        assert!(decks.is_empty() || decks[deck] == cards, "{deck}: {decks:?}");
    }
    let book = book("amun-re").unwrap();
    let power: Vec<_> = book.entries.iter().filter(|entry| entry.kind == "power-card").collect();
    assert_eq!(power.len(), 12);
    assert!(power.iter().all(|card| card.copies.is_some()), "each kind says how many there are");
    assert_eq!(power.iter().filter_map(|card| card.copies).sum::<u16>(), 39);
    for card in power {
        let doubt = card.unsure.as_ref().map_or("", |doubt| &doubt.en);
        assert!(doubt.contains("Super Meeple"), "{}: the split is another edition's, and says so", card.at);
    }
}

/// Each clan's 33 cards are numbered in a row, and so are the 22 islands; a run of numbers is the copies of one card.
#[test]
fn the_numbers_of_clan_cards_and_islands_are_those_of_their_deck_and_none_appears_twice() {
    let book = book("empires-of-the-north").unwrap();
    let ranges = [
        ("heidel", 1..=33),
        ("olaf", 34..=66),
        ("nanurjuk", 67..=99),
        ("panuk", 100..=132),
        ("mackinnon", 133..=165),
        ("glenn", 166..=198),
        ("saikoro", 258..=290),
    ];
    let islands = 199..=220;
    let mut seen = BTreeSet::new();
    let mut cards: BTreeMap<&str, usize> = BTreeMap::new();
    for entry in book.entries.iter().filter(|entry| !entry.numbers.is_empty()) {
        let numbers: Vec<u16> = entry.numbers.iter().map(|number| number.parse().unwrap()).collect();
        assert!(numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{}: {numbers:?}", entry.at);
        assert!(numbers.iter().all(|number| seen.insert(*number)), "{}: {numbers:?} appears twice", entry.at);
        let deck = entry.deck.as_deref().unwrap_or("islands");
        let range = ranges.iter().find(|(id, _)| *id == deck).map_or(&islands, |(_, range)| range);
        assert!(numbers.iter().all(|number| range.contains(number)), "{}: {numbers:?} in {deck}", entry.at);
        assert_eq!(entry.kind == "island", deck == "islands", "{}", entry.at);
        if entry.kind == "clan-card" {
            assert_eq!(entry.copies.map(usize::from), Some(numbers.len()), "{}", entry.at);
        }
        *cards.entry(deck).or_default() += 1;
    }
    assert_eq!(cards["islands"], 8);
    assert!(ranges.iter().all(|(clan, _)| cards[clan] >= 5), "{cards:?}");
    assert!(cards.values().sum::<usize>() >= 65, "{cards:?}");
}

/// What the Czech text adds for five and six players stands as a remark, and is counted nowhere.
#[test]
fn no_progress_card_is_added_for_five_and_six_players() {
    let book = book("cities-and-knights").unwrap();
    let cards = book.entries.iter().filter(|entry| entry.kind == "progress-card");
    let of_the_box: Vec<_> = cards.filter(|card| card.deck.as_deref() != Some("magic")).collect();
    assert_eq!(of_the_box.len(), 25);
    for card in of_the_box {
        let more = card.facts.iter().find(|fact| fact.what.en == "With 5–6 players").unwrap();
        assert!(more.value.en.starts_with("none") && !more.confidence.is_doubtful(), "{}", card.at);
    }
}

#[test]
fn every_letter_has_a_glyph() {
    let mut harness = common::harness(common::PHONE, Theme::Light, Language::En, |_| {});
    harness.run();
    let mut letters: BTreeMap<char, String> = BTreeMap::new();
    let mut take = |text: &str, at: &str| {
        for letter in text.chars() {
            letters.entry(letter).or_insert_with(|| at.to_owned());
        }
    };
    for entry in library().entries() {
        let at = entry.at.to_string();
        entry.names.all().for_each(|name| take(name, &at));
        entry.also.iter().chain(&entry.numbers).for_each(|word| take(word, &at));
        let words = [Some(&entry.text), entry.why.as_ref(), Some(&entry.source), entry.unsure.as_ref()];
        for words in words.into_iter().flatten() {
            for language in Language::ALL {
                take(either(words, language), &at);
            }
        }
        for fact in &entry.facts {
            for words in [&fact.what, &fact.value] {
                for language in Language::ALL {
                    take(either(words, language), &at);
                }
            }
        }
    }
    let font = FontId::new(16.0, FontFamily::Proportional);
    let missing = |letter: &char| !harness.ctx.fonts_mut(|fonts| fonts.has_glyph(&font, *letter));
    let missing: Vec<_> = letters.iter().filter(|(letter, _)| missing(letter)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
