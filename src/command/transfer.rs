//! `tableside export` and `tableside import`: one play, or all of them, as one JSON file.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Failure;
use super::page::Page;
use super::plays::{find, title};
use crate::games;
use crate::locale::{Language, Message};
use crate::store::exchange::{self, Exported, Plan};
use crate::store::{PlayId, Sqlite, StoreError};
use crate::table::summary::Summary;

/// What `tableside export` is asked for.
#[derive(Clone, Debug, Args)]
pub struct ExportArgs {
    /// The play's id, or as much of its beginning as tells it from the others; `all` for all plays but those in the trash
    play: String,
    /// The file to write
    file: PathBuf,
    /// Replace the file if it is there already; never the plays themselves, nor their backups
    #[arg(long)]
    force: bool,
}

/// What `tableside import` is asked for.
#[derive(Clone, Debug, Args)]
pub struct ImportArgs {
    /// The file to read
    file: PathBuf,
}

pub(super) fn export(args: &ExportArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    // No id has these letters.
    let all = args.play == "all";
    let ids = if all { ids(store)? } else { vec![find(store, &args.play)?] };
    // Not even by force.
    exchange::may_replace(&args.file)?;
    // A link that leads nowhere is there too.
    if !args.force && args.file.symlink_metadata().is_ok() {
        return Err(Failure::Input(Message::new("command-file-exists").text("path", shown(&args.file))));
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
    let say = match &plays[..] {
        [play] if !all => {
            exchange::write(&args.file, play)?;
            Message::new("command-exported").text("id", play.header.id.to_string()).text("path", shown(&args.file))
        }
        plays => {
            exchange::write_all(&args.file, plays)?;
            Message::new("command-exported-all").number("count", plays.len()).text("path", shown(&args.file))
        }
    };
    let page = Page::of(&language.say(&say));
    if damaged.is_empty() { Ok(page) } else { Err(Failure::Partly(page, left_out(store, damaged, language)?)) }
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
    let plays = exchange::read(&args.file)?;
    // One that this version cannot open keeps the others from being added too: a file comes in whole or not at all.
    for play in &plays {
        games::accepted(games::ALL, play.clone()).map_err(Failure::Strange)?;
    }
    let mut page = Page::default();
    for play in plays {
        let added = add(store, play)?;
        page.line(&language.say(&added.message()));
        if added.restored {
            page.line(&language.words("command-import-restored"));
        }
    }
    if page.is_empty() {
        page.line(&language.words("command-import-none"));
    }
    Ok(page)
}

fn shown(path: &Path) -> String {
    path.display().to_string()
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
