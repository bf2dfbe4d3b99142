//! Changing an entry: what each game lets be changed, and the form in the window, with what would no longer fit.

use crate::common::app::{Shared, window};
use crate::common::panels::played;
use crate::common::{DESKTOP, PHONE, picture};
use egui::{Event, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::{Language, Message};
use tableside::store::PlayId;
use tableside::table::field::FieldKind;
use tableside::table::log::{Changeable, EntryStatus};
use tableside::table::play::Play;
use tableside::table::seat::Choice;

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
            FieldKind::Text { .. } => vec!["Mill".into()],
            FieldKind::Counts { .. } => {
                // One more of the first that is there, or of the first of all.
                let mut counts = field.counts_of(&step.action);
                let place = counts.iter().position(|count| *count > 0).unwrap_or(0);
                counts[place] += 1;
                let mut action = step.action.clone();
                field.put_counts(&mut action, &counts);
                actions.push(action);
                Vec::new()
            }
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
            let exported = games::example_play(*game, Example::Finished, language, crate::common::app::now()).unwrap();
            let play = games::open(&exported.header, &exported.lines).unwrap();
            for number in 1..=play.last() {
                let step = match play.changeable(number) {
                    Ok(step) => step,
                    Err(refusal) => {
                        // What cannot be changed says why, in a sentence.
                        let why = language.say(&refusal.0);
                        assert!(why.contains(' ') && why.ends_with('.'), "{}: {why}", game.id());
                        continue;
                    }
                };
                assert_eq!(play.fields_of(&step.entries, &step.action), step.fields, "{}", step.action);
                kinds.insert(step.action["do"].as_str().unwrap().to_owned());
                for field in &step.fields {
                    let value = field.of(&step.action);
                    assert!(!language.say(&field.label).contains("-field-"), "{}: {}", game.id(), field.pointer);
                    match &field.kind {
                        FieldKind::Choice(among) => {
                            assert!(
                                among.iter().any(|(it, _)| it == value),
                                "{}: {} {among:?}",
                                game.id(),
                                step.action
                            );
                        }
                        FieldKind::Counts { .. } => {
                            let mut again = step.action.clone();
                            field.put_counts(&mut again, &field.counts_of(&step.action));
                            let plan = play.change_plan(&step.entries, &again).unwrap();
                            assert_eq!(Some(plan.sentence), play.sentence(&step.entries), "{again}");
                        }
                        FieldKind::Text { most } => {
                            assert!(value.as_str().unwrap().chars().count() <= *most, "{}", step.action);
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
        let exported = games::example_play(*game, Example::Finished, Language::En, crate::common::app::now()).unwrap();
        let mut play = games::open(&exported.header, &exported.lines).unwrap();
        let (sheet, history) = (play.sheet(), play.history());
        let steps: Vec<Changeable> = (1..=play.last()).filter_map(|number| play.changeable(number).ok()).collect();
        let every = (steps.len() / TRIED).max(1);
        for step in steps.iter().step_by(every) {
            let tried = others(step).into_iter().find_map(|to| Some((play.change_plan(&step.entries, &to).ok()?, to)));
            let Some((plan, to)) = tried.filter(|(_, to)| *to != step.action) else { continue };
            let line = play.prepare_change(&step.entries, &to, crate::common::app::now(), "test").unwrap();
            play.accept(&[line]).unwrap();
            let rows = play.history();
            let fell: Vec<u64> = rows
                .iter()
                .filter(|row| matches!(row.fate, EntryStatus::Unfit(_)))
                .flat_map(|row| row.first..=row.last)
                .collect();
            let foretold: Vec<u64> = plan.unfit.iter().map(|(number, _)| *number).collect();
            assert_eq!(fell, foretold, "{}: {} into {to}", game.id(), step.action);
            let row = rows.iter().find(|row| row.first == step.entries[0]).unwrap();
            assert_eq!((&row.sentence, row.changed), (&plan.sentence, true));
            let undo = play.undo_step().unwrap();
            let line = play.prepare_undo(undo.entries, crate::common::app::now(), "test").unwrap();
            play.accept(&[line]).unwrap();
            assert_eq!(play.sheet(), sheet, "{}: {} into {to}", game.id(), step.action);
        }
        let rows = play.history().into_iter().take(history.len());
        assert!(rows.map(|row| row.sentence).eq(history.into_iter().map(|row| row.sentence)), "{}", game.id());
    }
}

#[test]
fn no_heading_of_the_history_says_the_same_twice() {
    for game in games::ALL {
        for language in Language::ALL {
            let exported = games::example_play(*game, Example::Finished, language, crate::common::app::now()).unwrap();
            let play = games::open(&exported.header, &exported.lines).unwrap();
            let headings: Vec<String> =
                play.history().into_iter().filter_map(|row| Some(language.say(&row.heading?))).collect();
            assert!(headings.len() > 1 || game.id() == "score-sheet", "{}: {headings:?}", game.id());
            for heading in headings {
                let parts: Vec<&str> = heading.split(" · ").collect();
                assert!(parts.windows(2).all(|pair| pair[0] != pair[1]), "{}: {heading:?}", game.id());
            }
        }
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
            let said = h.get_by_label_contains(changed).accesskit_node().value().unwrap();
            let open = h.state().model().open.as_ref().unwrap();
            let rows = open.session.play().history();
            let row = rows.iter().find(|row| row.first == number).unwrap();
            let now = language.say(&row.sentence);
            assert!(row.changed && now.contains("28"), "{now}");
            // What it is now comes first: a row that is too narrow cuts what it was.
            assert!(said.starts_with(&format!("{changed}{now}")) && said.contains(&sentence), "{said}");
        }
    }
}

/// The example evening of a game before the first action of which `until` says so, and that action too where `with` it.
fn evening(game: &str, options: &[(&str, bool)], until: impl Fn(&Value) -> bool, with: bool) -> Box<dyn Play> {
    let game = games::find(game).unwrap();
    let (mut setup, actions) = game.example(Example::Finished, Language::En);
    for (id, on) in options {
        setup.options.insert((*id).into(), Choice::Switch(*on));
    }
    let at = actions.iter().position(until).unwrap();
    played(game, &setup, &actions[..at + usize::from(with)])
}

/// The last entry's step, as it can be changed.
fn last(play: &dyn Play) -> Changeable {
    play.changeable(play.last()).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

/// Enters an action as the app would.
fn act(play: &mut Box<dyn Play>, action: &Value) {
    let line = play
        .prepare(action, crate::common::app::now(), "test")
        .unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    play.accept(&[line]).unwrap();
}

/// Puts this action in the place of a step, as the app would; gives how many later entries no longer fit.
fn change(play: &mut Box<dyn Play>, step: &Changeable, to: &Value) -> usize {
    let plan = play.change_plan(&step.entries, to).unwrap_or_else(|refusal| panic!("{to}: {refusal:?}"));
    let line = play.prepare_change(&step.entries, to, crate::common::app::now(), "test").unwrap();
    play.accept(&[line]).unwrap();
    plan.unfit.len()
}

/// The value at a place of the action in a step's form.
fn put(step: &Changeable, pointer: &str, value: Value) -> Value {
    let mut action = step.action.clone();
    let field = step.fields.iter().find(|field| field.pointer == pointer);
    field.unwrap_or_else(|| panic!("{pointer}: {:?}", step.fields)).put(&mut action, value);
    action
}

#[test]
fn a_secret_offering_is_changed_once_all_are_in_and_before_that_the_entry_says_why_not() {
    let game = games::find("amun-re").unwrap();
    let (mut setup, actions) = game.example(Example::HalfWay, Language::En);
    setup.options.insert("secret-sacrifice".into(), Choice::Switch(true));
    let mut play = played(game, &setup, &actions);
    let offered = play.last();
    let why = play.changeable(offered).unwrap_err();
    assert_eq!(why.0.key(), "amun-re-fixed-secret");
    act(&mut play, &json!({ "do": "offer", "seat": 3, "gold": 2, "steal": false }));
    let step = play.changeable(offered).unwrap();
    let seat = step.action["seat"].clone();
    let before = play.history().len();
    // It was the thief's card; gold has to be laid down for it to change into an offering.
    let mut to = put(&step, "/gold", json!(9));
    to["steal"] = json!(false);
    assert_eq!(change(&mut play, &step, &to), 0);
    assert_eq!(play.history().len(), before + 1, "the change stands in the history");
    let step = play.changeable(offered).unwrap();
    assert_eq!((&step.action["gold"], &step.action["seat"]), (&json!(9), &seat));
    let laid = put(&step, "/corrects", json!(true));
    change(&mut play, &step, &laid);
    assert_eq!(play.changeable(offered).unwrap().action["corrects"], true, "the card that was laid with it too");
}

#[test]
fn a_roll_of_the_app_is_changed_into_the_one_that_was_seen() {
    let mut play = evening("cities-and-knights", &[], |action| action["do"] == "roll", false);
    act(&mut play, &json!({ "do": "roll", "white": 3, "red": 4, "event": { "gate": "trade" }, "by_app": true }));
    let rolled = play.last();
    let step = last(&*play);
    let to = put(&step, "/white", json!(5));
    assert_eq!(to["by_app"], false, "it is no roll of the app any more");
    change(&mut play, &step, &to);
    assert_eq!(
        play.changeable(rolled).unwrap().action,
        json!({ "do": "roll", "white": 5, "red": 4, "event": { "gate": "trade" }, "by_app": false })
    );
}

#[test]
fn a_card_that_was_another_one_is_no_card_of_the_deck() {
    let game = games::find("cities-and-knights").unwrap();
    let (mut setup, actions) = game.example(Example::Finished, Language::En);
    setup.options.insert("dice".into(), Choice::Word("deck-5".into()));
    let at = actions.iter().position(|action| action["do"] == "roll").unwrap();
    let mut play = played(game, &setup, &actions[..at]);
    act(&mut play, &json!({ "do": "roll", "white": 3, "red": 4, "event": "ship", "by_app": true, "deck": 0 }));
    let drawn = play.last();
    let step = last(&*play);
    change(&mut play, &step, &put(&step, "/white", json!(5)));
    let action = play.changeable(drawn).unwrap().action;
    assert_eq!((&action["white"], action.get("deck")), (&json!(5), None));
}

#[test]
fn a_main_action_is_changed_into_another_one_with_other_numbers() {
    let is_act = |action: &Value| action["do"] == "act";
    let mut play = evening("dice-settlers", &[], is_act, false);
    act(&mut play, &json!({ "do": "act", "seat": 0, "symbols": ["compass", "compass"] }));
    let acted = play.last();
    let step = last(&*play);
    let symbols = step.fields.iter().find(|field| field.pointer == "/symbols").unwrap();
    let mut to = step.action.clone();
    let FieldKind::Counts { among, .. } = &symbols.kind else { panic!("{symbols:?}") };
    let counts = |wanted: &str| among.iter().map(|(it, _)| if *it == wanted { 3 } else { 0 }).collect::<Vec<u32>>();
    symbols.put_counts(&mut to, &counts("campfire"));
    change(&mut play, &step, &to);
    assert_eq!(play.changeable(acted).unwrap().action["symbols"], json!(["campfire", "campfire", "campfire"]));
    // Of a trade the sales are asked for, as soon as the symbols say that it is one.
    symbols.put_counts(&mut to, &counts("handshake"));
    let fields = play.fields_of(&step.entries, &to);
    let sold = fields.iter().find(|field| field.pointer == "/sold").expect("the sales of a trade");
    sold.put_counts(&mut to, &[0, 1, 0]);
    let step = play.changeable(acted).unwrap();
    change(&mut play, &step, &to);
    assert_eq!(play.changeable(acted).unwrap().action["sold"], json!([0, 1, 0]));
}

#[test]
fn a_location_that_was_built_is_changed_value_by_value() {
    let is_build = |action: &Value| action["do"] == "build";
    let mut play = evening("imperial-settlers", &[], is_build, true);
    let built = play.last();
    let step = last(&*play);
    let mut to = put(&step, "/site/name", json!("Mill"));
    let gives = step.fields.iter().find(|field| field.pointer == "/site/gives").unwrap();
    let FieldKind::Counts { among, .. } = &gives.kind else { panic!("{gives:?}") };
    gives.put_counts(&mut to, &among.iter().map(|(good, _)| u32::from(*good == "food") * 2).collect::<Vec<_>>());
    change(&mut play, &step, &to);
    let step = play.changeable(built).unwrap();
    assert_eq!((&step.action["site"]["name"], &step.action["site"]["gives"]), (&json!("Mill"), &json!({ "food": 2 })));
    assert!(Language::En.say(&play.sentence(&[built]).unwrap()).contains("Mill"));
}

#[test]
fn what_was_razed_is_changed_to_anything_that_could_have_been() {
    let is_raze = |action: &Value| action["do"] == "raze";
    let mut play = evening("imperial-settlers", &[], is_raze, true);
    let razed = play.last();
    let step = last(&*play);
    let target = step.fields.iter().find(|field| field.pointer == "/target").unwrap();
    let FieldKind::Choice(among) = &target.kind else { panic!("{target:?}") };
    let others = among.iter().filter(|(it, _)| *it != step.action["target"]);
    let fits = |(it, _): &&(Value, _)| play.change_plan(&step.entries, &put(&step, "/target", it.clone())).is_ok();
    let other = others.clone().find(fits).map(|(it, _)| it.clone()).expect("another card could have been razed");
    let to = put(&step, "/target", other.clone());
    // What stands on it is asked for of a rival's location alone.
    let protected = |action: &Value| {
        play.fields_of(&step.entries, action).iter().any(|field| field.pointer == "/target/rival/protected")
    };
    assert_eq!(protected(&to), other.get("rival").is_some());
    change(&mut play, &step, &to);
    assert_eq!(play.changeable(razed).unwrap().action["target"], other);
}

#[test]
fn a_card_that_was_played_is_changed_into_another_one_of_its_phase() {
    let game = games::find("amun-re").unwrap();
    let (setup, actions) = game.example(Example::Finished, Language::En);
    let at = actions.iter().position(|action| action["do"] == "farmers").unwrap();
    let (seat, province) = (actions[at]["seat"].clone(), actions[at]["province"].clone());
    let mut play = played(game, &setup, &actions[..at]);
    let free_farmer = json!({ "do": "play", "seat": seat, "card": "free-farmer", "province": province });
    act(&mut play, &free_farmer);
    let laid = play.last();
    let step = last(&*play);
    let among = |pointer: &str| {
        let field = step.fields.iter().find(|field| field.pointer == pointer).unwrap();
        let FieldKind::Choice(among) = &field.kind else { panic!("{field:?}") };
        among.iter().map(|(it, _)| it.clone()).collect::<Vec<Value>>()
    };
    assert_eq!(among("/card"), ["free-farmer", "master-builder"], "the cards of the purchases");
    let other = among("/province").into_iter().find(|it| *it != province);
    if let Some(other) = other {
        change(&mut play, &step, &put(&step, "/province", other.clone()));
        assert_eq!(play.changeable(laid).unwrap().action["province"], other);
    }
    let knights = evening("cities-and-knights", &[], |action| action["do"] == "card", true);
    let step = last(&*knights);
    let to = put(&step, "/what", json!("constitution"));
    assert!(knights.change_plan(&step.entries, &to).is_ok(), "another card lies there");
}

#[test]
fn the_entrys_dialog_says_why_it_cannot_be_changed() {
    for language in Language::ALL {
        let store = Shared::default();
        let play =
            store.add_until(language, |play| play.history().iter().any(|row| row.sentence.key() == "amun-re-did-end"));
        let mut h = history(&store, PHONE, language, play);
        let sentence = {
            let open = h.state().model().open.as_ref().unwrap();
            let rows = open.session.play().history();
            language.say(&rows.iter().find(|row| row.sentence.key() == "amun-re-did-end").unwrap().sentence)
        };
        h.get_by_label_contains(&sentence).click();
        h.run();
        h.get_by_label(&language.words("table-fixed-step"));
        assert!(h.query_by_label(&language.words("app-change-entry")).is_none());
        picture(&mut h, &format!("entry-fixed-{}", language.code()));
    }
}

#[test]
fn numbers_names_and_choices_are_changed_in_the_form_and_it_asks_for_what_the_new_value_needs() {
    for (size, name) in [(PHONE, "phone"), (DESKTOP, "desktop")] {
        for language in Language::ALL {
            let words = |key| language.words(key);
            let plus = |name: &str| language.say(&Message::new("kit-plus-one").text("name", name));
            // A main action of Dice Settlers: its symbols are counted.
            let store = Shared::default();
            let (mut h, before) = changing(&store, size, language, "dice-settlers", "act");
            let symbols = words("dice-settlers-field-symbols");
            let spent = plus(&format!("{symbols}: {}", words("rules-dice-settlers-symbol-compass")));
            h.get_by_label(&spent).scroll_to_me();
            h.run();
            picture(&mut h, &format!("change-symbols-{name}-{}", language.code()));
            tap(&mut h, &spent);
            // A location of Imperial Settlers that nobody has named: its name is typed.
            let store = Shared::default();
            let (mut build, lines) = changing(&store, size, language, "imperial-settlers", "build");
            let field = words("imperial-settlers-location-name");
            build.get_by_role_and_label(Role::TextInput, &field).focus();
            build.run();
            build.event(Event::Text("Sawmill".to_owned()));
            build.run();
            picture(&mut build, &format!("change-location-{name}-{}", language.code()));
            build.get_by_label(&words("app-change-do")).scroll_to_me();
            build.run();
            tap(&mut build, &words("app-change-do"));
            let play = build.state().model().open.as_ref().unwrap().session.play();
            let built = play.history().into_iter().find(|row| row.changed).expect("the location is another one");
            assert!(language.say(&built.sentence).contains("Sawmill"), "{:?}", built.sentence);
            assert_eq!(play.last(), lines + 1);
            let more =
                h.query_by_label(&words("app-change-do")).is_some_and(|button| !button.accesskit_node().is_disabled());
            let refused = h.query_by_label(&words("app-change-refused")).is_some();
            assert!(more || refused, "the form says what would come of it");
            assert_eq!(h.state().model().open.as_ref().unwrap().session.play().last(), before);
        }
    }
}

/// The preview comes with the first digit: the next one must find its key where it was.
#[test]
fn the_keys_stay_where_they_are_while_the_preview_comes_and_grows() {
    let kinds = [("imperial-settlers", "score"), ("amun-re", "offer"), ("dice-settlers", "count")];
    for size in [PHONE, DESKTOP] {
        for (game, kind) in kinds {
            let store = Shared::default();
            let (mut h, _) = changing(&store, size, Language::En, game, kind);
            let keys = |h: &Harness<'_, App>| ["1", "0", "OK"].map(|key| h.get_by_label(key).rect());
            let change = |h: &Harness<'_, App>| {
                let waits = h.query_by_label("Choose another value").map(|button| button.rect());
                waits.or_else(|| h.query_by_label("Change").map(|button| button.rect()))
            };
            let (before, button) = (keys(&h), change(&h).unwrap());
            for key in ["1", "0", "0"] {
                tap(&mut h, key);
                assert_eq!(keys(&h), before, "{game} {size:?}");
                if let Some(now) = change(&h) {
                    assert_eq!(now, button, "{game} {size:?}");
                }
            }
        }
    }
}

/// The form of the first entry of this kind in a game's example evening, and the number of the last entry.
fn changing(store: &Shared, size: Vec2, language: Language, game: &str, kind: &str) -> (Harness<'static, App>, u64) {
    let (setup, actions) = games::find(game).unwrap().example(Example::Finished, language);
    let upto = actions.iter().position(|action| action["do"] == kind).unwrap();
    let play = store.add(&setup, &actions[..=upto]);
    let mut h = history(store, size, language, play);
    let (sentence, last) = {
        let play = h.state().model().open.as_ref().unwrap().session.play();
        (language.say(&play.history().last().unwrap().sentence), play.last())
    };
    h.get_by_label_contains(&sentence).click();
    h.run();
    tap(&mut h, &language.words("app-change-entry"));
    (h, last)
}
