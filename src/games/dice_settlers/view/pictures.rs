//! Which picture goes with which symbol of the dice.

use crate::games::dice_settlers::actions::Symbol;
use crate::kit::Noun;

/// A symbol as it lies on the table.
pub(super) const fn symbol(symbol: Symbol) -> Noun {
    match symbol {
        Symbol::Settler => Noun::Settler,
        Symbol::Compass => Noun::Compass,
        Symbol::Campfire => Noun::Campfire,
        Symbol::Food => Noun::Food,
        Symbol::Wood => Noun::Wood,
        Symbol::Iron => Noun::Iron,
        Symbol::Gold => Noun::Gold,
        Symbol::Handshake => Noun::Handshake,
        Symbol::Purse => Noun::Purse,
        Symbol::Rifles => Noun::Rifles,
        Symbol::Lantern => Noun::Lantern,
    }
}
