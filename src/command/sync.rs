//! `tableside sync`: a folder that several computers share, kept in step once.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::Failure;
use super::page::Page;
use super::report::{ImportReport, partly};
use super::transfer::{damaged_json, not_written};
use crate::household::step::{self, FolderSettings, Pace, StepReport};
use crate::locale::{Language, Message};
use crate::store::{Sqlite, time};

/// A device keeps at most so many daily files in a folder: a year of them.
pub(super) const MOST_DAILY: u16 = 365;

/// What `tableside sync` is asked for.
#[derive(Clone, Debug, Args)]
pub struct SyncArgs {
    /// The folder, which other devices read and write too
    folder: PathBuf,
    /// How many daily files of this device stay there
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u16).range(1..=i64::from(MOST_DAILY)))]
    daily: u16,
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
}

/// Keeps a folder in step, once.
pub(super) fn sync(args: &SyncArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let settings = FolderSettings { folder: args.folder.clone(), daily: usize::from(args.daily), language };
    let report = step::step(store, &settings, time::now(), Pace::Now);
    let report = report.map_err(|fault| Failure::Folder(fault).of_file(&args.folder))?;
    let warnings = warnings(&report, language);
    let page = if args.json {
        Page::of(&as_json(args, &report, &warnings, language).to_string())
    } else {
        in_words(&report, &warnings, language)
    };
    let damaged = (!report.damaged.is_empty()).then(|| not_written(&report.damaged, language));
    partly(page, damaged.into_iter().collect())
}

/// What a person is to know of the files there, though all else is well.
fn warnings(report: &StepReport, language: Language) -> Vec<Message> {
    let files = [("household-files-waiting", &report.waiting), ("household-files-newer", &report.newer)];
    let of_files = files.into_iter().filter(|(_, names)| !names.is_empty()).map(|(key, names)| {
        Message::new(key).number("count", names.len()).names("files", Message::literals(names.iter().cloned()))
    });
    of_files.chain(report.merged.left_out(language)).chain(report.fault_messages()).collect()
}

fn in_words(report: &StepReport, warnings: &[Message], language: Language) -> Page {
    // An empty folder is no file of which everything is here.
    let nothing = report.merged.is_nothing().then(|| Message::new("household-folder-nothing"));
    let merged = nothing.unwrap_or_else(|| report.merged.message());
    let mut page = Page::of(&language.say(&merged));
    page.line(&language.say(&Message::new("household-files-written").number("count", report.written)));
    let mut page = page.done();
    for said in warnings {
        page.line(&language.say(said));
    }
    let mut asks = report.merged.asks().peekable();
    let changed = asks.peek().is_some();
    for change in asks {
        page.line(&language.say(&change.message(language)));
    }
    if changed {
        page.line(&language.words("household-sync-take-back"));
    }
    page
}

fn as_json(args: &SyncArgs, report: &StepReport, warnings: &[Message], language: Language) -> Value {
    let mut fields = ImportReport::of_merge(&report.merged, language).as_json(language);
    // There is no file and no dry run.
    fields.retain(|name, _| {
        !["file", "dry_run", "corrected", "updated", "restored", "cards", "notes"].contains(&name.as_str())
    });
    let damaged = (!report.damaged.is_empty()).then(|| not_written(&report.damaged, language));
    let said: Vec<String> = warnings.iter().chain(&damaged).map(|said| language.say(said)).collect();
    let faults = report.faults.iter().map(|(file, why)| json!({ "file": file, "why": language.say(why) }));
    for (name, value) in [
        ("folder", json!(args.folder.display().to_string())),
        ("written", json!(report.written)),
        ("waiting", json!(report.waiting)),
        ("newer", json!(report.newer)),
        ("faults", faults.collect()),
        ("damaged", damaged_json(&report.damaged, language).into()),
        ("warnings", json!(said)),
    ] {
        fields.insert(name.to_owned(), value);
    }
    fields.into()
}
