//! What is known of the terminal: how wide it is, and whether it takes colors.

use std::env;
use std::io;

use terminal_size::{Width, terminal_size_of};

/// How many letters fit on a line of standard output: as `COLUMNS` says, else as wide as the terminal is; none in a pipe or
/// a file, where lines are as long as they are.
pub(super) fn columns() -> Option<usize> {
    let said = env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok());
    said.filter(|columns| *columns > 0).or_else(|| {
        let (Width(columns), _) = terminal_size_of(io::stdout())?;
        Some(usize::from(columns))
    })
}

/// Whether what is written to standard output may have colors: in a terminal, unless `NO_COLOR` is set. Only a host's code has
/// any, and an Android app hosts nothing.
#[cfg(not(target_os = "android"))]
pub(super) fn takes_colors() -> bool {
    env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) && io::IsTerminal::is_terminal(&io::stdout())
}
