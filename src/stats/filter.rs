//! Which plays are counted.

use chrono::NaiveDate;

use super::plays::OnePlay;

/// Which plays are counted; what is none lets all through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The id of a box, or of the game by which it was played.
    pub game: Option<String>,
    /// Somebody who played.
    pub player: Option<String>,
    /// How many played.
    pub players: Option<usize>,
    /// The first day.
    pub from: Option<NaiveDate>,
    /// The last day.
    pub to: Option<NaiveDate>,
}

impl Filter {
    /// Whether a play is counted.
    pub fn takes(&self, play: &OnePlay) -> bool {
        let game = |game: &String| play.game == *game || play.played_by == *game;
        let player = |name: &String| play.seats.iter().any(|seat| seat.name == *name && !seat.guest);
        self.game.as_ref().is_none_or(game)
            && self.player.as_ref().is_none_or(player)
            && self.players.is_none_or(|players| play.seats.len() == players)
            && self.from.is_none_or(|from| play.day >= from)
            && self.to.is_none_or(|to| play.day <= to)
    }
}
