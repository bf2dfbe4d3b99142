//! `tableside import`: plays, a household, another program's file, or a table of cards or notes.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Failure;
use super::page::Page;
use super::report::{Counts, ImportReport, ReportForm, ReportItem};
use super::stream;
use crate::games;
use crate::household::change::name_of_play;
use crate::household::step;
use crate::household::{LeftOut, LeftWhy, MergeReport, left_out};
use crate::library::csv;
use crate::locale::{Language, Message};
use crate::stats::bgstats::{BgStats, BgStatsError};
use crate::store::exchange::{self, Everything, ExchangeError, Exported, FileContent, Plan};
use crate::store::{PlayId, Sqlite, StoreError, time};

/// What `tableside import` is asked for.
#[derive(Clone, Debug, Args)]
pub struct ImportArgs {
    /// The file to read, or - for standard input
    file: PathBuf,
    /// Take what was changed in BG Stats since a play was read
    #[arg(long)]
    update: bool,
    /// Also change what is here: put plays into the trash, make finished ones unfinished, rename and replace
    #[arg(long)]
    yes: bool,
    /// Only say what would be done
    #[arg(long = "dry-run", id = "dry-run")]
    dry_run: bool,
    /// Name each thing that is taken, and not only how many there are
    #[arg(long)]
    verbose: bool,
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
}

/// How a file is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taking {
    /// Whether what was changed in BG Stats is taken too.
    pub update: bool,
    /// Whether somebody has said yes to what would change here.
    pub yes: bool,
    /// Whether nothing is done.
    pub dry_run: bool,
}

pub(super) fn import(args: &ImportArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let taking = Taking { update: args.update, yes: args.yes, dry_run: args.dry_run };
    let report = read(&args.file, taking, store, language).map_err(|failure| failure.of_file(&args.file))?;
    report.page(ReportForm { json: args.json, verbose: args.verbose }, language)
}

/// Takes what is in a file, whatever it is.
fn read(path: &Path, taking: Taking, store: &mut Sqlite, language: Language) -> Result<ImportReport, Failure> {
    let bytes = stream::read(path)?;
    match exchange::content_from_json(&bytes) {
        Ok(FileContent::Everything(everything)) => import_everything(taking, everything, store, language),
        Ok(FileContent::Plays(plays)) => import_plays(taking, plays, store, language),
        Err(ExchangeError::Foreign) => match BgStats::read(&bytes) {
            Ok(file) => super::bgstats::import(&file, taking, store, language),
            Err(BgStatsError::Foreign) if is_table(path, &bytes) => {
                super::tables::import(bytes, taking, store, language)
            }
            Err(BgStatsError::Foreign) => Err(ExchangeError::Foreign.into()),
            Err(error) => Err(Failure::Input(error.message())),
        },
        Err(error) => Err(error.into()),
    }
}

/// Whether a file is a table of own cards or notes, by its name or its first line.
fn is_table(file: &Path, bytes: &[u8]) -> bool {
    file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv")) || csv::is_table(bytes)
}

/// So many of the changes that are asked about are named in a line.
const NAMED: usize = 20;

/// Refuses what would change something here and nobody has said yes to.
///
/// # Errors
/// [`Failure::Input`] with these changes.
pub(super) fn ask(taking: Taking, mut asks: Vec<Message>) -> Result<(), Failure> {
    let count = asks.len();
    if taking.yes || taking.dry_run || count == 0 {
        return Ok(());
    }
    asks.truncate(NAMED);
    if count > NAMED {
        asks.push(Message::new("household-left-more").number("more", count - NAMED));
    }
    Err(Failure::Input(Message::new("household-needs-yes").number("count", count).list("changes", asks)))
}

fn asks(would: &MergeReport, language: Language) -> Vec<Message> {
    would.asks().map(|change| change.message(language)).collect()
}

/// Takes a whole household in.
fn import_everything(
    taking: Taking,
    file: Everything,
    store: &mut Sqlite,
    language: Language,
) -> Result<ImportReport, Failure> {
    let would = step::would_take_in(store, file.clone(), time::now(), language)?;
    if taking.dry_run {
        return Ok(dry_run(&would, "household", language));
    }
    ask(taking, asks(&would, language))?;
    let merged = step::take_in(store, file, time::now(), language)?;
    Ok(ImportReport::of_merge(&merged, language))
}

/// What would be done. What would be left out is no fault: nothing was.
fn dry_run(would: &MergeReport, file: &'static str, language: Language) -> ImportReport {
    let mut report = ImportReport { file, dry_run: true, ..ImportReport::of_merge(would, language) };
    report.warnings = std::mem::take(&mut report.failed);
    report
}

