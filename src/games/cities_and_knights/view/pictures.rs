//! Which picture goes with which of the goods and pieces of this box.

use crate::games::cities_and_knights::goods::Good;
use crate::games::cities_and_knights::knights::Strength;
use crate::games::cities_and_knights::play::Piece;
use crate::kit::Noun;

/// A knight: its strength, and whether it is active.
pub(super) const fn knight(strength: Strength, active: bool) -> Noun {
    match (strength, active) {
        (Strength::Basic, false) => Noun::BasicKnight,
        (Strength::Basic, true) => Noun::BasicKnightActive,
        (Strength::Strong, false) => Noun::StrongKnight,
        (Strength::Strong, true) => Noun::StrongKnightActive,
        (Strength::Mighty, false) => Noun::MightyKnight,
        (Strength::Mighty, true) => Noun::MightyKnightActive,
    }
}

/// What lies before a player.
pub(super) const fn piece(piece: Piece) -> Noun {
    match piece {
        Piece::Settlement => Noun::Settlement,
        Piece::City | Piece::FallenCity => Noun::City,
        Piece::Wall => Noun::Wall,
        Piece::Defender => Noun::Medal,
    }
}

/// A resource or a commodity.
pub(super) const fn good(good: Good) -> Noun {
    match good {
        Good::Brick => Noun::Brick,
        Good::Lumber => Noun::Lumber,
        Good::Wool => Noun::Wool,
        Good::Grain => Noun::Grain,
        Good::Ore => Noun::Ore,
        Good::Cloth => Noun::Cloth,
        Good::Coin => Noun::Coin,
        Good::Book => Noun::Paper,
        Good::Crystal => Noun::Crystal,
    }
}
