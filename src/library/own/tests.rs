//! Own cards and notes: kept, read again, added by the thousand, and left alone where a later version wrote them.

use std::collections::BTreeMap;

use super::*;
use crate::library::entry::Names;

pub(super) fn card(name: &str) -> OwnCard {
    OwnCard {
        game: "nile".into(),
        names: Names { en: name.into(), ..Names::default() },
        text: Words { en: "Draw two.".into(), cs: String::new() },
        ..OwnCard::default()
    }
}

/// Adds cards as the window does, and gives what is to be kept.
fn add(own: &mut Own, cards: Vec<OwnCard>) -> Vec<Replacement> {
    let mut adding = own.add(cards).unwrap();
    assert!(!adding.work(&mut || true));
    let values = own.values(&mut adding).unwrap();
    own.take_added(adding);
    own.work(&mut || true);
    values
}

fn found(own: &Own, typed: &str) -> Vec<String> {
    own.find(&Query::new(typed), &|_| true, 9).into_iter().map(|(at, _)| at.id.clone()).collect()
}

/// The store: what is kept under each key.
pub(super) type Store = BTreeMap<String, String>;

pub(super) fn read(own: &mut Own, store: &Store) {
    for page in own.take_head(store.get(HEAD).map(String::as_str)) {
        own.take_page(page, store.get(&page_key(page)).cloned());
    }
    own.take_notes(store.get(NOTES).map(String::as_str));
    while own.work(&mut || true) {}
}

/// Puts values into the store, if all is as it was read; else what is there.
pub(super) fn replace(store: &mut Store, values: Vec<Replacement>) -> Option<Values> {
    let same = |value: &Replacement| store.get(&value.key).map(|kept| ValueChecksum::of(kept)) == value.read;
    if !values.iter().all(same) {
        return Some(values.iter().map(|value| (value.key.clone(), store.get(&value.key).cloned())).collect());
    }
    store.extend(values.into_iter().map(|value| (value.key, value.value)));
    None
}

/// Keeps what was done, however often other windows were faster; how many values were kept.
fn keep(own: &mut Own, store: &mut Store) -> usize {
    loop {
        let values = own.to_keep();
        let count = values.len();
        match replace(store, values) {
            None => {
                own.kept();
                return count;
            }
            Some(others) => assert_eq!(own.overtaken(others), Attempt::Goes),
        }
    }
}

pub(super) fn opened(store: &Store) -> Own {
    let mut own = Own::default();
    read(&mut own, store);
    own
}

#[test]
fn a_change_writes_one_page_and_what_was_kept_is_read_again() {
    let mut own = Own::default();
    let all = add(&mut own, (0..600).map(|number| card(&format!("Card{number}x"))).collect());
    let keys: Vec<&str> = all.iter().map(|value| value.key.as_str()).collect();
    assert_eq!(keys, ["library/own", "library/own/0", "library/own/1", "library/own/2"]);
    assert_eq!(found(&own, "card300x"), ["own-300"]);
    let mut kept = Store::new();
    assert_eq!(replace(&mut kept, all), None);
    let at = Ref::new("nile", "own-300");
    own.put(Some(&at), card("Windmill")).unwrap();
    assert_eq!(keep(&mut own, &mut kept), 2);
    assert_eq!(own.remove(&Ref::new("nile", "own-1")), Some(card("Card1x")));
    // What comes after a table lies on a page of its own.
    own.put(None, card("Granary")).unwrap();
    keep(&mut own, &mut kept);
    assert_eq!(own.outcomes(), [Outcome::Kept, Outcome::Removed, Outcome::Kept]);

    let again = opened(&kept);
    for own in [&own, &again] {
        assert_eq!(own.len(), 600);
        assert_eq!(found(own, "windmill"), ["own-300"]);
        assert_eq!(found(own, "granary"), ["own-768"]);
        assert_eq!(found(own, "card300x"), Vec::<String>::new());
        assert!(own.get(&Ref::new("nile", "own-1")).is_none());
        assert_eq!(own.entries().count(), 600);
    }
}

