//! A thread that keeps the folder in step, so that neither the window nor the store waits for a slow disk or a network.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::household::FolderStatus;
use crate::household::step::{DAILY_REST, FolderFault, FolderSettings, Pace, StepReport, glance, step};
use crate::locale::{Language, Message};
use crate::store::{Sqlite, time};

/// How often the thread looks at the folder.
const WATCH: Duration = Duration::from_secs(3);

/// How long the plays must have been left alone before they are written: nobody's file is to be of half an entry.
const SETTLED: Duration = Duration::from_secs(6);

/// How long the daily file waits for more, at most.
const REST: Duration = Duration::from_secs(DAILY_REST.unsigned_abs());

/// Called, from any thread, when there is something new to be shown.
type Wake = Arc<dyn Fn() + Send + Sync>;

enum Told {
    Keep(Option<FolderSettings>),
    Retry,
}

/// The thread. When it is dropped it ends after what it is doing.
pub struct FolderThread {
    tell: Option<Sender<Told>>,
    status: Arc<Mutex<FolderStatus>>,
    thread: Option<JoinHandle<()>>,
}

impl FolderThread {
    /// A thread for the plays in this folder, which does nothing yet; `wake` is called when the status changes.
    pub fn start(data: PathBuf, wake: Wake) -> Self {
        let (tell, told) = channel();
        let status: Arc<Mutex<FolderStatus>> = Arc::default();
        let shared = Arc::clone(&status);
        let work = move || {
            let mut worker = Worker {
                data,
                settings: None,
                glanced: None,
                again: None,
                status: FolderStatus::default(),
                shared,
                wake,
            };
            let mut since = Instant::now();
            loop {
                match told.recv_timeout(WATCH) {
                    Ok(Told::Keep(settings)) => worker.settings = settings,
                    Ok(Told::Retry) => {}
                    Err(RecvTimeoutError::Timeout) => {
                        worker.look(&mut since);
                        continue;
                    }
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                worker.glanced = None;
                since = Instant::now().checked_sub(SETTLED).unwrap_or(since);
                worker.look(&mut since);
            }
        };
        let thread = std::thread::Builder::new().name("folder".to_owned()).spawn(work).ok();
        Self { tell: Some(tell), status, thread }
    }

    /// Keeps this folder in step from now on, or none.
    pub fn keep_settings(&self, settings: Option<FolderSettings>) {
        self.tell(Told::Keep(settings));
    }

    /// Looks at once, and tries again what has failed.
    pub fn look_now(&self) {
        self.tell(Told::Retry);
    }

    fn tell(&self, told: Told) {
        // A thread that has ended has said so in its status.
        drop(self.tell.as_ref().map(|tell| tell.send(told)));
    }

    /// How the folder stands.
    pub fn standing(&self) -> FolderStatus {
        self.status.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for FolderThread {
    fn drop(&mut self) {
        self.tell = None;
        // It may wait for a network that is gone; what it writes is there whole or not at all, so nobody waits for it.
        drop(self.thread.take());
    }
}

struct Worker {
    data: PathBuf,
    settings: Option<FolderSettings>,
    /// What was there when both were equal.
    glanced: Option<BTreeMap<String, String>>,
    /// When the daily file is to be made anew.
    again: Option<Instant>,
    status: FolderStatus,
    shared: Arc<Mutex<FolderStatus>>,
    wake: Wake,
}

impl Worker {
    fn look(&mut self, since: &mut Instant) {
        let Some(settings) = self.settings.clone() else {
            self.say(FolderStatus::default());
            return;
        };
        match glance(&self.data, &settings) {
            Ok(glance) if self.glanced.as_ref() == Some(&glance) && !self.is_due() => *since = Instant::now(),
            Ok(_) if since.elapsed() < SETTLED => {}
            Ok(_) => {
                *since = Instant::now();
                let done = self.step(&settings);
                let later = done.as_ref().is_ok_and(|report| report.later);
                self.again = if later { self.again.or_else(|| Instant::now().checked_add(REST)) } else { None };
                let unsettled = done.as_ref().is_ok_and(|report| report.unsettled || !report.faults.is_empty());
                self.tell_of(done);
                // A step writes too; what it has written is no news.
                let fault = self.status.fault.is_some() || unsettled;
                self.glanced = if fault { None } else { glance(&self.data, &settings).ok() };
            }
            Err(fault) => self.tell_of(Err(fault)),
        }
    }

    fn is_due(&self) -> bool {
        self.again.is_some_and(|again| again <= Instant::now())
    }

    fn step(&self, settings: &FolderSettings) -> Result<StepReport, FolderFault> {
        // It is opened for each step alone, so that the window can have the plays for itself between them.
        let mut opened = Sqlite::open(&self.data)?;
        step(&mut opened.store, settings, time::now(), Pace::Resting)
    }

    fn tell_of(&mut self, done: Result<StepReport, FolderFault>) {
        let status = match done {
            Ok(report) => FolderStatus {
                done: Some(time::now()),
                taken: self.status.taken + report.merged.added + report.merged.continued + report.merged.copies,
                fault: None,
                waiting: report.waiting.len(),
                newer: report.newer.len(),
                left_out: self.left_out(&report),
            },
            Err(fault) => FolderStatus { fault: Some(fault.message()), ..self.status.clone() },
        };
        self.say(status);
    }

    /// What of the files was not taken or written, in words; it stays said until the next look that takes something.
    fn left_out(&self, report: &StepReport) -> Vec<Message> {
        let language = self.settings.as_ref().map_or_else(Language::default, |settings| settings.language);
        let mut said = report.merged.left_out(language);
        said.extend(report.fault_messages());
        if said.is_empty() && report.merged.is_nothing() { self.status.left_out.clone() } else { said }
    }

    fn say(&mut self, status: FolderStatus) {
        let news = FolderStatus { done: None, ..status.clone() } != FolderStatus { done: None, ..self.status.clone() }
            || (status.done.is_some() && self.status.done.is_none());
        self.status = status.clone();
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = status;
        if news {
            (self.wake)();
        }
    }
}
