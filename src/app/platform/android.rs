//! The program on Android: the window over the plays in the app's own folder.

use std::sync::{Arc, OnceLock};
use std::thread;

use eframe::NativeOptions;
use egui::Context;
use winit::platform::android::activity::AndroidApp;

use crate::app::platform::clock::Clock;
use crate::app::platform::files::Disk;
use crate::app::{App, Parts};
use crate::games;
use crate::kit::{Look, plain_sign};
use crate::locale::Language;
use crate::store::{Memory, Store, StoreThread};

/// What the system calls when the app is opened.
#[expect(unsafe_code, reason = "the system finds the function by its name")]
#[unsafe(no_mangle)]
fn android_main(activity: AndroidApp) {
    let window: Arc<OnceLock<Context>> = Arc::default();
    let folder = activity.internal_data_path();
    let store: Box<dyn Store> = match folder.clone() {
        Some(folder) => {
            let window = Arc::clone(&window);
            let wake = move || {
                if let Some(context) = window.get() {
                    context.request_repaint();
                }
            };
            Box::new(StoreThread::start(folder, Arc::new(wake)))
        }
        None => Box::new(Memory::default()),
    };
    // What is written for a person goes where other apps see it, as far as the system gives this app such a place.
    let files = activity.external_data_path().or_else(|| folder.clone()).unwrap_or_else(std::env::temp_dir);
    let parts = Parts {
        store,
        games: games::ALL,
        clock: Clock::of_the_system(),
        language: None,
        system: Language::of_the_system(),
        folder,
        files: Box::new(Disk::of(files)),
    };
    // Nobody is to wait for the cards and rulings when the first play opens.
    thread::spawn(games::library);
    let options = NativeOptions { android_app: Some(activity), system_font_fallback: false, ..Default::default() };
    let create = move |cc: &eframe::CreationContext<'_>| {
        Look::default().apply(&cc.egui_ctx);
        plain_sign(&cc.egui_ctx);
        // It is set once, here.
        drop(window.set(cc.egui_ctx.clone()));
        Ok(Box::new(App::new(parts)) as Box<dyn eframe::App>)
    };
    // Where the window cannot be drawn the system closes the app, and there is nowhere to say more.
    drop(eframe::run_native("Tableside", options, Box::new(create)));
}
