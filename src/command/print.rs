//! `tableside print`: a page to be printed, with a game's rulings or as a player aid.

use std::io::Write;

use clap::Args;

use super::cards::read_own;
use super::page::{Page, one_line};
use super::{Failure, Globals, known};
use crate::games::print::Printed;
use crate::games::{self, Game};
use crate::library::{Lookup, Own};
use crate::locale::Language;
use crate::store::Notice;

/// What `tableside print` is asked for.
#[derive(Clone, Debug, Args)]
pub struct PrintArgs {
    /// Of which game
    game: String,
    /// The player aid of one page instead of all rulings
    #[arg(long)]
    aid: bool,
}

/// The games of which there is something to print.
pub(super) fn games_with_rulings() -> impl Iterator<Item = &'static dyn Game> {
    games::ALL.iter().copied().filter(|game| !game.books().rulings.is_empty())
}

/// The page, with the house rules and notes of the plays' folder; where they cannot be read, that is said and the page is
/// made without them.
///
/// # Errors
/// [`Failure::Input`] where there is no such game.
pub(super) fn run(
    args: &PrintArgs,
    globals: &Globals,
    language: &mut Language,
    errors: &mut impl Write,
) -> Result<Page, Failure> {
    let id = known::game(&args.game, games_with_rulings().map(Game::id), &[], *language)?;
    let mut own = Own::default();
    let read = read_own(globals, &mut own, language);
    let said = read.map_or_else(|error| vec![error.message()], |notices| notices.iter().map(Notice::message).collect());
    for say in said {
        // Where standard error is closed, nobody is there to be told.
        writeln!(errors, "{}", one_line(&language.say(&say))).ok();
    }
    let what = if args.aid { Printed::PlayerAid } else { Printed::Rulings };
    let lookup = Lookup { library: games::library(), own: &own };
    let mut page = Page::default();
    if let Some(game) = games::find(id) {
        for line in what.page(game, &lookup, *language).lines() {
            page.line(line);
        }
    }
    Ok(page)
}
