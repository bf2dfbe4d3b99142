//! What opens over a screen: a question, a form, a reason.

pub(in crate::app) mod cell_dialog;
pub(in crate::app) mod change;
pub(in crate::app) mod damaged;
pub(in crate::app) mod end_early;
pub(in crate::app) mod explain;
pub(in crate::app) mod export;
pub(in crate::app) mod for_all;
pub(in crate::app) mod picture;
pub(in crate::app) mod preview;
pub(in crate::app) mod push;
pub(in crate::app) mod recover;
pub(in crate::app) mod remark;
pub(in crate::app) mod replace;
pub(in crate::app) mod rounds;
pub(in crate::app) mod text_size;
pub(in crate::app) mod unsaved;
