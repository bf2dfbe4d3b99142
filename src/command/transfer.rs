//! `tableside export` and `tableside import`: one play, or all of them, as one file, ours or another program's.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::Failure;
use super::bgstats::with_export;
use super::page::Page;
use super::plays::{find, title};
use super::stats::day;
use super::stream::{self, Target};
use crate::games;
use crate::household::change::name_of_play;
use crate::household::step::{self, FolderSettings, Pace};
use crate::household::{LeftOut, LeftWhy, MergeReport, left_out as household_left_out};
use crate::library::csv;
use crate::locale::{Language, Message};
use crate::stats::bgstats::{self, BgStats, BgStatsError};
use crate::stats::{OnePlay, ResultFormat, file_name};
use crate::store::exchange::{self, Everything, ExchangeError, Exported, FileContent, Plan};
use crate::store::{Listed, PlayId, Sqlite, StoreError, time};
use crate::table::summary::Summary;

/// What `tableside export` is asked for.
#[derive(Clone, Debug, Args)]
pub struct ExportArgs {
    /// The play's id, or as much of its beginning as tells it from the others; `all` for all plays but those in the trash;
    /// `everything` for the whole household: the trash, people, notes, own cards, templates and figures too
    play: String,
    /// The file to write, or - for standard output
    file: PathBuf,
    /// In which form: json has everything and can be imported again, the others have the results of finished plays
    #[arg(long = "as", id = "format", value_name = "FORMAT", default_value = "json", value_parser = formats())]
    format: Format,
    /// Write the table of --as csv so that Excel opens it with a tap, also where a comma stands in numbers
    #[arg(long)]
    excel: bool,
    /// Replace the file if it is there already; never the plays themselves, nor their backups
    #[arg(long)]
    force: bool,
}

/// In which form plays are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    /// With everything, to be read again.
    Json,
    /// Results alone, for others.
    Results(ResultFormat),
}

impl Format {
    const ALL: [(&str, Self); 4] = [
        ("json", Self::Json),
        ("csv", Self::Results(ResultFormat::Csv)),
        ("bgstats", Self::Results(ResultFormat::BgStats)),
        ("text", Self::Results(ResultFormat::Text)),
    ];

    /// How the name of a file in this form ends.
    const fn ending(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Results(format) => format.ending(),
        }
    }
}

fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(|(name, _)| name)).map(|name| {
        Format::ALL.into_iter().find(|(known, _)| *known == name).map_or(Format::Json, |(_, format)| format)
    })
}

/// What `tableside push` is asked for.
#[derive(Clone, Debug, Args)]
pub struct PushArgs {
    /// The play's id, or as much of its beginning as tells it from the others
    play: String,
}

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
}

pub(super) fn export(args: &ExportArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    if args.excel && args.format != Format::Results(ResultFormat::Csv) {
        return Err(Failure::Input(Message::new("command-only-csv")));
    }
    // No id has these letters.
    if args.play == EVERYTHING {
        return export_everything(args, store, language);
    }
    let all = args.play == "all";
    let ids = if all { ids(store)? } else { vec![find(store, &args.play)?] };
    let target = target(args, &ids, store, language)?;
    if let Format::Results(format) = args.format {
        let format = if args.excel { ResultFormat::Excel } else { format };
        return results(format, all, &ids, &target, store, language);
    }
    // The log leaves as it is, also one of a game that only a later version knows.
    let (mut plays, mut damaged) = (Vec::with_capacity(ids.len()), Vec::new());
    for id in ids {
        match exported(store, id) {
            // Of all plays the others are written, and this one is named.
            Err(Failure::Store(StoreError::DamagedPlay { .. })) if all => damaged.push(id),
            play => plays.push(play?),
        }
    }
    let (text, said) = match &plays[..] {
        [play] if !all => (
            play.to_json()?,
            Message::new("command-exported").text("id", play.header.id.to_string()).text("path", target.shown()),
        ),
        plays => (
            exchange::all_to_json(plays)?,
            Message::new("command-exported-all").number("count", plays.len()).text("path", target.shown()),
        ),
    };
    let page = target.write(text, &said, language)?;
    if damaged.is_empty() { Ok(page) } else { Err(Failure::Partly(page, left_out(store, damaged, language)?)) }
}

/// What stands in the place of a play for the whole household.
const EVERYTHING: &str = "everything";

/// Writes the whole household, to be taken in elsewhere.
fn export_everything(args: &ExportArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    if args.format != Format::Json {
        return Err(Failure::Input(Message::new("household-only-json")));
    }
    let target = target(args, &[], store, language)?;
    let (everything, damaged) = step::everything(store, time::now())?;
    let said = Message::new("household-written").number("count", everything.plays.len()).text("path", target.shown());
    let page = target.write(everything.to_json()?, &said, language)?;
    if damaged.is_empty() {
        return Ok(page);
    }
    Err(Failure::Partly(page, not_written(&damaged, language)))
}

