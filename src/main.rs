//! Tableside on a desktop: the window, or a command that works without one.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use tableside::app::desktop;
use tableside::command::{Command, calc};
use tableside::locale::Language;

/// A companion for board games played with physical boxes
#[derive(Debug, Parser)]
#[command(name = "tableside", version)]
struct Cli {
    /// The folder with the plays
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The language: en or cs
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = ["en", "cs"])]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let chosen = cli.lang.as_deref().and_then(Language::from_code);
    let spoken = chosen.unwrap_or_else(Language::of_the_system);
    match cli.command {
        Some(Command::Calc(args)) => {
            ExitCode::from(calc::run(&args, spoken, io::stdin().lock(), io::stdout().lock(), io::stderr().lock()))
        }
        None => match desktop::open(cli.data, chosen) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                // Where even this cannot be written, the status says it.
                let _ = writeln!(io::stderr(), "{}", spoken.say(&error.say()));
                ExitCode::FAILURE
            }
        },
    }
}