#[test]
fn cards_are_read_and_indexed_a_few_at_a_time() {
    let mut own = Own::default();
    let mut kept = Store::new();
    replace(&mut kept, add(&mut own, (0..300).map(|number| card(&format!("Card{number}x"))).collect()));
    let mut own = Own::default();
    let mut sum = Vec::new();
    for page in own.take_head(Some(&kept[HEAD])) {
        own.take_page(page, kept.get(&page_key(page)).cloned());
    }
    assert!(own.is_reading());
    for _ in 0..400 {
        let mut left = 4;
        let more = own.work(&mut || {
            left -= 1;
            left >= 0
        });
        sum.push(own.indexed());
        if !more {
            break;
        }
    }
    assert!(sum.windows(2).all(|pair| pair[1] - pair[0] <= 4), "{sum:?}");
    assert_eq!((own.indexed(), own.is_behind()), (300, false));
}

#[test]
fn cards_that_are_being_added_are_nowhere_until_they_are_kept() {
    let mut own = Own::default();
    let mut adding = own.add((0..600).map(|number| card(&format!("Card{number}x"))).collect()).unwrap();
    let mut once = [true, false].into_iter();
    assert!(adding.work(&mut || once.next().unwrap_or_default()));
    assert_eq!((adding.done(), adding.total()), (256, 600));
    assert!(own.is_empty());
    // Meanwhile a person writes one, and another window as many as lie on the pages that were chosen.
    own.put(None, card("Windmill")).unwrap();
    assert!(!adding.work(&mut || true));
    assert!(own.values(&mut adding).is_some());
    let other = super::super::paged::OwnPage::fresh([(300, card("Granary"))].into()).1;
    own.take_page(1, Some(other));
    own.work(&mut || true);
    assert!(own.values(&mut adding).is_none());
    let cards = adding.into_cards();
    assert_eq!((cards.len(), &*cards[599].names.en), (600, "Card599x"));
    add(&mut own, cards);
    assert_eq!(own.len(), 602);
    assert_eq!((found(&own, "windmill").len(), found(&own, "granary").len(), found(&own, "card1x").len()), (1, 1, 1));
}

#[test]
fn what_is_read_again_takes_the_place_of_what_was_there() {
    let mut own = Own::default();
    let mut kept = Store::new();
    replace(&mut kept, add(&mut own, vec![card("Windmill"), card("Granary")]));
    kept.extend(own.put_note(&Ref::new("nile", "camel"), Note { note: "Ask".into(), house: String::new() }).unwrap());
    let indexed = own.entries.len();
    read(&mut own, &kept);
    assert_eq!(own.entries.len(), indexed, "what is the same is not indexed again");
    // Another window has changed one, removed the other, and taken the note away.
    let mut other = opened(&kept);
    other.put(Some(&Ref::new("nile", "own-0")), card("Watermill")).unwrap();
    other.remove(&Ref::new("nile", "own-1")).unwrap();
    keep(&mut other, &mut kept);
    kept.extend(other.put_note(&Ref::new("nile", "camel"), Note::default()).unwrap());
    read(&mut own, &kept);
    assert_eq!((found(&own, "watermill").len(), found(&own, "windmill").len(), own.len()), (1, 0, 1));
    assert_eq!((found(&own, "granary").len(), own.note(&Ref::new("nile", "camel"))), (0, None));
    // And a backup is older than all of it.
    read(&mut own, &Store::new());
    assert!(own.is_empty() && found(&own, "watermill").is_empty());
}

#[test]
fn a_note_is_found_and_taken_away() {
    let (mut own, at) = (Own::default(), Ref::new("nile", "camel"));
    let note = |words: &str| Note { note: words.into(), house: String::new() };
    own.put_note(&at, note("Ask Jan")).unwrap();
    let kept = own.put_note(&at, note("Ask Božena")).unwrap();
    let find = |own: &Own, typed: &str| own.find_notes(&Query::new(typed), &|_| true, 9).len();
    assert_eq!((find(&own, "bozena"), find(&own, "jan")), (1, 0));
    let mut again = Own::default();
    again.take_notes(Some(&kept[0].1));
    assert_eq!(again.note(&at), own.note(&at));
    own.put_note(&at, Note::default()).unwrap();
    assert_eq!((find(&own, "bozena"), own.note(&at)), (0, None));
}

