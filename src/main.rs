//! The desktop program: the window, or a command that works without one.

use std::io::{self, Write};
use std::process::ExitCode;

use tableside::app::platform::desktop;
use tableside::command::{self, Globals};

fn main() -> ExitCode {
    let cli = match command::parse(std::env::args_os()) {
        Ok(cli) => cli,
        Err(told) => {
            told.write();
            return ExitCode::from(told.status);
        }
    };
    match &cli.command {
        Some(command) => ExitCode::from(command::run(command, &cli.globals)),
        None => window(cli.globals, cli.at.as_deref()),
    }
}

/// Opens the window; where there is no display, says so in one line that names the commands which need none.
fn window(globals: Globals, at: Option<&str>) -> ExitCode {
    let language = globals.language();
    match desktop::open(globals.data, globals.lang, at) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be written, the status says it.
            writeln!(io::stderr(), "{}", language.say(&error.message())).ok();
            ExitCode::FAILURE
        }
    }
}
