//! What there is to show: the model and its parts. Screens read it; `apply` and the answers of the store change it.

pub mod boxes;
pub mod draft_slot;
pub mod drafts;
pub mod evenings;
pub mod messages;
pub mod model;
pub mod open;
pub mod people;
pub mod prefs;
pub mod rounds;
pub mod shelf;
pub mod templates;
pub mod texts;
