//! Own cards: on each device they have numbers of their own, so on the way they are known by their game and names.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use super::{CARD, EntryPath};
use crate::library::own::{PAGE, PREFIX};
use crate::store::merge;

/// The own cards of a device, as they are kept.
#[derive(Clone, Debug, Default)]
pub struct CardNumbers {
    next: u32,
    pages: BTreeMap<u32, Map<String, Value>>,
    numbers: BTreeMap<EntryPath, u32>,
    /// Whether they are kept in a form that only a later version knows: then they stay as they are.
    pub closed: bool,
}

/// What stands in a note's place for an own card, before its names.
const NAMED: &str = "own:";

impl CardNumbers {
    /// The pages that a head speaks of, and the one in which the next card will stand: it may be kept already.
    pub fn pages(head: Option<&str>) -> RangeInclusive<u32> {
        0..=next(head).unwrap_or_default() / PAGE
    }

    /// The cards of a head and its pages.
    pub fn read(head: Option<&str>, pages: impl Iterator<Item = (u32, Option<String>)>) -> Self {
        let Some(next) = next(head) else { return Self { closed: head.is_some(), ..Self::default() } };
        let mut cards = Self { next, ..Self::default() };
        for (page, text) in pages {
            let Some(text) = text else { continue };
            let Some(entries) = merge::object(&text) else {
                cards.closed = true;
                continue;
            };
            let mut numbered: Vec<(u32, &Value)> =
                entries.iter().filter_map(|(number, card)| Some((number.parse().ok()?, card))).collect();
            numbered.sort_by_key(|(number, _)| *number);
            for (number, card) in numbered {
                cards.next = cards.next.max(number.saturating_add(1));
                let path = cards.free_path(card);
                cards.numbers.insert(path, number);
            }
            cards.pages.insert(page, entries);
        }
        cards
    }

    /// What a card is known by; one of the same names has a number behind them.
    fn free_path(&self, card: &Value) -> EntryPath {
        let word = |field: &str| card.get(field).and_then(Value::as_str).unwrap_or_default().to_owned();
        let names = card.get("names").cloned().unwrap_or_default().to_string();
        let mut path = vec![CARD.to_owned(), word("game"), names];
        let mut count = 1_u32;
        while self.numbers.contains_key(&path) {
            count += 1;
            path.truncate(3);
            path.push(count.to_string());
        }
        path
    }

    /// All cards, by what they are known by.
    pub fn entries(&self) -> BTreeMap<EntryPath, Value> {
        let card = |(path, number): (&EntryPath, &u32)| Some((path.clone(), self.card(*number)?.clone()));
        self.numbers.iter().filter_map(card).collect()
    }

    /// The number of the card that is known by this.
    pub fn number(&self, path: &[String]) -> Option<u32> {
        self.numbers.get(path).copied()
    }

    /// Whether these names, behind the first one, are what this card is known by.
    pub fn is_path(names: &[String], card: Option<&Value>) -> bool {
        let (Some(game), Some(called)) = (names.first(), names.get(1)) else { return false };
        let is_number = names.get(2).is_none_or(|count| count.parse::<u32>().is_ok_and(|count| count > 1));
        let is_it = |card: &Value| {
            let own = card.get("names").cloned().unwrap_or_default();
            let own = own.to_string();
            card.is_object() && card.get("game").and_then(Value::as_str) == Some(game) && own == *called
        };
        names.len() <= 3 && is_number && card.is_none_or(is_it)
    }

    fn card(&self, number: u32) -> Option<&Value> {
        self.pages.get(&(number / PAGE))?.get(&number.to_string())
    }

    /// Puts a card in the place of the one that is known by the same, or adds it; without one takes it out.
    pub fn put(&mut self, path: &[String], card: Option<Value>) {
        match (self.numbers.get(path).copied(), card) {
            (Some(number), card) => {
                let page = self.pages.entry(number / PAGE).or_default();
                if let Some(card) = card {
                    page.insert(number.to_string(), card);
                } else {
                    page.remove(&number.to_string());
                    self.numbers.remove(path);
                }
            }
            (None, Some(card)) => {
                let number = self.next;
                self.next = self.next.saturating_add(1);
                self.pages.entry(number / PAGE).or_default().insert(number.to_string(), card);
                self.numbers.insert(path.to_vec(), number);
            }
            (None, None) => {}
        }
    }

    /// What is to be kept: the head, and each page by its number.
    pub fn to_keep(&self) -> (String, BTreeMap<u32, String>) {
        let pages = self.pages.iter().map(|(page, cards)| (*page, Value::from(cards.clone()).to_string()));
        (json!({ "next": self.next }).to_string(), pages.collect())
    }

    /// A note's place with the names of its card where that is one of our own, as every device understands it.
    pub fn note_to_file(&self, at: &str) -> String {
        let number = at.split_once('/').and_then(|(_, id)| id.strip_prefix(PREFIX)?.parse::<u32>().ok());
        let path = number.and_then(|number| self.numbers.iter().find(|(_, other)| **other == number));
        path.map_or_else(
            || at.to_owned(),
            |(path, _)| {
                let game = path.get(1).map_or("", String::as_str);
                format!("{game}/{NAMED}{}", Value::from(path.clone()))
            },
        )
    }

    /// A note's place as this device has it; none where its card is not here.
    pub fn note_from_file(&self, at: &str) -> Option<String> {
        let Some((game, id)) = at.split_once('/') else { return Some(at.to_owned()) };
        let Some(path) = id.strip_prefix(NAMED) else { return Some(at.to_owned()) };
        let path: EntryPath = serde_json::from_str(path).ok()?;
        self.numbers.get(&path).map(|number| format!("{game}/{PREFIX}{number}"))
    }
}

/// The number of the next card; none where the head is of another form.
fn next(head: Option<&str>) -> Option<u32> {
    let Some(head) = head else { return Some(0) };
    let next = merge::object(head)?.get("next").map_or(Some(0), Value::as_u64)?;
    u32::try_from(next).ok()
}
