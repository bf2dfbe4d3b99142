//! The command line: what works without a window.
//!
//! Each subcommand is a file. It writes its answer to standard output at once and whole, or one line to standard error;
//! the exit status is 0, 1 when the plays or a file could not be read or written, 2 for wrong input.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};

use crate::app::state::prefs::{self, Settings};
use crate::locale::{Language, Message};
use crate::stats::Aliases;
use crate::store::{Notice, Sqlite, data_folder};

mod bgstats;
pub mod calc;
mod cards;
mod demo;
mod failure;
#[cfg(not(target_os = "android"))]
mod host;
mod import;
mod known;
mod manual;
mod page;
mod parse;
mod plays;
mod print;
mod report;
mod show;
mod stats;
mod stream;
mod sync;
mod tables;
mod terminal;
mod transfer;

pub use failure::Failure;
pub use import::{Added, add};
pub use parse::{Told, parse};

use page::Page;

/// What the program was called with.
#[derive(Debug, Parser)]
#[command(version)]
pub struct Cli {
    /// What counts for every command and for the window.
    #[command(flatten)]
    pub globals: Globals,
    /// What the window shows first, as a page's address says it after the #: play=ID, look=GAME/ENTRY, screen=NAME
    #[arg(long, value_name = "ADDRESS")]
    pub at: Option<String>,
    /// What to do; none opens the window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What counts for every command and for the window.
#[derive(Clone, Debug, Default, Args)]
pub struct Globals {
    /// The language; else the one set in the window, else the system's
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = languages())]
    pub lang: Option<Language>,
    /// The folder with the plays; else the system's folder for programs' data
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Say nothing of what was done; faults are said all the same
    #[arg(long, short, global = true)]
    pub quiet: bool,
}

/// What to do without a window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Calculate: from JSON on standard input to JSON on standard output
    Calc(calc::CalcArgs),
    /// Look up a card or a ruling, the games' and your own
    Cards(cards::CardsArgs),
    /// Share a play with the devices nearby
    #[cfg(not(target_os = "android"))]
    Host(host::HostArgs),
    /// Write what a shell needs to complete the commands
    Completions(manual::CompletionsArgs),
    /// Write the pages for man; the packages are made with it
    #[command(hide = true)]
    Manual(manual::ManualArgs),
    /// Write a page to be printed: a game’s rulings, or a player aid, as HTML to standard output
    Print(print::PrintArgs),
    /// What works on the plays of a folder.
    #[command(flatten)]
    WithPlays(WithPlays),
}

/// What to do with the plays of a folder.
#[derive(Debug, Subcommand)]
pub enum WithPlays {
    /// List the plays, those that go on first
    Plays(plays::PlaysArgs),
    /// Show the score sheet of a play, with the reason of every number
    Show(show::ShowArgs),
    /// What all finished plays say together
    Stats(stats::StatsArgs),
    /// Write a play, all of them, or everything that is kept, to a file
    Export(transfer::ExportArgs),
    /// Print the link that hands a finished play to BG Stats
    Push(transfer::PushArgs),
    /// Add what is in a file, ours or BG Stats'; nothing that is here is lost
    Import(import::ImportArgs),
    /// Keep a folder in step with other devices, once: write what it lacks, and take in what is not here
    Sync(sync::SyncArgs),
    /// Add a finished and a half-way example play, unless they are in the list
    Demo(demo::DemoArgs),
}

fn languages() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(Language::code);
    PossibleValuesParser::new(codes).map(|code| Language::from_code(&code).unwrap_or_default())
}

impl Globals {
    /// The folder with the plays; none where nobody named one and the system has none.
    pub fn folder(&self) -> Option<PathBuf> {
        self.data.clone().or_else(data_folder)
    }

    /// The language while the settings are not read: the one asked for, else the system's.
    pub fn language(&self) -> Language {
        self.lang.unwrap_or_else(Language::of_the_system)
    }
}

/// Carries out a command and gives its exit status.
pub fn run(command: &Command, globals: &Globals) -> u8 {
    let (output, mut errors) = (io::stdout().lock(), io::stderr().lock());
    let mut language = globals.language();
    let command = match command {
        // It touches no plays, so it has no settings either: a script's calls stay quick and change nothing.
        Command::Calc(args) => return calc::run(args, language, io::stdin().lock(), output, errors),
        Command::Cards(args) => {
            let page = cards::run(args, globals, &mut language, &mut errors);
            return write(page, Vec::new(), language, output, errors);
        }
        #[cfg(not(target_os = "android"))]
        Command::Host(args) => {
            let mut output = output;
            return host::run(args, globals, &mut output, &mut errors);
        }
        Command::Print(args) => {
            let page = print::run(args, globals, &mut language, &mut errors);
            return write(page, Vec::new(), language, output, errors);
        }
        Command::Completions(args) => {
            return write(Ok(manual::completions(args, language)), Vec::new(), language, output, errors);
        }
        Command::Manual(args) => return write(manual::manual(args, language), Vec::new(), language, output, errors),
        Command::WithPlays(command) => command,
    };
    let mut said = Vec::new();
    let done = with_store(command, globals, &mut language, &mut said);
    let done = match done {
        Ok(page) if globals.quiet => Ok(page.quiet()),
        Err(Failure::Partly(page, left_out)) if globals.quiet => Err(Failure::Partly(page.quiet(), left_out)),
        done => done,
    };
    write(done, said, language, output, errors)
}

