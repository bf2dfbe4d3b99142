//! A whole household on its way to a file, and one of a file on its way in; and the folder that is kept in step.

use std::path::{Path, PathBuf};

use crate::app::platform::folder::FolderKeeper;
use crate::app::state::prefs::Settings;
use crate::app::sync::incoming::IncomingFile;
use crate::app::sync::store_client::PendingRequest;
use crate::app::{App, ask_for_everything};
use crate::games;
use crate::household::taken_back::FolderChange;
use crate::household::{Gather, HouseholdHere, MergePlan, MergeReport, merge};
use crate::locale::Message;
use crate::store::exchange::Everything;
use crate::store::{Reply, Request, StoreError};

/// How often a merge begins anew when another window changes what is kept meanwhile.
const ATTEMPTS: usize = 5;

/// What is being done with a whole household.
pub(in crate::app) enum HouseholdWork {
    /// It is gathered, to be written.
    Writing(PathBuf, Gather),
    /// It is gathered, to see what files would change.
    Looking(IncomingFile, Gather),
    /// It is gathered, to take back what the folder has changed.
    TakingBack(FolderChange, Gather),
    /// It is gathered, as far as a file needs it to be taken in; with the attempts that are left.
    Comparing(Everything, Gather, usize),
    /// What the file has is on its way to the disk.
    Merging {
        /// What was read, should it have to be compared again.
        file: Everything,
        /// So many answers are still to come.
        left: usize,
        /// What will have been done.
        report: MergeReport,
        /// Whether another window was faster.
        overtaken: bool,
        /// The attempts that are left.
        attempts: usize,
    },
}

impl App {
    /// Keeps a folder in step by this.
    pub fn keeps_folders_with(&mut self, keeper: Box<dyn FolderKeeper>) {
        self.model.folder_status = Some(keeper.status());
        self.folder_keeper = Some(keeper);
        self.tell_folder();
    }

    /// Tells which folder is to be kept in step.
    pub(in crate::app) fn tell_folder(&self) {
        let Some(keeper) = &self.folder_keeper else { return };
        let settings = &self.model.settings;
        let folder = (!settings.folder.is_empty()).then(|| (PathBuf::from(&settings.folder), settings.daily_files()));
        keeper.keep(folder, self.model.texts.language());
    }

    /// Takes what the folder has to say. True when that is news.
    pub(in crate::app) fn hear_folder(&mut self) {
        if let Some(keeper) = &self.folder_keeper {
            self.model.folder_status = Some(keeper.status());
        }
    }

    /// Keeps this folder in step from now on; none where it is empty.
    pub(in crate::app) fn choose_folder(&mut self, folder: &Path) {
        let folder = folder.display().to_string();
        self.set(Settings { folder, ..self.model.settings.clone() });
    }

    /// Looks at the folder at once.
    pub(in crate::app) fn retry_folder(&self) {
        if let Some(keeper) = &self.folder_keeper {
            keeper.retry();
        }
    }

    /// Begins to write everything to a file: it is asked of the store, so that the file has what is on disk.
    pub(in crate::app) fn export_everything(&mut self, path: PathBuf) {
        if self.household.is_none() {
            self.household = Some(HouseholdWork::Writing(path, Gather::all(self.model.games)));
            self.work_on_household();
        }
    }

    /// Begins to take a household in.
    pub(in crate::app) fn take_everything(&mut self, file: Everything) {
        if self.household.is_some() {
            return self.message(Message::new("household-busy"), true, None);
        }
        self.compare_household(file, ATTEMPTS);
    }

    fn compare_household(&mut self, file: Everything, attempts: usize) {
        let gather = Gather::for_file(self.model.games, &file);
        self.household = Some(HouseholdWork::Comparing(file, gather, attempts));
        self.work_on_household();
    }

    /// Takes an answer for what is being done.
    pub(in crate::app) fn heard_for_household(&mut self, reply: Result<Reply, StoreError>) {
        match &mut self.household {
            Some(
                HouseholdWork::Writing(_, gather)
                | HouseholdWork::Comparing(_, gather, _)
                | HouseholdWork::Looking(_, gather)
                | HouseholdWork::TakingBack(_, gather),
            ) => gather.take(reply),
            Some(HouseholdWork::Merging { left, overtaken, .. }) => {
                *left = left.saturating_sub(1);
                match reply {
                    Ok(Reply::Overtaken(_))
                    | Err(StoreError::Behind { .. } | StoreError::Exists { .. } | StoreError::NoPlay { .. }) => {
                        *overtaken = true;
                    }
                    Ok(_) => {}
                    Err(error) => {
                        self.household = None;
                        return self.message(error.message(), true, None);
                    }
                }
            }
            None => {}
        }
        self.work_on_household();
    }

