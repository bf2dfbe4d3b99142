//! A table of many devices in the window: joining one, and what is shown of it at the table.

pub(in crate::app) mod device_dialog;
pub mod guest;
pub mod host;
pub(in crate::app) mod join;
pub(in crate::app) mod new_link_dialog;
pub(in crate::app) mod seat_dialog;
mod secrets;
pub(in crate::app) mod share;
pub(in crate::app) mod status;
