//! The settings with a folder that is kept in step.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use tableside::app::nav::screen::Place;
use tableside::app::platform::folder::FolderKeeper;
use tableside::household::FolderStatus;
use tableside::locale::{Language, Message};

use super::{Scene, Visit, scene};
use crate::common::app::now;

/// A folder that stands as it was told to.
pub struct Stands(pub FolderStatus);

impl FolderKeeper for Stands {
    fn keep(&self, _: Option<(PathBuf, usize)>, _: Language) {}

    fn retry(&self) {}

    fn status(&self) -> FolderStatus {
        self.0.clone()
    }
}

/// The settings with a folder that stands like this.
fn with(v: &mut Visit, status: FolderStatus) {
    v.h.state_mut().keeps_folders_with(Box::new(Stands(status)));
    v.visit(Place::Settings);
    let (path, keep) = (v.language.words("household-folder-path"), v.language.words("household-folder-keep"));
    v.h.get_by_role_and_label(Role::TextInput, &path).focus();
    v.h.run();
    v.h.get_by_role_and_label(Role::TextInput, &path).type_text("/home/anna/Nextcloud/plays");
    v.h.run();
    v.h.get_by_label(&keep).click_accesskit();
    v.h.run();
    let words = v.language.words("household-folder-leave");
    v.h.get_by_label(&words).scroll_to_me();
    v.h.run();
}

/// The scenes.
pub const SCENES: &[Scene] = &[
    scene("settings-folder", |v| {
        with(v, FolderStatus { done: Some(now()), taken: 3, waiting: 1, newer: 2, fault: None, left_out: Vec::new() });
    }),
    scene("settings-folder-gone", |v| {
        let fault = Message::new("household-folder-gone").text("path", "/home/anna/Nextcloud/plays").text("why", "?");
        with(v, FolderStatus { fault: Some(fault), ..FolderStatus::default() });
    }),
    scene("settings-everything", |v| {
        v.visit(Place::Settings);
        let words = v.language.words("household-add");
        v.h.get_by_label(&words).scroll_to_me();
        v.h.run();
    }),
];