/// Writes the answer, then what else is to be said; gives the exit status.
fn write(
    done: Result<Page, Failure>,
    said: Vec<Message>,
    language: Language,
    mut output: impl Write,
    mut errors: impl Write,
) -> u8 {
    let written = match done {
        Err(Failure::Partly(page, left_out)) => match page.write(&mut output) {
            Ok(()) => Err(Failure::Partly(Page::default(), left_out)),
            Err(error) => Err(error.into()),
        },
        done => done.and_then(|page| Ok(page.write(&mut output)?)),
    };
    let failure = written.err().filter(|failure| !failure.is_closed_pipe());
    for say in said.into_iter().chain(failure.iter().map(Failure::message)) {
        // Where standard error is closed, nobody is there to be told.
        writeln!(errors, "{}", page::one_line(&language.say(&say))).ok();
    }
    failure.map_or(0, |failure| failure.status())
}

/// Does the work on the plays of the folder, in the language that the settings there say, and closes them.
fn with_store(
    command: &WithPlays,
    globals: &Globals,
    language: &mut Language,
    said: &mut Vec<Message>,
) -> Result<Page, Failure> {
    let folder = globals.folder().ok_or(Failure::NoFolder)?;
    if let Some(answer) = without_plays(command, globals, &folder, *language) {
        return answer;
    }
    let opened = Sqlite::open(&folder)?;
    let mut store = opened.store;
    said.extend(opened.notices.iter().map(Notice::message));
    if globals.lang.is_none() {
        *language = language_set(&mut store).unwrap_or(*language);
    }
    let page = match command {
        WithPlays::Plays(args) => plays::run(args, &mut store, *language),
        WithPlays::Show(args) => show::run(args, &mut store, *language),
        WithPlays::Stats(args) => stats::run(args, &mut store, *language, said),
        WithPlays::Push(args) => transfer::push(args, &mut store, *language),
        WithPlays::Export(args) => transfer::export(args, &mut store, *language),
        WithPlays::Import(args) => import::import(args, &mut store, *language),
        WithPlays::Sync(args) => sync::sync(args, &mut store, *language),
        WithPlays::Demo(args) => demo::run(args, &mut store, *language),
    };
    said.extend(store.notices().iter().map(Notice::message));
    store.close();
    page
}

/// What a command that only reads answers where no plays are; nothing is made there, least of all where a path was
/// mistyped. None where there are plays, or what is left of them: then the store has its say.
fn without_plays(
    command: &WithPlays,
    globals: &Globals,
    folder: &Path,
    language: Language,
) -> Option<Result<Page, Failure>> {
    if !command.only_reads() || Sqlite::has_left_something(folder) {
        return None;
    }
    let about = |key: &'static str| Message::new(key).text("path", folder.display().to_string());
    if folder.symlink_metadata().is_err() && globals.data.is_some() {
        return Some(Err(Failure::Nothing(about("command-no-such-folder"))));
    }
    Some(match command {
        WithPlays::Plays(args) => Ok(plays::answer(args, &[], &Aliases::default(), language)),
        WithPlays::Stats(args) => stats::answer(args, &stats::All::default(), language, &mut Vec::new()),
        _ => Err(Failure::Nothing(about("command-no-plays-there"))),
    })
}

impl WithPlays {
    /// Whether the command changes no play and keeps nothing, so that it needs no folder to be made.
    const fn only_reads(&self) -> bool {
        matches!(self, Self::Plays(_) | Self::Show(_) | Self::Stats(_) | Self::Export(_) | Self::Push(_))
    }
}

/// The language that was set in the window; none where nobody set one or it cannot be read.
fn language_set(store: &mut Sqlite) -> Option<Language> {
    Settings::read(store.value(prefs::KEY).ok()?.as_deref()).language
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_fit_together() {
        Cli::command().debug_assert();
    }

    #[test]
    fn an_address_opens_the_window_there_however_it_is_written() {
        let look = "#look=cities-and-knights/who-loses-a-city";
        let page = format!("https://example.org/{look}");
        for words in
            [vec!["tableside", look], vec!["tableside", "--lang", "cs", &page], vec!["tableside", "--at", look]]
        {
            let cli = parse(words.iter().map(Into::into)).unwrap();
            assert!(cli.command.is_none());
            let at = crate::app::nav::address::Address::parse(&cli.at.unwrap());
            assert_eq!(at.unwrap().to_string(), look.trim_start_matches('#'));
        }
        assert!(parse(["tableside", "look"].iter().map(Into::into)).is_err());
    }

    #[test]
    fn what_counts_everywhere_stands_before_or_after_the_command() {
        for words in [["tableside", "--lang", "cs", "plays"], ["tableside", "plays", "--lang", "cs"]] {
            let cli = Cli::try_parse_from(words).unwrap();
            assert_eq!(cli.globals.lang, Some(Language::Cs));
            assert!(matches!(cli.command, Some(Command::WithPlays(WithPlays::Plays(_)))));
        }
        assert!(Cli::try_parse_from(["tableside"]).unwrap().command.is_none());
        assert!(Cli::try_parse_from(["tableside", "--lang", "de"]).is_err());
    }
}
