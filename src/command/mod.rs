//! The command line: what works without a window.

pub mod calc;

use clap::Subcommand;

/// A command; without one the window opens.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Compute from JSON on standard input to JSON on standard output
    Calc(calc::CalcArgs),
}
