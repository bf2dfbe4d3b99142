//! `tableside import` of a file of BG Stats, and what has to be known to write one.

use chrono::Local;

use super::Failure;
use super::page::Page;
use crate::games;
use crate::games::written::take_in::{self, Compared, Sorted};
use crate::locale::{Language, Message};
use crate::stats::Plays;
use crate::stats::bgstats::{BgStats, Export, FoundPlays, Matching, Records};
use crate::store::{Listed, Request, Sqlite, StoreError, time};

/// What came of a file.
#[derive(Default)]
struct Outcome {
    added: usize,
    known: usize,
    put_right: usize,
    updated: usize,
    /// The plays that were changed there since, and are not taken.
    differ: Vec<String>,
}

/// Adds the plays of a file as ones that were written down afterwards, all in one transaction. Those that are here already,
/// also in the trash, stay as they are; `update` takes what was changed there since.
pub(super) fn import(file: &BgStats, update: bool, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let matching = Matching::read(store.value(Matching::KEY)?.as_deref());
    let mut found = file.plays(&matching, &games::known_as);
    let extras = file.extras();
    file.with_extras(&mut found.plays, &extras);
    let listed: Vec<Listed> = store.plays(false)?.into_iter().chain(store.plays(true)?).collect();
    let sorted = take_in::sort(&found.plays, &listed);
    let outcome = take(&sorted, update, store)?;
    keep_records(&extras.records, store)?;
    let left = file.count().saturating_sub(found.plays.len());
    Ok(page(&found, &outcome, left, language))
}

fn take(sorted: &Sorted<'_>, update: bool, store: &mut Sqlite) -> Result<Outcome, Failure> {
    let mut outcome = Outcome { known: sorted.known, ..Outcome::default() };
    // All of them are made before any is added.
    let fresh = sorted.fresh.iter().map(|play| {
        let play = take_in::fresh(play).map_err(Failure::Strange)?;
        Ok(Request::Create { header: play.header, lines: play.lines, summary: play.summary, finished: play.finished })
    });
    let mut requests: Vec<Request> = fresh.collect::<Result<_, Failure>>()?;
    let first = requests.len();
    for (play, here) in &sorted.to_compare {
        let (listed, lines) = match store.read(*here, 0) {
            Ok(read) => read,
            // What is left of a damaged play stays as it is.
            Err(StoreError::DamagedPlay { .. } | StoreError::NoPlay { .. }) => {
                outcome.known += 1;
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        match take_in::compare(play, &listed, &lines, time::now()) {
            Ok(Compared::PutRight(more)) => {
                outcome.put_right += 1;
                requests.extend(more);
            }
            Ok(Compared::Changed(more)) if update => {
                outcome.updated += 1;
                requests.extend(more);
            }
            Ok(Compared::Changed(_)) => outcome.differ.push(play.about()),
            Ok(Compared::Same) | Err(_) => outcome.known += 1,
        }
    }
    if requests.is_empty() {
        return Ok(outcome);
    }
    let done = store.batch(&requests)?;
    outcome.added = done.iter().take(first).filter(|done| done.is_ok()).count();
    outcome.known += first - outcome.added;
    Ok(outcome)
}

/// Keeps what the file says of games, players and places, so that it goes into such a file again.
fn keep_records(newer: &Records, store: &mut Sqlite) -> Result<(), Failure> {
    let kept = Records::read(store.value(Records::KEY)?.as_deref());
    let now = kept.with(newer);
    if now != kept {
        store.change(Records::KEY, &kept.change_to(&now))?;
    }
    Ok(())
}

fn page(found: &FoundPlays, outcome: &Outcome, left: usize, language: Language) -> Page {
    let Outcome { added, known, put_right, updated, differ } = outcome;
    let say = Message::new("stats-imported").number("added", *added).number("known", *known).number("left", left);
    let mut page = Page::of(&language.say(&say));
    for (key, count) in [("stats-imported-right", put_right), ("stats-imported-updated", updated)] {
        if *count > 0 {
            page.line(&language.say(&Message::new(key).number("count", *count)));
        }
    }
    if !differ.is_empty() {
        page.line(&language.say(&Message::new("stats-imported-differ").number("count", differ.len())));
        for about in differ {
            page.line(&format!("  {about}"));
        }
    }
    if let Some(say) = found.unread() {
        page.line(&language.say(&say));
    }
    for fault in &found.faults {
        page.line(&language.say(&fault.message()));
    }
    page
}

/// What has to be known to write results of these plays for others.
pub(super) fn with_export<R>(
    all: &Plays,
    whole: bool,
    language: Language,
    store: &mut Sqlite,
    write: impl FnOnce(&Export<'_>) -> R,
) -> Result<R, Failure> {
    let records = Records::read(store.value(Records::KEY)?.as_deref());
    let now = Local::now().naive_local();
    Ok(write(&Export { all, records: &records, whole, bgg: &games::bgg_number, language, now }))
}
