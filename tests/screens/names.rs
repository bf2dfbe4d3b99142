//! Every control has a name of its own that says what it does and to whom, in the language that is spoken.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::common::controls::{controls, words};
use crate::common::scenes::{Visit, scenes};
use crate::common::{DESKTOP, PHONE};
use egui::{Event, Key, Modifiers, Theme};
use tableside::locale::Language;

#[test]
fn no_two_controls_of_a_screen_share_a_name() {
    let mut problems = Vec::new();
    for (form, size) in [("phone", PHONE), ("desktop", DESKTOP)] {
        for scene in scenes() {
            let visit = scene.open(size, Theme::Light, Language::En, 100);
            let mut names: HashMap<_, u32> = HashMap::new();
            for control in controls(&visit.h) {
                if control.name.trim().is_empty() {
                    problems.push(format!("{} on a {form}: {control:?} has no name", scene.name));
                }
                *names.entry((control.name, control.layer)).or_default() += 1;
            }
            for ((name, _), count) in names.into_iter().filter(|(_, count)| *count > 1) {
                problems.push(format!("{} on a {form}: {count} times {name:?}", scene.name));
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// The words of all screens, in lower case, of at least four letters; shorter ones are often the same in both languages.
fn words_of(visit: &Visit) -> BTreeSet<String> {
    let all = words(&visit.h).join(" ").to_lowercase();
    let words = all.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 3);
    words.map(ToOwned::to_owned).collect()
}

#[test]
fn after_the_language_is_changed_no_word_of_the_other_one_stays() {
    let native = |language| -> BTreeSet<String> {
        scenes().flat_map(|scene| words_of(&scene.open(PHONE, Theme::Light, language, 100))).collect()
    };
    let mut foreign = native(Language::En);
    let czech = native(Language::Cs);
    foreign.retain(|word| !czech.contains(word));
    assert!(foreign.len() > 200, "{} words are English alone", foreign.len());
    // A person's name is in no language, and neither is what a person has called a card.
    let people = ["ben", "peter", "carol", "jane", "mary", "lucy"];
    let cards = ["armorer", "fields", "legions", "lord", "sentry", "tower"];
    for name in people.into_iter().chain(cards) {
        foreign.remove(name);
    }
    let mut problems = BTreeMap::new();
    for scene in scenes() {
        let mut visit = scene.open(PHONE, Theme::Light, Language::En, 100);
        speak_czech(&mut visit);
        let left: BTreeSet<String> = words_of(&visit).intersection(&foreign).cloned().collect();
        if !left.is_empty() {
            problems.insert(scene.name, left);
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

/// Gives the command by the palette, which can be opened over everything.
fn speak_czech(visit: &mut Visit) {
    visit.h.key_press_modifiers(Modifiers::COMMAND, Key::K);
    visit.h.run();
    visit.h.event(Event::Text("czech".to_owned()));
    visit.h.run();
    visit.h.key_press(Key::Enter);
    visit.h.run();
}
