//! The logs of shared tables in the folder's SQLite database, by a connection and on a thread of their own.

use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::backend::{Backend, BackendFuture, Batch, BatchOutcome, Begun, KeptSeats};
use crate::store::{Line, Notice, Opened, PlayId, Replacement, Sqlite, StoreError, ValueChecksum, Values};

/// How often the thread looks whether somebody else has written.
const WATCH: Duration = Duration::from_millis(250);

/// Under which key the port is kept.
const PORT: &str = "shared-port";

type Job = Box<dyn FnOnce(&mut Sqlite) + Send>;
type Wake = Arc<dyn Fn() + Send + Sync>;

/// SQLite as a [`Backend`]. When it is dropped it finishes what it was asked, and closes the database.
pub(super) struct SqliteBackend {
    /// None when it is being dropped, which is how the thread learns that nothing more will come.
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    wakes: Arc<Mutex<Vec<Wake>>>,
}

impl SqliteBackend {
    /// Opens the plays of a folder; `tell` is called with what a person must know.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub(super) fn open(folder: &Path, tell: impl Fn(Notice) + Send + 'static) -> Result<Self, StoreError> {
        let Opened { store, notices } = Sqlite::open(folder)?;
        notices.into_iter().for_each(&tell);
        let (jobs, asked) = channel();
        let wakes = Arc::new(Mutex::new(Vec::new()));
        let woken = Arc::clone(&wakes);
        let work = move || run(store, &asked, &woken, &tell);
        let thread = std::thread::Builder::new().name("shared".to_owned()).spawn(work);
        let thread = thread.map_err(|error| StoreError::Broken { why: error.to_string() })?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread), wakes })
    }

    /// The port of the last time; none where nobody can tell.
    pub(super) async fn port(&self) -> Option<u16> {
        self.ask(|store| store.value(PORT)).await.ok()??.parse().ok()
    }

    /// Keeps the port for the next time. Where it can't be kept, the next time has another one.
    pub(super) async fn keep_port(&self, port: u16) {
        self.ask(move |store| store.keep_loosely(PORT, &port.to_string())).await.ok();
    }

    /// Has the thread do something.
    fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Sqlite) -> Result<T, StoreError> + Send + 'static,
    ) -> BackendFuture<T> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |store| {
            // Whoever asked may be gone.
            drop(answer.send(job(store)));
        });
        let ended = || StoreError::Broken { why: "the store’s thread has ended".to_owned() };
        let sent = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(ended());
            }
            answered.await.unwrap_or_else(|_| Err(ended()))
        })
    }
}

fn run(mut store: Sqlite, asked: &Receiver<Job>, wakes: &Mutex<Vec<Wake>>, tell: &dyn Fn(Notice)) {
    let mut watched = Instant::now();
    loop {
        match asked.recv_timeout(WATCH.saturating_sub(watched.elapsed())) {
            Ok(job) => job(&mut store),
            Err(RecvTimeoutError::Timeout) => {
                watched = Instant::now();
                if store.changed_elsewhere() {
                    let wakes = wakes.lock().unwrap_or_else(PoisonError::into_inner).clone();
                    for wake in wakes {
                        wake();
                    }
                }
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
        store.notices().into_iter().for_each(tell);
    }
    store.close();
}

impl Drop for SqliteBackend {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // It ends by itself when all is done; how it ended is of no use to anybody now.
            drop(thread.join());
        }
    }
}

/// Under which keys things are kept beside a shared play.
fn appends_of(play: PlayId) -> String {
    format!("{}append/", Sqlite::beside(play))
}

fn devices_of(play: PlayId) -> String {
    format!("{}devices", Sqlite::beside(play))
}

/// What is kept of a play's devices. A damaged value is no reason to keep people from their table: they join again with the link.
fn seats_of(store: &mut Sqlite, play: PlayId) -> Option<String> {
    store.value(&devices_of(play)).unwrap_or_default()
}

impl Backend for SqliteBackend {
    fn begin(&self, play: PlayId) -> BackendFuture<Begun> {
        self.ask(move |store| {
            let (listed, lines) = store.read(play, 0)?;
            let under = appends_of(play);
            let kept = store.values_under(&under)?.into_iter();
            let appends = kept.filter_map(|(key, value)| Some((key.strip_prefix(&under)?.to_owned(), value)));
            let appends = appends.collect();
            let seats = seats_of(store, play);
            Ok(Begun { header: listed.header, lines, appends, seats })
        })
    }

    fn read(&self, play: PlayId, from: u64) -> BackendFuture<Vec<Line>> {
        self.ask(move |store| store.read(play, from).map(|(_, lines)| lines))
    }

    fn append(&self, play: PlayId, batch: Batch) -> BackendFuture<BatchOutcome> {
        self.ask(move |store| {
            let under = appends_of(play);
            let Batch { lines, summary, finished, appends, seats } = batch;
            let kept = seats_of(store, play);
            if kept != seats {
                return Ok(BatchOutcome::Decided(kept));
            }
            let values: Vec<(String, String)> =
                appends.into_iter().map(|(id, value)| (format!("{under}{id}"), value)).collect();
            store.append_with(play, &lines, &summary, finished, &values).map(|()| BatchOutcome::All)
        })
    }

    fn kept_seats(&self, play: PlayId) -> BackendFuture<Option<String>> {
        self.ask(move |store| Ok(seats_of(store, play)))
    }

    fn seats(&self, play: PlayId, read: Option<String>, seats: String) -> BackendFuture<KeptSeats> {
        self.ask(move |store| {
            let read = read.as_deref().map(ValueChecksum::of);
            let overtaken = store.replace(&[Replacement { key: devices_of(play), read, value: seats }])?;
            let kept = |values: Values| values.into_iter().next().and_then(|(_, value)| value);
            Ok(overtaken.map_or(KeptSeats::Kept, |values| KeptSeats::Overtaken(kept(values))))
        })
    }

    fn watch(&self, wake: Wake) {
        self.wakes.lock().unwrap_or_else(PoisonError::into_inner).push(wake);
    }
}
