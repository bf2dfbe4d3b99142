//! Several windows on one store, in any order, on a disk that fails now and then: nothing of any of them is lost.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::super::tests::{Store, card, opened, read, replace};
use super::*;

/// What a window does next.
#[derive(Clone, Debug)]
enum Step {
    /// It adds a card.
    Add,
    /// It adds a card that looks like others.
    AddSame,
    /// It changes its own field of a card.
    Change(prop::sample::Index),
    /// It removes a card that nobody changes.
    Remove(prop::sample::Index),
    /// It asks the store to keep what it has done.
    Send,
    /// The answer comes; the disk has failed, and has written nevertheless or not.
    Answer { fails: bool, writes: bool },
    /// It hears that another window has written.
    Read,
}

fn step() -> impl Strategy<Value = Step> {
    let at = any::<prop::sample::Index>;
    prop_oneof![
        3 => Just(Step::Add),
        1 => Just(Step::AddSame),
        3 => at().prop_map(Step::Change),
        1 => at().prop_map(Step::Remove),
        4 => Just(Step::Send),
        4 => prop::bool::weighted(0.2).prop_flat_map(|fails| any::<bool>().prop_map(move |writes| Step::Answer { fails, writes })),
        1 => Just(Step::Read),
    ]
}

/// A window, and what it has asked the store: it is carried out when the answer comes.
struct Window {
    own: Own,
    asked: Vec<Replacement>,
}

impl Window {
    fn send(&mut self) {
        let values = self.own.to_keep();
        self.asked.extend(values);
    }

    fn answer(&mut self, store: &mut Store, fails: bool, writes: bool) {
        let asked = std::mem::take(&mut self.asked);
        if asked.is_empty() {
            return;
        }
        if fails {
            if writes {
                drop(replace(store, asked));
            }
            return self.own.not_kept();
        }
        match replace(store, asked) {
            None => self.own.kept(),
            Some(others) => drop(self.own.overtaken(others)),
        }
    }

    /// The cards that this window may do something to: those of which the name begins so.
    fn numbers(&self, start: &str) -> Vec<(u32, OwnCard)> {
        let cards = self.own.cards.pages.values().flat_map(|page| page.cards.iter());
        cards
            .filter(|(_, card)| card.names.en.starts_with(start))
            .map(|(number, card)| (*number, card.clone()))
            .collect()
    }
}

/// How many cases are tried; `TABLESIDE_CASES` sets another number.
fn cases() -> u32 {
    std::env::var("TABLESIDE_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(16)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn of_three_windows_each_card_and_each_change_is_kept(
        steps in prop::collection::vec((0..3_usize, step()), 1..80),
        few in any::<bool>(),
    ) {
        let mut store = Store::new();
        if !few {
            // The next card begins a new page.
            store.insert(HEAD.to_owned(), "{\"next\":254}".to_owned());
        }
        let mut windows: Vec<Window> =
            (0..3).map(|_| Window { own: opened(&store), asked: Vec::new() }).collect();
        // What is to be there in the end: by a card's name, what each window has written into its field.
        let mut wanted: BTreeMap<String, [String; 3]> = BTreeMap::new();
        let (mut same, mut failed, mut doubtful) = (0, false, false);
        for (time, (who, step)) in steps.into_iter().enumerate() {
            let window = &mut windows[who];
            match step {
                Step::Add => {
                    let kind = if time % 3 == 0 { "Gone" } else { "Card" };
                    let name = format!("{kind} {time}");
                    window.own.put(None, card(&name)).unwrap();
                    wanted.insert(name, Default::default());
                }
                Step::AddSame => {
                    window.own.put(None, card("Same")).unwrap();
                    same += 1;
                }
                Step::Change(at) => {
                    let there = window.numbers("Card");
                    if there.is_empty() {
                        continue;
                    }
                    let (number, mut card) = at.get(&there).clone();
                    let words = format!("{who} at {time}");
                    *[&mut card.kind, &mut card.deck, &mut card.source][who] = words.clone();
                    wanted.get_mut(&card.names.en).unwrap()[who] = words;
                    let at = super::super::reference(number, Some(&card));
                    window.own.put(Some(&at), card).unwrap();
                }
                Step::Remove(at) => {
                    let there = window.numbers("Gone");
                    if there.is_empty() {
                        continue;
                    }
                    let (number, card) = at.get(&there).clone();
                    window.own.remove(&super::super::reference(number, Some(&card))).unwrap();
                    wanted.remove(&card.names.en);
                }
                Step::Send => window.send(),
                Step::Answer { fails, writes } => {
                    failed |= fails;
                    doubtful |= fails && writes;
                    window.answer(&mut store, fails, writes);
                }
                // A store answers in the order in which it was asked.
                Step::Read if window.asked.is_empty() => read(&mut window.own, &store),
                Step::Read => {}
            }
        }
        for window in &mut windows {
            window.answer(&mut store, false, true);
            while !window.own.edits.list.is_empty() {
                window.send();
                window.answer(&mut store, false, true);
            }
        }
        let after = Window { own: opened(&store), asked: Vec::new() };
        let found = after.numbers("").into_iter().filter(|(_, card)| card.names.en != "Same");
        let found: Vec<_> = found.map(|(_, card)| (card.names.en, [card.kind, card.deck, card.source])).collect();
        let same_found = after.numbers("Same").len();
        if doubtful {
            // What a disk has written that said it had failed may be there twice, once another window has changed it; all
            // that was entered is there.
            for (name, fields) in &wanted {
                let has = |at: usize| found.iter().any(|(other, there)| other == name && there[at] == fields[at]);
                prop_assert!((0..3).all(has), "{} {:?} in {:?}", name, fields, found);
            }
        } else {
            let mut found = found;
            found.sort();
            prop_assert_eq!(found, wanted.into_iter().collect::<Vec<_>>());
        }
        // Whose of two cards that are the same a failing disk has kept nobody can tell: one of them is there.
        prop_assert!(same_found == same || (failed && same_found > 0), "{} of {}", same_found, same);
        // Each window shows what is kept, once it has heard of it.
        for window in &mut windows {
            read(&mut window.own, &store);
            prop_assert_eq!(window.numbers(""), after.numbers(""));
        }
    }
}

#[test]
fn a_window_that_is_always_behind_gives_up_for_now_and_loses_nothing() {
    let mut store = Store::new();
    let (mut own, mut other) = (opened(&store), opened(&store));
    own.put(None, card("Windmill")).unwrap();
    let mut tries = 0;
    loop {
        let values = own.to_keep();
        other.put(None, card("Granary")).unwrap();
        assert_eq!(replace(&mut store, other.to_keep()), None);
        other.kept();
        tries += 1;
        if own.overtaken(replace(&mut store, values).unwrap()) == Attempt::GivesUp {
            break;
        }
    }
    assert_eq!(tries, u32::from(MOST_TRIES));
    let values = own.to_keep();
    assert_eq!(replace(&mut store, values), None);
    own.kept();
    assert_eq!(opened(&store).len(), 21);
    assert_eq!(own.renamed().len(), 20, "each time its number was taken");
}