/// Takes plays in, one after the other.
fn import_plays(
    taking: Taking,
    plays: Vec<Exported>,
    store: &mut Sqlite,
    language: Language,
) -> Result<ImportReport, Failure> {
    let file = Everything { plays: plays.clone(), ..Everything::default() };
    let would = step::would_take_in(store, file, time::now(), language)?;
    if taking.dry_run {
        return Ok(dry_run(&would, "plays", language));
    }
    ask(taking, asks(&would, language))?;
    let (mut report, mut refused, mut why) = (ImportReport::default(), Vec::new(), None);
    report.file = "plays";
    for play in plays {
        let name = name_of_play(&play.header, &play.summary);
        match add(store, play) {
            Ok(added) => {
                added.count(&mut report.counts);
                let id = Some(added.play.to_string());
                let item = ReportItem { what: added.what().to_owned(), id, name: name.of(language).to_owned() };
                report.items.push((item, added.message()));
            }
            // One that this version cannot open is named, and keeps none of the others out.
            Err(Failure::Strange(error)) => {
                let what = LeftWhy::Unreadable.name().to_owned();
                report.left_out.push(ReportItem { what, id: None, name: name.of(language).to_owned() });
                refused.push(LeftOut { why: LeftWhy::Unreadable, name });
                why = Some(error);
            }
            Err(failure) => return Err(failure),
        }
    }
    let counts = &report.counts;
    report.summary = match (report.items.as_slice(), why) {
        ([], Some(why)) => return Err(Failure::Strange(why)),
        ([], None) => vec![Message::new("command-import-none")],
        // Of one play all is said in a line.
        ([(_, said)], _) => vec![said.clone()],
        _ => vec![
            Message::new("command-import-plays")
                .number("added", counts.added)
                .number("continued", counts.continued)
                .number("copied", counts.copied)
                .number("restored", counts.restored)
                .number("known", counts.known),
        ],
    };
    report.failed = left_out::messages(&refused, language);
    Ok(report)
}

/// What an import did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    /// The play that has the file's entries now.
    pub play: PlayId,
    /// What was done.
    pub plan: Plan,
    /// How many entries the play has now.
    pub entries: u64,
    /// Whether the play lay in the trash and was taken out.
    pub restored: bool,
}

impl Added {
    fn message(&self) -> Message {
        let of = |key: &'static str| Message::new(key).text("id", self.play.to_string());
        let said = match self.plan {
            Plan::Add => of("command-import-added").number("count", self.entries),
            Plan::GoOn { after } => of("command-import-more").number("count", self.entries.saturating_sub(after)),
            Plan::Nothing if self.restored => return of("command-import-restored"),
            Plan::Nothing => of("command-import-nothing"),
            Plan::Copy => of("command-import-copy").number("count", self.entries),
        };
        if !self.restored {
            return said;
        }
        Message::new("household-left-and").say("one", said).say("other", of("command-import-restored"))
    }

    /// What was done, for programs.
    const fn what(&self) -> &'static str {
        match self.plan {
            Plan::Add => "added",
            Plan::GoOn { .. } => "continued",
            Plan::Nothing if self.restored => "restored",
            Plan::Nothing => "known",
            Plan::Copy => "copied",
        }
    }

    fn count(&self, counts: &mut Counts) {
        let count = match self.plan {
            Plan::Add => &mut counts.added,
            Plan::GoOn { .. } => &mut counts.continued,
            Plan::Nothing if self.restored => &mut counts.restored,
            Plan::Nothing => &mut counts.known,
            Plan::Copy => &mut counts.copied,
        };
        *count += 1;
    }
}

/// Adds the play of a file to the store. Of two logs of one play the longer one counts; a play of the same id that went
/// another way stays, and the file's becomes a copy beside it.
///
/// # Errors
/// When the game does not understand the play, or the store cannot be read or written; nothing is changed then.
pub fn add(store: &mut Sqlite, file: Exported) -> Result<Added, Failure> {
    let file = games::accepted(games::ALL, file).map_err(Failure::Strange)?;
    let (id, in_file) = (file.header.id, u64::try_from(file.lines.len()).unwrap_or(u64::MAX));
    let (plan, entries, removed) = match store.read(id, 0) {
        Ok((here, lines)) => (file.plan(Some((&here.header, &lines))), here.entries, here.removed),
        Err(StoreError::NoPlay { .. }) => (Plan::Add, 0, false),
        // What is left of it stays, and the sound one from the file can be had beside it.
        Err(StoreError::DamagedPlay { .. }) => (Plan::Copy, 0, false),
        Err(error) => return Err(error.into()),
    };
    let copy = PlayId::fresh();
    if let Some(request) = file.into_request(plan, copy) {
        store.perform(request)?;
    }
    let restored = removed && plan != Plan::Copy;
    if restored {
        store.set_removed(id, false)?;
    }
    let play = if plan == Plan::Copy { copy } else { id };
    let entries = if plan == Plan::Nothing { entries } else { in_file };
    Ok(Added { play, plan, entries, restored })
}