    pub(in crate::app) fn work_on_household(&mut self) {
        match &mut self.household {
            Some(
                HouseholdWork::Writing(_, gather)
                | HouseholdWork::Comparing(_, gather, _)
                | HouseholdWork::Looking(_, gather)
                | HouseholdWork::TakingBack(_, gather),
            ) => {
                while let Some(request) = gather.next_request() {
                    self.client.ask(PendingRequest::Household, request);
                }
                if !gather.is_done() {
                    return;
                }
            }
            Some(HouseholdWork::Merging { left, .. }) if *left > 0 => return,
            Some(HouseholdWork::Merging { .. }) => {}
            None => return,
        }
        match self.household.take() {
            Some(HouseholdWork::Writing(path, gather)) => match gather.finish() {
                Ok(here) => self.write_everything(&path, &here),
                Err(error) => self.message(error.message(), true, None),
            },
            Some(HouseholdWork::Looking(incoming, gather)) => match gather.finish() {
                Ok(here) => self.looked(incoming, &here),
                Err(error) => self.message(error.message(), true, None),
            },
            Some(HouseholdWork::TakingBack(change, gather)) => match gather.finish() {
                Ok(here) => self.take_back_with(&change, &here),
                Err(error) => self.message(error.message(), true, None),
            },
            Some(HouseholdWork::Comparing(file, gather, attempts)) => match gather.finish() {
                Ok(here) => self.merge_household(&here, file, attempts),
                Err(error) => self.message(error.message(), true, None),
            },
            Some(HouseholdWork::Merging { file, overtaken: true, attempts, .. }) if attempts > 0 => {
                self.compare_household(file, attempts - 1);
            }
            Some(HouseholdWork::Merging { overtaken: true, .. }) => {
                self.message(StoreError::Busy.message(), true, None);
            }
            Some(HouseholdWork::Merging { report, .. }) => self.merged(&report),
            None => {}
        }
        self.come_in_next();
    }

    fn write_everything(&mut self, path: &Path, here: &HouseholdHere) {
        let (everything, keep) = here.to_file(self.model.clock.now());
        for request in keep {
            self.client.ask(PendingRequest::KeepStamps, request);
        }
        let written = everything.to_json().and_then(|text| self.files.write(path, &text));
        match written {
            Ok(said) => {
                self.model.in_a_file = true;
                let in_file = self.model.finished_plays();
                self.set(Settings { in_file, ..self.model.settings.clone() });
                self.message(said, false, None);
            }
            Err(error) => return self.message(error.message(), true, None),
        }
        if !here.damaged.is_empty() {
            let (model, texts) = (&self.model, &self.model.texts);
            let names = here.damaged.iter().map(|play| Message::literal(model.name_of(play.clone(), texts))).collect();
            self.message(Message::new("app-export-damaged").names("plays", names), true, None);
        }
    }

    fn merge_household(&mut self, here: &HouseholdHere, file: Everything, attempts: usize) {
        let note = self.model.texts.t("household-copy-note").to_string();
        let games = self.model.games;
        let accept = |play| games::accepted(games, play);
        let MergePlan { requests, report } = merge(here, file.clone(), self.model.clock.now(), &note, accept);
        let left = requests.len();
        self.household = Some(HouseholdWork::Merging { file, left, report, overtaken: false, attempts });
        for request in requests {
            self.client.ask(PendingRequest::Household, request);
        }
        if left == 0 {
            self.work_on_household();
        }
    }

    /// What was taken in is shown.
    fn merged(&mut self, report: &MergeReport) {
        self.message(report.message(), false, None);
        for left in report.left_out(self.model.texts.language()) {
            self.message(left, true, None);
        }
        self.ask_again_for_household();
    }

    /// What is shown of all that a merge may have changed is read again.
    pub(in crate::app) fn ask_again_for_household(&mut self) {
        ask_for_everything(&mut self.client, self.model.games, &self.model.drafts.key());
        self.client.ask(PendingRequest::Trash, Request::Plays { removed: true });
        self.changed_elsewhere();
    }
}
