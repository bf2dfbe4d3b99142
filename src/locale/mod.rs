//! What the program says: two languages that are equals, and the messages in them.
//!
//! A message travels as a [`Message`], a key with its arguments, and becomes words only where it is shown. So the rules,
//! the log and the store never hold a sentence of one language, and switching the language needs nothing recomputed.

mod bundles;
mod files;
mod language;
mod message;
mod unseen;

pub use bundles::{add_texts, keys, missing_arguments, parsed_files};
pub use language::{Language, with_capital};
pub use message::{Arg, Message};
pub use unseen::{is_steering, is_unseen, one_line, plain_json, plain_lines};
