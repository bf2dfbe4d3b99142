//! The rules of the house, kept by looking at the source: arrows downwards, pure rules, colors in one place, texts in
//! both languages, files that can be read in one sitting.
//!
//! Each rule is a function from the repository's files to faults, and stands beside a test that shows it a made-up
//! fault; here all of them look at the real files. What a rule cannot see it says in its own comment.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]

mod arrows;
mod czech;
mod files;
mod fluent;
mod labels;
mod lists;
mod names;
mod paths;
mod program;
mod purity;
mod scan;
mod shape;
mod texts;
mod voice;

use files::{Fault, House};

/// Fails with all that the rule finds, each as `file:line: what to do`.
fn keep(rule: fn(&House) -> Vec<Fault>) {
    let faults: Vec<String> = rule(House::ours()).iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn arrows_run_downwards() {
    keep(arrows::downwards);
}

#[test]
fn no_game_imports_another() {
    keep(arrows::games_apart);
}

#[test]
fn only_the_lists_name_a_game() {
    keep(arrows::no_game_by_name);
}

#[test]
fn one_name_is_one_thing() {
    keep(names::one_thing);
}

#[test]
fn lib_rs_only_declares() {
    keep(arrows::lib_only_declares);
}

#[test]
fn the_map_of_the_house_is_whole() {
    keep(arrows::map_is_whole);
}

#[test]
fn every_text_is_in_the_program() {
    keep(program::texts_included);
}

#[test]
fn egui_stays_in_the_screens() {
    keep(purity::egui_in_screens);
}

#[test]
fn rules_and_folds_are_pure() {
    keep(purity::rules_are_pure);
}

#[test]
fn only_the_outer_rooms_look_at_the_clock() {
    keep(purity::clock_outside);
}

#[test]
fn colors_stand_in_the_tokens() {
    keep(purity::colors_in_tokens);
}

#[test]
fn every_message_that_is_said_exists() {
    keep(texts::said_exists);
}

#[test]
fn what_a_page_says_is_in_the_files_that_it_has() {
    keep(texts::said_in_a_page_is_there);
}

#[test]
fn every_message_gets_its_arguments() {
    keep(texts::arguments_given);
}

#[test]
fn ellipses_stand_at_their_words() {
    keep(voice::ellipses);
}

#[test]
fn czech_numbers_have_their_prepositions() {
    keep(czech::prepositions_fit);
}

#[test]
fn czech_nouns_have_their_forms() {
    keep(czech::nouns_have_forms);
}

#[test]
fn every_message_is_used() {
    keep(texts::all_used);
}

#[test]
fn both_languages_take_the_same_arguments() {
    keep(texts::same_arguments);
}

#[test]
fn plurals_are_whole() {
    keep(texts::plurals);
}

#[test]
fn no_text_has_a_slip_that_was_made_before() {
    keep(voice::no_slips);
}

#[test]
fn a_button_has_no_period() {
    keep(labels::without_periods);
}

#[test]
fn quotation_marks_are_curly() {
    keep(voice::curly_quotes);
}

#[test]
fn what_is_counted_has_a_form_for_one() {
    keep(voice::counts_have_forms);
}

#[test]
fn lists_are_joined_as_a_sentence_has_them() {
    keep(lists::joined_by_the_helper);
}

#[test]
fn bare_lists_stand_behind_a_label() {
    keep(lists::lists_have_labels);
}

#[test]
fn screens_hold_no_sentences() {
    keep(texts::no_sentences);
}

#[test]
fn every_file_says_what_it_is() {
    keep(shape::opening);
}

#[test]
fn files_can_be_read_in_one_sitting() {
    keep(shape::length);
}

#[test]
fn no_file_knows_a_machine() {
    keep(shape::no_machine);
}

#[test]
fn packages_come_from_the_public_index() {
    keep(shape::public_packages);
}
