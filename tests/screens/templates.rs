//! A table's own templates in the whole window: made there, kept, changed, removed, and a bad file named with its line.

use crate::common::app::{Shared, window};
use crate::common::{DESKTOP, PHONE, picture};
use egui::{Event, Key, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games::score_sheet::file;
use tableside::games::score_sheet::points::Rule;
use tableside::games::score_sheet::template::Template;
use tableside::locale::Language;
use tableside::store::{Reply, Request, StoreError};

fn templates(store: &Shared) -> Vec<(String, String)> {
    let Reply::Templates(files) = store.perform(Request::Templates) else { panic!("no templates") };
    files.into_iter().map(|file| (file.name, file.text.unwrap())).collect()
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

/// Types into the field of this name.
fn fill(h: &mut Harness<'_, App>, field: &str, words: &str) {
    h.get_by_label(field).focus();
    h.run();
    h.event(Event::Text(words.to_owned()));
    h.run();
}

fn at_new_play(store: &Shared) -> Harness<'static, App> {
    store.add_people();
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit(Place::NewPlay);
    h.run();
    tap(&mut h, "Score sheet");
    h
}

fn make(h: &mut Harness<'_, App>) {
    tap(h, "New template");
    fill(h, "Name of the game", "Gold Rush");
    fill(h, "Title", "Nuggets");
    tap(h, "Per item");
    tap(h, "Points per item: 2");
    for sign in "3".chars() {
        h.event(Event::Text(sign.to_string()));
    }
    h.run();
    h.key_press(Key::Enter);
    h.run();
    picture(h, "template-new");
    tap(h, "Save template");
}

#[test]
fn a_template_is_made_kept_and_played_by() {
    let store = Shared::default();
    let mut h = at_new_play(&store);
    make(&mut h);
    let kept = templates(&store);
    assert_eq!(kept[0].0, "gold-rush");
    let template: Template = file::read(&kept[0].1).unwrap();
    assert_eq!((template.name.as_str(), &template.rows[0].rule), ("Gold Rush", &Rule::Times(3)));
    assert_eq!(h.state().place(), Place::NewPlay);
    picture(&mut h, "template-chosen");

    // Those who were at the table stay there when the game is chosen.
    tap(&mut h, "Start");
    assert_eq!(h.state().place(), Place::Table);
    // The play has its own copy: what becomes of the file does not touch it.
    store.perform(Request::RemoveTemplate { name: "gold-rush".to_owned() });
    tap(&mut h, "Anna: Nuggets, plus 1");
    h.get_by_label("= 3");
}

#[test]
fn a_template_is_changed_and_removed() {
    let store = Shared::default();
    let mut h = at_new_play(&store);
    make(&mut h);
    tap(&mut h, "Edit template");
    tap(&mut h, "Who wins: The least");
    tap(&mut h, "Counted: Fixed rounds");
    picture(&mut h, "template-change");
    tap(&mut h, "Save template");
    let kept = templates(&store);
    assert_eq!(kept.len(), 1, "it is the same file");
    assert!(kept[0].1.contains("lowest") && kept[0].1.contains("rounds = 4"), "{}", kept[0].1);
    tap(&mut h, "Edit template");
    tap(&mut h, "Remove template");
    assert_eq!(templates(&store), []);
    assert!(h.query_by_label("Edit template").is_none());
}

#[test]
fn what_is_typed_stays_when_it_cannot_be_kept() {
    let store = Shared::default();
    let mut h = at_new_play(&store);
    store.0.borrow_mut().fail_with(StoreError::Full);
    make(&mut h);
    assert!(matches!(h.state().place(), Place::Template(_)), "the form is still there");
    h.get_by_label_contains("The disk is full");
    store.0.borrow_mut().heal();
    tap(&mut h, "Save template");
    assert_eq!(templates(&store).len(), 1);
}

#[test]
fn two_templates_of_one_name_are_refused() {
    let store = Shared::default();
    let mut h = at_new_play(&store);
    make(&mut h);
    tap(&mut h, "New template");
    fill(&mut h, "Name of the game", "gold rush");
    fill(&mut h, "Title", "Nuggets");
    h.get_by_label_contains("There is already a template called “gold rush”");
}

#[test]
fn a_bad_file_is_named_with_its_line_and_the_rest_works() {
    for (language, line) in [(Language::En, "line 3"), (Language::Cs, "řádek 3")] {
        let store = Shared::default();
        let keep = |name: &str, text: &str| {
            store.perform(Request::KeepTemplate { name: name.to_owned(), text: text.to_owned() });
        };
        keep("good", "name = \"Good\"\n[[row]]\nid = \"a\"\ntitle = \"A\"\n");
        keep("bad", "name = \"Bad\"\n\nround = 3\n");
        let mut h = window(&store, DESKTOP, Theme::Light, language);
        h.run();
        let messages: Vec<String> = h.state().model().messages.past().map(|said| language.say(&said.words)).collect();
        assert!(messages.len() == 1 && messages[0].contains("bad.toml") && messages[0].contains(line), "{messages:?}");
        h.state_mut().visit(Place::NewPlay);
        h.run();
        let name = language.words("score-sheet-name");
        tap(&mut h, &name);
        picture(&mut h, &format!("template-bad-{}", language.code()));
        h.get_by_label_contains("Good");
        assert!(h.query_all_by_label_contains("bad.toml").count() >= 1);
    }
}
