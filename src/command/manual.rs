//! `tableside completions` and `tableside manual`: what a shell completes, and the pages for `man`, both made from the
//! command line itself.

use std::path::PathBuf;

use clap::{Args, Command as ClapCommand};
use clap_complete::Shell;
use clap_mangen::Man;

use super::Failure;
use super::page::Page;
use super::parse::command;
use crate::locale::{Language, Message};
use crate::store::exchange;

/// What `tableside completions` is asked for.
#[derive(Clone, Debug, Args)]
pub struct CompletionsArgs {
    /// The shell that reads it
    shell: Shell,
}

/// What `tableside manual` is asked for.
#[derive(Clone, Debug, Args)]
pub struct ManualArgs {
    /// The folder for the pages, which is there
    folder: PathBuf,
}

/// How the program is called.
const NAME: &str = "tableside";

/// What the shell is to read.
pub(super) fn completions(args: &CompletionsArgs, language: Language) -> Page {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command(language), NAME, &mut text);
    Page::for_programs(String::from_utf8_lossy(&text).into_owned())
}

/// Writes a page for each command into the folder.
///
/// # Errors
/// When a page cannot be written there.
pub(super) fn manual(args: &ManualArgs, language: Language) -> Result<Page, Failure> {
    let mut pages = Vec::new();
    let mut all = command(language);
    all.build();
    gather(&all, &mut pages)?;
    for (name, text) in &pages {
        let path = args.folder.join(format!("{name}.1"));
        exchange::write_text(&path, text).map_err(|error| Failure::from(error).of_file(&path))?;
    }
    let say = Message::new("command-manual-written").number("count", pages.len());
    Ok(Page::of(&language.say(&say.text("path", args.folder.display().to_string()))))
}

fn gather(command: &ClapCommand, pages: &mut Vec<(String, String)>) -> Result<(), Failure> {
    let name = command.get_bin_name().unwrap_or(NAME).replace(' ', "-");
    let mut text = Vec::new();
    Man::new(command.clone().name(name.clone())).render(&mut text)?;
    pages.push((name, String::from_utf8_lossy(&text).into_owned()));
    for part in command.get_subcommands().filter(|part| !part.is_hide_set()) {
        gather(part, pages)?;
    }
    Ok(())
}
