//! The dialogue with the store: what was asked, what was answered, and the open play's session.

pub(in crate::app) mod backlog;
pub(in crate::app) mod folder_changes;
pub(in crate::app) mod household;
pub(in crate::app) mod incoming;
pub(in crate::app) mod purge;
pub(in crate::app) mod recount;
pub mod session;
pub mod session_event;
pub(in crate::app) mod store_client;
pub(in crate::app) mod store_replies;
pub(in crate::app) mod transfer;