#[test]
fn what_a_later_version_kept_is_never_written_over() {
    let at = Ref::new("nile", "camel");
    let note = || Note { note: "Ask Jan".into(), house: String::new() };
    for kept in ["nonsense", "3", "[]", r#"{"next":"many"}"#] {
        let store = Store::from([(HEAD.to_owned(), kept.to_owned())]);
        let mut own = opened(&store);
        assert_eq!(own.put(None, card("Windmill")), Err(Later), "{kept}");
        assert!(own.add(vec![card("Windmill")]).is_err() && own.has_later() && own.is_empty());
    }
    for kept in ["nonsense", "3", "[]"] {
        let store = Store::from([(NOTES.to_owned(), kept.to_owned())]);
        let mut own = opened(&store);
        assert_eq!(own.put_note(&at, note()), Err(Later), "{kept}");
        assert!(own.has_later() && own.note(&at).is_none());
    }
    let page = Store::from([(HEAD.to_owned(), r#"{"next":3}"#.to_owned()), (page_key(0), "[1]".to_owned())]);
    let mut own = opened(&page);
    let at = own.put(None, card("Windmill")).unwrap();
    assert_eq!((at.id.as_str(), own.to_keep()[1].key.as_str()), ("own-256", "library/own/1"), "on a page beside it");
    assert!(own.has_later());
}

#[test]
fn what_is_not_known_of_cards_and_notes_stays_with_them() {
    let page = r#"{"0":{"game":"nile","names":{"en":"Windmill","cs":""},"stars":5},"1":{"names":7},"x":1}"#;
    let notes = r#"{"nile/camel":{"note":"Ask Jan","house":"","stars":5},"nile/tomb":[1],"odd":{}}"#;
    let mut store = Store::from([
        (HEAD.to_owned(), r#"{"next":2,"later":true}"#.to_owned()),
        (page_key(0), page.to_owned()),
        (NOTES.to_owned(), notes.to_owned()),
    ]);
    let mut own = opened(&store);
    assert_eq!((own.len(), own.has_later()), (1, true));
    let (camel, tomb) = (Ref::new("nile", "camel"), Ref::new("nile", "tomb"));
    assert_eq!((own.allow_note(&camel), own.allow_note(&tomb)), (Ok(()), Err(Later)));
    assert_eq!(own.put_note(&tomb, Note::default()), Err(Later));
    own.put(Some(&Ref::new("nile", "own-0")), card("Watermill")).unwrap();
    keep(&mut own, &mut store);
    own.put(None, card("Granary")).unwrap();
    keep(&mut own, &mut store);
    store.extend(own.put_note(&camel, Note { note: "Ask Eva".into(), house: String::new() }).unwrap());
    let value = |key: &str| serde_json::from_str::<serde_json::Value>(&store[key]).unwrap();
    let page = value("library/own/0");
    assert_eq!((&page["0"]["stars"], &page["0"]["names"]["en"]), (&5.into(), &"Watermill".into()));
    assert_eq!((&page["1"], &page["x"]), (&serde_json::json!({ "names": 7 }), &1.into()));
    assert_eq!(value(HEAD)["later"], true);
    let notes = value(NOTES);
    assert_eq!((&notes["nile/camel"]["stars"], &notes["nile/camel"]["note"]), (&5.into(), &"Ask Eva".into()));
    assert_eq!((&notes["nile/tomb"], &notes["odd"]), (&serde_json::json!([1]), &serde_json::json!({})));
    // No number of a card that cannot be read was given again.
    let again = opened(&store);
    assert_eq!(found(&again, "granary"), ["own-256"]);
    assert_eq!(found(&again, "watermill"), ["own-0"]);
}
