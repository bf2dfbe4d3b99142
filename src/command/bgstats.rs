//! `tableside import` of a file of BG Stats, and what has to be known to write one.

use chrono::Local;

use super::Failure;
use super::import::{Taking, ask};
use super::report::{Counts, ImportReport, ReportItem};
use crate::games;
use crate::games::written::take_in::{self, Compared, Sorted};
use crate::locale::{Language, Message};
use crate::stats::Plays;
use crate::stats::bgstats::{BgStats, Export, FoundPlay, FoundPlays, Matching, PlayLeftOut, Records};
use crate::store::{Listed, Request, Sqlite, StoreError, time};

/// What is to be done with the plays of a file, before any of it is.
#[derive(Default)]
struct Plan<'a> {
    requests: Vec<Request>,
    /// The plays that are new; their requests come first.
    fresh: Vec<&'a FoundPlay>,
    put_right: Vec<&'a FoundPlay>,
    updated: Vec<&'a FoundPlay>,
    /// Those that were changed there since, and are not taken.
    differ: Vec<&'a FoundPlay>,
    known: usize,
}

/// Adds the plays of a file as ones that were written down afterwards, all in one transaction. Those that are here already,
/// also in the trash, stay as they are; `update` takes what was changed there since.
pub(super) fn import(
    file: &BgStats,
    taking: Taking,
    store: &mut Sqlite,
    language: Language,
) -> Result<ImportReport, Failure> {
    let matching = Matching::read(store.value(Matching::KEY)?.as_deref());
    let mut found = file.plays(&matching, &games::known_as);
    let mut extras = file.extras();
    file.with_extras(&mut found.plays, &mut extras);
    let listed: Vec<Listed> = store.plays(false)?.into_iter().chain(store.plays(true)?).collect();
    let sorted = take_in::sort(&found.plays, &listed);
    let mut plan = plan(sorted, taking.update, store)?;
    let now = time::now();
    let ahead = plan.fresh.iter().chain(&plan.updated).filter_map(|play| play.ahead(now));
    ask(taking, ahead.map(said_ahead).collect())?;
    if !taking.dry_run {
        plan.carry_out(store)?;
        keep_records(&extras.records, store)?;
    }
    let left = file.count().saturating_sub(found.plays.len());
    Ok(report(&found, &plan, left, taking, language))
}

fn said_ahead(name: String) -> Message {
    Message::new("household-change-ahead").text("name", name)
}

fn plan<'a>(sorted: Sorted<'a>, update: bool, store: &mut Sqlite) -> Result<Plan<'a>, Failure> {
    // All of them are made before any is added.
    let fresh = sorted.fresh.iter().map(|play| {
        let play = take_in::fresh(play).map_err(Failure::Strange)?;
        Ok(Request::Create { header: play.header, lines: play.lines, summary: play.summary, finished: play.finished })
    });
    let requests: Vec<Request> = fresh.collect::<Result<_, Failure>>()?;
    let mut plan = Plan { requests, fresh: sorted.fresh, known: sorted.known, ..Plan::default() };
    for (play, here) in sorted.to_compare {
        let (listed, lines) = match store.read(here, 0) {
            Ok(read) => read,
            // What is left of a damaged play stays as it is.
            Err(StoreError::DamagedPlay { .. } | StoreError::NoPlay { .. }) => {
                plan.known += 1;
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        match take_in::compare(play, &listed, &lines, time::now()) {
            Ok(Compared::PutRight(more)) => {
                plan.put_right.push(play);
                plan.requests.extend(more);
            }
            Ok(Compared::Changed(more)) if update => {
                plan.updated.push(play);
                plan.requests.extend(more);
            }
            Ok(Compared::Changed(_)) => plan.differ.push(play),
            Ok(Compared::Same) | Err(_) => plan.known += 1,
        }
    }
    Ok(plan)
}

impl Plan<'_> {
    fn carry_out(&mut self, store: &mut Sqlite) -> Result<(), Failure> {
        if self.requests.is_empty() {
            return Ok(());
        }
        let mut done = store.batch(&self.requests)?.into_iter();
        // Another window may have added one meanwhile.
        let before = self.fresh.len();
        self.fresh.retain(|_| done.next().is_some_and(|done| done.is_ok()));
        self.known += before - self.fresh.len();
        Ok(())
    }
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

/// So many of the plays that were changed there are named.
const NAMED: usize = 20;

fn report(found: &FoundPlays, plan: &Plan<'_>, left: usize, taking: Taking, language: Language) -> ImportReport {
    let Plan { fresh, put_right, updated, differ, known, .. } = plan;
    let added = fresh.len();
    let summary = if taking.dry_run {
        Message::new("bgstats-count").number("fresh", added).number("known", *known).number("left", left)
    } else {
        Message::new("stats-imported").number("added", added).number("known", *known).number("left", left)
    };
    let mut report = ImportReport {
        file: "bgstats",
        dry_run: taking.dry_run,
        summary: vec![summary],
        counts: Counts {
            added,
            corrected: put_right.len(),
            updated: updated.len(),
            known: *known,
            ..Counts::default()
        },
        ..ImportReport::default()
    };
    let item = |what: &str, play: &FoundPlay| ReportItem {
        what: what.to_owned(),
        id: Some(play.id.to_string()),
        name: play.about(),
    };
    for (what, of_all, key, plays) in [
        ("added", "", "stats-import-added", fresh),
        ("corrected", "stats-imported-right", "stats-import-right", put_right),
        ("updated", "stats-imported-updated", "stats-import-updated", updated),
    ] {
        if !of_all.is_empty() && !plays.is_empty() && !taking.dry_run {
            report.summary.push(Message::new(of_all).number("count", plays.len()));
        }
        let now = time::now();
        report.items.extend(plays.iter().map(|play| {
            let said = play.ahead(now).map(said_ahead);
            let said = said.unwrap_or_else(|| Message::new(key).text("name", play.about()));
            (item(what, play), said)
        }));
    }
    report.left_out.extend(found.faults.iter().map(|fault| ReportItem {
        what: fault.why.name().to_owned(),
        id: None,
        name: language.say(&fault.message()),
    }));
    report.left_out.extend(differ.iter().map(|play| item("differs", play)));
    if !differ.is_empty() {
        report.warnings.push(Message::new("stats-imported-differ").number("count", differ.len()));
        let named = differ.iter().take(NAMED).map(|play| Message::literal(format!("  {}", play.about())));
        report.warnings.extend(named);
        if let Some(more) = differ.len().checked_sub(NAMED).filter(|more| *more > 0) {
            let more = Message::new("household-left-more").number("more", more);
            report.warnings.push(Message::literal(format!("  {}", language.say(&more))));
        }
    }
    report.warnings.extend(found.unread());
    report.warnings.extend(found.faults.iter().map(PlayLeftOut::message));
    report
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
