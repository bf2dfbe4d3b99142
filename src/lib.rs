//! Tableside: a companion for board games played with physical boxes.
//!
//! It says what comes next, does the sums, keeps the score with its reasons and remembers the evening.
//!
//! ## The map of the house
//!
//! One crate, and beside it `raster`, which draws a picture without a window. Arrows run downwards only: a room uses the
//! rooms below it and never one above. `tests/house` holds that.
//!
//! | room | what it is about | what is never in it |
//! |---|---|---|
//! | [`command`] | the command line: calculators, the list of plays, the score sheet in the terminal, files in and out | egui |
//! | [`app`] | the window: screens, navigation, shortcuts, messages, and the dialogue with the store | a rule of a game |
//! | [`household`] | a household on several devices: the file of everything, its merge, the folder that is kept in step | a screen; what a line of a log means |
//! | `hub` | the host of a shared table, on the desktop alone: its server, its keys, who numbers the lines | egui; what a line of a game means |
//! | [`link`] | a guest's device at a table: a store over the wire, with a copy and an outbox on disk | a screen; a rule |
//! | [`games`] | one folder a game, all of one plan: what is printed, one pure file a rule, the play, its panels | another game |
//! | [`kit`] | design tokens and the widgets that all screens share | a game; a color outside `tokens.rs` |
//! | [`library`] | cards and rulings, what a person adds to them, and the search over both | a game by name |
//! | [`stats`] | what all finished plays say together, who counts as whom, places and notes | a log; a game by name |
//! | [`table`] | players and seats, the log and its undo, the guide's cursor, the score sheet with its reasons | a game by name |
//! | [`wire`] | the messages between the devices of one table, as plain types | a socket; anything that is kept |
//! | [`store`] | where plays are kept, and the files in which they travel | what a line of a log means |
//! | [`locale`] | the languages, and the messages in them | |
//!
//! The window has rooms of its own: `app/platform` (clock, files, what surrounds the window), `app/state` (what there is
//! to show), `app/nav` (where one is), `app/sync` (the dialogue with the store), `app/dialogs`, `app/screens`, and a folder
//! each for the table (`app/table`), New play (`app/new_play`), the library (`app/library`), the tools of any table
//! (`app/tools`), the statistics (`app/statistics`), one table on many devices (`app/sharing`), what helps beside a play
//! (`app/aids`: setup, packing, lessons, printing), plays that are written down afterwards (`app/afterwards`), files of
//! BG Stats (`app/bgstats`) and the picture of a score sheet (`app/picture`). `app::app_action` is all that a screen can ask
//! for, and `app::apply` what then happens.
//!
//! `main.rs` is the desktop's entry; `web.rs` is the browser's, with the page's own files in assets/web.
//!
//! ## How an entry travels
//!
//! 1. A game's panel asks for an action ([`games::view::ViewRequest`]); drawing changes nothing.
//! 2. `app::sync::session` has the play check it ([`table::play::Play::prepare`]): the rules refuse it with a reason, or it
//!    becomes a [`store::Line`].
//! 3. The store commits the line and acknowledges it; it is on disk now.
//! 4. Only then the play takes it ([`table::play::Play::accept`]) and folds it into its state, and the screen shows it.
//!
//! ## What always holds
//!
//! - **The state is the fold of the entries that stand.** No clock, random source, float or file in a rule or a fold:
//!   the same entries give the same state on every machine. Undo and redo are entries too; nothing is ever taken out.
//! - **A refusal changes nothing** and comes with a reason in words.
//! - **Every number on a score sheet carries its [`table::reason::Reason`]**, down to what was entered.
//! - **Words live in `data/locale`**, both languages complete; code holds message keys ([`locale::Message`]).
//! - **Figures live in `data/games`**, each with how sure it is; what nobody has confirmed is shown as such, and the
//!   owner of a box can fill it in.
//! - **No frame is drawn when nothing changes**, and nothing is built per frame that can be kept until the log changes.

pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod command;
pub mod games;
pub mod household;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub mod hub;
pub mod kit;
pub mod library;
pub mod link;
pub mod locale;
pub mod stats;
pub mod store;
pub mod table;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod wire;
