//! The window on a desktop: opened over the plays in a folder, or refused in words where there is no display.

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{OnceLock, PoisonError};
use std::thread;

use egui::{Context, ViewportBuilder};

use crate::app::platform::clock::Clock;
use crate::app::platform::files::Disk;
use crate::app::platform::files::chooser::{SystemChooser, Wake};
use crate::app::platform::folder_thread::FolderThread;
use crate::app::platform::host::{Host, HostEvent, WindowState};
use crate::app::platform::table_host::HubHost;
use crate::app::platform::window_lock::take_slot;
use crate::app::state::draft_slot::DraftSlot;
use crate::app::{App, Parts};
use crate::games;
use crate::kit::{Look, plain_sign};
use crate::link;
use crate::locale::{Language, Message};
use crate::store::{Memory, Store, StoreThread, data_folder};

/// The smallest window of any screen; what it may be on the screen it is on, the window finds out (`app::frame`).
const LEAST: [f32; 2] = [360.0, 360.0];

/// The window's size at the first start: with its title bar and the bar of a desktop it is all in sight on a screen of
/// 1280 by 800.
const FIRST: [f32; 2] = [1200.0, 720.0];

/// Why there is no window.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no window can be opened: {why}")]
pub struct NoWindow {
    why: String,
}

impl NoWindow {
    /// The message for people, in one line: what happened, and what works without a window.
    pub fn message(&self) -> Message {
        // What a system says may have several lines, and a library says first where in its source it noticed.
        let why = self.why.split_whitespace().collect::<Vec<_>>().join(" ");
        let why = why.rsplit(": ").next().unwrap_or_default();
        Message::new("app-no-window").text("why", why)
    }
}

/// The picture in the window's frame and in the list of windows; without one the window library shows its own.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/icon/icon-192.png")))
        .unwrap_or_default()
}

/// What surrounds the window on a desktop.
struct DesktopHost;

impl Host for DesktopHost {
    fn heard(&mut self) -> Vec<HostEvent> {
        Vec::new()
    }

    fn stands(&mut self, _: &WindowState) {}

    fn tick(&mut self) {}

    fn renew(&mut self) {}

    fn open_link(&mut self, link: &str) -> bool {
        // Without a browser nothing opens, and the link can still be copied.
        open::that_detached(link).is_ok()
    }
}

/// Opens the window and stays until it is closed.
///
/// `folder` is where the plays are, the system's own place where none is given; `language` counts more than the one that
/// was set; `address` is what is shown first.
///
/// # Errors
/// When there is no display, or it cannot be drawn on.
pub fn open(folder: Option<PathBuf>, language: Option<Language>, address: Option<&str>) -> Result<(), NoWindow> {
    let system = Language::of_the_system();
    if !has_display() {
        return Err(NoWindow { why: language.unwrap_or(system).words("app-no-display") });
    }
    let folder = folder.or_else(data_folder);
    let window: Arc<OnceLock<Context>> = Arc::default();
    let store = store(folder.as_ref(), Arc::clone(&window));
    let documents = directories::UserDirs::new().and_then(|user| user.document_dir().map(PathBuf::from));
    let files = documents.or_else(|| folder.clone()).unwrap_or_else(std::env::temp_dir);
    let (games, clock) = (games::ALL, Clock::of_the_system());
    let files = Box::new(Disk::of(files).asking(SystemChooser, waking(Arc::clone(&window))));
    let slot = folder.as_deref().map_or_else(DraftSlot::only, take_slot);
    let plays = folder.clone();
    let parts = Parts { store, games, clock, language, system, folder, files };

    // Nobody is to wait for the cards and rulings when the first play opens.
    thread::spawn(games::library);

    let viewport = ViewportBuilder::default()
        .with_app_id("org.tableside.app")
        .with_title("Tableside")
        .with_icon(icon())
        .with_min_inner_size(LEAST)
        .with_inner_size(FIRST);
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    let address = address.map(str::to_owned);
    let run = |opened: Arc<AtomicBool>| {
        let create = move |cc: &eframe::CreationContext<'_>| {
            opened.store(true, Ordering::Relaxed);
            Look::default().apply(&cc.egui_ctx);
            // A name in a script that our typeface lacks is written in a font of the system, read when it is needed.
            plain_sign(&cc.egui_ctx);
            // It is set once, here.
            drop(window.set(cc.egui_ctx.clone()));
            let mut app = App::in_slot(parts, slot)
                .within(Box::new(DesktopHost))
                .linked_by(link::dialer(waking(Arc::clone(&window))));
            if let Some(plays) = plays {
                app.keeps_folders_with(Box::new(FolderThread::start(plays.clone(), waking(Arc::clone(&window)))));
                app.hosts_with(Box::new(HubHost::new(plays, waking(window))));
            }
            if let Some(address) = &address {
                app.visit_written(address);
            }
            Ok(Box::new(app) as Box<dyn eframe::App>)
        };
        eframe::run_native("Tableside", options, Box::new(create))
    };
    without_panic(run)
}

/// The plays of a folder, kept on a thread that wakes the window; in memory where the system names no folder.
fn store(folder: Option<&PathBuf>, window: Arc<OnceLock<Context>>) -> Box<dyn Store> {
    let Some(folder) = folder else { return Box::new(Memory::default()) };
    Box::new(StoreThread::start(folder.clone(), waking(window)))
}

/// What wakes the window from another thread, once it is open.
fn waking(window: Arc<OnceLock<Context>>) -> Wake {
    Arc::new(move || {
        if let Some(context) = window.get() {
            context.request_repaint();
        }
    })
}

/// Whether a display is named. Only X11 and Wayland name theirs; elsewhere there always is one.
fn has_display() -> bool {
    let named = |variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos")))
        || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(named)
}

/// Runs the window. The libraries below it panic where a display is named and cannot be reached: before the window is
/// open, that is no mistake of ours and is told in words.
fn without_panic(run: impl FnOnce(Arc<AtomicBool>) -> eframe::Result) -> Result<(), NoWindow> {
    let opened: Arc<AtomicBool> = Arc::default();
    let (said, is_open): (Arc<std::sync::Mutex<String>>, _) = (Arc::default(), Arc::clone(&opened));
    let (last_words, usual) = (Arc::clone(&said), panic::take_hook());
    panic::set_hook(Box::new(move |info| {
        if is_open.load(Ordering::Relaxed) {
            usual(info);
        } else {
            *last_words.lock().unwrap_or_else(PoisonError::into_inner) =
                info.payload_as_str().unwrap_or_default().to_owned();
        }
    }));
    let ran = panic::catch_unwind(AssertUnwindSafe(|| run(Arc::clone(&opened))));
    match ran {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(NoWindow { why: error.to_string() }),
        Err(payload) if opened.load(Ordering::Relaxed) => panic::resume_unwind(payload),
        Err(_) => Err(NoWindow { why: said.lock().unwrap_or_else(PoisonError::into_inner).clone() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_cannot_be_opened_is_told_in_one_line() {
        let error = NoWindow { why: "os error at src/linux/mod.rs:1: no\n  compositor".to_owned() };
        for language in Language::ALL {
            let line = language.say(&error.message());
            assert!(line.contains("(no compositor)") && line.contains("tableside --help"), "{line}");
        }
    }

    #[test]
    fn a_panic_before_the_window_is_open_is_an_error() {
        let told = without_panic(|_| panic!("no display"));
        assert_eq!(told, Err(NoWindow { why: "no display".to_owned() }));
    }
}
