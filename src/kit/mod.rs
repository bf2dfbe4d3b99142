//! The kit: design tokens, and the widgets that all screens share. It knows no game.
//!
//! A screen sets a [`Look`] once, asks for [`Tokens`] where it paints by itself, and otherwise uses the widgets. They
//! take words that are already in the reader's language; their own few words follow the language of the look. Every
//! control has a name that says what it does and to whom, is at least [`tokens::TARGET`] points high, and can be
//! reached and used with the keyboard alone.

mod button;
mod card;
mod chip;
mod fonts;
mod icons;
mod layout;
mod look;
mod mark;
mod paint;
mod score;
mod stepper;
pub mod text;
mod theme;
pub mod tokens;
mod value_cell;
mod words;

pub use button::{Button, button, icon_button, primary_button};
pub use card::{card, inset};
pub use chip::{chip, choice_chip};
pub use icons::{ICON, Icon};
pub use layout::{COLUMN, Width, bottom_bar, column, equal_columns, hairline, page, top_bar};
pub use look::{Look, Theme};
pub use mark::{MARK, Mark, mark};
pub use score::{Score, player_row, score_row, score_tiles};
pub use stepper::stepper;
pub use tokens::{Accent, Tokens};
pub use value_cell::value_cell;