/// Names the plays that are damaged, and were left out for that.
fn not_written(damaged: &[Listed], language: Language) -> Message {
    let title = |play: &Listed| title(play, Summary::read(&play.summary).as_ref(), language);
    let names = damaged.iter().map(|play| Message::literal(format!("{} ({})", play.header.id, title(play)))).collect();
    Message::new("command-export-damaged").number("count", damaged.len()).names("plays", names)
}

/// Where to write it. Nobody is to lose what is in a file that is there.
fn target(args: &ExportArgs, ids: &[PlayId], store: &mut Sqlite, language: Language) -> Result<Target, Failure> {
    if Target::is_stream(&args.file) {
        return Ok(Target::Output);
    }
    let file = file_of(args, ids, store, language)?;
    // Not even by force.
    exchange::may_replace(&file)?;
    // A link that leads nowhere is there too.
    if !args.force && file.symlink_metadata().is_ok() {
        return Err(Failure::Input(Message::new("command-file-exists").text("path", file.display().to_string())));
    }
    Ok(Target::File(file))
}

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
}

/// Keeps a folder in step, once.
pub(super) fn sync(args: &SyncArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let settings = FolderSettings { folder: args.folder.clone(), daily: usize::from(args.daily), language };
    let report = step::step(store, &settings, time::now(), Pace::Now).map_err(Failure::Folder)?;
    let faults = report.fault_messages();
    // An empty folder is no file of which everything is here.
    let nothing = report.merged.is_nothing().then(|| Message::new("household-folder-nothing"));
    let merged = nothing.unwrap_or_else(|| report.merged.message());
    let mut page = Page::of(&language.say(&merged));
    page.line(&language.say(&Message::new("household-files-written").number("count", report.written)));
    for (key, names) in [("household-files-waiting", report.waiting), ("household-files-newer", report.newer)] {
        if !names.is_empty() {
            let count = names.len();
            let names = names.into_iter().map(Message::literal).collect();
            page.line(&language.say(&Message::new(key).number("count", count).names("files", names)));
        }
    }
    for said in report.merged.left_out(language).into_iter().chain(faults) {
        page.line(&language.say(&said));
    }
    let asks = report.merged.asks().count();
    for change in report.merged.asks() {
        page.line(&language.say(&change.message(language)));
    }
    if asks > 0 {
        page.line(&language.words("household-sync-take-back"));
    }
    if report.damaged.is_empty() {
        return Ok(page);
    }
    Err(Failure::Partly(page, not_written(&report.damaged, language)))
}

/// The file to write: the one that was named, or in a folder that was named one that sorts by the day.
fn file_of(args: &ExportArgs, ids: &[PlayId], store: &mut Sqlite, language: Language) -> Result<PathBuf, Failure> {
    if !args.file.is_dir() {
        return Ok(args.file.clone());
    }
    let name = match ids {
        [id] if args.play != "all" && args.play != EVERYTHING => {
            let listed = store.plays(false)?.into_iter().find(|play| play.header.id == *id);
            listed.map_or_else(String::new, |play| {
                let title = title(&play, Summary::read(&play.summary).as_ref(), language);
                let said = Summary::read(&play.summary).and_then(|summary| summary.day);
                file_name(said.unwrap_or_else(|| day(play.header.started)), &title)
            })
        }
        _ if args.play == EVERYTHING => file_name(day(time::now()), &language.words("household-file-name")),
        _ => file_name(day(time::now()), "Tableside"),
    };
    Ok(args.file.join(format!("{name}.{}", args.format.ending())))
}

/// Writes the results of finished plays in a form for others.
fn results(
    format: ResultFormat,
    all: bool,
    ids: &[PlayId],
    target: &Target,
    store: &mut Sqlite,
    language: Language,
) -> Result<Page, Failure> {
    let plays = super::stats::read(store)?.plays;
    let chosen: Vec<&OnePlay> = plays.all().iter().filter(|play| ids.contains(&play.id)).collect();
    if chosen.is_empty() && !all {
        return Err(Failure::Input(Message::new("stats-not-finished")));
    }
    let count = chosen.len();
    let text = with_export(&plays, all, language, store, |with| format.write(&chosen, with))?;
    let said = Message::new("stats-exported").number("count", count).text("path", target.shown());
    target.write(text, &said, language)
}

/// The link that hands a finished play to BG Stats.
pub(super) fn push(args: &PushArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let id = find(store, &args.play)?;
    let plays = super::stats::read(store)?.plays;
    let play = plays.find(id).ok_or_else(|| Failure::Input(Message::new("stats-not-finished")))?;
    Ok(Page::of(&bgstats::push_link(play, games::bgg_number(&play.game), language)))
}

/// Which plays are damaged and were left out: by their ids and what they are called.
fn left_out(store: &mut Sqlite, damaged: Vec<PlayId>, language: Language) -> Result<Message, Failure> {
    let listed = store.plays(false)?;
    let name = |id: PlayId| {
        let play = listed.iter().find(|play| play.header.id == id);
        let title = play.map(|play| title(play, Summary::read(&play.summary).as_ref(), language)).unwrap_or_default();
        Message::literal(format!("{id} ({title})"))
    };
    let count = damaged.len();
    Ok(Message::new("command-export-damaged")
        .number("count", count)
        .names("plays", damaged.into_iter().map(name).collect()))
}

