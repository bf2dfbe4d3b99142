//! `tableside export` and `tableside push`: one play, or all of them, for elsewhere: as one file, ours or another program's.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::{Value, json};

use super::Failure;
use super::bgstats::with_export;
use super::page::Page;
use super::plays::{find, title};
use super::report;
use super::stats::day;
use super::stream::Target;
use crate::games;
use crate::household::step;
use crate::locale::{Language, Message};
use crate::stats::bgstats;
use crate::stats::{OnePlay, ResultFormat, file_name};
use crate::store::exchange::{self, Exported};
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
    /// Say as JSON what was written, for other programs
    #[arg(long)]
    json: bool,
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
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
}

pub(super) fn export(args: &ExportArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    if args.excel && args.format != Format::Results(ResultFormat::Csv) {
        return Err(Failure::Input(Message::new("command-only-csv")));
    }
    if args.json && Target::is_stream(&args.file) {
        return Err(Failure::Input(Message::new("command-json-stream")));
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
        return results(format, args, &ids, &target, store, language);
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
    let listed = if damaged.is_empty() { Vec::new() } else { store.plays(false)? };
    let damaged = listed.into_iter().filter(|play| damaged.contains(&play.header.id)).collect();
    let plays = plays.iter().map(|play| play.header.id).collect();
    WrittenFile { plays, said, damaged }.write(args, text, &target, language)
}

/// What an export writes, beside the text itself.
struct WrittenFile {
    plays: Vec<PlayId>,
    said: Message,
    /// The plays that are damaged, and are left out for that.
    damaged: Vec<Listed>,
}

impl WrittenFile {
    fn write(self, args: &ExportArgs, text: String, target: &Target, language: Language) -> Result<Page, Failure> {
        let mut page = target.write(text, &self.said, language)?;
        let warning = (!self.damaged.is_empty()).then(|| not_written(&self.damaged, language));
        if args.json {
            let what = match args.play.as_str() {
                what @ ("all" | EVERYTHING) => what,
                _ => "play",
            };
            let format = Format::ALL.into_iter().find(|(_, format)| *format == args.format);
            page = Page::of(
                &json!({
                    "file": target.shown(),
                    "what": what,
                    "format": format.map(|(name, _)| name),
                    "count": self.plays.len(),
                    "plays": self.plays,
                    "left_out": damaged_json(&self.damaged, language),
                    "warnings": warning.iter().map(|said| language.say(said)).collect::<Vec<_>>(),
                })
                .to_string(),
            );
        }
        report::partly(page, warning.into_iter().collect())
    }
}

/// The plays that are damaged, for programs.
pub(super) fn damaged_json(damaged: &[Listed], language: Language) -> Vec<Value> {
    let title = |play: &Listed| title(play, Summary::read(&play.summary).as_ref(), language);
    damaged.iter().map(|play| json!({ "why": "damaged", "id": play.header.id, "name": title(play) })).collect()
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
    let plays = everything.plays.iter().map(|play| play.header.id).collect();
    WrittenFile { plays, said, damaged }.write(args, everything.to_json()?, &target, language)
}

/// Names the plays that are damaged, and were left out for that.
pub(super) fn not_written(damaged: &[Listed], language: Language) -> Message {
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
    args: &ExportArgs,
    ids: &[PlayId],
    target: &Target,
    store: &mut Sqlite,
    language: Language,
) -> Result<Page, Failure> {
    let all = args.play == "all";
    let plays = super::stats::read(store)?.plays;
    let chosen: Vec<&OnePlay> = plays.all().iter().filter(|play| ids.contains(&play.id)).collect();
    if chosen.is_empty() && !all {
        return Err(Failure::Input(Message::new("stats-not-finished")));
    }
    let text = with_export(&plays, all, language, store, |with| format.write(&chosen, with))?;
    let said = Message::new("stats-exported").number("count", chosen.len()).text("path", target.shown());
    let plays = chosen.iter().map(|play| play.id).collect();
    WrittenFile { plays, said, damaged: Vec::new() }.write(args, text, target, language)
}

/// The link that hands a finished play to BG Stats.
pub(super) fn push(args: &PushArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let id = find(store, &args.play)?;
    let plays = super::stats::read(store)?.plays;
    let play = plays.find(id).ok_or_else(|| Failure::Input(Message::new("stats-not-finished")))?;
    let link = bgstats::push_link(play, games::bgg_number(&play.game), language);
    if !args.json {
        return Ok(Page::of(&link));
    }
    let json = json!({ "id": id, "game": play.game, "name": play.name.say(language), "link": link });
    Ok(Page::of(&json.to_string()))
}

fn ids(store: &mut Sqlite) -> Result<Vec<PlayId>, Failure> {
    Ok(store.plays(false)?.into_iter().map(|play| play.header.id).collect())
}

fn exported(store: &mut Sqlite, id: PlayId) -> Result<Exported, Failure> {
    let (listed, lines) = store.read(id, 0)?;
    Ok(Exported { header: listed.header, lines, summary: listed.summary, finished: listed.finished })
}
