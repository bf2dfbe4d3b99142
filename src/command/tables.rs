//! `tableside import` of a table of own cards, or of notes: all of it or nothing.

use super::Failure;
use super::import::Taking;
use super::report::{Counts, ImportReport, ReportItem};
use crate::games;
use crate::library::csv::{self, CsvError, CsvTable, KnownEntries};
use crate::library::own::{HEAD, NOTES, page_key};
use crate::library::{Lookup, Own};
use crate::locale::{Language, Message};
use crate::store::Sqlite;
use crate::store::merge::Change;

/// So often another window may be faster.
const TRIES: usize = 20;

/// Adds what is in a table to one's own cards or notes.
pub(super) fn import(
    bytes: Vec<u8>,
    taking: Taking,
    store: &mut Sqlite,
    language: Language,
) -> Result<ImportReport, Failure> {
    let mut own = Own::default();
    for page in own.take_head(store.value(HEAD)?.as_deref()) {
        if let Some(kept) = store.value(&page_key(page))? {
            own.take_page(page, Some(kept));
        }
    }
    own.take_notes(store.value(NOTES)?.as_deref());
    own.work(&mut || true);
    let table = {
        let lookup = Lookup { library: games::library(), own: &own };
        let known = KnownEntries { game: &|words| games::id_of(words), entry: &|at| lookup.get(at).is_some() };
        csv::read(bytes, known).map_err(|errors| Failure::Input(said(&errors)))?
    };
    let mut report = ImportReport { dry_run: taking.dry_run, ..ImportReport::default() };
    match table {
        CsvTable::Cards(cards) => {
            report.file = "cards";
            report.counts = Counts { cards: cards.len(), ..Counts::default() };
            report.items = cards.iter().map(|card| item(card.names.of(language))).collect();
            report.summary = vec![if taking.dry_run {
                Message::new("household-ask-cards").number("count", cards.len())
            } else {
                Message::new("app-library-added").number("cards", cards.len())
            }];
            if !taking.dry_run {
                add(&mut own, cards, store)?;
            }
        }
        CsvTable::Notes(notes) => {
            report.file = "notes";
            report.counts = Counts { notes: notes.len(), ..Counts::default() };
            report.items = notes.iter().map(|(at, _)| item(&format!("{}/{}", at.game, at.id))).collect();
            report.summary = vec![if taking.dry_run {
                Message::new("household-ask-notes").number("count", notes.len())
            } else {
                Message::new("app-library-notes-added").number("notes", notes.len())
            }];
            if !taking.dry_run {
                let before = own.notes_value();
                own.add_notes(notes).map_err(|later| Failure::Input(later.message()))?;
                store.change(NOTES, &Change { before, now: own.notes_value(), names: Vec::new() })?;
            }
        }
    }
    Ok(report)
}

fn item(name: &str) -> (ReportItem, Message) {
    let said = Message::new("household-change-added").text("name", name);
    (ReportItem { what: "added".to_owned(), id: None, name: name.to_owned() }, said)
}

fn add(own: &mut Own, cards: Vec<crate::library::OwnCard>, store: &mut Sqlite) -> Result<(), Failure> {
    let later = |later: crate::library::Later| Failure::Input(later.message());
    let mut adding = own.add(cards).map_err(later)?;
    for _ in 0..TRIES {
        adding.work(&mut || true);
        let Some(values) = own.values(&mut adding) else {
            adding = own.add(adding.into_cards()).map_err(later)?;
            continue;
        };
        match store.replace(&values)? {
            None => return Ok(()),
            Some(others) => adding = own.add_again(adding, others).map_err(later)?,
        }
    }
    Err(Failure::Nothing(Message::new("app-library-busy")))
}

/// What is wrong in a table, in one line; nothing of it was taken.
fn said(errors: &[CsvError]) -> Message {
    Message::new("command-import-table").list("errors", errors.iter().map(CsvError::message).collect())
}
