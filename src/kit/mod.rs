//! The kit: design tokens, and the widgets that all screens share. It knows no game.
//!
//! A screen sets a [`Look`] once, asks for [`Tokens`] where it paints by itself, and otherwise uses the widgets. They
//! take words that are already in the reader's language; their own few words follow the language of the look. Every
//! control has a name that says what it does and to whom, is at least [`tokens::TARGET`] points high, and can be
//! reached and used with the keyboard alone.

mod anchor;
mod arrangement;
mod art;
mod aside;
mod bank_map;
mod button;
mod card;
mod chart;
mod check_row;
mod chip;
mod choice;
mod choice_menu;
mod copyable;
mod counted_cell;
mod drawn;
mod edge_light;
mod empty;
mod entry;
mod field;
mod figures;
mod flinch;
mod fling;
mod focus;
mod fonts;
mod guard;
mod half_typed;
mod hold;
mod icons;
mod keyboard;
mod keypad;
mod layout;
mod list_row;
mod look;
mod loud;
mod mark;
mod marked;
mod menu;
mod motion;
mod notice;
mod nouns;
mod number_entry;
mod number_strip;
mod paint;
mod person;
mod piece_row;
mod qr;
mod reading;
mod reason_tree;
mod ring;
mod score;
mod sheet;
mod shelf;
mod standing_bars;
mod stepper;
mod steps;
mod strokes;
pub mod sum;
mod table_grid;
pub mod tap_queue;
pub mod text;
mod theme;
pub mod tokens;
mod unavailable;
mod value_cell;
mod verb;
mod voyage;
mod words;

pub use anchor::{anchored, keeps_room};
pub use arrangement::{Arrangement, Dock, dock, fits_two, is_low};
pub use art::Art;
pub use aside::aside;
pub use bank_map::{MapTile, banks};
pub use button::{Button, button, button_row, button_row_unless, icon_button, icon_button_side, primary_button};
pub use card::{card, inset};
pub use chart::{Chart, Series};
pub use check_row::CheckRow;
pub use chip::{
    action_chip, chip, chip_room, choice_chip, choice_chip_in_room, done_chip, noun_chip, swatch, swatch_chip,
    switch_chip,
};
pub use choice::{named_switch_row, segmented, switch_row, switch_row_unless};
pub use choice_menu::{choice_menu, choice_menu_quiet};
pub use copyable::{copyable, copyable_fact, copyable_in};
pub use counted_cell::CountedCell;
pub use edge_light::edge_light;
pub use empty::empty_state;
pub use entry::{labeled_row, noun_row, tappable_figure, tappable_score};
pub use field::{note_field, notepad_field, search_field, text_field};
pub use figures::figures;
pub use fonts::plain_sign;
pub use guard::{set_owners, set_turn};
pub use half_typed::{half_typed, resume_half_typed};
pub use icons::{ICON, Icon};
pub use keypad::{Keypad, KeypadAnswer, complete};
pub use layout::{
    COLUMN, Side, Width, bars, bottom_bar, column, equal_columns, hairline, lasting, left_panel, main_part,
    notice_strip, page, page_above, page_of_two, page_that_stays, pinned, right_panel, scrolled, scrolled_rows,
    top_bar, two_sides,
};
pub use list_row::ListRow;
pub use look::{Look, Theme};
pub use loud::LOUD_KEYS;
pub use mark::{MARK, Mark, mark};
pub use marked::marked;
pub use menu::{menu, menu_row};
pub use motion::count_up;
pub use notice::{ToastAnswer, Tone, banner, is_clear, small_toast, small_toast_place, tappable, toast, toast_place};
pub use nouns::{NOUN, Noun, noun, noun_alone, shows_pictures};
pub use number_entry::{NumberCell, NumberDraft, NumberEntry};
pub use person::{PersonTab, person_at_right, person_chip, person_tabs, turn_line};
pub use piece_row::PieceRow;
pub use qr::QrCode;
pub use reading::{Landmark, announcement, landmark, list_item, list_of};
pub use reason_tree::{reason_tree, reason_tree_with};
pub use ring::{RingCard, ring, ring_shown};
pub use score::{Score, player_row, player_row_with_note, score_row, score_tiles};
pub use sheet::{SheetAnswer, reading_sheet, sheet};
pub use shelf::{ShelfTile, look_up_field, shelf, shelf_height};
pub use standing_bars::{StandingRow, standing_bars};
pub use stepper::{Step, Stepped, Stepper, stepper, stepper_to};
pub use steps::{StepState, ladder, progress_dashes, step_row};
pub use table_grid::{CellState, GridCell, GridColumn, GridRow, GridTap, TableGrid};
pub use tokens::{Accent, Piece, Tokens};
pub use unavailable::{leads_here, told, unless};
pub use value_cell::value_cell;
pub use voyage::voyage;