fn ids(store: &mut Sqlite) -> Result<Vec<PlayId>, Failure> {
    Ok(store.plays(false)?.into_iter().map(|play| play.header.id).collect())
}

fn exported(store: &mut Sqlite, id: PlayId) -> Result<Exported, Failure> {
    let (listed, lines) = store.read(id, 0)?;
    Ok(Exported { header: listed.header, lines, summary: listed.summary, finished: listed.finished })
}

pub(super) fn import(args: &ImportArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let bytes = stream::read(&args.file)?;
    let plays = match exchange::content_from_json(&bytes) {
        Ok(FileContent::Everything(everything)) => return import_everything(args, everything, store, language),
        Ok(FileContent::Plays(plays)) => plays,
        // Nothing of those is known before.
        Err(ExchangeError::Foreign) if args.dry_run => {
            return Err(Failure::Input(Message::new("household-dry-run-only")));
        }
        Err(ExchangeError::Foreign) => match BgStats::read(&bytes) {
            Ok(file) => return super::bgstats::import(&file, args.update, store, language),
            Err(BgStatsError::Foreign) if is_table(&args.file, &bytes) => {
                return super::tables::import(bytes, store, language);
            }
            Err(BgStatsError::Foreign) => return Err(ExchangeError::Foreign.into()),
            Err(error) => return Err(Failure::Input(error.message())),
        },
        Err(error) => return Err(error.into()),
    };
    let file = Everything { plays: plays.clone(), ..Everything::default() };
    let would = step::would_take_in(store, file, time::now(), language)?;
    if let Some(page) = asked(args, &would, language)? {
        return Ok(page);
    }
    let (mut page, mut refused, mut why) = (Page::default(), Vec::new(), None);
    for play in plays {
        let name = name_of_play(&play.header, &play.summary);
        match add(store, play) {
            Ok(added) => {
                page.line(&language.say(&added.message()));
                if added.restored {
                    page.line(&language.words("command-import-restored"));
                }
            }
            // One that this version cannot open is named, and keeps none of the others out.
            Err(Failure::Strange(error)) => {
                refused.push(LeftOut { why: LeftWhy::Unreadable, name });
                why = Some(error);
            }
            Err(failure) => return Err(failure),
        }
    }
    match why {
        Some(why) if page.is_empty() => return Err(Failure::Strange(why)),
        _ if page.is_empty() => page.line(&language.words("command-import-none")),
        _ => {}
    }
    partly(page, household_left_out::messages(&refused, language))
}

/// What is written, with what was left out where there was any.
fn partly(page: Page, left: Vec<Message>) -> Result<Page, Failure> {
    let mut left = left.into_iter();
    let Some(first) = left.next() else { return Ok(page) };
    let said = left.fold(first, |said, next| Message::new("household-left-and").say("one", said).say("other", next));
    Err(Failure::Partly(page, said))
}

/// What an import would do, where that alone was wished; refuses it where it would change what is here and nobody has said
/// yes to that. None where it is to be done.
fn asked(args: &ImportArgs, would: &MergeReport, language: Language) -> Result<Option<Page>, Failure> {
    let mut page = Page::default();
    if args.dry_run {
        page.line(&language.words("household-dry-run"));
        page.line(&language.say(&would.message()));
        for change in &would.changes {
            page.line(&language.say(&change.message(language)));
        }
        for said in would.left_out(language) {
            page.line(&language.say(&said));
        }
        return Ok(Some(page));
    }
    let asks: Vec<Message> = would.asks().map(|change| change.message(language)).collect();
    if args.yes || asks.is_empty() {
        return Ok(None);
    }
    Err(Failure::Input(Message::new("household-needs-yes").number("count", asks.len()).list("changes", asks)))
}

/// Whether a file is a table of own cards or notes, by its name or its first line.
fn is_table(file: &Path, bytes: &[u8]) -> bool {
    file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv")) || csv::is_table(bytes)
}

/// Takes a whole household in.
fn import_everything(
    args: &ImportArgs,
    file: Everything,
    store: &mut Sqlite,
    language: Language,
) -> Result<Page, Failure> {
    let would = step::would_take_in(store, file.clone(), time::now(), language)?;
    if let Some(page) = asked(args, &would, language)? {
        return Ok(page);
    }
    let merged = step::take_in(store, file, time::now(), language)?;
    partly(Page::of(&language.say(&merged.message())), merged.left_out(language))
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
        match self.plan {
            Plan::Add => of("command-import-added").number("count", self.entries),
            Plan::GoOn { after } => of("command-import-more").number("count", self.entries.saturating_sub(after)),
            Plan::Nothing => of("command-import-nothing"),
            Plan::Copy => of("command-import-copy").number("count", self.entries),
        }
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
