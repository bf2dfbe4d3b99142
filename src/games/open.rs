//! Opening a play through its game, whether it comes from the store or from a file.

use thiserror::Error;

use super::{ALL, Game, Games};
use crate::locale::Message;
use crate::store::exchange::Exported;
use crate::store::{Header, Line, Listed, Request};
use crate::table::entry::FORMAT;
use crate::table::log::LogError;
use crate::table::play::{Play, summary};

/// Why a play cannot be opened. It is left as it is.
#[derive(Debug, Error)]
pub enum OpenError {
    /// This version has no such game.
    #[error("unknown game {game}")]
    UnknownGame {
        /// The game's id.
        game: String,
    },
    /// A newer version of the program wrote the log.
    #[error("the log has format {found}; this version knows {FORMAT}")]
    Newer {
        /// The log's format.
        found: u32,
    },
    /// The header names another game than the log's beginning.
    #[error("the play and its log belong to different games")]
    OtherGame,
    /// The lines are no log of the game.
    #[error(transparent)]
    Log(#[from] LogError),
}

impl OpenError {
    /// The message for people: what happened, what is safe, what to do.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownGame { game } => Message::new("table-unknown-game").text("game", game),
            Self::Newer { found } => Message::new("table-newer-log").number("found", *found).number("known", FORMAT),
            Self::OtherGame => Message::new("table-log-damaged").say("detail", Message::new("table-damage-game")),
            Self::Log(error) => error.message(),
        }
    }
}

/// The game of a play among these, if this version can read its log.
///
/// # Errors
/// When the game is not among them, or this version does not know the log's format.
pub fn game_of(games: Games, header: &Header) -> Result<&'static dyn Game, OpenError> {
    let game = super::among(games, &header.game).ok_or_else(|| OpenError::UnknownGame { game: header.game.clone() })?;
    if header.format > FORMAT { Err(OpenError::Newer { found: header.format }) } else { Ok(game) }
}

/// Opens a play through the game that its header names.
///
/// # Errors
/// As [`open_among`].
pub fn open(header: &Header, lines: &[Line]) -> Result<Box<dyn Play>, OpenError> {
    open_among(ALL, header, lines)
}

/// Opens a play through the game among these that its header names.
///
/// # Errors
/// As [`game_of`], and when the lines are no log of the game.
pub fn open_among(games: Games, header: &Header, lines: &[Line]) -> Result<Box<dyn Play>, OpenError> {
    let play = game_of(games, header)?.open(lines)?;
    if play.setup().game == header.game { Ok(play) } else { Err(OpenError::OtherGame) }
}

/// A play from a file, made sure that it can be opened by one of these games, with what this version says of it in a list.
///
/// # Errors
/// As [`open_among`].
pub fn accepted(games: Games, file: Exported) -> Result<Exported, OpenError> {
    let play = open_among(games, &file.header, &file.lines)?;
    let (summary, finished) = summary(play.as_ref());
    // A summary of names, numbers and words is always JSON; the file's own would still be a list's row.
    let summary = serde_json::to_string(&summary).unwrap_or(file.summary);
    Ok(Exported { summary, finished, ..file })
}

/// The request that brings up to date what is kept of a play in the list, such as the row of its result after a rule was
/// changed; none where it is as this version says it.
///
/// # Errors
/// As [`open_among`].
pub fn refreshed(games: Games, listed: &Listed, lines: &[Line]) -> Result<Option<Request>, OpenError> {
    let play = open_among(games, &listed.header, lines)?;
    let (summary, finished) = summary(play.as_ref());
    // A summary of names, numbers and words is always JSON.
    let Ok(summary) = serde_json::to_string(&summary) else { return Ok(None) };
    let known = summary == listed.summary && finished == listed.finished;
    Ok((!known).then(|| Request::Append { play: listed.header.id, lines: Vec::new(), summary, finished }))
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta, Utc};

    use super::*;
    use crate::games::{Example, example_play};
    use crate::locale::Language;

    fn file() -> Exported {
        let last = DateTime::<Utc>::UNIX_EPOCH + TimeDelta::days(20_000);
        example_play(&crate::games::amun_re::AmunRe, Example::HalfWay, Language::En, last).unwrap()
    }

    #[test]
    fn a_play_of_an_unknown_game_or_a_newer_format_is_refused_as_such() {
        let good = file();
        let with = |change: &dyn Fn(&mut Header)| {
            let mut header = good.header.clone();
            change(&mut header);
            open(&header, &good.lines).map(drop)
        };
        assert!(with(&|_| ()).is_ok());
        assert!(matches!(with(&|header| header.game = "nile".into()), Err(OpenError::UnknownGame { .. })));
        let newer = FORMAT + 1;
        assert!(matches!(with(&|header| header.format = newer), Err(OpenError::Newer { found }) if found == newer));
        assert!(matches!(open(&good.header, &good.lines[1..]), Err(OpenError::Log(LogError::Beginning))));
        let mut lines = good.lines.clone();
        lines[0].body = lines[0].body.replace("amun-re", "nile");
        assert!(matches!(open(&good.header, &lines), Err(OpenError::OtherGame)));
    }

    #[test]
    fn what_a_list_says_of_a_file_is_made_here() {
        let good = file();
        let odd = Exported { summary: "7".to_owned(), finished: true, ..good.clone() };
        assert_eq!(accepted(ALL, odd).unwrap(), good);
    }
}
