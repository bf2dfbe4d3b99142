//! The desktop program: the window, or a command.

use std::process::ExitCode;

use clap::Parser;
use tableside::command::{self, Cli};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let status = match &cli.command {
        Some(command) => command::run(command, &cli.globals),
        None => command::no_display(&cli.globals),
    };
    ExitCode::from(status)
}
