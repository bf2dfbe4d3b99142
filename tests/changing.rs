//! Changing an entry: what each game lets be changed, and the form in the window, with what would no longer fit.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::app::{Shared, window};
use common::{DESKTOP, PHONE, picture};
use egui::{Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::Value;
use tableside::app::App;
use tableside::app::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::Language;
use tableside::store::PlayId;
use tableside::table::field::FieldKind;
use tableside::table::log::{Changeable, Fate};

/// How many later entries the tests of all games try to change into something else, in each play.
const TRIED: usize = 12;

fn tap(h: &mut Harness<'_, App>, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

fn history(store: &Shared, size: Vec2, language: Language, play: PlayId) -> Harness<'static, App> {
    let mut h = window(store, size, Theme::Light, language);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    h.state_mut().visit(Place::History);
    h.run();
    h
}

/// Every value that a field can have beside the one it has: each choice, and both bounds of a number.
fn others(step: &Changeable) -> Vec<Value> {
    let mut actions = Vec::new();
    for field in &step.fields {
        let values: Vec<Value> = match &field.kind {
            FieldKind::Choice(among) => among.iter().map(|(value, _)| value.clone()).collect(),
            FieldKind::Number { least, most, .. } => vec![(*least).into(), (*most).into()],
        };
        for value in values {
            let mut action = step.action.clone();
            field.put(&mut action, value);
            actions.push(action);
        }
    }
    actions
}

#[test]
fn in_every_game_a_form_holds_what_stands_and_the_same_again_changes_nothing() {
    for game in games::ALL {
        let mut kinds = std::collections::BTreeSet::new();
        for language in Language::ALL {
            let exported = games::example_play(*game, Example::Finished, language, common::app::now()).unwrap();
            let play = games::open(&exported.header, &exported.lines).unwrap();
            for number in 1..=play.last() {
                let Some(step) = play.changeable(number) else { continue };
                kinds.insert(step.action["do"].as_str().unwrap().to_owned());
                for field in &step.fields {
                    let value = field.of(&step.action);
                    assert!(!language.say(&field.label).contains("field"), "{}: {}", game.id(), field.pointer);
                    match &field.kind {
                        FieldKind::Choice(among) => {
                            assert!(
                                among.iter().any(|(it, _)| it == value),
                                "{}: {} {among:?}",
                                game.id(),
                                step.action
                            );
                        }
                        FieldKind::Number { least, most, blank } => {
                            let fits = value.as_i64().is_some_and(|value| (*least..=*most).contains(&value));
                            assert!(fits || (*blank && value.is_null()), "{}: {}", game.id(), step.action);
                        }
                    }
                }
                let plan = play.change_plan(&step.entries, &step.action).unwrap();
                assert_eq!(plan.unfit, [], "{}: {}", game.id(), step.action);
                assert_eq!(Some(plan.sentence), play.sentence(&step.entries), "{}: {}", game.id(), step.action);
            }
        }
        assert!(!kinds.is_empty(), "{} lets nothing be changed", game.id());
    }
}

#[test]
fn in_every_game_the_preview_is_what_comes_of_a_change_and_undo_brings_all_back() {
    for game in games::ALL {
        let exported = games::example_play(*game, Example::Finished, Language::En, common::app::now()).unwrap();
        let mut play = games::open(&exported.header, &exported.lines).unwrap();
        let (sheet, history) = (play.sheet(), play.history());
        let steps: Vec<Changeable> = (1..=play.last()).filter_map(|number| play.changeable(number)).collect();
        let every = (steps.len() / TRIED).max(1);
        for step in steps.iter().step_by(every) {
            let tried = others(step).into_iter().find_map(|to| Some((play.change_plan(&step.entries, &to).ok()?, to)));
            let Some((plan, to)) = tried.filter(|(_, to)| *to != step.action) else { continue };
            let line = play.prepare_change(&step.entries, &to, common::app::now(), "test").unwrap();
            play.accept(&[line]).unwrap();
            let rows = play.history();
            let fell: Vec<u64> = rows
                .iter()
                .filter(|row| matches!(row.fate, Fate::Unfit(_)))
                .flat_map(|row| row.first..=row.last)
                .collect();
            let foretold: Vec<u64> = plan.unfit.iter().map(|(number, _)| *number).collect();
            assert_eq!(fell, foretold, "{}: {} into {to}", game.id(), step.action);
            let row = rows.iter().find(|row| row.first == step.entries[0]).unwrap();
            assert_eq!((&row.sentence, row.changed), (&plan.sentence, true));
            let undo = play.undo_step().unwrap();
            let line = play.prepare_undo(undo.entries, common::app::now(), "test").unwrap();
            play.accept(&[line]).unwrap();
            assert_eq!(play.sheet(), sheet, "{}: {} into {to}", game.id(), step.action);
        }
        let rows = play.history().into_iter().take(history.len());
        assert!(rows.map(|row| row.sentence).eq(history.into_iter().map(|row| row.sentence)), "{}", game.id());
    }
}

#[test]
fn what_a_province_cost_is_changed_in_the_history_and_the_preview_names_what_no_longer_fits() {
    for (size, name) in [(PHONE, "phone"), (DESKTOP, "desktop")] {
        for language in Language::ALL {
            let store = Shared::default();
            let play = store.add_until(language, |play| {
                play.history().iter().filter(|row| row.sentence.key() == "amun-re-did-take").count() == 4
            });
            let before = store.lines(play);
            let mut h = history(&store, size, language, play);
            picture(&mut h, &format!("history-headings-{name}-{}", language.code()));
            let (number, sentence) = {
                let open = h.state().model().open.as_ref().unwrap();
                let rows = open.session.play().history();
                let row = rows.iter().find(|row| row.sentence.key() == "amun-re-did-take").unwrap();
                (row.first, language.say(&row.sentence))
            };
            h.get_by_label_contains(&sentence).click();
            h.run();
            let words = |key| language.words(key);
            tap(&mut h, &words("app-change-entry"));
            let nothing = words("app-change-choose");
            let disabled = h.get_by_label(&nothing).accesskit_node().is_disabled();
            assert!(disabled, "nothing is another value yet");
            let gold = words("amun-re-field-gold");
            tap(&mut h, &format!("{gold}: 36"));
            picture(&mut h, &format!("change-price-{name}-{}", language.code()));
            let at = h.get_by_label(&words("app-change-do")).rect();
            tap(&mut h, &format!("{gold}: 28"));
            assert_eq!(h.get_by_label(&words("app-change-do")).rect(), at, "the button stays under the finger");
            tap(&mut h, &words("app-change-do"));
            assert_eq!(store.lines(play), before + 1);
            let changed = words("app-changed");
            let changed = changed.split('{').next().unwrap();
            h.get_by_label_contains(&format!("{changed}{sentence} → "));
            let open = h.state().model().open.as_ref().unwrap();
            let rows = open.session.play().history();
            let row = rows.iter().find(|row| row.first == number).unwrap();
            assert!(row.changed && language.say(&row.sentence).contains("28"), "{:?}", row.sentence);
        }
    }
}
